// What sides and the table share: what the list still holds, what is on the plate already, and the sentence that serves it.

import { FOODS, type FoodId } from '../../food/foods.ts';
import { type Filler, type Filling, isOf, listFoods, listItems } from '../language/match.ts';
import type { Act, Selector, Vessel } from '../language/row.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import { clash } from './score-draft.ts';

type Slots = Filling['slots'];

/** What is not used yet and spoils nothing that is. */
export function listSpare(slots: Slots, kitchen: Kitchen): readonly Item[] {
  const used = listItems(slots);
  return kitchen.items.filter((item) => !used.includes(item) && !used.some((one) => clash(one, item)));
}

export const holdsAny = (slots: Slots, selectors: readonly Selector[]): boolean =>
  listItems(slots).some(({ food }) => selectors.some((selector) => isOf(selector, food)));

/** The first of these that is listed or stands in any cupboard, and that the dish has not taken already. */
export function takeSpare(
  ids: readonly FoodId[],
  slots: Slots,
  kitchen: Kitchen,
): { readonly id: FoodId; readonly filler: Filler } | null {
  const taken = listFoods(slots);
  const able = ids.filter(
    (id) =>
      !taken.some((food) => food.id === id) && (FOODS[id].staple === 2 || kitchen.find(id) !== undefined),
  );
  const food = kitchen.choose(...able);
  if (food === undefined) return null;
  const item = kitchen.find(food.id);
  return { id: food.id, filler: item === undefined ? { brought: food.id } : { items: [item] } };
}

/** A plate with one of these has its bread. */
export const BREADY: readonly Selector[] = [
  ...(['#bread', '#flatbread', '#pasta', '#noodle', '#rice', '#pastry', '#flour', '#cooked-grain'] as const),
];

/** A plate with one of these has its starch. */
export const STARCHY: readonly Selector[] = [
  ...BREADY,
  ...([
    '#grain',
    '#potato',
    '#starchy-root',
    '#breaded',
    '@potato',
    'sweet-potato',
    'plantain',
    'ripe-plantain',
  ] as const),
];

/** What is eaten beside a dish, as a template, and the vessels in which it waits. */
export interface Beside {
  readonly words: string;
  readonly from: readonly Vessel[];
}

/** The dish with its sides, before the table is laid. */
export interface Laid {
  readonly filling: Filling;
  readonly sides: Beside | null;
}

/** The last act: what is scattered over, then what is eaten beside; '' where there is nothing. */
export function serve(over: string, { words, from }: Beside): Act {
  const sentences = [over && `Scatter with ${over}.`, words && `Eat it with ${words}.`];
  return { do: 'serve', in: 'table', from, and: true, words: sentences.filter(Boolean).join(' ') };
}
