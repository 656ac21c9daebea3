// Oats that soften in the fridge overnight.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isDriedFruit, isMilk, isYoghurt } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { nameMany } from '../../words/name-food.ts';
import { say, sayIf, wait } from '../../words/say.ts';
import { OATS, takeSpice } from '../parts/fruit-cut.ts';
import { takeSweetTops } from '../parts/sweet-tops.ts';

export const overnightOats: Dish = {
  id: 'overnight-oats',
  family: 'breakfast',
  side: 'sweet',
  needs: [],
  prior: 0.55,
  cook: writeOvernight,
};

function writeOvernight(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const oats = kitchen.find(...OATS);
  const wet = first(kitchen, isMilk, isYoghurt) ?? kitchen.find('juice', 'apple-juice');
  if (oats === undefined || wet === undefined) return null;
  const board = startDraft(kitchen);
  const oatPart = board.take(oats, { each: 45 });
  const wetPart = board.take(wet, { each: isYoghurt(wet.food) ? 110 : 120 });
  const second = isMilk(wet.food) ? takeIf(board, first(kitchen, isYoghurt), { each: 50 }) : null;
  const seeds = takeIf(board, kitchen.find('chia-seeds', 'linseeds', 'hemp-seeds'), { each: 8 });
  const spice = takeSpice(board, kitchen, 0.25);
  const dried = takeIf(board, first(kitchen, isDriedFruit), { each: 15, prepare: '' });
  const spread = takeIf(board, kitchen.find('peanut-butter', 'almond-butter', 'tahini'), { each: 15 });
  const salt = board.need(['salt'], 1, 'pinch');
  const mixed = [oatPart, wetPart, ...real([second, seeds, spice, dried, spread]), salt];
  board.step(
    () =>
      say`Stir ${mixed} together in ${servings === 1 ? 'a jar or a bowl' : 'jars or bowls'}${isYoghurt(wet.food) ? say`, with 3 tablespoons of water for each` : ''}; it should be looser than you want it, because the oats drink all night. Cover and chill for ${wait(360, 'at least 6 hours, or overnight')}.`,
  );
  const tops = takeSweetTops(board, 80);
  board.step(
    () =>
      say`Stir, loosen with a splash of ${isMilk(wet.food) ? 'milk' : 'water'} if it has set too firm, and eat cold${sayIf(tops.length > 0, () => say`, with ${tops} on top`)}.`,
  );
  return board.finish(() => ({
    dish: 'overnight-oats',
    title: fitTitle(
      `overnight oats with ${nameMany(tops[0]?.food ?? spread?.food ?? wet.food, us)}`,
      'overnight oats',
    ),
    introduction: 'Made in two minutes the night before; the fridge does the cooking.',
    keeps: 'Keeps 2 days in the fridge; add the fruit when you eat it.',
    plate: [150, 450],
    fit: 0.62 + (seeds === null ? 0 : 0.1) + (second === null ? 0 : 0.05),
  }));
}
