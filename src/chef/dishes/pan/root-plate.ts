// Yam, cassava and their kind, boiled until a knife slips through: under eggs stirred in a red sauce, or under garlic and
// lime.

import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft, Part } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isChilli, isCitrus, isEgg, isGarlic, isOnion } from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takeOil, takePlainOil, takeSalt, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { boiling, core, half, over, rest, say, sayIf, together, until } from '../../words/say.ts';
import { NAMED_FIT, takeDoses } from '../parts/kit.ts';

export const rootPlate: Dish = {
  id: 'root-plate',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.8,
  cook: writeRootPlate,
};

function writeRootPlate(kitchen: Kitchen): Draft | null {
  const root = kitchen.find('yam', 'cassava', 'malanga', 'taro', 'breadfruit');
  const egg = first(kitchen, isEgg);
  const isRed = egg !== undefined && kitchen.find('tomato', 'tinned-tomato', 'pepper') !== undefined;
  const isSharp = first(kitchen, isGarlic) !== undefined && first(kitchen, isCitrus) !== undefined;
  const hasMain = kitchen.items.some(({ food }) => food.roles[0] === 'protein' && !isEgg(food));
  if (
    root === undefined ||
    hasMain ||
    !(isRed || isSharp) ||
    kitchen.find('coconut-milk', 'palm-oil', 'rice')
  )
    return null;
  const board = startDraft(kitchen);
  const salt = takeSalt(board);
  // Cassava and taro are boiled for the time that makes them safe.
  const low = (root.food.hazards ?? []).length > 0 ? 25 : 18;
  const part = board.take(root, { each: 250, prepare: 'peeled and cut into 4 cm chunks' });
  board.step(
    () =>
      say`Put ${part} in a pan of cold water with ${half(salt)}, bring ${boiling()} and cook ${over('medium')} ${until('knife-slips', low, low + 5)}. Drain, and throw the water away.`,
  );
  const red = isRed ? tellEggs(board, salt) : null;
  if (red === null) tellMojo(board, salt);
  const tops = takeTops(board, 'herbs');
  board.step(
    () =>
      say`Serve the ${part.noun} hot, the ${red === null ? 'garlic and its oil' : 'eggs'} on top${sayIf(tops.length > 0, () => say`, scattered with ${tops}`)}.`,
  );
  const name = nameOne(root.food, kitchen.us);
  return board.finish(() => ({
    dish: 'root-plate',
    title: fitTitle(
      red === null ? `boiled ${name} with garlic and citrus` : `boiled ${name} with egg sauce`,
      name,
    ),
    introduction:
      red === null
        ? 'Plain and floury by itself, it drinks a sharp, hot oil as bread does.'
        : 'The eggs go into the sauce at the last moment and are stirred only until they hold.',
    keeps: 'Keeps a day in the fridge; reheat until steaming.',
    plate: [220, 750],
    fit: NAMED_FIT,
  }));
}

function tellEggs(board: Board, salt: Part): Part {
  const { kitchen } = board;
  const oil = takePlainOil(board, Math.max(2, kitchen.servings));
  const onion = takeIf(board, first(kitchen, isOnion), (item) => ({
    each: 60,
    ...withCut(item, 'finely-chopped'),
  }));
  const base = [
    ...real([onion]),
    ...takeDoses(board, [
      [['pepper'], 60],
      [isChilli, -12],
      [['tomato', 'tinned-tomato'], 100],
      [['curry-powder', 'thyme', 'dried-thyme'], -3],
      [['seasoning-cube', 'stock-cube'], 2, 'crumbled'],
    ]),
  ];
  const eggs = board.need(['egg'], 2 * kitchen.servings, null, { prepare: 'beaten' });
  board.step(
    () =>
      say`Meanwhile heat ${oil} in a wide frying pan ${over('medium')}, add ${[...base, rest(salt)]} and cook, stirring now and then, ${until('soft and almost dry', 8, 10)}. Pour in ${eggs} and stir gently ${until('set in soft lumps', 2, 3)} (${core(71, kitchen.us)}).`,
    'meanwhile',
  );
  return eggs;
}

function tellMojo(board: Board, salt: Part): void {
  const { kitchen } = board;
  const oil = takeOil(board, Math.max(2, kitchen.servings));
  const onion = takeIf(board, first(kitchen, isOnion), (item) => ({
    each: 40,
    ...withCut(item, 'thin-slices'),
  }));
  const garlic = takeDoses(board, [[isGarlic, 8]]);
  const juice = takeIf(board, first(kitchen, isCitrus), { each: 30, prepare: 'juiced' });
  board.step(() =>
    together(
      say`Heat ${oil} in a small pan ${over('medium-low')}.`,
      sayIf(onion, (one) => say`Add ${one} and cook ${until('soft-not-brown', 5, 6)}.`),
      say`Add ${[...garlic, rest(salt)]} and cook ${until('fragrant and just golden', 1, 2)}, then take off the heat and stir in ${real([juice])}: it spits.`,
    ),
  );
}
