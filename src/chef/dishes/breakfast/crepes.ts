// Thin pancakes without a raising agent.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { addPanVegetables, real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isChocolate,
  isCookedMeat,
  isGratingCheese,
  isLeafyGreen,
  isMilk,
  isMushroom,
  isNamed,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter } from '../../tasks.ts';
import { nameMany, nameOne, nameSome } from '../../words/name-food.ts';
import { over, portion, rest, say, the, until, wait } from '../../words/say.ts';
import { SUGARS } from '../parts/fruit-cut.ts';
import { stewFruit, takeSweetTops } from '../parts/sweet-tops.ts';

export const crepes: Dish = {
  id: 'crepes',
  family: 'breakfast',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.66,
  cook: writeCrepes,
};

function writeCrepes(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const flour = kitchen.find('plain-flour', 'buckwheat-flour', 'wholemeal-flour');
  const egg = kitchen.find('egg');
  const milk = first(kitchen, isMilk);
  if (
    flour === undefined ||
    egg === undefined ||
    milk === undefined ||
    kitchen.find('self-raising-flour', 'baking-powder') !== undefined
  )
    return null;
  const board = startDraft(kitchen);
  const flourPart = board.take(flour, { each: 55 });
  const eggs = board.take(egg, { each: 55, prepare: '' });
  const milkPart = board.take(milk, { each: 140 });
  if (milkPart.grams < flourPart.grams * 2 || eggs.grams < flourPart.grams * 0.6) return null;
  const salt = board.need(['salt'], 1, 'pinch');
  const butter = takeButter(board, 15 * Math.max(1, Math.round(servings / 2)));
  board.step(
    () =>
      say`Whisk ${[flourPart, salt]} with ${[eggs, portion(milkPart, 0.5, `half the ${milkPart.noun}`)]} to a smooth, thick paste, then whisk in ${rest(milkPart)}: added all at once it would leave lumps. Leave for ${wait(10, '10 minutes')} while you find the pan and what goes inside.`,
  );
  const cheese = first(kitchen, isGratingCheese);
  const ham = first(kitchen, isCookedMeat, ({ id }) => id === 'ham');
  const greens =
    cheese === undefined ? [] : pick(kitchen, (food) => isLeafyGreen(food) || isMushroom(food), 2);
  const isSavoury = cheese !== undefined;
  const cooked = addPanVegetables(board, greens, 70);
  if (greens.length > 0)
    board.step(
      () =>
        say`Meanwhile warm a spoonful of the butter in the pan ${over('medium')}. ${cooked.said} Tip onto a plate and wipe out the pan.`,
    );
  const stewed = isSavoury ? null : stewFruit(board);
  board.step(
    () =>
      say`Heat ${us ? 'a 9 inch' : 'a 24 cm'} frying pan ${over('medium-high')} and wipe it with a little of ${butter} on kitchen paper, now and before each one. Pour in half a ladleful, tilt so that it runs thin to the edge, and fry ${until('the edges curl and the underside is lacy brown', 1, 2)}. Flip and give the other side ${until('spotted with brown and dry in the middle', 1)}; the first one is for the cook.`,
  );
  const fresh = isSavoury ? [] : takeSweetTops(board, 80, stewed);
  const tops = real([stewed?.part, ...fresh]);
  const citrus = takeIf(board, kitchen.find('lemon', 'lime'), { total: 90, prepare: 'cut into wedges' });
  const chocolate = takeIf(board, first(kitchen, isChocolate), { each: 15, cut: 'grated' });
  const layers = real([
    takeIf(board, cheese, { each: 40, prepare: 'coarsely grated' }),
    takeIf(board, ham, { each: 45, prepare: 'torn into strips' }),
  ]);
  const sugar = isSavoury
    ? null
    : tops.length === 0 || citrus !== null
      ? board.need(SUGARS, servings * 2, 'tsp')
      : null;
  const inside = real([...fresh, citrus, chocolate, sugar]);
  board.step(
    () =>
      say`Go on ${until('the batter is used up', Math.max(3, servings * 6 - 3))}, stacking them under a cloth; it makes about ${servings * 3}. ${isSavoury ? say`Fill with ${layers}${greens.length === 0 ? '' : ` and ${the(...cooked.parts)}`}, fold in four and warm in the pan ${over('low')} ${until('the cheese melts', 2, 3)}.` : say`Fill with ${real([stewed, ...inside])}, fold in four and eat with your fingers if nobody minds.`}`,
  );
  return board.finish(() => ({
    dish: 'crepes',
    title: fitTitle(
      ...(cheese === undefined
        ? []
        : [
            `thin pancakes with ${nameSome([...(ham === undefined ? [] : [ham.food]), cheese.food, ...greens.map(({ food }) => food)], us)}`,
          ]),
      `thin pancakes with ${citrus !== null && sugar !== null ? `${nameOne(citrus.food, us)} and sugar` : nameMany((tops[0] ?? inside[0])?.food ?? flour.food, us)}`,
      'thin pancakes',
    ),
    introduction:
      'Half of the milk first, half later, and ten minutes of rest: the batter is smooth and the pancakes are thin.',
    keeps: 'Stacked and wrapped, they keep a day in the fridge; warm them in a dry pan until steaming.',
    plate: [200, 550],
    fit:
      0.76 +
      (isSavoury && layers.length + greens.length > 1 ? 0.3 : 0) +
      (citrus === null ? 0 : 0.08) -
      (tops.some(({ food }) => food.category === 'berry' || isNamed(food, 'maple-syrup')) ? 0.2 : 0),
  }));
}
