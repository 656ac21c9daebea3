// Fish in a pot: a milky chowder with potatoes, and a stew in tomato.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, STOCKS, takeCitrus, takeOnion, takeSharp, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isBread,
  isCookable,
  isCream,
  isCuredSausage,
  isFish,
  isLeafyGreen,
  isNamed,
  isOctopus,
  isPotato,
  isPrawn,
  isShell,
  isSmokedFish,
  isSquid,
  isTinnedLegume,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, simmerCut, takeButter, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { isLateGreen, lateCut } from '../parts/late-greens.ts';
import { waterFor } from '../parts/pot-water.ts';
import { readyShells, tellShut } from '../parts/sea-care.ts';

export const chowder: Dish = {
  id: 'chowder',
  family: 'soup',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.65,
  cook: writeChowder,
};
export const fishStew: Dish = {
  id: 'fish-stew',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: writeFishStew,
};

function writeChowder(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fish =
    first(kitchen, (food) => isSmokedFish(food) && food.id === 'smoked-haddock', isFish, isPrawn) ??
    kitchen.find('sweetcorn');
  const potato = first(kitchen, (food) => isPotato(food));
  const milk = kitchen.find('milk', 'lactose-free-milk', 'oat-milk', 'soya-milk') ?? first(kitchen, isCream);
  if (fish === undefined || potato === undefined || milk === undefined) return null;
  const board = startDraft(kitchen);
  const butter = takeButter(board, 10 * servings);
  const bacon = takeIf(board, first(kitchen, isBacon), (item) => ({ each: 25, ...withCut(item, 'strips') }));
  const vegetables = pick(kitchen, (food) => isCookable(food) && !isPotato(food) && food.id !== fish.food.id)
    .sort(byWorth)
    .slice(0, 3);
  const slow = vegetables.filter((item) => isNamed(item.food, 'leek', 'carrot', 'celery', 'fennel'));
  const quick = vegetables.filter((item) => !slow.includes(item));
  const onion = takeOnion(board, bacon === null && slow.length === 0 ? 'buy' : 'listed');
  const slowParts = slow.map((item) => board.take(item, { each: 90, ...withCut(item, 'thin-slices') }));
  const salt = takeSalt(board);
  board.step(
    () =>
      say`${butter.food.category === 'butter' ? 'Melt' : 'Warm'} ${butter} in a large pan ${over('medium')}. Add ${[...real([bacon, onion]), ...slowParts, half(salt)]} and cook, stirring now and then, ${until('soft-not-brown', 7, 9)}.`,
  );
  const potatoPart = board.take(potato, { each: 175, cut: 'dice-1cm' });
  const stock = takeIf(board, kitchen.find(...STOCKS), { each: 200 });
  const bay = needIf(board, kitchen.find('bay-leaf'), 1, null, { prepare: '' });
  const liquid = waterFor(roundAmount(servings * 200), us);
  board.step(
    () =>
      say`Add ${[potatoPart, ...real([stock, bay])]}${stock === null ? ` and ${liquid}` : ''}. Simmer ${over('medium-low')} with the lid half on ${until('knife-slips', 10, 12)}. Crush a few pieces against the side of the pan: they are the thickening.`,
  );
  const milkPart = board.take(milk, { each: isCream(milk.food) ? 60 : 160 });
  const fishPart = board.take(fish, {
    each: 120,
    ...(isPrawn(fish.food) || fish.food.core === undefined ? {} : { cut: 'chunks-3cm' as const }),
  });
  const quickParts = quick.map((item) =>
    board.take(item, { each: 45, ...withCut(item, isLeafyGreen(item.food) ? 'shreds' : undefined) }),
  );
  const pepper = takePepper(board);
  board.step(() =>
    together(
      say`Pour in ${milkPart} and warm ${over('low')} ${until('steaming but not boiling', 2, 3)}. Slip in ${[fishPart, ...quickParts]} and poach, without stirring much, ${until(fishPart.food.core === undefined ? 'hot all through' : isPrawn(fish.food) ? 'pink-curled' : 'flakes', 5, 6)}${fishPart.food.core === undefined ? '.' : say` (${readsCore(fishPart, us)}).`}`,
      say`Season with ${[rest(salt), pepper]}. Milk that boils splits, so keep the heat down to the end.`,
    ),
  );
  const tops = takeTops(board, 'herbs');
  const bread = takeIf(board, first(kitchen, isBread), { each: 60, prepare: '' });
  board.step(
    () =>
      say`Ladle into warm bowls${sayIf(tops.length > 0, () => say`, scatter with ${tops}`)} and ${bread === null ? 'eat while it steams.' : say`eat with ${bread}, toasted if ${the(bread)} is not the freshest.`}`,
  );
  return board.finish(() => ({
    dish: 'chowder',
    title: fitTitle(
      `${nameOne(fish.food, us)}${slow[0] === undefined ? ' and potato' : `, ${nameOne(slow[0].food, us)} and potato`} chowder`,
      `${nameOne(fish.food, us)} chowder`,
    ),
    introduction:
      'A few crushed potatoes thicken it, so there is no flour to taste; the milk is only ever warmed.',
    keeps: 'Keeps a day in the fridge; reheat gently until steaming all through.',
    plate: [350, 800],
    fit: 0.78,
  }));
}

const WINES: readonly FoodId[] = ['white-wine', 'sherry', 'cider'];

/** Wine or stock makes a sauce too, where there is something in it beside the fish. */
function hasBroth(kitchen: Kitchen): boolean {
  return (
    kitchen.find(...WINES, ...STOCKS) !== undefined &&
    first(kitchen, isTinnedLegume, isPotato) !== undefined &&
    first(kitchen, isCuredSausage, isCookable) !== undefined &&
    first(kitchen, isCream) === undefined
  );
}

/** What the title names beside the fish: the tomatoes, else what else is in the pot. */
function nameCompanions(
  us: boolean,
  tomato: Part | null,
  hard: readonly Item[],
  others: readonly Part[],
): readonly string[] {
  if (tomato === null) return others.map(({ food }) => nameMany(food, us));
  return [
    isTinnedTomato(tomato.food) ? 'tomato' : nameMany(tomato.food, us),
    ...hard.slice(0, 1).map(({ food }) => nameMany(food, us)),
  ];
}

function writeFishStew(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fish = first(kitchen, isFish, isPrawn, isShell, isSquid, isOctopus);
  const tomato = first(kitchen, isTinnedTomato) ?? kitchen.find('tomato', 'cherry-tomato');
  if (fish === undefined || (tomato === undefined && !hasBroth(kitchen))) return null;
  const second = [isPrawn, isShell]
    .map((test) => first(kitchen, test))
    .find((item) => item !== undefined && item !== fish);
  const vegetables = pick(kitchen, (food) => isCookable(food) && food.id !== tomato?.food.id)
    .sort(byWorth)
    .slice(0, 3);
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(2, servings));
  const salt = takeSalt(board);
  const chorizo = takeIf(board, first(kitchen, isCuredSausage), { each: 30, cut: 'slices-1cm' });
  const isLate = ({ food }: Item): boolean => isLeafyGreen(food) || isLateGreen(food);
  const hard = vegetables.filter((item) => !isLate(item));
  const onion = takeOnion(board, chorizo === null && hard.length === 0 ? 'buy' : 'listed');
  const hardParts = hard.map((item) => board.take(item, { each: 80, ...simmerCut(item) }));
  board.step(
    () =>
      say`Warm ${oil} in a wide pan ${over('medium')}. Add ${[...real([chorizo, onion]), ...hardParts, half(salt)]} and cook, stirring now and then, ${until('soft-not-brown', 8, 10)}.`,
  );
  const sharp = takeSharp(board);
  const spice = board.need(
    ['smoked-paprika', 'paprika', 'fennel-seeds', 'oregano'],
    servings > 2 ? 2 : 1,
    'tsp',
  );
  const saffron = needIf(board, kitchen.find('saffron'), 1, 'pinch');
  const wine = takeIf(board, kitchen.find(...WINES), { each: 50 });
  const tomatoPart = takeIf(board, tomato, ({ food }) => ({
    each: 200,
    ...(isTinnedTomato(food) ? {} : { prepare: 'chopped' }),
  }));
  const stock = takeIf(board, tomato === undefined ? kitchen.find(...STOCKS) : undefined, { each: 150 });
  const wet = real([tomatoPart, stock]);
  const potato = takeIf(board, first(kitchen, isPotato), { each: 130, cut: 'dice-1cm' });
  const beans = takeIf(board, first(kitchen, isTinnedLegume), { each: 90 });
  // Squid and octopus are tender after two minutes or after forty, so they go in with the sauce.
  const slow =
    isSquid(fish.food) || isOctopus(fish.food)
      ? board.take(fish, { each: 150, prepare: 'cleaned and cut into 1 cm rings' })
      : null;
  if (slow !== null) {
    const [least, most] = fish.food.heat.simmer?.minutes ?? [40, 50];
    // Potatoes bring a quarter of an hour of their own.
    const [low, high] = potato === null ? [least, most] : [least - 15, most - 15];
    board.step(
      () =>
        say`Stir in ${[...sharp, spice, ...real([saffron])]} ${until('fragrant', 1)}, then ${[...real([wine]), ...wet, slow]} and ${waterFor(roundAmount(servings * 120), us)}. Cover and simmer ${over('low')} ${until(potato === null ? 'fork-tender' : 'nearly tender', low, high)}: it is long past ${core(fish.food.core?.coreC ?? 63, us)} then.`,
    );
  }
  const wait = potato === null ? ([10, 12] as const) : ([15, 18] as const);
  if (slow === null)
    board.step(() =>
      together(
        say`Stir in ${[...sharp, spice, ...real([saffron])]} ${until('fragrant', 1)}.${sayIf(wine, (part) => say` Pour in ${part} and let it bubble away.`)}`,
        say`Add ${[...wet, ...real([potato, beans])]}${[...wet, ...real([potato, beans])].length === 0 ? '' : ' and '}${waterFor(roundAmount(servings * (potato === null && tomatoPart !== null ? 60 : 120)), us)}, and simmer ${over('medium-low')} ${until(potato === null ? 'thickened and no longer sharp' : 'the potato is tender', wait[0], wait[1])}.`,
      ),
    );
  const leaves = vegetables.filter(isLate).map((item) => board.take(item, { each: 50, ...lateCut(item) }));
  if (slow !== null && real([potato, beans]).length > 0)
    board.step(
      () =>
        say`Add ${real([potato, beans])} and simmer ${over('medium-low')} with the lid half on ${until(potato === null ? 'hot all through' : 'the potato is tender', potato === null ? 5 : 15, potato === null ? 6 : 18)}.`,
    );
  const fishPart =
    slow ??
    board.take(fish, {
      each: 140,
      ...(isFish(fish.food) ? withCut(fish, 'chunks-3cm') : {}),
      ...(isShell(fish.food) ? readyShells(fish, kitchen, 250) : {}),
    });
  const secondPart = takeIf(board, second, (item) =>
    isShell(item.food) ? readyShells(item, kitchen, 150) : { each: 60 },
  );
  const cue = isShell(fish.food) ? 'the shells have opened' : isPrawn(fish.food) ? 'pink-curled' : 'flakes';
  board.step(() =>
    together(
      sayIf(leaves.length > 0, () =>
        slow !== null && secondPart === null
          ? say`Stir in ${leaves}, cover and simmer ${over('medium-low')} ${until('just tender', 4, 5)}.`
          : say`Stir in ${leaves}.`,
      ),
      slow !== null && secondPart === null
        ? say`Season with ${rest(salt)}.`
        : say`Season with ${rest(salt)}, lay ${real([slow === null ? fishPart : null, secondPart])} in the sauce, spoon some of it over, put on a lid and cook ${over('low')} ${until(cue, 5, 7)}${isShell(fish.food) ? tellShut(us) : say` (${readsCore(fishPart, us)}). Do not stir: it would break up.${second !== undefined && isShell(second.food) ? ' Throw away any shells that stay shut.' : ''}`}`,
    ),
  );
  const companions = nameCompanions(us, tomatoPart, hard, real([chorizo, beans, potato]));
  const lemon = takeCitrus(board, 25);
  const olives = takeIf(board, kitchen.find('olives', 'capers'), { each: 15 });
  const tops = real([lemon, olives, ...takeTops(board, 'herbs')]);
  const bread = takeIf(board, first(kitchen, isBread), { each: 60, prepare: '' });
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Finish with ${[...tops, pepper]} and take the pan to the table${bread === null ? ', with spoons for the sauce.' : say`, with ${bread} for the sauce.`}`,
  );
  return board.finish(() => ({
    dish: 'fish-stew',
    title: fitTitle(
      `${nameOne(fish.food, us)} stew with ${listWords(companions.slice(0, 2))}`,
      `${nameOne(fish.food, us)} and ${companions[0] ?? 'saffron'} stew`,
    ),
    introduction: kitchen.wording(
      slow !== null
        ? `Two minutes or forty: anything between leaves ${nameOne(fish.food, us)} like rubber, and this is the forty.`
        : 'The sauce is finished before the fish meets it, so the fish has only a few minutes to wait and nothing to fear.',
      slow !== null
        ? 'It needs no watching: the sauce and what is in it turn soft together.'
        : 'A quick stew: most of the time goes into the sauce, the least into what swims.',
    ),
    keeps: 'Best at once; what is left keeps a day in the fridge, reheated until steaming.',
    plate: [300, 850],
    fit: 0.66 + (tomato !== undefined && isTinnedTomato(tomato.food) ? 0.08 : 0),
  }));
}
