// Words a till has cut short, written out by rule: "chkn brst" keeps the consonants, "straw" the beginning. What is
// not in the list of short forms is tried against the words of all names; only a line that then names a food counts.

import { foodIndex } from '../name/food-index.ts';
import { COLOURS, PARTS, PLAIN_WORDS } from '../name/plain-words.ts';
import { singularForms } from '../name/word-forms.ts';

const SHORTEST = 3;
const MOST_CANDIDATES = 6;
const MOST_LINES = 120;
const MOST_SHORT = 4;

/** Whether a word has no vowel and so can only be a short form. */
export function isCutShort(word: string): boolean {
  return (
    /^[bcdfghjklmnpqrstvwxyz]{3,}[aeiou]?$/.test(word) &&
    !foodIndex().words.has(word) &&
    !PLAIN_WORDS.has(word)
  );
}

/** The lines that these words may be short for, the likeliest first; none where nothing is cut short. */
export function writeOutShortForms(words: readonly string[]): readonly (readonly string[])[] {
  const options = words.map((word) => (isShort(word) ? listLonger(word) : [word]));
  const short = words.filter(isShort);
  if (short.length === 0 || short.length > MOST_SHORT) return [];
  // A word by itself has no neighbours to bear it out.
  if (words.length === 1 && !short.every((word) => isCutShort(word) || word.length >= 6)) return [];
  let lines: (readonly string[])[] = [[]];
  for (const [at, longer] of options.entries()) {
    // What is short for nothing stays: it may be a maker's name.
    const ways = longer.length === 0 ? [words[at] ?? ''] : longer;
    lines = lines.flatMap((line) => ways.map((way) => [...line, way])).slice(0, MOST_LINES);
  }
  return lines.filter((line) => line.some((word, at) => word !== words[at]));
}

function isShort(word: string): boolean {
  return (
    word.length >= SHORTEST && /^[a-z]+$/.test(word) && !foodIndex().words.has(word) && !PLAIN_WORDS.has(word)
  );
}

function listLonger(short: string): readonly string[] {
  const found: { word: string; rank: number }[] = [];
  for (const [word, uses] of vocabulary().get(short.charAt(0)) ?? []) {
    const rank = rankLonger(short, word);
    if (rank !== undefined) found.push({ word, rank: rank - Math.min(uses, 50) / 100 });
  }
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_CANDIDATES)
    .map(({ word }) => word);
}

/** How well a word is cut to this: 0 all its consonants, 1 its beginning, 2 most of its consonants. */
function rankLonger(short: string, word: string): number | undefined {
  if (word.length <= short.length) return undefined;
  if (consonantsOf(word) === consonantsOf(short) && !/[aeiou]/.test(short.slice(1, -1))) return 0;
  if (short.length >= 4 && word.startsWith(short)) return 1;
  const isCut =
    isWithin(short, word) &&
    short.at(-1) === word.at(-1) &&
    2 * short.length >= word.length &&
    short.length >= 3;
  return isCut ? 2 : undefined;
}

function consonantsOf(word: string): string {
  return (word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '')).replace(/(.)\1+/g, '$1');
}

function isWithin(short: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === short.charAt(at)) at += 1;
  return at === short.length;
}

let words: ReadonlyMap<string, ReadonlyMap<string, number>> | undefined;

/** The words of the foods' own names and of the pieces they come in, by first letter, with how many names hold each. */
function vocabulary(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  if (words !== undefined) return words;
  const byLetter = new Map<string, Map<string, number>>();
  const add = (word: string, uses: number): void => {
    if (!/^[a-z]{4,}$/.test(word)) return;
    const known = byLetter.get(word.charAt(0)) ?? new Map<string, number>();
    byLetter.set(word.charAt(0), known.set(word, (known.get(word) ?? 0) + uses));
  };
  for (const [name, match] of foodIndex().byName.written()) {
    if (match.own === true)
      for (const word of name.split(' ')) for (const form of [word, ...singularForms(word)]) add(form, 1);
  }
  for (const word of [...PARTS, ...COLOURS, ...SAID_OF]) add(word, 0);
  words = byLetter;
  return words;
}
// What is printed of a food beside its name.
const SAID_OF =
  'jumbo king natural plain light smoked unsmoked cooked frozen fresh dried roasted ground sliced diced chopped grated shredded unsalted salted whole semi skimmed organic large medium small baby boneless skinless pitted peeled washed mature extra thick thin mixed unwaxed trimmed loose'.split(
    ' ',
  );
