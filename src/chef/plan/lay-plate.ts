// What sides and the table share: what the list still holds, what is on the plate already, and the sentence that serves it.

import { FOODS, type FoodId } from '../../food/foods.ts';
import { type Filler, type Filling, isOf } from '../language/match.ts';
import type { Act, Selector, Vessel } from '../language/row.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import { clash } from './score-draft.ts';

type Slots = Filling['slots'];

export const listUsed = (slots: Slots): readonly Item[] =>
  [...slots.values()].flatMap((filler) => ('items' in filler ? filler.items : []));

/** What is not used yet and spoils nothing that is. */
export function listSpare(slots: Slots, kitchen: Kitchen): readonly Item[] {
  const used = listUsed(slots);
  return kitchen.items.filter((item) => !used.includes(item) && !used.some((one) => clash(one, item)));
}

export const holdsAny = (slots: Slots, selectors: readonly Selector[]): boolean =>
  listUsed(slots).some(({ food }) => selectors.some((selector) => isOf(selector, food)));

export const listTaken = (slots: Slots): readonly FoodId[] =>
  [...slots.values()].flatMap((filler) =>
    'brought' in filler ? [filler.brought] : filler.items.map(({ food }) => food.id),
  );

/** The first of these that is listed or stands in any cupboard, and that the dish has not taken already. */
export function takeSpare(
  ids: readonly FoodId[],
  slots: Slots,
  kitchen: Kitchen,
): { readonly id: FoodId; readonly filler: Filler } | null {
  const taken = listTaken(slots);
  const able = ids.filter(
    (id) => !taken.includes(id) && (FOODS[id].staple === 2 || kitchen.find(id) !== undefined),
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

/** "Serve with {the side}.", "Eat it with {the side}." as this file wrote it before. */
const SERVED = /^(.*?)((?:Serve|Eat it)[^.{}[\]]*) with (\{[^.[\]]*\})\.$/s;
const LAST = /^(.*?)((?:Serve|Eat it)[^.,{}[\]]*)\.$/s;

/** The acts with what is scattered over and eaten beside in the sentence that serves; else in one of its own. */
export function serveWith(
  acts: readonly Act[],
  { over = '', beside = '', from }: { over?: string; beside?: string; from: readonly Vessel[] },
): readonly Act[] {
  const last = acts.at(-1);
  const served = beside === '' ? null : SERVED.exec(last?.words ?? '');
  if (last !== undefined && served !== null) {
    const [, own = '', serve = '', first = ''] = served;
    const both = `${first}${beside.includes(' ') ? ', ' : ' and '}${beside}`;
    return serveWith([...acts.slice(0, -1), { ...last, words: `${own}${serve}.` }], {
      over,
      beside: both,
      from,
    });
  }
  const [, before = '', serving] = LAST.exec(last?.words ?? '') ?? [];
  const scatter = over === '' ? '' : `Scatter with ${over}.`;
  if (last === undefined || serving === undefined || / with\b/.test(serving)) {
    const words = [scatter, beside === '' ? '' : `Eat it with ${beside}.`].filter((one) => one !== '');
    return [...acts, { do: 'serve', in: 'table', from, and: true, words: words.join(' ') }];
  }
  const own = last.from === undefined ? [] : typeof last.from === 'string' ? [last.from] : last.from;
  const end = `${serving}${beside === '' ? '' : ` with ${beside}`}.`;
  const words = `${before}${scatter}${scatter === '' ? '' : ' '}${end}`;
  return [...acts.slice(0, -1), { ...last, from: [...own, ...from], words }];
}
