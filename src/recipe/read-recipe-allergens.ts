// Which of the 14 allergens of EU law the foods of a recipe contain.

import { ALLERGENS } from '../food/allergens.ts';
import { readAllergens } from '../food/fits-diet.ts';
import { FOODS, findFood } from '../food/foods.ts';
import { readTail } from '../food/read-tail.ts';
import { readClaims } from './claims.ts';
import type { Recipe } from './recipe.ts';
import { remember } from './remember.ts';

/** In the order of the closed list. Only what a listed food contains by definition: labels may say more. */
export const readRecipeAllergens = remember((recipe: Recipe): readonly string[] => {
  const found = new Set<string>();
  for (const ingredient of recipe.ingredients) {
    const food = ingredient.food === null ? undefined : findFood(ingredient.food);
    if (food === undefined) continue;
    const { without } = readClaims(ingredient.text);
    const tail = readTail(ingredient.text, food.id)?.foods.map(({ id }) => FOODS[id]) ?? [];
    for (const allergen of [food, ...tail].flatMap((each) => readAllergens(each).contains))
      if (!without.has(allergen)) found.add(allergen);
  }
  return ALLERGENS.filter((allergen) => found.has(allergen));
});
