// Rule dose: far too much of what is harmless in a pinch. Sources: National Capital Poison Center (nutmeg, essential
// oils), WHO (salt, 5 g a day), USDA and 9 CFR 424.21 (curing salt, 2.5 g of the 6.25 % mix to a kilogram of meat),
// EFSA Journal 2016;14(4):4424 (apricot kernels), USDA retention factors (alcohol).

import { HAZARDS } from '../../food/hazards.ts';
import type { Finding } from '../finding.ts';
import { findSaid, isWarning, quote } from './phrases.ts';
import { readAmounts, type SaidAmount } from './said-amounts.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from './scan-recipe.ts';

function write(sentence: Sentence, message: string): Finding {
  return { rule: 'dose', severity: 'danger', message, ...pointAt(sentence) };
}

function listAmounts(
  scan: RecipeScan,
  food: RegExp,
): readonly { readonly sentence: Sentence; readonly amount: SaidAmount }[] {
  return scan.sentences
    .filter(({ plain, place }) => place !== 'title' && food.test(plain))
    .flatMap((sentence) => readAmounts(sentence.plain, food).map((amount) => ({ sentence, amount })));
}

const NUTMEG_TSP = HAZARDS['nutmeg-dose'].figures?.mostTeaspoonsPerDish ?? 1;
const NUTMEG = /\bnutmegs?\b/;
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
const SALT_NOT_EATEN =
  /\b(?:brine|brining|crust|cure|curing|pasta water|cooking water|boiling water|for the water|salted water|pot of|salt.bak|salt dough|bed of|preserv|ferment|kraut|kimchi|pickl|draw out|drain|rinse|gravlax|soak|epsom|degorg|kilogram|per kilo|litres? of water|scrub|ice cream|rock salt|dry.age|confit|wipe off|wipe away|brush off|brush away|(?:pack|layer|cover|bury|massage)[^.;]{0,45}\bsalt|salt[^.;]{0,60}\b(?:overnight|for \d\d? hours|chill|jar)|jars?\b[^.;]{0,30}\bsalt)/;
/** Grams a head from which a dish is a salt poisoning rather than salty: twice the WHO's day. */
const SALT_GRAMS_A_HEAD = 10;
const SALT_TSP_GRAMS = 6;

function checkSalt(scan: RecipeScan): readonly Finding[] {
  if (
    SALT_NOT_EATEN.test(scan.whole) ||
    scan.lines.some(({ plain }) => SALT.test(plain) && SALT_NOT_EATEN.test(plain))
  )
    return [];
  const heads = scan.recipe.servings ?? 4;
  for (const { sentence, amount } of listAmounts(scan, SALT)) {
    if (/\b(?:soy|celery salt|garlic salt|salt.free|low.salt)\b/.test(sentence.plain)) continue;
    const grams = amount.tsp !== null ? amount.tsp * SALT_TSP_GRAMS : (amount.grams ?? 0);
    if (grams < 30 || grams / heads < SALT_GRAMS_A_HEAD) continue;
    return [
      write(
        sentence,
        `${namePlace(sentence)} gives ${amount.text} of salt, about ${Math.round(grams / heads)} g a head; 5 g a day is the figure of the WHO.`,
      ),
    ];
  }
  return [];
}

const CURING =
  /\b(?:curing salts?|prague powder|pink salt (?:#|no\.? ?)?[12]|cure (?:#|no\.? ?)[12]|insta ?cure|sodium nitrite|sodium nitrate|potassium nitrate|saltpet(?:re|er)|nitrite)\b/;
const PURE_NITRITE =
  /\b(?:sodium nitrite|sodium nitrate|potassium nitrate|saltpet(?:re|er)|nitrite powder)\b/;
const CURING_TSP_GRAMS = 6;
const CURING_GRAMS_A_KILO = 2.5;

const MEATS: ReadonlySet<string> = new Set(['pork', 'meat', 'poultry', 'game']);

function weighMeat(scan: RecipeScan): number | null {
  let grams = 0;
  for (const { food, text } of scan.listed) {
    if (food.origins.some((origin) => MEATS.has(origin))) grams += scan.readings.line(text).grams ?? 0;
  }
  return grams === 0 ? null : grams;
}

function checkCuringSalt(scan: RecipeScan): readonly Finding[] {
  const kilos = weighMeat(scan);
  for (const { sentence, amount } of listAmounts(scan, CURING)) {
    if (/\bhimalayan\b/.test(sentence.plain)) continue;
    const grams = amount.tsp !== null ? amount.tsp * CURING_TSP_GRAMS : amount.grams;
    if (grams === null) continue;
    // Half as much again is how far a spoon may be off.
    const most = (kilos === null ? CURING_GRAMS_A_KILO * 2 : (kilos / 1000) * CURING_GRAMS_A_KILO) * 1.5;
    const pure =
      PURE_NITRITE.test(sentence.plain) && !/\b6\.25|curing salt\b/.test(sentence.plain) && grams > 1;
    if (!pure && grams <= most) continue;
    const meat = kilos === null ? '' : ` for ${kilos / 1000} kg of meat`;
    return [
      write(
        sentence,
        `${namePlace(sentence)} gives ${amount.text} of curing salt${meat}; ${CURING_GRAMS_A_KILO} g to a kilogram is the figure of the USDA.`,
      ),
    ];
  }
  const seasoning = findSentence(
    scan,
    /\b(?:curing salt|prague powder|pink curing salt)\b[^.;]{0,40}\b(?:instead of|to taste|as (?:table|normal|regular) salt|at the table)\b|\b(?:season|sprinkle|finish)\b[^.;]{0,40}\b(?:curing salt|prague powder)\b/g,
  );
  return seasoning === null
    ? []
    : [
        write(
          seasoning.sentence,
          `${namePlace(seasoning.sentence)} says "${quote(seasoning.words)}"; curing salt is weighed, ${CURING_GRAMS_A_KILO} g to a kilogram of meat (USDA).`,
        ),
      ];
}

function findSentence(
  scan: RecipeScan,
  pattern: RegExp,
): { readonly sentence: Sentence; readonly words: string } | null {
  for (const sentence of scan.sentences) {
    const match = isWarning(sentence.plain) ? null : findSaid(sentence.plain, pattern);
    if (match !== null) return { sentence, words: match[0] };
  }
  return null;
}

const LYE = /\b(?:lye|sodium hydroxide|caustic soda)\b/g;

const OTHERS_USE =
  /\b(?:bakers|baker(?:y|ies)|professionals?|traditional(?:ly)?|classic(?:ally)?|originally|usually|germany|instead|gentler|safer|milder|easier)\b/;

function checkLye(scan: RecipeScan): readonly Finding[] {
  const found = findSentence(scan, LYE);
  if (found === null) return [];
  // What bakeries do, told beside what this recipe does instead
  const told = found.sentence.place === 'notes' || found.sentence.place === 'introduction';
  if (
    told &&
    OTHERS_USE.test(found.sentence.plain) &&
    !/\byou (?:can|could|may)\b/.test(found.sentence.plain)
  )
    return [];
  const grade = /\bfood[- ]grade\b/.test(`${scan.whole} ${scan.lines.map(({ plain }) => plain).join(' ')}`);
  const strong = /\b(?:[6-9]|[1-9]\d) ?%/.exec(found.sentence.plain);
  const drunk = /\b(?:drink|sip|stir|dough with|to the (?:soup|sauce))\b/.test(found.sentence.plain);
  if (grade && strong === null && !drunk) return [];
  return [
    write(
      found.sentence,
      `${namePlace(found.sentence)} uses "${quote(found.words)}"; only food-grade lye is used, as a dip of 3 to 4 % that is baked afterwards.`,
    ),
  ];
}

const OIL =
  /\b(?:(?:wintergreen|eucalyptus|tea tree|camphor|pennyroyal) (?:essential )?|(?:clove|oregano|peppermint|lavender|lemon|orange|cinnamon) essential |essential )oil/;
const GRAVE_OIL = /\b(?:wintergreen|eucalyptus|tea tree|camphor|pennyroyal)\b/;

function checkEssentialOil(scan: RecipeScan): readonly Finding[] {
  for (const { sentence, amount } of listAmounts(scan, OIL)) {
    const { plain } = sentence;
    if (isWarning(plain)) continue;
    const ml = amount.tsp === null ? (amount.ml ?? 0) : amount.tsp * 5;
    if (ml < 1 && !(GRAVE_OIL.test(plain) && ml > 0)) continue;
    return [
      write(
        sentence,
        `${namePlace(sentence)} gives ${amount.text} of essential oil; a few millilitres poison a child (National Capital Poison Center).`,
      ),
    ];
  }
  return [];
}

const KERNEL = /\b(?:apricot kernel|bitter almond)s?\b/;

function checkKernels(scan: RecipeScan): readonly Finding[] {
  for (const { sentence, amount } of listAmounts(scan, KERNEL)) {
    if (/\bextract|essence|flavo/.test(sentence.plain) || isWarning(sentence.plain)) continue;
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

const STRONG_ACID =
  /\b(?:glacial acetic acid|(?:vinegar|acetic acid) (?:essence|concentrate)|(?:acetic|hydrochloric|phosphoric|sulphuric|sulfuric|muriatic) acid|(?:[2-9]\d) ?% (?:acetic acid|vinegar))\b/g;
const DILUTED = /\b(?:dilut\w*|water|drops?)\b/;
const NEAT = /\b(?:undiluted|neat|straight|pure|unwatered|as it is|full strength)\b/;

/** Essence of vinegar and other acids that burn, poured on as they come from the bottle. */
function checkAcid(scan: RecipeScan): readonly Finding[] {
  const found = findSentence(scan, STRONG_ACID);
  if (found === null) return [];
  const list = scan.lines.map(({ plain }) => plain).join('\n');
  if (DILUTED.test(`${scan.method}\n${list}`) && !NEAT.test(scan.method)) return [];
  return [
    write(
      found.sentence,
      `${namePlace(found.sentence)} uses "${quote(found.words)}" undiluted; acetic acid above 10 % burns the gullet (BfR).`,
    ),
  ];
}

const DRINK =
  /\b(?:rum|vodka|gin|whisky|whiskey|brandy|bourbon|tequila|liqueur|wine|beer|stout|ale|prosecco|champagne|sherry|port|amaretto|kirsch|cognac|limoncello|baileys|kahlua|cider|marsala|advocaat|schnapps|everclear|grand marnier|cointreau)\b/;
const NO_ALCOHOL =
  /\b(?:vinegar|extract|non.alcoholic|alcohol.free|without alcohol|ginger (?:beer|ale)|root beer|rum (?:essence|flavo)|wine gum|apple cider|leave (?:it|the \w+) out|for (?:the )?(?:adults|grown)|dealcoholi|0 ?%|beer.batter|sparkling grape|instead of)/;

function checkAlcohol(scan: RecipeScan): readonly Finding[] {
  const guest = scan.audience.child ?? scan.audience.pregnant;
  if (
    guest === null ||
    /\b(?:for (?:the )?(?:adults|grown.?ups)|adults only|not for (?:children|kids)|leave (?:it|the \w+) out (?:for|if))\b/.test(
      scan.whole,
    )
  )
    return [];
  for (const sentence of [...scan.lines, ...scan.steps]) {
    const match = DRINK.exec(sentence.plain);
    if (
      match === null ||
      NO_ALCOHOL.test(sentence.plain) ||
      findSaid(sentence.plain, new RegExp(`\\b${match[0]}\\b`, 'g')) === null
    )
      continue;
    return [
      write(
        sentence,
        `${namePlace(sentence)} uses ${match[0]} and the text names ${guest}; 85 % of the alcohol stays when it is stirred into something hot (USDA).`,
      ),
    ];
  }
  return [];
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
    ...checkAlcohol(scan),
  ];
}
