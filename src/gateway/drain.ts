// How a gateway stops: readiness says no first, then nothing new is taken, and what is being answered may end.

import type { ServerResponse } from 'node:http';
import type { ChatClock } from '../provider/chat-service.ts';

export interface Drain {
  /** Whether a stop has begun. */
  readonly isDraining: () => boolean;
  /** Readiness says no from now on; everything is still answered. */
  retire(): void;
  /** Counts an answer until it is out or its reader gone. */
  track(response: ServerResponse): void;
  /** What ends a recipe that takes too long; the function it gives back takes it off again. */
  onInterrupt(interrupt: () => void): () => void;
  /**
   * Waits until every answer is out. After `limitMs` recipes are interrupted, which ends them with a word; what is
   * still open a second later is nothing to wait for.
   */
  wait(limitMs: number): Promise<void>;
}

const LAST_WORD_MS = 1_000;

export function createDrain(clock: ChatClock): Drain {
  const open = new Set<ServerResponse>();
  const interrupts = new Set<() => void>();
  const idle: (() => void)[] = [];
  let draining = false;
  return {
    isDraining: () => draining,
    retire() {
      draining = true;
    },
    track(response) {
      open.add(response);
      response.once('close', () => {
        open.delete(response);
        if (open.size === 0) for (const resolve of idle.splice(0)) resolve();
      });
    },
    onInterrupt(interrupt) {
      interrupts.add(interrupt);
      return () => void interrupts.delete(interrupt);
    },
    async wait(limitMs) {
      if (open.size === 0) return;
      await new Promise<void>((resolve) => {
        let cancel = clock.setTimer(() => {
          for (const interrupt of interrupts) interrupt();
          cancel = clock.setTimer(resolve, LAST_WORD_MS);
        }, limitMs);
        idle.push(() => {
          cancel();
          resolve();
        });
      });
    },
  };
}
