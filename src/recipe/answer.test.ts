import { describe, expect, it } from 'vitest';
import { createAnswer, withMarkdown } from './answer.ts';
import { readRecipe } from './read-recipe.ts';

const recipe = readRecipe(
  '# Leek Omelette\n\n**Serves** 2 | **Total** 15 min\n\n## Ingredients\n- 3 eggs\n- 1 leek\n\n## Method\n1. Fry.\n',
);
const facts = {
  recipe,
  request: { ingredients: ['eggs', 'leek', 'bleach'] },
  source: { kind: 'built-in', reason: 'no-model' },
  finish: 'complete',
  findings: [],
} as const;

describe('createAnswer', () => {
  it('has every field of the interface', () => {
    expect(createAnswer(facts)).toEqual({
      source: { kind: 'built-in', reason: 'no-model' },
      finish: 'complete',
      title: 'Leek Omelette',
      servings: 2,
      minutes: { prep: null, cook: null, total: 15 },
      ingredients: [
        { text: '3 eggs', food: 'egg', quantity: 3, unit: null, from: 'yours' },
        { text: '1 leek', food: 'leek', quantity: 1, unit: null, from: 'yours' },
      ],
      steps: ['Fry.'],
      leftOut: [],
      refused: [{ ingredient: 'bleach', why: expect.any(String) }],
      allergens: ['egg'],
      findings: [],
    });
  });

  it('comes with its text, unless it is held back', () => {
    expect(withMarkdown(createAnswer(facts), '# Leek').markdown).toBe('# Leek');
    expect(withMarkdown(createAnswer({ ...facts, finish: 'refused' }), '# Leek').markdown).toBe('');
  });
});
