// What goes with eggs: fillings, cheese, rashers, what is ready to eat, leaves beside them.

import type { Act, Want } from '../language/row.ts';

export const EGG: Want = { of: ['egg', 'duck-egg'], each: 110, heart: true, ready: '' };
export const FILLING: Want = {
  of: ['@soft-fry', 'cherry-tomato', 'tomato', 'asparagus', 'frozen-peas', 'sweetcorn', 'broccoli', 'green-beans'],
  not: ['frozen-spinach', 'red-cabbage', 'kohlrabi', 'turnip', 'parsnip', 'salsify', 'jerusalem-artichoke'], each: 80, most: 2, may: true,
  ready: 'cut small',
};
export const CHEESE: Want = {
  of: ['@grates', 'feta', 'goats-cheese', 'blue-cheese', 'cream-cheese', 'ricotta', 'halloumi', 'brie', 'camembert'],
  not: ['halloumi'], each: 25, may: true, ready: 'grated or crumbled',
};
export const RASHER: Want = {
  of: ['@lardon', 'chorizo', 'smoked-sausage', 'salami'], not: ['gammon'], each: 35, may: true, ready: 'cut small',
};
export const READY: Want = {
  of: ['ham', 'smoked-salmon', 'smoked-mackerel', '@cooked-poultry', '@cooked-meat', '@cooked-shaped', 'cooked-prawns', 'tinned-tuna', 'tinned-salmon'],
  each: 50, may: true, ready: 'torn small',
};
export const ONION: Want = { of: ['@onion', 'spring-onion', 'leek'], each: 40, may: true, cut: 'thin-slices' };
export const LEAF: Want = { of: ['@salad-leaf', 'cucumber', 'avocado'], each: 40, may: true, most: 2, ready: 'in bite-sized pieces' };
export const POTATO: Want = { of: ['cooked-potato', '@potato'], each: 150, may: true, cut: 'dice-1cm' };

export const CRISP: Act = {
  do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [5, 6], cue: 'the edges are crisp', core: ['rasher'],
  words: 'Put {rasher} in {in}, set it {heat} and fry {until}[ (past {core} by then)]. Lift onto a plate.',
};
