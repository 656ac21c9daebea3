// Whether a sentence speaks of standing, thawing or reheating only to rule it out: a caution, or a judgement that stands
// behind what it names.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { isCaution } from './cautions.ts';
import { findAll, says } from './phrases.ts';
import { isSpokenAgainst } from './spoken-against.ts';

/** "On the counter all day is not a good way": what is named is judged behind; that the fridge is no place is no caution. */
export const JUDGED =
  /\b(?:is|are|was)(?:n't| not)(?=\W*$)|\b(?:is|are|was|would be|makes?)(?:n't| not| no| never| hardly)(?: (?:a|an|the))?(?: \w+)? (?:way|place|time|home|method|option|answer|idea|plan|choice|spot|thing|moment|treatment)\b|\b(?:is|are) (?:not for (?:the|a|your|supper|dinner|lunch|later|anyone|eating)|(?:far |much )?too (?:long|warm|risky|late)|an? (?:\w+ )?no\b|out(?=\W*$|[:;,]))\b|\b(?:is|are) (?:exactly |just )?what (?:you|we|to)\b[^.;]{0,20}\bavoid\b|\b(?:should|must|may|can)(?:n't| not| never) (?:go|come|return)\b|\blet (?:it|them) go(?=\W*$|,)|\bpart with (?:it|them)\b/g;
export const COLD_JUDGED = /\b(?:fridge|refrigerat\w+|chill\w*|cold)\b[^.;:,]{0,40}$/;
export const COLD = /\b(?:fridge|refrigerat\w+|chill\w*|cold)\b/;
export const SAYS_NO = /^\W*(?:please )?(?:don't|do not|never|no)\W*$/;

/** "Boiling would spoil the meat": the care is what is blamed. */
export const CARE_SPOILS =
  /\b(?:boil|heat|re-?heat|cook|chill|cool|fridge|cold|refrigerat|microwav|ice)\w*\b[^.;]{0,25}\bspoils?\b/g;

/** "Once the trimmings are out" */
export const FOR_NOW = /\b(?:once|when|while|after|until|as soon as|now)\b[^.;,]*$/;

/** Whether a sentence names what it names only to rule it out. */
export function isRuledOut(scan: RecipeScan, sentence: Sentence): boolean {
  return isRuled(scan, { ...sentence, plain: sentence.plain.replace(prepare(CARE_SPOILS), ' ') });
}

export const OF_PLACE = /^[mcs]/;

function isRuled(scan: RecipeScan, sentence: Sentence): boolean {
  const { plain } = sentence;
  if (isCaution(scan, sentence)) return true;
  const { next } = sentence;
  if (next !== undefined && says(next.plain, SAYS_NO)) return true;
  for (const match of findAll(plain, JUDGED)) {
    const behind = plain.slice(match.index + match[0].length, match.index + match[0].length + 30);
    const isOfCold =
      says(plain.slice(0, match.index), COLD_JUDGED) || (says(match[0], OF_PLACE) && says(behind, COLD));
    if (!isOfCold && !(match[0].endsWith(' out') && says(plain.slice(0, match.index), FOR_NOW))) return true;
  }
  return false;
}

export const ADVISED_AGAINST =
  /^\W*(?:we|i|please|but)?\b[^.]{0,20}\b(?:(?:don't|do not|never)\W*$|against (?:it|that|this)\b)/;

export const ASKS = /\?\W*$/;

/** Whether a dish or a habit is named only to speak against it, here or in the sentence behind. */
export function isOnlyNamed(scan: RecipeScan, sentence: Sentence): boolean {
  const { next } = sentence;
  const plain = sentence.plain.replace(prepare(CARE_SPOILS), ' ');
  if (isRuled(scan, { ...sentence, plain }) || isSpokenAgainst(plain, next?.plain)) return true;
  if (next === undefined) return false;
  return says(next.plain, ADVISED_AGAINST) || (says(plain, ASKS) && isRuledOut(scan, next));
}
