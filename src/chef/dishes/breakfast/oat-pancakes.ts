// Small pancakes from a mashed banana, eggs and oats, without flour.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isEgg, isYoghurt } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { inLots, takeButter } from '../../tasks.ts';
import { core, over, say, sayIf, until, wait } from '../../words/say.ts';
import { takeSweetTops } from '../parts/sweet-tops.ts';

export const oatPancakes: Dish = {
  id: 'oat-pancakes',
  family: 'breakfast',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.8,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const banana = kitchen.find('banana');
  const egg = first(kitchen, isEgg);
  const oats = kitchen.find('oats');
  if (banana === undefined || egg === undefined || oats === undefined) return null;
  if (kitchen.find('plain-flour', 'self-raising-flour') !== undefined) return null;
  const board = startDraft(kitchen);
  const bananaPart = board.take(banana, { each: 120, prepare: 'peeled' });
  const eggPart = board.take(egg, { each: 55, prepare: '' });
  const dry = real([
    board.take(oats, { each: 40, prepare: '' }),
    takeIf(board, kitchen.find('cottage-cheese', 'ricotta') ?? first(kitchen, isYoghurt), { each: 40 }),
    needIf(board, kitchen.find('cinnamon'), 0.5, 'tsp'),
    board.need(['salt'], 1, 'pinch'),
  ]);
  const butter = takeButter(board, 10 * servings);
  const panful = inLots(2, 1);
  board.step(
    () =>
      say`Mash ${bananaPart} in a bowl with a fork until hardly a lump is left. Beat in ${eggPart}, then stir in ${dry} and leave for ${wait(10, '10 minutes')}: the oats drink what is loose, and the batter holds its shape.`,
  );
  board.step(
    () =>
      say`${butter.food.category === 'butter' ? 'Melt' : 'Heat'} ${butter} in a wide frying pan ${over('medium')}, half of it for each of two panfuls. Drop in heaped tablespoons, well apart, and fry ${panful.time(until('brown underneath and dry at the rim', 2, 3))}; turn with care and fry ${panful.time(until('firm in the middle', 2, 3))} (${core(71, us)}).`,
  );
  const tops = takeSweetTops(board, 60);
  board.step(
    () => say`Stack on warm plates and eat hot${sayIf(tops.length > 0, () => say`, with ${tops}`)}.`,
  );
  return board.finish(() => ({
    dish: 'oat-pancakes',
    title: 'banana oat pancakes',
    introduction: 'The ripest banana makes the best of them: it sweetens the batter and holds it together.',
    keeps: 'Keeps a day in the fridge; good cold, or warmed in a dry pan until steaming.',
    plate: [170, 450],
    fit: 0.9,
  }));
}
