// Rule cut-off: the text ends before the recipe does.

import type { Finding } from '../finding.ts';
import type { Recipe } from '../recipe.ts';
import type { Finish } from '../recipe-events.ts';

/** One warning where the length limit was met or no step was read. */
export function checkCutOff(recipe: Recipe, finish: Finish | undefined): readonly Finding[] {
  const message =
    finish === 'length'
      ? 'The recipe stops at the length limit; its end is missing.'
      : recipe.steps.length === 0
        ? 'No step could be read: the recipe may have stopped before its end.'
        : null;
  return message === null ? [] : [{ rule: 'cut-off', severity: 'warning', message }];
}
