// What the page needs of the reader, as one part that loads later.

import { completeFoodName, type FoodCompletion } from '../../../food/complete-food-name.ts';
import { isSameIngredient as isSameReading } from '../../../food/is-same-ingredient.ts';
import { type IngredientReading, readIngredient } from '../../../food/read-ingredient.ts';
import * as typed from '../wishes/read-typed-wishes.ts';

export { splitIngredients } from '../../../food/split-ingredients.ts';
export { screenIngredients } from '../../../recipe/screen-ingredients.ts';
export { readIngredient };

const readings = new Map<string, IngredientReading>();

// The list is compared with itself on every change; what was read once is not read again.
function readOnce(text: string): IngredientReading {
  const known = readings.get(text);
  if (known !== undefined) return known;
  if (readings.size > 200) readings.clear();
  const reading = readIngredient(text);
  readings.set(text, reading);
  return reading;
}

/** Whether two lines, as typed, are the same ingredient twice. */
export function isSameIngredient(one: string, other: string): boolean {
  return isSameReading(readOnce(one), readOnce(other));
}

/** The wishes that one line is ("no dairy", "vegan"), or null where it is an ingredient. */
export function readTypedWishes(text: string): typed.TypedWishes | null {
  return typed.readTypedWishes(text, readOnce);
}

/** What to avoid, from a line that names it: "coriander, peanuts", or "no coriander" all the same. */
export function readAvoided(line: string): typed.TypedWishes {
  return readTypedWishes(line) ?? typed.readAvoided(line, readOnce);
}

/** Completions of what is being typed, without what is listed or typed already. */
export function completeIngredient(text: string, listed: readonly string[]): readonly FoodCompletion[] {
  const before = text.split(/[,;]/u).slice(0, -1);
  const foods = [...listed, ...before.map((part) => part.trim())].map((line) => readOnce(line).food);
  return completeFoodName(text, { without: new Set(foods.filter((food) => food !== null)) });
}

/** Builds what the first reading would build, so that no keystroke waits for it. */
export function warmReading(): void {
  readOnce('salt');
}

/** The same for the first completion. */
export function warmNames(): void {
  completeFoodName('salt');
}
