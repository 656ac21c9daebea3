// A recipe that is asked to be changed or continued.

import type { RecipeRequest } from './recipe-request.ts';

/**
 * The text that the answer is added to: the recipe so far when it is to be continued, else nothing.
 * Whoever joins the pieces of an answer puts it in front.
 */
export function readTextSoFar(request: RecipeRequest): string {
  const change = request.change;
  return change !== undefined && 'continue' in change ? change.recipe : '';
}
