// An answer as plain text for a terminal: the recipe, how it keeps to the list, and what was found.

import { attributeIngredients, readAdherence, writeAdherence } from '../recipe/adherence.ts';
import { writeFailure } from '../recipe/failure-words.ts';
import type { Finding } from '../recipe/finding.ts';
import { readRecipe } from '../recipe/read-recipe.ts';
import type { RecipeAnswer } from '../recipe/recipe-events.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { writeAuthor } from '../recipe/write-author.ts';
import { cleanLines } from '../wire/clean-text.ts';
import type { CommandIo } from './command-io.ts';

/** `sentence` is what the chef says in place of a recipe, where it has found nothing to cook. */
export function printAnswer(
  answer: RecipeAnswer,
  request: RecipeRequest,
  io: Pick<CommandIo, 'out'>,
  sentence = describeAbsence(answer),
): void {
  const { markdown, source } = answer;
  const text = markdown === '' ? [sentence] : [cleanLines(markdown).trimEnd(), writeAuthor(source)];
  io.out(`${[...text, describeAnswer(answer, request)].filter((part) => part !== '').join('\n\n')}\n`);
}

function describeAbsence({ findings, refused }: RecipeAnswer): string {
  if (findings.length > 0) return 'The recipe is held back:';
  if (refused.length > 0) return writeFailure('refused').message;
  return 'The recipe is held back: it could not be checked.';
}

/** How the recipe keeps to the list, what was refused and what was found: one line each. */
export function describeAnswer(answer: RecipeAnswer, request: RecipeRequest): string {
  const lines: string[] = [];
  if (answer.markdown !== '' && request.ingredients.length > 0) {
    const recipe = attributeIngredients(readRecipe(answer.markdown), request);
    lines.push(writeAdherence(readAdherence(recipe, request)));
  }
  for (const { ingredient, why } of answer.refused) lines.push(`Not used: ${ingredient}. ${why}`);
  for (const finding of answer.findings) lines.push(writeFinding(finding));
  return lines
    .map((line) => cleanLines(line).replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function writeFinding({ severity, message, step }: Finding): string {
  const place = step === undefined ? '' : ` (step ${step})`;
  const words = { danger: 'Danger', warning: 'Warning', note: 'Note' };
  return `${words[severity]}${place}: ${message}`;
}
