// Potstickers: wrappers filled with seasoned mince, fried on the flat and steamed in the same pan.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isGarlic,
  isGinger,
  isMince,
  isMushroom,
  isNamed,
  isPrawn,
  isSpringOnion,
  isTofu,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takePlainOil } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { half, over, rest, say, sayIf, together, until } from '../../words/say.ts';

export const dumplings: Dish = {
  id: 'dumplings',
  family: 'plate',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.8,
  cook: write,
};

const EACH = 9;

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const wrapper = kitchen.find('dumpling-wrapper');
  const filling = first(kitchen, isMince, isPrawn, isTofu);
  if (wrapper === undefined || filling === undefined) return null;
  const board = startDraft(kitchen);
  const filled = board.take(filling, {
    each: 90,
    ...(isMince(filling.food) ? {} : { prepare: 'finely chopped' }),
  });
  const green =
    kitchen.items.find(({ food }) => isNamed(food, 'bok-choy') || food.category === 'cabbage') ??
    first(kitchen, isMushroom) ??
    kitchen.find('carrot');
  const greenPart = takeIf(board, green, { each: 45, prepare: 'very finely shredded' });
  const salt = greenPart === null ? null : board.need(['salt'], 0.5, 'tsp');
  const ginger = takeIf(board, first(kitchen, isGinger), { each: 4, prepare: 'peeled and finely grated' });
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'finely-chopped' });
  const spring = takeIf(board, first(kitchen, isSpringOnion), { each: 15, cut: 'thin-slices' });
  const soy = board.need(['soy-sauce', 'tamari'], servings, 'tbsp');
  const sesame = takeIf(board, kitchen.find('sesame-oil'), { total: 5 });
  board.step(() =>
    together(
      sayIf(
        greenPart,
        (part) =>
          say`Rub ${part} with ${salt}, leave for 5 minutes and squeeze out the water: it would burst the parcels.`,
      ),
      say`Mix ${greenPart === null ? '' : 'it with '}${[filled, ...real([ginger, garlic, spring, sesame])]} and ${half(soy)}, stirring one way until sticky.`,
    ),
  );
  const count = EACH * servings;
  const wrappers = board.take(wrapper, { total: count * (wrapper.food.gramsEach ?? 8) });
  board.step(
    () =>
      say`Lay out ${wrappers}, a few at a time, with a teaspoon of filling in the middle of each. Wet the rim with a finger, fold over and press out the air, then stand them on a board with a flat side down.`,
  );
  const oil = takePlainOil(board, Math.max(2, servings));
  board.step(
    () =>
      say`Heat ${oil} in a wide frying pan with a lid ${over('medium-high')}, in two batches if they do not fit side by side. Set the dumplings in and fry, untouched, ${until('gold underneath', 2, 3)}. Pour in a small glass of water, cover at once and steam ${over('medium')} ${until('the water is gone and the wrappers are see-through', 6, 7)}; ${filled.food.core === undefined ? 'the filling is then hot through' : say`the filling should read ${readsCore(filled, us)}`}. Uncover and fry a minute more, until crisp.`,
  );
  const vinegar = board.need(
    ['black-vinegar', 'rice-vinegar', 'cider-vinegar', 'vinegar'],
    servings * 2,
    'tsp',
  );
  const hot = takeIf(board, kitchen.find('chilli-oil', 'sriracha', 'hot-sauce', 'chilli-flakes'), {
    each: 4,
  });
  board.step(
    () =>
      say`Stir ${[rest(soy), vinegar, ...real([hot])]} together for dipping. Turn the dumplings out crisp side up and eat them hot.`,
  );
  return board.finish(() => ({
    dish: 'dumplings',
    title: fitTitle(
      `${nameOne(filling.food, us).replace(/ mince|ground /g, '')}${green === undefined ? '' : ` and ${nameOne(green.food, us)}`} potstickers`,
      `${nameOne(filling.food, us)} potstickers`,
    ),
    introduction: 'Fried first and steamed in the same pan: crisp underneath and tender everywhere else.',
    keeps:
      'Eat hot. Uncooked, they freeze well on a tray and go into the pan frozen, with 3 minutes more under the lid.',
    plate: [120, 420],
    fit: 0.95,
  }));
}
