// Every rule over one recipe. A rule is a pure function in check/; adding one means a file there and a line here.

import { readAdherence } from './adherence.ts';
import { checkAllergen } from './check/allergen.ts';
import { checkBotulism } from './check/botulism.ts';
import { checkContains } from './check/contains.ts';
import { checkCrossContamination } from './check/cross-contamination.ts';
import { checkCutOff } from './check/cut-off.ts';
import { checkDiet } from './check/diet.ts';
import { checkDose } from './check/dose.ts';
import { checkDriedBeans } from './check/dried-beans.ts';
import { checkInfant } from './check/infant.ts';
import { checkLeftOut } from './check/left-out.ts';
import { checkRawPlants, checkWrongUse } from './check/natural-toxin.ts';
import { checkNoPreheat } from './check/no-preheat.ts';
import { checkNoQuantity } from './check/no-quantity.ts';
import { checkNoTime } from './check/no-time.ts';
import { checkNotFood } from './check/not-food.ts';
import { readRecipeFoods } from './check/recipe-foods.ts';
import { scanRecipe } from './check/scan-recipe.ts';
import { checkTastedBatter } from './check/tasted-batter.ts';
import { checkTimeTemperature } from './check/time-temperature.ts';
import { checkTooManyExtras } from './check/too-many-extras.ts';
import { checkUndercooked } from './check/undercooked.ts';
import { checkUnderdoneWords } from './check/underdone-words.ts';
import { checkUnlistedIngredient } from './check/unlisted-ingredient.ts';
import { checkUnseenDoneness } from './check/unseen-doneness.ts';
import { checkUnusedIngredient } from './check/unused-ingredient.ts';
import type { Finding, Severity } from './finding.ts';
import type { Recipe } from './recipe.ts';
import type { Finish } from './recipe-events.ts';
import { createReadings, type RecipeReadings } from './recipe-readings.ts';
import type { RecipeRequest } from './recipe-request.ts';

export interface RecipeEnding {
  /** How the text ended, where that is known. */
  readonly finish?: Finish;
  /** What has been read of this request and recipe already. */
  readonly readings?: RecipeReadings;
}

const RANK: Readonly<Record<Severity, number>> = { danger: 0, warning: 1, note: 2 };

function isHeldFor(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'danger');
}

/**
 * Everything found in a recipe, dangers first; within one severity in the order of the rules, then of the text.
 * Empty means that nothing was found, not that nothing is there.
 */
export function checkRecipe(
  recipe: Recipe,
  request: RecipeRequest,
  { finish, readings = createReadings(request) }: RecipeEnding = {},
): readonly Finding[] {
  const scan = scanRecipe(recipe, request, readings);
  const foods = readRecipeFoods(recipe, readings);
  const adherence = readAdherence(recipe, request, readings);
  const cutOff = checkCutOff(recipe, finish);
  // Of a text that breaks off nobody knows what its end would have said.
  const whole = (judge: () => readonly Finding[]) => (cutOff.length > 0 ? [] : judge());
  const underdone = [...checkUndercooked(scan), ...checkUnderdoneWords(scan), ...checkTastedBatter(scan)];
  const findings: readonly Finding[] = [
    ...checkNotFood(recipe),
    ...checkAllergen(foods, readings),
    ...checkDiet(foods, request, scan),
    ...underdone,
    ...whole(() => [...checkDriedBeans(scan), ...checkRawPlants(scan)]),
    ...checkWrongUse(scan),
    ...checkBotulism(scan),
    ...checkCrossContamination(scan),
    ...checkTimeTemperature(scan),
    ...checkDose(scan),
    ...checkInfant(scan),
    ...(isHeldFor(underdone) ? [] : whole(() => checkUnseenDoneness(scan))),
    ...cutOff,
    ...checkUnlistedIngredient(recipe, readings),
    ...whole(() => checkUnusedIngredient(recipe, readings)),
    ...checkTooManyExtras(adherence, request),
    ...checkNoQuantity(recipe),
    ...checkNoPreheat(recipe),
    ...checkNoTime(recipe),
    ...checkContains(recipe),
    ...checkLeftOut(recipe, adherence, readings),
  ];
  return findings.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]);
}
