// All foods in one table, in a fixed order, each with its category's defaults merged in. What is said of each stands in
// foods/<group>.txt; adding a food touches nothing else.

import { CATEGORIES, type CategoryId } from './categories.ts';
import type { Facet } from './facets.ts';
import type { FoodDefaults, FoodEntry } from './food.ts';
import type { FoodId } from './generated/packed-foods.ts';
import { writePlural } from './plural-name.ts';
import { FOOD_ROWS } from './unpack-foods.ts';

/** The id of every food: UK singular in kebab-case. Some ids (rice, egg, potato) also name a category. */
export type { FoodId } from './generated/packed-foods.ts';

/** One food, complete: what its entry does not say comes from its category. */
export interface Food extends FoodDefaults, Omit<FoodEntry, keyof FoodDefaults> {
  readonly facets: readonly Facet[];
  readonly id: FoodId;
  readonly category: CategoryId;
  readonly plural: string;
  readonly goesWith?: readonly (FoodId | CategoryId)[];
  readonly clashesWith?: readonly (FoodId | CategoryId)[];
}

function joinFacets(ofCategory: readonly string[] = [], own: readonly string[] = []): readonly Facet[] {
  const has = new Set<string>([...ofCategory, ...own]);
  return ([...has] as Facet[]).filter((facet) => !facet.startsWith('-') && !has.has(`-${facet}`));
}

function joinHolds(ofCategory: Food['holds'], own: Food['holds']): Pick<Food, 'holds'> {
  return ofCategory === undefined || own === undefined ? {} : { holds: { ...ofCategory, ...own } };
}

/** Every food in the order of the texts: the same on every machine. */
export const FOOD_LIST: readonly Food[] = FOOD_ROWS.map(([id, category, row]) => {
  const kind = CATEGORIES[category];
  const name = row.name ?? id.replaceAll('-', ' ');
  const facets = joinFacets(kind.facets, row.facets);
  const food = Object.assign(row, { id, category, name, facets, ...joinHolds(kind.holds, row.holds) });
  return Object.assign(food, { plural: writePlural(food) });
});

/** Every food by its id. */
export const FOODS = Object.fromEntries(FOOD_LIST.map((food) => [food.id, food])) as Readonly<
  Record<FoodId, Food>
>;

/** Whether this is the id of a food. */
export function isFoodId(id: string): id is FoodId {
  return Object.hasOwn(FOODS, id);
}

/** The food with this id, or undefined when there is none. */
export function findFood(id: string): Food | undefined {
  return isFoodId(id) ? FOODS[id] : undefined;
}
