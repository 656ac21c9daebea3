// An amount in the unit that a cook measures it by: spoons, the jug, the scales, or the cups of a US kitchen.

import type { Food } from '../../food/foods.ts';
import { writeFoodName } from '../../food/plural-name.ts';
import { ML_PER_UNIT, type Unit } from '../../food/units.ts';
import { writeQuantity } from '../tell/list-words.ts';
import { isPlural } from './count-pieces.ts';
import { CUP_ML, GRAMS_PER_STICK, writeButter, writeCups, writeOunces } from './us-measures.ts';

export interface Measure {
  readonly grams: number;
  readonly quantity: number;
  readonly unit: Unit | null;
  /** Amount and name: "2 onions", "200 g rice", "1 tin chickpeas (240 g drained)". */
  readonly text: string;
  readonly plural: boolean;
  /** Counted in the list and spoken of as a mass: "2 salmon fillets", "the salmon is". */
  readonly isMass?: boolean;
}

/** Rounds grams or millilitres as cooks weigh: 5 under 50, 10 under 100, 25 above, 50 from a kilogram. */
export function roundAmount(amount: number): number {
  const step = amount < 50 ? 5 : amount < 100 ? 10 : amount < 1000 ? 25 : 50;
  return Math.max(step, Math.round(amount / step) * step);
}

/** Cut fruit and vegetables, about, with the air between them. */
export const GRAMS_PER_CUP_OF_PIECES = 150;

/** Nobody counts a dozen tablespoons. */
export const MOST_TABLESPOONS = 8;

/** In the jug what is thin, on the scales what is thick; in cups in a US kitchen. */
export function measureManySpoons(food: Food, ml: number, us: boolean): Measure {
  const isThin = ['oil', 'vinegar', 'soy-sauce'].includes(food.category);
  return us || isThin
    ? measureVolume(food, ml, us, false)
    : measureMass(food, roundAmount(ml * (food.density ?? 1)), us);
}

export function measureSpoons(
  food: Food,
  grams: number,
  unit: 'tsp' | 'tbsp',
  ceiling: number | null,
  us: boolean,
): Measure {
  const ml = grams / (food.density ?? 1);
  const spoon = unit === 'tbsp' && ml >= 11 ? 'tbsp' : unit === 'tsp' && ml >= 14 ? 'tbsp' : 'tsp';
  const size = ML_PER_UNIT[spoon] ?? 5;
  const step = spoon === 'tbsp' ? (ml >= 2 * size ? 1 : 0.5) : ml < 4 ? 0.25 : ml >= 10 ? 1 : 0.5;
  let quantity = Math.max(step, Math.round(ml / size / step) * step);
  if (ceiling !== null) {
    // Two spoonfuls that were weighed are two again, whatever the last digit says.
    const most = Math.floor((ceiling * 4) / (food.density ?? 1) / size + 0.001) / 4;
    quantity = Math.min(quantity, Math.max(step, most));
  }
  if (spoon === 'tbsp' && quantity > MOST_TABLESPOONS) return measureManySpoons(food, quantity * size, us);
  return {
    grams: quantity * size * (food.density ?? 1),
    quantity,
    unit: spoon,
    text: `${writeQuantity(quantity)} ${spoon} ${writeFoodName(food, {})}`,
    plural: food.noun === 'plural',
  };
}

export function measureVolume(food: Food, ml: number, us: boolean, exact: boolean): Measure {
  const name = writeFoodName(food, { us });
  const plural = food.noun === 'plural';
  const density = food.density ?? 1;
  if (us) return { ...writeCups(ml), grams: ml * density, text: `${writeCups(ml).words} ${name}`, plural };
  if (ml < 45) {
    const spoons = Math.max(1, exact ? Math.floor(ml / 15) : Math.round(ml / 15));
    if (!exact || spoons * 15 <= ml)
      return {
        grams: spoons * 15 * density,
        quantity: spoons,
        unit: 'tbsp',
        text: `${spoons} tbsp ${name}`,
        plural,
      };
  }
  const rounded = exact ? Math.round(ml) : roundAmount(ml);
  return { grams: rounded * density, quantity: rounded, unit: 'ml', text: `${rounded} ml ${name}`, plural };
}

export function measureMass(food: Food, grams: number, us: boolean): Measure {
  // What is weighed and yet one piece, such as a chicken or a joint, is one.
  const isLarge = food.roles[0] === 'fruit' && (food.gramsEach ?? 0) >= 200;
  const pieces = isLarge || ['poultry-whole', 'roasting-joint'].includes(food.category) ? 1 : 2;
  const name = writeFoodName(food, { count: food.noun === 'count' ? pieces : null, us });
  const plural = isPlural(food, pieces);
  if (!us && grams >= 1000) {
    const kilos = Math.floor(grams / 50) / 20;
    return { grams: kilos * 1000, quantity: kilos, unit: 'kg', text: `${kilos} kg ${name}`, plural };
  }
  if (!us) return { grams, quantity: grams, unit: 'g', text: `${grams} g ${name}`, plural };
  if (food.category === 'butter' && grams < GRAMS_PER_STICK * 4) {
    const { quantity, unit, words, sticks } = writeButter(grams);
    const text = `${words} ${writeFoodName(food, { us })}${sticks}`;
    return { grams, quantity, unit, text, plural: false };
  }
  const dry = food.roles[0] === 'starch' || food.roles[0] === 'baking' || food.roles[0] === 'sweetener';
  const airy = food.category === 'berry' ? GRAMS_PER_CUP_OF_PIECES / CUP_ML : undefined;
  const density = airy ?? (dry ? food.density : undefined);
  if (density !== undefined) {
    const cups = writeCups(grams / density);
    return { grams, quantity: cups.quantity, unit: cups.unit, text: `${cups.words} ${name}`, plural };
  }
  const { quantity, unit, words } = writeOunces(grams);
  return { grams, quantity, unit, text: `${words} ${name}`, plural };
}
