// The dishes of the book that a list makes, best first: those that honour the heart of the list.

import { FOODS } from '../../food/foods.ts';
import { BOOK, WHOLE_BOOK } from '../book/book.ts';
import { CannotCook } from '../cannot-cook.ts';
import type { Dish } from '../dish.ts';
import type { Draft } from '../draft.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { cookFilling } from '../language/cook-row.ts';
import { isRawFlesh } from '../language/facets.ts';
import { type Filling, fillRow } from '../language/match.ts';
import type { DishRow } from '../language/row.ts';
import { listHeart, weighItem } from './heart.ts';

export interface Ranked {
  readonly row: DishRow;
  readonly dish: Dish;
  readonly draft: Draft;
  /** 1 is a dish that is all the list is about. */
  readonly honour: number;
}

/** Below this another kitchen may do the list more honour. */
export const GOOD_ENOUGH = 0.86;
/** For each food that names the dish and is on the list; more where it is called by its own name. */
const NAMED = 0.035;
const KIND = 0.02;
const MOST_NAMED = 0.16;
const BOUGHT = 0.07;
const GIVES_WAY = 0.12;
/** Another main food that waits: it may have been bought to go with this one. */
const MAIN_UNUSED = 0.07;
const MAIN = 1.3;
/** A strong taste that was bought for some other dish. */
const STRONG_UNUSED = 0.12;

/** With `any`, every row that can be cooked, however little it honours: sooner than no answer. */
export function rankBook(kitchen: Kitchen, any?: 'any'): readonly Ranked[] {
  const least = any === undefined ? GOOD_ENOUGH : 0.01;
  const heart = listHeart(kitchen.items);
  const savoury = kitchen.items.filter(({ food }) => food.side !== 'sweet');
  const ranked = (any === undefined ? BOOK : WHOLE_BOOK)
    .flatMap(([row, dish]) => {
      if (kitchen.equipment !== null && !row.needs.every((one) => kitchen.has(one))) return [];
      const filling = fillRow(row, kitchen);
      if (filling === null) return [];
      const honour = rateFilling(filling, kitchen, heart, row.side === 'sweet' ? kitchen.items : savoury);
      return honour < least - GIVES_WAY ? [] : [{ row, dish, filling, honour }];
    })
    .toSorted((one, other) => other.honour - one.honour);
  const beaten = new Map(ranked.flatMap(({ row, honour }) => (row.beats ?? []).map((id) => [id, honour])));
  return ranked
    .map((one) => {
      const by = beaten.get(one.row.id);
      return by !== undefined && by > one.honour - GIVES_WAY ? { ...one, honour: by - 0.001 } : one;
    })
    .toSorted((one, other) => other.honour - one.honour)
    .flatMap(({ row, dish, filling, honour }) => {
      if (honour < least) return [];
      const draft = cookOrNot(filling, kitchen);
      return draft === null || isLate(draft, kitchen) ? [] : [{ row, dish, draft, honour }];
    });
}

const isLate = ({ minutes }: Draft, { maxMinutes }: Kitchen): boolean =>
  maxMinutes !== null && minutes.total > maxMinutes;

function cookOrNot(filling: Filling, kitchen: Kitchen): Draft | null {
  try {
    return cookFilling(filling, kitchen);
  } catch (problem) {
    if (problem instanceof CannotCook) return null;
    throw problem;
  }
}

export function rateFilling(
  { row, slots }: Filling,
  kitchen: Kitchen,
  heart: ReadonlyMap<Item, number>,
  due: readonly Item[],
): number {
  const used = new Set([...slots.values()].flatMap((filler) => ('items' in filler ? filler.items : [])));
  // Raw meat or fish is what the meal is: a dish that lets it wait is no answer.
  const flesh = kitchen.items.filter(({ food }) => isRawFlesh(food));
  if (flesh.length > 0 && !flesh.some((item) => used.has(item))) return 0;
  const sum = (items: Iterable<Item>): number => {
    let total = 0;
    for (const item of items) total += heart.get(item) ?? 0;
    return total;
  };
  const all = sum(due);
  const mains = due.filter((item) => !used.has(item) && weighItem(item) >= MAIN).length;
  const strange = kitchen.items.filter((item) => !used.has(item) && setsDish(item)).length;
  const bought = [...slots.values()].filter(
    (filler) => 'brought' in filler && FOODS[filler.brought].staple === 0,
  ).length;
  if (bought > kitchen.maxExtras) return 0;
  return (
    (all === 0 ? 0 : sum(used) / all) +
    rateNames(row, slots) -
    bought * BOUGHT -
    strange * STRONG_UNUSED -
    mains * MAIN_UNUSED
  );
}

/** Curry leaves, tamarind, berbere: nobody has them by chance, and each belongs to a few dishes. */
const setsDish = ({ food }: Item): boolean =>
  food.staple === 0 && food.strength === 3 && food.side !== 'sweet' && food.category !== 'citrus';

function rateNames(row: DishRow, slots: Filling['slots']): number {
  let bonus = 0;
  for (const [name, want] of Object.entries(row.wants)) {
    const filler = slots.get(name);
    if (!want.heart || filler === undefined || !('items' in filler)) continue;
    const isByName = filler.items.some(({ food }) => want.of.some((selector) => selector === food.id));
    bonus += isByName ? NAMED : KIND;
  }
  return Math.min(MOST_NAMED, bonus);
}
