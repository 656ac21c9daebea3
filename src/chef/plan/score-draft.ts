// How good a draft is: what it uses of the list and how gladly that meets, what must be bought, and how late it is.

import type { Food } from '../../food/foods.ts';
import type { Draft } from '../draft.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';

/** Beyond the limit by so much of it, a dish still comes before a poorer one that keeps it; the notes say so. */
const GRACE = 1.25;
/** Minutes are told by fives. */
const LEAST_GRACE = 5;
const SHORTEST = 15;

/** How long a dish may take before it is late indeed. */
export function readGrace(maxMinutes: number): number {
  return Math.max(maxMinutes * GRACE, maxMinutes < SHORTEST ? 0 : maxMinutes + LEAST_GRACE);
}

/** Later than a cook bears with. */
export function isLate(
  { minutes }: Pick<Draft, 'minutes'>,
  { maxMinutes }: Pick<Kitchen, 'maxMinutes'>,
): boolean {
  return maxMinutes !== null && minutes.total > readGrace(maxMinutes);
}

export function isOnTime({ minutes }: Draft, { maxMinutes }: Kitchen): boolean {
  return maxMinutes === null || minutes.total <= maxMinutes;
}

/** What a dish counts less that takes hardly longer than there is time for, a little, and much longer. */
const HARDLY = 1.07;
const HARDLY_LATE = 0.12;
const A_LITTLE_LATE = 0.22;
const LATE = 0.5;

/** Where nobody says how long it may take, of two dishes as good the shorter comes first. */
const PATIENCE = 65;
const A_MINUTE = 0.0005;
const MOST_IMPATIENT = 0.025;

export function rateDelay({ minutes }: Draft, { maxMinutes }: Kitchen): number {
  if (maxMinutes === null) {
    const longer = Math.max(0, minutes.prep + minutes.cook - PATIENCE);
    return Math.min(MOST_IMPATIENT, longer * A_MINUTE);
  }
  if (minutes.total <= maxMinutes) return 0;
  if (isLate({ minutes }, { maxMinutes })) return LATE;
  return minutes.total > maxMinutes * HARDLY ? A_LITTLE_LATE : HARDLY_LATE;
}

/** So much longer, and nobody waits for it while anything else can be made. */
const TOO_LATE = 1.6;

export function isTooLate({ minutes }: Draft, { maxMinutes }: Kitchen): boolean {
  return maxMinutes !== null && minutes.total > maxMinutes * TOO_LATE;
}

export function usedItems(draft: Draft): readonly Item[] {
  const used: Item[] = [];
  for (const { item } of draft.parts) if (item !== null) used.push(item);
  return used;
}

/** Grams on one plate. */
export function weighPlate(draft: Draft): number {
  return (
    draft.parts.reduce((sum, part) => sum + (part.food.staple === 2 ? 0 : part.grams), 0) / draft.servings
  );
}

function isAmong(names: Food['goesWith'], { food }: Item): boolean {
  return names !== undefined && (names.includes(food.id) || names.includes(food.category));
}

/** Comes from kitchens of which nothing else in the dish does, as far as either says. */
export function isOfElsewhere({ cuisines }: Food, others: readonly Food[]): boolean {
  const homes = others.flatMap((one) => (one.staple > 0 ? [] : one.cuisines));
  return cuisines.length > 0 && homes.length > 0 && !cuisines.some((home) => homes.includes(home));
}

export function clash(one: Item, other: Item): boolean {
  return isAmong(one.food.clashesWith, other);
}
