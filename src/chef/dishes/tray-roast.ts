// One hot tray: what takes longest goes in first, the quick things join, and all come out together.

import type { Dish } from '../dish.ts';
import type { Part } from '../draft.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCitrus,
  isCookable,
  isFish,
  isFryingCheese,
  isGarlic,
  isGrain,
  isHardyHerb,
  isMeltingCheese,
  isOnion,
  isPotato,
  isPoultry,
  isRice,
  isSausage,
  isSoftCheese,
  isSoftHerb,
  isTinnedLegume,
  isYoghurt,
  pick,
} from '../slots.ts';
import { startDraft } from '../start-draft.ts';
import { cookGrain, readsCore, takeOil, takePepper, takeSalt, withCut } from '../tasks.ts';
import { listWords } from '../words/list-words.ts';
import { nameMany } from '../words/name-food.ts';
import { are, half, oven, rest, say, sayIf, the, together, until } from '../words/say.ts';

export const trayRoast: Dish = {
  id: 'tray-roast',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.7,
  cook: (kitchen) => write(kitchen),
};

/** Minutes in a 200 C oven, to the nearest 5, for the cut the tray uses. */
function readRoastMinutes(item: Item): number {
  const { food } = item;
  if (isPotato(food)) return 45;
  if (isPoultry(food)) return /breast|fillet/.test(food.id) ? 25 : /wing/.test(food.id) ? 35 : 40;
  if (isSausage(food)) return 30;
  if (isFish(food)) return 15;
  if (isFryingCheese(food)) return 20;
  if (isTinnedLegume(food)) return 25;
  if (food.id === 'apple') return 30;
  const heat = food.heat.roast;
  return heat === undefined ? 25 : Math.round((heat.minutes[0] + heat.minutes[1]) / 10) * 5;
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const protein = first(kitchen, isPoultry, isSausage, isFish, isFryingCheese);
  const vegetables = pick(
    kitchen,
    (food) => (isCookable(food) || isPotato(food)) && food.heat.roast !== undefined && food.form !== 'frozen',
  ).sort(byWorth);
  const chooseLegume = () => (protein === undefined ? first(kitchen, isTinnedLegume) : undefined);
  const legume = chooseLegume();
  const hearty = vegetables.slice(0, 4);
  if (hearty.length === 0 || (protein === undefined && hearty.length + (legume === undefined ? 0 : 1) < 2))
    return null;
  const board = startDraft(kitchen);
  const onion = first(kitchen, isOnion);
  const chooseApple = () =>
    protein !== undefined && isSausage(protein.food) ? kitchen.find('apple') : undefined;
  const apple = chooseApple();
  const chooseAll = () => [
    ...hearty,
    ...(onion === undefined ? [] : [onion]),
    ...(legume === undefined ? [] : [legume]),
    ...(apple === undefined ? [] : [apple]),
    ...(protein === undefined ? [] : [protein]),
  ];
  const all = chooseAll();
  const longest = Math.max(...all.map(readRoastMinutes));
  const oil = takeOil(board, Math.max(2, servings));
  const salt = takeSalt(board, 0.3);
  const pepper = takePepper(board);
  const amount = (item: Item): number =>
    isPotato(item.food)
      ? 220
      : isPoultry(item.food)
        ? 220
        : isFish(item.food)
          ? 140
          : isSausage(item.food)
            ? 140
            : isFryingCheese(item.food)
              ? 90
              : 120;
  const parts = new Map<Item, Part>(
    all.map((item) => [
      item,
      board.take(item, {
        each: amount(item),
        ...withCut(
          item,
          isPotato(item.food)
            ? 'chunks-3cm'
            : isPoultry(item.food) || isSausage(item.food) || isFish(item.food)
              ? undefined
              : isFryingCheese(item.food)
                ? 'slices-1cm'
                : (item.food.heat.roast?.cut ?? 'wedges'),
        ),
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
    'ground-cumin',
    'cumin',
    'harissa',
    'dried-oregano',
    'curry-powder',
    'zaatar',
    'ras-el-hanout',
    'mustard',
    'wholegrain-mustard',
    'mixed-herbs',
  );
  const chooseSpicePart = () =>
    spice === undefined ? null : board.need([spice.food.id], servings > 3 ? 2 : 1, 'tsp');
  const spicePart = chooseSpicePart();
  const lemonItem =
    first(kitchen, isCitrus) ??
    (protein !== undefined && isPoultry(protein.food) ? kitchen.find('orange') : undefined);
  const lemon = takeIf(board, lemonItem, {
    total: lemonItem?.food.gramsEach ?? 100,
    prepare: lemonItem?.count === 0.5 ? '' : 'halved',
  });
  const firstWave = group(starts[0] ?? longest, 0);
  const firstParts = real(firstWave.map((item) => parts.get(item)));
  const others = all.filter((item) => !firstWave.includes(item));
  const split = others.length > 0;
  const bits = real([spicePart, hardy, garlic]);
  board.step(() =>
    together(
      say`Heat the oven to ${oven(200, us)}. On your largest baking tray, toss ${firstParts} with ${split ? half(oil) : oil}, ${split ? half(salt) : salt}${sayIf(bits.length > 0, () => say`, ${bits}`)} and ${pepper}, and spread out in one layer.`,
      totalGrams([...parts.values()]) > 1400
        ? say`Use two trays if they are crowded: crowded, they turn soft and pale.`
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
      place === 0
        ? null
        : say`Turn what is on the tray and add ${waveParts}${place === starts.length - 1 && split ? say`, tossed in ${rest(oil)} and ${rest(salt)}` : ''}.`;
    if (isLast) {
      const wings = start === minutes ? Math.max(10, minutes - 5) : minutes;
      board.step(() =>
        together(
          add,
          say`Roast ${until(sayDone(all, parts), wings, minutes)}.`,
          proteinCore(protein, parts, us),
        ),
      );
    } else
      board.step(() =>
        together(add, say`Roast ${until(place === 0 ? colouring : 'the edges begin to colour', minutes)}.`),
      );
  });
  const side = hearty.some((item) => isPotato(item.food))
    ? null
    : takeIf(board, first(kitchen, isGrain, isRice), { each: 65 });
  if (side !== null) board.step(() => together(cookGrain(side, us), say`Cover and keep warm.`), 'meanwhile');
  const wine = takeIf(board, kitchen.find('white-wine', 'cider', 'sherry', 'marsala'), { each: 45 });
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const yoghurt = takeIf(board, first(kitchen, isYoghurt), { each: 40 });
  const chooseFeta = () =>
    protein === undefined
      ? takeIf(board, first(kitchen, isSoftCheese, isMeltingCheese), {
          each: 40,
          prepare: 'crumbled or torn',
        })
      : null;
  const feta = chooseFeta();
  const olives = takeIf(board, kitchen.find('olives', 'capers', 'sun-dried-tomatoes'), { each: 15 });
  const finish = real([olives, herb, feta]);
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
    ),
  );
  const lead = protein ?? hearty[0];
  const with1 = (protein === undefined ? hearty.slice(1, 3) : hearty.slice(0, 2)).map((item) =>
    nameMany(item.food, us),
  );
  const chooseNames = () =>
    with1.length === 0 && legume !== undefined ? [nameMany(legume.food, us)] : with1;
  const names = chooseNames();
  const chooseTitle = () =>
    `${lead === undefined ? '' : `roast ${nameMany(lead.food, us)}`} with ${listWords(names)}`;
  const title = chooseTitle();
  return board.finish(() => ({
    dish: 'tray-roast',
    title:
      title.length > 60
        ? `roast ${nameMany((lead ?? (all[0] as Item)).food, us)} with ${names[0] ?? 'onions'}`
        : title,
    introduction:
      starts.length > 1
        ? kitchen.wording(
            'The slow things get a head start and the quick ones join them, so one tray comes out with everything done at once.',
            'Everything shares one hot tray but not one starting time, and that is why nothing burns and nothing is raw.',
            'Ten minutes of chopping, and the oven does the rest: first what is slow, then what is quick.',
            `The ${nameMany((hearty[0] ?? (all[0] as Item)).food, us)} and the rest go in by their patience, the longest first.`,
            'Nothing here is turned more than once; a hot tray does not need help.',
          )
        : kitchen.wording(
            'One tray, one hot oven, and enough room between the pieces for them to brown.',
            'Room on the tray is the whole secret: what touches its neighbour steams, what does not turns brown.',
          ),
    keeps: 'Keeps 2 days in the fridge; reheat in a hot oven until steaming all through.',
    plate: [280, 800],
    fit: 0.6 + (protein === undefined ? 0 : 0.2) + (hearty.some((item) => isPotato(item.food)) ? 0.1 : 0),
  }));
}

function sayDone(all: readonly Item[], parts: ReadonlyMap<Item, Part>): string {
  const vegetables = all.filter(
    (item) => !isPoultry(item.food) && !isSausage(item.food) && !isFish(item.food),
  );
  const potato = vegetables.find((item) => isPotato(item.food));
  const choosePart = () => (potato === undefined ? undefined : parts.get(potato));
  const part = choosePart();
  return part === undefined
    ? 'everything is tender and browned at the edges'
    : `${the(part)} ${are(part)} crisp and everything else is tender`;
}

function proteinCore(protein: Item | undefined, parts: ReadonlyMap<Item, Part>, us: boolean) {
  const choosePart = () => (protein === undefined ? undefined : parts.get(protein));
  const part = choosePart();
  if (part === undefined || part.food.core === undefined) return null;
  const chooseSign = () => (isPoultry(part.food) ? ', and the juices run clear' : '');
  const sign = chooseSign();
  return say`Check ${the(part)}: ${readsCore(part, us)}${sign}.`;
}

function totalGrams(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.grams, 0);
}
