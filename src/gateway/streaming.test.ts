// The gateway over real sockets on loopback: who leaves, who reads slowly, who sends what no client should.

import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createDone, createScriptedModel } from '../../tests/fakes/scripted-model.ts';
import { createTestGateway, MODEL_ENV } from '../../tests/fakes/test-gateway.ts';
import { type ChatClock, SYSTEM_CLOCK } from '../provider/chat-service.ts';
import type { RecipeEvent } from '../recipe/recipe-events.ts';
import type { AppDeps } from './app.ts';

const STARTED: RecipeEvent = { type: 'started', source: { kind: 'model', model: 'test/model' } };
const TEXT: RecipeEvent = { type: 'text', text: '# Eggs\n' };
const BODY = JSON.stringify({ ingredients: ['eggs', 'rice'] });

const open: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function listen(replaced: Partial<AppDeps> = {}, env: Record<string, string> = {}) {
  const { app, lines } = createTestGateway({ ...MODEL_ENV, ...env }, replaced);
  await app.listen({ host: '127.0.0.1', port: 0 });
  open.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { app, lines, port };
}

function post(port: number, accept = 'text/event-stream', body = BODY): ClientRequest {
  const request = send({
    host: '127.0.0.1',
    port,
    path: '/api/recipes',
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', accept },
  });
  request.on('error', () => undefined);
  request.end(body);
  return request;
}

async function readResponse(request: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function readText(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const piece of response) text += piece;
  return text;
}

/** Sends bytes as they are and gives back all that comes until the other side closes. */
async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  let text = '';
  socket.setEncoding('utf8');
  for await (const piece of socket) text += piece;
  return text;
}

async function countConnections(app: FastifyInstance): Promise<number> {
  return await new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
}

describe('a reader that leaves', () => {
  it.each(['text/event-stream', 'application/json', 'text/markdown'])(
    'before the first byte stops the writing at once (%s)',
    async (accept) => {
      const model = createScriptedModel();
      const { port, lines } = await listen({ createModel: model.createModel });
      const request = post(port, accept);
      const writing = await model.whenAsked();
      const leftAt = performance.now();
      request.destroy();
      await writing.whenStopped;
      expect((writing.stoppedAt ?? Number.POSITIVE_INFINITY) - leftAt).toBeLessThan(200);
      await new Promise(setImmediate);
      expect(JSON.parse(lines[0] ?? '{}').status).toBe(499);
    },
  );

  it('in the middle stops the writing at once, and the next one is served', async () => {
    const model = createScriptedModel([STARTED, TEXT]);
    const { port } = await listen({ createModel: model.createModel });
    const request = post(port);
    const response = await readResponse(request);
    await once(response, 'data');
    const writing = await model.whenAsked();
    const leftAt = performance.now();
    request.destroy();
    await writing.whenStopped;
    expect((writing.stoppedAt ?? Number.POSITIVE_INFINITY) - leftAt).toBeLessThan(200);
    const next = post(port);
    (await model.whenAsked(2)).push(createDone('Eggs'));
    expect(await readText(await readResponse(next))).toContain('event: done');
  });

  it('gives the slot back', async () => {
    const model = createScriptedModel([STARTED, TEXT]);
    const { port } = await listen({ createModel: model.createModel }, { LARDER_STREAMS_PER_CLIENT: '1' });
    for (let count = 1; count <= 4; count += 1) {
      const request = post(port);
      expect((await readResponse(request)).statusCode).toBe(200);
      request.destroy();
      await (await model.whenAsked(count)).whenStopped;
    }
  });
});

describe('an event stream', () => {
  it('passes the first text on at once', async () => {
    const model = createScriptedModel([STARTED]);
    const { port } = await listen({ createModel: model.createModel });
    const asked = readResponse(post(port));
    const writing = await model.whenAsked();
    const pushedAt = performance.now();
    writing.push(TEXT);
    const response = await asked;
    const [first] = (await once(response, 'data')) as [Buffer];
    expect(performance.now() - pushedAt).toBeLessThan(50);
    expect(first.toString()).toContain('event: started');
    writing.push(createDone('Eggs'));
    response.resume();
    await once(response, 'end');
  });

  it('is bounded for one client and for all', async () => {
    const model = createScriptedModel([STARTED, TEXT]);
    const { port } = await listen(
      { createModel: model.createModel },
      { LARDER_STREAMS_PER_CLIENT: '2', LARDER_MAX_STREAMS: '3', LARDER_TRUST_PROXY: '1' },
    );
    const statuses: (number | undefined)[] = [];
    for (const client of ['1', '1', '1', '2', '2']) {
      const request = send({
        host: '127.0.0.1',
        port,
        path: '/api/recipes',
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          'x-forwarded-for': `192.0.2.${client}`,
        },
      });
      request.on('error', () => undefined);
      open.push(async () => request.destroy());
      request.end(BODY);
      const response = await readResponse(request);
      statuses.push(response.statusCode);
      if (response.statusCode !== 200) {
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
        expect(JSON.parse(await readText(response)).code).toBe('busy');
      }
    }
    expect(statuses).toEqual([200, 200, 429, 200, 503]);
  });

  it('is ended with a word when the gateway stops', async () => {
    const model = createScriptedModel([STARTED, TEXT]);
    let ring = () => {};
    const clock: ChatClock = {
      now: () => Date.now(),
      setTimer(callback, delayMs) {
        if (delayMs === 3_500) ring = callback;
        return () => undefined;
      },
    };
    const { port, app } = await listen({ createModel: model.createModel, clock });
    const response = await readResponse(post(port));
    const text = readText(response);
    const closed = app.close();
    await new Promise(setImmediate);
    expect((await app.inject('/readyz').catch(() => ({ statusCode: 503 }))).statusCode).toBe(503);
    ring();
    expect(await text).toMatch(/event: failed\ndata: \{"code":"cut".*\n\n$/u);
    await closed;
    expect((await model.whenAsked()).stoppedAt).toBeDefined();
  });
});

describe('a reader that takes nothing', () => {
  it('is cut off after 20 s, and the writing with it', async () => {
    const rings: (() => void)[] = [];
    const clock: ChatClock = {
      now: () => Date.now(),
      setTimer(callback, delayMs) {
        if (delayMs === 20_000) rings.push(callback);
        return () => rings.splice(rings.indexOf(callback), 1);
      },
    };
    const model = createScriptedModel([STARTED]);
    const { port, app } = await listen({ createModel: model.createModel, clock });
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(
      `POST /api/recipes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        `Accept: text/event-stream\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`,
    );
    const writing = await model.whenAsked();
    const before = process.memoryUsage().rss;
    // 20 MB in all, far beyond what the sockets' own buffers hold.
    for (let count = 0; count < 320; count += 1) writing.push({ type: 'text', text: 'x'.repeat(64 * 1024) });
    while (rings.length === 0) await new Promise(setImmediate);
    expect(await countConnections(app)).toBe(1);
    rings[0]?.();
    await writing.whenStopped;
    while ((await countConnections(app)) > 0) await new Promise(setImmediate);
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
    socket.destroy();
  });
});

describe('what is no proper request', () => {
  const head = 'POST /api/recipes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

  it.each([
    ['both lengths', `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['a bad line', 'HELLO\r\n\r\n', 400],
    ['a header beyond 16 KiB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a line break in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\rb\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
    ['a backslash', 'GET /..\\..\\.env HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
    ['dots', 'GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
    ['a single dot', 'GET /./ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
    [
      'an absolute address',
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      404,
    ],
    [
      'an upgrade',
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
      200,
    ],
  ])('%s is answered and nothing more', async (_what, bytes, status) => {
    const model = createScriptedModel();
    const { port } = await listen({ createModel: model.createModel });
    const answer = await sendRaw(port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
    expect(answer).not.toMatch(/^(server|x-powered-by|access-control-allow-origin):/imu);
    expect(model.writings).toHaveLength(0);
  });

  it('keeps the times and bounds of connections', async () => {
    const { app } = await listen();
    expect(app.server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 5_000,
      timeout: 0,
      maxConnections: 512,
      maxHeadersCount: 64,
    });
  });

  it('CONNECT is not answered at all', async () => {
    const { port } = await listen();
    expect(await sendRaw(port, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n')).not.toMatch(
      / 200 /u,
    );
  });

  it('an endless body is refused at its cap and the connection closed', async () => {
    const { port, app } = await listen();
    const socket = connect(port, '127.0.0.1');
    let sent = 0;
    let answer = '';
    socket.on('data', (piece) => {
      answer += piece.toString();
    });
    socket.on('error', () => undefined);
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    const closed = new Promise((resolve) => socket.on('close', resolve));
    const pump = () => {
      while (!socket.destroyed && sent < 64 * 1024 * 1024) {
        sent += chunk.length;
        if (!socket.write(chunk)) {
          socket.once('drain', pump);
          return;
        }
      }
    };
    pump();
    await closed;
    expect(sent).toBeLessThan(32 * 1024 * 1024);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
    while ((await countConnections(app)) > 0) await new Promise(setImmediate);
  });
});

describe('the real client of a provider', () => {
  it('is closed within 200 ms of the reader leaving, and its key is told to nobody', async () => {
    const { startFakeProvider } = await import('../../tests/fakes/fake-provider.ts');
    const provider = await startFakeProvider();
    open.push(() => provider.close());
    const env = {
      HF_TOKEN: '',
      OPENAI_BASE_URL: provider.url,
      OPENAI_API_KEY: 'sk-CANARY0123456789',
      LARDER_MODEL: 'm',
    };
    const { port, lines } = await listen({ fetch: globalThis.fetch, clock: SYSTEM_CLOCK }, env);
    const whole = await readText(await readResponse(post(port)));
    expect(whole).toContain('event: done');
    provider.script('stalls');
    const request = post(port);
    const response = await readResponse(request);
    await once(response, 'data');
    const asked = await provider.whenAsked(2);
    const leftAt = performance.now();
    request.destroy();
    await provider.whenQuiet();
    expect(asked.closedEarly).toBe(true);
    expect((asked.closedAt ?? Number.POSITIVE_INFINITY) - leftAt).toBeLessThan(200);
    expect(whole + lines.join('')).not.toContain('CANARY');
  });

  it.each(['key-echo', 'hostile', 'redirect', 'web-page', 'broken-inside'] as const)(
    'tells nobody its words or its key when it answers with %s',
    async (script) => {
      const { startFakeProvider } = await import('../../tests/fakes/fake-provider.ts');
      const provider = await startFakeProvider();
      open.push(() => provider.close());
      provider.script(script);
      const key = 'sk-CANARY0123456789abcdef';
      const env = { HF_TOKEN: '', OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: key, LARDER_MODEL: 'm' };
      // No waits before another try.
      const clock: ChatClock = {
        now: () => Date.now(),
        setTimer: (callback, delayMs) =>
          SYSTEM_CLOCK.setTimer(callback, delayMs > 900 && delayMs < 4_000 ? 0 : delayMs),
      };
      const { port, lines } = await listen({ fetch: globalThis.fetch, clock }, env);
      let told = '';
      for (const accept of ['text/event-stream', 'application/json', 'text/markdown']) {
        const response = await readResponse(post(port, accept));
        told += JSON.stringify(response.headers) + (await readText(response));
      }
      expect(provider.requests.length).toBeGreaterThan(0);
      const forms = [key, Buffer.from(key).toString('base64'), 'CANARY', key.slice(-6)];
      for (const form of forms) expect(told + lines.join('')).not.toContain(form);
      for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
    },
  );

  it('is left at forty places without a fault, a leak or a stop of the gateway', async () => {
    const { startFakeProvider } = await import('../../tests/fakes/fake-provider.ts');
    const provider = await startFakeProvider();
    open.push(() => provider.close());
    const env = {
      HF_TOKEN: '',
      OPENAI_BASE_URL: provider.url,
      LARDER_MODEL: 'm',
      LARDER_RATE_LIMIT: '1000',
      LARDER_STREAMS_PER_CLIENT: '50',
    };
    const { port, app } = await listen({ fetch: globalThis.fetch, clock: SYSTEM_CLOCK }, env);
    const scripts = [
      'slow',
      'stalls',
      'cut-socket',
      'error-midway',
      'unauthorised',
      'silent',
      'endless',
    ] as const;
    for (let count = 0; count < 40; count += 1) {
      provider.script(scripts[count % scripts.length] ?? 'slow');
      const request = post(port, count % 3 === 0 ? 'application/json' : 'text/event-stream');
      const left = new Promise((resolve) => request.on('close', resolve));
      await provider.whenAsked(count + 1);
      let pieces = count % 5;
      if (pieces === 0) request.destroy();
      request.on('response', (response) => {
        response.on('error', () => undefined);
        response.on('data', () => {
          pieces -= 1;
          if (pieces <= 0) request.destroy();
        });
      });
      // What never answers is left while it is waited for.
      if (count % 3 === 0 || scripts[count % scripts.length] === 'silent') request.destroy();
      await left;
      await provider.whenQuiet();
    }
    provider.script('recipe');
    expect(await readText(await readResponse(post(port)))).toContain('event: done');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
