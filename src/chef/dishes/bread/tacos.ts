// Tortillas and flatbreads round a hot, spiced filling.

import type { Food } from '../../../food/foods.ts';
import { fitTitle, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Fact, Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCheese,
  isCitrus,
  isCookable,
  isCookedMeat,
  isCuredSausage,
  isFish,
  isFryingCheese,
  isGratingCheese,
  isLeafyGreen,
  isMince,
  isNamed,
  isPoultry,
  isPrawn,
  isTinnedLegume,
  isTofu,
  pick,
} from '../../slots.ts';
import { type Board, startDraft, type TakeOptions } from '../../start-draft.ts';
import { readsCore, takeOil, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, oven, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { CRISP, takeCold } from '../cold/cold-toppings.ts';
import { inBatches } from '../parts/batches.ts';
import { takeSpices } from '../parts/spices.ts';
import { isIndianSpice } from '../parts/tempering.ts';

export const tacos: Dish = {
  id: 'tacos',
  family: 'bread',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: writeTacos,
};

interface Filling {
  readonly part: Part;
  readonly said: Said;
}

function cutFilling(item: Item): TakeOptions {
  const { food } = item;
  if (isTinnedLegume(food)) return { each: 110 };
  if (isCookedMeat(food)) return { each: 90, prepare: 'torn into strips' };
  if (isFryingCheese(food)) return { each: 100, cut: 'slices-1cm' };
  if (isFish(food)) return { each: 100, ...withCut(item, 'chunks-3cm') };
  if (isTofu(food)) return { each: 100, ...withCut(item, 'chunks-2cm') };
  const strips = isPoultry(food) || food.category === 'beef-cut' || food.category === 'pork-cut';
  return strips ? { each: 100, cut: 'strips' } : { each: 100 };
}

/** When the filling is done, and how long it takes. */
function readDoneness(food: Food): readonly [cue: string, low: number, high: number] {
  if (isFish(food)) return ['flakes', 4, 5];
  if (isPrawn(food)) return ['pink-curled', 4, 5];
  if (isCookedMeat(food)) return ['hot all through and brown at the edges', 4, 5];
  if (food.core === undefined) return ['golden on every side', 6, 7];
  return [isMince(food) ? 'brown and dry' : 'browned and cooked through', 7, 8];
}

/** The main filling, cooked through in a hot pan. */
function cookFilling(board: Board, item: Item, fat: Part, spice: Part): Filling {
  const part = board.take(item, cutFilling(item));
  if (isTinnedLegume(item.food))
    return {
      part,
      said: say`Add ${[part, spice]} and a splash of water and cook, crushing a few against the pan, ${until('hot and thick', 5, 6)}.`,
    };
  const [cue, low, high] = readDoneness(item.food);
  const measured =
    part.food.core === undefined ? '' : say`; it should read ${readsCore(part, board.kitchen.us)}`;
  return {
    part,
    said: isMince(item.food)
      ? say`Add ${[part, spice]} to the hot ${fat.noun}, leave for 2 minutes, then break it up and fry ${until(cue, low - 2, high - 2)}${measured}.`
      : say`Toss ${part} with ${spice}, add to the hot ${fat.noun} and fry, turning, ${inBatches(until(cue, low, high), [part], 1, true)}${measured}.`,
  };
}

/** Half a minute a side for every two; what they take together counts towards the time. */
function warmEach(wraps: Part): Fact {
  const minutes = Math.max(1, Math.ceil((wraps.quantity ?? 1) / 2));
  return {
    kind: 'until',
    minutes: [minutes, minutes],
    words: 'about 30 seconds a side, until soft and freckled',
  };
}

/** Done in the time it takes to turn them over: charring would spoil them. */
function isQuick(food: Food): boolean {
  return isLeafyGreen(food) || isNamed(food, 'peas', 'frozen-peas', 'sweetcorn', 'frozen-mixed-vegetables');
}

/** What holds of this filling: cool things on top, beans that bind it, or the pan alone. */
function introduce(isDressed: boolean, isBound: boolean): string {
  if (isDressed) return 'Hot and spiced in the middle, cool on top: the pleasure is in the two together.';
  return isBound
    ? 'A few of the beans are crushed into the pan, so that the filling holds together in the hand.'
    : 'The spice fries along with the filling, in a pan hot enough to brown it.';
}

function isBean(food: Food): boolean {
  return isTinnedLegume(food) && food.id !== 'baked-beans';
}

function findBeans(kitchen: Kitchen): Item | undefined {
  return kitchen.items.find(({ food }) => isBean(food));
}

function findFilling(kitchen: Kitchen): Item | undefined {
  return first(
    kitchen,
    (food) => isPoultry(food) && !/drumstick/.test(food.id),
    isMince,
    (food) => food.id === 'steak' || food.id === 'pork-fillet',
    isPrawn,
    isFish,
    isCookedMeat,
    isBean,
    (food) => isFryingCheese(food) && food.id !== 'queso-fresco',
    isTofu,
  );
}

/** One of a kind where there is no more of it, and what is cut up small. */
function nameGuest({ food, count }: Item, us: boolean): string {
  return ((count ?? 2) <= 1 || isNamed(food, 'avocado', 'mango', 'sweetcorn') ? nameOne : nameMany)(food, us);
}

function writeTacos(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const wrap = kitchen.find('corn-tortilla', 'tortilla', 'flatbread', 'pitta', 'naan');
  const main = findFilling(kitchen);
  if (wrap === undefined || main === undefined) return null;
  const mexican = wrap.food.id.endsWith('tortilla');
  const board = startDraft(kitchen);
  const vegetables = pick(
    kitchen,
    (food) =>
      isCookable(food) &&
      !['potato', 'cabbage'].includes(food.category) &&
      (!CRISP.includes(food.id) || food.form === 'frozen'),
  )
    .sort(byWorth)
    .slice(0, 2);
  // Aubergine drinks its oil before it softens.
  const spongy = vegetables.some(({ food }) => food.id === 'aubergine');
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)) * (spongy ? 2 : 1));
  const salt = takeSalt(board);
  const [spice, ...spices] = takeSpices(
    board,
    mexican
      ? ['smoked-paprika', 'taco-seasoning', 'cumin', 'chilli-powder', 'paprika', 'chipotle', 'oregano']
      : ['cumin', 'paprika', 'zaatar', 'smoked-paprika', 'oregano', 'coriander-ground', 'sumac', 'cinnamon'],
    servings > 2 ? 2 : 1,
  ) as [Part, ...Part[]];
  const filling = cookFilling(board, main, oil, spice);
  const takeVegetables = (quick: boolean): Part[] =>
    real(
      vegetables
        .filter((item) => isQuick(item.food) === quick)
        .map((item) =>
          takeIf(board, item, {
            each: isLeafyGreen(item.food) ? 40 : 60,
            ...withCut(
              item,
              isLeafyGreen(item.food) ? 'shreds' : (item.food.heat['stir-fry']?.cut ?? item.food.cuts[0]),
            ),
          }),
        ),
    );
  const firm = real([
    takeIf(board, first(kitchen, isCuredSausage), { each: 35, cut: 'dice-1cm' }),
    takeIf(board, kitchen.find('onion', 'red-onion'), { each: 50, cut: 'thin-slices' }),
    ...takeVegetables(false),
  ]);
  const quick = takeVegetables(true);
  const soft = [...firm, ...quick];
  const isShell = /shell/.test(wrap.food.name);
  board.step(() =>
    together(
      isShell && kitchen.has('oven') ? say`Heat the oven to ${oven(180, us)}.` : null,
      say`Heat ${spongy ? half(oil) : oil} in a wide frying pan ${over(main.food.category === 'tinned-legume' ? 'medium' : 'medium-high')}.`,
      filling.said,
      soft.length === 0 ? null : say`Tip onto a plate.`,
    ),
  );
  const beans = isTinnedLegume(main.food) ? null : takeIf(board, findBeans(kitchen), { each: 45 });
  const puree = needIf(board, kitchen.find('tomato-puree'), servings / 2, 'tbsp');
  const sharp = [...takeSharp(board), ...spices, ...real([puree])];
  board.step(() =>
    together(
      firm.length === 0
        ? null
        : say`Put ${[...firm, ...(quick.length === 0 ? [salt] : [half(salt)]), ...(spongy ? [rest(oil)] : [])]} in the hot pan ${over(spongy ? 'medium' : 'medium-high')} and cook, turning now and then, ${spongy ? until('browned and collapsing', 10, 12) : until('charred at the edges but still with some bite', 5, 7)}.`,
      quick.length === 0
        ? null
        : say`Add ${[...quick, firm.length === 0 ? salt : rest(salt)]} to the hot pan and turn ${over('medium')} ${until(quick.some((part) => isLeafyGreen(part.food)) ? 'just wilted' : 'hot all through', 2, 3)}.`,
      sayIf(
        beans,
        (part) =>
          say`Add ${part} with a splash of water and heat ${over('medium')}, crushing a few, ${until('hot and thick', 3, 4)}.`,
      ),
      sayIf(sharp.length > 0, () => say`Stir in ${sharp} ${over('medium')} ${until('fragrant', 1)}.`),
      soft.length === 0
        ? say`Season ${the(filling.part)} with ${salt}.`
        : say`Turn ${the(filling.part)} back through it.`,
    ),
  );
  const wraps = board.take(wrap, {
    each:
      (wrap.food.gramsEach ?? 50) *
      (wrap.food.id === 'corn-tortilla' ? 3 : (wrap.food.gramsEach ?? 50) > 80 ? 1 : 2),
    prepare: '',
  });
  board.step(
    () =>
      isShell
        ? kitchen.has('oven')
          ? say`Stand ${wraps} open side down on a baking tray and heat in the oven ${until('crisp', 3, 5)}.`
          : say`Lay ${wraps} in a dry pan ${over('low')}, turning once, ${until('warm and crisp', 2, 3)}.`
        : say`Meanwhile warm ${wraps}${(wraps.quantity ?? 1) > 1 ? ' two at a time' : ''} in a second, dry pan ${over('medium-high')}, ${warmEach(wraps)}, ${wrap.food.id === 'pitta' ? 'then split along one side and keep under a cloth' : say`and keep under a cloth so that ${wraps.plural ? 'they bend' : 'it bends'} without cracking`}.`,
    isShell ? undefined : 'meanwhile',
  );
  const cold = takeCold(board);
  const isDressed = cold.some(({ food }) => !isNamed(food, 'sweetcorn', 'spring-onion', 'red-onion'));
  const mainMelts =
    (isTinnedLegume(main.food) || isCookedMeat(main.food)) && first(kitchen, isGratingCheese) !== undefined;
  const cheese = takeIf(
    board,
    kitchen.items.find((item) => isCheese(item.food) && item !== main),
    { each: 20, prepare: 'grated or crumbled' },
  );
  const lime = takeIf(board, first(kitchen, isCitrus), { total: 60, prepare: 'cut into wedges' });
  const rice = takeIf(board, kitchen.find('cooked-rice'), { each: 60 });
  const tops = real([...cold, cheese, lime]);
  board.step(() =>
    together(
      sayIf(
        rice,
        (part) =>
          say`Heat ${part} in the frying pan with a spoonful of water ${over('medium')} ${until('steaming-through', 4, 5)} (${core(75, us)}).`,
      ),
      say`Put everything on the table${tops.length === 0 ? '' : say` with ${tops}`} and let each person fill their own, not so full that it will not close.`,
    ),
  );
  const kind =
    wrap.food.id === 'corn-tortilla'
      ? 'tacos'
      : mexican
        ? // Strips with peppers are fajitas; mince and beans are not, whatever is beside them.
          vegetables.some((item) => /pepper/.test(item.food.id)) &&
          !isMince(main.food) &&
          !isTinnedLegume(main.food)
          ? 'fajitas'
          : 'tacos'
        : `${nameMany(wrap.food, us)}`;
  const lead = nameOne(main.food, us).replace(/ mince$/, '');
  const with1 = vegetables[0] ?? kitchen.find('avocado', 'mango', 'sweetcorn');
  return board.finish(() => ({
    dish: 'tacos',
    title: fitTitle(
      mexican
        ? `${lead} ${kind}${with1 === undefined ? '' : ` with ${nameGuest(with1, us)}`}`
        : `${kind} with spiced ${nameMany(main.food, us)}${with1 === undefined ? '' : ` and ${nameGuest(with1, us)}`}`,
      mexican ? `${lead} ${kind}` : `filled ${kind}`,
    ),
    introduction: introduce(isDressed, beans !== null),
    keeps: 'The filling keeps 2 days in the fridge; reheat until steaming.',
    plate: [230, 650],
    // Flour tortillas, cheese that melts and nothing crisp or cool: that list means a quesadilla.
    fit:
      0.76 +
      (mexican
        ? 0.14
        : pick(kitchen, isIndianSpice).length > 1 ||
            kitchen.find('garam-masala', 'curry-powder', 'coconut-milk')
          ? -0.3
          : 0) +
      Math.min(0.15, tops.length * 0.05) -
      (wrap.food.id === 'tortilla' && mainMelts && !isDressed ? 0.4 : 0),
  }));
}
