// A bird that is filled hours before it goes into the oven, and a stuffing that stays too cool inside it.
// Source: USDA FSIS, Turkey: stuffing is put in just before roasting, and its middle reaches 74 C.

import type { Finding } from '../finding.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { reportDanger } from './report.ts';

/** What the USDA asks for is 74 C; below this no reading is a matter of rounding. */
const STUFFING_C = 70;
/** Minutes from filling to roasting that are no wait. */
const LONGEST_WAIT = 240;

/** Whether it goes into the cold for hours, behind this word. */
function isChilled(one: Sentence, from: number): boolean {
  const isLong = one.asks('later') !== undefined || one.longestMinutes > LONGEST_WAIT;
  return isLong && one.hits.some((hit) => hit.sense === 'fridge' && !hit.negated && hit.from >= from);
}

/** A danger where the bird waits with its stuffing inside, or the stuffing is done at too low a reading. */
export function checkStuffedBird(method: Method): readonly Finding[] {
  if (!method.listed.some(({ food }) => food.origins.includes('poultry'))) return [];
  const names = (one: Sentence) => one.says('stuffing');
  const early = method.orders.find((one) => {
    const filled = one.asks('cavity');
    if (filled === undefined || !names(one) || one.isCaution) return false;
    return isChilled(one, filled.to) || (one.next !== null && isChilled(one.next, 0));
  });
  if (early !== undefined)
    return [
      reportDanger(
        'undercooked',
        early,
        'fills the bird long before it is roasted',
        ' The USDA fills it just before.',
      ),
    ];
  const cool = method.orders.find(
    (one) =>
      names(one) &&
      !one.isCaution &&
      one.degrees.length === 1 &&
      one.degrees.some(({ of, highC }) => of === 'core' && highC < STUFFING_C),
  );
  return cool === undefined
    ? []
    : [
        reportDanger(
          'undercooked',
          cool,
          'leaves the stuffing too cool',
          ' It reaches 74 C in the middle (USDA).',
        ),
      ];
}
