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

/** What is reached for, opened and measured. */
const AT_HAND = 0.3;
/** What is cut: the board is cleared for it and wiped after it as well. */
const CUT = 0.6;
/** Small things are cut by the heap, and meat goes through the knife faster than what is peeled. */
const HEAP = 90;
const MEAT_PIECE = 200;
/** Words of a preparation and the minutes they cost a piece. */
const CHORES: readonly (readonly [words: RegExp, minutes: number])[] = [
  [/peel|pith|skin(?:ned)? off|husk|shell|spines/, 0.6],
  [/trim|cor(?:e|ed)\b|deseed|halv|quarter|stalks|string|pod\b|topp/, 0.3],
  [/ston(?:e|ed)\b|hollow|scoop|scrap|fillet|boned/, 0.7],
  [/wash|wip|rins|drain|pat/, 0.2],
  [/\bcleaned\b/, 0.6],
  [/seeds? (?:knocked|picked)/, 3],
];
const BY_HAND = /chop|slice|grat|dice|cut |shred|juice|zest|crush|tear|torn|flake|mash/;

function countPieces(food: Food, grams: number): number {
  if (food.core !== undefined) return grams / MEAT_PIECE;
  const each = food.gramsEach ?? HEAP;
  // A clove, a chilli or a few sprigs are quickly done, and yet never for nothing.
  if (each <= 15) return Math.min(grams / each, 6) * 0.3;
  return grams / Math.min(300, Math.max(each, HEAP));
}

/** Dishes prepare their foods in the same few hundred ways. */
const counted = new Map<string, number>([['', 0]]);
const MOST_COUNTED = 1000;

function countChores(words: string): number {
  let minutes = counted.get(words);
  if (minutes === undefined) {
    minutes = CHORES.reduce((sum, [pattern, own]) => sum + (pattern.test(words) ? own : 0), 0);
    if (counted.size < MOST_COUNTED) counted.set(words, minutes);
  }
  return minutes;
}

/**
 * Hands-on minutes for `grams` of one food: what is peeled, trimmed, cut or grated counts by the piece, so two and a
 * half for an onion, peeled and finely chopped, and five for half a kilo of potatoes; a crowd of them goes faster.
 */
export function estimatePrep(food: Food, options: TakeOptions, grams: number): number {
  // Each wrapper is filled and folded.
  if (food.id === 'dumpling-wrapper') return (grams / (food.gramsEach ?? 8)) * 0.4;
  const chores = countChores(options.prepare ?? food.preparation ?? '');
  const byHand = options.prepare !== undefined && BY_HAND.test(options.prepare) ? 0.8 : 0;
  const { cut } = options;
  const knife =
    options.prepare !== undefined || cut === undefined
      ? byHand
      : SLOW_CUTS.includes(cut)
        ? 1.2
        : QUICK_CUTS.includes(cut)
          ? 0.3
          : cut.startsWith('dice')
            ? 0.9
            : 0.5;
  const each = chores + knife;
  return each === 0 ? AT_HAND : CUT + each * countPieces(food, grams) ** 0.85;
}

/** Before anything is cut: the board, the knife, the pan. */
const START = 2.8;

/** The most minutes that a step by hand alone is taken to last. */
const MIXING = 0.4;

/** Of a step that wants an eye and no hand, all but these minutes are free for cutting, and of a recipe at most so many. */
const WATCHED = 4;
const MOST_FREE = 2;

/**
 * What goes in late is cut while an earlier step looks after itself; waits of half an hour and more, or before any heat,
 * count in the total alone. `mostFree` minutes at most are won by cutting beside the stove.
 */
export function addMinutes(steps: readonly Step[], mostFree = MOST_FREE): Draft['minutes'] {
  let prep = START;
  let waiting = 0;
  let hot = false;
  let free = 0;
  let left = mostFree;
  let soaking = 0;
  const stove: Stove = { minutes: 0, before: 0, boiling: null, last: null };
  const seen = new Set<Part>();
  for (const step of steps) {
    for (const { part } of step.portions) {
      if (seen.has(part)) continue;
      seen.add(part);
      soaking = Math.max(soaking, readSoak(part) - stove.minutes);
      const covered = Math.min(free, part.prepMinutes);
      free -= covered;
      left -= covered;
      prep += part.prepMinutes - covered;
    }
    // Rubbing butter into flour or dressing a salad is work, though no clock runs beside it.
    if (!hot && step.facts.length === 0) prep += Math.min(MIXING, step.text.length / 160);
    const time = timeStep(step, hot);
    hot ||= time.hot;
    waiting += time.waiting;
    free = Math.min(left, free + time.free);
    // What is fried in a second panful takes both sides once more.
    if (FRIED_AGAIN.test(step.text)) time.own = 2 * time.own + stove.before;
    if (HAND_WORK.test(step.text)) prep += SHAPING;
    addToStove(stove, step, time.own);
  }
  const cook = stove.minutes + (stove.boiling?.minutes ?? 0);
  const cooking = cook === 0 ? 0 : roundNearest(cook);
  const rounded = roundNearest(prep + 0.6);
  // What lies half-way goes down where the sum would say more than it takes.
  const isHalfWay = rounded - prep > 2.7 && rounded > 5;
  const excess = rounded + cooking - prep - cook;
  const cutting = isHalfWay && excess > (rounded > 10 ? 3.4 : 3.7) ? rounded - 5 : rounded;
  return {
    prep: cutting,
    cook: cooking,
    total:
      cutting + cooking + Math.ceil(waiting / 5) * 5 + Math.round(Math.max(0, soaking - cutting) / 5) * 5,
  };
}

/** Balls, patties and skewers are made one by one. */
const HAND_WORK =
  /\b(?:wet hands|shape (?:into|the|it)|roll (?:it|them)? ?into (?:balls|\d)|roll(?:ed)? (?:it |them )?up|thread)\b/i;
const SHAPING = 3;

const BOILS = /\bwater\b/;

/**
 * Whether a step wants what boils in the pan of an earlier one, or its water: at the start, or where all is served, after
 * its own minutes.
 */
function readAwaited({ text }: Said, earlier: Said): 'at once' | 'served' | null {
  const wants = (words: string): boolean =>
    /\bdrain|\b(?:the|its|their|cooking|boiling|hot) (?:\w+ )?water\b|\bserve\b/i.test(words) ||
    earlier.portions.some(({ part }) => words.includes(part.noun));
  if (!wants(text)) return null;
  const last = text.lastIndexOf('. ') + 1;
  return wants(text.slice(0, last)) || !/\bserve\b/i.test(text.slice(last)) ? 'at once' : 'served';
}

/** The minutes of the steps so far, one after the other. */
interface Stove {
  minutes: number;
  /** Of the last step by itself. */
  before: number;
  /** A pan of water that still bubbles while the next step goes on at another one. */
  boiling: { readonly step: Step; readonly minutes: number } | null;
  last: Step | null;
}

const WHILE_IT_COOKS = /^While the [^,]* cooks?, /;

/** What goes on beside an earlier step counts for no more than it outlasts it. */
function addToStove(stove: Stove, step: Step, minutes: number): void {
  const { boiling } = stove;
  const own = step.meanwhile ? Math.max(0, minutes - stove.before) : minutes;
  const left = stove.before - minutes;
  if (
    left > 0 &&
    stove.last !== null &&
    step.text.startsWith('While the ') &&
    WHILE_IT_COOKS.test(step.text)
  ) {
    // What boils apart goes on while the next steps are done.
    stove.minutes -= left;
    stove.boiling = { step: stove.last, minutes: left };
    stove.before = minutes;
    return;
  }
  stove.before = minutes;
  stove.last = step;
  stove.boiling = step.meanwhile && BOILS.test(step.text) ? { step, minutes: own } : null;
  if (boiling !== null) {
    const awaited = step.meanwhile ? 'at once' : readAwaited(step, boiling.step);
    const left = awaited === 'at once' ? boiling.minutes : Math.max(0, boiling.minutes - own);
    if (awaited === null) stove.boiling = { ...boiling, minutes: left };
    else stove.minutes += left;
  }
  if (stove.boiling?.step !== step) stove.minutes += own;
}

/** Minutes in water that the list asks for; what is cut and cooked meanwhile runs beside them. */
function readSoak({ text }: Part): number {
  return text.includes(' water for ')
    ? Number(/\bin (?:hot|cold|salted) water for (\d+) minutes/.exec(text)?.[1] ?? 0)
    : 0;
}

interface StepTime {
  own: number;
  waiting: number;
  free: number;
  hot: boolean;
}

/** Water that comes to the boil while something is cooked in a pan of its own keeps nobody waiting. */
const BOILS_BESIDE = /\bboil\b.*\. (?:Heat|Melt|Put|Set|Warm)\b[^.]*\bpan\b/;

const FRIED_AGAIN = /\bfry the (?:rest|second half) in\b/i;

function timeStep({ facts, text }: Said, wasHot: boolean): StepTime {
  const time: StepTime = { own: 0, waiting: 0, free: 0, hot: wasHot };
  const panfuls = text.includes('a third at a time') ? 3 : 1;
  for (const fact of facts) {
    if (fact.kind === 'until') time.own += (panfuls * (fact.minutes[0] + fact.minutes[1])) / 2;
    if (fact.kind === 'heat') time.own += fact.level === 'boiling' && !BOILS_BESIDE.test(text) ? 4 : 0.5;
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
