// Foods and amounts that many named dishes share.

import type { Food, FoodId } from '../../../food/foods.ts';
import type { Said } from '../../draft.ts';
import {
  isBraising,
  isChilli,
  isFish,
  isGarlic,
  isGinger,
  isNamed,
  isNoodle,
  isPoultry,
  isPrawn,
  isShell,
  isSquid,
} from '../../slots.ts';
import { say } from '../../words/say.ts';
import type { Dose, Want } from './kit.ts';

export const SOY: readonly FoodId[] = ['soy-sauce', 'tamari', 'coconut-aminos'];
export const VINEGARS: readonly FoodId[] = [
  'cider-vinegar',
  'vinegar',
  'malt-vinegar',
  'red-wine-vinegar',
  'rice-vinegar',
];
export const CINNAMON: readonly FoodId[] = ['cinnamon-stick', 'cinnamon', 'allspice', 'cloves'];
export const TOMATOES: readonly FoodId[] = ['tinned-tomato', 'passata', 'tomato', 'cherry-tomato'];
export const WHITE_BEANS: readonly FoodId[] = [
  'cannellini-beans',
  'haricot-beans',
  'butter-beans',
  'borlotti-beans',
  'flageolets',
  'dried-white-beans',
];

export const STOCKS: readonly FoodId[] = [
  'beef-stock',
  'stock',
  'chicken-stock',
  'beef-stock-cube',
  'stock-cube',
  'chicken-stock-cube',
];

export const isCheesy = (food: Food): boolean => food.roles.includes('cheese') && food.id !== 'feta';
/** What turns a pot of meat and vegetables into one of another kitchen. */
export const isEastern = (food: Food): boolean =>
  isNoodle(food) ||
  isNamed(
    food,
    'coconut-milk',
    'garam-masala',
    'curry-powder',
    'soy-sauce',
    'fish-sauce',
    'gochujang',
    'miso',
    'berbere',
  );

/** Meat typed as no more than "pork" is read as chops, which a pot takes as well. */
export const isPork = (food: Food): boolean =>
  (isBraising(food) || food.id === 'pork-chop') && food.origins.includes('pork');
export const isRed = (food: Food): boolean =>
  isBraising(food) && !food.origins.includes('pork') && food.id !== 'bone-marrow';
export const isAnyMeat = (food: Food): boolean => isBraising(food) || isPoultry(food) || isPork(food);
export const isSea = (food: Food): boolean => isFish(food) || isPrawn(food) || isShell(food) || isSquid(food);
export const isDriedOrTin =
  (...names: readonly string[]): Want =>
  (food) =>
    names.some((name) => food.id === name || food.id === `dried-${name}`);

export const GARLIC: Dose = [isGarlic, 4];
export const GINGER: Dose = [isGinger, 5, 'peeled and finely chopped'];
export const CHILLI: Dose = [isChilli, -12];
export const LEAF: Dose = [['bay-leaf'], -2, ''];
export const PUREE: Dose = [['tomato-puree'], 12];
export const TOMATO: Dose = [TOMATOES, 110];
export const PEPPER: Dose = [['pepper'], 70];

/** The beans are in the pot already; this uses none of them up. */
export function crush(): Said {
  return say`Crush a few spoonfuls against the side of the pan, so that they thicken the sauce.`;
}
