import { describe, expect, it, vi } from 'vitest';
import { REQUEST_LIMITS } from '../../recipe/recipe-request.ts';
import { startSession } from '../../recipe/recipe-session.ts';
import type { Wishes } from '../../recipe/wishes/wishes.ts';
import { readRecipeBody } from '../../wire/recipe-body.ts';
import { askWithFaults, readCarryOn } from './ask-on.ts';
import type { RecipeRun } from './recipe-runs.ts';
import type { Recipes } from './recipes.ts';

const ask = vi.fn<Recipes['ask']>();
const askAnother = vi.fn<Recipes['askAnother']>();
const recipes = { ask, askAnother } as unknown as Recipes;

function createRun(
  text: string,
  { kind = 'model' as 'model' | 'built-in', wishes = {} as Wishes, typed = ['лук', 'соль', 'рис'] } = {},
): RecipeRun {
  const session = {
    ...startSession({ ingredients: typed, ...wishes }, { kind }),
    text,
    findings: [{ rule: 'undercooked', severity: 'danger', message: 'Raw.' }] as const,
  };
  return {
    id: 1,
    placeId: 1,
    session,
    typed,
    wishes,
    earlier: [],
    refused: [],
    besideId: null,
    changedId: null,
    given: null,
    startedMs: 0,
    tookMs: null,
  };
}

/** The body that a press sends. */
function readBody(): string {
  const [typed, wishes, more] = ask.mock.lastCall ?? [];
  return JSON.stringify({ ingredients: typed, ...wishes, ...more });
}

describe('carrying on', () => {
  it('asks a model by name: no other chef can go on where it stopped', () => {
    readCarryOn(recipes, createRun('# Soup'))?.();
    expect(ask).toHaveBeenLastCalledWith(
      ['лук', 'соль', 'рис'],
      {},
      {
        source: 'model',
        change: { recipe: '# Soup', continue: true },
      },
    );
  });

  it.each([
    ['a recipe of 12,000 letters', true, 'a'.repeat(12_000)],
    ['one letter more', false, 'a'.repeat(12_001)],
    ['7,000 letters of two bytes', true, 'щ'.repeat(7000)],
    ['8,200 letters of two bytes', false, 'щ'.repeat(8200)],
    ['6,000 letters of three bytes', false, '豆'.repeat(6000)],
    ['line ends, which JSON writes with two signs', false, '\n'.repeat(11_000)],
  ])('%s: offered is %s', (_name, isOffered, text) => {
    const carryOn = readCarryOn(recipes, createRun(text));
    expect(carryOn !== null).toBe(isOffered);
    carryOn?.();
    if (isOffered) expect(Buffer.byteLength(readBody())).toBeLessThanOrEqual(REQUEST_LIMITS.bodyBytes);
  });

  it('is not offered for the built-in chef’s recipe', () => {
    expect(readCarryOn(recipes, createRun('# Soup', { kind: 'built-in' }))).toBeNull();
  });
});

describe('asking with the faults named', () => {
  it('asks the built-in chef for its next dish, and no model', () => {
    ask.mockClear();
    const run = createRun('# Soup', { kind: 'built-in' });
    askWithFaults(recipes, run);
    expect(askAnother).toHaveBeenCalledExactlyOnceWith(run);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['letters of two bytes', 'щ'.repeat(12_000), ['рис']],
    ['letters of four bytes', '🥕'.repeat(6000), ['рис']],
    [
      'a list that is full',
      'a'.repeat(12_000),
      Array.from({ length: 30 }, (_, at) => `${at}${'щ'.repeat(78)}`),
    ],
    ['quotes', '"'.repeat(12_000), ['рис']],
  ])('sends what the gateway takes: %s', (_name, text, typed) => {
    askWithFaults(recipes, createRun(text, { typed }));
    expect(Buffer.byteLength(readBody())).toBeLessThanOrEqual(REQUEST_LIMITS.bodyBytes);
    expect(readRecipeBody(JSON.parse(readBody()))).toMatchObject({ ok: true });
    expect(ask.mock.lastCall?.[2]?.change?.recipe.length).toBeGreaterThan(1000);
  });
});
