// What GET /metrics counts, asked of the real application.

import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createDone, createScriptedModel } from '../../tests/fakes/scripted-model.ts';
import {
  askRecipe,
  EGGS,
  MODEL_ENV,
  STARTED,
  startTestGateway,
  TEST_TOKEN,
} from '../../tests/fakes/test-gateway.ts';

async function readMetrics(app: FastifyInstance): Promise<ReadonlyMap<string, number>> {
  const answer = await app.inject('/metrics');
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  const samples = answer.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(samples.map((line) => [line.replace(/ \S+$/u, ''), Number(line.replace(/^.* /u, ''))]));
}

describe('GET /metrics', () => {
  it('tells of a fresh gateway that it writes nothing and counts alone', async () => {
    const metrics = await readMetrics(startTestGateway().app);
    expect(metrics.get('larder_active_streams')).toBe(0);
    expect(metrics.get('larder_limits_shared')).toBe(0);
    expect(metrics.get('larder_tokens_total')).toBe(0);
    expect(metrics.get('larder_first_text_seconds_count')).toBe(0);
  });

  it('counts requests by the status of their answer', async () => {
    const { app } = startTestGateway();
    await app.inject(askRecipe(EGGS));
    await app.inject(askRecipe({ ingredients: [] }));
    await app.inject(askRecipe({ ingredients: ['bleach'] }));
    await app.inject('/nowhere');
    const metrics = await readMetrics(app);
    const count = (code: number) => metrics.get(`larder_requests_total{code="${code}"}`);
    expect([count(200), count(400), count(422), count(404)]).toEqual([1, 1, 1, 1]);
  });

  it.each(['text/event-stream', 'application/json', 'text/markdown'])(
    'times the first text once where the answer is %s',
    async (accept) => {
      const { app } = startTestGateway();
      await app.inject(askRecipe(EGGS, { accept }));
      const metrics = await readMetrics(app);
      expect(metrics.get('larder_first_text_seconds_count')).toBe(1);
      expect(metrics.get('larder_first_text_seconds_bucket{le="+Inf"}')).toBe(1);
    },
  );

  it('counts a recipe while it is written, and its tokens once it is', async () => {
    const model = createScriptedModel();
    const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
    const asked = app.inject(askRecipe(EGGS));
    const writing = await model.whenAsked();
    expect((await readMetrics(app)).get('larder_active_streams')).toBe(1);
    writing.deps.onUsage?.({ inputTokens: 1000, outputTokens: 234, estimated: false });
    writing.push(STARTED, { type: 'text', text: '# E' }, createDone('E'));
    await asked;
    const metrics = await readMetrics(app);
    expect(metrics.get('larder_active_streams')).toBe(0);
    expect(metrics.get('larder_tokens_total')).toBe(1234);
  });

  it('counts what the provider did wrong, and nothing that was typed or secret', async () => {
    const { app } = startTestGateway(MODEL_ENV);
    await app.inject(askRecipe({ ...EGGS, ingredients: ['quince', 'eggs', 'rice'] }));
    const answer = await app.inject('/metrics');
    expect(answer.body).toMatch(/^larder_provider_errors_total\{code="offline"\} [1-9]/mu);
    expect(answer.body).not.toMatch(/quince|test\/model|127\.0\.0\.1/u);
    expect(answer.body).not.toContain(TEST_TOKEN);
  });

  it('is only read', async () => {
    const answer = await startTestGateway().app.inject({ method: 'POST', url: '/metrics' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
