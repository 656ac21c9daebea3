// Rice cooked in spiced tomato, or steamed over spiced meat: one pot, a tight lid, and nobody looks in.

import type { Food, FoodId } from '../../../food/foods.ts';
import { fitTitle, takeCitrus, takeOnion, takeSharp, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChop,
  isCookable,
  isCuredSausage,
  isFish,
  isLeafyGreen,
  isPoultry,
  isPrawn,
  isRice,
  isSquid,
  isTinnedLegume,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeOil, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { are, core, half, over, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { inBatches, widePans } from '../parts/batches.ts';
import { cutPieces } from '../parts/boned.ts';
import { waterFor } from '../parts/pot-water.ts';

export const spicedRice: Dish = {
  id: 'spiced-rice',
  family: 'rice',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.68,
  cook: write,
};

/** A leg of turkey is raw when the rice is done. */
const isShortPoultry = (food: Food): boolean => isPoultry(food) && food.id !== 'turkey-leg';

type Manner = 'tomato' | 'curried' | 'smoky' | 'saffron';

const WARM_SPICES: readonly FoodId[] = [
  'garam-masala',
  'curry-powder',
  'cumin',
  'coriander-ground',
  'turmeric',
];

const JOLLOF_SPICES: readonly FoodId[] = ['dried-thyme', 'curry-powder', 'ground-ginger', 'paprika'];

function readManner(kitchen: Kitchen): Manner | null {
  const tomato = kitchen.find('tinned-tomato', 'passata', 'tomato-puree', 'tomato');
  const warm = kitchen.find('garam-masala', 'indian-curry-paste', 'curry-powder', 'cardamom', 'ghee');
  if (isJollof(kitchen)) return 'tomato';
  if (
    warm !== undefined &&
    first(kitchen, isPoultry, isChop, isTinnedLegume, isPrawn, isCookable) !== undefined
  )
    return 'curried';
  if (first(kitchen, isCuredSausage) !== undefined) return 'smoky';
  if (tomato !== undefined) return 'tomato';
  return kitchen.find('saffron') !== undefined && first(kitchen, isPrawn, isFish, isSquid) !== undefined
    ? 'saffron'
    : null;
}

/** Rice in tomato, sweet pepper and hot pepper; curry powder and thyme belong in it as much as in any pilau. */
function isJollof(kitchen: Kitchen): boolean {
  const tomato = kitchen.find('tinned-tomato', 'passata', 'tomato-puree', 'tomato');
  if (tomato === undefined || kitchen.find('garam-masala', 'indian-curry-paste', 'cardamom') !== undefined)
    return false;
  return (
    kitchen.find('scotch-bonnet') !== undefined ||
    (kitchen.find('pepper') !== undefined &&
      kitchen.find('curry-powder') !== undefined &&
      kitchen.find('thyme', 'dried-thyme') !== undefined)
  );
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const rice = kitchen.items.find(
    (item) =>
      isRice(item.food) &&
      !/risotto|pudding|glutinous|sushi|wild|brown/.test(item.food.id) &&
      !/cooked|leftover/.test(item.state),
  );
  const manner = readManner(kitchen);
  if (rice === undefined || manner === null) return null;
  const meat = first(kitchen, isShortPoultry, (food) => isChop(food) && food.id !== 'steak');
  const fish = meat === undefined ? first(kitchen, isPrawn, isFish) : undefined;
  const squid = meat === undefined ? kitchen.find('squid') : undefined;
  const sausage = first(kitchen, isCuredSausage);
  const beans = meat === undefined ? first(kitchen, isTinnedLegume) : undefined;
  const vegetables = pick(
    kitchen,
    (food) => isCookable(food) && !isLeafyGreen(food) && food.id !== 'tomato' && food.id !== 'cherry-tomato',
  )
    .sort(byWorth)
    .slice(0, 3);
  if (
    meat === undefined &&
    fish === undefined &&
    squid === undefined &&
    beans === undefined &&
    sausage === undefined &&
    vegetables.length === 0
  )
    return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(2, servings));
  const salt = board.need(['salt'], servings > 2 ? 1.5 : 0.75, 'tsp');
  const lidded = widePans(servings, 'a wide pan with a tight lid', 'two wide pans with tight lids');
  const meatPart = takeIf(board, meat, (item) => ({
    each: 140,
    ...(isPoultry(item.food) ? cutPieces(item, us) : withCut(item, 'chunks-3cm')),
  }));
  const sausagePart = takeIf(board, sausage, { each: 35, cut: 'slices-1cm' });
  // With the onion and then with the rice it has its half hour, and is tender.
  const squidPart = takeIf(board, squid, { each: 110, prepare: 'cleaned and cut into 1 cm rings' });
  if (meatPart !== null)
    board.step(
      () =>
        say`Season ${meatPart} with ${half(salt)}. Heat ${half(oil)} in ${lidded} ${over('medium-high')} and brown ${the(meatPart)}, turning, ${inBatches(until('browned-all-over', 6, 8), [meatPart], servings > 8 ? 2 : 1)}. Lift onto a plate.`,
    );
  const onion = takeOnion(board, 'listed');
  const hard = vegetables.filter(
    (item) => item.food.category !== 'frozen-vegetable' && item.food.category !== 'pod',
  );
  const soft = vegetables.filter((item) => !hard.includes(item));
  const hardParts = hard.map((item) =>
    board.take(item, {
      each: 70,
      ...withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : item.food.cuts[0]),
    }),
  );
  board.step(
    () =>
      say`${meatPart === null ? say`Warm ${oil} in ${lidded} ${over('medium')}.` : say`Pour ${rest(oil)} into the pan and turn down ${over('medium', 'to medium heat')}.`}${sayIf(real([sausagePart, onion, squidPart, ...hardParts]).length > 0, () => say` Add ${real([sausagePart, onion, squidPart, ...hardParts])} and cook, stirring now and then, ${until('golden-edges', 8, 10)}.`)}`,
  );
  const sharp = takeSharp(board);
  const paste = takeIf(board, manner === 'curried' ? kitchen.find('indian-curry-paste') : undefined, {
    each: 12,
  });
  const spice = board.need(
    manner === 'curried' ? WARM_SPICES : ['smoked-paprika', 'paprika', 'curry-powder', 'cumin'],
    servings > 2 ? 2 : 1,
    'tsp',
  );
  // What else of the family is listed goes in too, by the smaller spoon.
  const more = (
    isJollof(kitchen) ? JOLLOF_SPICES : ([...WARM_SPICES, 'cumin-seeds', 'paprika', 'oregano'] as const)
  )
    .filter((id) => id !== spice.food.id && kitchen.find(id) !== undefined)
    .slice(0, 4)
    .map((id) => board.need([id], servings > 2 ? 1 : 0.5, 'tsp'));
  const whole =
    kitchen.find('cinnamon-stick') === undefined
      ? needIf(board, kitchen.find('saffron'), 1, 'pinch')
      : takeIf(board, kitchen.find('cinnamon-stick'), { total: 1, prepare: '' });
  const tomato = takeIf(
    board,
    kitchen.find('tinned-tomato', 'passata', 'tomato', 'tomato-puree'),
    (item) => ({
      each: item.food.id === 'tomato-puree' ? 15 : 90,
      ...(item.food.id === 'tomato' ? { prepare: 'chopped' } : {}),
    }),
  );
  const puree = takeIf(
    board,
    tomato === null || tomato.food.id === 'tomato-puree' ? undefined : kitchen.find('tomato-puree'),
    { each: 10 },
  );
  const leaf = takeIf(board, kitchen.find('bay-leaf'), { total: 1, prepare: '' });
  const yoghurt = first(kitchen, isYoghurt);
  const ricePart = board.take(rice, { each: 75 });
  const wet = tomato !== null && tomato.food.id !== 'tomato-puree' ? 1.35 : 1.7;
  const stock = takeIf(board, kitchen.find('stock', 'chicken-stock'), { total: ricePart.grams * wet });
  const cube =
    stock === null ? takeIf(board, kitchen.find('stock-cube', 'chicken-stock-cube'), { total: 10 }) : null;
  const liquid = stock === null ? waterFor(roundAmount(ricePart.grams * wet), us) : null;
  const beanPart = takeIf(board, beans, { each: 90 });
  const saltLeft = meatPart === null ? salt : rest(salt);
  board.step(
    () =>
      say`Stir in ${[...sharp, ...real([paste]), spice, ...more, ...real([whole, puree])]} ${until('fragrant', 1)}${sayIf(tomato, (part) => say`, then ${part}, and fry ${until('dark and almost dry', 4, 6)}: this is where the flavour is made`)}. Stir in ${[ricePart, ...real([beanPart, stock, cube, leaf]), saltLeft]}${liquid === null ? '' : ` and ${liquid}`}${meatPart === null ? '' : `, lay ${the(meatPart)} on top with the juices,`} and bring to the boil.`,
  );
  const fishPart = takeIf(board, fish, (item) => ({
    each: 110,
    ...(isFish(item.food) ? withCut(item, 'chunks-3cm') : {}),
  }));
  const softParts = soft.map((item) => board.take(item, { each: 50, ...withCut(item, undefined) }));
  const late = real([fishPart, ...softParts]);
  const low = meatPart === null ? 14 : 18;
  board.step(() =>
    together(
      say`Cover tightly and cook ${over('low')} ${until('the liquid is gone and the rice is tender', low, low + 2)}; do not stir, or it turns to porridge.`,
      sayIf(
        late.length > 0,
        () => say`Lay ${late} on top for the last 6 minutes, with the lid straight back on.`,
      ),
      sayIf(fishPart, (part) => say`The ${part.noun} should read ${readsCore(part, us)}.`),
      sayIf(squidPart, (part) => say`By then ${the(part)} ${are(part)} long past ${core(63, us)}.`),
      sayIf(meatPart, (part) => say`The ${part.noun} should read ${readsCore(part, us)}.`),
    ),
  );
  const yoghurtPart = takeIf(board, yoghurt, { each: 40 });
  const dried = takeIf(board, kitchen.find('raisins', 'apricots-dried'), { each: 12 });
  const citrus = takeCitrus(board, 25);
  const tops = real([dried, citrus, ...takeTops(board, 'herbs-and-nuts')]);
  board.step(
    () =>
      say`Leave off the heat, still covered, ${wait(8)}, then lift with a fork${sayIf(tops.length > 0, () => say`, turning in ${tops}`)}. ${manner === 'tomato' ? 'A little crust on the bottom is a gift: scrape it up and share it out' : 'Bring it to the table in the pan'}${sayIf(yoghurtPart, (part) => say`, with ${part} on the side`)}.`,
  );
  const names = [meat, fish, squid, sausage, beans, ...vegetables]
    .filter((item) => item !== undefined)
    .map((item) => (vegetables.includes(item) && /^s/.test(manner) ? nameMany : nameOne)(item.food, us));
  return board.finish(() => ({
    dish: 'spiced-rice',
    title: writeTitle(kitchen, manner, names, meat !== undefined),
    introduction: kitchen.wording(
      tomato === null
        ? 'The rice drinks the broth that everything else leaves in the pan.'
        : 'The base is fried until it is dark and nearly dry, and only then does the rice go in: it drinks all of it.',
      'One pot under a tight lid; the last minutes off the heat are part of the cooking.',
      'Every grain is cooked in the sauce and not beside it.',
    ),
    keeps: 'Cool what is left within an hour, keep it a day in the fridge and reheat once, until steaming.',
    plate: [250, 750],
    fit:
      0.72 +
      (meat === undefined ? 0 : 0.08) +
      (tomato === null ? 0 : 0.06) +
      (manner === 'smoky' && meat !== undefined ? 0.05 : 0),
  }));
}

function writeTitle(kitchen: Kitchen, manner: Manner, names: readonly string[], meat: boolean): string {
  const both = names.slice(0, 2).join(' and ');
  if (manner === 'smoky' || manner === 'saffron')
    return fitTitle(`${manner} rice with ${both}`, `${manner} rice with ${names[0] ?? 'onion'}`);
  const jollof = isJollof(kitchen) ? 'jollof-style rice' : 'tomato rice';
  const kind = manner === 'tomato' ? jollof : meat ? 'biryani-style rice' : 'pilau';
  return fitTitle(`${both} ${kind}`, `${names[0] ?? 'spiced'} ${kind}`);
}
