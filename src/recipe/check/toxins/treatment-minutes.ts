// How long a recipe boils, soaks or steams: the longest time beside the word, over all steps.

import { readMinutes } from '../../read-minutes.ts';
import type { RecipeScan } from '../scan-recipe.ts';

/** The longest time in minutes that a sentence with these words names; 0 where none does. */
export function readMinutesOf(scan: RecipeScan, words: RegExp): number {
  let longest = 0;
  for (const { plain } of scan.steps)
    if (words.test(plain)) longest = Math.max(longest, readLongestTime(plain));
  return longest;
}

export const TIME_UNIT = /\b(?:(?:minute|hour|hr)s?|mins?|h)\b/g;

/** The longest time in minutes that a folded text names. */
export function readLongestTime(plain: string): number {
  let longest = 0;
  for (const unit of plain.matchAll(TIME_UNIT)) {
    const from = Math.max(0, unit.index - 22);
    const minutes = readMinutes(plain.slice(from, unit.index + unit[0].length));
    longest = Math.max(longest, minutes ?? 0);
  }
  return longest;
}
