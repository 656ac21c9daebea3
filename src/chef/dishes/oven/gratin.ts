// Sliced roots simmered in milk or cream until they bend, then baked under cheese.

import type { FoodId } from '../../../food/foods.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCookedMeat,
  isCream,
  isGarlic,
  isGratingCheese,
  isHardyHerb,
  isLeafyGreen,
  isMilk,
  isOnion,
  isPotato,
  isRoot,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, oven, over, rest, say, sayIf, together, until, wait } from '../../words/say.ts';

export const gratin: Dish = {
  id: 'gratin',
  family: 'oven',
  side: 'savoury',
  needs: ['oven', 'hob'],
  prior: 0.6,
  cook: (kitchen) => write(kitchen),
};

const SLICED: readonly FoodId[] = [
  'celeriac',
  'parsnip',
  'swede',
  'turnip',
  'sweet-potato',
  'beetroot',
  'carrot',
  'butternut-squash',
];

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const roots = [
    ...pick(kitchen, isPotato, 1),
    ...pick(kitchen, (food) => isRoot(food) && SLICED.includes(food.id)).sort(byWorth),
  ].slice(0, 2);
  const lead = roots[0];
  const liquid = first(kitchen, isMilk, isCream);
  const cheese = first(kitchen, isGratingCheese);
  if (lead === undefined || liquid === undefined || (cheese === undefined && !isCream(liquid.food)))
    return null;
  const board = startDraft(kitchen);
  const slices = us ? 'peeled and sliced 1/8 inch thick' : 'peeled and sliced 3 mm thick';
  const each = roots.length === 1 ? 220 : 120;
  const soft = [first(kitchen, (food) => food.id === 'leek'), first(kitchen, isOnion)]
    .filter((item) => item !== undefined)
    .slice(0, 1);
  const greens = soft.length > 0 ? undefined : first(kitchen, isLeafyGreen);
  const butter = takeButter(board, servings > 3 ? 30 : 20);
  const salt = takeSalt(board);
  const softParts = soft.map((item) =>
    board.take(item, { each: 130, ...withCut(item, item.food.id === 'leek' ? 'slices-1cm' : 'thin-slices') }),
  );
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'finely-chopped' });
  const bacon = takeIf(board, first(kitchen, isBacon), { each: 35, cut: 'strips' });
  const ham =
    bacon === null ? takeIf(board, first(kitchen, isCookedMeat), { each: 50, cut: 'strips' }) : null;
  const first1 = real([bacon, ...softParts]);
  board.step(() =>
    together(
      say`Heat the oven to ${oven(200, us)}. Melt ${butter} in a wide pan ${over('medium')}.`,
      sayIf(
        first1.length > 0,
        () =>
          say`Add ${[...first1, half(salt)]} and cook with a lid on, stirring twice, ${until('soft but still with some colour', 8, 10)}.`,
      ),
      sayIf(garlic, (garlic) => say`Stir in ${garlic} ${until('fragrant', 1)}.`),
      greens === undefined
        ? null
        : say`Add ${board.take(greens, { each: 70, ...withCut(greens, 'shreds') })} and turn over ${until('wilted, with the pan dry again', 3, 4)}.`,
      first1.length + (greens === undefined ? 0 : 1) === 0 ? null : say`Tip onto a plate.`,
    ),
  );
  const rootParts = roots.map((item) => board.take(item, { each, prepare: slices }));
  const cream = first(kitchen, (food) => isCream(food) && food.id !== liquid.food.id);
  const poured = real([
    board.take(liquid, { each: cream === undefined ? 150 : 90 }),
    takeIf(board, cream, { each: 60 }),
  ]);
  const hardy = takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' });
  const salted = first1.length === 0 ? say`${salt}` : say`${rest(salt)}`;
  board.step(
    () =>
      say`Put ${rootParts}, ${poured}${sayIf(hardy, (hardy) => say`, ${hardy}`)} and ${salted} into the same pan. Bring to a gentle simmer ${over('medium-low')} and cook, stirring often so that the bottom does not catch, ${until('the slices bend without snapping', 8, 10)}.`,
  );
  const cheesePart = takeIf(board, cheese, { each: 35, cut: 'grated' });
  const pepper = takePepper(board);
  const back = first1.length > 0 || greens !== undefined;
  board.step(
    () =>
      say`Stir in ${real([ham])}${ham === null ? '' : ', '}${back ? `what is on the plate${cheesePart === null ? ' and' : ','} ` : ''}${sayIf(cheesePart, (cheesePart) => say`${half(cheesePart)} and `)}plenty of ${pepper}. Tip into a ${us ? (servings > 3 ? '10 inch' : '8 inch') : servings > 3 ? '26 cm' : '20 cm'} baking dish and press level, so that the liquid just shows between the top slices.`,
  );
  board.step(
    () =>
      say`${sayIf(cheesePart, (cheesePart) => say`Scatter with ${rest(cheesePart)}. `)}Bake ${until(`a knife slips through the middle and the top is deep gold`, 25, 30)}. Leave to stand for ${wait(5, '5 minutes')}, so that the sauce thickens${ham === null && bacon === null ? '' : ''}.`,
  );
  const second = soft[0] ?? roots[1] ?? greens;
  const crust = cheese === undefined ? '' : ` with a ${nameOne(cheese.food, us)} crust`;
  const meat = ham === null ? '' : `${nameOne(ham.food, us).replace(/^cooked /, '')} and `;
  const title = `${meat}${nameOne(lead.food, us)}${second === undefined || ham !== null ? '' : ` and ${nameOne(second.food, us)}`} gratin`;
  return board.finish(() => ({
    dish: 'gratin',
    title: (title + crust).length <= 60 ? title + crust : title,
    introduction: `Simmered in ${isMilk(liquid.food) ? 'milk' : 'cream'} before the oven, ${nameMany(lead.food, us)} ${lead.food.noun === 'mass' ? 'comes' : 'come'} out tender in half the usual time, and the starch thickens the sauce.`,
    keeps: 'Keeps 2 days in the fridge; reheat in the oven until steaming all through.',
    plate: [280, 700],
    fit: 0.7 + (soft.length > 0 ? 0.1 : 0) + (cheese === undefined ? 0 : 0.1) + (ham !== null ? 0.05 : 0),
  }));
}
