// On which lines of a markdown text the ingredients and steps of its recipe stand.

import type { Recipe } from '../recipe.ts';

export interface Places {
  /** Line of each ingredient and each step, from 0; -1 where it is not found. */
  readonly ingredients: readonly number[];
  readonly steps: readonly number[];
}

/** The words of a line as far as they are told apart here. */
function bare(text: string): string {
  return text
    .replace(/[*_`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const MARKER = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;
const BEGINNING = 60;

export function findPlaces(lines: readonly string[], recipe: Pick<Recipe, 'ingredients' | 'steps'>): Places {
  const texts = lines.map((line) => bare(line.replace(MARKER, '')));
  let from = 0;
  const find = (text: string): number => {
    const wanted = bare(text).slice(0, BEGINNING);
    const found = texts.findIndex((line, at) => at >= from && wanted !== '' && line.includes(wanted));
    // Two foods of one line, "salt and pepper", stand on it both.
    if (found !== -1) from = found;
    return found;
  };
  const ingredients = recipe.ingredients.map(({ text }) => find(text));
  return { ingredients, steps: recipe.steps.map((step) => find(step)) };
}
