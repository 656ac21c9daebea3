// What a cook keeps of a food, in the measure in which it was given.

import type { Item } from '../kitchen.ts';
import { CUP_ML, readTypedCups, roundAmount, writeCups } from '../measure-part.ts';
import { writeQuantity } from './list-words.ts';

/** "2.5 kg", "475 g", "3 oz" in running text; of what is poured, "750 ml". */
export function writeLeft(item: Item, grams: number, us: boolean): string {
  const cups = us ? readTypedCups(item) : 0;
  if (cups > 0) return writeCups((cups * CUP_ML * grams) / (item.grams ?? grams)).words;
  if (us) {
    const ounces = Math.max(1, Math.round(grams / 28.3495));
    return ounces < 16 ? `${ounces} oz` : `${writeQuantity(Math.round(ounces / 4) / 4)} lb`;
  }
  const { amount, density = 1 } = item.food;
  const isPoured = amount.unit === 'ml';
  const left = isPoured ? grams / density : grams;
  if (left >= 1000) return `${Math.round(left / 100) / 10} ${isPoured ? 'litres' : 'kg'}`;
  return `${roundAmount(left)} ${isPoured ? 'ml' : 'g'}`;
}
