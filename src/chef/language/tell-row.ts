// Tells a filled row once: its templates become sentences, and what stands in a sentence is thereby used or stated.
// Nothing here reads English; what cannot be borne out by a part or a fact is not told.

import type { Part, Portion } from '../draft.ts';
import type { Kitchen } from '../read/kitchen.ts';
import { capitalise, lowerFirst } from '../tell/list-words.ts';
import type { Parts } from './measure-row.ts';
import { type Act, type DishRow, listFrom, type Vessel } from './row.ts';
import { nameVessel, readTiming, speakField } from './tell-field.ts';
import { listArticles, speakLate, speakMention, speakUse } from './tell-part.ts';
import { isMet, partsOf, readCores, readSlot, type SaltDose, type State, type Told } from './telling.ts';
import { isBorneOutBy, type Node, parseCondition, parseTemplate } from './template.ts';

export interface Telling {
  readonly told: readonly Told[];
  readonly saltUses: number;
  /** What the sentences leave unused: an error of the row. */
  readonly unused: readonly Part[];
  /** The template in words, in a title with at most so many names in each list; null where the filling does not bear it out. */
  speak(template: string, names?: number | null): string | null;
}

/** Tells every act that the filling bears out, in order. */
export function tellRow(
  row: DishRow,
  bySlot: Parts,
  kitchen: Kitchen,
  salt: SaltDose,
  pepper: Part | null,
): Telling {
  const state: State = {
    vessels: new Set(),
    bySlot,
    kitchen,
    salt,
    pepper,
    left: new Map([...bySlot.values()].flat().map((part) => [part, 1])),
    due: new Map(),
    met: new Set(),
    saltUses: 0,
    portions: [],
    facts: [],
    act: null,
    last: null,
    hurried: undefined,
    done: new Set(),
    cue: undefined,
    late: [],
    names: null,
  };
  const acts = row.acts.filter((act) => isDone(act, state));
  const whole: State = { ...state, vessels: new Set(acts.map((act) => act.in)) };
  const told = acts.map((act) => tellAct(act, whole));
  const unused = [...state.left].flatMap(([part, share]) => (share > 0.001 ? [part] : []));
  return {
    told,
    saltUses: whole.saltUses,
    unused,
    speak: (template, names = null) => {
      state.act = null;
      state.names = names;
      const nodes = parseTemplate(template);
      return isBorneOut(nodes, state) ? capitalise(tidy(speak(nodes, state))) : null;
    },
  };
}

/** Whether the filling bears the act out: its condition holds, and nothing outside brackets is empty. */
function isDone(act: Act, state: State): boolean {
  state.act = act;
  if (act.when !== undefined && !isMet(parseCondition(act.when), state)) return false;
  return isBorneOut(parseTemplate(act.words), state);
}

function tellAct(act: Act, state: State): Told {
  state.act = act;
  state.portions = [];
  state.facts = [];
  state.hurried = undefined;
  const before = state.saltUses;
  state.cue = act.cue === undefined ? undefined : tidy(speak(parseTemplate(act.cue), state));
  const spoken = tidy(speak(parseTemplate(act.words), state));
  const late = speakLate(state);
  const own = late === '' ? spoken : `${spoken.replace(/\.$/, '')}${late}.`;
  const text = isBack(act, state) ? `Back in ${nameVessel(act.in, state)}, ${lowerFirst(own)}` : own;
  state.last = act.in;
  for (const part of partsOf(act.core ?? [], state)) state.done.add(part);
  const [low, high] = readTiming(act, state)?.minutes ?? [0, 0];
  const panfuls = act.do === 'brown' ? countPanfuls(state.portions) : 1;
  return {
    act,
    text: panfuls === 1 ? text : `${text} Do this in ${panfuls} batches, or it steams.`,
    portions: state.portions,
    facts: state.facts,
    minutes: [low * panfuls, high * panfuls],
    salts: state.saltUses - before,
  };
}

const PANS: readonly Vessel[] = ['pan', 'pot', 'saucepan', 'frying-pan', 'wok'];

/** Whether something else was done since, and the words do not say where this goes on. */
const isBack = (act: Act, { last, met }: State): boolean =>
  act.do !== 'serve' &&
  last !== null &&
  last !== act.in &&
  PANS.includes(act.in) &&
  met.has(act.in) &&
  !/\{in\}|\bback\b/.test(act.words) &&
  !listFrom(act).includes(last);

/** Grams that brown in one pan. */
const PANFUL = 750;

function countPanfuls(portions: readonly Portion[]): number {
  const grams = portions.reduce((sum, { part, share }) => sum + part.grams * share, 0);
  return Math.max(1, Math.ceil(grams / PANFUL));
}

/** What empty brackets leave behind: a gap, or a "Serve" without its "with". */
function tidy(text: string): string {
  return text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ?\.{1,2}(?=$| )/g, '.')
    .replaceAll(' ,', ',')
    .replaceAll(/\b([Ss]erve)(?:,| and) (?=the |half |\d)/g, '$1 with ')
    .trim();
}

/** Whether everything that stands outside brackets can be said. */
function isBorneOut(nodes: readonly Node[], state: State): boolean {
  const needsCore = nodes.some((node) => node.kind === 'field' && node.name === 'core');
  return (
    isBorneOutBy((slot) => readSlot(slot, state).length > 0, nodes) &&
    (!needsCore || readCores(state).length > 0)
  );
}

/** The nodes with every choice made. */
function choose(nodes: readonly Node[], state: State): readonly Node[] {
  return nodes.flatMap((node) => (node.kind === 'choice' ? choose(pickBranch(node, state), state) : [node]));
}

function pickBranch({ when, branches }: Extract<Node, { kind: 'choice' }>, state: State): readonly Node[] {
  const fits = (branch: readonly Node[] | undefined) => branch !== undefined && isBorneOut(branch, state);
  const branch = when.length > 0 ? branches[isMet(when, state) ? 0 : 1] : branches.find(fits);
  return branch !== undefined && fits(branch) ? branch : [];
}

/** What joins two uses into one list: "the oil" and "the mustard and vinegar" are "the oil, mustard and vinegar". */
const JOINED = /^ and (plenty of )?$/;

/** A comma joins too, where an "and" follows. */
const isComma = (nodes: readonly Node[], place: number): boolean => {
  const [comma, , and, last] = nodes.slice(place, place + 4);
  return (
    comma?.kind === 'text' &&
    comma.text === ', ' &&
    and?.kind === 'text' &&
    JOINED.test(and.text) &&
    last !== undefined &&
    isListed(last)
  );
};

function speak(template: readonly Node[], state: State): string {
  const nodes = choose(template, state);
  let text = '';
  let list: readonly string[] = [];
  let lead = '';
  for (const [place, node] of nodes.entries()) {
    const next = nodes[place + 1];
    const joins = list.length > 0 && node.kind === 'text' && next !== undefined && isListed(next);
    const joined = joins ? (isComma(nodes, place) ? [] : JOINED.exec(node.text)) : null;
    if (joined !== null) {
      lead = joined[1] ?? '';
      continue;
    }
    const words = isListed(node) ? speakListed(node, state) : [];
    if (words.length > 0) {
      list = [...list, `${lead}${words[0]}`, ...words.slice(1)];
      lead = '';
      continue;
    }
    text += listArticles(list) + speakNode(node, state);
    list = [];
    lead = '';
  }
  return text + listArticles(list);
}

type Listed = Extract<Node, { kind: 'use' | 'field' }>;

const isListed = (node: Node): node is Listed =>
  node.kind === 'use' || (node.kind === 'field' && node.name === 'water');

const speakListed = (node: Listed, state: State): readonly string[] =>
  node.kind === 'use' ? speakUse(node, state) : [speakField('water', state)];

function speakNode(node: Node, state: State): string {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'mention') return speakMention(node.form, partsOf(node.slots, state), state);
  return node.kind === 'field' ? speakField(node.name, state) : '';
}
