import { expect, it } from 'vitest';
import { suggestRecipe } from './suggest-recipe.ts';

function listOf(ingredients: readonly string[]): string {
  const suggestion = suggestRecipe({ ingredients });
  return suggestion.kind === 'recipe' ? suggestion.recipe.ingredients.map(({ text }) => text).join('\n') : '';
}

it.each([
  [['cooked ham', 'macaroni', 'milk', 'cheddar', 'frozen broccoli'], /\d g frozen broccoli$/m],
  [['chicken thighs', 'frozen green beans', 'potatoes'], /\d g frozen green beans$/m],
  [['frozen cauliflower florets', 'cheddar', 'milk', 'flour'], /\d g frozen cauliflower$/m],
  [['eggs', 'frozen peppers', 'feta'], /\d g frozen peppers$/m],
])('%s: by weight, and nothing to trim', (ingredients, line) => {
  expect(listOf(ingredients)).toMatch(line);
});

it('leaves a fresh head to be trimmed', () => {
  expect(listOf(['cooked ham', 'macaroni', 'milk', 'cheddar', 'broccoli'])).toMatch(
    /head of broccoli.*trimmed/,
  );
});
