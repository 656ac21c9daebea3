// One hot tray: what takes longest goes in first, the quick things join, and all come out together.

import type { Cut } from '../../../food/food.ts';
import type { Food } from '../../../food/foods.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Portion, Said } from '../../draft.ts';
import { meetsFruit } from '../../fruit-bridges.ts';
import { isOnBone, isWholeFish } from '../../joints.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChilli,
  isChop,
  isCitrus,
  isCookable,
  isFish,
  isFruit,
  isFryingCheese,
  isGarlic,
  isGrain,
  isHardyHerb,
  isMeltingCheese,
  isNamed,
  isNoodle,
  isOnion,
  isPotato,
  isPoultry,
  isRice,
  isSausage,
  isSoftCheese,
  isSoftHerb,
  isTinnedLegume,
  isYoghurt,
  only,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { cookGrain, readsCore, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany } from '../../words/name-food.ts';
import { are, core, oven, portion, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { fruitCut } from '../parts/fruit-cut.ts';
import { readyFish } from '../parts/sea-care.ts';
import { isCutThin } from '../parts/sear-meat.ts';
import { introduce } from './tray-words.ts';

export const trayRoast: Dish = {
  id: 'tray-roast',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.7,
  cook: (kitchen) => write(kitchen),
};

/** Cooked already: it only has to brown. */
const isSmoked = (food: Food): boolean => food.id === 'smoked-sausage';

/** Minutes in a 200 C oven, to the nearest 5, for the cut the tray uses. */
function readRoastMinutes(item: Item): number {
  const { food } = item;
  if (isPotato(food)) return 45;
  if (isCutThin(food)) return 20;
  if (isChop(food)) return 25;
  if (isPoultry(food) && !isOnBone(food))
    return /breast|fillet|boneless|steak/.test(`${food.id} ${food.name}`) ? 25 : 40;
  if (isSausage(food)) return 30;
  if (isSmoked(food)) return 20;
  if (food.category === 'cabbage') return 40;
  if (isFish(food)) return isWholeFish(food) ? 25 : 15;
  if (isFryingCheese(food)) return 20;
  // Cooked already, it only has to warm: half an hour turns it to gravel, and fruit to sauce.
  if (isTinnedLegume(food)) return 12;
  if (isFruit(food)) return 20;
  const heat = food.heat.roast;
  return heat === undefined ? 25 : Math.round((heat.minutes[0] + heat.minutes[1]) / 10) * 5;
}

/** Firm enough to keep its shape for the last twenty minutes. */
const isRoastFruit = (food: Food): boolean =>
  isNamed(food, 'apple', 'pear', 'plum', 'peach', 'nectarine', 'apricot', 'figs', 'quince');

/** Grams of a serving. */
function readGrams({ food }: Item): number {
  if (food.category === 'potato' || isPoultry(food)) return 220;
  if (isFish(food) || isSausage(food)) return 140;
  return isFryingCheese(food) || isSmoked(food) ? 90 : 120;
}

function readCut({ food }: Item): Cut | undefined {
  if (isPotato(food)) return 'chunks-3cm';
  if (isPoultry(food) || isSausage(food) || isFish(food) || isChop(food)) return undefined;
  return isFryingCheese(food) || isSmoked(food) ? 'slices-1cm' : (food.heat.roast?.cut ?? 'wedges');
}

/** Teaspoons: mustard turns mild in the heat, and thin where there is little of it. */
const readSpoons = (spice: Item | undefined, servings: number): number =>
  spice?.food.category === 'mustard' ? 1.5 * servings : servings > 3 ? 2 : 1;

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  // A duck's breast wants a pan: its fat would stew it on a tray.
  const protein = first(
    kitchen,
    (food) => isPoultry(food) && food.id !== 'duck',
    isSausage,
    isFish,
    isFryingCheese,
    isSmoked,
    // With a hob they have a pan of their own.
    (food) => !kitchen.has('hob') && isNamed(food, 'pork-chop', 'lamb-chop'),
  );
  const vegetables = pick(
    kitchen,
    (food) =>
      (isCookable(food) || food.category === 'potato') &&
      food.heat.roast !== undefined &&
      food.id !== 'celery' &&
      food.form !== 'frozen',
  ).sort(byWorth);
  const legume = protein === undefined ? first(kitchen, isTinnedLegume) : undefined;
  const hearty = vegetables.slice(0, 4);
  const again = hearty.find(({ food }) => food.form === 'cooked');
  if (hearty.length === 0 || (protein === undefined && hearty.length + (legume === undefined ? 0 : 1) < 2))
    return null;
  const board = startDraft(kitchen);
  const onion = first(kitchen, isOnion);
  const fruit =
    protein === undefined
      ? undefined
      : first(kitchen, (food) => isRoastFruit(food) && meetsFruit(food, [protein.food]));
  const second = findSecond(kitchen, protein);
  const all = [...hearty, ...real([onion, legume, fruit, protein, second])];
  const longest = Math.max(...all.map(readRoastMinutes));
  const oil = takeOil(board, Math.max(2, servings));
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const parts = new Map<Item, Part>(
    all.map((item) => [
      item,
      board.take(item, {
        each: readGrams(item),
        ...readyFish(item),
        ...(isRoastFruit(item.food) && item.food.id !== 'apple'
          ? fruitCut(item)
          : withCut(item, readCut(item))),
      }),
    ]),
  );
  const waves = [...new Set(all.map(readRoastMinutes))].sort((a, b) => b - a);
  // Groups within ten minutes of each other share a wave: nobody opens the oven four times.
  const starts: number[] = [];
  for (const minutes of waves)
    if (starts.length === 0 || (starts[starts.length - 1] ?? 0) - minutes >= 10) starts.push(minutes);
  const group = (start: number, place: number): Item[] =>
    all.filter(
      (item) => readRoastMinutes(item) <= start && readRoastMinutes(item) > (starts[place + 1] ?? 0),
    );

  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 16, prepare: 'left in their skins' });
  const hardy = takeIf(board, first(kitchen, isHardyHerb), { each: 1.5, prepare: '' });
  const spice = kitchen.find(
    'smoked-paprika',
    'paprika',
    'cumin',
    'harissa',
    'curry-powder',
    'zaatar',
    'ras-el-hanout',
    'mustard',
    'wholegrain-mustard',
    'oregano',
    'mixed-herbs',
  );
  const spicePart = needIf(board, spice, readSpoons(spice, servings), 'tsp');
  const lemonItem = first(kitchen, isCitrus) ?? (only(protein, isPoultry) && kitchen.find('orange'));
  const lemon = takeIf(board, lemonItem, (item) => ({
    total: item.food.gramsEach ?? 100,
    prepare: item.count === 0.5 ? '' : 'halved',
  }));
  const firstWave = group(starts[0] ?? longest, 0);
  const firstParts = real(firstWave.map((item) => parts.get(item)));
  const others = all.filter((item) => !firstWave.includes(item));
  const split = others.length > 0;
  // Leaves and chillies burn in three quarters of an hour: leaves join with the last wave, chilli is strewn over at the end.
  const [soonHerb, lateHerb] = starts.length > 1 ? [null, hardy] : [hardy, null];
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'thin-slices' });
  const bits = real([spicePart, soonHerb, garlic]);
  // Oil and salt are dealt out by what each wave weighs.
  const whole = totalGrams([...parts.values()]);
  const early = readShare(totalGrams(firstParts) / whole);
  let dealt = early;
  const tossed = (place: number, wave: readonly Part[]): Said => {
    if (place === starts.length - 1)
      return say`, tossed in ${rest(oil, dealt)} and ${rest(salt, dealt)}${sayIf(lateHerb, (herb) => say` with ${herb}`)}`;
    const share = Math.min(1 / 3, readShare(totalGrams(wave) / whole), (1 - dealt) / 2);
    const words = say`, tossed in ${portion(oil, share, 'some more oil')} and ${portion(salt, share, 'salt')}`;
    dealt += share;
    return words;
  };
  board.step(() =>
    together(
      say`Heat the oven to ${oven(200, us)}. On your largest baking tray, toss ${firstParts} with ${split ? dress(oil, early) : oil}, ${split ? dress(salt, early) : salt}${sayIf(bits.length > 0, () => say`, ${bits}`)} and ${pepper}, and spread out in one layer.`,
      totalGrams([...parts.values()]) > 1400
        ? say`${totalGrams([...parts.values()]) > 2000 ? 'Use two trays' : 'Use two trays if they are crowded'}: crowded, they turn soft and pale.`
        : null,
    ),
  );
  starts.forEach((start, place) => {
    const wave = group(start, place);
    const next = starts[place + 1];
    const minutes = start - (next ?? 0);
    const waveParts = real(wave.map((item) => parts.get(item)));
    const isLast = next === undefined;
    const colouring = `${the(...waveParts)} ${are(...waveParts)} beginning to colour`;
    const add =
      place === 0 ? null : say`Turn what is on the tray and add ${waveParts}${tossed(place, waveParts)}.`;
    if (isLast) {
      const fishy = wave.some((item) => isFish(item.food)) && minutes === 15;
      const low = fishy ? 12 : Math.max(10, minutes - 5);
      board.step(() =>
        together(
          add,
          say`Roast ${until(sayDone(all, parts), low, fishy ? 14 : minutes)}.`,
          proteinCore(protein, parts, us),
          proteinCore(second, parts, us),
          sayIf(
            again === undefined ? null : parts.get(again),
            (part) => say`The ${part.noun} must be steaming hot all through (${core(74, us)}).`,
          ),
        ),
      );
    } else
      board.step(() =>
        together(
          add,
          say`Roast ${until(
            place > 0 ? 'the edges begin to colour' : minutes <= 15 ? 'they begin to sizzle' : colouring,
            minutes,
          )}.`,
        ),
      );
  });
  const side = hearty.some((item) => item.food.category === 'potato')
    ? null
    : takeIf(board, first(kitchen, isGrain, isRice), { each: 65 });
  if (side !== null) board.step(() => cookMeanwhile(side, us), 'meanwhile');
  const quick = addQuick(board, protein);
  const wine = takeIf(board, kitchen.find('white-wine', 'cider', 'sherry', 'marsala', 'port', 'red-wine'), {
    each: 45,
  });
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const yoghurt = takeIf(board, first(kitchen, isYoghurt), { each: 40 });
  const feta = takeCheese(board, protein);
  const olives = takeIf(board, kitchen.find('olives', 'capers', 'sun-dried-tomatoes'), { each: 15 });
  const butter = takeIf(board, kitchen.find('butter'), { each: 8, prepare: 'in small pieces' });
  const finish = real([butter, olives, chilli, herb, feta]);
  board.step(() =>
    together(
      sayIf(
        lemon,
        (lemon) => say`Squeeze ${lemon} over the tray and scrape up the sticky bits with a spoon.`,
      ),
      sayIf(
        wine,
        (part) =>
          say`Pour ${part} over the hot tray, scrape up what has stuck and put it back in the oven ${until('bubbling', 3)}.`,
      ),
      sayIf(garlic, (_garlic) => say`Press the soft garlic out of its skins and turn it through.`),
      say`Leave the tray to stand for a couple of minutes, then serve ${side === null ? 'straight from the tray' : `over ${the(side)}`}${sayIf(finish.length > 0, () => say`, scattered with ${finish}`)}${yoghurt === null ? '.' : say`${finish.length === 0 ? ',' : ' and'} with ${yoghurt} alongside.`}`,
      sayBones(protein),
    ),
  );
  const lead = protein ?? hearty[0];
  const with1 = [
    ...real([second]),
    ...(protein === undefined ? hearty.slice(1, feta === null ? 3 : 2) : hearty.slice(0, 2)),
    ...real([feta, quick]),
  ].map((one) => nameMany(one.food, us).replace(/^cooked /, ''));
  const names = with1.length > 0 ? with1 : real([legume]).map((item) => nameMany(item.food, us));
  const named = `roast ${nameMany((lead ?? (all[0] as Item)).food, us).replace(/^roast /, '')}`;
  const title = `${named} with ${listWords(names)}`;
  return board.finish(() => ({
    dish: 'tray-roast',
    title: title.length > 60 ? `${named} with ${names[0] ?? 'onions'}` : title,
    introduction: introduce(kitchen, {
      protein: protein === undefined ? undefined : parts.get(protein),
      roots: real(hearty.map((item) => parts.get(item))),
      early: firstParts,
      late: real(group(starts[starts.length - 1] ?? 0, starts.length - 1).map((item) => parts.get(item))),
      apart: (starts[0] ?? 0) - (starts[starts.length - 1] ?? 0),
    }),
    keeps: 'Keeps 2 days in the fridge; reheat in a hot oven until steaming all through.',
    plate: [280, 800],
    fit:
      0.6 -
      (first(kitchen, isNoodle) === undefined ? 0 : 0.3) +
      (protein === undefined ? 0 : 0.2) +
      (hearty.some((item) => isPotato(item.food)) ? 0.1 : 0),
  }));
}

/** Grams of meat below which a plate looks empty. */
const ENOUGH = 110;

/** Two thighs do not feed five: the other meat goes onto the tray with them. */
function findSecond({ items, servings }: Kitchen, protein: Item | undefined): Item | undefined {
  if (protein === undefined || (protein.grams ?? Infinity) >= ENOUGH * servings) return undefined;
  return items.find(
    ({ food }) =>
      food !== protein.food &&
      ((isPoultry(food) && food.id !== 'duck') ||
        isSausage(food) ||
        (isChop(food) && food.category !== 'beef-cut')),
  );
}

/** The grain, told as what happens while the tray has its last minutes. */
function cookMeanwhile(side: Part, us: boolean): Said {
  const said = together(cookGrain(side, us), say`Cover and keep warm.`);
  return { ...said, text: `While it roasts, ${said.text.charAt(0).toLowerCase()}${said.text.slice(1)}` };
}

const sayBones = (fish: Item | undefined): Said | null =>
  fish !== undefined && (isWholeFish(fish.food) || fish.food.id === 'sardine')
    ? say`Lift the flesh off the bones in large pieces, and mind the small ones.`
    : null;

/** Crumbled or torn over vegetables and chicken; fish and sausages want none. */
function takeCheese(board: Board, protein: Item | undefined): Part | null {
  if (protein !== undefined && !isPoultry(protein.food)) return null;
  return takeIf(
    board,
    first(board.kitchen, (food) => isSoftCheese(food) && food.id !== 'cream-cheese', isMeltingCheese),
    {
      each: 40,
      prepare: 'crumbled or torn',
    },
  );
}

/** Peas and spinach need no roasting: the hot tray does for them. */
function addQuick(board: Board, protein: Item | undefined): Part | null {
  const item = board.kitchen.find('frozen-peas', 'peas', 'spinach', 'sweetcorn', 'edamame');
  const part = takeIf(board, item, { each: 70 });
  // Fillets would dry out by the time that what follows them is hot.
  const isWithFish = protein !== undefined && isFish(protein.food);
  if (part !== null)
    board.step(
      () =>
        isWithFish
          ? say`Five minutes before the end tuck ${part} in round the fish, until ${part.food.id === 'spinach' ? 'wilted' : 'hot all through'}.`
          : say`Stir ${part} through what is on the tray and put it back ${until(part.food.id === 'spinach' ? 'wilted' : 'hot all through', 4, 5)}.`,
      isWithFish ? 'meanwhile' : undefined,
    );
  return part;
}

function sayDone(all: readonly Item[], parts: ReadonlyMap<Item, Part>): string {
  const vegetables = all.filter(
    (item) => !isPoultry(item.food) && !isSausage(item.food) && !isFish(item.food),
  );
  const potato = vegetables.find((item) => isPotato(item.food));
  const part = potato === undefined ? undefined : parts.get(potato);
  return part === undefined
    ? 'everything is tender and browned at the edges'
    : `${the(part)} ${are(part)} crisp and everything else is tender`;
}

function proteinCore(protein: Item | undefined, parts: ReadonlyMap<Item, Part>, us: boolean) {
  const part = protein === undefined ? undefined : parts.get(protein);
  if (part === undefined || part.food.core === undefined) return null;
  const sign = isPoultry(part.food) ? ', and the juices run clear' : '';
  return say`Check ${the(part)}: ${readsCore(part, us)}${sign}.`;
}

const SHARES: readonly (readonly [share: number, words: string])[] = [
  [1 / 4, 'a quarter of'],
  [1 / 3, 'a third of'],
  [1 / 2, 'half'],
  [2 / 3, 'two thirds of'],
  [3 / 4, 'three quarters of'],
];

/** The nearest share that a cook can judge by eye. */
function readShare(share: number): number {
  return SHARES.reduce((best, [one]) => (Math.abs(one - share) < Math.abs(best - share) ? one : best), 1 / 4);
}

function dress(part: Part, share: number): Portion {
  const words = SHARES.find(([one]) => one === share)?.[1] ?? 'half';
  return portion(part, share, `${words} the ${part.noun}`);
}

function totalGrams(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.grams, 0);
}
