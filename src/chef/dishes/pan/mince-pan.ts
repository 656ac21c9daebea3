// Mince browned hard with onion, spice and vegetables, finished sharp; rice, beans or flatbread where listed.

import type { FoodId } from '../../../food/foods.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { addPanVegetables, needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCitrus,
  isCookable,
  isFlatbread,
  isGarlic,
  isGinger,
  isMince,
  isNut,
  isOnion,
  isPotato,
  isRice,
  isSoftCheese,
  isSoftHerb,
  isTinnedLegume,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { boilStarch, readsCore, takeOil, takePepper, takeSalt } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { over, say, sayIf, the, together, until } from '../../words/say.ts';
import { inBatches } from '../parts/batches.ts';

export const mincePan: Dish = {
  id: 'mince-pan',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.55,
  cook: write,
};

const SPICES: readonly FoodId[] = [
  'cumin',
  'ras-el-hanout',
  'smoked-paprika',
  'paprika',
  'coriander-ground',
  'cinnamon',
  'curry-powder',
  'garam-masala',
  'taco-seasoning',
  'chilli-powder',
];

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const mince = first(kitchen, isMince);
  const vegetables = pick(kitchen, (food) => isCookable(food) || isPotato(food))
    .sort(byWorth)
    .slice(0, 3);
  const beans = first(kitchen, isTinnedLegume);
  if (mince === undefined || (vegetables.length === 0 && beans === undefined)) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const vegetablesSaid = addPanVegetables(board, vegetables, 90).said;
  board.step(() =>
    together(
      say`Warm ${oil} in a wide frying pan ${over('medium')}.`,
      vegetablesSaid,
      sayIf(vegetables.length > 0, () => say`Tip onto a plate.`),
    ),
  );
  const salt = takeSalt(board);
  const mincePart = board.take(mince, { each: 120 });
  const onion = takeIf(board, first(kitchen, isOnion), { each: 70, cut: 'finely-chopped' });
  board.step(() =>
    together(
      say`Turn the heat up to ${over('medium-high', 'medium-high')}. Add ${[mincePart, salt]} in one layer, leave for 2 minutes so that it browns, then break it up and fry ${inBatches(until('dry, dark and crumbly', 5, 6), [mincePart])}; it should read ${readsCore(mincePart, us)}.`,
      sayIf(onion, (onion) => say`Stir in ${onion} and cook ${until('soft and beginning to brown', 5, 6)}.`),
    ),
  );
  const hot = real([
    takeIf(board, first(kitchen, isGarlic), { total: 10, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isGinger), { each: 5, prepare: 'peeled and finely chopped' }),
    needIf(board, kitchen.find('tomato-puree'), servings / 2, 'tbsp'),
    needIf(board, kitchen.find('worcestershire-sauce'), servings, 'tsp'),
  ]);
  const listed = SPICES.filter((id) => kitchen.find(id) !== undefined);
  const soy = listed.length > 0 ? null : takeIf(board, kitchen.find('soy-sauce', 'tamari'), { each: 15 });
  const spice = soy ?? board.need([...listed, ...SPICES], servings > 2 ? 2 : 1, 'tsp');
  const beanPart = takeIf(board, beans, { each: 110 });
  const back = [vegetables.length === 0 ? '' : 'the vegetables from the plate', ''].filter(
    (words) => words !== '',
  );
  const added =
    beanPart === null
      ? say`${back.join('')}`
      : say`${[beanPart]}${back.length === 0 ? '' : ` and ${back[0] ?? ''}`}`;
  board.step(
    () =>
      say`Stir in ${[...hot, spice]} ${until('fragrant', 1)}. Add ${added} with a small glass of water and cook ${over('medium')} ${until('everything is hot and the water is nearly gone', 4, 5)}.`,
  );
  const rice = takeIf(
    board,
    vegetables.some((item) => isPotato(item.food)) ? undefined : first(kitchen, isRice),
    { each: 75 },
  );
  if (rice !== null)
    board.step(
      () => together(boilStarch(rice, 'large', null), say`Drain, cover and keep warm.`),
      'meanwhile',
    );
  finishPan(board, rice, mincePart);
  const named = beans ?? vegetables[0];
  return board.finish(() => ({
    dish: 'mince-pan',
    title: `${soy === null ? 'spiced' : 'soy'} ${nameOne(mince.food, us).replace(' mince', '')}${named === undefined ? '' : ` and ${nameOne(named.food, us)}`} pan`,
    introduction: kitchen.wording(
      `${us ? 'Ground meat' : 'Mince'} wants to be left alone at first: stir it too soon and it stews ${us ? 'gray' : 'grey'} instead of browning.`,
      'Browned hard, spiced late and finished with something sharp: that is all it needs.',
    ),
    keeps: 'Keeps 2 days in the fridge; reheat until steaming all through.',
    plate: [220, 700],
    fit: 0.65,
  }));
}

function finishPan(board: Board, rice: Part | null, mince: Part): void {
  const { kitchen } = board;
  const pepper = takePepper(board);
  const citrus = takeIf(board, first(kitchen, isCitrus), { total: 35, prepare: 'juiced' });
  const tops = real([
    takeIf(board, first(kitchen, isYoghurt) ?? kitchen.find('soured-cream'), { each: 40 }),
    takeIf(board, kitchen.find('avocado'), { each: 60, prepare: 'stoned, peeled and sliced' }),
    takeIf(board, first(kitchen, isSoftCheese), { each: 25, prepare: 'crumbled' }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
    takeIf(board, first(kitchen, isNut), { each: 10, cut: 'chopped' }),
  ]);
  const bread =
    rice === null
      ? takeIf(board, kitchen.find('tortilla') ?? first(kitchen, isFlatbread), {
          each: 60,
          prepare: 'warmed',
        })
      : null;
  const side = rice !== null ? ` over ${the(rice)}` : '';
  board.step(() =>
    together(
      say`Take off the heat and season with ${real([pepper, citrus])}.`,
      say`Serve the ${mince.noun} hot${side}${sayIf(bread, (bread) => say` with ${bread}`)}${tops.length === 0 ? '.' : say`, topped with ${tops}.`}`,
    ),
  );
}
