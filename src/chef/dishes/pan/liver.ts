// Liver and onions: the onions take their time first, the liver a few minutes after them, and a gravy binds the two.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isHardyHerb,
  isLeafyGreen,
  isMushroom,
  isOnion,
  isPotato,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, simmerCut, takeOil, takePepper, takeSalt, wiltLeaf, withCut } from '../../tasks.ts';
import { capitalise } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, over, rest, say, sayIf, the, until } from '../../words/say.ts';
import { does } from '../../words/write-noun.ts';
import { waterFor } from '../parts/pot-water.ts';
import { cookBeside, takeSide } from '../parts/side.ts';

export const liverAndOnions: Dish = {
  id: 'liver-and-onions',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.8,
  cook: write,
};

const isGreen = (food: Parameters<typeof isLeafyGreen>[0]): boolean =>
  isLeafyGreen(food) || ['cabbage', 'pod', 'frozen-vegetable', 'brassica'].includes(food.category);

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const liver = kitchen.find('liver', 'chicken-liver', 'kidney');
  if (liver === undefined) return null;
  const isSliced = liver.food.id === 'liver';
  const onionItem = first(kitchen, isOnion) ?? kitchen.find('leek');
  if (
    onionItem === undefined &&
    !isSliced &&
    (first(kitchen, isMushroom, isBacon) ?? kitchen.find('mustard', 'double-cream', 'sherry', 'marsala')) ===
      undefined
  )
    return null;
  const board = startDraft(kitchen);
  const onion =
    onionItem === undefined
      ? board.need(['onion'], isSliced ? servings : Math.ceil(servings / 2), null, { cut: 'thin-slices' })
      : board.take(onionItem, { each: 150, cut: 'thin-slices' });
  const oil = takeOil(board, Math.max(2, servings));
  const salt = takeSalt(board);
  const bacon = takeIf(board, first(kitchen, isBacon), { each: 30, cut: 'strips' });
  const extras = real([
    bacon,
    takeIf(board, first(kitchen, isMushroom), (item) => ({ each: 60, ...withCut(item, 'thin-slices') })),
    takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' }),
  ]);
  board.step(
    () =>
      say`Warm ${half(oil)} in a wide frying pan ${over('medium')}. Add ${[onion, ...extras, half(salt)]} and cook, stirring now and then, ${until('deep gold and limp', 15, 18)}. Lift onto a plate.`,
  );
  const side = takeSide(board);
  cookBeside(board, side);
  const greens = pick(kitchen, (food) => isGreen(food) && !isPotato(food), 1)
    .sort(byWorth)
    .map((item) =>
      board.take(item, {
        each: 90,
        ...(isLeafyGreen(item.food) || item.food.category === 'cabbage'
          ? withCut(item, 'shreds')
          : simmerCut(item)),
      }),
    );
  const flour =
    kitchen.choose('plain-flour', 'cornflour', 'rice-flour') === undefined
      ? null
      : board.need(['plain-flour', 'cornflour', 'rice-flour'], Math.max(1, servings / 2), 'tbsp');
  const part = board.take(liver, {
    each: isSliced ? 125 : 140,
    prepare: isSliced ? 'trimmed and sliced 1 cm thick' : 'trimmed',
  });
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Pat ${part} dry, season with ${[rest(salt), pepper]}${sayIf(flour, (one) => say` and dust with ${one}`)}. Fry in ${rest(oil)} in the same pan ${over('medium-high')}, turning once, ${until('brown outside and no longer pink in the middle', 4, 6)}: ${readsCore(part, us)}. Lift onto ${the(onion)}.`,
  );
  const stock = kitchen.find('beef-stock', 'stock', 'chicken-stock');
  const cube = kitchen.find('beef-stock-cube', 'stock-cube', 'chicken-stock-cube', 'gravy-granules');
  const wet = real([
    takeIf(board, stock, { each: 100 }),
    stock === undefined ? takeIf(board, cube, { each: 5, prepare: 'crumbled' }) : null,
    takeIf(
      board,
      kitchen.find('red-wine', 'white-wine', 'sherry', 'marsala', 'port', 'cider', 'whisky'),
      ({ food }) => ({ each: food.id === 'whisky' ? 15 : 30 }),
    ),
    takeIf(board, kitchen.find('mustard', 'wholegrain-mustard', 'worcestershire-sauce', 'balsamic-vinegar'), {
      each: 5,
    }),
  ]);
  const cream = takeIf(board, kitchen.find('double-cream', 'creme-fraiche', 'single-cream', 'soured-cream'), {
    each: 40,
  });
  const pour = stock === undefined ? waterFor((cream === null ? 100 : 50) * servings, us) : null;
  board.step(
    () =>
      say`Add ${wet.length === 0 ? (pour ?? '') : say`${wet}${pour === null ? '' : ` and ${pour}`}`} to the pan, scrape up what has stuck and let it bubble ${over('medium')} ${until('it clings to a spoon', 3, 4)}. ${sayIf(cream, (one) => say`Stir in ${one} ${over('low')} ${until('smooth', 1)}. `)}Slip everything on the plate back in and leave ${until('hot again', 1)}.`,
  );
  board.step(
    () =>
      say`${sayIf(greens.length > 0, () => say`While it bubbles, cook ${greens} with a splash of salted water under a lid ${greens.some(({ food }) => isLeafyGreen(food)) ? wiltLeaf(greens[0] ?? part) : until('just tender', 4, 6)}, and drain. `)}Serve on warm plates${side === null ? `, with the ${cream === null ? 'gravy' : 'sauce'} over the top` : say` ${side.serve}`}${greens.length === 0 ? '' : say` and ${the(...greens)}`}.`,
  );
  const name = nameMany(liver.food, us);
  return board.finish(() => ({
    dish: 'liver-and-onions',
    title: `${name} with ${bacon === null ? '' : 'bacon and '}${nameOne(onion.food, us)} ${cream === null ? 'gravy' : 'cream sauce'}`,
    introduction: `${capitalise(the(onion))} ${does(onion, 'get')} a quarter of an hour and the meat five minutes: the other way round, both are spoilt.`,
    keeps: 'Keeps a day in the fridge; reheat in its gravy until steaming.',
    plate: [200, 750],
    fit: 0.9,
  }));
}
