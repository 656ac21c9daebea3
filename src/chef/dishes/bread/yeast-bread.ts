// Flour, yeast, water and salt: a flat oily loaf that nobody has to knead.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isCheese, isHardyHerb, isNamed } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { nameMany } from '../../words/name-food.ts';
import { half, oven, portion, say, sayIf, until, wait } from '../../words/say.ts';

export const yeastBread: Dish = {
  id: 'yeast-bread',
  family: 'bread',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.6,
  cook: write,
};

const FLOURS: readonly FoodId[] = ['bread-flour', 'plain-flour', 'wholemeal-flour'];

function write(kitchen: Kitchen) {
  const { us } = kitchen;
  const flourItem = kitchen.find(...FLOURS);
  if (flourItem === undefined || kitchen.find('yeast') === undefined) return null;
  const board = startDraft(kitchen);
  const flour = board.take(flourItem, { total: 500 });
  if (flour.grams < 250) return null;
  const share = flour.grams / 500;
  const yeast = board.need(['yeast'], share < 0.75 ? 1 : 2, 'tsp');
  const salt = board.need(['salt'], Math.round(8 * share) / 4, 'tsp');
  const sweet = takeIf(board, kitchen.find('honey', 'sugar'), { total: 8 });
  const ml = Math.round((flour.grams * 0.74) / 25) * 25;
  board.step(
    () =>
      say`Stir ${[flour, yeast, ...real([sweet]), portion(salt, 0.75, 'most of the salt')]} with ${us ? `${Math.round(ml / 59) / 4} cups of` : `${ml} ml`} lukewarm water to a wet, shaggy dough. Cover and leave for ${wait(90, 'an hour and a half')}, until doubled; pull the edges over the middle once or twice when you pass.`,
  );
  const oil = board.need(['olive-oil', 'vegetable-oil'], 4, 'tbsp');
  board.step(
    () =>
      say`Pour ${half(oil)} into a ${us ? '9 by 13 inch' : '30 cm'} tin, tip in the dough and turn it over once. Leave for ${wait(30, 'half an hour')} and meanwhile heat the oven to ${oven(220, us)}.`,
  );
  const tops = real([
    takeIf(board, first(kitchen, isHardyHerb), { total: 4, cut: 'picked' }),
    takeIf(board, kitchen.find('olives', 'sun-dried-tomatoes'), { total: 80, prepare: 'halved' }),
    takeIf(board, kitchen.find('cherry-tomato', 'grapes'), { total: 150, prepare: 'halved' }),
    takeIf(board, kitchen.find('red-onion', 'onion', 'garlic'), (item) => ({
      total: isNamed(item.food, 'garlic') ? 12 : 100,
      cut: 'thin-slices',
    })),
    takeIf(board, first(kitchen, isCheese), { total: 80, prepare: 'crumbled' }),
    needIf(board, kitchen.find('chilli-flakes', 'zaatar', 'sumac', 'fennel-seeds'), 1, 'tsp'),
  ]);
  board.step(
    () =>
      say`With wet fingers press dimples down to the metal, trickle over ${portion(oil, 0.5, 'the rest of the oil')} and scatter with ${[...tops, portion(salt, 0.25, 'the rest of the salt')]}. Bake ${until('deep gold, and hollow when tapped underneath', 22, 27)}. Cool on a rack for ${wait(15)}, so that the bottom stays crisp.`,
  );
  const rich = sayIf(tops[0], (top) => say` with ${nameMany(top.food, us)}`)?.text ?? '';
  return board.finish(() => ({
    dish: 'yeast-bread',
    title: fitTitle(`no-knead focaccia${rich}`, 'no-knead focaccia'),
    introduction:
      'A wet dough and two hours do the work of kneading; the oil in the tin fries the underside crisp.',
    keeps: 'Makes about 10 pieces. Best today; toast it for 2 days after, or freeze it.',
    plate: [60, 900],
    feeds: 10,
    fit: 0.8,
  }));
}
