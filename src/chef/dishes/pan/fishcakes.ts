// Tinned fish and mash shaped into cakes and fried in a thin crust.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isNamed, isTinnedFish, only } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { inLots, takeButter, takePepper, takePlainOil, takeSalt } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, half, over, rest, say, sayIf, together, until, wait } from '../../words/say.ts';
import { sayMash, takeMash } from '../parts/mash-top.ts';
import { boilGreens, serveWith } from '../parts/side.ts';

export const fishcakes: Dish = {
  id: 'fishcakes',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.75,
  cook: write,
};

/** Crumbs that hold fish together where there is nothing to mash. */
const CRUMBS: readonly FoodId[] = ['breakfast-cereal', 'cracker', 'crisps', 'oats', 'breadcrumbs'];

export const crumbCakes: Dish = { ...fishcakes, id: 'crumb-cakes', prior: 0.6, cook: writeCrumbCakes };

/** Crab and tinned fish in crushed cereal, crackers or crumbs, bound with egg or mayonnaise. */
function writeCrumbCakes(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fish = first(kitchen, (food) => food.id === 'crab' || isTinnedFish(food));
  const crumbs = kitchen.find(...CRUMBS);
  if (fish === undefined || crumbs === undefined || isNamed(fish.food, 'anchovies')) return null;
  const board = startDraft(kitchen);
  const part = board.take(fish, { each: 90 });
  const crumb = board.take(crumbs, {
    each: 30,
    prepare: isNamed(crumbs.food, 'oats', 'breadcrumbs') ? '' : 'crushed to crumbs',
  });
  const binder =
    kitchen.find('egg') === undefined
      ? board.need(['mayonnaise', 'vegan-mayonnaise'], servings, 'tbsp')
      : board.need(['egg'], Math.max(1, servings / 2), null, { prepare: 'beaten' });
  const taste = real([
    takeIf(board, kitchen.find('spring-onion', 'shallot', 'onion'), { each: 15, cut: 'finely-chopped' }),
    takeIf(board, kitchen.find('mustard', 'wholegrain-mustard', 'horseradish'), { each: 4 }),
    takeIf(board, kitchen.find('capers', 'gherkins'), { each: 8, cut: 'chopped' }),
    takeIf(board, kitchen.find('sweetcorn'), { each: 30 }),
    ...takeTops(board, 'herbs'),
  ]);
  const pepper = takePepper(board);
  const oil = takePlainOil(board, Math.max(2, servings));
  const fry = inLots(servings * 2, 8);
  board.step(
    () =>
      say`Mix ${[part, binder, ...taste, pepper]} with ${half(crumb)} and leave for ${wait(5, '5 minutes')}, while the crumbs drink. With wet hands press into ${servings * 2} cakes as thick as a finger and turn them in ${rest(crumb)}.`,
  );
  board.step(
    () =>
      say`Heat ${oil} in ${fry.lots > 1 ? fry.pan : 'a wide frying pan'} ${over('medium')} and fry the cakes${fry.words}, turning once with a broad spatula, ${fry.time(until('crisp outside and hot in the middle', 6, 8))} (${core(74, us)}).`,
  );
  const lemon = takeIf(board, kitchen.find('lemon', 'lime'), { total: 60, prepare: 'cut into wedges' });
  board.step(
    () =>
      say`Drain on kitchen paper and serve at once${sayIf(lemon, (one) => say`, with ${one} to squeeze over`)}.`,
  );
  const name = nameOne(fish.food, us).replace(/^(?:tinned|canned) | meat$/g, '');
  return board.finish(() => ({
    dish: 'crumb-cakes',
    title: `crisp ${name} cakes`,
    introduction: 'Half of the crumbs go in and hold it together, and the other half make the crust.',
    keeps: 'Keeps a day in the fridge; reheat in a dry pan until steaming all through.',
    plate: [110, 400],
    fit: 0.7,
  }));
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fish = first(kitchen, (food) => isTinnedFish(food) && !isNamed(food, 'anchovies'));
  if (fish === undefined) return null;
  const board = startDraft(kitchen);
  const mash = takeMash(board, 180);
  if (mash === null) return null;
  const salt = takeSalt(board);
  sayMash(board, mash, takeButter(board, 5 * servings), salt, null);
  const fishPart = board.take(fish, { each: 80 });
  const egg = takeIf(board, kitchen.find('egg'), {
    total: 50 * Math.max(1, Math.floor(servings / 2)),
    prepare: 'beaten',
  });
  const sharp = real([
    takeIf(board, kitchen.find('capers', 'gherkins'), { each: 8, cut: 'chopped' }),
    takeIf(board, kitchen.find('mustard', 'wholegrain-mustard', 'horseradish'), { each: 4 }),
    takeIf(
      board,
      only(kitchen.find('sweetcorn'), (food) => food.form !== 'frozen'),
      { each: 30 },
    ),
    takeIf(board, kitchen.find('onion', 'red-onion', 'shallot'), { each: 20, cut: 'finely-chopped' }),
    ...takeTops(board, 'herbs'),
  ]);
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Mix ${[fishPart, ...sharp, ...real([egg]), rest(salt), pepper]} into the mash with a fork, so that the fish stays in flakes. With wet hands shape into ${servings * 2} cakes ${us ? '3/4 inch' : '2 cm'} thick.`,
  );
  const crumb = board.need(
    ['breadcrumbs', 'plain-flour', 'self-raising-flour', 'gluten-free-flour', 'rice-flour', 'cornflour'],
    15 * servings,
    'g',
  );
  const oil = takePlainOil(board, Math.max(2, servings));
  board.step(() =>
    together(
      say`Turn the cakes in ${crumb}. Heat ${oil} in a wide frying pan ${over('medium')}, lay them in and fry ${until('a golden crust lets go of the pan', 5, 6)}. Turn with a broad spatula and fry the other side ${until('crisp, and hot in the middle', 5, 6)} (${core(74, us)}).`,
    ),
  );
  const greens = boilGreens(board, 'While they fry');
  const tartare = takeIf(board, kitchen.find('mayonnaise', 'vegan-mayonnaise'), { each: 20 });
  board.step(
    () =>
      say`Drain for a minute on kitchen paper, and serve the fishcakes hot${serveWith(null, greens)}${sayIf(tartare, (one) => say`, ${one} beside them`)}, while the crust is crisp.`,
  );
  const name = nameOne(fish.food, us).replace(/^(?:tinned|canned) /, '');
  const caper = sharp.find((part) => isNamed(part.food, 'capers', 'sweetcorn', 'mustard', 'dill'));
  return board.finish(() => ({
    dish: 'fishcakes',
    title: fitTitle(
      `crisp ${name}${caper === undefined ? '' : ` and ${nameOne(caper.food, us).replace(/s$/, '')}`} fishcakes`,
      `crisp ${name} fishcakes`,
    ),
    introduction: 'As much fish as will hold and no more of a coat than sticks: the mash does the binding.',
    keeps: 'Keeps 2 days in the fridge; reheat in a dry pan until steaming all through.',
    plate: [200, 550],
    fit: 0.88,
  }));
}
