// Chicken on the bone, browned and then simmered: in wine or cider, with cream, with beans, or with the fruit of a tagine.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, STOCKS, takeOnion, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { isSkinned } from '../../skin-and-bone.ts';
import {
  byWorth,
  first,
  isCookable,
  isCurryPaste,
  isDriedFruit,
  isLeafyGreen,
  isPotato,
  isTinnedLegume,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readPace, readsCore, simmerCut, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, over, rest, say, sayIf, together, until } from '../../words/say.ts';
import { inBatches } from '../parts/batches.ts';
import { isBoneIn, isWholeLeg } from '../parts/kit.ts';
import { waterFor } from '../parts/pot-water.ts';
import { takeSpices } from '../parts/spices.ts';

export const chickenPot: Dish = {
  id: 'chicken-pot',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.75,
  cook: write,
};

const WINES: readonly FoodId[] = ['white-wine', 'cider', 'red-wine', 'beer', 'sherry', 'marsala'];
const CREAMS: readonly FoodId[] = ['double-cream', 'creme-fraiche', 'single-cream', 'soured-cream'];
const CURED: readonly FoodId[] = ['bacon', 'pancetta', 'chorizo', 'smoked-sausage'];
const CUBES: readonly FoodId[] = ['chicken-stock-cube', 'stock-cube'];
const WARM: readonly FoodId[] = [
  'ras-el-hanout',
  'cumin',
  'cinnamon',
  'paprika',
  'smoked-paprika',
  'turmeric',
  'ground-ginger',
  'coriander-ground',
];
/** With these it is another kitchen's dish. */
const OTHERS: readonly FoodId[] = [
  'soy-sauce',
  'coconut-milk',
  'garam-masala',
  'curry-powder',
  'tinned-tomato',
  'passata',
];

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const chicken = kitchen.find('chicken-thigh', 'chicken-drumstick');
  const wet = kitchen.find(...WINES, ...STOCKS, ...CUBES, ...CREAMS);
  const dried = first(kitchen, isDriedFruit);
  const legume = first(kitchen, isTinnedLegume);
  const briny = kitchen.find('preserved-lemon', 'olives', 'capers');
  if (chicken === undefined || kitchen.find(...OTHERS) !== undefined || first(kitchen, isCurryPaste))
    return null;
  if ((wet ?? dried ?? legume ?? briny) === undefined) return null;
  const board = startDraft(kitchen);
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const onBone = isBoneIn(chicken);
  const isLeg = isWholeLeg(chicken.food);
  const part = board.take(chicken, { each: onBone ? 250 : 150, prepare: '', noun: 'chicken' });
  board.step(
    () =>
      say`Pat ${part} dry and season with ${half(salt)} and ${pepper}. Heat ${half(oil)} in a wide, lidded pan ${over('medium-high')} and brown the chicken, ${onBone && !isSkinned(chicken) ? 'skin side first' : 'turning once'}, ${inBatches(until('deep gold', onBone ? 8 : 6, onBone ? 10 : 8), [part])}. Lift onto a plate.`,
  );
  const vegetables = pick(kitchen, (food) => isCookable(food) || isPotato(food))
    .sort(byWorth)
    .slice(0, 4);
  const late = vegetables.filter((item) => isLeafyGreen(item.food) || readPace(item) === 'fast');
  const roots = vegetables.filter((item) => !late.includes(item) && readPace(item) === 'slow');
  const cured = takeIf(board, kitchen.find(...CURED), (item) => ({ each: 35, ...withCut(item, 'strips') }));
  const onion = takeOnion(board, 'buy', 80);
  const soft = vegetables
    .filter((item) => !late.includes(item) && !roots.includes(item) && item.food.id !== onion?.food.id)
    .map((item) =>
      board.take(item, { each: 90, ...withCut(item, item.food.heat.soften?.cut ?? item.food.cuts[0]) }),
    );
  const isSpiced = kitchen.find(...WARM) !== undefined;
  const sharp = [...takeSharp(board), ...(isSpiced ? takeSpices(board, WARM, servings / 2) : [])];
  board.step(() =>
    together(
      say`Add ${[rest(oil), ...real([cured, onion]), ...soft]} and cook ${over('medium')}, scraping up what has stuck, ${until('soft and golden', 8, 10)}.`,
      sayIf(sharp.length > 0, () => say`Stir in ${sharp} ${until('fragrant', 1)}.`),
    ),
  );
  const wine = takeIf(board, kitchen.find(...WINES), { each: 75 });
  const stock = takeIf(board, kitchen.find(...STOCKS), { each: 120 });
  const cube = stock === null ? takeIf(board, kitchen.find(...CUBES), { total: 10 }) : null;
  const rootParts = roots.map((item) =>
    board.take(item, {
      each: isPotato(item.food) ? 180 : 90,
      ...(isPotato(item.food) ? { cut: 'chunks-3cm' } : simmerCut(item)),
    }),
  );
  const pot = real([
    wine,
    stock,
    cube,
    takeIf(board, legume, { each: 100 }),
    takeIf(board, dried, { each: 25 }),
    needIf(board, kitchen.find('saffron'), 1, 'pinch'),
    takeIf(board, kitchen.find('preserved-lemon'), {
      each: 12,
      prepare: 'pulp scraped out, rind finely sliced',
    }),
    takeIf(board, kitchen.find('olives', 'capers'), { each: 15 }),
    takeIf(board, kitchen.find('bay-leaf'), { total: 1, prepare: '' }),
  ]);
  const ml = (real([wine, stock]).length > 0 ? 75 : 150) * servings;
  board.step(
    () =>
      say`Return the chicken with ${[...rootParts, ...pot, rest(salt)]} and ${waterFor(ml, us)}. Cover and simmer ${over('low')} ${onBone ? until('the meat comes away from the bone', isLeg ? 40 : 30, isLeg ? 45 : 35) : until('the meat is tender and no pink is left', 20, 25)}: ${readsCore(part, us)}.`,
  );
  const lateParts = late.map((item) => board.take(item, { each: 60, ...withCut(item, 'shreds') }));
  const cream = takeIf(board, kitchen.find(...CREAMS), { each: 45 });
  const mustard = takeIf(board, kitchen.find('wholegrain-mustard', 'mustard'), { each: 6 });
  const smooth = real([cream, mustard]);
  board.step(() =>
    together(
      sayIf(lateParts.length > 0, () => say`Stir in ${lateParts} ${until('just tender', 3, 4)}.`),
      say`Lift the lid and bubble ${over('medium')} ${until('the sauce coats a spoon', 4, 6)}.`,
      sayIf(smooth.length > 0, () => say`Stir in ${smooth} and let it bubble once more.`),
      say`Serve hot.`,
    ),
  );
  const names = real([
    dried,
    kitchen.find('preserved-lemon'),
    kitchen.find('olives'),
    legume,
    ...vegetables,
    cured?.item,
  ])
    .map((item) => nameMany(item.food, us).replace(/^dried /, ''))
    .concat(cream === null ? [] : nameOne(cream.food, us));
  const isTagine =
    kitchen.find('preserved-lemon', 'ras-el-hanout') !== undefined || (dried !== undefined && isSpiced);
  const kind = isTagine
    ? 'chicken tagine'
    : wine === null
      ? 'chicken casserole'
      : `chicken in ${nameOne(wine.food, us).replace(/^(?:dry|medium) /, '')}`;
  return board.finish(() => ({
    dish: 'braise',
    title: fitTitle(
      `${kind} with ${names.length === 0 ? 'onions' : names.slice(0, 2).join(' and ')}`,
      `${kind} with ${names[0]}`,
      kind,
    ),
    introduction: `Browned well and then left under a lid: chicken ${onBone ? 'on the bone ' : ''}makes its own sauce${isLeg ? '' : ' in half an hour'}.`,
    keeps: 'Keeps 2 days in the fridge; reheat until steaming all through.',
    plate: [300, 900],
    fit: 0.85,
  }));
}
