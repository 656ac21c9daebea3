// What a dish pays in the choice for the meat and fish that it lets wait.

import type { Dish } from './dish.ts';
import type { Item, Kitchen } from './kitchen.ts';
import { isPlantProtein, isTofu } from './slots.ts';

/** Meat and fish that are listed want to be eaten: a dish without them, or a sweet one, must be very good indeed. */
export function forsake(dish: Dish, used: readonly Item[], kitchen: Kitchen): number {
  const mains = kitchen.items.filter((item) => item.food.roles[0] === 'protein' && item.food.staple === 0);
  const savoury = kitchen.items.some(
    (item) =>
      !used.includes(item) && (mains.includes(item) || ['cured', 'legume'].includes(item.food.roles[0])),
  );
  if (dish.side === 'sweet' && savoury) return 2.5;
  const base = (leavesStarch(used, kitchen) ? 0.6 : 0) + (boilsShortRice(dish, used) ? 0.4 : 0);
  if (mains.length === 0) return base;
  const left = mains.filter((item) => !used.includes(item));
  if (left.length === 0) return base;
  const isPlant = ({ food }: Item): boolean => isTofu(food) || isPlantProtein(food);
  // A pot of lentils is as much a meal as the tofu that waits.
  if (left.every(isPlant) && used.some(({ food }) => food.roles[0] === 'legume')) return base + 0.3;
  const raw = left.some((item) => item.food.perish > 0 || item.food.form === 'cooked');
  const cooked = used.filter((item) => mains.includes(item));
  return base + (cooked.length > 0 ? 0.2 : 0.8) + (raw ? 0.4 : 0) + (isShort(cooked, kitchen) ? 1.2 : 0);
}

/** Whether pasta or rice that was weighed out for the table stays in its packet, with nothing else that fills. */
function leavesStarch(used: readonly Item[], { items, servings }: Kitchen): boolean {
  const isFilling = ({ food }: Item): boolean => ['starch', 'bread'].includes(food.roles[0]);
  return (
    !used.some(isFilling) &&
    items.some(
      (item) =>
        isFilling(item) &&
        item.food.category === 'pasta' &&
        (item.grams ?? Number.POSITIVE_INFINITY) >= PACKET * servings,
    )
  );
}

/** Rice that was bought to be stirred until it is creamy, in a pot of another kind. */
function boilsShortRice({ family }: Dish, used: readonly Item[]): boolean {
  return (
    ['soup', 'stew', 'salad', 'pan'].includes(family) && used.some(({ food }) => food.id === 'risotto-rice')
  );
}

/** Grams of dry pasta for one, at least; a packet of which nobody says the weight holds more. */
const PACKET = 60;

/** Grams of meat for one, about. */
const ENOUGH = 90;

/** Two chops for five, while the sausages wait. */
function isShort(cooked: readonly Item[], { servings }: Kitchen): boolean {
  return (
    cooked.length > 0 &&
    cooked.every(({ grams }) => grams !== null) &&
    cooked.reduce((sum, { grams }) => sum + (grams ?? 0), 0) < ENOUGH * servings
  );
}
