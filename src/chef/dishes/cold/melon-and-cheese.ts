// Sweet fruit and salt cheese on one plate, dressed with oil and something sharp.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCitrus,
  isFlatbread,
  isNamed,
  isNut,
  isSaladLeaf,
  isSaladVegetable,
  isSoftHerb,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeOil, takePepper, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { say, sayIf, wait } from '../../words/say.ts';

export const melonAndCheese: Dish = {
  id: 'melon-and-cheese',
  family: 'salad',
  side: 'savoury',
  needs: [],
  prior: 0.5,
  cook: writeMelon,
};

function writeMelon(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fruit = kitchen.find('watermelon', 'melon', 'peach', 'nectarine', 'figs', 'pear', 'grapes');
  const cheese = kitchen.find(
    'feta',
    'halloumi',
    'goats-cheese',
    'mozzarella',
    'burrata',
    'blue-cheese',
    'brie',
    'camembert',
    'cheddar',
    'manchego',
    'pecorino',
    'ricotta',
  );
  if (fruit === undefined || cheese === undefined || cheese.food.id === 'halloumi') return null;
  const board = startDraft(kitchen);
  const fruitPart = board.take(fruit, {
    each: 180,
    prepare:
      fruit.food.id === 'grapes'
        ? 'halved'
        : fruit.food.category === 'melon'
          ? 'peeled and cut into wedges'
          : 'cored or stoned and sliced',
  });
  const cheesePart = board.take(cheese, { each: 60, prepare: 'broken into pieces' });
  const leaves = takeIf(board, first(kitchen, isSaladLeaf), { each: 30 });
  const veg = pick(
    kitchen,
    (food) =>
      isSaladVegetable(food) &&
      !isSaladLeaf(food) &&
      isNamed(food, 'cucumber', 'red-onion', 'tomato', 'cherry-tomato', 'radish', 'fennel'),
  )
    .sort(byWorth)
    .slice(0, 2)
    .map((item) =>
      board.take(item, { each: item.food.id === 'red-onion' ? 15 : 60, ...withCut(item, 'thin-slices') }),
    );
  const ham = takeIf(board, kitchen.find('prosciutto', 'ham', 'salami'), { each: 25, prepare: 'torn' });
  board.step(
    () =>
      say`Lay ${[...real([leaves]), fruitPart, ...veg]} over a wide plate, without heaping, and tuck ${[cheesePart, ...real([ham])]} in between.`,
  );
  const oil = takeOil(board, Math.max(1, servings / 2));
  const acid =
    takeIf(board, first(kitchen, isCitrus), { total: 25, prepare: 'juiced' }) ??
    board.need(['balsamic-vinegar', 'red-wine-vinegar', 'cider-vinegar', 'vinegar'], servings, 'tsp');
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'torn' });
  const nuts = takeIf(board, first(kitchen, isNut), { each: 12, cut: 'chopped' });
  const olives = takeIf(board, kitchen.find('olives', 'capers'), { each: 12 });
  const honey = takeIf(board, kitchen.find('honey'), { each: 5 });
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Trickle over ${[oil, acid, ...real([honey])]}, grind over ${pepper}${sayIf(real([olives, herb, nuts]).length > 0, () => say` and scatter with ${real([olives, herb, nuts])}`)}. Leave for ${wait(5, '5 minutes')}, no more, so that the juices run together.`,
  );
  const bread = takeIf(board, first(kitchen, isBread, isFlatbread) ?? kitchen.find('cracker'), (item) => ({
    each: Math.max(40, item.food.gramsEach ?? 40),
    prepare: '',
  }));
  if (bread !== null)
    board.step(
      () => say`Eat with ${bread}, and use the last of it to wipe up what has gathered on the plate.`,
    );
  return board.finish(() => ({
    dish: 'melon-and-cheese',
    title: fitTitle(
      `${nameOne(cheese.food, us)} and ${nameOne(fruit.food, us)} ${bread?.food.id === 'cracker' ? 'plate' : 'salad'}${ham !== null ? ` with ${nameOne(ham.food, us)}` : herb === null ? (nuts === null ? '' : ` with ${nameMany(nuts.food, us)}`) : ` with ${nameOne(herb.food, us)}`}`,
      `${nameOne(cheese.food, us)} and ${nameOne(fruit.food, us)} salad`,
    ),
    introduction: 'Sweet juice against salt cheese: it needs oil, something sharp, and nothing else.',
    keeps: 'Eat within the hour.',
    plate: [160, 450],
    fit: 0.75 + (herb === null ? 0 : 0.06),
  }));
}
