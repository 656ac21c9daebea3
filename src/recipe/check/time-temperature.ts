// Rule time-temperature: perishable food stands warm for too long, thaws in the warm, is heated too gently or kept
// too long. Sources: USDA FSIS, danger zone (4 to 60 C, 2 hours), the big thaw, slow cookers, leftovers (4 days);
// UK FSA, rice, chilling and reheating.

import type { Finding } from '../finding.ts';
import { checkKept } from './kept-too-long.ts';
import { checkStanding, findWarmPlace, REFUSED, readHours, writeStanding as write } from './left-standing.ts';
import { isPerishable, namesPerishable } from './perishable.ts';
import { findSaid, isWarning } from './phrases.ts';
import type { RecipeScan, Sentence } from './scan-recipe.ts';

const THAW =
  /\b(?:thaw|thaws|thawed|thawing|defrost|defrosts|defrosted|defrosting)\b[^.;]{0,80}\b(?:(?:on|at) (?:the |a |your )?(?:kitchen )?(?:counter(?:top)?|worktop|work surface|side|table|room temperature|bench|radiator)|in (?:a |the )?(?:\w+ ){0,3}(?:warm|hot|tepid|lukewarm|boiling) (?:\w+ )?(?:water|place|room|kitchen|spot)|in the (?:sun|sink overnight|kitchen)|on (?:a |the |your )?(?:\w+ )?(?:window ?sill|radiator|boiler|floor)|out overnight|overnight out|by the (?:stove|fire|radiator)|on the (?:draining board|drainer|rack)|unrefrigerated)\b|\b(?:on|at) (?:the )?(?:counter|room temperature|worktop)[^.;]{0,30}\bto (?:thaw|defrost)\b|\b(?:leave|let|put|set)\b[^.;]{0,50}\b(?:out|in the sun|on the (?:counter|side|worktop)|at room temperature)\b[^.;]{0,40}\b(?:to (?:thaw|defrost)|(?:thaw|defrost))\b/g;
const HOT_WATER_THAW =
  /\b(?:warm|hot|boiling|tepid|lukewarm) (?:tap |running )?water\b[^.;]{0,60}\b(?:thaw|defrost|soften)\w*|\bfrozen\b[^.;]{0,60}\b(?:in|into|under|with) (?:\w+ ){0,3}?(?:warm|hot|tepid|lukewarm) (?:tap |running )?water\b/g;
const THAWS_WELL =
  /\b(?:peas|berries|pastry|bread|filo|phyllo|dough|butter|fruit|cake|pie crust|puff|spinach|sweetcorn|corn|strawberries|raspberries|blueberries|rolls|croissants?|wontons?|wrappers|tortillas?|edamame|vegetables)\b/;

function findThaw(plain: string): string | null {
  const match = findSaid(plain, THAW) ?? findSaid(plain, HOT_WATER_THAW);
  if (match !== null) return match[0];
  const thaws = findSaid(plain, THAWS);
  if (thaws === null || /\b(?:cold|iced|cool) water|microwave|fridge\b/.test(plain)) return null;
  const place = findWarmPlace(plain);
  return place === null || REFUSED.test(plain) ? null : `${thaws[0]}, ${place}`;
}
const THAWS = /\b(?:thaws?|thawing|defrosts?|defrosting)\b/g;

function checkThaw(scan: RecipeScan, sentence: Sentence): Finding | null {
  const words = findThaw(sentence.plain);
  if (words === null || REFUSED.test(words)) return null;
  const meat = namesPerishable(sentence.plain);
  if (!meat && (THAWS_WELL.test(sentence.plain) || !isPerishable(scan))) return null;
  return write(
    sentence,
    words,
    'meat, fish and ready dishes thaw in the fridge, in cold water or in the microwave (USDA, The Big Thaw)',
  );
}

const FROZEN_SLOW =
  /\b(?:frozen|still frozen|straight from the freezer|without (?:thawing|defrosting))\b[^.;]{0,90}\b(?:slow[- ]cooker|crock[- ]?pot)\b|\b(?:slow[- ]cooker|crock[- ]?pot)\b[^.;]{0,90}\b(?:frozen (?:\w+ )?(?:chicken|turkey|meat|pork|beef|joint|breasts?|thighs?|mince)|still frozen|straight from the freezer|(?:chicken|meat|pork|beef|turkey|joint)[^.;]{0,20}\bfrozen)\b/g;

function checkFrozenSlow(_scan: RecipeScan, sentence: Sentence): Finding | null {
  const match = findSaid(sentence.plain, FROZEN_SLOW);
  if (
    match === null ||
    !/\b(?:chicken|turkey|meat|pork|beef|lamb|joint|breasts?|thighs?|mince|roast|sausages?)\b/.test(
      sentence.plain,
    )
  )
    return null;
  if (
    /\b(?:thaw(?:ed)?|defrost(?:ed)?) (?:first|before|overnight|fully|completely|in)\b|\bfrozen (?:peas|corn|sweetcorn|spinach|vegetables|berries)\b/.test(
      sentence.plain,
    )
  )
    return null;
  return write(sentence, match[0], 'meat is thawed before it goes into a slow cooker (USDA FSIS)');
}

const AGAIN =
  /\b(?:re-?heat(?:s|ed|ing)?|heat(?:s|ed|ing)? (?:it |them |the \w+ )?(?:up )?again|warm(?:ed)? (?:it |them |the \w+ )?(?:up|again)?|microwave)\b[^.;]{0,60}\b(?:day after day|night after night|until (?:it|they|the (?:pan|pot|dish)) (?:is|are) (?:gone|empty|finished|used up|eaten)|as (?:often|many times)|more than once|again and again|several times|many times|multiple times|repeatedly|twice|two or three times|(?:three|3|four|4) times|every (?:day|evening|night|morning|lunch(?:time)?|time|meal)|each (?:day|evening|night|morning|time|meal)|over and over|whenever)\b/g;
const LUKEWARM =
  /\b(?:(?:re-?)?heat(?:s|ed|ing)?|warm(?:ed|s|ing)?|microwave)\b[^.;]{0,80}\b(?:lukewarm|luke-warm|tepid|blood[- ]warm|barely warm|just (?:about )?warm(?! through)|only just warm|slightly warm|hand[- ]warm|no (?:hotter|warmer) than warm)\b/g;
const COOKED_FOOD =
  /\b(?:leftovers?|left-over|cooked (?:\w+ )?(?:rice|chicken|meat|turkey|pork|beef|fish)|rice|chicken|turkey|curry|stew|soup|chilli|casserole|meat|pulled pork|gravy|dish|risotto|it|them|bolognese|lasagne|portions?)\b/;
const NOT_LEFTOVER =
  /\b(?:milk|water|yeast|stock for|broth for|plates?|oil|butter|honey|wine|cream|syrup|juice|chocolate|tortillas?|bread|wraps?|naan|pitta|baby|bottle)\b/;

/** "Heat the spices, then let them cool until just warm" */
const COOLS_DOWN = /\b(?:cool|cools|cooled|cooling|leave|stand|rest|off the heat)\b/;

function checkReheating(scan: RecipeScan, sentence: Sentence): Finding | null {
  const often = findSaid(sentence.plain, AGAIN);
  if (often !== null && !/\b(?:only once|just once|once only|do not reheat|never)\b/.test(sentence.plain)) {
    return write(sentence, often[0], 'leftovers are reheated once (UK FSA)');
  }
  const warm = findSaid(sentence.plain, LUKEWARM);
  if (warm === null || NOT_LEFTOVER.test(warm[0]) || COOLS_DOWN.test(warm[0]) || !isPerishable(scan))
    return null;
  if (!/re-?heat/.test(warm[0]) && !COOKED_FOOD.test(sentence.plain)) return null;
  return write(sentence, warm[0], 'leftovers are heated until they steam, 74 C all through (FoodSafety.gov)');
}

const HELD_WARM =
  /\b(?:keep|kept|keeps|hold|held|holding|leave|rest)\b[^.;]{0,60}\b(?:warm|hot|oven|heat|plate|slow cooker|buffet|party|guests|at)\b[^.;]{0,60}?\b(\d{2})\s*(?:°|º|degrees )?\s*c\b|\b(?:keep|hold|leave)\b[^.;]{0,60}\b(?:in|at) an? (?:low |warm )?(\d{2})\s*(?:°|º|degrees )?\s*c (?:oven|warmer)\b/g;
const LOW_OVEN =
  /\b(?:oven\b[^.;]{0,30}?\bto|(?:oven|roast(?:ed)?|bake[ds]?|cook(?:ed)?|smok(?:e|ed))\b[^.;]{0,50}?\b(?:at|of|in an?)) (?:an? )?(?:very low |low |about |around )*(\d{2})\s*(?:°|º|degrees )?\s*c\b/g;

function checkHeldWarm(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  const match = findSaid(plain, HELD_WARM);
  if (match === null || /\b(?:plates?|dough|yogh?urt|rise|prove|proof|sous|water bath|bowl of)\b/.test(plain))
    return null;
  const heldC = Number(match[1] ?? match[2]);
  const hours = readHours(plain);
  const long =
    (hours !== null && hours > 1) ||
    /\b(?:party|guests|buffet|all (?:day|evening|afternoon)|until (?:everyone|you|they|the|dinner|supper|lunch|evening|morning)|crowd|overnight|evening)\b/.test(
      plain,
    );
  if (heldC >= 60 || heldC < 10 || !long || !(namesPerishable(plain) || isPerishable(scan))) return null;
  if (/\binternal|core|thermometer|inside\b/.test(plain)) return null;
  return write(sentence, match[0], 'hot food is held at 60 C or above (FDA Food Code), 63 C in the UK (FSA)');
}

function checkLowOven(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  if (
    !/\b(?:overnight|hours?|all (?:day|night))\b/.test(plain) ||
    /\bsous[- ]?vide|water bath|dehydrat|plates?|meringue|dry\b/.test(plain)
  )
    return null;
  const match = findSaid(plain, LOW_OVEN);
  if (match === null || !/\b(?:oven|roast|bake|smok)/.test(plain)) return null;
  const ovenC = Number(match[1]);
  const meat =
    /\b(?:turkey|chicken|duck|goose|poultry|bird|pork|beef|lamb|meat|joint|mince|brisket|ribs|shoulder)\b/.test(
      plain,
    ) || /\b(?:turkey|chicken|pork|beef|lamb|meat)\b/.test(scan.recipe.title?.toLowerCase() ?? '');
  if (
    ovenC >= 100 ||
    ovenC < 40 ||
    !meat ||
    /\b(?:internal|core|thermometer|keep warm|to (?:6|7|8|9)\d ?°? ?c (?:inside|in the))\b/.test(
      `${plain} ${sentence.around}`,
    )
  )
    return null;
  return write(
    sentence,
    match[0],
    'meat and poultry go into an oven of at least 163 C, or 325 F (USDA FSIS)',
  );
}

const HALF_COOKED =
  /\b(?:half[- ]cook|part(?:ly|ially)?[- ]cook|par-?cook|cook (?:it |them |the \w+ )?(?:half[- ]?way|halfway|partly|partially)|brown (?:the )?(?:chicken|meat|mince|pork|burgers?))\b[^.;]{0,100}\b(?:tonight|tomorrow|next day|overnight|later (?:in the|that) (?:day|week)|finish (?:it |them |cooking )?(?:tomorrow|the next|later))\b/g;
const STUFFED_EARLY =
  /\bstuff(?:ed|ing)?\b[^.;]{0,60}\b(?:bird|turkey|chicken|goose|duck|cavity)\b[^.;]{0,50}\b(?:night before|day (?:before|ahead)|in advance|overnight|evening before)\b|\b(?:night|evening|day) before\b[^.;]{0,40}\bstuff\b[^.;]{0,40}\b(?:bird|turkey|chicken|goose|duck)\b/g;
const USE_BY =
  /\b(?:past|after|beyond|over) (?:its|their|the|his) use[- ]by(?: date)?\b[^.;]{0,60}\b(?:fine|ok(?:ay)?|good|smells?|use|eat|safe|works?)\b|\buse[- ]by(?: date)? (?:was|is|of) (?:last|yesterday|long past)[^.;]{0,60}\b(?:fine|ok(?:ay)?|good|smells?|works?)\b|\b(?:ignore|don't worry about|never mind) the use[- ]by\b/g;

/** A cooker that is filled now and begins hours later. */
const DELAYED =
  /\b(?:delay(?:ed)?|timer|programme?|clock)\b[^.;]{0,60}\b(?:begins?|starts?|comes? on|(?:switch|turn)(?:es|s)? (?:itself )?on|kicks? in)\b[^.;]{0,40}\b(?:hours?|noon|midday|later|at work|lunch(?:time)?|afternoon)\b|\bdelay(?:ed)?[- ]start\b[^.;]{0,60}\b(?:hours?|overnight|work|morning)\b/g;

function checkShortCuts(scan: RecipeScan, sentence: Sentence): Finding | null {
  const half = findSaid(sentence.plain, HALF_COOKED);
  if (
    half !== null &&
    /\b(?:chicken|meat|mince|pork|turkey|burgers?|sausages?|duck|beef)\b/.test(sentence.plain) &&
    !/\b(?:vegetables|potatoes|pasta|cook (?:\w+ )?through)\b/.test(sentence.plain)
  ) {
    return write(sentence, half[0], 'meat is cooked in one go and never stopped half-way (USDA FSIS)');
  }
  const delayed = findSaid(sentence.plain, DELAYED);
  if (delayed !== null && isPerishable(scan) && !/\b(?:1|one|an|2|two) hours?\b/.test(delayed[0]))
    return write(
      sentence,
      delayed[0],
      'what spoils does not wait in a cooker for its heat (USDA FSIS, slow cookers)',
    );
  const stuffed = findSaid(sentence.plain, STUFFED_EARLY);
  if (stuffed !== null)
    return write(sentence, stuffed[0], 'a bird is stuffed just before it goes into the oven (USDA FSIS)');
  const useBy = findSaid(sentence.plain, USE_BY);
  return useBy === null
    ? null
    : write(sentence, useBy[0], 'food is not eaten after its use-by date (UK FSA)');
}

const CHECKS = [
  checkStanding,
  checkThaw,
  checkFrozenSlow,
  checkReheating,
  checkHeldWarm,
  checkLowOven,
  checkShortCuts,
  checkKept,
];

/** At most one finding for each kind of fault. */
export function checkTimeTemperature(scan: RecipeScan): readonly Finding[] {
  const findings: Finding[] = [];
  for (const check of CHECKS) {
    for (const sentence of scan.sentences) {
      if (isWarning(sentence.plain)) continue;
      const finding = check(scan, sentence);
      if (finding === null) continue;
      findings.push(finding);
      break;
    }
  }
  return findings;
}
