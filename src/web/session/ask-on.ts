// Asking again with the recipe that came: to mend what was found in it, to go on where it was cut off, or to change it.

import { REQUEST_LIMITS } from '../../recipe/recipe-request.ts';
import type { Wishes } from '../../recipe/wishes/wishes.ts';
import type { RecipeRun } from './recipe-runs.ts';
import type { Recipes } from './recipes.ts';

/** Asks for the recipe again and names the dangers that were found; of the built-in chef, for its next dish. */
export function askWithFaults(recipes: Recipes, run: RecipeRun): void {
  const { text, findings, source } = run.session;
  if (source.kind === 'built-in') {
    recipes.askAnother(run);
    return;
  }
  const dangers = findings.filter(({ severity }) => severity === 'danger');
  const faults = [...new Set(dangers.map(({ rule }) => rule))];
  const recipe = cutToFit(run, text);
  if (recipe.trim() === '' || faults.length === 0) recipes.ask(run.typed, run.wishes);
  else recipes.ask(run.typed, run.wishes, { source: 'model', change: { recipe, faults } });
}

/** What carries on, or null: only a model can, and only with a text that may be sent back whole. */
export function readCarryOn(recipes: Recipes, run: RecipeRun): (() => void) | null {
  const { source, text } = run.session;
  if (source.kind !== 'model' || cutToFit(run, text) !== text) return null;
  return () =>
    recipes.ask(run.typed, run.wishes, { source: 'model', change: { recipe: text, continue: true } });
}

/** Asks the chef that wrote the recipe to change it. */
export function askChanged(recipes: Recipes, run: RecipeRun, words: string, wishes: Wishes): void {
  const { text, request, source } = run.session;
  const { change } = request;
  // Nobody here wrote what was only read.
  if (source.kind === 'brought') return;
  // A model reads what it wrote; the built-in chef plans anew and has to be told of the changes before.
  const before = source.kind === 'built-in' && change !== undefined && 'wish' in change ? [change.wish] : [];
  const wish = [...before, words].join(', ').slice(-REQUEST_LIMITS.wishLength);
  const asked = { source: source.kind, change: { recipe: cutToFit(run, text), wish } };
  recipes.ask(run.typed, wishes, asked, run);
}

/** The longest change beside the recipe itself, and words to avoid that the list itself names. */
const REST_BYTES = 1024;

function countBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** As much of the recipe as one request can carry: its bytes are bounded, and a letter has up to four of them. */
function cutToFit({ typed, wishes }: RecipeRun, text: string): string {
  const room = REQUEST_LIMITS.bodyBytes - countBytes({ typed, wishes }) - REST_BYTES;
  let fitting = text.slice(0, REQUEST_LIMITS.changeRecipeLength);
  for (let bytes = countBytes(fitting); bytes > room && fitting !== ''; bytes = countBytes(fitting)) {
    fitting = fitting.slice(0, Math.floor((fitting.length * Math.max(0, room)) / bytes));
  }
  return fitting;
}
