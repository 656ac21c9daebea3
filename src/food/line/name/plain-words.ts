// Words that stand around the name of a food and say nothing about which food it is; words/plain-words.txt and
// words/brands.txt hold them.

import { LISTS } from '../../generated/packed-words.ts';

const list = (...names: readonly (keyof typeof LISTS)[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => LISTS[name].split(' ')));

/** Said of a food without changing what it is; makers, shops and those who gave it count among them. */
export const NOISE = list('noise', 'shops', 'ranges', 'makers', 'family');
/** Pieces a food comes in, when they follow or lead its name: "salmon fillets", "fillet of salmon". */
export const PARTS = list('parts');
/** Words of colour: "yellow pepper" is the vegetable, "pepper" by itself the spice. */
export const COLOURS = list('colours');
/** They turn a food into another one that only the data can tell: "vegan cheddar" is no cheddar. */
export const STAND_INS = list('stand-ins');
/** What is made of the food named before it, and cooked as something else: "mango lassi", "chicken katsu". */
export const MADE_OF = list('made-of');
/** Before or behind a name they tell what was made of it: a parsley sauce is no parsley. */
export const MADE_DISHES: ReadonlySet<string> = new Set(['sauce', 'soup', 'salad', 'gravy', 'mousse']);
/** After one of these the rest is no longer the name: "rice with peas", "tuna in brine". */
export const LINKS = list('links');
/** Behind a name they begin a clause about it: "kimchi that's getting old", "milk use by tomorrow". */
export const CLAUSES = list('clauses');
/** Said at the end of a line and of no name: "sourdough heel", "eggs pls". */
export const TAILS = list('tails');
/** Every word of these lists and of cooking talk: none of them is a misspelling of something else. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...[NOISE, PARTS, COLOURS, STAND_INS, LINKS, CLAUSES, TAILS, list('cooking-talk')].flatMap((words) => [
    ...words,
  ]),
]);
