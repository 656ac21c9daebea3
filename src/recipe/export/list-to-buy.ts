// The lines of a recipe that are to be bought, as plain words.

import type { RecipeIngredient } from '../recipe.ts';

/** As printed, without the marks of markdown; each line once. */
export function listToBuy(ingredients: readonly RecipeIngredient[]): readonly string[] {
  const lines = ingredients.filter(({ from }) => from === 'to-buy').map(({ text }) => plain(text));
  return [...new Set(lines)].filter((line) => line !== '');
}

function plain(text: string): string {
  return text
    .replace(/!?\[([^\][]*)\]\([^()]*\)/gu, '$1')
    .replace(/\*+|`+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
