// Tortilla chips baked under cheese, in two thin layers.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isCitrus,
  isCookedMeat,
  isCuredSausage,
  isGratingCheese,
  isTinnedLegume,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, oven, rest, say, sayIf, until } from '../../words/say.ts';
import { takeCold } from '../cold/cold-toppings.ts';

export const nachos: Dish = {
  id: 'nachos',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.65,
  cook: writeNachos,
};

function writeNachos(kitchen: Kitchen) {
  const { us } = kitchen;
  const chips = kitchen.find('tortilla-chips');
  const cheese = first(kitchen, isGratingCheese);
  if (chips === undefined || cheese === undefined) return null;
  const board = startDraft(kitchen);
  const chipPart = board.take(chips, { each: 55 });
  const beans = takeIf(board, first(kitchen, isTinnedLegume) ?? kitchen.find('chilli-con-carne'), {
    each: 100,
  });
  const meat = takeIf(board, first(kitchen, isCookedMeat, isCuredSausage), (item) => ({
    each: 50,
    ...withCut(item, 'chopped'),
  }));
  const cheesePart = board.take(cheese, { each: 45, prepare: 'coarsely grated' });
  const hot = takeIf(board, kitchen.find('jalapeno', 'chilli'), { total: 20, cut: 'thin-slices' });
  const corn = takeIf(board, kitchen.find('sweetcorn', 'roasted-peppers'), { each: 40 });
  const spice =
    beans === null ? null : board.need(['cumin', 'taco-seasoning', 'smoked-paprika', 'paprika'], 0.5, 'tsp');
  const between = real([beans, meat, corn, spice]);
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)}.${sayIf(between.length > 0, () => say` Mix ${between} in a bowl.`)} Spread half of ${chipPart} in a wide ovenproof dish${between.length > 0 ? ', spoon over half of the filling' : ''} and scatter with ${half(cheesePart)}; do the same once more and end with ${real([hot]).length === 0 ? rest(cheesePart) : say`${[rest(cheesePart), ...real([hot])]}`}. Two thin layers: in one thick one the bottom stays bare.`,
  );
  board.step(
    () =>
      say`Bake ${until('the cheese has melted and the tips of the chips are brown', 8, 10)}${beans === null && meat === null ? '' : say`, and the filling is steaming (${core(74, us)})`}.`,
  );
  const cold = takeCold(board);
  const lime = takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' });
  board.step(
    () =>
      say`${cold.length === 0 && lime === null ? 'Let it stand for a minute' : say`Top with ${real([...cold, lime])}`} and eat at once from the dish, while the chips still snap.`,
  );
  return board.finish(() => ({
    dish: 'nachos',
    title: fitTitle(
      `baked nachos with ${beans === null ? nameOne(cheese.food, us) : `${nameMany(beans.food, us)} and ${nameOne(cheese.food, us)}`}`,
      'baked nachos',
    ),
    introduction: 'Layered thin, so that no chip goes without; what is cold stays out until the end.',
    keeps: 'Eat at once.',
    plate: [150, 500],
    fit: 0.85,
  }));
}
