// Parts a row of foods that no sign parts, where each is called by a name of the table: "2 eggs 100g rice onion".

import { foodIndex } from './line/name/food-index.ts';
import { NOISE, PARTS, PLAIN_WORDS } from './line/name/plain-words.ts';
import { readKeys } from './normalise-text.ts';
import { findNotFoodInText } from './not-food.ts';

/** Fewer foods in a row may be the name of something else; more words are prose. */
const LEAST_FOODS = 3;
const MOST_WORDS = 9;
/** In words: "extra virgin olive oil". */
const LONGEST_NAME = 4;
/** Foods by themselves, and in a row more likely a word of another name: sweet peas, almonds that are bitter. */
const NO_NAME: ReadonlySet<string> = new Set(
  'sweet sweets bitter rose pan log breast breasts mud dog horse wild'.split(' '),
);

const isAmount = (word: string): boolean => /^\d/.test(word);

function isName(words: readonly string[]): boolean {
  const keys = readKeys(words.join(' '));
  const [only, ...more] = keys;
  if (only === undefined || !foodIndex().byName.has(keys.join(' '))) return false;
  return (
    more.length > 0 || !(NO_NAME.has(only) || NOISE.has(only) || PARTS.has(only) || PLAIN_WORDS.has(only))
  );
}

/** The row in as few names as hold it all, each with the amount before it; null where it is no such row. */
export function partRow(said: readonly string[]): readonly string[] | null {
  const words = said.filter((word) => word !== 'and');
  if (words.length < LEAST_FOODS || words.length > MOST_WORDS) return null;
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= words.length; end += 1) {
    let found: readonly string[] | null = null;
    for (let start = Math.max(0, end - LONGEST_NAME); start < end; start += 1) {
      const from = start > 0 && isAmount(words[start - 1] ?? '') ? start - 1 : start;
      const before = best[from] ?? null;
      if (before === null || !isName(words.slice(start, end))) continue;
      if (found === null || before.length + 1 < found.length)
        found = [...before, words.slice(from, end).join(' ')];
    }
    best.push(found);
  }
  const parts = best.at(-1) ?? null;
  return parts === null || parts.length < LEAST_FOODS || findNotFoodInText(words.join(' ')).length > 0
    ? null
    : parts;
}
