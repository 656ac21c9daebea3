// Meat, fish or tofu in a dark sweet glaze over rice or noodles, with what is cool or green beside it.

import type { Food, FoodId } from '../../../food/foods.ts';
import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft, Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { needIf, readPanMinutes, real, takeIf } from '../../pan-vegetables.ts';
import { isSkinned } from '../../skin-and-bone.ts';
import {
  byWorth,
  first,
  isCookable,
  isFish,
  isGarlic,
  isGinger,
  isLeafyGreen,
  isNamed,
  isNoodle,
  isPoultry,
  isRice,
  isSmokedFish,
  isTinnedFish,
  isTofu,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { boilStarch, readsCore, simmerCut, takePepper, takePlainOil } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, core, it, over, say, sayIf, the, until, wait } from '../../words/say.ts';
import { takeNori } from '../cold/cold-toppings.ts';
import { inBatches } from '../parts/batches.ts';
import { cutPieces } from '../parts/boned.ts';
import { fruitCut } from '../parts/fruit-cut.ts';
import { waterFor } from '../parts/pot-water.ts';
import { isDuckBreast, searMeat } from '../parts/sear-meat.ts';

export const glazedBowl: Dish = {
  id: 'glazed-bowl',
  family: 'rice',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: write,
};

const GLAZES: readonly FoodId[] = [
  'miso',
  'sweet-soy-sauce',
  'hoisin-sauce',
  'gochujang',
  'soy-sauce',
  'tamari',
];
const COOL: readonly FoodId[] = ['avocado', 'cucumber', 'radish', 'carrot', 'mango', 'edamame'];
const SHARP: readonly FoodId[] = ['pickled-ginger', 'kimchi', 'vegan-kimchi', 'wasabi'];

function takeMain(board: Board, item: Item): Part {
  const { food } = item;
  if (isDuckBreast(item)) return board.take(item, { each: 150, prepare: '' });
  if (isPoultry(food)) return board.take(item, { each: 150, ...cutPieces(item, board.kitchen.us) });
  if (isTofu(food)) return board.take(item, { each: 150, prepare: 'patted dry and cut into 2 cm cubes' });
  return board.take(item, { each: 140, prepare: '' });
}

/** The rice or the noodles, boiled or warmed, before anything else. */
function takeBase(board: Board, base: Item): Part {
  const { us, servings } = board.kitchen;
  const isCold = base.food.id === 'cooked-rice';
  const part = board.take(base, { each: isCold ? 180 : 75 });
  board.step(() =>
    isCold
      ? say`Break up ${part} in a small pan with ${servings + 1} tablespoons of water, cover and warm ${over('medium')} ${until('steaming-through', 4, 5)} (${core(74, us)}).`
      : say`${boilStarch(part, 'large', null)} Drain, cover and keep warm.`,
  );
  return part;
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const main = first(
    kitchen,
    isFish,
    (food) => isPoultry(food) && !isNamed(food, 'chicken-drumstick', 'chicken-wing'),
    (food) => isTofu(food) && food.id !== 'silken-tofu',
  );
  const glaze = kitchen.find(...GLAZES);
  const base = kitchen.find('cooked-rice') ?? first(kitchen, isRice, isNoodle);
  if (
    main === undefined ||
    glaze === undefined ||
    base === undefined ||
    isNamed(base.food, 'risotto-rice', 'rice-paper')
  )
    return null;
  const cools = pick(kitchen, (food) => COOL.includes(food.id), 2);
  const greens = pick(kitchen, (food) => isCookable(food) && !COOL.includes(food.id))
    .sort(byWorth)
    .slice(0, 1);
  if (
    greens.length + cools.length === 0 &&
    kitchen.find('nori', 'spring-onion', 'sesame-seeds', 'mirin', ...SHARP) === undefined
  )
    return null;
  const board = startDraft(kitchen);
  const isLate = isNoodle(base.food);
  const basePart = isLate ? board.take(base, { each: 75 }) : takeBase(board, base);
  const isPaste = isNamed(glaze.food, 'miso', 'gochujang');
  const mixed = [
    board.take(glaze, { each: isPaste ? 18 : 20 }),
    ...real([
      needIf(
        board,
        isPaste ? kitchen.find('mirin', 'rice-wine') : kitchen.find('mirin', 'rice-wine', 'rice-vinegar'),
        servings,
        'tsp',
      ),
      takeIf(board, first(kitchen, isGarlic), { total: 5, cut: 'crushed' }),
      takeIf(board, first(kitchen, isGinger), { each: 4, prepare: 'peeled and finely grated' }),
      isNamed(glaze.food, 'sweet-soy-sauce', 'hoisin-sauce')
        ? null
        : board.need(['brown-sugar', 'sugar', 'honey', 'maple-syrup'], servings * 1.5, 'tsp'),
      needIf(board, kitchen.find('sesame-oil'), servings / 2, 'tsp'),
      takeIf(board, kitchen.find('lime', 'lemon'), { total: 25, prepare: 'juiced' }),
    ]),
  ];
  board.step(
    () => say`Stir ${mixed} together with ${servings + 1} tablespoons of water in a cup.`,
    isLate ? undefined : 'meanwhile',
  );
  const isDuck = isDuckBreast(main);
  const oil = isDuck ? null : takePlainOil(board, Math.max(1, Math.ceil(servings / 2)));
  const part = takeMain(board, main);
  const [cue, low, high] = isFish(main.food)
    ? (['flakes', 6, 8] as const)
    : isTofu(main.food)
      ? (['golden on every side', 6, 8] as const)
      : (['browned and cooked through', 8, 10] as const);
  if (oil === null) searMeat(board, main, part, part, [takePepper(board)]);
  else
    board.step(
      () =>
        say`Heat ${oil} in a wide frying pan ${over('medium-high')}. Fry ${part}, turning${isFish(main.food) ? (isSkinned(main) ? ' once' : ' once, most of the time skin side down') : ' now and then'}, ${inBatches(until(cue, low, high), [part], 1, true)}${part.food.core === undefined ? '' : say` (${readsCore(part, us)})`}.`,
    );
  if (isLate)
    board.step(
      () =>
        say`${boilStarch(basePart, 'large', null)} Drain, and rinse under hot water so that they do not stick.`,
      'meanwhile',
    );
  const slowest = Math.max(3, ...greens.map(readPanMinutes));
  const greenParts = greens.map((item) => board.take(item, { each: 80, ...simmerCut(item) }));
  board.step(
    () =>
      sayIf(
        greenParts.length > 0,
        () =>
          say`Cook ${greenParts} in a second pan with half a glass of water, a lid on, ${over('medium')} ${greens.every(({ food }) => isLeafyGreen(food)) ? until('just wilted', 2, 3) : until('just tender', slowest, slowest + 2)}, and drain.`,
      ) ?? say``,
    'meanwhile',
  );
  // The sour fruit that duck is eaten with softens in the glaze.
  const fruit = isDuck
    ? takeIf(board, kitchen.find('cherries', 'plum', 'orange'), (item) => ({ each: 60, ...fruitCut(item) }))
    : null;
  const [shortest, longest] = fruit === null ? [1, 2] : [3, 4];
  board.step(
    () =>
      say`${isDuck ? 'Pour off all but a spoonful of the fat, pour' : 'Pour'} the glaze into the pan${sayIf(fruit, (one) => say` with ${one}`)} and let it bubble ${over('medium')}, ${isDuck ? 'scraping up what has stuck' : 'spooning it over'}, ${until('thick and shiny', shortest, longest)}.${isDuck ? ` Turn ${the(part)} in it, then slice ${it(part)} thickly.` : ''}`,
  );
  const coolParts = takeCools(board, cools);
  const tops = takeToppings(board);
  board.step(
    () =>
      say`Divide ${the(basePart)} between bowls, lay ${the(part, ...greenParts)}${sayIf(coolParts.length > 0, () => say` and ${coolParts}`)} on top and pour over what glaze is left in the pan${sayIf(tops.length > 0, () => say`. Finish with ${tops}`)}. Eat at once.`,
  );
  const isTeriyaki = isNamed(glaze.food, 'soy-sauce', 'tamari') && kitchen.find('mirin') !== undefined;
  const name = isTeriyaki
    ? 'teriyaki'
    : isNamed(glaze.food, 'sweet-soy-sauce', 'soy-sauce', 'tamari')
      ? 'soy'
      : nameOne(glaze.food, us).replace(/ (?:paste|sauce)$/, '');
  const second = [...greens, ...cools][0];
  const bowl = `${name}-glazed ${nameOne(main.food, us)} with ${nameMany(base.food, us).replace(/^cooked /, '')}`;
  return board.finish(() => ({
    dish: 'glazed-bowl',
    title:
      second === undefined
        ? fitTitle(bowl)
        : fitTitle(
            `${bowl} and ${isNamed(second.food, 'cucumber', 'avocado', 'mango') ? nameOne(second.food, us) : nameMany(second.food, us)}`,
            bowl,
          ),
    introduction: isDuck
      ? 'The fat runs out of the skin from a cold pan before the glaze goes in, or it would never be crisp.'
      : 'The glaze goes in last, for a minute or two: sooner, its sugar would burn before the middle is done.',
    keeps: isLate
      ? 'Best at once; what is left keeps 2 days in the fridge, reheated until steaming.'
      : 'Eat it all today; cooked rice should not be warmed up a second time.',
    plate: [250, 800],
    fit: isTeriyaki ? 1.2 : 0.8,
  }));
}

function takeCools(board: Board, cools: readonly Item[]): readonly Part[] {
  return cools.map((item) =>
    board.take(item, {
      each: 60,
      ...(item.food.id === 'avocado'
        ? { prepare: 'stoned, peeled and sliced' }
        : item.food.id === 'edamame'
          ? {}
          : { prepare: item.food.id === 'carrot' ? 'peeled and coarsely grated' : 'thinly sliced' }),
    }),
  );
}

function takeToppings(board: Board): readonly Part[] {
  const { kitchen } = board;
  return real([
    takeNori(board),
    ...takeTops(board, 'herbs-and-nuts'),
    takeIf(board, kitchen.find(...SHARP), { each: 25 }),
    needIf(board, kitchen.find('chilli-flakes', 'sriracha', 'chilli-oil'), kitchen.servings / 2, 'tsp'),
  ]);
}

/** Sushi rice cooked in as much water as it drinks and seasoned hot, with what is cool and what is ready laid on top. */
export const chirashi: Dish = { ...glazedBowl, id: 'chirashi', prior: 0.8, cook: writeChirashi };

const isReady = (food: Food): boolean =>
  isSmokedFish(food) || isTinnedFish(food) || isNamed(food, 'cooked-prawns', 'crab-stick');

function writeChirashi(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const rice = kitchen.find('sushi-rice');
  const cools = pick(kitchen, (food) => COOL.includes(food.id), 3);
  const ready = first(kitchen, isReady);
  if (rice === undefined || cools.length === 0) return null;
  if (ready === undefined && kitchen.find('avocado', 'egg') === undefined) return null;
  const board = startDraft(kitchen);
  const part = board.take(rice, { each: 80 });
  board.step(
    () =>
      say`Put ${part} in a small lidded pan with ${waterFor(roundAmount(part.grams * 1.3), us)}. Bring ${boiling()}, cover and cook ${over('low')} ${until('the water is gone', 12, 14)}. Leave under the lid, off the heat, ${wait(10)}.`,
  );
  const sharp = [
    board.need(
      kitchen.find('rice-vinegar') === undefined ? ['vinegar', 'cider-vinegar'] : ['rice-vinegar'],
      servings,
      'tbsp',
    ),
    board.need(['sugar', 'honey', 'maple-syrup'], servings, 'tsp'),
    board.need(['salt'], 0.25 * servings, 'tsp'),
  ];
  board.step(
    () =>
      say`Stir ${sharp} together, cut it through the hot rice with a wet spoon, as if you were slicing, and leave ${wait(10)}, until no more than warm.`,
  );
  const fish = takeIf(board, ready, ({ food }) => ({
    each: 70,
    prepare: isTinnedFish(food) ? 'drained and flaked' : 'torn into strips',
  }));
  const laid = [...real([fish]), ...takeCools(board, cools)];
  const tops = takeToppings(board);
  board.step(
    () =>
      say`Divide ${the(part)} between bowls and lay ${laid} on top. ${sayIf(tops.length > 0, () => say`Finish with ${tops}, and eat`) ?? 'Eat'} at once.`,
  );
  return board.finish(() => ({
    dish: 'chirashi',
    title: fitTitle(
      `chirashi-style rice with ${listWords(laid.slice(0, 2).map(({ food }) => nameOne(food, us)))}`,
      'chirashi-style rice bowl',
    ),
    introduction: 'The rice is seasoned while it steams and drinks it all in; what goes on top stays cool.',
    keeps: 'Eat it all today; cooked rice should not be warmed up a second time.',
    plate: [220, 700],
    fit: 0.95,
  }));
}
