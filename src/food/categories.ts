// What all foods of one kind share: every food starts from its category's defaults and overrides what differs. They
// stand in foods/<group>.txt above their foods. Times are for a home hob and a conventional oven, from the low to the high end.

import type { FoodDefaults, FoodEntry } from './food.ts';
import type { CategoryId } from './generated/packed-foods.ts';
import { CATEGORY_ROWS } from './unpack-foods.ts';

export type { CategoryId } from './generated/packed-foods.ts';

/** A category may also supply what most of its foods share beyond the obligatory fields. */
export interface CategoryDefaults
  extends FoodDefaults,
    Pick<FoodEntry, 'core' | 'hazards' | 'allergens' | 'mayContain' | 'preparation' | 'density'> {}

/** The defaults of each category of food. Quantities per person in a main dish, minutes from low to high. */
export const CATEGORIES = Object.fromEntries(
  CATEGORY_ROWS as readonly (readonly [CategoryId, CategoryDefaults])[],
) as Readonly<Record<CategoryId, CategoryDefaults>>;

/** Whether this word names a category (and not a food). */
export function isCategoryId(id: string): id is CategoryId {
  return Object.hasOwn(CATEGORIES, id);
}
