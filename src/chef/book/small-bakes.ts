// Bakes that are cut into squares or shaped by the dozen, and sweets that set without an oven.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { BROWN, DRIED, FLOUR, MILK, NUTS, PINCH, POWDER, SEEDS, SUGAR, VANILLA } from './sweet-parts.ts';

const BAR: Want = {
  of: ['chocolate', 'milk-chocolate', 'chocolate-bar', 'white-chocolate'],
  each: 12,
  may: true,
  ready: 'chopped',
};
const FEW_NUTS: Want = { ...NUTS, each: 7, most: 2 };
const FEW_DRIED: Want = { ...DRIED, each: 7, most: 2 };
const FEW_SEEDS: Want = { ...SEEDS, each: 4 };
const ZEST: Want = { of: ['orange', 'lemon', 'lime'], each: 8, may: true, ready: 'zest grated' };
const FRUIT: Want = {
  of: ['#berry', 'apple', 'pear', 'banana', 'peach', 'nectarine', 'plum', 'rhubarb', 'mango', 'cherries'],
  not: ['sloes', 'elderberries', 'sea-buckthorn', 'grapes'],
  each: 16,
  most: 2,
  may: true,
  ready: 'cut small',
};
const BUTTER: Take = { of: ['butter', 'margarine', 'coconut-oil'], amount: 10, unit: 'g' };
const OVEN = (ovenC: number, tin: string): Act => ({
  do: 'heat-oven',
  in: 'tray',
  ovenC,
  words: `Heat the oven to {oven} and line ${tin} with baking paper.`,
});

export const SMALL_BAKES = defineRows([
  {
    id: 'brownies',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: [
      '{name bar} brownies with {names nuts fruit}',
      '[?cocoa: cocoa|chocolate] brownies with {names nuts fruit dried}',
      '[?cocoa: cocoa|chocolate] brownies',
    ],
    headnote: [
      'Take them out while the skewer still carries a few damp crumbs: five minutes more and it is cake.',
    ],
    wants: {
      bar: { ...BAR, each: 14 },
      cocoa: { of: ['cocoa-powder', 'carob-powder'], each: 6, may: true },
      nuts: FEW_NUTS,
      fruit: { ...FRUIT, of: ['raspberries', 'cherries', 'frozen-berries', 'banana'], each: 8, most: 1 },
      dried: { ...FEW_DRIED, most: 1 },
      zest: ZEST,
      spread: { of: ['peanut-butter', 'almond-butter', 'tahini', 'biscoff-spread'], each: 6, may: true },
    },
    takes: {
      egg: { of: ['egg'], amount: 0.25, unit: null },
      fat: { of: ['butter', 'margarine', 'coconut-oil', 'vegetable-oil'], amount: 10, unit: 'g' },
      sugar: { ...BROWN, of: ['sugar', 'brown-sugar'], amount: 18 },
      flour: { ...FLOUR, of: ['plain-flour', ...FLOUR.of, 'almond-flour'], amount: 7 },
      pinch: PINCH,
      vanilla: VANILLA,
    },
    oneOf: [['bar', 'cocoa']],
    acts: [
      OVEN(175, 'a 20 cm square tin'),
      {
        do: 'melt',
        in: 'bowl',
        words:
          '[?cocoa: Warm {fat} and beat it in {in} with {sugar} and {cocoa}|Melt {fat} with {bar} in {in} over a pan of hot water, then stir in {sugar}]. Let it cool until you can hold a finger in it, and beat in {egg}[ with {vanilla zest}] until it shines.',
      },
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Fold in {flour} and {pinch} with as few strokes as you can[?cocoa: [, then {bar nuts dried fruit}]|[, then {nuts dried fruit}]].',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [20, 25],
        cue: 'the top is dry and cracked and a skewer comes out with a few damp crumbs',
        core: ['egg'],
        words:
          'Spread in the tin[, swirl {spread} through the top] and bake {until}; the middle is past {core}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 60,
        words: 'Leave in the tin for {wait}: they set as they cool, and cut cleanly only then.',
      },
    ],
    keeps: { days: 5, months: 3, cold: true },
    plate: [40, 140],
    measured: true,
    feeds: 12,
    table: ['spoon'],
  },
  {
    id: 'muffins',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: [
      '{name fruit} muffins with {names nuts oats bar}',
      '{name fruit bar} muffins',
      '{name dried zest nuts} muffins',
    ],
    headnote: ['Wet into dry in ten strokes: the lumps bake out, and a smooth batter bakes tough.'],
    wants: {
      fruit: FRUIT,
      bar: { ...BAR, each: 9 },
      sour: { of: ['@yoghurt', 'buttermilk', 'kefir', 'soured-cream'], each: 14, may: true },
      oats: { of: ['oats', 'bran', 'granola'], each: 4, may: true },
      nuts: { ...FEW_NUTS, each: 5, most: 1 },
      dried: { ...FEW_DRIED, most: 1 },
      zest: ZEST,
      seeds: { ...FEW_SEEDS, each: 2, most: 1 },
    },
    takes: {
      egg: { of: ['egg'], amount: 1 / 6, unit: null },
      flour: { ...FLOUR, amount: 22 },
      powder: POWDER,
      sugar: { ...SUGAR, amount: 9 },
      fat: { of: ['vegetable-oil', 'butter', 'margarine'], amount: 7, unit: 'g' },
      milk: { ...MILK, amount: 10 },
      pinch: PINCH,
    },
    oneOf: [
      ['fruit', 'bar', 'dried'],
      ['flour', 'egg', 'sour', 'powder'],
    ],
    acts: [
      {
        do: 'heat-oven',
        in: 'tray',
        ovenC: 195,
        words: 'Heat the oven to {oven} and put paper cases into a 12-hole muffin tin.',
      },
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In {in}, stir {flour powder sugar pinch}[ and {oats}] together[, then toss in {fruit bar dried seeds}], so that nothing sinks.',
      },
      {
        do: 'whisk',
        in: 'small-bowl',
        words:
          'In {in}, whisk {egg} with {milk sour fat}[ and {zest}][?fat=butter/margarine: , the butter melted first].',
      },
      {
        do: 'bake',
        in: 'tray',
        from: ['bowl', 'small-bowl'],
        minutes: [18, 23],
        cue: 'domed and golden, and a skewer comes out clean',
        core: ['egg'],
        words:
          'Pour the wet into the dry and fold ten times, no more. Fill the cases[, scatter with {nuts}] and bake {until}; the middle is then past {core}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 10,
        words: 'Lift out after {wait} and eat while they are a little warm.',
      },
    ],
    keeps: { days: 2, months: 3, cold: true, words: 'Five minutes in a hot oven make them fresh again.' },
    plate: [50, 150],
    measured: true,
    feeds: 12,
    frame: true,
    table: [],
  },
  {
    id: 'almond-cake',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: [
      'flourless {name fruit zest} and almond cake',
      'flourless {name bar} and almond cake',
      'flourless almond cake',
    ],
    headnote: ['No flour at all: the almonds keep it damp, and it is better on the day after.'],
    wants: {
      almond: { of: ['almond-flour'], each: 22, heart: true },
      egg: { of: ['egg'], each: 24, heart: true, ready: '' },
      fruit: {
        ...FRUIT,
        of: [
          'raspberries',
          'plum',
          'pear',
          'cherries',
          'blueberries',
          'apricot',
          'peach',
          'apple',
          'rhubarb',
          'figs',
          'frozen-berries',
        ],
      },
      zest: { ...ZEST, each: 14, ready: 'zest grated, then squeezed' },
      bar: { ...BAR, each: 18 },
      nuts: { ...FEW_NUTS, each: 4, most: 1 },
    },
    takes: {
      fat: { of: ['butter', 'margarine', 'olive-oil'], amount: 14, unit: 'g' },
      sugar: { ...SUGAR, amount: 18 },
      powder: { ...POWDER, amount: 0.125 },
      pinch: PINCH,
      vanilla: VANILLA,
    },
    acts: [
      OVEN(170, 'a 20 cm round tin'),
      {
        do: 'whisk',
        in: 'bowl',
        words:
          'Whisk {egg} with {sugar} in {in} until pale and thick, 4 minutes: that is all the lift it gets. Melt {fat}[ with {bar}] and trickle it in.',
      },
      {
        do: 'mix',
        in: 'bowl',
        words: 'Fold in {almond powder pinch}[, {vanilla}][ and the zest and juice of {zest}].',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [35, 42],
        cue: 'golden, and a skewer in the middle comes out clean',
        core: ['egg'],
        words:
          'Pour into the tin[, drop in {fruit}][, scatter with {nuts}] and bake {until}; the middle is then well past {core}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 20,
        words: 'Leave in the tin for {wait}: hot, it is too tender to lift.',
      },
    ],
    keeps: { days: 5, months: 2, cold: true },
    plate: [70, 200],
    measured: true,
    feeds: 8,
    table: ['spoon'],
  },
  {
    id: 'shortbread',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: ['{name nuts bar dried zest} shortbread', 'plain butter shortbread'],
    headnote: ['Three, two, one: flour, butter and sugar by weight, and hands that stay out of it.'],
    wants: {
      butter: { of: ['butter', 'margarine'], each: 12.5, heart: true },
      zest: ZEST,
      bar: { ...BAR, each: 6 },
      nuts: { ...FEW_NUTS, each: 4, most: 1 },
      dried: { ...FEW_DRIED, each: 4, most: 1, not: ['dates'] },
      spice: { of: ['ground-ginger', 'stem-ginger', 'cardamom'], each: 0.5, may: true },
    },
    takes: {
      flour: {
        of: ['plain-flour', 'rice-flour', 'gluten-free-flour', 'self-raising-flour', 'wholemeal-flour'],
        amount: 18.75,
        unit: 'g',
      },
      sugar: { of: ['sugar', 'icing-sugar', 'brown-sugar'], amount: 6.25, unit: 'g' },
      pinch: PINCH,
    },
    oneOf: [['flour']],
    acts: [
      OVEN(160, 'a 20 cm square tin'),
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Beat {butter}, soft, with {sugar pinch}[ and {zest spice}] in {in} until smooth. Work in {flour}[ and {nuts dried bar}] with a fork until it clumps, and stop: kneaded, it bakes hard.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [35, 42],
        cue: 'sandy pale, with gold only at the rim',
        words: 'Press level into the tin, prick all over with a fork and bake {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 20,
        words: 'Cut into fingers while it is hot, and leave in the tin for {wait} to crisp.',
      },
    ],
    keeps: { days: 7, cold: true, words: 'A tin keeps it better than the fridge.' },
    plate: [30, 90],
    measured: true,
    feeds: 12,
    table: [],
  },
  {
    id: 'cookies',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: [
      '{name oats spread} cookies with {names bar dried nuts}',
      '{name bar} cookies[ with {names nuts}]',
      '{name oats spread dried} cookies',
    ],
    headnote: ['They come out soft and look underdone: ten minutes on the tray finish them.'],
    wants: {
      bar: { ...BAR, each: 9 },
      oats: { of: ['oats'], each: 8, may: true },
      spread: { of: ['peanut-butter', 'almond-butter', 'tahini', 'biscoff-spread'], each: 8, may: true },
      egg: { of: ['egg'], each: 4.5, may: true, ready: '' },
      nuts: { ...FEW_NUTS, each: 5 },
      dried: { ...FEW_DRIED, most: 1 },
      seeds: FEW_SEEDS,
      runny: { of: ['golden-syrup', 'honey', 'maple-syrup', 'treacle'], each: 3, may: true },
    },
    takes: {
      butter: { ...BUTTER, of: ['butter', 'margarine', 'coconut-oil', 'vegetable-oil'], amount: 9 },
      sugar: { ...BROWN, amount: 9 },
      flour: { ...FLOUR, of: ['plain-flour', ...FLOUR.of, 'oat-flour'], amount: 14 },
      soda: { of: ['bicarbonate-of-soda', 'baking-powder'], amount: 0.04, unit: 'tsp' },
      pinch: PINCH,
      vanilla: VANILLA,
    },
    oneOf: [
      ['bar', 'oats', 'spread', 'dried', 'nuts'],
      ['flour', 'butter', 'sugar', 'egg'],
    ],
    acts: [
      OVEN(180, 'two baking trays'),
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Beat {butter} with {sugar}[, {spread runny}] in {in} until creamy[, then beat in {egg vanilla}]. Stir in {flour soda pinch}[ and {oats}], then [{bar nuts dried seeds}|a spoonful of water if it will not come together]. It should be a soft dough that holds a ball.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [11, 13],
        cue: 'golden at the rim and still soft in the middle',
        core: ['egg'],
        words:
          'Roll into 14 balls, set well apart on {in} and flatten a little. Bake {until}[; the middle is past {core} by then].',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 10,
        words: 'Leave on the tray for {wait}, until they can be lifted without bending.',
      },
    ],
    keeps: {
      days: 5,
      months: 3,
      cold: true,
      words: 'The balls of dough freeze well, and bake from frozen in two minutes more.',
    },
    plate: [30, 110],
    measured: true,
    feeds: 14,
    table: [],
  },
]);
