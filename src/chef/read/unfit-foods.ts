// What the cook lists and no dish should hold, whatever the diet.

import type { Food } from '../../food/foods.ts';
import { isGathered } from '../../food/gathered.ts';

/** Why a listed food goes into no dish at all, as the end of a sentence; null where it may. */
export function whyUnfit(food: Food, typed: readonly string[]): string | null {
  return isGathered(food, typed.join(' ').toLowerCase())
    ? 'picked, they are safe only when an expert has named them, since cooking does not undo the poison of some; bought mushrooms do as well'
    : null;
}
