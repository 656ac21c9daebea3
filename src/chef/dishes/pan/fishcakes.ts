// Tinned fish and mash shaped into cakes and fried in a thin crust.

import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isNamed, isTinnedFish } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter, takePepper, takePlainOil, takeSalt } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, over, rest, say, together, until } from '../../words/say.ts';
import { sayMash, takeMash } from '../parts/mash-top.ts';

export const fishcakes: Dish = {
  id: 'fishcakes',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.75,
  cook: write,
};

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
    takeIf(board, kitchen.find('sweetcorn', 'frozen-peas', 'peas'), { each: 30 }),
    takeIf(board, kitchen.find('onion', 'red-onion', 'shallot'), { each: 20, cut: 'finely-chopped' }),
    ...takeTops(board, 'herbs'),
  ]);
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Mix ${[fishPart, ...sharp, ...real([egg]), rest(salt), pepper]} into the mash with a fork, so that the fish stays in flakes. With wet hands shape into ${servings * 2} cakes as thick as two fingers.`,
  );
  const crumb = board.need(
    ['breadcrumbs', 'plain-flour', 'self-raising-flour', 'gluten-free-flour', 'rice-flour', 'cornflour'],
    15 * servings,
    'g',
  );
  const oil = takePlainOil(board, Math.max(2, servings));
  board.step(() =>
    together(
      say`Turn the cakes in ${crumb}. Heat ${oil} in a wide frying pan ${over('medium')}, lay them in and fry ${until('a golden crust lets go of the pan', 4, 5)}. Turn with a broad spatula and fry the other side ${until('crisp, and hot in the middle', 4, 5)} (${core(74, us)}).`,
    ),
  );
  board.step(
    () => say`Drain for a minute on kitchen paper, and serve the fishcakes hot, while the crust is crisp.`,
  );
  const name = nameOne(fish.food, us).replace(/^(?:tinned|canned) /, '');
  const caper = sharp.find((part) => isNamed(part.food, 'capers', 'sweetcorn', 'mustard', 'dill'));
  return board.finish(() => ({
    dish: 'fishcakes',
    title: fitTitle(
      `crisp ${name}${caper === undefined ? '' : ` and ${nameOne(caper.food, us).replace(/s$/, '')}`} fishcakes`,
      `crisp ${name} fishcakes`,
    ),
    introduction: 'As much fish as will hold and no more flour than sticks: the mash does the binding.',
    keeps: 'Keeps 2 days in the fridge; reheat in a dry pan until steaming all through.',
    plate: [200, 550],
    fit: 0.88,
  }));
}
