// One hot tray: what takes longest goes in first, the quick things join, and all come out together.

import type { Dish } from '../dish.ts';
import type { Part } from '../draft.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { needIf, real, takeIf } from '../pan-vegetables.ts';
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
  only,
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
  // A duck's breast wants a pan: its fat would stew it on a tray.
  const protein = first(
    kitchen,
    (food) => isPoultry(food) && food.id !== 'duck',
    isSausage,
    isFish,
    isFryingCheese,
  );
  const vegetables = pick(
    kitchen,
    (food) => (isCookable(food) || isPotato(food)) && food.heat.roast !== undefined && food.form !== 'frozen',
  ).sort(byWorth);
  const legume = protein === undefined ? first(kitchen, isTinnedLegume) : undefined;
  const hearty = vegetables.slice(0, 4);
  if (hearty.length === 0 || (protein === undefined && hearty.length + (legume === undefined ? 0 : 1) < 2))
    return null;
  const board = startDraft(kitchen);
  const onion = first(kitchen, isOnion);
  const apple = only(protein, isSausage) && kitchen.find('apple');
  const all = [...hearty, ...real([onion, legume, apple, protein])];
  const longest = Math.max(...all.map(readRoastMinutes));
  const oil = takeOil(board, Math.max(2, servings));
  const salt = takeSalt(board);
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
  const spicePart = needIf(board, spice, servings > 3 ? 2 : 1, 'tsp');
  const lemonItem = first(kitchen, isCitrus) ?? (only(protein, isPoultry) && kitchen.find('orange'));
  const lemon = takeIf(board, lemonItem, (item) => ({
    total: item.food.gramsEach ?? 100,
    prepare: item.count === 0.5 ? '' : 'halved',
  }));
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
      const fishy = wave.some((item) => isFish(item.food)) && minutes === 15;
      const low = fishy ? 12 : Math.max(10, minutes - 5);
      board.step(() =>
        together(
          add,
          say`Roast ${until(sayDone(all, parts), low, fishy ? 14 : minutes)}.`,
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
  const feta =
    protein === undefined
      ? takeIf(board, first(kitchen, isSoftCheese, isMeltingCheese), {
          each: 40,
          prepare: 'crumbled or torn',
        })
      : null;
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
  const names = with1.length > 0 ? with1 : real([legume]).map((item) => nameMany(item.food, us));
  const title = `${lead === undefined ? '' : `roast ${nameMany(lead.food, us)}`} with ${listWords(names)}`;
  return board.finish(() => ({
    dish: 'tray-roast',
    title:
      title.length > 60
        ? `roast ${nameMany((lead ?? (all[0] as Item)).food, us)} with ${names[0] ?? 'onions'}`
        : title,
    introduction:
      starts.length > 1
        ? introduceWaves(
            kitchen,
            firstParts,
            real(group(starts[starts.length - 1] ?? 0, starts.length - 1).map((item) => parts.get(item))),
            (starts[0] ?? 0) - (starts[starts.length - 1] ?? 0),
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

/** What the tray's timing is, for this tray. */
function introduceWaves(
  kitchen: Kitchen,
  early: readonly Part[],
  late: readonly Part[],
  minutes: number,
): string {
  const go = are(...early) === 'are' ? 'go' : 'goes';
  const follow = are(...late) === 'are' ? 'follow' : 'follows';
  return kitchen.wording(
    `${the(...early).replace(/^t/, 'T')} ${go} in ${minutes} minutes before ${the(...late)}, so that everything comes out done at once.`,
    `One hot tray and two starting times: ${the(...late)} ${follow} ${minutes} minutes after the rest, and nothing burns or stays raw.`,
  );
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

function totalGrams(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.grams, 0);
}
