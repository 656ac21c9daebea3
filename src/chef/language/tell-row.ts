// Tells a filled row once: its templates become sentences, and what stands in a sentence is thereby used or stated.
// Nothing here reads English; what cannot be borne out by a part or a fact is not told.

import type { Part, Portion } from '../draft.ts';
import type { Kitchen } from '../read/kitchen.ts';
import { capitalise } from '../tell/list-words.ts';
import type { Parts } from './measure-row.ts';
import type { Act, DishRow } from './row.ts';
import { readTiming, speakField } from './tell-field.ts';
import { speakLate, speakMention, speakUse } from './tell-part.ts';
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
  const before = state.saltUses;
  state.cue = act.cue === undefined ? undefined : tidy(speak(parseTemplate(act.cue), state));
  const spoken = tidy(speak(parseTemplate(act.words), state));
  const late = speakLate(state);
  const text = late === '' ? spoken : `${spoken.replace(/\.$/, '')}${late}.`;
  const [low, high] = readTiming(act, state)?.minutes ?? [0, 0];
  const panfuls = act.do === 'brown' ? countPanfuls(state.portions) : 1;
  return {
    act,
    text: panfuls === 1 ? text : `${text} Do this in ${panfuls} batches: crowded, it steams.`,
    portions: state.portions,
    facts: state.facts,
    minutes: [low * panfuls, high * panfuls],
    salts: state.saltUses - before,
  };
}

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
    const branch = branches[isMet(when, state) ? 0 : 1];
    return branch !== undefined && isBorneOut(branch, state) ? speak(branch, state) : '';
  }
  const branch = branches.find((one) => isBorneOut(one, state));
  return branch === undefined ? '' : speak(branch, state);
}
