// Rule time-temperature for what is put away: days in the fridge, the cupboard for what belongs in the fridge.
// Source: USDA, leftovers and food safety (3 to 4 days); UK FSA asks for 2, and for one day with rice.

import { HAZARDS } from '../../food/hazards.ts';
import type { Finding } from '../finding.ts';
import { readKeptDays } from './kept-days.ts';
import { NEVER_LONGER } from './left-standing.ts';
import { isOfOtherFood, isPerishable, namesKeeper, namesPerishable } from './perishable.ts';
import { findSaid, quote } from './phrases.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from './scan-recipe.ts';

/** Days that the USDA gives cooked leftovers. */
const LEFTOVER_DAYS = 4;
/** From here on it is no slip any more. */
const FAR_TOO_LONG = 7;
const COLD = /\b(?:fridge|refrigerat\w+|chilled)\b/;
const CUPBOARD =
  /\b(?:keep|keeps|store|stored|stores|save|fine|leftovers?)\b[^.;]{0,60}\b(?:in (?:the |a )?(?:\w+ )?(?:cupboard|pantry|larder|cabinet)|at room temperature|on (?:the|a) (?:shelf|counter|worktop)|unrefrigerated)\b/g;
const RAW_EGG_SAUCE = /\b(?:mayonnaise|mayo|aioli|hollandaise|tiramisu|mousse|custard|eggnog)\b/;

/** A danger from a week on and for the cupboard; a warning for a few days too many. */
export function checkKept(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  if (sentence.place === 'ingredients' || sentence.place === 'title') return null;
  const own = namesPerishable(plain);
  const dish = isPerishable(scan) || RAW_EGG_SAUCE.test(scan.recipe.title?.toLowerCase() ?? '');
  if (!own && !dish) return null;
  const place = findSaid(plain, CUPBOARD);
  if (
    place !== null &&
    !SHELF_STABLE.test(scan.whole) &&
    !COLD.test(plain) &&
    !NEVER_LONGER.test(plain) &&
    !(namesKeeper(plain) && !own) &&
    !isOfOtherFood(scan, sentence)
  ) {
    return write(sentence, 'danger', place[0], 'it is chilled within 2 hours and kept at 4 C (USDA FSIS)');
  }
  if ((namesKeeper(plain) && !own) || isOfOtherFood(scan, sentence)) return null;
  if (
    !COLD.test(plain) &&
    !(COLD.test(sentence.around) && /\b(?:good|fine|lasts?|will (?:do|last)|eat|use|finish)\b/.test(plain)) &&
    !/\b(?:leftovers?|keeps?|airtight|(?:eat|use|finish|consume)(?: it| them)? (?:up )?within)\b/.test(plain)
  )
    return null;
  if (/\b(?:marinat|brin(?:e|ing)|cure|curing|dry-age|hang|sauce alone|dressing|paste|pickle)/.test(plain))
    return null;
  const days = readKeptDays(plain);
  if (days === null || days <= LEFTOVER_DAYS) return null;
  if (DRIED.test(scan.whole) || isCuring(scan, sentence)) return null;
  const most = HAZARDS.leftover.figures?.keepDays ?? 2;
  const severity = days >= FAR_TOO_LONG ? 'danger' : 'warning';
  return write(
    sentence,
    severity,
    `${days} days`,
    `cooked leftovers keep ${LEFTOVER_DAYS} days in the fridge (USDA), ${most} by the UK FSA`,
  );
}

/** Meat that was dried, or canned under pressure, keeps in the larder. */
const SHELF_STABLE =
  /\b(?:jerky|biltong|leathery|dehydrat\w+|dry-?cured|air-?dried|pressure[- ]can\w*|canner)\b/;
const DRIED = /\b(?:jerky|biltong|leathery|dehydrat\w+|dry-?cured|air-?dried)\b/;
const CURES =
  /\b(?:cur(?:e|es|ed|ing)|brin(?:e|es|ed|ing)|saltpet(?:re|er)|nitrites?|nitrates?|prague powder|corned|dry-?ag(?:e|ed|ing)|submerge[sd]?|turning (?:it |them )?(?:daily|every day|once a day)|bury|salted|pickling)\b/;

// Raw meat that lies in its cure is no leftover; it is cooked, dried or sliced in a later step.
function isCuring(scan: RecipeScan, { place, step, around }: Sentence): boolean {
  if (place !== 'step' || /\b(?:leftovers?|cooked)\b/.test(around)) return false;
  if (CURES.test(around)) return true;
  const last = scan.steps.at(-1)?.step ?? 0;
  return (step ?? 0) < last && (CURES.test(scan.method) || scan.lines.some(({ plain }) => CURES.test(plain)));
}

function write(sentence: Sentence, severity: 'danger' | 'warning', words: string, why: string): Finding {
  return {
    rule: 'time-temperature',
    severity,
    message: `${namePlace(sentence)} gives "${quote(words)}" for keeping it; ${why}.`,
    ...pointAt(sentence),
  };
}
