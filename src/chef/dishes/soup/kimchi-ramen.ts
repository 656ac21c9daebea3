// Noodles in one pan with whatever the fridge has cooked in the broth: that of a packet, or of kimchi fried until sweet.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCheese,
  isCookable,
  isCookedMeat,
  isEgg,
  isGarlic,
  isLeafyGreen,
  isNamed,
  isSpringOnion,
  isTofu,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { cutFor, takePlainOil } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { boiling, core, it, over, say, sayIf, together, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';

export const kimchiRamen: Dish = {
  id: 'kimchi-ramen',
  family: 'soup',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.75,
  cook: writeKimchiRamen,
};

/** It brings a broth of its own. */
const isPacket = ({ food }: Item): boolean => food.id === 'instant-noodles';

const isShort = ({ maxMinutes }: Kitchen): boolean => (maxMinutes ?? 99) <= 20;

interface Pot {
  readonly kimchi: Item | undefined;
  readonly noodles: Item;
  readonly meat: Item | undefined;
  readonly tofu: Item | undefined;
  readonly egg: Item | undefined;
}

function readPot(kitchen: Kitchen): Pot | null {
  const kimchi = kitchen.find('kimchi', 'vegan-kimchi');
  const noodles = kitchen.find(
    'instant-noodles',
    'ramen',
    'udon',
    'glass-noodles',
    'rice-cakes',
    'egg-noodles',
    'soba',
  );
  // In a quarter of an hour noodles with an egg and soy sauce are a supper too.
  const isQuick =
    isShort(kitchen) &&
    first(kitchen, isEgg) !== undefined &&
    kitchen.find('soy-sauce', 'tamari') !== undefined;
  if (noodles === undefined || (kimchi === undefined && !isPacket(noodles) && !isQuick)) return null;
  return {
    kimchi,
    noodles,
    meat:
      kitchen.find('spam', 'hot-dog', 'smoked-sausage', 'bacon', 'pork-belly', 'ham', 'luncheon-sausage') ??
      (kimchi === undefined ? first(kitchen, isCookedMeat) : undefined),
    tofu: first(kitchen, isTofu),
    egg: first(kitchen, isEgg),
  };
}

/** What is fried first, and the kimchi after it, until it smells sweet. */
function fryBase(board: Board, { kimchi, meat }: Pot, isBeside: boolean): void {
  const { kitchen } = board;
  const { find } = kitchen;
  if (
    kimchi === undefined &&
    meat === undefined &&
    find('garlic', 'gochujang', 'chilli-flakes') === undefined
  )
    return;
  const oil = takePlainOil(board, 1);
  const meatPart = takeIf(board, meat?.food.id === 'pork-belly' ? undefined : meat, {
    each: 70,
    prepare:
      meat !== undefined && (isCookedMeat(meat.food) || meat.food.id === 'ham')
        ? 'cut into strips'
        : 'sliced 1 cm thick',
  });
  const kimchiPart = takeIf(board, kimchi, { each: 90, prepare: 'roughly cut, its juice kept' });
  const hot = real([
    needIf(board, kitchen.find('gochujang', 'doubanjiang'), kitchen.servings, 'tsp'),
    needIf(board, kitchen.find('gochugaru', 'chilli-flakes'), 0.5, 'tsp'),
    takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'finely-chopped' }),
  ]);
  board.step(
    () =>
      together(
        say`${isBeside ? 'Meanwhile, heat' : 'Heat'} ${oil} in a wide, deep pan ${over('medium-high')}.`,
        sayIf(
          meatPart,
          (part) =>
            say`Fry ${part}, turning once, ${until('brown on both sides and hot through', 4, 5)} (${core(74, kitchen.us)}).`,
        ),
        kimchiPart === null
          ? sayIf(hot.length > 0, () => say`Stir in ${hot} ${until('fragrant', 1)}.`)
          : say`Add ${[kimchiPart, ...hot]} and fry, stirring, ${until('glossy and sweet-smelling', 3, 4)}: raw kimchi is only sour, fried it is deep.`,
      ),
    isBeside ? 'meanwhile' : undefined,
  );
}

function listVegetables(kitchen: Kitchen): readonly Item[] {
  return pick(kitchen, (food) => isCookable(food) && !isNamed(food, 'kimchi', 'vegan-kimchi'))
    .sort(byWorth)
    .slice(0, 2);
}

function simmerBroth(board: Board, { kimchi, noodles, tofu }: Pot, isBeside: boolean): void {
  const { kitchen } = board;
  const { servings, us } = kitchen;
  const vegetables = listVegetables(kitchen)
    .filter(({ food }) => !isLeafyGreen(food))
    .map((item) => board.take(item, { each: 60, ...cutFor(item, 'stir-fry') }));
  const tofuPart = takeIf(board, tofu, { each: 90, prepare: 'cut into thick slices' });
  const soy = isPacket(noodles) ? null : board.need(['soy-sauce', 'tamari'], servings, 'tbsp');
  const into = real([soy, tofuPart, ...vegetables]);
  const sachets = isPacket(noodles)
    ? ` with ${kimchi === undefined ? 'the seasoning from the noodle packets' : 'half the seasoning from the noodle packets, because kimchi is salty'}`
    : '';
  const done = kimchi === undefined ? 'just tender' : 'the broth is red and tastes rounded';
  board.step(() =>
    together(
      isBeside
        ? say`Pour the water into the pan, scraping up what has stuck${sachets === '' ? '' : `,${sachets}`}.`
        : say`Pour ${waterFor(servings * 400, us)} into ${board.parts.length > into.length ? 'the pan, scraping up what has stuck,' : 'a wide, deep pan'} and bring ${boiling()}${sachets}.`,
      into.length === 0 && (kimchi === undefined || isPacket(noodles))
        ? null
        : isShort(kitchen)
          ? say`Stir in ${into}.`
          : say`${into.length > 0 ? say`Add ${into} and simmer` : 'Simmer'} ${over('medium')} ${until(done, 4, 6)}.`,
    ),
  );
}

function writeKimchiRamen(kitchen: Kitchen) {
  const pot = readPot(kitchen);
  if (pot === null) return null;
  const { us } = kitchen;
  const { kimchi, noodles, meat, tofu, egg } = pot;
  const vegetables = listVegetables(kitchen);
  if (kimchi === undefined && real([meat, tofu, egg, ...vegetables]).length === 0) return null;
  const board = startDraft(kitchen);
  // Water boils beside the pan where minutes count.
  const isBeside = kimchi !== undefined && isShort(kitchen);
  if (isBeside)
    board.step(() => say`Bring ${waterFor(kitchen.servings * 400, us)} ${boiling()} in a pan with a lid.`);
  fryBase(board, pot, isBeside);
  simmerBroth(board, pot, isBeside);
  const noodlePart = board.take(noodles, { each: isNamed(noodles.food, 'rice-cakes') ? 130 : 80 });
  const eggPart = takeIf(board, egg, { each: 55, prepare: '' });
  const leaves = vegetables
    .filter(({ food }) => isLeafyGreen(food))
    .map((item) => board.take(item, { each: 50, ...cutFor(item, 'simmer') }));
  const slow = isNamed(noodles.food, 'rice-cakes', 'udon');
  board.step(
    () =>
      say`Push ${[noodlePart, ...leaves]} under the surface${eggPart === null ? say` and cook ${over('medium')} ${until('loose and just tender', slow ? 5 : 3, slow ? 7 : 4)}` : say`, crack ${eggPart} into the gaps, cover and cook ${over('medium')} ${until('white-set-yolk-firm', 5, 6)} (${core(71, us)})`}.`,
  );
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 20, prepare: 'sliced or grated' });
  const spring = takeIf(board, first(kitchen, isSpringOnion), { each: 15, cut: 'thin-slices' });
  const sesame = needIf(board, kitchen.find('sesame-oil'), 1, 'tsp');
  const seeds = takeIf(board, kitchen.find('sesame-seeds'), { each: 3 });
  const tops = real([spring, sesame, seeds]);
  board.step(() =>
    together(
      sayIf(
        cheese,
        (part) => say`Lay ${part} on the noodles and let ${it(part)} melt for a minute off the heat.`,
      ),
      say`${tops.length === 0 ? say`Carry the pan to the table` : say`Scatter with ${tops}, carry the pan to the table`} and eat at once, while the broth is still loose.`,
    ),
  );
  const guests = real([meat, egg, tofu, ...(kimchi === undefined ? vegetables : [])]).map((item) =>
    item.typed.some((text) => /spam/i.test(text)) ? 'spam' : nameOne(item.food, us).replace(' sausage', ''),
  );
  const named = guests.slice(0, 2).join(' and ');
  const army =
    kimchi !== undefined &&
    meat !== undefined &&
    isNamed(meat.food, 'spam', 'hot-dog', 'luncheon-sausage', 'smoked-sausage');
  return board.finish(() => ({
    dish: 'kimchi-ramen',
    title: fitTitle(
      army
        ? `army stew with kimchi, ${guests[0]} and noodles`
        : `${kimchi === undefined ? 'noodle soup' : isNamed(noodles.food, 'rice-cakes') ? 'kimchi rice cakes' : 'kimchi noodles'}${named === '' ? '' : ` with ${named}`}`,
      kimchi === undefined ? 'noodle soup' : 'kimchi noodles',
    ),
    introduction:
      kimchi === undefined
        ? isPacket(noodles)
          ? 'A packet is only noodles and seasoning; what is cooked in the broth with them makes it supper.'
          : 'Noodles, egg and broth out of one pan: the egg sets while the noodles soften.'
        : army
          ? 'A stew from the ration tin and the kimchi jar, salty, sour and hot; the noodles go in last and thicken it.'
          : 'The kimchi is fried before it meets water, and that is the broth: nothing else needs an hour.',
    keeps:
      'Best at once: it thickens as it stands. What is left keeps a day in the fridge; reheat until steaming.',
    plate: [250, 800],
    fit: kimchi === undefined ? 0.7 : 0.95,
  }));
}
