// `larder suggest`: a recipe from the ingredients on the command line.

import { builtInSource } from '../chef/built-in-source.ts';
import { splitIngredients } from '../food/split-ingredients.ts';
import { collectAnswer } from '../gateway/collect-answer.ts';
import { createModelSource } from '../provider/model-source.ts';
import { streamChat } from '../provider/stream-chat.ts';
import { createAnswer, withMarkdown } from '../recipe/answer.ts';
import { readRecipe } from '../recipe/read-recipe.ts';
import type { BuiltInReason, ChefLabel, RecipeAnswer } from '../recipe/recipe-events.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { screenRequest } from '../recipe/screen-ingredients.ts';
import { CommandError, type CommandIo, type ExitStatus, readInput, writeJson } from './command-io.ts';
import { type CommandLine, UsageError } from './options.ts';
import { printAnswer } from './print-answer.ts';
import { readService } from './read-service.ts';
import { readWishes } from './read-wishes.ts';

export async function runSuggest(line: CommandLine, io: CommandIo): Promise<ExitStatus> {
  const ingredients = await readIngredients(line.positionals, io);
  if (ingredients.length === 0)
    throw new UsageError('Name at least one ingredient: larder suggest eggs rice');
  const request = readWishes(line, ingredients);
  const { answer, sentence } = await writeRecipe(request, io);
  if (line.flags.has('json')) {
    io.out(writeJson(answer));
    if (sentence !== undefined) io.err(`${sentence}\n`);
  } else printAnswer(answer, request, io, sentence);
  return answer.finish === 'refused' ? 3 : 0;
}

interface Written {
  readonly answer: RecipeAnswer;
  /** What the built-in chef says where it cooks nothing. */
  readonly sentence?: string;
}

async function readIngredients(words: readonly string[], io: CommandIo): Promise<string[]> {
  const ingredients: string[] = [];
  for (const word of words) {
    if (word === '-') ingredients.push(...splitIngredients(await readInput(io, '-')));
    else if (/[,;\n]/u.test(word)) ingredients.push(...splitIngredients(word));
    else if (word.trim() !== '') ingredients.push(word);
  }
  return ingredients;
}

async function writeRecipe(request: RecipeRequest, io: CommandIo): Promise<Written> {
  const asksBuiltIn = request.source === 'built-in';
  const service = asksBuiltIn ? null : readService(io);
  if (service === null && request.source === 'model') {
    throw new CommandError('No model is set up: set HF_TOKEN, or OPENAI_BASE_URL with LARDER_MODEL.');
  }
  const builtIn = { kind: 'built-in', reason: asksBuiltIn ? 'asked' : 'no-model' } as const;
  if (screenRequest(request).usable.length === 0) {
    return refuseAll(request, service === null ? builtIn : { kind: 'model', model: service.model });
  }
  if (service === null) return await writeBuiltIn(request, builtIn.reason);
  const source = createModelSource(service.model, (messages) =>
    streamChat(service, messages, { fetch: io.fetch, clock: io.clock }),
  );
  const collected = await collectAnswer(request, source(request));
  if (collected.ok) return { answer: collected.answer };
  const { code, message } = collected.failure;
  // The usual words of a failure speak of what the page offers; here the command says itself what it does.
  const cause = `${service.model} did not answer (${code})`;
  if (request.source === 'model') throw new CommandError(`${cause}: ${message}`);
  io.err(`${cause}, so the built-in chef wrote this recipe.\n`);
  return await writeBuiltIn(request, 'model-failed');
}

async function writeBuiltIn(request: RecipeRequest, reason: BuiltInReason): Promise<Written> {
  const collected = await collectAnswer(request, builtInSource(reason)(request));
  if (collected.ok) return { answer: collected.answer };
  const { code, message } = collected.failure;
  if (code !== 'refused') throw new CommandError(message);
  return { ...refuseAll(request, { kind: 'built-in', reason }), sentence: message };
}

function refuseAll(request: RecipeRequest, source: ChefLabel): Written {
  const recipe = readRecipe('');
  const answer = createAnswer({ recipe, request, source, finish: 'refused', findings: [] });
  return { answer: withMarkdown(answer, '') };
}
