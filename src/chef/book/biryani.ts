// Biryani under its lid.

import { type Act, defineRows } from '../language/row.ts';
import { BASMATI, cumin, earth, garlic, ginger, heat, hot, masala, NUT, oil, pulp, seed, turmeric } from './curry-kit.ts';
import { SQUEEZED } from './shared.ts';
import { CURRY_SPICES, CURRY_TABLE, WHOLE_SPICE } from './spice-box.ts';

const LAYER: Act = {
  do: 'simmer', in: 'pan', from: 'pot', heat: 'low', minutes: [18, 20], cue: 'steam rises at the rim and the rice is dry and tender',
  core: ['meat', 'fish', 'cooked'],
  words: 'Heap {the rice} on top, [pour on {milk}, ][scatter with {crisp nut}, ]cover so tightly that no steam escapes and cook {heat} {until}[ ({core} below)]. Leave shut for 10 minutes, off the heat.',
};
export const BIRYANI = defineRows([
  {
    id: 'biryani', family: 'rice', needs: ['hob'],
    title: [
      'layered {name long meat fish cooked egg} biryani with {names veg}', 'layered {name long meat fish cooked egg veg bean} biryani',
    ],
    headnote: ['Half-boiled rice steams tight under its lid and takes its scent from the spiced layer below, so that every grain stays apart.'],
    wants: {
      rice: BASMATI, long: { of: ['@braising'], each: 160, may: true, cut: 'chunks-3cm' },
      meat: { of: ['@quick-poultry', 'quorn-pieces', 'paneer'], each: 130, may: true, cut: 'chunks-3cm' },
      fish: { of: ['prawns', '@white-fish', 'salmon'], each: 120, may: true, cut: 'chunks-3cm' },
      cooked: { of: ['@cooked-poultry', 'cooked-lamb'], each: 100, may: true, ready: 'in large pieces' },
      egg: { of: ['boiled-egg'], each: 50, may: true, cut: 'halves' },
      veg: {
        of: [
          'carrot', 'cauliflower', '@potato', 'aubergine', 'green-beans', 'frozen-peas', 'peas', 'pepper', 'mushroom', 'butternut-squash',
          'frozen-mixed-vegetables', 'sweet-potato',
        ],
        each: 130, most: 3, may: true, cut: 'for-simmer',
      },
      bean: { of: ['chickpeas'], each: 70, may: true }, yoghurt: { of: ['@yoghurt', 'buttermilk'], each: 70, may: true },
      tomato: { of: ['@any-tomato'], each: 70, may: true, ready: 'chopped' },
      milk: { of: ['saffron'], each: 0.2, may: true, ready: 'steeped in 2 tablespoons of hot water' },
      crisp: { of: ['crispy-onions'], each: 15, may: true }, spice: { of: ['biryani-masala'], each: 5, heart: true, may: true }, nut: NUT,
      onion: { of: ['@onion'], each: 90, buy: ['onion'], cut: 'thin-slices' }, whole: WHOLE_SPICE, lemon: SQUEEZED,
      herb: { of: ['mint', 'coriander'], each: 10, most: 2, may: true, cut: 'chopped' },
    },
    oneOf: [
      ['long', 'meat', 'fish', 'cooked', 'egg', 'veg', 'bean'], ['milk', 'crisp', 'whole', 'herb', 'spice'],
      ['turmeric', 'earth', 'masala', 'milk', 'whole', 'paste', 'cumin', 'seed', 'pulp', 'spice'],
    ],
    takes: {
      oil: { ...oil, of: ['ghee', 'vegetable-oil', 'olive-oil'], amount: 1.5 }, seed: { ...seed, of: ['cumin-seeds'] }, garlic, ginger, pulp, hot,
      cumin, paste: CURRY_SPICES.paste, heat: { ...heat, unless: ['hot', 'spice'] }, turmeric,
      earth: { ...earth, of: ['coriander-ground', 'curry-powder'], unless: ['paste', 'spice'] }, masala: { ...masala, amount: 0.75 },
    },
    acts: [
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [14, 16], cue: 'dark gold',
        words: 'Heat {oil} in {in} with a tight lid {heat}, let {seed whole} sizzle for 30 seconds, then fry {onion} with {salt}, stirring, {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [5, 6], cue: 'the spices cling and each piece has coloured',
        words: 'Stir in {garlic ginger pulp hot spice cumin paste heat turmeric earth}, then {long meat}, and fry {heat} {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'the spices smell toasted',
        words: 'Stir in {garlic ginger pulp hot spice cumin paste heat turmeric earth} and fry {heat} {until}.',
        when: '!long&!meat',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: { slot: 'long', by: 'braise' }, cue: 'tender enough to cut with a spoon',
        core: ['long', 'meat'], water: 200,
        words: 'Add {water}, cover and simmer {the long} {heat}, topping up if it catches, {until}[ (past {core} long before)].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [8, 10], cue: 'thick, with no puddle left',
        words: 'Stir in {veg bean tomato yoghurt masala} and simmer {heat} {until}. [Fold in {fish cooked}. ][Lay in {egg}. ][Scatter with {herb:1/2}.]',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: [5, 6], cue: 'the grains are soft outside with a hard core',
        beside: true,
        words: 'Bring {in} of water {heat} with {water} and cook {rice} {until}. Drain at once.',
      },
      LAYER,
      {
        do: 'serve', in: 'table', from: 'pan',
        words: 'Lift it out in spadefuls, so that the layers show[, with {herb} on top][ and {lemon} squeezed over].',
      },
    ],
    keeps: { days: 1 }, plate: [260, 850], table: CURRY_TABLE,
  },
]);
