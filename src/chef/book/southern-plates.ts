// The American South: prawns on grits, greens with smoked meat, biscuits in gravy, cornbread.

import { defineRows, type Want } from '../language/row.ts';
import { ACID, GARLIC_IN, OIL, SMOKED } from './american-acts.ts';
import { GRATED, HOT, LIME } from './bread-slots.ts';
import { SOFT_HERB } from './shared.ts';

const PLAIN_MILK: Want = {
  of: ['@milk', '@pouring-cream', 'buttermilk', 'soya-milk', 'oat-milk'],
  each: 120,
  may: true,
};
const POT_VEG: Want = {
  of: ['pepper', 'celery', '@wild-mushroom', 'cherry-tomato', 'tomato', 'sweetcorn'],
  each: 90,
  most: 2,
  may: true,
  cut: 'dice-1cm',
};

export const SOUTHERN_PLATES = defineRows([
  {
    id: 'prawns-and-grits',
    family: 'pan',
    needs: ['hob'],
    title: [
      '{names fish} and grits with {names smoked} and {names cheese}',
      '{names fish smoked veg} on soft {names grits}',
      '{names greens bean egg} on soft {names grits}',
      'soft {names grits} with {names cheese}',
    ],
    headnote: [
      '[?fish: Soft maize, sharp prawns: what is scraped from the pan is the sauce.|The maize wants longer than the packet says, and more butter than you would like to know.]',
    ],
    wants: {
      grits: { of: ['polenta'], each: 60, heart: true },
      fish: { of: ['@prawn', '@white-fish', 'scallops'], each: 120, may: true },
      smoked: SMOKED,
      onion: { of: ['@onion', 'spring-onion'], each: 40, may: true, cut: 'finely-chopped' },
      veg: POT_VEG,
      greens: { of: ['@greens'], not: ['cassava-leaves', 'bitter-leaf'], each: 70, may: true, cut: 'shreds' },
      bean: { of: ['@tinned-bean'], each: 90, may: true },
      hot: HOT,
      milk: PLAIN_MILK,
      cheese: {
        of: ['@melting-cheese', 'parmesan', 'pecorino', 'queso-fresco'],
        each: 35,
        may: true,
        ready: 'grated',
      },
      egg: { of: ['egg'], each: 55, may: true, ready: '' },
      herb: SOFT_HERB,
      lime: { ...LIME, of: ['lemon', 'lime'] },
    },
    oneOf: [['fish', 'smoked', 'greens', 'bean', 'egg', 'cheese', 'veg']],
    not: ['@mince', '@sausage', '@braising'],
    takes: {
      oil: { ...OIL, amount: 1 },
      butter: { of: ['butter', 'olive-oil'], amount: 1, unit: 'tbsp' },
      garlic: GARLIC_IN,
      spice: { of: ['cajun-seasoning', 'old-bay', 'smoked-paprika', 'paprika'], amount: 0.75, unit: 'tsp' },
      sharp: { ...ACID, amount: 0.5 },
    },
    acts: [
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [18, 22],
        cue: 'thick, creamy and no longer gritty',
        water: 230,
        words:
          'Bring {water}[ and {milk}] to the boil in {in} with {salt}, rain in {grits}, whisking, then cook {heat}, stirring often, {until}. Beat in {butter cheese pepper} and keep covered.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [5, 7],
        cue: 'crisp at the edges',
        core: ['smoked'],
        beside: true,
        words: 'Fry {smoked} in {in} {heat} {until}[ (past {core} by then)].',
      },
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'soft',
        words: 'Add {onion veg} to {in} with {oil:1/2} and {salt} and cook {heat} {until}.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium-high',
        minutes: [4, 5],
        cue: '[?fish: opaque and just firm|it smells toasted and all is hot]',
        core: ['fish'],
        words:
          'Add {oil garlic spice hot}[ and {fish greens bean}] to {in} and fry {heat}, turning, {until}[ ({core})]. [Squeeze in {lime}|Sharpen with {sharp}] and a splash of water, and scrape up the brown.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [4, 5],
        cue: 'the whites are set',
        core: ['egg'],
        words: 'Fry {egg} in {in} in a little fat {heat} {until} ({core}).',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'pan', 'frying-pan'],
        words:
          'Spoon {the grits} out, heap on what is in the pan[ and {the egg}][, scatter with {herb}] and eat at once.',
      },
    ],
    keeps: { days: 1, words: 'The maize sets firm: slice it and fry it tomorrow.' },
    plate: [130, 720],
  },
  {
    id: 'smoked-greens',
    family: 'stew',
    needs: ['hob'],
    title: [
      '{names greens} with {names smoked} and {names bean starch}',
      '{names greens} with {names smoked}',
    ],
    headnote: [
      'Long, low and smoky: the broth at the bottom of the pot is worth as much as the greens, and wants bread.',
    ],
    wants: {
      greens: {
        of: ['collard-greens', 'spring-greens', 'kale', 'cabbage', 'mustard-greens', 'chard'],
        each: 200,
        most: 2,
        heart: true,
        cut: 'shreds',
      },
      smoked: {
        of: ['smoked-sausage', '@lardon', 'ham', 'cooked-turkey'],
        not: ['gammon'],
        each: 70,
        heart: true,
        ready: 'cut small',
      },
      onion: { of: ['@onion'], each: 60, buy: ['onion'], cut: 'thin-slices' },
      bean: { of: ['black-eyed-beans', '@tinned-bean'], each: 110, may: true },
      starch: { of: ['sweet-potato', '@potato'], each: 150, may: true, cut: 'chunks-3cm' },
      hot: HOT,
      bread: { of: ['@bread', 'scone'], each: 50, may: true, ready: '' },
    },
    not: ['@pasta', '#rice', 'egg', '@cream', 'red-lentils', '@sausage'],
    takes: {
      oil: OIL,
      garlic: { ...GARLIC_IN, amount: 1.5 },
      flakes: { of: ['chilli-flakes', 'cayenne'], amount: 0.25, unit: 'tsp', whole: true },
      cube: { of: ['chicken-stock-cube', 'stock-cube'], amount: 0.5, unit: null, ready: 'crumbled' },
      sugar: { of: ['brown-sugar', 'sugar'], amount: 0.5, unit: 'tsp' },
      sharp: { ...ACID, amount: 2 },
    },
    acts: [
      {
        do: 'fry',
        in: 'pot',
        heat: 'medium',
        minutes: [5, 7],
        cue: 'browned, and the fat has run',
        core: ['smoked'],
        words: 'Fry {smoked} in {oil} in {in} {heat} {until}[ ({core})].',
      },
      {
        do: 'soften',
        in: 'pot',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'soft',
        words: 'Add {onion} and cook {heat} {until}. Stir in {garlic hot flakes}.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [30, 40],
        cue: 'silky and tender',
        water: 170,
        words:
          'Pile in {greens}, a handful at a time, with {cube sugar sharp:1/2} and {water}. Cover and simmer {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [15, 18],
        cue: 'all is tender',
        words: 'Add {starch bean}, cover and simmer {heat} {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pot',
        words:
          'Stir in {sharp}, taste for {salt} and {pepper}, and serve with the broth[ and {bread} to dip].',
      },
    ],
    keeps: { days: 3, words: 'It is better tomorrow.' },
    plate: [260, 760],
  },
  {
    id: 'cornbread',
    family: 'oven',
    needs: ['oven'],
    title: ['cornbread with {names hot cheese corn}', 'skillet cornbread'],
    headnote: ['The fat is hot before the batter goes in: that is where the crust comes from.'],
    wants: {
      maize: { of: ['polenta', 'masa-harina'], not: ['masa-harina'], each: 45, heart: true },
      milk: { of: ['buttermilk', '@yoghurt', 'kefir', '@milk'], each: 75, heart: true },
      egg: { of: ['egg'], each: 25, heart: true, ready: 'beaten' },
      flour: { of: ['self-raising-flour', 'plain-flour'], each: 25, buy: ['plain-flour'] },
      hot: { of: ['jalapeno', 'chilli'], each: 6, may: true, cut: 'finely-chopped' },
      cheese: { ...GRATED, each: 20, ready: 'grated' },
      corn: { of: ['sweetcorn', 'spring-onion'], each: 25, may: true, ready: 'drained' },
      rasher: { of: ['bacon'], each: 15, may: true, ready: 'cut small' },
      honey: { of: ['honey', 'maple-syrup'], each: 6, may: true },
    },
    measured: true,
    feeds: 6,
    takes: {
      powder: { of: ['baking-powder'], amount: 0.4, unit: 'tsp' },
      soda: { of: ['bicarbonate-of-soda'], amount: 0.1, unit: 'tsp' },
      butter: { of: ['butter', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' },
    },
    acts: [
      {
        do: 'heat-oven',
        in: 'dish',
        ovenC: 200,
        words: 'Heat the oven to {oven} with a 20 cm ovenproof pan or tin in it.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'crisp',
        core: ['rasher'],
        words: 'Fry {rasher} in {in} {heat} {until}[ (past {core} by then)].',
      },
      {
        do: 'mix',
        in: 'bowl',
        from: 'frying-pan',
        words:
          'In {in}, whisk {maize flour powder soda salt}. Beat in {milk egg honey}, and fold until just mixed[, with {hot cheese corn} in it][ and {the rasher}]. Stop while it is still lumpy: beaten, it turns tough.',
      },
      {
        do: 'bake',
        in: 'dish',
        from: 'bowl',
        minutes: [20, 24],
        cue: 'gold, and a skewer comes out clean',
        core: ['egg'],
        words:
          'Melt {butter} in the hot tin, swirl, pour in the batter and bake {until}[ ({core} in the middle)].',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'dish',
        words: 'Leave for 10 minutes in the tin, then cut in wedges and eat warm.',
      },
    ],
    keeps: { days: 2, months: 2, cold: true, words: 'Toasted, it is as good as fresh.' },
    plate: [90, 330],
  },
]);
