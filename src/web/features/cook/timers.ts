// The timers of the visit: each is a start and two lengths by the clock on the wall, so that sleep and a hidden tab take
// nothing from them. What a timer shows is reckoned when it is looked at; nothing counts down.

import { createStore, type Store } from '../../session/store.ts';

export interface NewTimer {
  /** What it is for, as the recipe says it: "Simmer: leeks". */
  readonly name: string;
  /** From here on it may be ready. */
  readonly lowMs: number;
  /** By here it is; as `lowMs` where the recipe gives no range. */
  readonly highMs: number;
}

export interface Timer extends NewTimer {
  readonly id: number;
  readonly startedMs: number;
  /** When it was stopped for a while; null while it runs. */
  readonly heldMs: number | null;
  /** What the cook has been told of it. */
  readonly told: 'nothing' | 'low' | 'high';
}

/** Before the low end, between the two, past the high end. */
export type TimerPhase = 'running' | 'ready' | 'over';

export interface TimerView {
  readonly phase: TimerPhase;
  /** Whole seconds to the end of this phase, or since the high end. */
  readonly seconds: number;
}

export interface Timers extends Store<readonly Timer[]> {
  start(timer: NewTimer): number;
  /** Stops it for a while, or lets it run on. */
  hold(id: number): void;
  /** A minute more, from now on where it is past its end. */
  extend(id: number): void;
  remove(id: number): void;
  /** Looks at the clock: for when the page comes back into view. */
  look(): void;
}

export interface TimersDeps {
  readonly nowMs: () => number;
  readonly after: (ms: number, callback: () => void) => () => void;
  /** Told once for each end of a timer that is reached. */
  readonly onEnd: (timer: Timer, end: 'low' | 'high') => void;
}

const MINUTE_MS = 60_000;

function readElapsedMs({ startedMs, heldMs }: Timer, nowMs: number): number {
  return Math.max(0, (heldMs ?? nowMs) - startedMs);
}

export function viewTimer(timer: Timer, nowMs: number): TimerView {
  const elapsed = readElapsedMs(timer, nowMs);
  // A second that has begun is shown whole: "10:00" at the start, "0:01" in the last one.
  if (elapsed < timer.lowMs) return { phase: 'running', seconds: Math.ceil((timer.lowMs - elapsed) / 1000) };
  if (elapsed < timer.highMs) return { phase: 'ready', seconds: Math.ceil((timer.highMs - elapsed) / 1000) };
  return { phase: 'over', seconds: Math.floor((elapsed - timer.highMs) / 1000) };
}

export function createTimers({ nowMs, after, onEnd }: TimersDeps): Timers {
  const store = createStore<readonly Timer[]>([]);
  let lastId = 0;
  let cancel: (() => void) | null = null;

  function change(id: number, update: (timer: Timer) => Timer): void {
    store.set(store.read().map((timer) => (timer.id === id ? update(timer) : timer)));
    look();
  }

  /** Tells what has ended, and waits for the next end. */
  function look(): void {
    cancel?.();
    cancel = null;
    const now = nowMs();
    const ended: (readonly [Timer, 'low' | 'high'])[] = [];
    const looked = store.read().map((timer) => {
      const { phase } = viewTimer(timer, now);
      const told = phase === 'running' ? 'nothing' : phase === 'ready' ? 'low' : 'high';
      if (told === timer.told || timer.heldMs !== null) return timer;
      if (told !== 'nothing') ended.push([timer, told]);
      return { ...timer, told } satisfies Timer;
    });
    if (looked.some((timer, at) => timer !== store.read()[at])) store.set(looked);
    for (const [timer, end] of ended) onEnd(timer, end);
    const next = looked.flatMap((timer) => {
      if (timer.heldMs !== null || timer.told === 'high') return [];
      return [timer.startedMs + (timer.told === 'low' ? timer.highMs : timer.lowMs) - now];
    });
    if (next.length > 0) cancel = after(Math.max(0, Math.min(...next)), look);
  }

  return {
    ...store,
    start(timer) {
      lastId += 1;
      store.set([
        ...store.read(),
        { ...timer, id: lastId, startedMs: nowMs(), heldMs: null, told: 'nothing' },
      ]);
      look();
      return lastId;
    },
    hold(id) {
      change(id, (timer) =>
        timer.heldMs === null
          ? { ...timer, heldMs: nowMs() }
          : { ...timer, startedMs: timer.startedMs + nowMs() - timer.heldMs, heldMs: null },
      );
    },
    extend(id) {
      change(id, (timer) => {
        const from = Math.max(0, readElapsedMs(timer, nowMs()) - timer.highMs);
        const more = MINUTE_MS + from;
        return { ...timer, lowMs: timer.lowMs + more, highMs: timer.highMs + more, told: 'nothing' };
      });
    },
    remove(id) {
      store.set(store.read().filter((timer) => timer.id !== id));
      look();
    },
    look,
  };
}
