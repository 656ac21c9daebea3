// What cakes and biscuits share: flour with what raises it, and what is stirred in.

import type { FoodId } from '../../../food/foods.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { isChocolate, isDriedFruit, isNut } from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { say } from '../../words/say.ts';

export const CAKE_FLOURS: readonly FoodId[] = [
  'self-raising-flour',
  'plain-flour',
  'wholemeal-flour',
  'gluten-free-flour',
];

export const FATS: readonly FoodId[] = ['butter', 'margarine', 'vegetable-oil', 'coconut-oil', 'olive-oil'];

/** Flour with what makes it rise: nothing more in self-raising, two teaspoons of baking powder to 250 g of the rest. */
export function takeFlour(board: Board, grams: number, tsp: number): Part[] {
  const flour = board.need(CAKE_FLOURS, grams, 'g');
  return flour.food.id === 'self-raising-flour'
    ? [flour]
    : [flour, board.need(['baking-powder'], tsp, 'tsp')];
}

/** Chocolate, nuts and dried fruit from the list. */
export function takeBits(board: Board, grams: number): Part[] {
  const { kitchen } = board;
  return real([
    takeIf(
      board,
      kitchen.items.find((item) => isChocolate(item.food) && item.food.id !== 'cocoa-powder'),
      { total: grams, cut: 'chopped' },
    ),
    takeIf(
      board,
      kitchen.items.find((item) => isNut(item.food) && item.food.id !== 'almond-flour'),
      { total: grams * 0.6, cut: 'chopped' },
    ),
    takeIf(
      board,
      kitchen.items.find((item) => isDriedFruit(item.food) && item.food.id !== 'dates'),
      { total: grams * 0.8 },
    ),
  ]);
}

/** Enough sugar, flour and eggs stand there or in the cupboard; a cake is not begun with half of what it needs. */
export function isShort(parts: readonly Part[], least: readonly (readonly [Part, number])[]): boolean {
  return least.some(([part, grams]) => parts.includes(part) && part.grams < grams * 0.8);
}

/** Pastry for a sheet: at least 160 g, which is half of the sheets that are sold. */
export function takePastry(board: Board, pastry: Item): Part {
  return board.take(pastry, {
    total: Math.max(160, 80 * board.kitchen.servings),
    prepare: thawPastry(pastry),
  });
}

export const thawPastry = ({ state, typed }: Item): string =>
  /frozen/.test(`${state} ${typed.join()}`) ? 'thawed overnight in the fridge' : '';

/** "Roll out the puff pastry on baking paper to 23 by 35 cm": 3 mm thick, from its weight. */
export function rollPastry(pastry: Part, us: boolean): Said {
  const width = Math.sqrt(pastry.grams * 1.65);
  const [short, long] = [width, width * 1.5].map((cm) => Math.round(us ? cm / 2.54 : cm));
  return say`Roll or unroll ${pastry} on baking paper to about ${short ?? 23} by ${long ?? 35} ${us ? 'inches' : 'cm'}`;
}
