// How long a told row takes: its acts on one clock, those beside another running along with it.

import type { Draft, Part } from '../draft.ts';
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
  let own = (minutes[0] + minutes[1]) / 2;
  let waiting = 0;
  for (const fact of facts) {
    if (fact.kind === 'heat') own += fact.level === 'boiling' ? TO_THE_BOIL : HEATING;
    if (fact.kind !== 'wait') continue;
    if (fact.minutes >= LONG_WAIT) waiting += fact.minutes;
    else own += fact.minutes;
  }
  return { own: act.do === 'heat-oven' ? 0 : own, waiting };
}

const roundFives = (minutes: number): number => Math.max(5, Math.round(minutes / 5) * 5);

export function timeRow(told: readonly Told[], parts: readonly Part[]): Draft['minutes'] {
  let start = 0;
  let end = 0;
  let waiting = 0;
  let free = 0;
  for (const one of told) {
    const time = countAct(one);
    waiting += time.waiting;
    if (!one.act.beside) start = end;
    end = Math.max(end, start + time.own);
    free += Math.max(0, one.minutes[0] - WATCHED) / 2;
  }
  const first = new Set(told.find(({ minutes }) => minutes[1] > 0)?.portions.map(({ part }) => part));
  const late = parts.reduce((sum, part) => sum + (first.has(part) ? 0 : part.prepMinutes), 0);
  const cutting = parts.reduce((sum, part) => sum + part.prepMinutes, START);
  const prep = roundFives(cutting - Math.min(MOST_FREE, free, late));
  const cook = end < 1 ? 0 : roundFives(end);
  return { prep, cook, total: prep + cook + Math.ceil(waiting / 5) * 5 };
}
