// In which measures the cook typed a food: by weight, by the cup, in pounds and ounces.

import type { Item } from '../read/kitchen.ts';

export const isImperial = (item: Item | null): boolean =>
  /\d ?(?:oz|lbs?|cups?|pints?|fl)\b|\b(?:ounces?|pounds?|cups?|pints?)\b/i.test(item?.typed.join() ?? '');

/** Whether the cook gave a weight or a measure, and not so many cans or sprigs of it. */
export function namesAmount(item: Item | null): boolean {
  return /\d ?(?:[kmc]?[gl]|gms?|oz|lbs?|pints?|pts?|cups?|lit(?:er|re)s?)\b|\b(?:pint|cup|litre|liter)\b/i.test(
    item?.typed.join() ?? '',
  );
}

/** Cups, where the cook gave them; 0 where not. */
export function readTypedCups(item: Item | null): number {
  const match = /(?:^|[^\d/.])(\d+)?(?:(?:^| |\b)(\d)\/(\d))? ?cups?\b/i.exec(
    item?.typed.length === 1 ? (item.typed[0] ?? '') : '',
  );
  if (match === null) return 0;
  return Number(match[1] ?? 0) + (match[2] ? Number(match[2]) / Number(match[3]) : 0);
}
