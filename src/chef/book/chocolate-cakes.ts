// Brownies, and a chocolate cake without egg, by formula.

import { defineRows } from '../language/row.ts';
import { BAR, BROWN, CUT_FRUIT, FEW_DRIED, FEW_NUTS, FLOUR, LINED, PINCH, VANILLA, ZEST } from './sweet-parts.ts';


export const CHOCOLATE_CAKES = defineRows([
  {
    id: 'brownies', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: [
      '{name bar} brownies with {names nuts fruit}', '[?cocoa: cocoa|chocolate] brownies with {names nuts fruit dried}',
      '[?cocoa: cocoa|chocolate] brownies',
    ],
    headnote: [

      'Dense, damp brownies of {names bar cocoa}[, with {names nuts fruit dried} all through]: out of the oven while the crumbs still stick.',
    ],
    wants: {
      bar: { ...BAR, each: 14 }, cocoa: { of: ['cocoa-powder', 'carob-powder'], each: 6, may: true }, nuts: FEW_NUTS,
      fruit: { ...CUT_FRUIT, of: ['raspberries', 'cherries', 'frozen-berries', 'banana'], each: 8, most: 1 }, dried: { ...FEW_DRIED, most: 1 },
      zest: ZEST, spread: { of: ['peanut-butter', 'almond-butter', 'tahini', 'biscoff-spread'], each: 6, may: true },
    },
    takes: {
      egg: { of: ['egg'], amount: 0.25, unit: null },
      fat: { of: ['butter', 'margarine', 'coconut-oil', 'vegetable-oil'], amount: 10, unit: 'g' },
      sugar: { ...BROWN, of: ['sugar', 'brown-sugar'], amount: 18 },
      flour: { ...FLOUR, of: ['plain-flour', ...FLOUR.of, 'almond-flour'], amount: 7 }, pinch: PINCH, vanilla: VANILLA,
    },
    oneOf: [['bar', 'cocoa']],
    acts: [
      LINED(175, 'a 20 cm square tin'),
      {
        do: 'melt', in: 'bowl',
        words: '[?cocoa: [?fat=vegetable-oil: Warm|Melt] {fat} and beat it in {in} with {sugar} and {cocoa}|Melt {fat} with {bar} in {in} over a pan of hot water, then stir in {sugar}]. Let it cool until you can hold a finger in it, and beat in {egg}[ with {vanilla zest}] until it shines.',
      },
      {
        do: 'mix', in: 'bowl',
        words: 'Fold in {flour} and {pinch} with as few strokes as you can[?cocoa: [, then {bar nuts dried fruit}]|[, then {nuts dried fruit}]].',
      },
      {
        do: 'bake', in: 'tray', from: 'bowl', minutes: [20, 25],
        cue: 'the top is dry and cracked and a skewer comes out with a few damp crumbs', core: ['egg'],
        words: 'Spread in the tin[, swirl {spread} through the top] and bake {until}; the middle is past {core}.',
      },
      {
        do: 'serve', in: 'table', from: 'tray', wait: 60,
        words: 'Leave in the tin for {wait}: they set as they cool, and cut cleanly only then.',
      },
    ],
    keeps: { days: 4, months: 3, tin: true }, plate: [40, 140], measured: true, feeds: 12, table: ['spoon'],
  },
]);
