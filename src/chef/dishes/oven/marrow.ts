// Marrow bones: roasted for toast where there is bread and an oven, else two quiet hours of broth.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBraising,
  isBread,
  isCitrus,
  isCookable,
  isGrain,
  isHardyHerb,
  isOnion,
  isPotato,
  isRice,
  isSoftHerb,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameMany } from '../../words/name-food.ts';
import { core, oven, over, say, sayIf, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';

export const marrowBones: Dish = {
  id: 'marrow-bones',
  family: 'soup',
  side: 'savoury',
  needs: [],
  prior: 0.7,
  cook: (kitchen) => {
    const only = first(kitchen, (food) => isBraising(food) && food.id !== 'bone-marrow') === undefined;
    if (kitchen.find('bone-marrow') === undefined || !only) return null;
    const bread = first(kitchen, isBread);
    if (bread !== undefined && kitchen.has('oven')) return writeToast(kitchen);
    return kitchen.has('hob') ? writeBroth(kitchen) : null;
  },
};

function take(kitchen: Kitchen) {
  const board = startDraft(kitchen);
  const bones = kitchen.find('bone-marrow');
  return {
    board,
    part: board.need(['bone-marrow'], bones?.count ?? kitchen.servings, null, { prepare: '' }),
  };
}

function writeToast(kitchen: Kitchen) {
  const { us } = kitchen;
  const { board, part } = take(kitchen);
  const salt = board.season('salt');
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Heat the oven to ${oven(220, us)}. Stand ${part} on a tray, cut side up, with ${[salt, pepper]}, and roast ${until('the marrow is soft and bubbling, but not yet running out', 15, 20)}: by then it is past ${core(63, us)}.`,
  );
  const bread = board.need([first(kitchen, isBread)?.food.id as 'bread'], kitchen.servings * 2, 'slice');
  const sharp = real([
    takeIf(board, first(kitchen, isSoftHerb), { each: 6, cut: 'chopped' }),
    takeIf(board, first(kitchen, isOnion), { each: 20, prepare: 'peeled and very thinly sliced' }),
    takeIf(board, kitchen.find('capers'), { each: 8 }),
    takeIf(board, first(kitchen, isCitrus), { total: 25, prepare: 'juiced' }),
  ]);
  board.step(
    () =>
      say`Meanwhile toast ${bread}${sayIf(sharp.length > 0, () => say` and toss ${sharp} together with a pinch of salt`)}. Scoop the hot marrow onto the toast${sharp.length === 0 ? '' : ', put the sharp salad on top'} and eat at once.`,
  );
  return board.finish(() => ({
    dish: 'marrow-bones',
    title: 'roast bone marrow on toast',
    introduction: 'As rich as butter and gone in four bites: salt, and something sharp, are all it wants.',
    keeps: 'Eat at once.',
    plate: [150, 700],
    fit: 0.9,
  }));
}

function writeBroth(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const { board, part } = take(kitchen);
  const onion = takeIf(board, first(kitchen, isOnion), { each: 70, prepare: 'peeled and quartered' });
  const herb = takeIf(board, kitchen.find('bay-leaf') ?? first(kitchen, isHardyHerb), {
    total: 2,
    prepare: '',
  });
  const salt = takeSalt(board);
  board.step(
    () =>
      say`Put ${[part, ...real([onion, herb])]} in a deep pan with ${waterFor(500 * servings, us)}. Heat slowly ${over('medium')} to a simmer, skim off the foam, and leave ${over('low')} with the lid half on ${until('the broth is gold and tastes of beef', 110, 130)}: the bones are long past ${core(63, us)}.`,
  );
  const roots = pick(kitchen, (food) => isCookable(food) || isPotato(food))
    .sort(byWorth)
    .slice(0, 3)
    .map((item) => board.take(item, { each: 90, ...withCut(item, 'dice-1cm') }));
  const grain = takeIf(board, first(kitchen, isGrain, isRice), { each: 35 });
  const late = real([...roots, grain]);
  board.step(
    () =>
      say`Lift out the bones, push the marrow back into the broth and throw the bones away. Add ${[...late, salt]} and simmer ${over('medium-low')} ${late.length === 0 ? until('steaming hot', 2, 3) : until('tender', grain === null ? 15 : 30, grain === null ? 18 : 35)}.`,
  );
  const pepper = takePepper(board);
  const tops = real([takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' })]);
  board.step(() => say`Ladle into deep bowls and finish with ${[pepper, ...tops]}.`);
  const names = late.slice(0, 2).map((one) => nameMany(one.food, us));
  return board.finish(() => ({
    dish: 'marrow-bones',
    title: `marrow bone broth${names.length === 0 ? '' : ` with ${names.join(' and ')}`}`,
    introduction: 'Never let it boil: a bubble now and then keeps it clear, and the two hours need nobody.',
    keeps: 'Keeps 2 days in the fridge and freezes well; reheat until steaming all through.',
    plate: [300, 1300],
    fit: 0.75,
  }));
}
