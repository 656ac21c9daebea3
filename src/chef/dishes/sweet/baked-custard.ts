// Eggs and milk set in the oven, in a bath of hot water.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { startDraft } from '../../start-draft.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, core, oven, over, say, sayIf, until, wait } from '../../words/say.ts';
import { SUGARS } from '../parts/fruit-cut.ts';
import { takeSweetTops } from '../parts/sweet-tops.ts';

export const bakedCustard: Dish = {
  id: 'baked-custard',
  family: 'pudding',
  side: 'sweet',
  needs: ['oven'],
  prior: 0.6,
  cook: writeCustard,
};

function writeCustard(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const egg = kitchen.find('egg');
  const milk = kitchen.find('milk', 'lactose-free-milk', 'double-cream', 'single-cream', 'oat-milk');
  if (
    egg === undefined ||
    milk === undefined ||
    kitchen.find(...SUGARS, 'honey', 'maple-syrup', 'vanilla-extract') === undefined
  )
    return null;
  const board = startDraft(kitchen);
  const milkPart = board.take(milk, { each: 140 });
  const eggs = board.take(egg, { total: 55 * Math.max(2, Math.round(servings * 1)), prepare: '' });
  if (eggs.grams < milkPart.grams * 0.28) return null;
  const sugar = board.need(SUGARS, 15 * servings, 'g');
  const vanilla = board.need(['vanilla-extract', 'cinnamon', 'nutmeg'], 0.5, 'tsp');
  board.step(
    () =>
      say`Heat the oven to ${oven(150, us)} and put the kettle on ${boiling()}. ${kitchen.has('hob') ? say`Warm ${milkPart} in a pan ${over('low')} ${until('steaming, with bubbles at the edge', 4, 5)}.` : say`Take ${milkPart} out of the fridge, so that it is not ice cold.`}`,
  );
  board.step(
    () =>
      say`Whisk ${[eggs, sugar, vanilla]} gently, only until mixed: froth bakes into holes. Pour on the warm ${milkPart.noun}, stirring, and strain into ${servings === 1 ? 'a small ovenproof cup' : `${servings} small ovenproof cups`}.`,
  );
  board.step(
    () =>
      say`Stand the cups in a roasting tin, pour hot water from the kettle halfway up their sides and bake ${until('set, with a wobble the size of a coin in the middle', 38, 45)}; there it should read ${core(71, us)}. Lift out and leave to cool for ${wait(20)}.`,
  );
  const fruit = takeSweetTops(board, 60);
  board.step(
    () =>
      say`Eat just warm, or chill for a few hours${sayIf(fruit.length > 0, () => say`, with ${fruit} on top`)}; the spoon should leave a clean edge.`,
  );
  return board.finish(() => ({
    dish: 'baked-custard',
    title: fitTitle(
      `baked ${vanilla.food.id === 'vanilla-extract' ? 'vanilla' : nameOne(vanilla.food, us).replace(/^ground /, '')} custards${fruit[0] === undefined ? '' : ` with ${nameMany(fruit[0].food, us)}`}`,
      'baked custards',
    ),
    introduction:
      'The water round the cups keeps the heat gentle, and gentle heat is what sets custard smooth.',
    keeps: 'Keeps 2 days in the fridge, covered.',
    plate: [120, 400],
    fit: 0.72,
  }));
}
