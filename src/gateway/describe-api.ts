// The OpenAPI document of the gateway, made of the schemas that requests are judged by and answers are read with.

import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { chefLabelSchema, EVENT_SCHEMAS } from '../wire/event-schemas.ts';
import { PATHS } from '../wire/paths.ts';
import { PICTURE_LIMITS } from '../wire/picture-limits.ts';
import { PROBLEM_TYPE, problemSchema } from '../wire/problem.ts';
import { bodySchema } from '../wire/recipe-body.ts';
import { seenListSchema } from '../wire/seen.ts';
import { statusSchema } from '../wire/status.ts';
import { type AnswerForm, FORMS } from './accept.ts';
import { PICTURE_TYPES } from './read-picture.ts';

type Json = Readonly<Record<string, unknown>>;

const SCHEMAS = {
  RecipeRequest: bodySchema,
  Recipe: v.object({ markdown: v.string(), ...EVENT_SCHEMAS.done.entries }),
  Problem: v.object({
    type: v.literal('about:blank'),
    title: v.string(),
    status: v.number(),
    ...problemSchema.entries,
    path: v.optional(v.string()),
  }),
  SeenList: seenListSchema,
  Status: statusSchema,
  Chef: chefLabelSchema,
  ...Object.fromEntries(
    Object.entries(EVENT_SCHEMAS).map(([name, schema]) => [`Event-${name}`, schema] as const),
  ),
};

/** What is transformed or checked by a function is described by the plain shape before it. */
function writeSchema(schema: v.GenericSchema): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return rest;
}

const refer = (name: keyof typeof SCHEMAS) => ({ $ref: `#/components/schemas/${name}` });

const EVENTS = `Events in text/event-stream; each has a name and JSON as its data. ${Object.keys(
  EVENT_SCHEMAS,
)
  .map((name) => `"${name}" holds the schema Event-${name}`)
  .join(', ')}. A line that begins with a colon only keeps the connection open.`;

function writeText(description: string): Json {
  return { schema: { type: 'string', description } };
}

const FORM_CONTENT: Readonly<Record<AnswerForm, Json>> = {
  'application/json': { schema: refer('Recipe') },
  'text/event-stream': { schema: { type: 'string', description: EVENTS } },
  'text/markdown': writeText('The checked text, what was found in it, its author in the last line.'),
  'text/plain': writeText('The same without any mark of markdown.'),
  'application/ld+json': {
    schema: { type: 'object', description: 'A schema.org/Recipe, as recipe managers read it.' },
  },
  'text/x-cooklang': writeText('The recipe in Cooklang.'),
  'application/x-paprikarecipe': {
    schema: { type: 'string', description: 'A file of Paprika: JSON, compressed with gzip.' },
  },
  'text/x-shopping-list': writeText('What is to buy.'),
};

const PROBLEMS: Readonly<Record<number, string>> = {
  400: 'The body is no such request; the detail says what is wrong, the path where.',
  403: 'The request comes from another site, or under a host name that is not known.',
  404: 'This gateway does not do this.',
  405: 'This address is not asked in this way; Allow says how.',
  406: 'None of the forms that are accepted is offered.',
  413: 'The body is too long, or the list is for the model.',
  415: 'The body is not of a type that this address takes.',
  422: 'Nothing on the list is food, or the recipe is held back for a danger.',
  429: 'More than fits into a minute, or too many at once; Retry-After says when to come again.',
  500: 'No model is set up as it should be, or a fault of Larder itself.',
  502: 'The model failed.',
  503: 'Too busy; Retry-After says when to come again.',
  504: 'The model took too long.',
};

function writeProblems(statuses: readonly number[]): Json {
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: PROBLEMS[status],
        content: { [PROBLEM_TYPE]: { schema: refer('Problem') } },
      },
    ]),
  );
}

function writeRead(operationId: string, summary: string, answers: Json): Json {
  // A host name that is not known is refused everywhere.
  return { get: { operationId, summary, responses: { ...answers, ...writeProblems([403]) } } };
}

function writeAnswer(description: string, media: string, schema: Json): Json {
  return { description, content: { [media]: { schema } } };
}

const OK = {
  type: 'object',
  properties: { ok: { type: 'boolean' }, limits: { enum: ['shared', 'alone'] } },
  required: ['ok'],
};

const recipes = {
  operationId: 'askRecipe',
  summary: 'Ask for a recipe',
  description:
    'Words of avoid are allergens or names of foods. A change carries a recipe that is to be changed; only a model can carry on with a text.',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: refer('RecipeRequest'),
        examples: {
          list: { value: { ingredients: ['eggs', 'rice', '2 spring onions'] } },
          wishes: {
            value: {
              ingredients: ['chickpeas', 'spinach', 'lemon'],
              servings: 4,
              diets: ['vegan'],
              avoid: ['nuts'],
              maxMinutes: 30,
              source: 'built-in',
            },
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The recipe, in the form that Accept names; without a wish as JSON.',
      content: Object.fromEntries(FORMS.map((form) => [form, FORM_CONTENT[form]])),
    },
    ...writeProblems([400, 403, 405, 406, 413, 415, 422, 429, 500, 502, 503, 504]),
  },
};

const ingredients = {
  operationId: 'readPicture',
  summary: 'What a model sees in a picture of food or of a receipt',
  description: `At most ${PICTURE_LIMITS.bytes} bytes and ${PICTURE_LIMITS.sidePx} pixels a side. The picture goes to the model of LARDER_VISION_MODEL alone and is not kept; without that variable the answer is 404.`,
  requestBody: {
    required: true,
    content: Object.fromEntries(PICTURE_TYPES.map((type) => [type, {}])),
  },
  responses: {
    200: writeAnswer('What was seen, each read as a typed line is.', 'application/json', refer('SeenList')),
    ...writeProblems([400, 403, 404, 405, 413, 415, 429, 500, 502, 503, 504]),
  },
};

/** The document. `basePath` is where the addresses begin; the probes answer at the root too. */
export function describeApi({
  version,
  basePath,
}: {
  readonly version: string;
  readonly basePath: string;
}): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Larder',
      version,
      description: 'A recipe from what you have, that you can trust.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath === '' ? '/' : basePath }],
    paths: {
      [PATHS.recipes]: { post: recipes },
      [PATHS.ingredients]: { post: ingredients },
      [PATHS.status]: writeRead('readStatus', 'Which chef answers, the limits and the version', {
        200: writeAnswer('The status.', 'application/json', refer('Status')),
      }),
      [PATHS.openApi]: writeRead('readDocument', 'This document', {
        200: writeAnswer('The document.', 'application/json', { type: 'object' }),
      }),
      [PATHS.health]: writeRead('readHealth', 'Whether the process lives', {
        200: writeAnswer('It does.', 'application/json', OK),
      }),
      [PATHS.ready]: writeRead('readReadiness', 'Whether requests are taken', {
        200: writeAnswer('They are.', 'application/json', OK),
        503: writeAnswer('The gateway is stopping.', 'application/json', OK),
      }),
      [PATHS.metrics]: {
        ...writeRead('readMetrics', 'What was counted, for Prometheus', {
          200: writeAnswer('Counts.', 'text/plain', { type: 'string' }),
        }),
        // Not under the base path.
        servers: [{ url: '/' }],
      },
    },
    components: {
      schemas: Object.fromEntries(
        Object.entries(SCHEMAS).map(([name, schema]) => [name, writeSchema(schema)]),
      ),
    },
  };
}
