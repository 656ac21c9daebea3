// A potato baked whole, split and filled: one hot filling, or a cold one with something sharp.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isCheese, isCookedMeat, isSaladLeaf, isTinnedFish, isTinnedLegume } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter, takeOil, takePepper } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, it, oven, over, rest, say, sayIf, together, until } from '../../words/say.ts';

export const bakedPotato: Dish = {
  id: 'baked-potato',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.62,
  cook: write,
};

const SAUCES: readonly FoodId[] = [
  'mayonnaise',
  'vegan-mayonnaise',
  'soured-cream',
  'creme-fraiche',
  'greek-yoghurt',
  'yoghurt',
  'cottage-cheese',
  'cream-cheese',
  'coleslaw',
  'salsa',
  'guacamole',
  'hummus',
  'tzatziki',
];

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const potato = kitchen.find('potato', 'sweet-potato');
  const hot = kitchen.has('hob')
    ? (kitchen.find('baked-beans', 'chilli-con-carne', 'bolognese', 'leftover-curry', 'leftover-stew') ??
      first(kitchen, isTinnedLegume))
    : undefined;
  const fish = hot === undefined ? first(kitchen, isTinnedFish) : undefined;
  const meat =
    hot === undefined && fish === undefined
      ? (first(kitchen, isCookedMeat) ?? kitchen.find('ham'))
      : undefined;
  const cheese = kitchen.items.find((item) => isCheese(item.food) && !SAUCES.includes(item.food.id));
  const sauce = kitchen.find(...SAUCES);
  if (
    potato === undefined ||
    (hot === undefined && fish === undefined && meat === undefined && cheese === undefined)
  )
    return null;
  if ((potato.food.gramsEach ?? 150) < 40) return null;
  const board = startDraft(kitchen);
  const sweet = potato.food.id === 'sweet-potato';
  const part = board.take(potato, {
    total: (potato.food.gramsEach ?? 200) * servings * ((potato.food.gramsEach ?? 200) < 150 ? 2 : 1),
    prepare: 'scrubbed and dried',
  });
  const oil = takeOil(board, 1);
  const salt = board.need(['salt'], Math.max(0.5, servings / 4), 'tsp');
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)}. Prick ${part} all over with a fork, rub with ${oil} and ${half(salt)}, and set straight on the oven shelf. Bake ${until('the skin is crisp and a knife slides into the middle', sweet ? 45 : 60, sweet ? 55 : 75)}.`,
  );
  const hotPart = takeIf(board, hot, { each: 150 });
  const meatPart = takeIf(board, meat, { each: 70, prepare: 'in strips' });
  const corn = kitchen.find('sweetcorn', 'frozen-peas');
  const cornPart = takeIf(board, hot === undefined ? corn : undefined, { each: 50 });
  const fishPart = takeIf(board, fish, { each: 80 });
  const saucePart = takeIf(board, sauce, { each: 25 });
  const tops = takeTops(board, 'herbs');
  const warm = real([hotPart, meatPart]);
  if (warm.length > 0 && kitchen.has('hob'))
    board.step(
      () =>
        say`Ten minutes before the end, warm ${warm} in a small pan ${over('medium')}, stirring, ${until('steaming-through', 4, 5)}${warm.some((one) => one.food.core !== undefined) ? say` (${core(74, us)})` : ''}.`,
      'meanwhile',
    );
  const mixed = real([fishPart, cornPart, saucePart]);
  if (fishPart !== null && mixed.length > 1)
    board.step(() => say`Break up the fish with a fork and mix ${mixed} in a bowl.`, 'meanwhile');
  const pepper = takePepper(board);
  const butter = takeButter(board, 10 * servings);
  const cheesePart = takeIf(board, cheese, { each: 40, prepare: 'grated or crumbled' });
  const mixedIn = fishPart !== null && mixed.length > 1;
  const cold = mixedIn ? [] : real([fishPart, cornPart]);
  board.step(() =>
    together(
      say`Cut a deep cross in each potato and squeeze from underneath, so that it opens and the flesh stands up. Fork in ${[butter, rest(salt), pepper]}.`,
      say`Spoon in ${mixedIn ? 'the mixture' : warm.length > 0 ? 'the hot filling' : cold.length > 0 ? say`${cold}` : say`${real([cheesePart])}`}${mixedIn || warm.length > 0 || cold.length > 0 ? say`${sayIf(cheesePart, (one) => say` and scatter with ${one}, which softens in the heat`)}` : ', which softens in the heat'}.`,
      sayIf(!mixedIn && saucePart !== null && saucePart, (one) => say`Top with ${one}.`),
      sayIf(tops.length > 0, () => say`Finish with ${tops}.`),
    ),
  );
  const leaves = takeIf(board, first(kitchen, isSaladLeaf), { each: 25 });
  const crisp = real([
    takeIf(board, kitchen.find('tomato', 'cherry-tomato', 'cucumber'), { each: 60, prepare: 'cut up' }),
    leaves,
  ]);
  if (crisp.length > 0)
    board.step(
      () =>
        say`Serve with ${crisp}, and let the hot and the cold keep each other company; dress ${it(...crisp)} with a few drops of what is on the table.`,
    );
  const lead = hot ?? fish ?? meat ?? cheese;
  const second = [hot, fish, meat, cheese, corn].filter((item) => item !== undefined && item !== lead)[0];
  return board.finish(() => ({
    dish: 'baked-potato',
    title: fitTitle(
      `baked ${nameMany(potato.food, us)} with ${lead === undefined ? 'butter' : nameMany(lead.food, us)}${second === undefined ? '' : ` and ${nameOne(second.food, us)}`}`,
      `filled baked ${nameMany(potato.food, us)}`,
    ),
    introduction:
      'Dry skin, a little salt and the bare oven shelf: that is how the outside crackles while the inside turns to fluff.',
    keeps: 'Keeps 2 days in the fridge; reheat in the oven until steaming all through.',
    plate: [280, 750],
    fit:
      0.68 +
      (hot?.food.id === 'baked-beans' || fish !== undefined ? 0.17 : 0) +
      (cheese === undefined ? 0 : 0.04) +
      // Whoever types the jacket means to eat it.
      (potato.typed.some((one) => /jacket|baking|baked|\b(?:big|large)\b/i.test(one)) ? 0.6 : 0),
  }));
}
