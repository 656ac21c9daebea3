// Parts typed lines into ingredients and wishes, and words what was set.

import type { TypedWishes } from '../../recipe/wishes/read-typed-wishes.ts';
import { nameWish, type Wish } from '../../recipe/wishes/wishes.ts';
import { WORDS } from '../text/en.ts';
import type { WishList } from './wish-list.ts';

/** Typed lines, parted into ingredients and wishes. */
export interface Parted {
  readonly texts: readonly string[];
  readonly wishes: readonly Wish[];
  /** What is to be avoided and is not known as a food. */
  readonly unknown: readonly string[];
  /** The lines that named it: they stay in the field. */
  readonly left: readonly string[];
  /** What only a recipe that stands can be changed by. */
  readonly changes: readonly string[];
}

export const NOTHING_WISHED: Parted = { texts: [], wishes: [], unknown: [], left: [], changes: [] };

/** Keeps the order; a wish told twice is set once. */
export function partWishes(
  lines: readonly string[],
  readTypedWishes: (line: string) => TypedWishes | null,
): Parted {
  const texts: string[] = [];
  const left: string[] = [];
  const unknown: string[] = [];
  const changes: string[] = [];
  const wishes = new Map<string, Wish>();
  for (const line of lines) {
    const typed = readTypedWishes(line);
    if (typed === null) texts.push(line);
    else {
      for (const wish of typed.wishes) wishes.set(nameWish(wish), wish);
      unknown.push(...typed.unknown);
      if (typed.change !== undefined) changes.push(typed.change);
      if (typed.unknown.length > 0) left.push(line);
    }
  }
  return { texts, wishes: [...wishes.values()], unknown, left, changes };
}

/** Sets what there is room for; gives back what was set and what was not. */
export function setWishes(
  list: Pick<WishList, 'add'>,
  wishes: readonly Wish[],
): { readonly set: readonly Wish[]; readonly unset: readonly Wish[] } {
  const set = wishes.filter((wish) => list.add(wish));
  return { set, unset: wishes.filter((wish) => !set.includes(wish)) };
}

/** "Set: No milk, Vegan."; empty where nothing was. */
export function describeSet(wishes: readonly Wish[]): string {
  return wishes.length === 0 ? '' : WORDS.wishesSet(wishes.map(WORDS.wish));
}

/** What cannot be looked for; empty where all is known. */
export function describeUnknown(unknown: readonly string[]): string {
  return unknown.length === 0 ? '' : WORDS.avoidUnknown(unknown);
}
