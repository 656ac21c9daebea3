// For how many the list is enough, which idea is asked for, and what is said where a wish cannot be kept.

import type { Food } from '../../food/foods.ts';
import { writeMinutes } from '../../recipe/read-minutes.ts';
import type { Draft, Part } from '../draft.ts';
import { isKind, isRawFlesh } from '../language/facets.ts';
import { writeCounted, writePieces } from '../measure/count-pieces.ts';
import { usualGrams } from '../measure/usual-amounts.ts';
import { type Item, type Kitchen, openKitchen, type Wishes } from '../read/kitchen.ts';
import type { WishReading } from '../read/read-wishes.ts';
import { isFish, isWholeRoast } from '../slots.ts';
import { capitalise, listWords } from '../tell/list-words.ts';
import { type Candidate, listIdeas } from './list-ideas.ts';
import { readGrace, weighPlate } from './score-draft.ts';

export interface Choice {
  readonly candidate: Candidate;
  readonly kitchen: Kitchen;
  readonly notes: readonly string[];
}

/** The idea at a place, from 0; with `spare`, the poorer ones after the last are ideas too. */
type Ideas = (place: number, spare?: 'spare') => Choice | undefined;

/**
 * The ideas of a list. Where the food is too little for those to be fed, fewer are fed, and that is said: as
 * many as the first idea is enough for.
 */
export function planServings(items: readonly Item[], reading: WishReading): Ideas {
  const { wishes, servingsAsked } = reading;
  const write = ({ candidate, kitchen }: Found): Choice => ({
    candidate,
    kitchen,
    notes: [
      ...writeLimits(candidate, wishes.maxMinutes, kitchen.servings, wishes.servings, servingsAsked),
      ...writeUneven(candidate.draft),
    ],
  });
  let settled: Plan | undefined;
  for (let servings = wishes.servings; servings >= 1; servings -= 1) {
    const find = planIdeas(items, { ...wishes, servings });
    const found = find(0);
    if (found === undefined) continue;
    settled = find;
    if (isEnough(found.candidate.draft)) break;
    // Another dish of the list may be enough for all.
    const other = servings === wishes.servings ? findEnough(find, found) : undefined;
    if (other !== undefined) {
      settled = (place, spare) => find(place === 0 ? other : place <= other ? place - 1 : place, spare);
      break;
    }
  }
  const plan = settled === undefined || servingsAsked ? settled : feedMore(settled, items, wishes);
  return (place, spare) => {
    const found = plan?.(place, spare);
    return found === undefined ? undefined : write(found);
  };
}

/** Who says nothing of guests and has food for four cooks it for four, where the list fills as many plates. */
function feedMore(plan: Plan, items: readonly Item[], wishes: Wishes): Plan {
  const best = plan(0);
  if (best === undefined || wishes.guest !== null || best.kitchen.servings < wishes.servings) return plan;
  const { dish, draft } = best.candidate;
  if (draft.feeds !== undefined) return plan;
  let most: Plan | undefined;
  for (let servings = countFed(draft); servings > wishes.servings; servings -= 1) {
    const find = planIdeas(items, { ...wishes, servings });
    const found = find(0)?.candidate;
    const isSame = found?.dish.id === dish.id && countBought(found.draft) <= countBought(draft);
    const latest = Math.max(draft.minutes.total, wishes.maxMinutes ?? Number.POSITIVE_INFINITY);
    if (!isSame || !isEnough(found.draft) || found.draft.minutes.total > latest) continue;
    // Six thighs are for three before they are for four.
    if (found.draft.parts.every((part) => isEven(part, servings))) return find;
    most ??= find;
  }
  return most ?? plan;
}

/** More than these are guests, and somebody would have said so. */
const MOST_FED = 4;

/** Meat and fish, raw or cooked before. */
const isMeat = (food: Food): boolean =>
  isRawFlesh(food) || isKind('cooked-meat', food) || isKind('cooked-shaped', food);

/** Grams between which a piece is one for each: a chop, and neither a thigh nor a rack of ribs. */
const A_PORTION = [120, 350] as const;

/** Two chops are for two, and six thighs for three. */
const countPlates = ({ count }: Item, food: Food, grams: number): number =>
  count !== null && isBetween(food.gramsEach ?? 0, A_PORTION) ? count : grams / usualGrams(food);

const isBetween = (grams: number, [least, most]: readonly [number, number]): boolean =>
  grams >= least && grams <= most;

/** For how many it is a meal by the amounts that were typed, those of meat and fish first; 0 where none was. */
function countFed(draft: Draft): number {
  const flesh = draft.parts.flatMap(({ item, food }) =>
    item?.grams == null || !isMeat(food) ? [] : countPlates(item, food, item.grams),
  );
  const fed = flesh.length > 0 ? flesh.reduce((sum, one) => sum + one, 0) : countFilled(draft);
  return Math.min(MOST_FED, Math.round(fed));
}

const PRODUCE: readonly string[] = ['vegetable', 'leaf', 'fruit'];
/** Less than this share of a plate is no reason to cook more of the rest. */
const MUCH_OF_PLATE = 0.4;

/** How many plates the vegetables and the leftovers would fill of which most was typed with an amount. */
function countFilled({ parts, servings }: Draft): number {
  const solid = parts.filter(({ food }) => food.staple < 2);
  const typed = parts.filter(
    ({ item, food }) =>
      item?.grams != null &&
      (PRODUCE.includes(food.roles[0]) || (food.form === 'cooked' && food.perish === 2)),
  );
  const weigh = (some: readonly Part[]): number => some.reduce((sum, { grams }) => sum + grams, 0);
  const used = weigh(typed);
  if (used === 0 || used < weigh(solid) * MUCH_OF_PLATE) return 0;
  const there = typed.reduce(
    (sum, { item, grams }) => sum + Math.min(item?.grams ?? 0, (grams / servings) * MOST_FED),
    0,
  );
  // A cheese for two is no cheese for four, however many leaves lie beside it.
  const mains = parts.filter(
    ({ item, food, grams }) =>
      item?.grams != null && MAINS.includes(food.roles[0]) && grams >= LEAST_MAIN * servings,
  );
  const enough = mains.map(({ item, grams }) => ((item?.grams ?? 0) / grams) * servings);
  return Math.min((there / used) * servings, ...enough);
}

/** Whether everybody gets as many of these pieces. */
const isEven = ({ item, food, quantity, unit, text }: Part, servings: number): boolean =>
  !isRawFlesh(food) ||
  item?.count == null ||
  unit !== null ||
  (quantity ?? 0) % servings === 0 ||
  IS_CUT.test(text) ||
  isWholeRoast(food);

const countBought = ({ parts }: Draft): number => parts.filter(({ from }) => from === 'to-buy').length;

/** How many of the next ideas are looked at. */
const NEXT_IDEAS = 3;

/** The place of the first idea after the best that feeds all, of the same kind and about as good. */
function findEnough(find: Plan, { candidate: best }: Found): number | undefined {
  for (let place = 1; place <= NEXT_IDEAS; place += 1) {
    const next = find(place)?.candidate;
    if (next === undefined || next.honour < best.honour - ABOUT_AS_GOOD) return undefined;
    if (next.dish.side === best.dish.side && isEnough(next.draft)) return place;
  }
  return undefined;
}

const ABOUT_AS_GOOD = 0.12;

/** What a meal is made of. */
const CARRIES: readonly string[] = ['protein', 'egg', 'legume', 'starch', 'bread'];

/** Whether the plates are full, or would be if more were cooked of what is kept or has no end. */
function isEnough(draft: Draft): boolean {
  const isFull = weighPlate(draft) >= draft.plate[0] * 0.6 && !isMeagre(draft);
  if (isFull || !draft.parts.some(isUsedUp)) return true;
  return draft.parts.some(
    (part) => part.item?.grams != null && CARRIES.includes(part.food.roles[0]) && !isUsedUp(part),
  );
}

/** Grams of meat, fish, eggs, cheese or pulses below which one breast is for fewer. */
const LEAST_MAIN = 55;
const LEAST_STARCH = 40;
const MAINS: readonly string[] = ['protein', 'egg', 'legume', 'cheese', 'cured', 'ready-made'];

/** One chicken breast cut up for four, with nothing else that fills. */
function isMeagre({ parts, servings }: Draft): boolean {
  const mains = parts.filter(({ food }) => MAINS.includes(food.roles[0]));
  const grams = mains.reduce((sum, part) => sum + part.grams, 0);
  const isFilling = parts.some(
    (part) => ['starch', 'bread'].includes(part.food.roles[0]) && part.grams >= LEAST_STARCH * servings,
  );
  const short = mains.some((part) => part.food.roles[0] === 'protein' && isUsedUp(part));
  return short && !isFilling && grams < LEAST_MAIN * servings;
}

/** Nearly all that there is of it is in the dish: more of it would feed more. */
function isUsedUp({ item, grams }: Part): boolean {
  return item?.grams != null && grams > item.grams * 0.8;
}

/** Pieces that lie on a plate by themselves. */
const LEAST_PIECE = 40;
const IS_CUT =
  /\b(?:cut|sliced|diced|chopped|torn|shredded|flaked|crumbled|squeezed|skins?|boned|mashed|joint\w*)\b/;

/** How a piece that is not one for each is shared; null where the dish sees to it. */
function nameShare({ servings }: Draft, part: Part): string | null {
  const { food, item, quantity, unit, text } = part;
  if (item?.count == null || unit !== null || quantity === null || quantity % servings === 0) return null;
  const isPiece = /^(?:protein|cured|bread)$/.test(food.roles[0]) && (food.gramsEach ?? 0) >= LEAST_PIECE;
  if (!isPiece || quantity > servings * 2 || IS_CUT.test(text) || isWholeRoast(food)) return null;
  if (/leg|drumstick|thigh|wing|shank|ribs/.test(food.name))
    return quantity > servings ? null : 'take the meat off the bone';
  if (food.roles[0] === 'bread') return quantity > servings ? null : 'cut the bread';
  return isFish(food) ? 'flake the fish' : 'slice the meat';
}

/** Two chops for five, or five sausages for four: how it comes out even. */
function writeUneven(draft: Draft): readonly string[] {
  const uneven = draft.parts.flatMap((part) => {
    const way = nameShare(draft, part);
    const count = part.quantity ?? 1;
    const write = part.food.noun === 'mass' ? writePieces : writePlain;
    return way === null ? [] : [{ way, name: write(part.food, count, false) }];
  });
  const [first] = uneven;
  if (first === undefined) return [];
  const names = listWords(uneven.map(({ name }) => name));
  return [`${capitalise(names)} for ${draft.servings}: ${first.way} and share it out.`];
}

const writePlain = (food: Food, count: number, us: boolean): string => writeCounted(food, count, null, us);

type Found = Pick<Choice, 'candidate' | 'kitchen'>;
type Plan = (place: number, spare?: 'spare') => Found | undefined;

const MOST_EXTRAS = 3;

/** Ideas of one kitchen by place; more may be bought where nothing else gives a recipe at all. */
function planIdeas(items: readonly Item[], wishes: Wishes): Plan {
  let kitchen = openKitchen(items, wishes);
  let ideas = listIdeas(kitchen);
  const known: Candidate[] = [];
  return (place, spare) => {
    while (known.length <= place) {
      let next = ideas.best.next().value;
      if (next === undefined && known.length === 0 && kitchen.maxExtras < MOST_EXTRAS) {
        kitchen = openKitchen(items, { ...wishes, maxExtras: MOST_EXTRAS });
        ideas = listIdeas(kitchen);
        next = ideas.best.next().value;
      }
      if (spare !== undefined) next ??= ideas.spare.next().value;
      if (next === undefined) return undefined;
      known.push(next);
    }
    const candidate = known[place];
    return candidate === undefined || (candidate.isSpare && spare === undefined)
      ? undefined
      : { candidate, kitchen };
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
      `There is enough here for ${servings}, not ${wanted}; ${writeShort(candidate.draft)} would feed more.`,
    );
  }
  if (maxMinutes !== null && candidate.draft.minutes.total > maxMinutes)
    notes.push(writeLateness(candidate, maxMinutes));
  return notes;
}

/** What more would have to be bought of. */
function writeShort({ parts }: Draft): string {
  const short = parts.filter((part) => CARRIES.includes(part.food.roles[0]) && isUsedUp(part));
  return short.length === 0
    ? 'more of the main ingredient'
    : `more ${listWords(short.map(({ noun }) => noun))}`;
}

/** Why the time that there is was not kept to. */
function writeLateness({ draft, nothingFits }: Candidate, maxMinutes: number): string {
  const { total } = draft.minutes;
  if (nothingFits)
    return `Nothing on this list fits into ${maxMinutes} minutes: this takes ${writeMinutes(total)}.`;
  return total <= readGrace(maxMinutes)
    ? `This takes ${total - maxMinutes === 1 ? '1 minute' : `${total - maxMinutes} minutes`} more than the ${maxMinutes} you have.`
    : `This takes ${writeMinutes(total)}, not ${maxMinutes} minutes; what is quicker leaves out the best of the list.`;
}
