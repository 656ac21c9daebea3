// Up to how many times what a dish wants of a food is used whole, so that nothing is kept that cannot wait.

import type { Item } from '../read/kitchen.ts';

/** What wilts in the fridge. */
const WILTS: readonly string[] = ['leafy-green', 'salad-leaf', 'mushroom', 'fresh-herb'];

/** What was cooked before is eaten today, and nobody keeps a spoonful of mince, half a ball of cheese or 30 g of nuts. */
const USED_UP: readonly string[] = ['cooked-meat', 'mince', 'offal', 'braising-cut', 'nut'];
const CHEESES: readonly string[] = ['hard-cheese', 'soft-cheese', 'melting-cheese', 'frying-cheese'];

export const GOING =
  /\b(?:over-?ripe|(?:slightly|very|going|gone|a bit|quite) soft|softening|wilt\w*|limp|wrinkl\w+|stale|old|sad|tired|needs? using)\b/i;

/** A whole one, a whole pot, a whole block. */
const FRESH: readonly string[] = ['vegetable', 'leaf', 'fruit', 'dairy', 'protein', 'aromatic'];

/** Every dish that takes a thing of the list asks for it. */
const known = new WeakMap<Item, number>();

/** How many times as much as is wanted is used rather than kept: half of a thing is worth no box in the fridge. */
export function readUpTo(item: Item | null): number {
  if (item === null) return 1.5;
  if (item.isWeighed === true) return 1.1;
  let most = known.get(item);
  if (most === undefined) {
    most = judge(item);
    known.set(item, most);
  }
  return most;
}

function judge({ food, typed, state, count, grams }: Item): number {
  // Of a rabbit, jointed, nobody keeps half.
  if (count === 1 && food.core !== undefined) return 2.5;
  if (GOING.test(`${state} ${typed.join(' ')}`)) return 3;
  // A little of what is strong goes a long way.
  if (CHEESES.includes(food.category)) return food.strength === 3 ? 1.5 : 2.3;
  // What is cut or open already, and a few grams in a jar.
  if (count !== null && count < 1) return 2.5;
  if (grams !== null && food.gramsEach !== undefined && food.gramsEach < 5) return 2;
  // A cake is mixed by weight.
  if (food.category === 'chocolate') return 1.3;
  if (food.category === 'bacon-ham' || food.category === 'cured-sausage') return 2.2;
  if (USED_UP.includes(food.category) || (food.core !== undefined && food.roles[0] === 'protein'))
    return 2.05;
  return WILTS.includes(food.category) || FRESH.includes(food.roles[0]) ? 2.05 : 1.5;
}
