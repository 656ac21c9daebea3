// What a long list leaves over is often another meal: the dish that the chef would cook of it next.

import { listIdeas } from '../plan/list-ideas.ts';
import { usedItems } from '../plan/score-draft.ts';
import { type Item, type Kitchen, openKitchen } from '../read/kitchen.ts';

/** Fewer things than this are no list of their own. */
const LEAST = 6;
/** And a dish of fewer is no reason to keep them. */
const LEAST_USED = 3;

export interface NextMeal {
  readonly title: string;
  readonly items: readonly Item[];
}

/** The dish that these make without buying anything; null where there is none. */
export function planNextMeal(left: readonly Item[], kitchen: Kitchen): NextMeal | null {
  const fresh = left.filter(({ food }) => food.staple === 0);
  // Every idea before a further one is written too, and planning is the dearest thing the chef does.
  if (fresh.length < LEAST || kitchen.idea > 0) return null;
  const next = listIdeas(openKitchen(left, kitchen)).next().value;
  if (next === undefined || next.draft.parts.some(({ from }) => from === 'to-buy')) return null;
  const items = usedItems(next.draft).filter((item) => fresh.includes(item));
  return items.length < LEAST_USED ? null : { title: next.draft.title, items };
}
