// Who is named among those who eat: infants, small children, pregnancy, frail people. "Baby spinach" names nobody.

import { findFoods } from '../food-mentions.ts';
import { Sentence } from '../method/sentence.ts';
import type { RecipeRequest } from '../recipe-request.ts';
import { remember } from '../remember.ts';
import { OLD, OURS, readAges, YOUNG } from './read-ages.ts';

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

/** Months of age below which a guest counts as one. */
const YOUNGER_THAN: Readonly<Partial<Record<Guest, number>>> = { infant: 12, smallChild: 60, child: 216 };

/** What a list that cooks for somebody says after "baby": "baby food", "baby lunch". */
const MEALS: ReadonlySet<string> = new Set(
  'food lunch dinner tea supper breakfast meal puree porridge snack led weaning'.split(' '),
);
const WHOSE: ReadonlySet<string> = new Set('for my our a the her his your'.split(' '));

/** "Baby spinich" of a list is something young to eat, however it is spelled. */
function isYoungFood({ place, folded }: Sentence, from: number, to: number): boolean {
  const next = folded.words[to]?.key;
  const isBaby = folded.words[from]?.key === 'babi' && to === from + 1;
  if (place !== 'ingredients' || !isBaby || next === undefined) return false;
  return !MEALS.has(next) && !WHOSE.has(folded.words[from - 1]?.key ?? '');
}

/** A line of the list that has one of these speaks of somebody. */
const OF_SOMEBODY: ReadonlySet<string> = new Set([...YOUNG, ...OURS, 'for', 'we', 'i', 'and']);

/** "Baby spinach" and "an elderly cockerel" are food and no guests. */
export function namesGuest(sentence: Sentence, guest: Guest): boolean {
  const { words } = sentence.folded;
  const isFood = (from: number, to: number) => {
    const start = words[from]?.start ?? -1;
    const next = words[to]?.start ?? -1;
    if (MEALS.has(words[to]?.key ?? '')) return false;
    return (
      YOUNG_FOODS.has(words[to]?.key ?? '') ||
      sentence.foods.some(({ at, text }) => (start >= at && start < at + text.length) || next === at)
    );
  };
  // "Manchego aged 3 months"; "soup for my 9-month-old" is for somebody.
  const isFoodsAge = (from: number) =>
    sentence.place === 'ingredients' &&
    !words.some(({ key }) => OF_SOMEBODY.has(key)) &&
    sentence.foods.some(({ at }) => sentence.wordAt(at) < from);
  const limit = YOUNGER_THAN[guest] ?? 0;
  return (
    sentence.hits.some(
      ({ sense, from, to, negated, supposed }) =>
        sense === guest && !negated && !supposed && !isFood(from, to) && !isYoungFood(sentence, from, to),
    ) ||
    (limit > 0 &&
      !sentence.names('not', 'if') &&
      readAges(sentence.folded, sentence.place === 'introduction' && !sentence.names('keep', 'freeze')).some(
        ({ months, from, to }) => months < limit && !isFood(from, to) && !isFoodsAge(from),
      )) ||
    (guest === 'frail' && readAges(sentence.folded).some(({ months }) => months >= OLD))
  );
}

function readLine(text: string): Sentence {
  return new Sentence(text, 'ingredients', null, findFoods);
}

/** Those whom the list or the wish of a request names. */
export const readRequestGuests = remember(
  (request: Pick<RecipeRequest, 'ingredients' | 'change'>): ReadonlySet<Guest> => {
    const wish = request.change !== undefined && 'wish' in request.change ? [request.change.wish] : [];
    const said = [...request.ingredients, ...wish].map(readLine);
    return widenGuests(new Set(GUESTS.filter((guest) => said.some((one) => namesGuest(one, guest)))));
  },
);

/** An infant is a small child, and a small child is a child. */
export function widenGuests(guests: ReadonlySet<Guest>): ReadonlySet<Guest> {
  const all = new Set(guests);
  if (all.has('infant')) all.add('smallChild');
  if (all.has('smallChild')) all.add('child');
  return all;
}

/** Whether somebody eats with us who is given nothing raw or rare. */
export function hasFrailGuest(guests: ReadonlySet<Guest>): boolean {
  return guests.has('smallChild') || guests.has('pregnant') || guests.has('frail');
}

/** Whether a line of the list names someone who eats: "for my 9 month old", "toddler dinner". */
export function saysWhoEats(text: string): boolean {
  const line = readLine(text);
  // "Children" alone is a word that somebody typed, and nobody's dinner.
  if (line.folded.words.length < 2) return namesGuest(line, 'infant') || namesGuest(line, 'pregnant');
  return GUESTS.some((guest) => namesGuest(line, guest)) && (line.foods.length === 0 || line.says('for'));
}
