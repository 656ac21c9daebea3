// A17: the stated times add up, to each other and to the steps.

import type { Reasons, TextCheck } from '../check.ts';
import { readTimes } from '../read-times.ts';
import type { Subject } from '../subject.ts';

const PARALLEL = /\b(?:meanwhile|in the meantime|while (?:it|they|the|that|those|this)|at the same time)\b/i;
const WAITS = /\b(?:soak|chill|marinate|leave|rest|stand|freeze|prove|rise|cool|overnight|fridge|set)\b/i;
const OPTIONAL = /\b(?:or (?:chill|leave|keep)|if you|can be|keeps?|next day|a few hours|read|within)\b/i;
/** Water, pans and ovens take time to heat that no step counts, and a step takes its moves. */
const HEATING_MINUTES = 20;
const MOVE_MINUTES = 3;
const ROUND_TO = 5;

interface Path {
  readonly low: number;
  readonly high: number;
  readonly waits: number;
  /** Waits of less than an hour, which a recipe may count with its cooking or apart. */
  readonly shortWaits: number;
}

/** The minutes of the steps end to end; what happens beside another step counts only where it takes longer. */
function readPath(subject: Subject): Path {
  let low = 0;
  let high = 0;
  let waits = 0;
  let shortWaits = 0;
  let before = 0;
  subject.recipe.steps.forEach((step, place) => {
    const sentences = subject.sentences.filter((sentence) => sentence.step === place + 1);
    let [ownLow, ownHigh] = [0, 0];
    for (const { text } of sentences) {
      if (OPTIONAL.test(text) && !/\buntil\b/.test(text)) continue;
      for (const time of readTimes(text)) {
        if (WAITS.test(text) && time.low >= 60) waits += time.low;
        else {
          if (WAITS.test(text)) shortWaits += time.high;
          ownLow += time.low;
          ownHigh += time.high;
        }
      }
    }
    if (PARALLEL.test(step)) {
      low += Math.max(0, ownLow - before);
      high += ownHigh;
    } else {
      low += ownLow;
      high += ownHigh;
    }
    before = ownLow;
  });
  return { low, high, waits, shortWaits };
}

function judgeTimes(subject: Subject): Reasons {
  const { prep, cook, total } = subject.recipe.minutes;
  if (subject.recipe.steps.length === 0) return null;
  if (total === null || prep === null) return ['prep or total is not stated'];
  const reasons: string[] = [];
  if (prep === 0) reasons.push('prep is 0');
  if (total % ROUND_TO !== 0) reasons.push(`total ${total} min is not rounded to 5`);
  const path = readPath(subject);
  const unstated = total - prep - (cook ?? 0);
  const isWait = unstated >= path.waits - ROUND_TO * 3 && unstated <= path.waits + path.shortWaits + ROUND_TO;
  if (Math.abs(unstated) > ROUND_TO && !isWait) {
    reasons.push(`prep ${prep} + cook ${cook ?? 0} + waits ${Math.round(path.waits)} is not total ${total}`);
  }
  const active = Math.max(0, total - path.waits);
  const most = path.high + prep + HEATING_MINUTES + MOVE_MINUTES * subject.recipe.steps.length;
  const least = Math.min(path.low * 0.8, path.low - ROUND_TO * 2);
  if (active < least)
    reasons.push(`total ${total} min, the steps alone take ${Math.round(path.low + path.waits)}`);
  if (active > most)
    reasons.push(`total ${total} min, prep and steps give at most ${Math.round(most + path.waits)}`);
  return reasons;
}

export const timeSumCheck: TextCheck = {
  id: 'A17',
  what: 'time sum',
  exactly:
    'total is a multiple of 5, prep is not 0, prep + cook + waits of an hour and more is the total; the minutes of the steps, those beside another step apart, are not more than the total (20 percent or 10 min allowed) nor 20 min and 3 a step less than it without prep',
  least: 1,
  // What chills beside other work, and a bird by its weight, are not summed by their sentences.
  held: 0.97,
  judge: judgeTimes,
};
