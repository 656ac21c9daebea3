// Dumplings: folded at home, or out of the freezer.

import { defineRows } from '../language/row.ts';
import { EAST_HERB, EAST_OIL, GARLIC, GINGER, SHARP, SOY } from './eastern.ts';

const FILL = '[?fill=pork-mince: pork|{name fill soft}]';
export const DUMPLINGS = defineRows([
  {
    id: 'dumplings', family: 'plate', needs: ['hob'],
    title: [
      `pan-fried ${FILL} dumplings with {name green}`, `pan-fried ${FILL} dumplings[ with {name onion}]`,
      'pan-fried dumplings with {name green onion}',
    ],
    headnote: ['Fried on one side, steamed under the lid, fried again: crisp below, tender above, and the filling cooked through.'],
    wants: {
      wrap: { of: ['dumpling-wrapper'], each: 90, heart: true, ready: '' }, fill: { of: ['@mince'], each: 90, may: true, ready: '' },
      soft: { of: ['prawns', 'tofu', 'shiitake', 'mushroom', 'cooked-chicken'], each: 90, may: true, ready: 'finely chopped' },
      green: {
        of: ['chinese-leaf', 'cabbage', 'spinach', 'bok-choy', 'kale', 'chives', 'carrot', 'kimchi', 'courgette'],
        each: 50, most: 2, may: true, ready: 'finely chopped',
      },
      onion: { of: ['spring-onion', '@onion', 'leek'], each: 20, may: true, ready: 'finely chopped' },
      side: { of: ['cucumber', 'radish'], each: 60, may: true, ready: 'sliced' }, herb: EAST_HERB,
    },
    oneOf: [['fill', 'soft']],
    takes: {
      soy: { ...SOY, amount: 1.5 }, corn: { of: ['cornflour'], amount: 1, unit: 'tsp' }, sharp: { ...SHARP, amount: 2 },
      oil: { ...EAST_OIL, amount: 0.75 }, garlic: { ...GARLIC, amount: 0.5 }, ginger: GINGER,
      wine: { of: ['rice-wine', 'oyster-sauce'], amount: 1, unit: 'tsp', may: true },
      sesame: { of: ['sesame-oil'], amount: 1, unit: 'tsp', may: true },
      hot: { of: ['chilli-oil', 'sriracha', 'chilli-flakes'], amount: 0.5, unit: 'tsp', may: true },
    },
    acts: [
      { do: 'mix', in: 'bowl', words: 'Salt {green} with {salt}, leave for 5 minutes and squeeze out the water: a wet filling bursts.' },
      {
        do: 'mix', in: 'bowl',
        words: 'In {in}, work {fill soft} with {soy:1/3 corn onion garlic ginger wine sesame:1/2} and {pepper}[?green:  and the squeezed vegetables] until it turns sticky.',
      },
      {
        do: 'layer', in: 'board', from: 'bowl',
        words: 'Put a teaspoon of it on each of {wrap}, wet the rim, fold over and press out the air, so that none opens in the pan. Wash hands and board.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'board', heat: 'medium-high', minutes: [2, 3], cue: 'golden underneath',
        words: 'Heat {oil} in {in} with a lid {heat}. Set the dumplings in close and fry {until}.',
      },
      {
        do: 'simmer', in: 'frying-pan', heat: 'medium', minutes: [7, 8],
        cue: 'the water has gone, the wrappers are clear and the filling is firm[?fill: , with no pink inside]', core: ['fill', 'soft'],
        and: true,
        words: "Pour in water to a finger's depth, cover and steam {heat} {until}[ ({core})]. Uncover and crisp for a minute.",
      },
      {
        do: 'serve', in: 'table', from: 'frying-pan',
        words: 'Stir {soy sharp sesame hot} together to dip in and serve at once[, scattered with {herb}][, {side} beside].',
      },
    ],
    keeps: { days: 1, months: 2, words: 'Freeze them raw, apart, on a tray.' }, plate: [150, 520], table: ['scatter', 'condiment', 'wedge'],
    measured: true,
  },
]);
