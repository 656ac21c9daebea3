// Temperatures inside the food that a sentence names. The heat of an oven, a pan, oil or water says nothing about
// the inside, and the tests for that are here: "roast at 180 C" is an oven, "roast to 60 C" the meat.

import { prepare } from '../../../food/prepare-pattern.ts';
import { COUNT, findAll, readCount, says } from '../stance/phrases.ts';

export interface CoreReading {
  readonly coreC: number;
  /** As it is printed. */
  readonly text: string;
  /** Minutes for which it is held; 0 where none are named. */
  readonly heldMinutes: number;
  /** The bath of a sous-vide cooker: the inside comes to it in time. */
  readonly bath: boolean;
  readonly index: number;
  /** Only its warmth tells that it is of the inside. */
  readonly bare: boolean;
}

export const TEMPERATURE =
  /(\d{2,3}(?:[.,]\d)?)(?:\s*(?:°|º|degrees?)?\s*[cf]?\s*(?:-|–|to)\s*(\d{2,3}))?\s*(?:(?:°|º|degrees?|deg\.?)\s*)?(?:(c|f|celsius|centigrade|fahrenheit|℃|℉)(?![a-z])|(?:°|º|degrees\b))|\b(?:internal|core) temp(?:erature)?\.?(?: (?:of|is|reaches|hits|reads|should be|at|to))*(?: (?:about|around|at least))? (\d{2,3})\b(?!\s*(?:min|h\b|hour|g\b|%|sec|°|º|c\b|f\b|degrees|-|–))|\b(?:out|off|pull(?:ed|s)?|(?:take|lift|stop|come|coast|climb|rise|land|settle)s?|carr(?:y|ies)|(?:cook|roast|grill)(?:ed)?|done|ready|finish(?:es)?)\b[^.;,\d]{0,20}? (?:at|to|on) (?:about |around |just )?(\d{2,3})(?=[,.;)](?!\d)|$| (?:and|then|inside|is|for|on|off|as|while|before)\b)|\b(?:(?:magic|target|lucky|my|our|favourite|favorite) (?:number|figure|mark|reading|temp(?:erature)?|target)|target)(?: \w+){0,2}?(?: is|:| of|'s| =)? (?:about |around |just )?(\d{2,3})(?=[,.;)](?!\d)|$| (?:and|then|inside|in|on)\b)|\binternal(?:ly)?(?: of| at| is|:)? (?:about |around |just )?(\d{2,3})\b(?!\s*(?:min|h\b|hour|g\b|%|sec|°|º|c\b|f\b|degrees|-|–))|\b(?:probe|thermometer|display|dial)\b(?: \w+){0,4}? (?:says|said|(?:read|show|hit|register)s?|reaches|is at|gets to|beeps at)(?: (?:about|around|just|only|exactly))* (\d{2,3})\b(?!\s*(?:min|h\b|hour|g\b|%|sec|°|º|c\b|f\b|degrees|-|–))|\b(?:(?:thigh|breast|leg|drumstick|middle|burger|sausage|liver)s?|meat|chicken|turkey|bird|joint|crown|cent(?:re|er)s?|core|inside|patt(?:y|ies)|pork|loin)(?: \w+){0,2}? (?:(?:hit|say|show|read|register|measure)s?|(?:reach|touch)(?:es)?|gets? to|climbs? to|is at|comes? to)(?: (?:about|around|just|only|exactly|roughly|some))* (\d{2,3})\b(?!\s*(?:-|–|to \d|min|h\b|hour|g\b|kg|%|sec|°|º|c\b|f\b|degrees|cm|mm|ml|years|days|people|pieces|calories|kcal|grams))/gi;
export const CORE =
  /\b(?:internal(?:ly)?|inner|core|heart|cent(?:re|er)|middle|thickest|deepest|inside|probe|doneness|target temp(?:erature)?|meat temp(?:erature)?|target|(?:(?:thigh|breast|leg|drumstick|chop|burger|fillet|sausage)s?|meat|bird|joint|crown|loin|roast|patt(?:y|ies)|stuffing|it) (?:\w+ )?(?:says|shows|displays|gives|wants?))\b/i;
export const METER =
  /\b(?:thermometer|reach(?:es|ed|ing)?|register(?:s|ed|ing)?|(?:read|hit|measure)s?|comes? (?:up )?to|gets? to|climbs? to|is (?:at )?(?:about )?|gone to|temps? at)\b/gi;
export const CORE_BEHIND =
  /^\s*,?\s*(?:\([^)]{0,30}\)\s*|\/\s*\d{2,3}\s*°?\s*[cf]\s*)?(?:when |as )?(?:measured )?(?:in(?:side| (?:the|its|their) (?:thickest|cent(?:re|er)|middle|core|deepest|heart))|internal(?:ly)?|core|at (?:the|its) (?:cent(?:re|er)|core|thickest|deepest)|(?:in|at|by|near|beside|next to|against|deep in|where) (?:the |its )?(?:\w+ )?(?:thigh|leg|drumstick|breast|wing|joint|bone)s?\b|on (?:an?|the|your) (?:[\w-]+ ){0,2}thermometer|(?:is|are|(?:give|make|keep|stay|taste)s?|gets you|means|leaves)(?: \w+){0,3}? (?:moist(?:er)?|juic(?:y|ier)|tender|best|better|perfect(?:ion)?|plenty|enough|ideal|silky|succulent))\b/i;
export const NOT_CORE =
  /\b(?:oven|fan|gas mark|grill|air[- ]fryer|deep[- ]fryer|fryer|oil|fat|pan|skillet|water|milk|syrup|sugar|caramel|wok|griddle|barbecue|bbq|smoker|fridge|freezer|plates?|stone|coals|cream|mixture for)\b/i;
export const MEASURED_ELSE =
  /\b(?:oven|fan|grill|fryer|oil|fat|pan|skillet|water|milk|syrup|sugar|caramel|wok|smoker|coals|barbecue|bath)\s+(?:(?:temperature|thermometer)\s+)?(?:(?:that|it|has|should|must|until|just|is|was|back|at|again|up|reads|holds|returns|comes)\s+)*$/i;
export const COOKED_TO =
  /\b(?:cook(?:s|ed|ing)?|fry|fried|frying|(?:roast|grill|broil|poach|sear|heat)(?:ed|ing)?|bak(?:e|ed|ing)|bring|brought|(?:warm|reheat|steam|simmer|pull)(?:ed)?|barbecued?|brais(?:e|ed)|smok(?:e|ed)|saut[eé](?:ed)?|pan-fry|done|perfect|ready|stop(?:ped)?|take (?:it|them|the \w+) (?:out|off)|remove (?:it|them|the \w+)(?: from \w+(?: \w+)?)?)\b([^.;]{0,80}?)\b(?:to|until|till|up to|at|when|once)(?: (?:about|around|only|just|exactly|an? (?:gentle|low|rare|nice)?|medium(?:-rare)?|rare|well done|it(?:'s| is)?|they(?:'re| are)?|at))*\s*,?\s*\(?$/i;
export const OWN_HEAT = /\b(?:at|in)\s*(?:about |around |a )?$/i;
export const BATH = /\b(?:sous[- ]?vide|water bath|water oven|immersion circulator|precision cooker)\b/i;
const HELD = new RegExp(
  String.raw`\b(?:for|there|another|count(?:ing)?(?: the)?)(?: (?:at least|no less than|a good|about|around|up to|well|over|more than|a further|another|a full))* (${COUNT})(?:\s*(?:-|–|to)\s*\d{1,3})?(?: and a half)?[ -]?(seconds?|secs?|s|minutes?|mins?|min|hours?|hrs?|h)\b`,
  'i',
);

export const PARTS_OF_HOUR =
  /\b(?:(?:the|a) (?:full|good|whole) )?(?:three[- ]quarters|a quarter) of an hour\b/gi;

/** Minutes that the words say something is held; 0 where they say none. */
export function readHeld(text: string): number {
  const behind = text.replace(prepare(PARTS_OF_HOUR), (words) =>
    /three/i.test(words) ? '45 minutes' : '15 minutes',
  );
  const match = prepare(HELD).exec(behind);
  if (match === null) return 0;
  const amount = readCount((match[1] ?? '').toLowerCase());
  const unit = (match[2] ?? '').toLowerCase();
  if (unit.startsWith('s')) return amount / 60;
  return unit.startsWith('h') ? amount * 60 : amount;
}

/** What is looked for is read off a thermometer: "you're looking for 60 C". */
export const LOOKED_FOR =
  /\b(?:look|aim|wait|shoot|check|go)(?:ing)? for (?:about |around |an? |roughly |just )*$/i;
/** "Thighs are at their juiciest at 62 C" */
export const AT_ITS_BEST =
  /\bat (?:its|their) (?:\w+ )?(?:best|juiciest|tenderest|finest|silkiest|peak|most \w+) (?:at|around|when (?:it|they) (?:hits?|reach(?:es)?)) (?:about |around |roughly |just )*$/i;
/** What is stopped or taken off at a figure is the food. */
export const STOPS_AT =
  /\b(?:stop|pull|take|lift|(?:take|lift|pull) (?:it|them|the (?!oven|pan|oil)\w+) (?:off|out|from the heat)) (?:off |out )?(?:at|when (?:it|they) (?:hits?|reach(?:es)?)) (?:about |around |an? )*$/i;

/** "In the garage, where it is about 65 F": the air of the place. */
export const AIR_OF_PLACE =
  /\b(?:garage|porch|shed|cellar|basement|larder|pantry|scullery|balcony|conservatory|outhouse|utility room|room|kitchen|hall(?:way)?|stairs|outside|outdoors|veranda|car|cupboard|worktop|counter|fridge|refrigerator|cool(?:er| box| bag))\b[^.;\d]{0,24}? (?:where it|which|that|if it|as it|while it|since it|because it|so long as it|as long as it|provided it)(?:'s| is| stays| sits| hovers| remains| keeps| never (?:reaches|gets to|hits|climbs to)| reads| measures)(?: (?:at|about|around|only|just|roughly|usually|nearer|near|a|steady|cool|cold))*\s*$/i;

/** "Breast 59 C, thigh 63 C" */
export const PART_BEFORE =
  /\b(?:(?:breast|thigh|leg|drumstick|bone)s?|stuffing|joint|loin|crown|meat)(?:,|:| -| is| of)? (?:about |around |just )?$/i;

/** No food is cooked to what a hot day has. */
const WARM_DAY_C = 45;
export const HOTTER_THAN = /\b(?:above|over|past|exceeds?|(?:hott|warm|high)er than) (?:about |around )?$/i;

/** Between the warmth of a hand and the heat of cooked poultry nothing but the inside of food is cooked to. */
const BARE_C: readonly [least: number, most: number] = [40, 74];
/** What else is as warm as that, or falls to it. */
export const OTHER_WARMTH =
  /\b(?:oven|fan|gas|fryer|oil|fat|skillet|(?:wok|pan|drop|fall|plate|leftover|vegetable|cockle|mussel|clam|prawn|shrimp|scallop)s?|water|bath|broth|stock|milk|cream|custard|syrup|sugar|caramel|chocolate|butter|dough|yeast|prov(?:e|es|ing)|(?:proof|incubat|refrigerat|chill|cool|keep|hold|dehydrat|dry|reheat|shell)\w*|yogh?urt|culture|fridge|freezer|fallen|down to|dish(?:es)?|rest(?:ing|ed)? at|kept|held|warm(?:er|ing)?|smoker|jerky|room|garage|kitchen|air|ambient|bring|danger zone|between|bacteria|germs|rice|sauce|soup|gravy|grill|barbecue|coals|sous[- ]?vide|circulator|machine|cooker|set (?:it|the|your)|dial|thermostat|serve at|drink|wine|tea|coffee|not|never|nowhere|\w+n't|(?:need|stay|for steak)s?|still|yet|below|under|short of|too low|instead|rather|old)\b/i;

function isBare(coreC: number, clause: string): boolean {
  return coreC >= BARE_C[0] && coreC <= BARE_C[1] && !says(clause, OTHER_WARMTH);
}

/** "In an oven of" before the figure: the oven is what is hot. */
export const OVEN_BEFORE = /\boven\b[^.;]{0,20}$/i;
/** "63 C (145 F)": the figure in brackets says again what the one before it said. */
export const SAID_AGAIN = /\d\s*(?:°|º)?\s*[cf] \($/i;
/** "5 C higher", "10 degrees of difference" */
export const BY_HOW_MUCH = /^\s*(?:higher|hotter|above|below|lower|more|less|drop|difference)\b/i;

function isMetered(before: string, hasFood: boolean): boolean {
  if (says(before, AIR_OF_PLACE)) return false;
  if (says(before, PART_BEFORE)) return true;
  if (says(before, STOPS_AT)) return true;
  if (hasFood && (says(before, LOOKED_FOR) || says(before, AT_ITS_BEST)) && !says(before, NOT_CORE))
    return true;
  if (says(before, CORE)) return !/\b(?:oven|water|oil) (?:temperature|thermometer)\b/i.test(before);
  let last: RegExpExecArray | null = null;
  for (const match of findAll(before, METER)) last = match;
  if (last === null) return false;
  if (says(before.slice(0, last.index), MEASURED_ELSE)) return false;
  return hasFood || !says(before, NOT_CORE);
}

function isCookedTo(before: string): boolean {
  const match = prepare(COOKED_TO).exec(before);
  if (match === null || says(match[1] ?? '', NOT_CORE)) return false;
  // "at 60 C" is the heat that it is cooked in, "done at 60 C" the meat.
  if (!says(before, OWN_HEAT)) return true;
  return /^(?:done|perfect|ready|stop|pull|take|remove)/i.test(match[0]);
}

function toCelsius(value: number, unit: string | undefined): number {
  const isF = unit === undefined ? value > 100 : /^(?:f|℉)/i.test(unit);
  return isF ? Math.round(((value - 32) * 5) / 9) : value;
}

export const DEGREES_IN_WORDS =
  /\b(?:forty|fifty|sixty|seventy|eighty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?= degrees)/gi;

/** Above 100 C there is no water left to be the inside of anything; "when it is above 32 C outside" is the weather. */
function isOfNoFood(coreC: number, before: string, behind: string): boolean {
  if (coreC > 100 || (coreC < WARM_DAY_C && says(before, HOTTER_THAN))) return true;
  return says(behind, BY_HOW_MUCH);
}

/**
 * In degrees Celsius, the low end of a range, in the order they stand. `hasFood` says whether the sentence names
 * what has a core to measure; `inBath` that the step cooks in a sous-vide bath.
 */
export function readCores(text: string, hasFood: boolean, inBath: boolean): readonly CoreReading[] {
  const sentence = text.replace(prepare(DEGREES_IN_WORDS), (words) => String(readCount(words.toLowerCase())));
  const cores: CoreReading[] = [];
  let from = 0;
  for (const match of findAll(sentence, TEMPERATURE)) {
    const start = match.index;
    const end = start + match[0].length;
    const before = sentence.slice(Math.max(from, start - 110), start);
    const behind = sentence.slice(end, end + 70);
    const unmarked = match[5] ?? match[6];
    const alone = unmarked ?? match[4] ?? match[7] ?? match[8] ?? match[9];
    // "At 150 C to 56 C inside" is no range: the second is what is read inside.
    const [first = alone ?? '', second] = [match[1], match[2]];
    const read = second !== undefined && Number(second) < Number(first.replace(',', '.')) ? second : first;
    const coreC = toCelsius(Number(read.replace(',', '.')), match[3]);
    from = end;
    if (isOfNoFood(coreC, before, behind)) continue;
    if (unmarked !== undefined && !isBare(coreC, `${before}${match[0]}${behind}`)) continue;
    const isCore =
      alone !== undefined ||
      says(behind, CORE_BEHIND) ||
      isMetered(before, hasFood) ||
      (hasFood && isCookedTo(before));
    const bath = !isCore && (inBath || says(sentence, BATH)) && !says(before, OVEN_BEFORE);
    const bare =
      !isCore &&
      !bath &&
      !says(before, SAID_AGAIN) &&
      hasFood &&
      isBare(coreC, `${before}${match[0]}${behind}`);
    if (!isCore && !bare && !bath) continue;
    const heldMinutes = readHeld(behind) || (bath ? readHeld(sentence) : 0);
    cores.push({ coreC, text: unmarked ?? match[0].trim(), heldMinutes, bath, index: start, bare });
  }
  return cores;
}

/** Whether a step cooks in a bath of water that is held at one temperature. */
export function isBath(step: string): boolean {
  return says(step, BATH);
}
