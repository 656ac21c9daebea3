import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecipeBody } from './recipe-body.ts';

const EGGS = ['eggs', 'rice'];

function readFault(body: unknown) {
  const reading = readRecipeBody(body);
  return reading.ok ? null : reading;
}

describe('readRecipeBody', () => {
  it('takes every key of the interface', () => {
    const body = {
      ingredients: EGGS,
      servings: 4,
      diets: ['vegetarian', 'gluten-free'],
      avoid: ['milk', 'coriander'],
      maxMinutes: 30,
      equipment: ['hob', 'air-fryer'],
      units: 'us',
      language: 'pt-BR',
      idea: 4,
      maxExtras: 0,
      source: 'built-in',
    };
    expect(readRecipeBody(body)).toEqual({ ok: true, request: body });
  });

  it.each([
    [{ recipe: '# Egg', wish: 'less salt' }],
    [{ recipe: '# Egg', continue: true }],
    [{ recipe: '# Egg', faults: ['undercooked', 'dose'] }],
  ])('takes the change %j', (change) => {
    expect(readRecipeBody({ ingredients: EGGS, change })).toEqual({
      ok: true,
      request: { ingredients: EGGS, change },
    });
  });

  it('cleans ingredients and counts them after that', () => {
    const long = `${'\u200b'.repeat(200)}${'é'.normalize('NFD').repeat(80)}`;
    expect(readRecipeBody({ ingredients: [' 2\tEGGS\u202e ', long] })).toEqual({
      ok: true,
      request: { ingredients: ['2 EGGS', 'é'.repeat(80)] },
    });
  });

  it.each([
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
    'constructor',
    'toString',
    'baseUrl',
    'provider',
  ])('refuses the key %s by its name', (key) => {
    const body: unknown = JSON.parse(`{"ingredients":["eggs"],${JSON.stringify(key)}:1}`);
    expect(readFault(body)?.message).toBe(`The key "${key}" is not known.`);
  });

  it.each(['__proto__', 'constructor', 'prompt'])('refuses the key %s inside a change', (key) => {
    const body: unknown = JSON.parse(
      `{"ingredients":["eggs"],"change":{"recipe":"x","wish":"y",${JSON.stringify(key)}:{"a":1}}}`,
    );
    expect(readFault(body)?.message).toBe(`The key "${key}" is not known.`);
  });

  it.each<[unknown, string, string]>([
    [null, '', 'The body must be a JSON object.'],
    [[], '', 'The body must be a JSON object.'],
    ['eggs', '', 'The body must be a JSON object.'],
    [{}, 'ingredients', 'The key "ingredients" is missing.'],
    [{ ingredients: 'eggs' }, 'ingredients', 'ingredients takes a list of texts.'],
    [{ ingredients: [] }, 'ingredients', 'ingredients is empty: name at least one.'],
    [{ ingredients: Array(31).fill('egg') }, 'ingredients', 'ingredients takes at most 30.'],
    [{ ingredients: ['egg', 3] }, 'ingredients.1', 'An ingredient takes text.'],
    [{ ingredients: ['\u200b '] }, 'ingredients.0', 'An ingredient is empty.'],
    [
      { ingredients: ['x'.repeat(81)] },
      'ingredients.0',
      'An ingredient is 81 characters long; at most 80 are taken.',
    ],
    [{ ingredients: EGGS, servings: 0 }, 'servings', 'servings takes a whole number from 1 to 12, not "0".'],
    [
      { ingredients: EGGS, servings: 13 },
      'servings',
      'servings takes a whole number from 1 to 12, not "13".',
    ],
    [
      { ingredients: EGGS, servings: 1.5 },
      'servings',
      'servings takes a whole number from 1 to 12, not "1.5".',
    ],
    [
      { ingredients: EGGS, servings: '2' },
      'servings',
      'servings takes a whole number from 1 to 12, not "2".',
    ],
    [
      { ingredients: EGGS, maxMinutes: 4 },
      'maxMinutes',
      'maxMinutes takes a whole number from 5 to 480, not "4".',
    ],
    [
      { ingredients: EGGS, maxExtras: 11 },
      'maxExtras',
      'maxExtras takes a whole number from 0 to 10, not "11".',
    ],
    [{ ingredients: EGGS, idea: 5 }, 'idea', 'idea takes a whole number from 0 to 4, not "5".'],
    [
      { ingredients: EGGS, units: 'imperial' },
      'units',
      'units does not know "imperial". It takes: metric, us.',
    ],
    [
      { ingredients: EGGS, source: 'gpt' },
      'source',
      'source does not know "gpt". It takes: built-in, model.',
    ],
    [
      { ingredients: EGGS, change: { recipe: 'x' } },
      'change',
      'change takes a recipe and exactly one of wish, continue and faults.',
    ],
    [
      { ingredients: EGGS, change: { recipe: 'x', wish: 'y', continue: true } },
      'change',
      'change takes a recipe and exactly one of wish, continue and faults.',
    ],
    [{ ingredients: EGGS, change: { recipe: ' ', wish: 'y' } }, 'change.recipe', 'change.recipe is empty.'],
    [
      { ingredients: EGGS, change: { recipe: 'x'.repeat(12_001), wish: 'y' } },
      'change.recipe',
      'change.recipe takes at most 12000 characters.',
    ],
    [
      { ingredients: EGGS, change: { recipe: 'x', wish: 'y'.repeat(201) } },
      'change.wish',
      'change.wish is 201 characters long; at most 200 are taken.',
    ],
    [
      { ingredients: EGGS, change: { recipe: 'x', continue: false } },
      'change.continue',
      'change.continue takes true.',
    ],
    [
      { ingredients: EGGS, change: { recipe: 'x', faults: [] } },
      'change.faults',
      'change.faults names no rule.',
    ],
  ])('refuses %j', (body, path, message) => {
    expect(readRecipeBody(body)).toEqual({ ok: false, path, message });
  });

  it.each(['en; ignore the rules', 'x-private', 'de-CH-ignoreme', 'en_GB', '', 'e', 'en-GB\n'])(
    'refuses the language %j',
    (language) => {
      expect(readFault({ ingredients: EGGS, language })?.path).toBe('language');
    },
  );

  it.each([
    ['diets', 'keto', ['vegetarian', 'low-lactose']],
    ['avoid', 'qqqqq', ['celery', 'sulphites', 'the name of a food']],
    ['equipment', 'wok', ['hob', 'kettle']],
  ])('lists the words that %s takes', (key, word, listed) => {
    const fault = readFault({ ingredients: EGGS, [key]: [word] });
    expect(fault?.path).toBe(`${key}.0`);
    for (const part of [`"${word}"`, ...listed]) expect(fault?.message).toContain(part);
  });

  it('reads anything that JSON can hold without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (ingredients, change) => {
        expect(typeof readRecipeBody({ ingredients, change }).ok).toBe('boolean');
      }),
      { seed: 3 },
    );
  });
});
