// Where each ingredient and each step of a recipe stands in the markdown it was read from: for the page's anchors,
// the findings' links and the exports. Line numbers count from 0.

import type { Recipe, RecipeIngredient } from './recipe.ts';

export interface RecipePlaces {
  /** Line of each ingredient; -1 where it stands in no line of its own. */
  readonly ingredients: readonly number[];
  /** First line of each step; -1 where it is found nowhere. */
  readonly steps: readonly number[];
}

/** Characters of a step that tell its first line from the others. */
const HEAD_LENGTH = 24;

/** Letters and digits alone: marks, bullets and spaces differ between a line and what was read of it. */
function squash(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/&[a-z]{2,8};/gi, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

/** The first line from `from` on that holds the words; the search begins anew at the top where none does. */
function findLine(lines: readonly string[], words: string, from: number): number {
  if (words === '') return -1;
  const holds = (line: string) =>
    line.includes(words) ||
    (line.length >= 4 && words.startsWith(line.replace(/^\d{1,2}/, '')) && line.length > 8);
  for (let at = from; at < lines.length; at += 1) if (holds(lines[at] ?? '')) return at;
  for (let at = 0; at < from; at += 1) if (holds(lines[at] ?? '')) return at;
  return -1;
}

/** The cells of a table come in another order: the amount's own column may stand in front. */
function findCells(lines: readonly string[], text: string): number {
  const words = text
    .split(/\s+/)
    .map(squash)
    .filter((word) => word.length > 1);
  if (words.length === 0) return -1;
  return lines.findIndex((line) => words.every((word) => line.includes(word)));
}

/** A step joined of a heading and the lines below it stands where the first of its lines does. */
function findJoined(lines: readonly string[], words: string, from: number): number {
  return lines.findIndex(
    (line, at) =>
      at >= from &&
      line.length > 3 &&
      words.includes(line.replace(/^(?:step)?\d{1,2}/, '').slice(0, HEAD_LENGTH)),
  );
}

/** Never throws. The search of each line goes on from the one before, so the whole costs little more than one pass. */
export function findPlaces(
  markdown: string,
  recipe: Pick<Recipe, 'steps'> & { readonly ingredients: readonly Pick<RecipeIngredient, 'text'>[] },
): RecipePlaces {
  const lines = markdown.split('\n').map(squash);
  let at = 0;
  const ingredients = recipe.ingredients.map(({ text }) => {
    const found = findLine(lines, squash(text), at);
    if (found !== -1) at = found;
    return found === -1 ? findCells(lines, text) : found;
  });
  at = Math.max(0, ...ingredients);
  const steps = recipe.steps.map((text) => {
    const words = squash(text);
    const whole = findLine(lines, words.slice(0, HEAD_LENGTH), at);
    const found = whole === -1 ? findJoined(lines, words, at) : whole;
    if (found !== -1) at = Math.min(lines.length - 1, found + 1);
    return found;
  });
  return { ingredients, steps };
}
