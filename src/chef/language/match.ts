// Which items of the list fill a row: each want by its selectors, each food once.

import type { Role } from '../../food/food.ts';
import { FOODS, type Food, type FoodId } from '../../food/foods.ts';
import type { Preparation } from '../../food/read-preparation.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import { isClad } from '../read/tails.ts';
import { isDriedLegume } from '../slots.ts';
import { cookDried, isCookedFirst, isNamedBy, readTinned } from './cook-dried.ts';
import { findOwn } from './own-for-cupboard.ts';
import type { DishRow, Selector, Take, Want } from './row.ts';

/** What a slot is filled with: items of the list, or a food that is brought. */
export type Filler = { readonly items: readonly Item[] } | { readonly brought: FoodId };

export interface Filling {
  readonly row: DishRow;
  readonly slots: ReadonlyMap<string, Filler>;
}

type Slots = Filling['slots'];

/** The items of the list that fill these slots. */
export const listItems = (slots: Slots): readonly Item[] =>
  [...slots.values()].flatMap((filler) => ('items' in filler ? filler.items : []));

export const foodsOf = (filler: Filler): readonly Food[] =>
  'brought' in filler ? [FOODS[filler.brought]] : filler.items.map(({ food }) => food);

/** All that fills them, listed or brought. */
export const listFoods = (slots: Slots): readonly Food[] => [...slots.values()].flatMap(foodsOf);

/** Cooked or dried it is another thing than the food of that name, unless the selector asks for such a thing. */
function isAsBought({ food }: Item): boolean {
  const usual = FOODS[food.id].form;
  // Dough for croissants is sold in a tin, and fruit of a tin is fruit.
  const isOfTin = food.form === 'tinned' && (food.category === 'pastry' || food.roles[0] === 'fruit');
  return food.form === usual || (food.form === 'frozen' && usual === 'fresh') || isOfTin;
}

export function matches(selector: Selector, item: Item): boolean {
  return (selector.startsWith('@') || isAsBought(item)) && isOf(selector, item.food);
}

/** What has been judged of each food: every row asks the same. */
const JUDGED = new WeakMap<Food, Map<Selector, boolean>>();

/** Whether the selector means this food, in whatever state it is; a dried bean is also the tinned one that it becomes. */
export function isOf(selector: Selector, food: Food): boolean {
  let judged = JUDGED.get(food);
  if (judged === undefined) {
    judged = new Map();
    JUDGED.set(food, judged);
  }
  let is = judged.get(selector);
  if (is === undefined) {
    const tinned = readTinned(food);
    is = isNamedBy(selector, food) || (tinned !== undefined && isNamedBy(selector, tinned));
    judged.set(selector, is);
  }
  return is;
}

/** What each selector means of a list, what spoils first ahead; found once, since every row asks. */
type Known = Map<Selector, readonly Item[]>;
const FOUND = new WeakMap<readonly Item[], Known>();

function findAll(items: readonly Item[]): Known {
  let known = FOUND.get(items);
  if (known === undefined) {
    known = new Map();
    // Most selectors are ids, and most of them are not on the list.
    for (const item of items)
      for (const id of namesOf(item)) known.set(id, [...(known.get(id) ?? NONE), item]);
    FOUND.set(items, known);
  }
  return known;
}

/** The ids under which rows know it. */
function namesOf(item: Item): readonly FoodId[] {
  if (!isAsBought(item)) return [];
  const tinned = readTinned(item.food);
  return tinned === undefined ? [item.food.id] : [item.food.id, tinned.id];
}

const NONE: readonly Item[] = [];
const isId = (selector: Selector): boolean => !selector.startsWith('@') && !selector.startsWith('#');

function findKnown(selector: Selector, items: readonly Item[], known: Known): readonly Item[] {
  let found = known.get(selector);
  if (found === undefined) {
    found = isId(selector) ? NONE : items.filter((item) => matches(selector, item)).toSorted(bySoon);
    known.set(selector, found);
  }
  return found;
}

function bySoon(one: Item, other: Item): number {
  return (
    other.food.perish - one.food.perish ||
    (other.grams ?? 0) - (one.grams ?? 0) ||
    (one.food.id < other.food.id ? -1 : 1)
  );
}

/** The items of a list for a want that are still free, the most wanted first. */
export function listFor(
  { of, not = [] }: Want,
  items: readonly Item[],
  free: readonly Item[] = items,
): readonly Item[] {
  const able: Item[] = [];
  const known = findAll(items);
  for (const selector of of)
    for (const item of findKnown(selector, items, known))
      if (
        !able.includes(item) &&
        (free === items || free.includes(item)) &&
        !not.some((one) => findKnown(one, items, known).includes(item))
      )
        able.push(item);
  return able;
}

/** Grams a head from which a dish wants several eggs: one egg that was typed is too few. */
const SEVERAL = 100;

function isEnough({ each }: Want, { food, count, grams, typed }: Item): boolean {
  const isOne =
    food.id === 'egg' && count === null && grams === null && typed.every((line) => /\begg\b/i.test(line));
  return !(isOne && each >= SEVERAL);
}

const CUT_UP: readonly Preparation[] = ['diced', 'strips', 'sliced', 'chopped', 'shredded', 'crushed'];

/** Raw meat and fish that was cut up goes where it would be cut up; what is thin goes into a pan, where its minutes are told. */
function suitsAsCut({ family }: DishRow, { cut, of }: Want, { food, prepared }: Item): boolean {
  if (prepared.length === 0 || food.core === undefined || food.form !== 'fresh') return true;
  if (cut !== undefined || of.includes('@braising')) return true;
  if (prepared.includes('thin')) return family === 'pan';
  return !prepared.some((one) => CUT_UP.includes(one)) || food.category === 'braising-cut';
}

/** Lentils are boiled apart for a salad; whatever is cooked in a pot cooks them itself, or has no need of them. */
const standsIn = ({ family }: DishRow, want: Want, { food }: Item): boolean =>
  isDriedLegume(food) || family === 'salad' || !isCookedFirst(food, want);

/** Dried pulses are boiled by themselves: they share no slot with what is not. */
function soakApart(items: readonly Item[]): readonly Item[] {
  const others = items.filter(({ food }) => readTinned(food) === undefined);
  return others.length === 0 ? items : others;
}

/** The wants of a row in the order in which they choose: what names the dish, what it needs, what it can do without. */
const ORDERED = new WeakMap<DishRow, readonly (readonly [name: string, want: Want])[]>();

function orderWants(row: DishRow): readonly (readonly [name: string, want: Want])[] {
  let known = ORDERED.get(row);
  if (known === undefined) {
    const wants = Object.entries(row.wants);
    const rank = ({ heart, may }: Want): number => (heart ? 0 : may ? 2 : 1);
    known = wants.toSorted(([, one], [, other]) => rank(one) - rank(other));
    ORDERED.set(row, known);
  }
  return known;
}

/** Whether the list holds something for each want that the row cannot do without. */
function canBeFilled(row: DishRow, items: readonly Item[], known: Known): boolean {
  return orderWants(row).every(
    ([, { of, may, buy }]) =>
      may || buy !== undefined || of.some((selector) => findKnown(selector, items, known).length > 0),
  );
}

/** Whether the dish puts on what a food already lies in: pork in breadcrumbs is not crumbed. A fat may be added. */
function isCoatedAgain(slots: Slots): boolean {
  const tails = listItems(slots).flatMap(({ tail }) => (isClad(tail) ? [tail ?? ''] : []));
  if (tails.length === 0) return false;
  const foods = listFoods(slots);
  return tails.some((tail) => foods.some(({ name, roles }) => roles[0] !== 'fat' && tail.includes(name)));
}

const isStarch = ({ food }: Item): boolean => food.roles[0] === 'starch';
/** Grams a head from which a food is one of the plate: less of a starch binds or coats. */
const ON_PLATE = 40;

/** Whether a row lays one of these on the plate: a spoonful of flour and a coat of crumbs do not. */
export const fillsPlate = ({ wants }: DishRow, slots: Slots, isOne: (item: Item) => boolean): boolean =>
  [...slots].some(
    ([name, filler]) => 'items' in filler && (wants[name]?.each ?? 0) >= ON_PLATE && filler.items.some(isOne),
  );

/** One starch on a plate, but in a soup: who has rice, potatoes and pasta does not want all three. */
const holdsStarch = (row: DishRow, slots: Slots): boolean =>
  row.family !== 'soup' && fillsPlate(row, slots, isStarch);

/** Leeks do what an onion would that nobody has; a spring onion is soft long before. */
const SOFTENS = 8;
const softensLikeOnion = (item: Item): boolean =>
  item.food.category === 'allium' && isAsBought(item) && (item.food.heat.soften?.minutes[1] ?? 0) >= SOFTENS;

/** The row filled from the kitchen's list; null where the list does not make this dish. */
export function fillRow(row: DishRow, kitchen: Kitchen): Filling | null {
  const known = findAll(kitchen.items);
  if (!canBeFilled(row, kitchen.items, known)) return null;
  if (row.not?.some((selector) => findKnown(selector, kitchen.items, known).length > 0)) return null;
  const slots = new Map<string, Filler>();
  let free = kitchen.items;
  for (const [name, want] of orderWants(row)) {
    const items = soakApart(
      listFor(want, kitchen.items, free)
        .filter((item) => suitsAsCut(row, want, item) && isEnough(want, item) && standsIn(row, want, item))
        .filter((item) => !(want.may && want.each >= ON_PLATE && isStarch(item) && holdsStarch(row, slots)))
        .slice(0, want.most ?? 1),
    );
    if (items.length > 0) {
      slots.set(name, { items });
      free = free.filter((item) => !items.includes(item));
      continue;
    }
    const brought = want.buy === undefined ? undefined : kitchen.choose(...want.buy);
    const own = brought?.id === 'onion' && want.ready === undefined ? free.find(softensLikeOnion) : undefined;
    if (own !== undefined) {
      slots.set(name, { items: [own] });
      free = free.filter((item) => item !== own);
    } else if (brought !== undefined) slots.set(name, { brought: brought.id });
    else if (!want.may && !isOnion(want.buy)) return null;
  }
  if (!fillTakes(row, kitchen, free, slots)) return null;
  if (isCoatedAgain(slots)) return null;
  const isListed = (name: string): boolean => 'items' in (slots.get(name) ?? {});
  return row.oneOf?.every((names) => names.some(isListed)) === false ? null : cookDried({ row, slots });
}

/** What a diet forbids of these is left away; without its flour or its eggs a dish is none. */
const DOES_WITHOUT: readonly Role[] = ['spice', 'herb', 'condiment', 'acid', 'liquid', 'sauce', 'aromatic'];

const doesWithout = (of: readonly FoodId[]): boolean =>
  of.every((id) => DOES_WITHOUT.includes(FOODS[id].roles[0]));

/** Who eats no onions has the dish without. */
const isOnion = (of: readonly FoodId[] | undefined): boolean =>
  of?.every((id) => FOODS[id].roles[0] === 'aromatic') === true;

/** Flour that is sold with its raising agent in it wants no more. */
const isRaised = ({ facets }: Food): boolean => facets.includes('raises') && facets.includes('batter-flour');

function isReplaced({ unless = [] }: Take, slots: Slots): boolean {
  return typeof unless === 'string' ? slots.has(unless) : unless.some((name) => slots.has(name));
}

/** Many who eat halal leave vinegar of wine alone. */
const isOfWine = (id: FoodId): boolean => id === 'vinegar' || id === 'red-wine-vinegar';

/** The first of these that is listed. */
function findTaken({ of }: Take, free: readonly Item[]): Item | undefined {
  for (const id of of) {
    const own = free.find((one) => one.food.id === id && isAsBought(one));
    if (own !== undefined) return own;
  }
  return undefined;
}

/** Fills what comes in fixed amounts, from what is free or the cupboard; false where nothing allowed does. */
function fillTakes(
  row: DishRow,
  kitchen: Kitchen,
  unused: readonly Item[],
  slots: Map<string, Filler>,
): boolean {
  let free = unused;
  for (const [name, take] of Object.entries(row.takes ?? {})) {
    if (take.with !== undefined && !slots.has(take.with)) continue;
    if (take.of.includes('baking-powder') && listFoods(slots).some(isRaised)) continue;
    const item = findTaken(take, free) ?? findOwn(row, take, free);
    if (item !== undefined) {
      slots.set(name, { items: [item] });
      free = free.filter((one) => one !== item);
      continue;
    }
    if (take.may || isReplaced(take, slots)) continue;
    // What stands in any cupboard comes before what would have to be bought.
    const able = kitchen.diets.includes('halal') ? take.of.filter((id) => !isOfWine(id)) : take.of;
    const food = kitchen.choose(...able.filter((id) => FOODS[id].staple > 0)) ?? kitchen.choose(...able);
    if (food === undefined) {
      if (doesWithout(take.of)) continue;
      return false;
    }
    slots.set(name, { brought: food.id });
  }
  return true;
}
