// Which foods can play which part in a dish, judged by category and role, never by a list of names.

import type { CategoryId } from '../food/categories.ts';
import type { Role } from '../food/food.ts';
import type { Food, FoodId } from '../food/foods.ts';
import type { Item } from './read/kitchen.ts';

type Test = (food: Food) => boolean;

/** What makes a meal of a plate of grains or vegetables. */
export const MEAL_ROLES: readonly Role[] = ['protein', 'egg', 'cured', 'legume', 'ready-made'];

const category = (...ids: readonly CategoryId[]): Test => {
  const [only, ...more] = ids;
  return more.length === 0 ? (food) => food.category === only : (food) => ids.includes(food.category);
};

/** It flavours what is cooked, and its own minutes are no matter. */
export const isSeasoning: Test = ({ roles }) => roles[0] === 'spice' || roles[0] === 'herb';

const id =
  (...ids: readonly FoodId[]): Test =>
  (food) =>
    ids.includes(food.id);
/** A bird or a joint that goes into the oven in one piece. */
export const isWholeRoast = category('poultry-whole', 'roasting-joint');
export const isFish = category('white-fish', 'oily-fish');
/** A spoonful makes another dish of the pot: a curry paste, pesto, oyster sauce. */
export const isStrongSauce = ({ category: kind, strength, roles }: Food): boolean =>
  strength === 3 && (kind === 'paste' || roles[0] === 'sauce');
/** Dried to a seasoning: a few grams carry a plate, and none of it is what the plate is made of. */
export const isConcentrate = id(
  'dried-shrimp',
  'dried-mushroom',
  'anchovies',
  'bonito-flakes',
  'wakame',
  'kombu',
);
export const isPrawn: Test = (food) =>
  (food.category === 'crustacean' && food.id !== 'dried-shrimp') || food.id === 'mixed-seafood';
export const isCookedMeat = category('cooked-meat');
export const isSmokedFish = category('smoked-fish');
/** Smoked hot or cured through: haddock and kippers are smoked raw. */
export const isReadyFish: Test = (food) => isSmokedFish(food) && food.raw === 'fine';
export const isDriedLegume = category('dried-legume');
export const isLentil = category('lentil');
export const isHardCheese = category('hard-cheese');
export const isCheese: Test = (food) => food.roles.includes('cheese');
export const isRice = category('rice');
export const isGrain = category('grain');
/** Stays in separate grains once it is cooked: what thickens to a porridge or wants a soak of its own does not. */
export const isLooseGrain: Test = (food) =>
  isGrain(food) && !isNamed(food, 'polenta', 'tapioca', 'semolina', 'gari', 'poha', 'teff', 'tarhana');
/** What is cut and eaten as bread; crumbs and stuffing are not. */
export const isBread: Test = (food) =>
  food.category === 'bread' && !['breadcrumbs', 'stuffing', 'stuffing-mix'].includes(food.id);
export const isPotato: Test = (food) => food.category === 'potato' && food.form !== 'cooked';
export const isLeafyGreen = category('leafy-green');
export const isSaladLeaf = category('salad-leaf');
/** Leaves, sticks and stars that go in whole: counted, one or two to a pot, whatever the meat weighs. */
export const isWholeSeasoning: Test = (food) =>
  food.amount.unit === null &&
  food.gramsEach !== undefined &&
  food.gramsEach <= 10 &&
  (food.category === 'whole-spice' || food.category === 'hardy-herb');
export const isCitrus = id('lemon', 'lime');
export const isYoghurt: Test = (food) => food.category === 'yoghurt' || food.id === 'plant-yoghurt';
/** Poured by the glass; what is spooned, grated or set is made of milk and is none. */
export const isMilk: Test = (food) =>
  (food.category === 'milk' || food.category === 'plant-milk') &&
  food.amount.unit === 'ml' &&
  !isNamed(food, 'oat-cream', 'vegan-custard');
export const isFruit: Test = (food) =>
  ['orchard-fruit', 'berry', 'stone-fruit', 'tropical-fruit', 'melon', 'tinned-fruit'].includes(
    food.category,
  ) ||
  isNamed(food, 'orange', 'grapes', 'frozen-berries') ||
  (food.roles[0] === 'fruit' &&
    food.category !== 'citrus' &&
    food.category !== 'dried-fruit' &&
    food.side !== 'savoury');
export const isOnion: Test = (food) =>
  food.category === 'allium' && !isNamed(food, 'garlic', 'spring-onion', 'leek');
export const isGarlic = id('garlic');
export const isChilli = category('chilli');

const isOfVegetables = category(
  'root-vegetable',
  'squash',
  'brassica',
  'cabbage',
  'leafy-green',
  'fruiting-vegetable',
  'pod',
  'frozen-vegetable',
  'stalk-vegetable',
  'mushroom',
);

/** A vegetable in its own right: not an onion, a herb, an acid or a tin of tomatoes. */
const isVegetable: Test = (food) =>
  ((food.roles.includes('vegetable') || food.roles.includes('leaf')) &&
    isOfVegetables(food) &&
    !isNamed(food, 'rhubarb', 'ginger', 'galangal', 'lemongrass', 'horseradish', 'cassava', 'taro')) ||
  food.id === 'leek';

/** Never heated: it turns to water. */
const isRawOnly: Test = (food) =>
  isSaladLeaf(food) || isNamed(food, 'cucumber', 'radish', 'avocado', 'lettuce');

export const isCookable: Test = (food) => isVegetable(food) && !isRawOnly(food);

/** The item, where it is one of these. */
export function only(item: Item | undefined, ...tests: readonly Test[]): Item | undefined {
  return item !== undefined && tests.some((test) => test(item.food)) ? item : undefined;
}

/** Whether it is one of these very foods. */
export function isNamed(food: Food, ...ids: readonly FoodId[]): boolean {
  return ids.includes(food.id);
}
