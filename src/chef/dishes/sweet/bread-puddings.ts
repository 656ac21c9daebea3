// Stale bread, eggs and milk, baked: sweet with fruit and sugar, or savoury with cheese, ham and vegetables.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, nameDish } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { addPanVegetables, needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCheese,
  isCookedMeat,
  isCream,
  isDriedFruit,
  isFruit,
  isMilk,
  isNamed,
  isSmokedFish,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takePepper, untaken, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, oven, over, portion, rest, say, sayIf, the, until, wait } from '../../words/say.ts';
import { fruitCut, SUGARS, takeSpice } from '../parts/fruit-cut.ts';
import { takeFat } from '../parts/spreading-fat.ts';

const OVEN = { needs: ['oven'], prior: 0.66 } as const;

export const breadPudding: Dish = {
  id: 'bread-pudding',
  family: 'pudding',
  side: 'sweet',
  ...OVEN,
  cook: writeSweet,
};
export const savouryBreadPudding: Dish = {
  id: 'savoury-bread-pudding',
  family: 'oven',
  side: 'savoury',
  ...OVEN,
  cook: writeSavoury,
};

const NOT_SOAKED: readonly FoodId[] = [
  'breadcrumbs',
  'stuffing',
  'scone',
  'crumpet',
  'english-muffin',
  'rye-bread',
];

interface Custard {
  readonly bread: Item;
  readonly egg: Item;
  readonly milk: Item | undefined;
}

function findCustard(kitchen: Kitchen): Custard | null {
  const bread =
    kitchen.find('brioche', 'croissant') ??
    first(kitchen, (food) => isBread(food) && !NOT_SOAKED.includes(food.id));
  const egg = kitchen.find('egg');
  const milk = first(kitchen, isMilk, isCream);
  if (
    bread === undefined ||
    egg === undefined ||
    (milk === undefined && kitchen.choose('milk') === undefined)
  )
    return null;
  return { bread, egg, milk };
}

/** One egg to 75 g of bread and 125 ml of milk, as far as the bread and the eggs go. */
function takeCustard(board: Board, { bread, egg, milk }: Custard) {
  const { kitchen } = board;
  const { servings } = kitchen;
  const breadPart = board.take(bread, {
    total: Math.max(150, 90 * servings),
    prepare: bread.food.amount.unit === 'slice' ? 'halved' : 'cut into thick slices',
  });
  const ml = Math.round((breadPart.grams * 1.7) / 25) * 25;
  const milkPart =
    milk === undefined
      ? board.need(['milk', 'oat-milk', 'soya-milk'], ml, 'ml')
      : board.take(milk, { total: ml });
  const cream = takeIf(board, milk !== undefined && isMilk(milk.food) ? first(kitchen, isCream) : undefined, {
    each: 50,
  });
  // Where the milk is short the eggs follow it, or the custard is an omelette.
  const byMilk = milkPart.grams + (cream?.grams ?? 0);
  const eggs = board.take(egg, {
    total: Math.max(110, Math.min((breadPart.grams / 75) * 55, byMilk * 0.95)),
    prepare: '',
  });
  return { breadPart, eggs, liquids: real([milkPart, cream]) };
}

const STALE = /stale|\bold\b|dry|day-old/;

/** Whether the bread was said to be past its best: then this is what it is for. */
function isStale({ bread }: Custard): boolean {
  return STALE.test(`${bread.state} ${bread.typed.join(' ')}`);
}

function writeSweet(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const found = findCustard(kitchen);
  if (found === null) return null;
  if (found.milk === undefined && !isStale(found)) return null;
  const board = startDraft(kitchen);
  const { breadPart, eggs, liquids } = takeCustard(board, found);
  const sugar = board.need(
    ['sugar', ...SUGARS, 'honey', 'maple-syrup'],
    Math.max(2, servings * 1.25),
    'tbsp',
  );
  const spice = takeSpice(board, kitchen, 0.5);
  const vanilla = needIf(board, kitchen.find('vanilla-extract'), 0.5, 'tsp');
  const citrus = takeIf(board, kitchen.find('orange', 'lemon'), { total: 60, prepare: 'zest grated' });
  const salt = board.need(['salt'], 1, 'pinch');
  const butter = takeFat(board, 15 * servings);
  const flavour = real([spice, vanilla, citrus]);
  board.step(
    () =>
      say`Grease ${nameDish(kitchen)} with a little of ${portion(butter, 0.2, `the ${butter.noun}`)}. Whisk ${[eggs, ...liquids, portion(sugar, 0.75, 'most of the sugar'.replace('sugar', sugar.noun)), ...flavour, salt]} together in a jug.`,
  );
  const fruit = takeIf(
    board,
    pick(
      kitchen,
      (food) => isFruit(food) && !isNamed(food, 'melon', 'watermelon', 'grapes', 'pomegranate'),
    ).sort(byWorth)[0],
    (item) => ({ each: 70, ...fruitCut(item) }),
  );
  const bits = real([
    takeIf(board, first(kitchen, isDriedFruit), { each: 15, prepare: '' }),
    takeIf(board, kitchen.find('chocolate', 'milk-chocolate', 'white-chocolate', 'marmalade', 'jam'), {
      each: 15,
      prepare: '',
    }),
    takeIf(board, kitchen.find('walnuts', 'almonds', 'pecans', 'hazelnuts'), { each: 10, cut: 'chopped' }),
  ]);
  const tucked = [...real([fruit]), ...bits];
  board.step(
    () =>
      say`Spread ${breadPart} with ${portion(butter, 0.8, `the rest of the ${butter.noun}`)} and set in the dish, overlapping${sayIf(tucked.length > 0, () => say`, with ${tucked} tucked between`)}. Pour over the custard, press the bread under and leave for ${wait(20, '20 minutes')}: stale bread drinks slowly, and what is dry now stays dry. While it soaks, heat the oven to ${oven(170, us)}.`,
  );
  board.step(
    () =>
      say`Sprinkle with ${portion(sugar, 0.25, `the rest of the ${sugar.noun}`)} and bake ${until('puffed and golden, and only just set in the middle', 30, 35)}: a knife should come out wet but clean, at ${core(71, us)} or more.`,
  );
  const cool = takeIf(board, kitchen.find('custard', 'ice-cream', 'creme-fraiche', 'greek-yoghurt'), {
    each: 50,
  });
  board.step(
    () =>
      say`Let it stand for ${wait(10, '10 minutes')}, while it sinks and sets, and eat warm${sayIf(cool, (cool) => say`, with ${cool}`)}.`,
  );
  const guest = tucked[0] ?? spice;
  return board.finish(() => ({
    dish: 'bread-pudding',
    title: fitTitle(
      `${isNamed(found.bread.food, 'baguette', 'brioche', 'croissant') ? `${nameOne(found.bread.food, us)} ` : ''}bread pudding${guest == null ? '' : ` with ${nameMany(guest.food, us).replace('ground ', '')}`}`
        .replace('brioche bread', 'brioche')
        .replace('croissant bread', 'croissant'),
      'bread and butter pudding',
    ),
    introduction:
      'Twenty minutes of soaking and a gentle oven: custard all through, and a crust only where the bread stands proud.',
    keeps: 'Keeps 2 days in the fridge; warm it through in the oven, or fry it in slices.',
    plate: [230, 520],
    fit: 0.66 + (servings > 3 ? 0.06 : 0) + (isStale(found) ? 0.2 : 0) + (tucked.length > 0 ? 0.08 : 0),
  }));
}

const QUICK: readonly FoodId[] = [
  'spinach',
  'tomato',
  'cherry-tomato',
  'spring-onion',
  'mushroom',
  'leek',
  'pepper',
  'courgette',
  'roasted-peppers',
  'sun-dried-tomatoes',
  'frozen-peas',
  'sweetcorn',
  'asparagus',
];

function writeSavoury(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const found = findCustard(kitchen);
  const cheese = first(kitchen, isCheese);
  const meat = first(
    kitchen,
    isCookedMeat,
    (food) => isNamed(food, 'ham', 'prosciutto', 'salami'),
    isSmokedFish,
  );
  const vegetables = pick(kitchen, (food) => QUICK.includes(food.id))
    .sort(byWorth)
    .slice(0, 2);
  if (found === null || cheese === undefined) return null;
  const board = startDraft(kitchen);
  const { breadPart, eggs, liquids } = takeCustard(board, found);
  const salt = board.need(['salt'], Math.max(0.25, Math.round(servings / 2) / 4), 'tsp');
  const mustard = board.need(['mustard', 'wholegrain-mustard', 'nutmeg'], 1, 'tsp');
  const herb = takeIf(board, kitchen.find('thyme', 'sage', 'parsley', 'chives', 'basil', 'rosemary'), {
    each: 2,
    cut: 'chopped',
  });
  const pepper = takePepper(board);
  const butter = takeFat(board, 10);
  board.step(
    () =>
      say`Rub ${nameDish(kitchen)} with ${butter}. Whisk ${[eggs, ...liquids, mustard, salt, ...real([herb]), pepper]} together in a jug.`,
  );
  const cheesePart = board.take(cheese, { each: 45, prepare: 'grated or crumbled' });
  const meatPart = takeIf(board, meat, { each: 45, cut: 'strips' });
  const fried = kitchen.has('hob') ? vegetables : [];
  const raw = vegetables.filter(
    (item) => !fried.includes(item) && isNamed(item.food, 'spinach', 'tomato', 'cherry-tomato', 'sweetcorn'),
  );
  const vegParts = raw.map((item) => board.take(item, { each: 70, ...withCut(item, item.food.cuts[0]) }));
  if (fried.length > 0)
    board.step(() => {
      const pan = addPanVegetables(board, fried, 90);
      vegParts.push(...pan.parts);
      const oil = board.need(untaken(board, 'olive-oil', 'vegetable-oil'), 1, 'tbsp');
      return say`Warm ${oil} in a frying pan ${over('medium')}. ${pan.said}`;
    });
  const onion = takeIf(board, kitchen.find('onion', 'red-onion'), { each: 30, cut: 'thin-slices' });
  const layers = [...real([meatPart, onion]), ...(fried.length === 0 ? vegParts : [])];
  board.step(
    () =>
      say`Layer ${breadPart} in the dish with ${[...layers, half(cheesePart)]}${fried.length === 0 ? '' : ` and ${the(...vegParts)}`}. Pour over the custard, press the bread under and leave for ${wait(20, '20 minutes')}, so that it soaks to the middle. While it stands, heat the oven to ${oven(180, us)}.`,
  );
  board.step(
    () =>
      say`Scatter with ${rest(cheesePart)} and bake ${until('puffed, golden and set in the middle', 35, 40)} (${core(meatPart === null ? 71 : 74, us)}). Leave for ${wait(5, '5 minutes')} and serve hot, straight from the dish.`,
  );
  const guest = [...real([meatPart]), ...vegParts][0];
  return board.finish(() => ({
    dish: 'savoury-bread-pudding',
    title: fitTitle(
      `${nameOne(cheese.food, us)}${guest === undefined ? '' : ` and ${nameOne(guest.food, us)}`} bread pudding`,
      'savoury bread pudding',
    ),
    introduction:
      'Bread past its best soaks up twice its weight of custard, so this rises like a soufflé and asks for none of the care.',
    keeps: 'Keeps 2 days in the fridge; reheat in the oven until steaming all through.',
    plate: [230, 620],
    fit: 0.74 + (guest === undefined ? 0 : 0.06) + (isStale(found) ? 0.08 : 0),
  }));
}
