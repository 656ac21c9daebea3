// What puddings and breakfasts share: which oats, sugars and flours will do, and how each fruit is cut.

import type { Item, Kitchen } from '../kitchen.ts';
import { isNamed } from '../slots.ts';
import type { Board } from '../start-draft.ts';

export const OATS = ['rolled-oats', 'oats', 'porridge-oats', 'jumbo-oats'];

export const SUGARS = [
  'brown-sugar',
  'light-brown-sugar',
  'demerara-sugar',
  'caster-sugar',
  'granulated-sugar',
  'sugar',
];

export const FLOURS = [
  'plain-flour',
  'self-raising-flour',
  'wholemeal-flour',
  'spelt-flour',
  'rice-flour',
  'buckwheat-flour',
  'gluten-free-flour',
];

const SOFT_SPICES = ['cinnamon', 'ground-cinnamon', 'mixed-spice', 'ground-ginger', 'nutmeg', 'cardamom'];

export function fruitCut(item: Item): { readonly prepare?: string } {
  const { food } = item;
  if (isNamed(food, 'apple', 'pear')) return { prepare: 'peeled, cored and cut into chunks' };
  if (isNamed(food, 'banana')) return { prepare: 'peeled and sliced' };
  if (food.category === 'stone-fruit') return { prepare: 'stoned and sliced' };
  if (isNamed(food, 'strawberries')) return { prepare: 'hulled and halved' };
  if (isNamed(food, 'rhubarb')) return { prepare: 'stalks only, cut into short lengths' };
  if (isNamed(food, 'orange', 'clementine', 'mandarin')) return { prepare: 'peeled and sliced' };
  return food.preparation === undefined
    ? { prepare: '' }
    : { prepare: `${food.preparation} and cut into chunks` };
}

export function takeSpice(board: Board, kitchen: Kitchen, tsp: number) {
  const spice = kitchen.find(...SOFT_SPICES);
  return spice === undefined
    ? null
    : board.need([spice.food.id], isNamed(spice.food, 'nutmeg') ? 0.25 : tsp, 'tsp');
}
