// Baked beans on toast, under cheese where there is some.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isBread, isGratingCheese, isOnion } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePepper } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, half, over, rest, say, sayIf, together, until } from '../../words/say.ts';
import { meltOnTop, NO_TOAST, preheat, toastWith } from '../parts/on-toast.ts';
import { takeFat } from '../parts/spreading-fat.ts';

export const cheesyBeans: Dish = {
  id: 'beans-on-toast',
  family: 'bread',
  side: 'savoury',
  needs: [],
  prior: 0.62,
  cook: writeBeans,
};

const SEASONED: readonly FoodId[] = [
  'brown-sauce',
  'worcestershire-sauce',
  'ketchup',
  'barbecue-sauce',
  'chutney',
  'mustard',
  'hot-sauce',
  'marmite',
];

function writeBeans(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const beans = kitchen.find('baked-beans');
  const bread = first(kitchen, (food) => isBread(food) && !NO_TOAST.includes(food.id));
  const pan = kitchen.has('hob');
  if (beans === undefined || bread === undefined || !(pan || kitchen.has('microwave'))) return null;
  const board = startDraft(kitchen);
  const onion = pan ? takeIf(board, first(kitchen, isOnion), { each: 40, cut: 'finely-chopped' }) : null;
  const butter = takeFat(board, 15 * servings);
  const beansPart = board.take(beans, { each: 200 });
  const sauce = takeIf(board, kitchen.find(...SEASONED), { each: 10 });
  const hot = pan
    ? say`${onion === null ? 'Tip' : say`Cook ${onion} in ${half(butter)} in a small pan ${over('medium')} ${until('soft-not-brown', 6, 8)}. Tip in`} ${beansPart}${sayIf(sauce, (sauce) => say` and ${sauce}`)}${onion === null ? say` into a small pan ${over('medium')}` : ''}, and simmer, stirring now and then, ${until('steaming all through and thick enough to stay on toast', 4, 6)}.`
    : say`Tip ${beansPart}${sayIf(sauce, (sauce) => say` and ${sauce}`)} into a microwave-proof bowl, cover and microwave ${{ kind: 'heat', level: 'high', words: 'on full power' }}, stirring once, ${until('steaming all through', 3, 4)}.`;
  board.step(() => together(preheat(kitchen, first(kitchen, isGratingCheese)), hot));
  const slices = (bread.food.gramsEach ?? 40) > 60;
  const breadPart = board.take(bread, {
    each: slices ? 80 : (bread.food.gramsEach ?? 40) * 2,
    prepare: slices && (bread.food.gramsEach ?? 40) > 150 ? 'sliced' : '',
  });
  board.step(
    () =>
      say`${toastWith(kitchen, say`${breadPart}`)} Spread with ${onion === null ? butter : rest(butter)}, to the very edge: it keeps the sauce out of the crumb.`,
    'meanwhile',
  );
  const cheese = takeIf(board, first(kitchen, isGratingCheese), { each: 40, cut: 'grated' });
  const tops = takeTops(board, 'herbs');
  const pepper = takePepper(board);
  const egg = pan ? takeIf(board, kitchen.find('egg'), { each: 55, prepare: '' }) : null;
  const oil = egg === null ? null : board.need(['vegetable-oil', 'olive-oil'], 1, 'tbsp');
  if (egg !== null)
    board.step(
      () =>
        say`Heat ${real([oil])} in a frying pan ${over('medium')}, break in ${egg} and fry with a lid on ${until('white-set-yolk-firm', 4, 5)} (${core(71, us)}).`,
      'meanwhile',
    );
  board.step(() =>
    together(
      say`Spoon the beans over the toast${sayIf(cheese, (cheese) => say`, cover with ${cheese}`)} and grind over ${pepper}.`,
      cheese === null ? null : meltOnTop(kitchen, 'the cheese bubbles and browns at the edges'),
      egg === null ? null : say`Slide an egg onto each.`,
      say`${sayIf(tops.length > 0, () => say`Scatter with ${tops} and `)}eat straight away.`,
    ),
  );
  return board.finish(() => ({
    dish: 'beans-on-toast',
    title: fitTitle(
      `${cheese === null ? '' : `${nameOne(cheese.food, us)} `}beans on toast${sauce === null ? '' : ` with ${nameOne(sauce.food, us)}`}`.replace(
        /^beans/,
        'baked beans',
      ),
      'cheesy beans on toast',
    ),
    introduction:
      sauce === null
        ? 'Simmered for a few minutes longer than the tin says, the sauce thickens and stays on the toast.'
        : `A spoonful of ${nameOne(sauce.food, us)} in the pan, not on the side: it cooks into the sauce and takes off the sweetness.`,
    keeps: 'Eat at once; beans left in the tin go into a covered bowl and keep 2 days in the fridge.',
    plate: [220, 480],
    fit: 0.82 + (cheese === null ? 0 : 0.06),
  }));
}
