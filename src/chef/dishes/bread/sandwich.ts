// Bread with something in it, hot from the pan or cold.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isCheese,
  isCookedMeat,
  isCured,
  isNamed,
  isReadyFish,
  isSaladLeaf,
  isTinnedFish,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeOil, takePepper } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, over, say, sayIf, together, until } from '../../words/say.ts';

export const sandwich: Dish = {
  id: 'sandwich',
  family: 'bread',
  side: 'savoury',
  needs: [],
  prior: 0.5,
  cook: writeSandwich,
};

const introduce = (isToasted: boolean): string =>
  isToasted
    ? 'Toasted on one side only: crisp to bite into, soft where it holds the filling.'
    : 'Spread to the edge and filled well: the work of five minutes.';

function writeSandwich(kitchen: Kitchen) {
  const { us } = kitchen;
  const bread = kitchen.find(
    'bread',
    'sourdough',
    'baguette',
    'bread-roll',
    'bagel',
    'rye-bread',
    'croissant',
    'gluten-free-bread',
    'brioche',
    'burger-bun',
  );
  const fry = kitchen.has('hob')
    ? kitchen.find('bacon', 'fish-fingers', 'sausage', 'halloumi', 'hot-dog', 'chicken-nugget')
    : undefined;
  const cold =
    first(kitchen, isCookedMeat, isTinnedFish, isReadyFish, (food) => isCured(food) && food.raw === 'fine') ??
    kitchen.find('boiled-egg', 'falafel');
  const main = fry ?? cold;
  const fresh = kitchen.items
    .filter(
      (item) =>
        isSaladLeaf(item.food) ||
        isNamed(
          item.food,
          'tomato',
          'cucumber',
          'cherry-tomato',
          'coleslaw',
          'gherkins',
          'avocado',
          'sauerkraut',
        ),
    )
    .slice(0, 3);
  if (
    bread === undefined ||
    main === undefined ||
    (fresh.length === 0 &&
      kitchen.find('mayonnaise', 'mustard', 'ketchup', 'chutney', 'butter') === undefined)
  )
    return null;
  if (main.food.id === 'hot-dog' && main.food.form !== 'cooked') return null;
  const board = startDraft(kitchen);
  const isToasted = kitchen.has('hob') && bread.food.id !== 'croissant';
  const oven1 = main.food.category === 'breaded';
  const part = board.take(main, {
    each:
      main.food.category === 'breaded'
        ? (main.food.gramsEach ?? 28) * 3
        : main.food.category === 'sausage'
          ? 120
          : 70,
    ...(main.food.id === 'halloumi' ? { cut: 'slices-1cm' as const } : {}),
  });
  const hot = main === fry;
  if (hot) {
    const oil = takeOil(board, 1);
    const heat = main.food.heat.fry ?? main.food.heat.warm ?? { minutes: [6, 8] as const };
    const low = oven1 ? 10 : Math.max(3, heat.minutes[0]);
    board.step(
      () =>
        say`Heat ${oil} in a frying pan ${over('medium')}. Add ${part} and cook, turning, ${until(oven1 ? 'crisp and golden on every side' : main === fry ? 'well browned' : 'steaming-through', low, Math.max(low + 1, oven1 ? 12 : heat.minutes[1]))}${part.food.core === undefined ? '' : say` (${core(part.food.core.coreC, us)} inside)`}.`,
    );
  }
  const breadPart = board.take(bread, {
    each: (bread.food.gramsEach ?? 40) * (bread.food.amount.unit === 'slice' ? 2 : 1),
    prepare: '',
  });
  const spread = real([
    takeIf(board, kitchen.find('mayonnaise', 'vegan-mayonnaise', 'cream-cheese', 'butter', 'hummus'), {
      each: 14,
    }),
    takeIf(
      board,
      kitchen.find(
        'mustard',
        'ketchup',
        'chutney',
        'horseradish',
        'barbecue-sauce',
        'brown-sauce',
        'pesto',
        'sriracha',
        'cranberry-sauce',
      ),
      { each: 8 },
    ),
  ]);
  const freshParts = fresh.map((item) =>
    board.take(item, {
      each: isSaladLeaf(item.food) ? 20 : 45,
      ...(isNamed(item.food, 'tomato', 'cucumber', 'cherry-tomato')
        ? { prepare: 'sliced' }
        : item.food.id === 'avocado'
          ? { prepare: 'stoned, peeled and sliced' }
          : {}),
    }),
  );
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 30, prepare: 'sliced' });
  const onion = takeIf(board, kitchen.find('red-onion', 'spring-onion'), { each: 10, cut: 'thin-slices' });
  const pepper = takePepper(board);
  board.step(() =>
    together(
      isToasted
        ? say`Toast ${breadPart} lightly in a dry pan ${over('medium')}, on one side only, ${until('golden', 2, 3)}.`
        : say`Split ${breadPart} and lay the halves on a board, cut side up.`,
      sayIf(
        spread.length > 0,
        () =>
          say`Spread ${isToasted ? 'the soft side' : 'the cut sides'} with ${spread}, right to the edge: it keeps the juices out.`,
      ),
    ),
  );
  const layers = real([...freshParts, cheese, onion]);
  const isHotDog = main.food.id === 'hot-dog';
  const filling = hot ? `the hot ${part.noun}`.replace('hot hot', 'hot') : null;
  board.step(
    () =>
      say`Layer ${layers.length === 0 ? (filling === null ? say`${part}` : filling) : filling === null ? say`${[part, ...layers]}` : say`${layers} and ${filling}`} on one half, grind over ${pepper}, press on the lid with the flat of your hand and cut in two.`,
  );
  const short = nameMany(main.food, us);
  const second = fresh[0] ?? (cheese === null ? undefined : first(kitchen, isCheese));
  const blt =
    main.food.id === 'bacon' &&
    fresh.some((item) => isSaladLeaf(item.food)) &&
    fresh.some((item) => /tomato/.test(item.food.id));
  return board.finish(() => ({
    dish: 'sandwich',
    title: fitTitle(
      ...(isHotDog ? [`hot dogs${second === undefined ? '' : ` with ${nameMany(second.food, us)}`}`] : []),
      ...(blt ? ['bacon, lettuce and tomato sandwich'] : []),
      `${short}${second === undefined ? '' : ` and ${(second.food.noun === 'count' ? nameOne : nameMany)(second.food, us)}`} sandwich`,
      `${short} sandwich`,
    ),
    introduction: introduce(isToasted),
    keeps: 'Make it when you want to eat it.',
    plate: [130, 420],
    fit:
      0.62 +
      (bread.food.id === 'burger-bun' && hot ? 0.8 : 0) +
      (isNamed(bread.food, 'baguette', 'bread-roll', 'bagel') && spread.length > 0 ? 0.25 : 0) +
      (fresh.length > 1 ? 0.08 : 0) +
      (blt ? 0.15 : 0) +
      (spread.length > 0 ? 0.05 : 0),
  }));
}
