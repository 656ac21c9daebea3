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
  isCurryPaste,
  isFlatbread,
  isGarlic,
  isGinger,
  isHardyHerb,
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
import { half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { inBatches } from '../parts/batches.ts';
import { STOCKS } from '../parts/doses.ts';
import { waterFor } from '../parts/pot-water.ts';

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

const EASTERN: readonly FoodId[] = [
  'soy-sauce',
  'tamari',
  'doubanjiang',
  'gochujang',
  'black-bean-sauce',
  'oyster-sauce',
  'hoisin-sauce',
];
const VINEGARS: readonly FoodId[] = ['red-wine-vinegar', 'cider-vinegar', 'vinegar'];

/** The listed spices; else soy where the list is of the east; cumin only where nothing else gives the taste. */
function takeFlavour(board: Board): readonly Part[] {
  const { kitchen } = board;
  const { servings } = kitchen;
  const listed = SPICES.filter((id) => kitchen.find(id) !== undefined);
  const spoon = servings > 2 ? 2 : 1;
  if (listed.length > 0)
    return listed.slice(0, 2).map((id) => board.need([id], spoon / Math.min(2, listed.length), 'tsp'));
  const eastern = EASTERN.map((id) => kitchen.find(id)).filter((item) => item !== undefined);
  if (eastern.length > 0) return eastern.slice(0, 2).map((item) => board.take(item, { each: 10 }));
  const own = first(kitchen, isHardyHerb, isCurryPaste) ?? kitchen.find('mustard', 'harissa', 'chipotle');
  return own === undefined && kitchen.find('worcestershire-sauce', 'tomato-puree') === undefined
    ? [board.need(SPICES, spoon, 'tsp')]
    : real([
        takeIf(board, own, ({ food }) =>
          isHardyHerb(food) ? { each: 1, cut: 'finely-chopped' } : { each: 8 },
        ),
      ]);
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const mince = first(kitchen, isMince);
  const vegetables = pick(kitchen, (food) => isCookable(food) || isPotato(food))
    .sort(byWorth)
    .slice(0, 3);
  const beans = first(kitchen, isTinnedLegume);
  if (mince === undefined || (vegetables.length === 0 && beans === undefined)) return null;
  const board = startDraft(kitchen);
  const rice = takeIf(
    board,
    vegetables.some((item) => isPotato(item.food)) ? undefined : first(kitchen, isRice),
    { each: 75 },
  );
  if (rice !== null)
    board.step(() => together(boilStarch(rice, 'large', null), say`Drain, cover and keep warm.`));
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const salt = takeSalt(board);
  const vegetablesSaid = addPanVegetables(board, vegetables, 90).said;
  const pan = servings > 4 ? 'two wide frying pans, half of everything in each,' : 'a wide frying pan';
  if (vegetables.length > 0)
    board.step(
      () =>
        together(
          say`Warm ${oil} in ${pan} ${over('medium')}.`,
          vegetablesSaid,
          say`Season with ${half(salt)} and tip onto a plate.`,
        ),
      rice === null ? undefined : 'meanwhile',
    );
  const mincePart = board.take(mince, { each: 120 });
  const onion = takeIf(board, first(kitchen, isOnion), { each: 70, cut: 'finely-chopped' });
  const isLean = mince.food.origins.includes('poultry');
  board.step(() =>
    together(
      vegetables.length > 0
        ? say`Turn the heat up to ${over('medium-high', 'medium-high')}.`
        : say`Heat ${oil} in ${pan} ${over('medium-high')}.`,
      say`Add ${[mincePart, vegetables.length > 0 ? rest(salt) : salt]} in one layer, leave for 2 minutes so that it browns, then break it up and fry ${inBatches(until('dry, dark and crumbly', 5, 6), [mincePart], servings > 4 ? 2 : 1, true)}; it should read ${readsCore(mincePart, us)}.`,
      isLean ? null : say`Tilt the pan and spoon off all but a little of the fat.`,
      sayIf(onion, (onion) => say`Stir in ${onion} and cook ${until('soft and beginning to brown', 5, 6)}.`),
    ),
  );
  const flavour = takeFlavour(board);
  const hot = real([
    takeIf(board, first(kitchen, isGarlic), { total: 10, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isGinger), { each: 5, prepare: 'peeled and finely chopped' }),
    needIf(board, kitchen.find('tomato-puree'), servings / 2, 'tbsp'),
    needIf(board, kitchen.find('worcestershire-sauce'), servings, 'tsp'),
  ]);
  const beanPart = takeIf(board, beans, { each: 110 });
  const stock = takeIf(board, kitchen.find(...STOCKS), ({ food }) => ({
    each: food.id.endsWith('cube') ? 3 : 60,
  }));
  const poured = stock !== null && !stock.food.id.endsWith('cube');
  const added = [
    ...(beanPart === null ? [] : [say`${beanPart}`]),
    ...(vegetables.length === 0 ? [] : [say`the vegetables from the plate`]),
  ];
  board.step(
    () =>
      say`Stir in ${[...hot, ...flavour]} ${until('fragrant', 1)}. Add ${added[0] ?? ''}${added.length > 1 ? say` and ${added[1] ?? ''}` : ''}${stock === null ? '' : say` with ${stock}`}${poured ? '' : `${stock === null ? ' with' : ' and'} ${waterFor(servings * 40, us)}`} and cook ${over('medium')} ${until('everything is hot and the liquid is nearly gone', 4, 5)}.`,
  );
  const isSoy = flavour.some(({ food }) => EASTERN.includes(food.id));
  finishPan(board, rice, mincePart, isSoy);
  const named = beans ?? vegetables[0];
  const isSpiced = flavour.some(({ food }) => SPICES.includes(food.id));
  return board.finish(() => ({
    dish: 'mince-pan',
    title: `${isSoy ? 'soy ' : isSpiced ? 'spiced ' : ''}${nameOne(mince.food, us).replace(' mince', '')}${named === undefined ? '' : ` and ${nameOne(named.food, us)}`} pan`,
    introduction: kitchen.wording(
      `${us ? 'Ground meat' : 'Mince'} wants to be left alone at first: stir it too soon and it stews ${us ? 'gray' : 'grey'} instead of browning.`,
      'Browned hard, seasoned late and finished with something sharp: that is all it needs.',
    ),
    keeps: 'Keeps 2 days in the fridge; reheat until steaming all through.',
    plate: [220, 700],
    fit: 0.65,
  }));
}

function finishPan(board: Board, rice: Part | null, mince: Part, isSoy: boolean): void {
  const { kitchen } = board;
  const { servings } = kitchen;
  const pepper = takePepper(board);
  const citrus = takeIf(board, first(kitchen, isCitrus), { total: 35, prepare: 'juiced' });
  const sharp = real([
    citrus ??
      board.need(
        isSoy && kitchen.find('rice-vinegar') !== undefined ? ['rice-vinegar'] : VINEGARS,
        servings / 2,
        'tsp',
      ),
  ]);
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
      say`Take off the heat and season with ${[pepper, ...sharp]}.`,
      say`Serve the ${mince.noun} hot${side}${sayIf(bread, (bread) => say` with ${bread}`)}${tops.length === 0 ? '.' : say`, topped with ${tops}.`}`,
    ),
  );
}
