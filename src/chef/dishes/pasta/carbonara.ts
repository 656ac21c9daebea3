// Pasta with cured pork or a vegetable, eggs and hard cheese; no cream.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isBacon, isGarlic, isHardCheese, isNamed, isPasta } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeOil, takePepper, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, core, half, over, rest, say, sayIf, until } from '../../words/say.ts';

const HOB = { side: 'savoury', needs: ['hob'] } as const;

export const carbonara: Dish = { id: 'carbonara', family: 'pasta', ...HOB, prior: 0.9, cook: writeCarbonara };

function writeCarbonara(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pasta = kitchen.items.find(
    (item) =>
      isPasta(item.food) &&
      !isNamed(item.food, 'gnocchi', 'lasagne-sheet', 'filled-pasta', 'orzo', 'giant-couscous'),
  );
  const bacon = first(kitchen, isBacon);
  const egg = kitchen.find('egg');
  const cheese = first(kitchen, isHardCheese);
  const green = kitchen.find('frozen-peas', 'peas', 'asparagus', 'mushroom', 'courgette', 'leek');
  if (pasta === undefined || egg === undefined || cheese === undefined || (bacon ?? green) === undefined)
    return null;
  const board = startDraft(kitchen);
  const salt = board.need(['salt'], 2, 'tsp');
  const pastaPart = board.take(pasta, { each: 95 });
  board.step(
    () =>
      say`Bring a large pan of water ${boiling()} with ${salt}, add ${pastaPart} and cook ${until('al-dente', 9, 11)}. Scoop out a mugful of the water, then drain.`,
  );
  const oil = takeOil(board, bacon === undefined ? 2 : 1);
  const baconPart = takeIf(board, bacon, (item) => ({ each: 50, ...withCut(item, 'strips') }));
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 5, prepare: 'peeled and left whole' });
  const greens = takeIf(board, green, (item) => ({
    each: bacon === undefined ? 100 : 60,
    ...withCut(item, 'thin-slices'),
  }));
  const fry =
    baconPart === null
      ? say`Meanwhile put ${real([greens, garlic])} in a wide pan with ${oil}, set it ${over('medium')} and fry ${until('tender, with a little colour', 6, 8)}.`
      : say`Meanwhile put ${[baconPart, ...real([garlic])]} in a wide pan with ${oil}, set it ${over('medium')} and fry ${until('crisp at the edges', 6, 8)} (${core(74, us)}).${sayIf(greens, (part) => say` Add ${part} and cook ${until('tender', 3, 5)}.`)}`;
  board.step(
    () =>
      say`${fry}${garlic === null ? '' : ' Take out the garlic: it has done its work.'} Turn off the heat.`,
    'meanwhile',
  );
  const eggs = board.take(egg, { total: 55 * Math.max(2, Math.round(servings * 1.25)), prepare: '' });
  const cheesePart = board.take(cheese, { each: 25, prepare: 'finely grated' });
  const pepper = takePepper(board);
  board.step(
    () => say`Beat ${eggs} with ${half(cheesePart)} and plenty of ${pepper}: the pepper is a spice here.`,
    'meanwhile',
  );
  board.step(
    () =>
      say`Tip the pasta into the wide pan with a good splash of its water, take it off the heat for a moment, and pour in the eggs while you toss. Set back ${over('low')} and keep turning ${until('the sauce thickens and clings, with no liquid egg left', 1, 2)} (${core(71, us)}); a spoonful of the water loosens it if it tightens. Serve at once with ${rest(cheesePart)}.`,
  );
  const long = /spaghetti|linguine|tagliatelle|bucatini|fettuccine|pasta|rigatoni|penne/.test(
    pasta.food.name,
  );
  return board.finish(() => ({
    dish: 'carbonara',
    title: fitTitle(
      `${nameOne(pasta.food, us)} ${long && greens === null ? 'carbonara' : 'in carbonara style'}${greens === null ? '' : ` with ${nameMany(greens.food, us)}`}`,
      'pasta carbonara',
    ),
    introduction:
      'No cream: eggs, cheese and a splash of starchy water make the sauce, in the heat that the pasta brings along.',
    keeps: 'Eat at once: it does not reheat.',
    plate: [170, 450],
    fit: bacon === undefined ? 0.7 : 1,
  }));
}
