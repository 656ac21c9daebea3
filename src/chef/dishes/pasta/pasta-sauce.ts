// Pasta with one sauce: tomato, cream, pesto, or oil and garlic, with what else the list offers.

import type { Food } from '../../../food/foods.ts';
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
import { type Board, startDraft, type TakeOptions } from '../../start-draft.ts';
import { readsCore, takeButter, takeOil, takePepper, withCut } from '../../tasks.ts';
import {
  boiling,
  core,
  half,
  it,
  over,
  portion,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
} from '../../words/say.ts';
import { chooseSauce, isBare, rateFit, takePasta, takeTossed } from './choose-pasta-sauce.ts';
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
  const { crumbs, forPan, forCrumbs } = fryCrumbs(board, oil, isPanCold);
  const opening = say`${heatVerb(oil)} ${forPan} in a wide pan ${over('medium')}.`;
  // Nothing may wait in hot oil for water to boil, so the water goes on first.
  const water = isWaterFirst ? say`Bring a large pan of water ${boiling()} with ${salt}.` : null;
  board.step(() =>
    isPanCold ? together(water) : together(water, opening, cook, softening, cook === null ? veg.said : null),
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
  if (tomatoPart !== null) {
    const sugar = tinPart === null ? null : needIf(board, kitchen.find('sugar'), 0.5, 'tsp');
    const { cue, minutes, rinse } = readSauce(meat, tinPart);
    board.step(() =>
      together(
        garlicSaid,
        wineSaid,
        say`Add ${[tomatoPart, ...depth, ...real([sugar])]} and ${portion(salt, 0.25, 'a quarter of the salt')}${rinse}, bring to a gentle bubble ${over('medium-low')} and cook ${until(cue, minutes[0], minutes[1])}.`,
      ),
    );
  }
  const drop = isWaterFirst
    ? null
    : say`Meanwhile, bring a large pan of water ${boiling()} with ${portion(salt, 0.75, 'the rest of the salt')}.`;
  board.step(
    () =>
      say`${drop === null ? '' : say`${drop} `}${drop === null ? say`Drop ${pastaPart} into the boiling water` : say`Add ${pastaPart}`} and cook ${until(pasta.food.id === 'gnocchi' ? 'they float' : 'al-dente', pasta.food.heat.boil?.minutes[0] ?? 9, pasta.food.heat.boil?.minutes[1] ?? 11)}. Scoop out a mugful of the water before you drain it.`,
    'meanwhile',
  );

  const late = real([
    takeIf(board, only(meat, isTinnedFish), { each: 70 }),
    takeIf(board, only(meat, isCookedMeat), (meat) => ({ each: 80, ...withCut(meat, 'strips') })),
    legume,
  ]);
  const prawns = takeIf(board, only(meat, isPrawn, isSquid, isFish, isShell, isFryingCheese), cutQuick);
  const creamPart = takeIf(board, creamy, { each: 60 });
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
  board.step(() =>
    together(
      sayIf(
        crumbs,
        (part) =>
          say`Fry ${part} in ${forCrumbs} in a small pan ${over('medium')}, stirring, ${until('crisp and brown', 3, 4)}.`,
      ),
      isPanCold ? opening : null,
      sayIf(
        late.length > 0,
        () =>
          say`Stir ${late} into the pan ${over('medium')} and cook ${until('steaming-through', 3, 4)}${sayCore(late, us)}.`,
      ),
      sayIf(prawns, (one) => fryPrawns(one, isWaterFirst, us)),
    ),
  );
  board.step(() =>
    together(
      isWaterFirst ? together(garlicSaid, wineSaid) : null,
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

/** What was lifted out and comes back with the pasta. */
function nameBack(quick: Part | null, isWaterFirst: boolean): string {
  return quick !== null && (isWaterFirst || isFryingCheese(quick.food)) ? ` and ${the(quick)}` : '';
}

/** Meat that browns first and then simmers in the sauce. */
function isLongMeat(food: Food): boolean {
  return isMince(food) || isSausage(food) || isPoultry(food) || isQuorn(food);
}

const isQuorn = (food: Food): boolean => food.id === 'quorn-pieces';

/** Mince and sausages bring fat of their own. */
function isFatty(meat: Item | undefined): boolean {
  return meat !== undefined && (isMince(meat.food) || isSausage(meat.food));
}

function takePanOil(board: Board, meat: Item | undefined): Part {
  const { servings } = board.kitchen;
  if (meat === undefined && board.kitchen.find('butter') !== undefined)
    return takeButter(board, 20 * servings);
  return takeOil(board, isFatty(meat) ? Math.max(1, Math.round(servings / 2)) : Math.max(2, servings));
}

/** What makes a tin of tomatoes taste of more. */
function takeDepth(board: Board, tin: Item | undefined, meat: Item | undefined): Part[] {
  const { kitchen } = board;
  return real([
    takeIf(board, tin && kitchen.find('tomato-puree'), { each: 8 }),
    needIf(
      board,
      isFatty(meat) ? kitchen.find('worcestershire-sauce') : undefined,
      kitchen.servings / 4,
      'tbsp',
    ),
  ]);
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
    ...real([takeIf(board, raisins, { each: 10 })]),
  ];
}

function takeNuts(board: Board): Part | null {
  const nut = first(board.kitchen, isNut);
  return takeIf(board, nut, { each: 10, ...(nut?.food.id === 'pine-nuts' ? {} : { cut: 'chopped' }) });
}

/** Where something cooked before is only warmed, the figure that it must reach. */
function sayCore(parts: readonly Part[], us: boolean): Said | '' {
  const part = parts.find(({ food }) => food.core?.coreC === 74);
  return part === undefined ? '' : say` (${readsCore(part, us)})`;
}

function heatVerb({ food }: Part): string {
  return food.category === 'butter' ? 'Melt' : 'Warm';
}

function cutQuick(item: Item): TakeOptions {
  const { food } = item;
  if (isSquid(food)) return { each: 110, prepare: 'cleaned and cut into 1 cm rings' };
  if (isShell(food)) return { each: 250 };
  if (isFryingCheese(food)) return { each: 90, prepare: 'patted dry and cut into 2 cm cubes' };
  return isFish(food) ? { each: 120, ...withCut(item, 'chunks-3cm') } : { each: 110 };
}

/** Prawns or squid, lifted out again where the pan goes on cooking without them. */
function fryPrawns(part: Part, isLifted: boolean, us: boolean): Said {
  const turns = it(part) === 'it' ? 'it turns' : 'they turn';
  if (isShell(part.food))
    return say`Throw away any of ${part} that stay open when tapped. Add the others to the pan, cover and cook ${over('high')} ${until('shells-open', 4, 6)}: by then they are past ${core(63, us)}. Throw away any that stay shut${isLifted ? ', and lift the others out' : ''}.`;
  if (isFish(part.food))
    return say`Add ${part} to the pan ${over('medium')} and cook, turning once, ${until('flakes', 4, 5)} (${readsCore(part, us)}).${isLifted ? ` Lift ${it(part)} out before ${it(part) === 'it' ? 'it breaks' : 'they break'} up.` : ''}`;
  if (isFryingCheese(part.food))
    return say`Fry ${part} in a dry non-stick pan ${over('medium-high')}, turning, ${until('golden on two sides', 4, 5)}.`;
  return say`Add ${part} to the pan ${over('medium-high')} and cook ${isSquid(part.food) ? until('opaque-firm', 2, 3) : until('pink-curled', 3, 4)} (${readsCore(part, us)}).${isLifted ? ` Lift ${it(part)} out, before ${turns} tough.` : ''}`;
}

/** A glass of the wine on the list, boiled down before anything wet goes in. */
function bubbleWine(board: Board): Said | null {
  const wine = takeIf(board, board.kitchen.find('white-wine', 'red-wine'), { each: 40 });
  return sayIf(
    wine,
    (part) =>
      say`Pour in ${part} and let it bubble ${over('medium-high')} ${until('reduced-by-half', 2, 3)}.`,
  );
}

function brown(board: Board, item: Item): Said {
  const { food } = item;
  const part = board.take(item, {
    each: isMince(food) ? 110 : 120,
    ...(isPoultry(food) ? { cut: 'strips' } : {}),
    ...(isSausage(food) && food.id !== 'meatball' ? { prepare: 'squeezed out of their skins' } : {}),
  });
  if (isQuorn(food)) return say`Add ${part} and fry, stirring, ${until('golden-edges', 4, 5)}.`;
  const how = isPoultry(food) || food.id === 'meatball' ? 'turning' : `breaking ${it(part)} up with a spoon`;
  return say`Turn the heat to medium-high, add ${part} and fry, ${how}, ${until('browned-all-over', 6, 8)}; ${isMince(food) ? 'with no pink left it is past' : 'no pink should be left and a piece should read'} ${readsCore(part, board.kitchen.us)}.`;
}

/** How long a tomato sauce takes, and what it looks like then. */
function readSauce(meat: Item | undefined, tin: Part | null) {
  const long = meat !== undefined && isLongMeat(meat.food);
  if (tin?.food.id === 'tinned-soup' && !long)
    return { minutes: [5, 7] as const, cue: 'thick enough to coat a spoon', rinse: '' };
  const minutes: readonly [number, number] = long ? [20, 25] : tin === null ? [8, 10] : [12, 15];
  return {
    minutes,
    cue:
      tin === null ? 'the tomatoes have collapsed into a sauce' : 'thick, with the oil showing at the edges',
    rinse:
      isFatty(meat) && tin !== null
        ? `, rinse the ${isNamed(tin.food, 'pasta-sauce') ? 'jar' : 'tin'} out with a little water into the pan`
        : '',
  };
}
