// What puddings and bakes are made of, each row as far as one stands in for another.

import type { Food, FoodId } from '../../../food/foods.ts';
import { isFruit, isNut } from '../../slots.ts';

export const WHITE: readonly FoodId[] = ['sugar', 'icing-sugar', 'brown-sugar'];
export const CREAM: readonly FoodId[] = ['double-cream', 'coconut-cream'];
export const SHARP: readonly FoodId[] = ['lemon', 'lime', 'orange'];
export const MILK: readonly FoodId[] = ['milk', 'oat-milk', 'coconut-milk', 'soya-milk', 'almond-milk'];
export const BUTTER: readonly FoodId[] = ['ghee', 'butter', 'margarine', 'coconut-oil', 'vegetable-oil'];
export const EGG: readonly FoodId[] = ['egg'];
export const PASTRY: readonly FoodId[] = ['shortcrust-pastry'];
export const RAISED: readonly FoodId[] = ['plain-flour', 'self-raising-flour', 'gluten-free-flour'];
export const NUTS = [isNut, 10] as const;
export const CARDAMOM = [['cardamom'], 0.25, 'g', 'seeds only, crushed'] as const;
export const FRUIT = [isFruit, 75] as const;

/** Belongs to a meal and not to a pudding. */
export const isSupper = ({ category, roles }: Food): boolean =>
  ['protein', 'cured', 'legume', 'starch', 'aromatic'].includes(roles[0]) || category === 'flour';
