import { describe, expect, it, vi } from 'vitest';
import type { RecipeEvent } from '../../recipe/recipe-events.ts';
import type { RecipeSource } from '../../recipe/recipe-source.ts';
import { EN_RECIPE } from '../text/en-recipe.ts';
import { createGatewaySource } from './gateway-source.ts';

const request = { ingredients: ['eggs', 'milk', 'leeks'] };
const STARTED: RecipeEvent = { type: 'started', source: { kind: 'built-in', reason: 'no-model' } };

const absentChef: RecipeSource = () => ({
  async *[Symbol.asyncIterator]() {
    yield STARTED;
  },
  stop() {},
});

/** Reads lines of JSON instead of an event stream: what reads the stream has tests of its own. */
const lineReader = {
  async *readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<RecipeEvent> {
    for await (const chunk of body) {
      for (const line of new TextDecoder().decode(chunk).split('\n')) if (line) yield JSON.parse(line);
    }
  },
  readProblem: (json: unknown) =>
    json !== null && typeof json === 'object' && 'code' in json
      ? { failure: { code: 'busy' as const, message: 'Busy.', retryable: true } }
      : null,
};

async function listen(answer: () => Promise<Response>) {
  const send = vi.fn(answer);
  const writing = createGatewaySource({
    fetch: send as unknown as typeof fetch,
    loadReader: async () => lineReader,
    whenAbsent: absentChef,
  })(request);
  const events: RecipeEvent[] = [];
  for await (const event of writing) events.push(event);
  return { events, send };
}

const stream = (...events: RecipeEvent[]) =>
  new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

describe('one press', () => {
  it('sends one POST with the request as it is', async () => {
    const { send } = await listen(async () => stream({ type: 'text', text: 'a' }));
    expect(send).toHaveBeenCalledTimes(1);
    const [path, init] = send.mock.calls[0] as unknown as [string, RequestInit];
    expect(path).toBe('./api/recipes');
    expect(init.method).toBe('POST');
    expect(JSON.parse(String(init.body))).toEqual(request);
  });
});

describe('what comes back', () => {
  it('hands events on and ends a stream without an end as cut', async () => {
    const { events } = await listen(async () => stream({ type: 'text', text: 'Soup' }));
    expect(events.map(({ type }) => type)).toEqual(['text', 'failed']);
    expect(events[1]).toMatchObject({ failure: { code: 'cut' } });
  });

  it('adds nothing behind a failure', async () => {
    const failed: RecipeEvent = {
      type: 'failed',
      failure: { code: 'quota', message: 'q', retryable: false },
    };
    const { events } = await listen(async () => stream(failed));
    expect(events).toEqual([failed]);
  });

  it.each([
    ['404', new Response('no', { status: 404 })],
    ['405', new Response('no', { status: 405 })],
    ['its own page', new Response('<div id="page">', { headers: { 'content-type': 'text/html' } })],
  ])('takes %s for no gateway and lets the other chef write', async (_name, response) => {
    expect((await listen(async () => response)).events).toEqual([STARTED]);
  });

  it.each([
    ['a page of a login', new Response('<form>', { headers: { 'content-type': 'text/html' } })],
    ['a page that forbids', new Response('<h1>', { status: 403, headers: { 'content-type': 'text/html' } })],
  ])('tells %s as not Larder', async (_name, response) => {
    const { events } = await listen(async () => response);
    expect(events).toMatchObject([{ type: 'failed', failure: { message: EN_RECIPE.notLarder } }]);
  });

  it('tells a problem with the pause that the header asks for', async () => {
    const { events } = await listen(
      async () =>
        new Response('{"code":"busy"}', {
          status: 429,
          headers: { 'content-type': 'application/problem+json', 'retry-after': '7' },
        }),
    );
    expect(events).toMatchObject([{ type: 'failed', failure: { code: 'busy', retryAfterSec: 7 } }]);
  });

  it('tells an answer without words as internal', async () => {
    const { events } = await listen(async () => new Response('<h1>proxy</h1>', { status: 502 }));
    expect(events).toMatchObject([{ type: 'failed', failure: { code: 'internal' } }]);
  });

  it('tells a lost network as offline', async () => {
    const { events } = await listen(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(events).toMatchObject([{ type: 'failed', failure: { code: 'offline' } }]);
  });
});

it('a stop aborts the request and says nothing more', async () => {
  let aborted = false;
  const writing = createGatewaySource({
    fetch: ((_path: string, init: RequestInit) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => {
          aborted = true;
          reject(new DOMException('stopped', 'AbortError'));
        });
      })) as typeof fetch,
    loadReader: async () => lineReader,
    whenAbsent: absentChef,
  })(request);
  writing.stop();
  const events: RecipeEvent[] = [];
  for await (const event of writing) events.push(event);
  expect(aborted).toBe(true);
  expect(events).toEqual([]);
});
