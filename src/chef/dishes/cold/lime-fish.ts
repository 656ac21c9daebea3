// Fish with lime, onion and chilli as on the coast of Peru, with the fish cooked before the lime goes on: acid alone makes
// no raw fish safe.

import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isFish, isNamed, isOnion, isPotato, isRoot, isSoftHerb } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeSalt } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { boiling, half, over, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { NAMED_FIT, takeDoses } from '../parts/kit.ts';

export const limeFish: Dish = {
  id: 'lime-fish',
  family: 'plate',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.9,
  cook: writeLimeFish,
};

function writeLimeFish(kitchen: Kitchen): Draft | null {
  const { us } = kitchen;
  const fish = first(kitchen, isFish);
  const lime = kitchen.find('lime');
  const onion = first(kitchen, (food) => isNamed(food, 'red-onion', 'shallot') || isOnion(food));
  const isPeruvian =
    kitchen.find('aji-amarillo-paste', 'toasted-maize') !== undefined ||
    (kitchen.find('sweet-potato') !== undefined &&
      kitchen.find('sweetcorn', 'corn-on-the-cob') !== undefined);
  if (fish === undefined || lime === undefined || onion === undefined || !isPeruvian) return null;
  if (kitchen.find('coconut-milk', 'tortilla', 'corn-tortilla', 'soy-sauce', 'yoghurt') !== undefined)
    return null;
  const board = startDraft(kitchen);
  const salt = takeSalt(board);
  const root = takeIf(board, first(kitchen, isPotato, isRoot), {
    each: 130,
    prepare: 'peeled and sliced 2 cm thick',
  });
  const corn = takeIf(board, kitchen.find('corn-on-the-cob', 'sweetcorn'), { each: 70, prepare: '' });
  const boiled = real([root, corn]);
  if (boiled.length > 0)
    board.step(
      () =>
        say`Put ${boiled} in a pan of cold water with ${half(salt)}, bring ${boiling()} and cook ${over('medium')} ${until(root === null ? 'hot all through' : 'knife-slips', root === null ? 4 : 12, root === null ? 5 : 15)}. Drain.`,
    );
  const main = board.take(fish, { each: 140, prepare: 'skinned, boned and cut into 2 cm chunks' });
  board.step(() =>
    together(
      say`Bring a wide pan of water to a bare simmer with ${boiled.length > 0 ? rest(salt) : salt} and lower in ${main}.`,
      say`Poach ${over('low')} ${until('the flesh is opaque and flakes when pressed', 4, 5)} (${readsCore(main, us)}), then lift onto kitchen paper.`,
    ),
  );
  const juice = board.take(lime, { each: 100, prepare: 'juiced' });
  const sharp = real([takeIf(board, onion, { each: 35, prepare: 'peeled and very thinly sliced' })]);
  const hot = takeDoses(board, [
    [['aji-amarillo-paste'], 5],
    [(food) => food.category === 'chilli', -12, 'finely chopped'],
    [isSoftHerb, 4, 'chopped'],
  ]);
  board.step(
    () =>
      say`Stir ${[juice, ...sharp, ...hot]} together in a bowl, turn ${the(main)} through it while still warm and leave ${wait(5, 'for 5 minutes')}.`,
  );
  const beside = takeDoses(board, [
    [['toasted-maize'], 15, ''],
    [['lettuce', 'salad-leaves'], 25],
    [['avocado'], 50, 'sliced'],
  ]);
  const tops = takeTops(board, 'herbs');
  board.step(
    () =>
      say`Serve on plates with its juice${sayIf(boiled.length > 0, () => say`, ${the(...boiled)} beside it`)}${sayIf(tops.length > 0, () => say`, scattered with ${tops}`)}${sayIf(beside.length > 0, () => say`, with ${beside}`)}.`,
  );
  const name = nameOne(fish.food, us);
  return board.finish(() => ({
    dish: 'lime-fish',
    title: fitTitle(
      `${name} in lime${hot.some(({ food }) => food.taste.hot !== undefined) ? ' and chilli' : ''}${root === null ? '' : ` with ${nameOne(root.food, us)}`}`,
      `${name} in lime with red onion`,
    ),
    introduction:
      'As on the coast of Peru, save that the fish is poached first: it drinks the lime while it is warm.',
    keeps: 'Eat it the same hour.',
    plate: [180, 750],
    fit: NAMED_FIT + 1,
  }));
}
