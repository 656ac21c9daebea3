// The spices of a dish's family: whatever of them is listed goes in, and nothing of another kitchen.

import type { FoodId } from '../../../food/foods.ts';
import type { Part } from '../../draft.ts';
import type { Board } from '../../start-draft.ts';
import { untaken } from '../../tasks.ts';

/** The listed ones, the first by the full spoon and the others by half; where none is listed, one from the cupboard. */
export function takeSpices(board: Board, family: readonly FoodId[], tsp: number): Part[] {
  const free = untaken(board, ...family);
  const listed = free.filter((id) => board.kitchen.find(id) !== undefined).slice(0, 4);
  if (listed.length === 0) return [board.need(free, tsp, 'tsp')];
  return listed.map((id, place) => board.need([id], place === 0 ? tsp : tsp / 2, 'tsp'));
}
