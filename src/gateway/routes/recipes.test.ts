// What POST /api/recipes answers, without a socket.

import { gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createDone, createScriptedModel } from '../../../tests/fakes/scripted-model.ts';
import { askRecipe, EGGS, MODEL_ENV, STARTED, startTestGateway } from '../../../tests/fakes/test-gateway.ts';

describe('POST /api/recipes with the built-in chef', () => {
  it('answers with JSON where nothing else is asked for', async () => {
    const { app } = startTestGateway();
    const answer = await app.inject(askRecipe(EGGS));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      source: { kind: 'built-in', reason: 'no-model' },
      finish: 'complete',
      refused: [],
    });
    expect(answer.json().markdown).toContain('## Ingredients');
  });

  it('answers with markdown that ends in its author', async () => {
    const { app } = startTestGateway();
    const answer = await app.inject(askRecipe(EGGS, { accept: 'text/markdown' }));
    expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(answer.body).toMatch(/^# .+\n/u);
    expect(answer.body).toMatch(/\n\nWritten by Larder's built-in chef\. Not tested in a kitchen\.\n$/u);
  });

  it.each([
    ['text/plain', /^(?![#*])[^\n]+\n/u],
    ['application/ld+json', /"@type": "Recipe"/u],
    ['text/x-cooklang', /^---\ntitle: /u],
    ['text/x-shopping-list', /^To buy for /u],
  ])('answers with the whole recipe as %s', async (accept, begins) => {
    const { app } = startTestGateway();
    const answer = await app.inject(askRecipe(EGGS, { accept }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(`${accept}; charset=utf-8`);
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''[\w-]+\.\w+$/u);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatch(begins);
    expect(answer.body).toContain("Written by Larder's built-in chef. Not tested in a kitchen.");
  });

  it('answers with a file of Paprika', async () => {
    const { app } = startTestGateway();
    const answer = await app.inject(askRecipe(EGGS, { accept: 'application/x-paprikarecipe' }));
    expect(answer.headers['content-type']).toBe('application/x-paprikarecipe');
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString()).directions).not.toBe('');
  });

  it('answers with events, never to be stored, transformed or buffered', async () => {
    const { app } = startTestGateway();
    const answer = await app.inject(
      askRecipe(EGGS, { accept: 'text/event-stream', 'accept-encoding': 'br, gzip' }),
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    expect(answer.headers['cache-control']).toContain('no-cache, no-transform');
    expect(answer.headers['content-encoding']).toBeUndefined();
    const names = [...answer.body.matchAll(/^event: (.+)$/gmu)].map((match) => match[1]);
    expect([names[0], names.at(-1)]).toEqual(['started', 'done']);
    expect(new Set(names.slice(1, -1))).toEqual(new Set(['text']));
  });

  it('says that it was asked for', async () => {
    const { app } = startTestGateway(MODEL_ENV);
    const answer = await app.inject(askRecipe({ ...EGGS, source: 'built-in' }));
    expect(answer.json().source).toEqual({ kind: 'built-in', reason: 'asked' });
  });

  it('names what it refused and cooks the rest', async () => {
    const { app } = startTestGateway();
    const answer = await app.inject(askRecipe({ ingredients: ['eggs', 'rice', 'bleach'] }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().refused).toEqual([{ ingredient: 'bleach', why: expect.any(String) }]);
  });

  it.each(['application/json', 'text/markdown', 'text/event-stream'])(
    'answers 422 to %s where nothing can be eaten',
    async (accept) => {
      const model = createScriptedModel();
      const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
      const answer = await app.inject(askRecipe({ ingredients: ['bleach', 'gravel'] }, { accept }));
      expect(answer.statusCode).toBe(422);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.json()).toMatchObject({ code: 'refused', retryable: false });
      expect(answer.json().refused.map((entry: { ingredient: string }) => entry.ingredient)).toEqual([
        'bleach',
        'gravel',
      ]);
      expect(model.writings).toHaveLength(0);
    },
  );

  it('fails where a model is asked for and there is none', async () => {
    const { app } = startTestGateway();
    const answer = await app.inject(askRecipe({ ...EGGS, source: 'model' }));
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'config']);
  });
});

describe('POST /api/recipes refuses before any chef is asked', () => {
  const smuggled = [
    'messages',
    'model',
    'system',
    'max_tokens',
    'n',
    'tools',
    'response_format',
    'stream_options',
    'functions',
    'user',
    'logit_bias',
    '__proto__',
  ];
  const json = { 'content-type': 'application/json' };

  it.each<[string, InjectOptions, number, string]>([
    ...smuggled.map((key): [string, InjectOptions, number, string] => [
      `the key ${key}`,
      askRecipe(`{"ingredients":["eggs"],"${key}":{"a":1}}`),
      400,
      'invalid',
    ]),
    ['31 ingredients', askRecipe({ ingredients: Array(31).fill('egg') }), 400, 'invalid'],
    ['an ingredient of 81 letters', askRecipe({ ingredients: ['x'.repeat(81)] }), 400, 'invalid'],
    ['an ingredient of 10,000 letters', askRecipe({ ingredients: ['x'.repeat(10_000)] }), 400, 'invalid'],
    ['no JSON', askRecipe('{"ingredients":'), 400, 'invalid'],
    ['deep JSON', askRecipe('['.repeat(8000)), 400, 'invalid'],
    ['no UTF-8', { ...askRecipe(''), payload: Buffer.from([0x22, 0xff, 0x22]) }, 400, 'invalid'],
    ['no body', { ...askRecipe(''), payload: '' }, 400, 'invalid'],
    ['a body beyond the cap', askRecipe(' '.repeat(16_385)), 413, 'too-long'],
    ['a compressed body', askRecipe(EGGS, { 'content-encoding': 'gzip' }), 415, 'invalid'],
    [
      'a body of another charset',
      askRecipe(EGGS, { 'content-type': 'application/json; charset=latin1' }),
      415,
      'invalid',
    ],
    ['plain text', askRecipe(EGGS, { 'content-type': 'text/plain' }), 415, 'invalid'],
    ['a form', askRecipe('a=1', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'invalid'],
    [
      'a multipart form',
      askRecipe('x', { 'content-type': 'multipart/form-data; boundary=x' }),
      415,
      'invalid',
    ],
    ['no type', { method: 'POST', url: '/api/recipes', payload: Buffer.from('{}') }, 415, 'invalid'],
    ['another origin', askRecipe(EGGS, { origin: 'https://evil.example' }), 403, 'invalid'],
    ['the origin null', askRecipe(EGGS, { origin: 'null' }), 403, 'invalid'],
    ['another site', askRecipe(EGGS, { 'sec-fetch-site': 'cross-site' }), 403, 'invalid'],
    ['another host', askRecipe(EGGS, { host: 'evil.example' }), 403, 'invalid'],
    ['a wrong Accept', askRecipe(EGGS, { accept: 'text/html' }), 406, 'invalid'],
    ['GET', { method: 'GET', url: '/api/recipes' }, 405, 'invalid'],
    ['HEAD', { method: 'HEAD', url: '/api/recipes' }, 405, ''],
    ['OPTIONS', { method: 'OPTIONS', url: '/api/recipes', headers: json }, 405, 'invalid'],
    ['PUT', { method: 'PUT', url: '/api/recipes', headers: json, payload: '{}' }, 405, 'invalid'],
    ['a method of its own', { method: 'PROPFIND' as 'GET', url: '/api/recipes' }, 405, 'invalid'],
    ['POST elsewhere', { ...askRecipe(EGGS), url: '/api/status' }, 405, 'invalid'],
    ['POST nowhere', { ...askRecipe(EGGS), url: '/api/recipe' }, 404, 'invalid'],
  ])('%s', async (_what, request, status, code) => {
    const model = createScriptedModel();
    const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    if (code !== '') expect(answer.json()).toMatchObject({ status, code });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(model.writings).toHaveLength(0);
  });

  it('takes exactly 16 KiB, identity encoding and a UTF-8 charset', async () => {
    const { app } = startTestGateway();
    const body = JSON.stringify(EGGS);
    const headers = { 'content-encoding': 'identity', 'content-type': 'application/json;charset="UTF-8"' };
    expect((await app.inject(askRecipe(body + ' '.repeat(16_384 - body.length), headers))).statusCode).toBe(
      200,
    );
  });
});

describe('POST /api/recipes with a model', () => {
  const failed = {
    type: 'failed',
    failure: { code: 'quota', message: 'Used up.', retryable: false },
  } as const;

  it.each([
    ['text/event-stream', {}],
    ['text/event-stream', { source: 'model' }],
    ['application/json', { source: 'model' }],
    ['text/markdown', { source: 'model' }],
  ])('answers a failure before the first text with its status (%s, %o)', async (accept, wish) => {
    const model = createScriptedModel([STARTED, failed]);
    const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
    const answer = await app.inject(askRecipe({ ...EGGS, ...wish }, { accept }));
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({ code: 'quota', detail: 'Used up.' });
  });

  it.each([
    ['config', 500],
    ['quota', 502],
    ['busy', 503],
    ['too-long', 413],
    ['filtered', 502],
    ['empty', 502],
    ['cut', 502],
    ['timeout', 504],
    ['offline', 502],
    ['refused', 422],
    ['internal', 500],
  ] as const)('answers %s with %d', async (code, status) => {
    const model = createScriptedModel([
      STARTED,
      { type: 'failed', failure: { code, message: 'Words.', retryable: true, retryAfterSec: 9 } },
    ]);
    const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
    const answer = await app.inject(askRecipe({ ...EGGS, source: 'model' }));
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      status,
      code,
      '9',
    ]);
  });

  it('tells a failure after the first text as an event', async () => {
    const model = createScriptedModel([STARTED, { type: 'text', text: '# Eg' }, failed]);
    const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
    const answer = await app.inject(askRecipe(EGGS, { accept: 'text/event-stream' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(
      'event: started\ndata: {"source":{"kind":"model","model":"test/model"}}\n\n' +
        'event: text\ndata: {"text":"# Eg"}\n\n' +
        'event: failed\ndata: {"code":"quota","message":"Used up.","retryable":false}\n\n',
    );
  });

  it.each(['application/json', 'text/markdown'])(
    'has the built-in chef answer %s instead',
    async (accept) => {
      const model = createScriptedModel([STARTED, { type: 'text', text: '# Eg' }, failed]);
      const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
      const answer = await app.inject(askRecipe(EGGS, { accept }));
      expect(answer.statusCode).toBe(200);
      if (accept === 'application/json') {
        expect(answer.json().source).toEqual({ kind: 'built-in', reason: 'model-failed' });
      }
      expect(answer.body).not.toContain('# Eg"');
    },
  );

  it('gives the whole text of a model with its answer', async () => {
    const model = createScriptedModel([
      STARTED,
      { type: 'text', text: '# Eggs\n' },
      { type: 'text', text: '\nEat.\n' },
      createDone('Eggs'),
    ]);
    const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
    const answer = await app.inject(askRecipe(EGGS));
    expect(answer.json()).toMatchObject({
      markdown: '# Eggs\n\nEat.\n',
      title: 'Eggs',
      source: { kind: 'model' },
    });
    const markdown = await app.inject(askRecipe(EGGS, { accept: 'text/markdown' }));
    expect(markdown.body).toBe(
      '# Eggs\n\nEat.\n\nWritten by a language model (test/model), not tested in a kitchen.\n',
    );
  });

  it('puts what is continued in front', async () => {
    const model = createScriptedModel([STARTED, { type: 'text', text: ' and rice.' }, createDone('Eggs')]);
    const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
    const answer = await app.inject(askRecipe({ ...EGGS, change: { recipe: 'Cook eggs', continue: true } }));
    expect(answer.json().markdown).toBe('Cook eggs and rice.');
  });

  it.each([
    ['without a model', {}, {}, 500, 'config'],
    ['past the daily cap', { ...MODEL_ENV, LARDER_DAILY_TOKENS: '1500' }, {}, 502, 'quota'],
    ['by the built-in chef', MODEL_ENV, { source: 'built-in' }, 400, 'invalid'],
  ])('carries nothing on %s', async (_where, env, more, status, code) => {
    const model = createScriptedModel();
    const { app } = startTestGateway(env, { createModel: model.createModel });
    for (const accept of ['text/event-stream', 'application/json', 'text/markdown']) {
      const change = { recipe: '# Leek Soup\n\n1. Chop the', continue: true };
      const answer = await app.inject(askRecipe({ ...EGGS, ...more, change }, { accept }));
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    }
    expect(model.writings).toHaveLength(0);
  });

  it.each(['application/json', 'text/markdown'])(
    'puts no recipe of the built-in chef behind a text that the model could not carry on (%s)',
    async (accept) => {
      const model = createScriptedModel([STARTED, failed]);
      const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
      const change = { recipe: '# Leek Soup\n\n1. Chop the', continue: true };
      const answer = await app.inject(askRecipe({ ...EGGS, change }, { accept }));
      expect([answer.statusCode, answer.json().code]).toEqual([502, 'quota']);
    },
  );

  it('gives no text of a recipe that is held back', async () => {
    const finding = { rule: 'undercooked', severity: 'danger', message: 'Chicken at 60 C.' } as const;
    const { answer: whole } = createDone('Chicken');
    const model = createScriptedModel([
      STARTED,
      { type: 'text', text: '# Chicken\n' },
      { type: 'held', findings: [finding] },
      { type: 'done', answer: { ...whole, finish: 'refused', findings: [finding] } },
    ]);
    const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
    const json = await app.inject(askRecipe(EGGS));
    expect(json.json()).toMatchObject({ markdown: '', finish: 'refused', findings: [finding] });
    const markdown = await app.inject(askRecipe(EGGS, { accept: 'text/markdown' }));
    expect(markdown.statusCode).toBe(422);
    expect(markdown.json().detail).toContain('Chicken at 60 C.');
    expect(markdown.body).not.toContain('# Chicken');
  });

  it('ends a writing that ends without a word in a failure', async () => {
    const model = createScriptedModel([STARTED, { type: 'text', text: 'x' }]);
    const { app } = startTestGateway(MODEL_ENV, { createModel: model.createModel });
    const asked = app.inject(askRecipe(EGGS, { accept: 'text/event-stream' }));
    (await model.whenAsked()).end();
    expect((await asked).body).toContain('event: failed\ndata: {"code":"internal"');
  });
});
