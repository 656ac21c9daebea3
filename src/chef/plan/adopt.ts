// A dish takes in what the list still holds and it has no slot for: a vegetable among its vegetables, a paste among its
// spices, beer or gravy in its water. Food records say how long and where; the row's own acts say whether that fits.

import type { CategoryId } from '../../food/categories.ts';
import type { Role } from '../../food/food.ts';
import { FOODS, type Food } from '../../food/foods.ts';
import { listDone, openSlots } from '../language/done-acts.ts';
import { type Filling, listFoods } from '../language/match.ts';
import type { Act, Take, Want } from '../language/row.ts';
import { usualGrams } from '../measure/usual-amounts.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import { isDriedLegume } from '../slots.ts';
import {
  type Dish,
  findHost,
  hasRole,
  isRefused,
  joinHost,
  MIXES,
  PLANTS,
  placePlant,
  placeSeasoning,
  SEASONED,
} from './find-host.ts';
import { holdsAny, listSpare, STARCHY } from './lay-plate.ts';
import { lastsOf, METHODS } from './read-strain.ts';
import { isOfElsewhere } from './score-draft.ts';

/** Pasta, noodles and grain want a pot of water of their own. */
const isDryStarch = ({ roles, form }: Food): boolean => roles[0] === 'starch' && form === 'dry';
const SEASONINGS: readonly Role[] = ['spice', 'condiment'];
/** Wine, beer and stock, and gravy that was made before. */
const isPoured = (food: Food): boolean =>
  (food.facets.includes('deglazes') && !food.facets.includes('spirit')) ||
  (food.category === 'stock' && food.form === 'cooked');
/** Out of a carton or a pot: it takes the place of the water, and of the cube. */
const isBroth = ({ category, form }: Food): boolean =>
  category === 'stock' && form !== 'dry' && form !== 'cooked';

/** How its slots are called. */
const ADOPTED = 'adopted';
const MOST_PLANTS = 2;
const MOST_GRAMS = 110;

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
  const at = findPot(acts, GLASS, isBroth(item.food) ? 1 : COOKED_OFF);
  const act = acts[at];
  if (act === undefined || typeof act.water !== 'number') return null;
  const words = act.words.replace('{water}', `{${slot}} and {water}`);
  // Of the water that a broth takes the place of, the telling takes care (tell-field.ts).
  const poured: Act = isBroth(item.food) ? { ...act, words } : { ...act, water: act.water - GLASS, words };
  return {
    want: { of: [item.food.id], each: isBroth(item.food) ? act.water : GLASS, may: true },
    acts: acts.map((one, place) => (place === at ? poured : one)),
  };
}

/** What is stirred into a batter or into oats, and grams of it for each. */
const STIRRED: readonly CategoryId[] = ['chocolate', 'dried-fruit', 'nut', 'seed'];
const STIRS: readonly Role[] = ['baking', 'starch'];
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
  const hasBroth = listFoods(dish.slots).some(isBroth);
  // One broth is liquid enough, and salt enough for a cube.
  if (hasBroth && item.food.category === 'stock') return null;
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

/** Beside a broth no cube comes from the cupboard, where the acts hold without it. */
function spareCube(filling: Filling, servings: number): Filling {
  const { row } = filling;
  const slots = new Map(
    [...filling.slots].filter(([, filler]) => !('brought' in filler && isCube(FOODS[filler.brought]))),
  );
  const countDone = (one: Filling): number => listDone(one, openSlots(one, servings)).length;
  return countDone({ row, slots }) === countDone(filling) ? { row, slots } : filling;
}

/** The filling with what it takes in; itself where that is nothing. */
export function adopt(filling: Filling, kitchen: Kitchen): Filling {
  if (kitchen.guest?.kind === 'infant') return filling;
  let grown = filling;
  for (const [place, item] of listSpare(filling.slots, kitchen).entries()) {
    const read = openSlots(grown, kitchen.servings);
    const dish: Dish = { ...grown, read, acts: listDone(grown, read) };
    const slot = `${ADOPTED}${place}`;
    const adopted = hasRoom(item, dish) ? adoptItem(item, slot, dish) : null;
    if (adopted === null) continue;
    grown = grow(grown, item, slot, adopted);
    if (isBroth(item.food)) grown = spareCube(grown, kitchen.servings);
  }
  return grown;
}
