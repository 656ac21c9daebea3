// Oats on the hob, with what sweetens them.

import type { Dish } from '../dish.ts';
import type { Kitchen } from '../kitchen.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import { byWorth, first, isDriedFruit, isFruit, isMilk, isNut, isSeed, isYoghurt, pick } from '../slots.ts';
import { startDraft } from '../start-draft.ts';
import { nameMany } from '../words/name-food.ts';
import { over, say, until, wait } from '../words/say.ts';
import { fruitCut, OATS, takeSpice } from './fruit-cut.ts';

export const porridge: Dish = {
  id: 'porridge',
  family: 'breakfast',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.5,
  cook: writePorridge,
};

function writePorridge(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const oatsItem = kitchen.find(...OATS);
  if (oatsItem === undefined) return null;
  const board = startDraft(kitchen);
  const oats = board.take(oatsItem, { each: 45 });
  const milkItem = first(kitchen, isMilk);
  const milk = takeIf(board, milkItem, { each: 150 });
  const salt = board.need(['salt'], 1, 'pinch');
  const spice = takeSpice(board, kitchen, 0.5);
  const dried = takeIf(board, first(kitchen, isDriedFruit), { each: 20 });
  const ml = (milk === null ? 250 : 110) * servings;
  const water = us ? `${Math.max(0.5, Math.round((ml / 236) * 2) / 2)} cups of water` : `${ml} ml water`;
  board.step(
    () =>
      say`Put ${[oats, ...real([milk, spice, dried]), salt]} in a pan with ${water} and bring to a simmer ${over('medium')}, stirring.`,
  );
  board.step(
    () =>
      say`Cook ${over('low')}, stirring most of the time, ${until('thick and creamy', 5, 6)}. Take off the heat, put on a lid and leave for ${wait(2, '2 minutes')}: it thickens a little more.`,
  );
  const fruit = pick(kitchen, isFruit)
    .sort(byWorth)
    .slice(0, 2)
    .map((item) => board.take(item, { each: 70, ...fruitCut(item) }));
  const tops = real([
    ...fruit,
    takeIf(board, first(kitchen, isYoghurt), { each: 40 }),
    takeIf(board, first(kitchen, isNut, isSeed), { each: 12 }),
    takeIf(
      board,
      kitchen.find('honey', 'maple-syrup', 'brown-sugar', 'jam', 'golden-syrup', 'peanut-butter'),
      { each: 15 },
    ),
  ]);
  board.step(() =>
    tops.length === 0
      ? say`Spoon into bowls, with a splash of cold water stirred through if it has set too thick, and eat at once.`
      : say`Spoon into bowls and top with ${tops}.`,
  );
  return board.finish(() => ({
    dish: 'porridge',
    title: `porridge${fruit[0] === undefined ? '' : ` with ${nameMany(fruit[0].food, us)}`}`,
    introduction: 'Stirred often and rested with the lid on, oats turn creamy by themselves.',
    keeps: 'Keeps a day in the fridge; loosen with a splash of liquid and heat until steaming.',
    plate: [40, 500],
    fit: 0.5 + (milk === null ? 0 : 0.1),
  }));
}
