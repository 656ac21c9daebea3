// One connection to a Valkey or Redis server that mends itself. No command is waited for longer than a deadline: a
// server that is silent, refuses or is away is lost at once for every caller, and tried again in the background.

import { createClient } from '@redis/client';
import type { ChatClock } from '../../provider/chat-service.ts';
import type { ValkeyAddress } from '../valkey-address.ts';

/** Runs a Lua script as one step. Rejects where the server is away or refuses, and after a second without an answer. */
export type RunScript = (
  script: string,
  keys: readonly string[],
  values: readonly (string | number)[],
) => Promise<unknown>;

export interface ValkeyLink {
  readonly isUp: () => boolean;
  readonly run: RunScript;
  /** Lets the commands under way end, for a second at most. */
  close(): Promise<void>;
}

interface LinkDeps {
  readonly address: ValkeyAddress;
  readonly clock: ChatClock;
  /** What a new connection does before it counts as up, and every 10 s from then on. */
  readonly greet: (run: RunScript) => Promise<void>;
  /** Told when the link is up (null) and when it is lost (the reason, one word), in turns. */
  readonly onChange: (fault: string | null) => void;
}

// Milliseconds. A command takes about one; after a second something is wrong over there.
const COMMAND_MS = 1_000;
const OPEN_MS = 2_000;
const GREET_EVERY_MS = 10_000;
const RETRY_MS = 250;
const MAX_RETRY_MS = 5_000;

/** Opens the link and goes on trying. Resolves when the first try is over, at most 2 s later: null, or why it failed. */
export async function openLink(deps: LinkDeps): Promise<{ link: ValkeyLink; fault: string | null }> {
  const { clock } = deps;
  let live: { readonly run: RunScript; close(): Promise<void> } | null = null;
  let failures = 0;
  let closed = false;
  let cancelTimer = () => {};

  async function open(): Promise<string | null> {
    const client = createOwnClient(deps.address);
    let isLost = false;
    // A connection is lost once, however many commands fail with it.
    const lose = (error: unknown) => {
      if (isLost) return;
      isLost = true;
      client.destroy();
      if (live === connection) {
        live = null;
        deps.onChange(nameFault(error));
      }
      if (closed) return;
      cancelTimer();
      cancelTimer = clock.setTimer(() => void open(), Math.min(RETRY_MS * 2 ** failures, MAX_RETRY_MS));
      failures += 1;
    };
    const run: RunScript = async (script, keys, values) => {
      try {
        const reply = client.eval(script, { keys: [...keys], arguments: values.map(String) });
        return await within(COMMAND_MS, reply, clock);
      } catch (error) {
        lose(error);
        throw error;
      }
    };
    const connection = {
      run,
      close: () => within(COMMAND_MS, client.close(), clock).catch(() => client.destroy()),
    };
    const greetLater = () => {
      cancelTimer = clock.setTimer(() => {
        deps.greet(run).then(
          () => {
            // Only a connection that lasts is a success: one that is lost again at once is tried more and more rarely.
            failures = 0;
            if (live === connection) greetLater();
          },
          () => undefined,
        );
      }, GREET_EVERY_MS);
    };
    client.on('error', lose);
    try {
      await within(
        OPEN_MS,
        client.connect().then(() => deps.greet(run)),
        clock,
      );
    } catch (error) {
      lose(error);
      return nameFault(error);
    }
    if (closed || isLost) {
      client.destroy();
      return 'closed';
    }
    live = connection;
    greetLater();
    deps.onChange(null);
    return null;
  }

  const fault = await open();
  const link: ValkeyLink = {
    isUp: () => live !== null,
    run(script, keys, values) {
      return live === null ? Promise.reject(new Error('away')) : live.run(script, keys, values);
    },
    async close() {
      closed = true;
      cancelTimer();
      const last = live;
      live = null;
      await last?.close();
    },
  };
  return { link, fault };
}

function createOwnClient({ host, port, tls, username, password, database }: ValkeyAddress) {
  return createClient({
    // The deadline of the whole opening comes first; this one ends a socket that is still connecting then.
    socket: { host, port, connectTimeout: 2 * OPEN_MS, reconnectStrategy: false, ...(tls ? { tls } : {}) },
    database,
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
    // The protocol and the commands that every version of both servers has.
    RESP: 2,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    disableOfflineQueue: true,
  });
}

/** The promise, or a rejection after `ms`. What came in while this process was busy itself still counts. */
function within<Value>(ms: number, promise: Promise<Value>, clock: ChatClock): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.setTimer(() => {
      setImmediate(() => reject(new Deadline()));
    }, ms);
    promise.then(resolve, reject).finally(cancel);
  });
}

class Deadline extends Error {
  readonly code = 'TIMEOUT';
}

/** One word: never an error's text, which may repeat what was sent. */
function nameFault(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  // Servers begin their refusals with a word in capitals: WRONGPASS, READONLY, OOM.
  return code ?? /^[A-Z]{2,20}(?= )/u.exec(error.message)?.[0] ?? error.constructor.name;
}
