// How a kitchen of the United States measures: in cups, sticks and ounces.

import type { Food, FoodId } from '../../food/foods.ts';
import type { Unit } from '../../food/units.ts';
import { writeQuantity } from '../tell/list-words.ts';

export const CUP_ML = 236.588;

/** An amount without the name of the food. */
interface Amount {
  readonly quantity: number;
  readonly unit: Unit;
  readonly words: string;
}

export function writeCups(ml: number): Amount {
  const cups = ml / CUP_ML;
  if (cups < 0.23) {
    const spoons = Math.max(1, Math.round(ml / 15));
    return { quantity: spoons, unit: 'tbsp', words: `${spoons} tbsp` };
  }
  const steps = [0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1];
  const whole = Math.floor(cups);
  const left = cups - whole;
  const nearest =
    whole === 0 || left > 0.12
      ? steps.reduce((best, step) => (Math.abs(step - left) < Math.abs(best - left) ? step : best))
      : 0;
  const quantity = Math.round((whole + nearest) * 1000) / 1000;
  return { quantity, unit: 'cup', words: `${writeQuantity(quantity)} ${quantity > 1 ? 'cups' : 'cup'}` };
}

/** Grams in a cup of what a kitchen of the United States keeps no scales for. */
const GRAMS_PER_CUP: Readonly<Record<string, number>> = {
  rice: 185,
  grain: 180,
  lentil: 195,
  nut: 115,
  seed: 140,
  dip: 245,
  yoghurt: 245,
  cream: 240,
  'jar-sauce': 245,
  'tinned-tomato': 245,
  'dried-fruit': 150,
  'frozen-vegetable': 140,
};
const CUPS_OF: Readonly<Partial<Record<FoodId, number>>> = {
  ricotta: 245,
  'cottage-cheese': 225,
  mascarpone: 225,
  peas: 145,
  sweetcorn: 150,
};

/** Grams in a cup of it; absent for what is weighed there too. */
export function readCupGrams({ id, category }: Food): number | undefined {
  return CUPS_OF[id] ?? GRAMS_PER_CUP[category];
}

const GRAMS_PER_OZ = 28.3495;
const OZ_PER_LB = 16;
/** Ounces from which nobody asks for a half, unless that is what there is. */
const WHOLE_FROM = 4;

/** In pounds from one pound on. */
export function writeOunces(grams: number): Amount {
  const ounces = grams / GRAMS_PER_OZ;
  const halves = Math.max(0.5, Math.round(ounces * 2) / 2);
  if (halves >= OZ_PER_LB) {
    const quantity = Math.round((halves / OZ_PER_LB) * 4) / 4;
    return { quantity, unit: 'lb', words: `${writeQuantity(quantity)} lb` };
  }
  const isHalf = ounces < WHOLE_FROM || Math.abs(ounces - halves) < 0.02;
  const quantity = isHalf ? halves : Math.round(ounces);
  return { quantity, unit: 'oz', words: `${writeQuantity(quantity)} oz` };
}

export const GRAMS_PER_STICK = 113.4;

/** A stick is 8 tablespoons; `sticks` stands behind the name. */
export function writeButter(grams: number): Amount & { readonly sticks: string } {
  const spoons = (grams * 8) / GRAMS_PER_STICK;
  const sticks = Math.round(spoons / 4) / 2;
  if (spoons >= 7) {
    const quantity = sticks / 2;
    return {
      quantity,
      unit: 'cup',
      words: `${writeQuantity(quantity)} ${quantity > 1 ? 'cups' : 'cup'}`,
      sticks: ` (${writeQuantity(sticks)} stick${sticks > 1 ? 's' : ''})`,
    };
  }
  const quantity = Math.max(0.5, spoons < 2 ? Math.round(spoons * 2) / 2 : Math.round(spoons));
  return { quantity, unit: 'tbsp', words: `${writeQuantity(quantity)} tbsp`, sticks: '' };
}
