// How many recipes one client may ask for in a minute, bounded in memory however many clients there are.

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimit {
  /** Counts one recipe. Null: it may be written; otherwise the whole seconds to wait, 1 to 60. */
  take(client: string): Promise<number | null>;
}

interface Counter {
  /** Counts one. Rejects with `RateLimiterRes` where that is one too many. */
  consume(client: string): Promise<unknown>;
}

/** A counter that replicas share under a name, with the same bounds as the one in memory, which counts when they cannot. */
export type RateShare = (name: string, memory: RateLimiterMemory) => Counter;

// Past this many clients within a minute the newcomers share one count: a flood of addresses must not grow the
// memory without end, and who is already known keeps a count of their own.
export const MAX_CLIENTS = 10_000;
const MINUTE_SEC = 60;

/** A limit of `perMinute` recipes for each client, counted from its first one; by this process where nothing is shared. */
export function createRateLimit(
  perMinute: number,
  now: () => number,
  shared: { readonly name: string; readonly share: RateShare } | null = null,
): RateLimit {
  const memory = new RateLimiterMemory({ points: perMinute, duration: MINUTE_SEC });
  const counter: Counter = shared === null ? memory : shared.share(shared.name, memory);
  const known = new Map<string, number>();

  function readKey(client: string): string {
    const time = now();
    const until = known.get(client);
    if (until !== undefined && until > time) return client;
    if (known.size >= MAX_CLIENTS) {
      // Entries stand in the order in which they end, so the ended ones are the first.
      for (const [key, end] of known) {
        if (end > time) break;
        known.delete(key);
      }
    }
    if (known.size >= MAX_CLIENTS) return 'everyone else';
    known.delete(client);
    known.set(client, time + MINUTE_SEC * 1000);
    return client;
  }

  return {
    async take(client) {
      try {
        await counter.consume(readKey(client));
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.min(MINUTE_SEC, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
  };
}
