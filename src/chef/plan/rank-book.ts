// The dishes of the book that a list makes, best first: those that honour the heart of the list.

import { FOODS, type Food, type FoodId } from '../../food/foods.ts';
import type { Equipment } from '../../recipe/recipe-request.ts';
import { ROWS } from '../book/book.ts';
import { isRawFlesh } from '../language/facets.ts';
import { type Filling, fillRow, isOf, listItems } from '../language/match.ts';
import type { DishRow, Want } from '../language/row.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import { addSides } from './add-sides.ts';
import { listHeart, weighItem } from './heart.ts';
import { clash } from './score-draft.ts';
import { isOfTable, setTable } from './set-table.ts';
import { spareCupboard } from './spare-cupboard.ts';

export interface Ranked {
  readonly filling: Filling;
  /** 1 is a dish that is all the list is about. */
  readonly honour: number;
}

/** For each food that names the dish and is on the list; more where it is called by its own name. */
const NAMED = 0.035;
const KIND = 0.02;
const FOR_FEW = 0.06;
const MOST_NAMED = 0.16;
const BOUGHT = 0.07;
const GIVES_WAY = 0.12;
/** A named dish comes before an open one that does the list as much honour. */
const OPEN_DISH = 0.05;
/** Everything goes into a soup, and chops and thighs deserve better where there is time. */
const MEAT_IN_SOUP = 0.12;
/** Not every kitchen has one: where nobody said what there is, hob and oven come first. */
const SPECIAL: readonly Equipment[] = ['microwave', 'kettle', 'grill'];
const APPLIANCE = 0.15;
/** These nobody is thought to have who has not said so. */
const OWNED: readonly Equipment[] = ['air-fryer', 'slow-cooker'];
/** Another main food that waits: it may have been bought to go with this one. */
const MAIN_UNUSED = 0.07;
const MAIN = 1.3;
/** What the list is most about: whoever leaves it out cooks something else. */
const LEAD_UNUSED = 0.12;
/** A strong taste that was bought for some other dish. */
const STRONG_UNUSED = 0.12;
/** What only comes to the table is used, and yet no part of the dish. */
const AT_TABLE = 0.6;
/** A dish that lets raw meat or fish wait, for each thing that it uses: sooner than no answer. */
const LAST_RESORT = 0.001;
const MOST_USED = 50;

export const isLastResort = (honour: number): boolean => honour <= LAST_RESORT * MOST_USED;
/** A sweet dish of savoury things alone: pancakes for a list of bacon. */
const ALL_SAVOURY = 0.25;
/** Eggs and cream cheese beside biscuits and sugar, and nothing savoury on the list. */
const NOTHING_SAVOURY = 0.25;
/** Two foods that spoil each other. */
const CLASH = 0.15;

/** For how many it is cooked changes nothing of what a list makes. */
const RANKED = new WeakMap<readonly Item[], Map<string, readonly Ranked[]>>();

/** The dishes that the list makes, filled, those that do it most honour first. */
export function rankBook(kitchen: Kitchen): readonly Ranked[] {
  const { equipment, diets, avoid, maxExtras, maxMinutes, guest, items } = kitchen;
  const key = JSON.stringify([equipment, diets, avoid, maxExtras, maxMinutes, guest]);
  const before = RANKED.get(items) ?? new Map<string, readonly Ranked[]>();
  RANKED.set(items, before);
  const ranked = before.get(key) ?? rankAnew(kitchen);
  before.set(key, ranked);
  return ranked;
}

function rankAnew(kitchen: Kitchen): readonly Ranked[] {
  const heart = listHeart(kitchen.items);
  const savoury = kitchen.items.filter(({ food }) => food.side !== 'sweet');
  const stray = findStray(kitchen.items);
  const isSweet = isSweetList(heart, savoury);
  const isBaby = kitchen.guest?.kind === 'infant';
  const ranked = ROWS.flatMap((row) => {
    if ((row.guest === 'infant') !== isBaby) return [];
    if (kitchen.equipment !== null && !row.needs.every((one) => kitchen.has(one))) return [];
    if (kitchen.equipment === null && row.needs.some((one) => OWNED.includes(one))) return [];
    // Who has a hob cooks on it.
    if (row.needs.includes('microwave') && kitchen.has('hob')) return [];
    const filled = fillRow(row, kitchen);
    if (filled === null) return [];
    const filling = setTable(addSides(spareCupboard(filled, kitchen), kitchen), kitchen);
    const due =
      stray !== null
        ? kitchen.items.filter((item) => item !== stray)
        : row.side === 'sweet' || isSweet
          ? kitchen.items
          : savoury;
    const honour = rateFilling(filling, kitchen, heart, due);
    return honour === null ? [] : [{ filling, honour }];
  }).toSorted((one, other) => other.honour - one.honour);
  const honours = new Map(ranked.map(({ filling, honour }) => [filling.row.id, honour]));
  // What gives way does not fall behind a third dish: the one that it gives way to takes its place.
  return ranked
    .map((one) => {
      const beaten = (one.filling.row.beats ?? []).flatMap((id) => honours.get(id) ?? []);
      const near = beaten.filter((honour) => honour < one.honour + GIVES_WAY);
      return { ...one, honour: Math.max(one.honour, ...near.map((honour) => honour + 0.001)) };
    })
    .toSorted((one, other) => other.honour - one.honour);
}

/** A list that is mostly for something sweet: what is sweet is missed by a savoury dish, too. */
const MOSTLY = 0.45;

/** So many things for a breakfast or a pudding, and one that is not: a tin of tuna among oats, milk and berries. */
const ALL_BUT_ONE = 4;

function findStray(items: readonly Item[]): Item | null {
  const [stray, ...more] = items.filter(({ food }) => food.side === 'savoury');
  const others = items.filter((item) => item !== stray && item.food.staple === 0);
  const isOne = stray !== undefined && more.length === 0 && !isRawFlesh(stray.food);
  return isOne && others.length >= ALL_BUT_ONE && others.some(isPudding) ? stray : null;
}

function isSweetList(heart: ReadonlyMap<Item, number>, savoury: readonly Item[]): boolean {
  let sweet = 0;
  let all = 0;
  for (const [item, weight] of heart) {
    all += weight;
    if (item.food.side === 'sweet' || item.food.roles[0] === 'baking') sweet += weight;
  }
  return sweet > all * MOSTLY && savoury.length < heart.size;
}

export function rateFilling(
  { row, slots }: Filling,
  kitchen: Kitchen,
  heart: ReadonlyMap<Item, number>,
  due: readonly Item[],
): number | null {
  const used = new Set(listItems(slots));
  // Raw meat or fish is what the meal is: a dish that lets it wait is no answer.
  const flesh = kitchen.items.filter(({ food }) => isRawFlesh(food));
  if (flesh.length > 0 && !flesh.some((item) => used.has(item))) return LAST_RESORT * used.size;
  const beside = new Set(
    [...slots].flatMap(([name, filler]) => (isOfTable(name) && 'items' in filler ? filler.items : [])),
  );
  const sum = (items: Iterable<Item>): number => {
    let total = 0;
    for (const item of items) total += (heart.get(item) ?? 0) * (beside.has(item) ? AT_TABLE : 1);
    return total;
  };
  const all = due.reduce((total, item) => total + (heart.get(item) ?? 0), 0);
  const mains = due.filter((item) => !used.has(item) && weighItem(item) >= MAIN).length;
  const lead = [...heart.keys()].find((item) => due.includes(item));
  const strange = kitchen.items.filter((item) => !used.has(item) && setsDish(item)).length;
  const bought = [...slots.values()].filter(
    (filler) => 'brought' in filler && FOODS[filler.brought].staple === 0,
  ).length;
  if (bought > kitchen.maxExtras) return null;
  const honour =
    (all === 0 ? 0 : sum(used) / all) +
    rateNames(row, slots) -
    bought * BOUGHT -
    strange * STRONG_UNUSED -
    mains * MAIN_UNUSED -
    (lead !== undefined && !used.has(lead) ? LEAD_UNUSED : 0) -
    countClashes([...used]) * CLASH -
    (row.frame ? OPEN_DISH : 0) -
    (isOnlySouped({ row, slots }, flesh) && kitchen.maxMinutes === null ? MEAT_IN_SOUP : 0) -
    (kitchen.equipment === null && row.needs.some((one) => SPECIAL.includes(one)) ? APPLIANCE : 0) -
    (row.side === 'sweet' && [...used].every(({ food }) => food.side === 'savoury') ? ALL_SAVOURY : 0);
  const isSweet = !kitchen.items.some(({ food }) => food.side === 'savoury') && kitchen.items.some(isPudding);
  const told = isSweet && row.side !== 'sweet' ? honour - NOTHING_SAVOURY : honour;
  return Math.max(told, LAST_RESORT * used.size);
}

/** Whether it is a soup of anything, with raw meat or fish in it that is not what names it. */
const isOnlySouped = ({ row, slots }: Filling, flesh: readonly Item[]): boolean =>
  row.family === 'soup' &&
  flesh.length > 0 &&
  ![...slots].some(
    ([name, filler]) =>
      row.wants[name]?.heart === true &&
      'items' in filler &&
      filler.items.some((item) => flesh.includes(item)),
  );

/** Sweet, and no drink or spoonful. */
const isPudding = ({ food }: Item): boolean =>
  food.side === 'sweet' && food.staple === 0 && !['liquid', 'sweetener', 'spice'].includes(food.roles[0]);

function countClashes(used: readonly Item[]): number {
  return used.filter((one) => used.some((other) => clash(one, other))).length;
}

/** Curry leaves, tamarind, berbere: nobody has them by chance, and each belongs to a few dishes. */
const setsDish = ({ food }: Item): boolean =>
  food.staple === 0 && food.strength === 3 && food.side !== 'sweet' && food.category !== 'citrus';

/** How many rows have a place for a food, for those that were asked about. */
const WELCOME = new Map<FoodId, number>();
const FEW_ROWS = 20;

/** What has a place in few dishes was bought for one of them: lasagne sheets, cooked rice, doubanjiang. */
function isForFew(food: Food): boolean {
  const known = WELCOME.get(food.id);
  if (known !== undefined) return known <= FEW_ROWS;
  const takes = ({ of }: Want): boolean => of.some((selector) => isOf(selector, food));
  WELCOME.set(food.id, ROWS.filter(({ wants }) => Object.values(wants).some(takes)).length);
  return isForFew(food);
}

function rateNames(row: DishRow, slots: Filling['slots']): number {
  let bonus = 0;
  for (const [name, want] of Object.entries(row.wants)) {
    const filler = slots.get(name);
    if (!want.heart || filler === undefined || !('items' in filler)) continue;
    const named = filler.items.find(({ food }) => want.of.some((selector) => selector === food.id));
    bonus += named === undefined ? KIND : isForFew(named.food) ? FOR_FEW : NAMED;
  }
  return Math.min(MOST_NAMED, bonus);
}
