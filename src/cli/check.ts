// `larder check`: reads a recipe from a file and says what is found in it.

import { splitIngredients } from '../food/split-ingredients.ts';
import { attributeIngredients } from '../recipe/adherence.ts';
import { createAnswer } from '../recipe/answer.ts';
import { checkRecipe } from '../recipe/check-recipe.ts';
import { readToldToMachines } from '../recipe/import/read-brought.ts';
import { readRecipe } from '../recipe/read-recipe.ts';
import type { RecipeAnswer } from '../recipe/recipe-events.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { CommandError, type CommandIo, type ExitStatus, readInput, writeJson } from './command-io.ts';
import { type CommandLine, UsageError } from './options.ts';
import { describeAnswer } from './print-answer.ts';
import { readWishes } from './read-wishes.ts';

export async function runCheck(line: CommandLine, io: CommandIo): Promise<ExitStatus> {
  const [path, ...others] = line.positionals;
  if (path === undefined || others.length > 0) {
    throw new UsageError('Name one file: larder check recipe.md --have eggs,rice');
  }
  const request = readCheckedRequest(line);
  const answer = checkText(await readRecipeInput(io, path), request);
  if (line.flags.has('json')) io.out(writeJson(answer));
  else io.out(`${describeAnswer(answer, request) || 'Nothing was found to say about it.'}\n`);
  return answer.finish === 'refused' ? 3 : 0;
}

/** The recipe in a file as markdown, whatever form it has there. */
export async function readRecipeInput(io: CommandIo, path: string): Promise<string> {
  const text = await readInput(io, path);
  if (text.trim() === '') throw new CommandError('There is no recipe in the input.');
  const told = readToldToMachines(text);
  if (told === null) return text;
  if (!told.ok)
    throw new CommandError('There is no recipe in this file that machines are told of (schema.org/Recipe).');
  return told.markdown;
}

/** What the recipe was asked for, as far as the options say. */
export function readCheckedRequest(line: CommandLine): RecipeRequest {
  const have = (line.lists.get('have') ?? []).flatMap((text) => splitIngredients(text));
  if (have.length > 0) return readWishes(line, have);
  // A recipe can be checked without a list; the other options are judged all the same.
  return { ...readWishes(line, ['water']), ingredients: [] };
}

/** The whole text read and checked; all findings are told, not only the first danger. */
export function checkText(markdown: string, request: RecipeRequest): RecipeAnswer {
  const recipe = attributeIngredients(readRecipe(markdown), request);
  const findings = checkRecipe(recipe, request, { finish: 'complete' });
  const isHeld = findings.some((finding) => finding.severity === 'danger');
  const finish = isHeld ? 'refused' : 'complete';
  // Who wrote a file is not known, so it is trusted no more than a model's text.
  return { markdown, ...createAnswer({ recipe, request, source: { kind: 'model' }, finish, findings }) };
}
