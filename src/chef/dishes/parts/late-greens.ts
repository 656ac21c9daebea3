// Green things that turn khaki when they stew: they go in last, and for a few minutes only.

import type { Food } from '../../../food/foods.ts';
import type { Item } from '../../kitchen.ts';
import { isCookable, isLeafyGreen, isNamed } from '../../slots.ts';
import type { TakeOptions } from '../../start-draft.ts';
import { simmerCut, withCut } from '../../tasks.ts';

/** Asparagus, beans and florets, and cabbage in shreds. */
export function isLateGreen(food: Food): boolean {
  return (
    isNamed(food, 'asparagus') ||
    (food.form === 'fresh' &&
      food.id !== 'red-cabbage' &&
      (['pod', 'cabbage'].includes(food.category) ||
        (food.category === 'brassica' && !isNamed(food, 'cauliflower', 'brussels-sprout', 'romanesco'))))
  );
}

/** What is green, and what comes frozen, has no half hour to give to a stew. */
export const isQuickGreen = (food: Food): boolean =>
  (isCookable(food) && food.form === 'frozen') ||
  isNamed(food, 'courgette', 'peas', 'sweetcorn', 'corn-on-the-cob') ||
  isLateGreen(food);

export function lateCut(item: Item): TakeOptions {
  return isLeafyGreen(item.food) || item.food.category === 'cabbage' ? withCut(item, 'shreds') : potCut(item);
}

/** The cut for a pot that is eaten with a spoon: nobody ladles a whole cob. */
export function potCut(item: Item): TakeOptions {
  return item.food.id === 'corn-on-the-cob' ? { prepare: 'husked and the kernels cut off' } : simmerCut(item);
}
