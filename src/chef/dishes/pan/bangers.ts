// Sausages: with mash and an onion gravy made in their own pan, or sliced and fried with rice.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { addPanVegetables, needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCookable,
  isEgg,
  isGarlic,
  isGratingCheese,
  isNamed,
  isOnion,
  isPotato,
  isRice,
  isSausage,
  isSpringOnion,
  isTinnedLegume,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import {
  boilStarch,
  readsCore,
  simmerCut,
  takeButter,
  takePepper,
  takePlainOil,
  takeSalt,
} from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { are, boiling, core, over, say, sayIf, the, together, until } from '../../words/say.ts';
import { fryingPans } from '../parts/batches.ts';
import { waterFor } from '../parts/pot-water.ts';
import { cookBeside, takeSide } from '../parts/side.ts';

const PAN = { family: 'pan', side: 'savoury', needs: ['hob'] } as const;

export const bangers: Dish = { id: 'bangers', ...PAN, prior: 0.72, cook: writeBangers };
export const sausageBeans: Dish = { id: 'sausage-beans', ...PAN, prior: 0.7, cook: writeSausageBeans };
export const sausageRice: Dish = {
  id: 'sausage-rice',
  ...PAN,
  family: 'rice',
  prior: 0.65,
  cook: writeSausageRice,
};

function findSausage(kitchen: Kitchen): Item | undefined {
  return (
    first(kitchen, (food) => isSausage(food) && !isNamed(food, 'meatball')) ??
    kitchen.find('vegetarian-sausage')
  );
}

/** Mash from raw potatoes, or what is mashed already, warmed. */
function mash(board: Board, potato: Item): Part {
  const { kitchen } = board;
  const part = board.take(potato, isPotato(potato.food) ? { each: 225, cut: 'chunks-3cm' } : { each: 200 });
  if (!isPotato(potato.food)) {
    board.step(
      () =>
        say`Meanwhile warm ${part} in a small pan with a splash of water ${over('low')}, stirring, ${until('steaming-through', 5, 6)} (${core(74, kitchen.us)}).`,
      'meanwhile',
    );
    return part;
  }
  const butter = takeButter(board, 10 * kitchen.servings);
  const milk = takeIf(
    board,
    kitchen.find('milk', 'double-cream', 'single-cream', 'oat-milk', 'soya-milk', 'creme-fraiche'),
    { each: 30 },
  );
  const salt = takeSalt(board);
  board.step(
    () =>
      say`Meanwhile put ${part} in a pan, cover with cold water, bring ${boiling()} and cook ${until('falling apart at the touch of a knife', 15, 18)}. Drain, steam dry for a minute, then mash with ${[butter, ...real([milk]), salt]}.`,
    'meanwhile',
  );
  return part;
}

/** Sausages with their beans, which warm in the pan that the sausages leave. */
function writeSausageBeans(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const sausage = findSausage(kitchen);
  const beans = kitchen.find('baked-beans') ?? first(kitchen, isTinnedLegume);
  if (sausage === undefined || beans === undefined) return null;
  const board = startDraft(kitchen);
  // Potatoes want longer than the sausages do.
  const side =
    first(kitchen, isPotato, (food) => food.id === 'mashed-potato') === undefined ? null : takeSide(board);
  cookBeside(board, side, 'first');
  const oil = takePlainOil(board, 1);
  const part = board.take(sausage, { each: 130, prepare: '' });
  const fry = fryingPans(part, until('brown all round and cooked through', 16, 20));
  board.step(
    () =>
      say`Put ${[oil, part]} in ${fry.pan} ${over('medium-low')} and cook, turning often, ${fry.time}${part.food.core === undefined ? '' : say` (${readsCore(part, us)})`}. Lift onto a warm plate and pour off all but a spoonful of the fat.`,
    side?.said == null ? undefined : 'meanwhile',
  );
  const onion = takeIf(board, first(kitchen, isOnion), { each: 70, cut: 'finely-chopped' });
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 6, cut: 'finely-chopped' });
  const beanPart = board.take(beans, { each: 200 });
  const wet = real([
    takeIf(board, first(kitchen, isTinnedTomato), { each: 130 }),
    needIf(board, kitchen.find('worcestershire-sauce'), servings, 'tsp'),
    needIf(board, kitchen.find('mustard', 'wholegrain-mustard'), 1, 'tsp'),
    needIf(board, kitchen.find('smoked-paprika', 'paprika'), 1, 'tsp'),
  ]);
  const plain = beans.food.id !== 'baked-beans' && !wet.some((one) => one.grams > 60);
  const pepper = takePepper(board);
  board.step(() =>
    together(
      sayIf(onion, (one) => say`Cook ${one} in the fat ${over('medium')} ${until('soft and golden', 6, 7)}.`),
      sayIf(garlic, (one) => say`Stir in ${one} ${until('fragrant', 1)}.`),
      say`Add ${[beanPart, ...wet]}${plain ? ` with ${waterFor(servings * 50, us)}` : ''} and ${pepper}, scrape up what has stuck and simmer ${over('medium')} ${until('steaming-through', 4, 6)}.`,
    ),
  );
  const bread = takeIf(board, side !== null ? undefined : first(kitchen, isBread), {
    each: 70,
    prepare: 'toasted',
  });
  const cheese = takeIf(board, first(kitchen, isGratingCheese), { each: 25, cut: 'grated' });
  const bottle = takeIf(board, kitchen.find('brown-sauce', 'ketchup', 'hot-sauce'), { each: 10 });
  board.step(
    () =>
      say`Serve the beans ${side !== null ? side.serve : bread === null ? 'in warm bowls' : say`over ${bread}`}, with ${the(part)} on top${sayIf(cheese, (one) => say` and ${one} to melt over`)}${sayIf(bottle, (one) => say`, and ${one} at the table`)}.`,
  );
  return board.finish(() => ({
    dish: 'sausage-beans',
    title: fitTitle(
      `${nameMany(sausage.food, us)} with ${cheese === null ? '' : `${nameOne(cheese.food, us)} `}${nameMany(beans.food, us)}${bread === null ? '' : ' on toast'}`,
      `sausages and beans${bread === null ? '' : ' on toast'}`,
    ),
    introduction:
      'The beans are warmed in the pan the sausages leave, and take up everything that stuck to it.',
    keeps: 'Keeps 2 days in the fridge; reheat until steaming all through.',
    plate: [280, 800],
    fit: 0.9,
  }));
}

function writeBangers(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const sausage = findSausage(kitchen);
  const potato = kitchen.find('mashed-potato', 'potato', 'sweet-potato');
  const onionItem = first(kitchen, isOnion) ?? kitchen.find('leek');
  const made = kitchen.find('gravy');
  const gravy = made ?? kitchen.find('gravy-granules');
  const stock = kitchen.find(
    'beef-stock',
    'stock',
    'chicken-stock',
    'beef-stock-cube',
    'stock-cube',
    'beer',
    'cider',
    'red-wine',
  );
  // Nothing but sausages and potatoes, and what is mashed with them.
  const bare = kitchen.items.every(
    ({ food }) =>
      isSausage(food) ||
      isPotato(food) ||
      isNamed(food, 'mashed-potato', 'butter', 'milk', 'mustard', 'peas', 'frozen-peas'),
  )
    ? 1
    : 0;
  if (sausage === undefined || potato === undefined || real([onionItem, gravy]).length + bare === 0)
    return null;
  const board = startDraft(kitchen);
  const mashing = kitchen.find(
    'mashed-potato',
    'milk',
    'butter',
    'double-cream',
    'gravy-granules',
    'gravy',
    'beef-stock',
    'peas',
    'frozen-peas',
  );
  const oil = takePlainOil(board, 1);
  const part = board.take(sausage, { each: 150, prepare: '' });
  const fry = fryingPans(part, until('beginning to brown', 8, 10));
  const onion =
    takeIf(board, onionItem, { each: 90, cut: 'thin-slices' }) ??
    (bare > 0 && gravy === undefined
      ? board.need(['onion'], Math.max(1, Math.round(servings / 2)), null, { cut: 'thin-slices' })
      : null);
  board.step(() =>
    together(
      say`Put ${[oil, part]} in ${fry.pan} ${over('medium-low')} and cook, turning often, ${fry.time}.`,
      sayIf(onion, (one) => say`Tuck ${one} in around them.`),
      say`Cook on, stirring the gaps, ${until(`${onion === null ? '' : `${the(onion)} ${are(onion)} brown and `}the ${part.noun} ${are(part)} cooked through`, 9, 11)}${part.food.core === undefined ? '' : say` (${readsCore(part, us)})`}.`,
    ),
  );
  const greens = pick(
    kitchen,
    (food) => isCookable(food) && !isPotato(food) && food.id !== onionItem?.food.id,
  )
    .sort(byWorth)
    .slice(0, 2);
  const greenParts = greens.map((item) => board.take(item, { each: 80, ...simmerCut(item) }));
  const mashPart = mash(board, potato);
  if (greenParts.length > 0) {
    board.step(
      () =>
        say`Bring a small pan of salted water ${boiling()}, add ${greenParts} and cook ${until('just tender', 3, 5)}. Drain.`,
      'meanwhile',
    );
  }
  const flour =
    gravy === undefined ? board.need(['plain-flour', 'cornflour'], Math.max(1, servings / 2), 'tbsp') : null;
  const granules = takeIf(board, made === undefined ? gravy : undefined, { each: 8, noun: 'gravy' });
  const madeGravy = takeIf(board, made, { each: 90 });
  const liquid = takeIf(
    board,
    stock,
    isNamed(stock?.food ?? sausage.food, 'beef-stock-cube', 'stock-cube')
      ? { each: 5, prepare: 'crumbled' }
      : { each: 120 },
  );
  const mustard = needIf(board, kitchen.find('mustard', 'wholegrain-mustard'), 1, 'tsp');
  const worcester = needIf(board, kitchen.find('worcestershire-sauce'), 1, 'tsp');
  const pepper = takePepper(board);
  const poured = madeGravy !== null || (liquid !== null && liquid.grams > 30);
  const dry = real([flour, granules]);
  const wet = real([madeGravy, liquid, mustard, worcester]);
  board.step(
    () =>
      say`${dry.length === 0 ? 'Spoon off most of the fat and' : say`Stir ${dry} into the fat in the sausage pan, then`} pour in ${poured ? say`${wet}` : say`${wet.length === 0 ? '' : say`${wet} and `}${waterFor(servings * 100, us)}`}, scraping up what has stuck, and bubble ${over('medium')} ${until('glossy and thick enough to coat a spoon', 3, 4)}. Season with ${pepper}.`,
  );
  board.step(
    () =>
      say`Make a bed of ${the(mashPart)} on each warm plate, set ${the(part)} on it and pour the ${onion === null ? 'sauce' : `${nameOne(onion.food, us)} and its sauce`} over${greenParts.length === 0 ? '' : `, with ${the(...greenParts)} beside it`}.`,
  );
  return board.finish(() => ({
    dish: 'bangers',
    title: fitTitle(
      `${nameMany(sausage.food, us)} and mash with ${onion === null ? 'gravy' : `${nameOne(onion.food, us)} gravy`}`,
      `sausages and mash`,
    ),
    introduction:
      'Low and slow for the sausages, so that the skin browns without splitting; the gravy is made of what they leave behind.',
    keeps: 'Keeps 2 days in the fridge; reheat until steaming all through.',
    plate: [280, 800],
    fit: bare > 0 ? 1.5 : mashing === undefined ? 0.62 : 0.97,
  }));
}

function writeSausageRice(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const sausage = findSausage(kitchen);
  const cold = kitchen.find('cooked-rice');
  const rice =
    cold ??
    first(kitchen, (food) => isRice(food) && !isNamed(food, 'risotto-rice', 'pudding-rice', 'paella-rice'));
  const vegetables = pick(kitchen, (food) => isCookable(food) && !isPotato(food))
    .sort(byWorth)
    .slice(0, 3);
  if (
    sausage === undefined ||
    rice === undefined ||
    kitchen.find('tinned-tomato', 'coconut-milk', 'curry-powder') !== undefined
  )
    return null;
  const onionItem = first(kitchen, isOnion);
  if (vegetables.length === 0 && onionItem === undefined) return null;
  const board = startDraft(kitchen);
  const ricePart = board.take(rice, cold === undefined ? { each: 70 } : { each: 150 });
  if (cold === undefined) {
    board.step(
      () =>
        say`${boilStarch(ricePart, 'large', null)} Drain and spread on a plate, so that it steams dry and fries instead of sticking.`,
    );
  }
  const oil = takePlainOil(board, Math.max(1, Math.ceil(servings / 2)));
  const part = board.take(sausage, { each: 110, prepare: 'cut into thick slices' });
  board.step(
    () =>
      say`Heat ${oil} in a wide frying pan ${over('medium')}. Fry ${part}, turning, ${until('brown on both sides and cooked through', 8, 10)}${part.food.core === undefined ? '' : say` (${readsCore(part, us)})`}.`,
  );
  const onion = takeIf(board, onionItem, { each: 60, cut: 'finely-chopped' });
  const added = addPanVegetables(board, vegetables, 70);
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'finely-chopped' });
  const egg = takeIf(board, first(kitchen, isEgg), { each: 50, prepare: 'beaten' });
  board.step(() =>
    together(
      sayIf(onion, (one) => say`Add ${one} and cook ${until('soft and golden', 6, 7)}.`),
      added.said,
      sayIf(garlic, (one) => say`Stir in ${one} ${until('fragrant', 1)}.`),
    ),
  );
  const sauce = real([
    needIf(board, kitchen.find('soy-sauce', 'tamari'), servings, 'tbsp'),
    needIf(board, kitchen.find('worcestershire-sauce'), servings, 'tsp'),
    needIf(board, kitchen.find('ketchup', 'tomato-puree', 'barbecue-sauce'), servings, 'tbsp'),
    needIf(board, kitchen.find('hot-sauce', 'sriracha'), 1, 'tsp'),
  ]);
  const pepper = takePepper(board);
  board.step(() =>
    together(
      say`Crumble in ${cold === undefined ? the(ricePart) : ricePart}, turn the heat up to ${{ kind: 'heat', level: 'high', words: 'high' }} and toss and press ${until('every grain is steaming hot and some are toasted', 4, 5)} (${core(74, us)}).`,
      sayIf(
        egg,
        (one) =>
          say`Make a gap, pour in ${one} and stir through ${until('no liquid egg is left', 1, 2)}, past ${core(71, us)}.`,
      ),
    ),
  );
  const spring = takeIf(board, first(kitchen, isSpringOnion), { each: 15, cut: 'thin-slices' });
  board.step(
    () =>
      say`${sayIf(sauce.length > 0, () => say`Pour ${sauce} round the edge, where it sizzles, and toss once more. `)}Season with ${pepper} and serve from the pan${sayIf(spring, (one) => say`, with ${one} on top`)}.`,
  );
  const guest = vegetables[0] === undefined ? 'onion' : nameOne(vegetables[0].food, us);
  return board.finish(() => ({
    dish: 'sausage-rice',
    title: fitTitle(
      `sausage fried rice with ${vegetables[0] === undefined ? 'onion' : nameMany(vegetables[0].food, us)}`,
      `sausage and ${guest} fried rice`,
    ),
    introduction:
      'The sausages go first and leave their fat; the rice fries in it and takes up their salt and spice.',
    keeps: 'Eat it all today; cooked rice should not be warmed up a second time.',
    plate: [220, 700],
    fit: 0.9,
  }));
}
