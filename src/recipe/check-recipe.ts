// Every rule over one recipe: the rules of danger, then what is amiss in the writing. A rule is a pure function in rules/.

import { readAdherence } from './adherence.ts';
import type { Finding, Severity } from './finding.ts';
import { isEnglish } from './foreign-words.ts';
import { type Method, readMethod } from './method/read-method.ts';
import type { Recipe } from './recipe.ts';
import type { Finish } from './recipe-events.ts';
import { createReadings, type RecipeReadings } from './recipe-readings.ts';
import type { RecipeRequest } from './recipe-request.ts';
import { checkDangers, RULES_OF_A_LINE } from './rules/check-dangers.ts';
import { checkContains } from './rules/contains.ts';
import { checkCutOff } from './rules/cut-off.ts';
import { checkLeftOut } from './rules/left-out.ts';
import { checkNoPreheat } from './rules/no-preheat.ts';
import { checkNoQuantity } from './rules/no-quantity.ts';
import { checkNoTime } from './rules/no-time.ts';
import { checkTooManyExtras } from './rules/too-many-extras.ts';
import { checkUnlistedIngredient } from './rules/unlisted-ingredient.ts';
import { checkUnusedIngredient } from './rules/unused-ingredient.ts';

export interface RecipeEnding {
  /** How the text ended, where that is known. */
  readonly finish?: Finish;
  /** What has been read of this request and recipe already. */
  readonly readings?: RecipeReadings;
}

const RANK: Readonly<Record<Severity, number>> = { danger: 0, warning: 1, note: 2 };

/** Of a text that breaks off nobody knows what its end would have said: what is missing does not count. */
function readWhole(recipe: Recipe, request: RecipeRequest, readings: RecipeReadings, isCut: boolean): Method {
  const method = readMethod(recipe, request, readings);
  return isCut ? { ...method, ended: false } : method;
}

/** Whether `checkRecipe` finds a danger in a recipe that ends as it should. What only warns is not looked for. */
export function isDangerous(recipe: Recipe, request: RecipeRequest, readings: RecipeReadings): boolean {
  const isCut = checkCutOff(recipe, undefined).length > 0;
  return checkDangers(readWhole(recipe, request, readings, isCut)).some(
    ({ severity }) => severity === 'danger',
  );
}

/** Of a recipe in another language: its list, whose foods are known by many names, and nothing that rests on words. */
function checkList(
  recipe: Recipe,
  request: RecipeRequest,
  finish: Finish | undefined,
  readings: RecipeReadings,
): readonly Finding[] {
  const list: Recipe = { ...recipe, title: null, introduction: '', steps: [], leftOut: [], notes: [] };
  const method = readMethod(list, request, readings);
  return [
    ...RULES_OF_A_LINE.flatMap((rule) => rule(method)),
    ...(finish === 'length' ? checkCutOff(recipe, finish) : []),
    ...checkContains(recipe),
  ];
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
  const findings = isEnglish(recipe.steps, request.language)
    ? checkAll(recipe, request, finish, readings)
    : checkList(recipe, request, finish, readings);
  return findings.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]);
}

function checkAll(
  recipe: Recipe,
  request: RecipeRequest,
  finish: Finish | undefined,
  readings: RecipeReadings,
): readonly Finding[] {
  const adherence = readAdherence(recipe, request, readings);
  const cutOff = checkCutOff(recipe, finish);
  const method = readWhole(recipe, request, readings, cutOff.length > 0);
  return [
    ...checkDangers(method),
    ...cutOff,
    ...checkUnlistedIngredient(method),
    ...(method.ended ? checkUnusedIngredient(method) : []),
    ...checkTooManyExtras(adherence, request),
    ...checkNoQuantity(method),
    ...checkNoPreheat(method),
    ...checkNoTime(method),
    ...checkContains(recipe),
    ...checkLeftOut(recipe, adherence, readings),
  ];
}
