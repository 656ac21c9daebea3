// Rule undercooked, told by words and not by figures: "pink in the middle is fine" of chicken or mince, a burger
// served rare, raw fish, raw egg. Source of what is cooked through: FoodSafety.gov and UK Food Standards Agency.

import type { Food } from '../../../food/foods.ts';
import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findAll, findSaid, isDenied, isWarning, says } from '../stance/phrases.ts';
import { isOnlyNamed } from '../stance/ruled-out.ts';
import { isSaidOf } from '../stance/said-of.ts';
import { checkSkipped } from './cooking-skipped.ts';
import { readCoreRequirement } from './core-requirements.ts';
import { HALF_COOKS, PERMITS, REASSURES, STOPS_SHORT, WAVES_OFF } from './doneness-waived.ts';
import { MEAT_WORD } from './heated-minutes.ts';
import { isCookedMeat, nameMeat, writeUnderdone } from './named-meat.ts';
import { checkRareForGuest, checkRawForGuest, checkRunnyEgg, checkServedRaw } from './served-raw.ts';
import { isMended, isReached } from './underdone-mended.ts';
import { COOK_ON, PINK, PINK_NEGATED, STATE_WORDS } from './underdone-states.ts';
import { findWantedRaw } from './wanted-raw.ts';

export const NOT_YET =
  /\b(?:will (?:still )?be|still be|so finish|at this (?:point|stage)|for now|not yet|yet|do not cook (?:it |them )?through|don't cook (?:it |them )?through)\b/;
const COOKS_LATER = /\b(?:bake|roast|simmer|braise|oven|stew|cook|grill|steam|return|boil|poach|fry)\b/;

// "They will still be raw inside" of a first browning: a later step goes on.
function cooksOnLater(scan: RecipeScan, { plain, step, next }: Sentence): boolean {
  if (step === undefined || !says(plain, NOT_YET)) return false;
  if (next !== undefined && says(next.plain, COOKS_LATER)) return true;
  return cooksAfter(scan, step);
}

/** "Simmer for 20 minutes": said of what is in the pot. */
export const COOKS_IT =
  /\b(?:bake|roast|simmer|braise|stew|cook|grill|steam|return|boil|poach|fry)(?=[,.;]|$| (?:in|with|for|until|till|over|on|at|gently|slowly|covered|uncovered|and|to|through|about|another|again|under|\d))/;

/** Whether a step behind cooks the meat, and not only what lies beside it. */
function cooksAfter(scan: RecipeScan, step: number): boolean {
  return scan.steps.some(
    (other) =>
      (other.step ?? 0) > step &&
      says(other.plain, COOKS_LATER) &&
      (says(other.plain, COOKS_IT) || isSaidOf(scan, other, MEAT_WORD)),
  );
}

export const NOT_THROUGH =
  /\b(?:(?:do(?:es)? not|don't|doesn't|needn't|no need (?:for (?:it|them) )?to|without) (?:have to |need to )?(?:be )?(?:cook(?:ed|ing)?)(?: (?:it|them|the \w+))?(?: all the way| fully| completely| right)? (?:through|fully|completely)|(?:do(?:es)? not|don't|doesn't|needn't) (?:have to |need to )?be (?:done|finished|cooked) (?:all the way|quite|fully|completely|right through|through)|(?:warm|heat|colou?r|brown|sear)(?:ing)? (?:it|them|the \w+)?,? ?(?:and )?(?:not|never|rather than|without) (?:to )?cook(?:ing)?|no (?:heat|cooking|oven|hob|stove|pan) (?:is |are )?(?:needed|required|necessary)|needs? no (?:heat|cooking|oven|hob|stove)|(?:does not|doesn't|do not|don't|needn't|need not|never|without) (?:(?:need|have|want|require|ever|even|to|see|meet|feel|touch|get|be|any|put|so much as|over|near|the|a|it|them|under|on|ask for|actually|really) ){1,8}(?:heat|flames?|fire|hob|stove|oven|cooking)|no need to (?:cook|heat) (?:it|them|the \w+)|(?:half|two[- ]thirds|three[- ]quarters|most|part) (?:of the )?way (?:there|through|done|cooked)|(?:just |only )*(?:until|to) (?:(?:they|it|the \w+) )?(?:loses?|takes? off) (?:their|its|the) chill|(?:only |about |just )*(?:half|three[- ]quarters?|two[- ]thirds|mostly|nearly|almost|partly|partially)[- ]cooked|(?:stop|pull|take|remove|lift|serve)\b[^.;]{0,40}\b(?:before (?:it|they|the \w+)(?:(?: is| are|'s|'re| has| have) (?:fully |quite |completely )?cooked| cooks?) through|while (?:(?:it|they|the \w+)(?: is| are|'s|'re) (?:still )?|still )(?:undercooked|underdone|raw)))\b/g;

export const EATS = /\b(?:serve[ds]?|eat(?:en)?|enjoy|best|done|ready|should be|want (?:it|them))\b/;
export const RISES =
  /\b(?:(?<!the )rest(?:s|ing)?|rises?|climbs?|carry|carries|carry-?over)\b|\d{2} ?°? ?[cf]\b/;

/** What need not be cooked through beside the meat, and meat that was cooked before. */
export const NOT_OF_MEAT = /\b(?:rice|pasta|potato(?:es)?|vegetables|noodles|lentils|leftover|pre-?cooked)\b/;

/** "They need not be cooked through": served so, and no later step cooks it. */
function checkNotThrough(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (place === 'ingredients' || !scan.ended || isWarning(plain) || isCookedMeat(scan)) return null;
  if (cooksOn(plain) || says(plain, RISES)) return null;
  const said = findAll(plain, NOT_THROUGH)[0];
  const match = said?.[0];
  if (
    said === undefined ||
    isOfOtherFood(scan, sentence, said.index, said[0]) ||
    isMended(sentence, said.index, said[0])
  )
    return null;
  const meat = match === undefined ? null : nameMeat(scan, sentence);
  if (match === undefined || meat === null || meat === 'pork') return null;
  if (says(plain, NOT_OF_MEAT)) return null;
  // A note on "the half-cooked pieces" speaks of a moment of the method.
  if (place === 'notes' && /-cooked$/.test(match) && !says(plain, EATS)) return null;
  const { step } = sentence;
  const goesOn =
    (sentence.next !== undefined && says(sentence.next.plain, COOKS_LATER)) ||
    (step !== undefined &&
      scan.steps.some((other) => (other.step ?? 0) > step && says(other.plain, COOKS_LATER)));
  return goesOn ? null : writeUnderdone(sentence, match, meat);
}

export const HEAT_OFF =
  /\b(?:(?:turn|switch|shut)(?:ed|t?ing)? (?:(?:the )?(?:heat|stove|hob|oven|flame|gas|burner|ring|it) )?off|(?:heat|hob|stove|oven|flame|gas) (?:is|has been|was) off\b|(?:off|away from) the (?:heat|hob|stove|fire|flame|boil)|(?:off|from) the heat|residual heat|(?:steam|heat|warmth) (?:is|will be) (?:enough|plenty)|(?:heat|warmth) of (?:the |a )?(?:\w+ )?\w+ (?:will |alone |itself )*(?:cooks?|is enough|do(?:es)?|finish(?:es)?|sees to)|(?:switched|turned)[- ]off oven|oven (?:that is|that's|which is) off|(?:pour|ladle|tip) (?:the |some |plenty of )?(?:very |just )?(?:boiling|hot|boiled|scalding|steaming) (?:\w+ )?(?:water|stock|broth|soup|liquid|sauce) (?:\w+ )?(?:over|on|onto)|(?:let|leave|trust|allow) (?:the |its |their )?(?:\w+ )?(?:broth|soup|stock|steam|heat|warmth|rice|noodles|sauce|water|gravy|bread|pitt?a)(?: \w+){0,3} (?:do|cook|finish|see|take care|work|poach|warm)\b|(?:take|pull|lift|draw|slide) the (?:pan|pot|wok|saucepan) off|(?:pasta|rice|noodles|broth|soup|sauce|bread) (?:will|should|can) (?:\w+ )?(?:warm|heat|cook)\b|\bladle[^.;]{0,30} bowls\b)\b/;
export const RAW_PIECES = /\b(?:raw|uncooked) (?:\w+ )?(?:strips|pieces|cubes|slices|meat|chunks)\b/;
const ADDS =
  /\b(?:stir|fold|add|drop|slide|slip|lay|toss|mix|tip|put|place|spoon|bury|nestle|ladle|pour|dot|scatter|crumble|top|press|leave|set|arrange)\b/;

export const COOKED_FIRST =
  /\b(?:simmer|cook|poach|fry|bake|roast|braise|boil|grill|sear|brown)\b[^.;]{0,30}\b(?:(?:minutes?|mins?|hours?)|until (?:\w+ ){0,2}(?:opaque|cooked|white|done|through|tender))\b/;

/** Raw meat that goes in when the heat is off, and nothing heats it later. */
function checkHeatOff(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, step } = sentence;
  const off = step === undefined || !scan.ended || isWarning(plain) ? null : prepare(HEAT_OFF).exec(plain);
  if (off === null || !says(plain, ADDS) || isReached(scan, sentence)) return null;
  if (says(plain.slice(0, off.index), COOKED_FIRST)) return null;
  const raw = scan.readings.foods(sentence.text).find(({ food, negated }) => {
    const danger = !negated && readCoreRequirement(food)?.severity === 'danger';
    return danger && (/\b(?:raw|uncooked)\b/.test(plain) || !isNamedBefore(scan, sentence, food.id));
  });
  // "Cooked turkey" of the list is "the turkey" of the step.
  if (
    raw !== undefined &&
    scan.lines.some(
      ({ plain: line }) =>
        /\b(?:cooked|leftover|rotisserie|roast|smoked|tinned)\b/.test(line) && line.includes(raw.text),
    )
  )
    return null;
  const pieces = raw === undefined && (isFirstMeat(scan, sentence) || says(plain, RAW_PIECES));
  if ((raw === undefined && !pieces) || /\bcooked\b/.test(plain.replace(/\buncooked\b/g, ' '))) return null;
  const at = scan.steps.indexOf(sentence);
  if (scan.steps.slice(at + 1).some((other) => findSaid(other.plain, HEATS_AGAIN) !== null)) return null;
  const meat = nameMeat(scan, sentence) ?? raw?.text;
  return meat === undefined ? null : writeUnderdone(sentence, off[0], meat);
}
/** Whether raw meat of the list is named here by its cut, and in no step before. */
function isFirstMeat(scan: RecipeScan, sentence: Sentence): boolean {
  const word = prepare(MEAT_WORD).exec(sentence.plain)?.[0];
  if (word === undefined || !scan.lines.some(({ plain }) => plain.includes(word))) return false;
  for (const other of scan.steps) {
    if (other === sentence) return true;
    if (says(other.plain, MEAT_WORD)) return false;
  }
  return false;
}
const HEATS_AGAIN =
  /\b(?:bake|roast|simmer|braise|oven|stew|cook|grill|boil|poach|fry|steam for|return to the heat|heat)\b/g;

function isNamedBefore(scan: RecipeScan, sentence: Sentence, id: string): boolean {
  for (const other of scan.steps) {
    if (other === sentence) return false;
    if (scan.foods(other).some(({ food }) => food.id === id)) return true;
  }
  return false;
}

// What is eaten raw, by words that name no animal: "marinate in lime juice; the acid cooks it".
export const EATEN_RAW =
  /\b(?:(?:eat|serve|enjoy|taste|eaten|served|enjoyed) (?:(?:it|them|the \w+) )?raw|(?:acid|limes?|lemons?|vinegar|citrus)(?: juices?)?(?: alone| itself)? (?:will |has |have |had )?(?:already )?(?:"?cook(?:s|ed)?"?|cure[sd]?|firms?|sets?|does|sees to|takes? care of) (?:the work|it|them|that|(?:the |this )?(?:\w+ )?(?:meat|mince|flesh|chicken|pork|turkey))|cooked"? by (?:the |its )?(?:acid|limes?|lemons?|vinegar|citrus|juice)|(?:acid|limes?|lemons?|vinegar|citrus)(?: juices?)? (?:does|do) the same as (?:the|a) (?:pan|oven|heat|hob|stove|grill))\b/g;

export const RAW_DISH = /\b(?:tartare?|carpaccio|sashimi|ceviche|crudo|mett|basashi|tataki)\b/g;

/** Whether the clause before these words names foods, and none of them raw meat: "the salsa is eaten raw". */
function isOfOtherFood(scan: RecipeScan, { plain }: Sentence, index: number, words: string): boolean {
  if (/cook|cure|firm|work|care|same/.test(words) && /acid|lime|lemon|citrus|vinegar/.test(words))
    return false;
  if (/ (?:it|them)\b/.test(words) || says(words, MEAT_WORD)) return false;
  const before = plain.slice(0, index);
  if (/^(?:eaten|served|enjoyed) raw/.test(words) && says(before, KEPT_FROM)) return true;
  const clause = (before.split(/[;.!?]| but /).at(-1) ?? '').replace(/\bchop\b/, 'cut');
  if (says(clause, MEAT_WORD)) return false;
  const foods = scan.readings.foods(clause);
  if (foods.some(({ food }) => readCoreRequirement(food)?.severity === 'danger')) return false;
  return (
    foods.length > 0 || says(clause, RAW_PLANTS) || says(plain.slice(index + words.length), PLANTS_LISTED)
  );
}
/** "Below anything that's eaten raw": what is near the meat, or kept from it. */
export const KEPT_FROM =
  /\b(?:below|under(?:neath)?|beneath|above|over|from|beside|next to|near|by|touch(?:es|ing)?|with|to|than|on(?:to)?) (?:anything|everything|whatever|all|things|foods?|what|(?:any|the|all|other) (?:foods?|things|ingredients|dish(?:es)?))(?: (?:else|there|you))?(?: (?:that|which))?(?:'s|'ll be| is| are| will be| gets?| to be| may be)? ?(?:going to be )?$/;
export const RAW_PLANTS =
  /\b(?:salsa|slaw|relish|(?:salad|dip|pickle|herb|topping|crudite)s?|garnish(?:es)?|greens|veg)\b/;
/** "Begin with the things eaten raw: dice the onion". */
export const PLANTS_LISTED = /^ ?: (?:dice|chop|slice|shred|grate|wash|the )/;

export const FISH_INSTEAD =
  /\b(?:fish|salmon|tuna|prawns?|scallops?)\b[^.;]*\b(?:instead of|in place of|rather than)\b/;

function checkEatenRaw(scan: RecipeScan, sentence: Sentence): Finding | null {
  const match = isWarning(sentence.plain)
    ? null
    : (findSaid(sentence.plain, EATEN_RAW) ?? findSaid(sentence.plain, RAW_DISH));
  if (
    match === null ||
    isOfOtherFood(scan, sentence, match.index, match[0]) ||
    isMended(sentence, match.index, match[0])
  )
    return null;
  if (says(sentence.plain, FISH_INSTEAD)) return null;
  if (/\b(?:or|salad|(?:vegetable|carrot|pepper|onion)s?|fruit)\b/.test(sentence.plain)) return null;
  const meat = nameMeat(scan, sentence);
  return meat === null ? null : writeUnderdone(sentence, match[0], meat);
}

// "The middle is still raw. Slide the pan into the oven": what the next sentence cooks is not served so.
function isStillRaw({ next }: Sentence, words: string): boolean {
  return /\braw\b/.test(words) && next !== undefined && findSaid(next.plain, HEATS_AGAIN) !== null;
}
export const CALLED_PINK =
  /^ avoided\b|^[^.;]{0,20}\b(?:is|are) (?:not|never|(?:best|to be|better) avoided|out|unsafe)\b|^ ?(?:(?:peppercorn|onion|bean)s?|salt|grapefruit|lady|salmon|ginger|fir)\b/;

/** "Pink inside?" */
export const ASKED = /^[^.!;]{0,20}\?/;
/** "Raw chicken" comes raw; "underdone chicken" is served so. */
export const COMES_RAW = /^ ?(?:chicken|meat|mince|pork|eggs?|sausages?)\b/;

/** Whether the words say it of the meat: neither denied, nor asked, nor said of another food. */
function isSaidOfMeat(scan: RecipeScan, { plain, next }: Sentence, match: RegExpExecArray): boolean {
  if (/\b(?:no longer|not|never|no|isn't|without|loses)\b/.test(match[0])) return false;
  const before = plain.slice(0, match.index);
  const behind = plain.slice(match.index + match[0].length);
  const reassured = says(plain, REASSURES) || (next !== undefined && says(next.plain, REASSURES));
  if (!reassured && (says(before, PINK_NEGATED) || isDenied(before) || says(behind, ASKED))) return false;
  if (reassured && says(before, REFUSED)) return false;
  if (says(behind, CALLED_PINK) || isOfPlant(scan, before, match[0])) return false;
  return /under(?:done|cooked)/.test(match[0]) || !says(behind, COMES_RAW);
}

// A denial that no reassurance behind it turns: "never serve it pink; that is how people fall ill".
export const REFUSED =
  /\b(?:never|do not|don't|must not|mustn't|should not|shouldn't|no longer|cannot|can't|not|no|without)\b(?! (?:worry|panic|mind|fret|be alarmed))[^.;:,]{0,30}$/;

// "The shade of raspberries": a likeness, and no food of the dish.
export const LIKENESS = /\b(?:(?:colou?r|shade|hue) of|like|as \w+ as)\b.*/;

function isPlant({ origins }: Food): boolean {
  return origins.length > 0 && origins.every((origin) => origin === 'plant' || origin === 'mushroom');
}

/** Whether the words are said of a plant: "the peppers stay rare", "red tomato slices in the centre". */
function isOfPlant(scan: RecipeScan, before: string, words: string): boolean {
  if (
    scan.readings
      .foods(words.replace(prepare(LIKENESS), ' '))
      .some(({ food, text }) => !/juice/.test(text) && isPlant(food))
  )
    return true;
  const clause = before.split(/[;:.,]| but | while | and the /).at(-1) ?? '';
  const last = scan.readings.foods(clause).at(-1);
  if (last === undefined || /juice/.test(last.text) || !isPlant(last.food)) return false;
  const behind = clause.slice(clause.lastIndexOf(last.text) + last.text.length);
  return !says(behind, ANY_MEAT) && says(behind, STAYS_SO);
}
export const STAYS_SO = /\b(?:can|may|should|stays?|is|are|be|remain|keeps?|so|will)\b/;
export const ANY_MEAT =
  /\b(?:meat|chicken|turkey|pork|mince|(?:burger|sausage|liver)s?|patt(?:y|ies)|pieces|flesh|inside|middle|cent(?:re|er))\b/;

/** Whether what is raw now is cooked later; while more may follow, it may be. */
function isForNow(scan: RecipeScan, sentence: Sentence, words: string): boolean {
  if (!scan.ended && (says(sentence.plain, NOT_YET) || /\braw\b/.test(words))) return true;
  return cooksOnLater(scan, sentence) || isStillRaw(sentence, words) || isSeenThroughLater(scan, sentence);
}

export const SEEN_THROUGH =
  /\b(?:no (?:longer |more )?(?:\w+ )?pink|not pink|cooked (?:all the way |right )?through|juices? (?:\w+ ){0,2}clear|(?:7[4-9]|8\d) ?(?:°|degrees)? ?c|16[5-9] ?(?:°|degrees)? ?f)\b/g;

/** "They are still raw at the core now": a later step cooks them until no pink is left. */
function isSeenThroughLater(scan: RecipeScan, { step }: Sentence): boolean {
  return (
    step !== undefined &&
    scan.steps.some(
      (other) =>
        (other.step ?? 0) > step &&
        says(other.plain, COOKS_LATER) &&
        findSaid(other.plain, SEEN_THROUGH) !== null,
    )
  );
}

function warns(plain: string): boolean {
  return isWarning(plain) && !says(plain, WAVES_OFF);
}

// What finishes on the plate or "in its own heat" is not cooked on.
export const OWN_HEAT =
  /\b(?:will )?finish(?:es)? (?:cooking )?(?:in (?:its|their) own|on the plate|as (?:it|they) rests?|under foil|while resting|off the heat|at the table|in the (?:residual|remaining)|by itself)/g;

function cooksOn(plain: string): boolean {
  const own = plain.replace(prepare(OWN_HEAT), ' ');
  const match = prepare(COOK_ON).exec(own);
  return match !== null && !says(own.slice(0, match.index), NOT_ON);
}
// "Don't put it back in the oven."
export const NOT_ON = /\b(?:don't|do not|never|no need to|rather than|instead of) (?:\w+ )?$/;

/** What is waived, passed over or left to taste, and meat that is served on its way to being cooked. */
function checkWaived(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place, next } = sentence;
  if (place === 'ingredients' || !scan.ended || warns(plain) || isReached(scan, sentence)) return null;
  if (isCookedMeat(scan)) return null;
  const permit = findWaived(scan, sentence, PERMITS);
  const forNow = /\b(?:yet|for now|at this (?:stage|point)|now)\b/.test(plain) && heatsAfter(scan, sentence);
  if (permit !== null && !cooksOn(plain) && !forNow) return permit;
  const half = findSaid(plain, HALF_COOKS);
  if (half !== null && says(`${plain} ${next?.plain ?? ''}`, LATER)) {
    const meat = nameMeat(scan, sentence);
    if (meat !== null) return writeUnderdone(sentence, half[0], meat);
  }
  if (cooksOn(plain) || heatsAfter(scan, sentence)) return null;
  return place === 'notes' && !says(plain, EATS) && !says(plain, LIKES)
    ? null
    : findWaived(scan, sentence, STOPS_SHORT);
}
/** In a note: what the cook likes, not what stands on the worktop for a moment. */
export const LIKES =
  /\b(?:(?:leave|keep)s? (?:it|them|mine|ours|theirs|the (?:middle|centre|center|inside))|likes?|love|prefer|fine|ok|okay)\b/;
export const LATER =
  /\b(?:tomorrow|next day|day after|overnight|later (?:in|on|that)|another day|the fridge|following day|in the morning|until you need|when (?:guests|you)(?: arrive|(?: are|'re) ready))\b/;

/** "The chicken may stay raw" fears it. */
export const FEARED = /\b(?:may|might|could)\b.*\b(?:raw|under\w+)$/;

function findWaived(scan: RecipeScan, sentence: Sentence, words: RegExp): Finding | null {
  for (const match of findAll(sentence.plain, words)) {
    const before = sentence.plain.slice(0, match.index);
    const denied = isDenied(before) || says(before, PINK_NEGATED);
    if (denied && (!says(sentence.plain, REASSURES) || says(before, REFUSED))) continue;
    if (
      isOfPlant(scan, before, match[0]) ||
      says(sentence.plain.slice(match.index + match[0].length), CALLED_PINK)
    )
      continue;
    if (isMended(sentence, match.index, match[0])) continue;
    if (/^(?:eaten|served) raw/.test(match[0]) && isOfOtherFood(scan, sentence, match.index, match[0]))
      continue;
    if (says(match[0], FEARED)) continue;
    const meat = nameMeat(scan, sentence);
    if (meat === null) continue;
    // A chop may be medium and a shade pink.
    if (meat === 'pork' && !/raw|blood|rare|undercook|underdone|blue|red|purple|ruby|done/.test(match[0]))
      continue;
    return writeUnderdone(sentence, match[0], meat);
  }
  return null;
}

/** Whether the next sentence or a later step heats on what this one leaves. */
function heatsAfter(scan: RecipeScan, { step, next, place }: Sentence): boolean {
  if (next !== undefined && says(next.plain, COOKS_LATER)) return true;
  return place === 'step' && cooksAfter(scan, step ?? 0);
}

export const ENDS_IN =
  /\b(?:until|till|so that|so (?:it|they|the)|only (?:as far|to)|just (?:as far|to)|should|want|must|serve|carve|stop)\b[^.!?]*$/;

export const WELL_DONE = /\b(?:no pink (?:left|remains|at all)|(?<!or )well[- ]done)\b/;

function checkPink(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (!says(plain, STATE_WORDS) && !/blood|juices|cool|cold|icy|wet|pearly/.test(plain)) return null;
  if (place === 'ingredients' || warns(plain)) return null;
  if (says(plain, WELL_DONE) || isReached(scan, sentence)) return null;
  for (const match of findAll(plain, PINK)) {
    // "Give it a few minutes more, until raw-red at the joint": what comes before it ends in the state.
    if (cooksOn(plain.slice(match.index)) || (cooksOn(plain) && !says(plain.slice(0, match.index), ENDS_IN)))
      continue;
    if (!isSaidOfMeat(scan, sentence, match) || isMended(sentence, match.index, match[0])) continue;
    if (/^(?:eaten|served) raw/.test(match[0]) && isOfOtherFood(scan, sentence, match.index, match[0]))
      continue;
    const meat = nameMeat(scan, sentence);
    if (meat === null || isForNow(scan, sentence, match[0])) continue;
    // A shade of pink is right for a chop of pork.
    if (meat === 'pork' && !/raw|bloody|rare|undercooked|underdone/.test(match[0])) continue;
    return writeUnderdone(sentence, match[0], meat);
  }
  return null;
}

/** At most one finding for each kind of words. */
export function checkUnderdoneWords(scan: RecipeScan): readonly Finding[] {
  const findings: Finding[] = [];
  for (const check of [
    checkPink,
    checkWaived,
    checkNotThrough,
    checkHeatOff,
    checkEatenRaw,
    checkServedRaw,
    checkSkipped,
    checkRunnyEgg,
    checkRareForGuest,
  ]) {
    for (const sentence of scan.sentences) {
      const finding = check(scan, sentence);
      if (finding === null || (!says(sentence.plain, WAVES_OFF) && isOnlyNamed(scan, sentence))) continue;
      findings.push(finding);
      break;
    }
  }
  if (findings.length > 0) return findings;
  const raw = checkRawForGuest(scan) ?? findWantedRaw(scan);
  return raw === null ? findings : [raw];
}
