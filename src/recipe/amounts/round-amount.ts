// Rounds an amount to what a kitchen can measure, and moves it to the unit in which that reads best.

import type { Unit } from '../../food/units.ts';
import type { Length } from './find-amounts.ts';

export interface NiceAmount {
  /** Above 0. */
  readonly value: number;
  readonly unit: Unit | Length | null;
}

const STEPS = [25, 10, 5, 1, 0.5, 0.1];
/** A step is at most a twelfth of the amount: what is weighed is at most a twenty-fourth off. */
const STEPS_IN_AMOUNT = 12;
const CUPS = [1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4];

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

function roundByStep(value: number): number {
  const step = STEPS.find((each) => value >= each * STEPS_IN_AMOUNT) ?? 0.1;
  return Math.round(roundTo(value, step) * 10) / 10;
}

function roundMetric(value: number, small: 'g' | 'ml', large: 'kg' | 'l'): NiceAmount {
  const rounded = roundByStep(value);
  return rounded < 1000
    ? { value: rounded, unit: small }
    : { value: roundTo(rounded, 50) / 1000, unit: large };
}

function roundSpoons(tsp: number): NiceAmount {
  const tbsp = tsp / 3;
  const halves = roundTo(tbsp, 0.5);
  if (tbsp >= 1 && (tbsp >= 2 || Math.abs(halves - tbsp) < 0.05)) return { value: halves, unit: 'tbsp' };
  return { value: roundTo(tsp, tsp < 1 ? 0.125 : tsp < 2 ? 0.25 : 0.5), unit: 'tsp' };
}

function roundCups(cups: number): NiceAmount {
  // Two tablespoons are an eighth of a cup.
  if (cups < 0.22) return roundSpoons(cups * 48);
  if (cups >= 6) return { value: roundTo(cups, 0.5), unit: 'cup' };
  const whole = Math.floor(cups);
  const parts = whole < 4 ? CUPS.slice(1) : [1 / 4, 1 / 2, 3 / 4];
  const nearest = [0, ...parts, 1].reduce((best, each) =>
    Math.abs(whole + each - cups) < Math.abs(whole + best - cups) ? each : best,
  );
  return { value: whole + nearest, unit: 'cup' };
}

function roundOunces(oz: number): NiceAmount {
  const lb = oz / 16;
  const quarters = roundTo(lb, 0.25);
  if (lb >= 2 || (lb > 0.9 && Math.abs(quarters - lb) < 0.02 * lb)) return { value: quarters, unit: 'lb' };
  return { value: roundTo(oz, oz < 4 ? 0.25 : oz < 10 ? 0.5 : 1), unit: 'oz' };
}

function roundCentimetres(cm: number): NiceAmount {
  if (cm < 1) return { value: Math.max(1, Math.round(cm * 10)), unit: 'mm' };
  return { value: roundTo(cm, cm < 5 ? 0.5 : 1), unit: 'cm' };
}

/** The nearest amount that can be measured, in the same system. `value` is above 0 and in `unit`. */
export function roundAmount(value: number, unit: Unit | Length | null): NiceAmount {
  switch (unit) {
    case 'g':
      return roundMetric(value, 'g', 'kg');
    case 'kg':
      return roundMetric(value * 1000, 'g', 'kg');
    case 'ml':
      return roundMetric(value, 'ml', 'l');
    case 'l':
      return roundMetric(value * 1000, 'ml', 'l');
    case 'tsp':
      return roundSpoons(value);
    case 'tbsp':
      return value === 0.5 ? { value, unit } : roundSpoons(value * 3);
    case 'cup':
      return roundCups(value);
    case 'oz':
      return roundOunces(value);
    case 'lb':
      return value < 1 && value % 0.25 === 0 ? { value, unit } : roundOunces(value * 16);
    case 'fl-oz':
      return { value: roundTo(value, value < 4 ? 0.25 : 0.5), unit };
    case 'pint':
      return { value: roundTo(value, 0.25), unit };
    case 'tin':
    case 'bunch':
      return { value: roundTo(value, 0.5), unit };
    case 'clove':
    case 'slice':
    case 'pinch':
      return { value: roundTo(value, 1), unit };
    case 'mm':
      return roundCentimetres(value / 10);
    case 'cm':
      return roundCentimetres(value);
    case 'inch':
      return { value: roundTo(value, value < 1 ? 1 / 8 : value < 6 ? 0.5 : 1), unit };
    case null:
      return { value: roundTo(value, 0.5), unit };
  }
}
