// Mushrooms fried until they are brown, loosened with a little cream, on hot toast.

import { takeCitrus } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isBread, isCheese, isHardyHerb, isMushroom, isNamed, isSoftHerb } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { over, say, sayIf, together, until } from '../../words/say.ts';

export const mushroomToast: Dish = {
  id: 'mushroom-toast',
  family: 'bread',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const mushroom = first(kitchen, isMushroom);
  const bread = first(kitchen, (food) => isBread(food) && !isNamed(food, 'burger-bun'));
  if (mushroom === undefined || bread === undefined) return null;
  const board = startDraft(kitchen);
  const butter = takeButter(board, 15 * servings);
  const part = board.take(mushroom, { each: 180, ...withCut(mushroom, 'thin-slices') });
  const salt = takeSalt(board);
  board.step(
    () =>
      say`Melt ${butter} in a wide frying pan ${over('medium-high')}. Add ${part} and cook, stirring seldom, ${until('the water has gone and the edges are brown', 8, 10)}.`,
  );
  const sharp = real([
    takeIf(board, kitchen.find('garlic'), { total: 6, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' }),
  ]);
  const cream = takeIf(
    board,
    kitchen.find(
      'double-cream',
      'creme-fraiche',
      'single-cream',
      'soured-cream',
      'cream-cheese',
      'oat-cream',
    ),
    { each: 45 },
  );
  const slices = board.take(bread, {
    each: Math.max(60, Math.min(90, bread.food.gramsEach ?? 40)),
    prepare: '',
  });
  const pepper = takePepper(board);
  const lemon = takeCitrus(board, 15);
  board.step(() =>
    together(
      sayIf(sharp.length > 0, () => say`Stir in ${sharp} ${until('fragrant', 1)}.`),
      sayIf(
        cream,
        (one) =>
          say`Add ${one} and let it bubble ${over('medium')} ${until('it clings to the mushrooms', 1, 2)}.`,
      ),
      say`Season with ${[salt, pepper, ...real([lemon])]}.`,
    ),
  );
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 3, cut: 'chopped' });
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 20, prepare: 'grated or crumbled' });
  const tops = real([cheese, herb]);
  board.step(
    () =>
      say`Toast ${slices} ${until('crisp and golden on both sides', 3, 4)}, pile the mushrooms on and ${tops.length === 0 ? 'eat' : say`scatter with ${tops}. Eat`} at once, before the toast goes soft.`,
  );
  const garlic = sharp.some(({ food }) => food.id === 'garlic') ? 'garlic ' : '';
  return board.finish(() => ({
    dish: 'topped-toast',
    title: `${cream === null ? '' : 'creamy '}${garlic}mushrooms on toast${cheese === null ? '' : ` with ${nameOne(cheese.food, us)}`}`,
    introduction:
      'Left alone in a hot pan they brown; stirred all the time they stew: that is all there is to know.',
    keeps: 'Eat at once.',
    plate: [150, 500],
    fit: 0.75 + (cream === null ? 0 : 0.1),
  }));
}
