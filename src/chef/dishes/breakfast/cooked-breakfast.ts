// Sausages, bacon, eggs and what goes with them, all hot at once: the slow things first, the eggs last.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isBread, isGratingCheese, isNamed, isSausage } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter, takeOil, takePepper } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany } from '../../words/name-food.ts';
import { core, half, oven, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';

export const cookedBreakfast: Dish = {
  id: 'cooked-breakfast',
  family: 'breakfast',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.75,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us } = kitchen;
  const egg = kitchen.find('egg');
  const sausageItem =
    first(kitchen, (food) => isSausage(food) && !isNamed(food, 'meatball', 'hot-dog')) ??
    kitchen.find('vegetarian-sausage');
  const baconItem = kitchen.find('bacon', 'pancetta');
  const breadItem = first(kitchen, isBread);
  const beansItem = kitchen.find('baked-beans');
  const others = [breadItem, beansItem, kitchen.find('mushroom'), kitchen.find('tomato', 'cherry-tomato')];
  const meats = real([sausageItem, baconItem]);
  if (egg === undefined || meats.length === 0 || real(others).length + meats.length < 2) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, 1);
  const sausages = takeIf(board, sausageItem, { each: 110 });
  const bacon = takeIf(board, baconItem, { each: 50, prepare: '' });
  const pudding = takeIf(board, kitchen.find('black-pudding'), {
    each: 50,
    prepare: 'cut into thick slices',
  });
  board.step(() =>
    together(
      sayIf(
        sausages,
        (part) =>
          say`Fry ${part} in ${half(oil)} in your widest frying pan ${over('medium-low')}, turning often, ${until('brown on every side', 15, 18)} (${core(part.food.core?.coreC ?? 71, us)} in the middle).`,
      ),
      sayIf(
        bacon,
        (part) =>
          say`${sausages === null ? say`Lay ${part} in ${half(oil)} in your widest frying pan ${over('medium')}` : say`Push to one side, turn up to ${over('medium', 'medium heat')} and add ${part}`}; fry, turning, ${until('the fat is crisp', 5, 7)}.`,
      ),
      sayIf(pudding, (part) => say`Fry ${part} beside it ${until('crisp outside and hot through', 4, 5)}.`),
      say`Keep warm under a plate.`,
    ),
  );
  const hash = kitchen.has('oven')
    ? takeIf(
        board,
        kitchen.items.find(({ food }) => food.id === 'oven-chips'),
        { each: 90, prepare: '' },
      )
    : null;
  board.step(
    () =>
      sayIf(
        hash,
        (part) =>
          say`Meanwhile heat the oven to ${oven(210, us)} and bake ${part} on a tray, turning once, ${until('crisp and deep gold', 18, 22)} (${core(74, us)} inside).`,
      ) ?? say``,
    'meanwhile',
  );
  const soft = real([
    takeIf(board, kitchen.find('mushroom'), { each: 70, prepare: 'wiped and halved' }),
    takeIf(board, kitchen.find('tomato', 'cherry-tomato'), { each: 90, prepare: 'halved' }),
  ]);
  const beans = takeIf(board, beansItem, { each: 130 });
  if (soft.length > 0 || beans !== null)
    board.step(() =>
      together(
        soft.length > 0
          ? say`In the fat that is left, cook ${soft}, cut side down, ${until('browned and soft', 5, 7)}.`
          : null,
        sayIf(
          beans,
          (part) =>
            say`Meanwhile warm ${part} in a small pan ${over('medium')} ${until('steaming hot', 4, 5)}.`,
        ),
      ),
    );
  const eggs = board.take(egg, { each: 55, prepare: '' });
  const bread = takeIf(board, breadItem, (item) => ({
    each: (item.food.gramsEach ?? 40) > 50 ? 60 : 80,
    prepare: '',
  }));
  const cheese = takeIf(board, bread === null ? undefined : first(kitchen, isGratingCheese), {
    each: 20,
    prepare: 'sliced',
  });
  const butter = bread === null ? null : takeButter(board, 10 * kitchen.servings);
  const pepper = takePepper(board);
  const sauce = takeIf(board, kitchen.find('ketchup', 'brown-sauce'), { each: 15 });
  board.step(
    () =>
      say`${sayIf(bread, (part) => say`Toast ${part} ${until('crisp', 2, 3)}, and spread with ${real([butter])}${sayIf(cheese, (cheese) => say`, with ${cheese} to melt on top`)}. `)}Heat ${rest(oil)} in the pan ${over('medium')}, break in ${eggs} and fry with a lid on ${until('whites and yolks are set', 3, 4)}, at ${core(71, us)}. Grind over ${pepper} and serve everything at once with ${the(...real([sausages, bacon, ...soft, beans, hash]))}${sayIf(sauce, (part) => say`, and ${part} for those who want it`)}.`,
  );
  const names = real([sausageItem, baconItem]).map(({ food }) => nameMany(food, us));
  return board.finish(() => ({
    dish: 'cooked-breakfast',
    title: `cooked breakfast with ${listWords(names)}`,
    introduction:
      'What takes longest goes in first and the eggs go in last: that is the whole art of a fry-up, and everything lands hot.',
    keeps: 'Eat at once.',
    plate: [220, 800],
    fit: 0.84,
  }));
}
