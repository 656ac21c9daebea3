// A dish takes in what the list still holds and it has no slot for: a vegetable among its vegetables, a paste among its
// spices, beer or gravy in its water. Food records say how long and where; the row's own acts say whether that fits.

import type { CategoryId } from '../../food/categories.ts';
import type { Role } from '../../food/food.ts';
import type { Food } from '../../food/foods.ts';
import type { DishFamily } from '../dish.ts';
import type { Filler, Filling } from '../language/match.ts';
import { isOf, listFoods } from '../language/match.ts';
import type { Act, DishRow, Take, Verb, Want } from '../language/row.ts';
import { isBorneOutBy, type Node, parseTemplate } from '../language/template.ts';
import { usualGrams } from '../measure/usual-amounts.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import { isDriedLegume } from '../slots.ts';
import { foodsOf, holds, holdsAny, listDone, listSpare, STARCHY } from './lay-plate.ts';
import { countHeated, lastsOf, METHODS, readStrain } from './read-strain.ts';
import { isOfTable } from './set-table.ts';

type Use = Extract<Node, { kind: 'use' }>;

/** The slot whose food something joins, and all that is used along with it. */
interface Host {
  readonly host: string;
  readonly beside: readonly string[];
}

interface Place extends Host {
  /** The place of the act among those that are told. */
  readonly at: number;
}

const PLANTS: readonly Role[] = ['vegetable', 'leaf', 'legume', 'starch', 'aromatic'];
const SEASONED: readonly Role[] = ['spice', 'condiment', 'aromatic'];
const SEASONINGS: readonly Role[] = ['spice', 'condiment'];
/** Wine, beer and stock, and gravy that was made before. */
const isPoured = ({ category, facets, form }: Food): boolean =>
  (facets.includes('deglazes') && !facets.includes('spirit')) || (category === 'stock' && form === 'cooked');

/** How its slots are called. */
const ADOPTED = 'adopted';
const MOST_PLANTS = 2;
const MOST_GRAMS = 110;

const hasRole = (food: Food, roles: readonly Role[]): boolean => roles.includes(food.roles[0]);

/** What the words use, in the branches that are told. */
function listUses(nodes: readonly Node[], slots: Filling['slots']): readonly Use[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'use') return [node];
    if (node.kind !== 'choice') return [];
    const { when, branches } = node;
    const isTold = (branch: readonly Node[]): boolean => isBorneOutBy((slot) => slots.has(slot), branch);
    const branch =
      when.length > 0 ? branches[when.every((one) => holds(one, slots)) ? 0 : 1] : branches.find(isTold);
    return branch === undefined || !isTold(branch) ? [] : listUses(branch, slots);
  });
}

/** Where an act uses a food of one of these roles. */
function findHost({ words }: Act, { slots }: Filling, roles: readonly Role[]): Host | undefined {
  for (const use of listUses(parseTemplate(words), slots)) {
    const host = use.slots.find(
      (slot) => !isOfTable(slot) && foodsOf(slot, slots).some((food) => hasRole(food, roles)),
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

function isRefused({ wants, out = [] }: DishRow, { beside }: Host, { food }: Item): boolean {
  return (
    out.some(([of]) => of.some((selector) => isOf(selector, food))) ||
    beside.some((slot) => wants[slot]?.not?.some((selector) => isOf(selector, food)))
  );
}

function placePlant(item: Item, filling: Filling, acts: readonly Act[]): Place | null {
  let best: (Place & { readonly strain: number }) | null = null;
  for (const [at, act] of acts.entries()) {
    const host = findHost(act, filling, PLANTS);
    if (host === undefined || !isOpen(filling.row, host) || isRefused(filling.row, host, item)) continue;
    const strain = readStrain(item.food, acts, at);
    if (strain !== null && (best === null || strain < best.strain)) best = { ...host, at, strain };
  }
  return best;
}

/** Of the kitchen that the dish is of, as far as either says. */
function isAtHome({ food }: Item, slots: Filling['slots']): boolean {
  const homes = listFoods(slots).flatMap((one) => (one.staple > 0 ? [] : one.cuisines));
  return (
    food.staple > 0 ||
    food.cuisines.length === 0 ||
    homes.length === 0 ||
    food.cuisines.some((one) => homes.includes(one))
  );
}

function placeSeasoning(item: Item, filling: Filling, acts: readonly Act[]): Place | null {
  if (!isAtHome(item, filling.slots)) return null;
  for (const [at, act] of acts.entries()) {
    // What has no heat of its own goes into what is eaten cold.
    const isHot = countHeated(acts, at) > 0;
    if (act.do === 'serve' || (isHot && Object.keys(item.food.heat).length === 0)) continue;
    const host = findHost(act, filling, SEASONED);
    if (host !== undefined && !isRefused(filling.row, host, item)) return { ...host, at };
  }
  return null;
}

/** The acts with this slot used along with its host, and spoken of along with it from then on. */
function joinHost(acts: readonly Act[], { at, host }: Place, slot: string): readonly Act[] {
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

interface Adopted {
  readonly want?: Want;
  readonly take?: Take;
  readonly acts: readonly Act[];
}

function adoptPlant(item: Item, slot: string, filling: Filling): Adopted | null {
  const { food } = item;
  const acts = listDone(filling);
  const place = placePlant(item, filling, acts);
  const act = place === null ? undefined : acts[place.at];
  if (place === null || act === undefined) return null;
  const method = (METHODS[act.do] ?? []).find((one) => food.heat[one]?.cut !== undefined);
  const cut =
    filling.row.wants[place.host]?.cut ?? (method === undefined ? food.cuts[0] : (`for-${method}` as const));
  const each = Math.min(MOST_GRAMS, usualGrams(food));
  const want: Want = { of: [food.id], each, may: true, ...(cut === undefined ? {} : { cut }) };
  return { want, acts: joinHost(acts, place, slot) };
}

function adoptSeasoning(item: Item, slot: string, filling: Filling): Adopted | null {
  const { id, amount } = item.food;
  const acts = listDone(filling);
  const place = placeSeasoning(item, filling, acts);
  if (place === null) return null;
  const take: Take = { of: [id], amount: amount.perServing, unit: amount.unit };
  return { take, acts: joinHost(acts, place, slot) };
}

/** Millilitres for each, and minutes in which its alcohol and its rawness go. */
const GLASS = 75;
const COOKED_OFF = 15;

function adoptPoured(item: Item, slot: string, filling: Filling): Adopted | null {
  const acts = listDone(filling);
  const at = acts.findIndex(
    (act) =>
      act.do === 'simmer' &&
      typeof act.water === 'number' &&
      act.water > GLASS &&
      lastsOf(act) >= COOKED_OFF &&
      act.words.includes('{water}'),
  );
  const act = acts[at];
  if (act === undefined || typeof act.water !== 'number') return null;
  const words = act.words.replace('{water}', `{${slot}} and {water}`);
  const poured: Act = { ...act, water: act.water - GLASS, words };
  return {
    want: { of: [item.food.id], each: GLASS, may: true },
    acts: acts.map((one, place) => (place === at ? poured : one)),
  };
}

/** What is stirred into a batter or into oats, and grams of it for each. */
const STIRRED: readonly CategoryId[] = ['chocolate', 'dried-fruit', 'nut', 'seed'];
const STIRS: readonly Role[] = ['baking', 'starch'];
const MIXES: readonly Verb[] = ['mix', 'whisk', 'mash'];
const MOST_STIRRED = 20;

function adoptStirred({ food }: Item, slot: string, filling: Filling): Adopted | null {
  const acts = listDone(filling);
  const at = acts.findIndex((act) => MIXES.includes(act.do) && findHost(act, filling, STIRS) !== undefined);
  const act = acts[at];
  const host = act === undefined ? undefined : findHost(act, filling, STIRS);
  if (!STIRRED.includes(food.category) || food.side === 'savoury' || host === undefined) return null;
  const want: Want = {
    of: [food.id],
    each: Math.min(MOST_STIRRED, usualGrams(food)),
    may: true,
    cut: 'chopped',
  };
  return { want, acts: joinHost(acts, { ...host, at }, slot) };
}

/** Whether the plate still has room for it: two more vegetables, one starch, nothing twice, nothing that wants a night. */
function hasRoom({ food }: Item, slots: Filling['slots']): boolean {
  if (isDriedLegume(food) || listFoods(slots).some(({ id }) => id === food.id)) return false;
  if (!hasRole(food, PLANTS)) return true;
  const adopted = [...slots.keys()].filter((slot) => slot.startsWith(ADOPTED));
  const plants = adopted.flatMap((slot) => foodsOf(slot, slots)).filter((one) => hasRole(one, PLANTS));
  if (plants.length >= MOST_PLANTS) return false;
  return !hasRole(food, ['starch']) || !holdsAny(slots, STARCHY);
}

function adoptItem(item: Item, slot: string, filling: Filling): Adopted | null {
  const { side, family, measured } = filling.row;
  if (side === 'sweet' || family === 'breakfast') return adoptStirred(item, slot, filling);
  // A sweet thing in a savoury dish, a juice in a stew: left to the cook.
  if (measured || item.food.side === 'sweet') return null;
  if (hasRole(item.food, PLANTS)) return adoptPlant(item, slot, filling);
  if (hasRole(item.food, SEASONINGS)) return adoptSeasoning(item, slot, filling);
  return isPoured(item.food) ? adoptPoured(item, slot, filling) : null;
}

/** The filling with what it takes in; itself where that is nothing. */
export function adopt(filling: Filling, kitchen: Kitchen): Filling {
  if (kitchen.guest?.kind === 'infant') return filling;
  let grown = filling;
  for (const item of listSpare(filling.slots, kitchen)) {
    const { row, slots } = grown;
    const slot = `${ADOPTED}${slots.size}`;
    const adopted = hasRoom(item, slots) ? adoptItem(item, slot, grown) : null;
    if (adopted === null) continue;
    const { want, take, acts } = adopted;
    grown = {
      row: {
        ...row,
        ...(want === undefined ? {} : { wants: { ...row.wants, [slot]: want } }),
        ...(take === undefined ? {} : { takes: { ...row.takes, [slot]: take } }),
        acts,
      },
      slots: new Map<string, Filler>([...slots, [slot, { items: [item] }]]),
    };
  }
  return grown;
}
