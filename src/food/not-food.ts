// Finds what is not food, or needs care, in what a cook typed and in the text of a recipe.
// The longest name wins: a phrase of food that covers a word outweighs it ("bleached flour", "squid ink").

import { foodIndex } from './food-index.ts';
import { LOOK_ALIKE_FOODS, NOT_MISSPELT } from './look-alike-foods.ts';
import { foldText, readKeys, readWords, type Word } from './normalise-text.ts';
import { NOT_FOOD, type NotFoodEntry } from './not-food-terms.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { unmaskText } from './unmask-text.ts';
import { pluralForms, SpellingIndex } from './word-forms.ts';

export interface NotFoodHit {
  readonly entry: NotFoodEntry;
  /** The name as the catalogue writes it. */
  readonly term: string;
  /** What stands in the text for it, as typed there: "kidney beans" for "kidney bean". */
  readonly words: string;
  /** True when a spelling had to be corrected to find it. */
  readonly corrected: boolean;
  /** Where it stands, in characters of the folded text (see foldText). */
  readonly start: number;
  readonly end: number;
}

interface Term {
  readonly entry: NotFoodEntry;
  readonly term: string;
  readonly everyday: boolean;
}

interface Node {
  readonly next: Map<string, Node>;
  term?: Term;
  food?: true;
}

interface Catalogue {
  readonly root: Node;
  /** Names in scripts that put no space between words: searched for anywhere. */
  readonly unspaced: readonly { readonly key: string; readonly term: Term }[];
  /** Words that are no misspelling: of food, of plain speech, and of the catalogue itself. */
  readonly rightWords: ReadonlySet<string>;
  readonly spelling: SpellingIndex;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const FUZZY_LENGTH = 6;

let built: Catalogue | undefined;

function catalogue(): Catalogue {
  built ??= buildCatalogue();
  return built;
}

function buildCatalogue(): Catalogue {
  const root: Node = { next: new Map() };
  const unspaced: { key: string; term: Term }[] = [];
  const fuzzy = new Set<string>();
  const known = new Set<string>();
  const addTerm = (name: string, term: Term): void => {
    const words = readKeys(name);
    if (UNSPACED.test(name)) unspaced.push({ key: words.join(''), term });
    for (const path of formsOf(words)) placeTerm(root, path, term);
    if (term.everyday) return;
    if (words.length > 1) placeTerm(root, [words.join('')], term);
    for (const word of words) {
      known.add(word);
      if (word.length >= FUZZY_LENGTH) fuzzy.add(word);
    }
  };
  for (const entry of NOT_FOOD) {
    for (const term of entry.terms) addTerm(term, { entry, term, everyday: false });
    for (const term of entry.everyday ?? []) addTerm(term, { entry, term, everyday: true });
  }
  const rightWords = new Set([...known, ...foodIndex().words, ...PLAIN_WORDS, ...NOT_MISSPELT]);
  for (const name of LOOK_ALIKE_FOODS) {
    for (const path of formsOf(readKeys(name))) {
      nodeAt(root, path).food = true;
      for (const word of path) rightWords.add(word);
    }
  }
  return { root, unspaced, rightWords, spelling: new SpellingIndex(fuzzy) };
}

function formsOf(words: readonly string[]): readonly (readonly string[])[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  const forms: (readonly string[])[] = [words];
  for (const form of pluralForms(last)) forms.push([...words.slice(0, -1), form]);
  // The number may be told by an inner word too: "mushrooms from my garden", "seeds for planting".
  const link = words.findIndex((word) => LINKS.has(word));
  const head = words[link - 1];
  if (link > 0 && head !== undefined) {
    for (const form of pluralForms(head)) forms.push(words.with(link - 1, form));
  }
  return forms;
}
const LINKS: ReadonlySet<string> = new Set(['of', 'for', 'from', 'i', 'we', 'sold', 'on']);

function nodeAt(root: Node, path: readonly string[]): Node {
  let node = root;
  for (const word of path) {
    let next = node.next.get(word);
    if (next === undefined) {
      next = { next: new Map() };
      node.next.set(word, next);
    }
    node = next;
  }
  return node;
}

function placeTerm(root: Node, path: readonly string[], term: Term): void {
  const node = nodeAt(root, path);
  // A name that means something anywhere outranks the same word of everyday speech.
  if (node.term === undefined || (node.term.everyday && !term.everyday)) node.term = term;
}

interface Span {
  /** Word indices. */
  readonly from: number;
  readonly to: number;
  readonly corrected: boolean;
  readonly term: Term | undefined;
  readonly food: boolean;
}

/** Every name that stands in these words, of food or not. Linear: a name has few words and a word few spellings. */
function findSpans(words: readonly Word[], correct: boolean): readonly Span[] {
  const { root } = catalogue();
  const spellings = words.map((word) => (correct ? correctionsOf(word.key) : []));
  const spans: Span[] = [];
  const walk = (node: Node, from: number, at: number, corrected: boolean): void => {
    if (at > from && (node.term !== undefined || node.food === true)) {
      spans.push({ from, to: at, corrected, term: node.term, food: node.food === true && !corrected });
    }
    const word = words[at];
    if (word === undefined || node.next.size === 0) return;
    const exact = node.next.get(word.key);
    if (exact !== undefined) walk(exact, from, at + 1, corrected);
    // One corrected word in a name is enough: two would join words that have little to do with it.
    if (corrected) return;
    for (const spelling of spellings[at] ?? []) {
      const near = node.next.get(spelling);
      if (near !== undefined) walk(near, from, at + 1, true);
    }
  };
  for (let from = 0; from < words.length; from += 1) walk(root, from, from, false);
  // Names of food matter only where they may cover something else, which few lines have.
  return spans.some((span) => span.term !== undefined) ? [...spans, ...findFoodSpans(words)] : spans;
}

function findFoodSpans(words: readonly Word[]): readonly Span[] {
  const { byName, longest } = foodIndex();
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let name = '';
    for (let to = from + 1; to <= Math.min(words.length, from + longest); to += 1) {
      name += `${to === from + 1 ? '' : ' '}${words[to - 1]?.key ?? ''}`;
      if (byName.has(name)) spans.push({ from, to, corrected: false, term: undefined, food: true });
    }
  }
  return spans;
}

function correctionsOf(word: string): readonly string[] {
  const { rightWords, spelling } = catalogue();
  if (word.length < FUZZY_LENGTH - 1 || rightWords.has(word) || !/^\p{L}+$/u.test(word)) return [];
  return spelling.find(word, 1).flatMap((near) => (near.edits === 0 ? [] : [near.word]));
}

/** For each word where a food's name begins, the word where the longest such name ends. */
function findCovers(spans: readonly Span[]): ReadonlyMap<number, number> {
  const covers = new Map<number, number>();
  for (const span of spans) {
    if (span.food) covers.set(span.from, Math.max(span.to, covers.get(span.from) ?? 0));
  }
  return covers;
}

function isCovered(span: Span, covers: ReadonlyMap<number, number>): boolean {
  for (let from = span.from; from >= 0 && from > span.from - LONGEST_NAME; from -= 1) {
    const to = covers.get(from) ?? -1;
    if (to >= span.to && (to - from > span.to - span.from || span.corrected)) return true;
  }
  return false;
}
const LONGEST_NAME = 12;

/** The words at the end of an ingredient's first phrase: "a handful of rocks (from the garden)" gives ... rocks. */
function headEnd(words: readonly Word[], folded: string): number {
  for (let at = 1; at < words.length; at += 1) {
    const gap = folded.slice(words[at - 1]?.end, words[at]?.start);
    if (/[(,:[]/.test(gap) || PREPOSITIONS.has(words[at]?.key ?? '')) return at;
  }
  return words.length;
}
const PREPOSITIONS: ReadonlySet<string> = new Set([
  'in',
  'from',
  'with',
  'for',
  'on',
  'by',
  'to',
  'at',
  'without',
  'under',
  'off',
  'plus',
]);

function findIn(folded: string, typed: boolean): readonly NotFoodHit[] {
  const words = readWords(folded);
  const spans = findSpans(words, typed);
  const covers = findCovers(spans);
  const end = typed ? headEnd(words, folded) : -1;
  const hits: NotFoodHit[] = [];
  for (const span of spans) {
    const { term } = span;
    if (term === undefined || isCovered(span, covers)) continue;
    if (term.everyday && (span.to !== end || span.corrected)) continue;
    if (typed && span.from > 1 && WRAPPINGS.has(term.term) && isAround(words[span.from - 1]?.key)) continue;
    if (!typed && (term.entry.onlyTyped === true || term.entry.verdict === 'caution')) continue;
    hits.push({
      entry: term.entry,
      term: term.term,
      corrected: span.corrected,
      ...writePlace(folded, words[span.from]?.start ?? 0, words[span.to - 1]?.end ?? 0),
    });
  }
  return [...hits, ...findUnspaced(folded), ...(typed ? findSplit(words, folded) : [])];
}

// "Half an onion in cling film" is an onion.
const WRAPPINGS: ReadonlySet<string> = new Set([
  'cling film',
  'clingfilm',
  'saran wrap',
  'plastic wrap',
  'plastic bag',
  'aluminium foil',
  'aluminum foil',
  'tin foil',
  'tinfoil',
  'freezer bag',
  'sandwich bag',
  'zip lock bag',
  'food bag',
]);

function isAround(before: string | undefined): boolean {
  return before === 'in' || before === 'a' || before === 'under';
}

function writePlace(folded: string, start: number, end: number): Pick<NotFoodHit, 'words' | 'start' | 'end'> {
  return { words: folded.slice(start, end), start, end };
}

function findUnspaced(folded: string): readonly NotFoodHit[] {
  if (!UNSPACED.test(folded)) return [];
  return catalogue().unspaced.flatMap(({ key, term }) => {
    const start = folded.indexOf(key);
    return start === -1
      ? []
      : [
          {
            entry: term.entry,
            term: term.term,
            corrected: false,
            ...writePlace(folded, start, start + key.length),
          },
        ];
  });
}

// "anti freeze" and "ble ach": two neighbours that only together are a name.
function findSplit(words: readonly Word[], folded: string): readonly NotFoodHit[] {
  const { root, rightWords } = catalogue();
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (next === undefined || (rightWords.has(word.key) && rightWords.has(next.key))) return [];
    if (!/^[\s.\-_*]{1,3}$/.test(folded.slice(word.end, next.start))) return [];
    const term = root.next.get(word.key + next.key)?.term;
    if (term === undefined || term.everyday || term.term.length < FUZZY_LENGTH) return [];
    return [
      { entry: term.entry, term: term.term, corrected: false, ...writePlace(folded, word.start, next.end) },
    ];
  });
}

function rank(hit: NotFoodHit): number {
  return (hit.entry.verdict === 'not-food' ? 1000 : 0) + (hit.corrected ? 0 : 500) + (hit.end - hit.start);
}

// Within one stretch of text only the longest name counts: "ant poison" is no ant, "pure nitrite" no curing salt.
function keepLongest(hits: readonly NotFoodHit[]): readonly NotFoodHit[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other.start <= hit.start &&
          other.end >= hit.end &&
          (other.end - other.start > hit.end - hit.start ||
            (other.end - other.start === hit.end - hit.start && rank(other) > rank(hit))),
      ),
  );
}

/**
 * All that is not food or needs care in one typed ingredient, the gravest first. Disguises (look-alike letters,
 * digits for letters, spaced letters) are undone, and one wrong letter is allowed in words of 6 letters and more
 * that are not food themselves.
 */
export function findNotFood(text: string): readonly NotFoodHit[] {
  const folded = foldText(text);
  const plain = unmaskText(folded);
  const hits = [
    ...keepLongest(findIn(folded, true)),
    ...(plain === folded ? [] : keepLongest(findIn(plain, true))),
  ];
  return hits.toSorted((a, b) => rank(b) - rank(a));
}

/**
 * What is not food in the running text of a recipe, in the order it stands; exact spelling only, and only names
 * that cannot mean anything else. Positions are in characters of `foldText(text)`. Linear in the length of the text.
 */
export function findNotFoodInText(text: string): readonly NotFoodHit[] {
  return findIn(foldText(text), false).toSorted((a, b) => a.start - b.start);
}
