// How much of a food a person gets where the dish does not say: its usual amount, dealt out whole where pieces are, and
// never more than is wise.

import type { Food, FoodId } from '../../food/foods.ts';
import { HAZARDS } from '../../food/hazards.ts';
import { isOnBone, isWholeFish } from '../read/joints.ts';
import type { Item } from '../read/kitchen.ts';
import { isConcentrate, isWholeSeasoning } from '../slots.ts';

/** Grams of one serving by the food's own usual amount. */
export function usualGrams(food: Food): number {
  const { perServing, unit } = food.amount;
  const density = food.density ?? 1;
  switch (unit) {
    case 'g':
      return perServing;
    case 'kg':
      return perServing * 1000;
    case 'ml':
      return perServing * density;
    case 'tsp':
      return perServing * 5 * density;
    case 'tbsp':
      return perServing * 15 * density;
    default:
      return perServing * (food.gramsEach ?? 100);
  }
}

/** Thighs, sausages and eggs are dealt out whole: everyone gets the same number. */
export function shareFairly(item: Item, gramsEach: number): number {
  const { food } = item;
  if (isOnBone(food) || isWholeFish(food)) return Math.max(gramsEach, usualGrams(food));
  const piece = food.gramsEach;
  const dealt =
    ((food.roles.includes('protein') || food.category === 'flatbread') &&
      (food.noun === 'count' || food.amount.unit === null)) ||
    (food.amount.unit === 'slice' && food.roles[0] === 'bread' && item.grams === null);
  const isWeighed = item.grams !== null && item.count === null;
  if (!dealt || piece === undefined || isWeighed || piece > gramsEach * 2) return gramsEach;
  const least = food.id === 'chicken-thigh' ? 2 : 1;
  return Math.max(least, Math.round(gramsEach / piece)) * piece;
}

/** Capers, anchovies and bay leaves are a seasoning, whatever the dish would take; fresh noodles hold their water. */
export function keepInMeasure({ food, state }: Item, grams: number, servings: number): number {
  const usual = usualGrams(food) * servings;
  const most = readMostTeaspoons(food, servings);
  if (most !== null) return Math.min(grams, most * ML_PER_TSP * (food.density ?? 1));
  // It is there for its smell, whatever the pot would take.
  if (food.id === 'celery') return Math.min(grams, usual * 1.2);
  // A jar is for four.
  if (food.category === 'jar-sauce') return Math.min(grams, MOST_FROM_A_JAR * servings);
  if ((food.category === 'pickle' && food.amount.unit === 'tsp') || isConcentrate(food))
    return Math.min(grams, usual * 1.5);
  // Boiled before, it holds its water.
  if (food.form === 'cooked' && (food.category === 'grain' || food.category === 'noodle')) return grams * 2.5;
  // A pinch of what is dried does what a handful of fresh leaves does.
  if (food.category === 'dried-herb') return Math.min(grams, usual * 2);
  // Half of a cob is cob.
  if (food.id === 'corn-on-the-cob') return Math.max(grams, usual);
  // Pieces of what a little goes a long way of are counted by those who eat.
  if (
    isWholeSeasoning(food) ||
    food.id === 'seasoning-cube' ||
    (food.category === 'chilli' && food.taste.hot === 3)
  )
    return Math.min(grams, Math.ceil(usual / (food.gramsEach ?? 1)) * (food.gramsEach ?? 1));
  const isFresh = food.category === 'noodle' && (food.form === 'fresh' || /\bfresh\b/.test(state));
  return isFresh ? Math.max(grams, 200 * servings) : grams;
}

const ML_PER_TSP = 5;

/** A quarter of a teaspoon for so many is plenty (food/hazards.ts, nutmeg). */
const SHARE_A_QUARTER = 4;

const MOST_FROM_A_JAR = 125;

/** Teaspoons for one of what burns or bites; what a dish asks for it grows with those who eat, up to here. */
const MOST_SHARP: Readonly<Partial<Record<FoodId, number>>> = {
  chipotle: 1.5,
  harissa: 1.5,
  gochujang: 1.5,
  doubanjiang: 1.5,
  sambal: 1.5,
  sriracha: 1.5,
  'hot-sauce': 1,
  'aji-amarillo-paste': 1.5,
  'curry-paste': 2,
  'vegan-curry-paste': 2,
  'indian-curry-paste': 2,
  'fish-sauce': 2,
  'soy-sauce': 3,
  miso: 2,
  mustard: 2,
  wasabi: 0.5,
};

/**
 * Teaspoons for all servings of what is a poison by the spoonful, or burns; null where there is no such bound.
 */
export function readMostTeaspoons({ hazards, id, name }: Food, servings: number): number | null {
  // What coats wings is mild.
  const sharp = /buffalo|wing sauce/.test(name) ? 6 : MOST_SHARP[id];
  if (sharp !== undefined) return Math.max(3, Math.round(sharp * servings));
  if (hazards?.includes('nutmeg-dose') !== true) return null;
  const most = HAZARDS['nutmeg-dose'].figures?.mostTeaspoonsPerDish ?? 1;
  return Math.min(most, Math.ceil(servings / SHARE_A_QUARTER) / 4);
}
