// What a cook keeps of a food, in the measure in which it was given.

import { roundAmount } from '../measure/measure-units.ts';
import { isImperial, namesAmount, readTypedCups } from '../measure/typed-measures.ts';
import { CUP_ML, writeCups } from '../measure/us-measures.ts';
import type { Item } from '../read/kitchen.ts';
import { writeQuantity } from './list-words.ts';

const GRAMS_PER_OZ = 28.3495;

/** Ounces as the list writes them, in halves. */
function readOunces(grams: number): number {
  return Math.round((grams / GRAMS_PER_OZ) * 2) / 2;
}

/**
 * "2.5 kg", "475 g", "3 oz" in running text; of what is poured, "750 ml". Where the cook gave the weight, it is what the
 * list leaves of it to the gram or the half ounce: 8 oz less 4 1/2 are 3 1/2.
 */
export function writeLeft(item: Item, grams: number, us: boolean): string {
  const cups = us ? readTypedCups(item) : 0;
  if (cups > 0) return writeCups((cups * CUP_ML * grams) / (item.grams ?? grams)).words;
  const stated = item.grams ?? grams;
  const { amount, density = 1 } = item.food;
  const isPoured = amount.unit === 'ml';
  if (us && isPoured) return writeCups(grams / density).words;
  if (us) {
    const ounces = Math.max(1, readOunces(stated) - readOunces(stated - grams));
    return ounces < 16 ? `${writeQuantity(ounces)} oz` : `${writeQuantity(Math.round(ounces / 4) / 4)} lb`;
  }
  const left = isPoured ? grams / density : grams;
  const places = namesAmount(item) ? 20 : 10;
  if (left >= 1000) return `${Math.round((left * places) / 1000) / places} ${isPoured ? 'litres' : 'kg'}`;
  return `${namesAmount(item) && !isImperial(item) ? Math.round(left) : roundAmount(left)} ${isPoured ? 'ml' : 'g'}`;
}
