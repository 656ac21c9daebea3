// Which sauce a list makes for pasta.

import type { Item, Kitchen } from '../../kitchen.ts';
import {
  first,
  isCream,
  isCured,
  isMince,
  isPlantProtein,
  isPoultry,
  isSausage,
  isSoftCheese,
  isTinnedTomato,
} from '../../slots.ts';
import type { Sauce } from './pasta-words.ts';

interface SauceChoice {
  readonly sauce: Sauce;
  readonly tin?: Item | undefined;
  readonly fresh?: Item | undefined;
  readonly creamy?: Item | undefined;
  readonly pesto?: Item | undefined;
}

/** Tomato comes before cream, cream before pesto, and where none is listed oil makes the sauce. */
export function chooseSauce(kitchen: Kitchen): SauceChoice {
  // A jar of sauce alone is warmed and no more; under meat it does what a tin does.
  const tin =
    first(kitchen, isTinnedTomato) ??
    kitchen.find('passata') ??
    (first(kitchen, isMince, isPlantProtein, isSausage, isCured, isPoultry) === undefined
      ? undefined
      : kitchen.find('pasta-sauce'));
  const pesto = kitchen.find('pesto');
  if (tin !== undefined) return { sauce: 'tomato', tin, creamy: first(kitchen, isCream), pesto };
  const fresh = pesto === undefined ? kitchen.find('cherry-tomato', 'tomato') : undefined;
  const creamy = first(kitchen, isCream, isSoftCheese) ?? kitchen.find('creme-fraiche', 'mascarpone');
  if (fresh !== undefined) return { sauce: 'tomato', fresh, creamy, pesto };
  if (creamy !== undefined) return { sauce: 'cream', creamy, pesto };
  return { sauce: pesto === undefined ? 'oil' : 'pesto', pesto };
}
