import type { Food, FoodId } from '../../../food/foods.ts';
import type { Part } from '../../draft.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isDriedFruit, isFruit, isNut, isSeed, pick } from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { over, say, until } from '../../words/say.ts';
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

const isEatenRaw = ({ raw }: Food): boolean => raw === 'fine' || raw === 'peel';

/** Fruit, syrup and nuts for the top of something sweet. */
export function takeSweetTops(board: Board, grams: number): Part[] {
  const { kitchen } = board;
  return real([
    ...pick(kitchen, (food) => isFruit(food) && isEatenRaw(food), 2).map((item) =>
      takeIf(board, item, { each: grams, ...fruitCut(item) }),
    ),
    takeIf(board, kitchen.find(...SYRUPS), { each: 15 }),
    takeIf(board, first(kitchen, isDriedFruit), { each: 15, prepare: '' }),
    takeIf(board, first(kitchen, isNut, isSeed), (item) => ({
      each: 10,
      ...(isNut(item.food) ? { cut: 'chopped' as const } : {}),
    })),
  ]);
}

/** Bacon with something sweet: fried crisp before anything else, in its own fat. */
export function fryBacon(board: Board): Part | null {
  const bacon = takeIf(board, board.kitchen.find('bacon', 'pancetta'), { each: 50, prepare: '' });
  if (bacon !== null)
    board.step(
      () =>
        say`Lay ${bacon} in a cold wide frying pan, set it ${over('medium')} and fry, turning once or twice, ${until('the fat is crisp', 6, 8)}. Keep warm, and wipe the pan.`,
    );
  return bacon;
}
