// Nothing is cooked: a board of what there is, something to dip, something dressed.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { SOFT_HERB } from './shared.ts';

const OIL: Take = { of: ['olive-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' };
const VINEGAR: Take = { of: ['cider-vinegar', 'red-wine-vinegar', 'balsamic-vinegar', 'vinegar'], amount: 1, unit: 'tsp', unless: 'lemon' };
const LEMON: Want = { of: ['lemon', 'lime'], each: 20, may: true, ready: 'to squeeze' };
const BREAD: Want = {
  of: [
    ...(['@bread', '#flatbread', 'cracker', 'oat-biscuit', 'crisps', 'tortilla-chips'] as const),
    ...(['rice-cakes', 'poppadom', 'pretzel', 'prawn-cracker'] as const),
  ],
  not: ['pizza-base', 'dosa-batter', 'rice-cakes'], each: 60, most: 2, may: true, ready: '',
};
const CRISP: Want = {
  of: [
    ...(['cucumber', 'carrot', 'celery', 'pepper', 'radish', '@fresh-tomato', 'chicory'] as const),
    ...(['fennel', 'sugar-snap-peas', 'kohlrabi', 'cauliflower', 'mangetout', 'baby-carrots'] as const),
    ...(['jicama', '@salad-leaf', 'cooked-beetroot', 'spring-onion'] as const),
  ],
  not: ['beansprouts', 'soybean-sprouts'], each: 90, most: 4, may: true, cut: 'batons',
};

export const COLD_PLATES = defineRows([
  {
    id: 'board', family: 'plate', frame: true, needs: [],
    title: [
      'a board of {names meat fish cheese} with {names pickle fruit}', 'a board of {names cheese meat fish} with {names crisp fruit}',
      'a board of {names meat fish cheese egg}', 'a plate of {names pickle nut dip}',
    ],
    headnote: [
      '[?cheese: Take the cheese out of the fridge an hour before: cold, it tastes of nothing but salt.]',
      'Something salty, something sharp, something crisp: a board needs no more, and nobody has to cook.',
    ],
    wants: {
      cheese: {
        of: [
          ...(['#hard-cheese', '#soft-cheese', '#melting-cheese', '#frying-cheese'] as const),
          ...(['vegan-cheese', 'cashew-cheese', 'nut-cheese', 'vegan-cream-cheese'] as const),
        ],
        not: ['halloumi', 'paneer', 'khoya', 'mascarpone', 'quark'], each: 60, most: 3, may: true, ready: '',
      },
      meat: {
        of: [
          ...(['ham', 'prosciutto', 'salami', '@cooked-meat', 'pate', 'smoked-sausage'] as const),
          ...(['pastrami', 'luncheon-sausage', 'jerky', 'scotch-egg', 'hot-dog', 'pork-floss'] as const),
          ...(['nduja', 'spam', 'corned-beef'] as const),
        ],
        each: 60, most: 2, may: true, ready: 'sliced',
      },
      fish: {
        of: [
          ...(['#tinned-fish', '@ready-fish', 'smoked-cod-roe', 'pickled-herring', 'fish-roe'] as const),
          ...(['bottarga', 'bombay-duck', 'cooked-prawns', 'crab', 'crab-stick'] as const), ...(['crayfish-tails'] as const),
        ],
        not: ['bonito-flakes'], each: 60, most: 2, may: true, ready: '',
      },
      egg: { of: ['boiled-egg', 'century-egg'], each: 50, may: true, ready: 'halved' },
      dip: { of: ['#dip', 'mayonnaise', 'vegan-mayonnaise', 'labneh', 'ranch-dressing'], each: 50, most: 2, may: true },
      pickle: {
        of: [
          ...(['#pickle', 'chutney', 'mango-chutney', 'quince-paste', 'lingonberry-jam'] as const),
          ...(['cranberry-sauce', 'sauerkraut', 'kimchi'] as const),
        ],
        each: 25, most: 3, may: true, ready: '',
      },
      crisp: {
        ...CRISP,
        of: [
          ...(['cucumber', '@fresh-tomato', 'radish', 'celery', 'chicory', 'carrot', 'pepper'] as const),
          ...(['@salad-leaf', 'cooked-beetroot', 'spring-onion', 'fennel', 'red-onion'] as const),
          ...(['avocado', 'tomatillo', 'jicama'] as const),
        ],
        cut: 'thin-slices',
      },
      fruit: {
        of: [
          ...(['apple', 'pear', 'grapes', 'figs', 'melon', 'dried-figs', 'apricots-dried'] as const),
          ...(['dates', 'plum', 'quince', 'pomegranate', 'persimmon'] as const),
        ],
        not: ['quince'], each: 60, may: true, ready: 'sliced',
      },
      nut: {
        of: [
          ...(['#nut', 'sunflower-seeds', 'pumpkin-seeds', 'bombay-mix', 'wasabi-peas'] as const),
          ...(['pork-scratchings', 'makhana', 'toasted-maize', 'tiger-nuts'] as const),
        ],
        not: ['almond-flour', 'coconut-desiccated', 'cocoa-nibs'], each: 25, most: 2, may: true, ready: '',
      },
      herb: SOFT_HERB, lemon: LEMON, bread: BREAD,
    },
    oneOf: [['cheese', 'meat', 'fish', 'egg', 'dip', 'pickle', 'nut']],
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
        words: 'Lay {meat fish egg herb} on the board, each by itself and not crowded, with {pickle dip mustard lemon pepper} in small dishes where they are needed.',
      },
      {
        do: 'layer', in: 'board', from: 'bowl', when: '!meat&!fish&!egg',
        words: 'Spoon {pickle dip lemon herb} into small dishes, stir each once so that nothing stands on top, and set them out with a spoon apiece.',
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
    title: ['{names base} dip with {names crisp} and {name bread}', '{names base} dip with {names crisp bread}', '{names base} dip'],
    headnote: ['Thick enough to stand on a carrot, sharp enough to want the next one.'],
    wants: {
      base: {
        of: [
          ...(['@white-bean', 'chickpeas', 'avocado', '@yoghurt', 'labneh', 'cream-cheese'] as const),
          ...(['feta', 'ricotta', 'cottage-cheese', 'quark', 'soured-cream', 'tinned-lentils'] as const),
          ...(['kidney-beans', 'black-beans', '@tinned-bean', 'silken-tofu', 'refried-beans'] as const),
          ...(['plant-yoghurt', 'vegan-cream-cheese', 'creme-fraiche'] as const),
        ],
        each: 110, most: 2, buy: ['yoghurt'], heart: true, ready: '',
      },
      crisp: CRISP, tahini: { of: ['tahini', 'peanut-butter', 'pesto', 'mayonnaise'], each: 15, may: true },
      fish: {
        of: [
          ...(['smoked-mackerel', 'smoked-salmon', 'tinned-tuna', 'tinned-salmon', 'anchovies'] as const), ...(['smoked-cod-roe'] as const),
        ],
        each: 40, may: true, ready: 'flaked',
      },
      brine: {
        of: ['olives', 'capers', 'roasted-peppers', 'sun-dried-tomatoes', 'jalapeno', 'preserved-lemon'], each: 15, may: true,
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
        words: 'Crush {base} in {in} with a fork, until there is as much cream as lumps. Work in {oil:1/2 tahini garlic fish brine herb salt} and [the juice of {lemon}|{sharp}].',
      },
      {
        do: 'rest', in: 'bowl',
        words: 'Taste: it should be a little too salty and a little too sharp, for what is dipped in it is neither. A spoonful of cold water makes it lighter.',
      },
      {
        do: 'serve', in: 'table', from: 'bowl',
        words: 'Spread in a shallow dish, pour over {oil} and dust with {spice} and {pepper}.[ Dip {crisp bread} in it.]',
      },
    ],
    keeps: { days: 2, cold: true }, plate: [60, 520],
  },
]);
