import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../tests/write-draft.ts';
import { readRecipe } from './read-recipe.ts';
import { readRecipeAllergens } from './read-recipe-allergens.ts';

function read(...lines: readonly string[]): readonly string[] {
  return readRecipeAllergens(readRecipe(writeDraft({ list: lines })));
}

describe('readRecipeAllergens', () => {
  it.each([
    [
      ['2 eggs', '50 g butter'],
      ['egg', 'milk'],
    ],
    [['200 g spaghetti'], ['gluten']],
    [['400 ml coconut milk', '1 butternut squash'], []],
    [['50 g vegan butter'], []],
    [['2 zorbleberries'], []],
  ])('of %o are %o', (lines, allergens) => {
    expect(read(...lines)).toEqual(allergens);
  });

  it('come in the order of the closed list, each once', () => {
    expect(read('100 ml milk', '2 eggs', '20 g butter', '1 stick of celery')).toEqual([
      'celery',
      'egg',
      'milk',
    ]);
  });
});
