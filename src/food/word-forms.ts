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

/** Finds the words of a vocabulary that are at most `reach` edits away, without comparing with each of them. */
export class SpellingIndex {
  readonly #byRest = new Map<string, string[]>();
  readonly #reach: number;

  constructor(words: Iterable<string>, reach: number) {
    this.#reach = reach;
    for (const word of words) {
      for (const rest of restsOf(word, reachFor(word, reach))) {
        const known = this.#byRest.get(rest);
        if (known === undefined) this.#byRest.set(rest, [word]);
        else known.push(word);
      }
    }
  }

  /** Every word within `edits` of this one, with how many it takes; order as built. */
  find(word: string, edits: number): readonly { readonly word: string; readonly edits: number }[] {
    const found = new Map<string, number>();
    for (const rest of restsOf(word, Math.min(edits, this.#reach))) {
      for (const candidate of this.#byRest.get(rest) ?? []) {
        if (found.has(candidate)) continue;
        const count = countEdits(word, candidate, edits);
        if (count <= edits) found.set(candidate, count);
      }
    }
    return [...found].map(([candidate, count]) => ({ word: candidate, edits: count }));
  }
}

// Short words are never two edits from anything that is asked for, and the index of them would be the largest part.
function reachFor(word: string, reach: number): number {
  return word.length < 6 ? Math.min(reach, 1) : reach;
}

// The word itself and what is left of it after up to `reach` letters are taken out.
function restsOf(word: string, reach: number): ReadonlySet<string> {
  let rests = new Set([word]);
  const all = new Set(rests);
  for (let taken = 0; taken < reach; taken += 1) {
    const shorter = new Set<string>();
    for (const rest of rests) {
      for (let at = 0; at < rest.length; at += 1) shorter.add(rest.slice(0, at) + rest.slice(at + 1));
    }
    for (const rest of shorter) all.add(rest);
    rests = shorter;
  }
  return all;
}
