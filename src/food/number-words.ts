// The words for numbers: one table for all that reads or counts in English, and one for what is typed in other languages.

import { LISTS } from './generated/packed-words.ts';

/** English words that count, as cooks write them; "a" and "an" are one. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  dozen: 12,
  half: 0.5,
  quarter: 0.25,
  couple: 2,
  few: 3,
  several: 4,
};

const ABROAD = LISTS.numbers.split(',').map((entry) => entry.split(' '));

/** One in other languages says no more than "a" does. */
export const ARTICLES: ReadonlySet<string> = new Set([
  'a',
  'an',
  ...(ABROAD.find(([value]) => value === '1') ?? []).slice(1),
]);

/** Words for numbers in other languages, folded: only for what is typed as an ingredient, many are words of English. */
export const NUMBER_WORDS_ABROAD: Readonly<Record<string, number>> = Object.fromEntries(
  ABROAD.flatMap(([value, ...words]) => words.map((word) => [word, Number(value)] as const)),
);
