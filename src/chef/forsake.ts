// What a dish pays in the choice for the meat and fish that it lets wait.

import type { Dish } from './dish.ts';
import type { Item, Kitchen } from './kitchen.ts';

/** Meat and fish that are listed want to be eaten: a dish without them, or a sweet one, must be very good indeed. */
export function forsake(dish: Dish, used: readonly Item[], kitchen: Kitchen): number {
  const mains = kitchen.items.filter((item) => item.food.roles[0] === 'protein' && item.food.staple === 0);
  const savoury = kitchen.items.some(
    (item) =>
      !used.includes(item) && (mains.includes(item) || ['cured', 'legume'].includes(item.food.roles[0])),
  );
  if (dish.side === 'sweet' && savoury) return 2.5;
  if (mains.length === 0) return 0;
  const left = mains.filter((item) => !used.includes(item));
  if (left.length === 0) return 0;
  const raw = left.some((item) => item.food.perish > 0 || item.food.form === 'cooked');
  return (used.some((item) => item.food.roles[0] === 'protein') ? 0.2 : 0.8) + (raw ? 0.4 : 0);
}
