// Tells a food from a number of another language that is written like it, and a number from a word of English.

import { readKeys } from '../../normalise-text.ts';
import { NUMBER_WORDS_ABROAD } from '../../number-words.ts';
import { UNIT_WORDS } from '../amount/unit-words.ts';
import { foodIndex } from '../name/food-index.ts';

// "To æg" are two in Danish and Norwegian, "to serve" is English.
const COUNTED_NORDIC =
  /^\s+(?:egg|daser?|bokser?|pakker?|poser?|glas|beger|store?|sma|mellemstore|mellomstore|fede?|hele|halve)(?!\p{L})/u;

/** Whether a word that may count counts nothing before what stands behind it: "atta 2 cups" is flour, not eight. */
export function isNamedLikeNumber(word: string, behind: string): boolean {
  // Cream and milk in equal parts.
  if (word === 'half') return /^\s*(?:and|&|n)\s*half(?!\p{L})/u.test(behind);
  if (word === 'to') return !COUNTED_NORDIC.test(behind) && !namesAbroad(behind);
  return /^\s*\d/.test(behind) && Object.hasOwn(NUMBER_WORDS_ABROAD, word) && foodIndex().byName.has(word);
}

function namesAbroad(behind: string): boolean {
  const [first = ''] = readKeys(behind);
  return UNIT_WORDS.has(first) || foodIndex().byName.get(first)?.alias !== undefined;
}
