// A smooth dip in the middle, warm bread and raw vegetables round it.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isBread, isCitrus, isFlatbread } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { are, half, over, rest, say, the, together, until } from '../../words/say.ts';

export const dipPlate: Dish = {
  id: 'dip-plate',
  family: 'plate',
  side: 'savoury',
  needs: [],
  prior: 0.5,
  cook: writeDip,
};

const DIPS: readonly FoodId[] = ['hummus', 'tzatziki', 'baba-ganoush', 'guacamole'];

const DIPPABLE: readonly FoodId[] = [
  'carrot',
  'cucumber',
  'celery',
  'pepper',
  'radish',
  'chicory',
  'cherry-tomato',
  'tomato',
  'sugar-snap-peas',
  'fennel',
  'kohlrabi',
];

function writeDip(kitchen: Kitchen) {
  const { servings } = kitchen;
  const ready = kitchen.find(...DIPS);
  const beans =
    ready === undefined
      ? kitchen.find('chickpeas', 'butter-beans', 'cannellini-beans', 'black-beans', 'haricot-beans')
      : undefined;
  const tahini = kitchen.find('tahini', 'peanut-butter', 'greek-yoghurt', 'yoghurt');
  if (
    ready === undefined &&
    (beans === undefined || (tahini === undefined && first(kitchen, isCitrus) === undefined))
  )
    return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, servings);
  if (beans !== undefined) {
    const beanPart = board.take(beans, { each: 120 });
    const tahiniPart = takeIf(board, tahini, { each: 18 });
    const garlic = takeIf(board, kitchen.find('garlic'), { total: 5, cut: 'crushed' });
    const lemon = takeIf(board, first(kitchen, isCitrus), { total: 40, prepare: 'juiced' });
    const cumin = board.need(['cumin', 'smoked-paprika', 'paprika'], 0.5, 'tsp');
    const salt = takeSalt(board);
    board.step(
      () =>
        say`Keep a spoonful of ${beanPart} back for the top. ${kitchen.has('blender') ? 'Blend' : 'Crush with a fork, then beat,'} the rest with ${real([tahiniPart, garlic, lemon, cumin, salt])}, ${half(oil)} and 2 tablespoons of cold water until pale and smooth, a good 2 minutes; let it down with more water until it falls softly from the spoon.`,
    );
  }
  const readyPart = takeIf(board, ready, { each: 90 });
  const bread = takeIf(
    board,
    first(kitchen, isFlatbread, isBread) ?? kitchen.find('cracker', 'tortilla-chips'),
    (item) => ({ each: Math.max(60, item.food.gramsEach ?? 60), prepare: '' }),
  );
  const crisp = kitchen.items
    .filter((item) => DIPPABLE.includes(item.food.id))
    .slice(0, 3)
    .map((item) =>
      board.take(item, {
        each: 80,
        ...(item.food.id.endsWith('tomato') || item.food.id === 'radish'
          ? { cut: 'halves' as const }
          : withCut(item, 'batons')),
      }),
    );
  if (bread === null && crisp.length === 0 && beans === undefined) return null;
  const toasted =
    bread !== null &&
    bread.food.category !== 'biscuit' &&
    bread.food.category !== 'snack' &&
    kitchen.has('hob');
  if (bread !== null && toasted)
    board.step(
      () =>
        say`Warm ${bread} in a dry frying pan ${over('medium')} ${until('brown in spots and crisp at the edges', 3, 4)}, and cut into fingers.`,
    );
  const extra = real([
    takeIf(board, kitchen.find('feta', 'olives'), { each: 25 }),
    takeIf(board, kitchen.find('olives', 'roasted-peppers', 'sun-dried-tomatoes', 'gherkins'), { each: 20 }),
    takeIf(board, kitchen.find('falafel'), { each: 60 }),
  ]);
  const tops = takeTops(board, 'herbs-and-nuts');
  const pepper = takePepper(board);
  const oilLeft = beans === undefined ? oil : rest(oil);
  board.step(() =>
    together(
      readyPart === null
        ? say`Spread the dip in a wide bowl, make a hollow with the back of a spoon and pour in ${oilLeft}.`
        : say`Spread ${readyPart} in a wide bowl, make a hollow with the back of a spoon and pour in ${oilLeft}.`,
      say`Finish with ${[...tops, pepper]}${beans === undefined ? '' : ' and what you kept back'}. Set ${crisp.length + extra.length === 0 ? 'the bowl in the middle of the table' : say`${[...crisp, ...extra]} round it`}${bread === null ? ', and dip.' : toasted ? ` and dip with ${the(bread)} while ${are(bread) === 'are' ? 'they are' : 'it is'} warm.` : say` and dip with ${bread}.`}`,
    ),
  );
  const lead = ready ?? beans;
  const name =
    lead === undefined
      ? 'dip'
      : ready !== undefined
        ? nameOne(ready.food, kitchen.us)
        : beans?.food.id === 'chickpeas' && tahini?.food.id === 'tahini'
          ? 'hummus'
          : `whipped ${nameMany(lead.food, kitchen.us)}`;
  const withWhat = crisp[0] ?? bread;
  return board.finish(() => ({
    dish: 'dip-plate',
    title: fitTitle(
      `${name}${withWhat === null || withWhat === undefined ? ' with oil and spice' : ` with ${nameMany(withWhat.food, kitchen.us)}${crisp.length > 0 && bread !== null ? ` and ${nameMany(bread.food, kitchen.us)}` : ''}`}`,
      name,
    ),
    introduction: 'A smooth thing in the middle, crisp and warm things round it, and no forks.',
    keeps: `The dip keeps ${ready === undefined ? 3 : 2} days in the fridge, covered.`,
    plate: [140, 500],
    fit:
      0.62 +
      (bread === null ? 0 : 0.08) +
      (crisp.length > 0 ? 0.08 : 0) +
      (tahini?.food.id === 'tahini' ? 0.15 : 0) +
      (tahini?.food.id === 'tahini' && beans?.food.id === 'chickpeas' ? 0.15 : 0),
  }));
}
