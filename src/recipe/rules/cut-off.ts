// Rule cut-off: the text ends before the recipe does.

import type { Finding } from '../finding.ts';
import type { Recipe } from '../recipe.ts';
import type { Finish } from '../recipe-events.ts';

const SENTENCE_END = /[.!?:)\]…"”*]\s*$/;

/** Whether every step but the last ends like a sentence, and nothing stands behind it. */
export function breaksOff({ steps, notes, leftOut }: Recipe): boolean {
  const last = steps.at(-1);
  if (last === undefined || steps.length < 2 || notes.length + leftOut.length > 0) return false;
  return !SENTENCE_END.test(last) && steps.slice(0, -1).every((step) => SENTENCE_END.test(step));
}

/** One warning where the length limit was met or no step was read. */
export function checkCutOff(recipe: Recipe, finish: Finish | undefined): readonly Finding[] {
  const message =
    finish === 'length'
      ? 'The recipe stops at the length limit; its end is missing.'
      : breaksOff(recipe)
        ? 'The last step breaks off in mid-sentence.'
        : recipe.steps.length === 0
          ? 'No step could be read: the recipe may have stopped before its end.'
          : null;
  return message === null ? [] : [{ rule: 'cut-off', severity: 'warning', message }];
}
