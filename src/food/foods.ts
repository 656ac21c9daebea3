// All foods in one table, in a fixed order, each with its category's defaults merged in.
// A new group in foods/ is added to ENTRIES; a new food only to its group.

import { CATEGORIES, type CategoryId } from './categories.ts';
import type { FoodDefaults, FoodEntry } from './food.ts';
import type { FoodInGroup } from './foods/define-foods.ts';
import { vegetables } from './foods/vegetables.ts';
import { writePlural } from './plural-name.ts';

const ENTRIES = {
  ...vegetables,
} as const;

export type FoodId = keyof typeof ENTRIES;

type ReferenceOf<Entry> = Entry extends FoodInGroup<infer Reference> ? Reference : never;
type UnknownReference = Exclude<ReferenceOf<(typeof ENTRIES)[FoodId]>, FoodId | CategoryId>;
// Fails to compile, and names the culprit, when a food goes or clashes with something that does not exist.
const everyReferenceExists: [UnknownReference] extends [never] ? true : true = true;

/** One food, complete: what its entry does not say comes from its category. */
export interface Food extends FoodDefaults, Omit<FoodEntry, keyof FoodDefaults> {
  readonly id: FoodId;
  readonly category: CategoryId;
  readonly plural: string;
  readonly goesWith?: readonly (FoodId | CategoryId)[];
  readonly clashesWith?: readonly (FoodId | CategoryId)[];
}

type Entry = FoodInGroup<FoodId | CategoryId>;

function completeFood(id: FoodId, entry: Entry): Food {
  const complete = { ...CATEGORIES[entry.category], ...entry, id };
  return { ...complete, plural: writePlural(complete) };
}

/** Every food in the order of the groups, then of the entries: the same on every machine. */
export const FOOD_LIST: readonly Food[] = everyReferenceExists
  ? (Object.entries(ENTRIES) as [FoodId, Entry][]).map(([id, entry]) => completeFood(id, entry))
  : [];

/** Every food by its id. */
export const FOODS: Readonly<Record<FoodId, Food>> = Object.fromEntries(
  FOOD_LIST.map((food) => [food.id, food]),
) as Record<FoodId, Food>;

/** Whether this is the id of a food. */
export function isFoodId(id: string): id is FoodId {
  return Object.hasOwn(ENTRIES, id);
}

/** The food with this id, or undefined when there is none. */
export function findFood(id: string): Food | undefined {
  return isFoodId(id) ? FOODS[id] : undefined;
}
