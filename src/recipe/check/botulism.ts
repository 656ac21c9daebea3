// Rule botulism: what keeps out the air, holds no acid and stands warm. Garlic, herbs and vegetables in oil, low-acid
// food canned without pressure, potatoes left in foil, vegetables fermented without salt.
// Sources: CDC, botulism prevention; NCHFP, garlic in oil (4 C, at most 7 days); USDA Complete Guide to Home Canning.

import type { Finding } from '../finding.ts';
import { readKeptDays } from './kept-days.ts';
import { findSaid, isDenied, isWarning, quote } from './phrases.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from './scan-recipe.ts';

function write(sentence: Sentence, words: string, why: string): Finding {
  return {
    rule: 'botulism',
    severity: 'danger',
    message: `${namePlace(sentence)} says "${quote(words)}"; ${why}.`,
    ...pointAt(sentence),
  };
}

// What makes the dish a preserve in oil: garlic in the pan oil of a stew does not.
const IN_OIL =
  /\b(?:(?:garlic|herbs?|basil|rosemary|thyme|chill?i(?:es)?|chile|shallots?|onions?|lemon|truffle|mushrooms?|peppers?|tomato(?:es)?|aubergines?|sage|tarragon|oregano|vegetables|artichokes?)(?:[- ]infused)?(?: (?:and|&) \w+)?[- ](?:infused )?(?:(?:olive|rapeseed|vegetable|sunflower) )?oil|confit(?: garlic| tomato(?:es)?| shallots?)?|(?:infus|steep)\w*[^.]{0,60}\boil|oil[^.]{0,60}\binfus\w*|(?:cover(?:ed)?|top(?:ped)?(?: up)?|submerge[ds]?|pack(?:ed)?|fill(?:ed)?)[^.]{0,50}\b(?:with|in|under)[^.]{0,20}\boil|(?:garlic|herbs?|basil|rosemary|tomato(?:es)?|peppers?|mushrooms?|chill?i(?:es)?|shallots?|aubergines?|vegetables) (?:preserved |stored |kept |packed |steeped |submerged )?in (?:the )?(?:\w+ )?oil|(?:in|into) (?:the |a )?(?:bottle|jar) of (?:\w+ )?oil|(?:hot|warm|cooled) (?:\w+ )?oil over|pesto)\b/;
const FRESH_IN_OIL =
  /\b(?:garlic|herbs?|basil|rosemary|thyme|sage|tarragon|oregano|chill?i(?:es)?|shallots?|onions?|mushrooms?|peppers?|tomato(?:es)?|aubergines?|vegetables|artichokes?|lemon|pesto|confit)\b/;
const WARM_PLACE =
  /\b(?:(?:at|in) (?:cool |warm |normal )?room temp(?:erature)?|room temp(?:erature)? (?:is|will be) (?:fine|ok(?:ay)?|all right|enough|perfect|good)|(?:in|on|to) (?:a |the |your )?(?:\w+,? ){0,3}(?:cupboard|pantry|larder|shelf|counter(?:top)?|worktop|window ?sill|kitchen (?:table|side)|basement|cellar|garage)|(?:in|on) (?:a |the )?(?:(?:cool|dark|dry|sunny|warm|shady)(?:,| and| or)? ?)+(?:place|spot|corner|window|area)?|(?:by|near|next to|beside|close to|above) the (?:stove|hob|cooker|oven|window)|unrefrigerated|out of the fridge|(?:no need to|needn't|don't need to|doesn't need to|does not need to|do not|don't|never|without) (?:be )?(?:refrigerat\w+|chill\w*|fridge|put (?:it|this) in the fridge)|(?:does not|doesn't|do not|don't) need (?:to be )?(?:the |any |a )?(?:refrigerat\w+|fridge|chill\w*)|(?:needs? no|no need (?:for|of)(?: the| a)?) (?:refrigerat\w+|fridge|chilling)|doesn't need (?:the |a )?(?:fridge|refrigerat\w+|chilling))\b/g;
const KEPT =
  /\b(?:keep|keeps|kept|store|stored|stores|storing|leave|left|leaving|stand|sit|sits|infuse[ds]?|infusing|steep|steeps|mature|age|rest|last|lasts|days?|weeks?|months?|shelf[- ]stable|no need|needn't|needs?|refrigerat\w+|chill)\b/;
const COLD = /\b(?:fridge|refrigerat\w+|chill(?:ed)?|freez\w+|cold)\b/;
const HOT_INFUSION =
  /\b(?:for )?(?:up to )?(?:\d{1,3}|an?|one|two|half an) ?(?:minutes?|mins?|hours?|hour)\b|\buntil cool(?:ed)?\b|\bcool (?:completely|down|to room)\b|\bto cool\b/;
const NOT_FRESH =
  /\b(?:dried (?:chill?i|herbs|flakes)|chill?i flakes|vinegar|pickl\w+|brine|acidified|citric acid)\b/;

// Garlic stays fresh garlic beside dried chilli.
const FRESH_BULB =
  /\b(?:cloves? (?:of )?(?:raw |fresh )?garlic|garlic cloves?|heads? (?:of )?garlic|(?:fresh|raw) (?:garlic|ginger|herbs|chill?i(?:es)?)|shallots?|spring onions?)\b/;
const SOUR = /\b(?:vinegar|pickl\w+|brine|acidified|citric acid)\b/;

const FRIED =
  /\b(?:fry|fried|frying|saut\w*|soften\w*|brown|sweat|toss\w*|sizzl\w*|stir-fry|roast\w*|drizzl\w*|dress\w*)\b/;

function isPreservedInOil({ whole, lines, sentences }: RecipeScan): boolean {
  if (
    !sentences.some(({ plain, place }) => place !== 'ingredients' && IN_OIL.test(plain) && !FRIED.test(plain))
  ) {
    return false;
  }
  const list = lines.map(({ plain }) => plain).join('\n');
  if (
    /\bdried\b|flakes/.test(list) &&
    !/\b(?:garlic|basil|fresh|shallots?|confit|pesto)\b/.test(`${list} ${whole}`)
  )
    return false;
  return (
    /\boil\b|pesto|confit/.test(whole + list) &&
    FRESH_IN_OIL.test(`${list}\n${whole}`) &&
    (!NOT_FRESH.test(list) || (FRESH_BULB.test(list) && !SOUR.test(list)))
  );
}

function findWarmPlace(plain: string): string | null {
  for (const match of plain.matchAll(WARM_PLACE)) {
    const says = /^(?:no |needs? no |needn't|don't|doesn't|does not|do not|never|without)/.test(match[0]);
    if (says || !isDenied(plain.slice(0, match.index))) return match[0];
  }
  return null;
}

/** Garlic, herbs and vegetables in oil that stand warm or are kept too long. */
function checkInOil(scan: RecipeScan): readonly Finding[] {
  if (!isPreservedInOil(scan)) return [];
  for (const sentence of scan.sentences) {
    const { plain } = sentence;
    if (isWarning(plain) || sentence.place === 'ingredients') continue;
    const place = findWarmPlace(plain);
    const brief =
      HOT_INFUSION.test(plain) && !/\b(?:days?|weeks?|months?|overnight|store|keeps?|stored)\b/.test(plain);
    const before = place === null ? '' : plain.slice(0, plain.indexOf(place));
    const serving =
      /\b(?:serve|bring|come|before serving|back)\b[^.]{0,50}$/.test(before) ||
      /\bbefore (?:serving|using)\b/.test(plain);
    const chilled =
      COLD.test(plain) &&
      !/\bno need|needs? no|needn't|never|don't|doesn't|does not|do not|out of|unrefrigerated|without\b/.test(
        plain,
      );
    if (place !== null && KEPT.test(plain) && !brief && !serving && !chilled) {
      return [
        write(
          sentence,
          place,
          'garlic, herbs and vegetables in oil are kept at 4 C and for at most 4 days (CDC)',
        ),
      ];
    }
    const days = readKeptDays(plain);
    if (days !== null && days > 7) {
      return [
        write(
          sentence,
          `${days} days`,
          'garlic, herbs and vegetables in oil are kept at 4 C for at most 4 days (CDC), 7 at the very most (NCHFP)',
        ),
      ];
    }
  }
  return [];
}

const CANNED =
  /\b(?:(?:set|put|stand|lower|place|lay|sit) (?:the |all the )?(?:filled |closed |sealed |full )*jars (?:in|into) [^.;]{0,30}\b(?:boiling|simmering|hot) water|water[- ]?bath|boiling[- ]water (?:bath|canner|canning)|process (?:the |them|in |for )[^.]{0,40}|oven[- ]cann?(?:ing|ed)?|can(?:ning)? (?:them|it|the \w+) in|open[- ]kettle|seal(?:s|ed)? (?:the |them |it |in )?(?:\w+ ){0,4}jars?|jars?\b[^.;]{0,60}\b(?:seal|sealed|inverted|upside[- ]down)|(?:close|screw on|tighten) the lids?(?: \w+)* and (?:boil|cook|simmer|process)|(?:boil|simmer|cook) (?:the )?(?:filled |sealed |closed |full )?jars|turn (?:the |them )?(?:jars )?upside[- ]down|invert the jars)\b/g;
const SHELF =
  /\b(?:shelf|pantry|larder|cupboard|cellar|room temperature|months?|years?|all winter|stor(?:e|es|age)|keeps?|can(?:ning|ned)?|preserv\w+)\b/;
const PRESSURE = /\bpressure[- ]?(?:can(?:ner|ning|ned)?|cook(?:er|ing)?)\b/;
const LOW_ACID =
  /\b(?:green beans?|runner beans?|string beans?|french beans?|beans|corn|sweetcorn|peas|carrots?|asparagus|mushrooms?|potato(?:es)?|pumpkin|squash|beetroots?|beets|spinach|garlic|peppers|soup|stock|broth|chilli con carne|chili|stew|meat|chicken|beef|pork|turkey|fish|salmon|tuna|okra|lentils|chickpeas|aubergines?|courgettes?|zucchini|meatballs|ragu|bolognese)\b/;
const ACID = /\b(?:vinegar|pickl\w+|lemon juice|citric acid|jam|jelly|marmalade|chutney|lime juice)\b/;
const NO_JARS = /\bjars?\b|\bcann/;

const NO_PRESSURE = /\b(?:no|without an?|don't need an?|instead of an?|skip the) pressure/;
const NO_ACID = /\bno (?:need for )?(?:\w+ )?(?:acid|lemon juice|vinegar)\b|without (?:any )?(?:acid|lemon)/;
const OVEN_JARS = /\bjars?\b[^.]{0,80}\boven\b|\boven\b[^.]{0,60}\bjars?\b/;
const EMPTY_JARS = /\bsterili[sz]|empty|clean|warm the|heat the jars|wash\b/;
const KEPT_ON_SHELF =
  /\b(?:shelf|pantry|larder|cupboard|cellar|room temperature|months?|years?|winter|water[- ]?bath|process|upside|invert|open[- ]kettle|canning|canned)\b/;

function isCannedWithoutPressure({ whole }: RecipeScan): boolean {
  if (!NO_JARS.test(whole) || !SHELF.test(whole)) return false;
  return !PRESSURE.test(whole) || NO_PRESSURE.test(whole);
}

function findCanning({ plain }: Sentence): string | null {
  if (isWarning(plain) || /\b(?:sous[- ]?vide|bain|custard|cheesecake)\b/.test(plain)) return null;
  if (/\bsterili[sz]e\b/.test(plain) && !/\bprocess|water bath\b/.test(plain)) return null;
  if (COLD.test(plain) && !/\b(?:pantry|shelf|cupboard)\b/.test(plain)) return null;
  const match = findSaid(plain, CANNED);
  if (match !== null) return match[0];
  return OVEN_JARS.test(plain) && !EMPTY_JARS.test(plain) ? 'jars in the oven' : null;
}

/** Low-acid food in jars without pressure, and tomatoes without acid. A closed jar in the fridge is no preserve. */
function checkCanning(scan: RecipeScan): readonly Finding[] {
  if (!isCannedWithoutPressure(scan)) return [];
  const list = scan.lines.map(({ plain }) => plain).join('\n');
  const all = `${scan.whole}\n${list}`;
  const tomatoes = /\btomato/.test(all) && NO_ACID.test(all);
  if (!tomatoes && (ACID.test(list) || !LOW_ACID.test(all))) return [];
  if (!KEPT_ON_SHELF.test(scan.whole) && !/\boven\b/.test(scan.whole)) return [];
  for (const sentence of scan.sentences) {
    const words = findCanning(sentence);
    if (words === null) continue;
    const why = tomatoes
      ? 'tomatoes are canned with 2 tablespoons of lemon juice to a quart (USDA Complete Guide to Home Canning)'
      : 'food low in acid is canned under pressure at 116 to 121 C (USDA Complete Guide to Home Canning)';
    return [write(sentence, words, why)];
  }
  return [];
}

const LEFT_IN_FOIL =
  /\b(?:leave|left|leaving|keep|kept|keeps|stand|stay|sit|cool|store|hold)\b[^.;]{0,80}\b(?:out|counter|worktop|room temperature|overnight|until (?:tomorrow|the next day|morning)|next day|on the side|all day|cupboard|days?)\b/g;

/** Potatoes baked in foil and left in it. */
function checkFoil(scan: RecipeScan): readonly Finding[] {
  if (!/\bfoil\b/.test(scan.whole) || !/\b(?:potato|spud)/.test(scan.whole)) return [];
  for (const sentence of scan.sentences) {
    const near = `${sentence.plain} ${sentence.place === 'notes' || sentence.place === 'step' ? sentence.around : ''}`;
    if (!/\bfoil\b|potato|spud|wrapped|\bthe[my]\b/.test(near) || isWarning(sentence.plain)) continue;
    const match = findSaid(sentence.plain, LEFT_IN_FOIL);
    if (
      match === null ||
      COLD.test(sentence.plain) ||
      /\bunwrap|out of the foil|remove the foil\b/.test(sentence.plain)
    )
      continue;
    return [
      write(sentence, match[0], 'a potato baked in foil is kept above 60 C, or unwrapped and chilled (CDC)'),
    ];
  }
  return [];
}

const FERMENTED = /\b(?:ferment(?:s|ed|ing|ation)?|sauerkraut|kraut|kimchi|lacto-?ferment\w*)\b/;
const VEGETABLES =
  /\b(?:cabbage|sauerkraut|kraut|kimchi|carrots?|cucumbers?|radish(?:es)?|vegetables?|beetroots?|garlic|peppers?|cauliflower|beans|turnips?|chillies)\b/;
const NO_SALT =
  /\b(?:no (?:need for |need to add |added )?salt|without (?:any )?salt|salt[- ]free|skip the salt|leave out the salt|omit the salt|salt is (?:optional|not needed|unnecessary)|unsalted (?:water|brine))\b/;
const SALTY = /\b(?:salt|brine|soy sauce|fish sauce|miso)\b/;

/** Vegetables fermented without salt. */
function checkFermented(scan: RecipeScan): readonly Finding[] {
  if (!FERMENTED.test(scan.whole)) return [];
  const list = scan.lines.map(({ plain }) => plain).join('\n');
  if (!VEGETABLES.test(`${list}\n${scan.recipe.title?.toLowerCase() ?? ''}`)) return [];
  const sentence = scan.sentences.find(({ plain }) => NO_SALT.test(plain) && !isWarning(plain));
  const why = 'vegetables are fermented with 2.25 to 2.5 % of salt by weight (USDA and NCHFP)';
  if (sentence !== undefined) return [write(sentence, NO_SALT.exec(sentence.plain)?.[0] ?? 'no salt', why)];
  const ferments = scan.steps.find(
    ({ plain }) =>
      /\bferment(?:s|ed|ing)?\b/.test(plain) &&
      /\b(?:days?|weeks?|room temperature|jar|counter)\b/.test(plain),
  );
  if (
    ferments === undefined ||
    SALTY.test(`${list}\n${scan.whole}`) ||
    /\b(?:vinegar|yogh?urt|kefir|dough|sourdough|flour|tea|milk)\b/.test(list)
  )
    return [];
  return [write(ferments, 'ferment', `no salt is listed, and ${why}`)];
}

const BULGING =
  /\b(?:bulging|swollen|blown|leaking|badly dented) (?:tins?|cans?|jars?|lids?)\b|\b(?:tins?|cans?|jars?|lids?) (?:that |which )?(?:is|are|has|have)?(?: \w+)? ?(?:bulging|swollen|bulges)\b/g;

function checkBulging(scan: RecipeScan): readonly Finding[] {
  for (const sentence of scan.sentences) {
    const match = findSaid(sentence.plain, BULGING);
    if (
      match === null ||
      isWarning(sentence.plain) ||
      /\b(?:throw|discard|bin|away|do not|don't|never|avoid|check)\b/.test(sentence.plain)
    )
      continue;
    return [write(sentence, match[0], 'a tin that bulges is thrown away unopened (CDC)')];
  }
  return [];
}

/** Judged over the sentences of the scan: when a step ends, and again over the whole. */
export function checkBotulism(scan: RecipeScan): readonly Finding[] {
  return [
    ...checkInOil(scan),
    ...checkCanning(scan),
    ...checkFoil(scan),
    ...checkFermented(scan),
    ...checkBulging(scan),
  ];
}
