// Rule time-temperature for heat that is too gentle: food held warm below 60 C, meat in an oven that is hardly warm, a
// slow cooker that is to cook on its "warm". Sources: FDA Food Code, USDA FSIS.

import type { Finding } from '../../finding.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findSaid, says } from '../stance/phrases.ts';
import { findLong, readHours } from './long-spans.ts';
import { isKeeperDish, namesPerishable, spoilsInTheWarm } from './perishable.ts';
import { TEPID, toCelsius } from './reheating.ts';
import { writeTimeTemperature as write } from './write-time-temperature.ts';

/** What keeps food warm and does not cook it. */
const WARMER =
  '(?:hot ?plates?|warming (?:drawers?|trays?|ovens?|plates?|cabinets?|cupboards?|zones?)|(?:food |plate |soup |bottle )?warmers?|bains?[- ]marie|chafing dish(?:es)?|chafers?|soup kettles?|steam tables?|heat lamps?|hot ?box(?:es)?|hot cupboards?|(?:tea|soup|catering) urns?|(?:rice|slow|multi)[- ]?cookers?|crock[- ]?pots?|thermal (?:box|bag|carrier)s?|insulated (?:box|bag|carrier)s?|buffet|serving (?:counter|line|station))';
const FIGURE = String.raw`(\d{2,3}) ?(?:°|º|degrees )? ?(c|f|degrees|celsius|fahrenheit)\b`;
/** The figure beside the thing that keeps warm, on either side of it. */
const WARMER_AT = new RegExp(
  String.raw`\b${WARMER}\b[^.;]{0,60}?\b${FIGURE}|\b(\d{2,3})[- ]?(?:°|º|degrees?)? ?(c|f|degrees?)?\b[^.;]{0,40}?\b${WARMER}\b|(?<=^|[|,;:] ?)(?:at |about |around )?${FIGURE}[^.;]{0,50}\b(?:hold|holding|keep|held|kept)\b`,
  'g',
);
export const HELD_AT =
  /\b(?:keep|kept|keeps|hold|holds|held|holding|leave|rest|stand|stands|sit|sits|stay|stays|set|ladle|pour|pack|fill)\b[^.;]{0,60}?\b(\d{2,3}) ?(?:°|º|degrees )? ?(c|f|degrees)\b|\b(?:slow[- ]cooker|oven|warmer|warming drawer|buffet|hot plate|flask|thermos)\b[^.;]{0,40}?\b(\d{2,3}) ?(?:°|º|degrees )? ?(c|f|degrees)\b/g;
export const HOLDS_FOOD =
  /\b(?:warm|hot|oven|heat|plate|hotplate|chaf\w+|warmer|lamp|kettle|urn|box|(?:multi-?)?cooker|buffet|party|guests?|at|holds?|serving|flask|thermos)\b/;
export const NO_FOOD =
  /\b(?:(?<!hot |warming )plates?|dough|yogh?urt|rise|prove|proof|sous|water bath|bowl of|yeast|culture|ferment\w*)\b/;
export const ALL_THROUGH =
  /\b(?:party|guests|buffet|whenever|as (?:long|late) as|until (?:everyone|you|they|the|dinner|supper|lunch|evening|morning)|crowd|evening)\b/;
/** "Hold it lukewarm for the afternoon" */
const HELD_TEPID = new RegExp(
  String.raw`\b(?:keep|keeps|kept|hold|holds|held|holding|pack(?:ed)?|ladle[ds]?|pour(?:ed)?|fill(?:ed)?|tip|decant|spoon|transport\w*)\b(?:(?!above|at least|over (?:6|the|1)\d*)[^.;]){0,60}\b${TEPID}`,
  'g',
);
/** Milk for a baby stands warm for no time at all. */
export const BOTTLES = /\bbottles?\b/;
export const FORMULA = /\b(?:formula|breast ?milk|baby milk|expressed milk)\b/;
export const CARRIED = /\b(?:thermos(?:es)?|flasks?|lunch ?box(?:es)?)\b/;
const HOT_HELD = 'hot food is held at 60 C or above (FDA Food Code), 63 C in the UK (FSA)';

/** A plain figure of an oven in "degrees" is of the scale that makes it one. */
function readHeld(figure: number, unit: string | undefined): number {
  const isFahrenheit = unit?.startsWith('f') === true || (!unit?.startsWith('c') && figure >= 90);
  return toCelsius(figure, isFahrenheit ? 'f' : 'c');
}

function isLong(plain: string): boolean {
  const hours = readHours(plain);
  return (hours !== null && hours > 1) || says(plain, ALL_THROUGH) || findLong(plain) !== null;
}

/** Few sentences tell how warm anything is. */
export const TELLS_WARMTH = /warm|tepid|\d{2,3}[- ]degree|blood|body|\d\d ?(?:[°º]|degrees)? ?[cf]\b|degrees/;

export function checkHeldWarm(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (place === 'ingredients' || !says(plain, TELLS_WARMTH)) return null;
  if (says(plain, NO_FOOD) || /\b(?:internal|core|thermometer|inside)\b/.test(plain)) return null;
  const match = findSaid(plain, HELD_AT) ?? findSaid(plain, WARMER_AT);
  const tepid = match === null ? findSaid(plain, HELD_TEPID) : null;
  // Few sentences hold anything warm, and for how long takes many a search.
  if (
    (match === null && tepid === null) ||
    !(namesPerishable(plain) || spoilsInTheWarm(scan)) ||
    !(
      isLong(plain) ||
      says(plain, CARRIED) ||
      (says(plain, BOTTLES) && says(scan.lines.map((line) => line.plain).join(' ') + scan.whole, FORMULA))
    )
  )
    return null;
  if (match === null)
    return tepid === null || /room temp/.test(tepid[0]) ? null : write(sentence, tepid[0], HOT_HELD);
  const [figure, unit] = match.slice(1).filter((group) => group !== undefined);
  const heldC = readHeld(Number(figure), unit);
  // "Leave at 18 to 20 C for 3 days": what ferments is not hot food.
  if (heldC < 30 && (isKeeperDish(scan) || says(scan.whole, NO_FOOD)) && !namesPerishable(plain)) return null;
  return heldC >= 60 || heldC < 10 || !says(plain, HOLDS_FOOD) ? null : write(sentence, match[0], HOT_HELD);
}

export const LOW_OVEN =
  /\b(?:oven\b[^.;]{0,30}?\bto|(?:oven|(?:roast|cook)(?:ed)?|bake[ds]?|smok(?:e|ed))\b(?:(?!\d ?°? ?[cf]\b)[^.;]){0,50}?\b(?:at|of|in an?)|oven\b(?:(?!\d ?°? ?[cf]\b)[^.;]){0,40}?,) (?:an? )?(?:very low |low |about |around |say )*(\d{2})\s*(?:°|º|degrees )?\s*c\b/g;
export const ROAST =
  /\b(?:turkey|chicken|duck|goose|poultry|bird|pork|beef|lamb|meat|joint|mince|brisket|ribs|shoulder)\b/;
export const KNOWN_INSIDE =
  /\b(?:internal|core|thermometer|keep warm|(?:keep|hold|rest) [^.;]{0,40}\boven|to (?:6|7|8|9)\d ?°? ?c (?:inside|in the))\b/;
/** Below this an oven cooks no joint through within the day, in Celsius. */
const COOL_OVEN_C = 100;

/** What a low oven is meant for. */
export const NO_MEAT_DRIED = /\bsous[- ]?vide|water bath|dehydrat|plates?|meringue|dry\b/;

export function checkLowOven(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  if (!/\b(?:overnight|hours?|all (?:day|night))\b/.test(plain) || says(plain, NO_MEAT_DRIED)) return null;
  const match = findSaid(plain, LOW_OVEN);
  if (match === null || !/\b(?:oven|roast|bake|smok)/.test(plain)) return null;
  const ovenC = Number(match[1]);
  const meat = says(plain, ROAST) || says(scan.recipe.title?.toLowerCase() ?? '', ROAST);
  if (ovenC >= COOL_OVEN_C || ovenC < 40 || !meat || says(`${plain} ${sentence.around}`, KNOWN_INSIDE))
    return null;
  return write(
    sentence,
    match[0],
    'meat and poultry go into an oven of at least 163 C, or 325 F (USDA FSIS)',
  );
}

/** Smoke or dry air in which meat and fish never come out of the danger zone. */
const GENTLE_AIR = new RegExp(
  String.raw`\b(?:smok(?:e|es|ed|ing|er)|dehydrat\w+|dr(?:y|ies|ied|ying)|air[- ]dr\w+)\b[^.;]{0,60}?${FIGURE}`,
  'g',
);
export const CURED =
  /\b(?:nitrites?|nitrates?|prague powder|curing salt|insta ?cure|pink salt|saltpetre|saltpeter|dry-?cured|prosciutto|sushi grade|cheese|nuts|garlic|butter|tofu|paprika|chill?ies|herbs|fruit|vegetables|tomatoes)\b/;
export const MEAT_OR_FISH =
  /\b(?:turkey|chicken|duck|goose|pork|beef|lamb|venison|meat|sausages?|bacon|brisket|ham|fish|trout|salmon|mackerel|haddock|cod|eel|fillets?|jerky|strips|prawns|mussels|biltong)\b/;
export const HEATED_TOO =
  /\b(?:7[0-9]|8\d|9\d|[12]\d\d) ?(?:°|º|degrees )? ?(?:c|f|celsius|fahrenheit)\b|\b(?:bake|roast|poach|simmer|boil|grill|fry|braise|hot-smoke|steam)\b/;
/** Up to here dry air kills nothing, in Celsius; the USDA asks for 71 to 74 inside before the drying. */
const GENTLE_C = 58;

/** "Smoke at 30 C for 14 hours", "dry at 45 C", of raw meat or fish that nothing heats. */
export function checkGentleAir(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (place === 'ingredients' || !/smok|dehydrat|\bdr(?:y|ie)/.test(plain)) return null;
  const match = findSaid(plain, GENTLE_AIR);
  if (match === null || says(scan.whole, CURED) || (readHours(plain) ?? 0) < 2) return null;
  if (readHeld(Number(match[1]), match[2]) > GENTLE_C) return null;
  if (!says(`${scan.recipe.title?.toLowerCase() ?? ''} ${plain}`, MEAT_OR_FISH) || !scan.ended) return null;
  if (scan.steps.some((other) => says(other.plain.replace(match[0], ' '), HEATED_TOO))) return null;
  return write(
    sentence,
    match[0],
    'meat and fish are brought to 71 C, poultry to 74 C, before they are smoked or dried gently (USDA FSIS, jerky)',
  );
}

export const WARM_SETTING =
  /\b(?:on|to|using|use|at|choose|select|press|hit)(?: (?:the|its))? (?:["']?(?:keep[- ])?warm["']?)(?= (?:setting|function|mode|button|for|all|overnight|until|till|from|the|instead|and|with|at|before|while|when|on)\b|[.,;)]|$)|\bkeep[- ]warm (?:setting|function|mode|button)|\b(?:the|its) warm (?:setting|function|mode|button)/g;
export const WARM_COOKER = /\b(?:slow[- ]cook(?:er|ed)|crock[- ]?pot|crock|cooker|instant pot)\b/;
/** What goes in raw, or is to cook there. */
export const COOKS =
  /\b(?:cook(?:s|ed|ing)?|put|add|tip|load|place|throw|lay|uncooked|braise|stir|go(?:es)? in|fill|assemble|combine|mix|dump|layer|arrange)\b/;
export const COOKS_BY_IT =
  /\b(?:from (?:the )?start|the whole time|instead of|raw|to cook|fridge-?cold|from (?:the fridge|cold|chilled)|cold (?:leftovers?|stew|chilli|soup|curry|meat)|re-?heat\w*|come up to)\b/g;
export const HEATS = /\b(?:low|high|simmer|boil|bake|roast|cook)\b/;
/** "Warm" keeps hot what is hot already. */
export const HOT_ALREADY =
  /\b(?:low|high|boil\w*|simmer\w*|cooked|hot|steaming|after|once|then|switch(?:es)?|finish(?:ed|es)?|already|when (?:it|they|the \w+|done|cooked|ready))\b/;

export function checkWarmSetting(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (place === 'ingredients' || !plain.includes('warm')) return null;
  if (!says(scan.whole, WARM_COOKER) && !/\bkeep[- ]warm|warm (?:setting|mode|function)/.test(plain))
    return null;
  const setting = findSaid(plain, WARM_SETTING);
  if (setting === null || !spoilsInTheWarm(scan) || !isLong(`${plain} `)) return null;
  if (findSaid(sentence.around, COOKS_BY_IT) === null) {
    // Of a part of the recipe nobody knows what was hot before.
    const earlier = scan.steps.filter((other) => other.step === (sentence.step ?? 0) - 1);
    const said = `${earlier.map((other) => other.plain).join(' ')} ${sentence.around}`;
    if (!scan.ended || !says(said, COOKS) || says(sentence.around, HOT_ALREADY)) return null;
    if (scan.steps.some((other) => (other.step ?? 0) < (sentence.step ?? 0) && says(other.plain, HEATS)))
      return null;
  }
  return write(sentence, setting[0], 'a slow cooker cooks on low or high, never on warm (USDA FSIS)');
}
