// Finds the amounts of a line or a step where they stand: number, range, unit. It changes nothing and judges nothing.

import { UNIT_WORDS } from '../../food/line/amount/unit-words.ts';
import { NUMBER_WORDS } from '../../food/number-words.ts';
import { prepare } from '../../food/prepare-pattern.ts';
import type { Unit } from '../../food/units.ts';
import { readNumber } from '../read-number.ts';

/** What lengths are told in: how thin a slice is, how wide a dish. */
export type Length = 'mm' | 'cm' | 'inch';

export interface FoundAmount {
  /** Where number and unit begin and end in the text. */
  readonly at: number;
  readonly end: number;
  /** Where the number, or the range, ends. */
  readonly numberEnd: number;
  /** In `unit`. */
  readonly low: number;
  readonly high: number | null;
  /** What stands between the two ends of a range: " to ", "-". */
  readonly joint: string;
  /** Null where something is counted. */
  readonly unit: Unit | Length | null;
  /** What one of the written word is of `unit`: a decilitre is 100 ml. */
  readonly factor: number;
  /** "a" or "an" is the whole number. */
  readonly article: boolean;
}

const WORDS = 'half an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an?';
const PART = '[¼½¾⅓⅔⅛⅜⅝⅞]';
const DIGITS = String.raw`\d{1,3}(?:,\d{3})+|\d{1,3} \d\/\d{1,2}|\d{1,3}\/\d{1,2}|\d{0,3} ?${PART}|\d{1,4}(?:[.,]\d{1,3})?`;
const ONE = String.raw`(?:(?:${DIGITS})(?![\d°%])|(?:${WORDS})(?![\p{L}'’-])(?: and a half(?!\p{L}))?)`;
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,°£$€]|\d\/)(${ONE})(?:(\s?[-–—]\s?| (?:to|or) )(${ONE}))?`,
  'giu',
);
const UNIT = /[\s-]?(fl\.? ?oz|fluid ounces?|\p{L}+)(?![\p{L}\d])\.?/uy;
const LENGTHS: Readonly<Record<string, Length>> = {
  mm: 'mm',
  cm: 'cm',
  centimetre: 'cm',
  centimetres: 'cm',
  inch: 'inch',
  inches: 'inch',
};

function readValue(text: string): number | null {
  const [whole = '', half] = text.split(/ and a half$/i);
  const plain = /^\d{1,3}(?:,\d{3})+$/.test(whole) ? whole.replaceAll(',', '') : whole;
  const value = readNumber(plain) ?? NUMBER_WORDS[plain.toLowerCase()] ?? null;
  return value === null || half === undefined ? value : value + 0.5;
}

function readUnitAt(text: string, at: number): Pick<FoundAmount, 'unit' | 'factor' | 'end'> | null {
  const pattern = prepare(UNIT);
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  const word = found?.[1]?.toLowerCase();
  if (found === null || word === undefined) return null;
  const end = at + found[0].length;
  if (/^fl/.test(word)) return { unit: 'fl-oz', factor: 1, end };
  const length = LENGTHS[word];
  if (length !== undefined) return { unit: length, factor: 1, end };
  // "1 C" may be a cup or a temperature, and a letter alone another thing still.
  const known = word.length === 1 && !/[gl]/.test(word) ? undefined : UNIT_WORDS.get(word);
  // The full stop that ends the sentence is no part of the unit.
  const stop = found[0].endsWith('.') && !/^\.?\s+\p{Ll}/u.test(text.slice(end - 1)) ? 1 : 0;
  return known === undefined ? null : { ...known, end: end - stop };
}

/** Every amount of a text in its order; those that overlap nothing. Temperatures and times are counts without a unit. */
export function findAmounts(text: string): readonly FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const [whole, first = '', joint = '', second] = match;
    const low = readValue(first);
    const high = second === undefined ? null : readValue(second);
    if (low === null || (second !== undefined && high === null)) continue;
    const numberEnd = match.index + whole.length;
    const { unit, factor, end } = readUnitAt(text, numberEnd) ?? { unit: null, factor: 1, end: numberEnd };
    found.push({
      at: match.index,
      end,
      numberEnd,
      low: low * factor,
      high: high === null ? null : high * factor,
      joint,
      unit,
      factor,
      article: /^an?$/i.test(whole),
    });
  }
  return found;
}
