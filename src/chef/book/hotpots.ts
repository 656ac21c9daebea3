// Pots that are made of two things: meat under potatoes, and sauerkraut with all that is smoked.

import { defineRows } from '../language/row.ts';
import { BROWNED, BUBBLE, MUSHROOM, PUREE, SOFT } from './mains.ts';
import { BOIL_POTATO, CUBE, CUT_BREAD, POTATO, SLICED_ONION, SOFT_HERB } from './shared.ts';

export const HOTPOTS = defineRows([
  {
    id: 'sauerkraut-pot', family: 'stew', needs: ['hob'],
    title: [
      'braised sauerkraut with {names meat smoky pork cooked} and {name fruit}', 'braised sauerkraut with {names meat smoky pork cooked bits potato mushroom}',
    ],
    headnote: [
      'Slow cooking takes the bite out of the sauerkraut and leaves it mellow[?fruit: , sweetened by the {names fruit},] and full of all that cooked in it.',
    ],
    wants: {
      kraut: { of: ['sauerkraut'], each: 150, heart: true, ready: 'rinsed and squeezed' },
      meat: { of: ['@sausage', 'vegetarian-sausage'], each: 120, may: true, ready: '' },
      pork: { of: ['pork-shoulder', 'pork-belly', 'stewing-beef', 'venison'], each: 120, may: true, cut: 'chunks-2cm' },
      smoky: { of: ['smoked-sausage', 'chorizo'], each: 90, may: true, ready: 'in thick slices' },
      bits: { of: ['bacon', 'pancetta'], each: 30, may: true, ready: 'cut small' },
      cooked: { of: ['ham', 'hot-dog', '@cooked-meat', '@cooked-shaped'], each: 80, may: true, ready: 'in thick pieces' }, onion: SLICED_ONION,
      cabbage: { of: ['cabbage', 'carrot'], each: 80, may: true, cut: 'shreds' }, mushroom: { ...MUSHROOM, of: ['@wild-mushroom'] },
      dried: { of: ['dried-mushroom'], each: 6, may: true, ready: 'soaked in hot water for 20 minutes, squeezed and chopped' },
      fruit: { of: ['apple', 'prunes', 'pear'], each: 35, may: true, ready: 'chopped' },
      wine: { of: ['white-wine', 'beer', 'red-wine', 'cider'], each: 90, may: true }, potato: POTATO,
      cool: { of: ['soured-cream', 'creme-fraiche'], each: 35, may: true }, bread: { ...CUT_BREAD, of: ['rye-bread', '@bread'] },
      herb: { ...SOFT_HERB, of: ['dill', 'parsley', 'chives'] },
      mustard: { of: ['mustard', 'wholegrain-mustard', 'horseradish'], each: 8, may: true },
    },
    takes: {
      fat: { of: ['lard', 'butter', 'vegetable-oil', 'goose-fat'], amount: 0.75, unit: 'tbsp' },
      spice: { of: ['juniper-berries', 'caraway-seeds', 'bay-leaf', 'paprika'], amount: 0.5, unit: 'tsp' },
      sweet: { of: ['brown-sugar', 'sugar', 'honey'], amount: 0.5, unit: 'tsp', unless: 'fruit' }, cube: { ...CUBE, amount: 0.25 }, puree: { ...PUREE, may: true },
    },
    oneOf: [['meat', 'pork', 'smoky', 'bits', 'cooked', 'potato', 'mushroom']], not: ['corned-beef'], 
    acts: [
      { ...BROWNED, in: 'pot', words: 'Warm {fat:1/3} in {in} {heat} and brown {pork} with {salt} {until}. Lift onto a plate.' },
      {
        ...BROWNED, in: 'pot', heat: 'medium', cue: 'brown outside',
        words: 'Fry {meat} in {in} with {fat:1/3} {heat} {until}; they cook through later. Lift onto a plate.',
      },
      {
        ...SOFT, in: 'pot', core: ['smoky', 'bits'],
        words: 'Cook {smoky bits onion cabbage mushroom} in {in} with {fat} {heat} {until}[ (past {core})].',
      },
      {
        do: 'simmer', in: 'pot', from: 'plate', heat: 'low', minutes: [90, 105], cue: 'the meat gives to a fork', core: ['pork'],
        water: 150, when: 'pork',
        words: 'Stir in {kraut dried spice sweet fruit cube puree wine}, {the pork} and {water}. Cover and simmer {heat} {until}[ (far past {core})].',
      },
      {
        do: 'simmer', in: 'pot', from: 'plate', heat: 'low', minutes: [20, 25], cue: 'mellow, with little liquid left', water: 60,
        when: '!pork',
        words: 'Stir in {kraut dried spice sweet fruit cube puree wine} and {water} and simmer {heat} {until}.',
      },
      {
        ...BUBBLE, in: 'pot', heat: 'low', minutes: [20, 25], cue: 'cooked through', core: ['meat'],
        words: 'Bed {the meat} in it, cover and cook {heat} {until}[ ({core} inside)].',
      },
      {
        ...BUBBLE, in: 'pot', heat: 'low', minutes: [6, 8], cue: 'hot through', core: ['cooked'],
        words: 'Bury {cooked} in it and heat {heat} {until} ({core}).',
      },
      { ...BOIL_POTATO, in: 'saucepan' },
      {
        do: 'serve', in: 'table', from: ['pot', 'saucepan'],
        words: 'Grind over plenty of {pepper} and taste: it rarely wants salt. Serve[ with {potato bread mustard cool}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 3, months: 2, words: 'Each warming makes it better.' }, plate: [280, 900],
  },
]);
