import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect } from '../../tests/collect.ts';
import { checkRecipe } from './check-recipe.ts';
import { readRecipe } from './read-recipe.ts';
import type { DraftEvent, RecipeEvent } from './recipe-events.ts';
import type { RecipeRequest } from './recipe-request.ts';
import { reviewDraft } from './review-draft.ts';

const SEED = 20;
const REQUEST: RecipeRequest = { ingredients: ['chicken', 'garlic', 'rice'], avoid: ['milk'] };

const TEXTS = {
  clean:
    '# Chicken Rice\n\n## Ingredients\n- 300 g chicken thighs\n- 150 g rice\n\n## Method\n1. Fry the chicken for 10 minutes.\n2. Add the rice and simmer for 20 minutes until the chicken is cooked through.\n',
  'low core':
    '# Chicken\n\n## Ingredients\n- 300 g chicken thighs\n\n## Method\n1. Roast the chicken until it reaches 60 C inside.\n2. Rest it.\n3. Carve it.\n4. SERVE\n',
  rinsed:
    '# Chicken\n\n## Ingredients\n- 300 g chicken thighs\n\n## Method\n1. Rinse the chicken under the tap.\n2. Rest it.\n3. SERVE\n',
  milk: '# Chicken\n\n## Ingredients\n- 300 g chicken thighs\n\n## Method\n1. Fry the chicken in butter.\n2. SERVE\n',
} as const;

async function* send(pieces: readonly string[]): AsyncGenerator<DraftEvent> {
  for (const text of pieces) yield { type: 'text', text };
  yield { type: 'ended', finish: 'complete' };
}

async function review(pieces: readonly string[]): Promise<readonly RecipeEvent[]> {
  return collect(reviewDraft(REQUEST, { kind: 'model' }, send(pieces)));
}

function split(text: string, sizes: readonly number[]): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let turn = 0; from < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    pieces.push(text.slice(from, from + size));
    from += size;
  }
  return pieces;
}

describe('reviewing in pieces', () => {
  it.each(Object.entries(TEXTS))('ends alike however the text is split: %s', async (_name, text) => {
    const whole = (await review([text])).filter(({ type }) => type === 'held' || type === 'done');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 8 }),
        async (sizes) => {
          const parted = (await review(split(text, sizes))).filter(
            ({ type }) => type === 'held' || type === 'done',
          );
          expect(parted).toEqual(whole);
        },
      ),
      { seed: SEED, numRuns: 25 },
    );
  });

  it.each(['low core', 'rinsed'] as const)(
    'stops when the step ends that holds the danger: %s',
    async (name) => {
      const events = await review(split(TEXTS[name], [5]));
      const shown = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
      expect(shown).not.toContain('SERVE');
      expect(events.at(-2)).toMatchObject({ type: 'held', findings: [{ severity: 'danger', step: 1 }] });
    },
  );

  it('leaves a low figure to the end where the step says that the cooking goes on', async () => {
    const text =
      '# Chicken\n\n## Ingredients\n- 1 whole chicken\n\n## Method\n1. Smoke the chicken until it reaches 60 C inside.\n2. Raise the heat.\n3. Cook until the thickest part of the chicken reaches 74 C.\n';
    const last = (await review(split(text, [7]))).at(-1);
    expect(last).toMatchObject({ type: 'done', answer: { finish: 'complete' } });
  });
});

describe('checkRecipe', () => {
  const words = fc.constantFrom(
    'chicken',
    'rinse',
    'the',
    '60 C',
    'inside',
    'overnight',
    'counter',
    'oil',
    'garlic',
    'fridge',
    '3 days',
    'pink',
    'not',
    'honey',
    'baby',
    'salt',
    '2 cups',
    'marinade',
    'jar',
    'boil',
    '10 minutes',
    '. ',
    ', ',
    '\n',
    '# ',
    '1. ',
    '- ',
  );
  it('never throws, and says the same twice', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.array(words, { maxLength: 80 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, (markdown) => {
        const recipe = readRecipe(markdown);
        expect(checkRecipe(recipe, REQUEST)).toEqual(checkRecipe(recipe, REQUEST));
      }),
      { seed: SEED, numRuns: 150 },
    );
  });

  it.each([
    'rinse the ',
    '60 C ',
    'leave the chicken out on the counter ',
    'keep for up to in oil ',
    '2 tbsp nutmeg salt honey ',
  ])(
    'takes time in proportion to a text of "%s"',
    (part) => {
      const measure = (length: number): number => {
        const step = part.repeat(Math.ceil(length / part.length));
        const recipe = { ...readRecipe(''), steps: [step] };
        const before = process.cpuUsage();
        checkRecipe(recipe, REQUEST);
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      };
      measure(50_000);
      // A cost that grows with the square would be 16 times as high; the rest is room for a busy machine.
      expect(measure(400_000)).toBeLessThan(12 * (measure(100_000) + 20));
    },
    120_000,
  );
});
