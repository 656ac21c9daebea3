import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { collect } from '../../tests/collect.ts';
import { writeFailure } from './failure-words.ts';
import { createRecipeReader } from './read-recipe.ts';
import type { DraftEvent, RecipeEvent } from './recipe-events.ts';
import type { RecipeRequest } from './recipe-request.ts';
import { type ReviewOptions, reviewDraft } from './review-draft.ts';

// The real reader, counted.
vi.mock(import('./read-recipe.ts'), async (importOriginal) => {
  const own = await importOriginal();
  return { ...own, createRecipeReader: vi.fn(own.createRecipeReader) };
});

const SOURCE = { kind: 'model', model: 'm' } as const;
const REQUEST: RecipeRequest = { ingredients: ['leeks', 'mushrooms', 'cheddar'] };
const TEXT = readFileSync(new URL('../../tests/cases/recipes/larder-layout.md', import.meta.url), 'utf8');

async function* send(
  text: string,
  size: number,
  end: DraftEvent | null = { type: 'ended', finish: 'complete' },
): AsyncGenerator<DraftEvent> {
  for (let from = 0; from < text.length; from += size)
    yield { type: 'text', text: text.slice(from, from + size) };
  if (end !== null) yield end;
}

function review(
  draft: AsyncIterable<DraftEvent>,
  request = REQUEST,
  options: ReviewOptions = {},
): Promise<readonly RecipeEvent[]> {
  return collect(reviewDraft(request, SOURCE, draft, options));
}

function join(events: readonly RecipeEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('');
}

describe('reviewDraft', () => {
  it('starts, passes the text on piece by piece, and ends with the whole answer', async () => {
    const events = await review(send(TEXT, 40));
    expect(events[0]).toEqual({ type: 'started', source: SOURCE });
    expect(join(events)).toBe(TEXT);
    const last = events.at(-1);
    if (last?.type !== 'done') throw new Error(`ended with ${last?.type}`);
    expect(last.answer).toMatchObject({
      title: 'Leek and Mushroom Pan Pasta',
      finish: 'complete',
      source: SOURCE,
      refused: [],
    });
    expect(last.answer.allergens).toContain('milk');
    expect(last.answer.findings.some(({ rule }) => rule === 'contains')).toBe(true);
  });

  it('says that a text was cut at the length limit', async () => {
    const last = (await review(send(TEXT, 400, { type: 'ended', finish: 'length' }))).at(-1);
    if (last?.type !== 'done') throw new Error('not done');
    expect(last.answer.finish).toBe('length');
    expect(last.answer.findings.some(({ rule }) => rule === 'cut-off')).toBe(true);
  });

  it.each<[string, string, Partial<RecipeRequest>, string]>([
    ['not-food', '1. Fry the leeks for 5 minutes.\n2. Stir in the bleach.\n3. SERVE\n', {}, 'SERVE'],
    ['allergen', '1. Fry the leeks in butter.\n2. SERVE\n', { avoid: ['milk'] }, 'SERVE'],
    ['diet', '1. Crack two eggs over the leeks.\n2. SERVE\n', { diets: ['vegan'] }, 'SERVE'],
  ])(
    'holds the text back at the end of the line with a danger: %s',
    async (rule, method, options, unseen) => {
      let ended = false;
      async function* draft(): AsyncGenerator<DraftEvent> {
        try {
          yield* send(`# Leeks\n\n## Ingredients\n- 2 leeks\n\n## Method\n${method}`, 6);
        } finally {
          ended = true;
        }
      }
      const events = await review(draft(), { ...REQUEST, ...options });
      const held = events.at(-2);
      expect(held).toMatchObject({ type: 'held', findings: [{ rule, severity: 'danger' }] });
      expect(events.at(-1)).toMatchObject({ type: 'done', answer: { finish: 'refused', title: 'Leeks' } });
      expect(join(events)).not.toContain(unseen);
      expect(ended).toBe(true);
    },
  );

  it.each([1, 12, 100, 10_000])(
    'stops at the same line with the same findings in pieces of %i',
    async (size) => {
      const text =
        '# Leeks\n\n## Ingredients\n- 2 leeks\n- 20 ml bleach\n- 1 hammer\n\n## Method\n1. Stir the bleach into the leeks.\n';
      const events = await review(send(text, size));
      expect(events.slice(-2)).toEqual((await review(send(text, 5))).slice(-2));
      expect(events.at(-1)).toMatchObject({ type: 'done', answer: { ingredients: [{}, {}], steps: [] } });
      expect(join(events)).not.toContain('hammer');
    },
  );

  it('reads a text again a few times and no more, and finds the same', async () => {
    // Each step is amiss beside the one before it, and not by itself.
    const steps = Array.from(
      { length: 24 },
      (_, at) =>
        `${at + 1}. ${at % 2 === 0 ? 'Cut the raw chicken on the board' : 'Slice the cucumber on the same board'}.\n`,
    );
    const text = `# Chicken\n\n## Ingredients\n- 300 g chicken thighs\n- 1 cucumber\n\n## Method\n${steps.join('')}`;
    const whole = await review(send(text, 10_000), { ingredients: ['chicken', 'cucumber'] });
    vi.mocked(createRecipeReader).mockClear();
    const parted = await review(send(text, 150), { ingredients: ['chicken', 'cucumber'] });
    expect(vi.mocked(createRecipeReader).mock.calls.length).toBeLessThanOrEqual(4);
    expect(parted.filter(({ type }) => type !== 'text')).toEqual(whole.filter(({ type }) => type !== 'text'));
    expect(whole.at(-2)).toMatchObject({ type: 'held' });
  });

  it('holds a recipe back at its end for what depends on a temperature', async () => {
    const text =
      '# Chicken\n\n## Ingredients\n- 300 g chicken thighs\n\n## Method\n1. Roast the chicken until it reaches 60 C inside.\n';
    const events = await review(send(text, 10), { ingredients: ['chicken'] });
    expect(events.at(-2)).toMatchObject({ type: 'held' });
    expect(events.at(-1)).toMatchObject({ type: 'done', answer: { finish: 'refused' } });
  });

  it.each([
    ['passes', '1 hour 30 minutes', 'done'],
    ['holds', '5 minutes', 'held'],
  ] as const)('%s chicken that lies in its water bath for %s, told steps later', async (_, time, end) => {
    const text = `# Chicken\n\n## Ingredients\n- 2 chicken breasts\n- 20 g butter\n\n## Method\n1. Heat the water bath to 65 C.\n2. Season the chicken and bag it.\n3. Cook for ${time} so that the core has been at 65 C.\n4. Brown in the butter for 1 minute.\n5. Serve.\n`;
    const events = await review(send(text, 10), { ingredients: ['chicken', 'butter'] });
    expect(events.find(({ type }) => type === 'held' || type === 'done')?.type).toBe(end);
  });

  it('holds a recipe back when a check fails to run', async () => {
    const events = await review(send(TEXT, 100), REQUEST, {
      check() {
        throw new Error('broken rule');
      },
    });
    expect(events.at(-2)).toEqual({ type: 'held', findings: [] });
    expect(events.at(-1)).toMatchObject({ type: 'done', answer: { finish: 'refused' } });
  });

  it.each<[string, AsyncIterable<DraftEvent>, RecipeEvent]>([
    [
      'a failure',
      send('# So', 2, { type: 'failed', failure: writeFailure('timeout') }),
      { type: 'failed', failure: writeFailure('timeout') },
    ],
    ['no text', send('', 2), { type: 'failed', failure: writeFailure('empty') }],
    ['an end without a word', send('# So', 2, null), { type: 'failed', failure: writeFailure('cut') }],
  ])('ends in "failed" after %s', async (_name, draft, failed) => {
    expect((await review(draft)).at(-1)).toEqual(failed);
  });

  it('takes reasoning and the fence away from what the page gets', async () => {
    const events = await review(send(`<think>hm</think>\`\`\`markdown\n${TEXT}\`\`\`\n`, 3));
    expect(join(events)).toBe(TEXT);
  });

  it('passes waiting on', async () => {
    async function* draft(): AsyncGenerator<DraftEvent> {
      yield { type: 'waiting', seconds: 4, why: 'busy' };
      yield* send(TEXT, 50);
    }
    expect((await review(draft()))[1]).toEqual({ type: 'waiting', seconds: 4, why: 'busy' });
  });

  it('names what the list held that is not food', async () => {
    const last = (await review(send(TEXT, 100), { ingredients: ['leeks', 'bleach'] })).at(-1);
    expect(last).toMatchObject({ type: 'done', answer: { refused: [{ ingredient: 'bleach' }] } });
  });

  it('takes the chef at its word about what it left out', async () => {
    const leftOut = [{ ingredient: 'jam', why: 'it is sweet' }];
    const last = (await review(send(TEXT, 100), REQUEST, { leftOut })).at(-1);
    expect(last).toMatchObject({ type: 'done', answer: { leftOut } });
  });

  it('judges a continued recipe as a whole and sends only what is new', async () => {
    const cut = TEXT.indexOf('2. Meanwhile');
    const request: RecipeRequest = { ...REQUEST, change: { recipe: TEXT.slice(0, cut), continue: true } };
    const events = await review(send(TEXT.slice(cut), 30), request);
    expect(join(events)).toBe(TEXT.slice(cut));
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      answer: { title: 'Leek and Mushroom Pan Pasta', steps: { length: 3 } },
    });
  });
});
