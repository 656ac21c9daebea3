// Rule time-temperature: perishable food stands warm for too long, thaws in the warm, is heated too gently or kept
// too long. Sources: USDA FSIS, danger zone (4 to 60 C, 2 hours), the big thaw, slow cookers, leftovers (4 days);
// UK FSA, rice, chilling and reheating.

import type { Finding } from '../finding.ts';
import { checkKept } from './kept-too-long.ts';
import { isPerishable, namesKeeper, namesPerishable } from './perishable.ts';
import { COUNT, findSaid, isWarning, quote, readCount } from './phrases.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from './scan-recipe.ts';

function write(sentence: Sentence, words: string, why: string): Finding {
  return {
    rule: 'time-temperature',
    severity: 'danger',
    message: `${namePlace(sentence)} says "${quote(words)}"; ${why}.`,
    ...pointAt(sentence),
  };
}

const TWO_HOURS = 'perishable food stands between 4 and 60 C for at most 2 hours (USDA FSIS)';
const PLACE = String.raw`(?:(?:out )?on (?:the |a |your )?(?:kitchen )?(?:counter(?:top)?|worktop|work surface|side|table|stove|hob|stovetop|porch|balcony|window ?sill|bench|sideboard|patio|doorstep|terrace|(?:kitchen |garage |hall |cellar )?floor)|outside(?: the (?:door|house))?|(?:out )?at (?:(?:normal|cool|warm|ambient) )?(?:room|kitchen) temperature|(?:at|in) ambient temperature|out of the fridge|unrefrigerated|out overnight|out all (?:day|night)|out|in (?:the |a )?(?:warm \w+|cupboard|pantry|garage|cold oven|switched[- ]off oven|turned[- ]off oven|sink|sun|kitchen|(?:cooling )?oven overnight)|in the (?:pan|pot) overnight)`;
const LONG = String.raw`(?:overnight|all (?:day|night|afternoon|morning)|(?:until|till) (?:the )?(?:morning|next (?:day|morning)|tomorrow|evening|dinner|you (?:get|come) (?:home|back))|for (?:a |the )?(?:whole |full |entire )?(?:day|night|afternoon|weekend)|for (?:up to |about |at least |around |the next )?(?:${COUNT})(?:\s*(?:-|–|to|or)\s*(?:${COUNT}))?[ -]?(?:hours?|hrs?|h|days?|nights?)|during the (?:day|night))`;
const STANDS =
  '(?:leave|leaves|left|leaving|let|keep|keeps|kept|sit|sits|sitting|stand|stands|standing|rest|rests|cool|store|stored|hold|marinate|marinating|brine|put|set|stay|remain|place|proof)';
const LEFT_OUT = new RegExp(
  String.raw`\b${STANDS}\b[^.;]{0,70}?\b${PLACE}\b[^.;]{0,40}?\b${LONG}\b|\b${STANDS}\b[^.;]{0,70}?\b${LONG}\b[^.;]{0,40}?\b${PLACE}\b|\b(?:overnight|all day|for hours) (?:on|at) (?:the |room )?(?:counter|worktop|temperature|side|stove)\b|\b(?:left|sat|stood|been) (?:sitting )?(?:out|at room temperature|on the (?:counter|side|stove|worktop))(?: \w+){0,2} (?:overnight|all (?:day|night)|since yesterday|from yesterday|for (?:several )?hours|for days)\b`,
  'g',
);
const HOURS = new RegExp(
  String.raw`\b(${COUNT})(?:\s*(?:-|–|to|or)\s*(${COUNT}))?[ -]?(hours?|hrs?|h|days?|nights?)\b`,
  'g',
);
const CHILLED = /\b(?:fridge|refrigerat\w+|chill(?:ed|er)?|freezer|cool ?box|ice bath|on ice)\b/;
const NOT_CHILLED =
  /\b(?:out of the fridge|unrefrigerated|no need (?:to (?:chill|refrigerate)|for the fridge)|rather than the fridge|instead of (?:in )?the fridge|not (?:in )?the fridge|without (?:the |a )?(?:fridge|refrigerat\w+|chilling)|before (?:you )?(?:chill|refrigerat|the fridge|putting))\b/;
const NEVER_LONGER =
  /\b(?:no (?:more|longer) than|at most|not more than|up to (?:1|2|one|two) hours?|within (?:1|2|one|two|an) hours?|less than)\b/;

function readHours(text: string): number | null {
  let longest: number | null = null;
  for (const match of text.matchAll(HOURS)) {
    const unit = match[3] ?? 'hour';
    const count = readCount(match[2] ?? match[1] ?? '1');
    longest = Math.max(longest ?? 0, unit.startsWith('h') ? count : count * 24);
  }
  return longest;
}

function checkLeftOut(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  if (
    !/out|room|floor|patio|doorstep|terrace|shed|balcony|table|bench|sill|counter|worktop|ambient|unrefrigerated|side|stove|hob|overnight|cupboard|garage|porch|oven|sun|sink/.test(
      plain,
    )
  )
    return null;
  const match = findSaid(plain, LEFT_OUT);
  if (match === null || NEVER_LONGER.test(plain)) return null;
  if (CHILLED.test(plain) && !NOT_CHILLED.test(plain)) return null;
  const hours = readHours(match[0]);
  if (hours !== null && hours <= 2 && !/overnight|all day|all night|morning/.test(match[0])) return null;
  if (!isAboutPerishable(scan, sentence)) return null;
  const rice = /\brice\b/.test(plain);
  const why = rice ? 'cooked rice is chilled within an hour (UK FSA)' : TWO_HOURS;
  return write(sentence, match[0], why);
}

// What the sentence names decides; where it names nothing that keeps or spoils, the dish does.
function isAboutPerishable(scan: RecipeScan, sentence: Sentence): boolean {
  if (namesPerishable(sentence.plain))
    return !/\b(?:soak|dough|batter for bread|starter|levain|poolish)\b/.test(sentence.plain);
  if (namesKeeper(sentence.plain) || namesKeeper(scan.recipe.title?.toLowerCase() ?? '')) return false;
  return isPerishable(scan);
}

const THAW =
  /\b(?:thaw|thaws|thawed|thawing|defrost|defrosts|defrosted|defrosting)\b[^.;]{0,80}\b(?:(?:on|at) (?:the |a |your )?(?:kitchen )?(?:counter(?:top)?|worktop|work surface|side|table|room temperature|bench|radiator)|in (?:a |the )?(?:\w+ )?(?:warm|hot|tepid) (?:\w+ )?(?:water|place|room|kitchen)|in the (?:sun|sink overnight|kitchen)|out overnight|overnight out|by the (?:stove|fire|radiator)|unrefrigerated)\b|\b(?:on|at) (?:the )?(?:counter|room temperature|worktop)[^.;]{0,30}\bto (?:thaw|defrost)\b|\b(?:leave|let|put|set)\b[^.;]{0,50}\b(?:out|in the sun|on the (?:counter|side|worktop)|at room temperature)\b[^.;]{0,40}\b(?:to (?:thaw|defrost)|(?:thaw|defrost))\b/g;
const THAWS_WELL =
  /\b(?:peas|berries|pastry|bread|filo|phyllo|dough|butter|fruit|cake|pie crust|puff|spinach|sweetcorn|corn|strawberries|raspberries|blueberries|rolls|croissants?|wontons?|wrappers|tortillas?|edamame|vegetables)\b/;

function checkThaw(scan: RecipeScan, sentence: Sentence): Finding | null {
  const match = findSaid(sentence.plain, THAW);
  if (match === null) return null;
  const meat = namesPerishable(sentence.plain);
  if (!meat && (THAWS_WELL.test(sentence.plain) || !isPerishable(scan))) return null;
  return write(
    sentence,
    match[0],
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
  /\b(?:re-?heat(?:s|ed|ing)?|warm(?:ed)? (?:it |them )?(?:up)?|microwave)\b[^.;]{0,60}\b(?:as (?:often|many times)|more than once|again and again|several times|many times|multiple times|repeatedly|twice|two or three times|(?:three|3|four|4) times|every (?:day|evening|time)|each (?:day|evening)|over and over|whenever)\b/g;
const LUKEWARM =
  /\b(?:(?:re-?)?heat(?:s|ed|ing)?|warm(?:ed|s|ing)?|microwave)\b[^.;]{0,80}\b(?:lukewarm|luke-warm|tepid|blood[- ]warm|barely warm|just (?:about )?warm(?! through)|only just warm|slightly warm|hand[- ]warm|no (?:hotter|warmer) than warm)\b/g;
const COOKED_FOOD =
  /\b(?:leftovers?|left-over|cooked (?:\w+ )?(?:rice|chicken|meat|turkey|pork|beef|fish)|rice|chicken|turkey|curry|stew|soup|chilli|casserole|meat|pulled pork|gravy|dish|risotto|it|them|bolognese|lasagne|portions?)\b/;
const NOT_LEFTOVER =
  /\b(?:milk|water|yeast|stock for|broth for|plates?|oil|butter|honey|wine|cream|syrup|juice|chocolate|tortillas?|bread|wraps?|naan|pitta|baby|bottle)\b/;

function checkReheating(scan: RecipeScan, sentence: Sentence): Finding | null {
  const often = findSaid(sentence.plain, AGAIN);
  if (often !== null && !/\b(?:only once|just once|once only|do not reheat|never)\b/.test(sentence.plain)) {
    return write(sentence, often[0], 'leftovers are reheated once (UK FSA)');
  }
  const warm = findSaid(sentence.plain, LUKEWARM);
  if (warm === null || NOT_LEFTOVER.test(warm[0]) || !COOKED_FOOD.test(sentence.plain) || !isPerishable(scan))
    return null;
  return write(sentence, warm[0], 'leftovers are heated until they steam, 74 C all through (FoodSafety.gov)');
}

const HELD_WARM =
  /\b(?:keep|kept|keeps|hold|held|holding|leave|rest)\b[^.;]{0,60}\b(?:warm|hot|oven|heat|plate|slow cooker|buffet|party|guests|at)\b[^.;]{0,60}?\b(\d{2})\s*(?:°|º|degrees )?\s*c\b|\b(?:keep|hold|leave)\b[^.;]{0,60}\b(?:in|at) an? (?:low |warm )?(\d{2})\s*(?:°|º|degrees )?\s*c (?:oven|warmer)\b/g;
const LOW_OVEN =
  /\b(?:oven|roast(?:ed)?|bake[ds]?|cook(?:ed)?|smok(?:e|ed))\b[^.;]{0,50}?\b(?:at|to|of|in an?) (?:an? )?(?:very low |low |about |around )*(\d{2})\s*(?:°|º|degrees )?\s*c\b/g;

function checkHeldWarm(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  const match = findSaid(plain, HELD_WARM);
  if (match === null || /\b(?:plates?|dough|yogh?urt|rise|prove|proof|sous|water bath|bowl of)\b/.test(plain))
    return null;
  const heldC = Number(match[1] ?? match[2]);
  const hours = readHours(plain);
  const long =
    (hours !== null && hours > 1) ||
    /\b(?:party|guests|buffet|all (?:day|evening|afternoon)|until (?:everyone|you|they|the)|overnight|evening)\b/.test(
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

function checkShortCuts(_scan: RecipeScan, sentence: Sentence): Finding | null {
  const half = findSaid(sentence.plain, HALF_COOKED);
  if (
    half !== null &&
    /\b(?:chicken|meat|mince|pork|turkey|burgers?|sausages?|duck|beef)\b/.test(sentence.plain) &&
    !/\b(?:vegetables|potatoes|pasta|cook (?:\w+ )?through)\b/.test(sentence.plain)
  ) {
    return write(sentence, half[0], 'meat is cooked in one go and never stopped half-way (USDA FSIS)');
  }
  const stuffed = findSaid(sentence.plain, STUFFED_EARLY);
  if (stuffed !== null)
    return write(sentence, stuffed[0], 'a bird is stuffed just before it goes into the oven (USDA FSIS)');
  const useBy = findSaid(sentence.plain, USE_BY);
  return useBy === null
    ? null
    : write(sentence, useBy[0], 'food is not eaten after its use-by date (UK FSA)');
}

const CHECKS = [
  checkLeftOut,
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
