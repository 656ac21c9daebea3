// Rule not-food: something in the recipe is not food. The names and their look-alikes are the gate's own.

import { foldText } from '../../food/normalise-text.ts';
import { findNotFood, findNotFoodInText } from '../../food/not-food.ts';
import { prepare } from '../../food/prepare-pattern.ts';
import type { Finding } from '../finding.ts';
import type { Recipe } from '../recipe.ts';
import { readAnswered } from './stance/answered.ts';
import { CLAUSE_AHEAD, findAll, says } from './stance/phrases.ts';
import { isSpokenAgainst } from './stance/spoken-against.ts';

export const NEGATION =
  /\b(?:(?:act|work|serve|behave)s?|acting) (?:as|like) (?:a |the )?(?:\w+ )?$|\blike (?:a |an )?$|\b(?:water|egg|eggs|white|flour|paste|batter|milk|honey|it|them) as (?:a |an |the |your )?(?:edible )?$|\brins(?:e|ed|ing)(?: \w+){0,3} (?:off|away|out)(?: (?:all|any|every))?(?: \w+){0,3} $|\b(?:do not|dont|don't|never|not|no|without|avoid|discard|instead of|rather than|keep away|unlike|free of|throw away|cut (?:away|off|out)|(?:remove|trim(?: off)?|strip(?: off)?)(?![^.;!?]*\b(?:from|off)\b))\b[^.;!?]{0,60}$/;
export const NEGATION_BEHIND =
  /^[^.;:]*[;:] ?(?:please |just |simply )?[a-z]+\b[^.;]*\binstead\W*(?:$|\.)|^[^.;!?]{0,40}\b(?:is|are) (?:not|poisonous|toxic|never)\b|^[^.;!?]{0,20}-free\b/;
// "Brown as tobacco", "smells of petrol", "cheaper than aspirin", "he calls it edible heroin"
export const COMPARED =
  /(?:\b(?:than|resembl\w+|remind\w* \w+ of|(?<!(?:taste|hint|whiff|touch|note) )(?:smell|tast|reek|stink)(?:e|es|s|ing)? (?:(?:faintly|only|a little|slightly) )?(?:of|like)|(?:hint|whiff|scent|smell|taste|air|colour|look|sheen|texture|consistency) of|turns? (?:in)?to|edible|pretend|(?<!such )(?!(?:such|well) )\w+ as|(?<!(?:(?:thing|product|cleaner|agent)s?|something|anything) )like)|\bcall(?:s|ed)? (?:it|them|this)(?: \w+)?) (?:an? |the |any |some |old |stale |fresh |my )?(?:\w+ (?:of )?){0,2}$/;
// Words that a cook also means otherwise: what glues, perfumes and shines. They count where they are measured or put in.
/** "Swordfish holds too much mercury": in the food, and not put in. */
export const METAL = /^(?:mercury|lead|arsenic|cadmium|cyanide)$/;
export const HELD =
  /\b(?:holds?|contains?|carr(?:y|ies)|high in|low in|levels? of|traces? of|too much|accumulat\w+|full of|rich in|amounts? of) (?:\w+ ){0,2}$/;
export const FIGURATIVE = /^(?:glue|perfume|varnish|cement|paint|plaster|soap|wax|lead)$/;
export const MEASURED =
  /\b(?:\d+|half|an?|one|two|three|some|few|little) (?:\w+ )?(?:(?:teaspoon|tablespoon|cup|capful|drop|squeeze|squirt|dab|dollop|tube|bottle|blob|coat|spoonful)s?|tsp|tbsp|ml|g|(?:dash|splash|spritz)(?:es)?|pinch|lick|smear) (?:of )?(?:[\w-]+ ){0,3}$|\b\d+ ?(?:ml|g|tsp|tbsp) (?:[\w-]+ ){0,3}$/;
export const PUT_IN =
  /\b(?:add|stir|mix|fold|whisk|pour|squeeze|brush|paint|glaze|coat|spray|spritz|season|top|drizzle|dust|use|finish|dip|soak|rub|smear|spread|flavour|fill)(?:ed|ing)?\b(?! (?:it|them|the \w+|everything)? ?(?:for|as) )[^.;,:]{0,40}$/;
export const OWN_TO_FOOD =
  /\b(?:its|their|own|natural|floral|lovely|heady|flour|egg|edible|starch|vegetable|sugar|royal icing|chocolate|caramel|for|of|'s) $|\badds? (?:\w+ ){0,3}$/;
export const AS_A_VERB =
  /^(?:s|es|ing)? (?:the|them|it|itself|themselves|down|together|shut|everything|every|each|your|with)\b/;
// Gunpowder is a spice mix of South India, and a tea.
export const GUNPOWDER_FOOD =
  /\b(?:podi|(?:idli|dosa|lentil)s?|uttapam|dal|curry lea(?:f|ves)|masala|spice|sambar|chutney|urad|asafoetida|mint|tea|sesame)\b/;
export const GUNPOWDER_REAL = /\b(?:black|(?:cartridge|firework|shell|bullet)s?|ammunition|powder keg)\b/;
// "Anyone taking blood-pressure tablets": what people take, and not what the dish takes.
export const TAKEN_BY_GUESTS =
  /\b(?:(?:any|every|some)(?:one|body)|people|those|guests?|diners?|you(?:'re| are)?|who(?:'s| is| are)?|if)\b[^.;]{0,30}\b(?:taking|takes?|on|prescribed|using|allergic to) (?:\w+ )?$/;
export const FIRE_STARTER = /^(?:fire ?lighters?|lighter fluid)$/;
export const FIRELIGHTING =
  /\b(?:burn(?:ed|t|s)?|glow\w*)\b[^.;]*\b(?:off|away|before)\b|\b(?:light|lit|lighting|kindle|ignite|start|get)\b[^.;]*\b(?:charcoal|coals?|barbecue|bbq|fire|wood|embers|chimney)\b/;
const WASHING_UP =
  /\b(?:soak|burnt|stuck|afterwards|wash|hot water|scrub|scour|clean|rinse|grease|dishes|washing-up)\b/;
export const DETERGENT =
  /^(?:washing[- ]up liquid|dish(?:washing)? (?:soap|liquid)|soap|fairy liquid|detergent|washing powder)$/;
/** "Muddy lettuce? A squirt of it in the bowl of water" */
export const LEAVES_IN_IT =
  /\b(?:lettuces?|(?:the|salad) leaves|berries|grapes|strawberries|greens|spinach)\b(?! (?:bowl|spinner|knife))(?=[^;]*\bwater\b)/;
export const WHISKED_IN = /\b(?:whisk|stir|add|beat|fold|drizzle|mix|froth|season)\w*(?: in)?[^,;.]{0,25}$/;

/** Sprayed or wiped on to what food touches, it stays there. */
export const NO_CLEANER =
  /\boil$|^wd-?40|grease|paint|varnish|glue|fuel|petrol|paraffin|kerosene|diesel|repell|perfume|aftershave|sun ?screen|sun ?cream|fertili|lacquer|hairspray|deodorant|polish|\bwax$/i;
// Hands, boards and sinks are washed with what is not eaten; berries washed in the sink are.
const EQUIPMENT_WORDS =
  '(?:hands?|boards?|kni(?:fe|ves)|utensils?|surfaces?|worktops?|counter(?:top)?s?|tables?|floors?|kitchen|tongs|dishes|sinks?|tools|plates?|equipment|pots?|pans?|woks?|skillets?|casseroles?|bowls?|trays?|tins?|blender|jars?|bottles?|lids|grill|grates?|rack|oven|hob|fridge|cloths?|sponges?|bins?|thermometer|probe|drips?|spills?|splash(?:es)?|mess|(?<=wash(?:ing)? )up (?:with|in|using)|everything (?:it|they|the \\w+) (?:has |have )?touched)';
const CLEAN =
  '(?:wash|clean|scrub|wipe|rinse|disinfect|sanitis|sanitiz|degreas|spray|soak|swab|mop|steril)\\w*';
const CLEANING = new RegExp(
  String.raw`\b${CLEAN}(?: (?!the (?:berries|fruit|leaves|salad|veg))[\w'-]+,?){0,7} ${EQUIPMENT_WORDS}\b|\b(?:new|cast[- ]iron|dirty|greasy|used) ${EQUIPMENT_WORDS}\b[^.;]*\b${CLEAN}\b|(?<!\b(?:in|into|of|to) (?:the|a|your) )\b${EQUIPMENT_WORDS} (?:are|is|go|goes|get|gets|must be|should be|need|needs|want|wants) (?:\w+ ){0,3}(?:through|into|in|wash\w*|clean\w*|scrub\w*|wip\w*|disinfect\w*|soak\w*|rins\w*)`,
);
/** Food that stands as the object of the washing. */
const WASHED_FOOD = new RegExp(
  String.raw`\b${CLEAN}(?: (?:the|your|all|and|off|each|\w+ing))* (?:berries|fruits?|leaves|salad|lettuces?|veg(?:etables)?|greens|herbs?|strawberries|raspberries|apples?|grapes|chicken|rice|tomatoes|potatoes|spinach|mushrooms|skins?)\b`,
);

/** "Lava la tabla y el cuchillo con agua y jabon" */
export const WASHED_ABROAD =
  /\b(?:lav|limpi|freg|pul|wasch|spul|reinig|nettoy|rinc|afwas|was)\w*\b[^.;]{0,60}\b(?:manos|tabla|cuchillo|mani|tagliere|coltello|utensil\w*|hande|brett(?:er)?|messer|mains|planche|couteau|handen|plank|mes)\b/;

// "Wipe the pan with white spirit and add it to the sauce"
export const INTO_FOOD = /^[^.;]*\b(?:add|stir|pour|mix|tip|drizzle) (?:it|this|them|some|the rest)\b/;

const WASHED_THING = new RegExp(String.raw`\b${EQUIPMENT_WORDS}\b`);

// The rule for natural toxins knows when these are food after all; "poison" by itself names nothing.
export const JUDGED_ELSEWHERE =
  /^(?:breast milk|human milk|rhubarb lea(?:f|ves)|green (?:sprouted )?potato(?:es)?|sprouted potato(?:es)?|apricot kernels?|bitter almonds?|(?:unripe |unopened |green )?ackee.*|(?:raw|uncooked|unripe|unwashed) .*|poison|toxin)$/;

// What a kitchen wraps, ties, dries and chills with is no ingredient, unless it is stirred in.
export const EQUIPMENT =
  /^(?:cling ?film|plastic wrap|tea towels?|dish ?cloths?|ice packs?(?: gel)?|(?:tin|aluminium|aluminum)? ?foil|(?:baking|parchment|greaseproof) paper|kitchen (?:paper|roll|string|twine)|paper towels?|string|twine|toothpicks?|cocktail sticks?|muslin|cheesecloth|(?:freezer|plastic|zip[- ]?lock|food|health[- ]food|sandwich|carrier|paper|oven|roasting) bags?|charcoal|matches|sponges?|newspaper|gloves|rubber gloves)$/;
/** What smokes and is not eaten. */
export const FUEL = /^wood (?:chip|shaving)s?$/;
export const BURNT =
  /\b(?:(?:soak|burn|smok|smoulder)\w*|coals?|charcoal|barbecue|bbq|grill|fire|embers|foil)\b/;
export const FOR_THE_FIRE =
  /^[^.;]{0,30}\b(?:for|to) (?:the |your |a )?(?:(?:smok|grill|burn)\w*|bbq|barbecue|fire|coals?)\b/;
// "Add an ice pack" to the lunch box, and not to the bowl
export const ICE_PACK = /^ice packs?$/;
export const PACKED =
  /\b(?:lunch ?box(?:es)?|bento|picnic|hamper|tiffin|cool(?:er)? ?(?:box|bag)(?:es|s)?|lunch ?bags?|pack(?:ed|ing)? lunch(?:es)?|cooler|school bags?|snack ?(?:box|pack)(?:es|s)?|nursery|(?:close|shut|click|snap) the (?:lid|box)|lid)\b/;
// Crisps from a petrol station
export const PART_OF_A_NAME = /^ (?:(?:station|garage|forecourt|pump|shop)s?|aisle|section)\b/;
/** Dry ice that cools from outside, and is not dropped into a glass. */
export const COOL_BOX =
  /\b(?:cool ?box(?:es)?|cooler|esky|ice chest|pack(?:ed|aging)?|transport|ship(?:ped|ping)?|around the outside|cold chain|deliver\w*)\b/;
export const STIRRED_IN =
  /\b(?:add|stir|mix|blend|chop|eat|sprinkle|fold|grate|season|crumble|dissolve)\b[^,;]{0,30}$/;

export const EATEN_AS = /^[^.;]{0,60}\b(?:eat|eaten|chew|swallow|ground|crisp|crunchy?|stir|add|bowl)\b/;

export const ONTO_FIRE =
  /^s? (?:to|on|onto|over|into|in) (?:the |your |hot |glowing )*(?:coals?|charcoal|fire|embers|barbecue|bbq|smoker(?: box)?|grill|foil|tray of the smoker)\b/;

function isFuel(before: string, behind: string, text: string): boolean {
  if (says(behind, ONTO_FIRE)) return true;
  return says(text, BURNT) && !says(before, STIRRED_IN) && !says(behind, EATEN_AS);
}

function isMeantOtherwise(
  term: string,
  before: string,
  behind: string,
  text: string,
  context: string,
): boolean {
  if (says(before, COMPARED) && !/\bnothing\b/.test(before)) return true;
  if (says(before, TAKEN_BY_GUESTS)) return true;
  if (says(term, METAL) && says(before, HELD)) return true;
  if (says(term, ICE_PACK))
    return says(`${context} ${text}`, PACKED) && !/\b(?:bowl|mixture|blender)\b/.test(behind);
  if (says(term, FUEL)) return isFuel(before, behind, text);
  if (term === 'gunpowder') return says(`${context} ${text}`, GUNPOWDER_FOOD) && !says(text, GUNPOWDER_REAL);
  if (says(term, FIRE_STARTER)) return says(text, FIRELIGHTING);
  if (!says(term, FIGURATIVE)) return false;
  if (says(behind, AS_A_VERB) && !says(before, MEASURED)) return true;
  return !says(before, MEASURED) && (says(before, OWN_TO_FOOD) || !says(before, PUT_IN));
}

function isWashingUp(term: string, before: string, around: string): boolean {
  if (says(before, WASHED_ABROAD)) return true;
  return (
    says(term, DETERGENT) &&
    says(around, WASHING_UP) &&
    says(around, WASHED_THING) &&
    !says(around, WASHED_FOOD) &&
    !says(around, LEAVES_IN_IT) &&
    !says(before, WHISKED_IN)
  );
}

interface Mention {
  readonly term: string;
  readonly name: string;
  readonly before: string;
  readonly behind: string;
  readonly text: string;
}

function isOnlySpokenOf({ term, name, before, behind, text }: Mention, context: string | null): boolean {
  if (context === null)
    return (
      (term === 'gunpowder' && says(text, GUNPOWDER_FOOD)) || (says(term, FUEL) && says(behind, FOR_THE_FIRE))
    );
  if (isMeantOtherwise(term, before, behind, text, context)) return true;
  // "Ant poison" warns of nothing by its name.
  const spoken = /poison|toxic/.test(term) ? 'this' : name;
  const [own = '', ...rest] = behind.split(/(?<=[.!?])/);
  return isSpokenAgainst(
    `${before.trimStart()}${spoken}${own}`,
    own.endsWith('?') ? rest.join('').trim() : '',
  );
}

/** Whether the words ahead say that what follows is not to be put in. */
function isNegated(before: string): boolean {
  return says(before.replace(prepare(CLAUSE_AHEAD), ' '), NEGATION);
}

/** What is no food and is called by an everyday word, where it is grated, melted or mixed in. */
function findWorkedIn(folded: string): readonly string[] {
  for (const match of says(folded, NAMES_NO_FOOD) ? findAll(folded, WORKED_IN) : []) {
    const before = folded.slice(Math.max(0, match.index - 60), match.index);
    const around = folded.slice(match.index - before.length, match.index + match[0].length + 80);
    if (!isNegated(before) && !isSpokenAgainst(around)) return [match[1] ?? match[0]];
  }
  return [];
}

/** `context`: the title and the list; null for a line of the list itself, where a thing stands to be put in. */
function readNames(text: string, context: string | null): readonly string[] {
  const folded = foldText(text);
  const names: string[] = [];
  for (const hit of findNotFoodInText(text)) {
    const near = folded.slice(Math.max(0, hit.start - 120), hit.start);
    const before = near.slice(Math.max(near.lastIndexOf('.'), near.lastIndexOf(';')) + 1);
    const behind = folded.slice(hit.end, hit.end + 80);
    if (says(hit.term, JUDGED_ELSEWHERE)) continue;
    if (says(hit.term, EQUIPMENT) && !says(before, STIRRED_IN)) continue;
    if (isNegated(before) || says(behind, NEGATION_BEHIND)) continue;
    const around = `${before}${folded.slice(hit.start, hit.end)}${behind}`;
    if (
      !says(hit.term, NO_CLEANER) &&
      says(around, CLEANING) &&
      !says(around, WASHED_FOOD) &&
      !says(behind, INTO_FOOD)
    )
      continue;
    const name = folded.slice(hit.start, hit.end);
    if (isOnlySpokenOf({ term: hit.term, name, before, behind, text: folded }, context)) continue;
    if (isWashingUp(hit.term, before, around)) continue;
    if (says(behind, PART_OF_A_NAME) || (hit.term === 'dry ice' && says(around, COOL_BOX))) continue;
    names.push(hit.term);
  }
  return context === null || names.length > 0 ? names : findWorkedIn(folded);
}

/** Measured to be eaten, and not a thing that is used: "2 tbsp plaster", "a stub of white candle", not "a sheet of paper". */
export const MEASURED_LINE =
  /^\W*(?:about |~)?(?:an? |one |two |three |half an? |a few |several |some |[\d.,/½¼¾⅓⅔⅛]+(?:\s*(?:-|–|to)\s*[\d.,/]+)? ?)(?:[a-z]+ )?(?:(?:teaspoon|tablespoon|tsp|tbsp|cup|spoonful|capful|drop|squeeze|squirt|dab|dollop|blob|handful|shot|scoop|stub|stump|shaving|crumble|slug)s?|ml|l|litres?|g|grams?|kg|oz|ounces?|lbs?|(?:dash|splash|spritz|pinch)(?:es)?|glugs?|flakes)\b/;

/** Hard things that are counted and never used in a kitchen. */
export const HARD_THING =
  /^(?:nail|screw|coin|battery|pebble|gravel|marble|staple|bolt|bullet|magnet|brick|crayon|pencil)$/;

/** "Grate a bar of soap over the top", "melt a candle into the ganache" */
export const WORKED_IN =
  /\b(?:(?:grat|crush|melt|shav|crumbl|grind|ground|powder|dissolv|stir|mix|fold|blend|blitz|sprinkl|dust|beat|whisk|colour|flavour)\w*)\b(?: (?!edible|chocolate|sugar|food|like|as|no|not|never|from|the candles)[\w'-]+){0,5}? ((?:candle|crayon|pencil|coin|pebble|balloon)s?|soap|chalk|gravel|clay|plaster|batter(?:y|ies)(?= )|polish|crayons?|pencils?)\b(?! (?:(?:pot|bowl|holder|case)s?|dish|oven|baker|light|board|dishes|powder (?:food|edible)))/g;

const NAMES_NO_FOOD =
  /candle|soap|chalk|crayon|pencil|coin|gravel|pebble|clay|plaster|batter(?:y|ies)|polish|balloon/;

/** Words of everyday speech for what is no food, where a line of the list names nothing else and measures it. */
function readMeasured(text: string, food: string | null): readonly string[] {
  if (food !== null || /\bedible\b/i.test(text)) return [];
  const isMeasured = says(foldText(text), MEASURED_LINE);
  // "Fine, dark compost": the last word names it.
  return findNotFood(text.replaceAll(',', ' '))
    .filter(({ term }) => isMeasured || says(term, HARD_THING))
    .filter(
      ({ entry, corrected, term }) =>
        entry.verdict === 'not-food' &&
        !corrected &&
        entry.everyday?.includes(term) === true &&
        !says(term, EQUIPMENT) &&
        !says(term, JUDGED_ELSEWHERE),
    )
    .map(({ term }) => term)
    .slice(0, 1);
}

type Spot = Pick<Finding, 'step' | 'ingredient'>;

function checkText(text: string, spot: Spot, where: string, context: string | null): readonly Finding[] {
  if (text === '') return [];
  return writeNames(readNames(text, context), spot, where);
}

function writeNames(names: readonly string[], spot: Spot, where: string): readonly Finding[] {
  return names.map((name) => ({
    rule: 'not-food',
    severity: 'danger',
    message: `Looked for what is not food; found: ${name}, ${where}.`,
    ...spot,
  }));
}

/**
 * A function to call with a recipe that grows. Each line is looked at once; the last step and the last note again,
 * since they may still grow.
 */
export function createNotFoodWatch(): (recipe: Recipe) => readonly Finding[] {
  let lines = 0;
  let steps = 0;
  let notes = 0;
  let start = '';
  return ({ ingredients, steps: allSteps, notes: allNotes, title, introduction }) => {
    const findings: Finding[] = [];
    const context = `${title ?? ''} ${ingredients.map(({ text }) => text).join(' ')}`.toLowerCase();
    for (const { text, food } of ingredients.slice(lines)) {
      const named = checkText(text, { ingredient: text }, 'in the ingredients', null);
      findings.push(
        ...(named.length > 0
          ? named
          : writeNames(readMeasured(text, food), { ingredient: text }, 'in the ingredients')),
      );
    }
    for (const [index, step] of allSteps.slice(steps).entries()) {
      const number = steps + index + 1;
      findings.push(...checkText(step, { step: number }, `in step ${number}`, context));
    }
    if (start !== `${title ?? ''}\n${introduction}`) {
      findings.push(...checkText(title ?? '', {}, 'in the title', context));
      findings.push(...checkText(introduction.slice(-LAST_OF_START), {}, 'in the introduction', context));
    }
    for (const note of allNotes.slice(notes))
      findings.push(...checkText(readAnswered(note, true), {}, 'in the notes', context));
    lines = ingredients.length;
    steps = Math.max(0, allSteps.length - 1);
    notes = Math.max(0, allNotes.length - 1);
    start = `${title ?? ''}\n${introduction}`;
    return findings;
  };
}
// An introduction grows by a line at a time; what is longer is no introduction.
const LAST_OF_START = 4000;

/** One finding for each thing that is named, outside warnings and cleaning. */
export function checkNotFood(recipe: Recipe): readonly Finding[] {
  const found = new Map<string, Finding>();
  for (const finding of createNotFoodWatch()(recipe)) {
    if (!found.has(finding.message.replace(/, in .*$/, '')))
      found.set(finding.message.replace(/, in .*$/, ''), finding);
  }
  return [...found.values()];
}
