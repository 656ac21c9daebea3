// Asking again with the recipe that came: to mend what was found in it, or to go on where it was cut off.

import { REQUEST_LIMITS } from '../../../recipe/recipe-request.ts';
import type { Kitchen, Serving } from '../../session/kitchen.ts';

/** Asks for the recipe again and names the dangers that were found. */
export function askWithFaults(kitchen: Kitchen, asked: Serving): void {
  const { text, findings } = asked.session;
  const dangers = findings.filter(({ severity }) => severity === 'danger');
  const faults = [...new Set(dangers.map(({ rule }) => rule))];
  const recipe = cutToFit(asked, text);
  if (recipe.trim() === '' || faults.length === 0) kitchen.ask(asked.typed, asked.wishes);
  else kitchen.ask(asked.typed, asked.wishes, { source: 'model', change: { recipe, faults } });
}

/** What carries on, or null: only a model can, and only with a text that may be sent back whole. */
export function readCarryOn(kitchen: Kitchen, asked: Serving): (() => void) | null {
  const { source, text } = asked.session;
  if (source.kind !== 'model' || cutToFit(asked, text) !== text) return null;
  return () =>
    kitchen.ask(asked.typed, asked.wishes, { source: 'model', change: { recipe: text, continue: true } });
}

/** The longest change beside the recipe itself, and words to avoid that the list itself names. */
const REST_BYTES = 1024;

function countBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** As much of the recipe as one request can carry: its bytes are bounded, and a letter has up to four of them. */
function cutToFit({ typed, wishes }: Serving, text: string): string {
  const room = REQUEST_LIMITS.bodyBytes - countBytes({ typed, wishes }) - REST_BYTES;
  let fitting = text.slice(0, REQUEST_LIMITS.changeRecipeLength);
  for (let bytes = countBytes(fitting); bytes > room && fitting !== ''; bytes = countBytes(fitting)) {
    fitting = fitting.slice(0, Math.floor((fitting.length * Math.max(0, room)) / bytes));
  }
  return fitting;
}
