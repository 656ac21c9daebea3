// Pasta in a cheese sauce, with or without a crust from the oven; and lasagne, which is built from the same sauce.

import { fitTitle, makeWhiteSauce, nameDish, takeOnion, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCookable,
  isGratingCheese,
  isLeafyGreen,
  isMince,
  isNamed,
  isPasta,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeOil, takePepper, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import {
  boiling,
  core,
  half,
  it,
  oven,
  over,
  portion,
  rest,
  say,
  sayIf,
  together,
  until,
  wait,
} from '../../words/say.ts';
import { inBatches } from '../parts/batches.ts';

export const macAndCheese: Dish = {
  id: 'mac-and-cheese',
  family: 'oven',
  side: 'savoury',
  needs: ['hob', 'oven'],
  prior: 0.75,
  cook: writeMac,
};

export const lasagne: Dish = {
  id: 'lasagne',
  family: 'oven',
  side: 'savoury',
  needs: ['hob', 'oven'],
  prior: 0.8,
  cook: writeLasagne,
};

function writeMac(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pasta = first(kitchen, isPasta);
  const cheese = first(kitchen, isGratingCheese);
  const milk = kitchen.find('milk', 'lactose-free-milk', 'soya-milk', 'oat-milk');
  if (pasta === undefined || cheese === undefined || milk === undefined) return null;
  if (isNamed(pasta.food, 'gnocchi', 'lasagne-sheet', 'filled-pasta', 'orzo', 'giant-couscous')) return null;
  if (first(kitchen, isTinnedTomato) !== undefined) return null;
  const board = startDraft(kitchen);
  const salt = board.need(['salt'], 2, 'tsp');
  const pastaPart = board.take(pasta, { each: 80 });
  const vegetables = pick(kitchen, (food) => isCookable(food) && food.heat.boil !== undefined)
    .sort(byWorth)
    .slice(0, 2)
    .map((item) =>
      board.take(item, {
        each: 70,
        ...withCut(item, isLeafyGreen(item.food) ? 'shreds' : item.food.heat.boil?.cut),
      }),
    );
  board.step(() =>
    together(
      say`Heat the oven to ${oven(200, us)}. Bring a large pan of water ${boiling()} with ${salt}, add ${pastaPart} and cook ${until('softened, but 2 minutes short of what the packet says', 7, 8)}.`,
      sayIf(vegetables.length > 0, () => say`Add ${vegetables} for the last 3 minutes.`),
      say`Drain well.`,
    ),
  );
  const ham = takeIf(board, first(kitchen, isBacon), (item) => ({ each: 35, ...withCut(item, 'strips') }));
  const isRaw = ham !== null && ham.food.core !== undefined && ham.food.form !== 'cooked';
  if (ham !== null && isRaw)
    board.step(
      () => say`Fry ${ham} in a dry frying pan ${over('medium')} ${until('crisp at the edges', 5, 7)}.`,
      'meanwhile',
    );
  const sauce = makeWhiteSauce(board, 150, 'a saucepan');
  const cheesePart = board.take(cheese, { each: 55, prepare: 'coarsely grated' });
  const mustard = board.need(['mustard', 'wholegrain-mustard', 'nutmeg'], servings > 2 ? 1 : 0.5, 'tsp');
  const pepper = takePepper(board);
  board.step(
    () =>
      say`${sauce.said} Take off the heat and beat in ${[portion(cheesePart, 0.75, `three quarters of the ${cheesePart.noun}`), mustard, pepper]} until smooth: over the flame the cheese would turn stringy.`,
    'meanwhile',
  );
  const crumbs = takeIf(board, kitchen.find('breadcrumbs'), { each: 12, prepare: '' });
  board.step(() =>
    together(
      say`Fold the sauce through the pasta${sayIf(ham, (meat) => (isRaw ? say` with the ${meat.noun}` : say` with ${meat}`))} and tip into ${nameDish(kitchen)}; it should look too wet, because the pasta goes on drinking. Scatter with ${[portion(cheesePart, 0.25, `the rest of the ${cheesePart.noun}`), ...real([crumbs])]}.`,
      say`Bake ${until('bubbling at the sides and brown on top', 15, 20)}${ham === null ? '' : say`; the middle should read ${core(74, us)}`}. Leave for ${wait(5, '5 minutes')} before serving.`,
    ),
  );
  const second = ham?.food ?? vegetables[0]?.food;
  const shape = nameOne(pasta.food, us);
  return board.finish(() => ({
    dish: 'mac-and-cheese',
    title: fitTitle(
      `${shape === 'macaroni' ? 'macaroni cheese' : `baked ${shape} in ${nameOne(cheese.food, us)} sauce`}${second === undefined ? '' : ` with ${nameMany(second, us)}`}`,
      `baked pasta in ${nameOne(cheese.food, us)} sauce`,
    ),
    introduction:
      'The pasta leaves the water early and finishes in the sauce, so it comes out of the oven creamy instead of dry.',
    keeps: 'Keeps 2 days in the fridge; reheat with a splash of milk until steaming all through.',
    plate: [230, 600],
    fit: 0.8 + (kitchen.find('cheddar') === undefined ? 0 : 0.05),
  }));
}

function writeLasagne(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const sheets = kitchen.find('lasagne-sheet');
  const tomato = first(kitchen, isTinnedTomato) ?? kitchen.find('pasta-sauce');
  const mince = first(kitchen, isMince) ?? kitchen.find('soya-mince', 'green-lentils', 'tinned-lentils');
  const cheese = first(kitchen, isGratingCheese);
  const ricotta = kitchen.find('ricotta');
  const vegetables = pick(
    kitchen,
    (food) => isCookable(food) && (!isLeafyGreen(food) || (mince === undefined && ricotta !== undefined)),
  )
    .sort(byWorth)
    .slice(0, 3);
  if (sheets === undefined || tomato === undefined || cheese === undefined) return null;
  if (mince === undefined && vegetables.length === 0) return null;
  if (mince !== undefined && mince.food.form === 'dry') return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, 1);
  const salt = board.need(['salt'], 0.75, 'tsp');
  const mincePart = takeIf(board, mince, { each: 110 });
  const onion = takeOnion(board, 'listed');
  const leaves = vegetables.filter(({ food }) => isLeafyGreen(food) || food.id === 'frozen-spinach');
  const hard = vegetables
    .filter((item) => !leaves.includes(item))
    .map((item) => board.take(item, { each: 70, ...withCut(item, 'dice-1cm') }));
  const green = leaves.map((item) => board.take(item, { each: 80, ...withCut(item, 'shreds') }));
  board.step(() =>
    together(
      say`Heat ${oil} in a wide pan ${over('medium-high')}.`,
      sayIf(mincePart, (meat) =>
        meat.food.core === undefined
          ? say`Add ${meat} and stir ${until('steaming-through', 4, 5)}.`
          : say`Add ${meat}, leave for 2 minutes so that it browns, then break it up and fry ${inBatches(until('brown and dry', 5, 6), [meat], 1, true)}; it should read ${readsCore(meat, us)}.`,
      ),
      sayIf(
        real([onion, ...hard]).length > 0,
        () => say`Add ${real([onion, ...hard])} and cook ${until('soft-not-brown', 8, 10)}.`,
      ),
      sayIf(
        green.length > 0,
        () => say`Add ${green} and turn over ${until('wilted, with the pan dry again', 4, 6)}.`,
      ),
    ),
  );
  const sharp = takeSharp(board);
  const tomatoPart = board.take(tomato, { each: 200 });
  const herb = board.need(['oregano', 'mixed-herbs', 'dried-basil', 'dried-thyme'], 1, 'tsp');
  board.step(
    () =>
      say`${sharp.length === 0 ? say`Stir in ${herb}` : say`Stir in ${[...sharp, herb]}`}, then ${[tomatoPart, half(salt)]} with half a ${tomato.food.id === 'pasta-sauce' ? 'jar' : 'tin'} of water. Simmer ${over('medium-low')} ${until('thick but still loose enough to pour', 15, 20)}: the sheets drink what is spare.`,
  );
  const sauce = makeWhiteSauce(board, 150, 'a second pan');
  const cheesePart = board.take(cheese, { each: 40, prepare: 'coarsely grated' });
  board.step(
    () => say`${sauce.said} Take off the heat and stir in ${[rest(salt), half(cheesePart)]}.`,
    'meanwhile',
  );
  const curd = takeIf(board, ricotta, { each: 45 });
  const sheetPart = board.take(sheets, { each: 3 * 18 });
  board.step(
    () =>
      say`Heat the oven to ${oven(190, us)}. In ${nameDish(kitchen)}, layer a third of the tomato sauce, a third of ${sheetPart} broken to fit ${it(sheetPart)} in one layer, ${sayIf(curd, (one) => say`a third of ${one} in spoonfuls `)}and a third of the white sauce; do the same twice more and end with white sauce. Scatter with ${rest(cheesePart)}.`,
  );
  board.step(
    () =>
      say`Bake ${until('brown on top, and a knife goes through the middle without meeting a hard sheet', 35, 40)}; it should read ${core(74, us)} in the middle. Leave for ${wait(10)}, so that it cuts in squares.`,
  );
  return board.finish(() => ({
    dish: 'lasagne',
    title: fitTitle(
      `${mince === undefined ? nameOne(vegetables[0]?.food ?? tomato.food, us) : nameOne(mince.food, us)} lasagne with ${nameOne(cheese.food, us)}`,
      'lasagne',
    ),
    introduction:
      'Ten minutes on the table, unloved and steaming, is the difference between slices and a landslide.',
    keeps: `Keeps 2 days in the fridge and freezes well in portions; reheat until steaming all through.${servings > 4 ? ' Swap the dishes round halfway.' : ''}`,
    plate: [330, 750],
    fit: 0.9,
  }));
}
