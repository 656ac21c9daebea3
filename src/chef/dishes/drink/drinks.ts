// Cold drinks from a blender or a jug.

import type { FoodId } from '../../../food/foods.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { byWorth, first, isCitrus, isFruit, isMilk, isNamed, isSeed, isYoghurt, pick } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { listWords } from '../../words/list-words.ts';
import { nameOne } from '../../words/name-food.ts';
import { it, say, sayIf, together } from '../../words/say.ts';
import { isFrozen } from '../parts/fruit-cut.ts';
import { waterFor } from '../parts/pot-water.ts';

export const smoothie: Dish = {
  id: 'smoothie',
  family: 'drink',
  side: 'sweet',
  needs: ['blender'],
  prior: 0.4,
  cook: writeSmoothie,
};

/** Beside fruit, bubbles spell a long drink. */
export const fruitCooler: Dish = {
  id: 'fruit-cooler',
  family: 'drink',
  side: 'sweet',
  needs: ['blender'],
  prior: 0.6,
  cook: writeFruitCooler,
};

const BUBBLES: readonly FoodId[] = ['sparkling-water', 'sweet-mixer', 'kombucha'];
const SWEETS: readonly FoodId[] = ['honey', 'agave-syrup', 'maple-syrup', 'sugar', 'elderflower-cordial'];
const FRESHENING: readonly FoodId[] = ['cucumber', 'mint', 'basil', 'ginger', 'celery', 'salt'];

function writeFruitCooler(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fizz = kitchen.find(...BUBBLES);
  const fruit = pick(kitchen, (food) => isFruit(food) && (food.raw === 'fine' || food.raw === 'peel')).slice(
    0,
    2,
  );
  const belongs = ({ food }: Item): boolean =>
    isFruit(food) || isCitrus(food) || isNamed(food, ...BUBBLES, ...SWEETS, ...FRESHENING);
  if (fizz === undefined || fruit.length === 0 || !kitchen.items.every(belongs)) return null;
  const board = startDraft(kitchen);
  const fruitParts = fruit.map((item) =>
    board.take(item, {
      each: 140 / fruit.length,
      prepare: isFrozen(item) ? 'frozen' : `${item.food.preparation ?? 'washed'}, then cut into pieces`,
    }),
  );
  const green = real([
    takeIf(board, kitchen.find('cucumber'), { each: 60, prepare: 'roughly chopped' }),
    takeIf(board, kitchen.find('celery'), { each: 20, prepare: 'roughly chopped' }),
    takeIf(board, kitchen.find('ginger'), { each: 4, prepare: 'peeled and finely grated' }),
    takeIf(board, kitchen.find('mint', 'basil'), { each: 3, prepare: 'leaves only' }),
  ]);
  const sharp = takeIf(board, first(kitchen, isCitrus), { each: 25, prepare: 'juiced' });
  const sweet = needIf(board, kitchen.find(...SWEETS), servings / 2, 'tbsp');
  const fizzPart = board.take(fizz, { each: 200 });
  const isCold = fruit.some(isFrozen);
  board.step(
    () =>
      say`Put ${[...fruitParts, ...green, ...real([sharp, sweet])]} in a blender with ${waterFor(50 * servings, us)} and blend for a full minute, until smooth; taste, for the riper the fruit, the more sharpness it bears.`,
  );
  board.step(
    () =>
      say`Divide between ${servings === 1 ? 'a tall glass' : `${servings} tall glasses`}${isCold ? '' : ', over ice'}. Top up with ${fizzPart}, slowly and down the side, because it foams, stir once from the bottom and drink at once.`,
  );
  const names = [
    ...fruit.map(({ food }) => nameOne(food, us)),
    ...green.map(({ food }) => nameOne(food, us)),
  ];
  return board.finish(() => ({
    dish: 'fruit-cooler',
    title: `${listWords(names.slice(0, 3))} cooler`,
    introduction: `${isCold ? 'Fruit from the freezer is the ice' : 'Blended first and poured over ice'}, and the bubbles go in last, so that they are still there when you drink.`,
    keeps: 'What is blended keeps a day in the fridge; add the bubbles when you pour.',
    plate: [150, 600],
    fit: 0.8,
  }));
}

function writeSmoothie(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fruit = pick(kitchen, (food) => isFruit(food) && (food.raw === 'fine' || food.raw === 'peel'))
    .sort(byWorth)
    .slice(0, 3);
  const liquid =
    first(kitchen, isMilk, isYoghurt) ??
    kitchen.find('juice', 'apple-juice', 'coconut-water', 'pineapple-juice', 'coconut-milk');
  if (fruit.length === 0 || liquid === undefined) return null;
  const board = startDraft(kitchen);
  const liquidPart = board.take(liquid, { each: isYoghurt(liquid.food) ? 120 : 180 });
  const yoghurt = isYoghurt(liquid.food) ? null : takeIf(board, first(kitchen, isYoghurt), { each: 60 });
  const fruitParts = fruit.map((item) =>
    board.take(item, {
      each: 180 / fruit.length,
      prepare: isNamed(item.food, 'banana')
        ? 'peeled and broken into pieces'
        : isNamed(item.food, 'strawberries')
          ? 'hulled'
          : item.food.category === 'berry'
            ? ''
            : `${(item.food.preparation ?? 'peeled').replace(' and ', ', ')} and cut into chunks`,
    }),
  );
  const green = takeIf(board, kitchen.find('spinach', 'kale'), { each: 20, prepare: 'washed' });
  const oats = takeIf(board, kitchen.find('oats'), { each: 15 });
  const nutty = takeIf(board, kitchen.find('peanut-butter', 'almond-butter'), { each: 12 });
  const seeds = takeIf(
    board,
    first(kitchen, (food) => isSeed(food) && /chia|flax|linseed/.test(food.id)),
    { each: 6 },
  );
  const rich = needIf(board, kitchen.find('coconut-milk'), 60 * servings, 'ml');
  const sweet = takeIf(board, kitchen.find('honey', 'maple-syrup'), { each: 7 });
  const sharp = takeIf(board, kitchen.find('lime', 'lemon'), { total: 30, prepare: 'juiced' });
  const ginger = takeIf(board, kitchen.find('ginger'), { each: 3, prepare: 'peeled and grated' });
  board.step(
    () =>
      say`Pour ${[liquidPart, ...real([yoghurt, rich])]} into a blender, then add ${[...fruitParts, ...real([green, oats, nutty, seeds, sweet, ginger])]}: liquid at the bottom lets the blades catch.`,
  );
  board.step(() =>
    together(
      say`Blend for a full minute, until no flecks are left. ${sayIf(sharp, (sharp) => say`Add ${sharp} and blend for a second more. `)}Thin with a splash of cold water if it is too thick to pour.`,
    ),
  );
  board.step(
    () =>
      say`Pour into ${servings === 1 ? 'a tall glass' : `${servings} glasses`} and drink while it is cold and frothy${fruitParts.length > 1 ? '; the fruit settles if you leave ' : '; the froth goes if you leave '}${it()}.`,
  );
  return board.finish(() => ({
    dish: 'smoothie',
    title: `${listWords(fruit.map((item) => nameOne(item.food, us)))} smoothie`,
    introduction:
      oats === null
        ? 'Cold fruit, a long blend and nothing to chill afterwards.'
        : 'Oats thicken it as they blend, so it drinks like a light breakfast.',
    keeps: 'Drink it within the hour.',
    plate: [220, 600],
    fit: 0.45,
  }));
}
