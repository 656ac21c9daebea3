// A slow cooker as the only stove: roots at the bottom, meat or beans on them, little liquid, and a day of low heat.
// Dried beans other than lentils stay out: without a hob nothing boils them hard first.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, STOCKS, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Fact } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBraising,
  isChop,
  isCookable,
  isCurryPaste,
  isGarlic,
  isGinger,
  isHardyHerb,
  isLeafyGreen,
  isLentil,
  isOnion,
  isPotato,
  isPoultry,
  isRoot,
  isSausage,
  isSpice,
  isTinnedLegume,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, rest, say, sayIf, together, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';

export const slowCooker: Dish = {
  id: 'slow-cooker',
  family: 'stew',
  side: 'savoury',
  needs: ['slow-cooker'],
  prior: 0.6,
  cook: write,
};

interface Slow {
  /** Hours on low and on high, short to long. */
  readonly low: readonly [number, number];
  readonly high: readonly [number, number];
  readonly cue: string;
}

const TIMES: Readonly<Record<'meat' | 'bird' | 'pulse', Slow>> = {
  meat: { low: [8, 9], high: [5, 6], cue: 'the meat pulls apart with a fork' },
  bird: { low: [6, 7], high: [3, 4], cue: 'the meat comes off easily and no pink is left' },
  pulse: { low: [6, 7], high: [3, 4], cue: 'everything is soft enough to crush with a spoon' },
};

const onHeat = (words: string): Fact => ({ kind: 'heat', level: 'low', words });

function slowly({ low, high, cue }: Slow): Fact {
  return {
    kind: 'until',
    minutes: [low[0] * 60, low[1] * 60],
    words: `until ${cue}, ${low[0]} to ${low[1]} hours, or ${high[0]} to ${high[1]} hours on high`,
  };
}

function findMain(kitchen: Kitchen): Item | undefined {
  return first(kitchen, isBraising, isPoultry, isSausage, isChop, isTinnedLegume, isLentil);
}

/** Where there is neither meat nor a pulse that may go in, the vegetables are the dish. */
function findLastMain(kitchen: Kitchen): Item | undefined {
  return pick(
    kitchen,
    (food) => isPotato(food) || isRoot(food) || (isCookable(food) && !isLeafyGreen(food)),
  ).sort(byWorth)[0];
}

const WET: readonly FoodId[] = ['red-wine', 'beer', 'cider', 'white-wine', ...STOCKS];

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  if (kitchen.has('hob') || kitchen.has('oven')) return null;
  const main = findMain(kitchen) ?? findLastMain(kitchen);
  const vegetables = pick(
    kitchen,
    (food) => (isCookable(food) || isPotato(food)) && !isLeafyGreen(food) && food !== main?.food,
  )
    .sort(byWorth)
    .slice(0, 4);
  if (
    main === undefined ||
    (vegetables.length === 0 && first(kitchen, isOnion, isTinnedTomato) === undefined)
  )
    return null;
  const { food } = main;
  const isMeat = food.roles[0] === 'protein';
  const board = startDraft(kitchen);
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const onion = takeIf(board, first(kitchen, isOnion), { each: 75, cut: 'thin-slices' });
  const roots = vegetables.map((item) =>
    board.take(item, {
      each: isPotato(item.food) ? 180 : 110,
      ...withCut(item, item.food.cuts.includes('chunks-2cm') ? 'chunks-2cm' : item.food.cuts[0]),
    }),
  );
  const bed = real([onion, ...roots]);
  if (bed.length > 0)
    board.step(
      () =>
        say`Put ${bed} into the slow cooker with ${half(salt)}. What is hard goes in first and lies at the bottom, where the heat is.`,
    );
  const mainPart = board.take(main, {
    each: isMeat ? 170 : isLentil(food) ? 60 : 130,
    ...(isBraising(food) ? { cut: 'chunks-3cm' as const } : {}),
    ...(isMeat || isTinnedLegume(food) || isLentil(food)
      ? {}
      : { each: 200, ...withCut(main, food.cuts.includes('chunks-2cm') ? 'chunks-2cm' : food.cuts[0]) }),
  });
  const barley = takeIf(
    board,
    isLentil(food) ? undefined : kitchen.find('pearl-barley', 'spelt', 'freekeh', 'brown-rice'),
    { each: 30 },
  );
  const beans = isMeat
    ? takeIf(board, first(kitchen, isTinnedLegume, isLentil), (item) => ({
        each: isLentil(item.food) ? 40 : 80,
      }))
    : null;
  const seasonings = real([
    takeIf(board, first(kitchen, isGarlic), { total: 10, cut: 'thin-slices' }),
    takeIf(board, first(kitchen, isGinger), { each: 4, prepare: 'peeled and finely grated' }),
    takeIf(board, first(kitchen, isHardyHerb) ?? kitchen.find('bay-leaf'), { total: 2, prepare: '' }),
    takeIf(board, first(kitchen, isCurryPaste), { each: 20 }),
    takeIf(board, first(kitchen, isSpice), { total: 3 }),
    takeIf(board, kitchen.find('tomato-puree'), { each: 15 }),
    takeIf(board, kitchen.find('soy-sauce', 'worcestershire-sauce'), { each: 8 }),
  ]);
  const wet = real([
    takeIf(board, first(kitchen, isTinnedTomato), { each: 150 }),
    takeIf(board, kitchen.find('coconut-milk'), { each: 100 }),
    takeIf(board, kitchen.find(...WET), (item) => ({
      each: item.food.roles.includes('alcohol') ? 70 : 150,
    })),
  ]);
  const ml =
    Math.max(100, (isMeat ? 130 : 180) * servings - wet.length * 60 * servings) +
    (isLentil(food) ? 120 * servings : 0) +
    (barley?.grams ?? 0) * 2.5;
  const slow = TIMES[isPoultry(food) ? 'bird' : isMeat ? 'meat' : 'pulse'];
  board.step(() =>
    together(
      say`Lay ${[mainPart, ...real([barley, beans])]} on top${bed.length > 0 ? '' : ' in the slow cooker'}, and add ${[...seasonings, rest(salt), pepper]}. Pour in ${[...wet]}${wet.length > 0 ? ' and ' : ''}${waterFor(Math.round(ml / 50) * 50, us)}; it need not cover everything, for no steam is lost.`,
    ),
  );
  board.step(() =>
    together(
      say`Put on the lid, set it ${onHeat('to low')} and cook ${slowly(slow)}. Leave the lid shut meanwhile: each look costs a quarter of an hour.`,
      sayIf(
        isMeat,
        () => say`The ${mainPart.noun} should read at least ${core(food.core?.coreC ?? 74, us)} inside.`,
      ),
    ),
  );
  const leaves = pick(kitchen, isLeafyGreen, 1).map((item) =>
    board.take(item, { each: 60, ...withCut(item, 'shreds') }),
  );
  const cream = takeIf(board, kitchen.find('double-cream', 'creme-fraiche', 'soured-cream'), { each: 35 });
  const tops = takeTops(board, 'herbs');
  board.step(() =>
    together(
      sayIf(
        leaves.length > 0,
        () => say`Stir in ${leaves}, cover and cook ${until('just wilted', 10, 15)} on high.`,
      ),
      say`Stir${cream === null ? '' : say` in ${cream}`}, taste and thin with a little boiling water if you like it looser. Ladle into warm bowls${tops.length === 0 ? '' : say` and finish with ${tops}`}.`,
    ),
  );
  const names = [
    ...roots.map((part) => nameMany(part.food, us)),
    ...real([barley]).map((part) => nameOne(part.food, us)),
  ].slice(0, 2);
  const lead = nameOne(food, us).replace(/^(stewing|braising|diced) /, '');
  const kind = isMeat ? 'stew' : 'pot';
  return board.finish(() => ({
    dish: 'slow-cooker',
    title: fitTitle(
      `slow-cooked ${lead} ${kind}${names.length === 0 ? '' : ` with ${names.join(' and ')}`}`,
      `slow-cooked ${lead} ${kind}`,
    ),
    introduction: 'Nothing browns in a slow cooker, so the seasoning goes in at the start and has its time.',
    keeps:
      'Keeps 2 days in the fridge and freezes well; reheat until steaming all through, never in the slow cooker.',
    plate: [280, 850],
    fit: 0.8,
  }));
}
