// Drinks with milk or yoghurt in them: lassi and shakes cold, spiced tea and chocolate hot, coffee either way.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChocolate,
  isFruit,
  isMilk,
  isNamed,
  isNut,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { nameOne } from '../../words/name-food.ts';
import { over, say, sayIf, until, wait } from '../../words/say.ts';
import { fruitCut } from '../parts/fruit-cut.ts';
import { onFullPower } from '../parts/without-hob.ts';

const GLASS = { family: 'drink', side: 'sweet', needs: [] } as const;

export const lassi: Dish = { id: 'lassi', ...GLASS, prior: 0.62, cook: writeLassi };
export const milkshake: Dish = {
  id: 'milkshake',
  ...GLASS,
  needs: ['blender'],
  prior: 0.55,
  cook: writeShake,
};
export const hotMilk: Dish = { id: 'hot-milk', ...GLASS, prior: 0.55, cook: writeHot };

const SPICES: readonly FoodId[] = [
  'cardamom',
  'cinnamon',
  'cinnamon-stick',
  'cloves',
  'star-anise',
  'nutmeg',
  'turmeric',
  'black-pepper',
  'ground-ginger',
  'saffron',
  'mixed-spice',
];
const SUGARS: readonly FoodId[] = [
  'sugar',
  'brown-sugar',
  'honey',
  'maple-syrup',
  'agave-syrup',
  'condensed-milk',
];

/** Nothing is listed that a drink has no place for. */
function onlyThese(kitchen: Kitchen, test: (item: Item) => boolean): boolean {
  return kitchen.items.every((item) => item.food.staple === 2 || test(item));
}

function glasses(servings: number): string {
  return servings === 1 ? 'a tall glass' : `${servings} tall glasses`;
}

function writeLassi(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const yoghurt = first(kitchen, isYoghurt) ?? kitchen.find('kefir', 'buttermilk');
  const fruit = pick(kitchen, (food) => isFruit(food) && food.raw !== 'no' && food.raw !== 'never').sort(
    byWorth,
  )[0];
  const spices = pick(
    kitchen,
    (food) => SPICES.includes(food.id) || isNamed(food, 'cumin', 'cumin-seeds'),
    2,
  );
  const mint = kitchen.find('mint', 'coriander');
  const salted =
    fruit === undefined && (mint !== undefined || kitchen.find('cumin', 'cumin-seeds', 'salt') !== undefined);
  const tropical =
    fruit !== undefined &&
    isNamed(fruit.food, 'mango', 'banana', 'papaya', 'pineapple', 'passion-fruit', 'peach');
  if (yoghurt === undefined || (!salted && spices.length === 0 && !tropical)) return null;
  if (
    !onlyThese(
      kitchen,
      (item) =>
        item === yoghurt ||
        item === fruit ||
        item === mint ||
        spices.includes(item) ||
        isMilk(item.food) ||
        isNut(item.food) ||
        isNamed(item.food, ...SUGARS, 'lime', 'lemon', 'rose-water', 'water', 'cucumber'),
    )
  )
    return null;
  const board = startDraft(kitchen);
  const yoghurtPart = board.take(yoghurt, { each: 150 });
  const fruitPart = takeIf(board, fruit, (item) => ({ each: 100, ...fruitCut(item) }));
  const milk = takeIf(board, first(kitchen, isMilk), { each: 60 });
  const sweet = salted ? null : board.need(SUGARS, servings * 2, 'tsp');
  const spiceParts = spices.map((item) =>
    isNamed(item.food, 'cardamom')
      ? board.take(item, { total: 0.2 * 4, prepare: 'seeds only, crushed', noun: 'cardamom' })
      : board.need([item.food.id], 0.25 * servings, 'tsp'),
  );
  const sharp = takeIf(board, kitchen.find('lime', 'lemon'), { total: 20, prepare: 'juiced' });
  const rose = needIf(board, kitchen.find('rose-water'), 0.5, 'tsp');
  const salt = board.need(['salt'], salted ? 0.25 * servings : 0.25, salted ? 'tsp' : 'tsp');
  const cucumber = takeIf(board, kitchen.find('cucumber'), { each: 40, prepare: 'peeled and grated' });
  const mintPart = takeIf(board, mint, { each: 3, prepare: 'leaves picked' });
  const all = real([
    fruitPart,
    yoghurtPart,
    milk,
    sweet,
    ...spiceParts,
    sharp,
    rose,
    cucumber,
    mintPart,
    salt,
  ]);
  board.step(() =>
    kitchen.has('blender')
      ? say`Put ${all} in a blender with ${milk === null ? (us ? '1/4 cup cold water a glass' : '60 ml cold water a glass') : 'a handful of ice'}, and blend for a full minute, until smooth and frothy.`
      : say`${fruitPart === null ? '' : 'Crush the fruit to a pulp first. '}Put ${all} in a tall jug with ${milk === null ? (us ? '1/4 cup cold water a glass' : '60 ml cold water a glass') : 'a few lumps of ice'}, and whisk hard for a minute, until frothy.`,
  );
  const nuts = takeIf(board, first(kitchen, isNut), { each: 5, prepare: 'finely chopped' });
  board.step(
    () =>
      say`Pour into ${glasses(servings)} over ice${sayIf(nuts, (nuts) => say`, scatter with ${nuts}`)} and drink while the froth stands.`,
  );
  const flavour = real([fruit?.food, spices[0]?.food, mint?.food])[0];
  const names = real([fruit?.food, spices[0]?.food]).map((food) =>
    nameOne(food, us).replace(/^ground | pods?$/g, ''),
  );
  return board.finish(() => ({
    dish: 'lassi',
    title: fitTitle(
      salted
        ? `salted ${mint === undefined ? 'cumin' : nameOne(mint.food, us)} lassi`
        : `${names.join(' and ')} lassi`,
      `${flavour === undefined ? 'sweet' : nameOne(flavour, us)} lassi`,
    ),
    introduction: salted
      ? 'Salt, not sugar: with hot food and in hot weather it quenches more than anything sweet.'
      : 'A pinch of salt in a sweet lassi is not a mistake: it wakes up both the fruit and the yoghurt.',
    keeps: 'Drink it at once.',
    plate: [170, 480],
    fit: 0.84,
  }));
}

function writeShake(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const milk = first(kitchen, isMilk);
  const ice = kitchen.find('ice-cream');
  const fruit = pick(kitchen, (food) => isFruit(food) && (food.raw === 'fine' || food.raw === 'peel'))
    .sort(byWorth)
    .slice(0, 2);
  const rich = kitchen.find(
    'peanut-butter',
    'almond-butter',
    'chocolate-spread',
    'cocoa-powder',
    'hot-chocolate',
    'dulce-de-leche',
    'biscuit',
    'coffee',
    'dates',
  );
  if (milk === undefined || milk.food.id === 'condensed-milk' || (ice === undefined && rich === undefined))
    return null;
  if (ice === undefined && fruit.length === 0) return null;
  const board = startDraft(kitchen);
  const milkPart = board.take(milk, { each: 180 });
  const icePart = takeIf(board, ice, { each: 80 });
  const fruitParts = fruit.map((item) => board.take(item, { each: 100 / fruit.length, ...fruitCut(item) }));
  const richPart = takeIf(board, rich, {
    each: isNamed(rich?.food ?? milk.food, 'coffee')
      ? 40
      : isNamed(rich?.food ?? milk.food, 'cocoa-powder')
        ? 7
        : 18,
    ...(rich !== undefined && isNamed(rich.food, 'coffee') ? { prepare: 'brewed and cooled' } : {}),
  });
  const sweet = takeIf(board, kitchen.find('honey', 'maple-syrup'), { each: 7 });
  const oats = takeIf(board, kitchen.find('oats'), { each: 10 });
  board.step(
    () =>
      say`Put ${real([milkPart, ...fruitParts, richPart, oats, sweet, icePart])} into a blender, the liquid first so that the blades catch.`,
  );
  board.step(
    () =>
      say`Blend for a minute, until thick and without a lump, and pour into ${glasses(servings)}. ${icePart === null ? 'A frozen banana or a handful of ice makes it colder; drink' : 'Drink'} it before it settles.`,
  );
  const names = [...(rich === undefined ? [] : [rich]), ...fruit]
    .slice(0, 2)
    .map((item) => nameOne(item.food, us).replace(/ (powder|spread)$/, ''));
  return board.finish(() => ({
    dish: 'milkshake',
    title: fitTitle(
      `${names.length === 0 ? nameOne(ice?.food ?? milk.food, us).replace(' ice cream', '') : names.join(' and ')} milkshake`,
      'milkshake',
    ),
    introduction:
      ice === undefined
        ? 'Thick from what is in it, with nothing frozen, so it drinks like a breakfast.'
        : 'Less milk than you think: a shake should be slow in the straw.',
    keeps: 'Drink it at once.',
    plate: [200, 480],
    fit: 0.62 + (ice === undefined ? 0 : 0.14),
  }));
}

function writeHot(kitchen: Kitchen) {
  const { servings } = kitchen;
  const milk = first(kitchen, isMilk);
  const chocolate = first(
    kitchen,
    (food) => isChocolate(food) && !isNamed(food, 'white-chocolate', 'cocoa-nibs'),
  );
  const brew = kitchen.find('tea', 'coffee');
  const spices = pick(kitchen, (food) => SPICES.includes(food.id), 4);
  const ginger = kitchen.find('ginger');
  const heated = kitchen.has('hob') || kitchen.has('microwave');
  if (milk === undefined || !heated || (chocolate === undefined && brew === undefined && spices.length === 0))
    return null;
  if (
    !onlyThese(
      kitchen,
      (item) =>
        [milk, chocolate, brew, ginger].includes(item) ||
        spices.includes(item) ||
        isNamed(
          item.food,
          ...SUGARS,
          'water',
          'marshmallows',
          'whipped-cream',
          'double-cream',
          'vanilla-extract',
          'rum',
          'whisky',
          'biscuit',
          'orange',
          'chilli-flakes',
          'cornflour',
        ),
    )
  )
    return null;
  const board = startDraft(kitchen);
  const tea = brew !== undefined && brew.food.id === 'tea';
  const milkPart = board.take(milk, { each: tea ? 120 : brew === undefined ? 220 : 150 });
  const spiceParts = spices.map((item) => takeSteeped(board, item));
  const gingerPart = takeIf(board, ginger, { each: 5, prepare: 'sliced' });
  const brewed = takeIf(
    board,
    brew,
    tea ? { total: 100 * servings, prepare: 'brewed strong' } : { each: 60, prepare: 'brewed strong' },
  );
  const cocoa = chocolate !== undefined && isNamed(chocolate.food, 'cocoa-powder', 'hot-chocolate');
  const chocolatePart = takeIf(
    board,
    chocolate,
    cocoa ? { each: 10 } : { each: 25, prepare: 'finely chopped' },
  );
  const sweet =
    chocolate !== undefined && chocolate.food.id === 'hot-chocolate'
      ? null
      : board.need(SUGARS, servings * 1.5, 'tsp');
  const steeped = [...spiceParts, ...real([gingerPart])];
  board.step(() =>
    kitchen.has('hob')
      ? say`Put ${[milkPart, ...steeped]} in a small pan ${over('medium-low')} and heat ${until('it steams and small bubbles gather at the edge', 4, 5)}.${steeped.length === 0 ? ' Do not let it boil: it would form a skin.' : say` Turn off the heat, cover and leave for ${wait(5, '5 minutes')}, so that it takes on the spice.`}`
      : say`Put ${[milkPart, ...steeped]} in a large jug and microwave ${onFullPower()} ${until('it steams', 2, 3)}: it boils over in a moment, so watch it.${steeped.length === 0 ? '' : say` Leave for ${wait(5, '5 minutes')}, so that it takes on the spice.`}`,
  );
  const spirit = takeIf(board, kitchen.find('rum', 'whisky'), { each: 20 });
  const whole = steeped.some((part) =>
    isNamed(part.food, 'cinnamon-stick', 'star-anise', 'cloves', 'cardamom', 'ginger'),
  );
  const tops = real([
    takeIf(board, kitchen.find('whipped-cream', 'double-cream'), { each: 20, prepare: 'softly whipped' }),
    takeIf(board, kitchen.find('marshmallows'), { each: 10, prepare: '' }),
  ]);
  board.step(
    () =>
      say`${whole ? 'Strain, then whisk' : 'Whisk'} in ${real([chocolatePart, brewed, sweet, spirit])} until ${chocolatePart === null ? 'frothy' : 'smooth and frothy'}. Pour into warm mugs${sayIf(tops.length > 0, () => say`, top with ${tops}`)} and drink hot.`,
  );
  const spiced = spices.length > 0 || ginger !== undefined;
  return board.finish(() => ({
    dish: 'hot-milk',
    title: nameHot(kitchen, chocolate !== undefined, brew, milk),
    introduction:
      chocolatePart !== null
        ? 'Whisked in off the boil, chocolate stays smooth and the froth comes by itself.'
        : spiced
          ? 'The spice goes in cold and is warmed from the start: that draws out far more than stirring it in at the end.'
          : 'Something hot and something strong, in equal voices.',
    keeps: spirit === null ? 'Drink it hot.' : 'For adults. Drink it hot.',
    plate: [150, 450],
    fit: 0.8,
  }));
}

/** Whole spices are counted, strong ones pinched, the rest spooned. */
function takeSteeped(board: Board, item: Item): Part {
  const { food } = item;
  if (isNamed(food, 'cardamom')) return board.take(item, { total: 0.2 * 4, prepare: 'crushed' });
  if (isNamed(food, 'cinnamon-stick', 'star-anise', 'cloves'))
    return board.take(item, {
      total: (food.gramsEach ?? 1) * (isNamed(food, 'cloves') ? 3 : 1),
      prepare: '',
    });
  return isNamed(food, 'saffron', 'nutmeg', 'black-pepper')
    ? board.need([food.id], 1, 'pinch')
    : board.need([food.id], 0.25 * board.kitchen.servings, 'tsp');
}

function nameHot(kitchen: Kitchen, chocolate: boolean, brew: Item | undefined, milk: Item): string {
  const lead = kitchen.find('turmeric', ...SPICES, 'ginger');
  const spice =
    lead === undefined ? '' : nameOne(lead.food, kitchen.us).replace(/^ground | pods?$| stick$/g, '');
  const hot = `hot ${nameOne(milk.food, kitchen.us)}`;
  if (chocolate) return `${spice} hot chocolate`;
  if (brew === undefined) return lead?.food.id === 'turmeric' ? 'golden milk' : `${spice} with ${hot}`;
  return `${lead === undefined ? '' : 'spiced '}${brew.food.id} with ${hot}`;
}
