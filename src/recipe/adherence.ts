import type { Recipe } from './recipe.ts';
import type { RecipeRequest } from './recipe-request.ts';
export interface Adherence { readonly used: readonly string[]; readonly unused: readonly string[]; readonly toBuy: readonly string[]; readonly cupboard: readonly string[] }
export function readAdherence(_recipe: Recipe, _request: RecipeRequest): Adherence { throw new Error('pending'); }
export function writeAdherence(_a: Adherence): string { throw new Error('pending'); }
export function attributeIngredients(_recipe: Recipe, _request: RecipeRequest): Recipe { throw new Error('pending'); }
