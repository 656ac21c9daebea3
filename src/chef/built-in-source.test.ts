import { describe, expect, it } from 'vitest';
import type { RecipeEvent } from '../recipe/recipe-events.ts';
import { builtInSource } from './built-in-source.ts';

async function collect(events: AsyncIterable<RecipeEvent>): Promise<RecipeEvent[]> {
  const all: RecipeEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

describe('builtInSource', () => {
  it('says who writes and why, then the recipe block by block, then that it is whole', async () => {
    const events = await collect(
      builtInSource('no-model')({ ingredients: ['eggs', 'rice', 'spring onions'] }),
    );
    expect(events[0]).toEqual({ type: 'started', source: { kind: 'built-in', reason: 'no-model' } });
    expect(events.filter((event) => event.type === 'text').length).toBeGreaterThan(8);
    const last = events.at(-1);
    expect(last?.type === 'done' && last.answer.finish).toBe('complete');
    expect(last?.type === 'done' && last.answer.title).toMatch(/Rice/);
  });

  it('leaves out the reason where none is given', async () => {
    const [started] = await collect(builtInSource()({ ingredients: ['eggs', 'bread'] }));
    expect(started).toEqual({ type: 'started', source: { kind: 'built-in' } });
  });

  it('refuses with a sentence where nothing can be eaten', async () => {
    const last = (await collect(builtInSource()({ ingredients: ['bleach'] }))).at(-1);
    expect(last?.type === 'failed' && last.failure.code).toBe('refused');
    expect(last?.type === 'failed' && last.failure.message).toMatch(/food/);
  });

  it('refuses to carry on what another began, before it says anything else', async () => {
    const change = { recipe: '# Leek Soup\n\n1. Chop the', continue: true } as const;
    const events = await collect(builtInSource('no-model')({ ingredients: ['eggs', 'rice'], change }));
    expect(events).toMatchObject([{ type: 'failed', failure: { code: 'config' } }]);
  });

  it.each([{ wish: 'no oven' }, { faults: ['undercooked'] }] as const)(
    'writes a recipe of its own where another is to be changed: %o',
    async (wanted) => {
      const change = { recipe: '# Leek Soup', ...wanted };
      const events = await collect(builtInSource()({ ingredients: ['eggs', 'rice', 'peas'], change }));
      const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
      expect(text).toMatch(/^# /);
      expect(text).not.toContain('Leek Soup');
    },
  );

  it('stops at once and may be stopped twice', async () => {
    const writing = builtInSource()({ ingredients: ['eggs', 'rice', 'peas'] });
    const seen: RecipeEvent[] = [];
    for await (const event of writing) {
      seen.push(event);
      if (seen.length === 3) {
        writing.stop();
        writing.stop();
      }
    }
    expect(seen.length).toBe(3);
  });

  it.each([
    'chicken thighs, potatoes, carrots',
    'beef mince, kidney beans, tin of tomatoes',
    'salmon, broccoli, soy sauce, noodles',
    'dried kidney beans, onion',
    'cooked rice, eggs, peas',
    'rhubarb, sugar, oats, butter, flour',
    'mussels, white wine, garlic',
    'stewing beef, carrots, onions',
    'flour, eggs, milk',
    'pork chops, apples, potatoes',
  ])('writes nothing that the checks hold back: %s', async (list) => {
    const last = (await collect(builtInSource()({ ingredients: list.split(', ') }))).at(-1);
    expect(last?.type === 'done' && last.answer.finish).toBe('complete');
    const findings = last?.type === 'done' ? last.answer.findings : [];
    expect(findings.filter((finding) => finding.severity !== 'note')).toEqual([]);
  });
});
