// Which sauce a list makes for pasta.

import type { Food } from '../../../food/foods.ts';
import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isCream,
  isCured,
  isGarlic,
  isHardCheese,
  isMeltingCheese,
  isMince,
  isNamed,
  isPasta,
  isPlantProtein,
  isPoultry,
  isSausage,
  isSoftCheese,
  isTinnedFish,
  isTinnedLegume,
  isTinnedTomato,
  only,
} from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import type { Sauce } from './pasta-words.ts';

interface SauceChoice {
  readonly sauce: Sauce;
  readonly tin?: Item | undefined;
  readonly fresh?: Item | undefined;
  readonly creamy?: Item | undefined;
  readonly pesto?: Item | undefined;
}

/** Cheeses that soften in the heat and stay in crumbs or curds: no sauce is made of them. */
const isCrumbly = (food: Food): boolean => isNamed(food, 'feta', 'cottage-cheese', 'queso-fresco');

/** Tomato comes before cream, cream before pesto, and where none is listed oil makes the sauce. */
export function chooseSauce(kitchen: Kitchen): SauceChoice {
  // A jar of sauce alone is warmed and no more; under meat it does what a tin does.
  const tin =
    first(kitchen, isTinnedTomato) ??
    kitchen.find('passata') ??
    (first(kitchen, isMince, isPlantProtein, isSausage, isCured, isPoultry) === undefined
      ? undefined
      : kitchen.find('pasta-sauce')) ??
    kitchen.items.find(({ food, typed }) => food.id === 'tinned-soup' && /tomato/i.test(typed.join()));
  // A tube of purée and a little water do it for mince.
  const puree =
    tin === undefined && kitchen.find('cherry-tomato', 'tomato') === undefined
      ? only(kitchen.find('tomato-puree'), () => first(kitchen, isMince, isSausage) !== undefined)
      : undefined;
  const pesto = kitchen.find('pesto');
  if (tin !== undefined || puree !== undefined)
    return { sauce: 'tomato', tin: tin ?? puree, creamy: first(kitchen, isCream), pesto };
  const fresh = pesto === undefined ? kitchen.find('cherry-tomato', 'tomato') : undefined;
  const creamy =
    first(kitchen, isCream, (food) => isSoftCheese(food) && !isCrumbly(food)) ??
    kitchen.find('creme-fraiche', 'mascarpone');
  if (fresh !== undefined) return { sauce: 'tomato', fresh, creamy, pesto };
  if (creamy !== undefined) return { sauce: 'cream', creamy, pesto };
  return { sauce: pesto === undefined ? 'oil' : 'pesto', pesto };
}

/** Nothing on the list but pasta and oil. */
export function isBare(kitchen: Kitchen, sauce: Sauce, foods: readonly Item[]): boolean {
  return (
    sauce === 'oil' &&
    foods.length === 0 &&
    first(kitchen, isHardCheese, isGarlic, isTinnedLegume, isCrumbly) === undefined
  );
}

/** The pasta; sheets without a dish to layer them in are broken up. */
export function takePasta(board: Board, pasta: Item): Part {
  return board.take(
    pasta,
    pasta.food.id === 'lasagne-sheet'
      ? { each: 90, prepare: 'snapped into rough pieces', noun: 'lasagne' }
      : { each: Math.max(95, pasta.food.amount.perServing) },
  );
}

/** The cheese that goes in with the pasta, off the heat. */
export function takeTossed(board: Board, sauce: Sauce): Part | null {
  const { kitchen } = board;
  const cheese =
    sauce === 'tomato'
      ? first(kitchen, isSoftCheese, isMeltingCheese)
      : first(kitchen, isCrumbly, ({ category }) => sauce === 'pesto' && category === 'melting-cheese');
  return takeIf(board, cheese, ({ food }) => ({
    each: sauce === 'oil' ? 60 : 40,
    prepare: food.id === 'cottage-cheese' ? '' : 'crumbled or torn',
  }));
}

/** How well it hangs together. Crumbs are a finish and no reason to choose pasta; sheets would rather be layered. */
export function rateFit(kitchen: Kitchen, sauce: Sauce, crumbs: Part | null): number {
  return (
    0.65 +
    (sauce === 'oil' ? -0.1 : 0.15) +
    (crumbs === null || first(kitchen, isTinnedFish, ({ category }) => category === 'oily-fish') !== undefined
      ? 0
      : -0.3) +
    (first(kitchen, isHardCheese) === undefined ? 0 : 0.1) +
    (first(kitchen, isTinnedTomato) !== undefined && first(kitchen, isMince) !== undefined ? 0.1 : 0) -
    (first(kitchen, isPasta)?.food.id === 'lasagne-sheet' ? 0.25 : 0)
  );
}
