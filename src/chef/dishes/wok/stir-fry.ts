// A hot pan, small pieces, a sauce at the end; with noodles or rice where they are listed.

import type { Heat } from '../../../food/food.ts';
import type { Food, FoodId } from '../../../food/foods.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChilli,
  isChop,
  isCitrus,
  isCookable,
  isCookedMeat,
  isCream,
  isCuredSausage,
  isFish,
  isGarlic,
  isGinger,
  isLeafyGreen,
  isMince,
  isNoodle,
  isNut,
  isOnion,
  isPlantProtein,
  isPotato,
  isPoultry,
  isPrawn,
  isRice,
  isRoot,
  isSaladLeaf,
  isSeed,
  isSoftHerb,
  isSpringOnion,
  isTofu,
  only,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { boilStarch, cutFor, readsCore, takePlainOil, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { inBatches } from '../parts/batches.ts';
import { tossVegetables } from '../parts/pan-beside.ts';
import { dryFirst } from '../parts/sea-care.ts';

export const stirFry: Dish = {
  id: 'stir-fry',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: (kitchen) => write(kitchen),
};

const EASTERN: readonly FoodId[] = [
  'soy-sauce',
  'tamari',
  'oyster-sauce',
  'fish-sauce',
  'hoisin-sauce',
  'sesame-oil',
  'miso',
  'gochujang',
  'sweet-chilli-sauce',
  'ginger',
  'beansprouts',
  'bok-choy',
];

const VINEGARS: readonly FoodId[] = ['cider-vinegar', 'red-wine-vinegar', 'vinegar'];

/** Soy, sugar, something sharp, and what else is listed for it. */
function takeSauce(board: Board, hasMain: boolean): readonly Part[] {
  const { kitchen } = board;
  const { servings } = kitchen;
  const soy = board.need(['soy-sauce', 'tamari'], servings, 'tbsp');
  const sweet = board.need(
    ['brown-sugar', 'sugar', 'honey', 'maple-syrup'],
    Math.max(1, servings / 2),
    'tsp',
  );
  const acid = kitchen.find('rice-vinegar', 'lime', 'lemon');
  const acidPart =
    takeIf(board, only(acid, isCitrus), ({ food }) => ({
      total: (food.gramsEach ?? 60) / 2,
      prepare: 'juiced',
    })) ??
    needIf(board, acid, servings, 'tsp') ??
    (kitchen.choose(...VINEGARS) === undefined ? null : board.need(VINEGARS, servings / 2, 'tsp'));
  const cornflour =
    hasMain && kitchen.choose('cornflour') !== undefined ? board.need(['cornflour'], 1, 'tsp') : null;
  const hot = kitchen.find(
    'sriracha',
    'gochujang',
    'sweet-chilli-sauce',
    'oyster-sauce',
    'hoisin-sauce',
    'black-bean-sauce',
    'miso',
    'hot-sauce',
  );
  const hotPart = takeIf(board, hot, { each: 8 });
  const peanut = takeIf(board, kitchen.find('peanut-butter'), { each: 15 });
  return real([soy, sweet, acidPart, hotPart, peanut, cornflour]);
}

/** Cream, paprika and cured sausage ask for another pan than soy. */
function isWestern(kitchen: Kitchen): boolean {
  const found = first(kitchen, isCream, isCuredSausage, isSaladLeaf);
  return (
    (found ?? kitchen.find('paprika', 'smoked-paprika', 'chipotle', 'taco-seasoning', 'harissa')) !==
    undefined
  );
}

/** The main thing by itself, in one layer, out of the pan before the vegetables come. */
function fryProtein(board: Board, { food }: Item, part: Part, oil: Part, isNamed: boolean): Said {
  const heat = readHeat(food);
  const cored = food.core === undefined ? null : say` (${readsCore(part, board.kitchen.us)})`;
  return say`Heat ${half(oil)} in a wok or your widest frying pan ${over('high')} until it shimmers. Add ${isNamed ? the(part) : part} in one layer, leave for a minute so that ${part.plural ? 'they colour' : 'it colours'}, then ${isFish(food) ? 'turn the pieces and cook' : 'stir-fry'} ${inBatches(until(heat.cue, heat.minutes[0], heat.minutes[1]), [part])}${cored ?? ''}. Tip onto a plate.`;
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const vegetables = pick(
    kitchen,
    (food) =>
      isCookable(food) &&
      !isPotato(food) &&
      food.heat['stir-fry'] !== undefined &&
      (!isRoot(food) || food.id === 'carrot'),
  )
    .sort(byWorth)
    .slice(0, 4);
  const protein = first(
    kitchen,
    isPrawn,
    ({ id }) => id === 'squid',
    (food) => isPoultry(food) && food.heat['stir-fry'] !== undefined,
    (food) => isChop(food) && food.heat['stir-fry'] !== undefined,
    isFish,
    (food) => isTofu(food) && food.id !== 'silken-tofu',
    isPlantProtein,
    isMince,
    isCookedMeat,
  );
  const starch = first(kitchen, isNoodle, isRice);
  const eastern = kitchen.items.filter(
    (item) => EASTERN.includes(item.food.id) || isNoodle(item.food),
  ).length;
  if (eastern === 0 && isWestern(kitchen)) return null;
  if (vegetables.length === 0 || [...vegetables, ...real([protein, protein, starch])].length < 2) return null;
  const board = startDraft(kitchen);
  const sauce = takeSauce(board, protein !== undefined);
  const sesame = kitchen.find('sesame-oil');

  const starchPart = takeIf(board, starch, (item) => ({ each: isRice(item.food) ? 75 : 70 }));
  // Rice waits well under a lid; noodles stick, so they are boiled while the meat fries.
  const isLate = protein !== undefined && starch !== undefined && isNoodle(starch.food);
  const mixed = (): Said =>
    say`Stir ${sauce} together with ${us ? '3 tbsp' : `${3 * Math.ceil(servings / 2)} tbsp`} of water in a cup until smooth.`;
  const boilBase = (): void => {
    if (starchPart === null || starch === undefined) return;
    board.step(
      () =>
        together(
          boilStarch(starchPart, 'large', null),
          isRice(starch.food)
            ? say`Drain well, cover and keep warm.`
            : say`Drain, and rinse under hot water so that they do not stick.`,
        ),
      isLate ? 'meanwhile' : undefined,
    );
  };
  if (!isLate) boilBase();
  // While rice boils there is time for the sauce and for the first thing in the wok.
  const isBeside = !isLate && starchPart !== null;

  const oil = takePlainOil(board, Math.max(2, servings));
  // What is cooked already only gets hot, in the sauce.
  const isReady = protein !== undefined && (protein.food.form === 'cooked' || protein.food.id === 'crab');
  const proteinPart = takeIf(board, protein, (protein) => ({
    each: isMince(protein.food) ? 110 : 125,
    ...(isPrawn(protein.food) || isMince(protein.food)
      ? {}
      : isFish(protein.food)
        ? withCut(protein, 'chunks-3cm')
        : cutFor(protein, 'stir-fry')),
  }));
  const fries = proteinPart !== null && !isReady;
  const dry = fries ? dryFirst(proteinPart) : null;
  const fried =
    fries && protein !== undefined ? fryProtein(board, protein, proteinPart, oil, dry !== null) : null;
  if (isBeside) board.step(() => together(mixed(), dry, fried), 'meanwhile');
  else {
    board.step(mixed);
    board.step(() => together(dry, fried));
  }
  if (isLate) boilBase();
  const alliums = [...pick(kitchen, isOnion, 1)];
  const hard = [...alliums, ...vegetables.filter((item) => !isLeafyGreen(item.food))];
  const leaves = vegetables.filter((item) => isLeafyGreen(item.food));
  const hardParts = hard.map((item) =>
    board.take(item, { each: hard.length === 1 ? 140 : 90, ...cutFor(item, 'stir-fry') }),
  );
  const garlic = first(kitchen, isGarlic);
  const ginger = first(kitchen, isGinger);
  const chilli = first(kitchen, isChilli);
  const sharp = real([
    takeIf(board, garlic, { total: servings > 3 ? 12 : 8, cut: 'finely-chopped' }),
    takeIf(board, ginger, { each: 5, prepare: 'peeled and finely chopped' }),
    takeIf(board, chilli, (item) => ({ total: item.food.gramsEach ?? 15, cut: 'thin-slices' })),
  ]);
  const leafParts = leaves.map((item) =>
    board.take(item, { each: vegetables.length === 1 ? 120 : 60, ...cutFor(item, 'stir-fry') }),
  );
  const used = fries ? say`${rest(oil)}` : say`${oil}`;
  board.step(() =>
    together(
      say`${fries ? 'Pour' : 'Heat'} ${used} ${fries ? 'into the hot pan and keep it' : 'in a wok or your widest frying pan'} ${over('high')}.`,
      tossVegetables([...hardParts, ...leafParts], servings),
      sayIf(
        sharp.length > 0,
        () => say`Push everything aside, fry ${sharp} in the gap ${until('fragrant', 1)}, then mix.`,
      ),
    ),
  );
  const spring = first(kitchen, isSpringOnion);
  const nuts = first(kitchen, isSeed, isNut);
  const herb = first(kitchen, isSoftHerb);
  const tops = real([
    takeIf(board, spring, { each: 20, cut: 'thin-slices' }),
    takeIf(board, nuts, (nuts) => ({ each: 10, ...(isNut(nuts.food) ? { cut: 'chopped' as const } : {}) })),
    takeIf(board, herb, { each: 4, cut: 'chopped' }),
  ]);
  const sesamePart = sesame === undefined ? null : board.need(['sesame-oil'], 1, 'tsp');
  const noodles = starchPart !== null && starch !== undefined && isNoodle(starch.food);
  const back = real([fries ? proteinPart : null, noodles ? starchPart : null]).map((part) => the(part));
  const added = sayIf(isReady && proteinPart, (part) => say`Add ${part}. `);
  board.step(() =>
    together(
      say`${added}${back.length === 0 ? 'Stir the sauce and pour it in' : `${fries && proteinPart !== null ? 'Return' : 'Tip'} ${back.join(' and ')} ${fries && proteinPart !== null ? 'to' : 'into'} the pan, stir the sauce and pour it in`}. ${protein !== undefined && isFish(protein.food) ? 'Turn gently' : 'Toss'} ${over('high')} ${until(isReady ? 'everything is steaming hot and glossy' : 'everything is hot and glossy', 1, 2)}.`,
      say`${sayIf(sesamePart, (sesamePart) => say`Take off the heat and stir in ${sesamePart}. `)}Serve at once${starchPart !== null && !noodles ? ` with ${the(starchPart)}` : ''}${tops.length === 0 ? '.' : say`, scattered with ${tops}.`}`,
    ),
  );
  const title = writeTitle(kitchen, protein, vegetables, noodles ? starch : undefined);
  return board.finish(() => ({
    dish: 'stir-fry',
    title,
    introduction:
      proteinPart === null || !fries
        ? 'Small pieces, a very hot pan and the sauce last of all: the vegetables stay crisp and the sauce clings instead of pooling.'
        : `${the(proteinPart).replace('the', 'The')} comes out while the vegetables cook, so each gets the fierce heat it wants and neither stews.`.replace(
            'comes',
            proteinPart.plural ? 'come' : 'comes',
          ),
    keeps: 'Best eaten at once; what is left keeps a day in the fridge and wants reheating until steaming.',
    plate: [230, 650],
    fit:
      (eastern === 0 ? 0.15 : 0.42) +
      Math.min(0.45, eastern * 0.2) +
      (protein !== undefined ? 0.1 : 0) +
      (starch !== undefined ? 0.1 : 0),
  }));
}

function writeTitle(
  kitchen: Kitchen,
  protein: Item | undefined,
  vegetables: readonly Item[],
  noodles: Item | undefined,
): string {
  const { us } = kitchen;
  // A bag of cut vegetables is no name; what is sharp in the pan is.
  const firstVegetable =
    vegetables.find(({ food }) => !/vegetables/.test(food.id)) ??
    (protein &&
      (first(kitchen, isGinger, isChilli) ?? kitchen.find('oyster-sauce', 'hoisin-sauce', 'garlic')));
  const lead =
    protein === undefined
      ? vegetables
          .slice(0, 2)
          .map((item) => nameOne(item.food, us))
          .join(' and ')
      : `${nameOne(protein.food, us).replace(/^(?:extra )?firm /, '')}${firstVegetable === undefined ? '' : ` and ${nameOne(firstVegetable.food, us)}`}`;
  return noodles === undefined
    ? `${lead} stir-fry`
    : `stir-fried ${lead} ${nameMany(noodles.food, us).includes('noodle') ? 'noodles' : `with ${nameMany(noodles.food, us)}`}`;
}

function readHeat(food: Food): Pick<Heat, 'minutes'> & { readonly cue: string } {
  // Cooked before: the pan only has to make it hot again.
  if (food.form === 'cooked') return { minutes: [1, 2], cue: 'steaming-through' };
  if (isMince(food)) return { minutes: [6, 7], cue: 'browned-all-over' };
  if (isFish(food)) return { minutes: [5, 6], cue: 'flakes' };
  if (isTofu(food) || food.category === 'plant-protein')
    return { minutes: [6, 8], cue: 'golden on two sides' };
  return food.heat['stir-fry'] ?? food.heat.fry ?? { minutes: [5, 6], cue: 'browned-all-over' };
}
