// The other number of a word, generously: a form that nobody writes does no harm in an index.

const INVARIABLE = /(?:ss|us|is)$/;

/** Forms that may be the plural of this word: tomato gives tomatos and tomatoes. */
export function pluralForms(word: string): readonly string[] {
  if (!/^[a-z]{2,}$/.test(word)) return [];
  const forms = [`${word}s`];
  if (/(?:[sxzo]|ch|sh)$/.test(word)) forms.push(`${word}es`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (word.endsWith('ey')) forms.push(`${word.slice(0, -2)}ies`);
  if (word.endsWith('f')) forms.push(`${word.slice(0, -1)}ves`);
  if (word.endsWith('fe')) forms.push(`${word.slice(0, -2)}ves`);
  return forms;
}

/** Forms that may be the singular of this word: chickpeas gives chickpea. */
export function singularForms(word: string): readonly string[] {
  if (!/^[a-z]{4,}$/.test(word) || !word.endsWith('s') || INVARIABLE.test(word)) return [];
  const forms = [word.slice(0, -1)];
  if (/(?:[sxzo]|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  return forms;
}

/** The words whose plural may be this one: the other way round from `pluralForms`. */
export function singularsOf(word: string): readonly string[] {
  if (!/^[a-z]{3,}$/.test(word) || !word.endsWith('s')) return [];
  const ones = [word.slice(0, -1)];
  if (/(?:[sxzo]|ch|sh)es$/.test(word)) ones.push(word.slice(0, -2));
  if (/[^aeiou]ies$/.test(word)) ones.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ies')) ones.push(`${word.slice(0, -3)}ey`);
  if (word.endsWith('ves')) ones.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  return ones;
}

/** Edits (insert, delete, replace, swap neighbours) that turn one word into the other, or `limit` + 1 when more. */
export function countEdits(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let cost = Math.min((row[j - 1] ?? i) + 1, (last[j] ?? i) + 1, (last[j - 1] ?? i) + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? i) + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(last[to.length] ?? limit + 1, limit + 1);
}

interface SpeltWord {
  readonly word: string;
  readonly order: number;
  /** One bit for each letter it holds. */
  readonly letters: number;
}

/** Words of one length and first letter; what is compared of them is only read off when the first is asked for. */
class Bucket {
  readonly #words: { readonly word: string; readonly order: number }[] = [];
  #spelt: readonly SpeltWord[] | undefined;

  add(word: string, order: number): void {
    this.#words.push({ word, order });
  }

  get spelt(): readonly SpeltWord[] {
    this.#spelt ??= this.#words.map(({ word, order }) => ({ word, order, letters: lettersOf(word) }));
    return this.#spelt;
  }
}

/**
 * Finds the words of a vocabulary that are a few edits away. Words are kept by length, and one look at the letters
 * they hold leaves out nearly all; building it costs next to nothing, which the first line read has to wait for.
 */
export class SpellingIndex {
  readonly #byLength = new Map<number, Map<string, Bucket>>();

  constructor(words: Iterable<string>) {
    let order = 0;
    for (const word of words) {
      let ofLength = this.#byLength.get(word.length);
      if (ofLength === undefined) {
        ofLength = new Map();
        this.#byLength.set(word.length, ofLength);
      }
      const first = word.charAt(0);
      let bucket = ofLength.get(first);
      if (bucket === undefined) {
        bucket = new Bucket();
        ofLength.set(first, bucket);
      }
      bucket.add(word, order);
      order += 1;
    }
  }

  /**
   * Every word within `edits` of this one, with how many it takes; order as built. With `sameStart` only words that
   * begin with its first or second letter.
   */
  find(
    word: string,
    edits: number,
    sameStart = false,
  ): readonly { readonly word: string; readonly edits: number }[] {
    const letters = lettersOf(word);
    const found: { word: string; edits: number; order: number }[] = [];
    for (let length = word.length - edits; length <= word.length + edits; length += 1) {
      for (const bucket of this.#list(length, sameStart ? word.slice(0, 2) : undefined)) {
        for (const candidate of bucket.spelt) {
          if (countBits(letters & ~candidate.letters) > edits) continue;
          if (countBits(candidate.letters & ~letters) > edits) continue;
          const count = countEdits(word, candidate.word, edits);
          if (count <= edits) found.push({ word: candidate.word, edits: count, order: candidate.order });
        }
      }
    }
    return found.toSorted((a, b) => a.order - b.order);
  }

  #list(length: number, starts: string | undefined): Iterable<Bucket> {
    const ofLength = this.#byLength.get(length);
    if (ofLength === undefined) return [];
    if (starts === undefined) return ofLength.values();
    return [...new Set(starts)].flatMap((letter) => ofLength.get(letter) ?? []);
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(at) % 5));
  }
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
