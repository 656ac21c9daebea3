// What is baked by formula and shared out by the piece: cookies, brownies and muffins.

import { defineRows, type Take } from '../language/row.ts';
import {
  BAR, BROWN, CUT_FRUIT, FEW_DRIED, FEW_NUTS, FEW_SEEDS, FLOUR, LINED, MILK, PINCH, POWDER, SUGAR, VANILLA, ZEST,
} from './sweet-parts.ts';

const BUTTER: Take = { of: ['butter', 'margarine', 'coconut-oil'], amount: 10, unit: 'g' };

export const SMALL_BAKES = defineRows([
  {
    id: 'cookies', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: [
      '[?spread: {name spread}|oat] cookies with {names bar dried nuts}', '{name bar} cookies[ with {names nuts}]',
      '[?oats&!spread: oat|{name spread dried}] cookies',
    ],
    headnote: [
      'Taken out while the middles are still soft, because they go on baking on the tray[, and full of {names bar dried nuts}].',
    ],
    wants: {
      bar: { ...BAR, each: 9 }, oats: { of: ['oats'], each: 8, may: true },
      spread: { of: ['peanut-butter', 'almond-butter', 'tahini', 'biscoff-spread'], each: 8, may: true },
      egg: { of: ['egg'], each: 4.5, may: true, ready: '' }, nuts: { ...FEW_NUTS, each: 5 }, dried: { ...FEW_DRIED, most: 1 },
      seeds: FEW_SEEDS, runny: { of: ['golden-syrup', 'honey', 'maple-syrup', 'treacle'], each: 3, may: true },
    },
    takes: {
      butter: { ...BUTTER, of: ['butter', 'margarine', 'coconut-oil', 'vegetable-oil'], amount: 9 }, sugar: { ...BROWN, amount: 9 },
      flour: { ...FLOUR, of: ['plain-flour', ...FLOUR.of, 'oat-flour'], amount: 14 },
      soda: { of: ['bicarbonate-of-soda', 'baking-powder'], amount: 0.04, unit: 'tsp' }, pinch: PINCH, vanilla: VANILLA,
    },
    oneOf: [['bar', 'oats', 'spread', 'dried', 'nuts'], ['flour', 'butter', 'sugar', 'egg']],
    acts: [
      LINED(180, 'two baking trays'),
      {
        do: 'mix', in: 'bowl',
        words: 'Beat {butter} with {sugar spread runny} in {in} until creamy[, then beat in {egg vanilla}]. Stir in {flour soda pinch oats}, then [{bar nuts dried seeds}|a spoonful of water if it crumbles]. The dough should be soft, but roll into a ball.',
      },
      {
        do: 'bake', in: 'tray', from: 'bowl', minutes: [11, 13], cue: 'golden at the rim and still soft in the middle', core: ['egg'],
        words: 'Roll into 14 balls, set well apart on {in} and flatten a little. Bake {until}[ (past {core} inside)].',
      },
      {
        do: 'serve', in: 'table', from: 'tray', wait: 10,
        words: 'They look underdone: leave on the tray for {wait}, until they lift without bending.',
      },
    ],
    keeps: { days: 5, months: 3, tin: true, words: 'The balls of dough freeze well, and bake from frozen in two minutes more.' },
    plate: [30, 110], measured: true, feeds: 14, table: [],
  },
  {
    id: 'brownies', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: [
      '{name bar} brownies with {names nuts fruit}', '[?cocoa: cocoa|chocolate] brownies with {names nuts fruit dried}',
      '[?cocoa: cocoa|chocolate] brownies',
    ],
    headnote: [
      'Out of the oven while the crumbs still stick, so that they are damp in the middle under a crackled top[, with {names nuts fruit dried} all through].',
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
    beats: ['thick-pancakes', 'muffins'],
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
        words: 'Spread in the tin[, swirl {spread} through the top] and bake {until} (past {core} inside). Clean, and it is too late.',
      },
      {
        do: 'serve', in: 'table', from: 'tray', wait: 60,
        words: 'Leave in the tin for {wait}: they set as they cool, and only then cut cleanly.',
      },
    ],
    keeps: { days: 4, months: 3, tin: true }, plate: [40, 140], measured: true, feeds: 12, table: ['spoon'],
  },
  {
    id: 'muffins', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: ['{name fruit} muffins with {names nuts oats bar}', '{name fruit bar} muffins', '{name dried zest nuts} muffins'],
    headnote: ['Ten folds and into the oven, which is why they are so light[, kept tender by {name sour}][, with {names nuts} toasted on top].'],
    wants: {
      fruit: CUT_FRUIT, bar: { ...BAR, each: 9 }, sour: { of: ['@yoghurt', 'buttermilk', 'kefir', 'soured-cream'], each: 14, may: true },
      oats: { of: ['oats', 'bran', 'granola'], each: 4, may: true }, nuts: { ...FEW_NUTS, each: 5, most: 1 },
      dried: { ...FEW_DRIED, most: 1 }, zest: ZEST, seeds: { ...FEW_SEEDS, each: 2, most: 1 },
    },
    takes: {
      egg: { of: ['egg'], amount: 1 / 6, unit: null }, flour: { ...FLOUR, amount: 22 }, powder: POWDER, sugar: { ...SUGAR, amount: 9 },
      fat: { of: ['vegetable-oil', 'butter', 'margarine'], amount: 7, unit: 'g' }, milk: { ...MILK, amount: 10 }, pinch: PINCH,
    },
    oneOf: [['fruit', 'bar', 'dried'], ['flour', 'egg', 'sour', 'powder']],
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 195, words: 'Heat the oven to {oven} and put paper cases into a 12-hole muffin tin.' },
      {
        do: 'mix', in: 'bowl',
        words: 'In {in}, stir {flour powder sugar pinch}[ and {oats}] together[, then toss in {fruit bar dried seeds}]: coated in flour, they do not sink.',
      },
      {
        do: 'whisk', in: 'small-bowl',
        words: 'In {in}, whisk {egg} with {milk sour fat}[ and {zest}][?fat=butter/margarine: , the butter melted first].',
      },
      {
        do: 'bake', in: 'tray', from: ['bowl', 'small-bowl'], minutes: [18, 23], cue: 'domed and golden, and a skewer comes out clean',
        core: ['egg'],
        words: 'Pour the wet into the dry and fold ten times, no more; a few streaks of flour are right. Fill the cases[, scatter with {nuts}] and bake {until} (past {core} inside).',
      },
      { do: 'serve', in: 'table', from: 'tray', wait: 10, words: 'Lift them out after {wait}, before they sweat, and eat a little warm.' },
    ],
    keeps: { days: 2, months: 3, tin: true, words: 'Five minutes in a hot oven make them fresh again.' }, plate: [50, 150], measured: true,
    feeds: 12, frame: true, table: [],
  },
]);
