// Pasta with one sauce: tomato, cream, pesto, or oil and garlic, with what else the list offers.

import { takeCrumbs } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { addPanVegetables, needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChilli,
  isCitrus,
  isCookable,
  isCookedMeat,
  isCream,
  isCured,
  isFish,
  isFryingCheese,
  isGarlic,
  isHardCheese,
  isHardyHerb,
  isLeafyGreen,
  isMeltingCheese,
  isMince,
  isNamed,
  isNut,
  isOnion,
  isPasta,
  isPoultry,
  isPrawn,
  isSausage,
  isShell,
  isSmokedFish,
  isSoftHerb,
  isSquid,
  isTinnedFish,
  only,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { readsCore, takeButter, takeOil, takePepper, withCut } from '../../tasks.ts';
import { boiling, half, it, over, portion, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { chooseSauce, isBare, rateFit, takePasta, takeTossed } from './choose-pasta-sauce.ts';
import {
  boilPasta,
  brown,
  bubbleWine,
  cutQuick,
  fryPrawns,
  isFatty,
  isLongMeat,
  isQuorn,
  pourTomato,
  takeDepth,
} from './pasta-pan.ts';
import { introduce, legumeItem, writeTitle } from './pasta-words.ts';

export const pastaSauce: Dish = {
  id: 'pasta-sauce',
  family: 'pasta',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.8,
  cook: (kitchen) => write(kitchen),
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pasta = first(kitchen, (food) => isPasta(food) && food.id !== 'lasagne-sheet', isPasta);
  if (pasta === undefined) return null;
  const { sauce, tin, fresh, creamy, pesto } = chooseSauce(kitchen);
  const meat = first(
    kitchen,
    isMince,
    isQuorn,
    isSausage,
    isPrawn,
    (food) => food.id === 'squid',
    isFish,
    isShell,
    isPoultry,
    isCured,
    isTinnedFish,
    isSmokedFish,
    isCookedMeat,
    isFryingCheese,
    isMeltingCheese,
  );
  const vegetables = pick(
    kitchen,
    (food) =>
      isCookable(food) &&
      food.id !== fresh?.food.id &&
      !isNamed(food, 'beetroot', 'cabbage', 'swede', 'turnip'),
  )
    .sort(byWorth)
    .slice(0, sauce === 'tomato' ? 3 : 2);
  const cheese = first(kitchen, isHardCheese);
  if (isBare(kitchen, sauce, [...vegetables, ...real([meat])])) return null;

  const board = startDraft(kitchen);
  const salt = board.need(['salt'], 2, 'tsp');
  const pastaPart = takePasta(board, pasta);
  const oil = takePanOil(board, meat);
  const wineSaid = bubbleWine(board);
  const onion = takeIf(board, first(kitchen, isOnion), { each: 60, cut: 'finely-chopped' });
  const garlic = takeIf(board, first(kitchen, isGarlic), {
    total: servings > 3 ? 16 : 10,
    cut: 'thin-slices',
  });
  const cook = sayIf(only(meat, isLongMeat), (item) => brown(board, item));
  const curedPart = takeIf(board, only(meat, isCured), (meat) => ({
    each: 35,
    ...withCut(meat, meat.food.cuts[0]),
  }));

  const base = real([curedPart, onion]);
  const softened = onion === null ? until('crisp-sizzling', 4, 6) : until('soft-not-brown', 8, 10);
  const softening = sayIf(
    base.length > 0,
    () => say`Add ${base} and cook, stirring now and then, ${softened}.`,
  );
  const veg = addPanVegetables(board, vegetables, 80);
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'finely-chopped' });
  const hardy = takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' });
  const dried = kitchen.find('oregano', 'mixed-herbs', 'dried-basil', 'chilli-flakes', 'fennel-seeds');
  const saffron = needIf(board, kitchen.find('saffron'), 1, 'pinch');
  const driedPart = needIf(board, dried, servings > 2 ? 1 : 0.5, 'tsp');
  const anchovies = takeIf(board, kitchen.find('anchovies'), { each: 8, prepare: 'drained and chopped' });
  const sharp = real([garlic, chilli, anchovies, hardy, driedPart, saffron]);
  const garlicSaid = sayIf(
    sharp.length > 0,
    () => say`Stir in ${sharp} and cook ${until('fragrant', 1, 2)}; do not let ${it(...sharp)} brown.`,
  );
  const isWaterFirst = tin === undefined && fresh === undefined;
  const hasPan = cook !== null || softening !== null || veg.parts.length > 0;
  const isPanCold = isWaterFirst && !hasPan;
  // Leaves are limp in two minutes: they wait for the pasta, and garlic goes before what is wet.
  const isLeafPan = areLeaves(isWaterFirst ? vegetables : [], cook ?? softening);
  const isPanLate = isPanCold || isLeafPan;
  const { crumbs, forPan, forCrumbs } = fryCrumbs(board, oil, isPanLate);
  const opening = say`${heatVerb(oil)} ${forPan} in a wide pan ${over('medium')}.`;
  // Nothing may wait in hot oil for water to boil, so the water goes on first.
  const water = isWaterFirst ? say`Bring a large pan of water ${boiling()} with ${salt}.` : null;
  board.step(() =>
    isPanLate ? together(water) : together(water, opening, cook, softening, cook === null ? veg.said : null),
  );
  if (cook !== null) board.step(() => veg.said);

  const depth = takeDepth(board, tin, meat);
  const tinPart = takeIf(board, tin, { each: 200 });
  const freshPart = takeIf(board, fresh, {
    each: 150,
    prepare: 'chopped',
  });
  const hasRoom = meat === undefined || meat.food.form === 'cured';
  const legume = takeIf(board, hasRoom ? legumeItem(kitchen, sauce) : undefined, { each: 100 });
  const tomatoPart = tinPart ?? freshPart;
  if (tomatoPart !== null) pourTomato(board, meat, [tomatoPart, ...depth], salt, [garlicSaid, wineSaid]);
  boilPasta(board, pastaPart, salt, { isWaterFirst, isPanLate }, 'early');

  const late = real([
    takeIf(board, only(meat, isTinnedFish), { each: 70 }),
    takeIf(board, only(meat, isCookedMeat), (meat) => ({ each: 80, ...withCut(meat, 'strips') })),
    legume,
  ]);
  const prawns = takeIf(board, only(meat, isPrawn, isSquid, isFish, isShell, isFryingCheese), (item) =>
    cutQuick(item, kitchen),
  );
  const creamPart = takeIf(board, creamy, ({ food }) => ({
    each: 60,
    ...(food.id === 'blue-cheese' ? { prepare: 'crumbled' } : {}),
  }));
  const pestoPart = takeIf(board, sauce === 'pesto' ? pesto : undefined, { each: 35 });
  const smoked = takeIf(board, only(meat, isSmokedFish), (meat) => ({
    each: 50,
    ...withCut(meat, 'strips'),
  }));
  const lemon =
    sauce === 'tomato' ? null : takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' });
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 5, cut: 'chopped' });
  const salted = takeSalted(board, meat);
  const softCheese = takeTossed(board, sauce);
  const nuts = takeNuts(board);
  const cheesePart = takeIf(board, cheese, { each: 20, prepare: 'finely grated' });
  const pepper = takePepper(board);
  const stirred = real([creamPart, ...salted, lemon]);
  board.step(
    () =>
      together(
        sayIf(
          crumbs,
          (part) =>
            say`Fry ${part} in ${forCrumbs} in a small pan ${over('medium')}, stirring, ${until('crisp and brown', 3, 4)}.`,
        ),
        when(isPanLate, opening),
        when(isLeafPan, together(garlicSaid, veg.said)),
        sayIf(
          late.length > 0,
          () =>
            say`Stir ${late} into the pan ${over('medium')} and cook ${until('steaming-through', 3, 4)}${sayCore(late, us)}.`,
        ),
        sayIf(prawns, (one) => fryPrawns(one, isWaterFirst, us)),
      ),
    isPanLate ? 'meanwhile' : undefined,
  );
  boilPasta(board, pastaPart, salt, { isWaterFirst, isPanLate }, 'last');
  board.step(() =>
    together(
      isWaterFirst ? together(when(!isLeafPan, garlicSaid), wineSaid) : null,
      sayIf(stirred.length > 0, () =>
        creamPart === null || isCream(creamPart.food)
          ? say`Stir ${stirred} into the wide pan ${over('low')} ${until('just hot', 1, 2)}.`
          : say`Melt ${stirred} in the wide pan with a ladleful of the pasta water ${over('low')}, without boiling, ${until('smooth', 1, 2)}.`,
      ),
    ),
  );
  const dressed = real([pestoPart, smoked, softCheese]);
  const back = nameBack(prawns, isWaterFirst);
  board.step(() =>
    together(
      say`Tip the drained ${pastaPart.noun}${back} into the pan with a good splash of its water${sayIf(dressed.length > 0, () => say` and ${dressed}`)}${sayIf(cheesePart, (cheesePart) => say` and ${half(cheesePart)}`)}, and toss off the heat until the sauce coats it; add more water if it looks dry.`,
      say`Grind over ${pepper} and serve${real([herb, nuts, cheesePart]).length === 0 ? ' at once' : say` with ${[...real([herb, nuts]), ...(cheesePart === null ? [] : [rest(cheesePart)])]}`}${crumbs === null ? '' : ', the crumbs on top'}.`,
    ),
  );

  const title = writeTitle(kitchen, {
    pasta,
    flavour: (sauce === 'oil' ? (softCheese ?? garlic)?.item : creamy) ?? cheese,
    sauce,
    mains: real([meat, ...vegetables]),
    garlic: garlic !== null,
    cheese,
  });
  return board.finish(() => ({
    dish: 'pasta-sauce',
    title,
    introduction: introduce(kitchen, sauce, garlic),
    keeps:
      tomatoPart === null ? 'Best at once.' : 'The sauce keeps 3 days in the fridge; reheat until steaming.',
    plate: [170, 650],
    fit: rateFit(kitchen, sauce, crumbs),
  }));
}

const when = (isSo: boolean, said: Said | null): Said | null => (isSo ? said : null);

const areLeaves = (items: readonly Item[], before: Said | null): boolean =>
  before === null && items.length > 0 && items.every(({ food }) => isLeafyGreen(food));

/** What was lifted out and comes back with the pasta. */
function nameBack(quick: Part | null, isWaterFirst: boolean): string {
  return quick !== null && (isWaterFirst || isFryingCheese(quick.food)) ? ` and ${the(quick)}` : '';
}

function takePanOil(board: Board, meat: Item | undefined): Part {
  const { servings } = board.kitchen;
  if (meat === undefined && board.kitchen.find('butter') !== undefined)
    return takeButter(board, 20 * servings);
  return takeOil(board, isFatty(meat) ? Math.max(1, Math.round(servings / 2)) : Math.max(2, servings));
}

/** Crumbs crisp from the same oil: they stand in for cheese or go over it. `first` where no pan is hot before theirs. */
function fryCrumbs(board: Board, oil: Part, first: boolean) {
  const crumbs = takeCrumbs(board, board.kitchen.find('breadcrumbs', 'bread', 'sourdough', 'baguette'));
  if (crumbs === null) return { crumbs, forPan: oil, forCrumbs: null };
  return first
    ? { crumbs, forPan: rest(oil, 1 / 3), forCrumbs: portion(oil, 1 / 3, `a third of the ${oil.noun}`) }
    : { crumbs, forPan: portion(oil, 2 / 3, `most of the ${oil.noun}`), forCrumbs: rest(oil, 2 / 3) };
}

/** Olives, capers and their like, and raisins with fish out of a tin. */
function takeSalted(board: Board, meat: Item | undefined): Part[] {
  const { kitchen } = board;
  const salted = pick(kitchen, (food) => isNamed(food, 'olives', 'capers', 'sun-dried-tomatoes'));
  const raisins = only(meat, isTinnedFish) && kitchen.find('raisins');
  return [
    ...salted.map((item) => board.take(item, { each: 15 })),
    ...real([takeIf(board, raisins, { each: 10, prepare: 'soaked in hot water for 10 minutes' })]),
  ];
}

function takeNuts(board: Board): Part | null {
  const nut = first(board.kitchen, isNut);
  return takeIf(board, nut, {
    each: 10,
    ...(nut?.food.id === 'pine-nuts' ? { prepare: 'toasted in a dry pan' } : { cut: 'chopped' }),
  });
}

/** Where something cooked before is only warmed, the figure that it must reach. */
function sayCore(parts: readonly Part[], us: boolean): Said | '' {
  const part = parts.find(({ food }) => food.core?.coreC === 74);
  return part === undefined ? '' : say` (${readsCore(part, us)})`;
}

function heatVerb({ food }: Part): string {
  return food.category === 'butter' ? 'Melt' : 'Warm';
}
