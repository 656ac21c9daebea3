// Lentils cooked to a cream, with onions and spice fried hard and tipped in at the end.

import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChilli,
  isCitrus,
  isCookable,
  isCurryPaste,
  isFlatbread,
  isFryingCheese,
  isGarlic,
  isGinger,
  isLentil,
  isOnion,
  isPotato,
  isRice,
  isSoftHerb,
  isTinnedTomato,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { boilStarch, readPace, simmerCut, takePlainOil, takeSalt, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { are, boiling, over, say, sayIf, the, together, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';

export const dal: Dish = {
  id: 'dal',
  family: 'stew',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.65,
  cook: writeDal,
};

/** Minutes to softness in an open pan: whole and split pulses differ by half an hour. */
function readPulseMinutes({ food, typed }: Item): readonly [low: number, high: number] {
  const words = typed.join(' ').toLowerCase();
  if (/whole masoor|brown masoor/.test(words)) return [20, 25];
  if (/m(?:oo|u)ng/.test(words)) return [25, 30];
  const own = food.heat.simmer?.minutes;
  if (food.id === 'toor-dal') return [35, 45];
  if (food.id === 'chana-dal') return [45, 60];
  return own === undefined ? [25, 30] : [own[0], own[1]];
}

function writeDal(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const lentil = kitchen.find('red-lentils') ?? first(kitchen, isLentil);
  if (lentil === undefined) return null;
  const board = startDraft(kitchen);
  const vegetables = pick(kitchen, (food) => isCookable(food) || isPotato(food))
    .sort(byWorth)
    .slice(0, 3);
  const slow = vegetables.filter((item) => readPace(item) === 'slow');
  const quick = vegetables.filter((item) => readPace(item) !== 'slow');
  const lentilPart = board.take(lentil, { each: 70 });
  const paste = takeIf(board, first(kitchen, isCurryPaste), { each: 15 });
  const spice =
    paste ??
    board.need(['cumin-seeds', 'cumin', 'curry-powder', 'garam-masala'], servings > 2 ? 2 : 1, 'tsp');
  const turmeric = kitchen.choose('turmeric') === undefined ? null : board.need(['turmeric'], 0.5, 'tsp', {});
  const slowParts = slow.map((item) => board.take(item, { each: 80, ...withCut(item, 'dice-1cm') }));
  const coconut = takeIf(board, kitchen.find('coconut-milk'), { each: 100 });
  const tomato = takeIf(board, first(kitchen, isTinnedTomato) ?? kitchen.find('tomato'), {
    each: 120,
    ...(kitchen.find('tomato') !== undefined && first(kitchen, isTinnedTomato) === undefined
      ? { prepare: 'chopped' }
      : {}),
  });
  const salt = takeSalt(board);
  const [low, high] = readPulseMinutes(lentil);
  // What simmers for longer boils more water away.
  const isJuicy = coconut !== null || tomato !== null;
  const ml = roundAmount(lentilPart.grams * ((isJuicy ? 3.2 : 4) + (high > 30 ? 1 : 0)));
  board.step(
    () =>
      say`Put ${[lentilPart, ...real([turmeric]), ...slowParts]} in a pan with ${waterFor(ml, us)}. Bring ${boiling()}, skim off the froth, then simmer ${over('low')} with the lid half on, stirring now and then, ${until(lentil.food.id === 'red-lentils' ? 'the lentils have collapsed' : 'the lentils are soft', low, high)}.`,
  );
  const rice = takeIf(board, first(kitchen, isRice), { each: 70 });
  if (rice !== null)
    board.step(
      () => together(boilStarch(rice, 'medium', null), say`Drain, cover and keep warm.`),
      'meanwhile',
    );
  const fat =
    kitchen.find('butter', 'ghee') === undefined
      ? takePlainOil(board, Math.max(2, servings))
      : board.need(['ghee', 'butter'], 15 * servings, 'g');
  const onionItem = first(kitchen, isOnion);
  // Seeds with chilli, garlic or asafoetida in hot fat are a whole tarka, and nobody goes out for an onion.
  const isTarka =
    kitchen.find('cumin-seeds', 'mustard-seeds') !== undefined &&
    (kitchen.find('asafoetida') ?? first(kitchen, isGarlic, isChilli)) !== undefined;
  const onion =
    takeIf(board, onionItem, { each: 75, cut: 'thin-slices' }) ??
    (isTarka ? null : board.need(['onion'], 1, null, { cut: 'thin-slices' }));
  const sharp = real([
    takeIf(board, first(kitchen, isGarlic), { total: 12, cut: 'thin-slices' }),
    takeIf(board, first(kitchen, isGinger), { each: 6, prepare: 'peeled and finely chopped' }),
    takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'thin-slices' }),
  ]);
  // One spice from the jar is thin for a pot of lentils.
  const more =
    spice.food.id.startsWith('cumin') &&
    sharp.length === 0 &&
    kitchen.choose('coriander-ground') !== undefined
      ? [board.need(['coriander-ground'], servings > 2 ? 2 : 1, 'tsp')]
      : [];
  board.step(
    () =>
      say`Meanwhile heat ${fat} in a ${onion === null ? 'small ' : ''}frying pan ${over('medium')}. ${sayIf(onion, (one) => say`Fry ${one} ${until('deep golden', 10, 12)}, then add`) ?? 'Add'} ${[...sharp, spice, ...more]} and stir ${until(paste === null ? 'the spice crackles and smells toasted' : 'the paste darkens and smells toasted', 1)}.`,
    'meanwhile',
  );
  const quickParts = quick.map((item) => board.take(item, { each: 70, ...simmerCut(item) }));
  const paneer = takeIf(board, first(kitchen, isFryingCheese), { each: 60, cut: 'chunks-2cm' });
  const lemon = takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' });
  board.step(() =>
    together(
      say`Scrape most of ${onion === null ? 'the pan, fat and all,' : 'the onion and its fat'} into the lentils with ${[salt, ...real([tomato, coconut, paneer]), ...quickParts]} and cook ${over('medium-low')} ${until(quickParts.length > 0 ? `${the(...quickParts)} ${are(...quickParts)} tender and the dal is thick` : 'thick and creamy', ...readLate(tomato, quick))}.`,
      sayIf(lemon, (lemon) => say`Stir in ${lemon} off the heat.`),
    ),
  );
  const tops = real([
    takeIf(board, first(kitchen, isYoghurt), { each: 35 }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
  ]);
  const bread =
    rice === null ? takeIf(board, first(kitchen, isFlatbread), { each: 80, prepare: 'warmed' }) : null;
  board.step(
    () =>
      say`Spoon the rest of the ${onion === null ? 'spiced fat' : 'onion'} over the top and serve${rice === null ? (bread === null ? ` in deep bowls${tops.length === 0 ? '' : ', with'}` : say` with ${bread}`) : ` with ${the(rice)}`}${tops.length === 0 ? '.' : say`${rice === null && bread === null ? '' : ' and'} ${tops}.`}`,
  );
  const guest = [
    ...vegetables,
    ...(kitchen.find('coconut-milk') === undefined ? [] : [kitchen.find('coconut-milk')]),
  ][0];
  return board.finish(() => ({
    dish: 'dal',
    title: nameDal(
      nameOne(lentil.food, us),
      guest === undefined ? null : nameOne(guest.food, us).replace(' milk', ''),
      onion === null,
    ),
    introduction:
      onion === null
        ? 'Plain lentils first, then a spoonful of hot fat with seeds that crackle in it, tipped in at the end.'
        : 'Plain lentils first, then a pan of onions and spice fried hard and tipped in at the end, which is where the flavour is.',
    keeps: 'Keeps 2 days in the fridge and thickens; loosen with water and reheat until steaming.',
    plate: [150, 700],
    fit:
      kitchen.find('cumin', 'cumin-seeds', 'curry-powder', 'turmeric', 'garam-masala') === undefined
        ? 0.65
        : 0.9,
  }));
}

/** Raw tomato and kale want twice the minutes of what only warms through. */
function readLate(tomato: Part | null, quick: readonly Item[]): readonly [low: number, high: number] {
  const isHard = ({ food }: Item): boolean => /kale|collard|spring-greens|cabbage|pepper/.test(food.id);
  return tomato !== null || quick.some(isHard) ? [10, 12] : [5, 7];
}

/** "Toor dal" has the dish in its name already. */
function nameDal(pulse: string, guest: string | null, isTarka: boolean): string {
  if (isTarka) return `tarka ${pulse.replace(/ dal$/, '')} dal${guest === null ? '' : ` with ${guest}`}`;
  if (/\bdal$/.test(pulse)) return `${pulse} with ${guest === null ? '' : `${guest} and `}golden onions`;
  return `${pulse}${guest === null ? '' : ` and ${guest}`} dal with golden onions`;
}
