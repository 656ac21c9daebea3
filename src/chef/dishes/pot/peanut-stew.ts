// Tomato, nut butter and whatever is sweet or green, simmered until the oil rises.

import { fitTitle, takeCitrus, takeOnion, takeSharp, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChilli,
  isCookable,
  isCookedMeat,
  isCured,
  isLeafyGreen,
  isNamed,
  isPoultry,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePlainOil, untaken, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, half, over, rest, say, sayIf, the, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';

const HOB = { side: 'savoury', needs: ['hob'] } as const;

export const peanutStew: Dish = {
  id: 'peanut-stew',
  family: 'stew',
  ...HOB,
  prior: 0.7,
  cook: writePeanutStew,
};

function writePeanutStew(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const nutty = kitchen.find('peanut-butter', 'almond-butter');
  const tomato = kitchen.find('tinned-tomato', 'passata', 'tomato', 'tomato-puree');
  const meat = first(kitchen, isPoultry, isCookedMeat);
  const vegetables = pick(
    kitchen,
    (food) => (isCookable(food) || isNamed(food, 'sweet-potato', 'potato')) && food.id !== tomato?.food.id,
  )
    .sort(byWorth)
    .slice(0, 3);
  const beans = kitchen.find('chickpeas', 'black-eyed-beans', 'kidney-beans', 'black-beans', 'red-lentils');
  if (
    nutty === undefined ||
    tomato === undefined ||
    (meat === undefined && vegetables.length === 0 && beans === undefined)
  )
    return null;
  if (kitchen.items.some((item) => isCured(item.food) && item.food.perish === 2)) return null;
  const board = startDraft(kitchen);
  const oil = takePlainOil(board, Math.max(1, Math.ceil(servings / 2)));
  const onion = takeOnion(board, 'buy');
  const salt = board.need(['salt'], servings > 2 ? 1 : 0.5, 'tsp');
  board.step(
    () =>
      say`Warm ${oil} in a large pan ${over('medium')}. Add ${[...real([onion]), half(salt)]} and cook, stirring now and then, ${until('golden-edges', 8, 10)}.`,
  );
  const chilli = takeIf(board, first(kitchen, isChilli), (item) => ({
    total: item.food.gramsEach ?? 12,
    prepare: 'left whole',
  }));
  const sharp = takeSharp(board);
  const spice = board.need(
    ['curry-powder', 'smoked-paprika', 'cumin', 'coriander-ground', 'paprika'],
    1,
    'tsp',
  );
  const more =
    spice.food.id === 'curry-powder' || chilli !== null || kitchen.choose('smoked-paprika') === undefined
      ? []
      : [board.need(untaken(board, 'smoked-paprika', 'coriander-ground'), servings > 2 ? 2 : 1, 'tsp')];
  const tomatoPart = board.take(tomato, {
    each: tomato.food.id === 'tomato-puree' ? 20 : 130,
    ...(tomato.food.id === 'tomato' ? { prepare: 'chopped' } : {}),
  });
  const nuttyPart = board.take(nutty, { each: 35 });
  board.step(
    () =>
      say`Stir in ${[...sharp, spice, ...more]} ${until('fragrant', 1)}, then ${tomatoPart} and cook ${until('dark and jammy', 4, 5)}. Loosen ${nuttyPart} with ${waterFor((beans?.food.id === 'red-lentils' ? 350 : 150) * servings, us)}, hot from the kettle, and pour it in${sayIf(chilli, (part) => say` with ${part}, which seasons the pot whole and is lifted out at the end`)}.`,
  );
  const meatPart = takeIf(board, meat, (item) => ({
    each: isCookedMeat(item.food) ? 90 : 140,
    ...withCut(item, isPoultry(item.food) ? 'chunks-3cm' : 'torn'),
  }));
  const slow = vegetables
    .filter((item) => !isLeafyGreen(item.food))
    .map((item) =>
      board.take(item, {
        each: 120,
        ...withCut(item, item.food.cuts.includes('chunks-2cm') ? 'chunks-2cm' : item.food.cuts[0]),
      }),
    );
  const beanPart = takeIf(board, beans, ({ food }) => ({ each: food.id === 'red-lentils' ? 50 : 90 }));
  const pot = real([meatPart, ...slow, beanPart]);
  board.step(() =>
    pot.length === 0
      ? say`Simmer ${over('low')} ${until('thick', 8, 10)}.`
      : say`Add ${pot} and ${rest(salt)}, bring to a bare bubble and simmer ${over('low')} with the lid half on, stirring often because it catches, ${until('tender, with beads of oil on the surface', 20, 25)}.${sayIf(meatPart !== null && meatPart.food.core !== undefined && meatPart, (part) => say` A piece of ${the(part)} should read ${core(part.food.core?.coreC ?? 74, us)}.`)}`,
  );
  const leaves = vegetables
    .filter((item) => isLeafyGreen(item.food))
    .map((item) => board.take(item, { each: 60, cut: 'shreds' }));
  const tops = takeTops(board, 'herbs-and-nuts');
  const acid =
    takeCitrus(board, 30) ?? board.need(['cider-vinegar', 'vinegar', 'red-wine-vinegar'], 1, 'tbsp');
  board.step(
    () =>
      say`${sayIf(leaves.length > 0, () => say`Fold in ${leaves} ${until('soft and dark', 4, 6)}. `)}Sharpen with ${acid}${sayIf(pot.length === 0, () => say` and ${rest(salt)}`)}${sayIf(tops.length > 0, () => say`, and scatter with ${tops}`)}; it should coat the spoon.`,
  );
  const names = [
    ...(meat === undefined ? [] : [meat]),
    ...(beans?.food.id === 'red-lentils' ? [beans] : []),
    ...vegetables,
    ...(beans === undefined ? [] : [beans]),
  ].map((item) => nameOne(item.food, us));
  return board.finish(() => ({
    dish: 'peanut-stew',
    title: fitTitle(
      `${names.slice(0, 2).join(' and ')} ${nutty.food.id === 'peanut-butter' ? 'peanut' : 'almond'} stew`,
      `${names[0] ?? 'tomato'} ${nutty.food.id === 'peanut-butter' ? 'peanut' : 'almond'} stew`,
    ),
    introduction:
      'Tomato cooked dark, nuts stirred smooth, and a slow simmer until the oil rises: it tastes of much more than went in.',
    keeps: 'Keeps 3 days in the fridge and is better on the second; reheat until steaming all through.',
    plate: [280, 800],
    fit: 0.85,
  }));
}
