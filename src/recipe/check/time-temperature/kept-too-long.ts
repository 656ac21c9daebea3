// Rule time-temperature for what is put away: days in the fridge, the cupboard for what belongs in the fridge.
// Source: USDA, leftovers and food safety (3 to 4 days); UK FSA asks for 2, and for one day with rice.

import { HAZARDS } from '../../../food/hazards.ts';
import { foldText } from '../../../food/normalise-text.ts';
import type { Finding } from '../../finding.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from '../scan-recipe.ts';
import { findSaid, quote, says } from '../stance/phrases.ts';
import { findWaived, isCold, withoutWaived } from './cold-words.ts';
import { readKeptDays, readWeekdays } from './kept-days.ts';
import { NEVER_LONGER } from './long-spans.ts';
import { isKeeperDish, isOfOtherFood, isPerishable, namesKeeper, namesPerishable } from './perishable.ts';
import { findStoredWarm } from './stored-warm.ts';
import { findWarmPlace } from './warm-places.ts';

/** Days that the USDA gives cooked leftovers. */
const LEFTOVER_DAYS = 4;
/** From here on it is no slip any more. */
const FAR_TOO_LONG = 7;
/** Cooked rice is eaten within a day (UK FSA); the USDA's four days are no slip either. */
const RICE_TOO_LONG = 5;
/** Words that make what stands in the fridge a supply. */
export const STANDS_READY =
  /\b(?:good|fine|perfect|lovely|delicious|great|better|best|safe|(?:last|dinner|meal|serve)s?|will (?:do|last)|eat|use|finish|mak(?:e|es|ing)|lunch(?:es)?|suppers|see you|there for you|ready|opened|supply|stash)\b/;
/** Rendered fat keeps where meat does not. */
export const KEEPS_COLD =
  /\bunder (?:its|the|their|a) (?:\w+ ){0,2}(?:fat|butter|lard|cap)\b|\b(?:(?:strain|spoon)(?:ed)?|keep|save|store[ds]?|duck|goose|bacon|beef|chicken|rendered|clean) (?:off |the |your |all |any |out )*(?:fat|dripping|lard|schmaltz|ghee)\b|\b(?:the )?(?:fat|dripping|lard|schmaltz|ghee) (?:keeps|will keep|lasts|can be kept|is good)\b/;
// One cheap look spares most sentences all others.
export const SAYS_SPAN_OR_SHELF =
  /days?\b|week|month|year|fortnight|\bages\b|term\b|winter|summer|cupboard|pantry|larder|cabinet|room temp|shelf|counter|worktop|refrig|fridge|cold|chill|place|home|left|the rest|what/;
export const COLD = /\b(?:fridge|refrigerat\w+|chilled)\b/;
export const CUPBOARD =
  /\b(?:keep|keeps|store|stored|stores|save|fine|(?:leftover|live|belong)s?|is at home)\b[^.;]{0,60}\b(?:in (?:the |a )?(?:\w+ )?(?:cupboard|pantry|larder|cabinet)|at room temperature|on (?:the|a) (?:shelf|counter|worktop)|unrefrigerated)\b/g;
export const RAW_EGG_SAUCE = /\b(?:mayonnaise|mayo|aioli|hollandaise|tiramisu|mousse|custard|eggnog)\b/;

/** A danger from a week on and for the cupboard; a warning for a few days too many. */
export function checkKept(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  if (sentence.place === 'ingredients' || sentence.place === 'title') return null;
  if (!says(plain, SAYS_SPAN_OR_SHELF)) return null;
  const own = namesPerishable(plain);
  const isRawEgg = says(scan.recipe.title?.toLowerCase() ?? '', RAW_EGG_SAUCE);
  const dish = isPerishable(scan) || isRawEgg;
  if (!own && !dish) return null;
  const place =
    findSaid(plain, CUPBOARD)?.[0] ?? findLeftOut(sentence) ?? (isRawEgg ? findStoredWarm(plain) : null);
  if (
    place !== null &&
    !says(scan.whole, SHELF_STABLE) &&
    !isBought(plain) &&
    !says(withoutWaived(plain), COLD) &&
    !says(plain, NEVER_LONGER) &&
    !(namesKeeper(plain) && !own) &&
    !isOfOtherFood(scan, sentence)
  ) {
    return write(sentence, 'danger', place, 'it is chilled within 2 hours and kept at 4 C (USDA FSIS)');
  }
  if (
    (!own && (namesKeeper(plain) || isKeeperDish(scan))) ||
    isBought(plain) ||
    isOfOtherFood(scan, sentence)
  )
    return null;
  const days = isOfKeeping(sentence) ? readDays(plain) : null;
  if (days === null || days <= LEFTOVER_DAYS || isCuredOrDried(scan, sentence)) return null;
  const most = HAZARDS.leftover.figures?.keepDays ?? 2;
  // The spores in rice grow in the cold too; its one day is the strictest of the figures.
  const limit = /\b(?:rice|pilau|pilaff?|biryani|risotto|paella|jollof|nasi)\b/.test(
    `${plain} ${scan.recipe.title?.toLowerCase() ?? ''}`,
  )
    ? RICE_TOO_LONG
    : FAR_TOO_LONG;
  const severity = days >= limit ? 'danger' : 'warning';
  return write(
    sentence,
    severity,
    `${Math.round(days)} days`,
    `cooked leftovers keep ${LEFTOVER_DAYS} days in the fridge (USDA), ${most} by the UK FSA`,
  );
}

/** Leftovers are kept, whatever the time: on the counter, or with no need of the fridge. */
function findLeftOut({ plain, place }: Sentence): string | null {
  if (!says(plain, LEFTOVERS) && !(place === 'notes' && says(plain, THE_REST))) return null;
  if (isCold(plain) || says(plain, BRIEF)) return null;
  return findWaived(plain)?.words ?? (says(plain, KEEPS) ? (findWarmPlace(plain)?.[0] ?? null) : null);
}
export const LEFTOVERS = /\bleft-?overs?\b/;
export const THE_REST =
  /\bthe (?:rest|remainder)\b|\bwhat(?:ever)? (?:is|you|we|they)\b[^.;,]{0,20}\b(?:left|finish|eat)/;
export const KEEPS = /\b(?:(?:keep|live|stay|sit|stand)s?|stor(?:e|es|ed)|leave|save)\b/;
export const BRIEF = /\b(?:(?:minute|hour|cool)s?|mins?|until|re-?heat\w*|serve)\b/;

export const OPENED_OR_MADE = /\bopen(?:ed)?\b|\bleft-?overs?\b|\bhome-?made\b/;

/** "A tin of coconut milk keeps for two years in the cupboard" */
function isBought(plain: string): boolean {
  return says(plain, BOUGHT) && !says(plain, OPENED_OR_MADE);
}
export const BOUGHT =
  /\b(?:tin|can|packet|sachet|carton)s? of (?!(?:the|your|my|this|it|cooked|curry|stew|soup|stock|broth|sauce)\b)/;

export const SAYS_KEEPING =
  /\b(?:leftovers?|keeps?|airtight|(?:eat|use|finish|consume)(?: it| them)? (?:up )?within)\b/;

/** Whether a sentence tells how long the dish is kept. */
function isOfKeeping({ plain, around }: Sentence): boolean {
  if (/\b(?:marinat|brin(?:e|ing)|cure|curing|dry-age|hang|sauce alone|dressing|paste|pickle)/.test(plain))
    return false;
  return (
    says(plain, COLD) ||
    (says(around, COLD) && says(plain, STANDS_READY)) ||
    says(plain, SAYS_KEEPING) ||
    (readWeekdays(plain) !== null && /\b(?:box|tub|portion|lunch|batch|prep|made|fine|good|eat)/.test(plain))
  );
}

function readDays(plain: string): number | null {
  const days = readKeptDays(plain);
  if (days !== null) return days;
  // Monday's box on Friday has stood since Sunday, when it was cooked.
  const weekdays = readWeekdays(plain);
  return weekdays === null ? null : weekdays + 1;
}

function isCuredOrDried(scan: RecipeScan, sentence: Sentence): boolean {
  const { plain } = sentence;
  const cured =
    (says(plain, CURED_MEAT) && isCured(scan)) ||
    (says(foldText(scan.recipe.title ?? ''), CURED_MEAT) &&
      scan.lines.some((line) => says(line.plain, CURING_SALT)));
  return cured || says(plain, KEEPS_COLD) || says(scan.whole, DRIED) || isCuring(scan, sentence);
}

export const CURED_MEAT = /\b(?:bacon|pancetta|guanciale|ham|salami|chorizo|pastrami|belly)\b/;
export const CURING_SALT =
  /\b(?:saltpet(?:re|er)|nitrites?|nitrates?|prague powder|(?:curing|cure|pink) (?:salt|mix))\b/;

function isCured({ method, lines }: RecipeScan): boolean {
  return says(method, CURES) || lines.some(({ plain }) => says(plain, CURES));
}

/** Meat that was dried, or canned under pressure, keeps in the larder. */
export const SHELF_STABLE =
  /\b(?:jerky|biltong|leathery|dehydrat\w+|dry-?cured|air-?dried|pressure[- ]can\w*|canner)\b/;
export const DRIED = /\b(?:jerky|biltong|leathery|dehydrat\w+|dry-?cured|air-?dried)\b/;
export const CURES =
  /\b(?:(?:cur|brin)(?:e|es|ed|ing)|saltpet(?:re|er)|nitrites?|nitrates?|prague powder|corned|dry-?ag(?:e|ed|ing)|submerge[sd]?|turning (?:it |them )?(?:daily|every day|once a day)|bury|salted|pickling)\b/;

// Raw meat that lies in its cure is no leftover; it is cooked, dried or sliced in a later step.
function isCuring(scan: RecipeScan, { place, step, around }: Sentence): boolean {
  if (place !== 'step' || /\b(?:leftovers?|cooked)\b/.test(around)) return false;
  if (says(around, CURES)) return true;
  const last = scan.steps.at(-1)?.step ?? 0;
  return (step ?? 0) < last && isCured(scan);
}

function write(sentence: Sentence, severity: 'danger' | 'warning', words: string, why: string): Finding {
  return {
    rule: 'time-temperature',
    severity,
    message: `${namePlace(sentence)} gives "${quote(words)}" for keeping it; ${why}.`,
    ...pointAt(sentence),
  };
}
