// Temperatures in a sentence, in degrees Celsius, and what they are measured in. One reader of degrees for every rule.

import { hasFigure } from '../read-number.ts';

export type Measured = 'core' | 'oven' | 'liquid' | 'store' | 'unknown';

export interface Degrees {
  /** Degrees Celsius; the low end of a range, and its high end. */
  readonly c: number;
  readonly highC: number;
  readonly at: number;
  readonly end: number;
  readonly of: Measured;
  /** As it is printed. */
  readonly text: string;
}

const SIGN = '(?:°|º|degrees?|deg)';
const FIGURE = new RegExp(
  String.raw`(?<![\w.,/])(\d{1,3})(?: ?${SIGN}? ?[cf]?)?(?: ?(?:-|to|or) ?(\d{1,3}))? ?${SIGN}?\s?(c|f|celsius|fahrenheit|centigrade)\b|(?<![\w.,/])(\d{2,3}) ?(?:°|º|degrees?)(?! ?[cf]\b)`,
  'g',
);
const CORE_WORDS =
  /\b(?:thickest|inside|internal\w*|core|cent(?:re|er)|middle|probe|thermometer|instant-read|heart|reads?|registers?|hits?|reach(?:es)?|temps?|thigh|breast|done|doneness|pull(?:ed|ing|s)?)\b/;
const OVEN_WORDS =
  /\b(?:oven|pre-?heat\w*|fan|gas|air[- ]?fryer|broiler|grill|smoker|barbecue|bake|roast|conventional|convection|setting|set (?:it|the|to)|tray|rack)\b/;
const LIQUID_WORDS =
  /\b(?:oil|water|bath|milk|syrup|sugar|custard|fat|liquid|circulator|sous|deep[- ]?fry\w*|wort|cool(?:s|ed)? (?:to|down)|lukewarm|yeast|caramel|chocolate|jam)\b/;
const STORE_WORDS =
  /\b(?:fridge|freezer|refrigerator|below|store|kept?|warm(?:er|ing)?|hold|held|chafing|serving)\b/;
const SET_WORDS = /\b(?:oven|pre-?heat\w*|smoker|set|setting|fan|air[- ]?fryer)\b/;
/** Below this no oven is set. */
const COOLEST_OVEN_C = 80;
/** No food is done above this inside. */
const HIGHEST_CORE_C = 100;

function toCelsius(figure: number, unit: string): number {
  return unit.startsWith('f') ? Math.round(((figure - 32) * 5) / 9) : figure;
}

function readMeasured(plain: string, at: number, c: number): Measured {
  const before = plain.slice(Math.max(0, at - 70), at);
  const behind = plain.slice(at, at + 60);
  if (c > HIGHEST_CORE_C) return LIQUID_WORDS.test(before) && !/\boven\b/.test(before) ? 'liquid' : 'oven';
  if (
    CORE_WORDS.test(before) ||
    /\b(?:internal|inside|core|(?:in|at|by|near|beside) the (?:thickest|middle|cent|heart|(?:\w+ )?(?:bone|joint)))/.test(
      behind,
    )
  )
    return 'core';
  if (c < 20) return 'store';
  if (LIQUID_WORDS.test(before)) return 'liquid';
  // "Grill for 4 minutes a side, to 60 C": no oven is that cool.
  if (OVEN_WORDS.test(before)) return c < COOLEST_OVEN_C && !SET_WORDS.test(before) ? 'core' : 'oven';
  if (STORE_WORDS.test(before)) return 'store';
  return 'unknown';
}

/** Every temperature that a folded text gives, from left to right. */
export function readDegrees(plain: string): readonly Degrees[] {
  if (!hasFigure(plain)) return [];
  const found: Degrees[] = [];
  for (const match of plain.matchAll(FIGURE)) {
    const unit = match[3] ?? 'c';
    const low = toCelsius(Number(match[1] ?? match[4]), unit);
    const high = match[2] === undefined ? low : toCelsius(Number(match[2]), unit);
    found.push({
      c: low,
      highC: Math.max(low, high),
      at: match.index,
      end: match.index + match[0].length,
      of: readMeasured(plain, match.index, low),
      text: match[0].trim(),
    });
  }
  // "74 C (165 F)" is one temperature.
  return found.filter((one, place) => {
    const before = found[place - 1];
    return before === undefined || one.at - before.end > 4 || Math.abs(one.c - before.c) > 3;
  });
}
