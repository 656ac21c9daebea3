// What the page needs of the reader, as one part that loads later.

import '../styles/readings.css';
import '../styles/suggestions.css';
import { completeFoodName, type FoodCompletion } from '../../food/complete-food-name.ts';
import { isSameIngredient as isSameReading } from '../../food/is-same-ingredient.ts';
import { readIngredient } from '../../food/read-ingredient.ts';
import * as typed from '../../recipe/wishes/read-typed-wishes.ts';

export { splitIngredients } from '../../food/split-ingredients.ts';
export { screenIngredients } from '../../recipe/screen-ingredients.ts';
export { findConflict } from '../../recipe/wishes/find-conflict.ts';
export { readIngredient };

/** Whether two lines, as typed, are the same ingredient twice. */
export function isSameIngredient(one: string, other: string): boolean {
  return isSameReading(readIngredient(one), readIngredient(other));
}

/** The wishes that one line is ("no dairy", "vegan"), or null where it is an ingredient. */
export function readTypedWishes(text: string): typed.TypedWishes | null {
  return typed.readTypedWishes(text, readIngredient);
}

/** What to avoid, from a line that names it: "coriander, peanuts", or "no coriander" all the same. */
export function readAvoided(line: string): typed.TypedWishes {
  return readTypedWishes(line) ?? typed.readAvoided(line, readIngredient);
}

/** Completions of what is being typed, without what is listed or typed already. */
export function completeIngredient(text: string, listed: readonly string[]): readonly FoodCompletion[] {
  const before = text.split(/[,;]/u).slice(0, -1);
  const foods = [...listed, ...before.map((part) => part.trim())].map((line) => readIngredient(line).food);
  return completeFoodName(text, { without: new Set(foods.filter((food) => food !== null)) });
}

/** Builds what the first reading would build, so that no keystroke waits for it. */
export function warmReading(): void {
  readIngredient('salt');
}

/** The same for the first completion. */
export function warmNames(): void {
  completeFoodName('salt');
}
