// How much of what comes by the spoon: by the head, and no more fat in all pans together than a plate wants.

import { FOODS, type Food, type FoodId } from '../../food/foods.ts';
import type { Part } from '../draft.ts';
import type { Item, Kitchen } from '../read/kitchen.ts';
import type { Filler, Filling } from './match.ts';
import type { DishRow, Take } from './row.ts';

/** For so many people is the amount of a whole dish: a bay leaf, a clove of garlic. */
const WHOLE_DISH = 4;

/** A pan for six wants no three times the oil of a pan for two; a dressing and a dough do. */
const FEW = 2;
const OF_FURTHER = 0.5;
const LEAST_CUBE = 0.5;

/** Millilitres that a stock cube seasons; in less it is brine. */
const CUBE_ML = 500;

/** How many cubes the water of their act takes; no bound where a dish has none. */
function boundCubes({ acts }: DishRow, slot: string, { servings }: Kitchen): number {
  const poured = acts.flatMap(({ water, words }) =>
    typeof water === 'number' && words.includes(slot) ? water : [],
  );
  return poured.length === 0 ? Number.POSITIVE_INFINITY : (Math.max(...poured) * servings) / CUBE_ML;
}

export function readTimes(
  row: DishRow,
  [slot, take]: readonly [slot: string, take: Take],
  id: FoodId,
  kitchen: Kitchen,
): number {
  const { servings } = kitchen;
  if (take.whole) return Math.max(1, servings / WHOLE_DISH);
  const isCube = FOODS[id].category === 'stock' && FOODS[id].form === 'dry';
  if (isCube) return Math.min(servings, Math.max(LEAST_CUBE, boundCubes(row, slot, kitchen)) / take.amount);
  const isForPan = FOODS[id].category === 'oil' && !row.measured && row.family !== 'salad';
  return isForPan && servings > FEW ? FEW + (servings - FEW) * OF_FURTHER : servings;
}

export function readFiller(filler: Filler): { readonly id: FoodId; readonly item: Item | null } {
  if ('brought' in filler) return { id: filler.brought, item: null };
  const [item] = filler.items;
  if (item === undefined) throw new Error('a slot is filled with nothing');
  return { id: item.food.id, item };
}

const isFat = (id: FoodId): boolean => FOODS[id].roles[0] === 'fat';
/** Sausages, bacon, mince, skin and belly fry in what runs out of them. */
const FATTY: readonly Food['category'][] = ['sausage', 'cured-sausage', 'bacon-ham'];
const isFatty = ({ category, taste }: Food): boolean => FATTY.includes(category) || (taste.fat ?? 0) >= 2;
/** From here on it is a pan of fat to fry in, and no matter of the plate. */
const SHALLOW = 1.2;
const isOfPlate = (id: FoodId, { amount }: Take): boolean => isFat(id) && amount <= SHALLOW;
/** Tablespoons of fat a head over all pans of a dish. */
const MOST_FAT = 0.9;
const MOST_BESIDE_FATTY = 0.5;

/** So much of the oil is left at least: a pan needs some. */
const LEAST_OIL = 0.34;

/**
 * By how much each fat is cut where all of a dish add up to too much; a dough and a dressing are as they are. Oil beside
 * butter is cut first: that is what fries, and butter goes into the mash.
 */
export function leanFat(
  { row, slots }: Filling,
  parts: readonly Part[],
  kitchen: Kitchen,
): (id: FoodId, take: Take) => number {
  if (row.measured || row.family === 'salad' || row.family === 'pudding') return () => 1;
  const fats = Object.entries(row.takes ?? {}).flatMap(([name, take]) => {
    const filler = slots.get(name);
    if (filler === undefined || take.unit !== 'tbsp') return [];
    const { id } = readFiller(filler);
    return isOfPlate(id, take)
      ? [{ id, spoons: take.amount * readTimes(row, [name, take], id, kitchen) }]
      : [];
  });
  if (fats.length === 0) return () => 1;
  const isOil = (id: FoodId) => FOODS[id].category === 'oil';
  const count = (some: typeof fats) => some.reduce((sum, { spoons }) => sum + spoons, 0);
  const oils = fats.filter(({ id }) => isOil(id));
  const others = fats.filter(({ id }) => !isOil(id));
  const meat = parts.filter(({ food }) => ['protein', 'cured'].includes(food.roles[0]));
  const most = meat.some(({ food }) => isFatty(food)) ? MOST_BESIDE_FATTY : MOST_FAT;
  const left = Math.max(1, most * kitchen.servings);
  const ofAll = Math.min(1, left / count(fats));
  if (oils.length === 0 || others.length === 0) return (id, take) => (isOfPlate(id, take) ? ofAll : 1);
  const cut = Math.min(1, Math.max(LEAST_OIL, (left - count(others)) / count(oils)));
  return (id, take) => (isOfPlate(id, take) && isOil(id) ? cut : 1);
}
