import type { FoodId } from '../../../food/foods.ts';
import type { Part } from '../../draft.ts';
import type { Item } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isNamed, isSoftHerb } from '../../slots.ts';
import type { Board } from '../../start-draft.ts';

const COOL: readonly FoodId[] = [
  'avocado',
  'guacamole',
  'soured-cream',
  'creme-fraiche',
  'greek-yoghurt',
  'yoghurt',
  'tzatziki',
  'hummus',
  'tahini',
  'mayonnaise',
];

export const CRISP: readonly FoodId[] = [
  'lettuce',
  'salad-leaves',
  'rocket',
  'radish',
  'cucumber',
  'tomato',
  'cherry-tomato',
  'cabbage',
  'red-cabbage',
  'red-onion',
  'spring-onion',
  'sweetcorn',
  'mango',
  'pomegranate',
];

/** Seaweed for the top: it softens in a minute, so it goes on last. */
export function takeNori(board: Board): Part | null {
  return (
    takeIf(board, board.kitchen.find('nori'), { each: 2, prepare: 'cut into strips' }) ??
    needIf(board, board.kitchen.find('furikake', 'shichimi'), board.kitchen.servings, 'tsp')
  );
}

/** What goes cold on top of a hot filling: something cool, something crisp, something sharp. */
export function takeCold(board: Board): Part[] {
  const { kitchen } = board;
  const cool = COOL.map((id) => kitchen.find(id))
    .filter((item) => item !== undefined)
    .slice(0, 2);
  const crisp = CRISP.map((id) => kitchen.find(id))
    .filter((item) => item !== undefined && item.food.form !== 'frozen')
    .slice(0, 2) as Item[];
  const raw = (item: Item) =>
    item.food.id === 'avocado'
      ? { each: 60, prepare: 'stoned, peeled and sliced' }
      : isNamed(item.food, 'cabbage', 'red-cabbage', 'lettuce')
        ? { each: 35, cut: 'shreds' as const }
        : {
            each: 35,
            ...(item.food.form === 'fresh' &&
            item.food.category !== 'salad-leaf' &&
            item.food.id !== 'pomegranate'
              ? { prepare: 'finely chopped' }
              : {}),
          };
  return real([
    ...cool.map((item) =>
      takeIf(
        board,
        item,
        item.food.id === 'avocado'
          ? raw(item)
          : item.food.id === 'tahini'
            ? { each: 18, prepare: 'beaten with cold water until it runs' }
            : { each: 25 },
      ),
    ),
    ...crisp.map((item) => takeIf(board, item, raw(item))),
    takeIf(board, kitchen.find('salsa', 'jalapeno', 'hot-sauce'), { each: 20 }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 3, cut: 'chopped' }),
  ]);
}
