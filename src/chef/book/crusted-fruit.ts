// Fruit baked under a crust or in a batter.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { DRIED, FAT, FLOUR, NUTS, PINCH, POWDER, SEEDS, SPICE, SUGAR, VANILLA } from './sweet-parts.ts';

const CREAM: Want = {
  of: [
    ...(['@pouring-cream', 'clotted-cream', 'ice-cream', 'custard', '@yoghurt', 'mascarpone'] as const),
    ...(['vegan-custard', 'coconut-cream', 'flavoured-yoghurt', 'ricotta'] as const),
  ],
  each: 50,
  may: true,
};
const COOKED: Want = {
  of: ['@pip-fruit', '@juicy-fruit', 'figs'],
  each: 160,
  most: 3,
  heart: true,
  cut: 'for-simmer',
};
const JUICE: Want = { of: ['lemon', 'lime', 'orange'], each: 20, may: true, ready: 'to squeeze' };
const GINGER: Want = { of: ['ginger', 'stem-ginger'], each: 4, may: true, ready: 'finely grated' };
const WAKE: Take = { ...SPICE, whole: true };
const OWN: Take = { ...WAKE, may: true };
const HEAT = (ovenC: number, words = 'Heat the oven to {oven}.'): Act => ({
  do: 'heat-oven',
  in: 'tray',
  ovenC,
  words,
});

export const CRUSTED_FRUIT = defineRows([
  {
    id: 'crumble',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: [
      '{name fruit} crumble with {names nuts}',
      '{name fruit} [?oats: and oat crumble|crumble][ with {name cream}]',
      '{name fruit} crumble',
    ],
    headnote: [
      '[?oats: Oats in the rubble make it crisp, and it stays so for as long as there is any left.|Rub the fat in only until it looks like rough sand: a few lumps are what turns crisp.]',
    ],
    wants: {
      fruit: COOKED,
      oats: { of: ['oats'], each: 30, may: true },
      nuts: { ...NUTS, of: ['almond-flour', '@plain-nut'], most: 1 },
      seeds: SEEDS,
      dried: DRIED,
      ginger: GINGER,
      juice: JUICE,
      cream: CREAM,
    },
    takes: {
      flour: { of: ['plain-flour', ...FLOUR.of, 'oat-flour'], amount: 40, unit: 'g' },
      fat: { of: ['butter', 'margarine', 'coconut-oil', 'vegetable-oil'], amount: 30, unit: 'g' },
      sugar: { of: ['brown-sugar', 'sugar', 'maple-syrup', 'honey'], amount: 30, unit: 'g' },
      spice: WAKE,
      pinch: PINCH,
    },
    acts: [
      HEAT(190),
      {
        do: 'mix',
        in: 'dish',
        words:
          'Put {fruit} in {in}, four fingers deep at most. Turn with {sugar:1/3} and {dried ginger spice}[, squeeze over {juice}] and spread level.',
      },
      {
        do: 'mix',
        in: 'bowl',
        words:
          '[?fat=vegetable-oil/coconut-oil: Stir {fat} into {flour} and {pinch} in {in} with a fork until it clumps|Cut {fat} into {flour} and {pinch} in {in} and rub it in with your fingertips until it looks like rough crumbs]. Stir in {sugar}[ and {oats nuts seeds}], and squeeze a few handfuls into lumps.',
      },
      {
        do: 'bake',
        in: 'dish',
        from: 'bowl',
        minutes: [30, 38],
        cue: 'the top is golden and juice bubbles up at the rim',
        words: 'Scatter over the fruit without pressing down and bake {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'dish',
        wait: 10,
        words:
          'Leave for {wait}: the juice thickens, and straight from the oven it burns tongues[. Serve with {cream}].',
      },
    ],
    keeps: { days: 3, months: 3 },
    plate: [150, 600],
    table: [],
  },
  {
    id: 'cobbler',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: ['{name fruit} cobbler with {name cream}', '{name fruit} cobbler'],
    headnote: ['Spoonfuls of soft scone dough on hot fruit: steamed below, crusted above.'],
    wants: {
      fruit: { ...COOKED, each: 170 },
      sour: { of: ['buttermilk', 'yoghurt', 'kefir', 'soured-cream'], each: 35, heart: true },
      egg: { of: ['egg'], each: 14, may: true, ready: '' },
      nuts: NUTS,
      juice: JUICE,
      cream: CREAM,
    },
    takes: {
      flour: { ...FLOUR, amount: 50 },
      powder: { ...POWDER, amount: 0.5 },
      fat: { ...FAT, amount: 15 },
      sugar: { ...SUGAR, amount: 25 },
      spice: OWN,
      vanilla: VANILLA,
      pinch: PINCH,
    },
    acts: [
      HEAT(200),
      {
        do: 'bake',
        in: 'dish',
        minutes: [12, 15],
        cue: 'the fruit is hot and its juice runs',
        words:
          'Turn {fruit} in {in} with {sugar:1/2}[ and {spice vanilla}][, squeeze over {juice}] and bake {until}.',
      },
      {
        do: 'mix',
        in: 'bowl',
        beside: true,
        words:
          '[?fat=vegetable-oil/coconut-oil: stir|rub] {fat} into {flour powder pinch} in {in}, stir in {sugar}, then [{sour egg}] with a fork, until it is a soft, sticky dough and no longer.',
      },
      {
        do: 'bake',
        in: 'dish',
        from: 'bowl',
        minutes: [20, 25],
        cue: 'risen and golden, and a skewer in the dough comes out clean',
        core: ['egg'],
        words:
          'Drop the dough onto the hot fruit in large spoonfuls, with gaps between[, scatter with {nuts}] and bake {until}[ (past {core})].',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'dish',
        wait: 10,
        words: 'Leave for {wait} and serve warm[ with {cream}].',
      },
    ],
    keeps: { days: 2 },
    plate: [180, 650],
    table: [],
  },
  {
    id: 'clafoutis',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: ['{name fruit} clafoutis'],
    headnote: [
      'A pancake batter poured round fruit and baked until it trembles: it sinks as it cools, and should.',
    ],
    wants: {
      fruit: {
        ...COOKED,
        of: ['cherries', '@juicy-fruit', 'figs', '@pip-fruit', 'grapes'],
        each: 110,
        most: 2,
      },
      egg: { of: ['egg'], each: 40, heart: true, ready: '' },
      milk: {
        of: ['double-cream', 'single-cream', 'creme-fraiche', '@milk'],
        not: ['kefir', 'buttermilk'],
        each: 75,
        most: 2,
        heart: true,
      },
      nuts: { ...NUTS, of: ['almond-flour', 'almonds'], each: 12, most: 1 },
      cream: CREAM,
    },
    takes: {
      flour: { of: ['plain-flour', 'gluten-free-flour', 'self-raising-flour'], amount: 18, unit: 'g' },
      sugar: { ...SUGAR, amount: 20 },
      vanilla: VANILLA,
      spice: OWN,
      pinch: PINCH,
      fat: { ...FAT, amount: 5 },
    },
    acts: [
      HEAT(180, 'Heat the oven to {oven} and grease a shallow dish, about 20 cm across, with {fat}.'),
      {
        do: 'whisk',
        in: 'bowl',
        words:
          'Whisk {flour sugar pinch spice egg} in {in} until smooth, then thin with {milk}[ and {vanilla}]. Leave to stand while the oven heats.',
      },
      {
        do: 'bake',
        in: 'dish',
        from: 'bowl',
        minutes: [32, 40],
        cue: 'puffed and golden at the rim, with a tremble in the middle',
        core: ['egg'],
        words:
          'Lay {fruit} close together in {in} and pour the batter around[, scattered with {nuts}]. Bake {until} ({core} in the middle).',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'dish',
        wait: 15,
        words: 'Leave for {wait}: it is better warm than hot. Serve from the dish[, with {cream}].',
      },
    ],
    keeps: { days: 2, cold: true },
    plate: [180, 600],
    measured: true,
    table: [],
  },
]);
