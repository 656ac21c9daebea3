// A dish takes in what the list still holds and it has no slot for: a vegetable among its vegetables, a paste among its
// spices, beer or gravy in its water. Food records say how long and where; the row's own acts say whether that fits.

import type { CategoryId } from '../../food/categories.ts';
import type { Role } from '../../food/food.ts';
import type { Food } from '../../food/foods.ts';
import type { DishFamily } from '../dish.ts';
import { holdsAll, listDone, openSlots, type ReadSlot } from '../language/done-acts.ts';
import { type Filling, isOf, listFoods } from '../language/match.ts';
import type { Act, DishRow, Take, Verb, Want } from '../language/row.ts';
import { isBorneOutBy, type Node, parseTemplate } from '../language/template.ts';
import { usualGrams } from '../measure/usual-amounts.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import { isDriedLegume } from '../slots.ts';
import { holdsAny, listSpare, STARCHY } from './lay-plate.ts';
import { countHeated, lastsOf, METHODS, readStrain } from './read-strain.ts';
import { isOfElsewhere } from './score-draft.ts';
import { isOfTable } from './set-table.ts';

type Use = Extract<Node, { kind: 'use' }>;

/** A filling as far as it has grown, with the acts that are done. */
interface Dish extends Filling {
  readonly acts: readonly Act[];
  readonly read: ReadSlot;
}

/** The slot whose food something joins, and all that is used along with it. */
interface Host {
  readonly host: string;
  readonly beside: readonly string[];
}

interface Place extends Host {
  /** The place of the act among those that are told. */
  readonly at: number;
}

/** Pasta, noodles and grain want a pot of water of their own. */
const isDryStarch = ({ roles, form }: Food): boolean => roles[0] === 'starch' && form === 'dry';
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
function listUses(nodes: readonly Node[], read: ReadSlot): readonly Use[] {
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
function findHost({ words }: Act, read: ReadSlot, roles: readonly Role[]): Host | undefined {
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

function isRefused({ wants, out = [] }: DishRow, { beside }: Host, { food }: Item): boolean {
  return (
    out.some(([of]) => of.some((selector) => isOf(selector, food))) ||
    beside.some((slot) => wants[slot]?.not?.some((selector) => isOf(selector, food)))
  );
}

const FRIES: readonly Verb[] = ['soften', 'fry', 'brown', 'wilt'];

function placePlant(item: Item, { row, acts, read }: Dish): Place | null {
  let best: (Place & { readonly strain: number }) | null = null;
  for (const [at, act] of acts.entries()) {
    const host = findHost(act, read, PLANTS);
    if (host === undefined || !isOpen(row, host) || isRefused(row, host, item)) continue;
    // Beans in their sauce do not fry.
    if (item.food.form === 'tinned' && item.food.roles[0] === 'legume' && FRIES.includes(act.do)) continue;
    const strain = readStrain(item.food, acts, at);
    if (strain !== null && (best === null || strain < best.strain)) best = { ...host, at, strain };
  }
  return best;
}

function placeSeasoning(item: Item, { row, slots, acts, read }: Dish): Place | null {
  const { food } = item;
  if (food.staple === 0 && isOfElsewhere(food, listFoods(slots))) return null;
  // A dip and a pickle are eaten as they are.
  if (food.category === 'dip' || food.category === 'pickle') return null;
  // A seed crackles in fat before anything else; what is thick scorches beside an onion.
  const isThick = food.roles.some((role) => role === 'sauce' || role === 'condiment');
  const isLast = ({ do: verb }: Act): boolean =>
    food.category === 'whole-spice' ? !FRIES.includes(verb) : isThick && verb === 'soften';
  const ordered = [...acts.entries()].toSorted(
    ([, first], [, second]) => Number(isLast(first)) - Number(isLast(second)),
  );
  for (const [at, act] of ordered) {
    // What has no heat of its own goes into what is eaten cold.
    const isHot = countHeated(acts, at) > 0;
    if (act.do === 'serve' || (isHot && Object.keys(food.heat).length === 0)) continue;
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

function adoptPlant(item: Item, slot: string, dish: Dish): Adopted | null {
  const { food } = item;
  const place = placePlant(item, dish);
  const act = place === null ? undefined : dish.acts[place.at];
  if (place === null || act === undefined) return null;
  const method = (METHODS[act.do] ?? []).find((one) => food.heat[one]?.cut !== undefined);
  const cut =
    dish.row.wants[place.host]?.cut ?? (method === undefined ? food.cuts[0] : (`for-${method}` as const));
  const each = Math.min(MOST_GRAMS, usualGrams(food));
  const want: Want = { of: [food.id], each, may: true, ...(cut === undefined ? {} : { cut }) };
  return { want, acts: joinHost(dish.acts, place, slot) };
}

function adoptSeasoning(item: Item, slot: string, dish: Dish): Adopted | null {
  const { id, amount } = item.food;
  const place = placeSeasoning(item, dish);
  if (place === null) return null;
  const take: Take = { of: [id], amount: amount.perServing, unit: amount.unit };
  return { take, acts: joinHost(dish.acts, place, slot) };
}

const COOKED_HERBS: readonly CategoryId[] = ['hardy-herb', 'dried-herb'];
/** A leaf or a sprig for each. */
const SPRIG = 1;

/** A sprig or a dried herb goes in where its record has minutes for what is done. */
function adoptHerb(item: Item, slot: string, { acts, read, slots, row }: Dish): Adopted | null {
  const { food } = item;
  if (isOfElsewhere(food, listFoods(slots))) return null;
  for (const [at, act] of acts.entries()) {
    if (!(METHODS[act.do] ?? []).some((method) => food.heat[method] !== undefined)) continue;
    const host = findHost(act, read, SEASONED) ?? findHost(act, read, PLANTS);
    if (host === undefined || isRefused(row, host, item)) continue;
    const joined = joinHost(acts, { ...host, at }, slot);
    if (food.category === 'hardy-herb')
      return {
        want: {
          of: [food.id],
          each: SPRIG,
          may: true,
          ready: food.id === 'bay-leaf' ? '' : 'leaves picked and chopped',
        },
        acts: joined,
      };
    return { take: { of: [food.id], amount: food.amount.perServing, unit: food.amount.unit }, acts: joined };
  }
  return null;
}

/** Millilitres for each, and minutes in which its alcohol and its rawness go. */
const GLASS = 75;
const COOKED_OFF = 15;

/** The place of the first act that simmers in so much water, and so long. */
const findPot = (acts: readonly Act[], water: number, minutes: number): number =>
  acts.findIndex(
    (act) =>
      act.do === 'simmer' &&
      typeof act.water === 'number' &&
      act.water >= water &&
      lastsOf(act) >= minutes &&
      act.words.includes('{water}'),
  );

const isCube = ({ category, form }: Food): boolean => category === 'stock' && form === 'dry';
/** A cube in less is brine. */
const CUBE_WATER = 75;

/** A cube goes where there is water; how much of one, the measuring says (lean-fat.ts). */
function adoptCube({ food }: Item, slot: string, { acts }: Dish): Adopted | null {
  const at = findPot(acts, CUBE_WATER, 1);
  if (at < 0) return null;
  return {
    take: { of: [food.id], amount: 0.5, unit: food.amount.unit, ready: 'crumbled' },
    acts: acts.map((act, place) =>
      place === at ? { ...act, words: act.words.replace('{water}', `{${slot}} and {water}`) } : act,
    ),
  };
}

function adoptPoured(item: Item, slot: string, { acts }: Dish): Adopted | null {
  const at = findPot(acts, GLASS, COOKED_OFF);
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

function adoptStirred({ food }: Item, slot: string, { acts, read }: Dish): Adopted | null {
  if (!STIRRED.includes(food.category) || food.side === 'savoury') return null;
  for (const [at, act] of acts.entries()) {
    const host = MIXES.includes(act.do) ? findHost(act, read, STIRS) : undefined;
    if (host === undefined) continue;
    const each = Math.min(MOST_STIRRED, usualGrams(food));
    const want: Want = { of: [food.id], each, may: true, cut: 'chopped' };
    return { want, acts: joinHost(acts, { ...host, at }, slot) };
  }
  return null;
}

/** Whether the plate still has room for it: two more vegetables, one starch, nothing twice, nothing that wants a night. */
function hasRoom({ food }: Item, { slots, read }: Dish): boolean {
  if (isDriedLegume(food) || listFoods(slots).some(({ id }) => id === food.id)) return false;
  if (!hasRole(food, PLANTS)) return true;
  const adopted = [...slots.keys()].filter((slot) => slot.startsWith(ADOPTED));
  const plants = adopted.flatMap(read).filter((one) => hasRole(one, PLANTS));
  if (plants.length >= MOST_PLANTS) return false;
  return !hasRole(food, ['starch']) || !holdsAny(slots, STARCHY);
}

function adoptItem(item: Item, slot: string, dish: Dish): Adopted | null {
  const { side, family, measured } = dish.row;
  if (side === 'sweet' || family === 'breakfast') return adoptStirred(item, slot, dish);
  // A sweet thing in a savoury dish, a juice in a stew: left to the cook.
  if (measured || item.food.side === 'sweet') return null;
  if (isDryStarch(item.food)) return null;
  if (COOKED_HERBS.includes(item.food.category)) return adoptHerb(item, slot, dish);
  if (hasRole(item.food, PLANTS)) return adoptPlant(item, slot, dish);
  if (isCube(item.food)) return adoptCube(item, slot, dish);
  if (hasRole(item.food, SEASONINGS)) return adoptSeasoning(item, slot, dish);
  // A spoonful of mirin seasons; a glass of it is a syrup.
  return isPoured(item.food) && item.food.amount.unit !== 'tbsp' ? adoptPoured(item, slot, dish) : null;
}

function grow({ row, slots }: Filling, item: Item, slot: string, { want, take, acts }: Adopted): Filling {
  return {
    row: {
      ...row,
      ...(want === undefined ? {} : { wants: { ...row.wants, [slot]: want } }),
      ...(take === undefined ? {} : { takes: { ...row.takes, [slot]: take } }),
      acts,
    },
    slots: new Map([...slots, [slot, { items: [item] }]]),
  };
}

/** The filling with what it takes in; itself where that is nothing. */
export function adopt(filling: Filling, kitchen: Kitchen): Filling {
  if (kitchen.guest?.kind === 'infant') return filling;
  let grown = filling;
  for (const item of listSpare(filling.slots, kitchen)) {
    const read = openSlots(grown, kitchen.servings);
    const dish: Dish = { ...grown, read, acts: listDone(grown, read) };
    const slot = `${ADOPTED}${grown.slots.size}`;
    const adopted = hasRoom(item, dish) ? adoptItem(item, slot, dish) : null;
    if (adopted !== null) grown = grow(grown, item, slot, adopted);
  }
  return grown;
}
