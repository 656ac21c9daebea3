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
  /** Resolves once the one who iterates has taken nearly all there is: until then nothing more should be read. */
  whenWanted(): Promise<void>;
}

/** Events that may lie here before reading pauses. */
const ENOUGH = 16;

/** A queue that asks its writer to pause; what is pushed all the same is kept. */
export function openDraftQueue(): DraftQueue {
  const events: DraftEvent[] = [];
  const stopped = new AbortController();
  let ended = false;
  let wake: (() => void) | undefined;
  let wanted: (() => void) | undefined;

  function rouse(): void {
    wake?.();
    wake = undefined;
  }

  function stop(): void {
    if (!stopped.signal.aborted) {
      ended = true;
      events.length = 0;
      rouse();
      wanted?.();
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
    async whenWanted() {
      if (events.length < ENOUGH || ended) return;
      await new Promise<void>((resolve) => {
        wanted = resolve;
      });
      wanted = undefined;
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
