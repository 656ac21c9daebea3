// Names for titles and introductions: short, without tin or packet, singular before another noun.

import type { Food } from '../../food/foods.ts';
import { writeFoodName } from '../../food/plural-name.ts';

const PACKET =
  /^(tinned|canned|dried|frozen|chopped|diced|cooked|plain|rolled|fresh|whole|firm|streaky|boneless|skinless|lean|long-grain|easy-cook|vegan|vegetarian|halal|kosher|lactose-free|dairy-free|egg-free|eggless|nut-free) /;

function shorten(name: string): string {
  let short = name;
  while (PACKET.test(short)) short = short.replace(PACKET, '');
  return short.replace(/^ears? of /, '').replace(/(?<!yeast) extract$|(?<=cardamom|vanilla) pods?$/, '');
}

/** "carrot" in "carrot soup". */
export function nameOne(food: Food, us: boolean): string {
  if (food.category === 'poultry-cut')
    return /turkey/.test(food.id) ? 'turkey' : /duck/.test(food.id) ? 'duck' : 'chicken';
  if (food.category === 'cream' && /double|single|whipping/.test(food.id)) return 'cream';
  const name = shorten(
    food.noun === 'count' ? writeFoodName(food, { count: 1, us }) : ((us ? food.us : undefined) ?? food.name),
  );
  return food.noun === 'plural' &&
    food.category !== 'pasta' &&
    /(?<!mas|s)s$/.test(name) &&
    !/(oats|greens|leaves|noodles|molasses|chives)$/.test(name)
    ? name
        .replace(/(?<=o|ch)es$/, '')
        .replace(/ies$/, 'y')
        .replace(/s$/, '')
    : name;
}

/** "carrots" in "with carrots"; of one that is sliced "cucumber". */
export function nameMany(food: Food, us: boolean, count = 2): string {
  return shorten(
    food.noun === 'count' ? writeFoodName(food, { count, us }) : ((us ? food.us : undefined) ?? food.name),
  );
}
