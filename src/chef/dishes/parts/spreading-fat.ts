// Butter to spread, to brush and to grease with, or what stands in for it.

import type { Part } from '../../draft.ts';
import type { Board } from '../../start-draft.ts';
import { takeButter } from '../../tasks.ts';

/** `grams` of what is listed (margarine, ghee), else of butter; oil by the spoon where butter is ruled out. */
export function takeFat(board: Board, grams: number): Part {
  const listed = board.kitchen.find('butter', 'margarine', 'ghee');
  return listed === undefined ? takeButter(board, grams) : board.need([listed.food.id], grams, 'g');
}
