// Of which food a sentence speaks: what mends one food must not acquit another ("melt the butter" makes no marshmallow
// soft, "bake the apple" no raw milk safe).

import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findSaid, says } from './phrases.ts';

export const ALL_OF_IT =
  /\b(?:fruits?|everything|all|each|(?:whole )?(?:mixture|lot|pan|pot|batch)|of (?:it|them))\b/;
/** `staple` of what is in every kitchen: salt, oil, water. */
const STAPLE = 2;

/** Whether a sentence names the food, means all of it, or names no other: "cut them in half". */
export function isSaidOf(scan: RecipeScan, sentence: Sentence, food: RegExp): boolean {
  if (says(sentence.plain, food) || says(sentence.plain, ALL_OF_IT)) return true;
  return scan.foods(sentence).every((mention) => mention.food.staple === STAPLE);
}

/** Whether a step does to the food what `done` says; `done` must be global, `food` must not. */
export function isDoneTo(scan: RecipeScan, food: RegExp, done: RegExp, steps = scan.steps): boolean {
  return steps.some((step) => findSaid(step.plain, done) !== null && isSaidOf(scan, step, food));
}
