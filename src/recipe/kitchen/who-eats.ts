// Who is named among those who eat: infants, small children, pregnancy, frail people. "Baby spinach" names nobody.

import { findFoods } from '../food-mentions.ts';
import { Sentence } from '../method/sentence.ts';
import type { RecipeRequest } from '../recipe-request.ts';

export type Guest = 'infant' | 'smallChild' | 'child' | 'pregnant' | 'frail';

export const GUEST_NAMES: Readonly<Record<Guest, string>> = {
  infant: 'an infant',
  smallChild: 'a small child',
  child: 'a child',
  pregnant: 'somebody pregnant',
  frail: 'somebody frail',
};
export const GUESTS = Object.keys(GUEST_NAMES) as readonly Guest[];

/** What "baby" is said of that is eaten: "baby back ribs". */
const YOUNG_FOODS: ReadonlySet<string> = new Set(
  'back gem leaf corn new plum spinach carrot potato'.split(' '),
);

/** "Baby spinach" and "an elderly cockerel" are food and no guests. */
export function namesGuest(sentence: Sentence, guest: Guest): boolean {
  const { words } = sentence.folded;
  const isFood = (from: number, to: number) => {
    const start = words[from]?.start ?? -1;
    const next = words[to]?.start ?? -1;
    return (
      YOUNG_FOODS.has(words[to]?.key ?? '') ||
      sentence.foods.some(({ at, text }) => (start >= at && start < at + text.length) || next === at)
    );
  };
  return sentence.hits.some(
    ({ sense, from, to, negated, supposed }) => sense === guest && !negated && !supposed && !isFood(from, to),
  );
}

function readLine(text: string): Sentence {
  return new Sentence(text, 'ingredients', null, findFoods);
}

/** Those whom the list or the wish of a request names. */
export function readRequestGuests(
  request: Pick<RecipeRequest, 'ingredients' | 'change'>,
): ReadonlySet<Guest> {
  const wish = request.change !== undefined && 'wish' in request.change ? [request.change.wish] : [];
  const said = [...request.ingredients, ...wish].map(readLine);
  return widenGuests(new Set(GUESTS.filter((guest) => said.some((one) => namesGuest(one, guest)))));
}

/** An infant is a small child, and a small child is a child. */
export function widenGuests(guests: ReadonlySet<Guest>): ReadonlySet<Guest> {
  const all = new Set(guests);
  if (all.has('infant')) all.add('smallChild');
  if (all.has('smallChild')) all.add('child');
  return all;
}
