// Rule left-out: what of the cook's list the recipe does not use, with the reason it gives.

import { isSameIngredient } from '../../food/is-same-ingredient.ts';
import { readIngredient } from '../../food/read-ingredient.ts';
import { readAdherence } from '../adherence.ts';
import type { Finding } from '../finding.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeRequest } from '../recipe-request.ts';

/** A note for each ingredient of the list that is not used. */
export function checkLeftOut(recipe: Recipe, request: RecipeRequest): readonly Finding[] {
  return readAdherence(recipe, request).unused.map((ingredient) => {
    const typed = readIngredient(ingredient);
    const said = recipe.leftOut.find((each) => {
      const reading = readIngredient(each.ingredient);
      return (reading.food !== null && reading.food === typed.food) || isSameIngredient(reading, typed);
    });
    const why = said === undefined || said.why === '' ? 'the recipe does not say why' : said.why;
    return { rule: 'left-out', severity: 'note', message: `Left out: ${ingredient}, ${why}.`, ingredient };
  });
}
