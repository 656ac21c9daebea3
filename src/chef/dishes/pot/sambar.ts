// Lentils with vegetables and something sour, and a spoonful of hot oil with popped seeds tipped in at the end.

import { fitTitle, takeCitrus } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { needIf, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChilli,
  isCookable,
  isGarlic,
  isLentil,
  isNamed,
  isOnion,
  isPotato,
  isSoftHerb,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { simmerCut, takePlainOil, takeSalt, untaken } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, over, say, sayIf, the, together, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';
import { cookBeside, takeSide } from '../parts/side.ts';

export const sambar: Dish = {
  id: 'sambar',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: writeSambar,
};

/** Minutes at a simmer with the lid half on, until they break between two fingers. */
const SIMMER: Readonly<Record<string, readonly [number, number]>> = {
  'red-lentils': [18, 20],
  'green-lentils': [25, 30],
  'urad-dal': [40, 50],
};
const SPLIT_PEA = [35, 45] as const;

function writeSambar(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const lentil = kitchen.find('toor-dal', 'moong-dal', 'red-lentils') ?? first(kitchen, isLentil);
  const isNamesake =
    kitchen.items.some(({ typed }) => /samb[h]?ar/i.test(typed.join())) ||
    (kitchen.find('toor-dal') !== undefined && kitchen.find('tamarind') !== undefined);
  const leaves = kitchen.find('curry-leaves');
  const tamarind = kitchen.find('tamarind');
  const signs = [kitchen.find('mustard-seeds', 'panch-phoron'), leaves, tamarind, kitchen.find('asafoetida')];
  const least = isNamesake ? 1 : 2;
  if (lentil === undefined || signs.filter((sign) => sign !== undefined).length < least) return null;
  const board = startDraft(kitchen);
  const lentilPart = board.take(lentil, { each: 60 });
  const turmeric = needIf(board, kitchen.find('turmeric'), 0.5, 'tsp');
  const [low, high] = SIMMER[lentil.food.id] ?? SPLIT_PEA;
  board.step(
    () =>
      say`Put ${[lentilPart, ...(turmeric === null ? [] : [turmeric])]} in a deep pan with ${waterFor(roundAmount(lentilPart.grams * 5), us)}. Bring ${boiling()}, skim, then simmer ${over('low')} with the lid half on, stirring now and then, ${until('the lentils crush to nothing between two fingers', low, high)}. Beat with a whisk or a spoon until creamy.`,
  );
  const side = takeSide(board);
  const tomatoItem = first(kitchen, isTinnedTomato) ?? kitchen.find('tomato', 'cherry-tomato');
  const vegetables = pick(
    kitchen,
    (food) => (isCookable(food) || isPotato(food)) && food.id !== tomatoItem?.food.id,
  )
    .sort(byWorth)
    .filter((item) => item.food.id !== side?.part.food.id)
    .slice(0, 3);
  const parts = vegetables.map((item) => board.take(item, { each: 70, ...simmerCut(item) }));
  const tomato = takeIf(board, tomatoItem, {
    each: 100,
    ...(tomatoItem !== undefined && isTinnedTomato(tomatoItem.food) ? {} : { prepare: 'chopped' }),
  });
  const sour = needIf(board, tamarind, Math.max(1, servings), 'tsp');
  const salt = takeSalt(board);
  const spice = kitchen.find('curry-powder', 'garam-masala', 'coriander-ground');
  const powder = needIf(board, spice, isNamesake ? servings : 1, 'tsp');
  const paneer = takeIf(board, kitchen.find('paneer'), { each: 55, cut: 'chunks-2cm' });
  // A little of it rounds off what is sour.
  const sweet = tamarind === undefined ? null : needIf(board, kitchen.find('brown-sugar'), 1, 'tsp');
  // What is sour keeps a potato hard.
  const minutes: readonly [number, number] = parts.some(({ food }) => isPotato(food))
    ? [16, 20]
    : parts.length > 0
      ? [10, 15]
      : [8, 10];
  const into = [tomato, ...parts, paneer, powder, sour, sweet, salt].filter((part) => part !== null);
  board.step(
    () =>
      say`Stir in ${into} and simmer ${over('medium-low')} ${until(parts.length > 0 ? `${the(...parts)} will take the point of a knife` : tomato === null ? 'it falls from the spoon in a ribbon' : 'the tomatoes have melted into it', ...minutes)}. It should be loose enough to pour; thin it with hot water if it is not.`,
  );
  cookBeside(board, side);
  const fat =
    kitchen.find('ghee') === undefined
      ? takePlainOil(board, Math.max(2, servings))
      : board.need(untaken(board, 'ghee'), 15 * servings, 'g');
  const popped = board.need(['mustard-seeds', 'panch-phoron', 'cumin-seeds'], 1, 'tsp');
  const more = needIf(board, kitchen.find(...untaken(board, 'cumin-seeds')), 0.5, 'tsp');
  const onion = takeIf(board, first(kitchen, isOnion), { each: 60, cut: 'thin-slices' });
  const leafPart = takeIf(board, leaves, { each: 2, prepare: 'stripped from the stalk' });
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 12, cut: 'thin-slices' });
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 10, cut: 'thin-slices' });
  const hot = needIf(board, kitchen.find('chilli-flakes'), 0.5, 'tsp');
  const asafoetida = needIf(board, kitchen.find('asafoetida'), 0.25, 'tsp');
  const quick = [garlic, chilli, hot, asafoetida].filter((part) => part !== null);
  board.step(
    () =>
      together(
        say`Meanwhile heat ${fat} in a small frying pan ${over('medium')}. Add ${[popped, ...(more === null ? [] : [more])]} and wait ${until(isNamed(popped.food, 'mustard-seeds') ? 'they pop' : 'they crackle', 1)}, with a lid at hand.`,
        sayIf(leafPart, (part) => say`Throw in ${part}, standing back: they spit.`),
        sayIf(onion, (part) => say`Add ${part} and fry ${until('golden', 8, 10)}.`),
        sayIf(quick.length > 0, () => say`Stir in ${quick} ${until('fragrant', 1)}.`),
      ),
    'meanwhile',
  );
  const lemon = tamarind === undefined ? takeCitrus(board, 20) : null;
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const fresh = [lemon, herb].filter((part) => part !== null);
  board.step(
    () =>
      say`Tip the pan, oil and all, into the lentils, cover for a minute so that none of the scent is lost, then stir${sayIf(fresh.length > 0, () => say` in ${fresh}`)}. Serve ${side === null ? 'in deep bowls' : side.serve}.`,
  );
  const name = nameOne(lentil.food, us).replace(/ dal$/, '');
  const guest = vegetables[0] ?? tomatoItem;
  const what = guest === undefined ? '' : ` with ${nameOne(guest.food, us)}`;
  return board.finish(() => ({
    dish: 'sambar',
    title: fitTitle(
      isNamesake
        ? `sambar${nameGuests([...vegetables, ...(tomatoItem === undefined ? [] : [tomatoItem])], us)}`
        : tamarind === undefined
          ? `${name} dal with ${leaves === undefined ? 'popped mustard seeds' : 'curry leaves'}`
          : `sambar-style ${name} dal${what}`,
      `${name} dal with tamarind`,
    ),
    introduction: `The seeds go into hot oil at the very end and the oil goes into the pot: the lentils are mild until that moment.`,
    keeps: 'Keeps 2 days in the fridge and thickens; loosen with water and reheat until steaming.',
    plate: [150, 700],
    fit: isNamesake ? 1.8 : 0.95,
  }));
}

/** " with okra and aubergine". */
function nameGuests(vegetables: readonly Item[], us: boolean): string {
  const names = vegetables.slice(0, 2).map(({ food }) => nameMany(food, us));
  return names.length === 0 ? '' : ` with ${listWords(names)}`;
}
