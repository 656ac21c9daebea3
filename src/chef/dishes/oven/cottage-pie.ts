// Mince under a rough crust of mash.

import type { Food } from '../../../food/foods.ts';
import { fitTitle, nameDish, STOCKS, takeOnion, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCookable,
  isGratingCheese,
  isLeafyGreen,
  isMince,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeButter, takeOil, takePepper, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, oven, over, rest, say, sayIf, until, wait } from '../../words/say.ts';
import { inBatches } from '../parts/batches.ts';
import { sayMash, takeMash } from '../parts/mash-top.ts';
import { waterFor } from '../parts/pot-water.ts';

const OVEN_PIE = { family: 'oven', side: 'savoury', needs: ['hob', 'oven'] } as const;

export const cottagePie: Dish = { id: 'cottage-pie', ...OVEN_PIE, prior: 0.8, cook: writeCottagePie };

/** Cooked through by the oven alone, under the mash. */
function isSoonTender(food: Food): boolean {
  return (
    isLeafyGreen(food) ||
    food.form === 'frozen' ||
    food.form === 'tinned' ||
    (food.heat.simmer?.minutes[1] ?? 9) <= 6
  );
}

function writeCottagePie(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const mince = first(kitchen, isMince) ?? kitchen.find('soya-mince', 'tinned-lentils');
  if (mince === undefined || mince.food.id === 'burger-patty') return null;
  const board = startDraft(kitchen);
  const mash = takeMash(board, 250);
  if (mash === null) return null;
  const salt = board.need(['salt'], servings > 2 ? 1.5 : 1, 'tsp');
  const oil = takeOil(board, 1);
  const mincePart = board.take(mince, { each: 120 });
  const onion = takeOnion(board, 'listed');
  const vegetables = pick(
    kitchen,
    (food) => isCookable(food) && food.category !== 'potato' && food.id !== 'artichoke',
  )
    .sort(byWorth)
    .slice(0, 3);
  const quick = vegetables.filter((item) => isSoonTender(item.food));
  const slow = vegetables.filter((item) => !quick.includes(item));
  const slowParts = slow.map((item) =>
    board.take(item, {
      each: 60,
      ...(item.food.id === 'corn-on-the-cob'
        ? { prepare: 'husked and the kernels cut off' }
        : withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : 'chopped')),
    }),
  );
  const raw = mincePart.food.core !== undefined;
  board.step(
    () =>
      say`Heat ${oil} in a wide pan ${over('medium-high')}. Add ${mincePart}${raw ? say`, leave for 2 minutes so that it browns, then break it up and fry ${inBatches(until('brown and dry', 5, 6), [mincePart], 1, true)}; it should read ${readsCore(mincePart, us)}` : say` and stir ${until('steaming-through', 3, 4)}`}.${sayIf(real([onion, ...slowParts]).length > 0, () => say` Add ${real([onion, ...slowParts])}, turn down to ${over('medium', 'medium')} and cook ${until('soft-not-brown', 8, 10)}.`)}`,
  );
  const sharp = takeSharp(board);
  const tomato = takeIf(board, first(kitchen, isTinnedTomato), { each: 100 });
  const stock = takeIf(board, kitchen.find(...STOCKS, 'gravy'), ({ food }) => ({
    each: food.id === 'gravy' ? 75 : 120,
  }));
  // Granules season and thicken by themselves.
  const granules = takeIf(board, stock === null ? kitchen.find('gravy-granules') : undefined, { each: 8 });
  const cube =
    stock === null && granules === null
      ? board.need(
          ['stock-cube', 'beef-stock-cube', 'chicken-stock-cube', 'soy-sauce'],
          1,
          kitchen.choose('beef-stock-cube', 'chicken-stock-cube', 'stock-cube') === undefined ? 'tbsp' : null,
        )
      : null;
  const flour =
    granules ?? board.need(['plain-flour', 'self-raising-flour', 'cornflour'], servings > 2 ? 2 : 1, 'tbsp');
  const depth = real([
    tomato === null || kitchen.find('tomato-puree') !== undefined
      ? board.need(['tomato-puree', 'ketchup'], 1, 'tbsp')
      : null,
    needIf(board, kitchen.find('worcestershire-sauce', 'hendersons-relish'), servings, 'tsp'),
  ]);
  const water =
    stock === null
      ? `${tomato === null && cube === null ? '' : ' and'} ${waterFor(roundAmount(servings * (tomato === null ? 130 : 60)), us)}`
      : '';
  board.step(
    () =>
      say`Stir in ${[...sharp, ...depth, flour]} and cook for a minute, then add ${real([tomato, stock, cube])}${water}. Simmer ${over('low')} ${until('thick, with just enough gravy to see', 12, 15)}.`,
  );
  const butter = takeButter(board, 15 * servings);
  const cheese = takeIf(board, first(kitchen, isGratingCheese), { each: 20, prepare: 'coarsely grated' });
  sayMash(board, mash, butter, salt, null);
  const quickParts = quick.map((item) =>
    board.take(item, { each: 50, ...withCut(item, isLeafyGreen(item.food) ? 'shreds' : undefined) }),
  );
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)}. Season the filling with ${[rest(salt), pepper]}${sayIf(quickParts.length > 0, () => say`, stir in ${quickParts}`)} and spread it in ${nameDish(kitchen)}. Spoon the mash round the edge first, then over the middle, and rough it up with a fork${sayIf(cheese, (part) => say`; scatter with ${part}`)}.`,
  );
  board.step(
    () =>
      say`Bake ${until('the ridges are brown and the gravy bubbles up at the sides', 25, 30)}; the middle should read ${core(74, us)}. Leave for ${wait(5, '5 minutes')}.`,
  );
  const lamb = /lamb/.test(mince.food.id);
  const plain = mince.food.id === 'beef-mince' || mince.food.id === 'mixed-mince';
  const sweet = mash.part.food.id === 'sweet-potato';
  return board.finish(() => ({
    dish: 'cottage-pie',
    title: fitTitle(
      `${lamb ? "shepherd's pie" : plain ? 'cottage pie' : `${nameOne(mince.food, us).replace(' mince', '')} and mash pie`}${sweet ? ' with sweet potato' : slow[0] === undefined ? '' : ` with ${nameOne(slow[0].food, us)}`}${cheese === null ? '' : ' and a cheese crust'}`,
      'cottage pie with a mash crust',
    ).replace(/(pie) and a cheese/, '$1 with a cheese'),
    introduction: 'The filling is cooked until it barely moves, so the mash sits on top of it and not in it.',
    keeps: 'Keeps 2 days in the fridge, and freezes; reheat until steaming all through.',
    plate: [350, 800],
    fit: 0.92,
  }));
}
