// Pasta with one sauce: tomato, cream, pesto, or oil and garlic, with what else the list offers.

import type { Food } from '../../food/foods.ts';
import type { Dish } from '../dish.ts';
import type { Part, Said } from '../draft.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { addPanVegetables, needIf, real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChilli,
  isCitrus,
  isCookable,
  isCookedMeat,
  isCream,
  isCured,
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
  isSmokedFish,
  isSoftCheese,
  isSoftHerb,
  isSquid,
  isTinnedFish,
  isTinnedLegume,
  isTinnedTomato,
  only,
  pick,
} from '../slots.ts';
import { type Board, startDraft } from '../start-draft.ts';
import { readsCore, takeOil, takePepper, withCut } from '../tasks.ts';
import { listWords } from '../words/list-words.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { boiling, half, over, portion, rest, say, sayIf, together, until } from '../words/say.ts';

export const pastaSauce: Dish = {
  id: 'pasta-sauce',
  family: 'pasta',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.8,
  cook: (kitchen) => write(kitchen),
};

type Sauce = 'tomato' | 'cream' | 'pesto' | 'oil';

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pasta = first(kitchen, (food) => isPasta(food) && food.id !== 'lasagne-sheet');
  if (pasta === undefined) return null;
  const { sauce, tin, fresh, creamy, pesto } = chooseSauce(kitchen);
  const meat = first(
    kitchen,
    isMeltingCheese,
    isMince,
    isSausage,
    isPrawn,
    (food) => food.id === 'squid',
    isPoultry,
    isCured,
    isTinnedFish,
    isSmokedFish,
    isCookedMeat,
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
  const anything = [...vegetables, ...real([meat, cheese, first(kitchen, isGarlic, isTinnedLegume)])];
  if (sauce === 'oil' && anything.length === 0) return null;

  const board = startDraft(kitchen);
  const salt = board.need(['salt'], 2, 'tsp');
  const pastaPart = board.take(pasta, {
    each: Math.max(95, pasta.food.amount.perServing),
  });
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

  const opening = say`Warm ${oil} in a wide pan ${over('medium')}.`;
  const base = real([curedPart, onion]);
  const softened = onion === null ? until('crisp-sizzling', 4, 6) : until('soft-not-brown', 8, 10);
  const softening = sayIf(
    base.length > 0,
    () => say`Add ${base} and cook, stirring now and then, ${softened}.`,
  );
  const veg = addPanVegetables(board, vegetables, 80);
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'finely-chopped' });
  const hardy = takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' });
  const dried = kitchen.find('oregano', 'mixed-herbs', 'dried-basil', 'chilli-flakes');
  const driedPart = needIf(board, dried, servings > 2 ? 1 : 0.5, 'tsp');
  const sharp = real([garlic, chilli, hardy, driedPart]);
  const garlicSaid = sayIf(
    sharp.length > 0,
    () =>
      say`Stir in ${sharp} and cook ${until('fragrant', 1, 2)}; do not let ${sharp[0] === garlic ? 'the garlic' : 'it'} brown.`,
  );
  const isWaterFirst = tin === undefined && fresh === undefined;
  const hasPan = cook !== null || softening !== null || veg.parts.length > 0;
  // Nothing may wait in hot oil for water to boil, so the water goes on first.
  const water = isWaterFirst ? say`Bring a large pan of water ${boiling()} with ${salt}.` : null;
  board.step(() =>
    isWaterFirst && !hasPan ? together(water) : together(water, opening, cook, softening, veg.said),
  );

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
        say`Add ${[tomatoPart, ...real([sugar])]} and ${portion(salt, 0.25, 'a quarter of the salt')}${rinse}, bring to a gentle bubble ${over('medium-low')} and cook ${until(cue, minutes[0], minutes[1])}.`,
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
  const prawns = takeIf(board, only(meat, isPrawn, isSquid), ({ food }) => ({
    each: 110,
    ...(isSquid(food) ? { prepare: 'cleaned and cut into 1 cm rings' } : {}),
  }));
  const creamPart = takeIf(board, creamy, { each: 60 });
  const pestoPart = takeIf(board, sauce === 'pesto' ? pesto : undefined, { each: 35 });
  const smoked = takeIf(board, only(meat, isSmokedFish), (meat) => ({
    each: 50,
    ...withCut(meat, 'strips'),
  }));
  const lemon =
    sauce === 'tomato' ? null : takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' });
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 5, cut: 'chopped' });
  const olives = takeIf(board, kitchen.find('olives', 'capers', 'sun-dried-tomatoes'), { each: 15 });
  const softCheese =
    sauce === 'tomato'
      ? takeIf(board, first(kitchen, isSoftCheese, isMeltingCheese), {
          each: 40,
          prepare: 'crumbled or torn',
        })
      : null;
  const nuts = takeIf(board, first(kitchen, isNut), { each: 10, cut: 'chopped' });
  const cheesePart = takeIf(board, cheese, { each: 20, prepare: 'finely grated' });
  const pepper = takePepper(board);
  const stirred = real([creamPart, olives, lemon]);
  board.step(() =>
    together(
      isWaterFirst && !hasPan ? opening : null,
      sayIf(
        late.length > 0,
        () =>
          say`Stir ${late} into the pan ${over('medium')} and cook ${until('steaming-through', 3, 4)}${late.some((part) => part.food.core?.coreC === 74) ? say` (${readsCore(late.find((part) => part.food.core?.coreC === 74) ?? pastaPart, us)})` : ''}.`,
      ),
      sayIf(
        prawns,
        (prawns) =>
          say`Add ${prawns} to the pan ${over('medium-high')} and cook ${isSquid(prawns.food) ? until('opaque-firm', 2, 3) : until('pink-curled', 3, 4)} (${readsCore(prawns, us)}).`,
      ),
      isWaterFirst ? together(garlicSaid, wineSaid) : null,
      sayIf(stirred.length > 0, () =>
        creamPart === null || isCream(creamPart.food)
          ? say`Stir ${stirred} into the wide pan ${over('low')} ${until('just hot', 1, 2)}.`
          : say`Melt ${stirred} in the wide pan with a ladleful of the pasta water ${over('low')}, without boiling, ${until('smooth', 1, 2)}.`,
      ),
    ),
  );
  const dressed = real([pestoPart, smoked, softCheese]);
  board.step(() =>
    together(
      say`Tip the drained ${pastaPart.noun} into the pan with a good splash of its water${sayIf(dressed.length > 0, () => say` and ${dressed}`)}${sayIf(cheesePart, (cheesePart) => say` and ${half(cheesePart)}`)}, and toss off the heat until the sauce coats it; add more water if it looks dry.`,
      say`Grind over ${pepper} and serve${real([herb, nuts]).length === 0 && cheesePart === null ? ' at once' : say` with ${[...real([herb, nuts]), ...(cheesePart === null ? [] : [rest(cheesePart)])]}`}.`,
    ),
  );

  const title = writeTitle(kitchen, {
    pasta,
    flavour: sauce === 'oil' ? (garlic?.item ?? cheese) : creamy,
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
    fit:
      0.65 +
      (sauce === 'oil' ? -0.1 : 0.15) +
      (cheese === undefined ? 0 : 0.1) +
      (tin !== undefined && meat !== undefined && isMince(meat.food) ? 0.1 : 0),
  }));
}

/** Meat that browns first and then simmers in the sauce. */
function isLongMeat(food: Food): boolean {
  return isMince(food) || isSausage(food) || isPoultry(food);
}

/** Mince and sausages bring fat of their own. */
function isFatty(meat: Item | undefined): boolean {
  return meat !== undefined && (isMince(meat.food) || isSausage(meat.food));
}

function takePanOil(board: Board, meat: Item | undefined): Part {
  const { servings } = board.kitchen;
  return takeOil(board, isFatty(meat) ? Math.max(1, Math.round(servings / 2)) : Math.max(2, servings));
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
    ...(isSausage(food) ? { prepare: 'squeezed out of their skins' } : {}),
  });
  const how = isPoultry(food) ? 'turning' : 'breaking it up with a spoon';
  return say`Turn the heat to medium-high, add ${part} and fry, ${how}, ${until('browned-all-over', 6, 8)}; ${isMince(food) ? 'with no pink left it is past' : 'no pink should be left and a piece should read'} ${readsCore(part, board.kitchen.us)}.`;
}

interface SauceChoice {
  readonly sauce: Sauce;
  readonly tin?: Item | undefined;
  readonly fresh?: Item | undefined;
  readonly creamy?: Item | undefined;
  readonly pesto?: Item | undefined;
}

/** Tomato comes before cream, cream before pesto, and where none is listed oil makes the sauce. */
function chooseSauce(kitchen: Kitchen): SauceChoice {
  const tin = first(kitchen, isTinnedTomato) ?? kitchen.find('passata');
  const pesto = kitchen.find('pesto');
  if (tin !== undefined) return { sauce: 'tomato', tin, pesto };
  const fresh = pesto === undefined ? kitchen.find('cherry-tomato', 'tomato') : undefined;
  const creamy = first(kitchen, isCream, isSoftCheese) ?? kitchen.find('creme-fraiche', 'mascarpone');
  if (fresh !== undefined) return { sauce: 'tomato', fresh, creamy, pesto };
  if (creamy !== undefined) return { sauce: 'cream', creamy, pesto };
  return { sauce: pesto === undefined ? 'oil' : 'pesto', pesto };
}

/** How long a tomato sauce takes, and what it looks like then. */
function readSauce(meat: Item | undefined, tin: Part | null) {
  const long = meat !== undefined && isLongMeat(meat.food);
  const minutes: readonly [number, number] = long ? [20, 25] : tin === null ? [8, 10] : [12, 15];
  return {
    minutes,
    cue:
      tin === null ? 'the tomatoes have collapsed into a sauce' : 'thick, with the oil showing at the edges',
    rinse: isFatty(meat) && tin !== null ? ', rinse the tin out with a little water into the pan' : '',
  };
}

/** What a title can name. */
interface Naming {
  readonly pasta: Item;
  readonly sauce: Sauce;
  /** The food that the sauce tastes of, where its kind does not say it. */
  readonly flavour: Item | undefined;
  readonly mains: readonly Item[];
  readonly garlic: boolean;
  readonly cheese: Item | undefined;
}

function writeTitle(kitchen: Kitchen, { pasta, sauce, flavour, mains, garlic, cheese }: Naming): string {
  const { us } = kitchen;
  const isNamedByKind = sauce === 'tomato' || sauce === 'pesto' || flavour === undefined;
  const taste = isNamedByKind ? sauce : nameOne(flavour.food, us);
  const lead = mains.length > 0 ? mains : real([legumeItem(kitchen, sauce)]);
  const parts = lead
    .slice(0, 2)
    .map(({ food }) => (food.category === 'poultry-cut' ? nameOne(food, us) : nameMany(food, us)));
  const shown = parts.slice(0, taste.length + parts.join().length > 30 ? 1 : 2);
  const second = garlic && taste !== 'garlic' ? 'garlic' : cheese && nameOne(cheese.food, us);
  const named = parts.length > 0 ? [...shown, ...(taste === 'oil' ? [] : [taste])] : real([taste, second]);
  return `${nameOne(pasta.food, us)} with ${listWords(named)}`;
}

function introduce(kitchen: Kitchen, sauce: Sauce, garlic: Part | null): string {
  switch (sauce) {
    case 'tomato':
      return kitchen.wording(
        'A tomato sauce wants only time enough to thicken; a splash of the cooking water at the end makes it cling.',
        'The pasta finishes in the sauce, which is the whole difference between sauced pasta and pasta with sauce on it.',
      );
    case 'cream':
      return 'The cooking water loosens the sauce and the last minute in the pan binds it, so it stays silky and never heavy.';
    case 'pesto':
      return 'Pesto goes in off the heat, so it stays green and tastes of its herbs.';
    case 'oil':
      return `There is no sauce here but ${garlic === null ? 'good oil' : 'garlic, good oil'} and the water the pasta cooked in, shaken together until they turn creamy.`;
  }
}

function legumeItem(kitchen: Kitchen, sauce: Sauce): Item | undefined {
  return sauce === 'cream' ? undefined : first(kitchen, isTinnedLegume);
}
