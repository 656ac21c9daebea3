import type { Recipe } from './recipe.ts';
export function readRecipeAllergens(_recipe: Recipe): readonly string[] { throw new Error('pending'); }
