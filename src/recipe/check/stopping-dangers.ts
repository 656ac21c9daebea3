// The dangers that may stop a text before its end: what is not food, an avoided allergen, a broken diet.
// What depends on a temperature or a treatment is judged at the end.

import type { Finding } from '../finding.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeRequest } from '../recipe-request.ts';
import { checkAllergen } from './allergen.ts';
import { checkDiet } from './diet.ts';
import { checkNotFood } from './not-food.ts';

/**
 * A function to call with the recipe as read so far, again and again while it grows. It looks at what is new
 * and at the last step, which may still grow, so that a long text costs no more a line than a short one.
 */
export function findStoppingDangers(request: RecipeRequest): (recipe: Recipe) => readonly Finding[] {
  let ingredients = 0;
  let steps = 0;
  return (recipe) => {
    // The list is kept whole for the steps: "the milk" of a step is the oat milk of the list.
    const fresh: Recipe = {
      ...recipe,
      steps: recipe.steps.map((step, index) => (index < steps ? '' : step)),
    };
    if (recipe.ingredients.length === ingredients && recipe.steps.length === 0) return [];
    ingredients = recipe.ingredients.length;
    steps = Math.max(0, recipe.steps.length - 1);
    return [checkNotFood(fresh), checkAllergen(fresh, request), checkDiet(fresh, request)]
      .flat()
      .filter((finding) => finding.severity === 'danger');
  };
}
