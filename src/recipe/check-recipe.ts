// Every rule over one recipe. A rule is a pure function in check/; adding one means a file there and a line here.

import { checkAllergen } from './check/allergen.ts';
import { checkContains } from './check/contains.ts';
import { checkCutOff } from './check/cut-off.ts';
import { checkDiet } from './check/diet.ts';
import { checkLeftOut } from './check/left-out.ts';
import { checkNoPreheat } from './check/no-preheat.ts';
import { checkNoQuantity } from './check/no-quantity.ts';
import { checkNoTime } from './check/no-time.ts';
import { checkNotFood } from './check/not-food.ts';
import { checkTooManyExtras } from './check/too-many-extras.ts';
import { checkUndercooked } from './check/undercooked.ts';
import { checkUnlistedIngredient } from './check/unlisted-ingredient.ts';
import { checkUnusedIngredient } from './check/unused-ingredient.ts';
import type { Finding, Severity } from './finding.ts';
import type { Recipe } from './recipe.ts';
import type { Finish } from './recipe-events.ts';
import type { RecipeRequest } from './recipe-request.ts';

export interface RecipeEnding {
  /** How the text ended, where that is known. */
  readonly finish?: Finish;
}

const RANK: Readonly<Record<Severity, number>> = { danger: 0, warning: 1, note: 2 };

/**
 * Everything found in a recipe, dangers first; within one severity in the order of the rules, then of the text.
 * Empty means that nothing was found, not that nothing is there.
 */
export function checkRecipe(
  recipe: Recipe,
  request: RecipeRequest,
  { finish }: RecipeEnding = {},
): readonly Finding[] {
  const findings: readonly Finding[] = [
    ...checkNotFood(recipe),
    ...checkAllergen(recipe, request),
    ...checkDiet(recipe, request),
    ...checkUndercooked(recipe),
    ...checkCutOff(recipe, finish),
    ...checkUnlistedIngredient(recipe),
    ...checkUnusedIngredient(recipe),
    ...checkTooManyExtras(recipe, request),
    ...checkNoQuantity(recipe),
    ...checkNoPreheat(recipe),
    ...checkNoTime(recipe),
    ...checkContains(recipe),
    ...checkLeftOut(recipe, request),
  ];
  return findings.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]);
}
