import type { FoodId } from '../../food/foods.ts';
import type { Part } from '../draft.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import { first, isFruit, isNut, isSeed, pick } from '../slots.ts';
import type { Board } from '../start-draft.ts';
import { fruitCut } from './fruit-cut.ts';

const SYRUPS: readonly FoodId[] = [
  'maple-syrup',
  'honey',
  'golden-syrup',
  'agave-syrup',
  'jam',
  'dulce-de-leche',
  'chocolate-spread',
  'lemon-curd',
];

/** Fruit, syrup and nuts for the top of something sweet. */
export function takeSweetTops(board: Board, grams: number): Part[] {
  const { kitchen } = board;
  return real([
    ...pick(kitchen, isFruit, 2).map((item) => takeIf(board, item, { each: grams, ...fruitCut(item) })),
    takeIf(board, kitchen.find(...SYRUPS), { each: 15 }),
    takeIf(board, first(kitchen, isNut, isSeed), (item) => ({
      each: 10,
      ...(isNut(item.food) ? { cut: 'chopped' as const } : {}),
    })),
  ]);
}
