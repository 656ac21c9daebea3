// Finds known phrases in running text: whole words only, the longest phrase first, singular and plural alike.

import { foldText, readWords } from '../food/normalise-text.ts';

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
  /** Phrases that no text has called for: they are folded when one does. */
  waiting: (readonly [phrase: string, value: Value, rank: number])[];
  readonly ranked: Map<string, { readonly value: Value; readonly rank: number }>;
  /** Words of the longest. */
  longest: number;
}

/** Whether every character is a small letter from a to z or a space: a phrase that stands as it is folded. */
function isPlain(phrase: string): boolean {
  for (let at = 0; at < phrase.length; at += 1) {
    const code = phrase.charCodeAt(at);
    if (code !== 0x20 && (code < 0x61 || code > 0x7a)) return false;
  }
  return true;
}

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
  const byFirst = new Map<string, Phrases<Value>>();
  let otherScripts: Phrases<Value>['waiting'] = [];
  let rank = 0;
  for (const [phrase, value] of entries) {
    const entry = [phrase, value, rank] as const;
    rank += 1;
    if (isPlain(phrase)) {
      const space = phrase.indexOf(' ');
      findPhrases(foldPlural(space === -1 ? phrase : phrase.slice(0, space))).waiting.push(entry);
    } else if (hasOtherScript(phrase)) otherScripts.push(entry);
    else addPhrase(...entry);
  }
  function findPhrases(first: string): Phrases<Value> {
    const known = byFirst.get(first);
    if (known !== undefined) return known;
    const made: Phrases<Value> = { waiting: [], ranked: new Map(), longest: 0 };
    byFirst.set(first, made);
    return made;
  }
  function addPhrase(phrase: string, value: Value, place: number): void {
    const keys = foldWords(phrase).words.map((word) => word.key);
    if (keys[0] === undefined) return;
    const phrases = findPhrases(keys[0]);
    const joined = keys.join(' ');
    if ((phrases.ranked.get(joined)?.rank ?? Number.POSITIVE_INFINITY) > place)
      phrases.ranked.set(joined, { value, rank: place });
    phrases.longest = Math.max(phrases.longest, keys.length);
  }
  function callFor(first: string): Phrases<Value> | undefined {
    const phrases = byFirst.get(first);
    if (phrases === undefined || phrases.waiting.length === 0) return phrases;
    for (const entry of phrases.waiting) addPhrase(...entry);
    phrases.waiting = [];
    return phrases;
  }
  function find({ text, words }: FoldedText): readonly PhraseMatch<Value>[] {
    if (otherScripts.length > 0 && hasOtherScript(text)) {
      for (const entry of otherScripts) addPhrase(...entry);
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
