// A picture through the whole gateway to a service that reads it, over real HTTP: what is sent on, what comes back,
// and every way that it fails.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callService } from '../src/gateway/call-service.ts';
import { until } from './fakes/chat-runner.ts';
import { answerJson, answerStream, type FakeScript, writeCompletion } from './fakes/fake-answer.ts';
import { type FakeProvider, startFakeProvider } from './fakes/fake-provider.ts';
import { listenGateway } from './fakes/gateway-sockets.ts';
import { JPEG, WEBP } from './fakes/pictures.ts';
import type { ScenarioName } from './fakes/provider-scenarios.ts';
import { createQuickClock } from './fakes/quick-clock.ts';

const KEY = 'sk-canary-of-pictures-51be';
let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

let model = 0;

async function listen(env: Readonly<Record<string, string>> = {}) {
  model += 1;
  return await listenGateway(
    { fetch: callService, clock: createQuickClock(10) },
    {
      HF_TOKEN: '',
      OPENAI_BASE_URL: provider.url,
      OPENAI_API_KEY: KEY,
      LARDER_MODEL: 'fake/cook',
      LARDER_VISION_MODEL: `fake/eyes-${model}`,
      ...env,
    },
  );
}

function send(
  port: number,
  picture: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
) {
  return fetch(`http://127.0.0.1:${port}/api/ingredients`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', ...headers },
    body: new Uint8Array(picture),
    ...(signal === undefined ? {} : { signal }),
  });
}

async function ask(script: ScenarioName | FakeScript) {
  provider.script(script);
  const { port, lines } = await listen();
  const response = await send(port, JPEG);
  return { status: response.status, json: await response.json(), lines };
}

describe('POST /api/ingredients', () => {
  it('sends the picture to the model that reads them, as it came, and gives back what is seen as it is read', async () => {
    const { status, json, lines } = await ask([
      answerStream('- 2 onions\n- half a lemon\n- bleach\n- 6 eggs\n- eggs'),
    ]);
    expect(status).toBe(200);
    expect(json).toMatchObject([
      { text: '2 onions', food: 'onion', quantity: 2, verdict: 'food' },
      { text: 'half a lemon', food: 'lemon', quantity: 0.5, verdict: 'food' },
      { text: 'bleach', food: null, verdict: 'not-food', why: expect.any(String) },
      { text: '6 eggs', food: 'egg', quantity: 6, verdict: 'food' },
    ]);
    expect(provider.requests).toHaveLength(1);
    const [request] = provider.requests;
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    const body = request?.body as {
      model: string;
      max_tokens: number;
      messages: { role: string; content: { type: string; text?: string; image_url?: { url: string } }[] }[];
    };
    expect(body.model).toBe(`fake/eyes-${model}`);
    expect(body.max_tokens).toBe(1024);
    expect(body.messages.map(({ role }) => role)).toEqual(['user']);
    const [words, picture] = body.messages[0]?.content ?? [];
    expect(words?.text).toContain('one a line');
    expect(picture?.image_url?.url).toBe(`data:image/jpeg;base64,${JPEG.toString('base64')}`);
    const log = lines.join('\n');
    expect(log).toContain('/api/ingredients');
    for (const kept of ['onion', 'lemon', JPEG.toString('base64').slice(0, 40), KEY])
      expect(log).not.toContain(kept);
  });

  it('reads an answer in one piece, and one that sees nothing', async () => {
    expect((await ask([answerJson(200, writeCompletion('milk\nbutter'))])).json).toMatchObject([
      { food: 'milk' },
      { food: 'butter' },
    ]);
    expect((await ask([answerStream('NONE')])).json).toEqual([]);
  });

  it('knows a picture by its bytes and not by what it is called', async () => {
    provider.script([answerStream('milk')]);
    const { port } = await listen();
    expect((await send(port, WEBP)).status).toBe(200);
    const body = JSON.stringify(provider.requests[0]?.body);
    expect(body).toContain('data:image/webp;base64,');
    const page = Buffer.from('<!doctype html><script>alert("no picture at all")</script>');
    const answer = await send(port, page);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid' });
    expect(provider.requests).toHaveLength(1);
  });

  it.each([
    [415, { 'content-type': 'image/svg+xml' }],
    [415, { 'content-type': 'application/json' }],
    [415, { 'content-type': 'multipart/form-data; boundary=x' }],
    [415, { 'content-encoding': 'gzip' }],
    [403, { origin: 'https://elsewhere.example' }],
    [403, { 'sec-fetch-site': 'cross-site' }],
  ])('refuses with %d a request with %j', async (status, headers) => {
    const { port } = await listen();
    const answer = await send(port, JPEG, headers);
    expect(answer.status).toBe(status);
    expect(provider.requests).toHaveLength(0);
  });

  it('refuses what is too heavy or drawn too large', async () => {
    const { port } = await listen();
    const heavy = await send(port, Buffer.concat([JPEG, Buffer.alloc(4 * 1024 * 1024)]));
    expect(heavy.status).toBe(413);
    const wide = Buffer.from(WEBP);
    // An extended WebP says its width, less one, in three bytes.
    wide.writeUIntLE(5000, 24, 3);
    const large = await send(port, wide);
    expect(large.status).toBe(413);
    expect((await large.json()).detail).toContain('2048');
    expect(provider.requests).toHaveLength(0);
  });

  it('is not there without a model that reads pictures, and the status says which one does', async () => {
    const { port } = await listen({ LARDER_VISION_MODEL: '' });
    const answer = await send(port, JPEG);
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'config']);
    const readPictures = async (at: number) =>
      (await (await fetch(`http://127.0.0.1:${at}/api/status`)).json()).pictures;
    expect(await readPictures(port)).toBeNull();
    const other = await listen();
    expect(await readPictures(other.port)).toEqual({ model: `fake/eyes-${model}`, bytes: 4194304 });
  });

  it('counts within the minute and the day like a recipe', async () => {
    provider.script([answerStream('milk')]);
    const fast = await listen({ LARDER_RATE_LIMIT: '1' });
    expect((await send(fast.port, JPEG)).status).toBe(200);
    const second = await send(fast.port, JPEG);
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    const spent = await listen({ LARDER_DAILY_TOKENS: '6000' });
    const refused = await send(spent.port, JPEG);
    expect([refused.status, (await refused.json()).code]).toEqual([502, 'quota']);
    // What one picture may cost is set aside, and what it did cost is kept.
    const capped = await listen({ LARDER_DAILY_TOKENS: '7100' });
    expect((await send(capped.port, JPEG)).status).toBe(200);
    expect((await send(capped.port, JPEG)).status).toBe(502);
    const counts = await (await fetch(`http://127.0.0.1:${capped.port}/metrics`)).text();
    expect(counts).toMatch(/larder_requests_total\{route="\/api\/ingredients",code="200"\} 1/);
    expect(counts).toMatch(/larder_tokens_total 512/);
    expect(counts).toMatch(/larder_limited_total\{limit="daily-tokens"\} 1/);
  });

  it('stops the service when the cook has gone', async () => {
    provider.script([{ hangs: true }]);
    const { port } = await listen();
    const gone = new AbortController();
    const sending = send(port, JPEG, {}, gone.signal);
    sending.catch(() => undefined);
    await provider.whenAsked();
    gone.abort();
    await until(() => provider.requests[0]?.closedEarly === true);
    await expect(sending).rejects.toThrow();
  });
});

describe('a service that fails', () => {
  it.each([
    [500, 'config', [answerJson(400, { error: { message: 'image_url is not supported by this model' } })]],
    [500, 'config', [answerJson(401, { error: { message: 'bad key' } })]],
    [502, 'quota', [answerJson(402, { error: { message: 'credit is used up' } })]],
    [503, 'busy', [answerJson(429, { error: { message: 'slow down' } })]],
    [502, 'empty', [answerJson(200, writeCompletion(''))]],
    [502, 'filtered', [answerJson(200, writeCompletion('', 'content_filter'))]],
    [502, 'cut', [{ pieces: ['data: {"choices":[{"delta":{"content":"on"}}]}\n\n'], ending: 'cut' }]],
    [504, 'timeout', [{ hangs: true }]],
  ] as const satisfies readonly (readonly [number, string, FakeScript])[])(
    'is told as %d %s',
    async (status, code, script) => {
      const told = await ask(script);
      expect([told.status, told.json.code]).toEqual([status, code]);
      expect(told.json.detail).not.toMatch(/recipe/);
      expect(JSON.stringify(told.json)).not.toContain(KEY);
    },
  );

  it('is asked again where that may help', async () => {
    const { status, json } = await ask([
      answerJson(503, { error: { message: 'loading' } }),
      answerStream('milk'),
    ]);
    expect([status, json[0]?.food]).toEqual([200, 'milk']);
    expect(provider.requests).toHaveLength(2);
  });
});
