// The names of all foods as an index, built once from the food data when the first line is read.

import type { Food, FoodId } from './foods.ts';
import { FOOD_LIST } from './foods.ts';
import { readKeys } from './normalise-text.ts';
import { pluralise } from './plural-name.ts';
import { pluralForms, SpellingIndex, singularForms } from './word-forms.ts';

export interface NameMatch {
  readonly id: FoodId;
  /** The name was written for several ("onions"). */
  readonly plural: boolean;
  /** The food's own or US name, not another one. */
  readonly own?: true;
  /** The other name of the food that this is, as the data writes it; absent for its own and its US name. */
  readonly alias?: string;
}

export interface FoodIndex {
  /** By the words of a name with a space between them. */
  readonly byName: ReadonlyMap<string, NameMatch>;
  /** By the letters of a name with no space at all: "springonion", "butter nut squash". */
  readonly byLetters: ReadonlyMap<string, NameMatch>;
  /** Words in the longest name. */
  readonly longest: number;
  /** Every word of every name as it is written; derived forms are left out, they hold spellings nobody should get. */
  readonly words: ReadonlySet<string>;
  readonly spelling: SpellingIndex;
}

let built: FoodIndex | undefined;

/** The index of all names of foods. The first call takes some milliseconds. */
export function foodIndex(): FoodIndex {
  built ??= buildIndex(FOOD_LIST);
  return built;
}

function buildIndex(foods: readonly Food[]): FoodIndex {
  const byName = new Map<string, NameMatch>();
  const add = (words: readonly string[], match: NameMatch): void => {
    const key = words.join(' ');
    if (key !== '' && !byName.has(key)) byName.set(key, match);
  };
  // What is written in the data comes before what is derived, and own names before other names.
  for (const { id, name } of foods) add(readKeys(name), { id, plural: false, own: true });
  for (const { id, plural } of foods) add(readKeys(plural), { id, plural: true, own: true });
  for (const { id, us } of foods) add(readKeys(us ?? ''), { id, plural: false, own: true });
  for (const { id, usPlural } of foods) add(readKeys(usPlural ?? ''), { id, plural: true, own: true });
  for (const { id, names } of foods) {
    for (const alias of names ?? []) add(readKeys(alias), { id, plural: false, alias });
  }
  const written = new Set([...byName.keys()].flatMap((key) => key.split(' ')));
  for (const food of foods) {
    const own = [food.name, food.us, ...(food.names ?? [])].filter((name) => name !== undefined);
    for (const name of own) addOtherNumbers(readKeys(name), food, add);
  }
  // A dish of okra has lady's fingers in it; "peppers" stay the vegetable, which came first.
  for (const food of foods) {
    if (food.noun !== 'mass') continue;
    for (const alias of food.names ?? []) addPlurals(readKeys(alias), food, add);
  }
  for (const { us, names, noun } of foods) {
    if (noun === 'mass') continue;
    for (const name of [us ?? '', ...(names ?? [])])
      for (const word of readKeys(pluralise(name))) written.add(word);
  }
  return completeIndex(byName, written);
}

function addOtherNumbers(
  words: readonly string[],
  food: Food,
  add: (words: readonly string[], match: NameMatch) => void,
): void {
  const last = words.at(-1);
  if (last === undefined) return;
  const rest = words.slice(0, -1);
  // No plural for what is not counted: "peppers" are the vegetable, never the spice.
  if (food.noun !== 'mass') addPlurals(words, food, add);
  if (food.noun !== 'count') {
    for (const form of singularForms(last)) add([...rest, form], { id: food.id, plural: false });
  }
}

function addPlurals(
  words: readonly string[],
  food: Food,
  add: (words: readonly string[], match: NameMatch) => void,
): void {
  const last = words.at(-1);
  if (last === undefined) return;
  const rest = words.slice(0, -1);
  for (const form of pluralForms(last)) add([...rest, form], { id: food.id, plural: true });
  const of = words.findIndex((word) => word === 'of' || word === 'de' || word === 'di');
  const head = words[of - 1];
  if (of > 0 && head !== undefined) {
    for (const form of pluralForms(head)) add(words.with(of - 1, form), { id: food.id, plural: true });
  }
}

function completeIndex(byName: ReadonlyMap<string, NameMatch>, words: ReadonlySet<string>): FoodIndex {
  const byLetters = new Map<string, NameMatch>();
  let longest = 1;
  for (const [key, match] of byName) {
    const parts = key.split(' ');
    longest = Math.max(longest, parts.length);
    const letters = parts.join('');
    if (letters.length >= 6 && !byLetters.has(letters)) byLetters.set(letters, match);
  }
  const spelt = [...words].filter((word) => /^[a-z]{4,}$/.test(word));
  return { byName, byLetters, longest, words, spelling: new SpellingIndex(spelt) };
}
