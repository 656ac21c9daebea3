// How a sentence speaks of what it uses: the part with its article, its share or its amount; or by name alone.

import type { Role } from '../../food/food.ts';
import type { Food } from '../../food/foods.ts';
import { CannotCook } from '../cannot-cook.ts';
import type { Part } from '../draft.ts';
import { roundAmount } from '../measure/measure-units.ts';
import { isSeasoning } from '../slots.ts';
import { listWords, writeQuantity } from '../tell/list-words.ts';
import { nameMany, nameOne } from '../tell/name-food.ts';
import type { Verb } from './row.ts';
import type { State } from './telling.ts';
import type { Mention, Node } from './template.ts';

/** What is used, in words, one by one. */
export function speakUse({ slots, shares }: Extract<Node, { kind: 'use' }>, state: State): readonly string[] {
  const words: string[] = [];
  const late = new Map<number, string[]>();
  const parts = slots.flatMap((slot) => state.bySlot.get(slot) ?? []);
  for (const [place, slot] of slots.entries()) {
    if (slot === 'salt') words.push(speakSalt(state));
    if (slot === 'pepper') words.push(speakPepper(state));
    for (const part of state.bySlot.get(slot) ?? []) {
      if (slots.length > 1 && isSpentFat(part, state)) continue;
      const minutes = readLate(part, parts, state);
      const own = minutes === null ? words : (late.get(minutes) ?? []);
      own.push(speakPart(part, shares[place] ?? null, state));
      if (minutes !== null) late.set(minutes, own);
    }
  }
  state.late = [...state.late, ...[...late].map(([minutes, names]) => ({ minutes, words: names }))];
  return words;
}

/** The oil that has gone into the pan is not spoken of again beside the butter. */
const isSpentFat = (part: Part, { left }: State): boolean =>
  part.food.roles[0] === 'fat' && (left.get(part) ?? 0) < 0.001;

const STAGGERED: readonly Verb[] = ['boil', 'roast'];
const PLANTS: readonly Role[] = ['vegetable', 'leaf', 'starch', 'aromatic'];
const AT_ONCE = 0.6;
const LEAST_APART = 5;
/** From here on minutes are told by fives. */
const LONG = 10;

/** Where a food is done long before the slowest of them, the minutes for which it goes in; null where it goes in first. */
function readLate({ food }: Part, parts: readonly Part[], { act }: State): number | null {
  const timing = act?.minutes;
  if (act === null || timing === undefined || !('slot' in timing) || !STAGGERED.includes(act.do)) return null;
  if (!PLANTS.includes(food.roles[0])) return null;
  const highOf = (one: Food): number => one.heat[timing.by]?.minutes[1] ?? 0;
  const slowest = Math.max(...parts.map((part) => (isSeasoning(part.food) ? 0 : highOf(part.food))));
  const own = highOf(food);
  // What is done within a minute or two of one another goes in together.
  const step = own < LONG ? 3 : 5;
  return own > 0 && own <= slowest * AT_ONCE && slowest - own >= LEAST_APART
    ? Math.ceil(own / step) * step
    : null;
}

/** ", with the peas in for the last 4 minutes and the beans for the last 8"; what is told is no longer to be told. */
export function speakLate(state: State): string {
  const told = state.late
    .toSorted((one, other) => other.minutes - one.minutes)
    .map(
      ({ minutes, words }, place) =>
        `${listArticles(words)}${place === 0 ? ' in' : ''} for the last ${minutes} minutes`,
    );
  state.late = [];
  return told.length === 0 ? '' : `, with ${listWords(told)}`;
}

/** "the onion, carrot and 1 tbsp oil": one article serves the run of whole parts. */
export function listArticles(words: readonly string[]): string {
  const once = [...new Set(words)];
  return listWords(
    once.map((word, place) =>
      place > 0 && /^the (?!rest\b)/.test(once[place - 1] ?? '') ? word.replace(/^the (?!rest\b)/, '') : word,
    ),
  );
}

function bookPart(part: Part, share: number, words: string, state: State): string {
  state.portions.push({ part, share, words });
  return words;
}

function speakPepper(state: State): string {
  if (state.pepper === null) throw new CannotCook('no pepper for who eats here');
  return bookPart(state.pepper, 1, 'black pepper', state);
}

function speakSalt(state: State): string {
  const { salt } = state;
  const place = state.saltUses;
  state.saltUses += 1;
  const spoons = salt.spoons[place] ?? 0;
  const words = spoons === 0 ? 'a pinch of salt' : `${writeQuantity(spoons)} tsp salt`;
  if (salt.part === null) return words;
  const total = salt.spoons.reduce((sum, one) => sum + one, 0);
  const share = total === 0 ? 1 / Math.max(1, salt.spoons.length) : spoons / total;
  return bookPart(salt.part, share, words, state);
}

/** A cook halves tablespoons and no teaspoons: the share that a spoon measures, as long as as much is left for later. */
function snapShare({ quantity, unit }: Part, share: number, left: number): number {
  if (quantity === null || (unit !== 'tbsp' && unit !== 'tsp')) return share;
  const tablespoons = unit === 'tbsp' ? quantity : quantity / 3;
  const step = (tablespoons < 1.5 ? 1 / 3 : 1 / 2) / tablespoons;
  if (left < step * 2) return share;
  return Math.min(Math.max(step, Math.round(share / step) * step), left - step);
}

function speakPart(part: Part, share: number | null, state: State): string {
  const left = state.left.get(part) ?? 0;
  // What is in the dish already is spoken of again, and used no more.
  if (left < 0.001) return `the ${part.noun}`;
  const due = (state.due.get(part) ?? 1) - (share ?? 1);
  const used = share === null || due < 0.001 ? left : Math.min(left, snapShare(part, share, left));
  state.due.set(part, due);
  state.left.set(part, left - used);
  return bookPart(part, used, writeShare(part, used, left), state);
}

/** The amount stands in the sentence wherever it is not all of it, and a spoon measures it. */
function writeShare(part: Part, share: number, left: number): string {
  const { quantity, unit, noun, plural } = part;
  if (quantity === null) return noun;
  if (share > 0.999) return `the ${noun}`;
  const amount = quantity * share;
  const isLast = Math.abs(share - left) < 0.001;
  if (unit === 'tsp' || unit === 'tbsp') {
    const spoons = writeSpoons(amount, unit);
    if (spoons !== null) return `${spoons} ${noun}`;
  }
  if (isLast) return `the rest of the ${noun}`;
  if (unit === 'g' || unit === 'ml') return `${roundAmount(amount)} ${unit} of the ${noun}`;
  if (unit === null && plural && Math.abs(amount - Math.round(amount)) < 0.01 && amount >= 1)
    return `${Math.round(amount)} of the ${noun}`;
  return `${writeFraction(share)} the ${noun}`;
}

const FRACTIONS: readonly (readonly [share: number, words: string])[] = [
  [0.25, 'a quarter of'],
  [0.33, 'a third of'],
  [0.5, 'half'],
  [0.67, 'two thirds of'],
  [0.75, 'three quarters of'],
];

function writeFraction(share: number): string {
  const nearest = FRACTIONS.reduce((found, one) =>
    Math.abs(one[0] - share) < Math.abs(found[0] - share) ? one : found,
  );
  return nearest[1];
}

/** A spoon is no balance: so far from what it holds it may be told. */
const NEAR = 0.15;

/** "1 tbsp", "1 1/2 tsp"; null where no spoon is that large. */
function writeSpoons(amount: number, unit: 'tsp' | 'tbsp'): string | null {
  const teaspoons = unit === 'tbsp' ? amount * 3 : amount;
  const isHalf = (number: number): boolean => Math.abs(number * 2 - Math.round(number * 2)) < 0.01;
  if (unit === 'tbsp' && amount > 0.49 && isHalf(amount)) return `${writeQuantity(amount)} tbsp`;
  if (Math.abs(teaspoons - 0.25) < 0.01 || Math.abs(teaspoons - 0.75) < 0.01)
    return `${writeQuantity(teaspoons)} tsp`;
  const told = Math.round(teaspoons * 2) / 2;
  const isTold = told > 0 && teaspoons <= 4 && Math.abs(told - teaspoons) <= told * NEAR;
  return isTold ? `${writeQuantity(told)} tsp` : null;
}

/** A sentence lists so many names. */
const MOST_NAMES = 3;

/** In a title one cucumber, or half, is cucumber; how many sausages there are is no matter there. */
const nameAll = ({ food, quantity, unit }: Part, { names, kitchen }: State): string =>
  nameMany(food, kitchen.us, names !== null && unit === null && (quantity ?? 2) <= 1 ? 1 : 2);

export function speakMention(form: Mention, parts: readonly Part[], state: State): string {
  const { kitchen, names } = state;
  const most = names ?? MOST_NAMES;
  const isMany = parts.length > 1 || parts[0]?.plural === true;
  switch (form) {
    case 'the':
      return `the ${listWords([...new Set(parts.map(({ noun }) => noun))])}`;
    case 'it':
      return isMany ? 'them' : 'it';
    case 'they':
      return isMany ? 'they' : 'it';
    case 'is':
      return isMany ? 'are' : 'is';
    case 's':
      return isMany ? '' : 's';
    case 'name':
      return listWords(
        [...new Set(rank(parts, state).map(({ food }) => nameOne(food, kitchen.us)))].slice(0, most),
      );
    case 'names':
      return listWords([...new Set(rank(parts, state).map((part) => nameAll(part, state)))].slice(0, most));
  }
}

/** In a title what there is most of comes first, among those of one kind. */
function rank(parts: readonly Part[], { names }: State): readonly Part[] {
  const [first] = parts;
  const isOfOne = parts.every(({ food }) => food.roles[0] === first?.food.roles[0]);
  return names === null || !isOfOne ? parts : parts.toSorted((one, other) => other.grams - one.grams);
}
