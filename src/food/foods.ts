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

/**
 * The food with every property that any food has, in the same order, many of them undefined. Whatever reads one food
 * reads all of them: with a shape to each, every look at one is a search in it. Spreading gives each its own.
 */
export function alignFood(food: Food): Food {
  return {
    id: food.id,
    category: food.category,
    name: food.name,
    plural: food.plural,
    us: food.us,
    usPlural: food.usPlural,
    names: food.names,
    kinds: food.kinds,
    typed: food.typed,
    facets: food.facets,
    roles: food.roles,
    form: food.form,
    noun: food.noun,
    origins: food.origins,
    side: food.side,
    amount: food.amount,
    gramsEach: food.gramsEach,
    holds: food.holds,
    density: food.density,
    piece: food.piece,
    preparation: food.preparation,
    raw: food.raw,
    core: food.core,
    hazards: food.hazards,
    allergens: food.allergens,
    mayContain: food.mayContain,
    fits: food.fits,
    taste: food.taste,
    strength: food.strength,
    textures: food.textures,
    cuts: food.cuts,
    heat: food.heat,
    staple: food.staple,
    perish: food.perish,
    cuisines: food.cuisines,
    goesWith: food.goesWith,
    clashesWith: food.clashesWith,
    useFor: food.useFor,
  } satisfies Record<keyof Food, unknown> as Food;
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
  const complete = {
    name: id.replaceAll('-', ' '),
    ...CATEGORIES[category],
    ...row,
    category,
    facets: joinFacets(CATEGORIES[category].facets, row.facets),
    id,
    ...joinHolds(CATEGORIES[category].holds, row.holds),
  };
  return alignFood({ ...complete, plural: writePlural(complete) });
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
