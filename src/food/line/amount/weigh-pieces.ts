// What counted pieces weigh, when a line tells a weight beside their number and not whether it is that of one or of all.

import type { Food } from '../../foods.ts';
import { GRAMS_PER_UNIT, type Unit } from '../../units.ts';
import type { PiecesWeigh } from './read-measure.ts';
import { weighQuantity } from './weigh-quantity.ts';

interface PiecesAmount {
  readonly quantity: number;
  readonly unit: Unit | null;
  readonly grams: number;
}

// A weight within half as much again of one piece is that of one, where a share of it would be too little for a piece.
const LIKE_ONE = Math.log(1.5);
const TOO_LITTLE = Math.log(0.55);
// No piece weighs so many times what one usually does: what was counted are packs of them, or joints.
const MOST_TIMES_USUAL = 2.5;

/**
 * The amount of so many pieces (or cups, slices) of a food that weigh this: grams to a tenth. Of a food that is not
 * counted, and of packs, the quantity is the weight itself; of what comes in tins they are tins of that weight.
 */
export function weighPieces(
  quantity: number,
  unit: Unit | null,
  { amount, unit: weighedIn, each, times }: Readonly<PiecesWeigh>,
  food: Food,
): PiecesAmount {
  const grams = amount * (GRAMS_PER_UNIT[weighedIn] ?? 1);
  const round = (weight: number): number => Math.round(weight * 10) / 10;
  if (unit !== null) return { quantity, unit, grams: round(each === true ? quantity * grams : grams) };
  const label = each === false ? grams / quantity : grams;
  if (isLabelOfTin(label, food)) {
    const holds = { amount: label, unit: 'g' } as const;
    return { quantity, unit: 'tin', grams: weighQuantity(quantity, 'tin', holds, food) ?? round(grams) };
  }
  const one = gramsOfPiece(food);
  const isMany = one === undefined || grams / quantity > MOST_TIMES_USUAL * one;
  const isOfEach =
    each ?? (isMany ? times === true : one !== undefined && isWeightOfOne(grams, quantity, one));
  const all = isOfEach ? amount * quantity : amount;
  const isPacks = isMany && (one === undefined || times === true || quantity === 1);
  return isPacks && !(food.noun === 'count' && one === undefined)
    ? { quantity: all, unit: weighedIn, grams: round(isOfEach ? grams * quantity : grams) }
    : { quantity, unit, grams: round(isOfEach ? grams * quantity : grams) };
}

/** Whether a tin of this food has such a label. */
export function isLabelOfTin(grams: number, { amount, form, gramsEach = grams }: Food): boolean {
  return (amount.unit === 'tin' || form === 'tinned') && grams > 0.8 * gramsEach && grams < 2.2 * gramsEach;
}

function gramsOfPiece({ noun, piece, amount, gramsEach }: Food): number | undefined {
  const isCounted =
    noun === 'count' || piece !== undefined || amount.unit === null || (gramsEach ?? 0) >= LEAST_WHOLE_GRAMS;
  return isCounted ? gramsEach : undefined;
}
// What is bought whole, though its name is not counted: a cauliflower, a squash.
const LEAST_WHOLE_GRAMS = 200;

function isWeightOfOne(grams: number, quantity: number, one: number): boolean {
  return Math.abs(Math.log(grams / one)) < LIKE_ONE && Math.log(grams / quantity / one) < TOO_LITTLE;
}
