// A timer of a step: its name from the step's own words, its length from the step's own figures.

import type { StepTime } from '../../../recipe/step-times.ts';
import { COOK_WORDS } from '../../text/en-cook.ts';
import { timers } from './kitchen-clock.ts';

/** `step` counts from 1. */
export function nameTimer({ verb, food }: StepTime, step: number): string {
  return COOK_WORDS.timerName(verb, food, step);
}

export function startTimer(time: StepTime, step: number, say: (words: string) => void): void {
  const name = nameTimer(time, step);
  timers.start({ name, lowMs: time.lowSec * 1000, highMs: time.highSec * 1000 });
  say(COOK_WORDS.timerStarted(name, COOK_WORDS.timerLength(time.lowSec, time.highSec)));
}
