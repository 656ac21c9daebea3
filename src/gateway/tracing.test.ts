// Traces, sent to a collector over real HTTP as OTLP in JSON.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createDone, createScriptedModel } from '../../tests/fakes/scripted-model.ts';
import { askRecipe, MODEL_ENV, STARTED, startTestGateway } from '../../tests/fakes/test-gateway.ts';
import { openTracing } from './tracing.ts';

interface Sent {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

async function startCollector() {
  const spans: Sent[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    bodies.push(body);
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, bodies };
}

it('is off, and loads nothing, where its variables are not set', async () => {
  expect(await openTracing({}, '1')).toBeNull();
  expect(
    await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x', OTEL_SDK_DISABLED: 'true' }, '1'),
  ).toBeNull();
});

it('sends a request and the model’s call within it, without a word that was typed', async () => {
  const collector = await startCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  onTestFinished(() => void vi.unstubAllEnvs());
  const tracing = await openTracing(process.env, '1.2.3');
  const model = createScriptedModel([STARTED, { type: 'text', text: '# E' }]);
  const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel, tracing });
  const asked = app.inject(askRecipe({ ingredients: ['quince', 'eggs', 'rice'] }));
  const writing = await model.whenAsked();
  writing.deps.onUsage?.({ inputTokens: 700, outputTokens: 300, estimated: false });
  writing.push(createDone('E'));
  const answer = await asked;
  await app.inject('/healthz');
  await app.close();
  const [call, request] = ['chat test/model', 'POST /api/recipes'].map((name) =>
    collector.spans.find((span) => span.name === name),
  );
  expect(collector.spans).toHaveLength(2);
  expect(call?.parentSpanId).toBe(request?.spanId);
  expect(call?.attributes).toContainEqual({ key: 'gen_ai.usage.input_tokens', value: { intValue: 700 } });
  expect(request?.attributes).toContainEqual({
    key: 'larder.request_id',
    value: { stringValue: answer.headers['x-request-id'] },
  });
  expect(collector.bodies.join('')).toContain('"larder"');
  expect(collector.bodies.join('')).not.toMatch(/quince|127\.0\.0\.1:3/u);
});
