// Oats on the hob, with what sweetens them.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isDriedFruit,
  isFruit,
  isMilk,
  isNut,
  isSeed,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { untaken } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { over, say, until, wait } from '../../words/say.ts';
import { fruitCut, OATS, takeSpice } from '../parts/fruit-cut.ts';
import { stewFruit } from '../parts/sweet-tops.ts';
import { canBoil, kettleWater, onFullPower } from '../parts/without-hob.ts';

export const porridge: Dish = {
  id: 'porridge',
  family: 'breakfast',
  side: 'sweet',
  needs: [],
  prior: 0.5,
  cook: writePorridge,
};

function writePorridge(kitchen: Kitchen) {
  const { us } = kitchen;
  const oatsItem =
    kitchen.find(...OATS) ?? (first(kitchen, isMilk) === undefined ? undefined : kitchen.find('semolina'));
  if (oatsItem === undefined) return null;
  const board = startDraft(kitchen);
  const oats = board.take(oatsItem, { each: 45 });
  const milkItem = first(kitchen, isMilk);
  const milk = takeIf(board, milkItem, { each: 150 });
  const salt = board.need(['salt'], 1, 'pinch');
  const spice = takeSpice(board, kitchen, 0.5);
  const dried = takeIf(board, first(kitchen, isDriedFruit), { each: 20 });
  // Oats drink six times their weight; what is listed may be few for so many.
  const ml = Math.max(50, Math.round((oats.grams * 5.8 - (milk?.grams ?? 0)) / 10) * 10);
  const water = us ? `${Math.max(0.5, Math.round((ml / 236) * 2) / 2)} cups of water` : `${ml} ml water`;
  // Strewn on dry it is sand.
  const chia = takeIf(board, kitchen.find('chia-seeds'), { each: 12 });
  const all = [oats, ...real([chia, milk, spice, dried]), salt];
  if (!canBoil(kitchen)) return null;
  if (kitchen.has('hob')) {
    board.step(
      () => say`Put ${all} in a pan with ${water} and bring to a simmer ${over('medium')}, stirring.`,
    );
    board.step(
      () =>
        say`Cook ${over('low')}, stirring most of the time, ${until('thick and creamy', 5, 6)}. Take off the heat, put on a lid and leave for ${wait(2, '2 minutes')}: it thickens a little more.`,
    );
  } else if (kitchen.has('microwave'))
    board.step(
      () =>
        say`Stir ${all} with ${water} in a bowl twice as large as it needs, because it climbs. Microwave ${onFullPower()}, stirring every minute, ${until('thick and creamy', 3, 4)}, and leave for ${wait(2, '2 minutes')}.`,
    );
  else
    board.step(
      () =>
        say`Put ${all} in a bowl, pour over ${kettleWater(milk === null ? ml * 0.8 : ml, kitchen)}, stir, cover with a plate and leave for ${wait(8, '8 minutes')}, until swollen and soft.`,
    );
  const stewed = stewFruit(board);
  const fruit = pick(
    kitchen,
    (food) => isFruit(food) && food.raw !== 'no' && food.id !== stewed?.part.food.id,
  )
    .sort(byWorth)
    .slice(0, 3)
    .map((item, _place, all) => board.take(item, { each: all.length > 2 ? 45 : 70, ...fruitCut(item) }));
  const tops = real([
    stewed,
    ...fruit,
    takeIf(board, first(kitchen, isYoghurt), { each: 40 }),
    takeIf(
      board,
      first(kitchen, isNut, (food) => isSeed(food) && food.id !== 'chia-seeds'),
      { each: 12 },
    ),
    takeIf(board, kitchen.find('peanut-butter', 'almond-butter'), { each: 12 }),
    takeIf(
      board,
      kitchen.find(...untaken(board, 'honey', 'maple-syrup', 'brown-sugar', 'jam', 'golden-syrup', 'sugar')),
      { each: 15 },
    ),
  ]);
  board.step(() =>
    tops.length === 0
      ? say`Spoon into bowls, with a splash of cold water stirred through if it has set too thick, and eat at once.`
      : say`Spoon into bowls and top with ${tops}.`,
  );
  const fruits = real([stewed?.part, ...fruit]);
  const named =
    fruits.length > 0
      ? fruits.map(({ food }) => (food.noun === 'count' ? nameOne(food, us) : nameMany(food, us)))
      : real([dried]).map(({ food }) => nameMany(food, us));
  return board.finish(() => ({
    dish: 'porridge',
    title: `${oatsItem.food.id === 'semolina' ? 'semolina' : 'porridge'}${named.length === 0 ? '' : ` with ${listWords(named)}`}`,
    introduction: kitchen.has('hob')
      ? `Stirred often and rested with the lid on, ${oatsItem.food.id === 'semolina' ? 'the grain turns' : 'oats turn'} creamy by ${oatsItem.food.id === 'semolina' ? 'itself' : 'themselves'}.`
      : 'Rolled oats are steamed before they are sold, so hot water and a few minutes finish them.',
    keeps: 'Keeps a day in the fridge; loosen with a splash of liquid and heat until steaming.',
    plate: [40, 500],
    fit: 0.5 + (milk === null ? 0 : 0.25),
  }));
}
