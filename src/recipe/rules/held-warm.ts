// Food that is kept warm below the temperature at which nothing grows.

import type { Finding } from '../finding.ts';
import { findTold, isReason } from '../kitchen/keeping.ts';
import { speaksOfPerishable } from '../kitchen/perishable.ts';
import { findRawFoods } from '../kitchen/raw-foods.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { reportDanger } from './report.ts';

/** Degrees Celsius. Source: USDA FSIS, keep hot food at 60 C or above. */
const HOT_ENOUGH_C = 57;
const COLD_ENOUGH_C = 20;
const LONGEST_WARM = 120;

/** "Dry the strips for 7 hours at 45 C", and nothing heats the meat. Source: USDA FSIS, jerky: 71 C before it is dried. */
function driesRaw(sentence: Sentence, method: Method): boolean {
  return (
    (sentence.asks('wipe') !== undefined || sentence.says('dehydrate')) &&
    findRawFoods(method).some(({ kind }) => kind !== 'egg') &&
    !method.steps.some(({ degrees }) => degrees.some(({ highC }) => highC >= HOT_ENOUGH_C))
  );
}

/** A danger where a lukewarm temperature, or the word, stands beside hours. */
export function checkHeldWarm(method: Method): readonly Finding[] {
  return findTold(method).flatMap((sentence) => {
    if (sentence.longestMinutes <= LONGEST_WARM || sentence.longestMinutes > 24 * 60) return [];
    const low = sentence.degrees.some(({ highC }) => highC > COLD_ENOUGH_C && highC < HOT_ENOUGH_C);
    if (!low && sentence.asks('lukewarm') === undefined) return [];
    if (sentence.degrees.some(({ highC }) => highC >= HOT_ENOUGH_C)) return [];
    if (sentence.spans.every((span) => isReason(sentence, span))) return [];
    const holds = sentence.asks('keep', 'stand', 'lay', 'serve', 'pour', 'lukewarm') !== undefined;
    if (!holds && !(low && driesRaw(sentence, method))) return [];
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
