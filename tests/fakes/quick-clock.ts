// A clock on which time goes by faster, for waits that are real: nothing is faked but its pace.

import type { ChatClock } from '../../src/provider/chat-service.ts';

/** Every second takes `1 / pace` of one. */
export function createQuickClock(pace: number): ChatClock {
  const startMs = Date.now();
  const from = performance.now();
  return {
    now: () => startMs + (performance.now() - from) * pace,
    setTimer(callback, delayMs) {
      const timer = setTimeout(callback, delayMs / pace);
      return () => clearTimeout(timer);
    },
  };
}
