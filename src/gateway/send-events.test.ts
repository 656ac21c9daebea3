// Event streams over real sockets: who leaves, who reads slowly, who comes too often.

import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  countConnections,
  listenGateway,
  postRecipe,
  RICE_BODY,
  readResponse,
  readText,
} from '../../tests/fakes/gateway-sockets.ts';
import { createDone, createScriptedModel } from '../../tests/fakes/scripted-model.ts';
import { STARTED } from '../../tests/fakes/test-gateway.ts';
import type { ChatClock } from '../provider/chat-service.ts';
import type { RecipeEvent } from '../recipe/recipe-events.ts';

const TEXT: RecipeEvent = { type: 'text', text: '# Eggs\n' };

describe('a reader that leaves', () => {
  it.each(['text/event-stream', 'application/json', 'text/markdown'])(
    'before the first byte stops the writing at once (%s)',
    async (accept) => {
      const model = createScriptedModel();
      const { port, lines } = await listenGateway({ createModel: model.createModel });
      const request = postRecipe(port, accept);
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
    const { port } = await listenGateway({ createModel: model.createModel });
    const request = postRecipe(port);
    const response = await readResponse(request);
    await once(response, 'data');
    const writing = await model.whenAsked();
    const leftAt = performance.now();
    request.destroy();
    await writing.whenStopped;
    expect((writing.stoppedAt ?? Number.POSITIVE_INFINITY) - leftAt).toBeLessThan(200);
    const next = postRecipe(port);
    (await model.whenAsked(2)).push(createDone('Eggs'));
    expect(await readText(await readResponse(next))).toContain('event: done');
  });

  it('gives the slot back', async () => {
    const model = createScriptedModel([STARTED, TEXT]);
    const { port } = await listenGateway(
      { createModel: model.createModel },
      { LARDER_STREAMS_PER_CLIENT: '1' },
    );
    for (let count = 1; count <= 4; count += 1) {
      const request = postRecipe(port);
      expect((await readResponse(request)).statusCode).toBe(200);
      request.destroy();
      await (await model.whenAsked(count)).whenStopped;
    }
  });
});

describe('an event stream', () => {
  it('passes the first text on at once', async () => {
    const model = createScriptedModel([STARTED]);
    const { port } = await listenGateway({ createModel: model.createModel });
    const asked = readResponse(postRecipe(port));
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
    const { port } = await listenGateway(
      { createModel: model.createModel },
      { LARDER_STREAMS_PER_CLIENT: '2', LARDER_MAX_STREAMS: '3', LARDER_TRUST_PROXY: '1' },
    );
    const statuses: (number | undefined)[] = [];
    for (const client of ['1', '1', '1', '2', '2']) {
      const request = postRecipe(port, 'text/event-stream', { 'x-forwarded-for': `192.0.2.${client}` });
      onTestFinished(() => void request.destroy());
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
        if (delayMs === 30_000) ring = callback;
        return () => undefined;
      },
    };
    const { port, app } = await listenGateway({ createModel: model.createModel, clock });
    const response = await readResponse(postRecipe(port));
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
    const { port, app } = await listenGateway({ createModel: model.createModel, clock });
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(
      `POST /api/recipes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        `Accept: text/event-stream\r\nContent-Length: ${RICE_BODY.length}\r\n\r\n${RICE_BODY}`,
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
