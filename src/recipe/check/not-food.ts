// Rule not-food: something in the recipe is not food. The names and their look-alikes are the gate's own.

import { foldText } from '../../food/normalise-text.ts';
import { findNotFoodInText } from '../../food/not-food.ts';
import type { Finding } from '../finding.ts';
import type { Recipe } from '../recipe.ts';

const NEGATION =
  /\b(?:acts?|acting|works?|serves?|behaves?) (?:as|like) (?:a |the )?(?:\w+ )?$|\blike (?:a |an )?$|\b(?:water|egg|eggs|white|flour|paste|batter|milk|honey|it|them) as (?:a |an |the |your )?(?:edible )?$|\brins(?:e|ed|ing)(?: \w+){0,3} (?:off|away|out)(?: (?:all|any|every))?(?: \w+){0,3} $|\b(?:do not|dont|don't|never|not|no|without|avoid|discard|instead of|rather than|keep away|unlike|free of|throw away|cut (?:away|off|out)|remove|trim(?: off)?|strip(?: off)?)\b[^.;!?]{0,60}$/;
const NEGATION_BEHIND = /^[^.;!?]{0,40}\b(?:is|are) (?:not|poisonous|toxic|never)\b|^[^.;!?]{0,20}-free\b/;
// Hands, boards and sinks are washed with what is not eaten; berries washed in the sink are.
const EQUIPMENT_WORDS =
  '(?:hands?|boards?|kni(?:fe|ves)|utensils?|surfaces?|worktops?|counter(?:top)?s?|tables?|floors?|kitchen|tongs|dishes|sinks?|tools|plates?|equipment|pots?|pans?|woks?|skillets?|casseroles?|bowls?|trays?|tins?|blender|jars?|bottles?|lids|grill|grates?|rack|oven|hob|fridge|cloths?|sponges?|bins?|thermometer|probe|drips?|spills?|splash(?:es)?|mess|everything (?:it|they|the w+) (?:has |have )?touched)';
const CLEAN =
  '(?:wash|clean|scrub|wipe|rinse|disinfect|sanitis|sanitiz|degreas|spray|soak|swab|mop|steril)\\w*';
const CLEANING = new RegExp(
  String.raw`\b${CLEAN}(?: (?!the (?:berries|fruit|leaves|salad|veg))[\w'-]+,?){0,7} ${EQUIPMENT_WORDS}\b|\b(?:new|cast[- ]iron|dirty|greasy|used) ${EQUIPMENT_WORDS}\b[^.;]*\b${CLEAN}\b|(?<!\b(?:in|into|of|to) (?:the|a|your) )\b${EQUIPMENT_WORDS} (?:are|is|go|goes|get|gets|must be|should be|need|needs|want|wants) (?:\w+ ){0,3}(?:through|into|in|wash\w*|clean\w*|scrub\w*|wip\w*|disinfect\w*|soak\w*|rins\w*)`,
);
/** Food that stands as the object of the washing. */
const WASHED_FOOD = new RegExp(
  String.raw`\b${CLEAN}(?: (?:the|your|all|and|off|each|\w+ing))* (?:berries|fruits?|leaves|salad|lettuces?|veg(?:etables)?|greens|herbs?|strawberries|raspberries|apples?|grapes|chicken|rice|tomatoes|potatoes|spinach|mushrooms|skins?)\b`,
);

// "Wipe the pan with white spirit and add it to the sauce"
const INTO_FOOD = /^[^.;]*\b(?:add|stir|pour|mix|tip|drizzle) (?:it|this|them|some|the rest)\b/;

// The rule for natural toxins knows when these are food after all; "poison" by itself names nothing.
const JUDGED_ELSEWHERE =
  /^(?:rhubarb lea(?:f|ves)|green (?:sprouted )?potato(?:es)?|sprouted potato(?:es)?|apricot kernels?|bitter almonds?|(?:unripe |unopened |green )?ackee.*|(?:raw|uncooked|unripe|unwashed) .*|poison|toxin)$/;

// What a kitchen wraps, ties, dries and chills with is no ingredient, unless it is stirred in.
const EQUIPMENT =
  /^(?:cling ?film|plastic wrap|tea towels?|dish ?cloths?|ice packs?(?: gel)?|(?:tin|aluminium|aluminum)? ?foil|(?:baking|parchment|greaseproof) paper|kitchen (?:paper|roll|string|twine)|paper towels?|string|twine|toothpicks?|cocktail sticks?|muslin|cheesecloth|(?:freezer|plastic|zip-?lock|food|health[- ]food|sandwich|carrier|paper|oven|roasting) bags?|charcoal|matches|sponges?|newspaper|gloves|rubber gloves)$/;
// Egg wash "to glue the edges"
const GLUES = /^ (?:the|them|it|down|together|shut|everything)\b/;
// Crisps from a petrol station
const PART_OF_A_NAME = /^ (?:stations?|garages?|forecourts?|pumps?|shops?|aisle|section)\b/;
/** Dry ice that cools from outside, and is not dropped into a glass. */
const COOL_BOX =
  /\b(?:cool ?box(?:es)?|cooler|esky|ice chest|pack(?:ed|aging)?|transport|ship(?:ped|ping)?|around the outside|cold chain|deliver\w*)\b/;
const STIRRED_IN =
  /\b(?:add|stir|mix|blend|chop|eat|sprinkle|fold|grate|season|crumble|dissolve)\b[^,;]{0,30}$/;

function readNames(text: string): readonly string[] {
  const folded = foldText(text);
  const names: string[] = [];
  for (const hit of findNotFoodInText(text)) {
    const near = folded.slice(Math.max(0, hit.start - 120), hit.start);
    const before = near.slice(Math.max(near.lastIndexOf('.'), near.lastIndexOf(';')) + 1);
    const behind = folded.slice(hit.end, hit.end + 80);
    if (JUDGED_ELSEWHERE.test(hit.term)) continue;
    if (EQUIPMENT.test(hit.term) && !STIRRED_IN.test(before)) continue;
    if (NEGATION.test(before) || NEGATION_BEHIND.test(behind)) continue;
    const around = `${before}${folded.slice(hit.start, hit.end)}${behind}`;
    if (CLEANING.test(around) && !WASHED_FOOD.test(around) && !INTO_FOOD.test(behind)) continue;
    if (hit.term === 'glue' && /\b(?:to|and|then|will) $/.test(before) && GLUES.test(behind)) continue;
    if (PART_OF_A_NAME.test(behind) || (hit.term === 'dry ice' && COOL_BOX.test(around))) continue;
    names.push(hit.term);
  }
  return names;
}

type Spot = Pick<Finding, 'step' | 'ingredient'>;

function checkText(text: string, spot: Spot, where: string): readonly Finding[] {
  if (text === '') return [];
  return readNames(text).map((name) => ({
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
    for (const { text } of ingredients.slice(lines)) {
      findings.push(...checkText(text, { ingredient: text }, 'in the ingredients'));
    }
    for (const [index, step] of allSteps.slice(steps).entries()) {
      const number = steps + index + 1;
      findings.push(...checkText(step, { step: number }, `in step ${number}`));
    }
    if (start !== `${title ?? ''}\n${introduction}`) {
      findings.push(...checkText(title ?? '', {}, 'in the title'));
      findings.push(...checkText(introduction.slice(-LAST_OF_START), {}, 'in the introduction'));
    }
    for (const note of allNotes.slice(notes)) findings.push(...checkText(note, {}, 'in the notes'));
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
