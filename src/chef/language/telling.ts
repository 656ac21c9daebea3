// What a telling knows while it goes on: the parts of each slot, what is left of them, and which vessels were met.

import type { Fact, Part, Portion } from '../draft.ts';
import type { Kitchen } from '../read/kitchen.ts';
import { holdsAll, readHeadcount } from './done-acts.ts';
import type { Parts } from './measure-row.ts';
import type { Act, Vessel } from './row.ts';
import type { Condition } from './template.ts';

/** What an act came to. */
export interface Told {
  readonly act: Act;
  readonly text: string;
  readonly portions: readonly Portion[];
  readonly facts: readonly Fact[];
  /** Low to high; 0 where it takes no time to speak of. */
  readonly minutes: readonly [number, number];
  /** How many times its words take salt. */
  readonly salts: number;
}

/** How salt is dealt out: so many teaspoons in all, or a pinch for each time. */
export interface SaltDose {
  readonly part: Part | null;
  /** Teaspoons for each time it is used, in order; 0 is a pinch. */
  readonly spoons: readonly number[];
  /** Teaspoons for each pot of water that is poured away, and how many of those there are. */
  readonly waterTsp: number;
  readonly pots: number;
}

/** The state of a telling: what is used up, and which vessels the reader has met. */
export interface State {
  readonly bySlot: Parts;
  readonly kitchen: Kitchen;
  readonly salt: SaltDose;
  readonly pepper: Part | null;
  /** The vessels of the acts that are told. */
  readonly vessels: ReadonlySet<Vessel>;
  readonly left: Map<Part, number>;
  /** What would be left, had each act taken the share that its words name. */
  readonly due: Map<Part, number>;
  readonly met: Set<Vessel>;
  saltUses: number;
  portions: Portion[];
  facts: Fact[];
  act: Act | null;
  /** The minutes of the act, once they are told. */
  hurried: readonly [number, number] | undefined;
  /** What has reached its core temperature. */
  readonly done: Set<Part>;
  /** Where the act before it was done. */
  last: Vessel | null;
  /** The sign that the act is done, in words. */
  cue: string | undefined;
  /** What cooks faster than the rest of the act, and goes in for its last minutes. */
  late: readonly Late[];
  /** At most so many names are listed at once, in a title; null in a sentence. */
  names: number | null;
}

export interface Late {
  readonly minutes: number;
  readonly words: readonly string[];
}

export const partsOf = (slots: readonly string[], { bySlot }: State): readonly Part[] =>
  slots.flatMap((slot) => bySlot.get(slot) ?? []);

/** Whether all of these hold of the parts. */
export const isMet = (conditions: readonly Condition[], state: State): boolean =>
  holdsAll(conditions, (slot) => readSlot(slot, state).map(({ food }) => food));

const anyPart = ({ bySlot }: State): readonly Part[] => [...bySlot.values()].flat().slice(0, 1);

export function readSlot(slot: string, state: State): readonly Part[] {
  const holds = readHeadcount(slot, state.kitchen.servings);
  return holds === null ? partsOf([slot], state) : holds ? anyPart(state) : [];
}

/** What the foods of the act's `core` slots must reach inside; empty where none of them is raw. */
export function readCores(state: State): readonly number[] {
  return partsOf(state.act?.core ?? [], state).flatMap((part) => readCoreC(part) ?? []);
}

/** Cooked before, it is made steaming hot; what is eaten raw needs no figure. */
export function readCoreC({ food, item }: Part): number | null {
  // A rasher or a lardon is done when its fat has run: nobody probes one.
  if (['tinned', 'dry'].includes(food.form) || food.facets.includes('rasher')) return null;
  if (
    food.form === 'cooked' ||
    (food.core !== undefined && item !== null && /(?<!un)cooked|leftover/.test(item.state))
  )
    return food.core === undefined && !food.hazards?.includes('leftover') ? null : 74;
  return food.core?.coreC ?? null;
}
