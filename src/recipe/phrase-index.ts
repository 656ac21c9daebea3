// Finds known phrases in running text: whole words only, the longest phrase first, singular and plural alike.

import { foldText, readNameKey, readWords } from '../food/normalise-text.ts';

/** One word of a text as it is compared, with its place in the folded text. */
export interface TextWord {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

export interface FoldedText {
  readonly text: string;
  readonly words: readonly TextWord[];
}

export interface PhraseMatch<Value> {
  readonly value: Value;
  /** Indices of the first word and of the word after the last. */
  readonly from: number;
  readonly to: number;
}

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(.[^aeiou])(?:ies?|is|y)$/, '$1i'],
  [/([eo]a)ves$/, '$1f'],
  [/halves$/, 'half'],
  [/(o|ss|x|z|ch|sh)es$/, '$1'],
  [/([^siu])s$/, '$1'],
];

/** The same few thousand words stand in recipe after recipe. */
const folded = new Map<string, string>();
const MOST_FOLDED = 8192;

/** One key for singular and plural. It need not be a word: both sides are folded by the same rules. */
export function foldPlural(word: string): string {
  let key = folded.get(word);
  if (key === undefined) {
    key = dropPlural(word);
    if (folded.size >= MOST_FOLDED) folded.clear();
    folded.set(word, key);
  }
  return key;
}

function dropPlural(word: string): string {
  if (word.length < 4) return word.length < 3 ? word : word.replace(/([^siu])s$/, '$1');
  if (!/(?:[sy]|ie)$/.test(word)) return word;
  for (const [ending, singular] of PLURALS) if (ending.test(word)) return word.replace(ending, singular);
  return word;
}

/** The words of any text. Linear in its length. */
export function foldWords(text: string): FoldedText {
  const plain = foldText(text);
  return {
    text: plain,
    words: readWords(plain).map(({ key, start, end }) => ({ key: foldPlural(key), start, end })),
  };
}

export interface PhraseIndex<Value> {
  /** Matches from left to right; they never overlap. */
  find(text: FoldedText): readonly PhraseMatch<Value>[];
}

/** The phrases that begin with one word. */
interface Phrases<Value> {
  readonly ranked: Map<string, { readonly value: Value; readonly rank: number }>;
  /** Words of the longest. */
  longest: number;
}

/** A phrase of which no more than the first word is folded for its number. */
type Waiting<Value> = readonly [key: string, value: Value, rank: number];

/** Whether a letter of Greek, Cyrillic or a script behind them stands in it: those stay what they are when folded. */
function hasOtherScript(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x370 && (code < 0x1e00 || code > 0x2fff)) return true;
  }
  return false;
}

/**
 * An index over phrases; where two entries share a phrase the first one stands. Folding all names of foods takes
 * longer than reading a recipe, so a phrase is folded when its first word, or its script, is met.
 */
export function createPhraseIndex<Value>(
  entries: Iterable<readonly [phrase: string, value: Value]>,
): PhraseIndex<Value> {
  const waiting = new Map<string, Waiting<Value>[]>();
  const byFirst = new Map<string, Phrases<Value>>();
  let otherScripts: Waiting<Value>[] = [];
  let rank = 0;
  for (const [phrase, value] of entries) {
    if (hasOtherScript(phrase)) otherScripts.push([phrase, value, rank]);
    else wait(readNameKey(phrase), value, rank);
    rank += 1;
  }
  function wait(key: string, value: Value, place: number): void {
    if (key === '') return;
    const space = key.indexOf(' ');
    const first = foldPlural(space === -1 ? key : key.slice(0, space));
    const others = waiting.get(first);
    if (others === undefined) waiting.set(first, [[key, value, place]]);
    else others.push([key, value, place]);
  }
  function addPhrase(phrases: Phrases<Value>, [key, value, place]: Waiting<Value>): void {
    const keys = key.split(' ').map(foldPlural);
    const joined = keys.join(' ');
    if ((phrases.ranked.get(joined)?.rank ?? Number.POSITIVE_INFINITY) > place)
      phrases.ranked.set(joined, { value, rank: place });
    phrases.longest = Math.max(phrases.longest, keys.length);
  }
  function callFor(first: string): Phrases<Value> | undefined {
    const known = byFirst.get(first);
    const called = waiting.get(first);
    if (called === undefined) return known;
    const phrases = known ?? { ranked: new Map(), longest: 0 };
    for (const one of called) addPhrase(phrases, one);
    byFirst.set(first, phrases);
    waiting.delete(first);
    return phrases;
  }
  function find({ text, words }: FoldedText): readonly PhraseMatch<Value>[] {
    if (otherScripts.length > 0 && hasOtherScript(text)) {
      for (const [phrase, value, place] of otherScripts) wait(readNameKey(phrase), value, place);
      otherScripts = [];
    }
    const matches: PhraseMatch<Value>[] = [];
    let from = 0;
    while (from < words.length) {
      const match = findAt(text, words, from);
      if (match !== null) matches.push(match);
      from = match?.to ?? from + 1;
    }
    return matches;
  }
  // "Pat dry, rub with oil" holds no dry rub: a phrase does not reach over a comma or a full stop.
  function readUnbroken(text: string, words: readonly TextWord[], from: number, most: number): number {
    let length = Math.min(1, most);
    while (length < most) {
      const gap = text.slice(words[from + length - 1]?.end, words[from + length]?.start);
      if (gap !== ' ' && /[,.;:!?()]\s/.test(gap)) break;
      length += 1;
    }
    return length;
  }
  function findAt(text: string, words: readonly TextWord[], from: number): PhraseMatch<Value> | null {
    const first = words[from]?.key ?? '';
    const phrases = callFor(first);
    if (phrases === undefined) return null;
    const most = Math.min(phrases.longest, words.length - from);
    const length = readUnbroken(text, words, from, most);
    let match: PhraseMatch<Value> | null = null;
    let joined = first;
    for (let size = 1; size <= length; size += 1) {
      if (size > 1) joined += ` ${words[from + size - 1]?.key ?? ''}`;
      const known = phrases.ranked.get(joined);
      if (known !== undefined) match = { value: known.value, from, to: from + size };
    }
    return match;
  }
  return { find };
}
