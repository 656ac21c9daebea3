// Bread without an oven or a wait: flatbreads of flour and yoghurt, filled where there is cheese, and drop scones.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCheese,
  isFruit,
  isGratingCheese,
  isMilk,
  isNamed,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, oven, over, rest, say, sayIf, together, until, wait } from '../../words/say.ts';
import { takeFat } from '../parts/spreading-fat.ts';
import { takeSweetTops } from '../parts/sweet-tops.ts';

export const panFlatbreads: Dish = {
  id: 'pan-flatbreads',
  family: 'bread',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: writeFlatbreads,
};
export const dropScones: Dish = {
  id: 'drop-scones',
  family: 'breakfast',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.6,
  cook: writeDropScones,
};
export const sodaBread: Dish = {
  id: 'soda-bread',
  family: 'bread',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.55,
  cook: writeSodaBread,
};

const FLOURS: readonly FoodId[] = [
  'self-raising-flour',
  'plain-flour',
  'bread-flour',
  'wholemeal-flour',
  'gluten-free-flour',
];
const SPICES: readonly FoodId[] = [
  'cumin-seeds',
  'nigella-seeds',
  'zaatar',
  'garam-masala',
  'chilli-flakes',
  'cumin',
];

function writeFlatbreads(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const flourItem = kitchen.find(...FLOURS);
  const yoghurt = first(kitchen, isYoghurt);
  const cheese = first(kitchen, isCheese, isGratingCheese);
  if (flourItem === undefined || (yoghurt === undefined && cheese === undefined)) return null;
  const greens = first(kitchen, (food) =>
    isNamed(food, 'spinach', 'spring-onion', 'kale', 'wild-garlic', 'chard'),
  );
  const board = startDraft(kitchen);
  const flour = board.take(flourItem, { each: 90 });
  const raising =
    flourItem.food.id === 'self-raising-flour'
      ? null
      : board.need(['baking-powder'], Math.max(0.5, servings / 2), 'tsp');
  const salt = board.need(['salt'], Math.max(0.25, Math.round(servings) / 4), 'tsp');
  const spice = needIf(board, kitchen.find(...SPICES), servings / 2, 'tsp');
  const yoghurtPart = takeIf(board, yoghurt, { each: 80 });
  const ml = roundAmount(flour.grams * 0.55);
  board.step(
    () =>
      say`Stir ${[flour, ...real([raising, spice]), salt]} together, then mix in ${yoghurtPart === null ? `${us ? `${Math.max(2, Math.round(ml / 15))} tablespoons` : `${ml} ml`} of warm water` : say`${yoghurtPart}`} with one hand until it makes a soft dough that leaves the bowl clean; add a spoonful of water if flour is left, or flour if it sticks. Knead for a minute, cover and leave for ${wait(10, '10 minutes')}: rested dough rolls out without springing back.`,
  );
  const cheesePart = takeIf(board, cheese, {
    each: 45,
    prepare: cheese !== undefined && isGratingCheese(cheese.food) ? 'coarsely grated' : 'crumbled',
  });
  const greenPart =
    cheesePart === null
      ? null
      : takeIf(board, greens, { each: 30, prepare: 'washed, dried and finely shredded' });
  const herb = takeIf(board, kitchen.find('mint', 'coriander', 'parsley', 'chives', 'dill'), {
    each: 3,
    cut: 'chopped',
  });
  const filling = real([cheesePart, greenPart]);
  const count = servings * (filling.length > 0 ? 1 : 2);
  board.step(() =>
    filling.length === 0
      ? say`Cut the dough into ${count} pieces and roll each out as thin as a coin on a floured board.`
      : say`Cut the dough into ${count === 1 ? 'two' : count * 2} pieces and roll each out thinly on a floured board. Mix ${[...filling, ...real([herb])]}, spread over half of each round, fold the other half over and press the edges shut.`,
  );
  const butter = takeFat(board, 10 * servings);
  const garlic = takeIf(board, kitchen.find('garlic'), { total: 4, cut: 'crushed' });
  board.step(() =>
    together(
      say`Heat a dry frying pan ${over('medium-high')}. Cook the breads one or two at a time ${until(filling.length === 0 ? 'bubbles rise and the underside has brown spots' : 'the underside has brown spots', 2, 3)}, then turn and cook the other side ${until(filling.length === 0 ? 'spotted and puffed' : 'spotted, with the filling hot and no raw dough at the fold', 2, 3)}.`,
      say`Brush each with ${butter}${sayIf(garlic, (garlic) => say` mixed with ${garlic}`)} as it leaves the pan, and stack under a cloth so that they stay soft.`,
    ),
  );
  const dips = real([
    takeIf(board, kitchen.find('hummus', 'tzatziki', 'chutney', 'mango-chutney', 'harissa', 'honey'), {
      each: 30,
    }),
    takeIf(board, kitchen.find('tomato', 'cucumber', 'cherry-tomato'), { each: 80, prepare: 'sliced' }),
  ]);
  board.step(
    () =>
      say`${sayIf(filling.length === 0 && herb, (herb) => say`Scatter with ${herb} and `)}eat warm${sayIf(dips.length > 0, () => say`, with ${dips}`)}, torn rather than cut.`,
  );
  return board.finish(() => ({
    dish: 'pan-flatbreads',
    title: fitTitle(
      filling.length === 0
        ? `${garlic === null ? '' : 'garlic '}${yoghurtPart === null ? 'pan' : 'yoghurt'} flatbreads${herb === null ? '' : ` with ${nameMany(herb.food, us)}`}`
        : `${filling.map((part) => nameOne(part.food, us)).join(' and ')} stuffed flatbreads`,
    ),
    introduction:
      yoghurtPart === null
        ? 'No yeast and no oven: a hot dry pan puffs and spots them in the time it takes to roll the next one.'
        : 'Yoghurt stands in for the yeast and for the hour it would need: it lightens the dough and keeps it soft.',
    keeps: `Makes ${filling.length === 0 ? count : count * 2}. Best warm; what is left softens again in a dry pan the next day.`,
    plate: [120, 400],
    fit: 0.72 + (filling.length > 0 ? 0.08 : 0) - (kitchen.find('egg') === undefined ? 0 : 0.1),
  }));
}

function writeDropScones(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const flourItem = kitchen.find(
    'self-raising-flour',
    'plain-flour',
    'wholemeal-flour',
    'buckwheat-flour',
    'gluten-free-flour',
  );
  const milk = kitchen.find('buttermilk', 'kefir') ?? first(kitchen, isMilk);
  if (flourItem === undefined || milk === undefined || kitchen.find('egg') !== undefined) return null;
  const board = startDraft(kitchen);
  const flour = board.take(flourItem, { each: 75 });
  const raising = board.need(
    ['baking-powder'],
    Math.max(
      0.5,
      Math.round((flour.grams / (flourItem.food.id === 'self-raising-flour' ? 150 : 60)) * 2) / 2,
    ),
    'tsp',
  );
  const sugar = board.need(['sugar', 'brown-sugar', 'honey'], Math.max(1, servings / 2), 'tbsp');
  const salt = board.need(['salt'], 1, 'pinch');
  const milkPart = board.need([milk.food.id], roundAmount(flour.grams * 1.2), 'ml');
  const butter = takeFat(board, 15 * servings);
  board.step(
    () =>
      say`Whisk ${[flour, raising, sugar, salt]} together. Melt ${half(butter)} in a wide frying pan ${over('medium')} ${until('just liquid', 1)}, then tip it into the bowl with ${milkPart} and whisk to a thick batter. Leave for ${wait(5, '5 minutes')}: without egg it is this rest that makes them hold.`,
  );
  board.step(
    () =>
      say`Film the pan with a little of ${rest(butter)} ${over('medium')}. Drop in dessertspoonfuls, well apart, and cook ${until('bubbles burst on top and leave holes', 2, 3)}. Turn and cook ${until('golden underneath and dry in the middle', 1, 2)}. Keep warm in a folded cloth and fry what is left, with more of the ${butter.noun} each time.`,
  );
  const tops = takeSweetTops(board, 70);
  const fruit = pick(kitchen, isFruit).sort(byWorth)[0];
  const lemon = takeIf(board, kitchen.find('lemon'), { total: 60, prepare: 'cut into wedges' });
  const above = real([...tops, lemon]);
  board.step(
    () =>
      say`Eat hot, ${above.length === 0 ? 'with a little sugar if you like them sweeter' : say`with ${above}`}.`,
  );
  return board.finish(() => ({
    dish: 'drop-scones',
    title: fitTitle(
      `${milk.food.id === 'milk' ? '' : `${nameOne(milk.food, us)} `}drop scones${fruit === undefined || tops.length === 0 ? ' hot from the pan' : ` with ${nameMany(fruit.food, us)}`}`,
      'drop scones hot from the pan',
    ),
    introduction: 'Pancakes without an egg: baking powder lifts them and a short rest holds them together.',
    keeps: `Makes about ${Math.round(flour.grams / 14)}. Best at once; toast what is left the next day.`,
    plate: [120, 400],
    fit: 0.76,
  }));
}

function writeSodaBread(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const flourItem = kitchen.find(
    'wholemeal-flour',
    'plain-flour',
    'bread-flour',
    'rye-flour',
    'self-raising-flour',
  );
  const sour = kitchen.find('buttermilk', 'kefir') ?? first(kitchen, isYoghurt);
  if (flourItem === undefined || sour === undefined) return null;
  const board = startDraft(kitchen);
  const flour = board.take(flourItem, { total: servings > 6 ? 500 : 375 });
  const oats = takeIf(board, kitchen.find('oats'), { total: 50 });
  const soda = board.need(
    ['bicarbonate-of-soda', 'baking-powder'],
    isNamed(flourItem.food, 'self-raising-flour') ? 0.5 : 1,
    'tsp',
  );
  const salt = board.need(['salt'], 1, 'tsp');
  const bits = real([
    takeIf(
      board,
      kitchen.find('walnuts', 'raisins', 'cheddar', 'olives', 'sunflower-seeds', 'pumpkin-seeds'),
      { total: 60, prepare: '' },
    ),
  ]);
  const sweet = needIf(board, kitchen.find('honey', 'treacle', 'golden-syrup'), 1, 'tbsp');
  const sourPart = board.take(sour, { total: Math.round((flour.grams + (oats?.grams ?? 0)) * 0.82) });
  if (flour.grams < 200 || sourPart.grams < flour.grams * 0.6) return null;
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)} and flour a baking tray. Stir ${[flour, ...real([oats]), soda, salt, ...bits]} together in a wide bowl.`,
  );
  board.step(
    () =>
      say`Pour in ${[sourPart, ...real([sweet])]} and mix with one open hand, round and round, until it just comes together; add a splash of water if it is stiff. Do not knead: the bubbles start at once and are all it has to rise with.`,
  );
  board.step(
    () =>
      say`Shape into a round ${us ? '1 1/2 inches' : '4 cm'} high on the tray and cut a deep cross, almost to the bottom. Bake ${until('it is brown and sounds hollow when tapped underneath', 38, 45)}.`,
  );
  const butter = takeFat(board, 10 * servings);
  board.step(
    () =>
      say`Cool on a rack for at least ${wait(20, '20 minutes')}, in a cloth if you like a soft crust, and eat with ${butter}.`,
  );
  return board.finish(() => ({
    dish: 'soda-bread',
    title: fitTitle(
      `${bits[0] === undefined ? (oats === null ? '' : 'oat ') : `${nameOne(bits[0].food, us)} `}soda bread`.replace(
        /^soda bread$/,
        `${nameOne(sour.food, us).replace('plain ', '')} soda bread`,
      ),
    ),
    introduction:
      'No yeast and no kneading: what is sour meets the soda, and the loaf has to reach the oven while it fizzes.',
    keeps: 'Makes one loaf of about 8 slices. Best today; toast it for 2 days after.',
    plate: [60, 700],
    fit: 0.66 + (isNamed(sour.food, 'buttermilk') ? 0.08 : 0) + (oats === null ? 0 : 0.06),
  }));
}
