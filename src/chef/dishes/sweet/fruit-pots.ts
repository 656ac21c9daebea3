// Fruit in its own juice, with something creamy and something crisp.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { byWorth, first, isChocolate, isCream, isFruit, isNut, isYoghurt, pick } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { listWords } from '../../words/list-words.ts';
import { nameOne } from '../../words/name-food.ts';
import { it, over, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { fruitCut, OATS } from '../parts/fruit-cut.ts';

export const fruitPots: Dish = {
  id: 'fruit-pots',
  family: 'pudding',
  side: 'sweet',
  needs: [],
  prior: 0.5,
  cook: writeFruitPots,
};

function writeFruitPots(kitchen: Kitchen) {
  const { us } = kitchen;
  const fruit = pick(kitchen, (food) => isFruit(food) && (food.raw === 'fine' || food.raw === 'peel'))
    .sort(byWorth)
    .slice(0, 3);
  const creamy =
    first(kitchen, isYoghurt, isCream) ??
    kitchen.find('ricotta', 'mascarpone', 'cream-cheese', 'quark', 'custard');
  if (fruit.length === 0 || creamy === undefined) return null;
  const board = startDraft(kitchen);
  const fruitParts = fruit.map((item) => board.take(item, { each: 90, ...fruitCut(item) }));
  const sweet = takeIf(board, kitchen.find('honey', 'maple-syrup', 'sugar', 'icing-sugar', 'jam'), {
    each: 10,
  });
  const sharp = takeIf(board, kitchen.find('lemon', 'lime', 'orange'), { total: 40, prepare: 'juiced' });
  const crunch = kitchen.find('granola', 'meringue', ...OATS) ?? first(kitchen, isNut);
  const crunchPart = takeIf(board, crunch, { each: 20, prepare: '' });
  const chocolate = takeIf(board, first(kitchen, isChocolate), { each: 10, prepare: 'grated' });
  const mint = takeIf(board, kitchen.find('mint', 'basil'), { each: 2, prepare: 'leaves torn' });
  const coats = real([sweet, sharp]);
  board.step(
    () =>
      say`Put ${fruitParts} in a bowl${sayIf(coats.length > 0, () => say` with ${coats}`)}, turn ${it(...fruitParts)} over gently and leave for ${wait(10, '10 minutes')} until the juices begin to run.`,
  );
  if (
    crunchPart !== null &&
    crunch !== undefined &&
    (isNut(crunch.food) || OATS.includes(crunch.food.id)) &&
    kitchen.has('hob')
  ) {
    board.step(
      () =>
        say`Toast ${crunchPart} in a dry frying pan ${over('medium')}, shaking it often, ${until('golden and nutty', 4, 5)}. Tip out at once, because the hot pan would go on browning ${it(crunchPart)}.`,
      'meanwhile',
    );
  }
  const creamPart = board.take(creamy, { each: 110 });
  const crumbled =
    crunchPart === null
      ? null
      : crunch !== undefined && (isNut(crunch.food) || OATS.includes(crunch.food.id)) && kitchen.has('hob')
        ? say`${the(crunchPart)}`
        : say`${crunchPart}`;
  board.step(() =>
    together(
      say`Spoon half of the fruit into glasses, cover with ${creamPart}, and finish with the rest of the fruit and its juices.`,
      crumbled === null && chocolate === null && mint === null
        ? say`Chill until you want it.`
        : say`Scatter with ${crumbled ?? ''}${crumbled !== null && (chocolate !== null || mint !== null) ? ' and ' : ''}${real([chocolate, mint]).length === 0 ? '' : say`${real([chocolate, mint])}`} just before eating${crumbled === null ? '' : ', while it is crisp'}.`,
    ),
  );
  return board.finish(() => ({
    dish: 'fruit-pots',
    title: `${listWords(fruit.slice(0, 2).map((item) => nameOne(item.food, us)))} pots with ${nameOne(creamy.food, us)}`,
    introduction: 'Ten minutes in a bowl is all it takes for fruit to make its own sauce.',
    keeps: 'Best on the day it is made.',
    plate: [120, 400],
    fit: 0.6,
  }));
}
