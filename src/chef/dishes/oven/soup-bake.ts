// Chops or chicken baked under a tin of creamy soup, with stuffing on top where there is any: the soup is the sauce.

import { fitTitle, nameDish } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { takeIf } from '../../pan-vegetables.ts';
import { first, isChop, isNamed, isPoultry } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takePepper } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { oven, say, sayIf, until, wait } from '../../words/say.ts';
import { isBoneIn } from '../parts/kit.ts';
import { boilGreens, cookBeside, serveWith, takeSide } from '../parts/side.ts';

export const soupBake: Dish = {
  id: 'soup-bake',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.8,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us } = kitchen;
  const main = first(
    kitchen,
    (food) => isChop(food) && food.id !== 'steak',
    (food) => isPoultry(food) && !isNamed(food, 'turkey-leg', 'chicken-wing', 'duck'),
  );
  const soup =
    kitchen.find('cream-soup') ??
    kitchen.items.find(
      ({ food, typed }) => food.id === 'tinned-soup' && /cream|mushroom/i.test(typed.join()),
    );
  if (main === undefined || soup === undefined) return null;
  const board = startDraft(kitchen);
  const bone = isBoneIn(main);
  const part = board.take(main, { each: bone ? 250 : 170, prepare: '' });
  const soupPart = board.take(soup, { each: 110 });
  const pepper = takePepper(board);
  const stuffing = takeIf(board, kitchen.find('stuffing'), { each: 40, prepare: '' });
  const isMix = stuffing?.item?.typed.some((one) => /stove|mix|pack|dry|box|paxo/i.test(one)) === true;
  board.step(
    () =>
      say`Heat the oven to ${oven(190, us)}. Lay ${part} in one layer in ${nameDish(kitchen)}, grind over ${pepper}, and pour ${soupPart}, loosened with half a glass of water, over and round.${sayIf(stuffing, (one) => say` ${isMix ? say`Stir ${one} with as much boiling water as its packet says and heap it` : say`Heap ${one}`} on top.`)}`,
  );
  const [low, high] = bone ? [45, 50] : isPoultry(main.food) ? [30, 35] : [35, 40];
  board.step(
    () =>
      say`Bake ${until('bubbling at the edges and brown on top', low ?? 35, high ?? 40)}: the meat should read ${readsCore(part, us)}. Rest ${wait(5, 'for 5 minutes')}.`,
  );
  const side = kitchen.has('hob') ? takeSide(board) : null;
  cookBeside(board, side);
  const greens = boilGreens(board, 'While it rests');
  board.step(
    () => say`Serve from the dish${serveWith(side, greens)}, with the sauce spooned over everything.`,
  );
  const name = nameMany(main.food, us);
  return board.finish(() => ({
    dish: 'soup-bake',
    title: fitTitle(
      ...(stuffing === null ? [] : [`baked ${name} with stuffing`]),
      `${name} baked in ${nameOne(soup.food, us).replace(/^condensed /, '')}`,
      `baked ${name}`,
    ),
    introduction: 'The tin is sauce and salt in one; the meat bakes in it and stays soft.',
    keeps: 'Keeps 2 days in the fridge; reheat until steaming all through.',
    plate: [250, 750],
    fit: stuffing === null ? 0.8 : 1.2,
  }));
}
