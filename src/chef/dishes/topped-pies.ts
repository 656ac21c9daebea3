// Pies with something on top: fish or mince under mash, a creamy filling under pastry.

import { fitTitle, makeWhiteSauce, nameDish, STOCKS, takeOnion, takeSharp } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import type { Part } from '../draft.ts';
import type { Kitchen } from '../kitchen.ts';
import { roundAmount } from '../measure-part.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCookable,
  isCookedMeat,
  isCream,
  isFish,
  isGratingCheese,
  isLeafyGreen,
  isMince,
  isPoultry,
  isSmokedFish,
  isTinnedTomato,
  pick,
} from '../slots.ts';
import { type Board, startDraft } from '../start-draft.ts';
import { readsCore, takeButter, takeOil, takePepper, withCut } from '../tasks.ts';
import { nameOne } from '../words/name-food.ts';
import {
  boiling,
  core,
  half,
  oven,
  over,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
  wait,
} from '../words/say.ts';
import { waterFor } from './pot-water.ts';

const OVEN_PIE = { family: 'oven', side: 'savoury', needs: ['hob', 'oven'] } as const;

export const cottagePie: Dish = { id: 'cottage-pie', ...OVEN_PIE, prior: 0.8, cook: writeCottagePie };
export const fishPie: Dish = { id: 'fish-pie', ...OVEN_PIE, prior: 0.75, cook: writeFishPie };
export const pastryPie: Dish = { id: 'pastry-pie', ...OVEN_PIE, prior: 0.7, cook: writePastryPie };

interface Mash {
  readonly part: Part;
  /** Said while the filling cooks; null where the mash is ready made. */
  readonly cooked: boolean;
}

/** Potato for the top: raw ones are boiled and mashed, a bowl of mash is only loosened. */
function takeMash(board: Board, each: number): Mash | null {
  const { kitchen } = board;
  const ready = kitchen.find('mashed-potato');
  if (ready !== undefined) return { part: board.take(ready, { each }), cooked: true };
  const raw = kitchen.find('potato', 'sweet-potato', 'new-potato');
  return raw === undefined ? null : { part: board.take(raw, { each, cut: 'chunks-3cm' }), cooked: false };
}

function sayMash(board: Board, mash: Mash, fat: Part, salt: Part, cheese: Part | null) {
  const into = real([fat, cheese]);
  if (mash.cooked)
    return board.step(
      () => say`Beat ${mash.part} with ${[...into, half(salt)]} until it spreads easily.`,
      'meanwhile',
    );
  board.step(
    () =>
      say`Put ${mash.part} in a pan, cover with cold water and add ${half(salt)}. Bring ${boiling()} and cook ${until('knife-slips', 14, 16)}. Drain, let the steam go off for a minute, then mash with ${into} until smooth.`,
    'meanwhile',
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
  const vegetables = pick(kitchen, (food) => isCookable(food) && !['potato'].includes(food.category))
    .sort(byWorth)
    .slice(0, 3);
  const slow = vegetables.filter((item) =>
    ['carrot', 'celery', 'leek', 'parsnip', 'swede', 'mushroom'].includes(item.food.id),
  );
  const quick = vegetables.filter((item) => !slow.includes(item));
  const slowParts = slow.map((item) =>
    board.take(item, {
      each: 60,
      ...withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : 'chopped'),
    }),
  );
  const raw = mincePart.food.core !== undefined;
  board.step(
    () =>
      say`Heat ${oil} in a wide pan ${over('medium-high')}. Add ${mincePart}${raw ? say`, leave for 2 minutes so that it browns, then break it up and fry ${until('brown and dry', 5, 6)}; it should read ${readsCore(mincePart, us)}` : say` and stir ${until('steaming-through', 3, 4)}`}.${sayIf(real([onion, ...slowParts]).length > 0, () => say` Add ${real([onion, ...slowParts])}, turn down to ${{ kind: 'heat', level: 'medium', words: 'medium' }} and cook ${until('soft-not-brown', 8, 10)}.`)}`,
  );
  const sharp = takeSharp(board);
  const tomato = takeIf(board, first(kitchen, isTinnedTomato), { each: 100 });
  const stock = takeIf(board, kitchen.find(...STOCKS), { each: 120 });
  const cube =
    stock === null
      ? board.need(
          ['stock-cube', 'beef-stock-cube', 'chicken-stock-cube', 'soy-sauce'],
          1,
          kitchen.choose('beef-stock-cube', 'chicken-stock-cube', 'stock-cube') === undefined ? 'tbsp' : null,
        )
      : null;
  const flour = board.need(['plain-flour', 'self-raising-flour', 'cornflour'], servings > 2 ? 2 : 1, 'tbsp');
  const depth = real([
    tomato === null ? board.need(['tomato-puree', 'ketchup', 'worcestershire-sauce'], 1, 'tbsp') : null,
  ]);
  const water =
    stock === null ? ` and ${waterFor(roundAmount(servings * (tomato === null ? 130 : 60)), us)}` : '';
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
    introduction: kitchen.wording(
      'The filling is cooked until it barely moves, so the mash sits on top of it and not in it.',
      'Rough mash browns and smooth mash does not: take the fork to it.',
      'Two pans, then one dish: the mince thickens while the potatoes boil.',
    ),
    keeps: 'Keeps 2 days in the fridge, and freezes; reheat until steaming all through.',
    plate: [350, 800],
    fit: 0.92,
  }));
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
  if (mash === null) return null;
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
  const sauce = makeWhiteSauce(board, 140, 'a wide pan');
  board.step(
    () =>
      together(
        sauce.said,
        sayIf(
          leekPart,
          (part) => say`Add ${part} and cook ${over('low')}, stirring, ${until('soft', 8, 10)}.`,
        ),
      ),
    'meanwhile',
  );
  const fishPart = board.take(fish, { each: second === undefined ? 140 : 90, cut: 'chunks-3cm' });
  const secondPart = takeIf(board, second, (item) => ({
    each: 60,
    ...(isFish(item.food) ? { cut: 'chunks-3cm' as const } : {}),
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
      say`Heat the oven to ${oven(200, us)}. Season the sauce with ${[rest(salt), pepper]} and fold in ${fold}: the fish goes in raw and cooks under its lid. Tip into ${nameDish(kitchen)}, spoon the mash over and rough it up with a fork${sayIf(cheese, (part) => say`; scatter with ${part}`)}.`,
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
    introduction: kitchen.wording(
      'The fish goes in raw and poaches in the sauce under its lid of mash, so it is flaking and not dry.',
      'The sauce is made a little thick on purpose: the fish lets go of its own juice in the oven and loosens it.',
    ),
    keeps: 'Keeps a day in the fridge; reheat until steaming all through.',
    plate: [350, 800],
    fit: 0.95,
  }));
}

function writePastryPie(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pastry = kitchen.find('puff-pastry', 'shortcrust-pastry', 'filo-pastry');
  const meat = first(kitchen, isPoultry, isCookedMeat, isBacon, (food) => food.category === 'plant-protein');
  const vegetables = pick(kitchen, isCookable).sort(byWorth).slice(0, 3);
  const creamy = first(kitchen, isCream) ?? kitchen.find('cream-cheese', 'cream-soup', 'milk', 'oat-cream');
  if (pastry === undefined || (meat === undefined && vegetables.length < 2) || vegetables.length === 0)
    return null;
  if (creamy === undefined && kitchen.choose('milk') === undefined) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const salt = board.need(['salt'], servings > 2 ? 1 : 0.5, 'tsp');
  const meatPart = takeIf(board, meat, (item) => ({
    each: isPoultry(item.food) ? 140 : isBacon(item.food) ? 40 : 100,
    ...withCut(item, isPoultry(item.food) ? 'chunks-3cm' : 'strips'),
  }));
  const onion = takeOnion(board, 'listed');
  const vegParts = vegetables
    .filter((item) => !isLeafyGreen(item.food))
    .map((item) =>
      board.take(item, {
        each: 90,
        ...withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : 'thin-slices'),
      }),
    );
  const leaves = vegetables
    .filter((item) => isLeafyGreen(item.food))
    .map((item) => board.take(item, { each: 60, cut: 'shreds' }));
  const raw = meatPart !== null && meatPart.food.core !== undefined && isPoultry(meatPart.food);
  board.step(() =>
    together(
      say`Heat the oven to ${oven(200, us)}. Warm ${oil} in a wide pan ${over(raw ? 'medium-high' : 'medium')}.`,
      raw ? say`Add ${meatPart}, turn ${until('browned-all-over', 5, 6)}, and lift onto a plate.` : null,
      real([onion, ...vegParts]).length === 0
        ? null
        : say`Add ${[...real([onion]), ...vegParts, half(salt)]} and cook, stirring now and then, ${until('soft and beginning to colour', 8, 10)}.`,
      leaves.length === 0 ? null : say`Fold in ${leaves} ${until('wilted and the pan is dry', 2, 3)}.`,
    ),
  );
  const flour = board.need(
    ['plain-flour', 'cornflour', 'self-raising-flour'],
    Math.max(1, servings / 2),
    'tbsp',
  );
  const sharp = takeSharp(board);
  const wet =
    creamy === undefined
      ? board.need(['milk'], 120 * servings, 'ml')
      : board.take(creamy, { each: creamy.food.id === 'milk' ? 120 : 70 });
  const mustard = board.need(['mustard', 'wholegrain-mustard', 'nutmeg'], 1, 'tsp');
  const cheese = takeIf(
    board,
    kitchen.items.find((item) => item.food.roles.includes('cheese') && item !== creamy),
    { each: 25, prepare: 'grated or crumbled' },
  );
  const pepper = takePepper(board);
  const leftSalt = real([onion, ...vegParts]).length === 0 ? salt : rest(salt);
  const thin =
    creamy?.food.id === 'milk' || creamy === undefined ? null : waterFor(roundAmount(servings * 60), us);
  const dropping = real([meatPart !== null && !raw ? meatPart : null, cheese]);
  board.step(
    () =>
      say`Stir in ${[...sharp, flour]} and cook for a minute, then add ${[wet, mustard, leftSalt, pepper]}${thin === null ? '' : ` and ${thin}`}, stirring ${over('medium-low')} ${until('thick-coats-spoon', 3, 4)}.${raw ? ` Return ${the(meatPart)} with the juices from the plate.` : ''}${sayIf(dropping.length > 0, () => say` Fold in ${dropping}.`)} Tip into ${nameDish(kitchen)}.`,
  );
  const pastryPart = board.take(pastry, { each: pastry.food.id === 'filo-pastry' ? 45 : 80 });
  const filo = pastry.food.id === 'filo-pastry';
  const glaze = filo
    ? board.need(
        ['butter', 'olive-oil'].filter((id) => id !== oil.food.id),
        kitchen.choose('butter') === undefined ? 1 : 20,
        kitchen.choose('butter') === undefined ? 'tbsp' : 'g',
        { prepare: 'melted' },
      )
    : board.need(
        ['milk', 'egg', 'olive-oil'].filter((id) => id !== wet.food.id && id !== oil.food.id),
        1,
        'tbsp',
      );
  board.step(() =>
    together(
      filo
        ? say`Brush the sheets of ${pastryPart} with ${glaze}, crumple them loosely and set them side by side on top.`
        : say`Lay ${pastryPart} over the dish, rolled or cut to fit, press the edge down and cut two slits for the steam. Brush with ${glaze}.`,
      say`Bake ${until('the pastry is deep gold all over', filo ? 20 : 25, filo ? 25 : 30)}; the filling should bubble and read ${core(74, us)} in the middle${raw ? ', the chicken with no pink left' : ''}. Leave for ${wait(5, '5 minutes')}.`,
    ),
  );
  const names = [...(meat === undefined ? [] : [meat]), ...vegetables].map((item) => nameOne(item.food, us));
  return board.finish(() => ({
    dish: 'pastry-pie',
    title: fitTitle(
      `${names.slice(0, 2).join(' and ')} pie with a ${filo ? 'filo' : 'pastry'} lid`,
      `${names[0] ?? 'vegetable'} pie`,
    ),
    introduction: kitchen.wording(
      'Only a lid, no base: all of the pastry is crisp and none of it is soggy.',
      'The filling is cooked and thickened first, so the oven has nothing to do but the pastry.',
    ),
    keeps: 'Keeps 2 days in the fridge; reheat in a hot oven until steaming all through.',
    plate: [260, 700],
    fit: 0.78 + (meat === undefined ? 0 : 0.05),
  }));
}
