// A chat-completion provider over real HTTP on a loopback port, with every fault that providers have been seen with.
// It records what it was asked and when its connections were closed.

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerJson, type FakeAnswer, type FakeScript, type Piece, writeCompletion } from './fake-answer.ts';
import { SCENARIOS, type ScenarioName } from './provider-scenarios.ts';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body; undefined where it is no JSON. */
  readonly body: unknown;
  /** The one who asked hung up before the answer was whole. */
  closedEarly: boolean;
  /** `performance.now()` at the end of the exchange, whoever ended it. */
  closedAt: number | undefined;
}

export interface FakeProvider {
  /** Base URL, `/v1` included. */
  readonly url: string;
  /** Everything but preflights, in order. */
  readonly requests: readonly RecordedRequest[];
  readonly preflights: number;
  /** Exchanges that are not over. */
  readonly inFlight: number;
  /** What the next requests are answered with; starts the script anew. */
  script(script: ScenarioName | FakeScript): void;
  /** Resolves with the n-th request (from 1) once it has arrived. */
  whenAsked(count?: number): Promise<RecordedRequest>;
  /** Resolves once no exchange is open. */
  whenQuiet(): Promise<void>;
  /** Forgets the requests and answers with the good recipe again. */
  reset(): void;
  close(): Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-expose-headers': 'retry-after',
};

export async function startFakeProvider(): Promise<FakeProvider> {
  const requests: RecordedRequest[] = [];
  const waiters = new Set<() => void>();
  let steps: FakeScript = SCENARIOS.recipe.script;
  let step = 0;
  let preflights = 0;
  let inFlight = 0;

  function rouse(): void {
    for (const waiter of waiters) {
      waiter();
    }
  }

  async function whenTrue(condition: () => boolean): Promise<void> {
    while (!condition()) {
      await new Promise<void>((resolve) => {
        const waiter = (): void => {
          waiters.delete(waiter);
          resolve();
        };
        waiters.add(waiter);
      });
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      preflights += 1;
      response.writeHead(204, CORS).end();
      return;
    }
    inFlight += 1;
    let recorded: RecordedRequest | undefined;
    response.on('close', () => {
      inFlight -= 1;
      if (recorded !== undefined) {
        recorded.closedEarly ||= !response.writableEnded;
        recorded.closedAt = performance.now();
      }
      rouse();
    });
    const text = await readText(request);
    recorded = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: parse(text),
      closedEarly: false,
      closedAt: undefined,
    };
    requests.push(recorded);
    rouse();
    await answer(chooseAnswer(recorded), response);
  }

  function chooseAnswer(recorded: RecordedRequest): FakeAnswer {
    if (recorded.method === 'GET' && recorded.path === '/v1/models') {
      return answerJson(200, { object: 'list', data: [{ id: 'fake/cook', object: 'model' }] });
    }
    if (recorded.method !== 'POST' || recorded.path !== '/v1/chat/completions') {
      return answerJson(404, {
        error: { message: `no route ${recorded.path}`, type: 'invalid_request_error' },
      });
    }
    const chosen = steps[Math.min(step, steps.length - 1)] ?? answerJson(200, writeCompletion(''));
    step += 1;
    return typeof chosen === 'function' ? chosen(recorded) : chosen;
  }

  const server = createServer((request, response) => {
    // A client that hangs up while it is being answered is what half of the scenarios are about.
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function script(chosen: ScenarioName | FakeScript): void {
    steps = typeof chosen === 'string' ? SCENARIOS[chosen].script : chosen;
    step = 0;
  }

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    get preflights() {
      return preflights;
    },
    get inFlight() {
      return inFlight;
    },
    script,
    async whenAsked(count = 1) {
      await whenTrue(() => requests.length >= count);
      const request = requests[count - 1];
      if (request === undefined) {
        throw new Error(`request ${count} is not there`);
      }
      return request;
    },
    whenQuiet: () => whenTrue(() => inFlight === 0),
    reset() {
      requests.length = 0;
      preflights = 0;
      script('recipe');
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(how: FakeAnswer, response: ServerResponse): Promise<void> {
  if (how.hangs === true) {
    return;
  }
  await how.gate?.();
  response.writeHead(how.status ?? 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    ...CORS,
    ...how.headers,
  });
  response.flushHeaders();
  for (const piece of how.pieces ?? []) {
    if (response.destroyed) {
      return;
    }
    await send(piece, response);
  }
  if (how.ending === 'cut') {
    response.destroy();
  } else if (how.ending !== 'stay-open') {
    response.end();
  }
}

async function send(piece: Piece, response: ServerResponse): Promise<void> {
  if (typeof piece === 'function') {
    await piece();
  } else if (typeof piece === 'string' || piece instanceof Uint8Array) {
    // Awaited, so that pieces leave one by one and an endless answer does not fill the memory.
    await new Promise<void>((resolve) => {
      response.write(piece, () => setImmediate(resolve));
    });
  } else {
    await new Promise<void>((resolve) => setTimeout(resolve, piece.waitMs));
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let text = '';
  for await (const piece of request) {
    text += piece;
  }
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
