// Salads that drink their dressing: bread, and roast vegetables.

import { defineRows } from '../language/row.ts';
import { BEAN, BRINE, FRESH_CHEESE, FRUIT, LEAF, MUSTARD, NUT, OIL, RAW, READY, SHARP, SWEET, VINEGAR } from './salad-slots.ts';
import { COUSCOUS, SOAK_COUSCOUS, SOFT_HERB } from './shared.ts';

export const SALADS_THAT_SOAK = defineRows([
  {
    id: 'bread-salad', family: 'salad', needs: [],
    title: [
      'tomato and bread salad with {names raw} and {name cheese ready}', 'tomato and bread salad with {names raw cheese ready herb}',
      'tomato and bread salad',
    ],
    headnote: [
      'Salted tomatoes give up a juice as good as any dressing, and torn bread is there to drink it; stale bread is best.',
    ],
    wants: {
      bread: { of: ['@bread', 'pitta', 'flatbread'], not: ['rye-bread'], each: 60, heart: true, ready: 'torn into pieces' },
      tomato: { of: ['@fresh-tomato'], each: 170, heart: true, most: 2, ready: 'in bite-sized pieces' },
      raw: { ...RAW, of: ['cucumber', 'red-onion', 'pepper', 'spring-onion', 'celery', 'radish', 'avocado', 'fennel'], each: 80, most: 3 },
      leaf: { ...LEAF, each: 25 }, ready: { ...READY, of: ['tinned-tuna', 'anchovies', 'prosciutto', 'boiled-egg'] }, bean: { ...BEAN, each: 80 },
      cheese: { ...FRESH_CHEESE, of: ['feta', 'mozzarella', 'goats-cheese', 'burrata', '@italian-cheese'] }, brine: BRINE,
      herb: { ...SOFT_HERB, most: 2, each: 8 }, lemon: SHARP,
    },
    takes: {
      oil: { ...OIL, amount: 1.5 }, vinegar: { ...VINEGAR, amount: 2 },
      garlic: { of: ['garlic'], amount: 0.5, unit: 'clove', may: true, cut: 'crushed' },
    },
    acts: [
      {
        do: 'rest', in: 'bowl', wait: 10,
        words: 'Toss {tomato raw garlic} with {salt} in {in} and leave for {wait}, until there is a pool of juice.',
      },
      {
        do: 'rest', in: 'bowl', wait: 10,
        words: 'Add {bread oil}[ and the juice of {lemon}| and {vinegar}] with plenty of {pepper}, turn well and leave for another {wait}, until the bread is soft but not wet. Very dry bread wants a splash of water.',
      },
      {
        do: 'serve', in: 'plate', from: 'bowl',
        words: '[Fold in {leaf bean brine herb}. ]Taste for salt and serve[, topped with {ready cheese}].',
      },
    ],
    keeps: { days: 1, cold: true }, plate: [180, 650],
  },
  {
    id: 'roast-vegetable-salad', family: 'salad', needs: ['oven'],
    title: [
      'roast {name veg} salad with {names bean couscous} and {name cheese ready}',
      'roast {name veg} salad with {names cheese ready bean leaf}', 'roast {name veg} salad', 'roast vegetable salad',
    ],
    headnote: [
      '[?cool: Dark-edged and still warm, on cool {name cool}: half the pleasure is where the two meet.]',
      'Dressed straight from the oven, the vegetables drink in what would only run off them cold.',
    ],
    wants: {
      veg: {
        of: ['@slow-roast', '@quick-roast', 'beetroot'],
        not: ['tomato', 'bottle-gourd', 'radish', 'cabbage', 'tomatillo', 'bitter-melon', 'chanterelle', 'wild-mushroom'],
        each: 230, most: 3, heart: true, cut: 'for-roast',
      },
      onion: { of: ['red-onion', '@onion'], each: 50, may: true, cut: 'wedges' }, bean: BEAN, couscous: COUSCOUS,
      leaf: { ...LEAF, each: 40, most: 2 }, fruit: { ...FRUIT, of: [...FRUIT.of, 'dates', 'apricots-dried'] }, ready: READY, cheese: FRESH_CHEESE,
      cool: { of: ['labneh', 'tahini', '@yoghurt', 'hummus'], each: 60, most: 2, may: true }, nut: NUT,
      brine: { ...BRINE, of: [...BRINE.of, 'preserved-lemon'], ready: 'drained and chopped' },
      herb: { ...SOFT_HERB, most: 2, each: 8 }, lemon: SHARP,
    },
    oneOf: [['leaf', 'bean', 'couscous', 'cheese', 'cool'], ['cheese', 'bean', 'ready', 'nut', 'couscous', 'cool']],
    takes: {
      oil: { ...OIL, amount: 1.5 },
      spice: { of: ['cumin', 'smoked-paprika', 'harissa', 'zaatar', 'ras-el-hanout', 'coriander-ground'], amount: 0.5, unit: 'tsp' },
      vinegar: { ...VINEGAR, of: ['balsamic-vinegar', 'red-wine-vinegar', 'vinegar'] }, mustard: { ...MUSTARD, unless: 'cool' }, sweet: SWEET,
    },
    acts: [
      {
        do: 'heat-oven', in: 'tray', ovenC: 210,
        words: 'Heat the oven to {oven}. Toss {veg onion} with {oil:1/2 spice salt} and {pepper} on {in}, in one layer.',
      },
      {
        do: 'roast', in: 'tray', minutes: { slot: 'veg', by: 'roast' }, cue: 'tender, with dark edges',
        words: 'Roast, turning once, {until}: pale, they are only hot.',
      },
      SOAK_COUSCOUS,
      {
        do: 'whisk', in: 'small-bowl', beside: true,
        words: 'Stir {oil mustard sweet}[ and the juice of {lemon}| and {vinegar}] together in {in} with {salt}.',
      },
      {
        do: 'toss', in: 'tray', from: ['small-bowl', 'bowl'],
        words: 'Pour the dressing over the hot vegetables[ and fold in {bean brine fruit couscous}]. Leave until just warm[, then fold in {leaf herb}].',
      },
      {
        do: 'serve', in: 'plate', from: 'tray',
        words: 'Taste for salt and sharpness[, and pile onto {cool}[?cool=tahini: , the tahini let down with water]][; top with {ready cheese nut}].',
      },
    ],
    keeps: { days: 2, cold: true }, plate: [200, 750],
  },
]);
