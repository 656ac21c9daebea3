// Bought pastry with fruit and nuts: free tarts, turnovers, filo rolls and layers in syrup.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { BROWN, CHOCOLATE, DRIED, FAT, NUTS, SPICE, SUGAR } from './sweet-parts.ts';

const FRUIT: Want = {
  of: ['@pip-fruit', '@juicy-fruit', 'figs', 'banana'],
  each: 150,
  most: 2,
  heart: true,
  cut: 'for-fry',
};
const CREAM: Want = {
  of: ['@pouring-cream', 'clotted-cream', 'ice-cream', 'custard', 'vegan-custard', '@yoghurt', 'mascarpone'],
  each: 40,
  may: true,
};
const BED: Want = {
  of: [
    'jam',
    'marmalade',
    'lemon-curd',
    'cream-cheese',
    'ricotta',
    'mincemeat',
    'marzipan',
    'chocolate-spread',
  ],
  each: 20,
  may: true,
};
const JUICE: Want = { of: ['lemon', 'orange'], each: 15, may: true, ready: 'to squeeze' };
const OVEN = (ovenC: number): Act => ({
  do: 'heat-oven',
  in: 'tray',
  ovenC,
  words: 'Heat the oven to {oven} and line a baking tray with paper.',
});
const WAKE = { ...SPICE, whole: true } as const;

export const SWEET_PASTRY = defineRows([
  {
    id: 'fruit-galette',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: [
      '{name fruit} and {name almond nuts} galette',
      '{name fruit} galette with {name bed cream}',
      '{name fruit} galette',
    ],
    headnote: [
      '[?almond: A layer of {name almond} under the fruit drinks its juice, so the base bakes crisp.|A hot tray below and a rim folded over: the juice stays in and the base bakes crisp.]',
    ],
    wants: {
      pastry: { of: ['shortcrust-pastry', 'puff-pastry'], each: 80, heart: true, ready: '' },
      fruit: FRUIT,
      bed: BED,
      almond: {
        of: ['almond-flour', 'biscuit', 'amaretti', 'semolina', 'breadcrumbs', 'oats'],
        each: 12,
        may: true,
        ready: '',
      },
      nuts: NUTS,
      dried: DRIED,
      juice: JUICE,
      egg: { of: ['egg'], each: 14, may: true, ready: 'beaten' },
      cream: CREAM,
    },
    takes: {
      sugar: { of: ['brown-sugar', 'sugar', 'honey'], amount: 15, unit: 'g' },
      starch: { of: ['cornflour', 'plain-flour'], amount: 0.5, unit: 'tsp' },
      spice: WAKE,
    },
    acts: [
      { ...OVEN(200), words: 'Heat the oven to {oven} with a baking tray in it.' },
      {
        do: 'mix',
        in: 'bowl',
        words: 'Turn {fruit} in {in} with {sugar:2/3}, {starch spice}[, {dried}][ and a squeeze of {juice}].',
      },
      {
        do: 'layer',
        in: 'board',
        from: 'bowl',
        words:
          'Roll {pastry} out on paper, 3 mm thick. [Spread with {bed}, a hand from the edge. ][Scatter with {almond}. ]Heap the fruit in the middle without its loose juice, 4 cm from the edge. Fold the rim over in pleats[, brush with {egg}] and sprinkle with {sugar}[ and {nuts}].',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'board',
        minutes: [30, 38],
        cue: 'the rim is deep gold and the base lifts off the paper in one piece',
        core: ['egg'],
        words: 'Slide, paper and all, onto the hot tray and bake {until}[; any egg is long past {core}].',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 15,
        words: 'Leave for {wait}: the juice sets to a glaze. Cut in wedges[ and serve with {cream}].',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Ten minutes in a hot oven bring back the crust.' },
    plate: [150, 420],
    table: [],
  },
  {
    id: 'turnovers',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: [
      '{name fruit} turnovers with {name cream nuts}',
      '{name fruit} turnovers',
      '{name bed} turnovers',
    ],
    headnote: ['One spoonful of filling for each: what is overfilled opens, and bakes on the tray.'],
    wants: {
      pastry: { of: ['puff-pastry', 'crescent-dough'], each: 80, heart: true, ready: '' },
      fruit: {
        ...FRUIT,
        of: ['@pip-fruit', 'rhubarb', 'blackberries', 'plum', 'cherries', 'banana', 'peach'],
        each: 75,
        cut: 'dice-1cm',
      },
      bed: BED,
      nuts: { ...NUTS, each: 8 },
      dried: DRIED,
      chocolate: CHOCOLATE,
      juice: JUICE,
      milk: { of: ['milk', 'oat-milk', 'single-cream'], each: 8, may: true },
      cream: CREAM,
    },
    takes: { sugar: { ...BROWN, amount: 12 }, spice: WAKE },
    acts: [
      OVEN(205),
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Mix {fruit} in {in} with {sugar:2/3}[, {dried nuts chocolate}] and {spice}[, with a squeeze of {juice}].',
      },
      {
        do: 'layer',
        in: 'tray',
        from: 'bowl',
        words:
          'Cut {pastry} into two squares for each.[ Spread the middles with {bed}.] Heap the fruit on one half, wet the edges, fold corner to corner and press shut with a fork. Set on {in}, cut a slit in each, brush with [{milk}|water] and sprinkle with {sugar}.',
      },
      {
        do: 'bake',
        in: 'tray',
        minutes: [20, 25],
        cue: 'tall and deep gold, underneath as well',
        words: 'Bake {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 10,
        words: 'Leave for {wait}: the filling is far hotter than the crust.[ Serve with {cream}.]',
      },
    ],
    keeps: { days: 2, cold: true },
    plate: [130, 380],
    table: [],
  },
  {
    id: 'filo-strudel',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: [
      '{name fruit} strudel with {names nuts}',
      '{name fruit} strudel with {names dried}',
      '{name fruit} strudel',
    ],
    headnote: ['Crumbs between fruit and filo drink the juice: without them the bottom never crisps.'],
    wants: {
      pastry: { of: ['filo-pastry'], each: 50, heart: true, ready: '' },
      fruit: { ...FRUIT, each: 150, cut: 'thin-slices' },
      crumb: {
        of: ['breadcrumbs', 'almond-flour', 'biscuit', 'oats', 'amaretti'],
        each: 12,
        may: true,
        ready: '',
      },
      nuts: NUTS,
      dried: DRIED,
      cheese: { of: ['ricotta', 'cream-cheese', 'quark'], each: 40, may: true },
      juice: JUICE,
      cream: CREAM,
    },
    takes: {
      fat: { ...FAT, of: ['butter', 'margarine', 'vegetable-oil'], amount: 20 },
      sugar: { ...BROWN, amount: 15 },
      spice: WAKE,
    },
    acts: [
      OVEN(190),
      {
        do: 'mix',
        in: 'bowl',
        words: 'Turn {fruit} in {in} with {sugar spice}[, {dried nuts}][ and a squeeze of {juice}].',
      },
      {
        do: 'layer',
        in: 'tray',
        from: 'bowl',
        words:
          'Melt {fat}. Lay {pastry} out in an overlapping sheet, brushing each leaf with two thirds of it and keeping the rest under a damp cloth. [Scatter with {crumb}. ][Spread a strip with {cheese}. ]Put the fruit along one side, fold in the ends and roll up.',
      },
      {
        do: 'bake',
        in: 'tray',
        minutes: [30, 35],
        cue: 'crisp and gold all over',
        words: 'Lift onto {in} seam down, brush with the rest and bake {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 10,
        words: 'Leave for {wait}, and cut with a saw-edged knife[. Serve with {cream}].',
      },
    ],
    beats: ['fruit-galette'],
    keeps: { days: 1, words: 'The oven crisps it again; the microwave never.' },
    plate: [180, 480],
    table: [],
  },
  {
    id: 'nut-baklava',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob', 'oven'],
    title: ['{name nuts} baklava with {name runny}'],
    headnote: ['Cold syrup on hot pastry: it sizzles, and every leaf stays crisp.'],
    wants: {
      pastry: { of: ['filo-pastry'], each: 22, heart: true, ready: '' },
      nuts: {
        of: ['pistachios', 'walnuts', '@plain-nut'],
        each: 25,
        most: 2,
        heart: true,
        cut: 'finely-chopped',
      },
      runny: { of: ['honey', 'maple-syrup', 'agave-syrup', 'golden-syrup'], each: 15, heart: true },
      lemon: { of: ['lemon', 'orange'], each: 5, may: true, ready: 'to squeeze' },
      whole: { of: ['cardamom', 'cinnamon-stick'], each: 0.5, may: true, ready: '' },
    },
    takes: {
      butter: { of: ['butter', 'ghee', 'coconut-oil', 'vegetable-oil'], amount: 12, unit: 'g' },
      sugar: { ...SUGAR, amount: 10 },
      spice: { ...SPICE, amount: 0.125 },
    },
    acts: [
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'it coats a cold spoon',
        water: 10,
        words:
          'Simmer {runny} with {water}[ and {whole}] in {in} {heat} {until}. [Stir in the juice of {lemon}. ]Leave to go cold.',
      },
      {
        do: 'heat-oven',
        in: 'tray',
        ovenC: 175,
        words: 'Heat the oven to {oven}. Mix {nuts} with {sugar spice}.',
      },
      {
        do: 'layer',
        in: 'dish',
        words:
          'Melt {butter}. Lay half of {pastry} in a 20 cm dish, each leaf brushed with butter. Spread the nuts over, cover with the other leaves in the same way and cut into diamonds, right down to the dish.',
      },
      {
        do: 'bake',
        in: 'dish',
        minutes: [32, 40],
        cue: 'deep gold to the bottom of the cuts',
        words: 'Bake {until}, then pour the cold syrup over at once.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['dish', 'saucepan'],
        wait: 120,
        words: 'Leave for {wait}, uncovered, until it has drunk the syrup.',
      },
    ],
    keeps: { days: 7, cold: true, words: 'Outside the fridge it stays crisper.' },
    plate: [50, 160],
    measured: true,
    feeds: 8,
    table: [],
  },
]);
