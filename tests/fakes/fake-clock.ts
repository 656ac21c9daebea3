// A clock that stands still until a test moves it.

import type { ChatClock } from '../../src/provider/chat-service.ts';

export interface FakeClock extends ChatClock {
  /** Moves on, ringing every timer that falls due, in order, each at its own time. */
  advance(ms: number): void;
  /** Moves to the earliest timer and rings it; returns the milliseconds moved. */
  runNext(): number;
  /** Moves on without ringing, as a machine does that sleeps; what fell due rings afterwards, late. */
  sleepThrough(ms: number): void;
  readonly pending: number;
}

export function createFakeClock(startMs = Date.UTC(2030, 0, 1)): FakeClock {
  let nowMs = startMs;
  let order = 0;
  const timers = new Map<number, { readonly dueAt: number; readonly callback: () => void }>();

  function findNext(untilMs: number): [number, { dueAt: number; callback: () => void }] | undefined {
    const due = [...timers].filter(([, timer]) => timer.dueAt <= untilMs);
    return due.sort((a, b) => a[1].dueAt - b[1].dueAt || a[0] - b[0])[0];
  }

  function advance(ms: number): void {
    const untilMs = nowMs + ms;
    for (let next = findNext(untilMs); next !== undefined; next = findNext(untilMs)) {
      timers.delete(next[0]);
      nowMs = Math.max(nowMs, next[1].dueAt);
      next[1].callback();
    }
    nowMs = untilMs;
  }

  return {
    now: () => nowMs,
    setTimer(callback, delayMs) {
      order += 1;
      const id = order;
      timers.set(id, { dueAt: nowMs + delayMs, callback });
      return () => timers.delete(id);
    },
    advance,
    runNext() {
      const next = findNext(Number.POSITIVE_INFINITY);
      if (next === undefined) {
        throw new Error('no timer is set');
      }
      const ms = Math.max(next[1].dueAt - nowMs, 0);
      advance(ms);
      return ms;
    },
    sleepThrough(ms) {
      nowMs += ms;
      advance(0);
    },
    get pending() {
      return timers.size;
    },
  };
}
