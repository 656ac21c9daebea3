// Gives each group of foods its types: ids and the foods they go with stay literal, so a wrong one cannot compile.

import type { CategoryId } from '../categories.ts';
import type { FoodEntry } from '../food.ts';

export interface FoodInGroup<Reference extends string = string>
  extends Omit<FoodEntry<CategoryId>, 'goesWith' | 'clashesWith'> {
  readonly goesWith?: readonly Reference[];
  readonly clashesWith?: readonly Reference[];
}

/** Returns the group as written, with its ids and references kept as literal types. */
export function defineFoods<const Id extends string, const Reference extends string>(
  group: Readonly<Record<Id, FoodInGroup<Reference>>>,
): Readonly<Record<Id, FoodInGroup<Reference>>> {
  return group;
}
