import { describe, expect, it } from 'vitest';
import { suggestRecipe } from '../suggest-recipe.ts';

function readNotes(...ingredients: readonly string[]): readonly string[] {
  const suggestion = suggestRecipe({ ingredients });
  return suggestion.kind === 'recipe' ? suggestion.recipe.notes : [];
}

describe('how a dish keeps', () => {
  it.each([
    ['a curry with rice beside it', ['chicken thighs', 'coconut milk', 'curry paste', 'rice', 'spinach']],
    ['dal with rice', ['red lentils', 'onion', 'cumin', 'basmati rice']],
    ['chilli with rice', ['beef mince', 'kidney beans', 'tinned tomatoes', 'rice', 'chilli']],
    ['a stir-fry with rice', ['tofu', 'broccoli', 'rice', 'soy sauce', 'ginger']],
    ['rice cooked with everything', ['chicken thighs', 'rice', 'peas', 'lemon']],
  ])('is a day at most where there is rice: %s', (_name, ingredients) => {
    const notes = readNotes(...ingredients).join('\n');
    expect(notes).toMatch(/\ba day\b|\btoday\b|\bat once\b/);
    expect(notes).not.toMatch(/\b(?:[2-9]|two|three|four|a few) days\b|\bnext day\b/);
  });

  it('is days where there is none', () => {
    expect(readNotes('red lentils', 'onion', 'cumin', 'tinned tomatoes').join('\n')).toMatch(/\bdays\b/);
  });
});

describe('a hazard is said under the recipe', () => {
  it.each([
    ['wild mushrooms', /expert/],
    ['mushrooms I picked in the woods', /expert/],
  ])('%s', (mushrooms, said) => {
    expect(readNotes(mushrooms, 'eggs', 'butter', 'parsley').join('\n')).toMatch(said);
  });
});
