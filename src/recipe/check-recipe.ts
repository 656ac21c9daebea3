import type { Finding } from './finding.ts';
import type { Recipe } from './recipe.ts';
import type { Finish } from './recipe-events.ts';
import type { RecipeRequest } from './recipe-request.ts';
export function checkRecipe(_recipe: Recipe, _request: RecipeRequest, _ending: { readonly finish?: Finish } = {}): readonly Finding[] { throw new Error('pending'); }
