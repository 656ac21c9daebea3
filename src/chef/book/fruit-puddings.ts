// Puddings that fruit leads: raw, warmed in a pan, and baked whole or under a crust.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import {
  BROWN,
  CHOCOLATE,
  COOL,
  DRIED,
  FAT,
  FLOUR,
  NUTS,
  PINCH,
  POWDER,
  RUNNY,
  SEEDS,
  SPICE,
  SUGAR,
  VANILLA,
} from './sweet-parts.ts';

const CREAM: Want = {
  of: [
    '@pouring-cream',
    'clotted-cream',
    'ice-cream',
    'custard',
    '@yoghurt',
    'mascarpone',
    'vegan-custard',
    'coconut-cream',
    'flavoured-yoghurt',
    'ricotta',
  ],
  each: 50,
  may: true,
};
const FIRM: Want = {
  of: ['@pip-fruit'],
  each: 130,
  most: 2,
  may: true,
  ready: 'peeled, cored and cut into 2 cm pieces',
};
const SOFT: Want = {
  of: ['@juicy-fruit', 'figs'],
  each: 130,
  most: 2,
  may: true,
  ready: '',
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

export const FRUIT_PUDDINGS = defineRows([
  {
    id: 'fruit-salad',
    family: 'pudding',
    side: 'sweet',
    needs: [],
    title: [
      '{names fruit} salad with {name mint} and {name lemon}',
      '{name fruit} salad with {names dried}[ and {name spice}]',
      '{name fruit} with {name runny} and {names nuts}',
      '{name fruit} salad[ with {name lemon}]',
    ],
    headnote: [
      'A spoonful of sugar and ten minutes: the fruit makes its own syrup, and the {name lemon} keeps it bright.',
      'A spoonful of something sweet and ten minutes on the table: the fruit makes its own syrup.',
    ],
    wants: {
      fruit: { of: ['@raw-fruit'], each: 220, most: 6, heart: true, ready: 'cut into bite-sized pieces' },
      lemon: { of: ['lime', 'lemon', 'passion-fruit'], each: 20, may: true, ready: 'to squeeze' },
      ginger: GINGER,
      dried: DRIED,
      mint: { of: ['mint', 'basil', 'lemon-verbena'], each: 3, may: true, ready: 'leaves torn' },
      juice: { of: ['juice', 'apple-juice', 'pineapple-juice', 'elderflower-cordial'], each: 30, may: true },
      runny: RUNNY,
      nuts: NUTS,
      seeds: SEEDS,
      feta: { of: ['feta'], each: 25, may: true, ready: 'crumbled' },
      cool: { ...COOL, of: [...COOL.of, 'ice-cream', 'sorbet', 'coconut-cream'] },
    },
    takes: { sugar: { ...SUGAR, amount: 1, unit: 'tsp', unless: 'runny' }, spice: OWN },
    acts: [
      {
        do: 'rest',
        in: 'bowl',
        wait: 10,
        words:
          'Put {fruit} in {in}[ and squeeze over {lemon}]. Turn gently with [{runny}|{sugar}][, {ginger juice dried spice}] and leave for {wait}, until the juice runs.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'bowl',
        words:
          'Turn once more and spoon into [?one: a bowl|bowls] with the juice[, with {cool} beside][ and {nuts seeds feta mint} on top].',
      },
    ],
    keeps: { days: 1, cold: true },
    plate: [120, 600],
    frame: true,
    table: [],
  },
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
          'Put {fruit} in {in}, four fingers deep at most. Turn with {sugar:1/3}[, {dried ginger}] and {spice}[, squeeze over {juice}][?fruit=tinned-peaches: , drained|] and spread level.',
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
      sour: { of: ['buttermilk', 'yoghurt', 'kefir', 'soured-cream'], each: 40, heart: true },
      egg: { of: ['egg'], each: 14, may: true, ready: '' },
      nuts: NUTS,
      juice: JUICE,
      cream: CREAM,
    },
    takes: {
      flour: { ...FLOUR, amount: 40 },
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
          'Turn {fruit} in {in} with {sugar:1/2}[, {spice vanilla}][ and the juice of {juice}] and bake {until}.',
      },
      {
        do: 'mix',
        in: 'bowl',
        beside: true,
        words:
          '[?fat=vegetable-oil/coconut-oil: stir|rub] {fat} into {flour powder} and {pinch} in {in}, stir in {sugar}, then [{sour egg}] with a fork, until it is a soft, sticky dough and no longer.',
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
      HEAT(180, 'Heat the oven to {oven} and butter a shallow baking dish with {fat}.'),
      {
        do: 'whisk',
        in: 'bowl',
        words:
          'Whisk {flour}, {sugar}, {pinch}[ and {spice}] with {egg} in {in} until smooth, then thin with {milk}[ and {vanilla}]. Leave to stand while the oven heats.',
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
  {
    id: 'baked-fruit',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: [
      'baked {names fruit} with {names nuts}[ and {name cream}]',
      'baked {names fruit} with {name cream}',
      'baked {names fruit} with {name runny chocolate}',
      'baked {names fruit}',
    ],
    headnote: ['Cut side up in a hot oven, the fruit keeps its shape and its juice becomes a glaze.'],
    wants: {
      fruit: {
        of: [
          'peach',
          'nectarine',
          'plum',
          'apricot',
          'pear',
          'apple',
          'cooking-apple',
          'figs',
          'banana',
          'tinned-peaches',
        ],
        each: 180,
        most: 2,
        heart: true,
        cut: 'halves',
      },
      biscuit: {
        of: ['amaretti', 'biscuit', 'oat-biscuit', 'almond-flour', 'marzipan'],
        each: 15,
        may: true,
        ready: 'crushed',
      },
      nuts: { ...NUTS, each: 15 },
      dried: DRIED,
      chocolate: CHOCOLATE,
      juice: JUICE,
      runny: { ...RUNNY, of: ['@runny-sweet', 'jam', 'marmalade'] },
      wine: { of: ['marsala', 'port', 'sherry', 'white-wine', 'rum', 'liqueur'], each: 20, may: true },
      sprig: {
        of: ['thyme', 'rosemary', 'cinnamon-stick', 'star-anise', 'cardamom', 'vanilla-pod', 'bay-leaf'],
        each: 0.5,
        may: true,
        ready: '',
      },
      cream: CREAM,
    },
    takes: {
      fat: { ...FAT, amount: 8 },
      sugar: { ...BROWN, amount: 2, unit: 'tsp', unless: 'runny' },
      spice: WAKE,
    },
    acts: [
      HEAT(190),
      {
        do: 'mix',
        in: 'dish',
        words:
          'Put {fruit} cut side up in {in} where they fit closely, with 2 tablespoons of water below. Dot with {fat}[, tuck in {sprig}], sweeten with [{runny}|{sugar}] and dust with {spice}[, then squeeze over {juice}][ and splash with {wine}].',
      },
      {
        do: 'bake',
        in: 'dish',
        minutes: [25, 35],
        cue: 'a knife slides in and the juice is syrupy',
        when: '!fruit=apple/cooking-apple/pear',
        words:
          'Bake, spooning the juice over them once, {until}.[ Scatter with {biscuit nuts dried} for the last 8 minutes.]',
      },
      {
        do: 'bake',
        in: 'dish',
        minutes: [35, 45],
        cue: 'a knife slides in and the edges are brown',
        when: 'fruit=apple/cooking-apple/pear',
        words:
          'Bake, spooning the juice over them twice, {until}.[ Scatter with {biscuit nuts dried} for the last 8 minutes.]',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'dish',
        words:
          'Serve warm with the juice of the dish[, {chocolate} melting over the top][ and {cream} beside].',
      },
    ],
    keeps: { days: 3, cold: true, words: 'Cold, they go into the next bowl of yoghurt.' },
    plate: [130, 600],
    table: [],
  },
  {
    id: 'compote',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob'],
    title: [
      '{name firm soft} compote with {name cream}',
      'spiced {name firm soft hard} compote',
      '{name firm soft quince hard} compote',
    ],
    headnote: ['Half of it collapses into sauce and half keeps its shape: stop there.'],
    wants: {
      firm: { ...FIRM, most: 2 },
      soft: { ...SOFT, most: 3 },
      quince: { of: ['prunes', 'apricots-dried', 'dried-figs'], each: 40, most: 2, may: true, ready: '' },
      hard: { of: ['quince'], each: 150, may: true, ready: 'peeled, cored and cut into wedges' },
      dried: { of: ['raisins', 'dried-cranberries', 'dates'], each: 15, may: true, ready: '' },
      ginger: GINGER,
      whole: {
        of: ['star-anise', 'cinnamon-stick', 'cardamom', 'vanilla-pod'],
        each: 1,
        may: true,
        ready: '',
      },
      juice: { ...JUICE, most: 2 },
      wine: { of: ['red-wine', 'port', 'white-wine', 'apple-juice', 'juice', 'cider'], each: 50, may: true },
      cream: CREAM,
      nuts: NUTS,
      biscuit: {
        of: ['biscuit', 'oat-biscuit', 'amaretti', 'ladyfinger', 'granola'],
        each: 15,
        may: true,
        ready: 'crushed',
      },
    },
    takes: {
      sugar: { of: ['sugar', 'brown-sugar', 'honey', 'maple-syrup'], amount: 1.25, unit: 'tbsp' },
      spice: OWN,
    },
    oneOf: [['firm', 'soft', 'quince', 'hard']],
    acts: [
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'low',
        minutes: [50, 65],
        cue: 'rosy, and a knife slides in',
        water: 200,
        words:
          'Put {hard} in {in} with {sugar:1/2}, {water}[ and {spice}]. Cover and keep at a bare simmer {heat} {until}: quince is in no hurry.',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium-low',
        minutes: [10, 14],
        cue: 'tender to the point of a knife',
        water: 60,
        words:
          'Put {firm quince dried} in {in} with {sugar:1/2}, {water}[, {whole ginger wine}]. Cover and simmer {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium-low',
        minutes: [5, 8],
        cue: 'half of it has collapsed into a glossy sauce',
        words:
          'Put {soft} in {in} with {sugar}[, {spice whole ginger wine}][, the juice of {juice}] and 2 tablespoons of water. Simmer {heat}, shaking the pan and not stirring, {until}.',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'low',
        minutes: [2, 3],
        cue: 'the juice is syrupy',
        when: '!soft',
        words:
          'Stir in {sugar}[, {spice}][ and the juice of {juice}], taste for sweetness and simmer uncovered {heat} {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'saucepan',
        words:
          'Leave to cool until just warm[?whole: , and lift out the whole spice]. Spoon into [?one: a bowl|bowls][ with {cream}][, scattered with {nuts biscuit}].',
      },
    ],
    keeps: { days: 4, months: 6, cold: true },
    plate: [100, 500],
    frame: true,
    table: [],
  },
]);
