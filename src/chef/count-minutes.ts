// How long a recipe takes: washing and cutting before the stove is lit, the steps end to end, and the waits.

import type { Food } from '../food/foods.ts';
import type { Draft, Part, Said, Step } from './draft.ts';
import type { TakeOptions } from './start-draft.ts';

const SLOW_CUTS: readonly string[] = [
  'fine-dice',
  'finely-chopped',
  'thin-slices',
  'batons',
  'strips',
  'shreds',
  'grated',
];
const QUICK_CUTS: readonly string[] = ['whole', 'halves', 'crushed', 'torn', 'crumbled', 'picked', 'snapped'];

/** Hands-on minutes for one food: two and a half for an onion, peeled and finely chopped, and twice that for a crowd. */
export function estimatePrep(food: Food, options: TakeOptions, servings: number): number {
  const peel = /peel|trim|halv|core|stone/.test(options.prepare ?? food.preparation ?? '') ? 0.7 : 0;
  // Each wrapper is filled and folded.
  if (food.id === 'dumpling-wrapper') return servings * 4;
  if (options.cut === undefined) return (options.prepare ?? '') === '' ? 0.3 + peel / 2 : 0.8 + peel;
  const cut = peel + (SLOW_CUTS.includes(options.cut) ? 1.8 : QUICK_CUTS.includes(options.cut) ? 0.5 : 1.4);
  return cut * Math.min(2, 0.7 + servings * 0.15);
}

/** Before anything is cut: the board, the knife, the pan. */
const START = 1.5;

/** Of a step that wants an eye and no hand, all but these minutes are free for cutting, and of a recipe at most so many. */
const WATCHED = 4;
const MOST_FREE = 4;

/**
 * What goes in late is cut while an earlier step looks after itself; waits of half an hour and more, or before any heat,
 * count in the total alone.
 */
export function addMinutes(steps: readonly Step[]): Draft['minutes'] {
  let prep = START;
  let cook = 0;
  let waiting = 0;
  let hot = false;
  let before = 0;
  let free = 0;
  let left = MOST_FREE;
  const seen = new Set<Part>();
  for (const step of steps) {
    const fresh = new Set(step.portions.map(({ part }) => part).filter((part) => !seen.has(part)));
    for (const part of fresh) {
      seen.add(part);
      const covered = Math.min(free, part.prepMinutes);
      free -= covered;
      left -= covered;
      prep += part.prepMinutes - covered;
    }
    const time = timeStep(step, hot);
    hot ||= time.hot;
    waiting += time.waiting;
    free = Math.min(left, free + time.free);
    cook += step.meanwhile ? Math.max(0, time.own - before) : time.own;
    before = time.own;
  }
  const cooking = cook === 0 ? 0 : roundNearest(cook);
  const cutting = roundNearest(prep);
  return { prep: cutting, cook: cooking, total: cutting + cooking + Math.ceil(waiting / 5) * 5 };
}

interface StepTime {
  own: number;
  waiting: number;
  free: number;
  hot: boolean;
}

function timeStep({ facts }: Said, wasHot: boolean): StepTime {
  const time: StepTime = { own: 0, waiting: 0, free: 0, hot: wasHot };
  for (const fact of facts) {
    if (fact.kind === 'until') time.own += (fact.minutes[0] + fact.minutes[1]) / 2;
    if (fact.kind === 'heat') time.own += fact.level === 'boiling' ? 4 : 0.5;
    if (fact.kind !== 'wait') time.hot = true;
    else if (fact.minutes < 30 && time.hot) time.own += fact.minutes;
    else time.waiting += fact.minutes;
    time.free += Math.max(0, readSpan(fact) - WATCHED) / 2;
  }
  return time;
}

/** Minutes that a step keeps a cook at the stove or away from it. */
export function readMinutes({ facts }: Said): number {
  return facts.reduce((sum, fact) => {
    if (fact.kind === 'until') return sum + (fact.minutes[0] + fact.minutes[1]) / 2;
    if (fact.kind === 'wait') return sum + fact.minutes;
    return sum + (fact.kind === 'heat' && fact.level === 'boiling' ? 4 : 0);
  }, 0);
}

function readSpan(fact: Step['facts'][number]): number {
  if (fact.kind === 'until') return fact.minutes[0];
  return fact.kind === 'wait' ? fact.minutes : 0;
}

function roundNearest(minutes: number): number {
  return Math.max(5, Math.round(minutes / 5) * 5);
}
