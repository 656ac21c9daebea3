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

/** An index over phrases; where two entries share a phrase the first one stands. */
export function createPhraseIndex<Value>(
  entries: Iterable<readonly [phrase: string, value: Value]>,
): PhraseIndex<Value> {
  const values = new Map<string, Value>();
  const longest = new Map<string, number>();
  for (const [phrase, value] of entries) {
    const keys = foldWords(phrase).words.map((word) => word.key);
    const first = keys[0];
    if (first === undefined) continue;
    const joined = keys.join(' ');
    if (!values.has(joined)) values.set(joined, value);
    longest.set(first, Math.max(longest.get(first) ?? 0, keys.length));
  }
  function find({ text, words }: FoldedText): readonly PhraseMatch<Value>[] {
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
    const most = Math.min(longest.get(first) ?? 0, words.length - from);
    const length = readUnbroken(text, words, from, most);
    let match: PhraseMatch<Value> | null = null;
    let joined = first;
    for (let size = 1; size <= length; size += 1) {
      if (size > 1) joined += ` ${words[from + size - 1]?.key ?? ''}`;
      if (values.has(joined)) match = { value: values.get(joined) as Value, from, to: from + size };
    }
    return match;
  }
  return { find };
}
