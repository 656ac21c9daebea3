// A title names what carries the dish; where there is room, it names what gives it its taste as well.

import type { FoodId } from '../../food/foods.ts';
import type { DishFamily } from '../dish.ts';
import type { Draft, Part } from '../draft.ts';
import { titleCase } from './list-words.ts';
import { nameMany, nameOne } from './name-food.ts';

const MOST_LETTERS = 60;

/** How well a dish hangs together that has a name of its own, which says enough. */
const NAMED = 0.96;

/** Foods that a cook would miss in the name, the most telling first. */
const TELLING: readonly FoodId[] = [
  ...([
    'tarragon',
    'sage',
    'dill',
    'rosemary',
    'mint',
    'basil',
    'blue-cheese',
    'goats-cheese',
    'cream-cheese',
  ] as const),
  ...(['feta', 'parmesan', 'coconut-milk', 'peanut-butter'] as const),
  ...(['tahini', 'pesto', 'saffron', 'horseradish', 'chorizo', 'anchovies', 'fennel', 'olives'] as const),
  ...(['chestnuts', 'walnuts', 'pomegranate', 'caraway-seeds', 'double-cream'] as const),
];

/** Named for a whole way of cooking, which says what is in them. */
const FULLY_NAMED =
  /\b(?:Moussaka|Ratatouille|Rendang|Larb|Paneer|Saag|Groundnut|Hummus|Lasagne|Carbonara|Kedgeree|Pie|Gratin)\b/;

const PLAIN_FAMILIES: readonly DishFamily[] = ['drink', 'pudding', 'breakfast', 'bread'];

function findTelling(parts: readonly Part[], title: string): string | undefined {
  const said = title.toLowerCase();
  const names = TELLING.flatMap((id) => {
    const food = parts.find((part) => part.food.id === id && part.item !== null)?.food;
    if (food === undefined) return [];
    const name = food.noun === 'plural' ? nameMany(food, false) : nameOne(food, false);
    return [name.replace(/ (?:milk|butter|seeds?)$/, '')];
  });
  return names.find((name) => !said.includes(name.replace(/e?s$/, '').split(' ').at(-1) ?? name));
}

/** "Gnocchi with Squash" with sage in it is "Gnocchi with Squash and Sage", where that fits and the list is not long. */
export function completeTitle({ title, parts, fit }: Draft, family: DishFamily): string {
  const [head = '', tail, ...more] = title.split(' with ');
  if (tail === undefined || more.length > 0 || fit >= NAMED || PLAIN_FAMILIES.includes(family)) return title;
  if (/[:,]| with a /.test(title) || FULLY_NAMED.test(title)) return title;
  const telling = findTelling(parts, title);
  if (telling === undefined) return title;
  const name = titleCase(telling);
  const longer = / and /.test(tail)
    ? `${head} with ${tail.replace(' and ', ', ')} and ${name}`
    : `${head} with ${tail} and ${name}`;
  if (longer.length <= MOST_LETTERS) return longer;
  const shorter = `${head} with ${tail.split(' and ')[0] ?? ''} and ${name}`;
  return / and /.test(tail) && shorter.length <= MOST_LETTERS ? shorter : title;
}
