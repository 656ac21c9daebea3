// Noodles in a hot broth made from stock, miso or coconut milk, with something substantial and something green.

import type { Food, FoodId } from '../../../food/foods.ts';
import { fitTitle, STOCKS, takeCitrus, takeSharp, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import { isOnBone } from '../../joints.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChop,
  isCookable,
  isCookedMeat,
  isEgg,
  isFish,
  isLeafyGreen,
  isNamed,
  isNoodle,
  isOnion,
  isPlantProtein,
  isPotato,
  isPoultry,
  isPrawn,
  isTofu,
  pick,
} from '../../slots.ts';
import { type Board, startDraft, type TakeOptions } from '../../start-draft.ts';
import { readsCore, simmerCut, takePlainOil, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { are, boiling, core, it, over, say, sayIf, the, together, until } from '../../words/say.ts';
import { takeNori } from '../cold/cold-toppings.ts';
import { isWholeLeg } from '../parts/kit.ts';
import { waterFor } from '../parts/pot-water.ts';

export const noodleSoup: Dish = {
  id: 'noodle-soup',
  family: 'soup',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.65,
  cook: write,
};

const PASTES: readonly FoodId[] = ['curry-paste', 'vegan-curry-paste', 'gochujang', 'tamarind'];
const CUBES: readonly FoodId[] = ['stock-cube', 'chicken-stock-cube', 'beef-stock-cube'];

/** A spoonful of soy beside a stock; more where it has to season the water alone. */
function takeSoy(board: Board, seasoned: boolean): Part | null {
  const { kitchen } = board;
  if (kitchen.choose('soy-sauce', 'tamari') === undefined) return null;
  return board.need(['soy-sauce', 'tamari'], Math.max(1, kitchen.servings * (seasoned ? 0.5 : 1.5)), 'tbsp');
}

const isBrothRoot = (food: Food): boolean => isNamed(food, 'carrot', 'celery', 'leek', 'parsnip');

/** What takes longer in the broth than noodles should wait goes in first. */
const QUICK_MINUTES = 9;

/** The most minutes that a vegetable simmers, thin slices of a root in half of them. */
function readSimmer({ food }: Item): number {
  const most = food.heat.simmer?.minutes[1] ?? food.heat.boil?.minutes[1] ?? 5;
  return food.cuts.includes('thin-slices') ? Math.ceil(most / 2) : most;
}

function cutForBroth(item: Item): TakeOptions {
  const each = isCookedMeat(item.food) ? 80 : 110;
  if (isPrawn(item.food)) return { each };
  if (isFish(item.food)) return { each, ...withCut(item, 'chunks-3cm') };
  return { each, ...withCut(item, isTofu(item.food) ? 'chunks-2cm' : 'strips') };
}

/** What the noodles swim in; `isPlain` where nothing but a cube from the cupboard seasons it. */
function pourBroth(board: Board, isPlain: boolean): void {
  const { kitchen } = board;
  const { us, servings } = kitchen;
  const stock = kitchen.find(...STOCKS);
  const miso = kitchen.find('miso');
  const coconut = kitchen.find('coconut-milk');
  const paste = kitchen.find(...PASTES);
  const cube = kitchen.find(...CUBES);
  const onion = takeIf(board, first(kitchen, isOnion), { each: 40, cut: 'thin-slices' });
  const sharp = takeSharp(board);
  const pastePart = takeIf(board, paste, { each: 15 });
  const isThin = isPlain || real([stock, miso, coconut, paste, cube]).length === 0;
  // Soy sauce and water are no broth.
  const ginger =
    isThin &&
    kitchen.find('soy-sauce', 'tamari') &&
    sharp.length === 0 &&
    kitchen.choose('ground-ginger') !== undefined
      ? board.need(['ground-ginger'], 0.5, 'tsp')
      : null;
  const fried = [...sharp, ...real([pastePart, ginger])];
  const oil = fried.length === 0 && onion === null ? null : takePlainOil(board, 1);
  const coconutPart = takeIf(board, coconut, { each: 150 });
  const stockPart = takeIf(board, stock, { each: coconut === undefined ? 350 : 200 });
  const cubePart =
    isThin && kitchen.choose('stock-cube') !== undefined
      ? board.need(isPlain ? ['chicken-stock-cube', 'stock-cube'] : ['stock-cube'], 1, null)
      : stockPart === null
        ? takeIf(board, cube, { each: 5 })
        : null;
  const soy = isPlain ? null : takeSoy(board, real([stock, miso, cubePart]).length > 0);
  const water =
    stockPart === null ? waterFor(roundAmount(servings * (coconut === undefined ? 350 : 200)), us) : null;
  board.step(() =>
    together(
      sayIf(
        oil,
        (oil) =>
          say`Warm ${oil} in a large pan ${over('medium')}${sayIf(onion, (part) => say`, soften ${part} in it ${until('limp and glossy', 5, 6)}`)}${fried.length === 0 ? '.' : say`, stir in ${fried} and cook ${until('fragrant', 1, 2)}.`}`,
      ),
      say`${oil === null ? 'Put' : 'Pour in'} ${real([coconutPart, stockPart, cubePart, soy]).length === 0 ? (water ?? '') : say`${real([coconutPart, stockPart, cubePart, soy])}${water === null ? '' : ` and ${water}`}`}${oil === null ? ' in a large pan' : ''} and bring to a gentle simmer${oil === null ? say` ${over('medium')}` : ''}.`,
    ),
  );
}

/** Prawns show by their colour that they are done, so beside an egg its figure stands alone. */
function simmerMain(part: Part, roots: readonly Part[], hasEgg: boolean, low: number, us: boolean): Said {
  const { food } = part;
  if (isOnBone(food))
    return say`Add ${[part, ...roots]} and simmer ${over('medium-low')} with the lid on ${until('the meat comes away from the bone', low, low + 4)}; ${the(part)} should read ${readsCore(part, us)}. Lift out, pull the meat off the bones in shreds, without the skin, and put it back.`;
  if (isPrawn(food) && hasEgg)
    return say`Add ${part} and simmer ${over('medium-low')} ${until('pink-curled', low, low + 2)}.`;
  if (food.core === undefined)
    return say`Add ${part} and simmer ${over('medium-low')} ${until('hot all through', low, low + 2)}.`;
  return say`Add ${part} and simmer ${over('medium-low')} ${until('cooked through', low, low + 2)}; ${the(part)} should read ${readsCore(part, us)}.`;
}

/** Legs and wings simmer on the bone; what is cut small is done in minutes. */
function readMainMinutes(food: Food): number {
  if (isOnBone(food)) return isWholeLeg(food) ? 40 : 28;
  if (isPoultry(food) || isChop(food)) return 6;
  return (food.heat.simmer ?? food.heat.poach)?.minutes[0] ?? 4;
}

function write(kitchen: Kitchen) {
  const { us } = kitchen;
  const noodle = first(kitchen, isNoodle);
  if (noodle === undefined || isNamed(noodle.food, 'rice-cakes')) return null;
  const stock = kitchen.find(...STOCKS);
  const miso = kitchen.find('miso');
  const coconut = kitchen.find('coconut-milk');
  const paste = kitchen.find(...PASTES);
  const cube = kitchen.find(...CUBES);
  const bases = real([stock, miso, coconut, cube, kitchen.find('soy-sauce', 'tamari')]);
  const protein = first(kitchen, isPoultry, isPrawn, isChop, isFish, isTofu, isCookedMeat, isPlantProtein);
  const egg = first(kitchen, isEgg) ?? kitchen.find('boiled-egg');
  const vegetables = pick(kitchen, (food) => isCookable(food) && !isPotato(food))
    .sort(byWorth)
    .slice(0, 3);
  const sprouts = kitchen.find('beansprouts');
  if (protein === undefined && egg === undefined && vegetables.length === 0) return null;
  // A fowl and roots make a chicken soup, whatever else is missing.
  const isBroth =
    protein !== undefined && isPoultry(protein.food) && first(kitchen, isBrothRoot) !== undefined;
  // An egg or leaves make a supper of noodles, whatever seasons the water.
  const isQuick = egg !== undefined || vegetables.some(({ food }) => isLeafyGreen(food));
  if (bases.length === 0 && !isBroth && !isQuick) return null;
  const board = startDraft(kitchen);
  pourBroth(board, bases.length === 0 && isBroth);
  const proteinPart = takeIf(board, protein, cutForBroth);
  const noodlePart = board.take(noodle, { each: 65 });
  const boil = noodle.food.heat.boil ?? { minutes: [3, 5] as const };
  const eggPart = takeIf(board, egg, (egg) => ({ each: egg.food.gramsEach ?? 55, prepare: '' }));
  const low = protein === undefined ? 0 : readMainMinutes(protein.food);
  const slow = vegetables.filter((item) => !isLeafyGreen(item.food) && readSimmer(item) > QUICK_MINUTES);
  const hard = vegetables.filter((item) => !isLeafyGreen(item.food) && !slow.includes(item));
  const leaves = vegetables.filter((item) => isLeafyGreen(item.food));
  // Noodles that wait in the bowl stick and go cold: what simmers on the bone begins before them.
  const isLong = protein !== undefined && isOnBone(protein.food);
  const slowParts = slow.map((item) => board.take(item, { each: 70, ...simmerCut(item) }));
  const slowMinutes = Math.max(0, ...slow.map(readSimmer));
  const hardParts = hard.map((item) =>
    board.take(item, {
      each: 70,
      ...withCut(
        item,
        item.food.cuts.includes('thin-slices') ? 'thin-slices' : item.food.heat['stir-fry']?.cut,
      ),
    }),
  );
  const leafParts = [...leaves, ...real([sprouts])].map((item) =>
    board.take(item, { each: 50, ...withCut(item, item === sprouts ? undefined : 'shreds') }),
  );
  const sproutPart = leafParts.find(({ food }) => food.id === 'beansprouts');
  const misoPart = takeIf(board, miso, { each: 16 });
  if (slowParts.length > 0 && !isLong)
    board.step(
      () =>
        say`Add ${slowParts} and simmer ${over('medium-low')} ${until(`${the(...slowParts)} ${are(...slowParts)} tender`, Math.max(5, slowMinutes - low - 4), Math.max(7, slowMinutes - low))}.`,
    );
  const main = sayIf(proteinPart, (part) =>
    simmerMain(part, isLong ? slowParts : [], eggPart !== null, low, us),
  );
  if (isLong) board.step(() => main ?? say``);
  board.step(
    () =>
      together(
        say`${isLong ? 'Ten minutes before it is done, bring' : 'Bring'} a second large pan of water ${boiling()}.`,
        sayIf(eggPart, (part) =>
          part.food.id === 'boiled-egg'
            ? say`Peel ${part} and cut in half.`
            : say`Lower in ${part} and cook ${until('white-set-yolk-firm', 9, 10)} (${core(71, us)} inside); cool under the tap, peel and halve.`,
        ),
        say`Cook ${noodlePart} in the ${eggPart === null ? 'water' : 'same water'} ${until('just tender', boil.minutes[0], boil.minutes[1])}, drain, rinse and divide between deep bowls.`,
      ),
    'meanwhile',
  );
  board.step(() =>
    together(
      isLong ? null : main,
      sayIf(
        hardParts.length > 0,
        () => say`Add ${hardParts} and cook ${over('medium')} ${until('bright and just tender', 3, 4)}.`,
      ),
      sayIf(
        leafParts.length > 0,
        () =>
          say`Push ${leafParts} under the surface of the broth ${sproutPart === undefined ? until('just wilted', 1, 2) : until('limp and steaming hot', 2, 3)}.`,
      ),
      sayIf(
        misoPart,
        (part) =>
          say`Off the heat, loosen ${part} with a ladleful of the broth and stir ${it(part)} back in: boiling would dull it.`,
      ),
    ),
  );
  const lime = takeCitrus(board, 35);
  const tops = real([...takeTops(board, 'herbs-and-nuts'), takeNori(board)]);
  const drop = takeIf(board, kitchen.find('sesame-oil', 'chilli-oil'), { total: 5 });
  board.step(
    () =>
      say`Ladle the broth and everything in it over ${the(noodlePart)}${eggPart === null ? '' : say`, lay the egg halves on top`}${real([lime, drop, ...tops]).length === 0 ? ' and eat at once, while the noodles are still springy.' : say` and finish with ${real([lime, drop, ...tops])}. Eat at once, while the noodles are springy.`}`,
  );
  const foods = real([protein, ...vegetables, egg]).map((item) => nameOne(item.food, us));
  const base = miso !== undefined ? 'miso ' : coconut !== undefined ? 'coconut ' : '';
  const meat = isBroth && base === '' ? `${foods.shift() ?? ''} ` : '';
  return board.finish(() => ({
    dish: 'noodle-soup',
    title: fitTitle(
      `${meat}${base}noodle soup with ${foods.slice(0, 2).join(' and ')}`,
      `${meat}${base}noodle soup with ${foods[0] ?? 'greens'}`,
    ),
    introduction: 'The noodles are cooked apart, so they stay springy and the broth stays clear.',
    keeps: 'Keep broth and noodles apart if some is left: a day in the fridge, reheated until steaming.',
    plate: [380, 1000],
    fit:
      0.55 +
      (stock === undefined && miso === undefined && !isBroth ? 0 : 0.25) +
      // What seasons a thin broth out of the cupboard is no reason for another dish.
      (real([stock, miso, coconut, cube, paste]).length === 0 && bases.length > 0 ? 0.12 : 0) +
      (meat === '' ? 0 : 0.1) +
      (coconut !== undefined && paste !== undefined ? 0.25 : 0) +
      (protein === undefined ? 0 : 0.05),
  }));
}
