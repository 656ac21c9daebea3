// How good a draft is: what it uses of the list and how gladly that meets, what must be bought, and how late it is.

import type { Role } from '../food/food.ts';
import type { Food } from '../food/foods.ts';
import type { Dish } from './dish.ts';
import type { Draft } from './draft.ts';
import { forsake } from './forsake.ts';
import type { Item, Kitchen } from './kitchen.ts';
import { usualGrams } from './usual-amounts.ts';

/** By main role; what is not named here is seasoning. */
const WORTH: Readonly<Partial<Record<Role, number>>> = {
  protein: 1,
  egg: 1,
  vegetable: 0.8,
  leaf: 0.8,
  fruit: 0.8,
  legume: 0.85,
  starch: 0.8,
  bread: 0.75,
  cheese: 0.6,
  dairy: 0.6,
  cured: 0.6,
  'ready-made': 0.6,
  liquid: 0.5,
  sauce: 0.45,
  herb: 0.4,
  acid: 0.4,
  aromatic: 0.4,
};

/** How sorely a food would be missed: what spoils and what carries a meal counts most. */
function weigh(item: Item): number {
  const { roles, perish, staple, category } = item.food;
  if (staple > 0) return staple === 2 ? 0.05 : 0.15;
  const base = category === 'tinned-tomato' ? 0.6 : (WORTH[roles[0]] ?? 0.35);
  return base + (perish === 2 ? 0.2 : 0);
}

export function weighList(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + weigh(item), 0);
}

/** Beyond the limit by so much of it, a dish still comes before a poorer one that keeps it; the notes say so. */
const GRACE = 1.25;
/** Minutes are told by fives. */
const LEAST_GRACE = 5;
const SHORTEST = 15;

/** How long a dish may take before it is late indeed. */
export function readGrace(maxMinutes: number): number {
  return Math.max(maxMinutes * GRACE, maxMinutes < SHORTEST ? 0 : maxMinutes + LEAST_GRACE);
}

export function isLate(draft: Draft, { maxMinutes }: Kitchen): boolean {
  return maxMinutes !== null && draft.minutes.total > readGrace(maxMinutes);
}

/** What being late costs a dish: little where it is a few minutes, and more the later it is. */
export function rateLateness({ minutes }: Draft, { maxMinutes }: Kitchen): number {
  if (maxMinutes === null || minutes.total <= maxMinutes) return 0;
  return minutes.total <= readGrace(maxMinutes) ? 1.6 : 4 + Math.min(4, minutes.total / maxMinutes - 1);
}

export function usedItems(draft: Draft): readonly Item[] {
  const used: Item[] = [];
  for (const { item } of draft.parts) if (item !== null) used.push(item);
  return used;
}

/** What only comes to the table with the dish is used, and yet no part of it. */
const BESIDE_WORTH = 0.6;

/** Beyond this, by worth, a list is too long for one dish and what is left out no longer counts against it. */
const MISSED_CAP = 3.5;

/** Of a pack of gnocchi a spoonful in a soup is no use made of it: 1 from half of what would feed so many. */
function readShare({ food, grams }: Item, used: number, servings: number): number {
  if (grams === null || WORTH[food.roles[0]] === undefined) return 1;
  return Math.min(
    1,
    ((food.roles[0] === 'egg' ? 1.5 : 2) * used) / Math.min(grams, usualGrams(food) * servings),
  );
}

/** `listed` is the worth of everything on the list. */
export function scoreDraft(dish: Dish, draft: Draft, kitchen: Kitchen, listed: number): number {
  const used = usedItems(draft);
  let served = 0;
  let weight = 0;
  let mains = 0;
  for (const { item, grams } of draft.parts) {
    if (item === null) continue;
    const worth = weigh(item);
    served += worth * (draft.beside.includes(item) ? BESIDE_WORTH : readShare(item, grams, kitchen.servings));
    weight += worth;
    if (worth >= 0.5) mains += 1;
  }
  let bought = 0;
  let cupboard = 0;
  for (const part of draft.parts) {
    if (part.from === 'to-buy') bought += 1;
    if (part.from === 'cupboard' && part.food.staple < 2) cupboard += 1;
  }
  const cover = listed === 0 ? 0 : served / listed;
  const missed = Math.min(MISSED_CAP, listed - weight);
  const crowding = Math.max(0, mains - 8);
  const thin = draft.plate[0] > 0 && weighPlate(draft) < draft.plate[0] * 0.75 ? 0.6 : 0;
  const forsaken = forsake(dish, used, kitchen);
  return (
    3.6 * cover -
    0.5 * missed +
    1.6 * draft.fit +
    1.2 * matchTastes(used, kitchen.items) +
    0.6 * dish.prior -
    0.7 * bought -
    0.1 * cupboard -
    0.4 * crowding -
    thin -
    rateLateness(draft, kitchen) -
    (draft.minutes.total > 90 ? 0.3 : 0) -
    forsaken
  );
}

/** Grams on one plate. */
export function weighPlate(draft: Draft): number {
  return (
    draft.parts.reduce((sum, part) => sum + (part.food.staple === 2 ? 0 : part.grams), 0) / draft.servings
  );
}

/** -1 to 1: how gladly the foods meet; one clash weighs more than many good pairs. */
function matchTastes(used: readonly Item[], listed: readonly Item[]): number {
  const tastes = readTastes(listed);
  const mains: number[] = [];
  for (const item of used) if (item.food.staple === 0) mains.push(listed.indexOf(item));
  if (mains.length < 2) return 0.4;
  let sum = 0;
  let clashes = 0;
  for (const one of mains) {
    let best = 0.1;
    for (const other of mains) {
      const taste = tastes[one]?.[other];
      if (taste === undefined || one === other) continue;
      if (taste.clashes) clashes += 1;
      if (taste.link > best) best = taste.link;
    }
    sum += best;
  }
  return sum / mains.length - clashes * 0.75;
}

interface Taste {
  readonly clashes: boolean;
  readonly link: number;
}

/** How each thing of a list meets each other one, by their places in it: every dish that holds both asks. */
const TASTES = new WeakMap<readonly Item[], readonly (readonly Taste[])[]>();

function readTastes(listed: readonly Item[]): readonly (readonly Taste[])[] {
  let known = TASTES.get(listed);
  if (known === undefined) {
    known = listed.map((one) =>
      listed.map((other) => ({ clashes: clash(one, other), link: link(one, other) })),
    );
    TASTES.set(listed, known);
  }
  return known;
}

function isAmong(names: Food['goesWith'], { food }: Item): boolean {
  return names !== undefined && (names.includes(food.id) || names.includes(food.category));
}

export function clash(one: Item, other: Item): boolean {
  return isAmong(one.food.clashesWith, other);
}

function link(one: Item, other: Item): number {
  if (isAmong(one.food.goesWith, other) || isAmong(other.food.goesWith, one)) return 1;
  return one.food.cuisines.some((cuisine) => other.food.cuisines.includes(cuisine)) ? 0.5 : 0.2;
}
