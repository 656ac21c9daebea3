// How much heat the steps give a raw food: minutes told over the minutes that the knowledge base gives for its cut.

import type { Food } from '../../food/foods.ts';
import type { Method as HeatMethod } from '../../food/heat.ts';
import type { Act } from '../lexicon/acts.ts';
import type { Sense } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import type { Hit, Sentence } from '../method/sentence.ts';
import { findHeatings } from './raw-contact.ts';
import { namedKinds, type RawFood, readRawKind } from './raw-foods.ts';

export interface RawHeat {
  /** The sentence of the steps that names it first. */
  readonly first: Sentence;
  /** Whether any heat may reach it. */
  readonly met: boolean;
  /** Minutes told over minutes needed; null where the steps leave the minutes open. */
  readonly share: number | null;
  /** Whether a sentence of its heating tells a sign that it is done. */
  readonly saidDone: boolean;
}

const TECHNIQUES: readonly (readonly [Act, readonly HeatMethod[]])[] = [
  ['boil', ['simmer', 'poach']],
  ['simmer', ['simmer', 'poach', 'braise']],
  ['fry', ['fry', 'sear', 'stir-fry']],
  ['bake', ['roast', 'bake']],
  ['grill', ['grill']],
];
/** Minutes of a small piece where the knowledge base has only whole ones. */
const SMALL_MINUTES = 5;
/** Minutes after which what simmers on does so to be tender, and no longer to be done. */
const TENDER_MINUTES = 20;
/** Minutes of a jointed bird. */
const JOINT_MINUTES = 20;
/** Degrees Celsius: below the first an oven is slow, at the second it gives nothing, at the third all of its heat. */
const SLOW_OVEN_C = 130;
const NO_HEAT_C = 60;
const FULL_HEAT_C = 200;
const SIDES = 2;
const PUTS_IN: ReadonlySet<Sense> = new Set(['add', 'lay', 'mix', 'pour']);
const HANDLES: ReadonlySet<Sense> = new Set([...PUTS_IN, 'stand', 'keep']);

/** Fewest minutes of the knowledge base for a food cut like this, by what is done with it. */
function neededMinutes(food: Food, sentence: Sentence, small: boolean, shaped: boolean): number {
  const all = Object.entries(food.heat) as [
    HeatMethod,
    { minutes: readonly [number, number]; cut?: string },
  ][];
  const done = TECHNIQUES.filter(([act]) => sentence.asks(act) !== undefined).flatMap(([, ways]) => ways);
  // Mince is seared loose; a patty is fried through.
  const whole = all.filter(
    ([way, { cut }]) => cut === 'whole' || (cut === undefined && !(shaped && way === 'sear')),
  );
  const fitting = small ? all : whole.length > 0 ? whole : all;
  const asked = small ? [] : fitting.filter(([way]) => done.includes(way));
  const minutes = (asked.length > 0 ? asked : fitting).map(
    ([
      way,
      {
        minutes: [low],
      },
    ]) => (way === 'simmer' || way === 'braise' ? Math.min(low, TENDER_MINUTES) : low),
  );
  const fewest = minutes.length === 0 ? SMALL_MINUTES : Math.min(...minutes);
  if (!small) return fewest;
  return food.category === 'poultry-whole' ? JOINT_MINUTES : Math.min(fewest, SMALL_MINUTES);
}

const SIDE_ROLES: ReadonlySet<string> = new Set(['starch', 'bread', 'legume']);
const COOKED_IN: ReadonlySet<string> = new Set(['fat', 'liquid', 'seasoning']);

/** Whether a sentence speaks of a raw food. "Pork" in a step may be the mince of the list. */
export function speaksOfRaw(sentence: Sentence, { kind, food }: RawFood): boolean {
  const minced = food.category === 'mince' || food.category === 'sausage';
  return namedKinds(sentence).some((one) => one === kind || (one !== 'egg' && minced));
}

/** "Let it cool", "chill for three hours": what follows goes into nothing hot. */
const isChilled = (one: Sentence): boolean => one.asks('cool', 'fridge', 'freeze', 'freezer') !== undefined;

/** The heat that one raw food has had, sentence by sentence. */
class Follower {
  first: Sentence | null = null;
  met = false;
  saidDone = false;
  share = 0;
  #open = false;
  #hot = false;
  #off = false;
  #ovenC = FULL_HEAT_C;
  #small: boolean;
  #shaped = false;
  /** Foods that lie with it: what heats them heats it. */
  readonly #together = new Set<string>();
  readonly #raw: RawFood;
  readonly #listed: ReadonlySet<string>;

  constructor(raw: RawFood, { listed, readings }: Method) {
    this.#raw = raw;
    this.#listed = new Set(listed.map(({ food }) => food.id));
    this.#small = readings.lineSentence(raw.line.text).asks('smallPiece') !== undefined;
  }

  get heat(): RawHeat | null {
    const { first, met, share, saidDone } = this;
    return first === null ? null : { first, met, share: this.#open ? null : share, saidDone };
  }

  /** Whether what an act heats is, or holds, the raw food: the foods of its clause, else of its sentence. */
  #concerns(sentence: Sentence, { clause }: Hit): boolean {
    if (sentence.names('allOfIt')) return true;
    const beside = sentence.foods.filter(({ at }) => sentence.clauseAt(at) === clause);
    const foods = beside.length > 0 ? beside : sentence.foods;
    if (foods.length === 0) return true;
    const solid = foods.filter(({ food }) => !COOKED_IN.has(food.roles[0] ?? ''));
    if (solid.length === 0) return this.met || sentence.asks('boil', 'simmer') === undefined;
    if (solid.some(({ food }) => readRawKind(food) === this.#raw.kind || this.#together.has(food.id)))
      return true;
    if (solid.every(({ food }) => SIDE_ROLES.has(food.roles[0] ?? ''))) return false;
    return (
      this.met ||
      solid.some(({ food }) => !this.#listed.has(food.id)) ||
      (beside.length === 0 && speaksOfRaw(sentence, this.#raw))
    );
  }

  /** What is cut before it is heated is small, not what is sliced after. */
  #prepare(one: Sentence, heatedFrom: number): void {
    for (const { food } of one.foods) this.#together.add(food.id);
    this.#small ||= one.hits.some(
      ({ sense, from, negated }) =>
        (sense === 'smallPiece' || sense === 'cut') && from < heatedFrom && !negated,
    );
  }

  #needed(one: Sentence): number {
    return neededMinutes(this.#raw.food, one, this.#small, this.#shaped);
  }

  #add(one: Sentence, heated: boolean): void {
    this.met = true;
    this.saidDone ||= one.asks('doneThrough', 'lostPink') !== undefined;
    const told = one.spans.reduce((sum, { high }) => sum + high, 0);
    const sides = one.spans.length === 1 && one.names('eachSide') ? SIDES : 1;
    const slow = this.#ovenC < SLOW_OVEN_C && one.asks('bake') !== undefined;
    const rate = slow ? Math.max(0, this.#ovenC - NO_HEAT_C) / (FULL_HEAT_C - NO_HEAT_C) : 1;
    this.share += (told * sides * rate) / this.#needed(one);
    this.#open ||= told === 0 && (heated || (one.names('hotVessel') && one.names('until')));
  }

  /** Whether it is put where heat is, with no word of heating: "add the mince, stir for two minutes". */
  #goesIn(one: Sentence, own: boolean): boolean {
    if (this.#off || isChilled(one) || !one.hits.some(({ sense, negated }) => HANDLES.has(sense) && !negated))
      return false;
    return (this.#hot || one.names('hotVessel')) && (own || one.foods.length === 0 || this.met);
  }

  #readOven(one: Sentence): void {
    const set = one.degrees.find(({ of }) => of === 'oven');
    this.#ovenC = set?.c ?? this.#ovenC;
  }

  read(one: Sentence): void {
    const own = speaksOfRaw(one, this.#raw);
    if (own || one.names('everything')) this.first ??= one;
    this.#readOven(one);
    const heats = findHeatings(one);
    const warms = heats.length > 0 || one.asks('warm') !== undefined;
    const turnedOff = one.asks('offHeat', 'takenOff');
    const offBefore =
      turnedOff !== undefined &&
      one.hits.some(({ sense, from }) => PUTS_IN.has(sense) && from >= turnedOff.to);
    this.#off = offBefore || (this.#off && !warms);
    this.#shaped ||= one.asks('shape') !== undefined;
    if (own && !this.met) this.#prepare(one, heats[0]?.from ?? one.folded.words.length);
    if (this.first !== null) this.#follow(one, own, heats);
    this.#off ||= turnedOff !== undefined;
    this.#hot = !this.#off && (warms || (this.#hot && !isChilled(one)));
  }

  #follow(one: Sentence, own: boolean, heats: readonly Hit[]): void {
    const heated = heats.some((hit) => this.#concerns(one, hit));
    if (heated || this.#goesIn(one, own)) this.#add(one, heated);
    else if (
      one !== this.first &&
      one.foods.length === 0 &&
      one.asks('doneThrough', 'lostPink') !== undefined
    )
      this.saidDone = true;
    else if (this.met && one.asks('stand', 'keep') !== undefined)
      this.share += one.longestMinutes / this.#needed(one);
  }
}

/** "The cooked chicken": what a step itself calls cooked. */
export function isCalledCooked(sentence: Sentence): boolean {
  return sentence.hits.some(({ sense, from, to, negated }) => {
    if (sense !== 'cookedBefore' || negated) return false;
    if (findHeatings(sentence).some((hit) => hit.from === from)) return false;
    const next = sentence.folded.words[to]?.start ?? -1;
    return sentence.foods.some(
      ({ at, food, text }) => readRawKind(food) !== null && at <= next && next < at + text.length,
    );
  });
}

/** Follows one raw food over the steps; null where they never name it. */
export function followRawHeat(raw: RawFood, method: Method): RawHeat | null {
  const follower = new Follower(raw, method);
  for (const one of method.steps) follower.read(one);
  return follower.heat;
}
