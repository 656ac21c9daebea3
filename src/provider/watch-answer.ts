// Watches one try: the limits on headers, first text, idleness, silence and the whole, and the notices until the
// first text. One timer for all of them; it looks at the clock when it rings.

import type { ChatClock, ChatLimits } from './chat-service.ts';
import { ProviderError } from './provider-error.ts';

/** A timer that rings this much late slept with its machine, or was throttled in a hidden tab. */
const LATE_MS = 5_000;

export interface AnswerWatch {
  sawHeaders(): void;
  sawBytes(): void;
  /** Text or reasoning. */
  sawSign(): void;
  sawText(): void;
  /** The answer has said how it ends and only [DONE] is awaited. */
  settle(): void;
  close(): void;
}

export interface WatchEars {
  /** A limit has passed. Called at most once. */
  onLimit(error: ProviderError): void;
  /** The settled answer has been quiet. Called at most once, instead of `onLimit`. */
  onSettled(): void;
  /** Still no text after so many seconds. */
  onNotice(seconds: number): void;
}

/** Starts watching now. `wholeEndsAt` is the time (ms) at which the writing as a whole is over. */
export function watchAnswer(
  clock: ChatClock,
  limits: ChatLimits,
  wholeEndsAt: number,
  ears: WatchEars,
): AnswerWatch {
  let startedAt = clock.now();
  let noticeAt = startedAt + limits.noticeMs;
  let notices = 0;
  let headersAt: number | undefined;
  let bytesAt = startedAt;
  let signAt = startedAt;
  let hasText = false;
  let settling = false;
  let closed = false;
  let cancelTimer = (): void => undefined;

  /** The limits that run now, with the time each passes at. */
  function readDeadlines(): [atMs: number, name: string][] {
    const deadlines: [number, string][] = [[wholeEndsAt, 'whole answer']];
    if (headersAt === undefined) {
      deadlines.push([startedAt + limits.headersMs, 'headers']);
    } else {
      deadlines.push([bytesAt + (settling ? limits.settleMs : limits.idleMs), 'idle']);
      deadlines.push([signAt + limits.silentMs, 'silent']);
    }
    if (!hasText) deadlines.push([startedAt + limits.firstTextMs, 'first text']);
    return deadlines;
  }

  function arm(): void {
    cancelTimer();
    const times = readDeadlines().map(([atMs]) => atMs);
    const dueAt = Math.min(...times, hasText ? Number.POSITIVE_INFINITY : noticeAt);
    cancelTimer = clock.setTimer(() => ring(dueAt), Math.max(dueAt - clock.now(), 0));
  }

  function ring(dueAt: number): void {
    if (closed) return;
    const now = clock.now();
    if (now - dueAt > LATE_MS) {
      // Bytes may lie unread; nobody was there to read them. Every limit but the whole one gets the lost time back.
      const lostMs = now - dueAt;
      startedAt += lostMs;
      noticeAt += lostMs;
      bytesAt += lostMs;
      signAt += lostMs;
    }
    const passed = readDeadlines().find(([atMs]) => atMs <= now);
    if (passed !== undefined) {
      close();
      if (settling) {
        ears.onSettled();
      } else {
        ears.onLimit(
          new ProviderError({ code: 'timeout', retries: 0, detail: `limit passed: ${passed[1]}` }),
        );
      }
      return;
    }
    if (!hasText && noticeAt <= now) {
      notices += 1;
      noticeAt += limits.noticeMs;
      ears.onNotice(Math.round((notices * limits.noticeMs) / 1000));
    }
    arm();
  }

  function close(): void {
    closed = true;
    cancelTimer();
  }

  arm();
  return {
    sawHeaders() {
      headersAt = clock.now();
      bytesAt = headersAt;
      signAt = headersAt;
    },
    // These only move deadlines later; the timer finds out when it rings.
    sawBytes() {
      bytesAt = clock.now();
    },
    sawSign() {
      signAt = clock.now();
    },
    sawText() {
      hasText = true;
      signAt = clock.now();
    },
    settle() {
      if (!settling && !closed) {
        settling = true;
        arm();
      }
    },
    close,
  };
}
