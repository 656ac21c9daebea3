// The built-in chef's answers to the lists, and what can only be asked of an engine: A22 stability and A24 speed.

import { suggestRecipe } from '../chef/suggest-recipe.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { writeRecipe } from '../recipe/write-recipe.ts';
import type { QualityList } from './quality-lists.ts';
import type { Answer } from './subject.ts';

export interface BuiltInAnswer extends Answer {
  /** Which dish it is; null where none was written. */
  readonly dish: string | null;
  /** Milliseconds of planning and printing. */
  readonly ms: number;
  /** Why it is not stable; empty where it is. */
  readonly unstable: readonly string[];
}

function write(request: RecipeRequest): { readonly dish: string | null; readonly markdown: string } {
  const suggestion = suggestRecipe(request);
  if (suggestion.kind !== 'recipe') return { dish: null, markdown: '' };
  return { dish: suggestion.dish, markdown: writeRecipe(suggestion.recipe) };
}

/** The list read backwards, and begun in its middle. */
function shuffle(ingredients: readonly string[]): readonly (readonly string[])[] {
  const middle = Math.floor(ingredients.length / 2);
  return [ingredients.toReversed(), [...ingredients.slice(middle), ...ingredients.slice(0, middle)]];
}

function judgeStability(
  request: RecipeRequest,
  first: ReturnType<typeof write>,
  second: ReturnType<typeof write>,
): readonly string[] {
  const reasons: string[] = [];
  if (second.markdown !== first.markdown) reasons.push('a second run gives other bytes');
  for (const ingredients of shuffle(request.ingredients)) {
    const { dish } = write({ ...request, ingredients });
    if (dish !== first.dish)
      reasons.push(`in another order ${dish ?? 'nothing'} instead of ${first.dish ?? 'nothing'}`);
  }
  return [...new Set(reasons)];
}

/** Cooks every list. What takes the time is measured after the first lists have warmed the engine. */
export function answerLists(lists: readonly QualityList[], now: () => number): readonly BuiltInAnswer[] {
  for (const { request } of lists.slice(0, 10)) write(request);
  return lists.map((list) => {
    const from = now();
    const first = write(list.request);
    const between = now();
    const second = write(list.request);
    // The lesser of both: a collection or a compilation that falls into one of them is no cost of the list.
    const ms = Math.min(between - from, now() - between);
    return { ...list, ...first, ms, unstable: judgeStability(list.request, first, second) };
  });
}
