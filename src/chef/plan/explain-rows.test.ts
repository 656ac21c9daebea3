import { describe, expect, it } from 'vitest';
import { suggestRecipe } from '../suggest-recipe.ts';
import { explainRows } from './explain-rows.ts';

describe('what each row makes of a list', () => {
  const lines = explainRows(['spaghetti', 'guanciale', '4 egg yolks', 'pecorino']);

  it('puts the dish first that the list spells, with what fills it', () => {
    expect(lines[0]).toMatch(/^carbonara: 1\.\d+ with .*pork=pancetta .*cheese=pecorino/);
  });

  it('names what a row lacks', () => {
    expect(lines).toContain('bolognese: lacks meat, tomato');
  });
});

describe('a list that hardly makes a dish', () => {
  it('is answered by any row of the book that can be cooked', () => {
    const answer = suggestRecipe({ ingredients: ['onion', 'tinned croissant dough'] });
    expect(answer).toMatchObject({ kind: 'recipe', dish: 'pastry-tart' });
  });
});
