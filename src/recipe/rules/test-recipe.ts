// Builds a recipe for the tables of cases: a list, steps, and notes (steps that begin with ">").

import { attributeIngredients } from '../adherence.ts';
import { checkRecipe } from '../check-recipe.ts';
import type { RuleId, Severity } from '../finding.ts';
import { readRecipe } from '../read-recipe.ts';

/** What happens, the list, steps and notes, the gravest finding. */
export type Row = readonly [string, readonly string[], readonly string[], Severity | null];

/** The gravest finding of one rule; `guest` is written into the request. */
export function severityOf(
  rule: RuleId,
  list: readonly string[],
  steps: readonly string[],
  guest?: string,
): Severity | null {
  const notes = steps.filter((one) => one.startsWith('>')).map((one) => one.slice(1).trim());
  const text = [
    '# Supper',
    '## Ingredients',
    ...list.map((line) => `- ${line}`),
    '## Method',
    ...steps.filter((one) => !one.startsWith('>')).map((step, at) => `${at + 1}. ${step}`),
    ...(notes.length > 0 ? ['## Notes', ...notes.map((note) => `- ${note}`)] : []),
  ].join('\n');
  const request = { ingredients: guest === undefined ? [...list] : [...list, `for ${guest}`] };
  const recipe = attributeIngredients(readRecipe(text), request);
  const found = checkRecipe(recipe, request).filter((one) => one.rule === rule);
  return (
    (['danger', 'warning', 'note'] as const).find((grave) => found.some((one) => one.severity === grave)) ??
    null
  );
}
