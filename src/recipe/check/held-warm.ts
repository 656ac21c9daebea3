// Rule time-temperature for heat that is too gentle: food held warm below 60 C, meat in an oven that is hardly warm, a
// slow cooker that is to cook on its "warm". Sources: FDA Food Code, USDA FSIS.

import type { Finding } from '../finding.ts';
import { findLong, readHours } from './long-spans.ts';
import { namesPerishable, spoilsInTheWarm } from './perishable.ts';
import { findSaid } from './phrases.ts';
import { TEPID, toCelsius } from './reheating.ts';
import type { RecipeScan, Sentence } from './scan-recipe.ts';
import { writeTimeTemperature as write } from './write-time-temperature.ts';

const HELD_AT =
  /\b(?:keep|kept|keeps|hold|holds|held|holding|leave|rest|sit|sits|stay|stays|set|ladle|pour|pack|fill)\b[^.;]{0,60}?\b(\d{2,3}) ?(?:°|º|degrees )? ?(c|f|degrees)\b|\b(?:slow[- ]cooker|oven|warmer|warming drawer|buffet|hot plate|flask|thermos)\b[^.;]{0,40}?\b(\d{2,3}) ?(?:°|º|degrees )? ?(c|f|degrees)\b/g;
const HOLDS_FOOD =
  /\b(?:warm|hot|oven|heat|plate|cooker|buffet|party|guests?|at|holds?|serving|flask|thermos)\b/;
const NO_FOOD =
  /\b(?:plates?|dough|yogh?urt|rise|prove|proof|sous|water bath|bowl of|yeast|culture|ferment\w*)\b/;
const ALL_THROUGH =
  /\b(?:party|guests|buffet|whenever|as (?:long|late) as|until (?:everyone|you|they|the|dinner|supper|lunch|evening|morning)|crowd|evening)\b/;
/** "Hold it lukewarm for the afternoon" */
const HELD_TEPID = new RegExp(
  String.raw`\b(?:keep|keeps|kept|hold|holds|held|holding|pack(?:ed)?|ladle[ds]?|pour(?:ed)?|fill(?:ed)?|transport\w*)\b(?:(?!above|at least|over)[^.;]){0,60}\b${TEPID}`,
  'g',
);
const CARRIED = /\b(?:thermos|flask|lunch ?box)\b/;
const HOT_HELD = 'hot food is held at 60 C or above (FDA Food Code), 63 C in the UK (FSA)';

function isLong(plain: string): boolean {
  const hours = readHours(plain);
  return (hours !== null && hours > 1) || ALL_THROUGH.test(plain) || findLong(plain) !== null;
}

export function checkHeldWarm(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (place === 'ingredients' || !/warm|tepid|blood|body|\d\d ?(?:[°º]|degrees)? ?[cf]\b|degrees/.test(plain))
    return null;
  if (NO_FOOD.test(plain) || /\b(?:internal|core|thermometer|inside)\b/.test(plain)) return null;
  if (!(namesPerishable(plain) || spoilsInTheWarm(scan)) || !(isLong(plain) || CARRIED.test(plain)))
    return null;
  const match = findSaid(plain, HELD_AT);
  if (match === null) {
    const tepid = findSaid(plain, HELD_TEPID);
    return tepid === null || /room temp/.test(tepid[0]) ? null : write(sentence, tepid[0], HOT_HELD);
  }
  const heldC = toCelsius(Number(match[1] ?? match[3]), match[2] ?? match[4]);
  return heldC >= 60 || heldC < 10 || !HOLDS_FOOD.test(plain) ? null : write(sentence, match[0], HOT_HELD);
}

const LOW_OVEN =
  /\b(?:oven\b[^.;]{0,30}?\bto|(?:oven|roast(?:ed)?|bake[ds]?|cook(?:ed)?|smok(?:e|ed))\b(?:(?!\d ?°? ?[cf]\b)[^.;]){0,50}?\b(?:at|of|in an?)|oven\b(?:(?!\d ?°? ?[cf]\b)[^.;]){0,40}?,) (?:an? )?(?:very low |low |about |around |say )*(\d{2})\s*(?:°|º|degrees )?\s*c\b/g;
const ROAST =
  /\b(?:turkey|chicken|duck|goose|poultry|bird|pork|beef|lamb|meat|joint|mince|brisket|ribs|shoulder)\b/;
const KNOWN_INSIDE =
  /\b(?:internal|core|thermometer|keep warm|(?:keep|hold|rest) [^.;]{0,40}\boven|to (?:6|7|8|9)\d ?°? ?c (?:inside|in the))\b/;
/** Below this an oven cooks no joint through within the day, in Celsius. */
const COOL_OVEN_C = 100;

export function checkLowOven(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain } = sentence;
  if (
    !/\b(?:overnight|hours?|all (?:day|night))\b/.test(plain) ||
    /\bsous[- ]?vide|water bath|dehydrat|plates?|meringue|dry\b/.test(plain)
  )
    return null;
  const match = findSaid(plain, LOW_OVEN);
  if (match === null || !/\b(?:oven|roast|bake|smok)/.test(plain)) return null;
  const ovenC = Number(match[1]);
  const meat = ROAST.test(plain) || ROAST.test(scan.recipe.title?.toLowerCase() ?? '');
  if (ovenC >= COOL_OVEN_C || ovenC < 40 || !meat || KNOWN_INSIDE.test(`${plain} ${sentence.around}`))
    return null;
  return write(
    sentence,
    match[0],
    'meat and poultry go into an oven of at least 163 C, or 325 F (USDA FSIS)',
  );
}

const WARM_SETTING =
  /\b(?:on|to|using|use|at|choose|select|press|hit)(?: (?:the|its))? (?:["']?(?:keep[- ])?warm["']?)(?= (?:setting|function|mode|button|for|all|overnight|until|till|from|the|instead|and|with|at|before|while|when|on)\b|[.,;)]|$)|\bkeep[- ]warm (?:setting|function|mode|button)|\b(?:the|its) warm (?:setting|function|mode|button)/g;
const WARM_COOKER = /\b(?:slow[- ]cook(?:er|ed)|crock[- ]?pot|crock|cooker|instant pot)\b/;
/** What goes in raw, or is to cook there. */
const COOKS =
  /\b(?:cook(?:s|ed|ing)?|put|add|tip|load|place|throw|lay|uncooked|braise|stir|go(?:es)? in|fill|assemble|combine|mix|dump|layer|arrange)\b/;
const COOKS_BY_IT =
  /\b(?:from (?:the )?start|the whole time|instead of|raw|to cook|fridge-?cold|from (?:the fridge|cold|chilled)|cold (?:leftovers?|stew|chilli|soup|curry|meat)|re-?heat\w*|come up to)\b/g;
const HEATS = /\b(?:low|high|simmer|boil|bake|roast|cook)\b/;
/** "Warm" keeps hot what is hot already. */
const HOT_ALREADY =
  /\b(?:low|high|boil\w*|simmer\w*|cooked|hot|steaming|after|once|then|switch(?:es)?|finish(?:ed|es)?|already|when (?:it|they|the \w+|done|cooked|ready))\b/;

export function checkWarmSetting(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (place === 'ingredients' || !plain.includes('warm')) return null;
  if (!WARM_COOKER.test(scan.whole) && !/\bkeep[- ]warm|warm (?:setting|mode|function)/.test(plain))
    return null;
  const setting = findSaid(plain, WARM_SETTING);
  if (setting === null || !spoilsInTheWarm(scan) || !isLong(`${plain} `)) return null;
  if (findSaid(sentence.around, COOKS_BY_IT) === null) {
    // Of a part of the recipe nobody knows what was hot before.
    if (!scan.ended || !COOKS.test(sentence.around) || HOT_ALREADY.test(sentence.around)) return null;
    if (scan.steps.some((other) => (other.step ?? 0) < (sentence.step ?? 0) && HEATS.test(other.plain)))
      return null;
  }
  return write(sentence, setting[0], 'a slow cooker cooks on low or high, never on warm (USDA FSIS)');
}
