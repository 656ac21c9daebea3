// Rule undercooked, told by what is missing: raw meat that no step heats, or for some seconds only. What the steps do
// is followed clause by clause: whether the pan is hot when the meat goes in, and whether anything heats it later.
// "Drain the pasta and stir in the raw sausage" leaves it raw, whatever the words. Source: FoodSafety.gov.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { ListedFood, RecipeScan, Sentence } from '../scan-recipe.ts';
import { findAll, findSaid, says } from '../stance/phrases.ts';
import { readLongestTime } from '../toxins/treatment-minutes.ts';

export const HEATS =
  /\b(?:cook|fry|fries|fried|bak(?:e|ing)|roast|grill|broil|simmer|boil|poach|brais|stew|saute|sear|brown|steam(?!ed)|oven|slow[- ]cook|air[- ]fr|barbecue|bbq|braai|griddle|charcoal|coals|smok(?:e|ing)|heat|sizzl|microwav|stir-?fr|degrees|sous|pressure|crock|instant pot|multicooker|tagine|casserole|skillet|(?:hot|smoking|sizzling|dry|oiled|greased|buttered|non-stick) (?:\w+ )?(?:pan|griddle|plancha)|frying pan|wok|deep[- ]fr|turning|per side|(?:a|each|both|first|other) sides?|internal|thickest|core|golden|no longer pink|bubbl|blister|char(?:red|s)?\b|crisp (?:it|them|the|up)|render|spit|rotisserie|blanch|parboil|melt|scald|warm (?:it|them|through|the (?:meat|mince|sausage|chicken)))\w*|\d{2,3} ?°? ?[cf]\b/g;
/** The same, walked through while the other is searched with: a search keeps its place in a shared pattern. */
const EACH_HEAT = new RegExp(HEATS);
const EACH_HEAT_ONCE = new RegExp(HEATS.source);
// The liquid that is poured on, what is cooked beside it, the oven that only gets hot.
export const NO_HEAT_OF_IT =
  /\b(?:boiling|hot|simmering|steaming|piping[- ]hot|bubbling|scalding|just[- ]boiled|freshly boiled)(?:[- ]hot)? (?:\w+ ){0,2}?(?:water|stock|broth|soup|liquid|kettle|sauce|gravy|pasta|rice|noodles|potatoes|butter|oil|dressing)\b|\b(?:cooked|boiled|fried|roasted|roast|toasted|grilled|steamed|baked|poached|smoked|melted|browned) (?:\w+ )?(?:rice|pasta|noodles|(?:potato|tomato)(?:es)?|(?:onion|egg|bun|seed|pepper|spice|pizza)s?|vegetables|nuts|bread|greens|garlic|sesame|corn|butter|paprika|salmon|almonds|peanuts|barley|beans|base|crust|loaf|pie|tart|pastry|chocolate|gelatine?)\b|\b(?:it|they|that|which|this)(?:'ll| will| should| can)? (?:then )?(?:(?:cook|steam|heat)s?|(?:poach|finish)(?:es)?)(?: through)? (?:(?:gently|itself|perfectly|just) )?(?:at the table|in the (?:bowl|hot|broth|stock|soup|sauce|heat)|on the (?:plate|way|table)|by itself|as (?:you|it|they))|\b(?:pre-?heat|heat up|heat|light|fire up|warm up) (?:the |your |a |an )?(?:\w+ )?(?:oven|grill|barbecue|bbq|broiler|smoker|coals)\b|\b(?:grill|oven|baking|roasting) (?:tray|dish|tin|rack|sheet|gloves?)\b|\bbrown (?:sugar|rice|bread|sauce|lentils|paper|onions?)\b|\b(?:off|from) the (?:heat|hob|stove|boil)\b|\bheat[- ]?proof\b|\bcooking (?:water|liquid|spray|time)\b|\b(?:does|do|will do) (?:all |most of )?(?:the|its|your|what|any) (?:cooking|work)\b/g;
export const COOLS =
  /\b(?:ladle|(?:take|pull|lift|draw|slide) the (?:pan|pot|wok|saucepan) off|(?:into|among|between) (?:\w+ ){0,3}bowls|off the (?:heat|hob|stove|boil)|from the (?:heat|hob|stove)|(?:heat|hob|stove|oven|gas|flame|ring|burner) off|off the (?:heat|gas|flame|ring|burner)|drain(?:ed)?|(?:lift|take|pull|scoop|fish) (?:it |them )?(?:straight |right |back )?out|shred|let (?:it|them|the \w+) cool|cool(?:ed|s)?\b|until cold|ice(?:d)? water)\b/;
const GOES_IN =
  /\b(?:add|tip|stir|put|place|lay|drop|return|lower|slide|slip|spoon|crumble|scatter|nestle|transfer|throw|pour|into the|in the pan|to the pan|toss|arrange)\b/;
export const COLD_VESSEL =
  /\b(?:bowl|board|plate|bag|fridge|marinade|dish|platter|processor|container|tub|jar|buns?|lettuce)\b/;
export const MEAT =
  /\b(?:meat|mince|beef|pork|lamb|veal|venison|chicken|turkey|duck|poultry|bird|hen|(?:sausage|burger|ball|kofta|thigh|breast|wing|drumstick|leg|fillet|liver|chop)s?|sausage-?meat|patties|patty|meatballs|strips|slices|pieces|cubes|nuggets|fish|skewers|kebabs|joint|shoulder|belly|loin|mixture|filling|parcels|dumplings)\b/;
export const BESIDE =
  /^(?:\w+ )?(?: ?(?:the|your|some|a|an|both|each|of|\d+) )*(?:\w+ )?(?:bread|(?:toast|bun|roll|tortilla|wrap|flatbread|crumb|egg|plate)s?|baguette|pitt?as?|rice|pasta|spaghetti|mash|topping|breadcrumbs|cheese|crust|croutons|noodles|rigatoni|penne|potato(?:es)?|vermicelli|nuts|almonds|pine nuts|seeds|spices|ghee|butter|injera|bulgur|couscous|quinoa|stock|broth|water(?! bath)|milk|sugar|kettle)\b/;
/** Seconds in a hot pan do not reach the inside of anything; in minutes. */
const TOO_SHORT_MINUTES = 0.6;

interface Clause {
  readonly plain: string;
  readonly sentence: Sentence;
}

export const CLAUSE_BREAK =
  /[;:]|, (?:and |then )?|\bthen\b|\band (?=\w+ (?:the|it|them|in|for|back|straight)\b)/;

function partClauses(scan: RecipeScan): readonly Clause[] {
  return scan.steps.flatMap((sentence) =>
    sentence.plain.split(prepare(CLAUSE_BREAK)).map((plain) => ({ plain, sentence })),
  );
}

export const AT_PLACE =
  /\b(?:under|in|into|on|over|beneath) (?:the |a |your )?(?:hot |very hot |preheated )?$/;

/** Whether the first heat of a clause is that of what lies beside the meat: "brown the mash under the grill". */
function heatsBeside(own: string): boolean {
  const first = prepare(EACH_HEAT_ONCE).exec(own);
  return (
    first !== null && !says(own, MEAT) && says(own.slice(first.index + first[0].length).trimStart(), BESIDE)
  );
}

// "Fry the chicken", "bake for 20 minutes" heat it; "boil the rice" heats what lies beside it.
function heats(plain: string, sentence: Sentence): boolean {
  const own = plain.replace(prepare(NO_HEAT_OF_IT), ' ');
  if (findSaid(own, HEATS) === null) return false;
  for (const match of findAll(own, EACH_HEAT)) {
    const behind = own.slice(match.index + match[0].length);
    // "Under the grill" is where something is heated, and no heat of its own.
    if (match.index > 0 && says(own.slice(0, match.index), AT_PLACE) && heatsBeside(own)) continue;
    if (!says(behind.trimStart(), BESIDE) || says(behind, MEAT)) {
      if (findSaid(own.slice(0, match.index + match[0].length), HEATS) !== null) return true;
    }
  }
  // "Cook the onions and the chicken": said of both.
  return says(sentence.plain, MEAT) &&
    findSaid(sentence.plain.replace(prepare(NO_HEAT_OF_IT), ' '), HEATS) !== null
    ? says(own, MEAT)
    : false;
}

// "Roast for 40 minutes" of a method that does not name the meat before.
export const OF_IT_ALL =
  /^(?:\w+ly )?(?:fry|boil|brown|bake|roast|grill|poach|cook|simmer|braise|stew|sear|barbecue|air[- ]fry|broil|steam|griddle)(?: (?:for|to|until|till|in|over|at|on|gently|slowly|covered|hard|them|it|everything|about|\d)|$)/;

const WITH_ALL = /\b(?:everything|all|rest|remaining|ingredients|lot|mixture)\b/;

/** Whether a clause cooks without an object: not "put the stock in a pan and simmer". */
function isOfItAll(scan: RecipeScan, clause: string, { plain }: Sentence): boolean {
  if (!says(clause.trim(), OF_IT_ALL)) return false;
  if (says(plain, WITH_ALL) || says(plain, MEAT)) return true;
  return scan.readings.foods(plain).every(({ food }) => food.staple === 2 || food.roles[0] === 'protein');
}

/** A heat or a sign of doneness tells of more than the seconds that stand beside it. */
export const TOLD_OTHERWISE = /\d{2,3} ?(?:°|degrees)? ?[cf]\b|cooked through|no longer pink|until/;

/** Minutes that a sentence or the one behind it names; null where they name none. */
function readMinutes({ plain, next }: Sentence): number | null {
  if (says(plain, TOLD_OTHERWISE)) return null;
  const own = readSeconds(plain);
  return own ?? (next === undefined ? null : readSeconds(next.plain));
}

export const SECONDS = /\b(\d{1,3})(?:\s*(?:-|–|to|or)\s*(\d{1,3}))? ?(?:seconds?|secs?)\b/;
export const SECONDS_IN_WORDS =
  /\b(?:a (?:few|couple of|handful of)|(?:five|six|eight|ten|fifteen|twenty|thirty))(?: (?:or|to) \w+)? seconds?\b/;

export const IN_MINUTES = /\b(?:(?:minute|hour|hr)s?|mins?)\b/;

function readSeconds(plain: string): number | null {
  const minutes = readLongestTime(plain);
  if (says(plain, IN_MINUTES) && minutes > 0) return minutes;
  const seconds = prepare(SECONDS).exec(plain);
  if (seconds !== null) return Number(seconds[2] ?? seconds[1]) / 60;
  return says(plain, SECONDS_IN_WORDS) ? 0.5 : null;
}

export const FIRED =
  /\b(?:pre-?heat|heat|light|fire up|get|turn on|set)\b[^.;]{0,30}\b(?:ovens?|grill|barbecue|bbq|broiler|smoker|coals|air[- ]?fryer|pan|griddle)\b/;
export const IDLE =
  /\b(?:(?:rest|marinat|chill|refrigerat|soak|brin|cool|freez|stand|infus|defrost|thaw)\w*|fridge|room temperature|keeps?|stor\w+|prove|rise)\b/;
const LEAST_MINUTES = 5;

/** "Give it an hour and a half on the middle shelf": time that passes in the oven that was lit. */
function isTimed(plain: string): boolean {
  return !says(plain, IDLE) && !says(plain, COLD_VESSEL) && readLongestTime(plain) >= LEAST_MINUTES;
}

/** Stock that comes to the boil heats the meat only if that is in it. */
export const BRINGS = /\b(?:bring|brought)\b[^,.;]*?\bto (?:the |a )?(?:\w+ )?(?:boil|simmer)\b/g;
const POT =
  /\b(?:pot|pan|saucepan|stockpot|casserole|wok|stock|broth|water|soup|sauce|milk|curry|stew|liquid)\b/;
export const SEEN_THROUGH =
  /\b(?:cooked through|no longer pink|juices? run clear|7[1-9] ?(?:°|degrees)? ?c|16[0-9] ?(?:°|degrees)? ?f)\b/g;
export const SERVES = /\b(?:serve|eat|plates?|table|enjoy)\b/;

/** What lies beside meat is the food itself of an egg dish. */
export const BOILS_EGGS =
  /\b(?:boil|cook|fry|poach|scramble|bake|steam|coddle|simmer|hard-boil)\w* (?:(?:the|your|all|both|\d+|two|three|four|six|beaten) )*eggs?\b|\beggs?\b[^.;]{0,40}\b(?:into|in) (?:the )?(?:boiling|simmering|hot|bubbling)\b/;

function namesFood(scan: RecipeScan, plain: string, { id, category }: ListedFood['food']): boolean {
  return (
    says(plain, MEAT) ||
    (category === 'egg' && /\beggs?\b/.test(plain)) ||
    scan.readings.foods(plain).some(({ food }) => food.id === id)
  );
}

function entersHeat(plain: string): boolean {
  return (
    says(plain, GOES_IN) &&
    !says(plain, COLD_VESSEL) &&
    !says(plain, COOLS) &&
    !/\b(?:serve|salad|dress(?:ing|ed)?)\b/.test(plain)
  );
}

/** Whether the steps handle this food and none of them heats it for longer than some seconds. */
export function isNeverHeated(scan: RecipeScan, { food }: ListedFood): boolean {
  // Of a few words of a method nobody knows what stands around them.
  if (scan.steps.length < 3 && !says(scan.method, SERVES)) return false;
  if (findSaid(scan.method, SEEN_THROUGH) !== null) return false;
  let hot = false;
  let inPot = false;
  let seen = false;
  let fired = false;
  const times: (number | null)[] = [];
  for (const { plain, sentence } of partClauses(scan)) {
    fired ||= says(plain, FIRED);
    const named = namesFood(scan, plain, food);
    seen ||= named;
    inPot ||= named && says(plain, GOES_IN) && says(plain, POT) && !says(plain, COLD_VESSEL);
    const heated =
      (food.category === 'egg' && says(plain, BOILS_EGGS)) ||
      heats(inPot || named ? plain : plain.replace(prepare(BRINGS), ' '), sentence);
    const goesIn = named && hot && entersHeat(plain);
    if ((seen || isOfItAll(scan, plain, sentence)) && (heated || goesIn)) times.push(readMinutes(sentence));
    else if (fired && seen && isTimed(plain)) times.push(null);
    if (findSaid(plain, HEATS) !== null) hot = true;
    if (says(plain, COOLS)) hot = false;
  }
  return seen && times.every((minutes) => minutes !== null && minutes <= TOO_SHORT_MINUTES);
}
