// From the frying pan in the morning: pancakes thick and thin, and without flour.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { FLOUR, FRY, HEN, LEMON, ON_TOP, PINCH, SPICE, SUGAR, TOPS, VANILLA } from './sweet-parts.ts';

const EGG: Want = { of: ['egg'], each: 27, may: true, ready: '' };
const RASHERS: Want = { of: ['bacon', 'turkey-bacon', 'sausage'], each: 40, may: true, ready: '' };
const WAKE: Take = { ...SPICE, whole: true, may: true };

export const GRIDDLE = defineRows([
  {
    id: 'thick-pancakes', family: 'breakfast', side: 'sweet', needs: ['hob'], measured: true,
    title: [
      '{name berry} pancakes[ with {name runny}]', 'thick pancakes with {names fruit}[ and {name runny}]',
      '{name lemon} and {name sour} pancakes[ with {names fruit}]', 'thick pancakes with {name bacon} and {name runny}',
      'thick pancakes with {name runny spread cool}', 'thick pancakes',
    ],
    headnote: ['Thick {name milk} pancakes[ full of {names berry}][ with {names fruit}][, salty {names bacon} against {name runny}].'],
    wants: {
      egg: EGG, milk: { of: ['buttermilk', 'kefir', '@yoghurt', '@milk', 'coconut-milk'], each: 100, buy: ['milk', 'oat-milk'] },
      sour: { of: ['ricotta', 'cottage-cheese', 'quark'], each: 45, may: true },
      berry: { of: ['blueberries', 'raspberries', 'blackberries', 'frozen-berries'], each: 80, may: true, ready: '' }, lemon: LEMON,
      bacon: RASHERS, ...TOPS,
    },
    takes: {
      flour: { ...FLOUR, of: ['pancake-mix', ...FLOUR.of, 'buckwheat-flour', 'oat-flour'], amount: 70 },
      powder: { of: ['baking-powder'], amount: 0.75, unit: 'tsp' }, sugar: { ...SUGAR, amount: 1, unit: 'tsp' }, vanilla: VANILLA,
      spice: WAKE, pinch: PINCH, fat: FRY,
    },
    oneOf: [['powder', 'sour', 'berry', 'runny', 'bacon', 'milk'], ['flour', 'egg', 'sour']],
    acts: [
      {
        do: 'fry', in: 'plate', heat: 'medium-high', minutes: [5, 7], cue: 'crisp at the edges', core: ['bacon'],
        words: 'Fry {bacon} in a dry frying pan {heat}, turning once, {until}[ (past {core})]. Keep warm on {in}.', when: '!bacon=sausage',
      },
      {
        do: 'fry', in: 'plate', heat: 'medium', minutes: [12, 15], cue: 'brown all over and cooked through', core: ['bacon'],
        words: 'Fry {bacon} in a frying pan {heat}, turning often, {until} ({core} inside). Keep warm on {in}.', when: 'bacon=sausage',
      },
      {
        do: 'mix', in: 'bowl',
        words: 'Stir {flour powder sugar pinch spice} together in {in}. Beat {milk} with [{egg sour vanilla}|a spoonful of water], pour in and stir a dozen times, until just mixed: thick and lumpy, dropping slowly from the spoon. [?berry: [?berry=frozen-berries: Fold in {berry}|Fold in {berry:1/2}]. ]Leave for five minutes to rise.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'medium', minutes: [4, 5], cue: 'golden on both sides and springy to the touch',
        core: ['egg'],
        words: 'Melt a little of {fat} in {in} {heat}. Fry heaped tablespoons of batter a few at a time; turn when bubbles burst on top and fry {until}[ (past {core} in the middle)]. Add more fat for each batch.',
      },
      { do: 'serve', in: 'table', from: ['frying-pan', 'plate'], words: `Serve hot from the pan, in stacks[?berry=frozen-berries: [, with {bacon}]|[, with {bacon berry}]]${ON_TOP}.` },
    ],
    keeps: { days: 2, months: 2, words: 'The same batter, with a spoonful more melted fat, bakes in a waffle iron.' }, plate: [110, 800],
    table: [],
  },
  {
    id: 'crepes', family: 'breakfast', side: 'sweet', needs: ['hob'],
    title: [
      'thin pancakes with {names fruit} and {name cool spread}', 'thin pancakes with {names fruit}',
      'thin pancakes with {name lemon} and [{name spread runny}|sugar]', 'thin pancakes with {name spread cool runny}',
      'thin pancakes with sugar',
    ],
    headnote: ['Thin, lacy pancakes folded over sugar[, sharp with {name lemon}][, with {names fruit spread cool runny}].'],
    wants: {
      egg: HEN, milk: { of: ['@milk', 'single-cream'], not: ['buttermilk', 'kefir'], each: 140, heart: true }, lemon: LEMON, ...TOPS,
    },
    takes: {
      flour: {
        of: ['plain-flour', 'wholemeal-flour', 'gluten-free-flour', 'buckwheat-flour', 'self-raising-flour'], amount: 55, unit: 'g',
      },
      sugar: { ...SUGAR, of: ['sugar', 'brown-sugar', 'icing-sugar'], amount: 1.5, unit: 'tsp' }, vanilla: VANILLA, spice: WAKE,
      pinch: PINCH, fat: FRY,
    },
    oneOf: [['flour', 'lemon', 'fruit', 'spread', 'runny', 'sugar']],
    acts: [
      {
        do: 'whisk', in: 'bowl', wait: 15,
        words: 'Whisk {flour pinch spice egg} in {in} with {milk:1/3} until smooth and thick, then whisk in {milk}[ and {vanilla}]. It should be as thin as single cream. Leave for {wait}.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'medium-high', minutes: [2, 3],
        cue: 'lacy and golden on both sides, dry in the middle', core: ['egg'],
        words: 'Wipe {in} with a little of {fat} and set it {heat}. Pour in a small ladleful, swirl it to the edges and fry, turning once, {until}[ (past {core})]. Stack on a warm plate, with more fat for each.',
      },
      { do: 'serve', in: 'table', from: 'frying-pan', words: `Sprinkle with {sugar}, fold in quarters and serve hot${ON_TOP}.` },
    ],
    keeps: { days: 2, months: 2, words: 'Stacked and wrapped, they warm up in a dry pan.' }, plate: [150, 800], table: [],
  },
]);
