// From the freezer and the fridge: ices that need no machine, sundaes, jelly; and popcorn and halva from a pan.

import { defineRows, type Want } from '../language/row.ts';
import { CHOCOLATE, DRIED, FAT, MILK, NUTS, RAW_FRUIT, RUNNY, SUGAR, VANILLA } from './sweet-parts.ts';

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
    'chocolate-spread',
    'dulce-de-leche',
    'peanut-butter',
    'biscoff-spread',
    'jam',
    'lemon-curd',
    'stem-ginger',
    '@runny-sweet',
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
          '@yoghurt',
          'coconut-milk',
          'coconut-cream',
          'single-cream',
          'double-cream',
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
          'Blend {fruit} in {in} with [{runny}|{sugar}][, {juice mint}][ and the juice of {lime}] until smooth. Taste: it should be a little too sweet.',
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
          'frozen-berries',
          'mango',
          'raspberries',
          'strawberries',
          'blueberries',
          'cherries',
          'pineapple',
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
          'Whip {cream} in {in} to soft peaks: stiff, it turns greasy in the mouth. Fold in {milk}[, {vanilla coffee}] with a large spoon, a third at a time.',
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
  {
    id: 'fruit-jelly',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob'],
    title: ['{name juice} jelly with {names fruit}', '{name fruit} jelly', '{name juice} jelly'],
    headnote: ['Raw pineapple, kiwi and papaya never set: what is in them eats the gelatine.'],
    wants: {
      set: { of: ['gelatine', 'jelly-cubes', 'agar'], each: 3, heart: true, ready: '' },
      juice: {
        of: ['juice', 'apple-juice', 'elderflower-cordial', 'coconut-milk', 'sweet-mixer', 'sparkling-water'],
        each: 150,
        may: true,
      },
      fruit: {
        of: ['#berry', '@raw-fruit'],
        not: [
          'pineapple',
          'kiwi',
          'papaya',
          'guava',
          'figs',
          'mango',
          'sloes',
          'elderberries',
          'cranberries',
          'gooseberries',
          'sea-buckthorn',
        ],
        each: 80,
        most: 2,
        may: true,
        ready: 'in small pieces',
      },
      lemon: { of: ['lemon', 'lime'], each: 12, may: true, ready: 'to squeeze' },
      cream: { of: ['@pouring-cream', 'ice-cream', 'custard'], each: 30, may: true },
    },
    takes: { sugar: { ...SUGAR, amount: 2, unit: 'tsp' } },
    oneOf: [['juice', 'fruit']],
    acts: [
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'low',
        minutes: [3, 4],
        cue: 'it has melted and nothing is left on the spoon',
        water: 60,
        words:
          'Soak {set} in {water} in {in} for five minutes, then warm with {sugar} {heat}, stirring, {until}[?set=agar: ; agar must bubble for two minutes|; it must not boil].',
      },
      {
        do: 'chill',
        in: 'bowl',
        from: 'saucepan',
        wait: 240,
        words:
          'Stir in [{juice}|a glass of cold water for each][ and the juice of {lemon}]. Put [{fruit}|nothing else] in glasses, pour over and chill for {wait}, until it shivers when tapped.',
      },
      { do: 'serve', in: 'table', from: 'bowl', words: 'Serve cold[, with {cream}].' },
    ],
    keeps: { days: 3, cold: true },
    plate: [90, 350],
    table: [],
  },
  {
    id: 'semolina-halva',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob'],
    title: [
      'semolina halva with {names nuts} and {name dried}',
      'semolina halva with {names nuts dried}',
      'semolina halva',
    ],
    headnote: [
      'Ten minutes of stirring in butter: the grain has to smell of biscuits before any liquid goes near it.',
    ],
    wants: {
      grain: { of: ['semolina'], each: 40, heart: true },
      fat: { of: ['ghee', 'butter', 'coconut-oil'], each: 25, heart: true },
      nuts: NUTS,
      dried: { ...DRIED, of: ['raisins', 'apricots-dried', 'dates', 'dried-cranberries'], most: 1 },
      whole: { of: ['cardamom', 'saffron', 'cinnamon-stick'], each: 0.4, may: true, ready: 'crushed' },
    },
    takes: {
      sugar: { ...SUGAR, of: ['sugar', 'brown-sugar', 'honey'], amount: 30 },
      milk: { ...MILK, of: [...MILK.of, 'water'], amount: 130 },
    },
    acts: [
      {
        do: 'toast',
        in: 'pan',
        heat: 'medium-low',
        minutes: [8, 10],
        cue: 'it is the colour of straw and smells of biscuits',
        words: 'Melt {fat} in {in} {heat}, add {grain}[ and {nuts}] and stir without a pause {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'low',
        minutes: [4, 6],
        cue: 'it pulls away from the pan in one piece',
        words:
          'Standing back, for it spits, pour in {milk}, hot, with {sugar}[, {dried whole}]. Stir {heat} {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pan',
        wait: 10,
        words:
          'Cover and leave for {wait} off the heat. Fluff with a fork, or press into a cup and turn out.',
      },
    ],
    beats: ['semolina'],
    keeps: { days: 3, cold: true },
    plate: [150, 380],
    measured: true,
    table: [],
  },
  {
    id: 'popcorn',
    family: 'plate',
    side: 'sweet',
    needs: ['hob'],
    title: ['popcorn with {name sweet} and salt', 'popcorn with {name spice cheese}', 'buttered popcorn'],
    headnote: ['Three kernels first: when they pop, the oil is ready for all the others.'],
    wants: {
      corn: { of: ['popcorn'], each: 30, heart: true, ready: '' },
      sweet: {
        of: ['maple-syrup', 'honey', 'golden-syrup', 'chocolate', 'dulce-de-leche'],
        each: 12,
        may: true,
        ready: '',
      },
      spice: {
        of: [
          'smoked-paprika',
          'chilli-powder',
          'curry-powder',
          'cinnamon',
          'nutritional-yeast',
          'rosemary',
          'furikake',
          'cayenne',
        ],
        each: 1,
        may: true,
        ready: '',
      },
      cheese: { of: ['@italian-cheese'], each: 8, may: true, ready: 'finely grated' },
    },
    takes: {
      oil: { of: ['vegetable-oil', 'coconut-oil'], amount: 0.75, unit: 'tbsp' },
      butter: { ...FAT, of: ['butter', 'margarine', 'olive-oil'], amount: 10 },
      pinch: { of: ['salt'], amount: 0.25, unit: 'tsp', whole: true },
    },
    acts: [
      {
        do: 'fry',
        in: 'pot',
        heat: 'medium-high',
        minutes: [3, 5],
        cue: 'there are two seconds between pops',
        words:
          'Heat {oil} in {in} {heat} with three kernels until they pop. Add {corn}, cover and shake now and then {until}. Off the heat at once, lid ajar, so that steam gets out.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pot',
        words:
          'Melt {butter}[ with {sweet}], pour over and toss with {pinch}[ and {spice cheese}]. Eat warm. It is not for children under five: whole corn chokes.',
      },
    ],
    keeps: { days: 1, cold: true },
    plate: [30, 100],
    table: [],
  },
]);
