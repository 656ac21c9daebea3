// How many minutes of heat the steps give the meat, followed clause by clause: when it goes in, when it is lifted out,
// when it comes back. What cannot be counted ("until golden") makes the whole unknown.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { COUNT, findAll, readCount, says } from '../stance/phrases.ts';

interface HeatedMinutes {
  /** Minutes in a pan, on a grill, in liquid or steam. */
  readonly direct: number;
  /** Minutes in an oven. */
  readonly oven: number;
  /** The sentence with the last time that counts. */
  readonly last: Sentence;
}

/** Words for raw meat in steps, apart from the names of the foods. */
export const MEAT_WORD =
  /\b(?:(?:meat|chicken|turkey|kofta|kofte|escalope|schnitzel|thigh|wing|drumstick|leg|fillet|kebab|liver|kidney|joint|chop|cutlet|steak|quail|poussin|pheasant|pigeon)s?|mince|beef|pork|lamb|veal|venison|duck|poultry|birds?(?!'?s?[- ]eye)|hen|rabbit|boar|sausage(?:s|-?meat)?|bangers|links|patties|patty|burgers?(?! (?:(?:bun|bap|roll)s?|sauce|relish)\b)|(?:meat)?balls|strips|chunks|cubes|pieces|nuggets|goujons|tenders|breasts?|medallions|skewers|hearts|crown|shoulder|belly|loin|tenderloin|ribs|dumplings|gyoza|wontons|potstickers|parcels|bundles|filling|loaf|meatloaf)\b/;

const TIME = new RegExp(
  String.raw`\b(${COUNT})( and a half|[ -]1\/2)?(?:\s*(?:-|to|or)\s*(${COUNT}))?(?: more| full| short| whole| quick| good| further| brief| scant)*[ -]?(seconds?|secs?|minutes?|mins?|min|hours?|hrs?|h)\b(?: or (two|three|so)\b)?( and a half)?`,
  'g',
);
export const PARTS_OF_HOUR =
  /\b(?:(?:the|a) )?(?:three[- ]quarters|(?:good |short |scant )?quarter) of an hour\b/g;
const LAST_MINUTE = /\b(?:last|final) minute\b/;
export const SIDES =
  /\b(?:(?:a|per|each|either|both|(?:on|for) (?:each|both|either))(?: of (?:the |its |their )?(?:two|both|four|\d))?(?: flat| cut| of (?:the|its|their))? sides?|each way|either way|(?:per|a|each|either|both) (?:faces?|turns?|flank)|apiece side|a flank)\b|\/ ?side\b/;

export const COMPOUND = /\b(twenty|thirty|forty|fifty)[- ](one|two|three|four|five|six|seven|eight|nine)\b/g;

function readCompounds(plain: string): string {
  return plain.replace(prepare(COMPOUND), (_, tens: string, ones: string) =>
    String(readCount(tens) + readCount(ones)),
  );
}

/** Minutes that a folded clause names in all, a time for each side counted twice. */
function readClauseMinutes(plain: string): number {
  let minutes = says(plain, LAST_MINUTE) ? 1 : 0;
  const counted = readCompounds(plain).replace(prepare(PARTS_OF_HOUR), (words) =>
    words.includes('three') ? '45 minutes' : '15 minutes',
  );
  for (const [, low = '', part, high, unit = '', more, half] of findAll(counted, TIME)) {
    const count = Math.max(readCount(low), high === undefined ? 0 : readCount(high));
    const whole =
      count +
      (more === 'two' || more === 'three' ? 1 : 0) +
      (part === undefined && half === undefined ? 0 : 0.5);
    minutes += unit.startsWith('s') ? whole / 60 : unit.startsWith('h') ? whole * 60 : whole;
  }
  return says(plain, SIDES) ? minutes * 2 : minutes;
}

export const HEAT =
  /\b(?:cook(?:s|ed|ing)?(?! (?:rice|pasta|noodles|water))|(?:pan-|stir-|stir |flash-|flash |deep-|shallow-|air-|air )?fr(?:y|ies|ied|ying)|bak(?:e|es|ed|ing)(?! (?:tray|sheet|dish|tin|paper|parchment|powder|soda))|roast(?:s|ed|ing)?(?! (?:tin|tray|dish|pan|rack))|grill(?:s|ed|ing)?(?! (?:pan|rack|tray))|griddle|broil|barbecue|bbq|braai|(?:simmer|sear)(?:s|ed|ing)?|boil(?!ing water)(?:s|ed|ing)?|poach|brais(?:e|ing)|stew|saut(?:e|eed|eing)|seal|brown(?! (?:rice|sugar|bread|sauce))(?:s|ed|ing)?|colou?r|char|crisp|steam(?!ing|ed)|(?<!(?:with|on|and|of|hot|to|the|buttered|your|some|melba|brioche) )toast|sizzle|microwave|smoke(?!d)|blanch|confit|sweat|heat|(?<!(?:served?|serves|still|while|eat(?:en)?|keep|just|barely|lightly|slightly|nice and) )warm|blister|caramelise|kiss(?: (?:it|them))?(?: (?:of|in|from|with))? (?:the |a )?(?:hot )?(?:pan|flame|grill|fire)|show(?:s|n)? (?:(?:it|them|the \w+) )?(?:to )?the (?:pan|flame|grill|fire)|flash (?:(?:it|them|the \w+) )?(?:in|under|through|over)|finish(?:es)? (?:(?:it|them|the \w+|off) ){1,2}(?:in|under|on|over)|(?:turn|dip|dunk|roll|hold|lower|drop) (?:(?:it|them|the \w+) )?in(?:to)? (?:the |a |some )?(?:very )?(?:hot|smoking|sizzling) (?:oil|fat|pan|butter|wok|skillet))\b/g;
export const OVEN =
  /\b(?:bak(?:e|es|ing)|roast(?:s|ing)?|oven|(?:middle|top|bottom|centre|center|lower|upper|lowest) shelf|gas mark|tray ?bake)\b(?! (?:tin|tray|dish|rack|gloves?))/;
export const IN_HEAT =
  /\b(?:hot|sizzling|smoking|bubbling|simmering|boiling|warm) (?:\w+ )?(?:pan|wok|skillet|oil|fat|butter|grill|griddle|water|stock|broth|sauce|oven|barbecue|tray)|\b(?:pan|wok|skillet|frying pan|oven|grill|griddle|pot|saucepan|fryer|barbecue|coals|slow cooker|microwave|rack|(?:middle|top|bottom|oven|centre|center|lower|upper|lowest) shelf|steamer)\b|\bskin[- ]side (?:down|up)\b/;
export const GOES_IN =
  /\b(?:add|tip|stir|put|place|lay|drop|return|lower|slide|slip|nestle|transfer|throw|toss|arrange|give|get|set|pop|sit|dip|dunk|scatter|crumble|dot|top|tuck|bury|fold|spoon|go(?:es)?|chuck)\b/;
const COLD_PLACE =
  /\b(?:bowl|board|plate|bag|fridge|marinade|platter|processor|container|tub|jar|freezer|paper|towel)\b/;
export const NO_TIME_OF_HEAT =
  /\b(?:(?:rest|cool)(?:s|ed|ing)?|(?:marinat|chill|refrigerat|soak|freez|infus|defrost|thaw)\w*|fridge|brin(?:e|ed|ing)|room temperature|ahead|mix|knead|whisk|beforehand|before (?:cooking|serving|you)|keeps?|stor(?:e|ed))\b/;
export const COMES_OUT =
  /\b(?:(?:lift|take|scoop|fish|tip|pull|slide)(?:s|ed)? (?:(?:it|them|the \w+|everything) )?(?:straight |right |back )?(?:out|off|from)|set (?:(?:it|them|the \w+) )?aside|remove|(?:transfer|move|lift|tip|slide) (?:(?:it|them|the \w+) )?(?:straight )?(?:to|onto|on) (?:\w+ ){0,3}plates?|plate up|keep warm)\b/;
const COMES_BACK = /\b(?:return|back (?:in|into|to|on)|everything|all together|the lot|all of it)\b/;
const IT = /\b(?:it|them|they|these|everything|both|all)\b/;
/** What no clock can say, or a weight says. */
const UNCOUNTED = /\bper (?:kg|kilo|lb|pound|500|450|half)|\b(?:packet|package|manufacturer)\b/;
export const NEGATED =
  /\b(?:do not|don't|never|not|without|no need to|before|instead of|rather than|to avoid)\s(?:\w+\s){0,2}$/;

export const OVEN_HEAT =
  /\b(\d{2,3}) ?(?:°|º|degrees?)? ?(c|f)\b|\bgas(?: mark)? ?(1\/4|1\/2|\d|half|one|two|three|four|five|six)\b/g;
export const NOT_OVEN =
  /\b(?:oil|fat|water|stock|milk|(?:poach|simmer|steam)\w*|inside|internal|core|bath)\b/;

/** Below a heat in Celsius a minute in the oven is worth so much of one at the common heat; our own estimate. */
const WORTH: readonly (readonly [belowC: number, worth: number])[] = [
  [106, 0.4],
  [131, 0.55],
  [146, 0.7],
  [156, 0.8],
];
/** Below this stands what is read inside, or an oven that keeps warm for hours. */
const LEAST_OVEN_C = 80;

function readCelsius(degrees: string | undefined, unit: string | undefined, gas: string | undefined): number {
  if (gas !== undefined) return /^(?:1\/|half)/.test(gas) ? 120 : 126 + 14 * readCount(gas);
  return unit === 'f' ? ((Number(degrees) - 32) * 5) / 9 : Number(degrees);
}

/** The dry air of an air fryer heats more slowly than a pan; our own estimate. */
export const AIR_FRIES = /\bair[- ]?fr(?:y|ies|ied|ying|yer)\b/;
const AIR_FRY_WORTH = 0.7;
export const BARELY_WARM =
  /\b(?:(?:barely|hardly|just|only)[- ]warm|luke-?warm|tepid) (?:\w+ )?(?:stock|water|broth|sauce|oil|butter|pan|oven)\b/;
const BARELY_WARM_WORTH = 0.2;

/** What a minute in an oven of this heat is worth; null where the words name no heat. */
function readWorth(plain: string): number | null {
  if (says(plain, BARELY_WARM)) return BARELY_WARM_WORTH;
  if (says(plain, AIR_FRIES)) return AIR_FRY_WORTH;
  if (says(plain, NOT_OVEN)) return null;
  let worth: number | null = null;
  for (const [, degrees, unit, gas] of findAll(plain, OVEN_HEAT)) {
    const celsius = readCelsius(degrees, unit, gas);
    if (celsius >= LEAST_OVEN_C) worth = WORTH.find(([below]) => celsius < below)?.[1] ?? 1;
  }
  return worth;
}

export const AT_OVEN_HEAT = /\bat (?:1[3-9]\d|2[0-4]\d) ?(?:°|º|degrees?)? ?c\b/;
export const OTHER_THAN_OVEN =
  /\b(?:fry|fries|frying|fryer|grill|griddle|pan|air|barbecue|bbq|smok\w+|wok)\b/;

interface State {
  inHeat: boolean;
  wasIn: boolean;
}

export const CLAUSE_BREAK =
  /[;:]|\.\s| - |, (?:and |then )?|\bthen\b|\band (?=\w+ (?:the|it|them|in|for|on|back|straight|off|out|at once|up)\b)/;

function partClauses(plain: string): readonly string[] {
  return plain.split(prepare(CLAUSE_BREAK));
}

function isHeating(plain: string): boolean {
  for (const match of findAll(plain, HEAT)) if (!says(plain.slice(0, match.index), NEGATED)) return true;
  return false;
}

// What the end of the heat is told by is not what is heated.
export const UNTIL = /(?<=\w )\b(?:until|till|so that|while|when|with|in|into|over|under|on|inside)\b.*/;

/** What is heated beside the meat, or under it. */
export const BESIDE =
  /\b(?:oil|butter|oven|the grill|plates?|sauce|gravy|vegetables|veg|rice|pasta|pan(?!-)|wok|skillet|buns?)\b/;

/** Whether the clause heats something else: another food is named, and neither meat nor "it". */
function isOfOther(scan: RecipeScan, text: string, named: boolean): boolean {
  const clause = text.replace(prepare(UNTIL), ' ');
  if (named || says(clause, IT)) return false;
  return scan.readings.foods(clause).some(({ doubtful }) => !doubtful) || says(clause, BESIDE);
}

export const LAST_WORD = /[a-z]{4,}$/;
export const NO_DISH = /^(?:oven|rice|pasta|potatoes|salad|style|recipe|dinner|supper|lunch)$/;

// "Bake the pie": the dish by the last word of its name.
function readDish({ recipe }: RecipeScan): string | null {
  const name = recipe.title?.toLowerCase().split(/,|:|\(| (?:with|and|in|on|from|for|&) /)[0] ?? '';
  const word = prepare(LAST_WORD).exec(name.trim())?.[0];
  return word === undefined || says(word, NO_DISH) ? null : word;
}

function names(scan: RecipeScan, clause: string, ids: ReadonlySet<string>): boolean {
  const dish = readDish(scan);
  if (dish !== null && clause.includes(` the ${dish}`)) return true;
  return says(clause, MEAT_WORD) || scan.readings.foods(clause).some(({ food }) => ids.has(food.id));
}

function namesOther(scan: RecipeScan, plain: string, ids: ReadonlySet<string>): boolean {
  return scan.readings.foods(plain).some(({ food, doubtful }) => !doubtful && !ids.has(food.id));
}

interface Clause {
  readonly plain: string;
  /** Names the meat. */
  readonly named: boolean;
  readonly heating: boolean;
  /** Heats another food. */
  readonly other: boolean;
  readonly minutes: number;
  /** Chills, rests or keeps: its time is none of heat. */
  readonly idle: boolean;
}

function readClause(scan: RecipeScan, plain: string, ids: ReadonlySet<string>): Clause {
  const named = names(scan, plain, ids);
  const heating = isHeating(plain);
  return {
    plain,
    named,
    heating,
    other: isOfOther(scan, plain, named),
    minutes: readClauseMinutes(plain),
    idle: !heating && says(plain, NO_TIME_OF_HEAT),
  };
}

/** Whether the meat comes into the heat, or is in it, by these words. */
function opensHeat(
  scan: RecipeScan,
  { plain, named, heating, other, minutes }: Clause,
  sentence: Sentence,
  { wasIn }: State,
  ids: ReadonlySet<string>,
): boolean {
  if (heating && !other) {
    if (named || wasIn || says(plain.trim(), OF_ALL) || !namesOther(scan, sentence.plain, ids)) return true;
  }
  if (wasIn && says(plain, COMES_BACK)) return true;
  return goesIn({ plain, named }, wasIn) && (minutes > 0 || says(sentence.around, IN_HEAT));
}

function goesIn({ plain, named }: Pick<Clause, 'plain' | 'named'>, wasIn: boolean): boolean {
  return (
    (named || (says(plain, IT) && (wasIn || says(plain, IN_HEAT)))) &&
    says(plain, GOES_IN) &&
    !says(plain, COLD_PLACE)
  );
}

function isInOven(clause: Clause, before: boolean): boolean {
  if (says(clause.plain, OVEN)) return true;
  if (
    says(clause.plain, AT_OVEN_HEAT) &&
    !says(clause.plain, NOT_OVEN) &&
    !says(clause.plain, OTHER_THAN_OVEN)
  )
    return true;
  return clause.heating && !/\b(?:cook|heat)\b/.test(clause.plain) ? false : before;
}

/** Minutes of heat for the foods with these ids; null where the steps leave them open or never heat them. */
export function readHeatedMinutes(scan: RecipeScan, ids: ReadonlySet<string>): HeatedMinutes | null {
  const state: State = { inHeat: false, wasIn: false };
  const sums = { direct: 0, oven: 0 };
  let last: Sentence | undefined;
  let inOven = false;
  let worth = 1;
  for (const sentence of scan.steps) {
    worth = readWorth(sentence.plain) ?? worth;
    if (says(sentence.plain, UNCOUNTED)) return null;
    const timed = readClauseMinutes(sentence.plain) > 0 || readClauseMinutes(sentence.next?.plain ?? '') > 0;
    for (const text of partClauses(sentence.plain)) {
      const clause = readClause(scan, text, ids);
      inOven = isInOven(clause, inOven);
      followMeat(scan, clause, sentence, state, ids);
      if (state.inHeat && !clause.idle && clause.minutes > 0) {
        sums[inOven ? 'oven' : 'direct'] += clause.minutes * worth;
        last = sentence;
      } else if (state.inHeat && !timed && isOpenEnded(clause)) return null;
      if (says(text, COMES_OUT) && !says(text, COMES_BACK)) state.inHeat = false;
    }
  }
  return last === undefined ? null : { ...sums, last };
}

function followMeat(
  scan: RecipeScan,
  clause: Clause,
  sentence: Sentence,
  state: State,
  ids: ReadonlySet<string>,
): void {
  state.wasIn ||= goesIn(clause, state.wasIn);
  if (clause.idle || !opensHeat(scan, clause, sentence, state, ids)) return;
  state.inHeat = true;
  state.wasIn = true;
}

/** "Simmer until thick": nobody knows for how long. */
function isOpenEnded({ plain, heating, other, minutes }: Clause): boolean {
  return heating && !other && minutes === 0 && !says(plain, BARELY);
}

// "Roast for 40 minutes" of a method that does not name the meat before.
export const OF_ALL =
  /^(?:\w+ly )?(?:(?:pan|stir|flash|air|deep|shallow|char|dry)[- ](?:fry|grill|roast)|fry|brown|bake|roast|grill|poach|cook|simmer|braise|sear|barbecue|broil|steam|griddle|microwave|turn (?:it |them )?in(?:to)?|dip (?:it |them )?in(?:to)?|dunk (?:it |them )?in(?:to)?)(?: (?:for|in|hot|over|at|on|gently|slowly|covered|hard|briskly|it|them|everything|about|\d|two|three|four|five|six|ten|a)|$)/;
/** What adds no heat to speak of. */
export const BARELY =
  /\b(?:boil|simmer)(?:ing)? (?:over|point)|\bbring\b|\bbrought\b|\bheat (?:off|is off)|\b(?:off|from|kill|cut|turn off) the heat\b|\b(?:over|on) (?:a )?(?:low|medium|high|fierce|gentle|brisk|moderate)[- ](?:\w+ )?heat\b|\bwarm (?:plate|bowl|bun)s?|\bsteam(?:ing)? rice\b/;
