// What a danger may rest on: a fact of the ingredient list, or something that the cook is asked to do. What the older
// rules find in a title, an introduction or a note stays a danger only where the reading of the method, which tells an
// order from an explanation, finds it too; else it is a warning.

import { foldText } from '../food/normalise-text.ts';
import type { Finding } from './finding.ts';
import { readMethod } from './method/read-method.ts';
import type { Sentence } from './method/sentence.ts';
import type { Recipe } from './recipe.ts';
import type { RecipeReadings } from './recipe-readings.ts';
import type { RecipeRequest } from './recipe-request.ts';
import { checkDangers } from './rules/check-dangers.ts';

const TOLD_FIRST = ['The title', 'The introduction', 'A note', 'The notes'] as const;
const TOLD_LAST = ['in the introduction.', 'in the notes.', 'in the title.'] as const;

/** Whether a finding rests on words of a title, an introduction or a note alone. */
function isOnlyTold({ severity, step, ingredient, message }: Finding): boolean {
  if (severity !== 'danger' || step !== undefined) return false;
  if (ingredient !== undefined && !TOLD_LAST.some((place) => message.includes(place))) return false;
  return (
    TOLD_FIRST.some((place) => message.startsWith(place)) ||
    TOLD_LAST.some((place) => message.includes(place))
  );
}

/** The words a message rests on: what it quotes, or the food it found. */
function readWords({ message }: Finding): string {
  return /"([^"]+)"/.exec(message)?.[1]?.split(' ... ')[0] ?? /found: ([^,;.]+)/.exec(message)?.[1] ?? '';
}

/** Whether the words stand in a note that asks the cook to do something, and neither explains nor warns. */
function isAsked(finding: Finding, notes: readonly Sentence[]): boolean {
  const words = foldText(readWords(finding));
  return (
    words !== '' &&
    notes.some(
      (note) =>
        note.isOrder &&
        !note.isCaution &&
        !note.names('if', 'elsewhere', 'not', 'instead') &&
        note.plain.includes(words),
    )
  );
}

/** The findings with their severity by the evidence each rests on. */
export function weighEvidence(
  findings: readonly Finding[],
  recipe: Recipe,
  request: RecipeRequest,
  readings: RecipeReadings,
): readonly Finding[] {
  if (!findings.some(isOnlyTold)) return findings;
  const method = readMethod(recipe, request, readings);
  const asked = new Set(
    checkDangers(method)
      .filter(({ severity }) => severity === 'danger')
      .map(({ rule }) => rule),
  );
  return findings.map((finding) =>
    isOnlyTold(finding) && !asked.has(finding.rule) && !isAsked(finding, method.notes)
      ? { ...finding, severity: 'warning' as const }
      : finding,
  );
}

/** The dangers that may end a text before its end: what is only told waits for the end. */
export function keepAsked(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((finding) => !isOnlyTold(finding));
}
