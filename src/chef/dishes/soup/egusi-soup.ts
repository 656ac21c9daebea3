// Egusi soup: meat simmered for its broth, pepper and onion fried in palm oil, ground melon seed set into curds in it,
// and greens at the end.

import { fitTitle, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isBraising,
  isLeafyGreen,
  isOnion,
  isPoultry,
  isSmokedFish,
  isTinnedTomato,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takePlainOil, takeSalt, untaken, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, half, over, rest, say, sayIf, the, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';
import { cookBeside, takeSide } from '../parts/side.ts';

export const egusiSoup: Dish = {
  id: 'egusi-soup',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.9,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const egusi = kitchen.find('egusi');
  if (egusi === undefined) return null;
  const board = startDraft(kitchen);
  const meat = first(kitchen, isBraising, isPoultry, (food) => food.category === 'beef-cut');
  const fish = kitchen.find('stockfish');
  const leafItem = first(kitchen, isLeafyGreen) ?? kitchen.find('callaloo', 'okra', 'frozen-spinach');
  const salt = takeSalt(board);
  const meatPart = takeIf(board, meat, (item) => ({ each: 130, ...withCut(item, 'chunks-3cm') }));
  const fishPart = takeIf(board, fish, { each: 40 });
  const cube = takeIf(
    board,
    kitchen.find('seasoning-cube', 'stock-cube', 'chicken-stock-cube', 'beef-stock-cube'),
    {
      each: 5,
      prepare: 'crumbled',
    },
  );
  const pot = real([meatPart, fishPart]);
  const isLong = meat !== undefined && isBraising(meat.food);
  const water = waterFor(200 * servings, us);
  if (pot.length > 0)
    board.step(
      () =>
        say`Put ${[...pot, ...real([cube]), half(salt)]} in a pan with ${waterFor(300 * servings, us)}, bring ${boiling()} and simmer ${over('low')} with the lid on ${until(isLong ? 'the meat is tender' : 'cooked through', isLong ? 75 : meatPart === null ? 45 : 30, isLong ? 90 : meatPart === null ? 60 : 35)}${sayIf(meatPart ?? fishPart, (part) => say` (${readsCore(part, us)})`)}. Keep the broth.`,
    );
  const side = takeSide(board);
  const yam = side === null ? kitchen.find('yam', 'sweet-potato') : undefined;
  cookBeside(board, side);
  const yamPart = takeIf(board, yam, { each: 200, prepare: 'peeled and cut into 3 cm chunks' });
  if (yamPart !== null)
    board.step(
      () =>
        say`Boil ${yamPart} in a second pan of salted water ${over('medium')} ${until('knife-slips', 15, 20)}, drain and keep covered.`,
      'meanwhile',
    );
  const palm = kitchen.find('palm-oil');
  const oil =
    palm === undefined
      ? takePlainOil(board, Math.max(2, servings))
      : board.need(untaken(board, 'palm-oil'), Math.max(2, servings), 'tbsp');
  const onionItem = first(kitchen, isOnion);
  const onion =
    onionItem === undefined
      ? board.need(['onion'], Math.max(1, Math.round(servings / 2)), null, { cut: 'finely-chopped' })
      : board.take(onionItem, { each: 60, cut: 'finely-chopped' });
  const red = real([
    takeIf(board, kitchen.find('pepper'), { each: 60, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isTinnedTomato) ?? kitchen.find('tomato'), (item) => ({
      each: 90,
      ...(item.food.id === 'tomato' ? { prepare: 'chopped' } : {}),
    })),
  ]);
  const sharp = takeSharp(board);
  const egusiPart = board.take(egusi, { each: 45, prepare: 'ground' });
  board.step(
    () =>
      say`Warm ${oil} in a wide pan ${over('medium')}. Add ${[onion, ...red, ...sharp]} and fry, stirring, ${until('the oil shows at the edges', 8, 10)}. Stir ${egusiPart} to a thick paste with a few spoonfuls of water.`,
  );
  const dried = real([
    takeIf(board, kitchen.find('dried-shrimp', 'crayfish'), { each: 6, prepare: 'ground, if whole' }),
    takeIf(board, kitchen.find('iru'), { each: 4, prepare: '' }),
  ]);
  board.step(
    () =>
      say`Drop the paste into the pan by the spoonful, put on a lid and cook ${over('low')}, without stirring, ${until('it sets in soft lumps', 8, 10)}. Stir in ${pot.length === 0 ? say`${[...real([cube]), ...dried]}${real([cube]).length + dried.length === 0 ? '' : ' and '}${water}` : say`${the(...pot)} with the broth${sayIf(dried.length > 0, () => say`, ${dried}`)}`} and ${pot.length === 0 ? salt : rest(salt)}, and simmer ${until('thick, with beads of oil on top', 10, 12)}.`,
  );
  const smoked = takeIf(board, first(kitchen, isSmokedFish), { each: 50, prepare: 'skinned and flaked' });
  const leaves = takeIf(board, leafItem, (item) => ({
    each: 100,
    ...withCut(item, isLeafyGreen(item.food) ? 'shreds' : item.food.cuts[0]),
  }));
  const late = real([smoked, leaves]);
  board.step(
    () =>
      say`${sayIf(late.length > 0, () => say`Fold in ${late} ${until('soft and steaming hot', 4, 5)}. `)}Serve hot${side === null ? (yamPart === null ? ', with something to scoop it up' : say`, with ${the(yamPart)}`) : say` ${side.serve}`}.`,
  );
  const lead = meat ?? fish;
  const leaf = leafItem === undefined ? '' : ` and ${nameMany(leafItem.food, us)}`;
  return board.finish(() => ({
    dish: 'egusi-soup',
    title: fitTitle(
      lead === undefined
        ? `egusi soup${leaf === '' ? '' : ` with ${nameMany((leafItem ?? egusi).food, us)}`}`
        : `egusi soup with ${nameOne(lead.food, us)}${leaf}`,
      'egusi soup',
    ),
    introduction:
      'The ground seed is dropped in by the spoonful and left alone, so that it sets in soft lumps before the broth meets it.',
    keeps: 'Keeps 2 days in the fridge and is better on the second; reheat until steaming all through.',
    plate: [250, 800],
    fit: 1,
  }));
}
