// Pasta cooked in its own sauce: just the water it drinks, in a wide pan, with what gives the taste in from the start.

import { fitTitle } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { roundAmount } from '../measure-part.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCookedMeat,
  isGarlic,
  isGratingCheese,
  isLeafyGreen,
  isNamed,
  isOnion,
  isPasta,
  isSoftHerb,
  isTinnedFish,
  isTinnedLegume,
  isTinnedTomato,
  pick,
} from '../slots.ts';
import { startDraft } from '../start-draft.ts';
import { takeOil, takeSalt, withCut } from '../tasks.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { boiling, core, half, over, rest, say, sayIf, the, together, until } from '../words/say.ts';
import { waterFor } from './pot-water.ts';

export const onePotPasta: Dish = {
  id: 'one-pot-pasta',
  family: 'pasta',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.5,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pasta = first(
    kitchen,
    (food) =>
      isPasta(food) &&
      !isNamed(food, 'lasagne-sheet', 'filled-pasta', 'gnocchi', 'fresh-pasta', 'cooked-pasta'),
  );
  const tomato = kitchen.find('cherry-tomato') ?? first(kitchen, isTinnedTomato) ?? kitchen.find('tomato');
  if (pasta === undefined || tomato === undefined || servings > 6) return null;
  const board = startDraft(kitchen);
  const slow = pick(kitchen, (food) =>
    isNamed(food, 'courgette', 'mushroom', 'pepper', 'broccoli', 'aubergine'),
  ).sort(byWorth)[0];
  const leaf = first(kitchen, isLeafyGreen) ?? kitchen.find('frozen-peas', 'peas');
  const pastaPart = board.take(pasta, { each: 95 });
  const tomatoPart = board.take(tomato, {
    each: 130,
    ...(tomato.food.form === 'fresh'
      ? { prepare: tomato.food.id === 'cherry-tomato' ? 'halved' : 'chopped' }
      : {}),
  });
  const onion = takeIf(board, first(kitchen, isOnion), { each: 50, cut: 'thin-slices' });
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 4 * servings, cut: 'thin-slices' });
  const slowPart = takeIf(board, slow, (item: Item) => ({
    each: 80,
    ...withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : item.food.cuts[0]),
  }));
  const oil = takeOil(board, Math.max(1, servings));
  const salt = takeSalt(board);
  const chilli = takeIf(board, kitchen.find('chilli', 'nduja', 'chilli-flakes'), { total: 8, prepare: '' });
  const heat = pasta.food.heat.boil ?? { minutes: [9, 11] as const };
  const ml = roundAmount(pastaPart.grams * (tomato.food.form === 'fresh' ? 2.9 : 2.4));
  board.step(
    () =>
      say`Put ${[pastaPart, tomatoPart, ...real([onion, garlic, slowPart, chilli]), half(oil), salt]} in a wide pan, pour over ${waterFor(ml, us)} and bring ${boiling()}.`,
  );
  board.step(
    () =>
      say`Boil ${over('medium-high')}, turning the pasta over with tongs every minute so that it does not stick, ${until('it is tender with a little bite and the water has become a sauce', heat.minutes[0], heat.minutes[1] + 1)}. Add a splash more water if it dries before it is done.`,
  );
  const beans = takeIf(board, first(kitchen, isTinnedLegume), { each: 80 });
  const meat = takeIf(board, first(kitchen, isCookedMeat), { each: 60, cut: 'strips' });
  const fish = takeIf(board, first(kitchen, isTinnedFish), { each: 60 });
  const leafPart = takeIf(board, leaf, (item: Item) => ({
    each: 50,
    ...withCut(item, isLeafyGreen(item.food) ? 'shreds' : undefined),
  }));
  const late = real([beans, meat, fish, leafPart]);
  const cheese = takeIf(board, first(kitchen, isGratingCheese), { each: 20, prepare: 'finely grated' });
  const creamy = takeIf(
    board,
    kitchen.find(
      'mascarpone',
      'cream-cheese',
      'creme-fraiche',
      'double-cream',
      'pesto',
      'ricotta',
      'burrata',
      'feta',
    ),
    { each: 30 },
  );
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'torn' });
  const olives = takeIf(board, kitchen.find('olives', 'capers'), { each: 12 });
  const off = real([olives, creamy, cheese, herb]);
  board.step(() =>
    together(
      sayIf(
        late.length > 0,
        () =>
          say`Stir in ${late} ${until(meat === null ? 'hot all through' : 'steaming hot', 1, 2)}${meat?.food.core === undefined ? '' : say` (${core(74, us)})`}.`,
      ),
      say`Take off the heat, stir in ${[rest(oil), ...off]} and leave for a minute with the lid on, until the sauce clings to ${the(pastaPart)}; serve in deep bowls.`,
    ),
  );
  const guest = real([slowPart, leafPart, fish, beans, meat, creamy, cheese])[0];
  return board.finish(() => ({
    dish: 'one-pot-pasta',
    title: fitTitle(
      `one-pot ${nameMany(pasta.food, us)} with ${nameMany(tomato.food, us).replace('chopped ', '')}${guest === undefined ? '' : ` and ${nameOne(guest.food, us)}`}`,
      `one-pot ${nameMany(pasta.food, us)} with tomato`,
    ),
    introduction: 'The starch that is usually poured away stays in the pan here, and makes the sauce.',
    keeps:
      'Best at once; what is left keeps a day in the fridge and wants a splash of water when it is warmed.',
    plate: [220, 620],
    fit: 0.72,
  }));
}
