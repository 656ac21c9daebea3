// A piece of meat, fish or frying cheese from the pan with vegetables beside it.

import type { Food } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Portion, Said } from '../../draft.ts';
import { GUTTED, isWholeFish } from '../../joints.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, readPanMinutes, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChop,
  isCitrus,
  isCookable,
  isFish,
  isFruit,
  isFryingCheese,
  isGarlic,
  isGinger,
  isHardyHerb,
  isLeafyGreen,
  isMushroom,
  isNamed,
  isNut,
  isOnion,
  isPotato,
  isPoultry,
  isSausage,
  isSoftHerb,
  isTinnedLegume,
  isTofu,
  pick,
} from '../../slots.ts';
import { type Board, startDraft, type TakeOptions } from '../../start-draft.ts';
import { hurries, readsCore, takeOil, takePepper, takeSalt, untaken, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, half, over, portion, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { fruitCut } from '../parts/fruit-cut.ts';
import { isDuckBreast, isThinned, panFor, searMeat, WETS } from '../parts/sear-meat.ts';

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

function cutForPan(item: Item): TakeOptions {
  const { food } = item;
  if (isFruit(food)) return { each: 80, ...fruitCut(item) };
  const shreds = isLeafyGreen(food) || food.category === 'cabbage';
  return { each: 100, ...withCut(item, shreds ? 'shreds' : (food.heat['stir-fry']?.cut ?? food.cuts[0])) };
}

function findFruit(kitchen: Kitchen, main: Item): Item | undefined {
  return FRUIT_GOES_WITH.test(main.food.id)
    ? kitchen.find('apple', 'pear', 'pineapple', 'plum', 'apricot')
    : undefined;
}

function findMain(kitchen: Kitchen): Item | undefined {
  return first(
    kitchen,
    (food) => isPoultry(food) && /breast|fillet|thigh|boneless|duck/.test(food.id),
    isChop,
    // More than two whole ones want more pans than there are.
    (food) => isFish(food) && (kitchen.servings < 3 || !isWholeFish(food)),
    isFryingCheese,
    isTofu,
    isSausage,
    (food) => food.id === 'gammon',
  );
}

/** Potatoes and the vegetables that boil: one pan of water for both. `salt` is their share of it. */
function boilBeside(
  board: Board,
  potato: Item | undefined,
  boiled: readonly Item[],
  salt: Part | Portion,
): readonly Part[] {
  const isHurried = hurries(board.kitchen);
  const potatoPart = takeIf(board, potato, { each: 220, cut: isHurried ? 'chunks-2cm' : 'chunks-3cm' });
  const parts = boiled.map((item) =>
    board.take(item, {
      each: 110,
      ...withCut(item, isSliced(item) ? 'slices-1cm' : (item.food.heat.boil?.cut ?? item.food.cuts[0])),
    }),
  );
  const minutes = boilMinutes(boiled);
  board.step(
    () =>
      potatoPart === null
        ? say`Meanwhile bring a pan of water ${boiling()} with ${salt}. Add ${parts} and cook ${until('just tender but still bright', minutes, minutes + 1)}. Drain and leave in the hot pan with the lid on.`
        : say`Put ${potatoPart} in a pan, cover with cold water and add ${salt}. Bring ${boiling()} and cook ${until('knife-slips', isHurried ? 9 : 12, isHurried ? 11 : 15)}. ${sayIf(parts.length > 0, () => say`Add ${parts} for the last ${minutes} minutes. `)}Drain and leave in the hot pan with the lid on.`,
    potatoPart === null ? 'meanwhile' : undefined,
  );
  return real([potatoPart, ...parts]);
}

/** What fries beside it: slow things before the main one comes, leaves in the fat that it has left. */
function fryBeside(
  board: Board,
  items: readonly Item[],
  onion: Item | undefined,
  fat: Part | Portion | null,
  seasoning: readonly (Part | Portion)[],
  early: boolean,
): readonly Part[] {
  const onionPart = takeIf(board, onion, { each: 60, cut: 'thin-slices' });
  const parts = real([onionPart, ...items.map((item) => board.take(item, cutForPan(item)))]);
  const longest = Math.max(3, ...items.filter(({ food }) => !isFruit(food)).map(readPanMinutes));
  const slowest = early ? Math.min(9, Math.max(7, longest)) : longest;
  board.step(() =>
    together(
      early
        ? say`Heat ${fat ?? ''} in a wide frying pan ${over('medium-high')} and turn ${parts} in it`
        : say`Put ${parts} into the fat in the pan${sayIf(fat, (one) => say` with ${one}`)} ${over('medium-high')} and turn`,
      say`${early ? until('tender and browned in places', slowest, slowest + 2) : until(slowest >= 6 ? 'tender' : 'just wilted', Math.max(3, slowest), Math.max(4, slowest + 2))}. Season with ${seasoning} and tip onto ${early ? 'a plate' : 'warm plates'}.`,
    ),
  );
  return parts;
}

/** What melts to a sauce in a pan that is no longer hot. */
const isCreamy = ({ id }: Food): boolean =>
  /^(?:(?:double|single|soured)-cream|creme-fraiche|mascarpone|(?:cream|blue)-cheese)$/.test(id);

/** Butter, and what is listed of wine, cream, lemon, mustard and herbs, scraped together with what has stuck. */
function finishPan(board: Board, main: Part, beside: readonly Part[]): void {
  const { kitchen } = board;
  const melts = kitchen.choose('butter') !== undefined;
  const butter = board.need(
    untaken(board, 'butter', 'olive-oil', 'vegetable-oil'),
    melts ? 15 : 1,
    melts ? 'g' : 'tbsp',
  );
  const sharp = real([
    takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'thin-slices' }),
    takeIf(board, first(kitchen, isGinger), { each: 4, prepare: 'peeled and finely grated' }),
    takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isNut), { each: 15, prepare: 'roughly chopped' }),
  ]);
  const wet = takeIf(board, kitchen.find(...WETS), ({ food }) => ({ each: food.id === 'whisky' ? 15 : 60 }));
  const off = real([
    takeIf(board, first(kitchen, isCreamy), { each: 35 }),
    takeIf(board, first(kitchen, isCitrus), { total: 35, prepare: 'juiced' }),
    needIf(board, kitchen.find('wholegrain-mustard', 'mustard'), 1, 'tsp'),
    takeIf(board, kitchen.find('soy-sauce', 'tamari'), { each: 10 }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
  ]);
  const water = wet === null ? (off.length === 0 ? 'a spoonful of water' : ' and a spoonful of water') : '';
  const last =
    off.length === 0 && wet !== null ? null : say`Stir in ${off}${water}, scraping up what has stuck.`;
  board.step(() =>
    together(
      say`Take the pan off the fierce heat and ${melts ? 'melt' : 'warm'} ${butter} in it ${over('low')}${sayIf(sharp.length > 0, () => say` with ${sharp}`)} ${until(melts ? 'it foams and smells nutty' : 'it smells good', 1)}.`,
      sayIf(
        wet,
        (part) => say`Pour in ${part} and let it bubble ${over('medium')} ${until('reduced-by-half', 2, 3)}.`,
      ),
      last,
      say`Serve the ${main.noun}${beside.length === 0 ? '' : ` with ${the(...beside)}`} and spoon the pan juices over everything.`,
    ),
  );
}

function takeMain(board: Board, item: Item): Part {
  const { food } = item;
  if (isFryingCheese(food)) return board.take(item, { each: 100, cut: 'slices-1cm' });
  if (isTofu(food)) return board.take(item, { each: 160, prepare: 'pressed dry and thickly sliced' });
  if (isThinned(board.kitchen, item))
    return board.take(item, { each: 170, prepare: 'each cut through its thickness into two thin slices' });
  return board.take(item, {
    ...(isWholeFish(food) ? { prepare: GUTTED } : {}),
    each: isFish(food) ? 140 : isSausage(food) ? 150 : food.id === 'chicken-thigh' ? 250 : 170,
  });
}

function isBoiled({ food }: Item): boolean {
  return (
    !isMushroom(food) &&
    !isLeafyGreen(food) &&
    food.category !== 'fruiting-vegetable' &&
    food.category !== 'cabbage'
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
  readonly duck: boolean;
  /** What is salted already leaves the salt to the vegetables. */
  readonly salty: boolean;
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
  const leafy = onion === undefined && fried.every((item) => isLeafyGreen(item.food));
  return {
    vegetables,
    potato,
    onion,
    boiled,
    fried,
    boils: boiled.length > 0 || potato !== undefined,
    fries,
    fryFirst: fries && !duck && !leafy,
    duck,
    salty: isSalty(main),
  };
}

function placeSalt(salt: Part, { potato, boils, fries, fryFirst, salty }: Plan) {
  return planSalt(salt, {
    water: potato === undefined ? 0 : 1,
    fried: fryFirst ? 2 : 0,
    main: salty ? 0 : 3,
    green: potato === undefined && boils ? 4 : 0,
    late: fries && !fryFirst ? 5 : 0,
  });
}

function write(kitchen: Kitchen) {
  const main = findMain(kitchen);
  if (main === undefined || kitchen.servings > 4) return null;
  const plan = planPan(kitchen, main);
  const { vegetables, potato, boiled, fried, onion, boils, fries, fryFirst, duck, salty } = plan;
  const beside = real([potato, ...vegetables, ...fried]);
  const named = beside.length === 0 ? real([first(kitchen, isCreamy)]) : [...new Set(beside)];
  if (named.length === 0) return null;
  const board = startDraft(kitchen);
  const salt = takeSalt(board);
  const saltFor = placeSalt(salt, plan);
  // Potatoes take longer than anything in the pan; what is green is boiled while the pan rests.
  const early = potato === undefined ? [] : boilBeside(board, potato, boiled, saltFor('water'));
  const oil = duck ? null : takeOil(board, Math.max(2, kitchen.servings));
  const part = takeMain(board, main);
  const pepper = takePepper(board);
  const fryNow = (): readonly Part[] =>
    fryBeside(
      board,
      fried,
      onion,
      oil === null ? null : fryFirst ? half(oil) : rest(oil),
      [saltFor(fryFirst ? 'fried' : 'late'), ...(salty ? [pepper] : [])],
      fryFirst,
    );
  const before = fryFirst ? fryNow() : [];
  cookMain(board, main, part, {
    fat: oil === null ? part : fryFirst ? rest(oil) : fries ? half(oil) : oil,
    seasoning: salty ? [] : [saltFor('main'), pepper],
    when: potato === undefined || fryFirst ? undefined : 'meanwhile',
  });
  const green = potato === undefined && boils ? boilBeside(board, potato, boiled, saltFor('green')) : [];
  if (fries && !fryFirst) fryNow();
  finishPan(board, part, [...early, ...before, ...green]);
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
  const method = isFish(food) ? 'pan-fried' : 'seared';
  return fitTitle(
    `${method} ${main} with ${listWords(names.slice(0, 2))}`,
    `${main} with ${listWords(names.slice(0, 2))}`,
    `${main} with ${names[0]}`,
  );
}

function introduce(main: Item, boils: boolean): string {
  if (isDuckBreast(main))
    return 'A cold pan and patience melt the fat out from under the skin, and what runs out fries the rest.';
  if (isFish(main.food))
    return 'Dry the fish well and leave it be: it lets go of the pan by itself when it is ready to turn.';
  if (isSausage(main.food))
    return 'Sausages that are hurried burst: a middling heat browns them all round and leaves the pan something to scrape up.';
  return boils
    ? 'Two pans at once, and a sauce made of what has stuck in one of them.'
    : 'A dry surface and a pan that is left alone give the crust; the crust, scraped up, gives the sauce.';
}

function boilMinutes(items: readonly Item[]): number {
  return Math.max(
    3,
    ...items.map((item) => Math.ceil((item.food.heat.boil?.minutes[0] ?? 4) * (isSliced(item) ? 0.55 : 1))),
  );
}

/** Roots beside a quick pan are sliced, so that they are done in half the time that chunks take. */
function isSliced({ food }: Item): boolean {
  return food.category === 'root-vegetable' && food.form === 'fresh' && food.cuts.includes('slices-1cm');
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
  const pan = say`Heat ${fat} in ${panFor(fat, 'a large frying pan')} ${over(isSausage(item.food) ? 'medium' : 'medium-high')}. Add ${salty ? say`${part}` : the(part)} and cook`;
  const opening = salty ? null : say`Pat ${part} dry and season with ${seasoning}.`;
  if (isFish(item.food)) {
    const flaky = isNamed(item.food, 'monkfish', 'tuna') ? 'firm' : 'easy to flake';
    return together(
      opening,
      isWholeFish(item.food)
        ? say`${pan}, turning once, ${until('the skin is blistered and the flesh opaque down to the bone', low, high)} (${readsCore(part, us)}). Lift onto a warm plate.`
        : say`${pan} skin side down if there is skin, without moving, for most of the time, then turn and finish, ${until(`opaque nearly to the top and ${flaky}`, low, high)} (${readsCore(part, us)}). Lift onto a warm plate.`,
    );
  }
  const core = part.food.core === undefined ? null : say` (${readsCore(part, us)})`;
  return isSausage(item.food)
    ? say`${pan}, turning often, ${until('well browned outside and cooked through', low, high)}${core}. Lift onto a warm plate.`
    : together(
        opening,
        say`${pan}, turning once, ${until('deep gold on both sides', low, high)}${core}. Lift onto a warm plate.`,
      );
}

/** Salted already by whoever made it. */
function isSalty({ food }: Item): boolean {
  return isSausage(food) || isNamed(food, 'halloumi', 'gammon');
}
