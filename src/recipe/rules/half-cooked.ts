// Meat half cooked today and finished another day, and a slow cooker that starts hours after it was filled.

import type { Finding } from '../finding.ts';
import { findTold } from '../kitchen/keeping.ts';
import { findRawFoods, namedKinds, spokenKinds } from '../kitchen/raw-foods.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { reportDanger } from './report.ts';

/** Minutes that raw food may wait unheated. Source: USDA FSIS, Slow Cookers and Food Safety; Danger Zone. */
const LONGEST_WAIT = 120;

function around(sentence: Sentence): readonly Sentence[] {
  return [sentence.previous, sentence, sentence.next].filter((one) => one !== null);
}

/** Whether it is put off, here or in the step behind: "let cool and refrigerate overnight", not "cook for eight hours". */
function waitsForLater(sentence: Sentence, { steps }: Method): boolean {
  const behind = steps[steps.indexOf(sentence) + 1];
  return (
    around(sentence).some((one) => one.asks('later') !== undefined || one.longestMinutes >= 240) ||
    (behind?.asks('later') !== undefined && behind.asks('fridge', 'cool', 'stand', 'keep') !== undefined)
  );
}

function speaksOfMeat(sentence: Sentence, method: Method): boolean {
  const raw = namedKinds(sentence).filter((kind) => kind !== 'egg');
  if (raw.length > 0) return true;
  const foods = sentence.foods.filter(({ negated }) => !negated);
  return foods.length === 0 && spokenKinds(sentence, method).some((kind) => kind !== 'egg');
}

/** Half cooked and left for later: partial cooking, which the USDA never advises. */
function checkHalves(method: Method): readonly Finding[] {
  return findTold(method).flatMap((sentence) => {
    if (sentence.asks('halfCooked') === undefined || !waitsForLater(sentence, method)) return [];
    const heats = around(sentence).some(
      (one) => one.asks('bake', 'grill', 'fry', 'cook', 'simmer', 'boil', 'serve', 'hotPlace') !== undefined,
    );
    if (!heats || !speaksOfMeat(sentence, method)) return [];
    return [
      reportDanger(
        'time-temperature',
        sentence,
        'half cooks meat and finishes it later; the USDA cooks it through in one go',
      ),
    ];
  });
}

function checkLateStart(method: Method): readonly Finding[] {
  if (findRawFoods(method).every(({ kind }) => kind === 'egg')) return [];
  return findTold(method).flatMap((sentence) => {
    const late = sentence.asks('startsLater');
    const waits =
      sentence.longestMinutes === 0 || around(sentence).some((one) => one.longestMinutes >= LONGEST_WAIT);
    if (late === undefined || !waits || sentence.asks('fridge') !== undefined) return [];
    return [
      reportDanger('time-temperature', sentence, 'lets raw food wait for hours in a cooker that is off'),
    ];
  });
}

/** A danger where meat is named or spoken of. */
export function checkHalfCooked(method: Method): readonly Finding[] {
  return [...checkHalves(method), ...checkLateStart(method)];
}
