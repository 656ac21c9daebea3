// The status and the health routes.

import { describe, expect, it } from 'vitest';
import { createScriptedModel } from '../../../tests/fakes/scripted-model.ts';
import { MODEL_ENV, startTestGateway } from '../../../tests/fakes/test-gateway.ts';

describe('GET /api/status and the health routes', () => {
  it('says which chef answers, the limits and the version', async () => {
    const { app } = startTestGateway({
      ...MODEL_ENV,
      LARDER_DAILY_TOKENS: '100000',
      LARDER_DIRECT_ORIGINS: 'none',
    });
    const answer = await app.inject('/api/status');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      version: '1.2.3',
      pictures: null,
      chef: { kind: 'model', model: 'test/model' },
      limits: {
        ingredients: 30,
        ingredientLength: 80,
        bodyBytes: 16_384,
        modelPerMinute: 10,
        builtInPerMinute: 120,
        streams: 256,
        streamsPerClient: 3,
        maxTokens: 1024,
        dailyTokens: 100_000,
      },
      direct: { origins: [] },
    });
  });

  it('says that there is no model', async () => {
    const answer = await startTestGateway().app.inject('/api/status');
    expect(answer.json().chef).toEqual({ kind: 'built-in', reason: 'no-model' });
    expect(answer.json().direct.origins).toEqual(['https://router.huggingface.co']);
  });

  it.each(['/healthz', '/readyz'])('answers %s without asking anyone', async (url) => {
    const model = createScriptedModel();
    const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    expect(model.writings).toHaveLength(0);
  });
});
