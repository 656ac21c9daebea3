// Eggs that hold herbs by the bunch, fried like a cake and turned.

import type { FoodId } from '../../../food/foods.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeOil, takePepper, takeSalt } from '../../tasks.ts';
import { core, over, say, sayIf, until } from '../../words/say.ts';
import { takeDoses } from '../parts/kit.ts';
import { takeSide } from '../parts/side.ts';

export const herbCake: Dish = {
  id: 'kuku',
  family: 'eggs',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.85,
  cook: write,
};

const HERBS: readonly FoodId[] = ['parsley', 'coriander', 'dill', 'chives', 'mint', 'spring-onion'];

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const egg = kitchen.find('egg');
  const herbs = HERBS.filter((id) => kitchen.find(id) !== undefined);
  if (egg === undefined || herbs.length < 3) return null;
  if (first(kitchen, ({ roles }) => ['protein', 'cured', 'cheese'].includes(roles[0]))) return null;
  const board = startDraft(kitchen);
  const eggs = board.take(egg, { each: 125, prepare: 'beaten' });
  const green = takeDoses(
    board,
    herbs.map((id) => [[id], Math.round(70 / herbs.length), 'finely chopped']),
  );
  const more = takeDoses(board, [
    [['walnuts'], 10, 'chopped'],
    [['dried-cranberries'], 5],
    [['lettuce', 'spinach'], 20, 'finely shredded'],
  ]);
  const spice = needIf(board, kitchen.find('turmeric', 'fenugreek-leaves'), 0.5, 'tsp');
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Beat ${eggs} with ${[...real([spice]), salt, pepper]} and stir in ${[...green, ...more]}: it should look like herbs held together by egg.`,
  );
  const oil = takeOil(board, Math.max(2, servings));
  board.step(
    () =>
      say`Heat ${oil} in a ${servings > 3 ? '28' : '20'} cm frying pan with a lid ${over('medium')}. Pour in the mixture, level it, cover and cook ${over('low')} ${until('set almost to the top', 10, 12)}. Cut into quarters, turn each over and fry ${until('the second side is deep gold', 4, 5)} (${core(71, us)}).`,
  );
  const yoghurt = takeIf(board, kitchen.find('yoghurt', 'greek-yoghurt', 'labneh'), { each: 40 });
  const side = takeSide(board);
  board.step(
    () =>
      say`Leave for a few minutes, so that it cuts clean, and serve warm or cold${side === null ? '' : say`, ${side.serve}`}${sayIf(yoghurt, (one) => say`, with ${one}`)}.`,
  );
  return board.finish(() => ({
    dish: 'kuku',
    title: 'herb kuku',
    introduction:
      'More green than egg: the herbs are the vegetable here, and only chopped fine do they hold.',
    keeps: 'Keeps 2 days in the fridge and is good cold; reheat until steaming.',
    plate: [160, 450],
    fit: 1.4,
  }));
}
