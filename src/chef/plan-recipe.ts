// Chooses the dish: every dish that the list allows is drafted, verified and scored, and the best draft is kept.

import type { Role } from '../food/food.ts';
import { CannotCook } from './cannot-cook.ts';
import type { Dish } from './dish.ts';
import { cookWays, solo } from './dishes/alone/solo.ts';
import { BABY_DISHES } from './dishes/baby-food.ts';
import { DISHES } from './dishes.ts';
import type { Draft } from './draft.ts';
import { hurry } from './hurry.ts';
import type { Item, Kitchen } from './kitchen.ts';
import { rankBook } from './plan/rank-book.ts';
import { isLate, rateLateness, scoreDraft, usedItems, weighList } from './score-draft.ts';
import { planHelpings } from './second-helping.ts';
import { isWholeRoast } from './slots.ts';
import { verifyDraft } from './verify-draft.ts';

export interface Candidate {
  readonly dish: Dish;
  readonly draft: Draft;
  readonly score: number;
  /** Whether it takes longer than there is time for, and so does everything else that the list makes. */
  readonly nothingFits: boolean;
  /** Too poor for a further idea, and good enough where the rules hold all the others back. */
  readonly isSpare?: true;
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
  const holds = ({ draft }: Candidate): boolean => verifyDraft(draft, kitchen).length === 0;
  const titles = new Set<string>();
  const listed = weighList(kitchen.items);
  for (const { dish, draft } of isForBaby(kitchen) ? [] : rankBook(kitchen)) {
    const one = rate(dish, draft, kitchen, listed);
    if (titles.has(draft.title) || !holds(one)) continue;
    titles.add(draft.title);
    yield helpAgain(one, kitchen, holds);
  }
  const candidates = rankDishes(kitchen);
  let ways: readonly Candidate[] | undefined;
  const listWays = (): readonly Candidate[] => {
    ways ??= rankWays(kitchen);
    return ways;
  };
  const best = chooseBest(candidates, listWays, kitchen, holds);
  if (best === undefined) {
    yield* listLast(kitchen, holds);
    return;
  }
  const nothingFits =
    isLate(best.draft, kitchen) &&
    ![...candidates, ...listWays()].some((one) => !isLate(one.draft, kitchen) && holds(one));
  const tell = (one: Candidate): Candidate => ({ ...helpAgain(one, kitchen, holds), nothingFits });
  if (!titles.has(best.draft.title)) yield tell(best);
  titles.add(best.draft.title);
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
  for (const one of candidates) {
    if (titles.has(one.draft.title) || !holds(one)) continue;
    titles.add(one.draft.title);
    yield { ...tell(one), isSpare: true };
  }
}

/** Where no dish of the old engine will do: the rows of the book, however little of the list they honour. */
function* listLast(kitchen: Kitchen, holds: (one: Candidate) => boolean): Generator<Candidate, undefined> {
  const listed = weighList(kitchen.items);
  for (const { dish, draft } of isForBaby(kitchen) ? [] : rankBook(kitchen, 'any')) {
    const one = rate(dish, draft, kitchen, listed);
    if (holds(one)) yield one;
  }
}

/** The same dish with more of what is plentiful, where the plates have room for it and no time is lost. */
function helpAgain(one: Candidate, kitchen: Kitchen, holds: (one: Candidate) => boolean): Candidate {
  const helpings = planHelpings(one.draft, one.dish.family, kitchen);
  const { title, minutes } = one.draft;
  const full = helpings === null ? null : cookOrNot(one.dish, { ...kitchen, helpings });
  if (full === null || full.title !== title) return one;
  const again = { ...one, draft: full.told === undefined ? hurry(full, kitchen) : full };
  const most = Math.max(minutes.total, kitchen.maxMinutes ?? Infinity);
  return again.draft.minutes.total <= most && holds(again) ? again : one;
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
  if (meal !== undefined) return findFuller(meal) ?? keepTime(preferDish(meal, meals, holds), meals);
  const first = candidates.find(holds);
  if (first === undefined) return undefined;
  const quick = isLate(first.draft, kitchen)
    ? listWays().find((one) => isFine(one) && holds(one))
    : undefined;
  if (quick !== undefined) return findFuller(quick) ?? quick;
  return findLateMeal(first) ?? preferDish(first, candidates, holds);

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
          one.score >= chosen.score - POORER &&
          (one.dish.id !== solo.id || chosen.dish.id === solo.id) &&
          weighList(usedItems(one.draft)) >= least &&
          needed.every((item) => usedItems(one.draft).includes(item)) &&
          holds(one),
      ) ?? chosen
    );
  }

  /** A dish that makes a meal of the list, ten minutes late, sooner than one food in time that leaves most of it out. */
  function findFuller(meal: Candidate): Candidate | undefined {
    if (kitchen.maxMinutes === null) return undefined;
    const most = kitchen.maxMinutes + Math.min(TEN_LATE, kitchen.maxMinutes / 2);
    const isPlain = meal.dish.id === solo.id;
    const least = weighList(usedItems(meal.draft)) + (isPlain ? FULLER_THAN_PLAIN : FULLER);
    const gain = (one: Candidate): number => one.score + rateLateness(one.draft, kitchen) - meal.score;
    return candidates.find(
      (one) =>
        one.draft.minutes.total <= most &&
        isMeal(one) &&
        gain(one) >= (isPlain ? PLAIN_MARGIN : FULL_MARGIN) &&
        weighList(usedItems(one.draft)) >= least &&
        holds(one),
    );
  }

  /** Supper a little late, sooner than a pudding or a side dish in time that lets the meat wait. */
  function findLateMeal(one: Candidate): Candidate | undefined {
    const most = (kitchen.maxMinutes ?? 0) * LATEST;
    return isMeal(one)
      ? undefined
      : [...candidates, ...listWays()].find(
          (one) => isMeal(one) && one.draft.minutes.total <= most && holds(one),
        );
  }
}

/** Of what a dish that takes too long uses of the list, by worth. */
const NEARLY_ALL = 0.85;
const POORER = 1;
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

const FULL_MARGIN = 2;
const FULLER = 0.7;
const FULLER_THAN_PLAIN = 0.45;

/** Minutes. */
const TEN_LATE = 10;

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
    if (draft !== null) candidates.push(rate(dish, hurry(draft, kitchen), kitchen, listed));
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
