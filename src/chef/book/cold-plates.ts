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

/** Boiled eggs and hardly anything beside them. */
const EGG_ALONE = 'egg&!cheese&!meat&!fish&!dip&!pickle&!nut&!crisp&!fruit';
export const COLD_PLATES = defineRows([
  {
    id: 'board', family: 'plate', frame: true, needs: [],
    title: [
      `[?${EGG_ALONE}: {names egg} with salt and pepper]`, '[?cheese=cheddar&pickle&bread: ploughman’s of {names cheese meat} with {names pickle}]', '{name cheese} board with {names meat fish} and {name pickle fruit}',
      '{name cheese} board with {names fruit pickle nut crisp}', '{name meat fish} platter with {names pickle fruit crisp egg}',
      '{names meat fish cheese egg} platter', 'a plate of {names pickle nut dip}',
    ],
    headnote: [
      '[?fruit: Sweet fruit makes {name meat cheese fish} taste saltier and is itself the sweeter for it.]',
      '[?cheese: Out of the cold, {name cheese} tastes of far more; the rest of the board sets it off.]',
      '[?meat&pickle: Salt and fat want something sharp or sweet beside them, or the third slice is one too many.]',
      `[?${EGG_ALONE}: Salt at the last moment, on the yolk, is what {the egg} want{s egg}.]`, 'A supper for picking at: nothing to cook, and no two mouthfuls the same.',
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
          'ham', 'prosciutto', 'salami', '@cooked-meat', '@cooked-shaped', 'pate', 'smoked-sausage', 'pastrami', 'luncheon-sausage', 'jerky', 'scotch-egg',
          'pork-floss', 'nduja', 'spam', 'corned-beef',
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
        of: ['#pickle', 'chutney', 'mango-chutney', 'quince-paste', 'lingonberry-jam', 'cranberry-sauce', 'sauerkraut', 'kimchi', 'honey'],
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
          'apple', 'pear', 'grapes', 'figs', 'melon', 'dried-figs', 'apricots-dried', 'dates', 'plum', 'pomegranate', 'persimmon'],
        each: 60, most: 2, may: true, ready: 'cut up if large',
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
    oneOf: [['cheese', 'meat', 'fish', 'dip', 'pickle', 'nut', 'egg']], not: ['#pasta', '#noodle', 'egg'],
    takes: {
      oil: { ...OIL, with: 'crisp' }, sharp: { ...VINEGAR, with: 'crisp', unless: 'lemon' },
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 1, unit: 'tsp', with: 'meat', unless: 'fruit' },
    },
    acts: [
      {
        do: 'rest', in: 'board',
        words: 'Take {cheese} out of the fridge before anything else, for cold {they cheese} taste{s cheese} of little, and set {it cheese} on a board with a knife.',
      },
      { do: 'dress', in: 'bowl', words: 'Toss {crisp oil sharp lemon} in {in} with {salt} and {pepper} and leave for five minutes.', when: 'crisp' },
      {
        do: 'layer', in: 'board', from: 'bowl',
        words: `Arrange {meat fish egg fruit nut herb pickle dip mustard lemon}[?crisp: , and the salad,] on [?cheese: the|a] board[?${EGG_ALONE}: , yolk up, and season with {salt} and {pepper}| in loose heaps[?pickle: , what is wet in small dishes|[?dip: , what is wet in small dishes]], so that all of it is in reach].`,
      },
      {
        do: 'serve', in: 'table', from: ['board', 'bowl'],
        words: `[?${EGG_ALONE}: Eat [with {bread}|with buttered toast if there is any]|Put a little of several things in each mouthful[, with {bread}]]. What has stood out for two hours does not go back.`,
      },
    ],
    keeps: { days: 0 }, plate: [20, 600],
  },
  {
    id: 'dip-plate', family: 'plate', frame: true, needs: [],
    title: [
      '[?fish&lemon=lemon: {name fish} and lemon dip with {names bread crisp}]', '[?fish: {name fish} dip with {names bread crisp}]',
      '{name base} dip with {names egg} and {names bread crisp}', '{name base} dip with {names spice} and {names bread crisp}', '{name base} dip with {names egg}', '{name fish base} dip',
    ],
    headnote: [
      '[?fish: Salty, sharp and creamy in one mouthful, and better still for a quarter of an hour in the fridge.]',
      '[?base=@tinned-bean/avocado/tinned-lentils: Crushed by hand, so that it is creamy and there is still something to bite.]',
      'Cool and sharp, with good oil in the hollows and {names spice} on top.',
    ],
    wants: {
      base: {
        of: [
          '@white-bean', 'chickpeas', 'avocado', '@yoghurt', 'labneh', 'cream-cheese', 'ricotta', 'cottage-cheese', 'quark',
          'soured-cream', 'kidney-beans', 'black-beans', '@tinned-bean', 'silken-tofu', 'refried-beans', 'plant-yoghurt',
          'vegan-cream-cheese', 'creme-fraiche', 'tinned-lentils',
        ],
        each: 110, most: 2, buy: ['yoghurt'], heart: true, ready: '',
      },
      crisp: CRISP, egg: { of: ['boiled-egg'], each: 50, may: true, ready: 'quartered' }, tahini: { of: ['tahini', 'peanut-butter', 'pesto', 'mayonnaise'], each: 15, may: true },
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
      spice: { of: ['smoked-paprika', 'cumin', 'sumac', 'zaatar', 'curry-powder', 'paprika'], amount: 0.25, unit: 'tsp' }, sharp: VINEGAR,
    },
    acts: [
      {
        do: 'mash', in: 'bowl',
        words: '[?base=@tinned-bean/avocado/tinned-lentils: Crush {base} in {in} with a fork, half to a cream and half left in lumps|Beat {base} smooth in {in}]. Work in {oil:1/2 tahini garlic fish brine herb salt}[ and the juice of {lemon}| and {sharp}]. Taste: it should be sharp enough to want bread. If stiff, beat in a spoonful of water.',
      },
      {
        do: 'serve', in: 'table', from: 'bowl',
        words: 'Spread it in a shallow dish with the back of the spoon, pour {oil} into the hollows and dust with {spice} and {pepper}. [Lay {egg} round it. ][Scoop it up with {crisp bread}.|Eat it on toast.]',
      },
    ],
    keeps: { days: 2, cold: true }, plate: [60, 520],
  },
]);
