// Writes a new amount in the place of one that was found, in the manner in which that one is written.

import { pluralise, singularise } from '../../food/plural-name.ts';
import type { Unit } from '../../food/units.ts';
import type { FoundAmount, Length } from './find-amounts.ts';
import type { NiceAmount } from './round-amount.ts';
import { writeDecimal, writeFraction } from './write-number.ts';

const DECIMAL: ReadonlySet<Unit | Length | null> = new Set(['g', 'kg', 'ml', 'l', 'cm', 'mm'] as const);
const SHORT: Readonly<Partial<Record<Unit | Length, string>>> = { 'fl-oz': 'fl oz' };
/** An "8 inch dish": what is said of a dish or a slice has no plural. */
const IN_WORDS: ReadonlySet<Unit | Length> = new Set([
  'cup',
  'pint',
  'tin',
  'clove',
  'bunch',
  'slice',
  'pinch',
]);

export function writeValue({ value, unit }: NiceAmount): string {
  return DECIMAL.has(unit) ? writeDecimal(value) : writeFraction(value);
}

function writeUnit(unit: Unit | Length, value: number): string {
  const word = SHORT[unit] ?? unit;
  return IN_WORDS.has(unit) && value > 1 ? pluralise(word) : word;
}

/** The word for one or for several, where it is an English word that has both. */
export function agree(word: string, before: number, now: number): string {
  if (before > 1 === now > 1 || word.length < 3 || /^(?:tsp|tbsp|fl|oz|lb)/i.test(word)) return word;
  return now > 1 ? pluralise(word) : singularise(word);
}

/** What replaces `text.slice(found.at, found.end)`. */
export function writeAmount(
  text: string,
  found: FoundAmount,
  low: NiceAmount,
  high: NiceAmount | null,
): string {
  const printed = text.slice(found.numberEnd, found.end);
  const gap = /^[\s-]*/.exec(printed)?.[0] ?? '';
  const last = high ?? low;
  const name = (amount: NiceAmount) => {
    if (amount.unit === null) return '';
    if (amount.unit !== found.unit || found.factor !== 1) return gap + writeUnit(amount.unit, amount.value);
    return gap + agree(printed.slice(gap.length), (found.high ?? found.low) / found.factor, amount.value);
  };
  if (high === null || (high.value === low.value && high.unit === low.unit))
    return writeValue(last) + name(last);
  const start = writeValue(low) + (low.unit === high.unit ? '' : name(low));
  // "1 1/2-2" reads as one and a half less two.
  const joint = /^\s?[-–—]/.test(found.joint) && start.includes('/') ? ' to ' : found.joint;
  return start + joint + writeValue(high) + name(high);
}
