// For how many the list is enough, which idea is asked for, and what is said where a wish cannot be kept.

import { writeMinutes } from '../recipe/read-minutes.ts';
import type { Part } from './draft.ts';
import { type Item, type Kitchen, openKitchen, type Wishes } from './kitchen.ts';
import { type Candidate, GRACE, listIdeas, weighPlate } from './plan-recipe.ts';
import type { WishReading } from './read-wishes.ts';

export interface Choice {
  readonly candidate: Candidate;
  readonly kitchen: Kitchen;
  readonly notes: readonly string[];
}

/**
 * The idea at a place, from 0. Where the food is too little for those to be fed, fewer are fed, and that is said: as
 * many as the first idea is enough for.
 */
export function planServings(
  items: readonly Item[],
  reading: WishReading,
): (place: number) => Choice | undefined {
  const { wishes, servingsAsked } = reading;
  const write = ({ candidate, kitchen }: Found): Choice => ({
    candidate,
    kitchen,
    notes: writeLimits(candidate, wishes.maxMinutes, kitchen.servings, wishes.servings, servingsAsked),
  });
  let settled: Plan | undefined;
  for (let servings = wishes.servings; servings >= 1; servings -= 1) {
    const find = planIdeas(items, { ...wishes, servings });
    const found = find(0);
    if (found === undefined) continue;
    settled = find;
    const { draft } = found.candidate;
    const enough = weighPlate(draft) >= draft.plate[0] * 0.6;
    if (enough || !draft.parts.some(isUsedUp)) break;
  }
  return (place) => {
    const found = settled?.(place);
    return found === undefined ? undefined : write(found);
  };
}

/** Nearly all that there is of it is in the dish: more of it would feed more. */
function isUsedUp({ item, grams }: Part): boolean {
  return item?.grams != null && grams > item.grams * 0.8;
}

type Found = Pick<Choice, 'candidate' | 'kitchen'>;
type Plan = (place: number) => Found | undefined;

const MOST_EXTRAS = 3;

/** Ideas of one kitchen by place; more may be bought where nothing else gives a recipe at all. */
function planIdeas(items: readonly Item[], wishes: Wishes): Plan {
  let kitchen = openKitchen(items, wishes);
  let ideas = listIdeas(kitchen);
  const known: Candidate[] = [];
  return (place) => {
    while (known.length <= place) {
      let next = ideas.next().value;
      if (next === undefined && known.length === 0 && kitchen.maxExtras < MOST_EXTRAS) {
        kitchen = openKitchen(items, { ...wishes, maxExtras: MOST_EXTRAS });
        ideas = listIdeas(kitchen);
        next = ideas.next().value;
      }
      if (next === undefined) return undefined;
      known.push(next);
    }
    const candidate = known[place];
    return candidate === undefined ? undefined : { candidate, kitchen };
  };
}

function writeLimits(
  candidate: Candidate,
  maxMinutes: number | null,
  servings: number,
  wanted: number,
  asked: boolean,
): readonly string[] {
  const notes: string[] = [];
  if (servings < wanted && asked) {
    notes.push(
      `There is enough here for ${servings}, not ${wanted}; double up on the main ingredient to feed more.`,
    );
  }
  if (maxMinutes !== null && candidate.draft.minutes.total > maxMinutes)
    notes.push(writeLateness(candidate, maxMinutes));
  return notes;
}

/** Why the time that there is was not kept to. */
function writeLateness({ draft, nothingFits }: Candidate, maxMinutes: number): string {
  const { total } = draft.minutes;
  if (nothingFits)
    return `Nothing on this list fits into ${maxMinutes} minutes: this takes ${writeMinutes(total)}.`;
  return total <= maxMinutes * GRACE
    ? `This takes ${total - maxMinutes === 1 ? '1 minute' : `${total - maxMinutes} minutes`} more than the ${maxMinutes} you have; a quicker dish would leave out the best of the list.`
    : `This takes ${writeMinutes(total)}, not ${maxMinutes} minutes; what is quicker leaves out the best of the list.`;
}
