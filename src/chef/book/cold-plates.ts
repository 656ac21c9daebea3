// Nothing is cooked: a board of what there is, something to dip, something dressed.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { SOFT_HERB } from './shared.ts';

const OIL: Take = { of: ['olive-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' };
const VINEGAR: Take = { of: ['cider-vinegar', 'red-wine-vinegar', 'balsamic-vinegar', 'vinegar'], amount: 1, unit: 'tsp', unless: 'lemon' };
const LEMON: Want = { of: ['lemon', 'lime'], each: 20, may: true, ready: 'to squeeze' };
const BREAD: Want = {
  of: ['@bread', '#flatbread', 'cracker', 'oat-biscuit', 'crisps', 'tortilla-chips', 'rice-cakes', 'poppadom', 'pretzel', 'prawn-cracker'],
  not: ['pizza-base', 'dosa-batter', 'rice-cakes'], each: 60, most: 2, may: true, ready: '',
};
const CRISP: Want = {
  of: [
    'cucumber', 'carrot', 'celery', 'pepper', 'radish', '@fresh-tomato', 'chicory', 'fennel', 'sugar-snap-peas', 'kohlrabi', 'cauliflower',
    'mangetout', 'baby-carrots', 'jicama', '@salad-leaf', 'cooked-beetroot', 'spring-onion',
  ],
  not: ['beansprouts', 'soybean-sprouts'], each: 90, most: 4, may: true, cut: 'batons',
};

export const COLD_PLATES = defineRows([
  {
    id: 'board', family: 'plate', frame: true, needs: [],
    title: [
      'a board of {name cheese} and {name meat fish} with {names pickle fruit}', 'a board of {names meat fish cheese} with {names pickle fruit}', 'a board of {names cheese meat fish} with {names crisp fruit}',
      'a board of {names meat fish cheese egg}', 'a plate of {names pickle nut dip}',
    ],
    headnote: [
      '[?cheese: {names cheese}, taken out of the fridge early, with {names meat fish pickle crisp fruit nut bread dip}: nothing to cook.]',
      'Nothing to cook: {names meat fish egg dip pickle nut cheese}[?crisp: , with {names crisp}][?bread: , on {names bread}].',
    ],
    wants: {
      cheese: {
        of: [
          '#hard-cheese', '#soft-cheese', '#melting-cheese', '#frying-cheese', 'vegan-cheese', 'cashew-cheese', 'nut-cheese',
          'vegan-cream-cheese',
        ],
        not: ['halloumi', 'paneer', 'khoya', 'mascarpone', 'quark'], each: 60, most: 3, may: true, ready: '',
      },
      meat: {
        of: [
          'ham', 'prosciutto', 'salami', '@cooked-meat', 'pate', 'smoked-sausage', 'pastrami', 'luncheon-sausage', 'jerky', 'scotch-egg',
          'hot-dog', 'pork-floss', 'nduja', 'spam', 'corned-beef',
        ],
        each: 60, most: 2, may: true, ready: 'sliced',
      },
      fish: {
        of: [
          '#tinned-fish', '@ready-fish', 'smoked-cod-roe', 'pickled-herring', 'fish-roe', 'bottarga', 'bombay-duck', 'cooked-prawns',
          'crab', 'crab-stick', 'crayfish-tails',
        ],
        not: ['bonito-flakes'], each: 60, most: 2, may: true, ready: '',
      },
      egg: { of: ['boiled-egg', 'century-egg'], each: 50, may: true, ready: 'halved' },
      dip: { of: ['#dip', 'mayonnaise', 'vegan-mayonnaise', 'labneh', 'ranch-dressing'], each: 50, most: 2, may: true },
      pickle: {
        of: ['#pickle', 'chutney', 'mango-chutney', 'quince-paste', 'lingonberry-jam', 'cranberry-sauce', 'sauerkraut', 'kimchi'],
        each: 25, most: 3, may: true, ready: '',
      },
      crisp: {
        ...CRISP,
        of: [
          'cucumber', '@fresh-tomato', 'radish', 'celery', 'chicory', 'carrot', 'pepper', '@salad-leaf', 'cooked-beetroot', 'spring-onion',
          'fennel', 'red-onion', 'avocado', 'tomatillo', 'jicama',
        ],
        cut: 'thin-slices',
      },
      fruit: {
        of: [
          'apple', 'pear', 'grapes', 'figs', 'melon', 'dried-figs', 'apricots-dried', 'dates', 'plum', 'quince', 'pomegranate',
          'persimmon',
        ],
        not: ['quince'], each: 60, may: true, ready: 'sliced',
      },
      nut: {
        of: [
          '#nut', 'sunflower-seeds', 'pumpkin-seeds', 'bombay-mix', 'wasabi-peas', 'pork-scratchings', 'makhana', 'toasted-maize',
          'tiger-nuts',
        ],
        not: ['almond-flour', 'coconut-desiccated', 'cocoa-nibs'], each: 25, most: 2, may: true, ready: '',
      },
      herb: SOFT_HERB, lemon: LEMON, bread: BREAD,
    },
    oneOf: [['cheese', 'meat', 'fish', 'dip', 'pickle', 'nut']], not: ['#pasta', '#noodle', 'egg'],
    takes: {
      oil: { ...OIL, with: 'crisp' }, sharp: { ...VINEGAR, with: 'crisp', unless: 'lemon' },
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 1, unit: 'tsp', with: 'meat' },
    },
    acts: [
      {
        do: 'rest', in: 'board',
        words: 'Set {cheese fruit nut} out on a board in time to lose the chill of the fridge, the soft things in pieces and the hard ones in thin slices.',
      },
      {
        do: 'dress', in: 'bowl',
        words: 'Toss {crisp herb oil sharp lemon} in {in} with {salt} and {pepper}, and leave for five minutes.',
        when: 'crisp',
      },
      {
        do: 'layer', in: 'board', from: 'bowl',
        words: 'Lay {meat fish egg herb} on the board where everyone can reach, with {pickle dip mustard lemon pepper} in small dishes beside.',
      },
      {
        do: 'layer', in: 'board', from: 'bowl', when: '!meat&!fish&!egg',
        words: 'Spoon {pickle dip lemon herb} into small dishes and set them out on a board where everyone can reach, with a spoon for each.',
      },
      {
        do: 'serve', in: 'table', from: ['board', 'bowl'],
        words: 'Eat at once, a little of everything on each [bite, with {bread}|bite]; what stays out more than two hours is not put back.',
      },
    ],
    keeps: { days: 0 }, plate: [20, 600],
  },
  {
    id: 'dip-plate', family: 'plate', frame: true, needs: [],
    title: ['{name fish base} dip with {names crisp} and {name bread}', '{name fish base} dip with {names crisp bread}', '{name fish base} dip'],
    headnote: [
      '[?fish: {names fish} crushed into {name base} with something sharp, to scoop up with {names crisp bread}.]',
      '{names base}[?base=@yoghurt/soured-cream/cream-cheese/quark: , | crushed to a rough cream, ]salted and sharpened[?bread: , for {names crisp bread}][?!bread: [, for {names crisp}]].',
    ],
    wants: {
      base: {
        of: [
          '@white-bean', 'chickpeas', 'avocado', '@yoghurt', 'labneh', 'cream-cheese', 'ricotta', 'cottage-cheese', 'quark',
          'soured-cream', 'kidney-beans', 'black-beans', '@tinned-bean', 'silken-tofu', 'refried-beans', 'plant-yoghurt',
          'vegan-cream-cheese', 'creme-fraiche',
        ],
        each: 110, most: 2, buy: ['yoghurt'], heart: true, ready: '',
      },
      crisp: CRISP, tahini: { of: ['tahini', 'peanut-butter', 'pesto', 'mayonnaise'], each: 15, may: true },
      fish: {
        of: ['smoked-mackerel', 'smoked-salmon', 'tinned-tuna', 'tinned-salmon', 'anchovies', 'smoked-cod-roe'],
        each: 40, may: true, ready: 'flaked',
      },
      brine: {
        of: ['olives', 'capers', 'roasted-peppers', 'sun-dried-tomatoes', 'jalapeno', 'preserved-lemon', 'pickled-onions', 'gherkins'], each: 15, may: true,
        ready: 'finely chopped',
      },
      herb: { ...SOFT_HERB, most: 2 }, lemon: LEMON, bread: BREAD,
    },
    oneOf: [['base', 'bread']],
    takes: {
      oil: OIL, garlic: { of: ['garlic', 'garlic-powder'], amount: 0.5, unit: 'clove', may: true, cut: 'crushed' },
      spice: { of: ['cumin', 'smoked-paprika', 'sumac', 'zaatar', 'curry-powder', 'paprika'], amount: 0.25, unit: 'tsp' }, sharp: VINEGAR,
    },
    acts: [
      {
        do: 'mash', in: 'bowl',
        words: '[?base=@yoghurt/soured-cream/cream-cheese/quark: Stir {base} smooth in {in}|Crush {base} in {in} with a fork, until there is as much cream as lumps]. Work in {oil:1/2 tahini garlic fish brine herb salt}[ and the juice of {lemon}| and {sharp}]; taste, and let {the base} down with a spoonful of water if it is stiff.',
      },
      {
        do: 'serve', in: 'table', from: 'bowl',
        words: 'Spread in a shallow dish, pour over {oil} and dust with {spice} and {pepper}. [Dip {crisp bread} in it.|Eat it with a spoon, or on toast.]',
      },
    ],
    keeps: { days: 2, cold: true }, plate: [60, 520],
  },
]);
