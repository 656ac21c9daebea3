// Ices that need no machine, and sundaes.

import { defineRows, type Want } from '../language/row.ts';
import { CHOCOLATE, NUTS, RAW_FRUIT, RUNNY, SUGAR, VANILLA } from './sweet-parts.ts';

const HARD = [
  'sloes',
  'elderberries',
  'cranberries',
  'gooseberries',
  'sea-buckthorn',
  'pomegranate',
] as const;
const FRUIT: Want = {
  of: ['#berry', '@raw-fruit'],
  not: HARD,
  each: 100,
  most: 3,
  heart: true,
  ready: 'in small pieces',
};
const CURD: Want = {
  of: [
    ...(['chocolate-spread', 'dulce-de-leche', 'peanut-butter', 'biscoff-spread', 'jam'] as const),
    ...(['lemon-curd', 'stem-ginger', '@runny-sweet'] as const),
  ],
  each: 20,
  most: 2,
  may: true,
};
const BISCUIT: Want = {
  of: ['biscuit', 'oat-biscuit', 'amaretti', 'meringue', 'granola', 'waffle', 'cake', 'popcorn'],
  each: 20,
  may: true,
  ready: 'broken up',
};
const LIME: Want = { of: ['lime', 'lemon', 'orange'], each: 15, may: true, ready: 'to squeeze' };
const FREEZE = 300;

export const FROZEN_SWEETS = defineRows([
  {
    id: 'ice-lollies',
    family: 'pudding',
    side: 'sweet',
    needs: [],
    title: [
      '{name fruit} and {name cool} ice lollies',
      '{name fruit} ice lollies with {name lime mint}',
      '{name fruit} ice lollies',
    ],
    headnote: ['Make it sweeter than you would drink it: the cold takes half of the sugar away.'],
    wants: {
      fruit: { ...FRUIT, each: 80 },
      cool: {
        of: [
          ...(['@yoghurt', 'coconut-milk', 'coconut-cream', 'single-cream', 'double-cream'] as const),
          'flavoured-yoghurt',
        ],
        each: 50,
      },
      juice: { of: ['juice', 'apple-juice', 'pineapple-juice', 'coconut-water'], each: 40, may: true },
      lime: LIME,
      mint: { of: ['mint', 'basil'], each: 1, may: true, ready: 'leaves chopped' },
      runny: { ...RUNNY, each: 10 },
    },
    takes: { sugar: { ...SUGAR, of: ['icing-sugar', 'sugar'], amount: 2, unit: 'tsp', unless: 'runny' } },
    acts: [
      {
        do: 'blend',
        in: 'blender',
        words:
          'Blend {fruit} in {in} with {runny sugar}[, {juice mint}][ and the juice of {lime}] until smooth. Taste: it should be a little too sweet.',
      },
      {
        do: 'mix',
        in: 'bowl',
        from: 'blender',
        words:
          'Swirl {cool} through it in a jug, leaving streaks, and pour into moulds or small paper cups, to a finger below the rim.',
      },
      {
        do: 'chill',
        in: 'bowl',
        wait: FREEZE,
        words:
          'Freeze for {wait} at least, with a stick in each after the first hour, when it holds upright.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'bowl',
        words: 'Dip the moulds in warm water for a moment and pull gently.',
      },
    ],
    keeps: { days: 1, months: 2, cold: true },
    plate: [90, 320],
    frame: true,
    table: [],
  },
  {
    id: 'nice-cream',
    family: 'pudding',
    side: 'sweet',
    needs: [],
    title: [
      '{name banana} ice cream with {name spread chocolate fruit}',
      '{name banana} ice cream with {names nuts}',
      '{name banana} ice cream',
    ],
    headnote: ['One thing, frozen and blended: ripe bananas turn to ice cream by themselves.'],
    wants: {
      banana: { of: ['banana'], each: 140, heart: true, ready: 'very ripe, in slices' },
      fruit: {
        ...FRUIT,
        heart: true,
        each: 60,
        most: 1,
        of: [
          ...(['frozen-berries', 'mango', 'raspberries', 'strawberries', 'blueberries'] as const),
          ...(['cherries', 'pineapple'] as const),
        ],
      },
      spread: { of: ['@nut-butter', 'chocolate-spread', 'biscoff-spread'], each: 15, may: true },
      chocolate: { of: ['cocoa-powder', 'chocolate', 'milk-chocolate'], each: 8, may: true, ready: '' },
      milk: {
        of: ['@milk', '@yoghurt', 'coconut-milk', 'single-cream', 'double-cream'],
        each: 20,
        may: true,
      },
      nuts: { ...NUTS, each: 8 },
      runny: RUNNY,
      lime: LIME,
    },
    acts: [
      {
        do: 'chill',
        in: 'bowl',
        wait: FREEZE,
        words:
          'Spread {banana}[ and {fruit}] on a plate lined with paper and freeze for {wait}, until hard: in a lump, it breaks the blender.',
      },
      {
        do: 'blend',
        in: 'blender',
        from: 'bowl',
        words:
          'Put in {in}[ with {spread chocolate milk runny}][ and the juice of {lime}] and blend, scraping down again and again, through the crumbs and the lumps, until it is suddenly smooth: 3 or 4 minutes.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'blender',
        words: 'Eat at once, as soft as it is[, scattered with {nuts}], or freeze for one hour for scoops.',
      },
    ],
    keeps: { days: 1, months: 1, cold: true, words: 'Only the freezer keeps it.' },
    plate: [130, 360],
    table: [],
  },
  {
    id: 'no-churn',
    family: 'pudding',
    side: 'sweet',
    needs: [],
    title: [
      'no-churn {name fruit spread} ice cream',
      'no-churn {name biscuit nuts chocolate} ice cream',
      'no-churn ice cream',
    ],
    headnote: [
      'Condensed milk will not freeze hard, and whipped cream holds the air: nothing needs stirring.',
    ],
    wants: {
      cream: { of: ['double-cream', 'coconut-cream'], each: 70, heart: true },
      milk: { of: ['condensed-milk'], each: 45, heart: true },
      fruit: { of: FRUIT.of, not: HARD, each: 35, most: 2, may: true, ready: 'crushed' },
      spread: { ...CURD, each: 10, most: 1 },
      biscuit: { ...BISCUIT, each: 8 },
      nuts: { ...NUTS, each: 6 },
      chocolate: { ...CHOCOLATE, each: 8 },
      coffee: { of: ['coffee', 'rum', 'liqueur', 'lemon', 'lime'], each: 4, may: true, ready: '' },
    },
    takes: { vanilla: VANILLA },
    acts: [
      {
        do: 'whisk',
        in: 'bowl',
        words:
          'Whip {cream} in {in} to soft peaks: stiff, it turns greasy in the mouth. Fold in {milk vanilla coffee} with a large spoon, a third at a time.',
      },
      {
        do: 'mix',
        in: 'dish',
        from: 'bowl',
        words:
          '[Fold through {fruit spread biscuit nuts chocolate} in a few strokes. ]Pour into a shallow box, level the top and cover.',
      },
      { do: 'chill', in: 'dish', wait: FREEZE, words: 'Freeze for {wait}, until firm.' },
      { do: 'serve', in: 'table', from: 'dish', words: 'Take it out ten minutes before you scoop it.' },
    ],
    keeps: { days: 1, months: 2, cold: true, words: 'In the freezer, with paper pressed on top.' },
    plate: [90, 260],
    measured: true,
    feeds: 6,
    table: [],
  },
  {
    id: 'sundae',
    family: 'pudding',
    side: 'sweet',
    needs: [],
    title: [
      '{name ice} sundae with {names fruit} and {name curd chocolate}',
      '{name ice} sundae with {names fruit}',
      '{name ice} sundae with {name curd chocolate nuts}',
      '{name ice} with {name coffee}',
      '{name ice} sundae',
    ],
    headnote: [
      'Something cold, something crisp, something that runs: cold glasses, and everything ready before the ice cream is.',
    ],
    wants: {
      ice: { of: ['ice-cream', 'sorbet'], each: 120, heart: true },
      fruit: { ...RAW_FRUIT, each: 80, most: 2 },
      curd: CURD,
      biscuit: BISCUIT,
      nuts: { ...NUTS, most: 1 },
      chocolate: { ...CHOCOLATE, each: 15 },
      cream: { of: ['double-cream', 'whipped-cream'], each: 30, may: true },
      coffee: { of: ['coffee'], each: 4, may: true },
      mallow: { of: ['marshmallows', 'sprinkles', 'sweets'], each: 6, may: true, ready: '' },
    },
    oneOf: [['fruit', 'curd', 'biscuit', 'nuts', 'chocolate', 'coffee']],
    beats: ['baked-fruit', 'fruit-salad'],
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Have all of it ready before the ice cream leaves the freezer: [{fruit} cut, ][{biscuit} and {nuts} broken up, |{biscuit nuts} broken up, ][{cream} softly whipped, ]and tall glasses in the fridge.',
      },
      {
        do: 'melt',
        in: 'small-bowl',
        words: 'Melt {chocolate} with 2 tablespoons of hot water, stirring, until it runs.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['bowl', 'small-bowl'],
        words:
          'Layer {ice} in the glasses with the rest[, {curd}][?chocolate: , the warm chocolate poured over][, {mallow} on top][ and a small cup of hot, strong {coffee} over each]. Eat at once.',
      },
    ],
    keeps: { days: 0 },
    plate: [130, 480],
    table: [],
  },
]);
