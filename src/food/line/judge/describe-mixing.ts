// Warns of cleaning products that give off poisonous gas together.

import { FOODS } from '../../foods.ts';
import type { IngredientReading } from '../../ingredient-reading.ts';
import { findNotFood } from '../../not-food.ts';
import type { NotFoodEntry } from './not-food-terms.ts';

const WARNING =
  'Never mix these: together they can give off a poisonous gas. If they were mixed, leave the room, get fresh air and call a poison centre.';

/**
 * A warning when the readings hold two different cleaning products, or bleach beside something sour; undefined
 * otherwise. Source: CDC and poison centres on chlorine and chloramine gas.
 */
export function describeMixing(readings: readonly IngredientReading[]): string | undefined {
  const products = new Set<string>();
  let bleach = false;
  for (const reading of readings) {
    if (reading.food !== null && reading.verdict === 'food') continue;
    for (const hit of findNotFood(reading.text)) {
      const mixes: NotFoodEntry['mixes'] = hit.entry.mixes;
      if (mixes === undefined) continue;
      products.add(mixes === 'bleach' ? mixes : hit.term);
      bleach ||= mixes === 'bleach';
    }
  }
  if (products.size >= 2) return WARNING;
  return bleach && readings.some(isSour) ? WARNING : undefined;
}

function isSour(reading: IngredientReading): boolean {
  if (reading.food !== null) return FOODS[reading.food].roles.includes('acid');
  return /\b(?:vinegar|lemon|lime|acid)\b/iu.test(reading.text);
}
