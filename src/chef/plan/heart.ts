// What a list is about: what leads, what spoils, what there is much of. A dish is judged by how much of that it honours.

import type { CategoryId } from '../../food/categories.ts';
import type { Role } from '../../food/food.ts';
import { isRawFlesh } from '../language/facets.ts';
import type { Item } from '../read/kitchen.ts';

/** How sorely a guest would miss it, by main role; seasoning is hardly missed. */
const WORTH: Readonly<Partial<Record<Role, number>>> = {
  protein: 2.2,
  egg: 1.3,
  legume: 1.5,
  vegetable: 1.1,
  leaf: 1,
  starch: 1,
  bread: 0.9,
  cheese: 1,
  dairy: 0.8,
  cured: 1.4,
  'ready-made': 1.4,
  liquid: 0.6,
  sauce: 0.7,
  aromatic: 0.5,
  herb: 0.5,
  acid: 0.4,
  fruit: 0.9,
};
/** A spoonful of it makes another dish of the pot. */
const TURNING: readonly CategoryId[] = ['spread', 'paste', 'jar-sauce', 'coconut-cream'];
const TURNED = 1.2;
/** Nobody has it by chance: who lists it means to boil it. */
const MEANT: readonly CategoryId[] = ['pasta', 'noodle'];
const MEANT_WORTH = 1.5;
const SEASONING = 0.3;
const RAW_FLESH = 3;
const SOON = 1.25;
const MUCH = 1.2;
const MUCH_GRAMS = 500;
/** Each further thing on a long list is missed a little less. */
const FURTHER = 0.88;

const IN_A_HURRY =
  /\b(?:wilt\w*|limp|bendy|wrinkl\w*|squish\w*|soft|ripe|overripe|going|use up|use by|best before|expir\w*|out of date|nearly off|opened|last|old|stale|leftover)\b/i;

export function weighItem({ food, grams, typed, state }: Item): number {
  if (food.staple > 0) return food.staple === 2 ? 0.03 : 0.12;
  const known = isRawFlesh(food) ? RAW_FLESH : (WORTH[food.roles[0]] ?? SEASONING);
  const least = TURNING.includes(food.category) ? TURNED : MEANT.includes(food.category) ? MEANT_WORTH : 0;
  const base = Math.max(least, known);
  const soon = food.perish === 2 || IN_A_HURRY.test(`${typed.join(' ')} ${state}`) ? SOON : 1;
  return base * soon * ((grams ?? 0) >= MUCH_GRAMS ? MUCH : 1);
}

/** The items, the most missed first, each with its weight. */
export function listHeart(items: readonly Item[]): ReadonlyMap<Item, number> {
  const ranked = items
    .map((item) => [item, weighItem(item)] as const)
    .toSorted(([one, a], [other, b]) => b - a || (one.food.id < other.food.id ? -1 : 1));
  return new Map(ranked.map(([item, weight], place) => [item, weight * FURTHER ** place]));
}
