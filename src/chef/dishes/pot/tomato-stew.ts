// Mince, sausage, chicken or beans in a thick tomato sauce; with mince or red beans it is a chilli.

import type { FoodId } from '../../../food/foods.ts';
import { needOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isChilli,
  isCitrus,
  isCookable,
  isCuredSausage,
  isFlatbread,
  isGarlic,
  isGratingCheese,
  isHardyHerb,
  isLeafyGreen,
  isMince,
  isNamed,
  isPotato,
  isPoultry,
  isRice,
  isSausage,
  isSoftHerb,
  isTinnedLegume,
  isTinnedTomato,
  only,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import {
  boilStarch,
  readPace,
  readsCore,
  simmerCut,
  takeOil,
  takePepper,
  takeSalt,
  withCut,
} from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { inBatches, pullOff, startTurkey } from '../parts/batches.ts';
import { isQuickGreen, lateCut } from '../parts/late-greens.ts';
import { waterFor } from '../parts/pot-water.ts';
import { takeSpices } from '../parts/spices.ts';

const CHILLI_SPICES: readonly FoodId[] = [
  'chilli-powder',
  'chipotle',
  'chilli-flakes',
  'cumin',
  'smoked-paprika',
  'paprika',
  'coriander-ground',
  'oregano',
];

export const tomatoStew: Dish = {
  id: 'tomato-stew',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.65,
  cook: writeStew,
};

const nameChilli = (us: boolean): string => (us ? 'chili' : 'chilli');

function writeStew(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const tomato = first(kitchen, isTinnedTomato) ?? kitchen.find('passata');
  const meat = first(kitchen, isMince, isSausage, isPoultry);
  const beans = first(kitchen, isTinnedLegume);
  if (tomato === undefined || (meat === undefined && beans === undefined)) return null;
  const vegetables = pick(
    kitchen,
    (food) => (isCookable(food) || isPotato(food)) && !isNamed(food, 'beetroot'),
  )
    .sort(byWorth)
    .slice(0, 4);
  const board = startDraft(kitchen);
  const hot = kitchen.find(...CHILLI_SPICES) ?? first(kitchen, isChilli);
  const isChilliPot =
    beans !== undefined &&
    (only(meat, isMince) !== undefined || isNamed(beans.food, 'kidney-beans', 'black-beans'));
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const onion = needOnion(board);
  const salt = takeSalt(board);
  const meatPart = takeIf(board, meat, ({ food }) => ({
    each: isPoultry(food) ? 150 : 115,
    ...(isSausage(food) ? { prepare: '' } : {}),
  }));
  const chorizo = takeIf(board, meat === undefined ? first(kitchen, isCuredSausage) : undefined, {
    each: 35,
    cut: 'slices-1cm',
  });
  if (meatPart !== null && meat !== undefined) {
    const how = isMince(meat.food)
      ? say`Add ${meatPart} in one layer, leave for 2 minutes so that it browns, then break it up and fry ${inBatches(until('brown and dry', 5, 6), [meatPart])}.`
      : say`Add ${meatPart} and turn ${inBatches(until('browned-all-over', 6, 8), [meatPart])}.`;
    board.step(() =>
      together(
        say`Heat ${half(oil)} in a large pan ${over('medium-high')}.`,
        how,
        isPoultry(meat.food)
          ? say`Lift onto a plate.`
          : say`Lift onto a plate and pour off all but a spoonful of the fat.`,
      ),
    );
  }
  const hard = vegetables
    .filter((item) => isNamed(item.food, 'carrot', 'celery', 'pepper', 'fennel', 'leek'))
    .map((item) => board.take(item, { each: 70, ...withCut(item, 'dice-1cm') }));
  const first1 = [onion, ...real([chorizo]), ...hard];
  board.step(
    () =>
      say`${meatPart === null ? 'Warm' : 'Add'} ${meatPart === null ? oil : rest(oil)} ${meatPart === null ? 'in a large pan' : 'to the pan and turn it down'} ${over('medium', meatPart === null ? 'over medium heat' : 'to medium heat')}. Add ${[...first1, half(salt)]} and cook, stirring now and then, ${until('soft-not-brown', 8, 10)}.`,
  );
  const garlic = takeIf(board, first(kitchen, isGarlic), {
    total: servings > 3 ? 16 : 10,
    cut: 'finely-chopped',
  });
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'finely-chopped' });
  const spices = isChilliPot
    ? takeChilliSpices(board)
    : takeSpices(board, ['smoked-paprika', 'paprika', 'oregano', 'mixed-herbs', 'dried-thyme', 'cumin'], 1);
  const depth = real([
    takeIf(board, kitchen.find('tomato-puree'), { each: 8 }),
    needIf(
      board,
      meat === undefined ? undefined : kitchen.find('worcestershire-sauce', 'hendersons-relish'),
      servings,
      'tsp',
    ),
  ]);
  const hardy = takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' });
  const others = vegetables.filter(
    (item) => !hard.some((part) => part.item === item) && !isLeafyGreen(item.food),
  );
  const late = meat === undefined ? [] : others.filter(({ food }) => isQuickGreen(food));
  const otherParts = others
    .filter((item) => !late.includes(item))
    .map((item) => board.take(item, { each: 100, ...simmerCut(item) }));
  const tomatoPart = board.take(tomato, { each: 200 });
  const beanPart = takeIf(board, beans, { each: 120 });
  const join = [...otherParts, ...real([beanPart])];
  const start = startTurkey(real([meatPart]));
  const slow = others.some((item) => readPace(item) === 'slow');
  const minutes = readStewMinutes(meat, slow);
  const ml = roundAmount((slow ? 60 : 50) * servings);
  board.step(() =>
    together(
      say`Stir in ${[...real([garlic, chilli, hardy]), ...spices, ...depth]} ${until('fragrant', 1)}. ${meatPart === null ? 'Add' : `Return the ${meatPart.noun} and add`} ${[tomatoPart, ...(start === null ? join : [])]}, ${rest(salt)} and ${waterFor(ml, us)}.`,
    ),
  );
  board.step(() =>
    together(
      say`Bring to a simmer${start === null ? ', then' : say`. ${start} Add ${join.length > 0 ? say`${join} and` : 'a splash of water and'}`} cook ${over('low')} with the lid half on, stirring now and then, ${until(slow ? `thick, with ${the(...otherParts.filter((part) => part.item !== null && readPace(part.item) === 'slow'))} tender` : 'thick and dark', minutes[0], minutes[1])}.`,
      sayIf(
        meatPart,
        (meatPart) =>
          say`${isMince(meatPart.food) ? 'It' : `The ${meatPart.noun}`} should read ${readsCore(meatPart, us)}.${pullOff([meatPart])}`,
      ),
    ),
  );
  const lateParts = late.map((item) => board.take(item, { each: 100, ...lateCut(item) }));
  const rice = first(kitchen, isRice);
  const ricePart = takeIf(board, rice, { each: 75 });
  if (ricePart !== null)
    board.step(
      () => together(boilStarch(ricePart, 'large', null), say`Drain, cover and keep warm.`),
      'meanwhile',
    );
  const leaves = vegetables
    .filter((item) => isLeafyGreen(item.food))
    .map((item) => board.take(item, { each: 60, ...withCut(item, 'shreds') }));
  const pepper = takePepper(board);
  const lime = takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' });
  const chocolate = isChilliPot ? takeIf(board, kitchen.find('chocolate'), { each: 5 }) : null;
  const tops = real([
    takeIf(board, kitchen.find('soured-cream', 'yoghurt', 'greek-yoghurt'), { each: 30 }),
    takeIf(board, first(kitchen, isGratingCheese), { each: 20, cut: 'grated' }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
    takeIf(board, kitchen.find('avocado'), { each: 50, prepare: 'stoned, peeled and sliced' }),
  ]);
  const breadItem = kitchen.find('tortilla') ?? first(kitchen, isFlatbread, isBread);
  const bread = takeIf(board, ricePart === null ? breadItem : undefined, { each: 80, prepare: '' });
  board.step(() =>
    together(
      sayIf(
        lateParts.length > 0,
        () => say`Add ${lateParts} and simmer ${over('medium-low')} ${until('just tender', 6, 8)}.`,
      ),
      sayIf(leaves.length > 0, () => say`Fold in ${leaves} ${until('just wilted', 2, 3)}.`),
      say`Season with ${[pepper, ...real([lime, chocolate])]}.`,
      say`Serve${ricePart === null ? (bread === null ? ' in warm bowls' : say` with ${bread}`) : ` over ${the(ricePart)}`}${tops.length === 0 ? '.' : say`, topped with ${tops}.`}`,
    ),
  );
  const veg = vegetables.map((item) => item.food);
  const meatName = meat === undefined ? null : nameOne(meat.food, us).replace(' mince', '');
  const beanName = beans === undefined ? null : nameOne(beans.food, us);
  const named = isChilliPot
    ? real([meatName, beanName])
    : real([meatName, beanName, ...veg.map((food) => nameOne(food, us)), 'tomato']).slice(0, 2);
  const title = `${named.join(' and ')} ${isChilliPot ? nameChilli(us) : 'stew'}`;
  return board.finish(() => ({
    dish: isChilliPot ? 'chilli' : 'tomato-stew',
    title,
    introduction:
      meatPart === null
        ? 'Spices fried in the onion and a sauce cooked until it is thick: the beans only have to warm through and drink it in.'
        : `${isMince(meatPart.food) ? 'Mince' : `The ${meatPart.noun}`} properly browned first, and low heat afterwards: that is where the depth comes from.`,
    keeps: 'Keeps 2 days in the fridge and freezes well; reheat until steaming all through.',
    plate: [300, 850],
    fit: (isChilliPot ? 0.8 : 0.6) + (hot === undefined ? 0 : 0.08),
  }));
}

/** Cumin, and with it what is listed of the hot ones, or else paprika. */
function takeChilliSpices(board: Board): Part[] {
  const tsp = Math.max(1, Math.round(board.kitchen.servings / 2));
  return [board.need(['cumin'], tsp, 'tsp'), ...takeSpices(board, CHILLI_SPICES, tsp)];
}

function readStewMinutes(meat: Item | undefined, slow: boolean): readonly [number, number] {
  if (meat !== undefined) return isPoultry(meat.food) ? [30, 35] : [25, 30];
  return slow ? [20, 25] : [15, 18];
}
