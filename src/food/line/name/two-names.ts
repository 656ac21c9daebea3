// Lines that name two foods: "salt and pepper", "chicken or vegetable stock", "horta or Swiss chard".

import { readStates } from '../state/read-states.ts';
import type { FoundFood, NameHints } from './complete-name.ts';
import { findFoodName } from './find-food-name.ts';
import { NOISE } from './plain-words.ts';
import { findWholeName } from './read-name.ts';

// No recipe parts them, and every kitchen has both.
export function isSaltAndPepper(words: readonly string[]): true | undefined {
  if (!words.includes('salt')) return undefined;
  const named = readStates(words).words.filter((word) => !NOISE.has(word) && !SAID_OF_SALT.has(word));
  return named.join(' ') === 'salt pepper' || named.join(' ') === 'pepper salt' || undefined;
}
const SAID_OF_SALT: ReadonlySet<string> = new Set(
  'and to sea kosher flaky flaked table cracked ground black white seasoning taste'.split(' '),
);

// "chicken or vegetable stock" is a stock: the first of two kinds, with the word they share.
export function joinAlternative(words: readonly string[]): FoundFood | undefined {
  const or = words.indexOf('or');
  const shared = words.at(-1);
  if (or < 1 || or > words.length - 3 || shared === undefined) return undefined;
  return findWholeName([...words.slice(0, or), shared]);
}

// "Horta or Swiss chard": where nobody knows the one, it is the other; "beef or bean burritos" share their last word.
export function findEither(words: readonly string[], hints: NameHints): FoundFood | undefined {
  const or = words.indexOf('or');
  if (or < 1) return undefined;
  const other = findFoodName(words.slice(or + 1), hints);
  return other ?? (or === words.length - 2 ? findWholeName(words.slice(0, or)) : undefined);
}
