// Leftovers warmed until lukewarm, or the same pot heated again and again.

import type { Finding } from '../finding.ts';
import { findTold } from '../kitchen/keeping.ts';
import { isPerishableDish, speaksOfPerishable } from '../kitchen/perishable.ts';
import { isScolded } from '../method/how-it-is-meant.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { reportDanger } from './report.ts';

/** Degrees Celsius between which a leftover is only warmed. Source: FoodSafety.gov, leftovers: 74 C. */
const COLD_C = 25;
const WARMED_C = 60;

function warms(sentence: Sentence): boolean {
  return sentence.asks('reheat', 'warm', 'cook', 'serve') !== undefined;
}

function isTepid(sentence: Sentence): boolean {
  if (sentence.asks('tepid') !== undefined) return true;
  const told = sentence.degrees.filter(({ of }) => of !== 'oven');
  return (
    sentence.asks('reheat') !== undefined &&
    told.some(({ highC }) => highC > COLD_C) &&
    // "1 hour above 32 C; reheat to 74 C": the other figure is that of the day.
    told.every(({ highC }) => highC < WARMED_C)
  );
}

/** "Until piping hot", and not "never hot" or "boiling would spoil it". */
function asksHot(sentence: Sentence): boolean {
  return sentence.hits.some((hit) => hit.sense === 'hotAgain' && !hit.negated && !isScolded(sentence, hit));
}

/** Whether it is about food that was cooked before: the words say so here or right before. */
function isLeftover(sentence: Sentence, method: Method): boolean {
  const near = [sentence, sentence.previous, sentence.previous?.previous ?? null];
  if (near.some((one) => one?.names('reheat', 'leftover', 'fromCold', 'later', 'cookedBefore') === true))
    return true;
  if (sentence.place === 'notes' && near.some((one) => one?.names('fridge', 'freezer') === true)) return true;
  return method.listed.some(
    ({ food, line }) =>
      food.hazards?.includes('leftover') === true ||
      (food.origins.some((origin) => ['poultry', 'meat', 'pork', 'fish'].includes(origin)) &&
        method.readings.lineSentence(line.text).asks('cookedBefore') !== undefined),
  );
}

function isBarelyWarmed(sentence: Sentence, method: Method): boolean {
  const warmed = warms(sentence) || (sentence.previous !== null && warms(sentence.previous));
  if (!isTepid(sentence) || !warmed || sentence.names('cool') || asksHot(sentence)) return false;
  if (sentence.next?.asks('hotAgain', 'bake', 'simmer') !== undefined) return false;
  return isLeftover(sentence, method);
}

function isEndless(sentence: Sentence): boolean {
  // "Cook the eggs fresh each time" heats none again.
  if (sentence.asks('timeAndAgain') === undefined || sentence.names('onlyOnce') || sentence.says('fresh'))
    return false;
  return sentence.asks('reheat', 'warm', 'boil', 'simmer', 'cook') !== undefined;
}

/** A danger for a dish that spoils. */
export function checkReheatedBadly(method: Method): readonly Finding[] {
  if (!isPerishableDish(method)) return [];
  return findTold(method).flatMap((sentence) => {
    const barely = isBarelyWarmed(sentence, method);
    const endless = isEndless(sentence) && sentence.place === 'notes';
    if ((!barely && !endless) || !speaksOfPerishable(sentence, method)) return [];
    const does = barely
      ? 'only warms what was cooked before; 74 C is the figure of FoodSafety.gov'
      : 'heats the same food again and again; the UK Food Standards Agency heats it once';
    return [reportDanger('time-temperature', sentence, does)];
  });
}
