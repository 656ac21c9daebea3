// Events between the code that makes them and the one who iterates.

import type { DraftEvent } from '../recipe/recipe-events.ts';
import type { DraftWriting } from './chat-service.ts';

export interface EventQueue<Event> {
  /** Iterate it once, asking for one event at a time. `stop`, and leaving early, drop what waits and end it; after the end they change nothing. */
  readonly writing: AsyncIterable<Event> & { stop(): void };
  /** Ignored after the end and after a stop. */
  push(event: Event): void;
  /** Nothing more comes; what waits is still given out. */
  end(): void;
  readonly isOver: () => boolean;
  /** Resolves once the one who iterates has taken nearly all there is: until then nothing more should be read. */
  whenWanted(): Promise<void>;
}

export interface DraftQueue extends EventQueue<DraftEvent> {
  readonly writing: DraftWriting;
  /** Aborted by `stop`, and when the one who iterates leaves early. */
  readonly signal: AbortSignal;
}

/** Events that may lie here before reading pauses. */
const ENOUGH = 16;

/** A queue that asks its writer to pause; what is pushed all the same is kept. `onStop` hears of a stop, once. */
export function openQueue<Event>(onStop: () => void = () => undefined): EventQueue<Event> {
  const events: Event[] = [];
  let over = false;
  let wake: (() => void) | undefined;
  let wanted: (() => void) | undefined;

  function rouse(): void {
    wake?.();
    wake = undefined;
  }

  function end(): void {
    over = true;
    rouse();
    wanted?.();
  }

  function stop(): void {
    events.length = 0;
    if (over) return;
    end();
    onStop();
  }

  const iterator: AsyncIterator<Event> = {
    async next() {
      while (events.length === 0 && !over)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const value = events.shift();
      if (events.length === 0) wanted?.();
      return value === undefined ? { done: true, value: undefined } : { done: false, value };
    },
    async return() {
      stop();
      return { done: true, value: undefined };
    },
  };

  return {
    writing: { stop, [Symbol.asyncIterator]: () => iterator },
    push(event) {
      if (over) return;
      events.push(event);
      rouse();
    },
    end,
    isOver: () => over,
    async whenWanted() {
      if (events.length < ENOUGH || over) return;
      await new Promise<void>((resolve) => {
        wanted = resolve;
      });
      wanted = undefined;
    },
  };
}

/** The events of one draft. */
export function openDraftQueue(): DraftQueue {
  const stopped = new AbortController();
  return { ...openQueue<DraftEvent>(() => stopped.abort()), signal: stopped.signal };
}
