// Finds what is not food, or needs care, in what a cook typed and in the text of a recipe.
// The longest name wins: a phrase of food that covers a word outweighs it ("bleached flour", "squid ink").

import { unmaskText } from './line/clean/unmask-text.ts';
import type { NotFoodEntry } from './line/judge/not-food-terms.ts';
import { foodIndex } from './line/name/food-index.ts';
import { singularsOf } from './line/name/word-forms.ts';
import { foldText, readWords, type Word } from './normalise-text.ts';
import {
  catalogue,
  correctionsOf,
  FUZZY_LENGTH,
  isRight,
  isUnspaced,
  type Name,
  type Term,
} from './not-food-catalogue.ts';

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

interface Span {
  /** Word indices. */
  readonly from: number;
  readonly to: number;
  readonly corrected: boolean;
  readonly term: Term | undefined;
  readonly food: boolean;
}

/** Every name that stands in these words, of food or not. Linear: few names share a first word. */
function findSpans(words: readonly Word[], correct: boolean): readonly Span[] {
  const { byFirstWord, glued } = catalogue();
  const spellings = words.map((word) => (correct ? correctionsOf(word.key) : []));
  const spans = new Map<string, Span>();
  const add = (from: number, to: number, corrected: boolean, term: Term | undefined): void => {
    const key = `${from} ${to} ${corrected} ${term === undefined}`;
    const known = spans.get(key);
    // A name that means something anywhere outranks the same word of everyday speech.
    if (known === undefined || (known.term?.everyday === true && term?.everyday === false)) {
      spans.set(key, { from, to, corrected, term, food: term === undefined });
    }
  };
  words.forEach(({ key }, from) => {
    const near = spellings[from] ?? [];
    const singulars = singularsOf(key);
    const firsts = singulars.length + near.length === 0 ? [key] : new Set([key, ...singulars, ...near]);
    for (const first of firsts) {
      for (const name of byFirstWord.get(first) ?? []) {
        const found = matchName(name, words, from, spellings);
        if (found === undefined || (found.corrected && name.term === undefined)) continue;
        add(from, from + name.words.length, found.corrected, name.term);
      }
    }
    const term = glued.get(key);
    if (term !== undefined) add(from, from + 1, false, term);
  });
  const found = [...spans.values()];
  // Names of food matter only where they may cover something else, which few lines have.
  return found.some((span) => span.term !== undefined) ? [...found, ...findFoodSpans(words)] : found;
}

/** Whether a name stands at this place, its last word or its head in either number. */
function matchName(
  name: Name,
  words: readonly Word[],
  from: number,
  spellings: readonly (readonly string[])[],
): { readonly corrected: boolean } | undefined {
  let corrected = false;
  for (const [place, known] of name.words.entries()) {
    const typed = words[from + place]?.key;
    if (typed === undefined) return undefined;
    if (typed === known) continue;
    const hasNumber = place === name.words.length - 1 || place === name.head;
    if (hasNumber && singularsOf(typed).includes(known)) continue;
    // One corrected word in a name is enough: two would join words that have little to do with it.
    if (corrected || spellings[from + place]?.includes(known) !== true) return undefined;
    corrected = true;
  }
  return { corrected };
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
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'in from with for on by to at without under off plus nearly almost about around like inc as labelled wrapped'.split(
    ' ',
  ),
);

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
    if (typed && isOnlySaidOf(term.term, words, span)) continue;
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

function isOnlySaidOf(term: string, words: readonly Word[], { from, to }: Span): boolean {
  const before = words[from - 1]?.key ?? '';
  if (WRAPPINGS.has(term)) return isAround(before) || words[to]?.key === 'of';
  if (term === 'polish') return foodIndex().byName.has(before);
  if (term === 'glass') return from > 1 && (COUNTS.test(before) || isDrinkBefore(words, from));
  return term === 'brick' && ((from > 1 && COUNTS.test(before)) || BRICKED.test(before));
}

// "White wine glass", "orange juice large glass": as much as a glass holds; a wine glass by itself is the thing.
function isDrinkBefore(words: readonly Word[], from: number): boolean {
  const to = /^(?:small|large|big|full|little|good)$/.test(words[from - 1]?.key ?? '') ? from - 1 : from;
  return to > 1 && foodIndex().byName.has(`${words[to - 2]?.key} ${words[to - 1]?.key}`);
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

// "Frozen udon 1 brick", "red wine 1 glass": what is counted behind a name is a piece of it.
const COUNTS = /^(?:\d+|an?|one|two|three|four|half)$/;
// "Udon brick": in these a block of it is sold.
const BRICKED =
  /^(?:udon|ramen|soba|noodles?|tofu|tempeh|butter|feta|halloumi|paneer|cheese|lard|masala|curry)$/;

function isAround(before: string): boolean {
  return before === 'in' || before === 'a' || before === 'under';
}

function writePlace(folded: string, start: number, end: number): Pick<NotFoodHit, 'words' | 'start' | 'end'> {
  return { words: folded.slice(start, end), start, end };
}

function findUnspaced(folded: string): readonly NotFoodHit[] {
  if (!isUnspaced(folded)) return [];
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
  const { byFirstWord, glued } = catalogue();
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (next === undefined) return [];
    const both = word.key + next.key;
    if (!byFirstWord.has(both) && !glued.has(both)) return [];
    if (isRight(word.key) && isRight(next.key)) return [];
    if (!/^[\s.\-_*]{1,3}$/.test(folded.slice(word.end, next.start))) return [];
    const whole = byFirstWord.get(both)?.find((name) => name.words.length === 1 && name.term !== undefined);
    const term = whole?.term ?? glued.get(both);
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
