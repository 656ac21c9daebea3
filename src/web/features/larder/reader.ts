// What the page needs of the reader, as one part that loads later.

import { isSameIngredient as isSameReading } from '../../../food/is-same-ingredient.ts';
import { type IngredientReading, readIngredient } from '../../../food/read-ingredient.ts';

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
