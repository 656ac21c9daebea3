// Onions cooked until they are brown and sweet, in stock, under toast with melted cheese.

import { fitTitle, STOCKS } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isBread, isGratingCheese, isHardyHerb, isNamed, isOnion, pick } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter, takePepper, takeSalt } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { boiling, over, say, until } from '../../words/say.ts';
import { meltOnTop } from '../parts/on-toast.ts';
import { waterFor } from '../parts/pot-water.ts';

export const onionSoup: Dish = {
  id: 'onion-soup',
  family: 'soup',
  side: 'savoury',
  needs: ['hob', 'oven'],
  prior: 0.6,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const onion = first(kitchen, isOnion);
  const bread = first(kitchen, isBread);
  const cheese = first(kitchen, isGratingCheese);
  const stock = kitchen.find(...STOCKS, 'stock-cube', 'beef-stock-cube', 'chicken-stock-cube');
  // A pot with more in it is another soup.
  const isMore = pick(kitchen, ({ roles }) => ['protein', 'starch', 'legume'].includes(roles[0])).length > 0;
  if (isMore || onion === undefined || bread === undefined || cheese === undefined || stock === undefined)
    return null;
  const board = startDraft(kitchen);
  const onionPart = board.take(onion, { each: 220, cut: 'thin-slices' });
  const butter = takeButter(board, 15 * servings);
  board.step(
    () =>
      say`Melt ${butter} in a wide, heavy pan ${over('medium-low')}. Add ${onionPart} and cook, stirring more often as they colour, ${until('deep brown, soft and sweet', 35, 45)}; a spoonful of water loosens what sticks.`,
  );
  const isCube = stock.food.id.endsWith('cube');
  const stockPart = board.take(stock, isCube ? { each: 4 } : { each: 330 });
  const wet = real([
    takeIf(board, kitchen.find('white-wine', 'red-wine', 'cider', 'sherry'), { each: 50 }),
    takeIf(board, kitchen.find('garlic'), { total: 6, cut: 'crushed' }),
    takeIf(board, first(kitchen, isHardyHerb) ?? kitchen.find('bay-leaf'), { total: 2, prepare: '' }),
    takeIf(board, kitchen.find('worcestershire-sauce'), { each: 3 }),
  ]);
  const missing = Math.round((330 * servings - (isCube ? 0 : stockPart.grams)) / 50) * 50;
  const water = missing < 100 ? '' : ` and ${waterFor(missing, us)}`;
  board.step(
    () =>
      say`Add ${[stockPart, ...wet]}${water}, bring ${boiling()} and simmer ${over('low')} ${until('the soup tastes of onion all through', 12, 15)}.`,
  );
  const breadPart = board.take(bread, {
    each: 60,
    prepare: (bread.food.gramsEach ?? 40) > 150 ? 'cut into thick slices' : '',
  });
  const cheesePart = board.take(cheese, { each: 40, cut: 'grated' });
  board.step(
    () =>
      say`Toast ${breadPart} in a dry pan ${over('medium')} ${until('crisp and golden on both sides', 3, 4)}. Lay on a tray and cover with ${cheesePart}, right to the edges. ${meltOnTop(kitchen, 'the cheese bubbles and browns in spots')}`,
    'meanwhile',
  );
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Taste the soup before you season it with ${[salt, pepper]}. Ladle into deep bowls and float the cheese toasts on top. Eat at once, before they sink.`,
  );
  const name = nameOne(cheese.food, us);
  const french = isNamed(cheese.food, 'gruyere', 'comte', 'emmental') ? 'French ' : '';
  return board.finish(() => ({
    dish: 'onion-soup',
    title: fitTitle(`${french}onion soup with ${name} toasts`),
    introduction: 'Three quarters of an hour for the onions is the recipe; the rest is stock and toast.',
    keeps: 'The soup keeps 2 days in the fridge; reheat until steaming, and make the toast fresh.',
    plate: [350, 850],
    fit: 0.9,
  }));
}
