// Reads a number with its unit: "400g", "2-3 tbsp", "a kilo and a half".

import type { Unit } from '../../units.ts';
import { SIZE_WORDS } from './holder-words.ts';
import { matchAt, readNumber, skip } from './read-number.ts';
import { UNIT_WORDS } from './unit-words.ts';

export interface Measure {
  readonly low: number;
  readonly high?: number;
  readonly unit: Unit | null;
  readonly article: boolean;
  readonly end: number;
}

/** What counted pieces weigh: one of them or all of them, or whichever fits the food where the line does not tell. */
export interface PiecesWeigh {
  amount: number;
  unit: Unit;
  each?: boolean;
  /** The line multiplies the weight: "600g x2" of wings are two packs. */
  times?: true;
}

/** What a line tells of its amount so far. */
export interface Parts {
  quantity?: number;
  quantityMax?: number;
  unit?: Unit | null;
  tinHolds?: { amount: number; unit: Unit };
  weighs?: PiecesWeigh;
  tinned: boolean;
  article: boolean;
}

const RANGE = /\s*(?:-|–|to|or)\s*(?=[\d.½¼¾])/y;
const UNIT = /\s*-?\s*(\p{L}[\p{L}\p{M}]*)(?![\p{L}\p{M}\d])\.?/uy;
const FLUID_OUNCE = /\s*(?:fl\.?\s*oz|fluid\s+ounces?|us\s+cups?)(?![\p{L}\d])\.?/uy;
// "A kilo and a half of potatoes".
const HALF_AFTER_UNIT = /\s+and\s+a\s+(half|quarter)(?![\p{L}\d])/uy;
/** The unit that begins at this place, sizes of spoons aside. */
export function readUnit(text: string, at: number): { unit: Unit; factor: number; end: number } | undefined {
  const fluid = matchAt(FLUID_OUNCE, text, at);
  if (fluid !== null) {
    return { unit: fluid[0].includes('cup') ? 'cup' : 'fl-oz', factor: 1, end: at + fluid[0].length };
  }
  const match = matchAt(UNIT, text, at);
  const known = match?.[1] === undefined ? undefined : UNIT_WORDS.get(match[1]);
  return match === null || known === undefined ? undefined : { ...known, end: at + match[0].length };
}

/** The number that begins at this place with its unit. */
export function readMeasure(text: string, at: number): Measure | undefined {
  const first = readNumber(text, at);
  if (first === undefined) return undefined;
  let { end } = first;
  let high: number | undefined;
  const range = matchAt(RANGE, text, end);
  if (range !== null) {
    const second = readNumber(text, end + range[0].length);
    if (second !== undefined) {
      high = second.value;
      end = second.end;
    }
  }
  const unit = readUnit(text, skip(SIZE_WORDS, text, end));
  const factor = unit?.factor ?? 1;
  const half = unit === undefined ? null : matchAt(HALF_AFTER_UNIT, text, unit.end);
  if (unit !== undefined && half !== null) {
    const part = half[1] === 'quarter' ? 0.25 : 0.5;
    return {
      low: (first.value + part) * factor,
      unit: unit.unit,
      article: false,
      end: unit.end + half[0].length,
    };
  }
  return {
    low: first.value * factor,
    ...(high === undefined ? {} : { high: high * factor }),
    unit: unit?.unit ?? null,
    article: first.article,
    end: unit?.end ?? end,
  };
}

export function setMeasure(parts: Parts, measure: Measure): void {
  parts.quantity = measure.low;
  if (measure.high !== undefined) parts.quantityMax = measure.high;
  parts.unit = measure.unit;
  parts.article = measure.article && measure.unit === null;
}
