// Compares two readings of a dish: which lines of the list and which steps of the second are new or different, and what
// left the list.

import { stripEmphasis } from './read-line.ts';
import type { Recipe } from './recipe.ts';

/** How a line stands to the recipe before. */
export type LineChange = 'same' | 'different' | 'new';

export interface RecipeChanges {
  /** Of each line of the list, in its order. */
  readonly ingredients: readonly LineChange[];
  /** Of each step, in its order. */
  readonly steps: readonly LineChange[];
  /** Lines of the list before that have none in this one. */
  readonly gone: readonly string[];
}

type Compared = Pick<Recipe, 'ingredients' | 'steps'>;

/** The share of their words that two texts have in common from which one is the other, rewritten. */
const ALIKE = 0.5;

export function compareRecipes(before: Compared, after: Compared): RecipeChanges {
  const list = pair(before.ingredients, after.ingredients, [
    (one, other) => stripEmphasis(one.text) === stripEmphasis(other.text),
    (one, other) => one.food !== null && one.food === other.food,
    // Where both foods are known they are two foods, however alike their lines.
    (one, other) => (one.food === null || other.food === null) && isAlike(one.text, other.text),
  ]);
  const method = pair(before.steps, after.steps, [
    (one, other) => stripEmphasis(one) === stripEmphasis(other),
    (one, other) => isAlike(one, other),
  ]);
  return { ingredients: list.changes, steps: method.changes, gone: list.gone.map(({ text }) => text) };
}

/** Pairs what is the same first, then what is most nearly so: each has one partner at most. */
function pair<Line>(
  before: readonly Line[],
  after: readonly Line[],
  bonds: readonly ((one: Line, other: Line) => boolean)[],
): { readonly changes: readonly LineChange[]; readonly gone: readonly Line[] } {
  const gone = [...before];
  const changes = after.map((): LineChange => 'new');
  for (const [rank, isBound] of bonds.entries()) {
    for (const [place, line] of after.entries()) {
      const partner = changes[place] === 'new' ? gone.findIndex((one) => isBound(one, line)) : -1;
      if (partner === -1) continue;
      gone.splice(partner, 1);
      changes[place] = rank === 0 ? 'same' : 'different';
    }
  }
  return { changes, gone };
}

function isAlike(one: string, other: string): boolean {
  const [words, others] = [listWords(one), listWords(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared > 0 && (2 * shared) / (words.size + others.size) > ALIKE;
}

/** An amount says nothing of what a line is. */
function listWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu));
}
