import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { checkRecipe } from '../../check-recipe.ts';
import { readRecipe } from '../../read-recipe.ts';
import { readRecipeAllergens } from '../../read-recipe-allergens.ts';
import type { RecipeRequest } from '../../recipe-request.ts';

function dangers(line: string, request: Partial<RecipeRequest>): readonly string[] {
  const recipe = readRecipe(writeDraft({ list: [line, '150 g rice'] }));
  return checkRecipe(recipe, { ingredients: [], ...request })
    .filter(({ severity }) => severity === 'danger')
    .map(({ rule }) => rule);
}

describe('what a listed food comes in or with', () => {
  it.each([
    ['200 g prawns in garlic butter', { avoid: ['milk'] }, 'allergen'],
    ['2 cod fillets, coated in breadcrumbs', { avoid: ['gluten'] }, 'allergen'],
    ['200 g leeks in cream', { diets: ['vegan'] }, 'diet'],
    ['2 chicken breasts wrapped in bacon', { diets: ['halal'] }, 'diet'],
  ] as const)('%s, %j', (line, request, rule) => {
    expect(dangers(line, request as unknown as Partial<RecipeRequest>)).toContain(rule);
  });

  it.each([
    '1 lemon, cut in wedges, to serve with the butter beans',
    '200 g carrots, in thick batons',
    '1 kg potatoes, in a large pan',
    '200 g sweetcorn, on the cob',
    '200 g prawns in vegan butter',
  ])('%s: nothing to avoid', (line) => {
    expect(dangers(line, { avoid: ['milk', 'gluten'] })).toEqual([]);
  });

  it('is among what the recipe contains', () => {
    const recipe = readRecipe(writeDraft({ list: ['200 g prawns in garlic butter'] }));
    expect(readRecipeAllergens(recipe)).toEqual(['crustaceans', 'milk']);
  });
});
