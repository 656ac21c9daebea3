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
  readonly sense: string;
}

const NOTHING: ReadonlyMap<string, number> = new Map();
/** The entries that begin alike, as a tree of their words. */
interface Branch {
  readonly next: Map<string, Branch>;
  readonly senses: Set<string>;
}

/** The entries that begin with one word. */
interface Opening extends Branch {
  readonly gapped: Pattern[];
}

/** An entry of which only the first token is written out. */
type Waiting = readonly [form: string, rest: string, sense: string];

const GAP = '…';
const LONGEST_GAP = 5;

const isOptional = (token: string): boolean => token.endsWith('?');

/** Every way in which one token of an entry is said: the keys of its words with a space between them, each once. */
function listForms(token: string, inflected = false): ReadonlySet<string> {
  const words = (isOptional(token) ? token.slice(0, -1) : token).split('/').flatMap((word) => {
    if (word.endsWith('~')) return inflect(word.slice(0, -1));
    return inflected ? inflect(word) : [word];
  });
  return new Set(words.map((word) => (word === GAP ? GAP : word.split('-').map(foldPlural).join(' '))));
}

function* expandEntry([first, ...rest]: readonly string[]): Generator<string> {
  if (first === undefined) {
    yield '';
    return;
  }
  const forms = listForms(first);
  for (const tail of expandEntry(rest)) {
    if (isOptional(first)) yield tail;
    for (const form of forms) yield ` ${form}${tail}`;
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
  // Most entries begin with a word that no text has: their forms are written out when one does.
  const waiting = new Map<string, Waiting[]>();
  const openings = new Map<string, Opening>();

  function addEntry(entry: string, sense: string, inflected: boolean): void {
    const [first = ''] = entry.split(' ', 1);
    const rest = entry.slice(first.length + 1);
    for (const form of listForms(first, inflected)) {
      const key = form.split(' ', 1)[0] ?? '';
      const others = waiting.get(key);
      if (others === undefined) waiting.set(key, [[form, rest, sense]]);
      else others.push([form, rest, sense]);
    }
    if (isOptional(first)) addEntry(rest, sense, false);
  }

  function callFor(key: string): Opening | undefined {
    const called = waiting.get(key);
    if (called === undefined) return openings.get(key);
    const opening: Opening = { next: new Map(), senses: new Set(), gapped: [] };
    for (const [form, rest, sense] of called)
      for (const tail of expandEntry(rest === '' ? [] : rest.split(' ')))
        addKeys(opening, `${form}${tail}`.split(' '), sense);
    openings.set(key, opening);
    waiting.delete(key);
    return opening;
  }

  function addKeys(opening: Opening, keys: readonly string[], sense: string): void {
    if (keys.includes(GAP)) {
      opening.gapped.push({ keys, sense });
      return;
    }
    let branch: Branch = opening;
    for (const key of keys.slice(1)) {
      const next = branch.next.get(key) ?? { next: new Map(), senses: new Set() };
      branch.next.set(key, next);
      branch = next;
    }
    branch.senses.add(sense);
  }

  function addAll(words: Words, inflected: boolean): void {
    for (const [sense, entries] of Object.entries(words))
      for (const entry of entries.split(', ')) addEntry(entry, sense, inflected);
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
      const opening = callFor(key);
      for (const { keys, sense } of opening?.gapped ?? []) {
        const to = matchGap(folded, keys, from);
        if (to !== -1) add(sense, from, to);
      }
      for (const [sense, to] of matchPlain(folded, from, opening)) {
        if (from < (covered.get(sense) ?? 0)) continue;
        add(sense, from, to);
        covered.set(sense, to);
      }
    }
    return hits;
  }
  return { find };
}
