// The limits as a client meets them.

import { describe, expect, it } from 'vitest';
import { createDone, createScriptedModel } from '../../../tests/fakes/scripted-model.ts';
import { askRecipe, EGGS, MODEL_ENV, STARTED, startTestGateway } from '../../../tests/fakes/test-gateway.ts';

describe('limits', () => {
  const finished = () => createScriptedModel([STARTED, { type: 'text', text: '# E' }, createDone('E')]);

  it('answers the eleventh model recipe of a minute with 429 and a wait', async () => {
    const model = finished();
    const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
    for (let count = 1; count <= 10; count += 1)
      expect((await app.inject(askRecipe(EGGS))).statusCode).toBe(200);
    const answer = await app.inject(askRecipe(EGGS));
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: 'busy', retryable: true });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(answer.json().retryAfterSec).toBe(Number(answer.headers['retry-after']));
    expect(model.writings).toHaveLength(10);
    // The built-in chef has a count of its own, and so has another client.
    expect((await app.inject(askRecipe({ ...EGGS, source: 'built-in' }))).statusCode).toBe(200);
    expect((await app.inject({ ...askRecipe(EGGS), remoteAddress: '192.0.2.9' })).statusCode).toBe(200);
  });

  it('cannot be passed with a header', async () => {
    const { app } = startTestGateway(
      { ...MODEL_ENV, LARDER_RATE_LIMIT: '2' },
      { createModel: finished().createModel },
    );
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${count}`, 'x-real-ip': `198.51.100.${count}` };
      statuses.push((await app.inject(askRecipe(EGGS, headers))).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
  });

  it('counts the client that the proxy in front names', async () => {
    const env = { ...MODEL_ENV, LARDER_RATE_LIMIT: '1', LARDER_TRUST_PROXY: '1' };
    const { app } = startTestGateway(env, { createModel: finished().createModel });
    const statuses: number[] = [];
    for (const forwarded of ['6.6.6.1, 198.51.100.1', '6.6.6.2, 198.51.100.1', '6.6.6.1, 198.51.100.2']) {
      statuses.push((await app.inject(askRecipe(EGGS, { 'x-forwarded-for': forwarded }))).statusCode);
    }
    expect(statuses).toEqual([200, 429, 200]);
  });

  it('lets the built-in chef write past the daily cap, and says why', async () => {
    const model = createScriptedModel();
    const env = { ...MODEL_ENV, LARDER_DAILY_TOKENS: '5000' };
    const { app, lines } = startTestGateway(env, { createModel: model.createModel });
    const first = app.inject(askRecipe(EGGS));
    const writing = await model.whenAsked();
    writing.deps.onUsage?.({ inputTokens: 4000, outputTokens: 500, estimated: false });
    writing.push(STARTED, { type: 'text', text: '# E' }, createDone('E'));
    expect((await first).json().source.kind).toBe('model');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ tokens: 4500, status: 200 });
    expect((await app.inject(askRecipe(EGGS))).json().source).toEqual({
      kind: 'built-in',
      reason: 'daily-cap',
    });
    expect((await app.inject('/api/status')).json().chef).toEqual({ kind: 'built-in', reason: 'daily-cap' });
    expect((await app.inject(askRecipe({ ...EGGS, source: 'model' }))).json().code).toBe('quota');
    expect(model.writings).toHaveLength(1);
  });

  it('judges the cap once: a request that would pass it is refused where a model is named', async () => {
    // A short request fits, a long one does not.
    const env = { ...MODEL_ENV, LARDER_DAILY_TOKENS: '2200' };
    const { app } = startTestGateway(env, { createModel: finished().createModel });
    const change = { recipe: `# Soup\n${'Stir. '.repeat(500)}`, wish: 'more salt' };
    const named = await app.inject(askRecipe({ ...EGGS, source: 'model', change }));
    expect([named.statusCode, named.json().code]).toEqual([502, 'quota']);
    expect((await app.inject(askRecipe({ ...EGGS, change }))).json().source).toEqual({
      kind: 'built-in',
      reason: 'daily-cap',
    });
    expect((await app.inject(askRecipe({ ...EGGS, source: 'model' }))).json().source.kind).toBe('model');
  });

  it('gives back what a failed call had set aside', async () => {
    const model = createScriptedModel([
      STARTED,
      { type: 'failed', failure: { code: 'offline', message: 'Away.', retryable: true } },
    ]);
    const { app } = startTestGateway(
      { ...MODEL_ENV, LARDER_DAILY_TOKENS: '2500' },
      { createModel: model.createModel },
    );
    for (let count = 0; count < 3; count += 1) await app.inject(askRecipe(EGGS));
    expect(model.writings).toHaveLength(3);
  });
});
