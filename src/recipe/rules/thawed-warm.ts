// Frozen meat or fish thawed in the warm, or put frozen into a slow cooker.

import type { Finding } from '../finding.ts';
import { findTold } from '../kitchen/keeping.ts';
import { findRawFoods, namedKinds, spokenKinds } from '../kitchen/raw-foods.ts';
import { isOrder } from '../method/how-it-is-meant.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { reportDanger } from './report.ts';

/** Minutes. Source: USDA FSIS, The Big Thaw: never on the counter or in warm water; two hours is its Danger Zone. */
const LONGEST_OUT = 120;
const LONGEST_WARM_BATH = 60;

function thawsWarm(sentence: Sentence, listsFrozen: boolean): boolean {
  const named = listsFrozen && sentence.step !== null && sentence.asks('warmWater') !== undefined;
  const thaws = named || sentence.asks('thaw') !== undefined || sentence.asks('frozen') !== undefined;
  if (!thaws || sentence.asks('fridge') !== undefined) return false;
  if (sentence.asks('cook', 'fry', 'bake', 'grill', 'simmer', 'boil') !== undefined) return false;
  const longest = sentence.longestMinutes;
  if (sentence.asks('warmWater') !== undefined) return longest >= LONGEST_WARM_BATH;
  if (sentence.asks('warmPlace') === undefined && sentence.denies('fridge') === undefined) return false;
  return longest >= LONGEST_OUT || (longest === 0 && sentence.asks('thaw') !== undefined);
}

/** "There is no need to thaw it: set it in frozen", of meat that is named here or just before. */
function putsFrozenIn(sentence: Sentence, method: Method): boolean {
  const unthawed = sentence.denies('thaw') !== undefined;
  const kinds = sentence.names('pronoun') ? spokenKinds(sentence, method) : namedKinds(sentence);
  return (
    (sentence.asks('frozen') !== undefined || unthawed) &&
    sentence.asks('lay', 'add', 'pour') !== undefined &&
    (unthawed || sentence.asks('thaw') === undefined) &&
    kinds.some((kind) => kind !== 'egg')
  );
}

/** A danger for raw meat, fish and shellfish. */
export function checkThawedWarm(method: Method): readonly Finding[] {
  const told = findTold(method);
  const slow = method.steps.some((one) => one.asks('slowCooker') !== undefined);
  const listsFrozen = findRawFoods(method).some(({ line }) =>
    method.readings.lineSentence(line.text).names('frozen'),
  );
  return told.flatMap((sentence) => {
    const raw = spokenKinds(sentence, method).some((kind) => kind !== 'egg');
    // "On the worktop the outside warms for hours" tells why, and asks for nothing.
    if (
      !raw ||
      (sentence.place === 'step' && !sentence.names('thaw') && sentence.names('warm') && !isOrder(sentence))
    )
      return [];
    if (thawsWarm(sentence, listsFrozen))
      return [
        reportDanger(
          'time-temperature',
          sentence,
          'thaws in the warm; the USDA thaws in the fridge, in cold water or in the microwave',
        ),
      ];
    if (slow && putsFrozenIn(sentence, method))
      return [
        reportDanger(
          'time-temperature',
          sentence,
          'puts frozen meat into a slow cooker, where it thaws for hours; the USDA thaws it first',
        ),
      ];
    return [];
  });
}
