// Red cabbage, braised sweet and sour under sausages, pork or duck.

import { defineRows } from '../language/row.ts';
import { BUBBLE, SOFT } from './mains.ts';
import { BOIL_POTATO, POTATO, SLICED_ONION, SOFT_HERB } from './shared.ts';

export const RED_CABBAGE = defineRows([
  {
    id: 'red-cabbage-pot',
    family: 'stew',
    needs: ['hob'],
    title: [
      '{names meat cooked} with braised red cabbage and {names fruit}',
      '{names meat} with braised red cabbage',
      'braised red cabbage with {name cooked smoky}',
      'braised red cabbage',
    ],
    headnote: ['Vinegar goes in with the cabbage and not after it: without the acid the red turns to slate.'],
    wants: {
      cabbage: { of: ['red-cabbage'], each: 200, heart: true, cut: 'shreds' },
      meat: {
        of: ['@sausage', 'vegetarian-sausage', 'duck', 'pork-chop'],
        each: 150,
        may: true,
        ready: 'patted dry',
      },
      cooked: {
        of: ['hot-dog', 'smoked-sausage', 'ham', '@cooked-meat'],
        each: 90,
        may: true,
        ready: 'in thick pieces',
      },
      smoky: { of: ['bacon', 'pancetta'], each: 35, may: true, ready: 'cut small' },
      onion: SLICED_ONION,
      fruit: {
        of: ['apple', 'pear', 'cooking-apple', 'cranberries', 'raisins', 'prunes'],
        each: 70,
        most: 2,
        may: true,
        cut: 'for-roast',
      },
      wine: { of: ['red-wine', 'port', 'cider'], each: 60, may: true },
      chestnut: { of: ['chestnuts', 'walnuts'], each: 35, may: true, ready: '' },
      potato: POTATO,
      cool: { of: ['mustard', 'horseradish', 'soured-cream'], each: 10, may: true },
      herb: SOFT_HERB,
    },
    takes: {
      fat: { of: ['butter', 'goose-fat', 'lard', 'olive-oil'], amount: 1.25, unit: 'tbsp' },
      sharp: { of: ['cider-vinegar', 'red-wine-vinegar', 'vinegar'], amount: 1, unit: 'tbsp' },
      sweet: { of: ['brown-sugar', 'honey', 'sugar'], amount: 1, unit: 'tsp' },
      spice: {
        of: ['allspice', 'cinnamon', 'cloves', 'mixed-spice', 'juniper-berries'],
        amount: 0.25,
        unit: 'tsp',
      },
    },
    oneOf: [['meat', 'cooked', 'smoky']],
    not: ['soy-sauce', '@bun', 'tortilla', 'tofu', '#pasta', '#noodle', 'mayonnaise'],
    beats: ['sausages-and-mash'],
    acts: [
      {
        ...SOFT,
        in: 'pot',
        core: ['smoky'],
        words: 'Melt {fat:2/3} in {in} {heat} and cook {smoky onion} with {salt} {until}[ (past {core})].',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [45, 50],
        cue: 'tender, glossy and nearly dry',
        water: 75,
        words:
          'Stir in {cabbage fruit sharp sweet spice wine chestnut} and {water}, cover and braise {heat}, stirring now and then, {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium-low',
        minutes: { slot: 'meat', by: 'fry' },
        cue: 'brown all over and cooked through',
        core: ['meat'],
        beside: true,
        when: 'meat=@sausage',
        words: 'Fry {meat} slowly in {in} in {fat} {heat}, turning, {until} ({core} inside).',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [8, 10],
        cue: 'brown all over',
        beside: true,
        when: 'meat=vegetarian-sausage',
        words: 'Fry {meat} in {in} in {fat} {heat}, turning, {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: { slot: 'meat', by: 'sear' },
        cue: 'brown, and crisp where there is skin or fat',
        core: ['meat'],
        beside: true,
        when: 'meat=duck/pork-chop',
        words:
          'Season {meat} with {salt pepper} and fry in {in} in {fat} {heat}, fat side longest, {until} ({core}); let it rest for 5 minutes.',
      },
      {
        ...BUBBLE,
        in: 'pot',
        heat: 'low',
        minutes: [6, 8],
        cue: 'steaming hot',
        core: ['cooked'],
        words: 'Bury {cooked} in the cabbage and heat {heat} {until}[ ({core})].',
      },
      { ...BOIL_POTATO, in: 'saucepan' },
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'frying-pan', 'saucepan'],
        words:
          'Taste the cabbage for salt and sharpness; stir in {fat salt pepper}. Serve[ under {the meat}][, with {potato cool}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'The cabbage is better the day after.' },
    plate: [300, 950],
  },
]);
