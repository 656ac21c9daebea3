import type { Recipe } from './recipe.ts';
export interface RecipeReader { push(text: string): void; read(): Recipe; end(): Recipe }
export function createRecipeReader(): RecipeReader { throw new Error('pending'); }
export function readRecipe(markdown: string): Recipe { const r = createRecipeReader(); r.push(markdown); return r.end(); }
