// Syrniki: fresh cheese bound with an egg and a little flour, fried in small thick cakes.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isEgg, isFruit } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePlainOil } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, over, say, sayIf, until } from '../../words/say.ts';
import { NAMED_FIT, takeDoses } from '../parts/kit.ts';

export const curdCakes: Dish = {
  id: 'curd-cakes',
  family: 'breakfast',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.9,
  cook: writeCurdCakes,
};

function writeCurdCakes(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const cheese = kitchen.find('quark', 'cottage-cheese', 'ricotta');
  const egg = first(kitchen, isEgg);
  const flour = kitchen.find('plain-flour', 'semolina', 'self-raising-flour', 'rice-flour');
  const isSweet =
    kitchen.find('sugar', 'brown-sugar', 'honey', 'vanilla-extract', 'jam', 'raisins') !== undefined ||
    first(kitchen, isFruit) !== undefined;
  if (cheese === undefined || egg === undefined || flour === undefined || !isSweet) return null;
  if (kitchen.find('yeast', 'milk', 'baking-powder', 'biscuit', 'onion', 'spinach') !== undefined)
    return null;
  const board = startDraft(kitchen);
  const curd = board.take(cheese, { each: 125, prepare: 'drained' });
  const eggs = board.need(['egg'], Math.max(1, Math.round(servings / 2)), null, { prepare: '' });
  const meal = board.take(flour, { each: 25 });
  const sweet = takeDoses(board, [
    [['sugar', 'brown-sugar'], 10],
    [['vanilla-extract'], -3],
    [['raisins'], 10],
    [['lemon'], -10, 'zest finely grated'],
  ]);
  const oil = takePlainOil(board, Math.max(1, Math.round(servings / 2)));
  board.step(
    () =>
      say`Mash ${[curd, eggs, meal, ...sweet]} together with a fork until the dough just holds. Shape with floured hands into ${servings * 3} thick cakes, no wider than a jam jar's lid.`,
  );
  board.step(
    () =>
      say`Heat ${oil} in a frying pan ${over('medium-low')} and fry the cakes, turning once, ${until('deep gold on both sides and set in the middle', 8, 10)} (${core(71, us)}). Too hot a pan leaves them raw inside.`,
  );
  const beside = real([
    takeIf(board, kitchen.find('soured-cream', 'yoghurt', 'creme-fraiche'), { each: 35 }),
    takeIf(board, kitchen.find('jam', 'honey', 'condensed-milk', 'lingonberry-jam'), { each: 20 }),
    takeIf(board, first(kitchen, isFruit), { each: 60 }),
  ]);
  board.step(() => say`Serve warm${sayIf(beside.length > 0, () => say`, with ${beside}`)}.`);
  return board.finish(() => ({
    dish: 'curd-cakes',
    title: fitTitle(`syrniki: ${nameOne(cheese.food, us)} cakes from the pan`, 'syrniki'),
    introduction: 'Little flour and a slow pan: they should be soft inside and taste of the cheese.',
    keeps: 'Keeps a day in the fridge; warm in a dry pan until steaming.',
    plate: [120, 450],
    fit: NAMED_FIT,
  }));
}
