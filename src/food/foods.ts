// All foods in one table, in a fixed order, each with its category's defaults merged in.
// A new group in foods/ is added to Group and GROUPS; a new food only to its group.

import { CATEGORIES, type CategoryId } from './categories.ts';
import type { Facet } from './facets.ts';
import type { FoodDefaults, FoodEntry } from './food.ts';
import { dairy } from './foods/dairy.ts';
import type { FoodInGroup } from './foods/define-foods.ts';
import { fish } from './foods/fish.ts';
import { fruit } from './foods/fruit.ts';
import { herbsAndSpices } from './foods/herbs-and-spices.ts';
import { meat } from './foods/meat.ts';
import { pulses } from './foods/pulses.ts';
import { readyMade } from './foods/ready-made.ts';
import { sauces } from './foods/sauces.ts';
import { starches } from './foods/starches.ts';
import { sweetAndDrinks } from './foods/sweet-and-drinks.ts';
import { vegetables } from './foods/vegetables.ts';
import { writePlural } from './plural-name.ts';

type Group =
  | typeof vegetables
  | typeof fruit
  | typeof dairy
  | typeof meat
  | typeof fish
  | typeof pulses
  | typeof starches
  | typeof herbsAndSpices
  | typeof sauces
  | typeof sweetAndDrinks
  | typeof readyMade;
type IdIn<AnyGroup> = AnyGroup extends unknown ? keyof AnyGroup : never;
type ReferenceIn<AnyGroup> =
  AnyGroup extends Readonly<Record<string, FoodInGroup<infer Reference>>> ? Reference : never;

/** The id of every food: UK singular in kebab-case. Some ids (rice, egg, potato) also name a category. */
export type FoodId = IdIn<Group>;

type UnknownReference = Exclude<ReferenceIn<Group>, FoodId | CategoryId>;
// Fails to compile, and names the culprit, when a food goes or clashes with something that does not exist.
const everyReferenceExists: [UnknownReference] extends [never] ? true : UnknownReference = true;

/** One food, complete: what its entry does not say comes from its category. */
export interface Food extends FoodDefaults, Omit<FoodEntry, keyof FoodDefaults> {
  readonly facets: readonly Facet[];
  readonly id: FoodId;
  readonly category: CategoryId;
  readonly plural: string;
  readonly goesWith?: readonly (FoodId | CategoryId)[];
  readonly clashesWith?: readonly (FoodId | CategoryId)[];
}

type Entry = FoodInGroup<FoodId | CategoryId>;

const GROUPS: readonly Readonly<Partial<Record<FoodId, Entry>>>[] = [
  vegetables,
  fruit,
  dairy,
  meat,
  fish,
  pulses,
  starches,
  herbsAndSpices,
  sauces,
  sweetAndDrinks,
  readyMade,
];

const NOTHING_SAID = Object.fromEntries(
  [
    { id: null, plural: null },
    ...Object.values(CATEGORIES),
    ...GROUPS.flatMap((group) => Object.values(group)),
  ]
    .flatMap((entry) => Object.keys(entry))
    .map((key) => [key, undefined]),
);

/**
 * The food with every property that any food has, in the same order, most of them undefined. Whatever reads one food
 * reads all of them: with a shape to each, every look at one is a search in it, and a recipe takes a tenth longer.
 */
export function alignFood(food: Food): Food {
  return { ...NOTHING_SAID, ...food };
}

function completeFood(id: FoodId, entry: Entry): Food {
  const { kinds = [], names = [] } = entry;
  const complete = {
    ...CATEGORIES[entry.category],
    ...entry,
    names: [...kinds.map((kind) => kind.toLowerCase()), ...names],
    facets: joinFacets(CATEGORIES[entry.category].facets, entry.facets),
    id,
  };
  return alignFood({ ...complete, plural: writePlural(complete) });
}

function joinFacets(ofCategory: readonly Facet[] = [], own: Entry['facets'] = []): readonly Facet[] {
  const has = new Set<string>([...ofCategory, ...own]);
  return ([...has] as Facet[]).filter((facet) => !facet.startsWith('-') && !has.has(`-${facet}`));
}

/** Every food in the order of the groups, then of the entries: the same on every machine. */
export const FOOD_LIST: readonly Food[] = everyReferenceExists
  ? GROUPS.flatMap((group) =>
      (Object.entries(group) as [FoodId, Entry][]).map(([id, entry]) => completeFood(id, entry)),
    )
  : [];

/** Every food by its id. */
export const FOODS: Readonly<Record<FoodId, Food>> = Object.fromEntries(
  FOOD_LIST.map((food) => [food.id, food]),
) as Record<FoodId, Food>;

/** Whether this is the id of a food. */
export function isFoodId(id: string): id is FoodId {
  return Object.hasOwn(FOODS, id);
}

/** The food with this id, or undefined when there is none. */
export function findFood(id: string): Food | undefined {
  return isFoodId(id) ? FOODS[id] : undefined;
}
