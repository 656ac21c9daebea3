// What a dish that somebody cooked before is made with, by the words it was typed in: who keeps from milk or meat must
// not be given the cheese of a "cheesy pasta bake" as plain pasta, nor the beef of a "leftover beef stew".

import { FOODS, type Food, type FoodId, findFood } from '../../food/foods.ts';
import { readIngredient } from '../../food/read-ingredient.ts';

const MADE_DISH =
  /\b(?:left[- ]?overs?|yesterday'?s|last night'?s|take-?away|take-?out|stews?|casseroles?|curr(?:y|ies)|risotto|gratin|bakes?|lasagn[ae]|buttered|buttery|creamed|creamy|cheesy|satay|cauliflower cheese|mac (?:and|&|n) cheese)\b/i;

/** Words that tell of a food without naming it, and what they tell of. */
const TELLING: readonly (readonly [RegExp, readonly FoodId[]])[] = [
  [/\bbutter(?:ed|y)\b|\bmash(?:ed)?\b/i, ['butter', 'milk']],
  [/\bchees[ey]\b/i, ['cheddar']],
  [/\bcream(?:ed|y)?\b/i, ['double-cream']],
  [/\brisotto\b/i, ['butter', 'parmesan']],
  [/\blasagn[ae]\b|\bgratin\b|\bpasta bake\b/i, ['cheddar', 'milk']],
  [/\bsatay\b/i, ['peanuts', 'soy-sauce']],
  [/\b(?:potato|egg|tuna|chicken) (?:salad|mayo)\b|\bcoleslaw\b/i, ['mayonnaise']],
];

/** The foods that the words of a made dish tell of; none where the words name plain food. */
export function listMadeWith(typed: readonly string[]): readonly Food[] {
  return typed.flatMap((text) => {
    if (!MADE_DISH.test(text) || /\bsheets?\b/i.test(text)) return [];
    const told = TELLING.flatMap(([pattern, ids]) => (pattern.test(text) ? ids.map((id) => FOODS[id]) : []));
    const named = (text.match(/\p{L}+/gu) ?? [])
      .map((word) => findFood(readIngredient(word).food ?? ''))
      .filter((food) => food !== undefined && food.category !== 'ready-meal');
    return [...told, ...named] as readonly Food[];
  });
}
