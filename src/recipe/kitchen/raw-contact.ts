// Which things raw meat, poultry or fish has soiled, and whether they were cleaned: followed once over the steps.

import type { Method } from '../method/read-method.ts';
import type { Hit, Sentence } from '../method/sentence.ts';
import { remember } from '../remember.ts';
import { findRawFoods, namedKinds, type RawKind, readRawKind } from './raw-foods.ts';

export const THINGS = [
  'contactBoard',
  'contactVessel',
  'contactTool',
  'contactHands',
  'contactSink',
  'contactCloth',
  'contactSurface',
] as const;
export type Thing = (typeof THINGS)[number];

/** What is known when a sentence begins. */
export interface Kitchen {
  readonly soiled: ReadonlySet<Thing>;
  /** Whether raw meat lay in a liquid of which none was put aside before. */
  readonly liquidSoiled: boolean;
  /** Sauces and the like that it lay in, by their id. */
  readonly soakedIn: ReadonlySet<string>;
  /** Whether the raw food has been over heat. */
  readonly cooked: boolean;
}

const HEATS = ['boil', 'simmer', 'fry', 'bake', 'grill', 'cook', 'reheat'] as const;
/** Behind these a verb is a noun: "the toast", "with toast". */
const NOUN_LEADS: ReadonlySet<string> = new Set('the a an your this that with on of'.split(' '));
/** Words before a thing that may tell which one it is. */
const REACH_OF_ADJECTIVE = 3;

function gatherHeatings(sentence: Sentence): readonly Hit[] {
  const acts = sentence.hits.filter(
    (hit) =>
      (HEATS as readonly string[]).includes(hit.sense) &&
      !hit.negated &&
      !hit.supposed &&
      !NOUN_LEADS.has(sentence.folded.words[hit.from - 1]?.key ?? '') &&
      !sentence.hits.some(
        ({ sense, from, to, clause }) =>
          (sense === 'finishedFood' && from <= hit.from && hit.from < to) ||
          (sense === 'meanwhile' && clause === hit.clause && from < hit.from),
      ),
  );
  if (acts.length > 0 || sentence.spans.length === 0) return acts;
  const level = sentence.asks('heatLevel');
  return level === undefined ? [] : [level];
}

/** The acts that put something over heat: neither "the grilled burgers" nor "while it cooks". */
export const findHeatings = remember(gatherHeatings);

export function isHeating(sentence: Sentence): boolean {
  return findHeatings(sentence).length > 0;
}

/** The raw kinds that soil: all but eggs in their shells. */
export function soilingKinds(sentence: Sentence): readonly RawKind[] {
  return namedKinds(sentence).filter((kind) => kind !== 'egg');
}

/** "A clean board", "another plate". */
export function isCleanOne(sentence: Sentence, thing: Hit): boolean {
  return sentence.hits.some(
    ({ sense, to }) => sense === 'cleanOne' && to <= thing.from && thing.from - to < REACH_OF_ADJECTIVE,
  );
}

/** "A clean towel" is washed by nobody. */
function isAdjective(sentence: Sentence, { from }: Hit): boolean {
  const before = sentence.folded.words[from - 1]?.key ?? '';
  return NOUN_LEADS.has(before) && sentence.hits.some((hit) => hit.sense === 'cleanOne' && hit.from === from);
}

/** The things that a sentence has washed. */
export function washedThings(sentence: Sentence): readonly Thing[] | 'all' {
  const wash = sentence.hits.find(
    (hit) => hit.sense === 'wash' && !hit.negated && !hit.supposed && !isAdjective(sentence, hit),
  );
  if (wash === undefined || sentence.names('leftDirty', 'notWashed')) return [];
  const named = THINGS.filter((thing) =>
    sentence.hits.some(({ sense, from }) => sense === thing && from !== wash.from),
  );
  const start = sentence.folded.words[wash.from]?.start ?? 0;
  const first = sentence.hits.find(
    ({ sense, from }) => from > wash.from && (THINGS as readonly string[]).includes(sense),
  );
  // "Wash the cress and dry it with that towel": it is the cress that is washed.
  const until = first === undefined ? 0 : (sentence.folded.words[first.from]?.start ?? 0);
  // "Scrub it with soapy water" names no food.
  const foods = sentence.foods.filter(({ food }) => food.id !== 'water');
  if (foods.some(({ at }) => at > start && at < until)) return [];
  if (named.length > 0) return named;
  return foods.length === 0 ? 'all' : [];
}

/** What meat is rolled in, oiled and seasoned with: "roll in the flour and fry". */
const COATS: ReadonlySet<string> = new Set('fat spice sweetener acid baking condiment starch'.split(' '));
const SOAKS: ReadonlySet<string> = new Set('sauce dairy condiment liquid alcohol'.split(' '));
const HANDLES: ReadonlySet<string> = new Set(
  'cut coat shape mix lay soak wipe pickle thaw wash add peel stand'.split(' '),
);
/** Of the family of laying these take out: "lift the chicken out". */
const TAKES_OUT: ReadonlySet<string> = new Set(['lift', 'take']);
const PUTS_INTO: ReadonlySet<string> = new Set('coat soak mix lay add pickle stand'.split(' '));

/** What a sentence that handles raw food soils: what it names, and what the act always soils. */
function soiledBy(sentence: Sentence): readonly Thing[] {
  return [
    ...THINGS.filter((thing) => sentence.names(thing)),
    ...(sentence.asks('cut') === undefined ? [] : (['contactBoard', 'contactTool'] as const)),
    ...(sentence.asks('shape', 'mix', 'coat') === undefined
      ? []
      : (['contactVessel', 'contactHands'] as const)),
  ];
}

/** What raw food soils, and what it was put into, sentence by sentence. */
class Contact {
  soiled: ReadonlySet<Thing> = new Set();
  soakedIn: ReadonlySet<string> = new Set();
  liquidSoiled = false;
  cooked = false;
  #heldBack = false;
  readonly #listsRaw: boolean;

  constructor(listsRaw: boolean) {
    this.#listsRaw = listsRaw;
  }

  see(): Kitchen {
    const { soiled, soakedIn, cooked } = this;
    return { soiled, soakedIn, cooked, liquidSoiled: this.liquidSoiled && !this.#heldBack };
  }

  #speaksOfRaw(sentence: Sentence): boolean {
    if (soilingKinds(sentence).length > 0) return true;
    return this.#listsRaw && (sentence.firmFoods.length === 0 || sentence.names('pronoun'));
  }

  /** Takes in what a sentence does to raw food before it heats it: "fry, then rest" soils no dish. */
  #handle(sentence: Sentence, heatedFrom: number): void {
    const acts = sentence.hits.filter(
      ({ from, negated, supposed }) => from < heatedFrom && !negated && !supposed,
    );
    if (!acts.some(({ sense }) => HANDLES.has(sense))) return;
    this.soiled = new Set([...this.soiled, ...soiledBy(sentence)]);
    const { words } = sentence.folded;
    const isTakenOut = ({ from }: Hit) => TAKES_OUT.has(words[from]?.key ?? '');
    if (!acts.some((hit) => PUTS_INTO.has(hit.sense) && !isTakenOut(hit))) return;
    this.liquidSoiled = true;
    const liquids = sentence.firmFoods.filter(
      ({ food }) => SOAKS.has(food.roles[0]) || food.id.endsWith('-flour'),
    );
    this.soakedIn = new Set([...this.soakedIn, ...liquids.map(({ food }) => food.id)]);
  }

  read(sentence: Sentence): void {
    const speaks = this.#speaksOfRaw(sentence);
    const wasSoiled = this.liquidSoiled;
    const heats = findHeatings(sentence);
    if (!this.cooked && speaks) this.#handle(sentence, heats[0]?.from ?? Number.POSITIVE_INFINITY);
    if (sentence.asks('boil', 'simmer') !== undefined && sentence.names('liquidOfRaw', 'liquidThing'))
      this.liquidSoiled = false;
    this.#heldBack ||= sentence.names('heldBack') && !wasSoiled;
    const washed = washedThings(sentence);
    this.soiled = new Set(
      washed === 'all' ? [] : [...this.soiled].filter((thing) => !washed.includes(thing)),
    );
    // "Toss the bread with oil and bake" cooks no meat: what a sentence names first is what it heats.
    const named = [...sentence.foods.slice(0, 1), ...sentence.firmFoods];
    const coated = this.#listsRaw && named.every(({ food }) => COATS.has(food.roles[0]));
    this.cooked ||= (speaks || coated) && heats.length > 0;
  }
}

/** The state before each sentence of the steps, and behind the last of them. */
export function followContact(method: Method): {
  readonly at: ReadonlyMap<Sentence, Kitchen>;
  readonly end: Kitchen;
} {
  const contact = new Contact(findRawFoods(method).some(({ kind }) => kind !== 'egg'));
  const at = new Map<Sentence, Kitchen>();
  for (const sentence of method.steps) {
    at.set(sentence, contact.see());
    contact.read(sentence);
  }
  return { at, end: contact.see() };
}

/** Where a sentence names, as a food, what raw meat lay in: "the teriyaki". */
export function soakedPlaces(
  { foods, folded: { words } }: Sentence,
  { soakedIn }: Kitchen,
): readonly Pick<Hit, 'from' | 'to' | 'clause'>[] {
  return foods
    .filter(({ food, negated }) => soakedIn.has(food.id) && !negated)
    .map(({ at, keys }) => {
      const from = words.findIndex(({ start }) => start === at);
      return { from, to: from + keys.length, clause: -1 };
    });
}

/** Whether a food, or with null the dish, goes over heat behind a sentence of the steps. */
export function isHeatedLater(method: Method, sentence: Sentence, foodId: string | null): boolean {
  const from = method.steps.indexOf(sentence);
  if (from === -1) return false;
  return method.steps.slice(from + 1).some((later) => {
    if (!isHeating(later)) return false;
    if (foodId === null) return heatsRaw(later);
    return later.foods.some(({ food }) => food.id === foodId) || later.asks('allOfIt') !== undefined;
  });
}

/** Whether what is heated is the raw food: the first thing named behind the act, or nothing named at all. */
function heatsRaw(sentence: Sentence): boolean {
  const heat = sentence.asks(...HEATS);
  const start = sentence.folded.words[heat?.from ?? 0]?.start ?? 0;
  const first = sentence.foods.find(({ at }) => at > start) ?? sentence.foods[0];
  return first === undefined || readRawKind(first.food) !== null;
}
