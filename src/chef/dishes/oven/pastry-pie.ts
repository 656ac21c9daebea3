// A creamy filling under a lid of pastry.

import type { Food } from '../../../food/foods.ts';
import { fitTitle, nameDish, takeOnion, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCookable,
  isCookedMeat,
  isCream,
  isLeafyGreen,
  isNamed,
  isPoultry,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeOil, takePepper, untaken, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, half, oven, over, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { takePastry } from '../parts/bake-parts.ts';
import { inBatches } from '../parts/batches.ts';
import { waterFor } from '../parts/pot-water.ts';

const OVEN_PIE = { family: 'oven', side: 'savoury', needs: ['hob', 'oven'] } as const;

export const pastryPie: Dish = { id: 'pastry-pie', ...OVEN_PIE, prior: 0.7, cook: writePastryPie };

/** Hot in the time of the crust. */
const isQuick = (food: Food): boolean => food.form === 'frozen' || isNamed(food, 'peas', 'sweetcorn');

/** It is there for what it does to the others, and no pie is called by it. */
const isFaint = ({ food }: Item): number => Number(isNamed(food, 'celery', 'carrot', 'swede'));

function writePastryPie(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pastry = kitchen.find('puff-pastry', 'shortcrust-pastry');
  const meat = first(kitchen, isPoultry, isCookedMeat, isBacon, (food) => food.category === 'plant-protein');
  const all = pick(kitchen, isCookable).sort((a, b) => isFaint(a) - isFaint(b) || byWorth(a, b));
  const slow = all.filter(({ food }) => !isQuick(food)).slice(0, 3);
  const vegetables = [...slow, ...all.filter(({ food }) => isQuick(food)).slice(0, slow.length < 3 ? 2 : 1)];
  const creamy = first(kitchen, isCream) ?? kitchen.find('cream-cheese', 'cream-soup', 'milk', 'oat-cream');
  if (pastry === undefined || (meat === undefined && vegetables.length < 2) || vegetables.length === 0)
    return null;
  // Without meat or cream it would rather be a tart.
  if (creamy === undefined && (meat === undefined || kitchen.choose('milk') === undefined)) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const salt = board.need(['salt'], servings > 2 ? 1 : 0.5, 'tsp');
  const meatPart = takeIf(board, meat, (item) => ({
    each: isPoultry(item.food) ? 140 : isBacon(item.food) ? 40 : 100,
    ...withCut(item, isPoultry(item.food) ? 'chunks-3cm' : 'strips'),
  }));
  const bacon = takeIf(board, first(kitchen, isBacon), { each: 40, cut: 'strips' });
  const onion = takeOnion(board, 'listed');
  const vegParts = vegetables
    .filter((item) => !isLeafyGreen(item.food) && !isQuick(item.food))
    .map((item) =>
      board.take(item, {
        each: 90,
        ...withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : 'thin-slices'),
      }),
    );
  const leaves = vegetables
    .filter((item) => isLeafyGreen(item.food))
    .map((item) => board.take(item, { each: 60, cut: 'shreds' }));
  const raw = meatPart !== null && meatPart.food.core !== undefined && isPoultry(meatPart.food);
  board.step(() =>
    together(
      say`Heat the oven to ${oven(200, us)}. Warm ${oil} in a wide pan ${over(raw ? 'medium-high' : 'medium')}.`,
      raw
        ? say`Add ${meatPart}, turn ${inBatches(until('browned-all-over', 5, 6), [meatPart])}, and lift onto a plate.`
        : null,
      real([bacon, onion, ...vegParts]).length === 0
        ? null
        : say`Add ${[...real([bacon, onion]), ...vegParts, half(salt)]} and cook, stirring now and then, ${until('soft and beginning to colour', 8, 10)}.`,
      leaves.length === 0 ? null : say`Fold in ${leaves} ${until('wilted and the pan is dry', 2, 3)}.`,
    ),
  );
  const wine = takeIf(board, kitchen.find('white-wine', 'cider', 'sherry'), { each: 60 });
  const flour = board.need(
    ['plain-flour', 'cornflour', 'self-raising-flour'],
    Math.max(1, servings / 2),
    'tbsp',
  );
  const sharp = takeSharp(board);
  const wet =
    creamy === undefined
      ? board.need(['milk'], 120 * servings, 'ml')
      : board.take(creamy, { each: creamy.food.id === 'milk' ? 120 : 70 });
  const mustard = board.need(['mustard', 'wholegrain-mustard', 'nutmeg'], 1, 'tsp');
  const cheese = takeIf(
    board,
    kitchen.items.find((item) => item.food.roles.includes('cheese') && item !== creamy),
    { each: 25, prepare: 'grated or crumbled' },
  );
  const pepper = takePepper(board);
  const leftSalt = real([bacon, onion, ...vegParts]).length === 0 ? salt : rest(salt);
  const thin =
    creamy?.food.id === 'milk' || creamy === undefined
      ? null
      : waterFor(roundAmount(servings * (wine === null ? 60 : 35)), us);
  const quick = vegetables.filter(({ food }) => isQuick(food)).map((item) => board.take(item, { each: 70 }));
  const dropping = real([...quick, meatPart !== null && !raw ? meatPart : null, cheese]);
  board.step(
    () =>
      say`${sayIf(wine, (one) => say`Pour in ${one} and let it bubble ${over('medium-high')} ${until('reduced-by-half', 2, 3)}. `)}Stir in ${[...sharp, flour]} and cook for a minute, then add ${[wet, mustard, leftSalt, pepper]}${thin === null ? '' : ` and ${thin}`}, stirring ${over('medium-low')} ${until('thick-coats-spoon', 3, 4)}.${raw ? ` Return ${the(meatPart)} with the juices from the plate.` : ''}${sayIf(dropping.length > 0, () => say` Fold in ${dropping}.`)} Tip into ${nameDish(kitchen)}.`,
  );
  const pastryPart = takePastry(board, pastry);
  const wash = untaken(
    board,
    'milk',
    ...(kitchen.find('egg') === undefined ? [] : (['egg'] as const)),
    'olive-oil',
  );
  const glaze = wash.length === 0 ? null : board.need(wash, 1, 'tbsp');
  board.step(() =>
    together(
      say`Once the filling has stopped steaming, lay ${pastryPart} over the dish, rolled or cut to fit, press the edge down and cut two slits for the steam.${sayIf(glaze, (part) => say` Brush with ${part}.`)}`,
      say`Bake ${until('the pastry is deep gold all over', 25, 30)}; the filling should bubble and read ${core(74, us)} in the middle${raw ? `, ${the(meatPart)} with no pink left` : ''}. Leave for ${wait(5, '5 minutes')}.`,
    ),
  );
  const names = [...real([meat, bacon?.item]), ...vegetables].map(({ food }) =>
    nameOne(food, us).replace(/^(?:streaky|back|smoked) /, ''),
  );
  return board.finish(() => ({
    dish: 'pastry-pie',
    title: fitTitle(
      ...(bacon === null ? [] : [`${listWords(names.slice(0, 3))} pie`]),
      `${names.slice(0, 2).join(' and ')} pie with a pastry lid`,
      `${names[0] ?? 'vegetable'} pie`,
    ),
    introduction: 'Only a lid, no base: all of the pastry is crisp and none of it is soggy.',
    keeps: 'Keeps 2 days in the fridge; reheat in a hot oven until steaming all through.',
    plate: [260, 700],
    fit: 0.78 + (meat === undefined ? 0 : 0.05),
  }));
}
