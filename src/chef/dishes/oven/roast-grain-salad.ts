// A grain with fruit and vegetables roasted until their juices run, dressed with those juices; cheese and leaves on top.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeCitrus, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCheese,
  isCookable,
  isLeafyGreen,
  isLooseGrain,
  isNamed,
  isSaladLeaf,
  isTinnedLegume,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { cookGrain, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { oven, portion, say, sayIf, the, together, until } from '../../words/say.ts';

export const roastGrainSalad: Dish = {
  id: 'roast-grain-salad',
  family: 'salad',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.6,
  cook: write,
};

/** Fruit that roasts in wedges beside vegetables and keeps its shape. */
const FRUIT: readonly FoodId[] = [
  'grapes',
  'pear',
  'apple',
  'plum',
  'peach',
  'nectarine',
  'apricot',
  'figs',
  'quince',
  'cranberries',
];

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const grain = first(kitchen, isLooseGrain);
  const fruit = pick(kitchen, (food) => FRUIT.includes(food.id)).sort(byWorth)[0];
  const vegetables = pick(
    kitchen,
    (food) =>
      isCookable(food) && !isLeafyGreen(food) && food.heat.roast !== undefined && food.form === 'fresh',
  )
    .sort(byWorth)
    .slice(0, 3);
  if (grain === undefined || fruit === undefined || vegetables.length === 0) return null;
  const soaked = isNamed(grain.food, 'couscous', 'bulgur');
  if (!soaked && !kitchen.has('hob')) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(2, servings * 1.5));
  const salt = takeSalt(board);
  const high = Math.max(...vegetables.map((item) => item.food.heat.roast?.minutes[1] ?? 30));
  const parts = vegetables.map((item) =>
    board.take(item, { each: 230 / vegetables.length, ...withCut(item, item.food.heat.roast?.cut) }),
  );
  const onion = takeIf(board, kitchen.find('red-onion', 'onion', 'shallot'), { each: 50, cut: 'wedges' });
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)}. Toss ${[...parts, ...real([onion])]} with ${portion(oil, 0.5, `half the ${oil.noun}`)} and ${portion(salt, 0.5, `half the ${salt.noun}`)} on a large tray, spread out and roast ${until('browned at the edges and nearly tender', Math.max(10, high - 15), Math.max(12, high - 10))}.`,
  );
  const fruitPart = board.take(fruit, { each: 80, prepare: cutFruit(fruit) });
  const beans = takeIf(board, first(kitchen, isTinnedLegume), { each: 80 });
  board.step(
    () =>
      say`Turn what is on the tray, add ${[fruitPart, ...real([beans])]} and roast ${until(`${the(fruitPart)} ${fruitPart.plural ? 'are' : 'is'} soft and the juices are sticky`, 10, 12)}.`,
  );
  const grainPart = board.take(grain, { each: 65 });
  board.step(() => cookGrain(grainPart, us), 'meanwhile');
  const acid =
    takeCitrus(board, 35) ??
    board.need(['balsamic-vinegar', 'red-wine-vinegar', 'cider-vinegar', 'vinegar'], servings, 'tbsp');
  const honey = takeIf(board, kitchen.find('honey', 'maple-syrup', 'mustard', 'harissa'), { each: 5 });
  const pepper = takePepper(board);
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 35, prepare: 'crumbled or shaved' });
  const leaves = takeIf(board, first(kitchen, isSaladLeaf), { each: 20 });
  const tops = takeTops(board, 'herbs-and-nuts');
  const above = [...real([leaves, cheese]), ...tops];
  board.step(() =>
    together(
      say`Stir ${[acid, ...real([honey]), portion(oil, 0.5, `the rest of the ${oil.noun}`), portion(salt, 0.5, `the rest of the ${salt.noun}`), pepper]} through ${the(grainPart)} while hot, then tip in the tray with every drop of its juice.`,
      say`${sayIf(above.length > 0, () => say`Finish with ${above} and `)}serve warm or cool.`,
    ),
  );
  const lead = vegetables[0];
  return board.finish(() => ({
    dish: 'roast-grain-salad',
    title: fitTitle(
      `${nameOne(grain.food, us).replace(' wheat', '')} salad with roast ${nameOne(lead?.food ?? grain.food, us)} and ${nameMany(fruit.food, us)}`,
      `${nameOne(grain.food, us)} salad with roast ${nameMany(fruit.food, us)}`,
    ),
    introduction:
      'The fruit goes in late, and its juice, sticky on the tray by then, is half of the dressing.',
    keeps: 'Keeps 2 days in the fridge without the leaves.',
    plate: [260, 700],
    fit: 0.78 + (cheese === null ? 0 : 0.06),
  }));
}

function cutFruit({ food }: Item): string {
  if (isNamed(food, 'grapes', 'cranberries')) return '';
  if (isNamed(food, 'apple', 'pear', 'quince')) return 'cored and cut into wedges';
  return isNamed(food, 'figs') ? 'halved' : 'halved and stoned';
}
