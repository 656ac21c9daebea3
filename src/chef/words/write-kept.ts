// What the cook said there is and the dish does not need, so that nobody wonders where it went.

import { writeFoodName } from '../../food/plural-name.ts';
import type { Draft, Part } from '../draft.ts';
import { nameItem, sayOfRaw } from './explain-left-out.ts';
import { listWords } from './list-words.ts';
import { writeLeft } from './write-left.ts';

/** Less than this share is nothing to speak of. */
const LEAST_KEPT = 0.2;

/** Grams that nobody keeps, unless it is two or more of what is counted. */
const LEAST_GRAMS = 20;

/** "1 leek", "the rest of the cabbage", "100 g of the ham"; null where there is nothing to speak of. */
function sayKept({ item, grams, food }: Part, us: boolean): string | null {
  if (item === null || item.grams === null || food.staple > (item.count === null ? 0 : 1)) return null;
  const left = item.grams - grams;
  if (left < item.grams * LEAST_KEPT) return null;
  const name = nameItem(item, us);
  if (item.count === null) return left < LEAST_GRAMS ? null : `${writeLeft(item, left, us)} of the ${name}`;
  const share = (left * item.count) / item.grams;
  const pieces = Math.floor(share + 0.3);
  if (left < LEAST_GRAMS && pieces < 2) return null;
  if (share > 0.3 && share < 0.7)
    return `half ${/^[aeiou]/.test(food.name) ? 'an' : 'a'} ${writeFoodName(food, { count: 1, us })}`;
  if (pieces === 0 || food.noun !== 'count') return `the rest of the ${name}`;
  return `${pieces} ${writeFoodName(food, { count: pieces, us })}`;
}

/** One note, or none. */
export function writeKept({ parts }: Draft, us: boolean): readonly string[] {
  const kept = parts.flatMap((part) => sayKept(part, us) ?? []);
  const raw = parts.flatMap(({ item, grams, food }) =>
    food.roles[0] === 'protein' &&
    food.raw === 'never' &&
    item?.grams &&
    item.grams - grams >= item.grams * LEAST_KEPT
      ? [item]
      : [],
  );
  if (kept.length === 0) return [];
  const soon = sayOfRaw(raw, (item) => `the ${nameItem(item, us)}`)
    .map((words) => `; ${words}`)
    .join('');
  return [`You keep ${listWords(kept)} for another meal${soon}.`];
}
