// What a reading tells of amount and state, for the food that was read.

import type { Food } from '../../foods.ts';
import type { IngredientReading } from '../../ingredient-reading.ts';
import type { QuantityRead } from '../amount/read-quantity.ts';
import { isContent } from '../amount/unit-words.ts';
import { isLabelOfTin, weighPieces } from '../amount/weigh-pieces.ts';
import { weighQuantity } from '../amount/weigh-quantity.ts';
import type { FoodState } from '../state/read-states.ts';

/** The food's name in the number that was meant; `plural` tells how the name itself was typed. */
export function writeName(food: Food, plural: boolean, amount: QuantityRead): string {
  if (food.noun !== 'count') return food.name;
  const { quantity, quantityMax, unit } = amount;
  const several = quantity === undefined || unit !== null ? plural : (quantityMax ?? quantity) > 1;
  return several ? food.plural : food.name;
}

/** Quantity, unit and grams, where they are known. */
export function writeAmount(
  amount: QuantityRead,
  food: Food | undefined,
): Pick<IngredientReading, 'quantity' | 'quantityMax' | 'unit' | 'grams'> {
  const { quantity, quantityMax, unit } = amount;
  if (quantity === undefined || unit === undefined) return {};
  // "a butter" and "an oregano" are ways of speaking, not one of them.
  if (amount.article && food !== undefined && !comesWhole(food)) return {};
  if (food !== undefined && amount.weighs !== undefined) {
    return weighPieces(quantity, unit, amount.weighs, food);
  }
  const tin = food === undefined ? undefined : readLabel(amount, food);
  if (tin !== undefined) return tin;
  const grams = food === undefined ? undefined : weighQuantity(quantity, unit, amount.tinHolds, food);
  return {
    quantity,
    ...(quantityMax === undefined ? {} : { quantityMax }),
    unit,
    ...(grams === undefined ? {} : { grams }),
  };
}

// "Kidney beans 400g can": what stands beside the word is the label of one.
function readLabel(
  { quantity = 0, unit = null, tinned, tinHolds }: QuantityRead,
  food: Food,
): Pick<IngredientReading, 'quantity' | 'unit' | 'grams'> | undefined {
  if (!tinned || tinHolds !== undefined || !isContent(unit)) return undefined;
  const label = weighQuantity(quantity, unit, undefined, food);
  if (label === undefined || !isLabelOfTin(label, food)) return undefined;
  const grams = weighQuantity(1, 'tin', { amount: label, unit: 'g' }, food);
  return { quantity: 1, unit: 'tin', ...(grams === undefined ? {} : { grams }) };
}

// "a cauliflower" is one, though its name is not counted.
function comesWhole(food: Food): boolean {
  return (
    food.noun === 'count' ||
    food.piece !== undefined ||
    (food.noun === 'mass' && (food.gramsEach ?? 0) >= 200 && food.form === 'fresh')
  );
}

/** Yesterday's bread is not reheated like other leftovers: it is stale. */
export function nameState(state: FoodState, food: Food): FoodState {
  return state === 'leftover' && food.roles.includes('bread') ? 'stale' : state;
}

/** The state that a cook has to know; `readTypedStates` tells all of them. */
export function writeState(states: readonly FoodState[]): Pick<IngredientReading, 'state'> {
  const [first] = states;
  // "Raw frozen prawns": raw is how they are sold, frozen is what the cook has to know.
  const state = (first === 'raw' || first === 'fresh') && states.includes('frozen') ? 'frozen' : first;
  return state === undefined ? {} : { state };
}
