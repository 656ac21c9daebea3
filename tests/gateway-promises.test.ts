// Every promise of the gateway's threat model by its number, kept over real HTTP. Promises of the page, of the rules
// and of the build stand where they are kept; the last table says where.

import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callService } from '../src/gateway/call-service.ts';
import { type Environment, readConfig } from '../src/gateway/config.ts';
import { createRateLimit } from '../src/gateway/limits/rate-limit.ts';
import { until } from './fakes/chat-runner.ts';
import { type FakeProvider, startFakeProvider } from './fakes/fake-provider.ts';
import { countConnections, listenGateway, sendRaw } from './fakes/gateway-sockets.ts';
import { createQuickClock } from './fakes/quick-clock.ts';

const KEY = 'sk-CANARY0123456789abcdef';
const BODY = { ingredients: ['chickpeas', 'spinach', 'onion', 'lemon'] };

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

async function listen(env: Readonly<Record<string, string>> = {}, pace = 1) {
  const own = { HF_TOKEN: '', OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: KEY, LARDER_MODEL: 'fake/cook' };
  const gateway = await listenGateway(
    { fetch: callService, clock: createQuickClock(pace) },
    { ...own, ...env },
  );
  const url = `http://127.0.0.1:${gateway.port}`;
  return {
    ...gateway,
    url,
    post: (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${url}/api/recipes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

describe('the gateway is no open proxy', () => {
  it.each(
    'messages model system max_tokens n tools response_format stream_options functions user logit_bias __proto__'.split(
      ' ',
    ),
  )('P1: the key %s is refused and nobody is asked', async (key) => {
    const { post } = await listen();
    const answer = await post(`{"ingredients":["eggs"],"${key}":{"a":1}}`);
    expect([answer.status, provider.requests.length]).toEqual([400, 0]);
  });

  it('P2: model, limit and number of answers are ours, whatever is asked', async () => {
    const { post } = await listen();
    await (await post(BODY)).text();
    await (await post({ ...BODY, servings: 12, language: 'de' })).text();
    for (const { body } of provider.requests) {
      expect(body).toMatchObject({ model: 'fake/cook', max_tokens: 1024 });
      expect(Object.keys(body as object).sort()).toEqual(
        ['max_tokens', 'messages', 'model', 'stream', 'stream_options'].sort(),
      );
    }
  });

  it.each([
    ['31 ingredients', { ingredients: Array(31).fill('egg') }],
    ['an ingredient of 81 characters', { ingredients: ['x'.repeat(81)] }],
    ['an ingredient of 10,000 characters', { ingredients: ['x'.repeat(10_000)] }],
  ])('P3: %s is refused and nobody is asked', async (_what, body) => {
    const { post } = await listen();
    expect([(await post(body)).status, provider.requests.length]).toEqual([400, 0]);
  });

  it.each(['baseUrl', 'url', 'provider', 'host'])('P13: nobody chooses where is called: %s', async (key) => {
    const { post } = await listen();
    expect((await post({ ...BODY, [key]: 'http://169.254.169.254/' })).status).toBe(400);
    expect(provider.requests).toHaveLength(0);
  });

  it('P14: a redirect is not followed', async () => {
    const other = await startFakeProvider();
    provider.script([{ status: 307, headers: { location: `${other.url}/chat/completions` } }]);
    const { post } = await listen();
    expect((await (await post({ ...BODY, source: 'model' })).json()).code).toBe('config');
    expect(other.requests).toHaveLength(0);
    await other.close();
  });

  it.each<[string, Environment]>([
    ['a metadata address', { OPENAI_BASE_URL: 'http://169.254.169.254/v1', LARDER_MODEL: 'm' }],
    ['a file', { OPENAI_BASE_URL: 'file:///etc/passwd', LARDER_MODEL: 'm' }],
    ['http to the internet', { OPENAI_BASE_URL: 'http://api.example/v1', LARDER_MODEL: 'm' }],
  ])('P15: does not start with %s', (_what, env) => {
    expect(readConfig(env).ok).toBe(false);
  });

  it('P17: the prompt holds no key and no address', async () => {
    const { post, port } = await listen();
    await (await post(BODY)).text();
    const prompt = JSON.stringify(provider.requests[0]?.body);
    expect(prompt).not.toMatch(/CANARY|https?:|127\.0\.0\.1/u);
    expect(prompt).not.toContain(String(port));
  });

  it('P41: does not start with TLS that verifies nothing', () => {
    expect(readConfig({ NODE_TLS_REJECT_UNAUTHORIZED: '0' }).ok).toBe(false);
  });
});

describe('money and limits', () => {
  it('P4: the eleventh recipe of a minute is refused with a wait, and nobody is asked', async () => {
    const { post } = await listen();
    for (let count = 0; count < 10; count += 1) expect((await post(BODY)).status).toBe(200);
    const answer = await post(BODY);
    expect(answer.status).toBe(429);
    const wait = Number(answer.headers.get('retry-after'));
    expect(Number.isInteger(wait) && wait >= 1 && wait <= 60).toBe(true);
    expect(provider.requests).toHaveLength(10);
  });

  it('P5: past the cap of the day the built-in chef answers, and nobody is asked', async () => {
    const { post } = await listen({ LARDER_DAILY_TOKENS: '100' });
    expect((await (await post(BODY)).json()).source).toEqual({ kind: 'built-in', reason: 'daily-cap' });
    expect(provider.requests).toHaveLength(0);
  });

  it('P6: 10,000 clients cost less than 5 MB', async () => {
    const limit = createRateLimit(10, () => Date.now());
    await limit.take('first');
    const before = process.memoryUsage().heapUsed;
    for (let count = 0; count < 10_000; count += 1) await limit.take(`2001:db8:${count.toString(16)}:0::/64`);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(24 * 1024 * 1024);
    for (let count = 0; count < 20; count += 1) await limit.take(`late-${count % 2}`);
    expect(await limit.take('late-9')).toBeGreaterThan(0);
  });

  it('P7: a header changes nobody’s count but behind a proxy, and there only its own entry', async () => {
    const plain = await listen({ LARDER_RATE_LIMIT: '2' });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const answer = await plain.post(BODY, { 'x-forwarded-for': `198.51.100.${count}`, forwarded: 'for=1' });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    const behind = await listen({ LARDER_RATE_LIMIT: '2', LARDER_TRUST_PROXY: '1' });
    const seen: number[] = [];
    for (const [forged, real] of [
      ['1', '9'],
      ['2', '9'],
      ['3', '9'],
      ['x;\\', '8'],
    ]) {
      const answer = await behind.post(BODY, { 'x-forwarded-for': `${forged}, 198.51.100.${real}` });
      seen.push(answer.status);
    }
    expect(seen).toEqual([200, 200, 429, 200]);
  });

  it('P40: health is no oracle: nobody is asked, and nothing is told', async () => {
    const { url } = await listen();
    for (let count = 0; count < 50; count += 1)
      expect(await (await fetch(`${url}/healthz`)).text()).toBe('{"ok":true}');
    expect(provider.requests).toHaveLength(0);
  });
});

describe('other sites', () => {
  it.each<[string, RequestInit, number[]]>([
    ['plain text', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }, [415]],
    ['a form', { method: 'POST', body: new URLSearchParams({ a: '1' }) }, [415]],
    ['a form of parts', { method: 'POST', body: new FormData() }, [415]],
    ['another origin', { method: 'POST', headers: { origin: 'https://evil.example' }, body: '{}' }, [403]],
    ['no origin of its own', { method: 'POST', headers: { origin: 'null' }, body: '{}' }, [403]],
    ['GET', {}, [405]],
    ['OPTIONS', { method: 'OPTIONS' }, [405]],
    ['DELETE with a body', { method: 'DELETE', headers: { 'content-type': 'a/b' }, body: '{' }, [405]],
    ['PUT with a body beyond the cap', { method: 'PUT', body: 'x'.repeat(20_000) }, [405]],
  ])('P8: %s is refused and nobody is asked', async (_what, init, statuses) => {
    const { url } = await listen();
    const answer = await fetch(`${url}/api/recipes`, init);
    expect(statuses).toContain(answer.status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(provider.requests).toHaveLength(0);
  });

  it.each([
    ['another site', 'Sec-Fetch-Site: cross-site\r\nHost: localhost', 403],
    ['another host', 'Host: evil.example', 403],
  ])('P8: %s is refused and nobody is asked', async (_what, headers, status) => {
    const { port } = await listen();
    const head = `POST /api/recipes HTTP/1.1\r\n${headers}\r\nConnection: close\r\n`;
    const answer = await sendRaw(
      port,
      `${head}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`, 'u'));
    expect(provider.requests).toHaveLength(0);
  });

  it('P9: no answer lets another origin read it', async () => {
    const { url, post } = await listen();
    const answers = [await fetch(url), await fetch(`${url}/api/status`), await post(BODY), await post('{')];
    for (const answer of answers) expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('secrets', () => {
  it('P12: a key that the provider repeats, in whatever form, is in no answer and no line of the log', async () => {
    const { post, lines } = await listen();
    const forms = [KEY, Buffer.from(KEY).toString('base64'), `Bearer ${KEY}`, encodeURIComponent(KEY)];
    const told: string[] = [];
    for (const form of forms) {
      for (const answer of [
        { status: 401, pieces: [JSON.stringify({ error: { message: `bad key ${form}` } })] },
        { status: 302, headers: { location: `http://elsewhere.invalid/${encodeURIComponent(form)}` } },
        { pieces: [`event: error\ndata: ${form}\n\n`] },
      ]) {
        provider.script([answer]);
        const response = await post({ ...BODY, source: 'model' });
        told.push(await response.text(), JSON.stringify([...response.headers]));
      }
    }
    const base64 = Buffer.from(KEY).toString('base64').slice(0, 20);
    for (const text of [...told, ...lines]) {
      expect(text).not.toContain('CANARY');
      expect(text).not.toContain(base64);
    }
  });

  it('P28: line breaks in any field reach no header', async () => {
    const { post, url } = await listen();
    const answer = await post({ ingredients: ['eggs\r\nX-Evil: 1', 'rice', 'leeks'] });
    expect(answer.headers.get('x-evil')).toBeNull();
    expect((await fetch(`${url}/%0d%0aX-Evil:%201`)).headers.get('x-evil')).toBeNull();
  });

  it('P29: a hostile list makes one line of JSON for its request, without a word of it', async () => {
    const { post, lines } = await listen();
    await (await post({ ingredients: ['eggs\n{"a":1}', '\u001b[31mpepper', '\u202egarlic', 'rice'] })).text();
    await until(() => lines.length === 1);
    expect(lines[0]).toMatch(/^[\x20-\x7e]+$/u);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: '/api/recipes', status: 200 });
    expect(lines[0]).not.toMatch(/egg|pepper|garlic|rice/iu);
  });

  it('P35: nothing of a recipe is stored on the way', async () => {
    const { post } = await listen();
    for (const accept of ['application/json', 'text/markdown', 'text/event-stream'])
      expect((await post(BODY, { accept })).headers.get('cache-control')).toContain('no-store');
  });

  it('P39: listens on loopback unless told otherwise, and an error says nothing', async () => {
    const reading = readConfig({});
    expect(reading.ok && reading.config.host).toBe('127.0.0.1');
    const { post } = await listen();
    provider.script('broken-inside');
    const answer = await (await post({ ...BODY, source: 'model' }, { accept: 'application/json' })).json();
    expect(Object.keys(answer).sort()).toEqual(['code', 'detail', 'retryable', 'status', 'title', 'type']);
  });
});

describe('what is too much', () => {
  it('P24: a body beyond the cap is refused and its connection closed', async () => {
    const { port } = await listen();
    const head = 'POST /api/recipes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
    const answer = await sendRaw(port, `${head}Content-Length: 16385\r\n\r\n${'x'.repeat(16_385)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('P24: a compressed body and one that is no UTF-8 are refused', async () => {
    const { post, url } = await listen();
    expect((await post(BODY, { 'content-encoding': 'gzip' })).status).toBe(415);
    const broken = await fetch(`${url}/api/recipes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x22, 0xff, 0x22]),
    });
    expect(broken.status).toBe(400);
  });

  it('P25: two hundred clients that send nothing hold up nobody', async () => {
    const { port, url } = await listen();
    const sockets = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.write('POST /api/recipes HTTP/1.1\r\nHost:');
    }
    await Promise.all(sockets.map((socket) => (socket.connecting ? once(socket, 'connect') : undefined)));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('P26: fifty readers who take nothing cost little, and their provider’s connections are closed', async () => {
    const frame = `data: ${JSON.stringify({ choices: [{ delta: { content: `${'stir '.repeat(40)}\n` } }] })}\n\n`;
    const flood = frame.repeat(50);
    provider.script([
      () => ({
        pieces: (function* () {
          yield `data: ${JSON.stringify({ choices: [{ delta: { content: '# Soup\n' } }] })}\n\n`;
          for (let sent = 0; sent < 10 * 1024 * 1024; sent += flood.length) yield flood;
        })(),
      }),
    ]);
    const limits = { LARDER_RATE_LIMIT: '1000', LARDER_STREAMS_PER_CLIENT: '100' };
    const { port, app } = await listen(limits, 20);
    const body = JSON.stringify(BODY);
    const before = process.memoryUsage().rss;
    const sockets = Array.from({ length: 50 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.pause();
      socket.write(
        `POST /api/recipes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
          `Accept: text/event-stream\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      return socket;
    });
    await provider.whenAsked(50);
    await provider.whenQuiet();
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
    for (const socket of sockets) socket.destroy();
    await until(() => app.server.listening);
    while ((await countConnections(app)) > 0) await new Promise(setImmediate);
  });

  it.each(['endless', 'huge-line', 'huge-event'] as const)(
    'P27: a flood of the provider is ended, its socket too: %s',
    async (script) => {
      provider.script(script);
      const { post } = await listen();
      expect(await (await post(BODY, { accept: 'text/event-stream' })).text()).toMatch(
        /"code":"(cut|internal)"/u,
      );
      await provider.whenQuiet();
    },
  );

  it.each([
    [
      'two lengths',
      'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST',
      /^HTTP\/1\.1 400 /u,
    ],
    ['TRACE', '\r\n', 'TRACE', /^HTTP\/1\.1 405 /u],
    ['PUT', 'Content-Length: 0\r\n\r\n', 'PUT', /^HTTP\/1\.1 405 /u],
    ['an upgrade', 'Upgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n', 'GET', /^HTTP\/1\.1 405 /u],
  ])('P31: %s is answered and nothing more', async (_what, rest, method, status) => {
    const { port } = await listen();
    const close = rest.includes('Connection') ? '' : 'Connection: close\r\n';
    expect(
      await sendRaw(port, `${method} /api/recipes HTTP/1.1\r\nHost: localhost\r\n${close}${rest}`),
    ).toMatch(status);
    expect(provider.requests).toHaveLength(0);
  });

  it.each(['/..%2f.env', '/.git/config', '/%00', '/..\\.env', '//etc/passwd', '/assets/../package.json'])(
    'P30: %s is nowhere',
    async (path) => {
      const { port } = await listen();
      const answer = await sendRaw(
        port,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /u);
    },
  );
});

describe('every answer', () => {
  it('P22: carries the headers of the policy', async () => {
    const { url, post } = await listen();
    const answers = [await fetch(url), await fetch(`${url}/%`), await post('{'), await post(BODY)];
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/u);
    }
  });

  it('P18: a model that obeys an order to poison is held back', async () => {
    provider.script('bleach');
    const { post } = await listen();
    const answer = await (await post(BODY)).json();
    expect(answer).toMatchObject({ markdown: '', finish: 'refused' });
  });
});

describe('promises that are kept elsewhere', () => {
  it.each([
    [
      'P10: no key in the page',
      'tests/browser/request.spec.ts',
      'no key is in an answer, an address, a log line',
    ],
    [
      'P11: nothing of the environment in the page',
      'tests/browser/built-in.spec.ts',
      'holds no key that the environment held',
    ],
    ['P16: orders in ingredients', 'src/recipe/prompt.test.ts', 'describe('],
    [
      'P19: hostile answers',
      'tests/browser/hostile.spec.ts',
      'an address is kept only where the rule keeps it',
    ],
    [
      'P20: no raw HTML',
      'tests/browser/hostile.spec.ts',
      'scripts, frames and raw HTML of an answer do nothing',
    ],
    [
      'P21: nothing loads from elsewhere',
      'tests/browser/hostile.spec.ts',
      'a picture from elsewhere is a link',
    ],
    [
      'P23: the page works under its policy',
      'tests/browser/hostile.spec.ts',
      'policy that lets no text become script',
    ],
    ['P32: 1,000 kills and aborts', 'tests/slow/gateway-kills.test.ts', 'P32'],
    ['P33: a checker that throws', 'src/recipe/review-draft.test.ts', 'throw'],
    ['P34: what is installed', 'package-lock.json', '"integrity"'],
    [
      'P36: nothing is stored',
      'tests/browser/request.spec.ts',
      'what a cook typed is in no address, no log line',
    ],
    ['P37: hostile lists', 'tests/typed-lines.test.ts', 'describe('],
    ['P38: disguised words', 'src/food/normalise-text.test.ts', 'describe('],
  ])('%s', async (_promise, file, title) => {
    const url = new URL(`../${file}`, import.meta.url);
    expect(existsSync(url) ? readFileSync(url, 'utf8') : '').toContain(title);
  });
});
