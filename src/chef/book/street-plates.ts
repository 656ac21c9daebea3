// Noodle salad and larb: dressed with lime, eaten with the hands or nearly.

import { defineRows, type Want } from '../language/row.ts';
import {
  CHILLI, COOKED_MEAT, EAST_HERB, EAST_OIL, EAST_RICE, GARLIC, GINGER, MEAT_NAME, RICE_BESIDE, SPROUTS, WARM_RICE, WOK_MEAT, WOK_SEA, WOK_TOFU,
} from './eastern.ts';
import { FRY_SEA, FRY_TOFU } from './wok-acts.ts';

const CRISP: Want = {
  of: [
    'cucumber', 'carrot', 'radish', 'pepper', 'daikon', 'red-cabbage', 'chinese-leaf', 'cabbage', 'sugar-snap-peas', 'mangetout',
    'celery', 'cherry-tomato', 'tomato', 'red-onion', 'kohlrabi',
  ],
  each: 110, most: 4, may: true, ready: 'cut into thin strips',
};
const HERBS: Want = { ...EAST_HERB, each: 12, most: 3 };
const PEANUTS: Want = { of: ['peanuts', 'cashews', 'crispy-onions', 'sesame-seeds'], each: 14, may: true, ready: 'roughly chopped' };
const DRESS_SALT = { of: ['fish-sauce', 'soy-sauce'], amount: 2.5, unit: 'tsp' } as const;
const DRESS_SWEET = { of: ['brown-sugar', 'sugar', 'honey'], amount: 1.5, unit: 'tsp' } as const;
export const STREET_PLATES = defineRows([
  {
    id: 'noodle-salad', family: 'salad', needs: ['hob'],
    title: [`[?meat: rice noodle salad with ${MEAT_NAME} and {names herb leaf}]`, 'rice noodle salad with {names ready sea tofu} and {names herb leaf}', 'rice noodle salad with {names ready sea meat tofu crisp leaf}'],
    headnote: ['Cold noodles taste of nothing by themselves: the dressing does all of it, so get that right before it goes on.'],
    wants: {
      noodle: { of: ['rice-noodles'], each: 70, heart: true, ready: '' }, lime: { of: ['lime', 'lemon'], each: 30, heart: true, ready: 'to squeeze' },
      leaf: { of: ['cucumber', 'lettuce', 'salad-leaves'], each: 80, most: 2, ready: 'cut into thin strips' }, crisp: { ...CRISP, each: 80 },
      ready: { ...COOKED_MEAT, of: ['cooked-prawns', 'crab', '@cooked-poultry', 'roast-beef', 'boiled-egg'], not: [] }, meat: WOK_MEAT, sea: WOK_SEA,
      tofu: WOK_TOFU, herb: HERBS, nut: PEANUTS, sprout: SPROUTS,
    },
    takes: {
      oil: { ...EAST_OIL, amount: 0.5 }, salty: DRESS_SALT, sweet: DRESS_SWEET, garlic: { ...GARLIC, amount: 0.5 }, chilli: CHILLI,
      hot: { of: ['chilli-flakes', 'sriracha'], amount: 0.25, unit: 'tsp', unless: 'chilli' },
    },
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', minutes: { slot: 'noodle', by: 'boil' }, cue: 'just tender',
        words: 'Bring {in} of water {heat} and cook {noodle} {until}. Drain and rinse under the tap until cold.',
      },
      FRY_SEA, { ...FRY_TOFU, words: FRY_TOFU.words.replace(':1/4', '') },
      {
        do: 'brown', in: 'wok', heat: 'high', minutes: { slot: 'meat', by: 'stir-fry' }, cue: 'browned, with no pink inside', core: ['meat'],
        words: 'Fry {meat} in {oil} in {in} {heat} {until} ({core}). Wash board and knife.',
      },
      { do: 'whisk', in: 'small-bowl', words: 'Squeeze {lime} into 2 tbsp water in {in} and stir in {salty sweet garlic chilli hot oil}. Taste: sharp, then salty, then sweet.' },
      {
        do: 'serve', in: 'bowl', from: ['pot', 'wok', 'small-bowl', 'plate'],
        words: 'Toss the noodles in the dressing with {leaf crisp sprout herb ready}[, lay {the meat sea tofu} on top] and serve at once[, scattered with {nut}].',
      },
    ],
    keeps: { days: 1, cold: true }, plate: [180, 800], table: ['scatter', 'condiment', 'wedge'],
  },
  {
    id: 'larb', family: 'salad', needs: ['hob'],
    title: [
      '{name mince} larb in {name leaf}', '{name mince} larb with {names herb}[ and {name crisp}]', '{name mince} larb with {name crisp}',
    ],
    headnote: ['Dressed warm: lime, salt and chilli go on while the mince still steams, the herbs when it no longer does.'],
    wants: {
      mince: { of: ['@mince', 'soya-mince'], not: ['soya-mince'], each: 125, heart: true, ready: '' },
      lime: { of: ['lime', 'lemon'], each: 30, heart: true, ready: 'to squeeze' }, herb: { ...HERBS, may: true },
      leaf: { of: ['lettuce', 'chicory', 'chinese-leaf', 'cabbage', 'salad-leaves'], each: 60, may: true, ready: 'leaves separated' },
      crisp: { ...CRISP, each: 70, most: 2 },
      onion: { of: ['shallot', 'red-onion', 'spring-onion', '@onion'], each: 30, may: true, cut: 'thin-slices' }, nut: PEANUTS,
      ...RICE_BESIDE,
    },
    oneOf: [['herb', 'leaf'], ['salty', 'leaf', 'chilli', 'hot', 'grass']],
    not: ['#noodle', '@grates'],
    takes: {
      oil: { ...EAST_OIL, amount: 1, unit: 'tsp' }, salty: DRESS_SALT, sweet: { ...DRESS_SWEET, amount: 0.75 }, chilli: CHILLI,
      hot: { of: ['chilli-flakes', 'gochugaru'], amount: 0.25, unit: 'tsp', unless: 'chilli' },
      grass: { of: ['lemongrass'], amount: 0.5, unit: null, may: true, ready: 'inner part finely chopped' }, garlic: GARLIC, ginger: GINGER,
      rawrice: { of: ['rice', 'jasmine-rice', 'glutinous-rice'], amount: 2, unit: 'tsp', may: true },
    },
    acts: [
      ...EAST_RICE,
      {
        do: 'toast', in: 'saucepan', heat: 'medium', minutes: [5, 6], cue: 'deep gold',
        words: 'Toast {rawrice} dry in {in} {heat}, shaking, {until}, and crush to a coarse powder.',
      },
      {
        do: 'brown', in: 'frying-pan', heat: 'high', minutes: [6, 8], cue: 'no pink is left and the moisture has gone', core: ['mince'],
        words: 'Heat {oil} in {in} {heat} and fry {mince garlic ginger grass}, breaking up every lump, {until} ({core}).',
      },
      WARM_RICE,
      {
        do: 'dress', in: 'frying-pan',
        words: 'Take {in} off the heat. Squeeze in {lime}, add {salty sweet chilli hot} and stir. Taste: it should be sharper and saltier than you think right, for the leaves are mild.',
      },
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'saucepan'],
        words: 'When it is barely warm[, fold in {onion herb nut} and|,] serve[ with {leaf} to wrap it in][, {crisp} beside][, with {rice}][, {warm} heated until steaming beside it].',
      },
    ],
    keeps: { days: 1, cold: true }, plate: [160, 700], table: ['scatter', 'condiment', 'wedge'],
  },
]);
