// Fruit baked under a crust or in a batter.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { DRIED, FLOUR, NUTS, PINCH, SEEDS, SPICE } from './sweet-parts.ts';

const CREAM: Want = {
  of: [
    ...(['@pouring-cream', 'clotted-cream', 'ice-cream', 'custard', '@yoghurt', 'mascarpone'] as const),
    ...(['vegan-custard', 'coconut-cream', 'flavoured-yoghurt', 'ricotta'] as const),
  ],
  each: 50, may: true,
};
const COOKED: Want = { of: ['@pip-fruit', '@juicy-fruit', 'figs'], each: 200, most: 3, heart: true, cut: 'for-simmer' };
const JUICE: Want = { of: ['lemon', 'lime', 'orange'], each: 20, may: true, ready: 'to squeeze' };
const GINGER: Want = { of: ['ginger', 'stem-ginger'], each: 4, may: true, ready: 'finely grated' };
const WAKE: Take = { ...SPICE, whole: true };
const HEAT = (ovenC: number, words = 'Heat the oven to {oven}.'): Act => ({ do: 'heat-oven', in: 'tray', ovenC, words });

export const CRUSTED_FRUIT = defineRows([
  {
    id: 'crumble', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: ['{name fruit} crumble with {names nuts}', '{name fruit} [?oats: oat |]crumble[ with {name cream}]', '{name fruit} crumble'],
    headnote: [
      '[?oats: Crunchy oat rubble|A short, crisp crust] over {names fruit}[, warmed with {name ginger}][, sharpened with {name juice}][, and {name cream} beside].',
    ],
    wants: {
      fruit: COOKED, oats: { of: ['oats'], each: 30, may: true }, nuts: { ...NUTS, of: ['almond-flour', '@plain-nut'], most: 1 },
      seeds: SEEDS, dried: DRIED, ginger: GINGER, juice: JUICE, cream: CREAM,
    },
    takes: {
      flour: { of: ['plain-flour', ...FLOUR.of, 'oat-flour'], amount: 40, unit: 'g' },
      fat: { of: ['butter', 'margarine', 'coconut-oil', 'vegetable-oil'], amount: 30, unit: 'g' },
      sugar: { of: ['brown-sugar', 'sugar', 'maple-syrup', 'honey'], amount: 30, unit: 'g' }, spice: WAKE, pinch: PINCH,
    },
    acts: [
      HEAT(190),
      {
        do: 'mix', in: 'dish',
        words: 'Put {fruit} in {in}, four fingers deep at most. Turn with {sugar:1/3} and {dried ginger spice}[, squeeze over {juice}] and spread level.',
      },
      {
        do: 'mix', in: 'bowl',
        words: '[?fat=vegetable-oil/coconut-oil: Stir {fat} into {flour} and {pinch} in {in} with a fork until it clumps|Cut {fat} into {flour} and {pinch} in {in} and rub it in with your fingertips until it looks like rough crumbs]. Stir in {sugar}[ and {oats nuts seeds}], and squeeze a few handfuls into lumps.',
      },
      {
        do: 'bake', in: 'dish', from: 'bowl', minutes: [30, 38], cue: 'the top is golden and juice bubbles up at the rim',
        words: 'Scatter over the fruit without pressing down and bake {until}.',
      },
      {
        do: 'serve', in: 'table', from: 'dish', wait: 10,
        words: 'Leave for {wait}: the juice thickens, and straight from the oven it burns tongues[. Serve with {cream}].',
      },
    ],
    keeps: { days: 3, months: 3 }, plate: [150, 600], table: [],
  },
]);
