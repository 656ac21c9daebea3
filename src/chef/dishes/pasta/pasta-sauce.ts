// Pasta with one sauce: tomato, cream, pesto, or oil and garlic, with what else the list offers.

import type { Food } from '../../../food/foods.ts';
import { takeCrumbs } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { addPanVegetables, needIf, readPanMinutes, real, takeIf } from '../../pan-vegetables.ts';
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
  isQuickPoultry,
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
  isHurried,
  isLongMeat,
  isQuorn,
  isSwift,
  pourTomato,
  takeDepth,
} from './pasta-pan.ts';
import { introduce, legumeItem, type Sauce, writeTitle } from './pasta-words.ts';

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
    fowlFor(kitchen, sauce),
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

  const roots = takeRoots(board, sauce === 'tomato' ? vegetables : []);
  const base = [...real([curedPart, onion]), ...roots];
  const softened = untilSoft(kitchen, onion !== null || roots.length > 0, cook !== null);
  const softening = sayIf(
    base.length > 0,
    () => say`Add ${base} and cook, stirring now and then, ${softened}.`,
  );
  const [veg, greens] = addInTurn(
    board,
    vegetables.filter(({ food }) => !roots.some((part) => part.food.id === food.id)),
    sauce === 'tomato',
  );
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'finely-chopped' });
  const hardy = takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' });
  const dried = kitchen.find('oregano', 'mixed-herbs', 'dried-basil', 'chilli-flakes', 'fennel-seeds');
  const saffron = needIf(board, kitchen.find('saffron'), 1, 'pinch');
  const driedPart = needIf(board, dried, servings > 2 ? 1 : 0.5, 'tsp');
  const anchovies = takeIf(board, kitchen.find('anchovies'), { each: 8, prepare: 'drained and chopped' });
  const sharp = real([garlic, chilli, anchovies, hardy, driedPart]);
  const garlicSaid = sayIf(
    sharp.length > 0,
    () => say`Stir in ${sharp} and cook ${until('fragrant', 1, 2)}; do not let ${it(...sharp)} brown.`,
  );
  const isWaterFirst = tin === undefined && fresh === undefined;
  // The sauce simmers while the pasta cooks, and not before.
  const isBeside = simmersBeside(kitchen, pasta, isWaterFirst);
  const isWaterOn = isWaterFirst || isBeside;
  const { isLeafPan, isPanLate, isSlow } = readPan(isWaterFirst, vegetables, real([cook, softening]));
  const { crumbs, forPan, forCrumbs } = fryCrumbs(board, oil, isPanLate);
  // What is quick follows the vegetables, and the pasta boils beside that and not before.
  const isNext = isWaterFirst && !isPanLate && isSlow && isQuickMain(meat, crumbs);
  const opening = say`${heatVerb(oil)} ${forPan} in a wide pan ${over('medium')}.`;
  // Nothing may wait in hot oil for water to boil, so the water goes on first.
  const water = isWaterOn ? fillPan(salt, isBeside) : null;
  board.step(() =>
    isPanLate ? together(water) : together(water, opening, cook, softening, cook === null ? veg.said : null),
  );
  if (cook !== null) board.step(() => veg.said);

  const depth = takeDepth(board, tin, meat);
  const tinPart = takeIf(board, tin, ({ food }) => ({ each: food.id === 'tomato-puree' ? 25 : 200 }));
  const freshPart = takeIf(board, fresh, {
    each: 150,
    prepare: 'chopped',
  });
  const hasRoom = meat === undefined || meat.food.form === 'cured';
  const legume = takeIf(board, hasRoom ? legumeItem(kitchen, sauce) : undefined, { each: 100 });
  const tomatoPart = tinPart ?? freshPart;
  const saucing = sayIf(tomatoPart, (part) => {
    return pourTomato(board, meat, [part, ...depth], takeRest(salt, isBeside), [garlicSaid, wineSaid]);
  });
  board.step(() => together(when(!isBeside, saucing)));
  const boiled = {
    isWaterFirst: isWaterOn,
    isPanLate,
    isNext: isNext || isBeside,
    isCreamed: real([creamy]).some(({ food }) => isCream(food)),
  };
  boilPasta(board, pastaPart, salt, boiled, 'early');

  const late = real([
    takeIf(board, only(meat, isTinnedFish, isReadyShellfish), { each: 70 }),
    takeIf(board, only(meat, isCookedMeat), (meat) => ({ each: 80, ...withCut(meat, 'strips') })),
    legume,
  ]);
  const prawns = takeIf(board, only(meat, isRawPrawn, isSquid, isFish, isShell, isFryingCheese), (item) =>
    cutQuick(item, kitchen),
  );
  // Shells open in the wine and the garlic, which take up their juice.
  const isBroth = isWaterFirst && !isLeafPan && real([prawns]).some(({ food }) => isShell(food));
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
  const stirredEarly = salted.filter(() => isBeside && late.length > 0);
  if (isBroth) board.step(() => together(when(isPanLate, opening), garlicSaid, wineSaid), 'meanwhile');
  board.step(
    () =>
      together(
        when(isBeside, saucing),
        sayIf(
          crumbs,
          (part) =>
            say`Fry ${part} in ${forCrumbs} in a small pan ${over('medium')}, stirring, ${until('crisp and brown', 3, 4)}.`,
        ),
        when(isPanLate && !isBroth, opening),
        when(isLeafPan, together(garlicSaid, veg.said)),
        greens.said,
        sayIf(
          late.length > 0,
          () =>
            say`Stir ${[...late, ...stirredEarly]} into the pan ${over('medium')} and cook ${until('steaming-through', 3, 4)}${sayCore(late, us)}.`,
        ),
        sayIf(prawns, (one) => fryPrawns(one, isWaterFirst, us)),
      ),
    isPanLate || boiled.isNext ? 'meanwhile' : undefined,
  );
  boilPasta(board, pastaPart, salt, boiled, 'last');
  board.step(() =>
    together(
      when(isWaterFirst && !isBroth, together(when(!isLeafPan, garlicSaid), wineSaid)),
      stirIn(
        stirred.filter((part) => !stirredEarly.includes(part)),
        creamPart,
      ),
    ),
  );
  boilPasta(board, pastaPart, salt, boiled, 'creamed');
  const dressed = real([pestoPart, smoked, softCheese]);
  const back = nameBack(prawns, isWaterFirst);
  board.step(() =>
    together(
      say`Tip the drained ${pastaPart.noun}${back} into the pan with a good splash of its water${sayIf(saffron, (part) => say`, in which ${part} has steeped for 5 minutes`)}${sayIf(dressed.length > 0, () => say` and ${dressed}`)}${sayIf(cheesePart, (cheesePart) => say` and ${half(cheesePart)}`)}, and toss off the heat until the sauce coats it; add more water if it looks dry.`,
      say`Grind over ${pepper} and serve${finishWith(real([herb, nuts]), cheesePart)}${crumbs === null ? '' : ', the crumbs on top'}.`,
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

/** How long what softens first takes: in a hurry only to a start, and less where it follows meat. */
function untilSoft(kitchen: Kitchen, isFloor: boolean, isAfterMeat: boolean) {
  if (!isFloor) return until('crisp-sizzling', 4, 6);
  if (!isHurried(kitchen)) return until('soft-not-brown', 8, 10);
  return isAfterMeat ? until('soft at the edges', 3, 4) : until('soft at the edges', 5, 6);
}

/** A tomato sauce simmers for as long as a drumstick does, unless time is short. */
const fowlFor = (kitchen: Kitchen, sauce: Sauce) =>
  sauce === 'tomato' && !isHurried(kitchen) ? isPoultry : isQuickPoultry;

const simmersBeside = (kitchen: Kitchen, pasta: Item, isWaterFirst: boolean): boolean =>
  !isWaterFirst && isHurried(kitchen) && !isSwift(pasta.food);

/** The salt is shared with a sauce that cooks beside the water. */
const fillPan = (salt: Part, isShared: boolean): Said =>
  say`Bring a large pan of water ${boiling()} with ${isShared ? portion(salt, 0.75, 'most of the salt') : salt}.`;

const takeRest = (salt: Part, isShared: boolean) =>
  isShared ? rest(salt, 0.75) : portion(salt, 0.25, 'a quarter of the salt');

const when = (isSo: boolean, said: Said | null): Said | null => (isSo ? said : null);

/** Carrots and celery in small dice are the floor of a tomato sauce, and soften with the onion. */
const takeRoots = (board: Board, vegetables: readonly Item[]): readonly Part[] =>
  vegetables
    .filter(({ food }) => isNamed(food, 'carrot', 'celery'))
    .map((item) => board.take(item, { each: 45, cut: 'fine-dice' }));

/** Leaves would simmer to rags in a tomato sauce: there they come second, when it is thick. */
function addInTurn(board: Board, items: readonly Item[], isSimmered: boolean) {
  const isLate = ({ food }: Item): boolean => isSimmered && isLeafyGreen(food);
  const early = items.filter((item) => !isLate(item));
  return [addPanVegetables(board, early, 80), addPanVegetables(board, items.filter(isLate), 80)] as const;
}

/**
 * Whether the pan waits for the pasta: empty so far, or for leaves, which are limp in two minutes; and whether what is
 * in it takes so long that the pasta would wait for the pan.
 */
function readPan(isWaterFirst: boolean, vegetables: readonly Item[], before: readonly Said[]) {
  const isEmpty = isWaterFirst && before.length === 0;
  const isLeafPan = isEmpty && vegetables.length > 0 && vegetables.every(({ food }) => isLeafyGreen(food));
  const isSlow = before.length > 0 || vegetables.some((item) => readPanMinutes(item) >= 6);
  return { isLeafPan, isPanLate: isLeafPan || (isEmpty && vegetables.length === 0), isSlow };
}

const isQuickMain = (meat: Item | undefined, crumbs: Part | null): boolean =>
  crumbs !== null ||
  only(meat, isPrawn, isSquid, isFish, isShell, isFryingCheese, isTinnedFish, isCookedMeat) !== undefined;

function stirIn(stirred: readonly Part[], cream: Part | null): Said | null {
  if (stirred.length === 0) return null;
  return cream === null || isCream(cream.food)
    ? say`Stir ${stirred} into the wide pan ${over('low')} ${until('just hot', 1, 2)}.`
    : say`Melt ${stirred} in the wide pan with a ladleful of the pasta water ${over('low')}, without boiling, ${until('smooth', 1, 2)}.`;
}

/** The last of it, at the table. */
function finishWith(tops: readonly Part[], cheese: Part | null): Said {
  const all = [...tops, ...real([cheese]).map((part) => rest(part))];
  return all.length === 0 ? say` at once` : say` with ${all}`;
}

/** What was lifted out and comes back with the pasta. */
function nameBack(quick: Part | null, isWaterFirst: boolean): string {
  return quick !== null && (isWaterFirst || isFryingCheese(quick.food)) ? ` and ${the(quick)}` : '';
}

/** Boiled before it was sold: it is warmed and no more. */
const isReadyShellfish = (food: Food): boolean => isPrawn(food) && /cooked|tinned/.test(food.form);

const isRawPrawn = (food: Food): boolean => isPrawn(food) && !isReadyShellfish(food);

const isOilyFish = ({ category }: Food): boolean => category === 'oily-fish';

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
  const raisins = only(meat, isTinnedFish, isOilyFish) && kitchen.find('raisins');
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
