// What holds for every answer and every line of the log.

import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import {
  askRecipe,
  EGGS,
  MODEL_ENV,
  startTestGateway,
  TEST_PAGE,
  TEST_TOKEN,
} from '../../tests/fakes/test-gateway.ts';

describe('every answer', () => {
  const POLICY =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self' https://router.huggingface.co; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types larder-worker";
  const requests: [number, InjectOptions][] = [
    [200, { url: '/' }],
    [200, { method: 'HEAD', url: '/' }],
    [304, { url: '/', headers: { 'if-none-match': '"plain"' } }],
    [200, { url: '/assets/index-3fa9c1d2.js' }],
    [200, { url: '/api/status' }],
    [200, { url: '/healthz' }],
    [200, { url: '/readyz' }],
    [200, askRecipe(EGGS)],
    [200, askRecipe(EGGS, { accept: 'text/markdown' })],
    [200, askRecipe(EGGS, { accept: 'text/event-stream' })],
    [400, askRecipe('{')],
    [403, askRecipe(EGGS, { origin: 'https://evil.example' })],
    [404, { url: '/nothing' }],
    [404, { url: '/%' }],
    [405, { method: 'DELETE', url: '/' }],
    [406, askRecipe(EGGS, { accept: 'text/html' })],
    [413, askRecipe(' '.repeat(20_000))],
    [415, askRecipe(EGGS, { 'content-type': 'text/plain' })],
    [422, askRecipe({ ingredients: ['bleach'] })],
    [500, askRecipe({ ...EGGS, source: 'model' })],
  ];

  it.each(requests)('carries the security headers and no others: %d %o', async (status, request) => {
    const { app } = startTestGateway({}, { page: TEST_PAGE });
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(answer.headers['permissions-policy']).toContain('camera=()');
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u);
    expect(answer.headers['cache-control']).toBeDefined();
    for (const name of Object.keys(answer.headers))
      expect(name).not.toMatch(
        /^(server|x-powered-by|set-cookie|access-control-.*|strict-transport-security)$/u,
      );
  });

  it('asks for https only under a public name that is served with https', async () => {
    const { app } = startTestGateway({ LARDER_PUBLIC_ORIGIN: 'https://larder.example' });
    const named = await app.inject({ url: '/healthz', headers: { host: 'larder.example' } });
    expect(named.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined();
  });

  it('says nothing of what was thrown', async () => {
    const createModel = () => () => {
      throw new Error(`secret soup ${TEST_TOKEN}`);
    };
    const { app, lines } = startTestGateway(MODEL_ENV, { createModel });
    const answer = await app.inject(askRecipe(EGGS));
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
    expect(answer.body + lines.join('')).not.toMatch(/soup|CANARY/u);
    expect(lines).toHaveLength(2);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});

describe('the log', () => {
  it('has one line of JSON for a request, without a word of what was typed or answered', async () => {
    const { app, lines } = startTestGateway();
    const hostile = ['eggs\n{"status":1}', '\u001b[31mred pepper', '\u202egarlic', 'chopped\u2028onions'];
    await app.inject(askRecipe({ ingredients: hostile, avoid: ['peanut'] }, { 'x-request-id': 'theirs' }));
    expect(lines).toHaveLength(1);
    const line = lines[0] ?? '';
    expect(Object.keys(JSON.parse(line))).toEqual([
      'level',
      'time',
      'id',
      'method',
      'route',
      'status',
      'ms',
      'client',
    ]);
    expect(line).toMatch(/^[\x20-\x7e]+$/u);
    expect(line).not.toMatch(/egg|pepper|garlic|onion|peanut|theirs|127\.0/iu);
  });

  it('has the id that the client is given, and none that a client brings', async () => {
    const { app, lines } = startTestGateway();
    const answer = await app.inject({ url: '/nowhere', headers: { 'x-request-id': 'theirs' } });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u);
    expect(JSON.parse(lines[0] ?? '').id).toBe(answer.headers['x-request-id']);
  });

  it('leaves probes and the scraping of metrics out', async () => {
    const { app, lines } = startTestGateway({ LARDER_BASE_PATH: '/larder' });
    for (const url of ['/healthz', '/readyz', '/metrics', '/larder/healthz']) await app.inject(url);
    expect(lines).toEqual([]);
    await app.inject('/larder/api/status');
    expect(lines).toHaveLength(1);
  });

  it('names the route, not the address', async () => {
    const { app, lines } = startTestGateway();
    await app.inject('/soup?q=peanut');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: '/*', status: 404, code: 'invalid' });
    expect(lines[0]).not.toMatch(/soup|peanut/u);
  });
});
