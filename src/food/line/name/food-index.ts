// The names of all foods, to be looked up. The first line read waits for this, so only what is written in the food
// data goes into the table; what derives from it (plurals, glued words, the vocabulary) is found when it is asked for.

import type { Food, FoodId } from '../../foods.ts';
import { FOOD_LIST, FOODS } from '../../foods.ts';
import { readNameKey } from '../../normalise-text.ts';
import { pluralise } from '../../plural-name.ts';
import { pluralForms, SpellingIndex, singularForms, singularsOf } from './word-forms.ts';

export interface NameMatch {
  readonly id: FoodId;
  /** The name was written for several ("onions"). */
  readonly plural: boolean;
  /** The food's own or US name, not another one. */
  readonly own?: true;
  /** The other name of the food that this is, as the data writes it; absent for its own and its US name. */
  readonly alias?: string;
  /** Of a food's `typed` names. */
  readonly typed?: true;
}

/** Looks names up by their words with a space between them, in either number. */
export class NameTable {
  readonly #written = new Map<string, NameMatch>();
  readonly #derived = new Map<string, NameMatch | null>();
  #firstWords: ReadonlySet<string> | undefined;

  /** A name counts only once: what is written in the data comes first, own names before other names. */
  add(key: string, match: NameMatch): void {
    if (key !== '' && !this.#written.has(key)) this.#written.set(key, match);
  }

  get(key: string): NameMatch | undefined {
    const written = this.#written.get(key);
    if (written !== undefined) return written;
    const known = this.#derived.get(key);
    if (known !== undefined) return known ?? undefined;
    const match = this.#derive(key);
    if (this.#derived.size >= MOST_DERIVED) this.#derived.clear();
    this.#derived.set(key, match ?? null);
    return match;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** The names as written. */
  written(): IterableIterator<[string, NameMatch]> {
    return this.#written.entries();
  }

  // Only the last word of a name has another form, and its head before "of": what begins like none is none.
  #mayBeDerived(key: string): boolean {
    const space = key.indexOf(' ');
    if (space === -1 || / (?:of|de|di) /.test(key)) return true;
    this.#firstWords ??= new Set([...this.#written.keys()].map(readFirstWord));
    return this.#firstWords.has(key.slice(0, space));
  }

  #derive(key: string): NameMatch | undefined {
    if (!this.#mayBeDerived(key)) return undefined;
    const start = key.lastIndexOf(' ') + 1;
    const [lead, last] = [key.slice(0, start), key.slice(start)];
    const several = this.#findSingular(singularsOf(last).map((one) => lead + one));
    if (several !== undefined && FOODS[several.id].noun !== 'mass') return several;
    return this.#findPlural(lead, last) ?? several ?? this.#findHead(key) ?? this.#findOddPlural(lead, last);
  }

  /** Among names for one, the food whose name has a plural. */
  #findSingular(keys: readonly string[]): NameMatch | undefined {
    let found: NameMatch | undefined;
    for (const key of keys) {
      const match = this.#written.get(key);
      if (match === undefined || match.plural || !hasPlural(key, match)) continue;
      const several = derive(match, true);
      if (FOODS[match.id].noun !== 'mass') return several;
      found ??= several;
    }
    return found;
  }

  // Of what is not counted the data writes the plural ("chickpeas"); one of it may be typed.
  #findPlural(lead: string, last: string): NameMatch | undefined {
    for (const form of pluralForms(last)) {
      const match = this.#written.get(lead + form);
      if (match === undefined || match.plural || FOODS[match.id].noun === 'count') continue;
      if (singularForms(form).includes(last)) return derive(match, false);
    }
    return undefined;
  }

  // "strawberrys", of which the data writes only "strawberries".
  #findOddPlural(lead: string, last: string): NameMatch | undefined {
    for (const one of singularsOf(last)) {
      const match = this.#findPlural(lead, one);
      if (match !== undefined) return { ...match, plural: true };
    }
    return undefined;
  }

  #findHead(key: string): NameMatch | undefined {
    const of = / (?:of|de|di) /.exec(key);
    if (of === null) return undefined;
    const head = key.slice(0, of.index);
    const start = head.lastIndexOf(' ') + 1;
    return this.#findSingular(
      singularsOf(head.slice(start)).map((one) => head.slice(0, start) + one + key.slice(of.index)),
    );
  }
}
const MOST_DERIVED = 8192;

function readFirstWord(key: string): string {
  const space = key.indexOf(' ');
  return space === -1 ? key : key.slice(0, space);
}

function derive({ id, alias }: NameMatch, plural: boolean): NameMatch {
  return { id, plural, ...(alias === undefined ? {} : { alias }) };
}

// No plural for what is not counted: "peppers" are the vegetable, never the spice. A dish of okra has lady's fingers in
// it all the same. Typed short words have none: "toms" would be tomatoes.
function hasPlural(key: string, { id, alias, typed }: NameMatch): boolean {
  if (typed === true && key.length <= 3) return false;
  return FOODS[id].noun !== 'mass' || alias !== undefined;
}

export class FoodIndex {
  readonly byName = new NameTable();
  /** Words in the longest name. */
  readonly longest: number;
  #byLetters: ReadonlyMap<string, NameMatch> | undefined;
  #words: ReadonlySet<string> | undefined;
  #ownWords: ReadonlySet<string> | undefined;
  #spelling: SpellingIndex | undefined;

  constructor(foods: readonly Food[]) {
    this.longest = addWritten(foods, this.byName);
  }

  /** The food whose name these letters are when it is written with no space at all: "springonion". */
  findByLetters(letters: string): NameMatch | undefined {
    // Of short foreign words the letters alone are too often another word's: "cà rốt".
    if (letters.length < SHORTEST_GLUED) return undefined;
    this.#byLetters ??= glueNames(this.byName);
    const match = this.byName.get(letters) ?? this.#byLetters.get(letters);
    if (match !== undefined) return match;
    for (const one of singularsOf(letters)) {
      const single = this.#byLetters.get(one);
      if (single !== undefined && !single.plural && hasPlural(one, single)) return derive(single, true);
    }
    return undefined;
  }

  /** Every word of every name as it is written; derived forms are left out, they hold spellings nobody should get. */
  get words(): ReadonlySet<string> {
    this.#words ??= listWords(this.byName);
    return this.#words;
  }

  /** The words of the foods' own and US names. */
  get ownWords(): ReadonlySet<string> {
    this.#ownWords ??= new Set(
      [...this.byName.written()].flatMap(([key, { own }]) => (own === true ? key.split(' ') : [])),
    );
    return this.#ownWords;
  }

  get spelling(): SpellingIndex {
    this.#spelling ??= new SpellingIndex(
      [...this.words].filter((word) => /^(?:[a-z]{4,}|\p{sc=Cyrillic}{4,})$/u.test(word)),
    );
    return this.#spelling;
  }
}
const SHORTEST_GLUED = 6;

let built: FoodIndex | undefined;

/** The index of all names of foods. The first call takes some milliseconds. */
export function foodIndex(): FoodIndex {
  built ??= new FoodIndex(FOOD_LIST);
  return built;
}

/** Adds the names of all foods and tells how many words the longest has. */
function addWritten(foods: readonly Food[], table: NameTable): number {
  for (const { id, name } of foods) table.add(readNameKey(name), { id, plural: false, own: true });
  for (const { id, plural } of foods) table.add(readNameKey(plural), { id, plural: true, own: true });
  for (const { id, us, usPlural } of foods) {
    if (us !== undefined) table.add(readNameKey(us), { id, plural: false, own: true });
    if (usPlural !== undefined) table.add(readNameKey(usPlural), { id, plural: true, own: true });
  }
  for (const { id, names, typed } of foods) {
    for (const alias of names ?? []) table.add(readNameKey(alias), { id, plural: false, alias });
    for (const alias of typed ?? []) table.add(readNameKey(alias), { id, plural: false, alias, typed: true });
  }
  let longest = 1;
  for (const [key] of table.written()) longest = Math.max(longest, countWords(key));
  return longest;
}

function countWords(key: string): number {
  let words = 1;
  for (let at = key.indexOf(' '); at !== -1; at = key.indexOf(' ', at + 1)) words += 1;
  return words;
}

function glueNames(table: NameTable): ReadonlyMap<string, NameMatch> {
  const byLetters = new Map<string, NameMatch>();
  for (const [key, match] of table.written()) {
    if (key.length <= SHORTEST_GLUED || !key.includes(' ') || hasShortWord(key)) continue;
    const letters = key.replaceAll(' ', '');
    if (!byLetters.has(letters)) byLetters.set(letters, match);
  }
  return byLetters;
}

function hasShortWord(key: string): boolean {
  let from = 0;
  for (let at = key.indexOf(' '); at !== -1; at = key.indexOf(' ', from)) {
    if (at - from < 3) return true;
    from = at + 1;
  }
  return key.length - from < 3;
}

function listWords(table: NameTable): ReadonlySet<string> {
  const words = new Set<string>();
  const heads = new Set<string>();
  for (const [key, { id, alias, own, plural }] of table.written()) {
    let from = 0;
    for (let at = key.indexOf(' '); at !== -1; at = key.indexOf(' ', from)) {
      words.add(key.slice(from, at));
      from = at + 1;
    }
    const last = key.slice(from);
    words.add(last);
    const isCounted = FOODS[id].noun === 'count' && !plural && (alias !== undefined || own === true);
    if (isCounted && /[a-z]$/.test(last)) heads.add(last);
  }
  for (const head of heads) words.add(pluralise(head));
  return words;
}
