// Whether meat or fish comes with its skin and its bones, as the cook's own line says it.

import type { Food } from '../../food/foods.ts';

const BONED =
  /\b(?:bone?less|(?:de|un)?-?boned|bones? (?:out|removed)|no bones?|off the bone|fil+ets?|diced?)\b/i;
const SKINNED = /\bskin ?-?less|\bskinned|\bskin(?:s)? (?:off|removed)|\b(?:no|without) skin/i;

/** Whether it was bought without its bones. */
export function isBoned(typed: readonly string[]): boolean {
  return BONED.test(typed.join());
}

/** What was skinned has no skin to crisp; poultry that is sold without bones has neither. */
export function readSkin(food: Food, typed: string): Food {
  if (food.core === undefined || food.form !== 'fresh') return food;
  const isBoneless = food.category === 'poultry-cut' && BONED.test(typed);
  if (!SKINNED.test(typed) && !isBoneless) return food;
  const facets = food.facets.filter((facet) => !isBoneless || facet !== 'on-the-bone');
  return { ...food, facets: [...facets, 'skinless'] };
}
