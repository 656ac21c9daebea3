// A lot of milk and something sour: curds in half an hour, eaten with what is sweet or what is savoury.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isFruit, isNut, isSoftHerb } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { nameMany } from '../../words/name-food.ts';
import { over, say, sayIf, until, wait } from '../../words/say.ts';
import { fruitCut } from '../parts/fruit-cut.ts';

export const freshCheese: Dish = {
  id: 'fresh-cheese',
  family: 'plate',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.7,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us } = kitchen;
  const milkItem = kitchen.find('milk');
  if (milkItem === undefined || (milkItem.grams ?? 0) < 900) return null;
  const board = startDraft(kitchen);
  const milk = board.take(milkItem, { total: 2000 });
  const litres = milk.grams / 1000;
  const citrus = kitchen.find('lemon', 'lime');
  const sour =
    citrus === undefined
      ? board.need(['vinegar', 'cider-vinegar', 'lemon'], Math.round(3 * litres), 'tbsp')
      : board.take(citrus, { total: (citrus.food.gramsEach ?? 100) * Math.ceil(litres), prepare: 'juiced' });
  board.step(
    () =>
      say`Heat ${milk} in a wide pan ${over('medium')}, stirring so that it does not catch, ${until('it steams, rises and is about to boil', 12, 15)}. Take off the heat, stir in ${sour} a little at a time and stop when white curds part from a greenish whey.`,
  );
  const salt = board.need(['salt'], 0.25, 'tsp');
  board.step(
    () =>
      say`Leave for ${wait(10, '10 minutes')}. Ladle into a sieve lined with a clean cloth, sprinkle with ${salt} and let it drain for ${wait(20, '20 minutes')}: the longer it hangs, the firmer the cheese.`,
  );
  const fruit = takeIf(board, first(kitchen, isFruit), (item) => ({ each: 80, ...fruitCut(item) }));
  const tops = real([
    fruit,
    takeIf(board, kitchen.find('honey', 'maple-syrup'), { each: 12 }),
    takeIf(board, first(kitchen, isNut), { each: 10, cut: 'chopped' }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 2, cut: 'chopped' }),
  ]);
  board.step(
    () =>
      say`Turn the cheese out, still warm${sayIf(tops.length > 0, () => say`, and serve with ${tops}`)}. The whey goes into bread, soup or porridge in place of water.`,
  );
  return board.finish(() => ({
    dish: 'fresh-cheese',
    title: fitTitle(`warm curd cheese${tops[0] === undefined ? '' : ` with ${nameMany(tops[0].food, us)}`}`),
    introduction:
      'A panful of milk comes down to a bowl of soft cheese, which keeps longer than the milk would have.',
    keeps: 'Keeps 3 days in the fridge, covered.',
    plate: [100, 1200],
    fit: 0.85,
  }));
}
