// Where in a dish something new has its place: beside a food of its kind, in an act that has its minutes.

import type { Role } from '../../food/food.ts';
import type { Food } from '../../food/foods.ts';
import type { DishFamily } from '../dish.ts';
import { holdsAll, type ReadSlot } from '../language/done-acts.ts';
import { type Filling, isOf, listFoods } from '../language/match.ts';
import type { Act, DishRow, Verb } from '../language/row.ts';
import { isBorneOutBy, type Node, parseTemplate } from '../language/template.ts';
import type { Item } from '../read/kitchen.ts';
import { countHeated, lastsOf, readStrain } from './read-strain.ts';
import { isOfElsewhere } from './score-draft.ts';
import { isOfTable } from './set-table.ts';

type Use = Extract<Node, { kind: 'use' }>;

/** A filling as far as it has grown, with the acts that are done. */
export interface Dish extends Filling {
  readonly acts: readonly Act[];
  readonly read: ReadSlot;
}

/** The slot whose food something joins, and all that is used along with it. */
export interface Host {
  readonly host: string;
  readonly beside: readonly string[];
}

export interface Place extends Host {
  /** The place of the act among those that are told. */
  readonly at: number;
}

export const PLANTS: readonly Role[] = ['vegetable', 'leaf', 'legume', 'starch', 'aromatic'];
export const SEASONED: readonly Role[] = ['spice', 'condiment', 'aromatic'];

export const hasRole = (food: Food, roles: readonly Role[]): boolean => roles.includes(food.roles[0]);

/** What the words use, in the branches that are told. */
export function listUses(nodes: readonly Node[], read: ReadSlot): readonly Use[] {
  const isTold = (branch: readonly Node[]): boolean => isBorneOutBy((slot) => read(slot).length > 0, branch);
  return nodes.flatMap((node) => {
    if (node.kind === 'use') return [node];
    if (node.kind !== 'choice') return [];
    const { when, branches } = node;
    const branch = when.length > 0 ? branches[holdsAll(when, read) ? 0 : 1] : branches.find(isTold);
    return branch === undefined || !isTold(branch) ? [] : listUses(branch, read);
  });
}

/** Where an act uses a food of one of these roles. */
export function findHost({ words }: Act, read: ReadSlot, roles: readonly Role[]): Host | undefined {
  for (const use of listUses(parseTemplate(words), read)) {
    const host = use.slots.find(
      (slot) => !isOfTable(slot) && read(slot).some((food) => hasRole(food, roles)),
    );
    if (host !== undefined) return { host, beside: use.slots };
  }
  return undefined;
}

/** Into a pot, a wok or a tray goes what there is; a pasta, a salad or a pie of a name is what it is. */
const OPEN: readonly DishFamily[] = ['stew', 'soup', 'pan', 'rice', 'oven'];

/** Whether the row leaves open which vegetables go here. */
const isOpen = ({ wants, frame, family }: DishRow, { beside }: Host): boolean =>
  frame === true ||
  OPEN.includes(family) ||
  beside.some((slot) => wants[slot]?.may === true || (wants[slot]?.most ?? 1) > 1);

export function isRefused({ wants, out = [] }: DishRow, { beside }: Host, { food }: Item): boolean {
  return (
    out.some(([of]) => of.some((selector) => isOf(selector, food))) ||
    beside.some((slot) => wants[slot]?.not?.some((selector) => isOf(selector, food)))
  );
}

export const MIXES: readonly Verb[] = ['mix', 'whisk', 'mash'];
const FRIES: readonly Verb[] = ['soften', 'fry', 'brown', 'wilt'];

export function placePlant(item: Item, { row, acts, read }: Dish): Place | null {
  let best: (Place & { readonly strain: number }) | null = null;
  for (const [at, act] of acts.entries()) {
    const host = findHost(act, read, PLANTS);
    if (host === undefined || !isOpen(row, host) || isRefused(row, host, item)) continue;
    // What is cooked is not boiled again, and beans in their sauce are not drained.
    if (/^(?:cooked|tinned)$/.test(item.food.form) && act.do === 'boil') continue;
    // Beans in their sauce do not fry.
    if (item.food.form === 'tinned' && item.food.roles[0] === 'legume' && FRIES.includes(act.do)) continue;
    const strain = readStrain(item.food, acts, at);
    if (strain !== null && (best === null || strain < best.strain)) best = { ...host, at, strain };
  }
  return best;
}

const SOUR = 3;
/** Minutes in which what is whole gives its taste away. */
const STEEPS = 10;

/** Minutes that anything simmers from this act on. */
const countSimmered = (acts: readonly Act[], at: number): number =>
  Math.max(0, ...acts.slice(at).map((act) => (act.do === 'simmer' ? lastsOf(act) : 0)));

export function placeSeasoning(item: Item, { row, slots, acts, read }: Dish): Place | null {
  const { food } = item;
  if (food.staple === 0 && isOfElsewhere(food, listFoods(slots))) return null;
  // A dip and a pickle are eaten as they are.
  if (food.category === 'dip' || food.category === 'pickle') return null;
  // A seed crackles in fat before anything else; what is thick scorches beside an onion.
  const isThick = food.roles.some((role) => role === 'sauce' || role === 'condiment');
  const isLast = ({ do: verb }: Act): boolean =>
    food.category === 'whole-spice' ? !FRIES.includes(verb) : isThick && verb === 'soften';
  // What is sour goes in late: beans and lentils stay hard in it.
  const entries = (food.taste.sour ?? 0) >= SOUR ? [...acts.entries()].reverse() : [...acts.entries()];
  const ordered = entries.toSorted(([, first], [, second]) => Number(isLast(first)) - Number(isLast(second)));
  for (const [at, act] of ordered) {
    // What has no heat of its own goes into what is eaten cold.
    const isHot = countHeated(acts, at) > 0;
    if (act.do === 'serve' || (isHot && Object.keys(food.heat).length === 0)) continue;
    // A star of anise gives its taste to what simmers, and is in the way of what is tossed.
    if (food.facets.includes('whole-seasoning') && countSimmered(acts, at) < STEEPS) continue;
    // Fried, mustard loses what it is for.
    if (food.category === 'mustard' && FRIES.includes(act.do)) continue;
    const roles = MIXES.includes(act.do) ? [...SEASONED, 'dairy' as const] : SEASONED;
    const isStirredIn = food.category === 'mustard' && act.do === 'simmer';
    const host = findHost(act, read, isStirredIn ? [...roles, ...PLANTS] : roles);
    if (host !== undefined && !isRefused(row, host, item)) return { ...host, at };
  }
  return null;
}

/** The acts with this slot used along with its host, and spoken of along with it from then on. */
export function joinHost(acts: readonly Act[], { at, host }: Place, slot: string): readonly Act[] {
  return acts.map((act, place) => {
    const join = (braces: string): string => {
      const [node] = parseTemplate(braces);
      const isSpoken = node?.kind === 'use' || (node?.kind === 'mention' && !/^names?$/.test(node.form));
      return isSpoken && place >= at && node.slots.includes(host)
        ? `${braces.slice(0, -1)} ${slot}}`
        : braces;
    };
    return { ...act, words: act.words.replaceAll(/\{[^}]+\}/g, join) };
  });
}
