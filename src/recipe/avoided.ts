// What a cook must not be given: the request's own list and the "no dairy" lines among the ingredients.

import { readAvoidWord } from './avoid-words.ts';
import type { RecipeRequest } from './recipe-request.ts';
import { screenIngredients } from './screen-ingredients.ts';

/** Everything the request rules out by name, each word once, in the order given. */
export function readAvoided(request: RecipeRequest): readonly string[] {
  const words = [...(request.avoid ?? []), ...screenIngredients(request.ingredients).avoid];
  return [...new Set(words.flatMap((word) => readAvoidWord(word)))];
}
