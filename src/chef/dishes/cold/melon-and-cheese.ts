// Sweet fruit and salt cheese on one plate, dressed with oil and something sharp.

import type { Food } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCheese,
  isCitrus,
  isFlatbread,
  isFryingCheese,
  isNamed,
  isNut,
  isSaladLeaf,
  isSaladVegetable,
  isSoftHerb,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeOil, takePepper, takeSalt, untaken, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { over, say, sayIf, until, wait } from '../../words/say.ts';

export const melonAndCheese: Dish = {
  id: 'melon-and-cheese',
  family: 'salad',
  side: 'savoury',
  needs: [],
  prior: 0.5,
  cook: writeMelon,
};

function findFruit(kitchen: Kitchen, isMild: boolean, hasCrackers: boolean): Item | undefined {
  return (
    kitchen.find('watermelon', 'melon', 'peach', 'nectarine', 'figs', 'pear', 'grapes') ??
    (isMild ? kitchen.find('tomato', 'cherry-tomato') : undefined) ??
    (hasCrackers ? kitchen.find('apple') : undefined)
  );
}

function cutFruit({ id, category }: Food): string {
  if (id === 'grapes' || id === 'cherry-tomato') return 'halved';
  if (id === 'tomato') return 'sliced';
  return category === 'melon' ? 'peeled and cut into wedges' : 'cored or stoned and sliced';
}

function writeMelon(kitchen: Kitchen) {
  const { us, servings } = kitchen;
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
    ...(['prosciutto', 'ham', 'salami'] as const),
  );
  const breadItem = first(kitchen, isBread, isFlatbread) ?? kitchen.find('cracker');
  const isMild = cheese !== undefined && isNamed(cheese.food, 'mozzarella', 'burrata');
  const fruit = findFruit(kitchen, isMild, breadItem?.food.id === 'cracker');
  if (fruit === undefined || cheese === undefined) return null;
  const isFried = isFryingCheese(cheese.food);
  if (isFried && !kitchen.has('hob')) return null;
  const board = startDraft(kitchen);
  const fruitPart = board.take(fruit, {
    each: 180,
    prepare: cutFruit(fruit.food),
  });
  const cheesePart = board.take(cheese, {
    each: isFried ? 80 : !isCheese(cheese.food) ? 35 : 60,
    prepare: isFried
      ? 'patted dry and sliced 1 cm thick'
      : isMild || !isCheese(cheese.food)
        ? 'torn'
        : 'broken into pieces',
  });
  const leaves = takeIf(board, first(kitchen, isSaladLeaf), { each: 30 });
  const veg = pick(
    kitchen,
    (food) =>
      isSaladVegetable(food) &&
      !isSaladLeaf(food) &&
      food.id !== fruit.food.id &&
      isNamed(food, 'cucumber', 'red-onion', 'tomato', 'cherry-tomato', 'radish', 'fennel'),
  )
    .sort(byWorth)
    .slice(0, 2)
    .map((item) =>
      board.take(item, { each: item.food.id === 'red-onion' ? 15 : 60, ...withCut(item, 'thin-slices') }),
    );
  const ham = takeIf(board, kitchen.find(...untaken(board, 'prosciutto', 'ham', 'salami')), {
    each: 25,
    prepare: 'torn',
  });
  if (isFried)
    board.step(
      () =>
        say`Fry ${cheesePart} in a dry non-stick pan ${over('medium-high')}, turning once, ${until('golden on both sides', 4, 5)}.`,
    );
  board.step(
    () =>
      say`Lay ${[...real([leaves]), fruitPart, ...veg]} over a wide plate, without heaping, and tuck ${isFried ? say`the hot ${cheesePart.noun}${sayIf(ham, (part) => say` and ${part}`)}` : say`${[cheesePart, ...real([ham])]}`} in between.`,
  );
  const isPlain = breadItem?.food.id === 'cracker' && !isFried;
  const salt = isMild ? takeSalt(board) : null;
  const oil = isPlain ? null : takeOil(board, Math.max(1, servings / 2));
  const acid = isPlain
    ? null
    : (takeIf(board, first(kitchen, isCitrus), { total: 25, prepare: 'juiced' }) ??
      board.need(['balsamic-vinegar', 'red-wine-vinegar', 'cider-vinegar', 'vinegar'], servings, 'tsp'));
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'torn' });
  const nuts = takeIf(board, first(kitchen, isNut), { each: 12, cut: 'chopped' });
  const olives = takeIf(board, kitchen.find('olives', 'capers', 'gherkins', 'chutney'), { each: 12 });
  const honey = takeIf(board, kitchen.find('honey'), { each: 5 });
  const pepper = takePepper(board);
  const tops = real([olives, herb, nuts]);
  board.step(() =>
    oil === null
      ? say`${tops.length > 0 ? say`Add ${tops}, grind` : 'Grind'} over ${pepper}${sayIf(honey, (part) => say`, trickle over ${part}`)} and leave ${wait(20)}: cold cheese tastes of little.`
      : say`Trickle over ${real([oil, acid, honey])}${sayIf(salt, (part) => say`, sprinkle with ${part}`)}${tops.length > 0 ? say`, grind over ${pepper} and scatter with ${tops}` : say` and grind over ${pepper}`}. ${isFried ? 'Eat while the cheese is warm.' : say`Leave for ${wait(5, '5 minutes')}, no more, so that the juices run together.`}`,
  );
  const bread = takeIf(board, breadItem, (item) => ({
    each: Math.max(40, item.food.gramsEach ?? 40),
    prepare: '',
  }));
  if (bread !== null)
    board.step(
      () =>
        say`Eat with ${bread}${isPlain ? ', a little of everything at a time' : ', and use the last of it to wipe up what has gathered on the plate'}.`,
    );
  return board.finish(() => ({
    dish: 'melon-and-cheese',
    title: fitTitle(
      `${nameOne(cheese.food, us)} and ${nameOne(fruit.food, us)} ${bread?.food.id === 'cracker' ? 'plate' : 'salad'}${ham !== null ? ` with ${nameOne(ham.food, us)}` : herb === null ? (nuts === null ? '' : ` with ${nameMany(nuts.food, us)}`) : ` with ${nameOne(herb.food, us)}`}`,
      `${nameOne(cheese.food, us)} and ${nameOne(fruit.food, us)} salad`,
    ),
    introduction: isFried
      ? 'Hot salt cheese on cold sweet fruit: fry it last, and sit down at once.'
      : isMild
        ? 'Nothing is cooked, so the fruit has to be ripe and nothing may come straight from the fridge.'
        : 'Sweet juice against something salt, and no more than a minute of your time.',
    keeps: 'Eat within the hour.',
    plate: [160, 450],
    fit: 0.75 + (herb === null ? 0 : 0.06),
  }));
}
