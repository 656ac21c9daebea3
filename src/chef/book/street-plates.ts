// Larb: dressed with lime, eaten with the hands or nearly.

import { defineRows, type Want } from '../language/row.ts';
import {
  CHILLI, EAST_HERB, EAST_OIL, EAST_RICE, GARLIC, GINGER, RICE_BESIDE, WARM_RICE,
} from './eastern.ts';

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
