// Without the oven: pots of biscuit and cream, and a long cold drink.

import { fitTitle } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import type { Kitchen } from '../kitchen.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import { first, isChocolate, isCitrus, isCream, isFruit, isNut, isYoghurt } from '../slots.ts';
import { startDraft } from '../start-draft.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { over, say, sayIf, until, wait } from '../words/say.ts';
import { fruitCut } from './fruit-cut.ts';

export const biscuitPots: Dish = {
  id: 'biscuit-pots',
  family: 'pudding',
  side: 'sweet',
  needs: [],
  prior: 0.65,
  cook: writePots,
};
export const cooler: Dish = {
  id: 'cooler',
  family: 'drink',
  side: 'sweet',
  needs: [],
  prior: 0.6,
  cook: writeCooler,
};

function writePots(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const biscuit = kitchen.find('biscuit', 'ladyfinger', 'cake', 'granola', 'meringue');
  const creamy =
    kitchen.find('cream-cheese', 'mascarpone', 'ricotta', 'quark') ?? first(kitchen, isCream, isYoghurt);
  if (biscuit === undefined || creamy === undefined || creamy.food.id === 'soured-cream') return null;
  const board = startDraft(kitchen);
  const biscuitPart = board.take(biscuit, {
    each: Math.max(30, (biscuit.food.gramsEach ?? 15) * 2),
    prepare: '',
  });
  const butter =
    biscuit.food.id === 'biscuit' && kitchen.has('hob')
      ? takeIf(board, kitchen.find('butter'), { each: 12 })
      : null;
  const coffee =
    biscuit.food.id === 'ladyfinger' || biscuit.food.id === 'cake'
      ? takeIf(board, kitchen.find('coffee', 'juice', 'sherry'), { each: 25 })
      : null;
  board.step(() =>
    butter === null
      ? say`Break ${biscuitPart} into rough crumbs, not dust, and divide between ${servings === 1 ? 'a glass' : `${servings} glasses`}${sayIf(coffee, (part) => say`; spoon over ${part}`)}.`
      : say`Break ${biscuitPart} into rough crumbs. Melt ${butter} in a small pan ${over('low')} ${until('just liquid', 1, 2)}, stir in the crumbs and press into ${servings === 1 ? 'a glass' : `${servings} glasses`}.`,
  );
  const creamyPart = board.take(creamy, { each: 80 });
  const lighter = takeIf(
    board,
    [first(kitchen, isYoghurt), first(kitchen, isCream)].find(
      (item) => item !== undefined && item !== creamy,
    ),
    { each: 40 },
  );
  const sugar = board.need(
    ['icing-sugar', 'sugar', 'honey', 'maple-syrup', 'golden-syrup'],
    2 * servings,
    'tsp',
  );
  const lemon = takeIf(board, first(kitchen, isCitrus), { total: 60, prepare: 'zest grated, then juiced' });
  const vanilla =
    kitchen.find('vanilla-extract') === undefined ? null : board.need(['vanilla-extract'], 0.5, 'tsp');
  board.step(
    () =>
      say`Beat ${[creamyPart, ...real([lighter]), sugar, ...real([vanilla])]}${sayIf(lemon, (part) => say` with ${part}`)} until smooth and thick enough to hold a line${lemon === null ? '' : '; the juice sets it as you stir'}. Spoon over the crumbs.`,
  );
  const fruit = kitchen.items.find((item) => isFruit(item.food));
  const fruitPart = takeIf(board, fruit, (item) => ({ each: 70, ...fruitCut(item) }));
  const tops = real([
    fruitPart,
    takeIf(board, kitchen.find('jam', 'lemon-curd', 'dulce-de-leche'), { each: 15 }),
    takeIf(
      board,
      kitchen.items.find((item) => isChocolate(item.food)),
      { each: 8, prepare: 'grated' },
    ),
    takeIf(board, first(kitchen, isNut), { each: 8, cut: 'chopped' }),
  ]);
  board.step(
    () =>
      say`${tops.length === 0 ? 'Smooth the tops' : say`Top with ${tops}`} and chill for ${wait(60, 'an hour')}, or for as long as you can wait: the crumbs soften below and the cream firms above.`,
  );
  const lead = lemon !== null ? first(kitchen, isCitrus) : fruit;
  return board.finish(() => ({
    dish: 'biscuit-pots',
    title: fitTitle(
      `${lead === undefined ? nameOne(creamy.food, us) : `${nameOne(lead.food, us)} and ${nameOne(creamy.food, us)}`} pots${biscuit.food.id === 'biscuit' ? ' with a biscuit base' : ''}`,
      `${nameOne(creamy.food, us)} pots`,
    ),
    introduction: kitchen.wording(
      'A cheesecake that never sees an oven, one glass for each person.',
      'Crumbs below, cream above, and an hour in the cold to make friends.',
    ),
    keeps: 'Keeps a day in the fridge.',
    plate: [100, 400],
    fit: 0.82,
  }));
}

const SPIRITS = ['gin', 'rum', 'vodka', 'tequila', 'whisky', 'liqueur'];
const LONG = [
  'sparkling-water',
  'cola',
  'juice',
  'apple-juice',
  'pineapple-juice',
  'coconut-water',
  'tomato-juice',
  'coffee',
  'tea',
  'elderflower-cordial',
];
const WITH = [
  'cucumber',
  'mint',
  'basil',
  'ginger',
  'sugar',
  'honey',
  'agave-syrup',
  'water',
  'milk',
  'oat-milk',
  'orange',
  'strawberries',
  'raspberries',
  'pineapple',
  'watermelon',
  'condensed-milk',
  'elderflower-cordial',
  'rosemary',
  'ice-cream',
];

function writeCooler(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const spirit = kitchen.find(...SPIRITS);
  const long = kitchen.find(...LONG);
  const base = spirit ?? long;
  const others = kitchen.items.filter(
    (item) =>
      item !== base && !isCitrus(item.food) && !LONG.includes(item.food.id) && !WITH.includes(item.food.id),
  );
  if (base === undefined || others.length > 0 || kitchen.items.length < 2) return null;
  const board = startDraft(kitchen);
  const cucumber = takeIf(board, kitchen.find('cucumber'), { each: 30, prepare: 'thinly sliced' });
  const herb = takeIf(board, kitchen.find('mint', 'basil', 'rosemary'), { each: 2, prepare: '' });
  const ginger = takeIf(board, kitchen.find('ginger'), { each: 5, prepare: 'peeled and thinly sliced' });
  const fruit = takeIf(
    board,
    kitchen.find('strawberries', 'raspberries', 'pineapple', 'watermelon', 'orange'),
    { each: 50, prepare: 'cut small' },
  );
  const citrus = takeIf(board, first(kitchen, isCitrus), { each: 30, prepare: 'juiced' });
  const milky = ['coffee', 'tea'].includes(base.food.id);
  const sweet =
    milky && kitchen.find('sugar', 'honey', 'condensed-milk') === undefined
      ? null
      : board.need(['sugar', 'honey', 'agave-syrup', 'condensed-milk'], servings * 2, 'tsp');
  const bruised = real([cucumber, herb, ginger, fruit]);
  const first1 = real([...bruised, citrus, sweet]);
  board.step(() =>
    first1.length === 0
      ? say`Chill ${servings === 1 ? 'a tall glass' : `${servings} tall glasses`} in the freezer for ${wait(10, '10 minutes')}.`
      : say`Put ${first1} in a jug and press with the back of a spoon ${bruised.length === 0 ? 'until the sugar is gone' : 'until it smells of them, without tearing them to shreds'}. Leave for ${wait(5, '5 minutes')}.`,
  );
  const spiritPart = takeIf(board, spirit, { total: 35 * servings });
  const longParts = real(
    LONG.filter((id) => kitchen.find(id) !== undefined)
      .slice(0, 2)
      .map((id, place) =>
        takeIf(board, kitchen.find(id), { each: id === 'elderflower-cordial' ? 20 : place === 0 ? 150 : 50 }),
      ),
  );
  const milk = takeIf(board, kitchen.find('milk', 'oat-milk', 'ice-cream'), { each: 60 });
  const water = longParts.length === 0 ? ', then top up with cold water' : '';
  board.step(
    () =>
      say`Fill the glasses with ice if there is any. Pour in ${real([spiritPart, ...longParts, milk])}${first1.length === 0 ? '' : ' over what is in the jug'}${water}, stir once from the bottom and drink while it is cold.`,
  );
  const withWhat = cucumber ?? herb ?? ginger ?? fruit ?? citrus ?? milk;
  return board.finish(() => ({
    dish: 'cooler',
    title: fitTitle(
      `${milky ? 'iced ' : ''}${nameOne(base.food, us)}${withWhat === null ? '' : ` with ${nameMany(withWhat.food, us)}`}${milky ? '' : ' cooler'}`.replace(
        / with (\S+) cooler$/,
        ' and $1 cooler',
      ),
      `iced ${nameMany(base.food, us)}`,
    ),
    introduction:
      spirit === undefined
        ? kitchen.wording(
            'Bruised first, iced last: the flavour is drawn out before the cold can hide it.',
            'A jug, a spoon and five minutes.',
          )
        : 'For adults: one measure each, made long, and the flavour drawn out before the ice goes in.',
    keeps: 'Drink it at once.',
    plate: [50, 500],
    fit: 0.75,
  }));
}
