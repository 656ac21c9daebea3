// What goes on, in and between bread: slots that toasts, sandwiches, buns and tortillas share.

import type { Act, Take, Want } from '../language/row.ts';
import { SOFT_HERB } from './shared.ts';

/** Cooked, cured or tinned: eaten as it is. */
export const MORSEL: Want = {
  of: ['@cooked-poultry', '@cooked-meat', '@cooked-shaped', 'ham', 'salami', 'prosciutto', 'smoked-salmon', 'smoked-mackerel'], not: ['corned-beef', 'doner-meat'],
  each: 60, may: true, ready: 'in bite-sized pieces',
};
export const FRESH: Want = {
  of: ['@fresh-tomato', 'avocado', 'cucumber', 'radish', '@salad-leaf', 'spring-onion', 'red-onion', 'cooked-beetroot'], each: 60, most: 3,
  may: true, cut: 'thin-slices',
};
export const SLAW: Want = {
  of: ['cabbage', 'red-cabbage', 'carrot', 'chinese-leaf', 'kohlrabi', 'jicama'], each: 40, most: 2, may: true, ready: 'shredded fine',
};
export const SOFT: Want = {
  of: ['@wild-mushroom', 'pepper', 'courgette', '@fresh-tomato', '@soft-fry', 'sweetcorn', 'asparagus'],
  not: ['@onion', 'enoki', 'carrot', 'cabbage', 'red-cabbage', 'celeriac', 'parsnip', 'turnip', 'frozen-spinach', 'salsify', 'chayote'],
  each: 90, most: 2, may: true, ready: 'cut small',
};
export const FRIED_ONION: Want = { of: ['@onion', 'spring-onion'], each: 40, may: true, cut: 'thin-slices' };
export const SPOON: Want = { of: ['@bread-spread'], each: 14, most: 2, may: true };
export const BRINE: Want = { of: ['@sharp-bite'], each: 20, most: 2, may: true, ready: 'drained and sliced' };
export const COOL: Want = {
  of: ['soured-cream', '@yoghurt', 'guacamole', 'tzatziki', 'creme-fraiche', 'hummus'], each: 40, most: 2, may: true,
};
export const SAUCE: Want = {
  of: ['salsa', '#hot-sauce', 'chimichurri', 'pickled-onions', 'barbecue-sauce', 'chutney', 'ketchup', 'mayonnaise'], each: 22, most: 2, may: true,
};
export const SALSA: Want = { of: ['salsa'], each: 60, may: true };
export const GRATED: Want = {
  of: ['@melting-cheese', 'queso-fresco', 'feta', 'processed-cheese', 'vegan-cheese', 'goats-cheese'], each: 30, may: true,
  ready: 'grated or crumbled',
};
export const HOT: Want = { of: ['@mild-chilli', 'scotch-bonnet'], each: 6, may: true, cut: 'finely-chopped' };
export const LIME: Want = { of: ['lime', 'lemon'], each: 25, may: true, ready: 'cut in half' };
export const FAT: Take = { of: ['vegetable-oil', 'olive-oil'], amount: 0.75, unit: 'tbsp' };
export const SHARP: Take = { of: ['cider-vinegar', 'vinegar', 'red-wine-vinegar'], amount: 1, unit: 'tsp', unless: 'lime' };
export const CUMIN: Take = { of: ['taco-seasoning', 'cumin', 'cumin-seeds', 'cajun-seasoning'], amount: 0.75, unit: 'tsp' };
export const SMOKE: Take = { of: ['chipotle', 'smoked-paprika', 'paprika', 'chilli-powder'], amount: 0.5, unit: 'tsp' };
export const SOFTEN: Act = {
  do: 'soften', in: 'frying-pan', heat: 'medium-high', minutes: [7, 9], cue: 'soft and brown at the edges',
  words: 'Heat {fat:1/2} in {in} {heat}. Tip in {soft onion} with {salt}, leave for a minute to colour, then fry, stirring, {until}.',
};
export const CRISP: Act = {
  do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [7, 9], cue: 'the edges are crisp', core: ['rasher'],
  words: 'Put {rasher} in {in}, still cold. Set it {heat} and fry, turning, {until}[ (past {core} by then)].',
};
export const WRAP: Want = { of: ['corn-tortilla', 'tortilla'], each: 95, heart: true, ready: '' };
export const FRUIT: Want = { of: ['mango', 'pineapple', 'orange', 'peach', 'pomegranate'], each: 40, may: true, ready: 'cut small' };
export const TOP = { fresh: FRESH, slaw: SLAW, fruit: FRUIT, cheese: GRATED, cool: COOL, sauce: SAUCE, herb: SOFT_HERB, lime: LIME } as const satisfies Record<string, Want>;
export const DRESS = {
  do: 'toss', in: 'bowl', beside: true,
  words: 'Toss {fresh slaw fruit} in {in} with [the juice of {lime:1/2}|a splash of {the vinegar}] and {salt}.',
} as const;
export const WARM = {
  do: 'toast', in: 'plate',
  words: 'Warm {wrap} in a hot, dry pan, half a minute a side, until soft and spotted brown. Keep in a cloth: uncovered they stiffen.',
} as const;
