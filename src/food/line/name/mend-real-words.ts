// Puts right a slip that made another word: "coconut mild", "ground bees", "chicken tights". The word by itself is spelled
// well; that it is a slip shows only beside the other words of a name.

import { readStates } from '../state/read-states.ts';
import { foodIndex } from './food-index.ts';
import { isOfAnotherKind } from './leaves-it-the-same.ts';
import { MADE_DISHES, MADE_OF, NOISE } from './plain-words.ts';
import { countEdits, pluralForms, singularsOf } from './word-forms.ts';

const SHORTEST = 3;
const LONG_ENOUGH = 6;

/**
 * The words with the one slip in them put right, or undefined where no name of two or three words is a slip away, or several are.
 * With `foods` a word that names a food by itself may be the slip ("lamb chips"): only for what nothing else can read.
 */
export function mendRealWords(words: readonly string[], foods: boolean): readonly string[] | undefined {
  const plain = readStates(words).words.filter((word) => !NOISE.has(word));
  const pair = plain.length === 2 || plain.length === 3 ? plain : words.length === 2 ? words : [];
  const [head, tail] = [pair[0], pair.at(-1)];
  if (head === undefined || tail === undefined) return undefined;
  const [lead, rest] = [pair.slice(0, -1).join(' '), pair.slice(1).join(' ')];
  const { byName } = foodIndex();
  const mends = [
    ...listSlips(tail, pairs().behind.get(lead), foods).map(
      (word) => [tail, word, `${lead} ${word}`] as const,
    ),
    ...listSlips(head, listAhead(rest), foods).map((word) => [head, word, `${word} ${rest}`] as const),
  ].flatMap(([slip, mended, name]) => {
    const id = byName.get(name)?.id;
    return id === undefined ? [] : [{ slip, mended, id }];
  });
  const [first] = mends;
  if (first === undefined || mends.some(({ id }) => id !== first.id)) return undefined;
  const { slip, mended } = first;
  return words.map((word) => (word === slip ? mended : word));
}

function maySlip(word: string, foods: boolean): boolean {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return false;
  return (
    !MADE_DISHES.has(word) && (foods || (!MADE_OF.has(word) && foodIndex().byName.get(word)?.own !== true))
  );
}

function listAhead(rest: string): readonly string[] {
  const start = rest.lastIndexOf(' ') + 1;
  const [lead, last] = [rest.slice(0, start), rest.slice(start)];
  return [last, ...singularsOf(last)].flatMap((one) => pairs().ahead.get(lead + one) ?? []);
}

function listSlips(typed: string, known: readonly string[] | undefined, foods: boolean): readonly string[] {
  if (known === undefined || !maySlip(typed, foods)) return [];
  const forms = [...new Set(known.flatMap((word) => [word, ...pluralForms(word)]))];
  const near = forms.filter((word) => word !== typed && isSlip(typed, word));
  const least = Math.min(...near.map((word) => countEdits(typed, word, 2)));
  return near.filter((word) => countEdits(typed, word, 2) === least);
}

// One letter, or two in a longer word that begins alike ("cheer" for "cheese") or holds the same ("tights" for "thighs").
function isSlip(typed: string, known: string): boolean {
  const edits = countEdits(typed, known, 2);
  if (edits > 2) return false;
  // "Lion" for "loin" is a slip, "bear" for "beer" may be a joke.
  if (isOfAnotherKind(typed)) return edits === 1 && sortLetters(typed) === sortLetters(known);
  if (edits === 1) return true;
  if (typed.slice(0, 3) === known.slice(0, 3)) return Math.min(typed.length, known.length) >= LONG_ENOUGH - 1;
  return (
    typed[0] === known[0] &&
    known.length >= LONG_ENOUGH &&
    typed.length === known.length &&
    countStrangers(typed, known) <= 1
  );
}

function sortLetters(word: string): string {
  return [...word].toSorted().join('');
}

// Letters of one word that the other has not.
function countStrangers(typed: string, known: string): number {
  const left = [...known];
  for (const letter of typed) {
    const at = left.indexOf(letter);
    if (at !== -1) left.splice(at, 1);
  }
  return left.length;
}

interface Pairs {
  /** By all words of a name but its last, what that may be. */
  readonly behind: ReadonlyMap<string, readonly string[]>;
  /** By all words of a name but its first, what that may be. */
  readonly ahead: ReadonlyMap<string, readonly string[]>;
}

let built: Pairs | undefined;

function pairs(): Pairs {
  built ??= buildPairs();
  return built;
}

function buildPairs(): Pairs {
  const behind = new Map<string, string[]>();
  const ahead = new Map<string, string[]>();
  const add = (table: Map<string, string[]>, key: string, word: string): void => {
    const known = table.get(key);
    if (known === undefined) table.set(key, [word]);
    else known.push(word);
  };
  for (const [name, { own }] of foodIndex().byName.written()) {
    const words = /^[a-z]{3,}(?: [a-z]{3,}){1,2}$/.test(name) ? name.split(' ') : [];
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) continue;
    if (own !== true && !words.some(isKnown)) continue;
    add(behind, words.slice(0, -1).join(' '), last);
    add(ahead, words.slice(1).join(' '), first);
  }
  return { behind, ahead };
}

// Names of other languages have no slips of English.
function isKnown(word: string): boolean {
  const { ownWords } = foodIndex();
  return ownWords.has(word) || ownWords.has(`${word}s`);
}
