// Rule botulism for fresh plants under oil: garlic, herbs, chillies and vegetables that stand warm or too long.
// Sources: CDC, botulism prevention; NCHFP, garlic in oil (4 C, at most 7 days).

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { says } from '../stance/phrases.ts';
import { isSpokenAgainst } from '../stance/spoken-against.ts';
import { readKeptDays } from '../time-temperature/kept-days.ts';
import { findStoredLong, findStoredWarm, saysCold } from '../time-temperature/stored-warm.ts';
import { writeBotulism } from './write-botulism.ts';

const PLANTS =
  'garlic|cloves?|bulbs?|herbs?|basil|rosemary|thyme|sage|tarragon|oregano|parsley|coriander|dill|mint|marjoram|chervil|chives?|leaves|sprigs?|chill?i(?:es)?|chiles?|jalapenos?|shallots?|onions?|spring onions?|ginger|galangal|lemongrass|turmeric root|truffles?|mushrooms?|ceps?|porcini|peppers?|tomato(?:es)?|aubergines?|eggplants?|courgettes?|zucchini|artichokes?|vegetables|veg|fennel|carrots?|lemon|peel|zest|beans|asparagus|wild garlic|ramps|ramsons';
// What makes the dish a preserve in oil: garlic in the pan oil of a stew does not.
const IN_OIL = new RegExp(
  String.raw`\b(?:confit(?: garlic| tomato(?:es)?| shallots?)?|(?:infus|steep)\w*[^.]{0,60}\boil|oil[^.]{0,60}\binfus\w*|(?:cover(?:ed)?|top(?:ped)?(?: up)?|submerge[ds]?|pack(?:ed)?|fill(?:ed)?|drown(?:ed)?|immerse[ds]?)[^.]{0,50}\b(?:with|in|under|below|beneath)[^.]{0,20}\boil|(?:${PLANTS}) (?:preserved |stored |kept |packed |steeped |submerged |sitting |held |put up )?(?:in|under|beneath) (?:the |its |their |good )?(?:\w+ )?oil|(?:in|into) (?:the |a )?(?:bottle|jar) of (?:\w+ )?oil|(?:hot|warm|cooled) (?:\w+ )?oil over|pesto)\b`,
);
/** The oil by its name: it may be bought, and is made where the sentence makes it. */
const NAMED_OIL = new RegExp(
  String.raw`\b(?:${PLANTS})(?:[- ]infused)?(?: (?:and|&) \w+)?[- ](?:infused )?(?:(?:olive|rapeseed|vegetable|sunflower) )?oil\b`,
);
export const MAKING =
  /\b(?:infus\w*|steep\w*|bottles?|jars?|cover(?:ed)?|push|pour|drop|mak(?:e|es|ing)|made|cork|extra|homemade|home-made|your own|batch|strain)\b/;
const FRESH = new RegExp(String.raw`\b(?:${PLANTS}|pesto|confit)\b`);
export const NOT_FRESH =
  /\b(?:dried (?:chill?i|herbs|flakes)|chill?i flakes|vinegar|pickl\w+|brine|acidified|citric acid)\b/;

// Garlic stays fresh garlic beside dried chilli.
export const FRESH_BULB =
  /\b(?:cloves? (?:of )?(?:raw |fresh )?garlic|(?:garlic clove|shallot|spring onion)s?|heads? (?:of )?garlic|(?:fresh|raw) (?:garlic|ginger|herbs|chill?i(?:es)?))\b/;
export const SOUR = /\b(?:vinegar|pickl\w+|brine|acidified|citric acid)\b/;
export const FRIED =
  /\b(?:fry|fried|frying|(?:saut|soften|toss|sizzl|roast|drizzl|dress)\w*|brown|sweat|stir-fry)\b/;

/** Grams of oil from which a list of oil and plants alone is a preserve, and not what a pan wants. */
const OIL_GRAMS = 90;
export const DRY = /\b(?:dried|dry|flakes|powder(?:ed)?|ground|granules)\b/;

export const NOT_RAW = /\b(?:sun-?dried|jars?|tins?|tinned|canned|bread|salt)\b/;
export const SEASONING =
  /\b(?:salt|pepper(?:corns)?|sugar|seeds?|star anise|cinnamon|bay|spices?|dried|flakes|water|ground)\b/;

/** Whether the list holds nothing but oil, fresh plants and seasonings. */
function isOilAndPlants({ lines, readings }: RecipeScan): boolean {
  let oil = false;
  let fresh = false;
  for (const { text, plain } of lines) {
    if (says(plain, SOUR) || /\b(?:lemon|lime) juice|juice of\b/.test(plain)) return false;
    if (/\boil\b/.test(plain)) {
      oil ||= (readings.line(text).grams ?? OIL_GRAMS) >= OIL_GRAMS;
    } else if (says(plain, FRESH)) {
      fresh ||= !says(plain, DRY) && !says(plain, NOT_RAW);
    } else if (!says(plain, SEASONING)) {
      return false;
    }
  }
  return oil && fresh;
}

/** "Stir the garlic into the olive oil", which no pan heats. */
const STIRRED_IN = new RegExp(
  String.raw`\b(?:${PLANTS})\b[^.;]{0,40}\b(?:in|into|to|with|under) (?:the |all |half |your )*(?:\w+ )?oil\b|\boil\b[^.;]{0,40}\b(?:over|on|with) (?:the |your )?(?:\w+ )?(?:${PLANTS})\b`,
);
export const HEATED =
  /\b(?:cook|heat|hot|pan|wok|skillet|minutes?|bake|grill|oven|simmer|medium|low|high)\w*\b/;

/** Whether so much oil as a pan does not want takes up fresh plants in a step. */
function isFlavoured(scan: RecipeScan): boolean {
  return (
    listsOilAndFresh(scan) &&
    scan.steps.some(({ plain }) => says(plain, STIRRED_IN) && !says(plain, FRIED) && !says(plain, HEATED))
  );
}

/** Whether a list holds fresh plants, nothing sour, and so much oil as a pan does not want. */
function listsOilAndFresh({ lines, readings }: RecipeScan): boolean {
  return (
    !lines.some(({ plain }) => says(plain, SOUR)) &&
    lines.some(({ text, plain }) => /\boil\b/.test(plain) && (readings.line(text).grams ?? 0) >= OIL_GRAMS) &&
    lines.some(({ plain }) => says(plain, FRESH_BULB) || (says(plain, FRESH) && !says(plain, DRY)))
  );
}

/** "The rest of the oil keeps", "funnel it into a bottle": what the pan does not use up. */
export const OIL_LEFT =
  /\b(?:(?:rest|remainder|remaining|leftover|surplus|extra|unused)\b[^.;]{0,20}\boil\b|oil\b[^.;]{0,20}\b(?:left|remains?|keeps?|lives?)\b|(?:funnel|pour|decant|tip|strain|ladle|transfer)\b[^.;]{0,60}\b(?:bottle|jar|flask|cruet|decanter)s?\b)/;

/** Whether oil that was warmed with fresh plants is put by. */
function isPutBy(scan: RecipeScan): boolean {
  return (
    listsOilAndFresh(scan) &&
    !scan.lines.some(({ plain }) => /\b(?:lemon|lime)s?\b/.test(plain)) &&
    scan.steps.some(({ plain }) => says(plain, STIRRED_IN)) &&
    scan.sentences.some(({ plain, place }) => place !== 'ingredients' && says(plain, OIL_LEFT))
  );
}

function isPreservedInOil(scan: RecipeScan): boolean {
  const { whole, lines, sentences } = scan;
  if (isOilAndPlants(scan) || isFlavoured(scan) || isPutBy(scan)) return true;
  if (
    !sentences.some(
      ({ plain, place, around }) =>
        place !== 'ingredients' &&
        !says(plain, FRIED) &&
        (says(plain, IN_OIL) || (says(plain, NAMED_OIL) && (place === 'title' || says(around, MAKING)))),
    )
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
    says(`${list}\n${whole}`, FRESH) &&
    (!says(list, NOT_FRESH) || (says(list, FRESH_BULB) && !says(list, SOUR)))
  );
}

export const UNDER_OIL =
  /\b(?:oil|oils|confit|pesto|(?:infus|steep|preserv)\w*|bottles?|jars?|cork(?:ed|s)?|antipast[io]|sott'?olio|garlic|cloves)\b/;

// "With only dry spices in it": what is told of fresh garlic beside it is another oil.
export const DRY_ALONE =
  /\b(?:only|just|nothing but|wholly|purely|entirely|all) (?:the )?(?:dry|dried)\b|\b(?:dry|dried) (?:\w+ ){0,2}(?:only|alone)\b/;

function listsFresh({ lines }: RecipeScan): boolean {
  return lines.some(({ plain }) => says(plain, FRESH) && !says(plain, DRY));
}

/** "Give them away in a month", of a preserve that nothing anywhere keeps cold. */
export const WAIT =
  /\b(?:in|for|after|within|another|over|(?:a|an|two|three|four|six|\d+)) (?:(?:a|an|the|about|another|good|full|two|three|four|six|eight|\d+|few|couple of) )*(?:(?:week|month|year)s?|fortnight)\b|\b(?:at|for|until|till|by|before|over) (?:the )?(?:christmas|easter|winter|summer|new year)\b/;
export const EATEN_NOW =
  /\b(?:same day|straight away|at once|immediately|today|tonight|freez\w*|within (?:\d|two|three|four) days)\b/;

function findWait({ plain, place }: Sentence): string | null {
  if (place === 'title' || place === 'introduction') return null;
  return prepare(WAIT).exec(plain)?.[0] ?? null;
}

const KEPT_COLD = 'garlic, herbs and vegetables in oil are kept at 4 C and for at most 4 days (CDC)';

/** Garlic, herbs and vegetables in oil that stand warm or are kept too long. */
export function checkKeptInOil(scan: RecipeScan): readonly Finding[] {
  if (!isPreservedInOil(scan)) return [];
  const named = says(scan.recipe.title?.toLowerCase() ?? '', UNDER_OIL) || isOilAndPlants(scan);
  // A dough beside the oil stands on the counter too.
  const fresh = listsFresh(scan);
  const isAbout = ({ around, plain }: Sentence) =>
    (named || says(around, UNDER_OIL)) && (fresh || !says(plain, DRY_ALONE));
  const cold = scan.sentences.some(({ plain }) => saysCold(plain) || says(plain, EATEN_NOW));
  const judge = (sentence: Sentence): Finding | null => {
    const { plain, around } = sentence;
    const warm = findStoredWarm(plain);
    if (warm !== null) return writeBotulism(sentence, warm, KEPT_COLD);
    const days = readKeptDays(plain);
    if (days !== null && days > 7)
      return writeBotulism(sentence, `${days} days`, `${KEPT_COLD}, 7 at the very most (NCHFP)`);
    const long = saysCold(around) ? null : (findStoredLong(plain) ?? (cold ? null : findWait(sentence)));
    return long === null ? null : writeBotulism(sentence, long, KEPT_COLD);
  };
  for (const sentence of scan.sentences) {
    if (sentence.place === 'ingredients' || !isAbout(sentence)) continue;
    const finding = judge(sentence);
    if (finding !== null && !isSpokenAgainst(sentence.plain, sentence.next?.plain)) return [finding];
  }
  return [];
}
