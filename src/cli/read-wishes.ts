// The options of suggest and check as a request, judged by the same reader as a body over HTTP.

import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { readRecipeBody } from '../wire/recipe-body.ts';
import { type CommandLine, UsageError } from './options.ts';

/** Option, key of the body, and how its value is written there. */
const KEYS = [
  ['servings', 'servings', 'number'],
  ['diet', 'diets', 'words'],
  ['avoid', 'avoid', 'words'],
  ['max-minutes', 'maxMinutes', 'number'],
  ['equipment', 'equipment', 'words'],
  ['units', 'units', 'word'],
  ['language', 'language', 'word'],
  ['max-extras', 'maxExtras', 'number'],
  ['idea', 'idea', 'number'],
  ['source', 'source', 'word'],
] as const;

/** The request that a command line makes. Throws UsageError with the option in its own spelling. */
export function readWishes(line: CommandLine, ingredients: readonly string[]): RecipeRequest {
  const body: Record<string, unknown> = { ingredients };
  for (const [option, key, form] of KEYS) {
    const words = line.lists.get(option)?.map((word) => word.toLowerCase());
    const text = line.texts.get(option);
    const value = form === 'words' ? words : text;
    if (value === undefined) continue;
    body[key] = form === 'number' && typeof value === 'string' ? readNumber(value) : value;
  }
  const reading = readRecipeBody(body);
  if (reading.ok) return reading.request;
  const key = reading.path.split('.')[0];
  const option = KEYS.find(([, name]) => name === key)?.[0];
  const message = option === undefined ? reading.message : reading.message.replace(/^\w+/u, `--${option}`);
  throw new UsageError(message);
}

/** Text that is no number stays text, so that the message repeats what was typed. */
function readNumber(text: string): number | string {
  return /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text;
}
