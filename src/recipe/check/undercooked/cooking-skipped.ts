// Rule undercooked: the step that cooks the meat is waived ("leave out step 2", "skip the frying", "stop after step 1"),
// and no other cooks it. Source of what is cooked through: FoodSafety.gov.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import { heatsMeat } from '../contact/heated-behind.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findAll, isDenied, readCount, says } from '../stance/phrases.ts';
import { isOnlyNamed } from '../stance/ruled-out.ts';
import { isCookedMeat, nameMeat, writeUnderdone } from './named-meat.ts';

const HEATING =
  'cooking|frying|grilling|roasting|baking|simmering|boiling|poaching|searing|steaming|browning|barbecuing';
const HEATER = 'pan|hob|stove|heat|oven|grill|wok|cooker|flame|fire|barbecue';
const STEP = 'steps? (\\d|one|two|three|four|five|six)|(first|second|third|fourth|fifth) step';
const WAIVED = new RegExp(
  [
    String.raw`\b(?:skip|omit|leave out|leaving out|leav(?:e|ing)(?= step)|miss(?:ing)? out|drop|forgo|dispens\w+ with|do(?:ing)? without|go without|bypass|(?:don't|do not) bother with|no need (?:for|of)|forget(?: about)?|spare yourself|without|no)(?:s|es|ping|ting|ing)? (?:the |a |any )?(?:${STEP}|(${HEATING}|${HEATER}))\b`,
    String.raw`\b(?:${STEP}|(${HEATING})) (?:is|are|can be|may be|could be) (?:\w+ )?(?:optional|unnecessary|left out|skipped|omitted|missed|dropped|for looks|for colou?r|not needed)\b`,
  ].join('|'),
  'g',
);
export const STOPPED =
  /\b(?:stop|finish|serve|eat(?: it)?|end)\b[^.;,]{0,12}\bafter steps? (\d|one|two|three|four|five|six)\b/g;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
/** What needs no cooking takes the place of the meat. */
export const IN_PLACE =
  /(?<!un)\b(?:cooked|rotisserie|left-?overs?|smoked|tinned|tofu|tempeh|halloumi|paneer|mushrooms?|beans|chickpeas|fish|salmon|tuna|ham|seitan|jackfruit)\b/;

const OTHER_HEAT = new RegExp(String.raw`\b(?:${HEATER})\b`);
const IF_BUSY = new RegExp(String.raw`\b(?:if|when|as) (?:the|your) (?:${HEATER}) (?:is|are)\b`);
/** The word is said of acid too. */
export const COOKS = /\bcook(?:s|ed)?\b/g;

export const STEP_NUMBER = /^(?:\d|one|two|three|four|five|six)$/;

/** The steps that are left when a waiver is followed. */
function leaveOut(steps: readonly Sentence[], [, ...groups]: RegExpExecArray): readonly Sentence[] {
  const word = groups.find((group) => group !== undefined) ?? '';
  const ordinal = ORDINALS.indexOf(word) + 1;
  if (ordinal > 0 || says(word, STEP_NUMBER)) {
    const number = ordinal || readCount(word);
    return steps.filter(({ step }) => step !== number);
  }
  const stem = word.replace(/ying$/, '(?:y|ied)').replace(/(?:bing|ing)$/, '');
  const others = steps.filter(({ plain }) => !new RegExp(String.raw`\b${stem}`).test(plain));
  return others.length < steps.length && /ing$/.test(word) && word !== 'cooking' ? others : [];
}

function cookMeat(steps: readonly Sentence[]): boolean {
  return steps.some((step) => heatsMeat(step.plain, step));
}

/** A danger where the text lets the cook pass over the only step that cooks the meat. */
export function checkSkipped(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (place === 'ingredients' || place === 'title' || !scan.ended || says(plain, IN_PLACE)) return null;
  for (const pattern of [WAIVED, STOPPED]) {
    for (const match of findAll(plain, pattern)) {
      const left =
        pattern === STOPPED
          ? scan.steps.filter(({ step }) => (step ?? 0) <= readCount(match[1] ?? ''))
          : leaveOut(scan.steps, match);
      if (isDenied(plain.slice(0, match.index)) || cookMeat(left) || !cookMeat(scan.steps)) continue;
      // "No oven? Fry it": the heat is another.
      const rest = sentence.around.replace(match[0], ' ').replace(prepare(IF_BUSY), ' ');
      if (
        says(rest, OTHER_HEAT) ||
        heatsMeat(rest.replace(prepare(COOKS), ' '), { ...sentence, plain: rest })
      )
        continue;
      const meat = isCookedMeat(scan) ? null : nameMeat(scan, sentence);
      if (meat !== null && !isOnlyNamed(scan, sentence)) return writeUnderdone(sentence, match[0], meat);
    }
  }
  return null;
}
