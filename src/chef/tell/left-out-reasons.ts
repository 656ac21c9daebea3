// Why a listed food stays out of this dish, by what the dish is and holds: the first reason that is true. Each is the end
// of a sentence that begins "pesto, because ..." and speaks of the dish, so that foods of either number share it; "$"
// stands for what stays out.

import type { Role } from '../../food/food.ts';
import type { Food } from '../../food/foods.ts';
import type { Dish } from '../dish.ts';
import type { Draft, Part } from '../draft.ts';
import { clash, isOfElsewhere } from '../plan/score-draft.ts';
import { type Item, isFlesh, isMilky, type Kitchen } from '../read/kitchen.ts';
import { isDriedLegume, isFish } from '../slots.ts';
import { nameMany } from './name-food.ts';

export interface Case {
  readonly item: Item;
  readonly used: readonly Item[];
  readonly draft: Draft;
  readonly side: Dish['side'];
  readonly kitchen: Kitchen;
}

const MEALS: readonly Role[] = ['protein', 'egg', 'legume', 'cured', 'ready-made'];
const STARCHES: readonly Role[] = ['starch', 'bread'];
const SEASONINGS: readonly Role[] = ['spice', 'herb', 'sauce', 'condiment', 'acid'];

const is = ({ plural }: Part): string => (plural ? 'are' : 'is');

/** The first part of the dish with one of these roles. */
function findPart({ draft }: Case, roles: readonly Role[]): Part | undefined {
  return draft.parts.find(({ food }) => food.staple < 2 && roles.includes(food.roles[0]));
}

const hasRole = ({ item }: Case, roles: readonly Role[]): boolean => roles.includes(item.food.roles[0]);

/** In minutes, the least that it is cooked for; null where it is eaten as it is. */
function readLeastMinutes({ heat, raw }: Food): number | null {
  const known = Object.values(heat).map(({ minutes }) => minutes[0]);
  return raw === 'fine' || known.length === 0 ? null : Math.min(...known);
}

/** Minutes from which on something bakes or thickens. */
const A_BAKE = 20;
/** So much of the time may go to one food. */
const MOST_OF = 0.45;

const REASONS: readonly ((why: Case) => string | null)[] = [
  ({ kitchen, item, used }) =>
    kitchen.diets.includes('kosher') && isMilky(item.food) && used.some(({ food }) => isFlesh(food))
      ? 'a kosher dish keeps meat and milk apart'
      : null,
  ({ used, item, kitchen }) => {
    const rival = used.find((other) => clash(item, other));
    return rival === undefined ? null : `the ${nameMany(rival.food, kitchen.us)} would lose by the company`;
  },
  ({ side, item }) => {
    if (side === 'savoury') return item.food.side === 'sweet' ? 'this dish is a savoury one' : null;
    return item.food.side === 'savoury' ? 'this dish is a sweet one' : null;
  },
  ({ item }) => (isDriedLegume(item.food) ? 'a night in water has to come first' : null),
  ({ item: { food }, kitchen }) => {
    const least = readLeastMinutes(food) ?? 0;
    return kitchen.maxMinutes !== null && least > kitchen.maxMinutes * MOST_OF
      ? `${least} minutes over the heat leave too little of the ${kitchen.maxMinutes} that you have`
      : null;
  },
  (why) => {
    const lead = hasRole(why, MEALS) ? findPart(why, MEALS) : undefined;
    if (lead === undefined) return null;
    const kind = isFish(lead.food) ? 'fish' : isFlesh(lead.food) ? 'meat' : null;
    const isSuch = isFish(why.item.food) || isFlesh(why.item.food);
    return kind === null || !isSuch
      ? `the ${lead.noun} ${is(lead)} enough to make a meal`
      : `the ${lead.noun} ${is(lead)} ${kind} enough for one meal`;
  },
  (why) => {
    const base = hasRole(why, STARCHES) ? findPart(why, STARCHES) : undefined;
    return base === undefined ? null : `the ${base.noun} ${is(base)} starch enough on one plate`;
  },
  (why) => {
    const cheese = hasRole(why, ['cheese']) ? findPart(why, ['cheese']) : undefined;
    return cheese === undefined ? null : `the ${cheese.noun} ${is(cheese)} cheese enough`;
  },
  ({ kitchen: { maxMinutes }, item, draft }) => {
    const least = readLeastMinutes(item.food);
    return maxMinutes !== null && least !== null && draft.minutes.prep + least > maxMinutes
      ? `${maxMinutes} minutes are too few to cook $`
      : null;
  },
  (why) => {
    if (!hasRole(why, SEASONINGS)) return null;
    const other = findPart(why, [why.item.food.roles[0]]);
    if (
      isOfElsewhere(
        why.item.food,
        why.used.map(({ food }) => food),
      )
    )
      return 'the dish would taste of two kitchens at once';
    return other === undefined
      ? 'this dish has no place for $'
      : `the ${other.noun} ${is(other)} enough of that`;
  },
  (why) => {
    const rich = hasRole(why, ['fat', 'dairy']) ? findPart(why, ['dairy', 'fat', 'cheese']) : undefined;
    return rich === undefined ? null : `the ${rich.noun} ${is(rich)} rich enough`;
  },
  (why) =>
    hasRole(why, ['alcohol']) ? 'raw, it tastes harsh, and nothing here takes it in while it simmers' : null,
  (why) => (hasRole(why, ['liquid']) ? 'the dish has all the liquid that it wants' : null),
  (why) =>
    hasRole(why, ['baking']) && why.draft.minutes.cook < A_BAKE ? 'nothing here is baked or thickened' : null,
  (why) =>
    hasRole(why, ['sweetener']) && (why.item.food.taste.sweet ?? 0) >= 2
      ? 'nothing in the dish wants sweetening'
      : null,
];

export function findReason(why: Case): string {
  for (const reason of REASONS) {
    const words = reason(why);
    if (words !== null) return words;
  }
  return 'this dish has no place for $';
}
