// Amounts of what is sold by the head or the whole root: half a swede, one cauliflower.

import type { Food } from '../../food/foods.ts';
import { writeFoodName } from '../../food/plural-name.ts';
import type { Item } from '../read/kitchen.ts';
import { writeQuantity } from '../tell/list-words.ts';
import type { Measure } from './measure-units.ts';
import { readUpTo } from './use-up.ts';

/** Big vegetables are cut from: "half a head" is what a cook takes, "175 g broccoli" is what a shop sells. */
const HEADS: readonly string[] = ['brassica', 'cabbage', 'squash', 'root-vegetable'];

export function measureHead(food: Food, item: Item | null, wantGrams: number, us: boolean): Measure | null {
  const each = food.gramsEach ?? 0;
  if (
    food.noun !== 'mass' ||
    /^(?:frozen|tinned)$/.test(food.form) ||
    each < 300 ||
    !HEADS.includes(food.category)
  )
    return null;
  if (item?.grams != null && item.count === null) return null;
  // A cabbage is cut in quarters; nobody keeps three quarters of a cauliflower.
  const step = each >= 600 && food.category !== 'brassica' ? 0.25 : 0.5;
  // Of a few florets nobody says half a head.
  if (wantGrams < each * step * 0.6) return null;
  const wanted = wantGrams / each;
  const grid = wanted > 1 ? 1 : step;
  const near = Math.max(step, Math.round(wanted / grid - 0.01) * grid);
  const most = item?.count ?? (item !== null && each >= 500 && namesOneHead(item) ? Math.min(near, 1) : near);
  const quantity = most <= wanted * readUpTo(item) ? most : Math.min(near, most);
  if (quantity > 2) return null;
  const grams = quantity * each;
  const piece = food.piece === undefined ? '' : `${food.piece}${quantity > 1 ? 's' : ''} of `;
  const name = writeFoodName(food, { us, count: food.piece === undefined && quantity > 1 ? quantity : null });
  const about =
    quantity % 1 === 0
      ? ''
      : ` (about ${us ? `${Math.round(grams / 28.3495)} oz` : `${Math.round(grams / 25) * 25} g`})`;
  return {
    grams,
    quantity,
    unit: null,
    text: `${writeQuantity(quantity)} ${piece}${name}${about}`,
    plural: false,
  };
}

/** "Cauliflower", "a cabbage": who has two of them says so. */
function namesOneHead({ typed, grams }: Item): boolean {
  return grams === null && typed.length === 1 && !/\d|s$|\b(?:two|three|some|few|of)\b/.test(typed[0] ?? '');
}
