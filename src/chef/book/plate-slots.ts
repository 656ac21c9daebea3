// What plain plates share: something salty on top, something cool, leaves beside, and the acts for eggs, rashers, greens.

import type { Act, Take, Want } from '../language/row.ts';

export const CHEESE: Want = {
  of: ['feta', 'goats-cheese', 'blue-cheese', '@italian-cheese', '@grates', 'mozzarella', 'ricotta', 'cottage-cheese', 'cream-cheese'],
  each: 30, may: true, ready: 'grated or crumbled',
};
export const COOL: Want = {
  of: ['@yoghurt', 'soured-cream', 'creme-fraiche', 'mayonnaise', 'hummus', 'tzatziki', 'tahini', 'pesto', 'salsa', 'guacamole'], each: 30,
  may: true,
};
export const EGG: Want = { of: ['egg', 'duck-egg'], each: 55, may: true, ready: '' };
export const LEAF: Want = {
  of: ['@salad-leaf', 'cucumber', '@fresh-tomato', 'avocado', 'radish', 'cooked-beetroot', 'spring-onion'],
  not: ['beansprouts', 'soybean-sprouts'], each: 65, most: 3, may: true, ready: 'in bite-sized pieces',
};
export const NUT: Want = {
  of: [
    'walnuts', 'hazelnuts', 'almonds', 'pine-nuts', 'cashews', 'pistachios', 'peanuts', 'chestnuts', 'sesame-seeds', 'pumpkin-seeds',
    'sunflower-seeds',
  ],
  each: 14, most: 2, may: true, ready: 'chopped',
};
export const RASHER: Want = {
  of: ['bacon', 'pancetta', 'turkey-bacon', 'chorizo', 'smoked-sausage'], each: 35, may: true, ready: 'cut small',
};
export const READY: Want = {
  of: [
    'ham', '@cooked-meat', 'tinned-tuna', 'tinned-salmon', 'tinned-sardines', 'tinned-mackerel', 'smoked-mackerel', 'smoked-salmon',
    'cooked-prawns', 'salami',
  ],
  each: 60, may: true, ready: 'torn into bite-sized pieces',
};
export const SHARP: Take = { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 1, unit: 'tsp', unless: 'lemon' };
export const SOUP_BASE: Want = {
  of: [
    'carrot', 'celery', 'leek', 'fennel', 'parsnip', 'celeriac', 'swede', 'turnip', 'cabbage', 'kohlrabi', 'courgette', 'butternut-squash',
  ],
  each: 110, most: 3, may: true, cut: 'dice-1cm',
};
export const SOUP_CREAM: Want = { of: ['@cream', 'coconut-milk', '@yoghurt', 'cream-cheese'], each: 35, may: true };
export const SOUP_CHEESE: Want = {
  of: ['@grates', '@italian-cheese', 'feta', 'blue-cheese', 'goats-cheese'], each: 18, may: true, ready: 'grated or crumbled',
};
export const SOUP_SPRIG: Want = { of: ['thyme', 'rosemary', 'sage', 'bay-leaf'], each: 1, may: true, ready: '' };
export const SOUP_POTATO: Want = { of: ['@potato', 'sweet-potato'], each: 120, may: true, cut: 'chunks-2cm' };

export const CRISP_RASHER: Act = {
  do: 'fry', in: 'pan', heat: 'medium', minutes: [5, 6], cue: 'the fat runs and the edges are crisp', core: ['rasher'],
  words: 'Put {rasher} in {in}, set it {heat} and fry {until}[ (past {core} by then)].',
};
export const HOLLOW_EGGS: Act = {
  do: 'fry', in: 'pan', heat: 'medium-low', minutes: [6, 8], cue: 'the whites are firm and the yolks set', core: ['egg'],
  words: 'Make a hollow for each egg, break in {egg}, cover and cook {heat} {until} ({core}).',
};
export const FRY_EGG: Act = {
  do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [4, 6], cue: 'the whites and the yolks are set', core: ['egg'], beside: true,
  words: 'Fry {egg} in {in}, oiled and covered, {heat} {until} ({core}).',
};
export const SWEAT: Act = {
  do: 'soften', in: 'pot', heat: 'medium-low', minutes: [8, 10], cue: 'soft and sweet but not brown',
  words: 'Warm {oil} in {in} {heat} and cook {onion base} with {salt}, stirring now and then, {until}.[ Stir in {garlic spice} for the last minute.]',
};
export const WILT_GREENS: Act = {
  do: 'wilt', in: 'pot', heat: 'medium', minutes: [2, 5], cue: 'soft and still bright', and: true,
  words: 'Push {greens} under and cook {heat} {until}.',
};
export const BOIL_GREENS: Act = {
  do: 'boil', in: 'saucepan', heat: 'boiling', water: 'salted', minutes: [4, 6], cue: 'tender and still bright', beside: true,
  words: 'Bring {in} of water {heat} with {water} and cook {greens} {until}. Drain.',
};
