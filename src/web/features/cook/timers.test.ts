import { beforeEach, describe, expect, test } from 'vitest';
import { createTimers, type Timers, viewTimer } from './timers.ts';

const MINUTE = 60_000;
let nowMs: number;
let waiting: { atMs: number; callback: () => void } | null;
let ends: string[];
let timers: Timers;

beforeEach(() => {
  nowMs = 1_000_000;
  waiting = null;
  ends = [];
  timers = createTimers({
    nowMs: () => nowMs,
    after(ms, callback) {
      const own = { atMs: nowMs + ms, callback };
      waiting = own;
      return () => {
        if (waiting === own) waiting = null;
      };
    },
    onEnd: ({ name }, end) => void ends.push(`${name} ${end}`),
  });
});

/** Lets time pass as an awake page has it: every wait comes when it is due. */
function pass(ms: number): void {
  const until = nowMs + ms;
  while (waiting !== null && waiting.atMs <= until) {
    nowMs = waiting.atMs;
    waiting.callback();
  }
  nowMs = until;
}

const view = (at = 0) => {
  const timer = timers.read()[at];
  return timer === undefined ? null : viewTimer(timer, nowMs);
};

describe('a timer of 10 to 12 minutes', () => {
  beforeEach(() => void timers.start({ name: 'Simmer', lowMs: 10 * MINUTE, highMs: 12 * MINUTE }));

  test('starts at 10, counts on to 12, and then tells how long it is over', () => {
    expect(view()).toEqual({ phase: 'running', seconds: 600 });
    pass(4 * MINUTE + 400);
    expect(view()).toEqual({ phase: 'running', seconds: 360 });
    pass(6 * MINUTE - 400);
    expect(view()).toEqual({ phase: 'ready', seconds: 120 });
    expect(ends).toEqual(['Simmer low']);
    pass(2 * MINUTE);
    expect(ends).toEqual(['Simmer low', 'Simmer high']);
    pass(65_000);
    expect(view()).toEqual({ phase: 'over', seconds: 65 });
    expect(ends).toHaveLength(2);
  });

  test('is right after a sleep in which nothing ran, and tells its end once', () => {
    nowMs += 11 * MINUTE;
    expect(view()).toEqual({ phase: 'ready', seconds: 60 });
    timers.look();
    timers.look();
    expect(ends).toEqual(['Simmer low']);
    nowMs += 60 * MINUTE;
    timers.look();
    expect(ends).toEqual(['Simmer low', 'Simmer high']);
  });

  test('stands while it is held, and goes on where it stood', () => {
    pass(3 * MINUTE);
    timers.hold(1);
    pass(30 * MINUTE);
    expect(view()).toEqual({ phase: 'running', seconds: 420 });
    expect(ends).toEqual([]);
    timers.hold(1);
    pass(7 * MINUTE);
    expect(ends).toEqual(['Simmer low']);
  });

  test('a minute more moves its ends; past them it is a minute from now', () => {
    timers.extend(1);
    expect(view()).toEqual({ phase: 'running', seconds: 660 });
    pass(20 * MINUTE);
    timers.extend(1);
    pass(30_000);
    expect(view()?.phase).toBe('ready');
    pass(30_000);
    expect(view()).toEqual({ phase: 'over', seconds: 0 });
  });
});

test('several run side by side, each to its own end, and one that is removed tells nothing', () => {
  timers.start({ name: 'Rice', lowMs: 10 * MINUTE, highMs: 10 * MINUTE });
  timers.start({ name: 'Leeks', lowMs: 2 * MINUTE, highMs: 2 * MINUTE });
  const third = timers.start({ name: 'Eggs', lowMs: 5 * MINUTE, highMs: 6 * MINUTE });
  pass(3 * MINUTE);
  expect(ends).toEqual(['Leeks high']);
  timers.remove(third);
  pass(20 * MINUTE);
  expect(ends).toEqual(['Leeks high', 'Rice high']);
  expect(timers.read().map(({ name }) => name)).toEqual(['Rice', 'Leeks']);
});
