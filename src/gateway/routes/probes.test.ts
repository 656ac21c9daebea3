// What looks after the process asks: readiness, counts on a port of their own, and all of it under a base path.

import { describe, expect, it } from 'vitest';
import { askRecipe, EGGS, startTestGateway, TEST_PAGE } from '../../../tests/fakes/test-gateway.ts';
import type { SharedLimits } from '../limits/shared-limits.ts';

describe('LARDER_METRICS_PORT', () => {
  it.each(['/metrics', '/healthz', '/readyz'])('serves %s under any host name', async (url) => {
    const { app, probes } = startTestGateway({ LARDER_METRICS_PORT: '9464' });
    const headers = { host: 'larder:9464' };
    expect((await app.inject({ url, headers })).statusCode).toBe(403);
    expect((await probes?.inject({ url, headers }))?.statusCode).toBe(200);
  });

  it('counts there what is asked on the other port, and serves nothing else', async () => {
    const { app, probes } = startTestGateway({ LARDER_METRICS_PORT: '9464' }, { page: TEST_PAGE });
    await app.inject(askRecipe(EGGS));
    const metrics = await probes?.inject({ url: '/metrics', headers: { host: 'larder:9464' } });
    expect(metrics?.body).toMatch(/^larder_requests_total\{.*code="200".*\} 1$/mu);
    expect((await probes?.inject('/'))?.statusCode).toBe(404);
    expect((await probes?.inject(askRecipe(EGGS)))?.statusCode).toBe(404);
  });

  it('opens nothing where it is not set', () => {
    expect(startTestGateway().probes).toBeNull();
  });
});

describe('readiness', () => {
  it('says no from the moment a stop begins, while everything is still answered', async () => {
    const { app, probes, retire } = startTestGateway({ LARDER_METRICS_PORT: '9464' });
    expect((await app.inject('/readyz')).json()).toEqual({ ok: true });
    retire();
    for (const server of [app, probes]) {
      const answer = await server?.inject('/readyz');
      expect([answer?.statusCode, answer?.json()]).toEqual([503, { ok: false }]);
      expect((await server?.inject('/healthz'))?.statusCode).toBe(200);
    }
    const answer = await app.inject(askRecipe(EGGS));
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  });

  it('tells whether limits are shared, and stays ready where they are not', async () => {
    let isShared = true;
    const shared: SharedLimits = {
      fault: null,
      isShared: () => isShared,
      listen: () => undefined,
      rate: (_name, memory) => memory,
      tokens: () => Promise.reject(new Error('away')),
      slots: { take: async () => 'taken', give: async () => undefined },
      close: async () => undefined,
    };
    const { app } = startTestGateway({}, { shared });
    expect((await app.inject('/readyz')).json()).toEqual({ ok: true, limits: 'shared' });
    isShared = false;
    const alone = await app.inject('/readyz');
    expect([alone.statusCode, alone.json()]).toEqual([200, { ok: true, limits: 'alone' }]);
  });
});

describe('LARDER_BASE_PATH', () => {
  const env = { LARDER_BASE_PATH: '/cooks/larder/' };

  it.each([
    ['/cooks/larder/', 200],
    ['/cooks/larder/assets/index-3fa9c1d2.js', 200],
    ['/cooks/larder/api/status', 200],
    ['/cooks/larder/healthz', 200],
    ['/cooks/larder/readyz', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 200],
    ['/', 404],
    ['/api/status', 404],
    ['/assets/index-3fa9c1d2.js', 404],
    ['/cooks/larder/cooks/larder/', 404],
    ['/cooks/larder/../.env', 404],
  ])('answers %s with %d', async (url, status) => {
    const { app } = startTestGateway(env, { page: TEST_PAGE });
    expect((await app.inject(url)).statusCode).toBe(status);
  });

  it('sends who leaves the last slash out to the page', async () => {
    const { app } = startTestGateway(env, { page: TEST_PAGE });
    const answer = await app.inject('/cooks/larder');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/cooks/larder/']);
  });

  it('writes recipes there, for the same origin alone', async () => {
    const { app } = startTestGateway(env);
    const url = '/cooks/larder/api/recipes';
    expect((await app.inject({ ...askRecipe(EGGS), url })).statusCode).toBe(200);
    const foreign = await app.inject({ ...askRecipe(EGGS, { origin: 'https://evil.example' }), url });
    expect(foreign.statusCode).toBe(403);
    const read = await app.inject({ url });
    expect([read.statusCode, read.headers.allow]).toEqual([405, 'POST']);
  });
});
