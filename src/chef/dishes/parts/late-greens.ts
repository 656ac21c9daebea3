// Green things that turn khaki when they stew: they go in last, and for a few minutes only.

import type { Food } from '../../../food/foods.ts';
import type { Item } from '../../kitchen.ts';
import { isLeafyGreen, isNamed } from '../../slots.ts';
import type { TakeOptions } from '../../start-draft.ts';
import { simmerCut, withCut } from '../../tasks.ts';

/** Asparagus, beans and florets, and cabbage in shreds. */
export function isLateGreen(food: Food): boolean {
  return (
    isNamed(food, 'asparagus') ||
    (food.form === 'fresh' &&
      (['pod', 'cabbage'].includes(food.category) ||
        (food.category === 'brassica' && !isNamed(food, 'cauliflower', 'brussels-sprout', 'romanesco'))))
  );
}

export function lateCut(item: Item): TakeOptions {
  return isLeafyGreen(item.food) || item.food.category === 'cabbage'
    ? withCut(item, 'shreds')
    : simmerCut(item);
}
