// Cheeses typed together are counted as one: what a dish melts is dealt out among all that are listed and melt.

import type { Part, Said } from './draft.ts';
import type { Item, Kitchen } from './kitchen.ts';
import { isGratingCheese, isNamed } from './slots.ts';

/** Below this many grams for one it is a sprinkling, and one cheese does. */
const LEAST_EACH = 30;
const MOST_MORE = 2;

const isMelted = ({ food }: Item): boolean =>
  (isGratingCheese(food) && !isNamed(food, 'burrata')) ||
  isNamed(food, 'blue-cheese', 'brie', 'camembert', 'goats-cheese');

/** The further cheeses that share the work of this one, grated over or into a dish. */
export function listOtherCheeses(
  kitchen: Kitchen,
  item: Item,
  options: { readonly each?: number; readonly prepare?: string; readonly cut?: string },
): readonly Item[] {
  if ((options.each ?? 0) < LEAST_EACH || !isGratingCheese(item.food)) return [];
  if (!/grated|torn/.test(`${options.prepare ?? ''} ${options.cut ?? ''}`)) return [];
  return kitchen.items.filter((other) => other !== item && isMelted(other)).slice(0, MOST_MORE);
}

/** How such a cheese is made ready, beside one that is grated. */
export function prepareCheese({ food }: Item, grated: string | undefined): string {
  if (isNamed(food, 'brie', 'camembert')) return 'cut into small pieces';
  if (isNamed(food, 'blue-cheese', 'goats-cheese')) return 'crumbled';
  return grated === undefined || grated === '' || /torn|crumbled/.test(grated) ? 'grated' : grated;
}

/** Where a step uses the first cheese it uses the others with it. */
export function spreadCheeses(said: Said, others: ReadonlyMap<Part, readonly Part[]>): Said {
  const portions = said.portions.flatMap((portion) => [
    portion,
    ...(others.get(portion.part) ?? []).map((part) => ({ ...portion, part })),
  ]);
  return { ...said, portions };
}
