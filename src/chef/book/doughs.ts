// Bread and scones at home: with yeast, with soda, from the oven and from a dry pan.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { DRIED, FLOUR, MILK, NUTS, PINCH, POWDER, SEEDS, SUGAR } from './sweet-parts.ts';

const FAT: Take = { of: ['butter', 'margarine', 'vegetable-oil'], amount: 7, unit: 'g' };
const SALT: Take = { of: ['salt'], amount: 0.1875, unit: 'tsp' };
const WET: Take['of'] = [
  'buttermilk',
  'kefir',
  'greek-yoghurt',
  'yoghurt',
  'soured-cream',
  'plant-yoghurt',
  ...MILK.of,
];
const CHEESE: Want = {
  of: ['@grates', 'feta', 'goats-cheese', 'blue-cheese'],
  each: 12,
  may: true,
  ready: 'grated or crumbled',
};
const HERB: Want = {
  of: ['rosemary', 'thyme', 'chives', '@soft-herb'],
  not: ['mint'],
  each: 1.5,
  may: true,
  cut: 'chopped',
};
const SAVOUR: Want = {
  of: ['olives', 'sun-dried-tomatoes', 'spring-onion', 'ham', 'jalapeno', 'roasted-peppers', 'cherry-tomato'],
  each: 8,
  most: 2,
  may: true,
  ready: 'drained and chopped small',
};
const RUB =
  '[?fat=vegetable-oil: Stir {fat} into {flour powder pinch} in {in}|Rub {fat}, cold, into {flour powder pinch} in {in} with your fingertips, until no lump is left]';
const OVEN = (ovenC: number, words: string): Act => ({ do: 'heat-oven', in: 'tray', ovenC, words });

export const DOUGHS = defineRows([
  {
    id: 'scones',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: [
      '{name fruit dried} scones with {name jam}',
      '{name fruit dried zest} scones',
      'plain scones with {name jam cream}',
      'plain scones',
    ],
    headnote: ['Cold butter, quick hands and a dough that is almost too wet: that is how they rise.'],
    wants: {
      fruit: {
        of: ['blueberries', 'raspberries', 'apple', 'pear', 'cherries', 'blackberries', 'frozen-berries'],
        each: 12,
        may: true,
        ready: 'cut small',
      },
      dried: { ...DRIED, each: 9, most: 1 },
      zest: { of: ['orange', 'lemon'], each: 8, may: true, ready: 'zest grated' },
      jam: { of: ['jam', 'lemon-curd', 'marmalade', 'honey'], each: 15, may: true },
      cream: { of: ['clotted-cream', 'double-cream', 'mascarpone', 'creme-fraiche'], each: 25, may: true },
    },
    takes: {
      flour: { ...FLOUR, amount: 28 },
      powder: { ...POWDER, amount: 0.375 },
      fat: FAT,
      sugar: { ...SUGAR, amount: 4 },
      milk: { ...MILK, of: WET, amount: 18 },
      pinch: PINCH,
    },
    oneOf: [['flour'], ['jam', 'cream', 'dried', 'fruit', 'zest', 'powder', 'milk']],
    acts: [
      OVEN(215, 'Heat the oven to {oven} with a baking tray in it.'),
      { do: 'mix', in: 'bowl', words: `${RUB}. Stir in {sugar}[ and {dried fruit zest}].` },
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Pour in {milk} and bring together with a knife: soft and a little sticky; a splash of water if it is dry. Pat out 3 cm thick on a floured board, fold once and cut into 8 with one straight push: twisting seals the sides.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [12, 15],
        cue: 'tall, golden and hollow when you tap the base',
        words: 'Set close together on the hot tray and bake {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        words: 'Eat while they are warm, pulled open by hand[, with {cream}][ and {jam}].',
      },
    ],
    keeps: { days: 1, months: 3, cold: true, words: 'A scone is for the day it is baked; freeze the rest.' },
    plate: [45, 160],
    measured: true,
    feeds: 8,
    table: [],
  },
  {
    id: 'savoury-scones',
    family: 'bread',
    needs: ['oven'],
    title: ['{name cheese} scones with {names herb veg savour}', '{name cheese} scones'],
    headnote: ['Half of the cheese goes in and half goes on: the one for taste, the other for the crust.'],
    wants: {
      cheese: {
        of: ['@grates', 'feta', 'goats-cheese', 'blue-cheese'],
        each: 14,
        heart: true,
        ready: 'grated or crumbled',
      },
      flour: {
        of: ['self-raising-flour', 'plain-flour', 'wholemeal-flour', 'gluten-free-flour'],
        each: 28,
        heart: true,
      },
      veg: {
        of: ['courgette', 'carrot', 'spring-onion', 'leek'],
        each: 14,
        may: true,
        ready: 'coarsely grated or cut fine',
      },
      savour: SAVOUR,
      herb: HERB,
      mustard: { of: ['mustard', 'paprika', 'cayenne', 'smoked-paprika'], each: 1, may: true },
      seeds: { ...SEEDS, each: 2, most: 1 },
    },
    takes: {
      powder: { ...POWDER, amount: 0.375 },
      fat: FAT,
      milk: { ...MILK, of: WET, amount: 18 },
      pinch: PINCH,
    },
    acts: [
      OVEN(215, 'Heat the oven to {oven} with a baking tray in it.'),
      { do: 'mix', in: 'bowl', words: `${RUB}. Stir in {cheese:1/2}[ with {veg savour herb mustard}].` },
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Pour in {milk} and bring together with a knife: soft and a little sticky; a splash of water if it is dry. Pat out 3 cm thick on a floured board and cut into 8.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [14, 17],
        cue: 'tall, golden and hollow when you tap the base',
        words: 'Set close together on the hot tray, scatter with {cheese}[ and {seeds}] and bake {until}.',
      },
      { do: 'serve', in: 'table', from: 'tray', words: 'Eat warm, split and buttered.' },
    ],
    keeps: { days: 1, months: 3, cold: true, words: 'Freeze what is not eaten on the day.' },
    plate: [50, 170],
    measured: true,
    feeds: 8,
    table: [],
  },
  {
    id: 'soda-bread',
    family: 'bread',
    needs: ['oven'],
    title: [
      '[?flour=wholemeal-flour: wholemeal ]soda bread with {names seeds oats}',
      '[?flour=wholemeal-flour: wholemeal ]soda bread with {names dried nuts}',
      '[?flour=wholemeal-flour: wholemeal ]soda bread',
    ],
    headnote: [
      'No yeast and no waiting: what is sour in the {names sour} sets off the soda, so have the oven hot first.',
    ],
    wants: {
      flour: {
        of: ['wholemeal-flour', 'plain-flour', 'bread-flour', 'gluten-free-flour', 'rye-flour'],
        each: 52,
        most: 2,
        heart: true,
      },
      sour: {
        of: ['buttermilk', 'kefir', 'yoghurt', 'greek-yoghurt', 'soya-yoghurt', 'plant-yoghurt'],
        each: 40,
        heart: true,
      },
      oats: { of: ['oats', 'bran'], each: 7, may: true },
      seeds: { ...SEEDS, each: 5 },
      nuts: { ...NUTS, each: 6, most: 1 },
      dried: { ...DRIED, each: 8, most: 1 },
      cheese: CHEESE,
      herb: HERB,
      sweet: { of: ['treacle', 'honey'], each: 3, may: true },
    },
    takes: {
      soda: { of: ['bicarbonate-of-soda'], amount: 0.1875, unit: 'tsp' },
      fine: SALT,
      milk: { ...MILK, of: ['milk', 'oat-milk', 'soya-milk', 'water'], amount: 8 },
    },
    acts: [
      OVEN(200, 'Heat the oven to {oven} and dust a baking tray with flour.'),
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Stir {flour soda fine}[ with {oats seeds nuts dried cheese herb}] in {in}. Pour in {sour} and {milk}[, {sweet} stirred in,] and mix with one hand, fingers spread, until there is no dry flour: half a minute. Do not knead.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [38, 45],
        cue: 'brown, and hollow when you knock on the base',
        words: 'Shape into a round on {in}, cut a deep cross and bake {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 30,
        words: 'Cool under a cloth for {wait}, for a crust that is not hard, and slice thick.',
      },
    ],
    keeps: { days: 2, months: 3, cold: true, words: 'On the second day it is best as toast.' },
    plate: [70, 200],
    measured: true,
    feeds: 8,
    table: [],
  },
  {
    id: 'yeast-bread',
    family: 'bread',
    needs: ['oven'],
    title: [
      '[?topped: focaccia with {names topped herb}|[?flour=wholemeal-flour/rye-flour: brown|white] loaf with {names seeds nuts}]',
      '[?topped: focaccia|[?flour=wholemeal-flour/rye-flour: brown|white] loaf]',
    ],
    headnote: [
      '[?topped: A wet dough, plenty of oil and ten fingers pushed down to the tin: the pools are the best of it.|Time does most of the kneading: a soft dough and a slow rise make the better crumb.]',
    ],
    wants: {
      flour: {
        of: ['bread-flour', 'plain-flour', 'wholemeal-flour', 'rye-flour', 'gluten-free-flour'],
        each: 62,
        most: 2,
        heart: true,
      },
      yeast: { of: ['yeast'], each: 0.9, heart: true },
      topped: {
        of: [
          'rosemary',
          'cherry-tomato',
          'olives',
          'red-onion',
          'onion',
          'garlic',
          'sun-dried-tomatoes',
          'potato',
        ],
        each: 12,
        most: 3,
        may: true,
        ready: 'cut small',
      },
      herb: { of: ['thyme', 'sage', 'oregano'], each: 1, may: true, ready: 'leaves picked' },
      seeds: { ...SEEDS, each: 5, most: 3 },
      nuts: { ...NUTS, each: 6, most: 1 },
      oats: { of: ['oats'], each: 5, may: true },
      cheese: CHEESE,
      sweet: { of: ['honey', 'sugar', 'malt-extract', 'treacle'], each: 1.5, may: true },
    },
    takes: { oil: { of: ['olive-oil', 'vegetable-oil'], amount: 0.375, unit: 'tbsp' }, fine: SALT },
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        water: 42,
        words:
          'Stir {flour yeast fine}[ and {seeds nuts oats sweet}] in {in}. Add {water}, just warm, and {oil:1/3}, and mix to a soft, sticky dough. Knead for 8 minutes on a lightly oiled board, until it stretches without tearing.',
      },
      {
        do: 'rest',
        in: 'bowl',
        wait: 75,
        words: 'Cover and leave in a warm place for {wait}, until it has doubled.',
      },
      {
        do: 'rest',
        in: 'tray',
        from: 'bowl',
        wait: 30,
        words:
          '[?topped: Stretch it out in an oiled 20 x 30 cm tin, cover and leave for {wait}. Dimple to the bottom with oiled fingers, pour over {oil} and press in {topped herb}.|Shape into a tight loaf or 8 rolls on an oiled tray, rub with {oil}[ and {herb}], cover and leave for {wait}, until a finger leaves a slow dent.]',
      },
      {
        do: 'heat-oven',
        in: 'tray',
        ovenC: 220,
        and: true,
        words: 'Heat the oven to {oven}.',
      },
      {
        do: 'bake',
        in: 'tray',
        minutes: [25, 32],
        cue: 'deep gold, and hollow when you knock on the base',
        words: '[Scatter with {cheese}. ]Bake {until}; rolls are done ten minutes sooner.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 30,
        words: 'Leave on a rack for {wait} before you cut it: the crumb sets as it cools.',
      },
    ],
    keeps: {
      days: 3,
      months: 3,
      cold: true,
      words: 'Bread goes stale in the fridge: wrap it in a cloth, or freeze it in slices.',
    },
    plate: [70, 210],
    measured: true,
    feeds: 8,
    table: [],
  },
  {
    id: 'pan-flatbreads',
    family: 'bread',
    needs: ['hob'],
    title: [
      '{name cool} flatbreads with {names herb garlic}',
      '{name cool} flatbreads',
      'flatbreads from the pan with {names herb garlic}',
      'flatbreads from the pan',
    ],
    headnote: ['A dry pan, as hot as it gets, and two minutes: they blister outside and stay soft within.'],
    wants: {
      flour: {
        of: ['self-raising-flour', 'plain-flour', 'bread-flour', 'wholemeal-flour', 'gluten-free-flour'],
        each: 75,
        heart: true,
      },
      cool: { of: ['@yoghurt', 'labneh', 'soured-cream', 'kefir', 'buttermilk'], each: 60, may: true },
      garlic: { of: ['garlic'], each: 4, may: true, cut: 'finely-chopped' },
      herb: { of: ['@soft-herb', 'thyme', 'rosemary'], not: ['mint'], each: 4, may: true, cut: 'chopped' },
      seeds: { of: ['nigella-seeds', 'cumin-seeds', 'sesame-seeds', 'fennel-seeds'], each: 2, may: true },
      dip: { of: ['hummus', 'tzatziki', 'guacamole', 'chutney'], each: 40, may: true },
    },
    takes: {
      powder: { of: ['baking-powder'], amount: 0.5, unit: 'tsp' },
      fine: { of: ['salt'], amount: 0.25, unit: 'tsp' },
      fat: { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 0.5, unit: 'tbsp' },
    },
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        water: 20,
        wait: 15,
        when: 'cool',
        words:
          'Stir {flour powder fine}[ and {seeds}] in {in}. Mix in {cool} and about {water}, until it is a soft dough that leaves the bowl clean, knead for a minute and leave for {wait}.',
      },
      {
        do: 'mix',
        in: 'bowl',
        water: 48,
        wait: 15,
        when: '!cool',
        words:
          'Stir {flour powder fine}[ and {seeds}] in {in}. Mix in about {water}, a little at a time, until it is a soft dough that leaves the bowl clean, knead for two minutes and leave for {wait}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'bowl',
        heat: 'high',
        minutes: [2, 3],
        cue: 'blistered and brown in spots on both sides, with no pale dough left',
        words:
          'Divide into [?one: two|two for each] and roll out 3 mm thick with a little flour. Heat {in}, dry, {heat} and bake one at a time, turning once, {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'frying-pan',
        words:
          'Melt {fat}[ with {garlic} until it sizzles][, stir in {herb}] and brush over each as it comes out. Keep them soft in a cloth[, and eat with {dip}].',
      },
    ],
    keeps: { days: 1, months: 2, words: 'A minute in a dry pan makes them soft again.' },
    plate: [75, 260],
    measured: true,
    table: ['condiment'],
  },
]);
