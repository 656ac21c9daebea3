// Amounts and cuts of what comes to the table beside a dish.

import type { Food, FoodId } from '../food/foods.ts';
import { fruitCut } from './dishes/parts/fruit-cut.ts';
import type { Item } from './kitchen.ts';
import {
  isChilli,
  isCitrus,
  isDriedFruit,
  isGratingCheese,
  isNamed,
  isNut,
  isSaladLeaf,
  isSeed,
  isSoftCheese,
  isSoftHerb,
  isSpice,
  isSpringOnion,
} from './slots.ts';
import type { TakeOptions } from './start-draft.ts';

/** A pinch of it goes over a plate that is ready. */
export function isSprinkled(food: Food): boolean {
  return isNamed(food, 'chilli-flakes', 'gochugaru', 'sumac', 'zaatar', 'shichimi');
}

export const EATEN_RAW: readonly FoodId[] = [
  'cucumber',
  'tomato',
  'cherry-tomato',
  'radish',
  'avocado',
  'fennel',
];

const SPOONFUL: TakeOptions = { each: 15, prepare: '' };

const OWN: Readonly<Partial<Record<FoodId, TakeOptions>>> = {
  avocado: { each: 60, prepare: 'stoned, peeled and sliced' },
  poppadom: { each: 20, prepare: '' },
  coleslaw: { each: 80, prepare: '' },
  beetroot: { each: 60, prepare: 'peeled and coarsely grated' },
  olives: { each: 20, prepare: 'drained' },
  'mango-pickle': SPOONFUL,
  'lime-pickle': SPOONFUL,
  'indian-pickle': SPOONFUL,
  pomegranate: { each: 25 },
  'pomegranate-molasses': { each: 10 },
  grapes: { each: 40, prepare: 'halved' },
  figs: { each: 50, prepare: 'quartered' },
  raisins: { each: 10 },
  tahini: { each: 15 },
  'ice-cream': { each: 60 },
  custard: { each: 80 },
  wasabi: { each: 3 },
  'cooked-potato': { each: 120, prepare: 'sliced' },
  'roast-vegetables': { each: 120, prepare: '' },
  celery: { each: 50, prepare: 'cut into sticks' },
  thyme: { each: 0.5, prepare: 'leaves picked' },
  'cocoa-powder': { each: 3 },
};

/** How much of it comes to the table, and how it is cut. */
export function measureBeside(item: Item): TakeOptions {
  const { food, typed } = item;
  if (food.id === 'horseradish')
    return {
      each: 8,
      prepare: typed.some((text) => /sauce|cream|jar/i.test(text)) ? '' : 'peeled and finely grated',
    };
  if (isSaladLeaf(food)) return { each: 30 };
  const own = OWN[food.id];
  if (own !== undefined) return own;
  if (food.category === 'tropical-fruit') return { each: 50, ...fruitCut(item) };
  if (food.category === 'citrus' && food.roles[0] === 'fruit')
    return { each: 80, prepare: 'peeled to the flesh and cut into segments' };
  if (EATEN_RAW.includes(food.id))
    return { each: 80, prepare: food.id === 'fennel' ? 'trimmed and very thinly sliced' : 'sliced' };
  if (food.category === 'bacon-ham') return { each: 25, prepare: 'torn' };
  if (food.category === 'pickle') return { each: 25, prepare: 'drained and chopped' };
  if (food.category === 'yoghurt' || food.category === 'cream') return { each: 50 };
  if (isCitrus(food)) return { total: food.gramsEach ?? 60, prepare: 'cut into wedges' };
  if (isSoftHerb(food)) return { each: 4, cut: 'chopped' };
  if (isSpringOnion(food)) return { each: 15, cut: 'thin-slices' };
  if (isNut(food)) return { each: 15, cut: 'chopped' };
  if (isSeed(food)) return { each: 5 };
  if (isGratingCheese(food)) return { each: 15, cut: 'grated' };
  return measureSweet(item) ?? measureStrewn(food);
}

/** What finishes a pudding, or a fruit that comes to something savoury. */
function measureSweet(item: Item): TakeOptions | null {
  const { food } = item;
  if (food.category === 'seasoning') return { each: food.side === 'sweet' ? 2.5 : 0.5, prepare: '' };
  if (isSpice(food) && !isSprinkled(food) && !isChilli(food)) return { each: 0.5 };
  if (isDriedFruit(food))
    return { each: 15, prepare: food.id === 'dates' ? 'stoned and chopped' : 'chopped' };
  return null;
}

function measureStrewn(food: Food): TakeOptions {
  if (food.category === 'berry') return { each: 40, prepare: '' };
  if (food.category === 'chocolate') return { each: 10, prepare: 'finely grated' };
  if (food.category === 'biscuit') return { each: 15, prepare: 'crumbled' };
  if (food.category === 'syrup') return { each: 10 };
  if (isSprinkled(food)) return { each: 0.5 };
  if (isChilli(food)) return { total: 12, cut: 'thin-slices' };
  if (food.id === 'nori') return { each: 1.5, prepare: 'snipped into fine strips' };
  if (food.id === 'cottage-cheese') return { each: 75 };
  if (isSoftCheese(food)) return { each: 35, prepare: food.id === 'mozzarella' ? 'torn' : 'crumbled' };
  if (food.id === 'queso-fresco') return { each: 25, prepare: 'crumbled' };
  return { each: spoonOf(food) };
}

/** Grams of a condiment for one: a teaspoon of what is sharp, a tablespoon of what is mild. */
function spoonOf(food: Food): number {
  return food.category === 'mustard' || food.category === 'hot-sauce' || food.category === 'oil' ? 5 : 20;
}
