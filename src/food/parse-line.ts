// Takes one folded line apart: age, amount, name and states. What the parts mean is for read-ingredient.ts to say.

import { type FoundFood, findFoodName, findWholeName } from './find-food-name.ts';
import { readKeys } from './normalise-text.ts';
import { type AgeRead, readAge } from './read-age.ts';
import { type QuantityRead, readQuantity } from './read-quantity.ts';
import { type FoodState, readStates } from './read-states.ts';

export interface ParsedLine {
  /** The folded words without the amount. */
  readonly words: readonly string[];
  readonly amount: QuantityRead;
  readonly found: FoundFood | undefined;
  readonly states: readonly FoodState[];
  readonly age: AgeRead;
}

/** Takes a folded line (see foldText) apart. */
export function parseLine(folded: string): ParsedLine {
  const age = readAge(folded);
  const old: readonly FoodState[] = age.leftOut || age.days !== undefined ? ['leftover'] : [];
  // A whole name comes first: "five spice" and "7up" begin with numbers that count nothing.
  const line = readKeys(age.rest);
  const whole = old.length === 0 ? findWholeName(line) : undefined;
  if (whole !== undefined) {
    const amount: QuantityRead = { tinned: false, article: false, rest: age.rest, aside: '' };
    return { words: line, amount, found: whole, states: whole.states, age };
  }
  const amount = readQuantity(age.rest);
  const words = readKeys(amount.rest);
  const told: readonly FoodState[] = [
    ...old,
    ...(amount.tinned ? (['tinned'] as const) : []),
    ...readStates(readKeys(amount.aside)).states,
  ];
  const counted = amount.quantity !== undefined && amount.unit === null && !amount.article;
  const found = findFoodName(words, { states: told, counted });
  return { words, amount, found, states: found?.states ?? [...told, ...readStates(words).states], age };
}
