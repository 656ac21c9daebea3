// Cold cooked rice over high heat with egg and small vegetables; dry rice is boiled and steamed dry first.

import type { Food } from '../../../food/foods.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isChilli,
  isCookable,
  isCookedMeat,
  isCuredSausage,
  isEgg,
  isGarlic,
  isGinger,
  isLeafyGreen,
  isMince,
  isNamed,
  isOnion,
  isPoultry,
  isPrawn,
  isQuickPoultry,
  isRice,
  isRoot,
  isSmokedFish,
  isSoftHerb,
  isSpringOnion,
  isTinnedFish,
  isTofu,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { boilStarch, readsCore, takePlainOil, withCut } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { takeNori } from '../cold/cold-toppings.ts';

export const friedRice: Dish = {
  id: 'fried-rice',
  family: 'rice',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.75,
  cook: (kitchen) => write(kitchen),
};

function findColdRice(kitchen: Kitchen): Item | undefined {
  return (
    kitchen.find('cooked-rice') ??
    kitchen.items.find((item) => isRice(item.food) && /cooked|leftover/.test(item.state))
  );
}

/** With nothing else to eat with the rice, one egg each is a thin supper. */
function countEggGrams(egg: Item | undefined, isAlone: boolean): number {
  return (egg?.food.gramsEach ?? 50) * (isAlone ? 2 : 1);
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const cold = findColdRice(kitchen);
  const rice = cold ?? first(kitchen, isRice);
  const egg = first(kitchen, isEgg);
  const meat = first(
    kitchen,
    isPrawn,
    isQuickPoultry,
    isCookedMeat,
    isBacon,
    isCuredSausage,
    isMince,
    (food) => isTofu(food) && food.id !== 'silken-tofu',
  );
  const vegetables = pick(
    kitchen,
    (food) =>
      isCookable(food) &&
      (food.heat['stir-fry'] !== undefined ||
        ['frozen-vegetable', 'pod', 'leafy-green'].includes(food.category)) &&
      (!isRoot(food) || food.id === 'carrot'),
  )
    .sort(byWorth)
    .slice(0, 3);
  const spring = first(kitchen, isSpringOnion);
  if (
    rice === undefined ||
    /arborio|risotto|pudding/.test(rice.food.id) ||
    (egg === undefined && meat === undefined && vegetables.length < 2)
  )
    return null;
  const kimchi = kitchen.find('kimchi', 'vegan-kimchi');
  if ((egg ?? vegetables[0] ?? spring ?? kimchi) === undefined) return null;
  const board = startDraft(kitchen);
  const isCold = cold !== undefined;
  const ricePart = board.take(rice, {
    each: isCold ? 180 : 75,
    ...(isCold
      ? { prepare: rice.food.hazards?.length === 0 ? 'squeezed loose' : 'cold, straight from the fridge' }
      : {}),
  });
  if (!isCold) {
    board.step(() =>
      together(
        boilStarch(ricePart, 'large', null),
        say`Drain well, spread on a tray or a wide plate and let the steam go off while you do the rest: dry grains fry, wet ones stick.`,
      ),
    );
  }
  const oil = takePlainOil(board, Math.max(2, servings));
  const eggPart = takeIf(board, egg, {
    each: countEggGrams(egg, meat === undefined && vegetables.length === 0),
    prepare: 'beaten',
  });
  if (eggPart !== null) {
    board.step(
      () =>
        say`Heat ${half(oil)} in a wok or a large frying pan ${over('medium-high')}. Pour in ${eggPart}, let the edges puff, then fold over and over ${until('no liquid egg is left', 1, 2)}: by then it is past ${core(71, us)}. Tip onto a plate.`,
    );
  }
  const onion = takeIf(board, first(kitchen, isOnion), { each: 60, cut: 'finely-chopped' });
  const meatPart = takeIf(board, meat, (item) => ({
    each: isBacon(item.food) ? 35 : 90,
    ...withCut(item, isPoultry(item.food) ? 'strips' : isTofu(item.food) ? 'dice-1cm' : item.food.cuts[0]),
  }));
  const kimchiPart = takeIf(board, kimchi, { each: 50, prepare: 'roughly chopped' });
  const hard = vegetables
    .filter((item) => !isLeafyGreen(item.food))
    .map((item) =>
      board.take(item, {
        each: 65,
        ...withCut(
          item,
          item.food.category === 'root-vegetable' ? 'dice-1cm' : item.food.heat['stir-fry']?.cut,
        ),
      }),
    );
  const leaves = vegetables
    .filter((item) => isLeafyGreen(item.food))
    .map((item) => board.take(item, { each: 50, ...withCut(item, 'shreds') }));
  const pour =
    eggPart === null
      ? say`Heat ${oil} in a wok or a large frying pan`
      : say`Heat ${rest(oil)} in the same pan`;
  const meatMinutes = meat === undefined ? null : readMeatMinutes(meat.food);
  const meatCore =
    meatPart?.food.core === undefined || isCookedMeat(meatPart.food) || isNamed(meatPart.food, 'ham')
      ? null
      : say` (${readsCore(meatPart, us)})`;
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'finely-chopped' });
  const ginger = takeIf(board, first(kitchen, isGinger), { each: 5, prepare: 'peeled and finely chopped' });
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'thin-slices' });
  const paste = takeIf(
    board,
    kitchen.find('gochujang', 'miso', 'doubanjiang', 'black-bean-sauce', 'shrimp-paste'),
    { each: 8 },
  );
  const sharp = real([garlic, ginger, chilli, paste]);
  board.step(() =>
    together(
      say`${pour} ${over('high')}.`,
      meatPart === null || meatMinutes === null
        ? null
        : say`Add ${meatPart} and stir-fry${isMince(meatPart.food) ? ', breaking it up,' : ''} ${until(isPrawn(meatPart.food) ? 'pink-curled' : 'browned-all-over', meatMinutes[0], meatMinutes[1])}${meatCore ?? ''}.`,
      hard.length + real([onion, kimchiPart]).length === 0
        ? null
        : say`Add ${real([onion, ...hard, kimchiPart])} and toss ${hard.length + real([onion]).length === 0 ? until('hot and beginning to catch', 2, 3) : until('bright-crisp', 4, 5)}.`,
      sayIf(sharp.length > 0, () => say`Stir in ${sharp} ${until('fragrant', 1)}.`),
    ),
  );
  const isSalted = kimchi !== undefined || (meatPart !== null && meatPart.food.form === 'cured');
  const soy = board.need(['soy-sauce', 'tamari'], isSalted ? servings / 2 : servings, 'tbsp');
  const springPart = takeIf(board, spring, { each: 30, cut: 'thin-slices' });
  const fish = takeIf(board, meat === undefined ? first(kitchen, isTinnedFish, isSmokedFish) : undefined, {
    each: 60,
    prepare: 'drained and flaked',
  });
  const nori = takeNori(board);
  const cool = takeIf(board, kitchen.find('cucumber', 'radish', 'avocado'), {
    each: 50,
    prepare: 'thinly sliced',
  });
  board.step(() =>
    together(
      say`${isCold ? say`Crumble in ${ricePart}, breaking up the lumps with your fingers` : `Tip in ${the(ricePart)}`}, and press it against the hot metal. Toss and press ${until('every grain is steaming hot and some are toasted', 4, 5)}${isCold ? say`; it should be ${core(74, us)} all through` : ''}.`,
      sayIf(leaves.length > 0, () => say`Fold in ${leaves} ${until('just wilted', 1, 2)}.`),
      sayIf(fish, (part) => say`Fold in ${part} ${until('hot all through', 1, 2)}.`),
    ),
  );
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const sesame = needIf(board, kitchen.find('sesame-oil'), 1, 'tsp');
  const dark = needIf(board, kitchen.find('sweet-soy-sauce', 'oyster-sauce', 'sriracha'), servings, 'tsp');
  board.step(
    () =>
      say`${eggPart === null ? 'Pour' : 'Return the egg, pour'} ${[soy, ...real([dark, sesame])]} round the edge of the pan, where it sizzles, and toss once more. ${sayIf(springPart, (part) => say`Stir through ${half(part)}. `)}Serve at once${real([springPart, herb, nori, cool]).length === 0 ? '' : say`, with ${[...(springPart === null ? [] : [rest(springPart)]), ...real([herb, nori, cool])]} on top`}.`,
  );
  const lead = real([
    egg,
    fish?.item ?? meat ?? (kimchi === undefined ? (vegetables[0] ?? spring) : undefined),
  ]).map((item) => nameOne(item.food, us).replace(/ mince$/, ''));
  return board.finish(() => ({
    dish: 'fried-rice',
    title:
      kimchi === undefined
        ? `${lead.join(' and ')} fried rice`
        : `kimchi fried rice${lead.length === 0 ? '' : ` with ${lead.toReversed().join(' and ')}`}`,
    introduction: isCold
      ? "Yesterday's rice is better than fresh here: the cold grains are dry enough to fry and keep apart."
      : kitchen.wording(
          'Spread the rice out and let it steam dry before it meets the pan, and it fries instead of turning to paste.',
          'Fresh rice will do, if it is given ten minutes on a tray to lose its steam.',
          'A fierce heat and dry grains: the rest is only tossing.',
        ),
    keeps: 'Eat it all today; cooked rice should not be warmed up a second time.',
    plate: [200, 600],
    fit:
      (isCold || egg !== undefined || kitchen.find('soy-sauce', 'ginger', 'tofu') !== undefined ? 0.7 : 0.4) +
      (egg === undefined ? 0 : 0.1) +
      (isCold ? 0.1 : 0),
  }));
}

function readMeatMinutes(food: Food): readonly [number, number] {
  if (isPoultry(food) || isMince(food)) return [5, 6];
  return isPrawn(food) ? [3, 4] : [4, 5];
}
