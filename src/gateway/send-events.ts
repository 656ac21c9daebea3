// One event stream on the wire: written as it comes, never buffered beyond what the reader takes.

import type { ServerResponse } from 'node:http';
import type { ChatClock } from '../provider/chat-service.ts';
import type { Failure, RecipeEvent } from '../recipe/recipe-events.ts';
import { EVENT_STREAM_TYPE, writeEvent } from '../wire/event-stream.ts';

export const STREAM_HEADERS = {
  'content-type': `${EVENT_STREAM_TYPE}; charset=utf-8`,
  // no-transform keeps compressing proxies from holding pieces back, the other header nginx from buffering.
  'cache-control': 'no-cache, no-transform, no-store',
  'x-accel-buffering': 'no',
};

/** A reader that takes nothing for this long, or has this much waiting, is gone as far as anyone can tell. */
const BLOCKED_MS = 20_000;
const WAITING_BYTES = 256 * 1024;

/**
 * Writes the events until they end, the reader leaves, or the reader takes nothing for 20 s (or 256 KiB wait),
 * which closes the connection. Waits until there is more than `started` to tell: a chef who fails at once is given
 * back as a failure, with nothing sent. Otherwise null, when nothing more will be written; the caller stops the
 * writing then. `onBegin` is called before the first byte.
 */
export async function sendEvents(
  response: ServerResponse,
  events: AsyncIterable<RecipeEvent>,
  { clock, onBegin }: { readonly clock: ChatClock; readonly onBegin: () => void },
): Promise<Failure | null> {
  let held = '';
  let begun = false;
  for await (const event of events) {
    if (response.destroyed) return null;
    if (!begun) {
      if (event.type === 'failed') return event.failure;
      if (event.type === 'started') {
        held += writeEvent(event);
        continue;
      }
      begun = true;
      onBegin();
      response.writeHead(200, STREAM_HEADERS);
    }
    const isTaken = response.write(held + writeEvent(event));
    held = '';
    if (isTaken) continue;
    if (response.writableLength > WAITING_BYTES || !(await waitFor(response, 'drain', clock))) {
      response.destroy();
      return null;
    }
  }
  if (response.destroyed) return null;
  response.end();
  if (!response.writableFinished && !(await waitFor(response, 'finish', clock))) response.destroy();
  return null;
}

/** Whether the response said so in time, rather than closing or staying silent. */
function waitFor(response: ServerResponse, name: 'drain' | 'finish', clock: ChatClock): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (came: boolean) => {
      cancelTimer();
      response.off(name, onName);
      response.off('close', onClose);
      resolve(came);
    };
    const onName = () => settle(true);
    const onClose = () => settle(false);
    const cancelTimer = clock.setTimer(() => settle(false), BLOCKED_MS);
    response.on(name, onName);
    response.on('close', onClose);
  });
}
