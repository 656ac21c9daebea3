// What puddings and breakfasts share: which oats, sugars and flours will do, and how each fruit is cut.

import type { FoodId } from '../../../food/foods.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf } from '../../pan-vegetables.ts';
import { isNamed } from '../../slots.ts';
import type { Board } from '../../start-draft.ts';

export const OATS: readonly FoodId[] = ['oats'];

export const SUGARS: readonly FoodId[] = ['brown-sugar', 'sugar'];

export const FLOURS: readonly FoodId[] = [
  'plain-flour',
  'self-raising-flour',
  'wholemeal-flour',
  'rice-flour',
  'buckwheat-flour',
  'gluten-free-flour',
];

const SOFT_SPICES: readonly FoodId[] = ['cinnamon', 'mixed-spice', 'ground-ginger', 'nutmeg', 'cardamom'];

/** Stoned, hulled and cut before it was frozen. */
export const isFrozen = ({ food, state }: Item): boolean => food.form === 'frozen' || /frozen/.test(state);

export function fruitCut(item: Item): { readonly prepare?: string } {
  const { food } = item;
  if (isFrozen(item)) return { prepare: food.form === 'frozen' ? '' : 'frozen' };
  if (isNamed(food, 'apple', 'pear')) return { prepare: 'peeled, cored and cut into chunks' };
  if (isNamed(food, 'banana')) return { prepare: 'peeled and sliced' };
  if (isNamed(food, 'figs')) return { prepare: 'quartered' };
  if (food.category === 'stone-fruit') return { prepare: 'stoned and sliced' };
  if (isNamed(food, 'strawberries')) return { prepare: 'hulled and halved' };
  if (isNamed(food, 'rhubarb')) return { prepare: 'stalks only, cut into short lengths' };
  if (isNamed(food, 'orange', 'mandarin')) return { prepare: 'peeled and sliced' };
  if (isNamed(food, 'lychee', 'passion-fruit', 'pomegranate') || /cocktail|berr/.test(food.name))
    return food.preparation === undefined ? { prepare: '' } : {};
  return food.preparation === undefined
    ? { prepare: '' }
    : { prepare: `${food.preparation.replace(' and ', ', ')} and cut into chunks` };
}

/** Grams of one cardamom pod; the husk is thrown away. */
const POD = 0.2;

export function takeSpice(board: Board, kitchen: Kitchen, tsp: number) {
  const spice = kitchen.find(...SOFT_SPICES);
  if (spice !== undefined && isNamed(spice.food, 'cardamom'))
    return board.take(spice, { total: POD * 5, prepare: 'seeds only, crushed', noun: 'cardamom' });
  return needIf(board, spice, spice !== undefined && isNamed(spice.food, 'nutmeg') ? 0.25 : tsp, 'tsp');
}
