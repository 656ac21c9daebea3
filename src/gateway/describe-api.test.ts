// The OpenAPI document beside the gateway that it describes: every route, and requests made from its schemas.

import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScriptedModel } from '../../tests/fakes/scripted-model.ts';
import { MODEL_ENV, STARTED, startTestGateway } from '../../tests/fakes/test-gateway.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly { readonly required: readonly string[] }[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}
interface Operation {
  readonly responses: Readonly<Record<string, { content: Readonly<Record<string, { schema: Schema }>> }>>;
  readonly requestBody?: {
    content: Readonly<
      Record<string, { schema: Schema; examples: Readonly<Record<string, { value: unknown }>> }>
    >;
  };
}
interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const RUNS = { numRuns: 80, seed: 20261123 };

async function readDocument(env: Readonly<Record<string, string>> = {}) {
  const { app } = startTestGateway(env);
  const answer = await app.inject(`${env.LARDER_BASE_PATH ?? ''}/api/openapi.json`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  return { app, document: answer.json<Document>() };
}

function createJudge(document: Document) {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(document, 'document');
  return (operation: Operation, status: number, type: string, body: string): string | null => {
    const response = operation.responses[String(status)];
    if (response === undefined) return `status ${status} is not in the document`;
    const media = type.split(';')[0] ?? '';
    const content = response.content[media];
    if (content === undefined) return `${media} is not in the document for ${status}`;
    const value = media.endsWith('json') ? JSON.parse(body) : body;
    const schema = JSON.parse(JSON.stringify(content.schema).replaceAll('"#/', '"document#/'));
    return ajv.validate(schema, value) ? null : ajv.errorsText();
  };
}

const FOODS = [
  'eggs',
  'rice',
  '2 spring onions',
  '400 g tin of tomatoes',
  'leftover chicken',
  'bleach',
  'qwxyz',
  'crème fraîche',
];

/** Values of a schema. Texts are foods by turns, so that more than refusals is met. */
function draw(schema: Schema, document: Document): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return draw(document.components.schemas[name] ?? {}, document);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const { minLength = 0, maxLength = 40, pattern } = schema;
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 9 });
    case 'string':
      if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
      return fc.oneof(fc.constantFrom(...FOODS), fc.string({ minLength, maxLength, unit: 'binary' }));
    case 'array':
      return fc.array(draw(schema.items ?? {}, document), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 3,
      });
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).map(
        ([key, own]) => [key, draw(own, document)] as const,
      );
      const { oneOf } = schema;
      if (oneOf === undefined)
        return fc.record(Object.fromEntries(entries), { requiredKeys: [...(schema.required ?? [])] });
      const all = oneOf.flatMap(({ required }) => required);
      return fc
        .constantFrom(...oneOf.flatMap(({ required }) => required))
        .chain((chosen) =>
          fc.record(Object.fromEntries(entries.filter(([key]) => key === chosen || !all.includes(key)))),
        );
    }
    default:
      throw new Error(`the test draws no ${JSON.stringify(schema)}`);
  }
}

describe('the OpenAPI document', () => {
  it('is valid, under a base path too', async () => {
    for (const env of [{}, { LARDER_BASE_PATH: '/larder' }]) {
      const { document } = await readDocument(env);
      expect(await new Validator().validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
      expect(document.servers).toEqual([{ url: env.LARDER_BASE_PATH ?? '/' }]);
    }
  });

  it('names every route with its methods, and none beside them', async () => {
    const { app, document } = await readDocument();
    await app.ready();
    const routes = [...app.printRoutes({ commonPrefix: false }).matchAll(/── (\/\S*) \(([^)]*)\)/gu)].flatMap(
      ([, path = '', methods = '']) =>
        // GET on an address of POST answers 405, and HEAD comes with GET.
        methods.includes('POST') ? [`POST ${path}`] : [`GET ${path}`],
    );
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations)
        .filter((method) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(routes.toSorted());
  });

  it('is true of every answer to GET', async () => {
    const { app, document } = await readDocument(MODEL_ENV);
    const judge = createJudge(document);
    for (const [path, { get }] of Object.entries(document.paths)) {
      for (const host of ['localhost', 'elsewhere.example']) {
        if (get === undefined) continue;
        const answer = await app.inject({ url: path, headers: { host } });
        expect(answer.statusCode).toBe(host === 'localhost' ? 200 : 403);
        const fault = judge(get, answer.statusCode, String(answer.headers['content-type']), answer.body);
        expect([path, fault]).toEqual([path, null]);
      }
    }
  });

  it('is true of the answers to its own examples, in every form that it offers', async () => {
    const { app, document } = await readDocument();
    const judge = createJudge(document);
    const post = document.paths['/api/recipes']?.post as Operation;
    const forms = Object.keys(post.responses['200']?.content ?? {});
    expect(forms).toContain('text/event-stream');
    const examples = Object.values(post.requestBody?.content['application/json']?.examples ?? {});
    for (const accept of forms) {
      for (const { value } of examples) {
        const headers = { 'content-type': 'application/json', accept };
        const answer = await app.inject({
          method: 'POST',
          url: '/api/recipes',
          headers,
          payload: JSON.stringify(value),
        });
        expect([answer.statusCode, String(answer.headers['content-type']).split(';')[0]]).toEqual([
          200,
          accept,
        ]);
        expect(judge(post, 200, accept, answer.body)).toBeNull();
      }
    }
  });

  it('is true of the events of a stream', async () => {
    const { app, document } = await readDocument();
    const ajv = new Ajv2020({ strict: false });
    const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/recipes',
      headers,
      payload: '{"ingredients":["eggs"]}',
    });
    const events = [...answer.body.matchAll(/^event: (.+)\ndata: (.+)$/gmu)];
    expect(new Set(events.map(([, name]) => name))).toEqual(new Set(['started', 'text', 'done']));
    for (const [, name, data = ''] of events) {
      const schema = document.components.schemas[`Event-${name}`];
      expect(schema).toBeDefined();
      expect([ajv.validate(schema as object, JSON.parse(data)), ajv.errorsText()]).toEqual([
        true,
        'No errors',
      ]);
    }
  });

  it('describes what is taken: requests made from its schema are answered as it says', async () => {
    const model = createScriptedModel([
      STARTED,
      { type: 'failed', failure: { code: 'filtered', message: 'No.', retryable: false } },
    ]);
    const { document } = await readDocument();
    const { app } = startTestGateway(
      { ...MODEL_ENV, LARDER_RATE_LIMIT: '100000' },
      { createModel: model.createModel },
    );
    const judge = createJudge(document);
    const post = document.paths['/api/recipes']?.post as Operation;
    const schema = document.components.schemas.RecipeRequest as Schema;
    const seen = new Map<number, number>();
    const requests = fc.sample(draw(schema, document), RUNS);
    for (const body of requests) {
      const headers = { 'content-type': 'application/json' };
      const answer = await app.inject({
        method: 'POST',
        url: '/api/recipes',
        headers,
        payload: JSON.stringify(body),
      });
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
      const fault = judge(post, answer.statusCode, String(answer.headers['content-type']), answer.body);
      expect([JSON.stringify(body), answer.statusCode, fault]).toEqual([
        JSON.stringify(body),
        answer.statusCode,
        null,
      ]);
      // What a schema cannot say is a matter of words and of characters that nobody sees.
      if (answer.statusCode === 400) {
        expect(answer.json().detail).toMatch(
          /is empty|avoid does not know|change\.continue is for a model|characters long/u,
        );
      }
    }
    expect([...seen.keys()]).toEqual(expect.arrayContaining([400, 502]));
  });

  it('refuses what its schema refuses', async () => {
    const { app, document } = await readDocument();
    const ajv = new Ajv2020({ strict: false });
    const check = ajv.compile(document.components.schemas.RecipeRequest as object);
    const wrong = [
      {},
      { ingredients: [] },
      { ingredients: Array(31).fill('egg') },
      { ingredients: ['x'.repeat(81)] },
      { ingredients: ['egg'], servings: 0 },
      { ingredients: ['egg'], servings: 1.5 },
      { ingredients: ['egg'], model: 'other' },
      { ingredients: ['egg'], diets: ['keto'] },
      { ingredients: ['egg'], language: 'english' },
      { ingredients: ['egg'], units: 'stone' },
      { ingredients: ['egg'], change: { recipe: '# A' } },
      { ingredients: ['egg'], change: { recipe: '# A', wish: 'hotter', continue: true } },
    ];
    for (const body of wrong) {
      const headers = { 'content-type': 'application/json' };
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/recipes',
        headers,
        payload: JSON.stringify(body),
      });
      expect([JSON.stringify(body), check(body), statusCode]).toEqual([JSON.stringify(body), false, 400]);
    }
  });
});
