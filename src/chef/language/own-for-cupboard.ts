// What a cook has does for what a row would take from the cupboard: any vinegar, any soy sauce, any fat that suits the pan.

import { FOODS } from '../../food/foods.ts';
import type { DishFamily } from '../dish.ts';
import type { Item } from '../read/kitchen.ts';
import type { DishRow, Take } from './row.ts';

/** Where a dish is sharpened with vinegar, the cook's own serves, whichever it is; so does a syrup that is as sour. */
function findVinegar({ of }: Take, free: readonly Item[]): Item | undefined {
  const isSharp = of.some((id) => FOODS[id].category === 'vinegar');
  return isSharp
    ? free.find(
        ({ food: { category, facets, taste } }) =>
          category === 'vinegar' || (facets.includes('spooned') && (taste.sour ?? 0) >= VERY_SOUR),
      )
    : undefined;
}
const VERY_SOUR = 3;

/** The cook's own oyster sauce or kecap manis does what soy sauce would. */
function findSoy({ of }: Take, free: readonly Item[]): Item | undefined {
  if (!of.includes('soy-sauce')) return undefined;
  return free.find(({ food }) => food.category === 'soy-sauce' && food.facets.includes('glaze'));
}

/** What is fried in red palm oil. */
const STEWED: readonly DishFamily[] = ['stew', 'soup', 'rice'];

const isOil = (ids: Take['of']): boolean =>
  ids.every((id) => FOODS[id].roles[0] === 'fat') && ids.some((id) => FOODS[id].category === 'oil');

/**
 * The cook's own fat serves where the row would take oil from the cupboard: butter and lard in no pan so hot that they
 * burn, any oil but one that is there for its taste.
 */
function findFat(
  { acts, takes = {}, family }: DishRow,
  { of }: Take,
  free: readonly Item[],
): Item | undefined {
  if (!isOil(of)) return undefined;
  const fats = free.filter(({ food }) => food.roles[0] === 'fat' && !food.facets.includes('spooned'));
  if (fats.length === 0) return undefined;
  const isHot = acts.some((act) => act.in === 'wok' || act.heat === 'high' || act.heat === 'medium-high');
  // What the row itself takes elsewhere is left to that.
  const elsewhere = Object.values(takes).flatMap((take) => take.of.filter((id) => !of.includes(id)));
  return fats.find(
    ({ food }) =>
      !elsewhere.includes(food.id) &&
      (food.form === 'fresh'
        ? !isHot
        : food.category === 'oil' && (food.strength === 1 || STEWED.includes(family))),
  );
}

export function findOwn(row: DishRow, take: Take, free: readonly Item[]): Item | undefined {
  return findVinegar(take, free) ?? findSoy(take, free) ?? findFat(row, take, free);
}
