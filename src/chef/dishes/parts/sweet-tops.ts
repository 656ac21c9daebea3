import type { Food, FoodId } from '../../../food/foods.ts';
import type { Part, Portion, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isDriedFruit, isFruit, isNut, isSausage, isSeed, pick } from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { readsCore, untaken } from '../../tasks.ts';
import { over, portion, say, the, until } from '../../words/say.ts';
import { fruitCut, isFrozen, SUGARS } from './fruit-cut.ts';

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

/** Frozen, too sharp or too hard as it grew, or on a list with the spice that apples and pears are cooked with. */
const isStewed = (item: Item, kitchen: Kitchen): boolean =>
  isFruit(item.food) &&
  (isFrozen(item) ||
    (item.food.form === 'fresh' &&
      (item.food.raw === 'no' ||
        (item.food.category === 'orchard-fruit' && kitchen.find('cinnamon', 'mixed-spice') !== undefined))));

/** Fruit for the top that is stewed in butter beforehand; null where none of the list wants it. */
export function stewFruit(board: Board): Portion | null {
  const { kitchen } = board;
  const item = kitchen.has('hob') ? kitchen.items.find((one) => isStewed(one, kitchen)) : undefined;
  if (item === undefined) return null;
  const fruit = board.take(item, { each: 100, ...fruitCut(item) });
  const spices = kitchen.find('cinnamon', 'mixed-spice', 'ground-ginger');
  const spice = board.parts.some((part) => part.item === spices) ? null : needIf(board, spices, 0.5, 'tsp');
  const sugar =
    kitchen.find(...SYRUPS) === undefined
      ? board.need(untaken(board, ...SUGARS.toReversed(), 'honey'), kitchen.servings, 'tsp')
      : null;
  const [low, high] = item.food.heat.simmer?.minutes ?? [6, 8];
  board.step(
    () =>
      say`Put ${[fruit, ...real([spice, sugar])]} in a small pan${isFrozen(item) ? '' : ' with 3 tablespoons of water'}, cover and cook ${over('medium-low')}, stirring once or twice, ${until('soft and beginning to fall apart', low, high)}.`,
    'meanwhile',
  );
  // The pan has all of it; on the plate it is named and not taken again.
  return portion(fruit, 0, the(fruit));
}

/** Fruit, syrup and nuts for the top of something sweet. */
export function takeSweetTops(board: Board, grams: number, stewed: Portion | null = null): Part[] {
  const { kitchen } = board;
  return real([
    ...pick(
      kitchen,
      (food) => isFruit(food) && isEatenRaw(food) && food.id !== stewed?.part.food.id,
      stewed === null ? 2 : 1,
    ).map((item) => takeIf(board, item, { each: grams, ...fruitCut(item) })),
    takeIf(board, kitchen.find(...SYRUPS), { each: 15 }),
    takeIf(board, first(kitchen, isDriedFruit), { each: 15, prepare: '' }),
    takeIf(board, first(kitchen, isNut, isSeed), (item) => ({
      each: 10,
      ...(isNut(item.food) ? { cut: 'chopped' as const } : {}),
    })),
  ]);
}

/** Custard from its powder, made while something bakes; null where there is no powder, or no hob for it. */
export function makeCustard(board: Board): Said | null {
  const { kitchen } = board;
  const powder = kitchen.has('hob') ? takeIf(board, kitchen.find('custard-powder'), { each: 3 }) : null;
  if (powder === null) return null;
  const milk = board.need(MILKS, 100 * kitchen.servings, 'ml');
  const [sweet] = untaken(board, 'sugar', 'brown-sugar');
  const sugar = sweet === undefined ? [] : [board.need([sweet], kitchen.servings, 'tsp')];
  board.step(
    () =>
      say`Stir ${[powder, ...sugar]} to a paste with a little of ${milk}. Heat the rest in a small pan ${over('medium')} until it steams, whisk it into the paste, pour back and stir ${until('thick enough to coat a spoon', 3, 4)}.`,
    'meanwhile',
  );
  return say`with the custard poured over`;
}

const MILKS: readonly FoodId[] = ['milk', 'lactose-free-milk', 'oat-milk', 'soya-milk'];

/** Bacon, or sausages where there is syrup for them, with something sweet: fried before anything else, in its own fat. */
export function fryBacon(board: Board): Part | null {
  const bacon = takeIf(board, board.kitchen.find('bacon', 'pancetta'), { each: 50, prepare: '' });
  const sausage =
    bacon === null && board.kitchen.find('pancake-mix', 'maple-syrup') !== undefined
      ? first(board.kitchen, (food) => isSausage(food) && food.form === 'fresh')
      : undefined;
  if (sausage !== undefined) {
    const part = board.take(sausage, { each: 100, prepare: '' });
    board.step(
      () =>
        say`Put ${part} in a cold wide frying pan, set it ${over('medium')} and fry, turning often, ${until('brown all over', 10, 14)} (${readsCore(part, board.kitchen.us)}). Keep warm, and wipe the pan.`,
    );
    return part;
  }
  if (bacon !== null)
    board.step(
      () =>
        say`Lay ${bacon} in a cold wide frying pan, set it ${over('medium')} and fry, turning once or twice, ${until('the fat is crisp', 6, 8)}. Keep warm, and wipe the pan.`,
    );
  return bacon;
}
