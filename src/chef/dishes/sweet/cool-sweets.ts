// Without the oven: pots of biscuit and cream.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isChocolate, isCitrus, isCream, isFruit, isNut, isYoghurt } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { nameOne } from '../../words/name-food.ts';
import { over, say, sayIf, until, wait } from '../../words/say.ts';
import { fruitCut } from '../parts/fruit-cut.ts';

export const biscuitPots: Dish = {
  id: 'biscuit-pots',
  family: 'pudding',
  side: 'sweet',
  needs: [],
  prior: 0.65,
  cook: writePots,
};

function writePots(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const biscuit = kitchen.find('biscuit', 'ladyfinger', 'cake', 'granola', 'meringue');
  const creamy =
    kitchen.find('cream-cheese', 'mascarpone', 'ricotta', 'quark') ??
    first(kitchen, isCream, isYoghurt) ??
    (first(kitchen, isCitrus) === undefined ? undefined : kitchen.find('condensed-milk'));
  if (biscuit === undefined || creamy === undefined || creamy.food.id === 'soured-cream') return null;
  const board = startDraft(kitchen);
  const biscuitPart = board.take(biscuit, {
    each: Math.max(30, (biscuit.food.gramsEach ?? 15) * 2),
    prepare: '',
  });
  const isCereal = biscuit.food.category === 'cereal';
  const butter =
    biscuit.food.id === 'biscuit' && kitchen.has('hob')
      ? takeIf(board, kitchen.find('butter'), { each: 12 })
      : null;
  const coffee =
    biscuit.food.id === 'ladyfinger' || biscuit.food.id === 'cake'
      ? takeIf(board, kitchen.find('coffee', 'juice', 'sherry', 'rum', 'whisky', 'liqueur'), { each: 25 })
      : null;
  board.step(() =>
    butter === null
      ? say`${biscuitPart.food.category === 'cereal' ? say`Measure out ${biscuitPart}` : say`Break ${biscuitPart} into rough crumbs, not dust,`} and divide between ${servings === 1 ? 'a glass' : `${servings} glasses`}${sayIf(coffee, (part) => say`; spoon over ${part}`)}.`
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
  // A bar is melted into the cream; of other chocolate a little is grated over the top.
  const bar =
    kitchen.has('hob') || kitchen.has('microwave')
      ? kitchen.find('chocolate', 'milk-chocolate', 'white-chocolate')
      : undefined;
  const barPart = takeIf(board, bar, { each: 40, prepare: 'melted' });
  const thick = takeIf(board, kitchen.find('condensed-milk'), { each: 60 });
  const isSet = creamyPart.food.id === 'condensed-milk';
  const sugar =
    thick === null && !isSet
      ? board.need(['icing-sugar', 'sugar', 'honey', 'maple-syrup', 'golden-syrup'], 2 * servings, 'tsp')
      : null;
  const lemon = takeIf(board, first(kitchen, isCitrus), {
    total: isSet ? 110 : 60,
    prepare: 'zest grated, then juiced',
  });
  const vanilla = needIf(board, kitchen.find('vanilla-extract'), 0.5, 'tsp');
  board.step(
    () =>
      say`Beat ${[creamyPart, ...real([lighter, thick, sugar, vanilla, barPart])]}${sayIf(lemon, (part) => say` with ${part}`)} until smooth and thick enough to hold a line${lemon === null ? '' : '; the juice sets it as you stir'}. Spoon over the ${isCereal ? biscuitPart.noun : 'crumbs'}.`,
  );
  const fruit = kitchen.items.find(({ food }) => isFruit(food) || food.id === 'mandarin');
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
  board.step(() =>
    isCereal
      ? say`${tops.length === 0 ? 'Smooth the tops' : say`Top with ${tops}`} and eat within a quarter of an hour, while the ${biscuitPart.noun} still crunches.`
      : say`${tops.length === 0 ? 'Smooth the tops' : say`Top with ${tops}`} and chill for ${wait(60, 'an hour')}, or for as long as you can wait: the crumbs soften below and the cream firms above.`,
  );
  const lead = lemon !== null ? first(kitchen, isCitrus) : (bar ?? fruit);
  return board.finish(() => ({
    dish: 'biscuit-pots',
    title: fitTitle(
      `${lead !== undefined && isSet ? nameOne(lead.food, us) : lead === undefined ? nameOne(creamy.food, us) : `${nameOne(lead.food, us)} and ${nameOne(creamy.food, us)}`} pots${biscuit.food.id === 'biscuit' ? ' with a biscuit base' : ''}`,
      `${nameOne(creamy.food, us)} pots`,
    ),
    introduction: isCereal
      ? 'Crunch below, cream above: it is put together when the spoons are on the table.'
      : 'An hour in the cold is all that sets it, in one glass for each person.',
    keeps: isCereal ? '' : 'Keeps a day in the fridge.',
    plate: [100, 400],
    fit: 0.82,
  }));
}
