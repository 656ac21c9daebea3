import { describe, expect, it } from 'vitest';
import { attributeIngredients } from '../adherence.ts';
import { readRecipe } from '../read-recipe.ts';
import { createReadings } from '../recipe-readings.ts';
import type { RecipeRequest } from '../recipe-request.ts';
import { namePlace, pointAt, type ScanRange, scanRecipe } from './scan-recipe.ts';

const request: RecipeRequest = { ingredients: [] };
const TEXT =
  '# Leek soup\n\nA soup for toddlers. It is quick.\n\n## Ingredients\n- 2 leeks\n- 3 zorbleberries\n- 50 g Cheddar\n\n## Method\n1. Slice the leeks. Wash them.\n2. Fry the leeks in the butter.\n3. Serve.\n\n## Notes\n- Keeps well. Freeze it.\n';

function scan(text: string, range?: ScanRange) {
  return scanRecipe(attributeIngredients(readRecipe(text), request), request, createReadings(request), range);
}

describe('scanRecipe', () => {
  it('lays out every sentence with its place, the steps first', () => {
    const { sentences } = scan(TEXT);
    expect(sentences.map(({ plain, place, step }) => [plain, place, step])).toEqual([
      ['slice the leeks.', 'step', 1],
      ['wash them.', 'step', 1],
      ['fry the leeks in the butter.', 'step', 2],
      ['serve.', 'step', 3],
      ['2 leeks', 'ingredients', undefined],
      ['3 zorbleberries', 'ingredients', undefined],
      ['50 g cheddar', 'ingredients', undefined],
      ['keeps well.', 'notes', undefined],
      ['freeze it.', 'notes', undefined],
      ['a soup for toddlers.', 'introduction', undefined],
      ['it is quick.', 'introduction', undefined],
      ['leek soup', 'title', undefined],
    ]);
    expect(sentences.map(namePlace)).toEqual([
      'Step 1',
      'Step 1',
      'Step 2',
      'Step 3',
      'The ingredient list',
      'The ingredient list',
      'The ingredient list',
      'A note',
      'A note',
      'The introduction',
      'The introduction',
      'The title',
    ]);
    expect(sentences.map(pointAt)).toEqual([
      { step: 1 },
      { step: 1 },
      { step: 2 },
      { step: 3 },
      { ingredient: '2 leeks' },
      { ingredient: '3 zorbleberries' },
      { ingredient: '50 g Cheddar' },
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  it('knows what follows and what stands around', () => {
    const [first, second] = scan(TEXT).steps;
    expect(first?.around).toBe('slice the leeks. wash them.');
    expect(first?.next).toBe(second);
    expect(second && 'next' in second).toBe(false);
    expect(scan(TEXT).sentences.at(-1)).not.toHaveProperty('step');
  });

  it('gathers the listed foods, the method and the whole', () => {
    const { listed, method, whole, lines, audience, foods, steps } = scan(TEXT);
    expect(listed.map(({ food, plain, quantity }) => [food.name, plain, quantity])).toEqual([
      ['leek', '2 leeks', 2],
      ['cheddar', '50 g cheddar', 50],
    ]);
    expect(lines.map(({ text }) => text)).toEqual(['2 leeks', '3 zorbleberries', '50 g Cheddar']);
    expect(method).toBe('1 slice the leeks. wash them.\n2 fry the leeks in the butter.\n3 serve.');
    expect(whole).toBe(
      `a soup for toddlers.\nit is quick.\nkeeps well.\nfreeze it.\n${method}`.replace(/^/, 'leek soup\n'),
    );
    expect(audience.smallChild).toBe('toddlers');
    expect(foods(steps[2] ?? (steps[0] as never)).map(({ food }) => food.name)).toEqual(['leek', 'butter']);
  });

  it('looks at a range of steps alone, and at the whole list', () => {
    const part = scan(TEXT, { from: 1, to: 2 });
    expect(part.sentences.map(({ plain, step }) => [plain, step])).toEqual([
      ['fry the leeks in the butter.', 2],
    ]);
    expect(part.lines).toHaveLength(3);
    expect(part.whole).toContain('leek soup');
    expect(part.whole).not.toContain('freeze');
  });

  it.each([
    ['Fry the leeks and serve.', true],
    ['Fry the leeks.', false],
    ['Sofreir los puerros.', false],
  ])('%s: English, %s', (step, english) => {
    expect(scan(`# S\n\n## Ingredients\n- 2 leeks\n\n## Method\n1. ${step}\n`).english).toBe(english);
  });

  it('costs by its length alone', () => {
    const recipe = attributeIngredients(readRecipe(`# S\n\n## Ingredients\n- ${'a'.repeat(700)}\n`), request);
    const stepsOf = (length: number) =>
      scanRecipe({ ...recipe, steps: ['b'.repeat(length)] }, request, createReadings(request));
    expect(stepsOf(3001).steps.map(({ plain }) => plain.length)).toEqual([600, 600, 600, 600, 600, 1]);
    expect(stepsOf(601).steps.map(({ plain }) => plain.length)).toEqual([600, 1]);
    expect(stepsOf(600).steps.map(({ plain }) => plain.length)).toEqual([600]);
    expect(stepsOf(600).lines[0]?.plain).toHaveLength(600);
  });
});
