// What salads have in common: raw things, something that fills, something salty, a dressing.

import type { Act, Take, Want } from '../language/row.ts';

export const RAW: Want = {
  of: [
    'cucumber', '@fresh-tomato', 'avocado', 'radish', 'pepper', 'fennel', 'celery', 'carrot', 'spring-onion', 'red-onion',
    'cooked-beetroot', 'sweetcorn', 'shallot', 'kohlrabi', 'red-cabbage', 'cabbage', 'chinese-leaf', 'courgette', 'beansprouts',
  ],
  each: 70, most: 4, may: true, ready: 'sliced thin',
};
export const LEAF: Want = { of: ['@salad-leaf', 'spinach'], each: 60, most: 2, may: true, ready: 'washed and dried' };
export const FRUIT: Want = {
  of: [
    'apple', 'pear', 'orange', 'peach', 'nectarine', 'figs', 'grapes', 'mango', 'pomegranate', 'strawberries', 'grapefruit', 'watermelon',
    'plum',
  ],
  each: 60, may: true, ready: 'in bite-sized pieces',
};
export const FRESH_CHEESE: Want = {
  of: ['feta', 'mozzarella', 'goats-cheese', 'burrata', 'blue-cheese', '@italian-cheese', '@grates', 'ricotta', 'cottage-cheese', 'brie'],
  each: 60, may: true, ready: 'crumbled or in shavings',
};
export const READY: Want = {
  of: [
    '@ready-fish', 'tinned-tuna', 'tinned-salmon', 'tinned-mackerel', 'tinned-sardines', 'cooked-prawns', 'ham', '@cooked-meat', '@cooked-shaped',
    'prosciutto', 'salami', 'boiled-egg', 'anchovies',
  ],
  not: ['corned-beef'], each: 100, may: true, ready: 'in bite-sized pieces',
};
export const BEAN: Want = { of: ['@white-bean', 'chickpeas', 'tinned-lentils', '@tinned-bean'], each: 120, may: true };
export const NUT: Want = {
  of: [
    'walnuts', 'hazelnuts', 'almonds', 'pecans', 'pine-nuts', 'cashews', 'pistachios', 'pumpkin-seeds', 'sunflower-seeds', 'sesame-seeds',
    'peanuts',
  ],
  each: 12, may: true, ready: 'roughly chopped',
};
export const BRINE: Want = {
  of: ['olives', 'capers', 'gherkins', 'sun-dried-tomatoes', 'artichoke-hearts', 'roasted-peppers'], each: 20, most: 2, may: true,
  ready: 'drained',
};
export const SHARP: Want = { of: ['lemon', 'lime'], each: 25, may: true, ready: 'to squeeze' };
export const OIL: Take = { of: ['olive-oil', 'vegetable-oil'], amount: 1.25, unit: 'tbsp' };
export const VINEGAR: Take = {
  of: ['red-wine-vinegar', 'cider-vinegar', 'balsamic-vinegar', 'vinegar'], amount: 1.5, unit: 'tsp', unless: 'lemon',
};
export const MUSTARD: Take = { of: ['mustard', 'wholegrain-mustard'], amount: 0.5, unit: 'tsp' };
export const SWEET: Take = { of: ['honey', 'maple-syrup'], amount: 0.5, unit: 'tsp', may: true };
export const EGG: Want = { of: ['egg'], each: 55, may: true, ready: '' };
export const DRESSING =
  'In {in}, whisk {oil mustard sweet}[ and the juice of {lemon}| and {vinegar}] with {salt} and {pepper} until it is thick. Taste it on a leaf: it should be a little too sharp.';
export const EGG_WORDS =
  'Lower {egg} into {in} of boiling water and cook {heat} {until} ({core}). Cool under the tap, peel and halve.';

export const BOIL_EGG: Act = {
  do: 'boil', in: 'saucepan', heat: 'medium', minutes: [9, 10], cue: 'the yolks are set', core: ['egg'],
  words: EGG_WORDS,
  beside: true,
};
export const DRESS: Act = { do: 'whisk', in: 'bowl', words: DRESSING };
