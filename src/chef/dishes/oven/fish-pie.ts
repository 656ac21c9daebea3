// Fish in a white sauce under mash.

import { fitTitle, makeWhiteSauce, nameDish } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isCookable, isFish, isGratingCheese, isLeafyGreen, isSmokedFish, pick } from '../../slots.ts';
import { type Board, startDraft, type TakeOptions } from '../../start-draft.ts';
import { readsCore, takePepper, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { boiling, half, oven, rest, say, sayIf, together, until, wait } from '../../words/say.ts';
import { takeMash } from '../parts/mash-top.ts';

const OVEN_PIE = { family: 'oven', side: 'savoury', needs: ['oven'] } as const;

export const fishPie: Dish = { id: 'fish-pie', ...OVEN_PIE, prior: 0.75, cook: writeFishPie };

/** What lies under mash is eaten with a spoon: no skin, no bones. A mix for pies is sold so. */
function cutFish({ food, typed }: Item): TakeOptions {
  return (isFish(food) || isSmokedFish(food)) && !/\b(?:mix|skinless|skinned)\b/i.test(typed.join())
    ? { prepare: 'skinned, boned and cut into 3 cm chunks' }
    : { cut: 'chunks-3cm' };
}

/** Leeks soften in the dish itself, and flour stirred into cold milk thickens under the mash. */
function stirColdSauce(board: Board, leek: Part | null): void {
  const { kitchen } = board;
  const { servings, us } = kitchen;
  const fat = board.need(['butter', 'olive-oil', 'vegetable-oil'], 10 * servings, 'g');
  const flour = board.need(['plain-flour', 'cornflour', 'gluten-free-flour'], 10 * servings, 'g');
  const milk = board.need(['milk', 'double-cream', 'lactose-free-milk', 'oat-milk'], 100 * servings, 'ml');
  board.step(() =>
    together(
      say`Heat the oven to ${oven(200, us)}.`,
      leek === null
        ? say`Put ${fat} in ${nameDish(kitchen)}.`
        : say`Toss ${leek} with ${fat} in ${nameDish(kitchen)}, cover with foil and bake ${until('soft', 15, 18)}.`,
      say`Stir ${flour} into a little of ${milk}, cold, until smooth, stir in the rest and pour into the dish.`,
    ),
  );
}

function writeFishPie(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fish = first(
    kitchen,
    (food) => isFish(food),
    (food) => isSmokedFish(food) && food.id === 'smoked-haddock',
  );
  const milkListed = kitchen.find('milk', 'lactose-free-milk', 'double-cream', 'creme-fraiche');
  if (fish === undefined || milkListed === undefined) return null;
  const board = startDraft(kitchen);
  const mash = takeMash(board, 240);
  // Without a hob there is nothing to boil potatoes on.
  const isOvenOnly = !kitchen.has('hob');
  if (mash === null || (isOvenOnly && !mash.cooked)) return null;
  const second = kitchen.items.find(
    (item) =>
      item !== fish && (isFish(item.food) || item.food.id === 'smoked-haddock' || item.food.id === 'prawns'),
  );
  const salt = board.need(['salt'], servings > 2 ? 1.5 : 1, 'tsp');
  const mashFat =
    takeIf(board, kitchen.find('creme-fraiche', 'soured-cream', 'double-cream'), { each: 25 }) ??
    board.need(['olive-oil', 'vegetable-oil'], servings, 'tbsp');
  const cheese = takeIf(board, first(kitchen, isGratingCheese), { each: 20, prepare: 'coarsely grated' });
  board.step(() =>
    mash.cooked
      ? say`Beat ${mash.part} with ${[mashFat, half(salt)]} until it spreads easily.`
      : say`Put ${mash.part} in a pan, cover with cold water and add ${half(salt)}. Bring ${boiling()} and cook ${until('knife-slips', 14, 16)}. Drain, let the steam go off for a minute, then mash with ${mashFat}.`,
  );
  const leek = kitchen.find('leek', 'onion');
  const leekPart = takeIf(board, leek, { each: 90, cut: 'thin-slices' });
  if (isOvenOnly) stirColdSauce(board, leekPart);
  else {
    const sauce = makeWhiteSauce(board, 140, 'a wide pan', leekPart);
    board.step(() => together(say`Heat the oven to ${oven(200, us)}.`, sauce.said), 'meanwhile');
  }
  const fishPart = board.take(fish, { each: second === undefined ? 140 : 90, ...cutFish(fish) });
  const secondPart = takeIf(board, second, (item) => ({
    each: 60,
    ...(isFish(item.food) ? cutFish(item) : {}),
  }));
  const greens = pick(
    kitchen,
    (food) =>
      isCookable(food) && food.id !== leek?.food.id && !['potato', 'root-vegetable'].includes(food.category),
    2,
  ).map((item) =>
    board.take(item, { each: 45, ...withCut(item, isLeafyGreen(item.food) ? 'shreds' : item.food.cuts[0]) }),
  );
  const lemon = takeIf(board, kitchen.find('lemon'), { total: 25, prepare: 'juiced' });
  const herb = takeIf(board, kitchen.find('parsley', 'dill', 'chives', 'tarragon'), {
    each: 4,
    cut: 'chopped',
  });
  const pepper = takePepper(board);
  const fold = real([fishPart, secondPart, ...greens, lemon, herb]);
  board.step(
    () =>
      say`${isOvenOnly ? 'Season the dish' : 'Season the sauce'} with ${[rest(salt), pepper]} and fold in ${fold}: the fish goes in raw and cooks under its lid. ${isOvenOnly ? 'Spoon' : `Tip into ${nameDish(kitchen)}, spoon`} the mash over and rough it up with a fork${sayIf(cheese, (part) => say`; scatter with ${part}`)}.`,
  );
  board.step(
    () =>
      say`Bake ${until('the top is brown and the sauce bubbles up at the sides', 28, 32)}. Check the middle: ${readsCore(fishPart, us)}, with flakes that come apart. Leave for ${wait(5, '5 minutes')}.`,
  );
  const name = nameOne(fish.food, us);
  return board.finish(() => ({
    dish: 'fish-pie',
    title: fitTitle(
      `${name} pie with ${leekPart === null ? (mash.part.food.id === 'sweet-potato' ? 'sweet potato mash' : 'a mash crust') : leek?.food.id === 'leek' ? 'leeks and mash' : 'onion and mash'}`,
      `${name} pie`,
    ),
    introduction:
      'The fish goes in raw and poaches in the sauce under its lid of mash, so it is flaking and not dry.',
    keeps: 'Keeps a day in the fridge; reheat until steaming all through.',
    plate: [350, 800],
    fit: 0.95,
  }));
}
