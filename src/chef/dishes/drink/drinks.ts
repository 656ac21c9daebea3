// Cold drinks from a blender or a jug.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { byWorth, first, isFruit, isMilk, isNamed, isSeed, isYoghurt, pick } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { listWords } from '../../words/list-words.ts';
import { nameOne } from '../../words/name-food.ts';
import { it, say, sayIf, together } from '../../words/say.ts';

export const smoothie: Dish = {
  id: 'smoothie',
  family: 'drink',
  side: 'sweet',
  needs: ['blender'],
  prior: 0.4,
  cook: writeSmoothie,
};

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
