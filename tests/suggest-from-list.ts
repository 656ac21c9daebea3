// The built-in chef asked as a cook asks: a list in one line, and what its recipe says in the shapes that tests read.

import type { DishFamily } from '../src/chef/dish.ts';
import { suggestRecipe } from '../src/chef/suggest-recipe.ts';
import { checkRecipe } from '../src/recipe/check-recipe.ts';
import type { Finding } from '../src/recipe/finding.ts';
import type { Recipe } from '../src/recipe/recipe.ts';
import type { RecipeRequest } from '../src/recipe/recipe-request.ts';
import { writeRecipe } from '../src/recipe/write-recipe.ts';

export type Options = Omit<RecipeRequest, 'ingredients'>;

export interface SuggestionFromList {
  readonly request: RecipeRequest;
  readonly recipe: Recipe;
  readonly dish: string;
  readonly family: DishFamily;
  /** The food of each ingredient; null where the line names none. */
  readonly foods: readonly (string | null)[];
  /** One ingredient a line, as the recipe writes it. */
  readonly lines: string;
  /** All steps in one paragraph, so that a pattern may reach from one into the next. */
  readonly steps: string;
  /** All notes in one paragraph. */
  readonly notes: string;
  /** What the checks hold against the recipe; their notes hold nothing against it. Judged anew at each reading. */
  readonly findings: readonly Finding[];
  /** The whole recipe in Markdown. Written anew at each reading. */
  readonly text: string;
}

/**
 * What the chef cooks from a list whose ingredients stand apart by a comma and a space.
 * @throws Error where nothing on the list can be eaten.
 */
export function suggestFromList(list: string, options: Options = {}): SuggestionFromList {
  const request = { ingredients: list.split(', '), ...options };
  const suggestion = suggestRecipe(request);
  if (suggestion.kind !== 'recipe') throw new Error(`no recipe for ${list}: ${suggestion.message}`);
  const { recipe, dish, family } = suggestion;
  return {
    request,
    recipe,
    dish,
    family,
    foods: recipe.ingredients.map(({ food }) => food),
    lines: recipe.ingredients.map(({ text }) => text).join('\n'),
    steps: recipe.steps.join(' '),
    notes: recipe.notes.join(' '),
    // Most tests read neither, and both take longer than the joins.
    get findings() {
      return checkRecipe(recipe, request).filter(({ severity }) => severity !== 'note');
    },
    get text() {
      return writeRecipe(recipe);
    },
  };
}
