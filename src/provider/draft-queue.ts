// The events of one draft between the code that reads a provider and the one who iterates.

import type { DraftEvent } from '../recipe/recipe-events.ts';
import type { DraftWriting } from './chat-service.ts';

export interface DraftQueue {
  readonly writing: DraftWriting;
  /** Aborted by `stop`, and when the one who iterates leaves early. */
  readonly signal: AbortSignal;
  /** Ignored after the end and after a stop. */
  push(event: DraftEvent): void;
  end(): void;
}

/** A queue without a bound of its own: the cap on the answer bounds it. */
export function openDraftQueue(): DraftQueue {
  const events: DraftEvent[] = [];
  const stopped = new AbortController();
  let ended = false;
  let wake: (() => void) | undefined;

  function rouse(): void {
    wake?.();
    wake = undefined;
  }

  function stop(): void {
    if (!stopped.signal.aborted) {
      ended = true;
      events.length = 0;
      rouse();
      stopped.abort();
    }
  }

  const iterator: AsyncIterator<DraftEvent> = {
    async next() {
      while (events.length === 0 && !ended) {
        const { promise, resolve } = openPromise();
        const earlier = wake;
        wake = () => {
          earlier?.();
          resolve();
        };
        await promise;
      }
      const value = events.shift();
      return value === undefined ? { done: true, value: undefined } : { done: false, value };
    },
    async return() {
      stop();
      return { done: true, value: undefined };
    },
  };

  return {
    writing: { stop, [Symbol.asyncIterator]: () => iterator },
    signal: stopped.signal,
    push(event) {
      if (!ended) {
        events.push(event);
        rouse();
      }
    },
    end() {
      ended = true;
      rouse();
    },
  };
}

// Promise.withResolvers is younger than Node 20.
function openPromise(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
