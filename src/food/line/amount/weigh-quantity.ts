// Turns an amount of a food into grams where the food data lets it be known.

import type { Food } from '../../foods.ts';
import { GRAMS_PER_UNIT, ML_PER_UNIT, type Unit } from '../../units.ts';

/** A tin's label counts the liquid too: drained, most foods keep more than half of it. */
const LARGEST_LABEL_PER_DRAINED = 2;

/**
 * Grams of `quantity` `unit` of a food, to a tenth; undefined where the data cannot tell.
 * A tin weighs what is eaten of it: the drained weight of the data when the label's figure lies between that and
 * twice that, else the label's figure.
 */
export function weighQuantity(
  quantity: number,
  unit: Unit | null,
  tinHolds: { readonly amount: number; readonly unit: Unit } | undefined,
  food: Food,
): number | undefined {
  const each = unit === 'tin' ? weighTin(tinHolds, food) : weighOne(unit, food);
  return each === undefined ? undefined : Math.round(quantity * each * 10) / 10;
}

function weighOne(unit: Unit | null, food: Food): number | undefined {
  if (unit !== null) {
    const grams = GRAMS_PER_UNIT[unit];
    if (grams !== undefined) return grams;
    const ml = ML_PER_UNIT[unit];
    if (ml !== undefined) return food.density === undefined ? undefined : ml * food.density;
  }
  return food.amount.unit === unit ? food.gramsEach : undefined;
}

/** What a tin is for a food whose own piece is a plum or a prune. */
const USUAL_TIN = 240;
const LEAST_TIN = 60;

const drainTin = ({ gramsEach }: Food): number | undefined =>
  gramsEach !== undefined && gramsEach < LEAST_TIN ? USUAL_TIN : gramsEach;

function weighTin(
  tinHolds: { readonly amount: number; readonly unit: Unit } | undefined,
  food: Food,
): number | undefined {
  const isTinned = food.amount.unit === 'tin' || food.form === 'tinned';
  const drained = isTinned ? drainTin(food) : undefined;
  if (tinHolds === undefined) return drained;
  const each = weighOne(tinHolds.unit, food);
  const label = each === undefined ? undefined : tinHolds.amount * each;
  if (drained === undefined || label === undefined) return label ?? drained;
  return label >= drained && label <= drained * LARGEST_LABEL_PER_DRAINED ? drained : label;
}
