// The names of what is not food, laid out to be looked up, and the spellings that may mean one of them.

import { LISTS } from './generated/packed-words.ts';
import { NOT_FOOD, type NotFoodEntry } from './line/judge/not-food-terms.ts';
import { foodIndex } from './line/name/food-index.ts';
import { PLAIN_WORDS } from './line/name/plain-words.ts';
import { SpellingIndex, singularsOf } from './line/name/word-forms.ts';
import { readNameKey } from './normalise-text.ts';

export interface Term {
  readonly entry: NotFoodEntry;
  readonly term: string;
  readonly everyday: boolean;
}

/** One name of the catalogue, or of a food that looks like one. */
export interface Name {
  readonly words: readonly string[];
  /** Absent for the name of a food. */
  readonly term: Term | undefined;
  /** The inner word that may tell the number too: "mushrooms from my garden", "seeds for planting". */
  readonly head: number;
}

interface Catalogue {
  readonly byFirstWord: ReadonlyMap<string, readonly Name[]>;
  /** Names of several words with no space between them. */
  readonly glued: ReadonlyMap<string, Term>;
  /** Names in scripts that put no space between words: searched for anywhere. */
  readonly unspaced: readonly { readonly key: string; readonly term: Term }[];
  /** Words of the catalogue, in which a wrong letter is allowed when they are long. */
  readonly termWords: ReadonlySet<string>;
  readonly foodWords: ReadonlySet<string>;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Letters from which a word may hold a wrong one. */
export const FUZZY_LENGTH = 6;
const LINKS: ReadonlySet<string> = new Set(['of', 'for', 'from', 'i', 'we', 'sold', 'on']);

let built: Catalogue | undefined;

/** All names of what is not food, built when the first is looked for. */
export function catalogue(): Catalogue {
  built ??= buildCatalogue();
  return built;
}

// A pattern that knows scripts is slow to make: most texts are told apart without it.
export function isUnspaced(text: string): boolean {
  return /[\u2e80-\uffff]/.test(text) && UNSPACED.test(text);
}

function buildCatalogue(): Catalogue {
  const byFirstWord = new Map<string, Name[]>();
  const glued = new Map<string, Term>();
  const unspaced: { key: string; term: Term }[] = [];
  const termWords = new Set<string>();
  const foodWords = new Set<string>(LISTS['not-misspelt'].split(' '));
  const addName = (words: readonly string[], term: Term | undefined): void => {
    const [first] = words;
    if (first === undefined) return;
    const name = { words, term, head: words.findIndex((word) => LINKS.has(word)) - 1 };
    const known = byFirstWord.get(first);
    if (known === undefined) byFirstWord.set(first, [name]);
    else known.push(name);
  };
  const addTerm = (name: string, term: Term): void => {
    const words = readNameKey(name.toLowerCase()).split(' ');
    if (isUnspaced(name)) unspaced.push({ key: words.join(''), term });
    addName(words, term);
    if (term.everyday) return;
    if (words.length > 1) glued.set(words.join(''), term);
    for (const word of words) termWords.add(word);
  };
  for (const entry of NOT_FOOD) {
    for (const term of entry.terms) addTerm(term, { entry, term, everyday: false });
    for (const term of entry.everyday) addTerm(term, { entry, term, everyday: true });
  }
  for (const name of LISTS['look-alikes'].split(',')) {
    const words = readNameKey(name.toLowerCase()).split(' ');
    addName(words, undefined);
    for (const word of words) foodWords.add(word);
  }
  return { byFirstWord, glued, unspaced, termWords, foodWords };
}

/** A word of food, of plain speech or of the catalogue is no misspelling. */
export function isRight(word: string): boolean {
  const { termWords, foodWords } = catalogue();
  if (termWords.has(word) || foodWords.has(word) || PLAIN_WORDS.has(word)) return true;
  if (singularsOf(word).some((one) => foodWords.has(one))) return true;
  const { byName } = foodIndex();
  return byName.has(word) || foodIndex().words.has(word);
}

let spelling: SpellingIndex | undefined;

function findNear(word: string): ReturnType<SpellingIndex['find']> {
  spelling ??= new SpellingIndex([...catalogue().termWords].filter((known) => known.length >= FUZZY_LENGTH));
  return spelling.find(word, 1);
}

// The same words stand in line after line.
const MOST_CORRECTED = 2048;
const corrections = new Map<string, readonly string[]>();

/** The words of the catalogue that a misspelt word may stand for. */
export function correctionsOf(word: string): readonly string[] {
  const known = corrections.get(word);
  if (known !== undefined) return known;
  const found = listCorrections(word);
  if (corrections.size >= MOST_CORRECTED) corrections.clear();
  corrections.set(word, found);
  return found;
}

function listCorrections(word: string): readonly string[] {
  if (word.length < FUZZY_LENGTH - 1 || !/^\p{L}+$/u.test(word) || isRight(word)) return [];
  return [word, ...singularsOf(word)].flatMap((form) =>
    form.length < FUZZY_LENGTH - 1
      ? []
      : findNear(form).flatMap((near) => (near.edits === 0 ? [] : [near.word])),
  );
}
