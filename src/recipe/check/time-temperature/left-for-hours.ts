// Rule time-temperature for what stands in the warm from one time of the day to another, where the place and the times
// are told in several sentences of one passage. Source: USDA FSIS, danger zone (4 to 60 C, 2 hours).

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { isDenied, says } from '../stance/phrases.ts';
import { findBlamed, findWaived, isCold } from './cold-words.ts';
import { readElapsed } from './day-times.ts';
import { NEVER_LONGER } from './long-spans.ts';
import { isBareItem } from './perishable.ts';
import { findWarmPlace } from './warm-places.ts';
import { isAboutPerishable } from './what-stands.ts';
import { writeTimeTemperature } from './write-time-temperature.ts';

/** A roast that rests and a table that is laid take less. */
const LONGEST_MINUTES = 150;
export const STAYS =
  /\b(?:leav\w+|left|(?:stand|stay|wait|keep|travel|park|rest|arrang|pack|stow|tuck|live|hold|cool|thaw|defrost|soft|marinat|brin|prov|remain|linger|unplug)\w*|stood|sit|sits|sitting|sat|kept|rid(?:e|es|ing)|carr(?:y|ies|ied)|put|set|happily|still|kill|cut|turn\w* off|switch\w* off|out|there|lie|lies|in (?:the|your|a) (?:\w+ )?(?:boot|bag|car))\b/;
export const COOKS =
  /\b(?:simmer|bake|braise|fry|grill|slow[- ]cook|boil|(?<!\b(?:the|this|that|your|our|cold) )(?:roast|stew))\w*\b/;
export const TAKEN_OUT =
  /\b(?:take|bring|lift|get|remove)\w* (?:it |them |the \w+ )?(?:out of|from) the (?:fridge|freezer)\b/;
/** Held hot, which another part of the rule judges. */
export const KEPT_HOT =
  /\b(?:[6-9]\d|1[4-9]\d) ?(?:°|º|degrees )? ?[cf]\b|\b(?:keep|keeps|kept|hold|holds|held|stay|stays) (?:it |them |the \w+ )?(?:\w+ )?(?:hot|steaming|piping)\b|\b(?:above|over|at least) 6\d\b/;
/** A device that holds it hot, by the figure beside it. */
export const HOT_DEVICE =
  /\b(?:drawer|hot ?plate|warmer|oven|setting|keep|keeps|kept|hold|holds|held|dish(?:es)?)\b[^.;]{0,40}\b[6-9]\d ?(?:°|º|degrees )? ?c\b/;
/** "Bring it to the table at one ... until the last guest goes around seven" */
export const SERVED =
  /\b(?:bring|brought|carr(?:y|ied)|take[ns]?|goes|set)\b[^.;,]{0,30}\b(?:to|onto|round|on) the (?:table|buffet|sideboard|party|garden|terrace)\b|\bfor the (?:stall|fete|market|bake sale)\b|\b(?:picked at|nibbled|grazed|dipped into|help (?:them|your)sel\w+)\b/;
/** What comes from the fridge did not stand there, and what is cleared away stands no more. */
export const FROM_COLD =
  /\b(?:from|out of) the (?:fridge|freezer|refrigerator)\b|\bclear(?:ed|s)? (?:it|them|away|the|everything)\b/;
export const COLD_WORD = /fridge|refrigerat|chill|freez|cool ?box|cooler|\bice\b|iced|cold/;
/** "Change the platter for a cold one every hour" */
export const REFRESHED =
  /\b(?:every|each|within the|after an?) (?:half )?(?:an )?hour\b|\bfresh (?:(?:one|platter|bowl|plate|tray)s?|batch(?:es)?)\b|\b(?:replace|swap|change)[sd]? (?:it|them|the (?:platter|bowl|dish|tray))\b/;
export const CLAUSES = /[,;:] | and | then /;
/** How far the passage reaches on both sides. */
const BEFORE = 2;
const BEHIND = 2;

interface Passage {
  readonly plain: string;
  readonly isCold: boolean;
}

/** The sentences around one, as far as they go on with it: within its step or note and the next to it. */
function readPassage(scan: RecipeScan, sentence: Sentence): Passage {
  const at = scan.sentences.indexOf(sentence);
  const near = scan.sentences
    .slice(Math.max(0, at - BEFORE), at + BEHIND + 1)
    .filter(({ place }) => place === sentence.place);
  const own = near.filter(({ around }) => around === sentence.around);
  const told = own.length === 1 || sentence.place === 'step' ? near : own;
  const here = told.indexOf(sentence);
  // What was chilled in another step stands there no more.
  const from = told.findLastIndex(
    (one, index) => index < here && one.around !== sentence.around && isCold(one.plain),
  );
  const earlier = told.slice(from + 1, here + 1);
  const later: string[] = [];
  for (const { plain } of says(sentence.plain, FROM_COLD) ? [] : told.slice(here + 1)) {
    if (!isCold(plain) && !says(plain, FROM_COLD)) later.push(plain);
    else {
      // "At six it goes into the fridge" still tells how long it stood.
      later.push(plain.slice(0, Math.max(0, plain.search(prepare(COLD_WORD)))));
      break;
    }
  }
  return {
    plain: [...earlier.map(({ plain }) => plain), ...later].join(' '),
    isCold: earlier.some((one) => isCold(one.plain) && !says(one.plain, TAKEN_OUT)),
  };
}

/** What spoils and stands in the warm from the first time that a passage names to the last. */
export function checkLeftForHours(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (isBareItem(sentence) || place === 'title') return null;
  const warm =
    findWarmPlace(plain)?.[0] ??
    findWaived(plain)?.words ??
    findBlamed(plain) ??
    prepare(SERVED).exec(plain)?.[0];
  if (warm === null || warm === undefined) return null;
  const passage = readPassage(scan, sentence);
  if (passage.isCold || !says(passage.plain, STAYS)) return null;
  const part = plain.split(prepare(CLAUSES)).find((each) => each.includes(warm)) ?? plain;
  if (says(part, COOKS) || /\b(?:minutes?|mins?)\b/.test(part) || says(sentence.around, HOT_DEVICE))
    return null;
  if (says(plain, KEPT_HOT) || says(passage.plain, NEVER_LONGER) || says(sentence.around, REFRESHED))
    return null;
  const elapsed = readElapsed(passage.plain);
  if (elapsed === null || elapsed.minutes <= LONGEST_MINUTES) return null;
  if (isDenied(plain.slice(0, plain.indexOf(warm)))) return null;
  if (!isAboutPerishable(scan, sentence, warm)) return null;
  return writeTimeTemperature(
    sentence,
    `${warm} ... ${elapsed.words}`,
    'perishable food stands between 4 and 60 C for at most 2 hours (USDA FSIS)',
  );
}
