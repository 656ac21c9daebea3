// Rule time-temperature for what is put away: days in the fridge, the cupboard for what belongs in the fridge.
// Source: USDA, leftovers and food safety (3 to 4 days); UK FSA asks for 2, and for one day with rice.

import { HAZARDS } from '../../../food/hazards.ts';
import { foldText } from '../../../food/normalise-text.ts';
import type { Finding } from '../../finding.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from '../scan-recipe.ts';
import { findSaid, quote } from '../stance/phrases.ts';
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
const STANDS_READY =
  /\b(?:good|fine|perfect|lovely|delicious|great|better|best|safe|(?:last|dinner|meal|serve)s?|will (?:do|last)|eat|use|finish|mak(?:e|es|ing)|lunch(?:es)?|suppers|see you|there for you|ready|opened|supply|stash)\b/;
/** Rendered fat keeps where meat does not. */
const KEEPS_COLD =
  /\bunder (?:its|the|their|a) (?:\w+ ){0,2}(?:fat|butter|lard|cap)\b|\b(?:(?:strain|spoon)(?:ed)?|keep|save|store[ds]?|duck|goose|bacon|beef|chicken|rendered|clean) (?:off |the |your |all |any |out )*(?:fat|dripping|lard|schmaltz|ghee)\b|\b(?:the )?(?:fat|dripping|lard|schmaltz|ghee) (?:keeps|will keep|lasts|can be kept|is good)\b/;
// One cheap look spares most sentences all others.
const SAYS_SPAN_OR_SHELF =
  /days?\b|week|month|year|fortnight|\bages\b|term\b|winter|summer|cupboard|pantry|larder|cabinet|room temp|shelf|counter|worktop|refrig|fridge|cold|chill|place|home|left|the rest|what/;
const COLD = /\b(?:fridge|refrigerat\w+|chilled)\b/;
const CUPBOARD =
  /\b(?:keep|keeps|store|stored|stores|save|fine|(?:leftover|live|belong)s?|is at home)\b[^.;]{0,60}\b(?:in (?:the |a )?(?:\w+ )?(?:cupboard|pantry|larder|cabinet)|at room temperature|on (?:the|a) (?:shelf|counter|worktop)|unrefrigerated)\b/g;
const RAW_EGG_SAUCE = /\b(?:mayonnaise|mayo|aioli|hollandaise|tiramisu|mousse|custard|eggnog)\b/;

/** A danger from a week on and for the cupboard; a warning for a few days too many. */
export function checkKept(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  if (sentence.place === 'ingredients' || sentence.place === 'title') return null;
  if (!SAYS_SPAN_OR_SHELF.test(plain)) return null;
  const own = namesPerishable(plain);
  const isRawEgg = RAW_EGG_SAUCE.test(scan.recipe.title?.toLowerCase() ?? '');
  const dish = isPerishable(scan) || isRawEgg;
  if (!own && !dish) return null;
  const place =
    findSaid(plain, CUPBOARD)?.[0] ?? findLeftOut(sentence) ?? (isRawEgg ? findStoredWarm(plain) : null);
  if (
    place !== null &&
    !SHELF_STABLE.test(scan.whole) &&
    !isBought(plain) &&
    !COLD.test(withoutWaived(plain)) &&
    !NEVER_LONGER.test(plain) &&
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
  if (!LEFTOVERS.test(plain) && !(place === 'notes' && THE_REST.test(plain))) return null;
  if (isCold(plain) || BRIEF.test(plain)) return null;
  return findWaived(plain)?.words ?? (KEEPS.test(plain) ? (findWarmPlace(plain)?.[0] ?? null) : null);
}
const LEFTOVERS = /\bleft-?overs?\b/;
const THE_REST =
  /\bthe (?:rest|remainder)\b|\bwhat(?:ever)? (?:is|you|we|they)\b[^.;,]{0,20}\b(?:left|finish|eat)/;
const KEEPS = /\b(?:(?:keep|live|stay|sit|stand)s?|stor(?:e|es|ed)|leave|save)\b/;
const BRIEF = /\b(?:(?:minute|hour|cool)s?|mins?|until|re-?heat\w*|serve)\b/;

/** "A tin of coconut milk keeps for two years in the cupboard" */
function isBought(plain: string): boolean {
  return BOUGHT.test(plain) && !/\bopen(?:ed)?\b|\bleft-?overs?\b|\bhome-?made\b/.test(plain);
}
const BOUGHT =
  /\b(?:tin|can|packet|sachet|carton)s? of (?!(?:the|your|my|this|it|cooked|curry|stew|soup|stock|broth|sauce)\b)/;

/** Whether a sentence tells how long the dish is kept. */
function isOfKeeping({ plain, around }: Sentence): boolean {
  if (/\b(?:marinat|brin(?:e|ing)|cure|curing|dry-age|hang|sauce alone|dressing|paste|pickle)/.test(plain))
    return false;
  return (
    COLD.test(plain) ||
    (COLD.test(around) && STANDS_READY.test(plain)) ||
    /\b(?:leftovers?|keeps?|airtight|(?:eat|use|finish|consume)(?: it| them)? (?:up )?within)\b/.test(
      plain,
    ) ||
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
    (CURED_MEAT.test(plain) && isCured(scan)) ||
    (CURED_MEAT.test(foldText(scan.recipe.title ?? '')) &&
      scan.lines.some((line) => CURING_SALT.test(line.plain)));
  return cured || KEEPS_COLD.test(plain) || DRIED.test(scan.whole) || isCuring(scan, sentence);
}

const CURED_MEAT = /\b(?:bacon|pancetta|guanciale|ham|salami|chorizo|pastrami|belly)\b/;
const CURING_SALT =
  /\b(?:saltpet(?:re|er)|nitrites?|nitrates?|prague powder|(?:curing|cure|pink) (?:salt|mix))\b/;

function isCured({ method, lines }: RecipeScan): boolean {
  return CURES.test(method) || lines.some(({ plain }) => CURES.test(plain));
}

/** Meat that was dried, or canned under pressure, keeps in the larder. */
const SHELF_STABLE =
  /\b(?:jerky|biltong|leathery|dehydrat\w+|dry-?cured|air-?dried|pressure[- ]can\w*|canner)\b/;
const DRIED = /\b(?:jerky|biltong|leathery|dehydrat\w+|dry-?cured|air-?dried)\b/;
const CURES =
  /\b(?:(?:cur|brin)(?:e|es|ed|ing)|saltpet(?:re|er)|nitrites?|nitrates?|prague powder|corned|dry-?ag(?:e|ed|ing)|submerge[sd]?|turning (?:it |them )?(?:daily|every day|once a day)|bury|salted|pickling)\b/;

// Raw meat that lies in its cure is no leftover; it is cooked, dried or sliced in a later step.
function isCuring(scan: RecipeScan, { place, step, around }: Sentence): boolean {
  if (place !== 'step' || /\b(?:leftovers?|cooked)\b/.test(around)) return false;
  if (CURES.test(around)) return true;
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
