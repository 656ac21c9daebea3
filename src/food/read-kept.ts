// "Mackerel in oil", "onions in vinegar": what a food stands in tells that it comes out of a tin or a jar,
// where the table of foods has it so.

import { foodIndex } from './food-index.ts';
import { FOODS, type FoodId } from './foods.ts';
import { readKeys } from './normalise-text.ts';
import { WORDS_OF_STATE } from './read-states.ts';

const KEPT_IN: ReadonlySet<string> = new Set('oil brine syrup juice escabeche vinegar'.split(' '));

/** The food as it is kept in what the words behind its name tell ("in olive oil"), or its own id. */
export function findKept(id: FoodId, behind: readonly string[]): FoodId {
  const [link, ...words] = behind;
  const what = words.find((word) => KEPT_IN.has(word));
  if (link !== 'in' || what === undefined) return id;
  const own = readKeys(FOODS[id].name).join(' ');
  const states = what === 'vinegar' ? (['pickled', 'tinned'] as const) : (['tinned'] as const);
  for (const word of states.flatMap((state) => WORDS_OF_STATE[state])) {
    const kept = foodIndex().byName.get(`${word} ${own}`)?.id;
    if (kept !== undefined) return kept;
  }
  return id;
}
