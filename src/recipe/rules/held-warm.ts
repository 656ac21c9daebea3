// Food that is kept warm below the temperature at which nothing grows.

import type { Finding } from '../finding.ts';
import { findTold } from '../kitchen/keeping.ts';
import { speaksOfPerishable } from '../kitchen/perishable.ts';
import type { Method } from '../method/read-method.ts';
import { reportDanger } from './report.ts';

/** Degrees Celsius. Source: USDA FSIS, keep hot food at 60 C or above. */
const HOT_ENOUGH_C = 57;
const COLD_ENOUGH_C = 20;
const LONGEST_WARM = 120;

/** A danger where a lukewarm temperature, or the word, stands beside hours. */
export function checkHeldWarm(method: Method): readonly Finding[] {
  return findTold(method).flatMap((sentence) => {
    if (sentence.longestMinutes <= LONGEST_WARM || sentence.longestMinutes > 24 * 60) return [];
    const low = sentence.degrees.some(({ highC }) => highC > COLD_ENOUGH_C && highC < HOT_ENOUGH_C);
    if (!low && sentence.asks('lukewarm') === undefined) return [];
    if (sentence.degrees.some(({ highC }) => highC >= HOT_ENOUGH_C)) return [];
    if (sentence.asks('keep', 'stand', 'lay', 'serve', 'pour', 'lukewarm') === undefined) return [];
    if (
      sentence.asks('fridge', 'freezer', 'hotAgain') !== undefined ||
      (sentence.asks('slowCooker') !== undefined && !low && sentence.names('moistDish') === false)
    )
      return [];
    if (!speaksOfPerishable(sentence, method)) return [];
    return [
      reportDanger(
        'time-temperature',
        sentence,
        'keeps food warm for hours below 60 C, the figure of the USDA',
      ),
    ];
  });
}
