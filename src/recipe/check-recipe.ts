// Every rule over one recipe. A rule is a pure function in check/; adding one means a file there and a line here.

import { readAdherence } from './adherence.ts';
import { checkAllergen } from './check/avoidance/allergen.ts';
import { checkContains } from './check/avoidance/contains.ts';
import { checkDiet } from './check/avoidance/diet.ts';
import { readRecipeFoods } from './check/avoidance/recipe-foods.ts';
import { checkBotulism } from './check/botulism/botulism.ts';
import { checkCrossContamination } from './check/contact/cross-contamination.ts';
import { checkCutOff } from './check/cut-off.ts';
import { checkDose } from './check/doses/dose.ts';
import { checkInfant } from './check/guests/infant.ts';
import { checkLeftOut } from './check/left-out.ts';
import { checkNoPreheat } from './check/no-preheat.ts';
import { checkNoQuantity } from './check/no-quantity.ts';
import { checkNoTime } from './check/no-time.ts';
import { checkNotFood } from './check/not-food.ts';
import { scanRecipe } from './check/scan-recipe.ts';
import { checkTimeTemperature } from './check/time-temperature/time-temperature.ts';
import { checkTooManyExtras } from './check/too-many-extras.ts';
import { checkDriedBeans } from './check/toxins/dried-beans.ts';
import { checkRawPlants, checkWrongUse } from './check/toxins/natural-toxin.ts';
import { checkTastedBatter } from './check/undercooked/tasted-batter.ts';
import { checkUndercooked } from './check/undercooked/undercooked.ts';
import { checkUnderdoneWords } from './check/undercooked/underdone-words.ts';
import { checkUnseenDoneness } from './check/undercooked/unseen-doneness.ts';
import { checkUnlistedIngredient } from './check/unlisted-ingredient.ts';
import { checkUnusedIngredient } from './check/unused-ingredient.ts';
import type { Finding, Severity } from './finding.ts';
import type { Recipe } from './recipe.ts';
import type { Finish } from './recipe-events.ts';
import { createReadings, type RecipeReadings } from './recipe-readings.ts';
import type { RecipeRequest } from './recipe-request.ts';
import { weighEvidence } from './weigh-evidence.ts';

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

type Whole = (judge: () => readonly Finding[]) => readonly Finding[];

/** What the rules find of which some findings are dangers, in the order of the rules. */
function checkSafety(
  recipe: Recipe,
  request: RecipeRequest,
  readings: RecipeReadings,
  whole: Whole,
): readonly Finding[] {
  const scan = scanRecipe(recipe, request, readings);
  const foods = readRecipeFoods(recipe, readings);
  const underdone = [...checkUndercooked(scan), ...checkUnderdoneWords(scan), ...checkTastedBatter(scan)];
  return [
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
  ];
}

// Of a text that breaks off nobody knows what its end would have said.
function judgeWhole(cutOff: readonly Finding[]): Whole {
  return (judge) => (cutOff.length > 0 ? [] : judge());
}

/** Whether `checkRecipe` finds a danger in a recipe that ends as it should. What only warns is not looked for. */
export function isDangerous(recipe: Recipe, request: RecipeRequest, readings: RecipeReadings): boolean {
  // The built-in chef judges its own words as strictly as ever.
  return isHeldFor(checkSafety(recipe, request, readings, judgeWhole(checkCutOff(recipe, undefined))));
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
  const adherence = readAdherence(recipe, request, readings);
  const cutOff = checkCutOff(recipe, finish);
  const whole = judgeWhole(cutOff);
  const findings: readonly Finding[] = [
    ...weighEvidence(checkSafety(recipe, request, readings, whole), recipe, request, readings),
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
