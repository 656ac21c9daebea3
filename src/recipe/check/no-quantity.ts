// Rule no-quantity: a listed ingredient has no amount. What is seasoned to taste needs none.

import { type Food, findFood } from '../../food/foods.ts';
import type { Finding } from '../finding.ts';
import type { Recipe, RecipeIngredient } from '../recipe.ts';
import { says } from './stance/phrases.ts';

const ENOUGH =
  /\d|[½¼¾⅓⅔⅛]|\b(?:to taste|to serve|as needed|optional|for (?:serving|frying|the|garnish|dusting|greasing|drizzling|cooking|brushing)|a|an|one|two|three|four|five|six|half|few|some|pinch|handful|splash|drizzle|knob|dash|sprig|squeeze|juice|zest|plenty|left over|leftover)\b/i;
const SEASONING: ReadonlySet<string> = new Set(['herb', 'spice', 'condiment']);

const GROUND = /\b(?:blitz|blend|whizz?|process|pulse|pound|puree|purée)\b/i;

// Of a paste the herb is the body and no seasoning: how much goes in decides what it is.
function isGround({ name }: Food, steps: readonly string[]): boolean {
  return steps.some((step) => says(step, GROUND) && step.toLowerCase().includes(name));
}

function needsAmount(ingredient: RecipeIngredient, steps: readonly string[]): boolean {
  if (ingredient.quantity !== null || says(ingredient.text, ENOUGH)) return false;
  const food = ingredient.food === null ? undefined : findFood(ingredient.food);
  if (food === undefined) return true;
  if (food.category === 'fresh-herb' && isGround(food, steps)) return true;
  // Capers and gherkins are eaten, and not sprinkled; of a nut butter the dish is made.
  if (food.category === 'pickle' || food.category === 'spread') return true;
  return food.staple < 2 && !SEASONING.has(food.roles[0]) && food.category !== 'seasoning';
}

/** A warning for each ingredient without an amount. */
export function checkNoQuantity(recipe: Recipe): readonly Finding[] {
  return recipe.ingredients
    .filter((ingredient) => needsAmount(ingredient, recipe.steps))
    .map((ingredient) => ({
      rule: 'no-quantity',
      severity: 'warning',
      message: `No amount is given for ${ingredient.text}.`,
      ingredient: ingredient.text,
    }));
}
