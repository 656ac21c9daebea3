// What was baked yesterday: made hot right through, once, with a salad, greens or gravy beside it.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCookable,
  isGratingCheese,
  isNamed,
  isPotato,
  isSaladLeaf,
  isSoftHerb,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takeOil, untaken, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, it, oven, over, say, sayIf, the, together, until } from '../../words/say.ts';
import { heatGravy } from '../pan/leftover-hash.ts';
import { addBeside, cookBeside, takeSide } from '../parts/side.ts';
import { onFullPower } from '../parts/without-hob.ts';

export const leftoverBake: Dish = {
  id: 'leftover-bake',
  family: 'oven',
  side: 'savoury',
  needs: [],
  prior: 0.7,
  cook: write,
};

const isPizza = ({ food }: Item): boolean => food.id === 'frozen-pizza';
const isQuiche = ({ food }: Item): boolean => food.id === 'quiche';

/** Made steaming hot with what there is; null where nothing heats. */
function heat(board: Board, item: Item, part: Part, cheese: Part | null): Said | null {
  const { kitchen } = board;
  const { us } = kitchen;
  const hot = say` (${core(74, us)})`;
  const frozen = item.food.form === 'frozen';
  if (kitchen.has('oven')) {
    if (isPizza(item))
      return say`Heat the oven to ${oven(220, us)} with a tray inside. Slide ${part} onto the hot tray${sayIf(cheese, (one) => say`, scatter with ${one}`)} and bake ${until('the top bubbles and the base is crisp', frozen ? 12 : 7, frozen ? 15 : 9)}${hot}.`;
    if (isQuiche(item))
      return say`Heat the oven to ${oven(180, us)} with a tray inside. Set ${part} on the tray and bake ${until('the pastry is crisp and the filling steams when cut', 18, 22)}${hot}.`;
    return together(
      say`Heat the oven to ${oven(180, us)}. Set ${part} in a baking dish that just holds ${it(part)}, sprinkle with a spoonful of water, cover with foil and bake ${until('steaming', frozen ? 40 : 20, frozen ? 45 : 25)}.`,
      say`Take off the foil${sayIf(cheese, (one) => say`, scatter with ${one}`)} and bake on ${until('bubbling at the edges and steaming hot in the middle', 8, 10)}${hot}.`,
    );
  }
  const flash = kitchen.has('microwave');
  if (!flash && (frozen || !kitchen.has('hob'))) return null;
  return say`Set ${part} ${flash ? 'on a plate' : 'in a frying pan'} with a spoonful of water${sayIf(cheese, (one) => say`, scatter with ${one}`)}, cover and ${flash ? say`microwave ${onFullPower()}` : say`warm ${over('low')}`} ${until('steaming hot in the middle', flash ? 5 : 10, frozen || !flash ? 14 : 7)}${hot}.`;
}

/** Greens and bacon from one pan, while the oven works. */
function cookGreens(board: Board, greens: readonly Item[], bacon: Item | undefined): readonly Part[] {
  const { kitchen } = board;
  if (!kitchen.has('hob') || (greens.length === 0 && bacon === undefined)) return [];
  const oil = takeOil(board, 1);
  const rashers = takeIf(board, bacon, (item) => ({ each: 35, ...withCut(item, item.food.cuts[0]) }));
  const beside = addBeside(board, greens, 90);
  board.step(
    () =>
      together(
        say`Warm ${oil} in a wide pan ${over('medium')}.`,
        sayIf(rashers, (part) => say`Add ${part} and fry ${until('crisp at the edges', 5, 6)}.`),
        beside.said,
      ),
    'meanwhile',
  );
  return real([rashers, ...beside.parts]);
}

function dressSalad(board: Board, fresh: readonly Part[]): Said | null {
  if (fresh.length === 0) return null;
  const { servings } = board.kitchen;
  const dressing = [
    takeOil(board, Math.max(1, servings / 2)),
    board.need(
      untaken(board, 'red-wine-vinegar', 'cider-vinegar', 'balsamic-vinegar', 'vinegar'),
      servings,
      'tsp',
    ),
  ];
  return say`Just before you eat, toss ${fresh} with ${dressing} in a bowl.`;
}

function write(kitchen: Kitchen) {
  const { us } = kitchen;
  const item = kitchen.find('leftover-pasta-bake', 'fish-pie', 'quiche', 'frozen-pizza');
  if (item === undefined) return null;
  const board = startDraft(kitchen);
  const name = nameOne(item.food, us).replace(/^(?:leftover|frozen) /, '');
  // Of what bakes again, a step that says so must not seem to cook.
  const part = board.take(item, item.food.noun === 'count' ? {} : { noun: name.replace(/ bake$/, '') });
  const cheese = takeIf(board, isQuiche(item) ? undefined : first(kitchen, isGratingCheese), {
    each: 20,
    cut: 'grated',
  });
  const heated = heat(board, item, part, cheese);
  if (heated === null) return null;
  board.step(() => heated);
  const raw = pick(
    kitchen,
    (food) => isNamed(food, 'tomato', 'cherry-tomato', 'cucumber', 'radish', 'avocado'),
    2,
  );
  const leaf = first(kitchen, isSaladLeaf);
  const greens = pick(kitchen, (food) => isCookable(food) && !raw.some((one) => one.food === food))
    .sort(byWorth)
    .slice(0, 2);
  const cooked = cookGreens(board, greens, first(kitchen, isBacon));
  const potato =
    (isQuiche(item) || name.startsWith('meat')) && kitchen.has('hob') && first(kitchen, isPotato)
      ? takeSide(board)
      : null;
  cookBeside(board, potato);
  const beans = takeIf(board, kitchen.has('hob') ? kitchen.find('baked-beans') : undefined, { each: 120 });
  board.step(
    () =>
      together(
        kitchen.has('hob') ? heatGravy(board) : null,
        sayIf(
          beans,
          (one) => say`Warm ${one} in a small pan ${over('medium')} ${until('steaming-through', 4, 5)}.`,
        ),
      ),
    'meanwhile',
  );
  const fresh = real([
    takeIf(board, leaf, { each: 40 }),
    ...raw.map((one) =>
      board.take(one, {
        each: 80,
        prepare: one.food.id === 'avocado' ? 'stoned, peeled and sliced' : 'cut up',
      }),
    ),
    takeIf(board, leaf && kitchen.find('spring-onion', 'red-onion'), { each: 15, cut: 'thin-slices' }),
    takeIf(board, leaf && first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
  ]);
  const salad = dressSalad(board, fresh);
  const gravy = board.parts.find(({ food }) => isNamed(food, 'gravy', 'gravy-granules'));
  const plain = real([...cooked, potato?.part, beans]);
  const with1 = [
    ...(plain.length > 0 ? [the(...plain)] : []),
    ...(salad === null ? [] : ['the salad']),
    ...(gravy === undefined ? [] : ['the gravy']),
  ];
  board.step(() =>
    together(
      salad,
      say`Cut ${the(part)} into portions and serve while ${it(part) === 'it' ? 'it steams' : 'they steam'}${with1.length === 0 ? '' : ` with ${listWords(with1)}`}.`,
    ),
  );
  const names = real([...cooked, potato?.part, beans, ...fresh]).map(({ food }) =>
    nameMany(food, us).replace(/^frozen /, ''),
  );
  return board.finish(() => ({
    dish: 'leftover-bake',
    title: fitTitle(
      ...[3, 2, 1].flatMap((most) =>
        names.length === 0 ? [] : [`${name} with ${listWords(names.slice(0, most))}`],
      ),
      `${name} ${isPizza(item) ? 'with a crisp base' : isQuiche(item) ? 'warm from the oven' : 'hot from the oven'}`,
    ),
    introduction:
      isPizza(item) || isQuiche(item) || !kitchen.has('oven')
        ? 'Made hot right through, and only once: after that it is as good as on its first day.'
        : 'Covered first, so that the middle is hot before the top dries; bare at the end, so that it crisps again.',
    keeps:
      item.food.form === 'frozen'
        ? 'Best at once.'
        : 'Eat it all today: what has been warmed up once is not kept for a second time.',
    plate: [180, 850],
    fit: 0.9,
  }));
}
