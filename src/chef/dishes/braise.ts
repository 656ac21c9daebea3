// A slow pot of meat and roots: browned hard, then left alone at a bare simmer until a fork goes through.

import type { Food } from '../../food/foods.ts';
import type { Dish } from '../dish.ts';
import type { Kitchen } from '../kitchen.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBraising,
  isCookable,
  isDriedFruit,
  isGarlic,
  isHardyHerb,
  isLeafyGreen,
  isNamed,
  isOnion,
  isPotato,
  isSpice,
  isTinnedLegume,
  isTinnedTomato,
  isWarmSpice,
  pick,
} from '../slots.ts';
import { startDraft } from '../start-draft.ts';
import { takeOil, takePepper, takeSalt, withCut } from '../tasks.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { core, half, over, rest, say, sayIf, together, until } from '../words/say.ts';

const isSweetSpice = (food: Food): boolean =>
  isNamed(food, 'cinnamon', 'cinnamon-stick', 'ground-ginger', 'allspice', 'star-anise');

export const braise: Dish = {
  id: 'braise',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const meat = first(kitchen, (food) => isBraising(food) && food.id !== 'bone-marrow');
  if (meat === undefined) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(2, Math.ceil(servings / 2)));
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const meatPart = board.take(meat, { each: 170, ...withCut(meat, 'chunks-3cm') });
  const batches = meatPart.grams > 550 ? ' in two batches' : '';
  board.step(
    () =>
      say`Pat ${meatPart} dry and season with ${half(salt)} and ${pepper}. Heat ${half(oil)} in a heavy, lidded pan ${over('medium-high')} and brown the ${meatPart.noun}${batches} ${until('a dark crust forms on at least two sides', 8, 10)}. Lift onto a plate.`,
  );
  const onionItem = first(kitchen, isOnion);
  const onion =
    onionItem === undefined
      ? board.need(['onion'], Math.max(1, Math.round(servings / 2)), null, { cut: 'thin-slices' })
      : board.take(onionItem, { each: 80, cut: 'thin-slices' });
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 12, cut: 'chopped' });
  const flour =
    kitchen.choose('plain-flour') === undefined
      ? null
      : board.need(['plain-flour'], Math.max(1, Math.ceil(servings / 2)), 'tbsp');
  board.step(() =>
    together(
      say`Add ${[rest(oil), onion]} and cook ${over('medium')}, scraping up what has stuck, ${until('soft and golden', 8, 10)}.`,
      real([garlic, flour]).length === 0
        ? null
        : say`Stir in ${real([garlic, flour])} ${until('it smells nutty', 1)}.`,
    ),
  );
  const legume = takeIf(board, first(kitchen, isTinnedLegume), { each: 80 });
  const dried = takeIf(board, first(kitchen, isDriedFruit), { each: 25 });
  const isSpiced = first(kitchen, isWarmSpice, isSweetSpice) !== undefined;
  const stoned =
    isSpiced && dried === null
      ? takeIf(board, kitchen.find('apricot', 'plum', 'quince', 'pear'), {
          each: 70,
          prepare: 'stoned and quartered',
        })
      : null;
  const spices = pick(kitchen, (food) => isSpice(food) || food.id === 'ras-el-hanout', 3).map((item) =>
    board.take(item, {
      total: item.food.id === 'nutmeg' ? 1 : isNamed(item.food, 'cinnamon', 'star-anise') ? 2 : 2 + servings,
    }),
  );
  const puree = takeIf(board, kitchen.find('tomato-puree'), { each: 10 });
  const warm = real([...spices, puree]);
  board.step(
    () =>
      sayIf(
        warm.length > 0,
        () => say`Stir in ${warm} and cook ${over('medium')} ${until('fragrant', 1)}.`,
      ) ?? say``,
  );
  const liquid = kitchen.find('red-wine', 'beer', 'beef-stock', 'stock', 'chicken-stock', 'cider');
  const liquidPart = takeIf(board, liquid, {
    each: liquid?.food.roles.includes('alcohol') === true ? 75 : 150,
  });
  const tomato = takeIf(board, first(kitchen, isTinnedTomato), { each: 150 });
  const herb = takeIf(board, first(kitchen, isHardyHerb) ?? kitchen.find('bay-leaf'), {
    total: 2,
    prepare: '',
  });
  const millilitres = 200 * servings - (liquidPart === null ? 0 : 50 * servings);
  const water = us
    ? `${Math.max(1, Math.round(millilitres / 236.6))} cups of water`
    : `${millilitres} ml of water`;
  const soy = takeIf(board, kitchen.find('soy-sauce', 'tamari'), { each: 12 });
  const wet = real([liquidPart, soy, tomato, herb]);
  board.step(
    () =>
      say`Return the ${meatPart.noun}${sayIf(wet.length > 0, () => say` with ${wet}`)} and add ${water}, or enough to come just below the top of the meat. Bring to a bare simmer, cover and cook ${over('low')}, stirring now and then, ${until('the meat begins to give when pressed', 80, 90)}.`,
  );
  const roots = pick(kitchen, (food) => (isCookable(food) || isPotato(food)) && !isLeafyGreen(food))
    .sort(byWorth)
    .slice(0, 4);
  const rootParts = roots.map((item) =>
    board.take(item, {
      each: isPotato(item.food) ? 180 : 100,
      ...withCut(
        item,
        isPotato(item.food)
          ? 'chunks-3cm'
          : item.food.cuts.includes('chunks-2cm')
            ? 'chunks-2cm'
            : item.food.cuts[0],
      ),
    }),
  );
  board.step(
    () =>
      say`${rootParts.length === 0 ? 'Season with' : say`Add ${rootParts} and`} ${rest(salt)}${rootParts.length === 0 ? ',' : '; they should be just covered. Put the lid back'} and cook ${over('low')} ${until(rootParts.length === 0 ? 'fork-tender' : 'a fork goes through meat and vegetables alike', 35, 45)}. The meat is by then well past ${core(meat.food.core?.coreC ?? 71, us)}.`,
  );
  const preserved = takeIf(board, kitchen.find('preserved-lemon'), {
    each: 8,
    prepare: 'pulp scraped out, rind finely sliced',
  });
  const honey = isSpiced ? takeIf(board, kitchen.find('honey'), { each: 5 }) : null;
  const late = real([legume, dried, stoned, preserved, honey]);
  board.step(
    () =>
      sayIf(
        late.length > 0,
        () =>
          say`Stir in ${late}, cover and cook ${over('low')} ${until(dried === null ? (stoned === null ? 'everything is hot through' : 'the fruit is soft') : 'the fruit is plump', 15, 20)}.`,
      ) ?? say``,
  );
  const leaves = pick(kitchen, isLeafyGreen, 1).map((item) =>
    board.take(item, { each: 60, ...withCut(item, 'shreds') }),
  );
  board.step(() =>
    together(
      sayIf(leaves.length > 0, () => say`Stir in ${leaves} ${until('just wilted', 3, 4)}.`),
      say`If the sauce is thin, lift the lid and let it bubble ${over('medium')} ${until('it coats a spoon', 5, 8)}. Leave off the heat for a few minutes before you serve it: it thickens as it stands.`,
    ),
  );
  const fruit = dried ?? stoned;
  const isTagine = kitchen.find('ras-el-hanout') !== undefined || (fruit !== null && spices.length > 0);
  const named = real([fruit, legume])
    .map((part) => nameMany(part.food, us).replace(/^dried /, ''))
    .concat(roots.slice(0, 2).map((item) => nameMany(item.food, us)))
    .slice(0, 2);
  const meatName = nameOne(meat.food, us).replace(/^(stewing|braising|diced) /, '');
  return board.finish(() => ({
    dish: 'braise',
    title:
      named.length === 0
        ? `slow ${meatName} stew with onions`
        : `${isTagine ? `${meatName} tagine` : `slow ${meatName} stew`} with ${named.join(' and ')}`,
    introduction: kitchen.wording(
      roots.length === 0
        ? 'Two hours at a bare simmer turn a tough cut soft, and the pot needs a stir now and then and no more.'
        : 'Two hours at a bare simmer turn a tough cut soft; the vegetables join halfway, so they are tender too and not worn out.',
      'All the work is in the browning; after that the pot looks after itself for two hours.',
    ),
    keeps: 'Keeps 2 days in the fridge and is better on the second; reheat until steaming all through.',
    plate: [300, 850],
    fit: 0.8,
  }));
}
