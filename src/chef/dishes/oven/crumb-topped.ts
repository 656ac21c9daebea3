// Fish, or a breast of chicken, under a lid of crumbs that turn crisp in the oven while what is below them stays moist.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import { isWholeFish } from '../../joints.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isCitrus,
  isFish,
  isGarlic,
  isHardCheese,
  isHardyHerb,
  isNamed,
  isPasta,
  isPotato,
  isSoftHerb,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeOil, takePepper, takeSalt } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, it, oven, rest, say, sayIf, together, until } from '../../words/say.ts';
import { readyFish } from '../parts/sea-care.ts';
import { boilGreens, cookBeside, serveWith, takeSide } from '../parts/side.ts';

export const crumbTopped: Dish = {
  id: 'crumb-topped',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.85,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const crumbs = kitchen.find('breadcrumbs');
  const main = first(
    kitchen,
    (food) => isFish(food) && !isWholeFish(food),
    (food) => isNamed(food, 'chicken-breast', 'turkey-breast'),
  );
  if (crumbs === undefined || main === undefined) return null;
  // Oily fish and crumbs belong in pasta and not beside it.
  if (main.food.category === 'oily-fish' && first(kitchen, isPasta) !== undefined) return null;
  // With an egg to hold them the crumbs go all round, in a pan.
  if (kitchen.find('egg') !== undefined && kitchen.has('hob') && main.food.category !== 'oily-fish')
    return null;
  const board = startDraft(kitchen);
  const side = kitchen.has('hob') ? takeSide(board) : null;
  const oil = takeOil(board, Math.max(2, servings));
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const mixed = real([
    board.take(crumbs, { each: 20, prepare: '' }),
    takeIf(board, first(kitchen, isHardCheese), { each: 12, prepare: 'finely grated' }),
    takeIf(board, first(kitchen, isSoftHerb, isHardyHerb), { each: 4, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isGarlic), { total: 6, cut: 'crushed' }),
  ]);
  const part = board.take(main, { each: isFish(main.food) ? 150 : 170, ...readyFish(main) });
  const spread = needIf(
    board,
    kitchen.find('wholegrain-mustard', 'mustard', 'mayonnaise', 'pesto', 'creme-fraiche', 'cream-cheese'),
    servings * 2,
    'tsp',
  );
  const round = real([
    takeIf(board, kitchen.find('cherry-tomato', 'tomato'), { each: 100, prepare: 'halved' }),
  ]);
  const [low, high] = isFish(main.food) ? [13, 15] : [25, 28];
  // Fillets are done before potatoes would be, and in the time that pasta takes.
  const isEarly = isFish(main.food) && side !== null && isPotato(side.part.food);
  board.step(() => say`Heat the oven to ${oven(200, us)}.`);
  if (isEarly) cookBeside(board, side, 'first');
  board.step(() =>
    together(
      say`Work ${mixed} together with ${half(oil)} and ${half(salt)}, until the crumbs are damp all through.`,
      say`Lay ${part} in an oiled baking dish with ${[rest(oil), rest(salt), pepper]}${sayIf(spread, (one) => say`, spread with ${one}`)} and press the crumbs over the top${sayIf(round.length > 0, () => say`, with ${round} tucked in round ${it(part)}`)}.`,
    ),
  );
  board.step(
    () =>
      say`Bake ${until(`the crumbs are gold and ${isFish(main.food) ? 'the flesh flakes' : 'the juices run clear'}`, low, high)}: ${readsCore(part, us)}.`,
  );
  if (!isEarly) cookBeside(board, side);
  const greens = boilGreens(board, 'While it bakes');
  const lemon = takeIf(board, first(kitchen, isCitrus), { total: 60, prepare: 'cut into wedges' });
  board.step(
    () =>
      say`Lift onto warm plates with a wide spatula, so that the crust stays whole, and serve${serveWith(side, [...round, ...greens])}${sayIf(lemon, (one) => say`, with ${one} to squeeze over`)}.`,
  );
  const others = [...real([side?.part]), ...round, ...greens].map(({ food }) => nameMany(food, us));
  const lead = `crumb-topped ${(main.food.id === 'sardine' ? nameMany : nameOne)(main.food, us)}`;
  return board.finish(() => ({
    dish: 'crumb-topped',
    title: fitTitle(...(others.length > 0 ? [`${lead} with ${others.slice(0, 2).join(' and ')}`] : []), lead),
    introduction:
      'The crumbs are oiled before they go on, so that they are gold by the time that what they cover is done.',
    keeps: 'Best at once; what is left keeps a day in the fridge, reheated in the oven until steaming.',
    plate: [170, 700],
    fit: 0.85,
  }));
}
