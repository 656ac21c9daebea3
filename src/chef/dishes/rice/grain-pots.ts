// Grains and lentils that carry a whole supper: soft polenta with something fried on top, lentils with sausages.

import { fitTitle, takeOnion, takeSharp, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { addPanVegetables, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCheese,
  isCookable,
  isCuredSausage,
  isHardCheese,
  isLeafyGreen,
  isSausage,
  isTinnedLegume,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, simmerCut, takeButter, takeOil, takePepper, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, core, half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { isLateGreen, lateCut } from '../parts/late-greens.ts';
import { waterFor } from '../parts/pot-water.ts';

export const polenta: Dish = {
  id: 'polenta',
  family: 'rice',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: writePolenta,
};
export const lentilPot: Dish = {
  id: 'lentil-pot',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: writeLentils,
};

function writePolenta(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const grain = kitchen.find('polenta', 'semolina');
  const vegetables = pick(kitchen, isCookable).sort(byWorth).slice(0, 2);
  const sausage = first(kitchen, isSausage, isCuredSausage, isBacon);
  const cheeseItem = first(kitchen, isHardCheese, isCheese);
  // A bitter leaf and something sweet belong with a strong cheese.
  const bitter = kitchen.find('radicchio', 'chicory');
  const sweet = cheeseItem === undefined ? undefined : kitchen.find('pear', 'figs', 'apple');
  if (grain === undefined || (vegetables.length === 0 && real([sausage, bitter, sweet]).length === 0))
    return null;
  const board = startDraft(kitchen);
  const salt = board.need(['salt'], servings > 2 ? 1.5 : 0.75, 'tsp');
  const grainPart = board.take(grain, { each: 60 });
  board.step(
    () =>
      say`Bring ${waterFor(roundAmount(grainPart.grams * 4.5), us)} ${boiling()} with ${half(salt)} in a deep pan. Rain in ${grainPart}, whisking, then turn down ${over('low')} and stir every few minutes ${until('thick and soft, with no grit between the teeth', grain.food.id === 'semolina' ? 8 : 20, grain.food.id === 'semolina' ? 10 : 25)}; quick polenta takes 5, so read the packet. It spits: keep a lid half on.`,
  );
  const oil = takeOil(board, Math.max(1, servings));
  const sausagePart = takeIf(board, sausage, {
    each: sausage !== undefined && isBacon(sausage.food) ? 35 : 110,
    ...(sausage === undefined || isSausage(sausage.food)
      ? { prepare: '' }
      : withCut(sausage, isBacon(sausage.food) ? 'strips' : 'slices-1cm')),
  });
  const raw = sausagePart !== null && isSausage(sausagePart.food) && sausagePart.food.core !== undefined;
  const veg = addPanVegetables(board, vegetables, 130);
  const seared = real([
    takeIf(board, sweet, ({ food }) => ({
      each: 90,
      prepare: food.id === 'figs' ? 'halved' : 'cored and cut into wedges',
    })),
    takeIf(board, bitter, { each: 70, prepare: 'cut into wedges' }),
  ]);
  const sharp = takeSharp(board);
  const tomato = takeIf(board, kitchen.find('tinned-tomato', 'passata'), { each: 120 });
  board.step(
    () =>
      together(
        say`Heat ${oil} in a wide frying pan ${over('medium')}.`,
        sayIf(
          sausagePart,
          (part) =>
            say`Add ${part} and fry, turning, ${until(raw ? 'browned and cooked through' : 'crisp at the edges', raw ? 12 : 4, raw ? 15 : 5)}${raw ? say` (${readsCore(part, us)})` : ''}, and lift out.`,
        ),
        veg.said,
        sayIf(
          seared.length > 0,
          () => say`Lay in ${seared} and fry, turning once, ${until('golden-edges', 4, 5)}.`,
        ),
        sayIf(sharp.length > 0, () => say`Stir in ${sharp} ${until('fragrant', 1)}.`),
        sayIf(tomato, (part) => say`Add ${part} and let it bubble ${until('thick', 6, 8)}.`),
      ),
    'meanwhile',
  );
  const butter = takeButter(board, 10 * servings);
  const cheese = takeIf(board, cheeseItem, {
    each: vegetables.length === 0 ? 40 : 25,
    prepare: 'grated or crumbled',
  });
  const tops = takeTops(board, 'herbs-and-nuts');
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Beat ${[butter, ...(cheese === null ? [] : [half(cheese)])]} into the polenta and loosen it with hot water until it spreads when you spoon it out. Season the pan with ${[rest(salt), pepper]}, heap it in the middle${sausagePart === null ? '' : ` with ${the(sausagePart)}`} and finish with ${real([...tops]).length === 0 && cheese === null ? 'a last thread of its own juices' : say`${[...tops, ...(cheese === null ? [] : [rest(cheese)])]}`}.`,
  );
  const names = (
    vegetables.length === 0 && seared.length > 0
      ? real([cheeseItem, sweet ?? bitter])
      : real([sausage, ...vegetables])
  ).map((item) => (item === cheeseItem ? nameOne : nameMany)(item.food, us));
  return board.finish(() => ({
    dish: 'polenta',
    title: fitTitle(
      `soft polenta with ${names.slice(0, 2).join(' and ')}`,
      `soft polenta with ${names[0] ?? 'cheese'}`,
    ),
    introduction:
      'Long enough on a low heat, cornmeal stops being gritty and turns to cream; the pan beside it gives the crunch.',
    keeps: 'Spread what is left in a dish and chill it: the next day it can be cut in slices and fried.',
    plate: [180, 600],
    fit: 0.78 + (cheese === null ? 0 : 0.06),
  }));
}

function writeLentils(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const duck = kitchen.items.find(({ food }) => food.id === 'duck' && food.form === 'cooked');
  const beans = duck === undefined ? undefined : first(kitchen, isTinnedLegume);
  const lentils = kitchen.find('green-lentils', 'tinned-lentils') ?? beans;
  const meat = first(kitchen, ...(duck === undefined ? [isSausage] : []), isCuredSausage, isBacon);
  const vegetables = pick(kitchen, isCookable).sort(byWorth).slice(0, 3);
  if (lentils === undefined || (real([meat, duck]).length === 0 && vegetables.length === 0)) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const raw = meat !== undefined && isSausage(meat.food) && meat.food.core !== undefined;
  const meatPart = takeIf(board, meat, (item) => ({
    each: isBacon(item.food) || duck !== undefined ? 40 : 120,
    ...(raw ? { prepare: '' } : withCut(item, isBacon(item.food) ? 'strips' : 'slices-1cm')),
  }));
  if (meatPart !== null)
    board.step(
      () =>
        say`Heat ${half(oil)} in a wide, deep pan ${over('medium')}. Add ${meatPart} and fry, turning, ${until(raw ? 'well browned all over' : 'crisp at the edges', raw ? 8 : 5, raw ? 10 : 6)}${raw ? '; they finish in the pot' : say` (${core(74, us)})`}. Lift onto a plate.`,
    );
  // Browned with the sausages it would be lifted out with them; it stays in the pot.
  const bacon = raw ? takeIf(board, first(kitchen, isBacon), { each: 30, cut: 'strips' }) : null;
  const onion = takeOnion(board, 'listed');
  const isLate = ({ food }: Item): boolean => isLeafyGreen(food) || isLateGreen(food);
  const hard = vegetables
    .filter((item) => !isLate(item))
    .map((item) =>
      board.take(item, {
        each: 70,
        ...(item.food.cuts.includes('dice-1cm') ? { cut: 'dice-1cm' as const } : simmerCut(item)),
      }),
    );
  const salt = board.need(['salt'], 0.5, 'tsp');
  const start = real([bacon, onion, ...hard]);
  const oilLeft = meatPart === null ? oil : rest(oil);
  board.step(() =>
    start.length === 0
      ? say`Pour ${oilLeft} into the pan ${over('medium')}.`
      : say`${meatPart === null ? say`Warm ${oil} in a wide, deep pan` : say`Pour ${rest(oil)} into the pan, set it back`} ${over('medium')}, add ${start} and cook, stirring now and then, ${until('soft-not-brown', 7, 9)}.`,
  );
  const sharp = takeSharp(board);
  const herb = board.need(['dried-thyme', 'mixed-herbs', 'oregano', 'cumin'], 1, 'tsp');
  const tinned = lentils.food.form === 'tinned';
  const lentilPart = board.take(lentils, { each: tinned ? 120 : 65 });
  const tomato = takeIf(board, kitchen.find('tinned-tomato', 'passata', 'tomato-puree'), ({ food }) => ({
    each: food.id === 'tomato-puree' ? 10 : 60,
  }));
  const wine = takeIf(board, kitchen.find('red-wine', 'white-wine', 'cider'), { each: 50 });
  const stock = takeIf(board, kitchen.find('stock', 'chicken-stock', 'beef-stock'), {
    each: tinned ? 80 : 200,
  });
  const juniper = takeIf(board, kitchen.find('juniper-berries'), { each: 0.5, prepare: 'crushed' });
  const water = stock === null ? ` and ${waterFor(roundAmount(servings * (tinned ? 80 : 220)), us)}` : '';
  const [low, high] = tinned ? [12, 15] : [25, 30];
  board.step(
    () =>
      say`Stir in ${[...sharp, herb]} ${until('fragrant', 1)}, then add ${[lentilPart, ...real([juniper, tomato, wine, stock])]}${water}.${meatPart === null ? '' : ` Lay ${the(meatPart)} on top,`}${meatPart === null ? ' Simmer' : ' and simmer'} ${over('low')} with the lid half on ${until(lentils === beans ? 'the sauce is thick round them' : 'the lentils are tender and hold their shape', low ?? 25, high ?? 30)}, adding a splash of water if they look dry.${raw && meatPart !== null ? say` The ${meatPart.noun} should read ${readsCore(meatPart, us)}.` : ''}`,
  );
  const duckPart = takeIf(board, duck, { each: 250, prepare: 'the fat scraped off' });
  if (duckPart !== null)
    board.step(
      () =>
        say`Meanwhile lay ${duckPart} skin side down in a cold frying pan, set it ${over('medium')} and leave ${until('the skin is crisp and deep gold', 10, 12)}. Turn and heat ${until('hot to the bone', 6, 8)} (${core(74, us)} in the thickest part).`,
      'meanwhile',
    );
  const leaves = vegetables.filter(isLate).map((item) => board.take(item, { each: 50, ...lateCut(item) }));
  const acid = board.need(['red-wine-vinegar', 'cider-vinegar', 'vinegar'], 1, 'tbsp');
  const mustard = takeIf(board, kitchen.find('mustard', 'wholegrain-mustard'), { total: 10 });
  const pepper = takePepper(board);
  const lead = duck ?? meat;
  const feta = takeIf(board, kitchen.find('feta', 'goats-cheese', 'blue-cheese'), {
    each: 30,
    prepare: 'crumbled',
  });
  const tops = real([feta, ...takeTops(board, lead === undefined ? 'herbs-and-nuts' : 'herbs')]);
  board.step(
    () =>
      say`${sayIf(leaves.length > 0, () => say`Fold in ${leaves}${vegetables.some(({ food }) => isLateGreen(food)) ? say`, cover and cook ${over('medium')} ${until('just tender', 4, 6)}` : say` ${until('just wilted', 2, 4)}`}. `)}Season now, not before, with ${[salt, pepper, acid, ...real([mustard])]}: something sharp wakes it all up.${sayIf(tops.length > 0, () => say` Scatter with ${tops}.`)}${sayIf(duckPart, (part) => say` Spoon onto warm plates and ${(part.quantity ?? servings) < servings ? `share out the meat of ${the(part)} on top, with its skin` : `set ${the(part)} on top, skin side up`}.`)}`,
  );
  return board.finish(() => ({
    dish: 'lentil-pot',
    title: fitTitle(
      lead === undefined
        ? `braised lentils with ${listWords([...vegetables, ...real([feta?.item])].slice(0, 3).map(({ food }) => nameOne(food, us)))}`
        : `${nameMany(lead.food, us)} with ${lentils === beans ? nameMany(lentils.food, us) : 'lentils'}${vegetables[0] === undefined ? '' : ` and ${nameMany(vegetables[0].food, us)}`}`,
      'a pot of lentils',
    ),
    introduction:
      duck !== undefined
        ? 'The duck was cooked long ago and wants only its skin crisped; the vinegar in the pot cuts its fat.'
        : 'The lentils cook in what was fried before them; the vinegar at the end is not optional.',
    keeps: 'Keeps 3 days in the fridge; reheat until steaming all through.',
    plate: [200, 700],
    fit: 0.76 + (real([meat, duck]).length === 0 ? 0 : 0.12),
  }));
}
