// Amounts that a dish fixes itself, by the spoon, the gram or the millilitre.

import type { Food } from '../../food/foods.ts';
import { writeFoodName } from '../../food/plural-name.ts';
import { ML_PER_UNIT, type Unit } from '../../food/units.ts';
import type { Item } from '../read/kitchen.ts';
import { writeQuantity } from '../tell/list-words.ts';
import {
  type Measure,
  MOST_TABLESPOONS,
  measureManySpoons,
  measureMass,
  measureVolume,
} from './measure-units.ts';

/** An amount the dish fixes itself ("1/2 tsp salt"), still within what the cook stated. */
export function measureFixed(
  food: Food,
  item: Item | null,
  quantity: number,
  unit: Unit,
  us: boolean,
): Measure {
  if (unit === 'tsp' && quantity >= 3)
    return measureFixed(food, item, Math.round((quantity * 2) / 3) / 2, 'tbsp', us);
  // "1 1/4 tbsp" is measured by nobody, and neither is "2 1/2 tbsp".
  if (unit === 'tbsp' && quantity < 2 && (quantity * 2) % 1 !== 0)
    return fixSpoons(food, item, Math.max(0.25, Math.round(quantity * 3)), us, 'tsp');
  if (unit === 'tbsp' && quantity > 2) return fixSpoons(food, item, Math.round(quantity), us);
  return fixSpoons(food, item, quantity, us, unit);
}

function fixSpoons(
  food: Food,
  item: Item | null,
  quantity: number,
  us: boolean,
  unit: Unit = 'tbsp',
): Measure {
  const density = food.density ?? 1;
  const ml = ML_PER_UNIT[unit];
  const grams = unit === 'g' ? quantity : (ml ?? 1) * quantity * (ml === undefined ? 1 : density);
  const allowed = item?.grams != null ? Math.min(grams, item.grams) : grams;
  // Oil is poured by the spoon, whatever the butter in its place would weigh.
  if (unit === 'g' && food.category === 'oil' && (us || food.id !== 'margarine'))
    return measureFixed(food, item, Math.max(1, Math.round(allowed / density / 5)), 'tsp', us);
  if (unit === 'g')
    return measureMass(
      food,
      allowed < grams || allowed < 20 ? Math.round(allowed) : roundWeighed(allowed),
      us,
    );
  if (unit === 'ml') return measureVolume(food, allowed / density, us, true);
  const shown = Math.max(0.25, Math.round((quantity * allowed * 4) / grams) / 4);
  if (unit === 'tbsp' && shown > MOST_TABLESPOONS && food.id !== 'salt')
    return measureManySpoons(food, allowed / density, us);
  const name = nameSpooned(food, us);
  return {
    grams: allowed,
    quantity: shown,
    unit,
    text:
      unit === 'pinch'
        ? `${shown > 1 ? `${shown} pinches` : 'a pinch'} of ${name}`
        : `${writeQuantity(shown)} ${unit} ${name}`,
    plural: food.noun === 'plural',
  };
}

/** By fives; from a hundred on by tens, and by quarters of a hundred where it is one. */
function roundWeighed(grams: number): number {
  const near = Math.round(grams / 5) * 5;
  return near < 100 || near % 25 === 0 ? near : Math.round(grams / 10) * 10;
}

/** What is squeezed where it is given by the spoon. */
export function isSqueezed(food: Food, unit: Unit | null): boolean {
  return food.category === 'citrus' && food.noun === 'count' && (unit === 'tsp' || unit === 'tbsp');
}

/** A spoon holds some of an egg and the juice of a lemon. */
function nameSpooned(food: Food, us: boolean): string {
  if (food.id === 'egg') return 'beaten egg';
  return isSqueezed(food, 'tsp')
    ? `${writeFoodName(food, { count: 1, us })} juice`
    : writeFoodName(food, { us });
}
