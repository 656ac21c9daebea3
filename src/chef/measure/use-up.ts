// Up to how many times what a dish wants of a food is used whole, so that nothing is kept that cannot wait.

import type { Item } from '../read/kitchen.ts';
import { isPastItsBest } from '../read/past-its-best.ts';
import { isDriedLegume } from '../slots.ts';

/** A whole one, a whole pot, a whole block: of these nobody keeps half in a box. */
const USED_UP: readonly string[] = ['vegetable', 'leaf', 'fruit', 'dairy', 'protein', 'aromatic'];
/** Nor 30 g of nuts, or a few leaves. */
const USED_UP_TOO: readonly string[] = ['nut', 'fresh-herb', 'salad-leaf', 'leafy-green', 'mushroom'];
const CHEESES: readonly string[] = ['hard-cheese', 'soft-cheese', 'melting-cheese', 'frying-cheese'];

/** Every dish that takes a thing of the list asks for it. */
const known = new WeakMap<Item, number>();

/** How many times as much as is wanted is used rather than kept. */
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

const SPOONED = /\d ?(?:tsp|tbsp|teaspoons?|tablespoons?)\b/i;

function judge(item: Item): number {
  const { food, count, grams } = item;
  // Who soaks beans soaks the bag.
  if (isDriedLegume(food)) return 2.5;
  // Two spoonfuls that were typed are two that are meant.
  if (item.typed.some((line) => SPOONED.test(line))) return 2.1;
  // Of a rabbit, jointed, nobody keeps half.
  if (count === 1 && food.core !== undefined) return 2.5;
  if (isPastItsBest(item)) return 3;
  // A little of what is strong goes a long way.
  if (CHEESES.includes(food.category)) return food.strength === 3 ? 1.5 : 2.3;
  // What is cut or open already, and a few grams in a jar.
  if (count !== null && count < 1) return 2.5;
  if (grams !== null && food.gramsEach !== undefined && food.gramsEach < 5) return 2;
  // A cake is mixed by weight.
  if (food.category === 'chocolate') return 1.3;
  if (food.category === 'bacon-ham' || food.category === 'cured-sausage') return 2.2;
  return USED_UP.includes(food.roles[0]) || USED_UP_TOO.includes(food.category) ? 2.05 : 1.5;
}
