// Rule contains: which of the 14 allergens of EU law the listed foods hold. A note, and never a promise.

import { findFood } from '../../food/foods.ts';
import type { Finding } from '../finding.ts';
import { readRecipeAllergens } from '../read-recipe-allergens.ts';
import type { Recipe } from '../recipe.ts';

/** One note where at least one food of the list is known. */
export function checkContains(recipe: Recipe): readonly Finding[] {
  const known = recipe.ingredients.filter(({ food }) => food !== null && findFood(food) !== undefined);
  if (known.length === 0) return [];
  const found = readRecipeAllergens(recipe);
  const unread = recipe.ingredients.length - known.length;
  const names = found.length === 0 ? 'none of them by name' : found.join(', ');
  const rest = unread === 0 ? '' : ` Not read: ${unread} of ${recipe.ingredients.length} ingredients.`;
  return [
    {
      rule: 'contains',
      severity: 'note',
      message: `Looked for: the 14 allergens of EU law; found: ${names}.${rest} Labels may say more.`,
      about: found,
    },
  ];
}
