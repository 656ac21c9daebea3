// The dangers that may stop a text before its end. What is not food, an avoided allergen and a broken diet are judged
// with every line; what no later step can put right when its step ends; a core temperature when the step after it has
// ended and heats no more. The rest is judged at the end alone.

import type { Finding } from '../finding.ts';
import { isEnglish } from '../foreign-words.ts';
import { isHeating } from '../kitchen/raw-contact.ts';
import { type Method, readMethod } from '../method/read-method.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeReadings } from '../recipe-readings.ts';
import type { RecipeRequest } from '../recipe-request.ts';
import { RULES_OF_A_LINE } from './check-dangers.ts';
import { checkCoreTemperature } from './core-temperature.ts';
import { checkCrossContamination } from './cross-contamination.ts';
import { checkHeldWarm } from './held-warm.ts';
import { checkLeftStanding } from './left-standing.ts';
import { checkToxicPart } from './toxic-part.ts';

const OF_A_STEP = [
  ...RULES_OF_A_LINE,
  checkToxicPart,
  checkLeftStanding,
  checkHeldWarm,
  checkCrossContamination,
] as const;

/** Core temperatures that the steps behind them leave as they are. The last step may still be one of rest. */
function findLowCores(method: Method, before: number): readonly Finding[] {
  // How long food lies in a bath is often told steps later.
  if (method.steps.some((one) => one.names('bathOf'))) return [];
  const isLeft = (step: number) =>
    !method.steps.some((one) => (one.step ?? 0) > step && (isHeating(one) || one.names('warm')));
  return checkCoreTemperature(method).filter(
    ({ step }) => step !== undefined && step < before && isLeft(step),
  );
}

/**
 * A function to call with the recipe as read so far, again and again while it grows. It looks at what is new alone,
 * so that a long text costs no more a line than a short one.
 */
export function findStoppingDangers(
  request: RecipeRequest,
  readings: RecipeReadings,
): (recipe: Recipe) => readonly Finding[] {
  let lines = 0;
  let steps = 0;
  let judged: string | undefined;
  const isRead = ({ steps: all }: Recipe, from: number, to?: number) =>
    isEnglish(all.slice(from, to), request.language);
  return (recipe) => {
    // The last step and the last line may still grow.
    const ended = Math.max(0, recipe.steps.length - 1);
    const fresh = recipe.ingredients.slice(lines);
    const findings: Finding[] = [];
    if (fresh.length > 0) {
      const method = readMethod({ ...recipe, ingredients: fresh, steps: [] }, request, readings, {
        from: 0,
        to: 0,
      });
      for (const rule of RULES_OF_A_LINE) findings.push(...rule(method));
      lines = recipe.ingredients.length;
    }
    const growing = recipe.steps[ended];
    // Most lines behind the steps leave the last one as it was.
    if (growing !== undefined && (growing !== judged || fresh.length > 0) && isRead(recipe, ended)) {
      const last = readMethod(recipe, request, readings, { from: ended, to: recipe.steps.length });
      for (const rule of RULES_OF_A_LINE) findings.push(...rule(last));
    }
    if (ended > steps && isRead(recipe, 0, ended)) {
      const method = readMethod(recipe, request, readings, { from: steps, to: ended });
      for (const rule of OF_A_STEP) findings.push(...rule(method));
      if (ended > 1) {
        const from = Math.max(0, steps - 1);
        findings.push(...findLowCores(readMethod(recipe, request, readings, { from, to: ended }), ended));
      }
    }
    steps = ended;
    judged = growing;
    return findings.filter(({ severity }) => severity === 'danger');
  };
}
