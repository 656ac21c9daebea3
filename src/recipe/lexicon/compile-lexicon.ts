// Word families as data -> an index that finds them in a folded sentence. The little language of an entry:
// "pink in the? middle/centre" has alternatives with a stroke and an optional word with a question mark; "leave~"
// stands for every form of the verb; "…" for up to five words of the same clause. Entries are parted by commas.

import type { FoldedText } from '../phrase-index.ts';
import { foldPlural } from '../phrase-index.ts';
import { inflect } from './inflect.ts';

export interface LexiconHit<Sense extends string> {
  readonly sense: Sense;
  /** Index of its first word, and of the word after its last. */
  readonly from: number;
  readonly to: number;
}

export interface Lexicon<Sense extends string> {
  /** Every family that a text names, from left to right; of entries that begin at one word the longest. */
  find(text: FoldedText): readonly LexiconHit<Sense>[];
}

type Words = Readonly<Record<string, string>>;

interface Pattern {
  readonly keys: readonly string[];
  readonly senses: Set<string>;
}

const NOTHING: ReadonlyMap<string, number> = new Map();
/** The entries that begin alike, as a tree of their words. */
interface Branch {
  readonly next: Map<string, Branch>;
  readonly senses: Set<string>;
}

const GAP = '…';
const LONGEST_GAP = 5;

function* expandEntry(tokens: readonly string[]): Generator<readonly string[]> {
  const [first, ...rest] = tokens;
  if (first === undefined) {
    yield [];
    return;
  }
  const optional = first.endsWith('?');
  const words = (optional ? first.slice(0, -1) : first)
    .split('/')
    .flatMap((word) => (word.endsWith('~') ? inflect(word.slice(0, -1)) : [word]));
  for (const tail of expandEntry(rest)) {
    if (optional) yield tail;
    for (const word of words) yield [...(word === GAP ? [GAP] : word.split('-').map(foldPlural)), ...tail];
  }
}

function isBroken(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const sign = text[at];
    if (sign === ',' || sign === ';' || sign === ':' || sign === '(' || sign === ')') return true;
  }
  return false;
}

/** `verbs` are inflected at their first word; `phrases` are taken as they stand. */
export function compileLexicon<Sense extends string>(
  verbs: Readonly<Partial<Record<Sense, string>>>,
  phrases: Readonly<Partial<Record<Sense, string>>>,
): Lexicon<Sense> {
  const plain = new Map<string, Branch>();
  const gapped = new Map<string, Pattern[]>();

  function addEntry(keys: readonly string[], sense: string): void {
    const first = keys[0];
    if (first === undefined) return;
    if (keys.includes(GAP)) {
      const patterns = gapped.get(first) ?? [];
      patterns.push({ keys, senses: new Set([sense]) });
      gapped.set(first, patterns);
      return;
    }
    let branches = plain;
    for (const [at, key] of keys.entries()) {
      const branch = branches.get(key) ?? { next: new Map(), senses: new Set() };
      branches.set(key, branch);
      if (at === keys.length - 1) branch.senses.add(sense);
      branches = branch.next;
    }
  }

  function addAll(words: Words, inflected: boolean): void {
    for (const [sense, entries] of Object.entries(words)) {
      for (const entry of entries.split(',')) {
        const tokens = entry
          .trim()
          .split(/\s+/)
          .filter((token) => token !== '');
        if (inflected && tokens[0] !== undefined)
          tokens[0] = tokens[0]
            .split('/')
            .map((word) => (word.endsWith('~') ? word : `${word}~`))
            .join('/');
        for (const keys of expandEntry(tokens)) addEntry(keys, sense);
      }
    }
  }
  addAll(verbs as Words, true);
  addAll(phrases as Words, false);

  function matchGap({ text, words }: FoldedText, keys: readonly string[], from: number): number {
    let at = from;
    for (let place = 0; place < keys.length; place += 1) {
      const key = keys[place];
      if (key !== GAP) {
        if (words[at]?.key !== key) return -1;
        at += 1;
        continue;
      }
      const next = keys[place + 1];
      const first = at;
      while (at < words.length && words[at]?.key !== next) at += 1;
      if (at >= words.length || at - first > LONGEST_GAP) return -1;
      if (isBroken(text, words[first - 1]?.end ?? 0, words[at]?.start ?? 0)) return -1;
    }
    return at;
  }

  /** Of every sense its longest entry without a gap that begins at this word. */
  function matchPlain(
    { text, words }: FoldedText,
    from: number,
    first: Branch | undefined,
  ): ReadonlyMap<string, number> {
    if (first === undefined) return NOTHING;
    const found = new Map<string, number>();
    let branch: Branch | undefined = first;
    for (let to = from + 1; branch !== undefined; to += 1) {
      for (const sense of branch.senses) found.set(sense, to);
      const last = words[to];
      if (last === undefined || isBroken(text, words[to - 1]?.end ?? 0, last.start)) break;
      branch = branch.next.get(last.key);
    }
    return found;
  }

  function find(folded: FoldedText): readonly LexiconHit<Sense>[] {
    const hits: LexiconHit<Sense>[] = [];
    const covered = new Map<string, number>();
    const add = (sense: string, from: number, to: number): void => {
      hits.push({ sense: sense as Sense, from, to });
    };
    for (const [from, { key }] of folded.words.entries()) {
      for (const { keys, senses } of gapped.get(key) ?? []) {
        const to = matchGap(folded, keys, from);
        if (to !== -1) for (const sense of senses) add(sense, from, to);
      }
      for (const [sense, to] of matchPlain(folded, from, plain.get(key))) {
        if (from < (covered.get(sense) ?? 0)) continue;
        add(sense, from, to);
        covered.set(sense, to);
      }
    }
    return hits;
  }
  return { find };
}
