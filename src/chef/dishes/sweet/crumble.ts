// Fruit under a loose, buttery topping.

import type { FoodId } from '../../../food/foods.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCream,
  isDriedFruit,
  isFruit,
  isNamed,
  isNut,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { scaleBatch } from '../../usual-amounts.ts';
import { listWords } from '../../words/list-words.ts';
import { nameOne } from '../../words/name-food.ts';
import { oven, portion, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { FLOURS, fruitCut, OATS, SUGARS, takeSpice } from '../parts/fruit-cut.ts';
import { takeFat } from '../parts/spreading-fat.ts';
import { makeCustard } from '../parts/sweet-tops.ts';

export const crumble: Dish = {
  id: 'crumble',
  family: 'pudding',
  side: 'sweet',
  needs: ['oven'],
  prior: 0.75,
  cook: writeCrumble,
};

/** Too watery, too seedy or too sharp to be the whole of a hot pudding. */
const NOT_BAKED: readonly FoodId[] = [
  'banana',
  'coconut',
  'melon',
  'watermelon',
  'grapes',
  'kiwi',
  'pomegranate',
  'orange',
  'mandarin',
  'grapefruit',
  'passion-fruit',
  'lychee',
  'papaya',
  'guava',
  'dragon-fruit',
  'star-fruit',
  'prickly-pear',
  'durian',
];

const SHARP: readonly FoodId[] = [
  'rhubarb',
  'gooseberries',
  'cooking-apple',
  'cranberries',
  'blackcurrants',
  'red-currants',
  'quince',
];

function writeCrumble(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fruit = pick(kitchen, (food) => isFruit(food) && !NOT_BAKED.includes(food.id))
    .sort(byWorth)
    .slice(0, 3);
  if (fruit.length === 0) return null;
  const board = startDraft(kitchen);
  const scale = Math.max(2, servings) / 4;
  const oatsItem = kitchen.find(...OATS);
  const dry = oatsItem === undefined ? 170 : 100;
  const top = scale * scaleBatch(kitchen, [['butter', 'margarine'], 90 * scale], [FLOURS, dry * scale]);
  const butter = takeFat(board, Math.round((90 * top) / 5) * 5);
  // What one fruit has too little of, the others make up for: the dish wants to be full.
  let wanted = 800 * scale;
  const shares = new Map<Item, number>();
  for (const [place, item] of fruit
    .toSorted((one, other) => (one.grams ?? 1e4) - (other.grams ?? 1e4))
    .entries()) {
    const share = Math.min(wanted / (fruit.length - place), item.grams ?? 1e4);
    shares.set(item, share);
    wanted -= share;
  }
  const fruitParts = fruit.map((item) =>
    board.take(item, { total: shares.get(item) ?? 0, ...fruitCut(item) }),
  );
  // Rhubarb and its like are sour: they take as much sugar as the topping does.
  const isSharp = fruit.some(({ food }) => isNamed(food, ...SHARP));
  const dried = takeIf(board, first(kitchen, isDriedFruit), { total: 60 * scale, prepare: '' });
  const sugar = board.need(SUGARS, Math.round(((isSharp ? 160 : 100) * scale) / 5) * 5, 'g');
  const inFruit = isSharp ? 0.5 : 0.25;
  const lemon = takeIf(board, kitchen.find('lemon', 'orange'), { total: 50, prepare: 'juiced' });
  const scents = real([
    takeSpice(board, kitchen, 0.5),
    takeIf(board, kitchen.find('ginger'), { total: 15 * scale, prepare: 'peeled and finely grated' }),
    needIf(board, kitchen.find('vanilla-extract'), 1, 'tsp'),
  ]);
  board.step(() =>
    together(
      say`Heat the oven to ${oven(190, us)}. Put ${[...fruitParts, ...real([dried])]} in a ${us ? (servings > 3 ? '9 inch' : '7 inch') : servings > 3 ? '22 cm' : '18 cm'} baking dish and toss with ${portion(sugar, inFruit, `${isSharp ? 'half' : 'a quarter of'} the sugar`)}${real([lemon, ...scents]).length === 0 ? '' : say`, ${real([lemon, ...scents])}`} and 2 tablespoons of water.`,
    ),
  );
  const flour = board.need(FLOURS, Math.round((dry * top) / 5) * 5, 'g');
  const oats = needIf(board, oatsItem, Math.round((70 * top) / 5) * 5, 'g');
  const nuts = takeIf(board, first(kitchen, isNut), { total: 40 * scale, cut: 'chopped' });
  const biscuits = takeIf(board, kitchen.find('biscuit'), { total: 60 * scale, prepare: 'crushed' });
  const solid = butter.unit === 'g' || butter.food.id === 'margarine';
  board.step(() =>
    solid
      ? say`Rub ${butter} into ${flour} with your fingertips until it looks like damp sand. Stir in ${[...real([oats, nuts, biscuits]), rest(sugar, inFruit)]}, then squeeze a few handfuls into lumps: they bake into the best bits.`
      : say`Stir ${[flour, ...real([oats, nuts, biscuits]), rest(sugar, inFruit)]} together, pour in ${butter} and 1 tablespoon of water, and rake with a fork until it clumps.`,
  );
  board.step(() =>
    together(
      say`Scatter the topping over the fruit without pressing it down. Bake ${until('the top is golden and the juices bubble up round the edges', 35, 40)}.`,
      say`Leave to stand for ${wait(10, '10 minutes')}: the juices thicken, and nobody burns a tongue.`,
    ),
  );
  const custard = makeCustard(board);
  const cream = takeIf(
    board,
    first(kitchen, isCream, isYoghurt, ({ id }) => /^(?:custard|ice-cream)$/.test(id)),
    { each: 40 },
  );
  board.step(() =>
    together(
      cream === null ? null : say`Serve warm, with ${cream} at the table.`,
      sayIf(custard, (said) => say`Serve warm, ${said}.`),
    ),
  );
  return board.finish(() => ({
    dish: 'crumble',
    title: `${listWords(fruit.map((item) => nameOne(item.food, us)))} crumble${oats === null ? '' : ' with an oat topping'}`,
    introduction:
      oats === null
        ? 'The topping goes on loose and uneven, so that some of it soaks up the juices and the rest bakes crisp.'
        : `Oats in the topping keep it crunchy where ${the(...fruitParts).replace('the ', '')} bubble${fruitParts.length === 1 && fruitParts[0]?.plural !== true ? 's' : ''} up underneath.`,
    keeps: 'Keeps 3 days in the fridge; good cold, or warmed in the oven until the top crisps again.',
    plate: [150, 420],
    fit:
      0.6 +
      (oats === null ? 0 : 0.15) +
      (butter.from === 'yours' ? 0.1 : 0) +
      (kitchen.find(...FLOURS) !== undefined && butter.from === 'yours' ? 0.15 : 0),
  }));
}
