// Chooses the dish: every dish that the list allows is drafted, verified and scored, and the best draft is kept.

import type { Role } from '../food/food.ts';
import type { Food } from '../food/foods.ts';
import { CannotCook } from './cannot-cook.ts';
import type { Dish } from './dish.ts';
import { cookWays, solo } from './dishes/alone/solo.ts';
import { BABY_DISHES } from './dishes/baby-food.ts';
import { DISHES } from './dishes.ts';
import type { Draft } from './draft.ts';
import { forsake } from './forsake.ts';
import type { Item, Kitchen } from './kitchen.ts';
import { isWholeRoast } from './slots.ts';
import { verifyDraft } from './verify-draft.ts';

export interface Candidate {
  readonly dish: Dish;
  readonly draft: Draft;
  readonly score: number;
  /** Whether it takes longer than there is time for, and so does everything else that the list makes. */
  readonly nothingFits: boolean;
}

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

/** A later idea may be this much worse than the best and no more. */
const IDEA_RANGE = 4;

/** Of what the best idea uses of the list, by worth, a later one uses at least this share. */
const LEAST_SHARE = 0.4;

/** So many times that share where what was to be sweet turns savoury, or the other way round. */
const TURNED = 1.8;

/**
 * The ideas for a list, best first: the best draft that holds, then other dishes, first of another family, none much
 * worse than the best, and at last single foods in their own ways. Each is sought only when it is asked for, because
 * verifying costs more than scoring. Ties fall to the order of the registry.
 */
export function* listIdeas(kitchen: Kitchen): Generator<Candidate, undefined> {
  const candidates = rankDishes(kitchen);
  const holds = ({ draft }: Candidate): boolean => verifyDraft(draft, kitchen).length === 0;
  let ways: readonly Candidate[] | undefined;
  const listWays = (): readonly Candidate[] => {
    ways ??= rankWays(kitchen);
    return ways;
  };
  const best = chooseBest(candidates, listWays, kitchen, holds);
  if (best === undefined) return;
  const nothingFits =
    isLate(best.draft, kitchen) &&
    ![...candidates, ...listWays()].some((one) => !isLate(one.draft, kitchen) && holds(one));
  const tell = (one: Candidate): Candidate => (nothingFits ? { ...one, nothingFits } : one);
  yield tell(best);
  const titles = new Set([best.draft.title]);
  const families = new Set([best.dish.family]);
  const least = LEAST_SHARE * weighList(cookedItems(best.draft));
  const isWorthy = (one: Candidate): boolean =>
    one.score >= best.score - IDEA_RANGE &&
    weighList(cookedItems(one.draft)) >= (best.dish.side === one.dish.side ? 1 : TURNED) * least &&
    (isLate(best.draft, kitchen) || !isLate(one.draft, kitchen));
  for (const pool of [() => candidates.filter((one) => one.dish.id !== solo.id), listWays]) {
    let left = pool().filter((one) => one !== best && isWorthy(one));
    while (left.length > 0) {
      const worth = (one: Candidate): number => one.score - (families.has(one.dish.family) ? 1 : 0);
      const next = left.reduce((found, one) => (worth(one) > worth(found) ? one : found));
      left = left.filter((one) => one !== next);
      if (titles.has(next.draft.title) || !holds(next)) continue;
      titles.add(next.draft.title);
      families.add(next.dish.family);
      yield tell(next);
    }
  }
}

/** Single foods in their own ways. */
function rankWays(kitchen: Kitchen): readonly Candidate[] {
  const listed = weighList(kitchen.items);
  return (isForBaby(kitchen) ? [] : cookWays(kitchen)).map((draft) => rate(solo, draft, kitchen, listed));
}

/** A meal that is in time; else a single food that is; else the best there is. */
function chooseBest(
  candidates: readonly Candidate[],
  listWays: () => readonly Candidate[],
  kitchen: Kitchen,
  holds: (one: Candidate) => boolean,
): Candidate | undefined {
  const isMeal = servesMain(kitchen);
  const isFine = (one: Candidate): boolean => isMeal(one) && !isLate(one.draft, kitchen);
  const meals = candidates.filter(isFine);
  const meal = meals.find(holds);
  if (meal !== undefined) return keepTime(preferDish(meal, meals, holds), meals);
  const first = candidates.find(holds);
  if (first === undefined) return undefined;
  const quick = isLate(first.draft, kitchen)
    ? listWays().find((one) => isFine(one) && holds(one))
    : undefined;
  return quick ?? findLateMeal(first) ?? preferDish(first, candidates, holds);

  /** Some minutes too long only where nothing that is in time makes nearly as much of the list. */
  function keepTime(chosen: Candidate, others: readonly Candidate[]): Candidate {
    const most = kitchen.maxMinutes ?? chosen.draft.minutes.total;
    if (chosen.draft.minutes.total <= most) return chosen;
    const wanted = usedItems(chosen.draft);
    const least = NEARLY_ALL * weighList(wanted);
    const needed = wanted.filter(({ food }) => CARRIES.includes(food.roles[0]));
    return (
      others.find(
        (one) =>
          one.draft.minutes.total <= most &&
          one.dish.side === chosen.dish.side &&
          weighList(usedItems(one.draft)) >= least &&
          needed.every((item) => usedItems(one.draft).includes(item)) &&
          holds(one),
      ) ?? chosen
    );
  }

  /** Supper a little late, sooner than a pudding in time that lets the meat wait. */
  function findLateMeal({ dish }: Candidate): Candidate | undefined {
    const most = (kitchen.maxMinutes ?? 0) * LATEST;
    return dish.side === 'savoury'
      ? undefined
      : [...candidates, ...listWays()].find(
          (one) => isMeal(one) && one.draft.minutes.total <= most && holds(one),
        );
  }
}

/** Of what a dish that takes too long uses of the list, by worth. */
const NEARLY_ALL = 0.7;
/** Without these it would be another meal. */
const CARRIES: readonly Role[] = ['protein', 'egg', 'legume', 'starch', 'bread'];

/** So many times the minutes there are, and no more, may a supper take in a pudding's place. */
const LATEST = 2;

/** Raw meat or fish: bought for a meal, and soon spoilt. */
function isRawMain({ food, state }: Item): boolean {
  return (
    food.roles[0] === 'protein' &&
    food.core !== undefined &&
    (food.form === 'fresh' || food.form === 'frozen') &&
    !/cooked|leftover/.test(state) &&
    food.origins.some((origin) => RAW_ORIGINS.has(origin))
  );
}

const RAW_ORIGINS: ReadonlySet<string> = new Set([
  'pork',
  'meat',
  'poultry',
  'game',
  'rabbit',
  'fish',
  'fish-without-scales',
  'shellfish',
]);

/** Whether a dish cooks the weightiest raw meat or fish of the list; of those that say no weight any will do. */
function servesMain(kitchen: Kitchen): (one: Candidate) => boolean {
  const mains = kitchen.items.filter(isRawMain);
  const heft = (item: Item): number => item.grams ?? (isWholeRoast(item.food) ? 1500 : 300);
  const most = Math.max(0, ...mains.map(heft));
  const weightiest = mains.filter((item) => heft(item) === most);
  return ({ draft }) => weightiest.length === 0 || usedItems(draft).some((item) => weightiest.includes(item));
}

/** What goes into the dish itself, and not only to the table with it. */
function cookedItems(draft: Draft): readonly Item[] {
  return usedItems(draft).filter((item) => !draft.beside.includes(item));
}

/** A plain frame gives way to a dish that makes clearly more of the list, though the frame scored a little better. */
function preferDish(
  first: Candidate,
  candidates: readonly Candidate[],
  holds: (one: Candidate) => boolean,
): Candidate {
  if (first.dish.id !== solo.id) return first;
  const used = weighList(usedItems(first.draft));
  return (
    candidates.find(
      (one) =>
        one !== first &&
        one.score >= first.score - PLAIN_MARGIN &&
        weighList(usedItems(one.draft)) >= used + CLEARLY_MORE &&
        holds(one),
    ) ?? first
  );
}

/** About one main food, by worth. */
const CLEARLY_MORE = 0.9;

const PLAIN_MARGIN = 2;

function weighList(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + weigh(item), 0);
}

/** Beyond the limit by so much of it, a dish still comes before a poorer one that keeps it; the notes say so. */
export const GRACE = 1.25;

function isLate(draft: Draft, kitchen: Kitchen): boolean {
  return kitchen.maxMinutes !== null && draft.minutes.total > kitchen.maxMinutes * GRACE;
}

/** What being late costs a dish: little where it is a few minutes, and more the later it is. */
function rateLateness({ minutes }: Draft, { maxMinutes }: Kitchen): number {
  if (maxMinutes === null || minutes.total <= maxMinutes) return 0;
  const over = minutes.total / maxMinutes;
  return over <= GRACE ? 1.6 : 4 + Math.min(4, over - 1);
}

function isForBaby({ guest }: Kitchen): boolean {
  return guest?.kind === 'infant';
}

/** A draft of every dish that the list and the equipment allow, best first. */
function rankDishes(kitchen: Kitchen): readonly Candidate[] {
  const listed = weighList(kitchen.items);
  const candidates: Candidate[] = [];
  const isEquipped = kitchen.equipment === null;
  for (const dish of isForBaby(kitchen) ? BABY_DISHES : DISHES) {
    if (!isEquipped && !dish.needs.every((equipment) => kitchen.has(equipment))) continue;
    const draft = cookOrNot(dish, kitchen);
    if (draft !== null) candidates.push(rate(dish, draft, kitchen, listed));
  }
  return candidates.sort((a, b) => b.score - a.score);
}

function rate(dish: Dish, draft: Draft, kitchen: Kitchen, listed: number): Candidate {
  return { dish, draft, score: scoreDraft(dish, draft, kitchen, listed), nothingFits: false };
}

function cookOrNot(dish: Dish, kitchen: Kitchen): Draft | null {
  try {
    return dish.cook(kitchen);
  } catch (problem) {
    if (problem instanceof CannotCook) return null;
    throw problem;
  }
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

/** `listed` is the worth of everything on the list. */
function scoreDraft(dish: Dish, draft: Draft, kitchen: Kitchen, listed: number): number {
  const used = usedItems(draft);
  let served = 0;
  let weight = 0;
  let mains = 0;
  for (const item of used) {
    const worth = weigh(item);
    served += worth * (draft.beside.includes(item) ? BESIDE_WORTH : 1);
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
