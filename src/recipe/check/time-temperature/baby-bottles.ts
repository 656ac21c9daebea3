// Rule time-temperature for a baby's milk and food: made ahead and kept warm, or the rest of a meal offered again.
// Source: UK NHS and WHO, preparing formula (made fresh, what is left is thrown away); NHS, weaning.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findSaid, says } from '../stance/phrases.ts';
import { findWaived, isCold } from './cold-words.ts';
import { readElapsed } from './day-times.ts';
import { findWarmPlace } from './warm-places.ts';
import { writeTimeTemperature } from './write-time-temperature.ts';

export const FOR_BABIES =
  /\b(?:bab(?:y|ies)|infants?|formula|breast ?milk|expressed milk|weaning|toddlers?|teat)\b/;
const FED =
  '(?:bottles?|feeds?|milk|formula|bowls?|pots?|puree|porridge|cups?|portions?|pouch(?:es)?|spoonfuls?|jars?)';
const LATER =
  '(?:again|later(?! than)|(?:next|later|following|night) feed|for the (?:next|night)|after (?:the |his |her |their |a )?(?:\\w+ )?(?:nap|sleep)|when (?:she|he|baby|they) wakes?|an hour or (?:two|three|so)|in an? (?:hour|while)|at the next|tops? (?:it )?up|by and by|second (?:go|sitting))';
/** "What she leaves can be offered again after the nap" */
export const REST =
  /\b(?:half(?:-?(?:full|drunk|finished|eaten|empty))?|the (?:rest|remainder|remains)|what(?:ever)? (?:\w+ ){0,2}(?:leaves?|left|remains|refuses)|unfinished|left-?overs?|anything left|second half)\b/;
const KEPT = new RegExp(
  String.raw`\b(?:keep|kept|save[ds]?|offer(?:ed|s)?|use[ds]?|give[ns]?|takes?|goes|serve[ds]?|finish(?:es|ed)?|do(?:es)?|ready|wait\w*|put|stand\w*|leav\w+|left|re-?warm\w*|re-?heat\w*)\b[^.;]{0,60}\b${LATER}\b|\b${LATER}\b[^.;]{0,40}\b(?:offer|use|give|finish|re-?warm|re-?heat)\w*`,
  'g',
);
const AHEAD = new RegExp(
  String.raw`\b(?:make|mix|prepare|fill|shake)\w*\b[^.;]{0,50}\b(?:two|three|four|five|six|several|all|both|the (?:whole )?(?:day|night)'s) (?:\w+ )?(?:${FED}|at once|together|in one go|in advance|ahead)\b|\b(?:${FED})\b[^.;]{0,40}\b(?:in advance|ahead of time|hours (?:ahead|before))\b`,
  'g',
);
export const THROWN =
  /\b(?:throw|pour|tip|bin|discard|fresh|never|not be|don't|do not|within (?:an|one|two|the|1|2) hours?|down the sink|powder|boiled water|formula dispenser)\b/;
export const NOT_DRUNK = /(?:does|do|did|has|is)(?:n't| not) (?:drink|finish|eat|take|want|drunk|eaten)\w*/g;
/** A feed is drunk within the hour. */
const LONGEST_MINUTES = 120;

/** By recipe, for each sentence of which it is asked. */
const forBabies = new WeakMap<RecipeScan, boolean>();

function isForBabies(scan: RecipeScan): boolean {
  let is = forBabies.get(scan);
  if (is === undefined) {
    is = says(scan.whole, FOR_BABIES);
    forBabies.set(scan, is);
  }
  return is;
}

export function checkBabyBottles(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place, around, next } = sentence;
  if (place === 'ingredients' || place === 'title' || !isForBabies(scan)) return null;
  const told = `${plain} ${next?.plain ?? ''}`.replace(prepare(NOT_DRUNK), 'leaves');
  if (isCold(around) || says(told, THROWN)) return null;
  const words =
    (says(told, REST) ? findSaid(told, KEPT)?.[0] : undefined) ??
    (findWarmPlace(told) !== null || findWaived(told) !== null || /\bwarmer\b/.test(told)
      ? (findSaid(plain, AHEAD)?.[0] ?? readLong(told))
      : undefined);
  if (words === undefined) return null;
  return writeTimeTemperature(
    sentence,
    words,
    "a baby's milk and food are made fresh, and what is left is thrown away (NHS, WHO)",
  );
}

function readLong(told: string): string | undefined {
  const elapsed = new RegExp(String.raw`\b${FED}\b`).test(told) ? readElapsed(told) : null;
  return elapsed !== null && elapsed.minutes > LONGEST_MINUTES ? elapsed.words : undefined;
}
