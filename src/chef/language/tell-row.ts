// Tells a filled row once: its templates become sentences, and what stands in a sentence is thereby used or stated.
// Nothing here reads English; what cannot be borne out by a part or a fact is not told.

import type { Fact, Part, Portion } from '../draft.ts';
import type { Kitchen } from '../kitchen.ts';
import { roundAmount } from '../measure-part.ts';
import { writeCups } from '../us-measures.ts';
import { CUE_WORDS } from '../words/cues.ts';
import { capitalise, listWords, writeQuantity } from '../words/list-words.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { core, oven } from '../words/say.ts';
import { isOf } from './match.ts';
import type { Parts } from './measure-row.ts';
import type { Act, DishRow, Vessel } from './row.ts';
import {
  type Condition,
  type Field,
  type Mention,
  type Node,
  parseCondition,
  parseTemplate,
} from './template.ts';

/** What an act came to. */
export interface Told {
  readonly act: Act;
  readonly text: string;
  readonly portions: readonly Portion[];
  readonly facts: readonly Fact[];
  /** Low to high; 0 where it takes no time to speak of. */
  readonly minutes: readonly [number, number];
}

/** How salt is dealt out: so many teaspoons in all, or a pinch for each time. */
export interface SaltDose {
  readonly part: Part | null;
  /** Teaspoons for each time it is used, in order; 0 is a pinch. */
  readonly spoons: readonly number[];
  readonly waterTsp: number;
}

const VESSELS: Readonly<Record<Vessel, readonly [first: string, name: string, head: string]>> = {
  pan: ['a wide pan', 'wide pan', 'pan'],
  pot: ['a large pan', 'large pan', 'pan'],
  saucepan: ['a small pan', 'small pan', 'pan'],
  'frying-pan': ['a frying pan', 'frying pan', 'pan'],
  wok: ['a wok or wide pan', 'wok', 'wok'],
  bowl: ['a large bowl', 'large bowl', 'bowl'],
  'small-bowl': ['a small bowl', 'small bowl', 'bowl'],
  tray: ['a baking tray', 'tray', 'tray'],
  dish: ['a baking dish', 'dish', 'dish'],
  plate: ['a plate', 'plate', 'plate'],
  colander: ['a colander', 'colander', 'colander'],
  blender: ['a blender', 'blender', 'blender'],
  board: ['a board', 'board', 'board'],
  table: ['the table', 'table', 'table'],
};

/** The state of a telling: what is used up, and which vessels the reader has met. */
interface State {
  readonly bySlot: Parts;
  readonly kitchen: Kitchen;
  readonly salt: SaltDose;
  readonly pepper: Part;
  /** The vessels of the acts that are told. */
  readonly vessels: ReadonlySet<Vessel>;
  readonly left: Map<Part, number>;
  readonly met: Set<Vessel>;
  saltUses: number;
  portions: Portion[];
  facts: Fact[];
  act: Act | null;
}

export interface Telling {
  readonly told: readonly Told[];
  readonly saltUses: number;
  /** What the sentences leave unused: an error of the row. */
  readonly unused: readonly Part[];
  speak(template: string): string | null;
}

/** Tells every act that the filling bears out, in order. */
export function tellRow(
  row: DishRow,
  bySlot: Parts,
  kitchen: Kitchen,
  salt: SaltDose,
  pepper: Part,
): Telling {
  const state: State = {
    vessels: new Set(),
    bySlot,
    kitchen,
    salt,
    pepper,
    left: new Map([...bySlot.values()].flat().map((part) => [part, 1])),
    met: new Set(),
    saltUses: 0,
    portions: [],
    facts: [],
    act: null,
  };
  const acts = row.acts.filter((act) => isDone(act, state));
  const whole: State = { ...state, vessels: new Set(acts.map((act) => act.in)) };
  const told = acts.map((act) => tellAct(act, whole));
  const unused = [...state.left].flatMap(([part, share]) => (share > 0.001 ? [part] : []));
  return {
    told,
    saltUses: whole.saltUses,
    unused,
    speak: (template) => {
      state.act = null;
      const nodes = parseTemplate(template);
      return isBorneOut(nodes, state) ? capitalise(tidy(speak(nodes, state))) : null;
    },
  };
}

/** Whether the filling bears the act out: its condition holds, and nothing outside brackets is empty. */
function isDone(act: Act, state: State): boolean {
  state.act = act;
  if (act.when !== undefined && !holdsAll(parseCondition(act.when), state)) return false;
  return isBorneOut(parseTemplate(act.words), state);
}

function tellAct(act: Act, state: State): Told {
  state.act = act;
  state.portions = [];
  state.facts = [];
  const text = tidy(speak(parseTemplate(act.words), state));
  const [low, high] = readTiming(act, state)?.minutes ?? [0, 0];
  const panfuls = act.do === 'brown' ? countPanfuls(state.portions) : 1;
  return {
    act,
    text: panfuls === 1 ? text : `${text} Do this in ${panfuls} batches: in a crowded pan it steams.`,
    portions: state.portions,
    facts: state.facts,
    minutes: [low * panfuls, high * panfuls],
  };
}

/** Grams that brown in one pan. */
const PANFUL = 750;

function countPanfuls(portions: readonly Portion[]): number {
  const grams = portions.reduce((sum, { part, share }) => sum + part.grams * share, 0);
  return Math.max(1, Math.ceil(grams / PANFUL));
}

function tidy(text: string): string {
  return text.replaceAll(/ {2,}/g, ' ').replaceAll(' .', '.').replaceAll(' ,', ',').trim();
}

const partsOf = (slots: readonly string[], { bySlot }: State): readonly Part[] =>
  slots.flatMap((slot) => bySlot.get(slot) ?? []);

function holdsAll(conditions: readonly Condition[], state: State): boolean {
  return conditions.every(({ not, slot, of }) => {
    const parts = readSlot(slot, state);
    const holds =
      of === undefined
        ? parts.length > 0
        : parts.some(({ food }) => of.some((selector) => isOf(selector, food)));
    return holds !== not;
  });
}

/** `one` and `many` are no slots: they hold where one person eats, and from five on. */
function readSlot(slot: string, state: State): readonly Part[] {
  const { servings } = state.kitchen;
  if (slot === 'one') return servings === 1 ? [state.pepper] : [];
  if (slot === 'many') return servings >= 5 ? [state.pepper] : [];
  return partsOf([slot], state);
}

const SEASONINGS: readonly string[] = ['salt', 'pepper'];

/** Whether everything that stands outside brackets can be said. */
function isBorneOut(nodes: readonly Node[], state: State): boolean {
  return nodes.every((node) => {
    if (node.kind === 'use')
      return node.slots.some((slot) => SEASONINGS.includes(slot) || readSlot(slot, state).length > 0);
    if (node.kind === 'mention') return partsOf(node.slots, state).length > 0;
    if (node.kind === 'field' && node.name === 'core') return readCores(state).length > 0;
    return true;
  });
}

function speak(nodes: readonly Node[], state: State): string {
  return nodes.map((node) => speakNode(node, state)).join('');
}

function speakNode(node: Node, state: State): string {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'use') return speakUse(node, state);
  if (node.kind === 'mention') return speakMention(node.form, partsOf(node.slots, state), state);
  return node.kind === 'field' ? speakField(node.name, state) : speakChoice(node, state);
}

function speakChoice({ when, branches }: Extract<Node, { kind: 'choice' }>, state: State): string {
  if (when.length > 0) {
    const branch = branches[holdsAll(when, state) ? 0 : 1];
    return branch !== undefined && isBorneOut(branch, state) ? speak(branch, state) : '';
  }
  const branch = branches.find((one) => isBorneOut(one, state));
  return branch === undefined ? '' : speak(branch, state);
}

/** "the onion, carrot and 1 tbsp oil": one article serves the run of whole parts. */
function speakUse({ slots, shares }: Extract<Node, { kind: 'use' }>, state: State): string {
  const words: string[] = [];
  for (const [place, slot] of slots.entries()) {
    const share = shares[place] ?? null;
    if (slot === 'salt') words.push(speakSalt(state));
    else if (slot === 'pepper') words.push(bookPart(state.pepper, 1, 'black pepper', state));
    else for (const part of state.bySlot.get(slot) ?? []) words.push(speakPart(part, share, state));
  }
  return listArticles(words);
}

function listArticles(words: readonly string[]): string {
  const once = [...new Set(words)];
  return listWords(
    once.map((word, place) =>
      place > 0 && /^the (?!rest\b)/.test(once[place - 1] ?? '') ? word.replace(/^the (?!rest\b)/, '') : word,
    ),
  );
}

function bookPart(part: Part, share: number, words: string, state: State): string {
  state.portions.push({ part, share, words });
  return words;
}

function speakSalt(state: State): string {
  const { salt } = state;
  const place = state.saltUses;
  state.saltUses += 1;
  const spoons = salt.spoons[place] ?? 0;
  const words = spoons === 0 ? 'a pinch of salt' : `${writeQuantity(spoons)} tsp salt`;
  if (salt.part === null) return words;
  const total = salt.spoons.reduce((sum, one) => sum + one, 0);
  const share = total === 0 ? 1 / Math.max(1, salt.spoons.length) : spoons / total;
  return bookPart(salt.part, share, words, state);
}

function speakPart(part: Part, share: number | null, state: State): string {
  const left = state.left.get(part) ?? 0;
  // What is in the dish already is spoken of again, and used no more.
  if (left < 0.001) return `the ${part.noun}`;
  const used = share === null ? left : Math.min(left, share);
  state.left.set(part, left - used);
  return bookPart(part, used, writeShare(part, used, left), state);
}

/** The amount stands in the sentence wherever it is not all of it. */
function writeShare(part: Part, share: number, left: number): string {
  const { quantity, unit, noun, plural } = part;
  if (quantity === null) return noun;
  if (share > 0.999) return `the ${noun}`;
  if (Math.abs(share - left) < 0.001 && unit !== 'tsp' && unit !== 'tbsp') return `the rest of the ${noun}`;
  const amount = quantity * share;
  if (unit === 'g' || unit === 'ml') return `${roundAmount(amount)} ${unit} of the ${noun}`;
  if (unit === 'tsp' || unit === 'tbsp') return `${writeSpoonful(amount, unit)} ${noun}`;
  if (unit === null && plural && Math.abs(amount - Math.round(amount)) < 0.01 && amount >= 1)
    return `${Math.round(amount)} of the ${noun}`;
  const half = Math.abs(share - 0.5) < 0.01;
  return `${half ? 'half' : share < 0.4 ? 'a third of' : 'most of'} the ${noun}`;
}

/** Half a tablespoon is 1 1/2 teaspoons. */
function writeSpoonful(amount: number, unit: 'tsp' | 'tbsp'): string {
  if (unit === 'tbsp' && amount < 1)
    return `${writeQuantity(Math.max(0.25, Math.round((amount * 15 * 2) / 5) / 2))} tsp`;
  return `${writeQuantity(Math.max(0.25, Math.round(amount * 4) / 4))} ${unit}`;
}

function speakMention(form: Mention, parts: readonly Part[], { kitchen }: State): string {
  const isMany = parts.length > 1 || parts[0]?.plural === true;
  switch (form) {
    case 'the':
      return `the ${listWords([...new Set(parts.map(({ noun }) => noun))])}`;
    case 'it':
      return isMany ? 'them' : 'it';
    case 'they':
      return isMany ? 'they' : 'it';
    case 'is':
      return isMany ? 'are' : 'is';
    case 's':
      return isMany ? '' : 's';
    case 'name':
      return listWords([...new Set(parts.map(({ food }) => nameOne(food, kitchen.us)))].slice(0, 3));
    case 'names':
      return listWords([...new Set(parts.map(({ food }) => nameMany(food, kitchen.us)))].slice(0, 3));
  }
}

/** The vessels that an act empties into its own. */
export function listFrom({ from }: Act): readonly Vessel[] {
  if (from === undefined) return [];
  return typeof from === 'string' ? [from] : from;
}

function addFact(fact: Fact, state: State): string {
  state.facts.push(fact);
  return fact.words;
}

function speakField(name: Field, state: State): string {
  const { act, kitchen } = state;
  if (act === null) return '';
  switch (name) {
    case 'heat': {
      const level = act.heat ?? 'medium';
      const words = level === 'boiling' ? 'to the boil' : `over ${level} heat`;
      return addFact({ kind: 'heat', level, words }, state);
    }
    case 'until':
    case 'for': {
      const timing = readTiming(act, state);
      if (timing === null) return '';
      const span = writeSpan(timing.minutes);
      const words = name === 'for' || timing.cue === '' ? `for ${span}` : `until ${timing.cue}, ${span}`;
      return addFact({ kind: 'until', minutes: timing.minutes, words }, state);
    }
    case 'core': {
      const coreC = Math.max(...readCores(state));
      return addFact(core(coreC, kitchen.us), state);
    }
    case 'oven':
      return addFact(oven(act.ovenC ?? 200, kitchen.us), state);
    case 'water':
      return speakWater(act, state);
    case 'wait': {
      const minutes = act.wait ?? 0;
      const words =
        minutes === 1
          ? '1 minute'
          : minutes >= 120 && minutes % 60 === 0
            ? `${minutes / 60} hours`
            : `${minutes} minutes`;
      return addFact({ kind: 'wait', minutes, words }, state);
    }
    case 'in':
      return nameVessel(act.in, state);
    case 'from':
      return nameVessel(listFrom(act)[0] ?? act.in, state);
  }
}

function speakWater({ water }: Act, state: State): string {
  const { salt, kitchen } = state;
  if (water === 'salted') {
    const words =
      salt.waterTsp >= 3
        ? `${writeQuantity(salt.waterTsp / 3)} tbsp salt`
        : `${writeQuantity(salt.waterTsp)} tsp salt`;
    if (salt.part !== null)
      state.portions.push({ part: salt.part, share: salt.spoons.length === 0 ? 1 : 0, words });
    return words;
  }
  const ml = roundWater((water ?? 0) * kitchen.servings);
  if (kitchen.us) return `${writeCups(ml).words} water`;
  return ml >= 1000 ? `${ml / 1000} ${ml === 1000 ? 'litre' : 'litres'} water` : `${ml} ml water`;
}

function roundWater(ml: number): number {
  const step = ml >= 1000 ? 100 : ml >= 200 ? 50 : 25;
  return Math.max(step, Math.round(ml / step) * step);
}

/** Millilitres that an act pours into the dish itself. */
export function readWaterMl({ water }: Act, { servings }: Kitchen): number {
  return typeof water === 'number' ? roundWater(water * servings) : 0;
}

function nameVessel(vessel: Vessel, { met, vessels }: State): string {
  const [first, name, head] = VESSELS[vessel];
  if (!met.has(vessel)) {
    met.add(vessel);
    return first;
  }
  const isAlone = [...vessels].every((one) => one === vessel || VESSELS[one][2] !== head);
  return `the ${isAlone ? head : name}`;
}

function writeSpan([low, high]: readonly [number, number]): string {
  if (high >= 90) return `${writeHours(low)} to ${writeHours(high)}`;
  if (low === high) return low === 1 ? '1 minute' : `${low} minutes`;
  return `${low} to ${high} minutes`;
}

const writeHours = (minutes: number): string =>
  minutes < 60 ? `${minutes} minutes` : `${writeQuantity(minutes / 60)} ${minutes === 60 ? 'hour' : 'hours'}`;

interface Resolved {
  readonly minutes: readonly [number, number];
  readonly cue: string;
}

/** The act's own minutes, or those of the slowest food that it cooks. */
function readTiming(act: Act, state: State): Resolved | null {
  if (act.minutes === undefined) return null;
  const cue = act.cue === undefined ? undefined : tidy(speak(parseTemplate(act.cue), state));
  if ('slot' in act.minutes) {
    const { slot, by, less = 0 } = act.minutes;
    const heats = partsOf([slot], state).flatMap(({ food }) => food.heat[by] ?? []);
    const slowest = heats.toSorted((one, other) => other.minutes[1] - one.minutes[1])[0];
    if (slowest === undefined) return null;
    const low = Math.max(1, slowest.minutes[0] - less);
    return {
      minutes: [low, Math.max(low, slowest.minutes[1] - less)],
      cue: cue ?? CUE_WORDS[slowest.cue][0] ?? '',
    };
  }
  return { minutes: act.minutes, cue: cue ?? '' };
}

/** What the foods of the act's `core` slots must reach inside; empty where none of them is raw. */
function readCores(state: State): readonly number[] {
  return partsOf(state.act?.core ?? [], state).flatMap((part) => readCoreC(part) ?? []);
}

/** Cooked before, it is made steaming hot; what is eaten raw needs no figure. */
export function readCoreC({ food, item }: Part): number | null {
  if (['tinned', 'dry'].includes(food.form)) return null;
  if (
    food.form === 'cooked' ||
    (food.core !== undefined && item !== null && /(?<!un)cooked|leftover/.test(item.state))
  )
    return food.core === undefined && !food.hazards?.includes('leftover') ? null : 74;
  return food.core?.coreC ?? null;
}
