// Rule no-quantity: a listed ingredient has no amount. What is seasoned to taste needs none.

import { findFood } from '../../food/foods.ts';
import type { Finding } from '../finding.ts';
import type { Method } from '../method/read-method.ts';
import type { RecipeIngredient } from '../recipe.ts';

const SEASONING: ReadonlySet<string> = new Set(['herb', 'spice', 'condiment']);

/** What is laid beside a dish or over it: bread, leaves, wedges of lemon. */
const BESIDE: ReadonlySet<string> = new Set(['bread', 'biscuit', 'citrus', 'salad-leaf', 'snack']);

function needsAmount(ingredient: RecipeIngredient, method: Method): boolean {
  const food = ingredient.food === null ? undefined : findFood(ingredient.food);
  // What is no known food may be a lid, a paper case or a remark.
  if (food === undefined || BESIDE.has(food.category)) return false;
  const line = method.readings.lineSentence(ingredient.text);
  if (line.foods.length > 1) return false;
  if (ingredient.quantity !== null || /[\d¼-¾⅓-⅞]/.test(ingredient.text) || line.names('amountWord', 'if'))
    return false;
  // Capers and gherkins are eaten, and not sprinkled; of a nut butter the dish is made.
  if (food.category === 'pickle' || food.category === 'spread') return true;
  return food.staple < 2 && !SEASONING.has(food.roles[0]) && food.category !== 'seasoning';
}

/** A warning for each ingredient without an amount. */
export function checkNoQuantity(method: Method): readonly Finding[] {
  return method.recipe.ingredients
    .filter((ingredient) => needsAmount(ingredient, method))
    .map(({ text }) => ({
      rule: 'no-quantity',
      severity: 'warning',
      message: `No amount is given for ${text}.`,
      ingredient: text,
    }));
}
