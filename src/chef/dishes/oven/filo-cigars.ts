// Filo rolled round a sweet paste of dates and nuts, baked crisp and soaked in a little syrup.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isDriedFruit, isNut, isSeed } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { nameMany } from '../../words/name-food.ts';
import { boiling, half, oven, over, rest, say, sayIf, the, until, wait } from '../../words/say.ts';
import { NAMED_FIT, takeDoses } from '../parts/kit.ts';

export const filoCigars: Dish = {
  id: 'filo-cigars',
  family: 'pudding',
  side: 'sweet',
  needs: ['oven', 'hob'],
  prior: 0.9,
  cook: write,
};

function write(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const pastry = kitchen.find('filo-pastry');
  const nut = first(kitchen, isNut);
  const fruit = first(kitchen, isDriedFruit);
  const paste = kitchen.find('tahini', 'halva', 'almond-butter', 'chocolate-spread');
  if (pastry === undefined || (nut === undefined && fruit === undefined && paste === undefined)) return null;
  if (kitchen.items.some(({ food }) => ['protein', 'leaf', 'cheese'].includes(food.roles[0]))) return null;
  const board = startDraft(kitchen);
  const fill = real([
    takeIf(board, fruit, {
      each: 45,
      prepare: fruit?.food.id === 'dates' ? 'stoned and finely chopped' : 'finely chopped',
    }),
    takeIf(board, nut, { each: 30, prepare: 'finely chopped' }),
    takeIf(board, paste, { each: 15 }),
  ]);
  const more = takeDoses(board, [
    [isSeed, 5],
    [['cinnamon', 'cardamom'], -2],
  ]);
  const sugar =
    fruit === undefined ? board.need(['sugar', 'brown-sugar', 'honey'], 1 * servings, 'tbsp') : null;
  board.step(
    () =>
      say`Heat the oven to ${oven(180, us)}. Mash ${[...fill, ...more, ...real([sugar])]} with two spoonfuls of water to a paste that can be rolled.`,
  );
  const sheets = board.take(pastry, { each: 40, prepare: '' });
  const fat = board.need(['butter', 'vegetable-oil', 'olive-oil'], 15 * servings, 'g');
  board.step(
    () =>
      say`Melt ${the(fat)} in a small pan ${over('low')} ${until('liquid', 1, 2)}. Cut ${sheets} into strips as wide as a hand and keep them under a damp cloth. Brush each with ${half(fat)}, lay a finger of paste along the short end, fold in the sides and roll up tightly.`,
  );
  board.step(
    () =>
      say`Lay on a tray, seam down, brush with ${rest(fat)} and bake ${until('deep gold and crisp', 18, 22)}.`,
  );
  const syrup = board.need(
    ['sugar', 'honey', 'maple-syrup', 'agave-syrup', 'golden-syrup'],
    Math.max(2, servings),
    'tbsp',
  );
  const juice = takeIf(board, kitchen.find('orange', 'lemon', 'mandarin'), { each: 40, prepare: 'juiced' });
  const scent = takeDoses(board, [[['orange-blossom-water', 'rose-water'], 1.5]]);
  board.step(
    () =>
      say`Meanwhile bring ${[syrup, ...real([juice])]} ${boiling()} in a small pan${juice === null ? ' with three spoonfuls of water' : ''} and simmer ${over('medium')} ${until('syrupy', 4, 5)}.${sayIf(scent.length > 0, () => say` Stir in ${scent} off the heat.`)}`,
    'meanwhile',
  );
  board.step(
    () =>
      say`Spoon the syrup over the hot rolls, leave ${wait(10)} so that they drink it, and eat them the same day.`,
  );
  const names = real([fruit, nut, paste]).map(({ food }) => nameMany(food, us));
  return board.finish(() => ({
    dish: 'filo-cigars',
    title: fitTitle(
      `filo cigars with ${names.slice(0, 2).join(' and ')}`,
      `filo cigars with ${names[0] ?? 'nuts'}`,
    ),
    introduction:
      'Thin pastry baked hard and syrup poured on while it is hot: that is the rule of every sweet of this kind.',
    keeps: 'Keeps 2 days at room temperature, uncovered, and loses some of its crackle.',
    plate: [90, 350],
    fit: NAMED_FIT,
  }));
}
