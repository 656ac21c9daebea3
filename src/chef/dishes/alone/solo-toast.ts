// Bread and what is spread on it, or bread alone.

import type { Draft, Fact, Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isGarlic, isNamed, isNut } from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takeButter, takeOil } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { are, it, over, say, sayIf, until } from '../../words/say.ts';
import { fruitCut } from '../parts/fruit-cut.ts';

/** What makes bread crisp where there is no hob to stand a pan on. */
export function toaster(kitchen: Kitchen): Fact {
  const grill = kitchen.us ? 'under a hot broiler' : 'under a hot grill';
  return { kind: 'heat', level: 'high', words: kitchen.has('grill') ? grill : 'in a toaster' };
}

export function toastBread(kitchen: Kitchen, item: Item): Draft {
  const board = startDraft(kitchen);
  const part = board.take(item, { prepare: '' });
  const spread = first(
    kitchen,
    (food) => food.category === 'spread',
    (food) => ['jam', 'syrup'].includes(food.category) || isNamed(food, 'marmite'),
    (food) => food.id === 'ice-cream' && isNamed(item.food, 'waffle'),
  );
  if (spread !== undefined)
    return spreadToast(board, part, board.take(spread, { each: spread.food.id === 'marmite' ? 4 : 20 }));
  const fruit = kitchen.find('banana', 'strawberries', 'raspberries', 'blueberries', 'figs');
  if (fruit !== undefined)
    return spreadToast(board, part, board.take(fruit, { each: 60, prepare: 'mashed or thinly sliced' }));
  const butter = kitchen.find('butter') === undefined ? null : takeButter(board, 15 * kitchen.servings);
  const oil = butter ?? takeOil(board, Math.max(1, kitchen.servings));
  const salt = board.season('salt');
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 4, prepare: 'halved' });
  const fried = kitchen.has('hob');
  board.step(() =>
    fried
      ? say`${butter === null ? 'Heat' : 'Melt'} ${oil} in a frying pan ${over('medium')}. Fry ${part}, pressing ${it(part)} flat, ${until('golden and crisp on both sides', 4, 6)}.`
      : say`Toast ${part} ${toaster(kitchen)}, turning once, ${until('golden and crisp on both sides', 3, 5)}. ${butter === null ? 'Trickle' : 'Spread'} with ${oil} while hot.`,
  );
  board.step(
    () =>
      say`${sayIf(garlic, (garlic) => say`Rub once with ${garlic}. `)}Sprinkle with a little ${salt} and eat hot, while it still crackles.`,
  );
  return board.finish(() => ({
    dish: 'solo',
    title: `${fried ? 'fried' : 'toasted'} ${nameMany(item.food, kitchen.us)} with salt${garlic === null ? '' : ' and garlic'}`,
    introduction: `${fried ? 'Fried' : 'Toasted'} until crisp, even stale bread turns into something to sit down for.`,
    keeps: 'Eat at once.',
    plate: [40, 250],
    fit: 0.35,
  }));
}

/** With what is sweet on it: fruit, a second spread, nuts. Peanut butter and a buttery crumb want no butter. */
function spreadToast(board: Board, part: Part, spread: Part): Draft {
  const { kitchen } = board;
  const isMarmite = isNamed(spread.food, 'marmite');
  const isRich =
    isNamed(part.food, 'croissant', 'brioche') ||
    spread.food.category === 'spread' ||
    kitchen.find('clotted-cream') !== undefined;
  const top = isMarmite
    ? []
    : real([
        takeIf(
          board,
          kitchen.find('banana', 'strawberries', 'raspberries', 'blueberries', 'figs'),
          (one) => ({ each: 50, ...fruitCut(one) }),
        ),
        takeIf(board, kitchen.find('jam', 'honey', 'maple-syrup'), { each: 15 }),
        takeIf(board, kitchen.find('clotted-cream', 'double-cream', 'ice-cream', 'mascarpone'), { each: 40 }),
        takeIf(board, kitchen.find('chocolate'), { each: 15, prepare: 'melted' }),
        takeIf(board, first(kitchen, isNut), { each: 8, cut: 'chopped' }),
        needIf(board, kitchen.find('cinnamon'), 0.25, 'tsp'),
      ]);
  const butter = isRich ? null : takeButter(board, 10 * kitchen.servings);
  const isPastry = isNamed(part.food, 'croissant');
  const isToast = isNamed(part.food, 'bread', 'sourdough', 'rye-bread', 'baguette', 'gluten-free-bread');
  board.step(() =>
    kitchen.has('hob')
      ? say`${isPastry ? say`Warm ${part}, split open, cut side down in a dry frying pan` : say`Toast ${part} in a toaster, or in a dry frying pan`} ${over('medium')}, ${until('crisp and golden on both sides', 3, 4)}.`
      : say`Toast ${part}${isPastry ? ', split open,' : ''} ${toaster(kitchen)} ${until('crisp and golden', 2, 4)}.`,
  );
  board.step(
    () =>
      say`Spread ${butter === null ? it(part) : say`with ${butter} right to the edges, then`} with ${spread}${sayIf(top.length > 0, () => say`, top with ${top}`)}, and eat while warm.`,
  );
  const names = [spread, ...top.slice(0, 1)].map(({ food }) =>
    (food.noun === 'count' ? nameOne : nameMany)(food, kitchen.us),
  );
  return board.finish(() => ({
    dish: isMarmite ? 'topped-toast' : 'sweet-plate',
    title: `${isToast ? 'hot toast' : `warm ${nameMany(part.food, kitchen.us)}`} with ${listWords(names)}`,
    introduction:
      butter === null || butter.noun.includes('oil')
        ? 'Spread to the edges while it is hot, so that what goes on softens into it.'
        : `The ${butter.noun} goes on while the ${part.noun} ${are(part)} hot enough to melt it, and what has the taste goes on last.`,
    keeps: 'Eat at once.',
    plate: [40, 250],
    fit: 0.35 + Math.min(0.3, top.length * 0.15),
  }));
}
