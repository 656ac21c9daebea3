// How long a told row takes: its acts on one clock, those beside another running along with it.

import type { Draft, Part } from '../draft.ts';
import { listFrom, type Verb, type Vessel } from './row.ts';
import type { Told } from './telling.ts';

/** A pan of water on a home hob. */
const TO_THE_BOIL = 5;
const HEATING = 0.5;
/** The board, the knife, the pan. */
const START = 2.8;
/** Cutting that can be done while something looks after itself. */
const MOST_FREE = 2;
const WATCHED = 4;
/** A wait of so long is no cooking. */
const LONG_WAIT = 30;

function countAct({ act, minutes, facts }: Told): { readonly own: number; readonly waiting: number } {
  // Who plans an evening counts on the longer of the two.
  let own = minutes[1];
  let waiting = 0;
  for (const fact of facts) {
    if (fact.kind === 'heat') own += fact.level === 'boiling' ? TO_THE_BOIL : HEATING;
    if (fact.kind !== 'wait') continue;
    if (fact.minutes >= LONG_WAIT) waiting += fact.minutes;
    else own += fact.minutes;
  }
  return { own: act.do === 'heat-oven' ? 0 : own, waiting };
}

/** Minutes from the first touch to the end of it. */
export const countMinutes = (told: Told): number => countAct(told).own;

const roundFives = (minutes: number): number => Math.max(5, Math.round(minutes / 5) * 5);

/** What is left to itself once it is on, for as long as this at least. */
export const LEFT_ALONE: readonly Verb[] = ['boil', 'simmer', 'bake', 'roast'];
const LEAST_ALONE = 9;
const SET_GOING = 2;

export const isLeftAlone = ({ act, minutes }: Told): boolean =>
  LEFT_ALONE.includes(act.do) && minutes[0] >= LEAST_ALONE;

interface Timed {
  readonly begin: number;
  readonly end: number;
  /** It begins while the act before it, in another vessel, looks after itself. */
  readonly isMeanwhile: boolean;
}

/** The acts on one clock, in minutes: a vessel holds one thing at a time, and so do the hands. */
function clockActs(told: readonly Told[]): readonly Timed[] {
  const ready = new Map<Vessel, number>();
  const timed: Timed[] = [];
  let hands = 0;
  let start = 0;
  for (const [place, one] of told.entries()) {
    const { act } = one;
    const { own } = countAct(one);
    const vessels = [act.in, ...listFrom(act)];
    const free = Math.max(...vessels.map((vessel) => ready.get(vessel) ?? 0));
    const begin = act.beside ? Math.max(start, Math.min(free, hands)) : Math.max(hands, free);
    const end = begin + own;
    const before = told[place - 1];
    timed.push({
      begin,
      end,
      isMeanwhile:
        !act.beside && before !== undefined && isLeftAlone(before) && begin < (timed[place - 1]?.end ?? 0),
    });
    ready.set(act.in, end);
    if (!act.beside) start = begin;
    hands = Math.max(hands, isLeftAlone(one) ? begin + SET_GOING : end);
  }
  return timed;
}

/** The acts, with those marked that go on beside the one before them. */
export function tellMeanwhile(told: readonly Told[]): readonly Told[] {
  const timed = clockActs(told);
  return told.map((one, place) =>
    timed[place]?.isMeanwhile ? { ...one, act: { ...one.act, beside: true as const } } : one,
  );
}

/** What is rubbed, shaped and layered by hand before anything is hot. */
const BY_HAND: readonly Verb[] = ['mix', 'whisk', 'mash', 'layer'];
const A_MIX = 2;

export function timeRow(told: readonly Told[], parts: readonly Part[]): Draft['minutes'] {
  const end = Math.max(0, ...clockActs(told).map((one) => one.end));
  const waiting = told.reduce((sum, one) => sum + countAct(one).waiting, 0);
  const free = told.reduce((sum, { minutes }) => sum + Math.max(0, minutes[0] - WATCHED) / 2, 0);
  const first = new Set(told.find(({ minutes }) => minutes[1] > 0)?.portions.map(({ part }) => part));
  const late = parts.reduce((sum, part) => sum + (first.has(part) ? 0 : part.prepMinutes), 0);
  const cutting = parts.reduce((sum, part) => sum + part.prepMinutes, START);
  const byHand = told.filter(({ act, minutes }) => minutes[1] === 0 && BY_HAND.includes(act.do)).length;
  const boil = opensWithBoil(told) ? TO_THE_BOIL : 0;
  // While the water gets hot, what is not in it is cut.
  const before = Math.max(boil, cutting - Math.min(MOST_FREE, free, late) + byHand * A_MIX);
  const isHeated = told.some(({ facts }) => facts.some(({ kind }) => kind === 'heat' || kind === 'oven'));
  const rest = Math.ceil(waiting / 5) * 5;
  const both = roundFives(before + end - boil);
  if (!isHeated) return { prep: both, cook: 0, total: both + rest };
  // Cooking is what the steps add up to; only preparing gives way to the rounding of the whole.
  const cook = roundFives(end - boil);
  const prep = Math.max(roundFives(before - SPARE), both - cook);
  return { prep, cook, total: prep + cook + rest };
}

/** Whether a pan of water is the first thing on the heat. */
const opensWithBoil = (told: readonly Told[]): boolean =>
  told
    .find(({ facts }) => facts.some(({ kind }) => kind === 'heat' || kind === 'oven'))
    ?.facts.some((fact) => fact.kind === 'heat' && fact.level === 'boiling') === true;

/** Minutes by which preparing may be longer than it says. */
const SPARE = 1;
