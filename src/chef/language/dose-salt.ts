// Salt by the weight of what it seasons: how much a dish takes, and how much of that each act.

import { FOODS, type Food } from '../../food/foods.ts';
import type { Part } from '../draft.ts';
import { measureFixed } from '../measure/measure-fixed.ts';
import { GRAMS_PER_TSP, mostSalt, readSaltiness } from '../measure/salt.ts';
import type { Kitchen } from '../read/kitchen.ts';
import { CHILD_SALT } from '../read/small-guests.ts';
import { isLentil, isLooseGrain, isRice } from '../slots.ts';
import { isRawFlesh } from './facets.ts';
import { listFrom } from './row.ts';
import { readWaterMl } from './tell-field.ts';
import type { Telling } from './tell-row.ts';
import type { SaltDose, Told } from './telling.ts';

export const NO_SALT: SaltDose = { part: null, spoons: [], waterTsp: 0, pots: 0 };

/** Weighed by what shares the dish; what boils in salted water that is poured away has its own. */
export function doseSalt({ told, saltUses }: Telling, parts: readonly Part[], kitchen: Kitchen): SaltDose {
  const salted = told.filter(({ act }) => act.water === 'salted');
  if (saltUses === 0 && salted.length === 0) return NO_SALT;
  const apart = new Set(salted.flatMap(({ portions }) => portions.map(({ part }) => part)));
  const pots = salted.length;
  // Of two pots each takes half a tablespoon, so that the list says one.
  const forTwo = pots > 1 ? 1.5 : 2;
  const waterTsp = pots === 0 ? 0 : kitchen.guest !== null ? 0.5 : kitchen.servings > 2 ? 3 : forTwo;
  const waterMl = told.reduce((sum, { act, portions }) => sum + readWaterMl(act, kitchen, portions), 0);
  const tsp =
    saltUses === 0
      ? 0
      : weighSalt(
          parts.filter((part) => !apart.has(part)),
          waterMl,
          kitchen,
        );
  const spoons = shareSalt(tsp, told, kitchen);
  const total = spoons.reduce((sum, one) => sum + one, 0);
  const line = writeSalt(kitchen, total, spoons.filter((one) => one === 0).length, waterTsp * pots);
  return { part: { ...line, prepMinutes: 0 }, spoons, waterTsp, pots };
}

/** In quarters of a teaspoon, by the weight of what each act takes; what is too little for that goes in by the pinch. */
function shareSalt(tsp: number, told: readonly Told[], kitchen: Kitchen): readonly number[] {
  const held = told.map(
    ({ act, portions }) =>
      portions.reduce(
        (sum, { part, share }) => sum + part.grams * share * (isRawFlesh(part.food) ? FLESH : 1),
        0,
      ) + readWaterMl(act, kitchen, portions),
  );
  const found = told.flatMap(({ act, salts }, place) => {
    const own = held[place] ?? 0;
    // What is stirred into a pot that is full already is weighed by the pot.
    const vessels = [act.in, ...listFrom(act)];
    const pot = told.reduce(
      (sum, one, at) => sum + (at < place && vessels.includes(one.act.in) ? (held[at] ?? 0) : 0),
      0,
    );
    return Array.from({ length: salts }, () => (own < SPOONFUL ? own + pot : own) / salts);
  });
  const weights = found.some((one) => one > 0) ? found : found.map(() => 1);
  const all = weights.reduce((sum, one) => sum + one, 0);
  const quarters = Math.round(tsp * 4);
  const exact = weights.map((one) => (one / all) * quarters);
  const shares = exact.map(Math.floor);
  let left = quarters - shares.reduce((sum, one) => sum + one, 0);
  const byRest = exact.map((_one, place) => place).toSorted((a, b) => rest(exact, b) - rest(exact, a));
  for (const place of byRest) {
    if (left <= 0) break;
    shares[place] = (shares[place] ?? 0) + 1;
    left -= 1;
  }
  return shares.map((one) => one / 4);
}

/** Meat and fish are bland without theirs, sooner than what lies beside them. */
const FLESH = 2;
/** Grams of seasonings, which are not what is salted. */
const SPOONFUL = 60;

const rest = (numbers: readonly number[], place: number): number => (numbers[place] ?? 0) % 1;

/** Grams of salt to a gram of food: in liquid, on solids, with dry grain that drinks its water. */
const IN_LIQUID = 0.006;
const IN_SOLIDS = 0.008;
const IN_GRAIN = 0.018;
const SALTED: readonly string[] = [
  ...['protein', 'egg', 'vegetable', 'leaf', 'legume', 'starch', 'aromatic', 'dairy', 'liquid', 'sauce'],
];

/** A tin of tomatoes brings next to none, whatever they taste of. */
const readSalt = (food: Food): number =>
  food.category === 'tinned-tomato' || food.id === 'tomato-puree' ? 0 : readSaltiness(food);

/** Teaspoons of salt, in quarters, for parts that share a pot with so much water; 0 where a pinch will do. */
function weighSalt(parts: readonly Part[], waterMl: number, kitchen: Kitchen): number {
  const share = kitchen.guest === null ? kitchen.saltShare : CHILD_SALT;
  const solids = parts.filter(({ food }) => SALTED.includes(food.roles[0]) && food.category !== 'bread');
  const mass = solids.reduce((sum, part) => sum + part.grams, 0);
  const isWet = waterMl > mass * 0.4;
  const wanted = solids.reduce(
    (sum, { food, grams }) =>
      sum +
      grams *
        (isRice(food) || isLentil(food) || isLooseGrain(food) ? IN_GRAIN : isWet ? IN_LIQUID : IN_SOLIDS),
    waterMl * IN_LIQUID,
  );
  const brought = parts.reduce((sum, { food, grams }) => sum + grams * readSalt(food), 0);
  const most = mostSalt(kitchen.servings) - brought;
  const tsp = ((wanted - brought) * share) / GRAMS_PER_TSP;
  if (tsp < 0.2) return 0;
  const rounded = Math.max(0.25, Math.round(tsp * 4 - 0.1) / 4);
  return Math.min(rounded, Math.max(0, Math.floor((most / GRAMS_PER_TSP) * 4) / 4));
}

/** The line of salt on the list: what seasons the dish, and what its water takes. */
function writeSalt(
  kitchen: Kitchen,
  tsp: number,
  pinches: number,
  waterTsp: number,
): Omit<Part, 'prepMinutes'> {
  const item = kitchen.items.find(({ food }) => food.id === 'salt') ?? null;
  const food = item?.food ?? FOODS.salt;
  const us = kitchen.us;
  const forWater = waterTsp === 0 ? null : measureFixed(food, null, waterTsp, 'tsp', us);
  const own =
    tsp > 0
      ? measureFixed(food, null, tsp, 'tsp', us)
      : pinches > 0
        ? measureFixed(food, null, pinches, 'pinch', us)
        : null;
  const line = own ?? forWater;
  if (line === null) throw new Error('salt that nobody uses');
  const extra = tsp > 0 && pinches > 0 ? `, plus ${pinches > 1 ? `${pinches} pinches` : 'a pinch'}` : '';
  const more =
    own === null
      ? ', for the water'
      : forWater === null
        ? ''
        : `, plus ${writeSpoons(forWater.text)} for the water`;
  return {
    food,
    item,
    from: item === null ? 'cupboard' : 'yours',
    grams: (own?.grams ?? 0) + (forWater?.grams ?? 0),
    quantity: line.quantity,
    unit: line.unit,
    text: `${line.text}${extra}${more}`,
    noun: 'salt',
    plural: false,
  };
}

/** "2 tsp" of "2 tsp salt". */
function writeSpoons(text: string): string {
  return text.slice(0, text.lastIndexOf(' '));
}
