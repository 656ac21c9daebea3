// What sides and the table share: what the list still holds, what is on the plate already, and the sentence that serves it.

import { FOODS, type FoodId } from '../../food/foods.ts';
import { type Filler, type Filling, fillsPlate, isOf, listFoods, listItems } from '../language/match.ts';
import { type Act, listFrom, type Selector, type Vessel } from '../language/row.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import { clash } from './score-draft.ts';

type Slots = Filling['slots'];

/** What is not used yet and spoils nothing that is. */
export function listSpare(slots: Slots, kitchen: Kitchen): readonly Item[] {
  const used = listItems(slots);
  return kitchen.items.filter((item) => !used.includes(item) && !used.some((one) => clash(one, item)));
}

export const isFilledBy = ({ row, slots }: Filling, selectors: readonly Selector[]): boolean =>
  fillsPlate(row, slots, ({ food }) => selectors.some((selector) => isOf(selector, food)));

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
    '@potato',
    'sweet-potato',
    'plantain',
    'ripe-plantain',
    'oven-chips',
    'tater-tots',
    'potato-waffle',
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

/** Slots in braces, and the word "and" or a comma between them. */
const NAMES_SLOTS = /^\{[\w ]+\}(?:(?:,| and) \{[\w ]+\})*$/;

/** How a row's own words say that it is served, and what is eaten with it, in brackets. */
const SERVES =
  /\b([Ss]erve|eat)( at once| from the pan| from the dish| hot| warm)?(?:(\[,? with \{[\w ]+)(\}\])|(?=[.[]))/g;

/** What a row itself strews over, in brackets. */
const SCATTERED = /\[,? (?:scattered|topped) with \{(?!the )[\w ]+(?=\}\])/;

/**
 * The acts with what comes to the table: within the row's own sentence that serves it, where it has one, else behind
 * it: "Scatter with ... Serve it with ...".
 */
export function serveWith(acts: readonly Act[], over: string, { words, from }: Beside): readonly Act[] {
  const last = acts.at(-1);
  const joined =
    last?.do === 'serve' && (words === '' || NAMES_SLOTS.test(words)) ? join(last, over, words) : null;
  if (last !== undefined && joined !== null)
    return [
      ...acts.slice(0, -1),
      { ...last, words: joined, from: [...new Set([...listFrom(last), ...from])] },
    ];
  const sentences = [over && `Scatter with ${over}.`, words && `Serve it with ${words}.`].filter(Boolean);
  if (sentences.length === 0) return acts;
  return [...acts, { do: 'serve', in: 'table', from, and: true, words: sentences.join(' ') }];
}

/** The act's words with these slots in them; null where they leave no place for them. */
function join({ words }: Act, over: string, beside: string): string | null {
  const found = [...words.matchAll(SERVES)].at(-1);
  if (found === undefined) return null;
  const names = [...beside.matchAll(/[{ ]((?:table|side)\w+)/g)].map(([, slot]) => slot).join(' ');
  const [all, verb = '', how = '', open] = found;
  const own = over === '' ? null : SCATTERED.exec(words);
  const eaten = names === '' ? '' : `${how === '' ? '' : ','} with {${names}}`;
  const scattered = over === '' || own !== null ? '' : `, scattered with ${over}`;
  const head = words.slice(0, found.index);
  const rest = words.slice(found.index + all.length);
  // What the row says of its own comes first: "Serve with the cheese on top, and the tomatoes beside it".
  const [topped = ''] = open === undefined ? (/^\[,? with [^\]]*\]/.exec(rest) ?? []) : [];
  // "With the potatoes" speaks of what was used before: what is used here stands behind it.
  const isMention = open !== undefined && /\{(?:the|names?) /.test(open);
  const served =
    open !== undefined && !isMention
      ? `${open}${names && ` ${names}`}}]`
      : isMention
        ? `${open}}${names && ` and {${names}}| with {${names}}`}]`
        : topped !== ''
          ? `${topped}${names && `, with {${names}} beside it`}`
          : eaten;
  const tail = rest.slice(topped.length);
  const joined = `${head}${verb}${how}${served}${scattered}${tail}`;
  return own === null ? joined : joined.replace(own[0], `${own[0]} ${over.slice(1, -1)}`);
}
