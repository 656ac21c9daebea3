// Pasta cooked in one pot with mince, in milk and water that turn to sauce; the cheese melts in off the heat.

import { fitTitle, takeOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { addPanVegetables, needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCookable,
  isGarlic,
  isGratingCheese,
  isMilk,
  isMince,
  isNamed,
  isPasta,
  isTinnedLegume,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeOil, takePepper } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { boiling, over, say, sayIf, together, until } from '../../words/say.ts';
import { inBatches } from '../parts/batches.ts';
import { waterFor } from '../parts/pot-water.ts';

export const cheesyMincePasta: Dish = {
  id: 'cheesy-mince-pasta',
  family: 'pasta',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: write,
};

/** Millilitres for each gram of dry pasta, what boils away included. */
const LIQUID = 2.6;

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const box = kitchen.find('mac-and-cheese');
  const pasta =
    first(kitchen, (food) => isPasta(food) && !isNamed(food, 'lasagne-sheet', 'gnocchi', 'filled-pasta')) ??
    box;
  const isBoxed = pasta === box;
  const tinned = first(kitchen, isTinnedTomato);
  const beans = first(kitchen, isTinnedLegume);
  const isChilli =
    kitchen.find('chilli-powder', 'taco-seasoning', 'cumin') !== undefined &&
    real([tinned, beans]).length > 0;
  const mince = first(kitchen, isMince);
  const cheese = first(kitchen, (food) => isGratingCheese(food) || food.id === 'processed-cheese');
  const milk = first(kitchen, isMilk) ?? kitchen.find('evaporated-milk');
  if (pasta === undefined || mince === undefined) return null;
  // A box brings its own cheese, and asks for no more than a little milk.
  if (!isBoxed && (cheese === undefined || (milk === undefined && !isChilli))) return null;
  if (cheese !== undefined && isNamed(cheese.food, 'parmesan', 'pecorino')) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, 1);
  const salt = board.need(['salt'], servings > 3 ? 1.5 : 0.75, 'tsp');
  const mincePart = board.take(mince, { each: 110 });
  const onion = takeOnion(board, 'listed');
  const vegetables = addPanVegetables(board, pick(kitchen, isCookable).sort(byWorth).slice(0, 2), 70);
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 10, cut: 'finely-chopped' });
  const spice = board.need(
    [
      ...(isBoxed || isChilli ? (['chilli-powder', 'taco-seasoning'] as const) : []),
      'smoked-paprika',
      'paprika',
      'chilli-powder',
      'black-pepper',
    ],
    servings > 3 ? 2 : 1,
    'tsp',
  );
  board.step(() =>
    together(
      say`Heat ${oil} in a wide, deep pan ${over('medium-high')}. Add ${mincePart} in one layer, leave for 2 minutes so that it browns, then break it up and fry ${inBatches(until('brown, with no pink left', 5, 6), [mincePart], 1, true)} (${readsCore(mincePart, us)}).`,
      sayIf(onion, (one) => say`Add ${one} and cook ${over('medium')} ${until('soft-not-brown', 6, 8)}.`),
      vegetables.said,
    ),
  );
  const pastaPart = board.take(pasta, { each: 75 });
  const tomato = takeIf(board, tinned, { each: 70 });
  const bean = takeIf(board, beans, { each: 60 });
  const puree = needIf(board, kitchen.find('tomato-puree', 'ketchup'), servings / 2, 'tbsp');
  const wanted = pastaPart.grams * LIQUID;
  const milkPart = takeIf(board, milk, { total: wanted * 0.5 });
  const water = waterFor(roundAmount(wanted - (milkPart?.grams ?? 0) - (tomato?.grams ?? 0) * 0.7), us);
  board.step(
    () =>
      say`Stir in ${[...real([garlic]), spice, ...real([puree])]} ${until('fragrant', 1)}. Add ${[pastaPart, ...real([tomato, bean, milkPart]), salt]} and ${water}${isBoxed ? ', without the sachet of cheese,' : ''} and bring ${boiling()}, stirring. Turn down ${over('medium-low', 'to a medium-low heat')} and simmer, stirring often so that nothing catches, ${until('the pasta is tender and sits in a loose sauce', 11, 13)}; add a splash of water if it goes dry first.`,
  );
  const cheesePart = takeIf(board, cheese, ({ food }) => ({
    each: 45,
    prepare: food.id === 'processed-cheese' ? 'cubed' : food.id === 'mozzarella' ? 'torn' : 'coarsely grated',
  }));
  const butter = isBoxed ? takeIf(board, kitchen.find('butter'), { each: 7 }) : null;
  const mustard = needIf(board, kitchen.find('mustard', 'wholegrain-mustard'), 1, 'tsp');
  const pepper = spice.food.id === 'black-pepper' ? null : takePepper(board);
  const gherkins = takeIf(board, kitchen.find('gherkins'), { each: 20, prepare: 'drained and chopped' });
  board.step(
    () =>
      say`Take off the heat and stir in ${isBoxed ? 'the cheese of the sachet with ' : ''}${real([cheesePart, butter, mustard, pepper])}${cheesePart === null ? '' : ' by handfuls'} until smooth; boiled, it would turn grainy. Leave for two minutes to thicken and serve${sayIf(gherkins, (one) => say`, strewn with ${one}`)}.`,
  );
  const meat = nameOne(mince.food, us).replace(/ mince|ground /g, '');
  return board.finish(() => ({
    dish: 'cheesy-mince-pasta',
    title: fitTitle(
      ...(isBoxed || isChilli ? [`${meat} ${us ? 'chili' : 'chilli'} mac`] : []),
      `one-pot cheesy ${meat} ${pasta.food.category === 'pasta' && nameOne(pasta.food, us).length < 12 ? nameOne(pasta.food, us) : 'pasta'}`,
    ),
    introduction: `The pasta cooks in ${milkPart === null ? '' : 'milk and '}water, and its starch makes the sauce: nothing is drained and nothing is whisked.`,
    keeps: 'Keeps 2 days in the fridge; reheat with a splash of milk until steaming.',
    plate: [250, 700],
    fit: 0.88,
  }));
}
