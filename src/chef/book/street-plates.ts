// Satay and larb.

import { defineRows, type Want } from '../language/row.ts';
import {
  CHILLI,
  EAST_HERB,
  EAST_OIL,
  EAST_RICE,
  GARLIC,
  GINGER,
  HOT,
  MEAT_NAME,
  RICE_BESIDE,
  SHARP,
  SOY,
  SWEET,
  WARM_RICE,
} from './eastern.ts';

export const CRISP: Want = {
  of: [
    ...([
      'cucumber',
      'carrot',
      'radish',
      'pepper',
      'daikon',
      'red-cabbage',
      'chinese-leaf',
      'cabbage',
    ] as const),
    ...([
      'sugar-snap-peas',
      'mangetout',
      'celery',
      'cherry-tomato',
      'tomato',
      'red-onion',
      'kohlrabi',
    ] as const),
  ],
  each: 110,
  most: 4,
  may: true,
  ready: 'cut into thin strips',
};
export const LEAVES: Want = {
  of: ['lettuce', 'salad-leaves', 'watercress', 'spinach', 'rocket'],
  not: ['rocket'],
  each: 40,
  may: true,
  ready: '',
};
export const HERBS: Want = { ...EAST_HERB, each: 12, most: 3 };
export const SOUR: Want = { of: ['lime', 'lemon'], each: 30, may: true, ready: 'to squeeze' };
export const PEANUTS: Want = {
  of: ['peanuts', 'cashews', 'crispy-onions', 'sesame-seeds'],
  each: 14,
  may: true,
  ready: 'roughly chopped',
};
export const GRILL_MEAT: Want = {
  of: ['@quick-poultry', 'steak', 'pork-fillet', 'pork-chop'],
  each: 120,
  may: true,
  cut: 'strips',
};
export const DRESS_SHARP = {
  of: ['rice-vinegar', 'vinegar', 'cider-vinegar'],
  amount: 1,
  unit: 'tbsp',
  unless: 'lime',
} as const;
export const DRESS_SALT = { of: ['fish-sauce', 'soy-sauce'], amount: 2.5, unit: 'tsp' } as const;
export const DRESS_SWEET = { of: ['brown-sugar', 'sugar', 'honey'], amount: 1.5, unit: 'tsp' } as const;
export const STREET_PLATES = defineRows([
  {
    id: 'satay',
    family: 'pan',
    needs: ['hob'],
    title: [
      `[?meat: ${MEAT_NAME} satay with {name crisp}]`,
      '{name sea tofu} satay with {name crisp}',
      `[?meat: ${MEAT_NAME}|{name sea tofu}] satay with peanut sauce`,
      'vegetables with hot peanut sauce',
    ],
    headnote: [
      'Peanut butter, soy and something sour, let down with hot water, is a satay sauce in two minutes; the meat takes no longer.',
    ],
    wants: {
      nut: { of: ['peanut-butter'], each: 30, heart: true, ready: '' },
      meat: GRILL_MEAT,
      sea: { of: ['prawns'], each: 120, may: true, ready: 'patted dry' },
      tofu: { of: ['tofu', 'tempeh', 'seitan'], each: 130, may: true, cut: 'slices-1cm' },
      coconut: { of: ['coconut-milk'], each: 50, may: true },
      veg: {
        of: [
          ...(['green-beans', 'broccoli', 'cabbage', 'cauliflower', 'tenderstem-broccoli'] as const),
          ...(['spinach', 'bok-choy', 'beansprouts', 'frozen-peas', 'edamame'] as const),
        ],
        each: 90,
        most: 2,
        may: true,
        cut: 'for-boil',
      },
      crisp: CRISP,
      leaf: LEAVES,
      egg: { of: ['boiled-egg'], each: 55, may: true, ready: '' },
      lime: SOUR,
      herb: EAST_HERB,
      top: { ...PEANUTS, each: 10 },
      ...RICE_BESIDE,
    },
    oneOf: [
      ['meat', 'sea', 'tofu'],
      ['crisp', 'veg', 'rice', 'warm', 'lime', 'leaf', 'coconut', 'soy', 'hot'],
    ],
    not: ['#noodle', '#pasta', '@bread', '@any-tomato', 'rice-paper', '@potato', 'tortilla', 'oats', 'jam'],
    takes: {
      oil: EAST_OIL,
      soy: { ...SOY, amount: 1.25 },
      sweet: { ...SWEET, amount: 1.5 },
      spice: { of: ['curry-powder', 'turmeric', 'coriander-ground', 'cumin'], amount: 0.5, unit: 'tsp' },
      sharp: { ...SHARP, amount: 2, unless: 'lime' },
      garlic: GARLIC,
      ginger: GINGER,
      chilli: CHILLI,
      hot: HOT,
    },
    acts: [
      ...EAST_RICE,
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In {in}, turn {meat sea tofu} with {soy:1/2 sweet:1/2 spice garlic ginger}. Leave while you make the sauce.[?meat:  Wash board and knife.]',
      },
      {
        do: 'whisk',
        in: 'small-bowl',
        words:
          'Beat {nut} with {soy sweet sharp chilli hot coconut}[ and half of {lime}] in {in}, then hot water a spoonful at a time, until it falls from the spoon like cream.',
      },
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        minutes: [3, 4],
        cue: 'just tender',
        beside: true,
        words: 'Bring {in} of water {heat}, cook {veg} with {salt} {until} and drain.',
      },
      {
        do: 'brown',
        in: 'frying-pan',
        from: 'bowl',
        heat: 'medium-high',
        minutes: { slot: 'meat', by: 'stir-fry' },
        cue: 'charred at the edges, with no pink inside',
        core: ['meat', 'sea'],
        when: 'meat',
        words:
          'Heat {oil} in {in} {heat} and fry [?meat: the meat[ and {the sea tofu}]] flat in one layer, turning once, {until} ({core}).',
      },
      {
        do: 'brown',
        in: 'frying-pan',
        from: 'bowl',
        heat: 'medium-high',
        minutes: [6, 8],
        cue: 'golden on both sides',
        core: ['sea'],
        when: '!meat&tofu',
        words:
          'Heat {oil} in {in} {heat} and fry {the sea tofu} in one layer, turning once, {until}[ ({core})].',
      },
      {
        do: 'brown',
        in: 'frying-pan',
        from: 'bowl',
        heat: 'medium-high',
        minutes: [3, 4],
        cue: 'opaque and marked brown',
        core: ['sea'],
        when: '!meat&!tofu',
        words: 'Heat {oil} in {in} {heat} and fry {the sea} in one layer, turning once, {until} ({core}).',
      },
      WARM_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['frying-pan', 'small-bowl', 'saucepan', 'pot'],
        words:
          'Serve with the sauce[, {the veg}][, {crisp leaf egg}][, {rice warm}][ and the rest of {the lime}][, scattered with {herb top}].',
      },
    ],
    beats: ['stir-fry', 'glazed-bowl'],
    keeps: { days: 2, words: 'Let the sauce down with hot water.' },
    plate: [190, 850],
  },
  {
    id: 'larb',
    family: 'salad',
    needs: ['hob'],
    title: [
      '{name mince} larb in {name leaf}',
      '{name mince} larb with {names herb}[ and {name crisp}]',
      '{name mince} larb with {name crisp}',
    ],
    headnote: [
      'Dressed warm: lime, salt and chilli go on while the mince still steams, the herbs when it no longer does.',
    ],
    wants: {
      mince: { of: ['@mince', 'soya-mince'], not: ['soya-mince'], each: 125, heart: true, ready: '' },
      lime: { of: ['lime', 'lemon'], each: 30, heart: true, ready: 'to squeeze' },
      herb: { ...HERBS, may: true },
      leaf: {
        of: ['lettuce', 'chicory', 'chinese-leaf', 'cabbage', 'salad-leaves'],
        each: 60,
        may: true,
        ready: 'leaves separated',
      },
      crisp: { ...CRISP, each: 70, most: 2 },
      onion: {
        of: ['shallot', 'red-onion', 'spring-onion', '@onion'],
        each: 30,
        may: true,
        cut: 'thin-slices',
      },
      nut: PEANUTS,
      ...RICE_BESIDE,
    },
    oneOf: [
      ['herb', 'leaf'],
      ['salty', 'leaf', 'chilli', 'hot', 'grass'],
    ],
    not: [
      ...(['@bread', '#pasta', '#noodle', '@any-tomato', '@potato', '@yoghurt', '@grates'] as const),
      ...(['tortilla', '@tinned-bean', 'cumin', 'avocado', 'coconut-milk', 'feta', 'egg'] as const),
    ],
    takes: {
      oil: { ...EAST_OIL, amount: 1, unit: 'tsp' },
      salty: DRESS_SALT,
      sweet: { ...DRESS_SWEET, amount: 0.75 },
      chilli: CHILLI,
      hot: { of: ['chilli-flakes', 'gochugaru'], amount: 0.25, unit: 'tsp', unless: 'chilli' },
      grass: { of: ['lemongrass'], amount: 0.5, unit: null, may: true, ready: 'inner part finely chopped' },
      garlic: GARLIC,
      ginger: GINGER,
      rawrice: { of: ['rice', 'jasmine-rice', 'glutinous-rice'], amount: 2, unit: 'tsp', may: true },
    },
    acts: [
      ...EAST_RICE,
      {
        do: 'toast',
        in: 'saucepan',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'deep gold',
        words: 'Toast {rawrice} dry in {in} {heat}, shaking, {until}, and crush to a coarse powder.',
      },
      {
        do: 'brown',
        in: 'frying-pan',
        heat: 'high',
        minutes: [6, 8],
        cue: 'no pink is left and the moisture has gone',
        core: ['mince'],
        words:
          'Heat {oil} in {in} {heat} and fry {mince garlic ginger grass}, breaking up every lump, {until} ({core}).',
      },
      WARM_RICE,
      {
        do: 'dress',
        in: 'frying-pan',
        words:
          'Take {in} off the heat. Squeeze in {lime}, add {salty sweet chilli hot} and stir. Taste: it should be sharper and saltier than you think right, for the leaves are mild.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['frying-pan', 'saucepan'],
        words:
          'When it is barely warm[, fold in {onion herb nut} and|,] serve[ with {leaf} to wrap it in][, {crisp} beside][, {rice warm}].',
      },
    ],
    beats: ['basil-mince'],
    keeps: { days: 1, cold: true },
    plate: [160, 700],
  },
]);
