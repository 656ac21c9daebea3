// Rule botulism for what is sealed from the air: low-acid food in jars without pressure, tomatoes without acid, fish
// and meat in a vacuum that stand warm. Source: USDA Complete Guide to Home Canning.

import type { Finding } from '../../finding.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findSaid, isDenied, says } from '../stance/phrases.ts';
import { isSpokenAgainst } from '../stance/spoken-against.ts';
import { findStoredLong, findStoredWarm, isLarder, saysCold } from '../time-temperature/stored-warm.ts';
import { writeBotulism } from './write-botulism.ts';

export const CANNED =
  /\b(?:(?:lower|put|stand|set|submerge|drop|sink)(?: (?:them|the lot|everything|all|each))? (?:in|into) [^.;]{0,30}\bboiling water\b[^.;]{0,16}\bfor (?:[1-9]\d|an|one|two|half an) ?(?:minutes|mins|hours?)|(?:set|put|stand|lower|place|lay|sit) (?:the |all the )?(?:filled |closed |sealed |full )*jars (?:in|into) [^.;]{0,30}\b(?:boiling|simmering|hot) water|water[- ]?bath|boiling[- ]water (?:bath|canner|canning)|water canner|process (?:the |them |in |for |at (?:a|the|full) )[^.]{0,40}|oven[- ]cann?(?:ing|ed)?|can(?:ning)? (?:them|it|the \w+) in|open[- ]kettle|seal(?:s|ed)? (?:the |them |it |in )?(?:\w+ ){0,4}jars?|jars?\b[^.;]{0,60}\b(?:seal|sealed|inverted|upside[- ]down)|(?:close|screw on|tighten) the lids?(?: \w+)* and (?:boil|cook|simmer|process)|(?:boil|simmer|cook|steam|bake) (?:the )?(?:filled |sealed |closed |full )*(?:jars|bottles)|turn (?:the |them )?(?:jars )?upside[- ]down|stand (?:them|the \w+) on their (?:heads|lids|caps)|invert the jars|dishwasher)\b/g;
/** A vessel that is closed, and food that goes into it. */
export const CLOSED_VESSEL =
  /\b(?:(?:jar|bottle|demijohn)s?|mason|kilner|le parfait|weck|flip[- ]tops?|swing[- ]tops?|cann(?:ed|ing|er)|cans|vacuum|pouch(?:es)?)\b/;
export const FILLING =
  /\b(?:fill|ladle|pour|pack|pot(?!at)|spoon|bottle|jar|tip|stand|run|funnel|stuff|seal|divide|put|press|layer|set|steam|boil|lid|pouch)/;
export const PRESSURE = /\bpressure[- ]?(?:can(?:ner|ning|ned|s)?|cook(?:er|ing)?)\b/;
export const NO_PRESSURE =
  /\b(?:no|without|(?:don't|do not) (?:need|have|own)|instead of|skip the|forget the|never mind the|not (?:need|necessary|required)(?: for)?|rather than|lack|no need (?:for|of))(?: an?)? (?:\w+ )?pressure|pressure[- ]?(?:can|cook)\w* (?:is |are )?(?:not |un)(?:needed|necessary|required)/;

export const LOW_ACID =
  /\b(?:(?:green bean|runner bean|string bean|french bean|carrot|mushroom|pumpkin|beetroot|aubergine|eggplant|courgette|leek|parsnip|turnip|swede|artichoke)s?|beans|corn|sweetcorn|peas|asparagus|(?:potato|sweet potato)(?:es)?|squash|beets|spinach|garlic|peppers|soup|stock|broth|chilli con carne|chili|stew|curry|meat|chicken|beef|pork|lamb|mince|duck|rabbit|venison|turkey|fish|salmon|trout|mackerel|tuna|sardines|prawns|clams|okra|lentils|chickpeas|hummus|dal|zucchini|meatballs|ragu|bolognese|sausages|cauliflower|broccoli|celery|celeriac|cabbage|kale|chard|greens|onions|sprouts|pate|eggs?|gravy|rice|pasta)\b/;
const LOW_ACID_DISH =
  /\b(?:soup|stew|stock|broth|curry|chilli con carne|ragu|bolognese|hummus|dal|gravy|pate|puree)\b/;
const FLESH =
  /\b(?:meat|chicken|beef|pork|lamb|mince|duck|rabbit|venison|turkey|fish|salmon|trout|mackerel|tuna|sardines|prawns|clams|meatballs|ragu|bolognese|sausages|carcass|bones)\b/;
export const ACID =
  /\b(?:vinegar|pickl\w+|lemon juice|juice of|citric acid|jam|jelly|marmalade|chutney|lime juice|lemons?|limes?|tamarind|verjuice|vodka|gin|rum|brandy|whisky|spirit)\b/;
export const NO_ACID =
  /(?<!\b(?:don't|do not|never|not|cannot|can't) )\b(?:no|without(?: any)?|leave out|leaving out|skip|omit|forget|needn't add|don't add|do not add|don't need|never add|instead of) (?:need for |the |any |more |added |extra )*(?:\w+ )?(?:acid|lemon(?: juice)?|vinegar)\b|(?<!\b(?:makes?|not|isn't|n't) (?:\w+ ){0,3})\b(?:sour|acid|acidic|sharp|tart) enough\b/;
export const OVEN_JARS = /\bjar[^.]{0,80}\boven\b|\boven\b[^.]{0,60}\bjar/;
export const EMPTY_JARS =
  /\bsterili[sz](?!\w* (?:the |your )?(?:filled|full|closed|sealed))|empty|clean|warm the|heat the jars|wash\b/;
/** "Fill clean jars with the hot soup" */
export const FILLED_JARS = /\b(?:fill|ladle|pour|pack|spoon|divide)\w*\b[^.;]{0,40}\bjars?\b[^.]*\boven\b/;
/** What keeps without any of it: dried, salted and fermented, set with sugar, bought. */
export const KEEPS_OF_ITSELF =
  /\b(?:dehydrat\w+|jerky|biltong|crisp(?:s|y)?|crunchy|brittle|powder|granola|muesli|ferment\w*|brine|kraut|sauerkraut|kimchi|sourdough|jam|marmalade|jelly|chutney|relish|ketchup|unopened|shop-bought|shop bought|store-bought)\b/;
export const DRYING =
  /\b(?:dry (?:them|it|the|in|on|until|for|out)|until (?:completely |bone |quite )?dry|leathery)\b/;
const DRY_LINE = /\b(?:dried|dry|powder|flakes|ground|granules|cube|lentils|split peas|salt|sugar|spice)/;
export const KEPT_ON_SHELF =
  /\b(?:shel[fv]|pantry|larder|cupboard|cellar|room temperature|month|year|winter|water[- ]?bath|process|upside|on their (?:heads|lids|caps)|invert|open[- ]kettle|cann(?:ing|ed))/;
export const SHELF =
  /\b(?:shel[fv]|pantry|larder|cupboard|cellar|room temperature|month|year|all winter|stor(?:e|age)|keep|can\b|cann(?:ing|ed)|preserv)/;

export const FOR_TABLE = /\b(?:sous[- ]?vide|bain|custard|cheesecake)\b/;
export const STERILISES = /\bsterili[sz]e\b(?! (?:the |your )?(?:filled|full|closed|sealed))/;

function findCanning({ plain, next }: Sentence): string | null {
  if (isSpokenAgainst(plain, next?.plain) || says(plain, FOR_TABLE)) return null;
  if (says(plain, STERILISES) && !/\bprocess|water bath\b/.test(plain)) return null;
  if (saysCold(plain) && !/\b(?:pantry|shelf|cupboard)\b/.test(plain)) return null;
  const match = findSaid(plain, CANNED);
  if (match !== null && (!match[0].includes('dishwasher') || !says(plain, EMPTY_JARS))) return match[0];
  return says(plain, OVEN_JARS) && (says(plain, FILLED_JARS) || !says(plain, EMPTY_JARS))
    ? 'jars in the oven'
    : null;
}

/** A preserve is put by for weeks, or where only preserves stand; a covered bowl stands on a desk for hours. */
export const FOR_LONG =
  /\b(?:shelv(?:e|ing)|(?:week|month|year)s?|fortnight|winter|spring|summer|autumn|easter|christmas|indefinitely|forever|ages|unrefrigerated|(?:fridge|refrigerat\w+|chilling))\b/;

/** The sentence that puts the closed jars where it is warm, or gives them months. */
function findShelved(scan: RecipeScan): { readonly sentence: Sentence; readonly words: string } | null {
  const cold = scan.sentences.some(({ plain, place }) => place !== 'ingredients' && saysCold(plain));
  for (const sentence of scan.sentences) {
    if (sentence.place === 'ingredients' || isSpokenAgainst(sentence.plain, sentence.next?.plain)) continue;
    const warm = findStoredWarm(sentence.plain);
    const words =
      warm !== null && (isLarder(warm) || says(sentence.plain, FOR_LONG))
        ? warm
        : cold
          ? null
          : findStoredLong(sentence.plain);
    if (words !== null) return { sentence, words };
  }
  return null;
}

// A jar of dry things, layered for a gift.
function isDryMix({ lines, listed, whole }: RecipeScan): boolean {
  return (
    /\b(?:layer(?:s|ed)?|mix|gift|dry)\b/.test(whole) &&
    lines.every(
      ({ plain, text }) =>
        says(plain, DRY_LINE) || listed.some((one) => one.text === text && one.food.form === 'dry'),
    )
  );
}

const LOW_ACID_RULE =
  'food low in acid is canned under pressure at 116 to 121 C (USDA Complete Guide to Home Canning)';
const TOMATO_RULE =
  'tomatoes are canned with 2 tablespoons of lemon juice to a quart (USDA Complete Guide to Home Canning)';

/** Whether a step of the method cans under pressure; that others do, or that none is needed, is no step. */
function isUnderPressure({ whole, steps }: RecipeScan): boolean {
  if (!says(whole, PRESSURE)) return false;
  if (!says(whole, NO_PRESSURE)) return true;
  return steps.some(({ plain }) => !says(plain, NO_PRESSURE) && findSaid(plain, UNDER_PRESSURE) !== null);
}
const UNDER_PRESSURE = new RegExp(PRESSURE.source, 'g');

export const BATH = /\bwater[- ]?bath\b/;
/** A bath that cooks for the table: food in a bag, a custard, what is warmed below the boil. */
export const TABLE_BATH =
  /\b(?:sous[- ]?vide|(?:bag|ramekin|egg)s?|pouch(?:es)?|custard|creme|cheesecake|terrine|gelatine|chocolate|at [5-9]\d ?(?:°|degrees)? ?c|at 1[3-9]\d ?(?:°|degrees)? ?f)\b/;
export const OTHER_CANNING =
  /\b(?:process|cann(?:er|ing|ed)|can (?:the|them|it)|boil[^.;]{0,20} jars|upside[- ]down|invert|open[- ]kettle)\b/;

function isTableBath(scan: RecipeScan): boolean {
  const { whole } = scan;
  return (
    says(whole, BATH) && says(whole, TABLE_BATH) && !says(whole, OTHER_CANNING) && findShelved(scan) === null
  );
}

/** Low-acid food in jars without pressure, and tomatoes without acid. A closed jar in the fridge is no preserve. */
export function checkSealedJars(scan: RecipeScan): readonly Finding[] {
  const { whole } = scan;
  if (!says(whole, CLOSED_VESSEL) || isUnderPressure(scan)) return [];
  const list = scan.lines.map(({ plain }) => plain).join('\n');
  const all = `${whole}\n${list}`;
  const tomatoes = /\b(?:tomato|passata)/.test(all) && says(all, NO_ACID);
  if (!tomatoes && ((says(list, ACID) && !says(list, FLESH)) || !says(all, LOW_ACID))) return [];
  if (isDryMix(scan)) return [];
  const why = tomatoes ? TOMATO_RULE : LOW_ACID_RULE;
  if (says(whole, SHELF) && !isTableBath(scan) && (says(whole, KEPT_ON_SHELF) || /\boven\b/.test(whole))) {
    for (const sentence of scan.sentences) {
      const words = findCanning(sentence);
      if (words !== null) return [writeBotulism(sentence, words, why)];
    }
  }
  const moist = scan.lines.some(({ plain }) => says(plain, LOW_ACID) && !says(plain, DRY_LINE));
  const dish = says(scan.recipe.title?.toLowerCase() ?? '', LOW_ACID_DISH);
  if (says(all, KEEPS_OF_ITSELF) || says(whole, DRYING) || !(tomatoes || moist || dish)) return [];
  const filled =
    says(whole, NO_PRESSURE) ||
    scan.steps.some(({ plain }) => says(plain, CLOSED_VESSEL) && says(plain, FILLING) && !isDenied(plain));
  const shelved = filled ? findShelved(scan) : null;
  return shelved === null ? [] : [writeBotulism(shelved.sentence, shelved.words, why)];
}

const SPOILS: ReadonlySet<string> = new Set(['pork', 'meat', 'poultry', 'game', 'fish', 'shellfish']);
export const VACUUM = /\bvacuum[- ]?(?:seal|pack|bag|pouch)/;

/** Fish and meat closed in a vacuum that do not go into the fridge. */
export function checkVacuum(scan: RecipeScan): readonly Finding[] {
  if (!says(scan.method, VACUUM)) return [];
  const flesh = scan.listed.some(({ food }) => food.origins.some((origin) => SPOILS.has(origin)));
  if (!flesh || /\b(?:jerky|biltong)\b/.test(scan.whole)) return [];
  const shelved = findShelved(scan);
  if (shelved === null) return [];
  const why =
    'fish and meat in a vacuum are kept in the fridge or frozen, for in there botulism needs no air';
  return [writeBotulism(shelved.sentence, shelved.words, why)];
}

export const CASINGS =
  /\b(?:casings?|salami|saucisson|chorizo|pepperoni|fuet|cacciatore|landjager|sausages?)\b/;
export const HUNG =
  /\b(?:hang|hung|hanging|air[- ]dr(?:y|ied|ying)|cure|mature|dry)\b[^.;]{0,70}\b(?:day|week|month)s?\b/g;
export const CURE =
  /\b(?:curing salt|cure (?:#|no\.? ?)?[12]|insta ?cure|prague|nitr(?:ite|ate)s?|saltpet(?:re|er)|pink salt|celery (?:powder|juice)|starter culture)\b/g;

/** Minced meat in casings, hung for days without a curing salt. */
export function checkHungSausages(scan: RecipeScan): readonly Finding[] {
  const list = scan.lines.map(({ plain }) => plain).join('\n');
  if (!says(scan.whole, CASINGS) || !/\b(?:pork|beef|venison|meat|lamb|boar|mince)\b/.test(list)) return [];
  if (findSaid(`${list}\n${scan.whole.replaceAll('\n', '. ')}`, CURE) !== null) return [];
  for (const sentence of scan.steps) {
    const hung =
      isSpokenAgainst(sentence.plain) || saysCold(sentence.plain) ? null : findSaid(sentence.plain, HUNG);
    if (hung === null) continue;
    const why = 'sausages that dry for days without a curing salt can hold botulism';
    return [writeBotulism(sentence, hung[0], why)];
  }
  return [];
}
