// Macaroni and cheese out of a box, made up with its sachet, with what is cooked beside it.

import { takeCrumbs } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { addPanVegetables, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCookable,
  isCookedMeat,
  isGratingCheese,
  isMilk,
  isMince,
  isTinnedFish,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, simmerCut, takeButter, takePepper, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany } from '../../words/name-food.ts';
import { boiling, half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';

export const boxedMac: Dish = {
  id: 'boxed-mac',
  family: 'pasta',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.8,
  cook: write,
};

/** Grams in a box, which feeds three; its sachet is not divided. */
const BOX = 200;
const FEEDS = 3;

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const box = kitchen.find('mac-and-cheese');
  if (box === undefined || first(kitchen, isMince) !== undefined) return null;
  const boxes = Math.min(Math.ceil(servings / FEEDS), Math.max(1, Math.floor((box.grams ?? Infinity) / BOX)));
  const board = startDraft(kitchen);
  const salt = board.need(['salt'], 1, 'tsp', { purpose: 'for the water' });
  const hasCrumbs = kitchen.find('breadcrumbs') !== undefined;
  const butter = takeButter(board, boxes * 30 + (hasCrumbs ? 15 : 0));
  const crumbs = takeCrumbs(board, kitchen.find('breadcrumbs'));
  const meat = takeIf(
    board,
    first(kitchen, ({ id }) => id === 'hot-dog', isBacon, isCookedMeat),
    (item) => ({ each: 50, ...withCut(item, item.food.id === 'hot-dog' ? 'slices-1cm' : 'strips') }),
  );
  const vegetables = pick(kitchen, isCookable).sort(byWorth);
  const fried = addPanVegetables(
    board,
    meat === null ? [] : vegetables.filter(({ food }) => food.heat.boil === undefined).slice(0, 1),
    60,
  );
  board.step(() =>
    together(
      say`Bring a large pan of water ${boiling()} with ${salt}.`,
      sayIf(
        crumbs,
        (part) =>
          say`Fry ${part} in ${half(butter)} in a frying pan ${over('medium')}, stirring, ${until('crisp-golden', 3, 4)}, and tip out.`,
      ),
      sayIf(
        meat,
        (part) =>
          say`Fry ${part} in ${crumbs === null ? 'a' : 'the'} dry frying pan ${over('medium')}, turning, ${until('brown at the edges and steaming hot', 5, 6)}${part.food.core === undefined ? '' : say` (${readsCore(part, us)})`}.`,
      ),
      fried.said,
    ),
  );
  const pasta = board.take(box, {
    total: boxes * BOX,
    // In the words of the list, or the step would call for a food that it does not have.
    noun: us ? 'mac' : 'macaroni',
  });
  const greens = vegetables
    .filter(({ food }) => food.heat.boil !== undefined)
    .slice(0, 2)
    .map((item) => board.take(item, { each: 80, ...simmerCut(item) }));
  board.step(() =>
    together(
      say`Drop ${pasta} into the boiling water and cook ${until('al-dente', 7, 9)}.`,
      sayIf(greens.length > 0, () => say`Add ${greens} for the last 4 minutes.`),
      say`Drain.`,
    ),
  );
  const fish = takeIf(board, meat === null ? first(kitchen, isTinnedFish) : undefined, { each: 60 });
  const milk = board.need(
    real([first(kitchen, isMilk)?.food.id, 'milk' as const, 'soya-milk' as const]),
    boxes * 60,
    'ml',
  );
  const cheese = takeIf(board, first(kitchen, isGratingCheese), { each: 20, cut: 'grated' });
  const pepper = takePepper(board);
  const folded = real([fish, cheese]);
  board.step(
    () =>
      say`Put the empty pan back ${over('low')} with ${[crumbs === null ? butter : rest(butter), milk]}, tip in the cheese of the sachet and stir ${until('smooth', 1, 2)}. Turn ${the(pasta, ...greens, ...real([meat]), ...fried.parts)} through it${sayIf(folded.length > 0, () => say` with ${folded}`)} and season with ${pepper}.`,
  );
  board.step(
    () =>
      say`Leave for a minute, in which the sauce thickens, and eat from warm bowls${crumbs === null ? '' : ', with the crumbs on top'}.`,
  );
  const guests = real([meat, fish, ...greens, ...fried.parts]).map(({ food }) =>
    nameMany(food, us).replace(/ sausages$/, 's'),
  );
  const name = us ? 'mac and cheese' : 'macaroni cheese';
  return board.finish(() => ({
    dish: 'boxed-mac',
    title: guests.length === 0 ? `buttery ${name}` : `${name} with ${listWords(guests.slice(0, 2))}`,
    introduction: kitchen.wording(
      'The sauce is stirred smooth before anything comes back to it, and so it has no lumps.',
      'Nothing that comes out of a box is as quick, or forgives as much.',
    ),
    keeps: 'Keeps a day in the fridge; reheat with a splash of milk until steaming all through.',
    plate: [120, 500],
    fit: 0.95,
  }));
}
