// Rule undercooked, told by the clock: raw poultry, mince, sausages, pork, offal or game that the steps heat for far
// less than such a piece needs, with no word on how to see that it is done. The minutes are our own estimate, taken
// from no table: a cautious lower bound that no piece of the kind is cooked through in, so that only what is far too
// short is found.

import type { Finding } from '../../finding.ts';
import { type ListedFood, namePlace, pointAt, type RecipeScan } from '../scan-recipe.ts';
import { findSaid, says } from '../stance/phrases.ts';
import { type CoreRequirement, readCoreRequirement } from './core-requirements.ts';
import { readCores } from './core-temperatures.ts';
import { MEAT_WORD, readHeatedMinutes } from './heated-minutes.ts';
import * as pieces from './meat-pieces.ts';

interface Least {
  /** Minutes in a pan, on a grill, in liquid or steam. */
  readonly direct: number;
  /** Minutes where an oven has a part in it. */
  readonly oven: number;
}

// The first row whose words stand in the line, the title or the steps before the heat.
const LEAST: readonly (readonly [words: RegExp, least: Least])[] = [
  [pieces.SMASHED, { direct: 1, oven: 4 }],
  [pieces.DUMPLINGS, { direct: 3, oven: 8 }],
  [pieces.STUFFED, { direct: 6, oven: 15 }],
  [pieces.PARFAIT, { direct: 2.5, oven: 18 }],
  [pieces.OFFAL, { direct: 2.5, oven: 6 }],
  [pieces.WHOLE_TURKEY, { direct: 60, oven: 65 }],
  [pieces.POUSSIN, { direct: 11, oven: 18 }],
  [pieces.QUAIL, { direct: 7, oven: 11 }],
  [pieces.SPATCHCOCK, { direct: 22, oven: 30 }],
  [pieces.WHOLE_BIRD, { direct: 30, oven: 40 }],
  [pieces.SAUSAGE_MEAT, { direct: 3, oven: 5 }],
  [pieces.SAUSAGES, { direct: 6, oven: 11 }],
  [pieces.THIN, { direct: 2, oven: 6 }],
  [pieces.SKEWERED, { direct: 4.5, oven: 9 }],
  [pieces.DICED, { direct: 3.5, oven: 8 }],
  [pieces.MEATLOAF, { direct: 22, oven: 24 }],
  [pieces.BALLS, { direct: 4.5, oven: 9 }],
  [pieces.MINCED, { direct: 3, oven: 7 }],
  [pieces.SLOW_CUT, { direct: 15, oven: 25 }],
  [pieces.TENDERLOIN, { direct: 6, oven: 11 }],
  [pieces.PORK_JOINT, { direct: 15, oven: 28 }],
  [pieces.WINGS, { direct: 6, oven: 14 }],
  [pieces.BREASTS, { direct: 5, oven: 11 }],
  [pieces.JOINTED, { direct: 9, oven: 18 }],
  [pieces.CHOPS, { direct: 3, oven: 8 }],
];
const ANY: Least = { direct: 3, oven: 8 };
/** Raw meat under pastry or in a parcel is heated through its wrapping. */
export const WRAPPED =
  /\b(?:pie|pies|pastry|pasty|pasties|en croute|wellington|pot ?pies?|strudel|calzone|empanadas?)\b/;
const WRAPPED_LEAST: Least = { direct: 3.5, oven: 16 };
/** Pizza at the heat of a wood fire is done in a minute or two. */
export const FIRE = /\b(?:pizza oven|wood[- ]fired|ooni|tandoor|[3-5]\d\d ?°? ?c)\b/;

export const COOKED_ALREADY =
  /\b(?:cooked|leftover|left-over|tinned|canned|rotisserie|roast(?:ed)?|smoked|pulled|shredded|precooked|cold|cured|dried|deli|frankfurters?|hot ?dogs?|vegetarian|vegan|veggie|meat-free)\b/;
export const COOKED_IN_TEXT =
  /\b(?:cooked|leftover|rotisserie|poached|pulled) (?:\w+ )?(?:chicken|turkey|pork|duck|meat|(?:sausage|burger|meatball)s?|mince)\b|\bpar-?cooked\b|\bsous[- ]?vide\b|\bpressure cook|\binstant pot\b/;
export const SEEN =
  /\b(?:cook(?:ed|s)? (?:\w+ ){0,2}(?:through|fully|completely)|(?:no longer|not|no|without|isn't|any) (?:\w+ )?(?:pink|raw)|lost (?:its|their|all) pink|clear juices|juices? (?:\w+ ){0,3}clear|opaque|white (?:\w+ ){0,3}(?:through|throughout|middle)|thermometer|piping hot|steaming hot|fall(?:s|ing)? (?:apart|off|from)|(?:until|till|are|is) (?:\w+ ){0,4}(?:cooked|done|tender|firm|shreds?)|test (?:\w+ ){0,3}done|check (?:\w+ ){0,3}(?:done|doneness|cooked))\b/g;
export const SLOW =
  /\b(?:slow[- ]?cooker|slow[- ]cook(?:ed|ing)? (?:(?:it|them|everything|the (?:meat|pork|lamb|beef|chicken)) )?(?:on|at) (?:low|high)|crock-? ?pot)\b/;

function isRaw({ food, plain }: ListedFood): boolean {
  const requirement = readCoreRequirement(food);
  return requirement?.severity === 'danger' && !says(plain, COOKED_ALREADY);
}

// Cut before the heat: "slice the chicken thinly"; what is sliced at the table was whole in the pan.
function readCutWords(scan: RecipeScan, ids: ReadonlySet<string>, until: number): string {
  const cutting: string[] = [];
  for (const sentence of scan.steps) {
    if ((sentence.step ?? 0) > until) break;
    const clauses = sentence.plain.split(
      /\b(?:serve|then|fry|sear|roast|bake|grill|cook|simmer|poach|microwave|steam)\b/,
    );
    const first = clauses[0] ?? '';
    if (
      scan.readings.foods(first).some(({ food }) => ids.has(food.id)) ||
      /\b(?:meat|mince|mixture|mix)\b/.test(first)
    )
      cutting.push(first);
    const isHeated = scan.readings.foods(sentence.plain).some(({ food }) => ids.has(food.id));
    if (clauses.length > 1 && (cutting.length > 0 || isHeated)) break;
  }
  return cutting.join(' ');
}

export const CUTS_UP =
  /\b(?:joint(?:ed|s)?|pieces|(?:portion|quarter|spatchcock|flatten|chop)\w*|cut|(?:butterfl|halv|slic|dic)\w+|half|split|backbone)\b/;

/** "1 chicken, about 1.8 kg" that nobody cuts up. */
function isWholeBird(raw: readonly ListedFood[], words: string): boolean {
  return (
    raw.some(({ food }) => food.id === 'chicken-whole' || food.id === 'whole-duck') && !says(words, CUTS_UP)
  );
}

function pickLeast(scan: RecipeScan, raw: readonly ListedFood[], ids: ReadonlySet<string>): Least {
  const lines = raw.map(({ plain }) => plain).join(' ');
  const title = scan.recipe.title?.toLowerCase() ?? '';
  const cut = readCutWords(scan, ids, Number.POSITIVE_INFINITY);
  const words = `${lines} ${cut} ${title}${isWholeBird(raw, `${lines} ${cut}`) ? ' whole chicken' : ''}`;
  const row = LEAST.find(([pattern]) => pattern.test(words))?.[1] ?? ANY;
  return says(`${title} ${lines}`, WRAPPED) && row.oven < WRAPPED_LEAST.oven
    ? { direct: Math.max(row.direct, 3), oven: WRAPPED_LEAST.oven }
    : row;
}

// "Warm the gravy until piping hot" says nothing of the meat.
function isSeenDone(scan: RecipeScan): boolean {
  return scan.sentences.some((sentence) => {
    if (sentence.place === 'ingredients' || findSaid(sentence.plain, SEEN) === null) return false;
    return says(sentence.plain, MEAT_WORD) || says(sentence.plain, IT) || scan.foods(sentence).length === 0;
  });
}
const IT = /\b(?:it|them|they|everything)\b/;

export const WARM_ONLY =
  /\b(?:set|turn|switch|keep|leave|cook)\w*\b[^.;]{0,30}\b(?:to|on) (?:the )?["']?(?:keep[- ])?warm\b(?! (?:plate|place|bowl))/;

/** Minutes of a slow cooker that are too few for any raw meat; 0 where they suffice. */
function isSlowTooBrief(scan: RecipeScan, minutes: number): boolean {
  if (/\blow\b/.test(scan.method) && !/\bhigh\b/.test(scan.method)) return minutes < 120;
  return minutes < 75;
}

/** Whether the only setting of the slow cooker is the one that keeps cooked food warm. */
function isKeptWarmOnly({ method }: RecipeScan): boolean {
  return says(method, WARM_ONLY) && !/\b(?:low|high|medium|boil|simmer|oven|fry|sear|brown)\b/.test(method);
}

/** A danger where the minutes that the steps name are far too few; null where they suffice or cannot be counted. */
export function checkTooBrief(scan: RecipeScan): Finding | null {
  const raw = scan.listed.filter(isRaw);
  const first = raw[0];
  // Of a few words of a method nobody knows what stands around them.
  if (scan.steps.length < 3 && !/\b(?:serve|eat|plates?|table|enjoy)\b/.test(scan.method)) return null;
  if (first === undefined || says(scan.whole.replace(/\buncooked\b/g, ' '), COOKED_IN_TEXT)) return null;
  const requirement = readCoreRequirement(first.food);
  if (requirement === null || isSeenDone(scan)) return null;
  if (scan.steps.some(({ text }) => /\d{2}/.test(text) && readCores(text, true, false).length > 0))
    return null;
  const ids = new Set(raw.map(({ food }) => food.id));
  const heated = readHeatedMinutes(scan, ids);
  const slow = says(scan.whole, SLOW);
  if (slow && isKeptWarmOnly(scan)) return writeWarmOnly(scan, requirement, first);
  if (heated === null) return null;
  const { direct, oven, last } = heated;
  const brief = slow ? isSlowTooBrief(scan, direct + oven) : isBrief(scan, raw, ids, direct, oven);
  if (!brief) return null;
  return {
    rule: 'undercooked',
    severity: 'danger',
    message: `${namePlace(last)} leaves the ${requirement.name} with ${writeTime(direct + oven)} of heat in all, and no step says how to see that ${first.food.noun === 'mass' ? 'it is' : 'they are'} cooked; ${requirement.coreC} C inside is the figure of FoodSafety.gov.`,
    ...pointAt(last),
  };
}

function writeWarmOnly(scan: RecipeScan, requirement: CoreRequirement, { food }: ListedFood): Finding | null {
  const sentence = scan.steps.find(({ plain }) => says(plain, WARM_ONLY));
  if (sentence === undefined) return null;
  return {
    rule: 'undercooked',
    severity: 'danger',
    message: `${namePlace(sentence)} only keeps the ${requirement.name} warm, and no step cooks ${food.noun === 'mass' ? 'it' : 'them'}; ${requirement.coreC} C inside is the figure of FoodSafety.gov.`,
    ...pointAt(sentence),
  };
}

function isBrief(
  scan: RecipeScan,
  raw: readonly ListedFood[],
  ids: ReadonlySet<string>,
  direct: number,
  oven: number,
): boolean {
  const least = pickLeast(scan, raw, ids);
  // What is frozen through takes about half as long again; an estimate like the minutes above.
  if (says(scan.method, FROM_FROZEN)) return isBriefFrozen(least, direct, oven);
  if (oven === 0) return direct < least.direct;
  if (says(scan.whole, FIRE)) return false;
  return direct < least.direct && direct + oven < least.oven;
}

export const FROM_FROZEN =
  /\b(?:(?:straight |directly )?from (?:the freezer|frozen)|still (?:rock[- ]|half[- ])?(?:frozen|icy)|while (?:still )?frozen|frozen solid|rock[- ]hard|without (?:thawing|defrosting)|no need to (?:thaw|defrost)|(?:don't|do not) (?:bother to |wait to )?(?:thaw|defrost))\b/;
const FROZEN_TAKES = 1.5;

function isBriefFrozen(least: Least, direct: number, oven: number): boolean {
  if (oven === 0) return direct < least.direct * FROZEN_TAKES;
  return direct < least.direct * FROZEN_TAKES && direct + oven < least.oven * FROZEN_TAKES;
}

function writeTime(minutes: number): string {
  return minutes < 1 ? `${Math.round(minutes * 60)} seconds` : `${Math.round(minutes * 10) / 10} min`;
}
