// A whole bar of chocolate with eggs: brownies where there is flour, else a cake that the eggs alone hold up.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isCream, isDriedFruit, isFruit, isNamed, isNut } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, oven, over, say, sayIf, until, wait } from '../../words/say.ts';
import { CAKE_FLOURS, FATS } from '../parts/bake-parts.ts';
import { fruitCut, SUGARS } from '../parts/fruit-cut.ts';
import { onFullPower } from '../parts/without-hob.ts';

export const chocolateCake: Dish = {
  id: 'chocolate-cake',
  family: 'pudding',
  side: 'sweet',
  needs: ['oven'],
  prior: 0.8,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us } = kitchen;
  const bar = kitchen.find('chocolate', 'milk-chocolate', 'white-chocolate');
  const egg = kitchen.find('egg');
  const hob = kitchen.has('hob');
  if (bar === undefined || egg === undefined || !(hob || kitchen.has('microwave'))) return null;
  const flourItem = kitchen.find(...CAKE_FLOURS);
  const brownies = flourItem !== undefined && kitchen.find(...FATS) !== undefined;
  // A large cake of 200 g and four eggs, or half of it.
  const share = (bar.grams ?? 200) >= 150 && (egg.grams ?? 200) >= (brownies ? 145 : 190) ? 1 : 0.5;
  if ((bar.grams ?? 100) < 75 || (egg.grams ?? 100) < 95) return null;
  const board = startDraft(kitchen);
  const chocolate = board.take(bar, { total: 200 * share, prepare: 'broken up' });
  const butter = brownies
    ? board.need(FATS, 140 * share, 'g')
    : needIf(board, kitchen.find('butter'), 100 * share, 'g');
  const melted = real([chocolate, butter]);
  const spoon = needIf(board, kitchen.find('coffee'), 1, 'tbsp');
  board.step(
    () =>
      say`Heat the oven to ${oven(170, us)} and line a ${share === 1 ? (us ? '8 inch' : '20 cm') : us ? '6 inch' : '15 cm'} tin with paper. Melt ${[...melted, ...real([spoon])]} ${hob ? say`in a bowl over a pan of barely simmering water ${over('low')}, stirring,` : say`in a bowl in the microwave ${onFullPower()}, in short bursts, stirring after each,`} ${until('smooth and glossy', 3, 5)}, and let it cool a little.`,
  );
  const eggs = board.take(egg, { total: 200 * share * (brownies ? 0.75 : 1), prepare: '' });
  const sugar = board.need(SUGARS.toReversed(), (brownies ? 200 : 120) * share, 'g');
  const salt = board.need(['salt'], 1, 'pinch');
  const flour = brownies ? board.need([flourItem.food.id], 90 * share, 'g') : null;
  const ground = takeIf(board, kitchen.find('almond-flour', 'cocoa-powder'), { total: 40 * share });
  const nuts = takeIf(board, first(kitchen, isNut, isDriedFruit), { total: 60 * share, cut: 'chopped' });
  const folded = real([flour, ground, nuts]);
  board.step(
    () =>
      say`Whisk ${[eggs, sugar, salt]} until pale, thick and three times the volume, a good 5 minutes: this air is all that lifts it. Fold in the chocolate with a large spoon${sayIf(folded.length > 0, () => say`, then ${folded}`)}, stopping when no streak is left.`,
  );
  board.step(() =>
    brownies
      ? say`Spread in the tin and bake ${until('the top is cracked and golden at the rim, and a skewer comes out with damp crumbs', 22, 26)}. Leave in the tin for ${wait(30, 'half an hour')} before you cut squares; warm, they fall apart.`
      : say`Scrape into the tin and bake ${until('risen and cracked, with a slight tremble in the middle', 24, 28)}, at ${core(71, us)} there. Leave in the tin for ${wait(20)}: it sinks, and is meant to.`,
  );
  const fruit = takeIf(
    board,
    first(kitchen, (food) => isFruit(food) && !isNamed(food, 'banana')),
    (item) => ({ each: 60, ...fruitCut(item) }),
  );
  const cream = takeIf(board, first(kitchen, isCream) ?? kitchen.find('ice-cream', 'mascarpone'), {
    each: 40,
  });
  const tops = real([fruit, cream]);
  if (tops.length > 0) board.step(() => say`Cut and serve, barely warm or cold, with ${tops} beside it.`);
  const guest = fruit ?? nuts;
  const name = `${nameOne(chocolate.food, us).replace('dark ', '')} ${brownies ? 'brownies' : 'cake'}`;
  return board.finish(() => ({
    dish: 'chocolate-cake',
    title: fitTitle(
      `${brownies ? '' : 'flourless '}${name}${guest === null ? '' : ` with ${nameMany(guest.food, us)}`}`,
      name,
    ),
    introduction: brownies
      ? 'Out of the oven while the middle is still damp: a brownie goes on setting until it is cold.'
      : 'Eggs and sugar beaten to a foam carry a whole bar of chocolate without a spoonful of flour.',
    keeps: `${share === 1 ? 'Makes 12 pieces.' : 'Makes 6 pieces.'} Keeps 3 days in the fridge and is better on the second.`,
    plate: [60, 900],
    feeds: share === 1 ? 12 : 6,
    fit: 0.86 + (brownies ? 0.3 : 0) - (isNamed(bar.food, 'white-chocolate') ? 0.2 : 0),
  }));
}
