// Bread soaked in egg and milk and fried.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isBread, isMilk, isNamed, isYoghurt } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter, untaken } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany } from '../../words/name-food.ts';
import { core, half, over, rest, say, the, until, wait } from '../../words/say.ts';
import { SUGARS, takeSpice } from '../parts/fruit-cut.ts';
import { fryBacon, stewFruit, takeSweetTops } from '../parts/sweet-tops.ts';

export const frenchToast: Dish = {
  id: 'french-toast',
  family: 'breakfast',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.65,
  cook: writeFrenchToast,
};

function writeFrenchToast(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const bread =
    kitchen.find('brioche') ??
    first(kitchen, isBread, ({ id, name }) => id === 'cake' && /panettone|stollen/.test(name));
  const egg = kitchen.find('egg');
  const milk = first(kitchen, isMilk) ?? kitchen.find('double-cream', 'single-cream');
  if (
    bread === undefined ||
    egg === undefined ||
    milk === undefined ||
    isNamed(bread.food, 'breadcrumbs', 'stuffing', 'scone', 'crumpet')
  )
    return null;
  const board = startDraft(kitchen);
  const eggs = board.take(egg, { each: 55, prepare: '' });
  const milkPart = board.take(milk, { each: 60 });
  const sugar =
    kitchen.choose('sugar') === undefined
      ? null
      : board.need(['sugar', ...SUGARS], Math.max(1, servings / 2), 'tsp');
  const salt = board.need(['salt'], 1, 'pinch');
  const spice = takeSpice(board, kitchen, 0.5);
  const vanilla = needIf(board, kitchen.find('vanilla-extract'), 0.5, 'tsp');
  const sliced = bread.food.amount.unit === 'slice';
  const breadPart = board.take(bread, {
    each: sliced ? (bread.food.gramsEach ?? 40) * 2 : Math.min(90, bread.food.gramsEach ?? 90),
    prepare: sliced ? '' : 'thickly sliced',
  });
  const bacon = fryBacon(board);
  board.step(
    () =>
      say`Whisk ${[eggs, milkPart, ...real([sugar, spice, vanilla]), salt]} in a wide dish. Lay in ${breadPart} and leave for ${wait(3, 'about 2 minutes on each side')}, so that the middle is wet and not only the crust; stale bread takes longer, and is better.`,
  );
  const stewed = stewFruit(board);
  const butter = takeButter(board, 10 * servings);
  board.step(
    () =>
      say`Melt ${half(butter)} in a wide frying pan ${over('medium')}. Lift in as many as fit and fry ${until('the underside is brown', 3, 4)}, then turn, add ${rest(butter)} and fry the other side ${until('brown, and puffed and firm in the middle', 3, 4)} (${core(71, us)} inside).`,
  );
  const fresh = takeSweetTops(board, 80, stewed);
  const tops = real([stewed?.part, ...fresh]);
  const cream = takeIf(board, first(kitchen, isYoghurt) ?? kitchen.find('creme-fraiche', 'mascarpone'), {
    each: 30,
  });
  const dust =
    tops.length === 0 && bacon === null
      ? board.need(untaken(board, 'icing-sugar', 'sugar', 'cinnamon', 'honey'), 1, 'tsp')
      : null;
  board.step(
    () =>
      say`Eat at once, with ${real([stewed, ...fresh, cream, dust]).length === 0 ? '' : say`${real([stewed, ...fresh, cream, dust])}${bacon === null ? '' : ' and '}`}${bacon === null ? '' : the(bacon)} on top, while the outside is crisp and the inside is custard.`,
  );
  return board.finish(() => ({
    dish: 'french-toast',
    title: fitTitle(
      `${bread.food.id === 'brioche' ? 'brioche ' : tops.length === 0 && bacon === null ? 'classic ' : ''}French toast${tops.length === 0 && bacon === null ? '' : ` with ${listWords(real([bacon, tops[0]]).map(({ food }) => nameMany(food, us)))}`}`,
      'French toast',
    ),
    introduction: 'A proper soak and a moderate heat: custard inside, crust outside.',
    keeps: 'Best at once.',
    plate: [150, 450],
    fit: 0.72 + (tops.length > 0 ? 0.1 : 0),
  }));
}
