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
  /** The words of the foods' own and US names. */
  readonly ownWords: ReadonlySet<string>;
}

let built: FoodIndex | undefined;

/** The index of all names of foods. The first call takes some milliseconds. */
export function foodIndex(): FoodIndex {
  built ??= buildIndex(FOOD_LIST);
  return built;
}

function buildIndex(foods: readonly Food[]): FoodIndex {
  const byName = new Map<string, NameMatch>();
  const add: Add = (words, match) => {
    const key = words.join(' ');
    if (key !== '' && !byName.has(key)) byName.set(key, match);
  };
  const named = foods.map(readNames);
  // What is written in the data comes before what is derived, and own names before other names.
  addWritten(named, add);
  const written = new Set([...byName.keys()].flatMap((key) => key.split(' ')));
  for (const food of named) {
    for (const words of food.singular) addOtherNumbers(words, food, add);
  }
  // A dish of okra has lady's fingers in it; "peppers" stay the vegetable, which came first.
  for (const food of named) {
    if (food.noun === 'mass') for (const { words } of food.aliases) addPlurals(words, food, add);
  }
  for (const { noun, us, aliases } of named) {
    if (noun !== 'count') continue;
    for (const name of [us, ...aliases.map(({ alias }) => alias)]) {
      if (name === undefined || !/[a-z]$/i.test(name)) continue;
      for (const word of readKeys(pluralise(name))) written.add(word);
    }
  }
  const ownWords = new Set(named.flatMap(({ own }) => own.flatMap(({ words }) => words)));
  return { ...completeIndex(byName, written), ownWords };
}

type Add = (words: readonly string[], match: NameMatch) => void;
type Words = readonly string[];

/** The names of one food as words, each read once: reading thousands of them is most of the work. */
interface NamedFood {
  readonly id: FoodId;
  readonly noun: Food['noun'];
  readonly us: string | undefined;
  readonly own: readonly { readonly words: Words; readonly plural: boolean }[];
  readonly aliases: readonly { readonly words: Words; readonly alias: string }[];
  /** All but the plurals. */
  readonly singular: readonly Words[];
}

function readNames(food: Food): NamedFood {
  const name = readKeys(food.name);
  const us = food.us === undefined ? [] : [readKeys(food.us)];
  const aliases = (food.names ?? []).map((alias) => ({ words: readKeys(alias), alias }));
  return {
    id: food.id,
    noun: food.noun,
    us: food.us,
    own: [
      { words: name, plural: false },
      { words: readKeys(food.plural), plural: true },
      ...us.map((words) => ({ words, plural: false })),
      ...(food.usPlural === undefined ? [] : [{ words: readKeys(food.usPlural), plural: true }]),
    ],
    aliases,
    singular: [name, ...us, ...aliases.map(({ words }) => words)],
  };
}

function addWritten(named: readonly NamedFood[], add: Add): void {
  for (let rank = 0; rank < 4; rank += 1) {
    for (const { id, own } of named) {
      const name = own[rank];
      if (name !== undefined) add(name.words, { id, plural: name.plural, own: true });
    }
  }
  for (const { id, aliases } of named) {
    for (const { words, alias } of aliases) add(words, { id, plural: false, alias });
  }
}

function addOtherNumbers(words: Words, food: NamedFood, add: Add): void {
  const last = words.at(-1);
  if (last === undefined) return;
  // No plural for what is not counted: "peppers" are the vegetable, never the spice.
  if (food.noun !== 'mass') addPlurals(words, food, add);
  if (food.noun === 'count') return;
  const rest = words.slice(0, -1);
  for (const form of singularForms(last)) add([...rest, form], { id: food.id, plural: false });
}

function addPlurals(words: Words, food: NamedFood, add: Add): void {
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

function completeIndex(
  byName: ReadonlyMap<string, NameMatch>,
  words: ReadonlySet<string>,
): Omit<FoodIndex, 'ownWords'> {
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
