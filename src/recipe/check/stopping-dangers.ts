// The dangers that may stop a text before its end. What is not food, an avoided allergen and a broken diet are
// judged with every line; what depends on a temperature or a treatment when its step ends. What is missing from a
// recipe, and what another part of it may put right, is judged at the end alone.

import type { Finding } from '../finding.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeReadings } from '../recipe-readings.ts';
import type { RecipeRequest } from '../recipe-request.ts';
import { checkAllergen } from './avoidance/allergen.ts';
import { checkDiet } from './avoidance/diet.ts';
import { createFoodGatherer, type NamedFood } from './avoidance/recipe-foods.ts';
import { checkCrossContamination } from './contact/cross-contamination.ts';
import { createNotFoodWatch } from './not-food.ts';
import { scanRecipe } from './scan-recipe.ts';
import { says } from './stance/phrases.ts';
import { checkTimeTemperature } from './time-temperature/time-temperature.ts';
import { checkWrongUse } from './toxins/natural-toxin.ts';
import { checkUndercooked } from './undercooked/undercooked.ts';
import { checkUnderdoneWords } from './undercooked/underdone-words.ts';

// A step that says the cooking goes on is left to the end: a later one may reach the figure.
const GOES_ON =
  /\b(?:par-?cook|part-?cook|sear|smoke|for now|will finish|finish(?:es|ed|ing)? (?:it |them |cooking |off )?(?:in|later|under|on)|not (?:yet )?cooked through|reverse|first stage|then)\b/i;

/**
 * A function to call with the recipe as read so far, again and again while it grows. It looks at what is new
 * and at the last step, which may still grow, so that a long text costs no more a line than a short one.
 */
export function findStoppingDangers(
  request: RecipeRequest,
  readings: RecipeReadings,
): (recipe: Recipe) => readonly Finding[] {
  const gatherer = createFoodGatherer(readings);
  const watchNotFood = createNotFoodWatch();
  const kosher = request.diets?.includes('kosher') === true;
  let foods: readonly NamedFood[] = [];
  let ended = 0;
  function judgeSteps(recipe: Recipe): readonly Finding[] {
    const from = ended;
    ended = Math.max(0, recipe.steps.length - 1);
    if (ended === from) return [];
    const scan = scanRecipe(recipe, request, readings, { from, to: ended });
    const low = checkUndercooked(scan).filter(
      ({ step }) => !says(recipe.steps[(step ?? 1) - 1] ?? '', GOES_ON),
    );
    return [
      ...low,
      ...checkUnderdoneWords(scan),
      ...checkWrongUse(scan),
      ...checkCrossContamination(scan),
      ...checkTimeTemperature(scan),
    ];
  }
  return (recipe) => {
    const fresh = gatherer.add(recipe);
    // Meat and milk may stand far apart; the other diets are broken by one food.
    foods = kosher ? [...foods, ...fresh] : fresh;
    return [
      ...watchNotFood(recipe),
      ...(fresh.length === 0 ? [] : [...checkAllergen(fresh, readings), ...checkDiet(foods, request)]),
      ...judgeSteps(recipe),
    ].filter((finding) => finding.severity === 'danger');
  };
}
