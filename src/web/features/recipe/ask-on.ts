// Asking again with the recipe that came: to mend what was found in it, or to go on where it was cut off.

import { REQUEST_LIMITS } from '../../../recipe/recipe-request.ts';
import type { Kitchen, Serving } from '../../session/kitchen.ts';

/** Asks for the recipe again and names the dangers that were found. */
export function askWithFaults(kitchen: Kitchen, asked: Serving): void {
  const { text, findings } = asked.session;
  const dangers = findings.filter(({ severity }) => severity === 'danger');
  const faults = [...new Set(dangers.map(({ rule }) => rule))];
  if (text === '' || faults.length === 0) kitchen.ask(asked.typed, asked.wishes);
  else {
    const recipe = text.slice(0, REQUEST_LIMITS.changeRecipeLength);
    kitchen.ask(asked.typed, asked.wishes, { source: 'model', change: { recipe, faults } });
  }
}

/** What carries on, or null: only a model can, and only with a text that may be sent back. */
export function readCarryOn(kitchen: Kitchen, asked: Serving): (() => void) | null {
  const { source, text } = asked.session;
  if (source.kind !== 'model' || text.length > REQUEST_LIMITS.changeRecipeLength) return null;
  return () => kitchen.ask(asked.typed, asked.wishes, { change: { recipe: text, continue: true } });
}
