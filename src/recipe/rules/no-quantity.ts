// Rule no-quantity: a listed ingredient has no amount. What is seasoned to taste needs none.

import { type Food, findFood } from '../../food/foods.ts';
import type { Finding } from '../finding.ts';
import type { Method } from '../method/read-method.ts';
import type { RecipeIngredient } from '../recipe.ts';

const SEASONING: ReadonlySet<string> = new Set(['herb', 'spice', 'condiment']);

// Of a paste the herb is the body and no seasoning: how much goes in decides what it is.
function isGround(food: Food, { steps }: Method): boolean {
  return steps.some(
    (one) => one.asks('mix') !== undefined && one.foods.some((mention) => mention.food.id === food.id),
  );
}

function needsAmount(ingredient: RecipeIngredient, method: Method): boolean {
  const line = method.readings.lineSentence(ingredient.text);
  if (ingredient.quantity !== null || /[\d¼-¾⅓-⅞]/.test(ingredient.text) || line.names('amountWord'))
    return false;
  const food = ingredient.food === null ? undefined : findFood(ingredient.food);
  if (food === undefined) return true;
  if (food.category === 'fresh-herb' && isGround(food, method)) return true;
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
