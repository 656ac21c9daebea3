// Rule time-temperature for leftovers that are heated again: not hot enough, or again and again.
// Sources: FoodSafety.gov (74 C); UK FSA (once).

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { deniesWithin } from '../stance/cautions.ts';
import { findAll, findSaid, isDenied, says } from '../stance/phrases.ts';
import { spoilsInTheWarm } from './perishable.ts';
import { writeTimeTemperature as write } from './write-time-temperature.ts';

/** Warm, and by its own words not hot. */
export const TEPID = String.raw`(?:luke-?warm|tepid|(?:blood|body|skin)[- ](?:warm|heat|temperature)|hand[- ]warm|(?:barely|just(?: about)?|only(?: just)?|merely|slightly|comfortably|pleasantly|gently|nicely|faintly|mildly|a little|no (?:hotter|warmer|more) than) warm(?!(?:ed)? through| bread| plates| enough to)|warm(?: to the touch)?\W{1,3}(?:but |and )?(?:not|rather than|never) (?:\w+ )?(?:hot|piping|steaming|bubbling)|warm to the touch|(?:rid of|off) the (?:fridge |ice )?(?:cold|chill)|no longer (?:fridge-? ?|ice-? ?|stone )?cold|not (?:fridge-?)?cold any ?more|(?:need(?:n't| not)|(?:doesn't|does not|don't|do not) (?:need|have) to|shouldn't|should not) be (?:\w+ )?(?:hot|piping|steaming)|(?:room|kitchen|bath) temperature|(?:as (?:far|warm|hot) as|(?:warmth|heat) of) (?:a |your )?(?:baby's )?(?:bath|hand|blood|tea)|(?:pleasant|comfortable|just right) to (?:eat|touch)|tak(?:e|es|ing|en) (?:off )?(?:just |only )?the chill(?: off| out)?|los(?:e|es|t) (?:its|their|the) chill|the chill (?:is |has )?(?:off|gone|out of it)|edge off|(?:dip|put|hold|keep) (?:a|your) finger (?:in|there))`;
const HEATS =
  '(?:re-?heat(?:s|ed|ing)?|heat(?:s|ed|ing)?|warm(?:ed|s|ing)|warm (?=it|them|the|up|through|gently|leftovers?|portions?|what|any|for|in|a|until)|microwav(?:e|es|ed|ing)|bring (?:the )?(?:leftovers?|rest|portions?)|leftovers?|left-overs?|portions?)';
/** The heat and how little of it, in either order. */
const WARMED = new RegExp(
  String.raw`\b${HEATS}\b[^.;]{0,80}?\b${TEPID}\b|\b${TEPID}\b[^.;]{0,60}\b(?:microwave|re-?heat\w*|(?:warm|heat) (?:the |any |your |up )*(?:leftovers?|rest|portions?|remains))\b`,
  'g',
);
const ONLY_TEPID = new RegExp(TEPID);
const TEPID_AGAIN = new RegExp(String.raw`\b${TEPID}`);
export const SERVED_AGAIN =
  /\bre-?heat|\bleft-?over|\b(?:again|yesterday's|second (?:day|time|serving|helping)|(?:next|following)[- ]day)\b/;
export const OF_LEFTOVERS = /re-?heat|left-?over|\b(?:again|yesterday|portions?|microwave)\b/;
export const COOKED_FOOD =
  /\b(?:leftovers?|left-over|cooked (?:\w+ )?(?:rice|chicken|meat|turkey|pork|beef|fish)|rice|chicken|turkey|curry|stew|soup|chilli|casserole|meat|pulled pork|gravy|dish|risotto|it|them|what(?:'s| is| was|ever is) left|what remains|bolognese|lasagne|portions?|cold)\b/;
export const NOT_LEFTOVER =
  /\b(?:milk|water|yeast|stock for|broth for|(?:plate|tortilla|wrap|bun)s?|oil|butter|honey|wine|cream|syrup|juice|chocolate|bread|naan|pitta|baby(?!'s bath)|bottle|rolls)\b/;
/** "Heat the spices, then let them cool until just warm" */
export const COOLS_DOWN = /\b(?:cool|cools|cooled|cooling|leave|stand|rest|off the heat|serve|before)\b/;
export const HEATS_ON = /\b(?:bake|roast|simmer|boil|braise|stew)\b/;
/** "Lukewarm is not enough", "steaming and not merely warm" */
export const REFUSES = /^[^.;]{0,30}\b(?:isn't|aren't|won't|(?:is|are|will) (?:not|never|hardly|no))\b/;
export const HOT = /\b(?:piping|steaming|bubbling|boiling|7\d ?°?c)\b/;

export const AGAIN =
  /\b(?:re-?heat(?:s|ed|ing)?|heat(?:s|ed|ing)? (?:it |them |the \w+ )?(?:up )?again|warm(?:ed)? (?:it |them |the \w+ )?(?:up|again)?|microwave)\b[^.;]{0,60}\b(?:day after day|night after night|until (?:it|they|the (?:pan|pot|dish)) (?:is|are) (?:gone|empty|finished|used up|eaten)|as (?:often|many times)|more than once|again and again|several times|many times|multiple times|any number of times|repeatedly|twice|two or three times|(?:three|3|four|4) times|every (?:day|evening|night|morning|lunch(?:time)?|time|meal)|each (?:day|evening|night|morning|time|meal)|over and over|whenever)\b|\b(?:bring|heat|warm|boil)\w* [^.;]{0,40}\b(?:back )?up (?:again )?(?:for|at|before|with) (?:each|every) \w+|\b(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|umpteenth) (?:re-?heating|warming|heating|boil|simmer|time (?:it is |it's )?(?:re-?heated|warmed|heated))\b|\b(?:heat|warm|boil)(?:s|ed|ing)? (?:up )?(?:(?:the|it|them|whole|entire|pot|pan|rest|lot|batch|stew|curry|soup|rice|up|again) ){1,4}(?:every|each) (?:day|evening|night|morning|meal)\b|\b(?:heat|warm|re-?heat)\w*\b[^.;]{0,30}\b\w+day(?:,| and) \w+day\b|\b(?:every|each) (?:day|evening|night|morning)\b[^.;]{0,30}\b(?:bring|heat|re-?heat|boil|warm|simmer)\b/g;
/** "Reheat to 50 C": the figure is the food's own and not the oven's. */
export const REHEATED_TO =
  /\b(?:re-?heat(?:ed|ing|s)?|(?:be|is|are) (?:\w+ )?(?:warmed|heated)(?: up)?|(?:warm|heat|microwave|bring)(?:ed|ing|s)? (?:up )?(?:the |any )?(?:left-?overs?|rest|portions?|rice|curry|stew|soup|chicken|meat|dish|it|them))\b((?:(?!oven|grill|water bath|sous)[^.;]){0,60}?)\b(?:to|reach(?:es)?|until|at) (?:(?:about|around|roughly|only|just|an?|internal|core|it|they|is|are|reach(?:es)?|temperature|of) )*(\d{2,3}) ?(?:°|º|degrees )? ?([cf])\b/g;
const REHEATED = 'leftovers are heated until they steam, 74 C all through (FoodSafety.gov)';

export function toCelsius(figure: number, unit: string | undefined): number {
  return unit === 'f' ? ((figure - 32) * 5) / 9 : figure;
}

/** A figure between the fridge and the 60 C of what is held hot. */
function findLowFigure(plain: string): string | null {
  for (const match of findAll(plain, REHEATED_TO)) {
    const celsius = toCelsius(Number(match[2]), match[3]);
    const isLow = celsius >= 20 && celsius < 60;
    if (isLow && !isDenied(plain.slice(0, match.index)) && !says(plain, NOT_LEFTOVER)) return match[0];
  }
  return null;
}

/** "Warm the sauce until lukewarm so that it spreads": of a dish that is heated on, or may still be, it is no end. */
function isHeatedOn({ steps, ended }: RecipeScan, { step }: Sentence): boolean {
  if (step === undefined) return false;
  return !ended || steps.some((other) => (other.step ?? 0) > step && says(other.plain, HEATS_ON));
}

export const EATEN_COLD = /\b(?:cold,? or|or cold|salads?|sandwich\w*|counter|hours?)\b/;

/** "To serve it again, take the chill off": of what was cooked another day, without a word of heat. */
function findTepidAgain({ plain, place }: Sentence): RegExpExecArray | null {
  if (place !== 'notes' || !says(plain, SERVED_AGAIN) || says(plain, EATEN_COLD)) return null;
  const match = prepare(TEPID_AGAIN).exec(plain);
  return match === null || match[0].includes('temperature') ? null : match;
}

export const NEVER_TEPID = /\b(?:never|not|rather than|(?<!no )\w+er than)(?: \w+)?$/;

export const TOLD_TO_WARM = /need|have to be|should|warm,? (?:but )?(?:not|never|rather than)|no longer/;

export const BEHIND_NOT = /(?:n't|\b(?:not|never|than))\b.*/;

function findTepid(scan: RecipeScan, sentence: Sentence): string | null {
  const { plain } = sentence;
  const match = findSaid(plain, WARMED) ?? findTepidAgain(sentence);
  if (match === null) return null;
  const [words] = match;
  // "Steaming hot, never lukewarm"
  if (says(words.slice(0, words.search(prepare(ONLY_TEPID))).trimEnd(), NEVER_TEPID)) return null;
  if (deniesWithin(words) && !says(words, TOLD_TO_WARM)) return null;
  if (
    says(words, NOT_LEFTOVER) ||
    (says(words, COOLS_DOWN) && !/^(?:re-?heat|left)/.test(words)) ||
    says(words.replace(prepare(BEHIND_NOT), ''), HOT)
  )
    return null;
  if (says(plain.slice(match.index + words.length), REFUSES)) return null;
  if (says(plain, OF_LEFTOVERS)) return words;
  return says(plain, COOKED_FOOD) && !isHeatedOn(scan, sentence) ? words : null;
}

/** Of cooked meat that comes from the fridge: how warm it is when it is eaten, or where its warming ends. */
export const ENDS_TEPID =
  /\b(?:until|till|to) (?:it is |they are |it's |they're |everything is |just |barely |no more than |about )*(?:luke-?warm|tepid|blood[- ](?:warm|heat)|hand[- ]warm|body temperature)\b|\b(?:luke-?warm|tepid|blood-?warm) (?:chicken|turkey|meat|pork|beef|lamb|ham|filling|mixture|curry|stew|rice)\b/g;
export const COLD_MEAT =
  /\b(?:yesterday's|left-?over|last night's|cold|cooked) (?:roast |roasted |cooked |poached )?(?:chicken|turkey|meat|pork|beef|lamb|ham|duck|rice)\b/;

/** "Leave it in the tepid sauce until it is blood-warm", of yesterday's roast. */
function findNeverHot(
  { lines, steps, ended, whole }: RecipeScan,
  { plain, around, place, step }: Sentence,
): string | null {
  if (place !== 'step' || !ended || says(plain.replace(/\bcream\b/g, ' '), NOT_LEFTOVER)) return null;
  if (!says(whole, COLD_MEAT) && !lines.some((line) => says(line.plain, COLD_MEAT))) return null;
  const match = findSaid(plain, ENDS_TEPID);
  if (match === null || says(plain, HOT)) return null;
  // The sauce cools before the meat comes into it.
  if (!says(around, COOKED_FOOD) || /\b(?:cool|cools|cooled|off the heat)\b/.test(plain)) return null;
  return steps.some((other) => (other.step ?? 0) >= (step ?? 0) && says(other.plain, HEATS_ON))
    ? null
    : match[0];
}

export function checkReheating(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (place === 'ingredients' || !/heat|warm|microwav|chill|bring|boil|left-?over|tepid/.test(plain))
    return null;
  const often = findSaid(plain, AGAIN);
  if (
    often !== null &&
    !/\b(?:only once|just once|once only|do not reheat|never|(?:one|a single|each) (?:tub|portion|bowl|box|serving|bag)|only (?:what|as much)|just (?:what|as much)|portion by portion)\b/.test(
      plain,
    )
  )
    return write(sentence, often[0], 'leftovers are reheated once (UK FSA)');
  const words = spoilsInTheWarm(scan)
    ? (findLowFigure(plain) ?? findTepid(scan, sentence) ?? findNeverHot(scan, sentence))
    : null;
  return words === null ? null : write(sentence, words, REHEATED);
}
