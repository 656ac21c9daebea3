// Lets a request in, or says why not: so many a minute, so many at once.

import type { Problem } from '../../wire/problem.ts';
import type { Metrics } from '../metrics.ts';
import { createProblem } from '../send-problem.ts';
import type { RateLimit } from './rate-limit.ts';
import type { StreamSlots } from './stream-slots.ts';

/** Seconds after which a recipe that is being written has usually ended. */
const SLOT_RETRY_SEC = 5;

/** Null: it counts within the minute. */
export async function admitRate(
  client: string,
  limit: RateLimit,
  metrics: Pick<Metrics, 'limited'>,
): Promise<Problem | null> {
  const waitSec = await limit.take(client);
  if (waitSec === null) return null;
  metrics.limited('rate');
  const message = `That is more than fits in a minute. Try again in ${waitSec} ${waitSec === 1 ? 'second' : 'seconds'}.`;
  return createProblem(429, 'busy', { message, retryAfterSec: waitSec });
}

/** What gives the place back, or why there is none. */
export async function admitSlot(
  client: string,
  slots: StreamSlots,
  metrics: Pick<Metrics, 'limited'>,
): Promise<(() => void) | Problem> {
  const slot = await slots.take(client);
  if (slot === 'client-taken') {
    metrics.limited('streams-per-client');
    const message = 'Too much of yours is being answered at once. Let one end first.';
    return createProblem(429, 'busy', { message, retryAfterSec: SLOT_RETRY_SEC });
  }
  if (slot === 'all-taken') {
    metrics.limited('streams');
    return createProblem(503, 'busy', { retryAfterSec: SLOT_RETRY_SEC });
  }
  return slot;
}
