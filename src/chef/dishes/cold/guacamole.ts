// Avocado crushed with lime, onion and coriander, to eat with tortillas, crisps or raw vegetables.

import { fitTitle, takeCitrus } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isBread,
  isChilli,
  isCitrus,
  isFlatbread,
  isGarlic,
  isOnion,
  isSoftHerb,
  isSpringOnion,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePepper, takeSalt } from '../../tasks.ts';
import { nameMany } from '../../words/name-food.ts';
import { over, say, sayIf, the, together, until } from '../../words/say.ts';

export const guacamole: Dish = {
  id: 'guacamole',
  family: 'plate',
  side: 'savoury',
  needs: [],
  prior: 0.6,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us } = kitchen;
  const avocado = kitchen.find('avocado');
  if (avocado === undefined || first(kitchen, isCitrus) === undefined) return null;
  const board = startDraft(kitchen);
  const citrus = takeCitrus(board, 25);
  const salt = takeSalt(board);
  const onion = takeIf(board, first(kitchen, isOnion, isSpringOnion), { total: 40, cut: 'finely-chopped' });
  const sharp = real([
    onion,
    takeIf(board, first(kitchen, isChilli), { total: 8, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isGarlic), { total: 3, cut: 'crushed' }),
  ]);
  board.step(
    () =>
      say`In a wide bowl, stir ${[...sharp, ...real([citrus]), salt]} together and leave for a few minutes: ${sharp.length === 0 ? 'the salt melts into the juice' : 'juice and salt take the rawness away'}.`,
  );
  const part = board.take(avocado, { each: 120, prepare: 'halved and stoned' });
  const tomato = takeIf(board, kitchen.find('tomato', 'cherry-tomato'), {
    each: 70,
    prepare: 'deseeded and finely diced',
  });
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 5, cut: 'chopped' });
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Scoop in ${part} and crush with a fork, leaving some lumps. Fold in ${[...real([tomato, herb]), pepper]}, taste, and add a pinch more salt if it seems flat.`,
  );
  const dipper = takeIf(
    board,
    first(kitchen, isFlatbread, isBread) ?? kitchen.find('tortilla-chips', 'crisps', 'cracker'),
    (item) => ({ each: Math.max(40, item.food.gramsEach ?? 40), prepare: '' }),
  );
  const crisp = real(
    kitchen.items
      .filter(({ food }) => ['carrot', 'cucumber', 'celery', 'pepper', 'radish'].includes(food.id))
      .slice(0, 2)
      .map((item) => takeIf(board, item, { each: 80, cut: item.food.id === 'radish' ? 'halves' : 'batons' })),
  );
  const warm = dipper !== null && (isFlatbread(dipper.food) || isBread(dipper.food)) && kitchen.has('hob');
  board.step(() =>
    together(
      sayIf(
        warm ? dipper : null,
        (one) =>
          say`Toast ${one} in a dry frying pan ${over('medium')} ${until('crisp with brown spots', 2, 3)}, and break into pieces.`,
      ),
      say`Eat soon, while it is green${dipper === null ? '' : warm ? `, scooped up with ${the(dipper)}` : say`, scooped up with ${dipper}`}${crisp.length === 0 ? '' : say`${dipper === null ? ', with' : ' and'} ${crisp}`}.`,
    ),
  );
  const withWhat = dipper ?? crisp[0] ?? null;
  return board.finish(() => ({
    dish: 'guacamole',
    title: fitTitle(
      `guacamole${withWhat === null ? '' : ` with ${nameMany(withWhat.food, us)}`}`,
      'guacamole',
    ),
    introduction: 'The sharp things sit in the juice first; the avocado is crushed last and stays green.',
    keeps:
      'Best within an hour or two; with film pressed on its surface it keeps until the next day in the fridge.',
    plate: [120, 450],
    fit: 0.75,
  }));
}
