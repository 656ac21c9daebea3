// Rule left-out: what of the cook's list the recipe does not use, with the reason it gives.

import { isSameIngredient } from '../../food/is-same-ingredient.ts';
import type { Adherence } from '../adherence.ts';
import type { Finding } from '../finding.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeReadings } from '../recipe-readings.ts';

/** A note for each ingredient of the list that is not used. */
export function checkLeftOut(
  recipe: Recipe,
  { unused }: Adherence,
  readings: RecipeReadings,
): readonly Finding[] {
  return unused.map((ingredient) => {
    const typed = readings.line(ingredient);
    const said = recipe.leftOut.find((each) => {
      const reading = readings.line(each.ingredient);
      return (reading.food !== null && reading.food === typed.food) || isSameIngredient(reading, typed);
    });
    const why = said === undefined || said.why === '' ? 'the recipe does not say why' : said.why;
    return { rule: 'left-out', severity: 'note', message: `Left out: ${ingredient}, ${why}.`, ingredient };
  });
}
