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
    const count = (route: string, code: number) =>
      metrics.get(`larder_requests_total{route="${route}",code="${code}"}`);
    const recipes = [200, 400, 422].map((code) => count('/api/recipes', code));
    expect([...recipes, count('/*', 404)]).toEqual([1, 1, 1, 1]);
    expect(metrics.get('larder_request_duration_seconds_count{route="/api/recipes"}')).toBe(3);
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
    expect(answer.body).not.toMatch(/quince|127\.0\.0\.1/u);
    expect(answer.body).not.toContain(TEST_TOKEN);
  });

  it('counts recipes by chef and end, what is held back by its rule, and limits by their name', async () => {
    const finding = { rule: 'undercooked', severity: 'danger', message: 'Chicken at 60 C.' } as const;
    const { answer } = createDone('Chicken');
    const model = createScriptedModel([
      STARTED,
      { type: 'held', findings: [finding, finding] },
      { type: 'done', answer: { ...answer, finish: 'refused', findings: [finding] } },
    ]);
    const env = { ...MODEL_ENV, LARDER_RATE_LIMIT: '1' };
    const { app } = startTestGateway(env, { createModel: model.createModel });
    await app.inject(askRecipe(EGGS));
    await app.inject(askRecipe(EGGS));
    await app.inject(askRecipe({ ...EGGS, source: 'built-in' }));
    const metrics = await readMetrics(app);
    expect(metrics.get('larder_recipes_total{chef="model",end="held-back"}')).toBe(1);
    expect(metrics.get('larder_recipes_total{chef="built-in",end="complete"}')).toBe(1);
    expect(metrics.get('larder_held_back_total{rule="undercooked"}')).toBe(1);
    expect(metrics.get('larder_limited_total{limit="rate"}')).toBe(1);
  });

  it('tells of a model what the conventions for generative AI name, and of the process', async () => {
    const model = createScriptedModel([STARTED, { type: 'text', text: '# E' }]);
    const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
    const asked = app.inject(askRecipe(EGGS));
    const writing = await model.whenAsked();
    writing.deps.onUsage?.({ inputTokens: 700, outputTokens: 300, estimated: true });
    writing.push(createDone('E'));
    await asked;
    const metrics = await readMetrics(app);
    const labels = 'gen_ai_operation_name="chat",gen_ai_request_model="test/model"';
    expect(metrics.get(`gen_ai_client_token_usage_sum{${labels},gen_ai_token_type="input"}`)).toBe(700);
    expect(metrics.get(`gen_ai_client_token_usage_sum{${labels},gen_ai_token_type="output"}`)).toBe(300);
    expect(metrics.get(`gen_ai_client_operation_duration_seconds_count{${labels}}`)).toBe(1);
    expect(metrics.get('larder_tokens_estimated_total')).toBe(1000);
    expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('is only read', async () => {
    const answer = await startTestGateway().app.inject({ method: 'POST', url: '/metrics' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
