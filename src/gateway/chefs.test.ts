import { expect, it } from 'vitest';
import { createScriptedModel } from '../../tests/fakes/scripted-model.ts';
import { EGGS, MODEL_ENV, readTestConfig, STARTED } from '../../tests/fakes/test-gateway.ts';
import { builtInSource } from '../chef/built-in-source.ts';
import { SYSTEM_CLOCK } from '../provider/chat-service.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { createChefs } from './chefs.ts';
import { createDailyTokens } from './limits/daily-tokens.ts';

const CARRY_ON = { recipe: '# Soup', continue: true } as const;

it.each<[string, Partial<RecipeRequest>, unknown]>([
  ['no chef is named', {}, { type: 'started', source: { kind: 'built-in', reason: 'daily-cap' } }],
  ['a model is named', { source: 'model' }, { type: 'failed', failure: { code: 'quota' } }],
  ['a text is carried on', { change: CARRY_ON }, { type: 'failed', failure: { code: 'quota' } }],
])(
  'two that are chosen before either has begun keep to the cap together, where %s',
  async (_how, more, event) => {
    const config = readTestConfig(MODEL_ENV);
    const chefs = createChefs({
      config,
      chat: { fetch, clock: SYSTEM_CLOCK },
      daily: createDailyTokens(2500, () => 0),
      createModel: createScriptedModel([STARTED]).createModel,
      builtIn: builtInSource,
    });
    const request: RecipeRequest = { ...EGGS, ...more };
    const [first, second] = [await chefs.choose(request), await chefs.choose(request)];
    if (first.kind !== 'model' || second.kind !== 'model') throw new Error('No model was chosen.');
    await chefs.order(first, request, () => undefined);
    const { writing, settled } = await chefs.order(second, request, () => undefined);
    for await (const said of writing) {
      expect(said).toMatchObject(event as object);
      break;
    }
    expect(await settled).toBeNull();
  },
);
