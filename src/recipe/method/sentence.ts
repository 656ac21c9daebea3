// One sentence of a recipe, read once: which families of words it names, how each is meant, its foods, times and
// temperatures. The sentence is the unit of evidence; its clauses serve for polarity and objects.

import type { FoodMention } from '../food-mentions.ts';
import { findSenses, isAct, type Sense } from '../lexicon/lexicon.ts';
import { type FoldedText, foldWords } from '../phrase-index.ts';
import { isBehindWith, JOINERS, RELATIVES, readDenialReach, startsClause } from './clauses.ts';
import { isCaution, isOrder, isStory } from './how-it-is-meant.ts';
import { type Degrees, readDegrees } from './read-degrees.ts';
import { readSpans, type Span } from './read-spans.ts';

type FindFoods = (text: string, folded: FoldedText) => readonly FoodMention[];

export type Place = 'title' | 'introduction' | 'ingredients' | 'step' | 'notes';

/** A family named in a sentence, and how it is meant there. */
export interface Hit {
  readonly sense: Sense;
  /** Index of its first word, and of the word after its last. */
  readonly from: number;
  readonly to: number;
  /** Number of its clause within the sentence. */
  readonly clause: number;
  /** Forbidden, denied or replaced: "do not", "instead of". */
  readonly negated: boolean;
  /** Only supposed: "if it has stood overnight". */
  readonly supposed: boolean;
}

const THINGS: ReadonlySet<Sense> = new Set<Sense>([
  'plate',
  'hotVessel',
  'kitchenThing',
  'contactVessel',
  'nut',
]);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'the', 'your']);
const COLD: ReadonlySet<Sense> = new Set<Sense>(['fridge', 'freezer', 'freeze']);
const MEASURES: ReadonlySet<string> = new Set('longer more less later fewer earlier over'.split(' '));
const ORDERS_NOT: ReadonlySet<string> = new Set(['dont', 'never']);
/** "Don't chill it and leave it out" denies the care that it names, and orders what follows. */
const CARE: ReadonlySet<Sense> = new Set<Sense>([
  ...(['fridge', 'freezer', 'freeze', 'cool', 'wash', 'cook', 'boil', 'reheat', 'discard'] as const),
]);
const DENIALS: ReadonlySet<Sense> = new Set<Sense>(['not', 'instead', 'needless']);
export class Sentence {
  readonly text: string;
  readonly place: Place;
  /** Number of its step, from 1. */
  readonly step: number | null;
  readonly folded: FoldedText;
  readonly hits: readonly Hit[];
  /** Whether the cook is asked to do what it says: a step, or an instruction of a note. */
  readonly isOrder: boolean;
  /** Whether it tells of a hazard and waves none away: "the leaves are poisonous". */
  readonly isCaution: boolean;
  readonly isQuestion: boolean;
  /** It tells of the past, of others or of what would be, and asks for nothing: "we once kept it for weeks". */
  readonly isStory: boolean;
  /** The sentences around it in the same step or note. */
  previous: Sentence | null = null;
  next: Sentence | null = null;
  readonly #senses: ReadonlySet<Sense>;
  readonly #findFoods: FindFoods;
  #foods: readonly FoodMention[] | undefined;
  #firmFoods: readonly FoodMention[] | undefined;
  #spans: readonly Span[] | undefined;
  #degrees: readonly Degrees[] | undefined;
  #clauseStarts: readonly number[] = [];
  /** "Don't: put it back on the tray; leave it in the sun" forbids all of it. */
  #forbids = false;

  constructor(text: string, place: Place, step: number | null, findFoods: FindFoods) {
    this.text = text;
    this.place = place;
    this.step = step;
    this.#findFoods = findFoods;
    this.folded = foldWords(text);
    this.hits = this.#readHits();
    this.#senses = new Set(this.hits.map(({ sense }) => sense));
    this.isQuestion = /\?["”)*_]*$/.test(text.trim());
    this.isStory = isStory(this);
    this.isOrder =
      (place === 'step' || (place === 'notes' && isOrder(this))) && !this.isQuestion && !this.isStory;
    this.isCaution = this.#forbids || isCaution(this);
  }

  /** Folded for comparison: lower case, no accents, plain quotes. */
  get plain(): string {
    return this.folded.text;
  }

  get foods(): readonly FoodMention[] {
    this.#foods ??= this.#findFoods(this.text, this.folded);
    return this.#foods;
  }

  get spans(): readonly Span[] {
    this.#spans ??= readSpans(this.folded);
    return this.#spans;
  }

  get degrees(): readonly Degrees[] {
    this.#degrees ??= readDegrees(this.plain);
    return this.#degrees;
  }

  /** The foods that it surely names: "until crisp" names no crisps. */
  get firmFoods(): readonly FoodMention[] {
    this.#firmFoods ??= this.foods.filter(({ doubtful }) => !doubtful);
    return this.#firmFoods;
  }

  /** The longest time it names, in minutes; 0 where it names none. */
  get longestMinutes(): number {
    return Math.max(0, ...this.spans.map(({ high }) => high));
  }

  #readHits(): readonly Hit[] {
    const all = findSenses(this.folded);
    // "A baking dish" bakes nothing: a longer name of a thing takes the act that it begins with.
    const things = new Map(all.filter(({ sense }) => THINGS.has(sense)).map(({ from, to }) => [from, to]));
    // "Straight from the fridge" names no place that anything is kept in, and neither does "the frozen prawns".
    const taken = all.filter(({ sense }) => sense === 'outOfCold');
    const { words } = this.folded;
    const found = all.filter(({ sense, from, to }) => {
      // "On a plate" serves nothing.
      const longest = things.get(from) ?? 0;
      const isNoun = longest === to && ARTICLES.has(words[from - 1]?.key ?? '');
      if (isAct(sense) && sense !== 'freeze') return longest <= to && !isNoun;
      if (!COLD.has(sense)) return true;
      return !taken.some((one) => one.from <= from && from < one.to) && !this.#isFrozenFood(sense, from);
    });
    const acts = new Set(found.filter(({ sense }) => isAct(sense)).map(({ from }) => from));
    const clauseOf: number[] = [];
    const starts = [0];
    for (let at = 0; at < words.length; at += 1) {
      if (at > 0 && startsClause(this.folded, at, acts)) starts.push(at);
      clauseOf.push(starts.length - 1);
    }
    this.#clauseStarts = starts;
    const clauseAt = (at: number) => clauseOf[at] ?? 0;
    // "Don't waste the marinade", "don't fret that it is pink" forbid neither.
    const useUps = found.filter(({ sense }) => sense === 'useUp' || sense === 'shrugged');
    // "No longer than 4 days" sets a limit and forbids nothing.
    const sets = (at: number) => words[at + 1]?.key === 'than' && MEASURES.has(words[at]?.key ?? '');
    const denials = found.filter(
      ({ sense, from, to }) =>
        DENIALS.has(sense) &&
        !sets(to) &&
        !sets(from - 1) &&
        !useUps.some((one) => one.from <= from && from < one.to),
    );
    const conditions = found.filter(({ sense }) => sense === 'if');
    this.#forbids = denials.some(({ from, to }) => from === 0 && this.plain[words[to - 1]?.end ?? 0] === ':');
    // "So the spoon doesn't go back in the jar" says what for.
    const isPurpose = (clause: number) =>
      words[starts[clause] ?? 0]?.key === 'so' && denials.some(({ from }) => clauseAt(from) === clause);
    // "So that there is only one board to clean" cleans none.
    const isForWhat = (at: number) =>
      words[at - 1]?.key === 'to' && words[starts[clauseAt(at)] ?? 0]?.key === 'so';
    // "Do not wash or rinse": what is joined by "or" is denied with it, and in an order what is joined by "and".
    const reach = (denial: number, hit: number): boolean => {
      if (isBehindWith(words, denial, hit)) return false;
      const own = clauseAt(denial);
      const first = starts[own] ?? 0;
      const isOrder =
        (ORDERS_NOT.has(words[denial]?.key ?? '')
          ? denial === first
          : denial === first + 1 && words[first]?.key === 'do') &&
        !found.some(({ sense, from }) => CARE.has(sense) && clauseAt(from) === own);
      for (let clause = own + 1; clause <= clauseAt(hit); clause += 1) {
        const start = starts[clause] ?? 0;
        const joiner = words[start - 1]?.key ?? '';
        if (!JOINERS.has(words[start]?.key ?? '') && !JOINERS.has(joiner) && !(isOrder && joiner === 'and'))
          return false;
      }
      const ahead = words.slice(Math.max(0, denial - 2), denial);
      const denied = ahead.some(({ key }) => RELATIVES.has(key))
        ? [...acts].find((at) => at > denial)
        : undefined;
      return hit - denial <= readDenialReach(words[denial]?.key) && hit <= (denied ?? hit);
    };
    return found.map(({ sense, from, to }) => ({
      sense,
      from,
      to,
      clause: clauseAt(from),
      negated:
        this.#forbids ||
        denials.some((denial) => denial.from < from && denial.to <= from && reach(denial.from, from)),
      supposed:
        isPurpose(clauseAt(from)) ||
        isForWhat(from) ||
        conditions.some((one) => one.from < from && clauseAt(one.from) === clauseAt(from)),
    }));
  }

  #isFrozenFood(sense: Sense, from: number): boolean {
    const { words } = this.folded;
    if (sense === 'fridge' || words[from]?.key !== 'frozen') return false;
    const reach = words[from + 2]?.start ?? words[from + 1]?.start ?? -1;
    return this.foods.some(({ at, text }) => at >= (words[from]?.start ?? 0) && at <= reach && text !== '');
  }

  /** The words of its clause in front of it. */
  wordsAhead({ clause, from }: Hit): readonly string[] {
    const start = this.#clauseStarts[clause] ?? 0;
    return this.folded.words.slice(start, from).map(({ key }) => key);
  }

  /** Whether an act stands where an order begins: "then fry", not "a frying pan". */
  opensClause(hit: Hit): boolean {
    return this.wordsAhead(hit).every((key) => LEADS.has(key) || key.endsWith('ly') || key.endsWith('li'));
  }

  /** Index of the word at a place of the folded text; behind the last their number. */
  wordAt(at: number): number {
    const word = this.folded.words.findIndex(({ end }) => end > at);
    return word === -1 ? this.folded.words.length : word;
  }

  /** Number of the clause in which a place of the folded text lies. */
  clauseAt(at: number): number {
    const word = this.wordAt(at);
    return Math.max(
      0,
      this.#clauseStarts.findLastIndex((start) => start <= word),
    );
  }

  /** Whether a place tells what comes of it: "till it's dripping", "until golden"; an order behind that ends it. */
  tellsResult(at: number): boolean {
    const word = this.wordAt(at);
    const ahead = this.hits.filter(({ from }) => from < word);
    const until = ahead.findLast(({ sense }) => sense === 'until');
    return (
      until !== undefined &&
      !ahead.some((hit) => hit.from > until.to && isAct(hit.sense) && this.opensClause(hit))
    );
  }

  /** Whether any of these is named, however it is meant. */
  names(...senses: readonly Sense[]): boolean {
    return senses.some((sense) => this.#senses.has(sense));
  }

  /** The first of these that is meant: neither denied nor only supposed. */
  asks(...senses: readonly Sense[]): Hit | undefined {
    if (!this.names(...senses)) return undefined;
    return this.hits.find(({ sense, negated, supposed }) => senses.includes(sense) && !negated && !supposed);
  }

  /** The first of these that is forbidden, denied or replaced. */
  denies(...senses: readonly Sense[]): Hit | undefined {
    if (!this.names(...senses)) return undefined;
    return this.hits.find(({ sense, negated }) => senses.includes(sense) && negated);
  }

  /** Whether both are named within so many words of each other. */
  near(one: Sense, other: Sense, reach: number): boolean {
    return this.hits.some(
      (a) =>
        a.sense === one &&
        this.hits.some((b) => b.sense === other && b !== a && a.from - b.to < reach && b.from - a.to < reach),
    );
  }

  /** Whether the folded words hold this word or phrase, whole words only, singular and plural alike. */
  says(phrase: string): boolean {
    const keys = keysOf(phrase);
    const { words } = this.folded;
    return words.some((_, at) => keys.every((key, offset) => words[at + offset]?.key === key));
  }
}

const phraseKeys = new Map<string, readonly string[]>();

function keysOf(phrase: string): readonly string[] {
  let keys = phraseKeys.get(phrase);
  if (keys === undefined) {
    keys = foldWords(phrase).words.map(({ key }) => key);
    phraseKeys.set(phrase, keys);
  }
  return keys;
}

const LEADS: ReadonlySet<string> = new Set(
  'so and or then now next just simply to please also you can instead for best first if finally always do any'.split(
    ' ',
  ),
);
