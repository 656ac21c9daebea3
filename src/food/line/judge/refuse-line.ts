// What is said of a line that is refused, and of what needs care.

import type { IngredientReading } from '../../ingredient-reading.ts';
import { readKeys } from '../../normalise-text.ts';
import type { NotFoodHit } from '../../not-food.ts';
import { readQuantity } from '../amount/read-quantity.ts';
import type { Line } from '../line.ts';

/** The line is no food, for a reason that is a whole sentence. */
export function refuseLine({ shown }: Line, why: string): IngredientReading {
  return { text: shown, verdict: 'not-food', food: null, name: shown, why };
}

/** The line is no food, for the catalogue names what stands in it. */
export function refuseHit({ shown, folded }: Line, hit: NotFoodHit, isAvoided: boolean): IngredientReading {
  const subject = readQuantity(folded).rest;
  return {
    text: shown,
    verdict: 'not-food',
    food: null,
    name: hit.entry.onlyTyped === true ? shown : subject === '' ? shown : subject,
    ...(hit.corrected ? { readAs: hit.term } : {}),
    ...(isAvoided ? { avoid: true } : {}),
    why: writeWhy(hit),
  };
}

/** The sentence for what the catalogue says; `readAs` is the name of the food, where it is one. */
export function writeWhy(hit: NotFoodHit, readAs?: string): string {
  const { entry } = hit;
  const term = readAs ?? nameHit(hit);
  if (entry.verdict === 'caution') return `Take care with ${term}: ${entry.why}.`;
  if (entry.onlyTyped === true) return `Larder leaves out what is ${term}: ${entry.why}.`;
  return `Larder leaves ${term} out: ${entry.why}.`;
}

// The catalogue's spelling, in the number that was typed.
function nameHit({ term, words, corrected }: NotFoodHit): string {
  const typed = readKeys(words).join(' ');
  const own = readKeys(term).join(' ');
  return corrected || !typed.startsWith(own.slice(0, -1)) || typed === own ? term : words;
}
