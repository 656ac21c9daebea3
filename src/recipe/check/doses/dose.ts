// Rule dose: far too much of what is harmless in a pinch. Sources: National Capital Poison Center (nutmeg), the catalogue of hazards (curing salt, 2.5 g of the 6.25 % mix to a kilogram of meat),
// EFSA Journal 2016;14(4):4424 (apricot kernels).

import { HAZARDS } from '../../../food/hazards.ts';
import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import { checkLiver } from '../guests/in-pregnancy.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from '../scan-recipe.ts';
import { findSaid, quote, says } from '../stance/phrases.ts';
import { isSpokenAgainst } from '../stance/spoken-against.ts';
import { checkAlcohol } from './alcohol-for-children.ts';
import { checkBySpoon, checkSupplements } from './by-the-spoon.ts';
import { listAmounts } from './list-amounts.ts';

function write(sentence: Sentence, message: string): Finding {
  return { rule: 'dose', severity: 'danger', message, ...pointAt(sentence) };
}

const NUTMEG_TSP = HAZARDS['nutmeg-dose'].figures?.mostTeaspoonsPerDish ?? 1;
export const NUTMEG = /\bnutmegs?\b/;
/** Grams of a teaspoon of ground nutmeg, and of a whole one. */
const NUTMEG_GRAMS = { tsp: 2.2, whole: 6 };

function checkNutmeg(scan: RecipeScan): readonly Finding[] {
  // A quarter of a teaspoon a head, where many are fed.
  const most = Math.max(NUTMEG_TSP, (scan.recipe.servings ?? 4) / 4) * NUTMEG_GRAMS.tsp;
  for (const { sentence, amount } of listAmounts(scan, NUTMEG)) {
    const grams =
      amount.tsp !== null
        ? amount.tsp * NUTMEG_GRAMS.tsp
        : (amount.grams ?? (amount.count ?? 0) * NUTMEG_GRAMS.whole);
    const whole = amount.tsp === null && amount.grams === null;
    if (whole ? (amount.count ?? 0) < 2 : grams <= most * 1.01) continue;
    return [
      write(
        sentence,
        `${namePlace(sentence)} gives ${amount.text} of nutmeg; ${NUTMEG_TSP} teaspoon in a dish is the most (National Capital Poison Center).`,
      ),
    ];
  }
  return [];
}

const SALT = /\bsalt\b/;
export const OTHER_SALT =
  /\b(?:soy|celery salt|garlic salt|salt.free|low.salt|salt (?:cod|fish|pork|beef|mackerel|ling|herring|anchov\w+))\b/;
export const SALTED = /\bsalt(?:y|ed)?\b/;
/** Salt that stays in the water or is washed away, said of the salt itself. */
export const SALT_POURED_AWAY = /\b(?:drain|rinse|soak|salty (?:\w+ )?water)\b/;
export const POURS_OFF = /\b(?:drain\w*|colander|lift (?:it|them|the \w+) out|pour (?:off|away))\b/;
export const SALT_NOT_EATEN =
  /\b(?:brine|brining|crust|cure|curing|pasta water|cooking water|boiling water|for the water|salted water|pot of|salt.bak|salt dough|bed of|preserv|ferment|kraut|kimchi|pickl|draw out|gravlax|epsom|degorg|kilogram|per kilo|litres? of water|scrub|ice cream|rock salt|dry.age|confit|(?:wipe|brush) (?:it |them |the \w+ )?(?:off|away)|(?:pack(?!et)|layer|cover|bury|massage)[^.;]{0,45}\bsalt|salt[^.;]{0,60}\b(?:overnight|for \d\d? hours|chill|jar)|jars?\b[^.;]{0,30}\bsalt)/;
/** Salt that goes into what is eaten, whatever water is salted beside it. */
export const SALT_EATEN =
  /\bsalt,? for the (?:sauce|dressing|dough|batter|soup|stew|filling|mash|gravy)\b|\b(?:stir|mix|whisk|beat|fold)\b[^.;]{0,20}\bsalt\b[^.;]{0,15}\b(?:in|into|through) the (?:sauce|oil|batter|dough|soup|stew|mash|cream|butter|filling|dressing)\b/;
/** Grams a head from which a dish is a salt poisoning rather than salty: 10 g to a head is more than anybody seasons with. */
const SALT_GRAMS_A_HEAD = 10;
const SALT_TSP_GRAMS = 6;
/** The share of salt in a joint that is rubbed or salted well, by weight; more of it feeds more heads than are named. */
const SALT_OF_MEAT = 0.02;

const FOR_EACH = /\b(?:each|every|per|a) (?:bowl|plate|portion|serving|person|guest|glass|head)\b/;

/** "Boil the pasta in the water with the salt. Drain." */
function isPouredAway({ plain, next }: Sentence): boolean {
  if (!says(plain, SALTED)) return false;
  if (says(plain, SALT_POURED_AWAY)) return true;
  return /\bwater\b/.test(plain) && says(`${plain} ${next?.plain ?? ''}`, POURS_OFF);
}

function checkSalt(scan: RecipeScan): readonly Finding[] {
  const isEaten = [...scan.lines, ...scan.steps].some(({ plain }) => says(plain, SALT_EATEN));
  if (
    (!isEaten && says(scan.whole, SALT_NOT_EATEN)) ||
    scan.lines.some(({ plain }) => says(plain, SALT) && says(plain, SALT_NOT_EATEN)) ||
    [...scan.lines, ...scan.steps].some(isPouredAway)
  )
    return [];
  const heads = scan.recipe.servings ?? 4;
  const rubbed = (weighMeat(scan) ?? 0) * SALT_OF_MEAT;
  for (const { sentence, amount } of listAmounts(scan, SALT)) {
    if (says(sentence.plain, OTHER_SALT)) continue;
    const said = amount.tsp !== null ? amount.tsp * SALT_TSP_GRAMS : (amount.grams ?? 0);
    const grams = says(sentence.plain, FOR_EACH) ? said * heads : said;
    if (grams < 30 || grams <= rubbed || grams / heads < SALT_GRAMS_A_HEAD) continue;
    return [
      write(
        sentence,
        `${namePlace(sentence)} gives ${amount.text} of salt, about ${Math.round(grams / heads)} g a head; so much salt is a poisoning.`,
      ),
    ];
  }
  return [];
}

export const CURING =
  /\b(?:curing salts?|prague powder|pink salt (?:#|no\.? ?)?[12]|cure (?:#|no\.? ?)[12]|insta ?cure|sodium nitrite|sodium nitrate|potassium nitrate|saltpet(?:re|er)|nitrite)\b/;
const PURE_NITRITE =
  /\b(?:sodium nitrite|sodium nitrate|potassium nitrate|saltpet(?:re|er)|nitrite powder)\b/;
const CURING_TSP_GRAMS = 6;
const CURING_GRAMS_A_KILO = 2.5;

const MEATS: ReadonlySet<string> = new Set(['pork', 'meat', 'poultry', 'game']);

export const WEIGHT = /\b(\d+(?:\.\d+)?) ?(kg|lbs?|pounds?)\b/i;

/** "1 packer brisket, 12 lb": grams; 0 where no weight is named. */
function readWeight(text: string): number {
  const [, count = '0', unit = ''] = prepare(WEIGHT).exec(text) ?? [];
  return Number(count) * (unit.startsWith('k') ? 1000 : 454);
}

function weighMeat(scan: RecipeScan): number | null {
  let grams = 0;
  for (const { food, text } of scan.listed) {
    if (food.origins.some((origin) => MEATS.has(origin)))
      grams += scan.readings.line(text).grams ?? readWeight(text);
  }
  return grams === 0 ? null : grams;
}

/** "Season with curing salt", "prague powder to taste" */
export const CURE_AS_SALT =
  /\b(?:curing salt|prague powder)\b[^.;]{0,40}\b(?:instead of|to taste|as (?:table|normal|regular) salt|at the table)\b|\b(?:season|sprinkle|finish)\b[^.;]{0,40}\b(?:curing salt|prague powder)\b/g;

function checkCuringSalt(scan: RecipeScan): readonly Finding[] {
  const kilos = weighMeat(scan);
  for (const { sentence, amount } of listAmounts(scan, CURING)) {
    if (/\bhimalayan\b/.test(sentence.plain)) continue;
    const grams = amount.tsp !== null ? amount.tsp * CURING_TSP_GRAMS : amount.grams;
    if (grams === null) continue;
    // Half as much again is how far a spoon may be off.
    const most = (kilos === null ? CURING_GRAMS_A_KILO * 2 : (kilos / 1000) * CURING_GRAMS_A_KILO) * 1.5;
    const pure =
      says(sentence.plain, PURE_NITRITE) && !/\b6\.25|curing salt\b/.test(sentence.plain) && grams > 1;
    if (!pure && grams <= most) continue;
    const meat = kilos === null ? '' : ` for ${kilos / 1000} kg of meat`;
    return [
      write(
        sentence,
        `${namePlace(sentence)} gives ${amount.text} of curing salt${meat}; ${CURING_GRAMS_A_KILO} g of the 6.25 % mix to a kilogram is the most.`,
      ),
    ];
  }
  const seasoning = findSentence(scan, CURE_AS_SALT);
  return seasoning === null
    ? []
    : [
        write(
          seasoning.sentence,
          `${namePlace(seasoning.sentence)} says "${quote(seasoning.words)}"; curing salt is weighed, ${CURING_GRAMS_A_KILO} g to a kilogram of meat.`,
        ),
      ];
}

function findSentence(
  scan: RecipeScan,
  pattern: RegExp,
): { readonly sentence: Sentence; readonly words: string } | null {
  for (const sentence of scan.sentences) {
    const match = findSaid(sentence.plain, pattern);
    if (match !== null && !isSpokenAgainst(sentence.plain, sentence.next?.plain))
      return { sentence, words: match[0] };
  }
  return null;
}

const LYE = /\b(?:lye|sodium hydroxide|caustic soda)\b/g;

/** "Swap the soda bath for lye": an order to the cook, in a note too. */
export const LYE_OFFERED =
  /\byou (?:can|could|may)\b|^\W*(?:for (?:(?!\b(?:bakers|bakeries|professionals|they|people)\b)[^;.]){0,50}?)?\b(?:use|try)\b (?:[\w-]+ ){0,3}(?:lye|sodium hydroxide|caustic soda)\b|\b(?:swap|switch|change|trade|replace)\b[^.;]*\b(?:for|to|with|by)\b[^.;]*\b(?:lye|sodium hydroxide|caustic soda)\b|\b(?:soak|dip|steep|bathe)\b[^.;]*\b(?:lye|sodium hydroxide|caustic soda)\b[^.;]*\b(?:minutes?|hours?|overnight)\b/;
export const OTHERS_USE =
  /\b(?:bakers|baker(?:y|ies)|professionals?|traditional(?:ly)?|classic(?:ally)?|originally|usually|germany|instead|gentler|safer|milder|easier)\b/;

export const FOOD_GRADE = /\bfood[- ]grade\b/;
/** "A 10 % solution": more than a dip is made of. */
export const STRONG = /(?<![\d.,])(?:[6-9]|[1-9]\d\d?) ?(?:%|per ?cent\b)/;

function checkLye(scan: RecipeScan): readonly Finding[] {
  const found = findSentence(scan, LYE);
  if (found === null) return [];
  // What bakeries do, told beside what this recipe does instead
  const { place, plain } = found.sentence;
  const told = (place === 'notes' || place === 'introduction') && says(plain, OTHERS_USE);
  if (told && !says(plain, LYE_OFFERED)) return [];
  const grade = says(`${scan.whole} ${scan.lines.map(({ plain }) => plain).join(' ')}`, FOOD_GRADE);
  const strong = prepare(STRONG).exec(plain);
  const drunk = /\b(?:drink|sip|stir|dough with|to the (?:soup|sauce))\b/.test(plain);
  if (grade && strong === null && !drunk) return [];
  return [
    write(
      found.sentence,
      `${namePlace(found.sentence)} uses "${quote(found.words)}"; only food-grade lye is used, as a dip of 3 to 4 % that is baked afterwards.`,
    ),
  ];
}

export const OIL =
  /\b(?:(?:wintergreen|eucalyptus|tea tree|camphor|pennyroyal) (?:essential )?|(?:clove|oregano|peppermint|lavender|lemon|orange|cinnamon) essential |essential )oil/;
const GRAVE_OIL = /\b(?:wintergreen|eucalyptus|tea tree|camphor|pennyroyal)\b/;

function checkEssentialOil(scan: RecipeScan): readonly Finding[] {
  for (const { sentence, amount } of listAmounts(scan, OIL)) {
    const { plain } = sentence;
    const ml = amount.tsp === null ? (amount.ml ?? 0) : amount.tsp * 5;
    if (ml < 1 && !(says(plain, GRAVE_OIL) && ml > 0)) continue;
    return [
      write(
        sentence,
        `${namePlace(sentence)} gives ${amount.text} of essential oil; a few millilitres of it poison a child.`,
      ),
    ];
  }
  return [];
}

export const KERNEL = /\b(?:apricot kernel|bitter almond)s?\b/;

function checkKernels(scan: RecipeScan): readonly Finding[] {
  for (const { sentence, amount } of listAmounts(scan, KERNEL)) {
    if (/\bextract|essence|flavo/.test(sentence.plain)) continue;
    if ((amount.count ?? 0) <= 3 && (amount.grams ?? 0) <= 1 && amount.tsp === null) continue;
    return [
      write(
        sentence,
        `${namePlace(sentence)} gives ${amount.text} of kernels; EFSA counts more than 3 small ones as too many for an adult.`,
      ),
    ];
  }
  return [];
}

export const STRONG_ACID =
  /\b(?:glacial acetic acid|(?:vinegar|acetic acid) (?:essence|concentrate)|(?:acetic|hydrochloric|phosphoric|sulphuric|sulfuric|muriatic) acid|(?:[2-9]\d) ?% (?:acetic acid|vinegar))\b/g;
export const DILUTED = /\b(?:dilut\w*|water|drops?)\b/;
const NEAT = /\b(?:undiluted|neat|straight|pure|unwatered|as it is|full strength)\b/g;

/** Essence of vinegar and other acids that burn, poured on as they come from the bottle. */
function checkAcid(scan: RecipeScan): readonly Finding[] {
  const found = findSentence(scan, STRONG_ACID);
  if (found === null) return [];
  const list = scan.lines.map(({ plain }) => plain).join('\n');
  if (
    says(`${scan.method}\n${list}`, DILUTED) &&
    !scan.steps.some(({ plain }) => findSaid(plain, NEAT) !== null)
  )
    return [];
  return [
    write(
      found.sentence,
      `${namePlace(found.sentence)} uses "${quote(found.words)}" undiluted; it burns the gullet until it is diluted to the strength of vinegar.`,
    ),
  ];
}

/** Judged over the whole recipe: amounts go by head and by the weight of the meat. */
export function checkDose(scan: RecipeScan): readonly Finding[] {
  return [
    ...checkNutmeg(scan),
    ...checkSalt(scan),
    ...checkCuringSalt(scan),
    ...checkLye(scan),
    ...checkEssentialOil(scan),
    ...checkKernels(scan),
    ...checkAcid(scan),
    ...checkBySpoon(scan),
    ...checkSupplements(scan),
    ...checkLiver(scan),
    ...checkAlcohol(scan),
  ];
}
