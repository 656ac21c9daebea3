// Why a listed food stays out of this dish, by what the dish is and holds: the first reason that is true. Each is the end
// of a sentence that begins "pesto, because ..." and speaks of the dish, so that foods of either number share it; "$"
// stands for what stays out.

import type { Role } from '../../food/food.ts';
import type { Food } from '../../food/foods.ts';
import type { Dish } from '../dish.ts';
import type { Draft, Part } from '../draft.ts';
import { usualGrams } from '../measure/usual-amounts.ts';
import { clash, isOfElsewhere } from '../plan/score-draft.ts';
import { type Item, isFlesh, isMilky, type Kitchen } from '../read/kitchen.ts';
import { isDriedLegume, isFish, MEAL_ROLES } from '../slots.ts';
import { nameMany } from './name-food.ts';

/** Grams a head from which a food is a meal, and no sachet of soup. */
const A_MEAL = 30;

export interface Case {
  readonly item: Item;
  readonly used: readonly Item[];
  readonly draft: Draft;
  readonly side: Dish['side'];
  readonly kitchen: Kitchen;
}

const STARCHES: readonly Role[] = ['starch', 'bread'];
const VEGETABLES: readonly Role[] = ['vegetable', 'leaf'];
const ENOUGH = 2;
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

/** So much of the time may go to one food. */
const MOST_OF = 0.45;

/** Nothing speaks against it. */
export const NO_NEED = 'the dish does not need $';

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
    const { roles, category } = why.item.food;
    const isServed = category !== 'flour' && roles.some((role) => STARCHES.includes(role));
    const base = isServed ? findPart(why, STARCHES) : undefined;
    return base === undefined ? null : `the ${base.noun} ${is(base)} filling enough`;
  },
  (why) => {
    const isMeal =
      hasRole(why, MEAL_ROLES) &&
      !why.item.food.roles.includes('starch') &&
      usualGrams(why.item.food) >= A_MEAL;
    const lead = isMeal ? findPart(why, MEAL_ROLES) : undefined;
    if (lead === undefined) return null;
    const kind = isFish(lead.food) ? 'fish' : isFlesh(lead.food) ? 'meat' : null;
    const isSuch = isFish(why.item.food) || isFlesh(why.item.food);
    return kind === null || !isSuch
      ? `the ${lead.noun} ${is(lead)} filling enough`
      : `the ${lead.noun} ${is(lead)} ${kind} enough for one meal`;
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
    const { food } = why.item;
    if (!hasRole(why, SEASONINGS) || food.amount.unit === 'g') return null;
    const foods = why.used.map((one) => one.food);
    if (isOfElsewhere(food, foods)) return 'the dish would taste of two kitchens at once';
    const other = why.draft.parts.find((part) => part.food.category === food.category);
    return other === undefined ? NO_NEED : `the ${other.noun} ${is(other)} enough of that`;
  },
  (why) => {
    if (!hasRole(why, ['fat', 'dairy'])) return null;
    const other = why.draft.parts.find(({ food }) => food.roles[0] === why.item.food.roles[0]);
    return other === undefined ? null : `the ${other.noun} do${other.plural ? '' : 'es'} that work here`;
  },
  (why) => {
    const greens = why.draft.parts.filter(({ food }) => VEGETABLES.includes(food.roles[0]));
    return hasRole(why, VEGETABLES) && greens.length >= ENOUGH
      ? 'there are vegetables enough in the dish'
      : null;
  },
  (why) =>
    hasRole(why, ['alcohol']) ? 'raw, it tastes harsh, and nothing here takes it in while it simmers' : null,
  (why) => (hasRole(why, ['liquid']) ? 'the dish has liquid enough' : null),
  (why) => (hasRole(why, ['baking']) ? 'nothing here is baked with $' : null),
  (why) => (hasRole(why, ['sweetener']) ? 'the dish needs no sweetening' : null),
  // What fits no place crowds what the dish is about.
  (why) => {
    const isSpice = hasRole(why, SEASONINGS) || why.item.food.category === 'chilli';
    const lead = why.side === 'savoury' && !isSpice ? findPart(why, MEAL_ROLES) : undefined;
    return lead === undefined ? null : `there is no room for $ beside the ${lead.noun}`;
  },
];

export function findReason(why: Case): string {
  for (const reason of REASONS) {
    const words = reason(why);
    if (words !== null) return words;
  }
  return NO_NEED;
}
