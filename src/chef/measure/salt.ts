// The salt that foods bring along: a working value, rounded from what labels say of salt in 100 g. A teaspoon is 6 g.

import type { Food } from '../../food/foods.ts';

export const GRAMS_PER_TSP = 6;
/** No plate takes more grams than this, with what its salty foods bring. */
const MOST_EACH = 2;
/** Grams of salt that so many plates take at the most. */
export function mostSalt(servings: number): number {
  return MOST_EACH * servings;
}

/** Grams of salt in a gram of it, as it is bought. */
export function readSaltiness({ category, taste, id }: Food): number {
  const salt = taste?.salt ?? 0;
  if (category === 'stock') return /cube/.test(id) || id === 'stock' ? 0.5 : 0.009;
  if (id === 'taco-seasoning') return 0.2;
  if (category === 'soy-sauce' || id === 'fish-sauce') return 0.15;
  if (category === 'paste') return salt >= 2 ? 0.08 : 0.03;
  if (id === 'anchovies') return 0.12;
  return [0, 0.008, 0.016, 0.03][salt] ?? 0;
}
