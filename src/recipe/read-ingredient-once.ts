// Readings of ingredient lines that are kept: "1 tsp salt" stands in recipe after recipe, and one recipe is read for its
// draft, its checks and its exports.

import { type IngredientReading, readIngredient } from '../food/read-ingredient.ts';

const MOST_KEPT = 4096;
const kept = new Map<string, IngredientReading>();

/** What `readIngredient` reads, which depends on the text alone. */
export function readIngredientOnce(text: string): IngredientReading {
  let reading = kept.get(text);
  if (reading === undefined) {
    reading = readIngredient(text);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, reading);
  }
  return reading;
}
