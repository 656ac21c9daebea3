// What is drunk: blended, steeped, shaken and warmed; spirits only where they are listed.

import { defineRows, type Want } from '../language/row.ts';
import { COOL, HONEY, MILK, MINT, SUGAR } from './sweet-parts.ts';

const GINGER: Want = { of: ['ginger'], each: 4, may: true, cut: 'grated' };
const SHARP: Want = { of: ['lemon', 'lime', 'grapefruit', 'orange'], each: 30, may: true, ready: 'to squeeze' };
const MILKS = MILK.of;
const WHOLE: Want = {
  of: [
    'cardamom', 'cinnamon-stick', 'star-anise', 'black-pepper', 'fennel-seeds', 'saffron', 'vanilla-pod', 'allspice', 'nutmeg', 'cinnamon',
    'ground-ginger', 'mixed-spice',
  ],
  each: 0.6, most: 4, may: true, ready: '',
};

export const DRINKS = defineRows([
  {
    id: 'smoothie', family: 'drink', side: 'sweet', needs: ['blender'],
    title: [
      '{name fruit} and {name greens} smoothie[ with {name ginger}]', '{name fruit} smoothie with {name oats spread}',
      '{name fruit} smoothie[ with {name ginger}]',
    ],
    headnote: ['Thick and cold, of {names fruit}[, with {names greens} blended to nothing][, with {names oats spread seeds} for body].'],
    wants: {
      fruit: {
        of: ['banana', '@raw-fruit'], not: ['pomegranate', 'prickly-pear'], each: 150, most: 4, heart: true, ready: 'in rough pieces',
      },
      greens: {
        of: ['spinach', 'kale', 'cucumber', 'celery', 'carrot', 'cooked-beetroot', 'avocado'], each: 30, most: 2, may: true,
        ready: 'in rough pieces',
      },
      cool: { ...COOL, of: ['@yoghurt', 'kefir', 'flavoured-yoghurt', 'yoghurt-pot', 'quark', 'cottage-cheese'], each: 80 },
      oats: { of: ['oats', 'bran'], each: 15, may: true }, spread: { of: ['@nut-butter', 'chocolate-spread'], each: 12, may: true },
      seeds: {
        of: ['chia-seeds', 'linseeds', 'hemp-seeds', 'almonds', 'cashews', 'walnuts', 'protein-powder', 'cocoa-powder', 'matcha'],
        each: 8, most: 2, may: true, ready: '',
      },
      dates: { of: ['dates'], each: 15, may: true, ready: 'stoned' }, runny: HONEY, ginger: GINGER,
      lemon: { ...SHARP, of: ['lemon', 'lime'], each: 15 }, mint: MINT,
      spice: { of: ['cinnamon', 'turmeric', 'vanilla-extract', 'nutmeg'], each: 0.5, may: true },
    },
    takes: {
      milk: {
        of: ['water', ...MILKS, 'apple-juice', 'juice', 'coconut-water', 'pineapple-juice'], amount: 150, unit: 'ml', unless: 'cool',
      },
    },
    acts: [
      {
        do: 'blend', in: 'blender',
        words: 'Pour [{milk}|a small glass of water for each] into {in}[ with {greens cool}], then add {fruit oats seeds dates spread runny ginger mint spice}[ and the juice of {lemon}]. Blend until thick and smooth, a full minute; a splash of water thins it.',
      },
      { do: 'serve', in: 'table', from: 'blender', words: 'Pour out and drink at once[?fruit=frozen-berries: |, over ice if you like].' },
    ],
    keeps: { days: 1, cold: true, words: 'Shake it; it darkens and thickens.' }, plate: [150, 600], frame: true, table: [],
  },
  {
    id: 'iced-coffee', family: 'drink', side: 'sweet', needs: [],
    title: [
      'iced {name base} with {name milk} and {name runny spice}', 'iced {name base} with {name fruit mint}',
      'iced {name base} with {name milk ice}', 'iced {name base}',
    ],
    headnote: ['Strong {name base} poured over ice[, softened with {names milk cream ice}].'],
    wants: {
      base: { of: ['coffee', 'matcha', 'tea'], each: 9, heart: true, ready: '' },
      milk: { of: ['@milk', 'condensed-milk', 'coconut-milk'], not: ['buttermilk', 'kefir'], each: 120, may: true },
      ice: { of: ['ice-cream'], each: 50, may: true },
      cream: { of: ['double-cream', 'single-cream', 'whipped-cream'], each: 20, may: true }, runny: { ...HONEY, each: 8 },
      fruit: { of: ['lemon', 'orange', 'peach', 'raspberries'], each: 25, may: true, cut: 'thin-slices' }, mint: MINT,
      spice: { of: ['cinnamon', 'cardamom', 'vanilla-extract', 'cocoa-powder'], each: 0.5, may: true },
    },
    takes: { sugar: { ...SUGAR, amount: 1.5, unit: 'tsp', unless: 'runny' } },
    acts: [
      {
        do: 'soak', in: 'bowl', water: 120, wait: 5,
        words: 'Pour {water}, just off the boil, over {base}[ and {spice}] in a jug and leave for {wait}. Strain if it needs it and stir in {runny sugar} while it is hot: in the cold it never melts.',
      },
      {
        do: 'serve', in: 'table', from: 'bowl',
        words: 'Leave it until lukewarm. Fill tall glasses with ice, pour it over[ and top up with {milk}][, then {ice cream}][, with {fruit mint} to stir in]. Drink at once.',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Keep it black in the fridge, and add the rest to the glass.' }, plate: [6, 350], table: [],
  },
  {
    id: 'hot-chocolate', family: 'drink', side: 'sweet', needs: ['hob'],
    title: ['hot chocolate with {names mallow cream}', '{name whole} hot chocolate', 'hot chocolate'],
    headnote: ['{names cocoa} whisked into hot {name milk} until it froths[, warm with {names whole}][, under {names mallow cream}].'],
    wants: {
      cocoa: {
        of: [
          'chocolate', 'milk-chocolate', 'hot-chocolate', 'cocoa-powder', 'chocolate-bar', 'white-chocolate', 'chocolate-spread',
          'carob-powder',
        ],
        each: 18, most: 2, heart: true, ready: '',
      },
      milk: { of: ['@milk', 'coconut-milk'], not: ['buttermilk', 'kefir'], each: 230, heart: true },
      cream: { of: ['double-cream', 'single-cream', 'whipped-cream', 'oat-cream'], each: 20, may: true },
      mallow: { of: ['marshmallows'], each: 10, may: true, ready: '' },
      whole: {
        ...WHOLE, of: ['cinnamon', 'cinnamon-stick', 'cardamom', 'vanilla-extract', 'nutmeg', 'chilli-flakes', 'vanilla-pod'], most: 2,
      },
      orange: { of: ['orange'], each: 8, may: true, ready: 'zest pared' },
      spirit: { of: ['rum', 'whisky', 'liqueur'], each: 20, may: true }, runny: HONEY,
    },
    takes: {
      sugar: { ...SUGAR, amount: 1, unit: 'tsp', unless: 'runny' }, starch: { of: ['cornflour'], amount: 0.25, unit: 'tsp', may: true },
    },
    acts: [
      {
        do: 'mix', in: 'saucepan',
        words: 'Put {cocoa} in {in}[?cocoa=@bar-chocolate: , chopped small,] with {sugar runny}[, {starch}] and {milk:1/4}, and stir to a smooth paste.',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium-low', minutes: [4, 6], cue: 'it steams and is thick and glossy, and does not boil',
        words: 'Whisk in {milk whole orange} and warm {heat}, whisking, {until}.',
      },
      {
        do: 'serve', in: 'table', from: 'saucepan',
        words: '[?spirit: Off the heat add {spirit}: for grown-ups, one measure each. ]Whisk until it froths and pour into [?one: a mug|mugs][, with {cream mallow} on top].',
      },
    ],
    keeps: { days: 1 }, plate: [200, 400], table: [],
  },
  {
    id: 'hot-cup', family: 'drink', side: 'sweet', frame: true, needs: ['hob'],
    title: [
      'hot {names milk} with {names root spice sweet}', 'hot {names leaf root spice} with {names sweet citrus}', 'hot {names milk leaf root spice sweet}',
    ],
    headnote: ['A hot cup of {names milk leaf root spice sweet}[, with {name citrus} in it].'],
    wants: {
      milk: {
        of: ['@milk', 'condensed-milk', 'evaporated-milk', 'coconut-milk', 'milk-powder'],
        not: ['buttermilk', 'kefir', 'condensed-milk', 'milk-powder'], each: 200, may: true,
      },
      leaf: {
        of: [
          'tea', 'hibiscus', 'mint', 'lemon-verbena', 'lemongrass', 'elderflowers', 'edible-flowers', 'coffee', 'matcha', 'cocoa-powder',
          'hot-chocolate', 'chocolate', 'milk-chocolate', 'carob-powder', 'white-chocolate', 'chocolate-bar', 'malt-extract', '#hardy-herb',
          'shiso', 'perilla', 'pandan', 'protein-powder',
        ],
        not: ['edible-flowers'], each: 15, may: true, ready: '',
      },
      root: { of: ['ginger', 'stem-ginger'], each: 8, may: true, cut: 'thin-slices' },
      spice: {
        of: [
          'cinnamon-stick', 'cinnamon', 'cardamom', 'star-anise', 'turmeric', 'nutmeg', 'vanilla-extract', 'vanilla-pod',
          'fennel-seeds', 'saffron', 'mixed-spice', 'allspice', 'ground-ginger', 'almond-extract', 'rose-water', 'orange-blossom-water',
         
        ],
        not: ['almond-extract'], each: 1.5, most: 3, may: true, ready: '',
      },
      citrus: { of: ['lemon', 'lime', 'orange', 'apple'], each: 20, may: true, ready: 'sliced' },
      sweet: { of: ['#syrup', '#sugar'], not: ['pomegranate-molasses', 'fondant-icing', 'icing-sugar'], each: 15, may: true, ready: '' },
    },
    oneOf: [['milk', 'leaf', 'root', 'spice', 'sweet']],
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [4, 5], cue: 'it steams and small bubbles rise at the rim', when: 'milk',
        words: 'Warm {milk root spice sweet} in {in} {heat}, stirring, {until}. Do not let it boil over.',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', water: 250, minutes: [1, 2], cue: 'it rolls', when: '!milk',
        words: 'Bring {water} {heat} in {in}[ with {root spice sweet}] and boil {until}. Take it off the heat.',
      },
      {
        do: 'soak', in: 'saucepan', wait: 5,
        words: 'Stir in {leaf citrus}, cover and leave for {wait}. Strain if there is anything to strain.',
      },
      {
        do: 'serve', in: 'table', from: 'saucepan',
        words: 'Pour into [?one: a warm cup|warm cups] and drink while it is too hot to gulp, with both hands round it.',
      },
    ],
    keeps: { days: 0 }, plate: [2, 320], table: [],
  },
  {
    id: 'cold-glass', family: 'drink', side: 'sweet', frame: true, needs: [],
    title: ['{names drink} over ice with {names fresh}', '{names drink} over ice'],
    headnote: ['{names drink}, long and cold over ice[, with {names fresh} pressed in].'],
    wants: {
      drink: {
        of: ['#juice', '#drink', '#wine', 'elderflower-cordial', 'kefir', 'buttermilk', 'pomegranate-molasses', 'coconut-water'],
        not: ['coffee', 'tea', 'hibiscus', 'matcha', 'mirin'], each: 200, most: 3, heart: true,
      },
      fresh: {
        of: ['lemon', 'lime', 'mint', 'orange', 'cucumber', 'strawberries', 'raspberries', 'basil', 'ginger', 'grapefruit', 'apple'],
        each: 20, most: 2, may: true, ready: 'sliced',
      },
    },
    acts: [
      {
        do: 'chill', in: 'table',
        words: 'Fill [?one: a tall glass|tall glasses] with ice to the brim, so that it cools the drink and hardly melts. Add {fresh} and press once with a spoon.',
        when: 'fresh',
      },
      {
        do: 'chill', in: 'table',
        words: 'Fill [?one: a tall glass|tall glasses] with ice to the brim, so that it cools the drink and hardly melts.',
        when: '!fresh',
      },
      {
        do: 'serve', in: 'table',
        words: 'Pour over {drink}, the strongest first and no more than a small measure of it. Stir once, and drink before the ice has gone.',
      },
    ],
    keeps: { days: 0 }, plate: [100, 600], table: [],
  },
]);
