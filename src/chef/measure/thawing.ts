// Meat and fish from the freezer: whether it still is, and how it is thawed.

import type { Food } from '../../food/foods.ts';
import type { Item } from '../read/kitchen.ts';
import { isFish } from '../slots.ts';

/** Meat and fish from the freezer: cooked from frozen, the outside is done long before the middle. */
export function isFrozenRaw(food: Food, item: Item | null): boolean {
  return food.form !== 'frozen' && food.core !== undefined && /frozen/.test(item?.state ?? '');
}

/** Grams from which a night in the fridge leaves ice in the middle. */
const SLOW_TO_THAW = 1200;

/**
 * How it is thawed, behind its amount; '' where it was never frozen raw. What is small and comes from the sea thaws in
 * cold water while the rest is made ready. Source: USDA FSIS, safe methods for thawing.
 */
export function tellThawed(food: Food, item: Item | null, grams: number): string {
  if (!isFrozenRaw(food, item)) return '';
  const isSmall = food.origins.some((origin) => /fish/.test(origin)) && !isFish(food);
  if (isSmall && grams < SLOW_TO_THAW) return 'thawed in a bag in cold water for 15 minutes';
  return grams < SLOW_TO_THAW ? 'thawed overnight in the fridge' : 'thawed for a day in the fridge';
}
