// A piece of meat, fish or frying cheese from the pan with vegetables beside it.

import type { Food } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Portion, Said } from '../../draft.ts';
import { GUTTED, isWholeFish } from '../../joints.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real } from '../../pan-vegetables.ts';
import { isSkinned, isSkinOn } from '../../skin-and-bone.ts';
import {
  byWorth,
  first,
  isChop,
  isCitrus,
  isCookable,
  isFish,
  isFryingCheese,
  isLeafyGreen,
  isMushroom,
  isNamed,
  isOnion,
  isPotato,
  isPoultry,
  isPrawn,
  isSausage,
  isTinnedLegume,
  isTofu,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { readsCore, takeOil, takePepper, takeSalt } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, over, portion, rest, say, the, together, until } from '../../words/say.ts';
import { fryingPans, inBatches } from '../parts/batches.ts';
import { isBoneIn } from '../parts/kit.ts';
import { boilBeside, boilMinutes, fryBeside, fryMinutes } from '../parts/pan-beside.ts';
import { finishPan, fryBacon, isCreamy } from '../parts/pan-sauce.ts';
import { isDuckBreast, isThinned, panFor, searMeat } from '../parts/sear-meat.ts';

export const panMain: Dish = {
  id: 'pan-main',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: write,
};

/** Meats that take fruit beside them. */
const FRUIT_GOES_WITH = /pork|gammon|sausage|duck/;

function findFruit(kitchen: Kitchen, main: Item): Item | undefined {
  return FRUIT_GOES_WITH.test(main.food.id)
    ? kitchen.find('apple', 'pear', 'pineapple', 'plum', 'apricot')
    : undefined;
}

/** From the sea, in pieces that see the pan for a minute or two. */
const isBite = (food: Food): boolean => isNamed(food, 'scallops', 'squid');

function findMain(kitchen: Kitchen): Item | undefined {
  return first(
    kitchen,
    (food) => isPoultry(food) && /breast|fillet|thigh|boneless|duck/.test(food.id),
    isChop,
    // More than two whole ones want more pans than there are.
    (food) => isFish(food) && (kitchen.servings < 3 || !isWholeFish(food)),
    isBite,
    isFryingCheese,
    isTofu,
    isSausage,
    (food) => food.id === 'gammon',
  );
}

function takeMain(board: Board, item: Item): Part {
  const { food } = item;
  if (isFryingCheese(food)) return board.take(item, { each: 100, cut: 'slices-1cm' });
  if (isTofu(food)) return board.take(item, { each: 160, prepare: 'pressed dry and thickly sliced' });
  if (isBite(food))
    return board.take(item, {
      each: food.id === 'squid' ? 150 : 110,
      ...(food.id === 'squid' ? { prepare: 'cleaned and cut into 1 cm rings' } : {}),
    });
  if (isThinned(board.kitchen, item))
    return board.take(item, { each: 170, prepare: 'each cut through its thickness into two thin slices' });
  return board.take(item, {
    ...(isWholeFish(food) ? { prepare: GUTTED } : {}),
    each: isFish(food)
      ? 140
      : isSausage(food)
        ? 150
        : food.id === 'chicken-thigh' && isBoneIn(item)
          ? 250
          : 170,
  });
}

function isBoiled({ food }: Item): boolean {
  return (
    !isMushroom(food) &&
    !isLeafyGreen(food) &&
    food.category !== 'fruiting-vegetable' &&
    food.category !== 'cabbage' &&
    food.form !== 'tinned'
  );
}

interface Manner {
  readonly fat: Part | Portion;
  readonly seasoning: readonly (Part | Portion)[];
  readonly when: 'meanwhile' | undefined;
}

function cookMain(board: Board, main: Item, part: Part, { fat, seasoning, when }: Manner): void {
  if (isPoultry(main.food) || isChop(main.food) || main.food.id === 'gammon')
    searMeat(board, main, part, fat, seasoning, when);
  else board.step(() => fry(board, part, main, fat, seasoning), when);
}

/** Salt for the places where it is wanted, numbered in the order in which they come; 0 is a place without. */
function planSalt<Place extends string>(
  salt: Part,
  places: Readonly<Record<Place, number>>,
): (place: Place) => Part | Portion {
  const wanted = Object.values<number>(places)
    .filter((place) => place > 0)
    .sort((one, other) => one - other);
  const shares: readonly (Part | Portion)[] =
    wanted.length < 2
      ? [salt]
      : wanted.length === 2
        ? [half(salt), rest(salt)]
        : [
            portion(salt, 1 / 3, 'a third of the salt'),
            portion(salt, 1 / 3, 'another third of the salt'),
            rest(salt, 2 / 3),
          ];
  return (place) => shares[wanted.indexOf(places[place])] ?? salt;
}

interface Plan {
  readonly vegetables: readonly Item[];
  readonly potato: Item | undefined;
  readonly onion: Item | undefined;
  readonly boiled: readonly Item[];
  readonly fried: readonly Item[];
  readonly boils: boolean;
  readonly fries: boolean;
  /** Whether what fries has left the pan before the main thing comes into it. */
  readonly fryFirst: boolean;
  /** Boiled before anything else, since it takes longer than a rest. */
  readonly boilFirst: boolean;
  readonly duck: boolean;
  /** What is salted already leaves the salt to the vegetables. */
  readonly salty: boolean;
}

/** Minutes in which something can boil beside it, its rest counted in. */
function mainMinutes(main: Item): number {
  if (isBoneIn(main)) return 28;
  return isSausage(main.food) || isPoultry(main.food) || isDuckBreast(main) ? 14 : 6;
}

function planPan(kitchen: Kitchen, main: Item): Plan {
  const vegetables = pick(kitchen, isCookable).sort(byWorth).slice(0, 2);
  const potato = first(kitchen, isPotato);
  const boiled = vegetables.filter(isBoiled);
  const beans = potato === undefined ? first(kitchen, isTinnedLegume) : undefined;
  const fried = [
    ...vegetables.filter((item) => !boiled.includes(item)),
    ...real([findFruit(kitchen, main), beans]),
  ];
  const onion = first(kitchen, isOnion);
  const fries = fried.length > 0 || onion !== undefined;
  const duck = isDuckBreast(main);
  // Meat waits well for a few minutes and sausages for more; fish and cheese only while leaves wilt.
  const isLong = isSausage(main.food) || isBoneIn(main);
  const rest = isLong
    ? 12
    : isPoultry(main.food)
      ? 8
      : isChop(main.food) || main.food.id === 'gammon'
        ? 5
        : 3;
  const late = duck || fryMinutes(fried, onion) <= rest;
  const boils = boiled.length > 0 || potato !== undefined;
  return {
    vegetables,
    potato,
    onion,
    boiled,
    fried,
    boils,
    fries,
    fryFirst: fries && !late,
    boilFirst: potato !== undefined || boilMinutes(boiled) > mainMinutes(main),
    duck,
    salty: isSalty(main),
  };
}

function placeSalt(salt: Part, plan: Plan) {
  const { boilFirst, boils, fries, fryFirst, salty } = plan;
  return planSalt(salt, {
    water: boilFirst && !isSaltedApart(plan) ? 1 : 0,
    fried: fryFirst ? 2 : 0,
    main: salty ? 0 : 3,
    green: boils && !boilFirst ? 4 : 0,
    late: fries && !fryFirst ? 5 : 0,
  });
}

/** A pan of potatoes wants more salt than the plate, and leaves it in the water: the dish's own is for the others. */
const isSaltedApart = ({ boilFirst, potato, fries, salty }: Plan): boolean =>
  boilFirst && potato !== undefined && (fries || !salty);

/** Oil, and who gets how much of it: duck none, and what fries after sausages only their fat. */
function takePanOil(board: Board, { food }: Item, { duck, fries, fryFirst }: Plan) {
  if (duck) return null;
  const isFatty = isSausage(food);
  const oil = takeOil(board, isFatty ? 1 : Math.max(2, board.kitchen.servings));
  if (fryFirst) return { main: rest(oil), beside: half(oil) };
  return fries && !isFatty ? { main: half(oil), beside: rest(oil) } : { main: oil, beside: null };
}

function write(kitchen: Kitchen) {
  const main = findMain(kitchen);
  if (main === undefined || kitchen.servings > 4) return null;
  const plan = planPan(kitchen, main);
  const { vegetables, potato, boiled, fried, onion, boils, fries, fryFirst, boilFirst, salty } = plan;
  const beside = real([potato, ...vegetables, ...fried]);
  const named = beside.length === 0 ? real([first(kitchen, isCreamy)]) : [...new Set(beside)];
  if (named.length === 0) return null;
  const board = startDraft(kitchen);
  const salt = takeSalt(board);
  const saltFor = placeSalt(salt, plan);
  // What takes longer than anything in the pan comes first; what is green is boiled while the pan rests.
  const early = boilFirst
    ? boilBeside(board, potato, boiled, isSaltedApart(plan) ? null : saltFor('water'), true)
    : [];
  const oil = takePanOil(board, main, plan);
  const part = takeMain(board, main);
  const pepper = takePepper(board);
  const fryNow = (): readonly Part[] =>
    fryBeside(
      board,
      fried,
      onion,
      oil?.beside ?? null,
      [saltFor(fryFirst ? 'fried' : 'late'), ...(salty ? [pepper] : [])],
      fryFirst,
    );
  const bacon = salty ? null : fryBacon(board, potato !== undefined);
  const before = fryFirst ? fryNow() : [];
  cookMain(board, main, part, {
    fat: oil?.main ?? part,
    seasoning: salty ? [] : [saltFor('main'), pepper],
    when: potato === undefined || fryFirst ? undefined : 'meanwhile',
  });
  const green = boils && !boilFirst ? boilBeside(board, potato, boiled, saltFor('green'), false) : [];
  const late = fries && !fryFirst ? fryNow() : [];
  finishPan(board, main, part, {
    before,
    beside: [...early, ...green, ...late],
    isPoured: late.length > 0,
    bacon,
  });
  return board.finish(() => ({
    dish: 'pan-main',
    title: nameThePan(kitchen, main, named),
    introduction: introduce(main, boils),
    keeps: 'Best at once; what is left keeps 2 days in the fridge, reheated until steaming.',
    plate: [230, 700],
    fit: 0.6 + (potato === undefined ? 0 : 0.1) + (first(kitchen, isCitrus) === undefined ? 0 : 0.05),
  }));
}

function nameThePan({ us }: Kitchen, { food }: Item, beside: readonly Item[]): string {
  const names = beside.map((item) => (item.food.category === 'cream' ? nameOne : nameMany)(item.food, us));
  const main = nameMany(food, us);
  const method = isFish(food) || isBite(food) ? 'pan-fried' : 'seared';
  return fitTitle(
    `${method} ${main} with ${listWords(names.slice(0, 2))}`,
    `${main} with ${listWords(names.slice(0, 2))}`,
    `${main} with ${names[0]}`,
  );
}

function introduce(main: Item, boils: boolean): string {
  if (isDuckBreast(main))
    return 'A cold pan and patience melt the fat out from under the skin, and what runs out fries the rest.';
  if (isBite(main.food)) return 'Dry, hot and brief: a minute too long and what was tender is rubber.';
  if (isFish(main.food))
    return 'Dry the fish well and leave it be: it lets go of the pan by itself when it is ready to turn.';
  if (isSausage(main.food))
    return 'Sausages that are hurried burst: a middling heat browns them all round and leaves the pan something to scrape up.';
  return boils
    ? 'Two pans at once, and a sauce made of what has stuck in one of them.'
    : 'A dry surface and a pan that is left alone give the crust; the crust, scraped up, gives the sauce.';
}

/** Sausages, tofu and frying cheese; fish that is left alone on its skin. */
function fry(
  board: Board,
  part: Part,
  item: Item,
  fat: Part | Portion,
  seasoning: readonly (Part | Portion)[],
): Said {
  const { us } = board.kitchen;
  const heat = item.food.heat.sear ??
    item.food.heat.fry ?? { minutes: [8, 10] as const, cue: 'deep-gold-crust' as const };
  const [low, high] = heat.minutes;
  const salty = isSalty(item);
  const fry = fryingPans(
    part,
    until(isPrawn(item.food) ? 'pink and just curled' : 'well browned outside and cooked through', low, high),
  );
  const pan = say`Heat ${fat} in ${panFor(fat, isSausage(item.food) ? fry.pan : 'a large frying pan')} ${over(isSausage(item.food) ? 'medium' : 'medium-high')}. Add ${salty ? say`${part}` : the(part)} and cook`;
  const opening = salty ? null : say`Pat ${part} dry and season with ${seasoning}.`;
  if (isFish(item.food)) {
    const flaky = isNamed(item.food, 'monkfish', 'tuna') ? 'firm' : 'easy to flake';
    return together(
      opening,
      isWholeFish(item.food)
        ? say`${pan}, turning once, ${until('the skin is blistered and the flesh opaque down to the bone', low, high)} (${readsCore(part, us)}). Lift onto a warm plate.`
        : say`${pan} ${isSkinned(item) ? '' : isSkinOn(item) ? 'skin side down, ' : 'skin side down if there is skin, '}without moving, for most of the time, then turn and finish, ${until(`opaque nearly to the top and ${flaky}`, low, high)} (${readsCore(part, us)}). Lift onto a warm plate.`,
    );
  }
  const core = part.food.core === undefined ? null : say` (${readsCore(part, us)})`;
  if (isBite(item.food))
    return together(
      opening,
      say`Heat ${fat} in ${panFor(fat, 'a large frying pan')} ${over('high')} until it shimmers. Add ${the(part)} in one layer and cook, turning once, ${inBatches(until('browned and opaque all through', item.food.id === 'squid' ? 1 : low, item.food.id === 'squid' ? 2 : high), [part])}${core}. Lift onto a warm plate.`,
    );
  return isSausage(item.food)
    ? say`${pan}, turning often, ${fry.time}${core}. Lift onto a warm plate.`
    : together(
        opening,
        say`${pan}, turning once, ${until('deep gold on both sides', low, high)}${core}. Lift onto a warm plate.`,
      );
}

/** Salted already by whoever made it. */
function isSalty({ food }: Item): boolean {
  return isSausage(food) || isNamed(food, 'halloumi', 'gammon');
}
