// Chooses the dish: every dish that the list allows is drafted, verified and scored, and the best draft is kept.

import type { Role } from '../food/food.ts';
import type { Dish } from './dish.ts';
import { DISHES } from './dishes.ts';
import type { Draft } from './draft.ts';
import type { Item, Kitchen } from './kitchen.ts';
import { CannotCook } from './start-draft.ts';
import { verifyDraft } from './verify-draft.ts';

export interface Candidate {
  readonly dish: Dish;
  readonly draft: Draft;
  readonly score: number;
}

/** By main role; what is not named here is seasoning. */
const WORTH: Readonly<Partial<Record<Role, number>>> = {
  protein: 1,
  egg: 1,
  vegetable: 0.8,
  leaf: 0.8,
  fruit: 0.8,
  legume: 0.75,
  starch: 0.75,
  bread: 0.75,
  cheese: 0.6,
  dairy: 0.6,
  cured: 0.6,
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
const IDEA_RANGE = 3.2;

/** All drafts that hold, best first. Ties fall to the order of the registry. */
export function planCandidates(kitchen: Kitchen): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const dish of DISHES) {
    if (!dish.needs.every((equipment) => kitchen.has(equipment))) continue;
    const draft = cookOrNot(dish, kitchen);
    if (draft !== null) candidates.push({ dish, draft, score: scoreDraft(dish, draft, kitchen) });
  }
  const sorted = candidates.sort((a, b) => b.score - a.score);
  const holding: Candidate[] = [];
  // Verifying costs more than scoring, and what is far below the best that holds is never chosen.
  for (const candidate of sorted) {
    const best = holding[0];
    if (best !== undefined && candidate.score < best.score - IDEA_RANGE) break;
    if (verifyDraft(candidate.draft, kitchen).length === 0) holding.push(candidate);
  }
  return holding;
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
  return draft.parts.flatMap((part) => (part.item === null ? [] : [part.item]));
}

function scoreDraft(dish: Dish, draft: Draft, kitchen: Kitchen): number {
  const used = usedItems(draft);
  const total = kitchen.items.reduce((sum, item) => sum + weigh(item), 0);
  const cover = total === 0 ? 0 : used.reduce((sum, item) => sum + weigh(item), 0) / total;
  const bought = draft.parts.filter((part) => part.from === 'to-buy').length;
  const cupboard = draft.parts.filter((part) => part.from === 'cupboard' && part.food.staple < 2).length;
  const crowding = Math.max(0, used.filter((item) => item.food.staple === 0).length - 9);
  const thin = draft.plate[0] > 0 && weighPlate(draft) < draft.plate[0] * 0.75 ? 0.6 : 0;
  const forsaken = forsake(dish, used, kitchen);
  const late = kitchen.maxMinutes !== null && draft.minutes.total > kitchen.maxMinutes ? 5 : 0;
  return (
    3.6 * cover +
    1.6 * draft.fit +
    1.2 * matchTastes(used) +
    0.6 * dish.prior -
    0.7 * bought -
    0.1 * cupboard -
    0.5 * crowding -
    thin -
    late -
    (draft.minutes.total > 90 ? 0.3 : 0) -
    forsaken
  );
}

/** Meat and fish that are listed want to be eaten: a dish without them, or a sweet one, must be very good indeed. */
function forsake(dish: Dish, used: readonly Item[], kitchen: Kitchen): number {
  const mains = kitchen.items.filter((item) => item.food.roles[0] === 'protein' && item.food.staple === 0);
  const savoury = kitchen.items.some((item) => ['cured', 'legume'].includes(item.food.roles[0]));
  if (dish.side === 'sweet' && (mains.length > 0 || savoury)) return 2.5;
  if (mains.length === 0) return 0;
  const left = mains.filter((item) => !used.includes(item));
  if (left.length === 0) return 0;
  const raw = left.some((item) => item.food.perish > 0 || item.food.form === 'cooked');
  return (used.some((item) => item.food.roles[0] === 'protein') ? 0.2 : 0.8) + (raw ? 0.4 : 0);
}

/** Grams on one plate. */
export function weighPlate(draft: Draft): number {
  return (
    draft.parts.reduce((sum, part) => sum + (part.food.staple === 2 ? 0 : part.grams), 0) / draft.servings
  );
}

/** -1 to 1: how gladly the foods meet; one clash weighs more than many good pairs. */
function matchTastes(items: readonly Item[]): number {
  const mains = items.filter((item) => item.food.staple === 0);
  if (mains.length < 2) return 0.4;
  let sum = 0;
  let clashes = 0;
  for (const one of mains) {
    let best = 0.1;
    for (const other of mains) {
      if (one === other) continue;
      if (clash(one, other)) clashes += 1;
      best = Math.max(best, link(one, other));
    }
    sum += best;
  }
  return sum / mains.length - clashes * 0.75;
}

function names(item: Item): readonly string[] {
  return [item.food.id, item.food.category];
}

export function clash(one: Item, other: Item): boolean {
  return (one.food.clashesWith ?? []).some((name) => names(other).includes(name));
}

function link(one: Item, other: Item): number {
  const glad = (a: Item, b: Item): boolean => (a.food.goesWith ?? []).some((name) => names(b).includes(name));
  if (glad(one, other) || glad(other, one)) return 1;
  return one.food.cuisines.some((cuisine) => other.food.cuisines.includes(cuisine)) ? 0.5 : 0.2;
}

/** The idea asked for: 0 the best, later ones other dishes first of another family, none much worse than the best. */
export function chooseIdea(candidates: readonly Candidate[], idea: number): Candidate | undefined {
  const best = candidates[0];
  if (best === undefined || idea === 0) return best;
  const chosen: Candidate[] = [best];
  while (chosen.length <= idea) {
    const next = candidates
      .filter((one) => !chosen.includes(one) && one.dish.id !== 'solo')
      .map((one) => ({
        one,
        worth: one.score - (chosen.some((before) => before.dish.family === one.dish.family) ? 1 : 0),
      }))
      .sort((a, b) => b.worth - a.worth)[0]?.one;
    if (next === undefined || next.score < best.score - IDEA_RANGE) break;
    chosen.push(next);
  }
  return chosen[idea % chosen.length];
}
