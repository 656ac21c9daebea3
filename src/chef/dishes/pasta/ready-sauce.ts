// A sauce that is there already, left from yesterday or from a jar: brought to the boil and put on the pasta, between
// the lasagne sheets, over the rice or on toast.

import { fitTitle, takeOnion, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { addPanVegetables, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCheese,
  isCookable,
  isCream,
  isFish,
  isLeafyGreen,
  isMince,
  isNamed,
  isPasta,
  isPotato,
  isPoultry,
  isPrawn,
  isSoftHerb,
  isTinnedLegume,
  isTofu,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { boilStarch, readsCore, takeOil, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import {
  boiling,
  core,
  half,
  it,
  oven,
  over,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
  wait,
} from '../../words/say.ts';
import { cookBeside, type Side, takeSide } from '../parts/side.ts';

const FAMILY = { side: 'savoury', needs: ['hob'] } as const;

export const readySauce: Dish = {
  id: 'ready-sauce',
  family: 'stew',
  ...FAMILY,
  prior: 0.7,
  cook: writeReadySauce,
};
export const quickLasagne: Dish = {
  id: 'quick-lasagne',
  family: 'oven',
  side: 'savoury',
  needs: ['hob', 'oven'],
  prior: 0.75,
  cook: writeQuickLasagne,
};

function findSauce(kitchen: Kitchen): Item | undefined {
  return kitchen.find(
    'bolognese',
    'chilli-con-carne',
    'leftover-curry',
    'leftover-stew',
    'curry-sauce',
    'pasta-sauce',
    'sweet-and-sour-sauce',
  );
}

function callSauce(food: Item['food']): string {
  return food.name.replace(/^(leftover|tinned) | con carne$/g, '');
}

/** Brought to the boil once, in a pan of its own or in the one that is hot already. */
function reheat(part: Part, us: boolean, hot: boolean): Said {
  return say`${hot ? 'Stir in' : 'Put'} ${part}${hot ? ' with' : ' in a wide pan with'} a splash of water and bring ${boiling()}, then simmer ${over('medium')}, stirring to the bottom, ${until('bubbling in the middle and steaming hot all through', 4, 5)} (${core(74, us)}).`;
}

function takeSauce(board: Board, item: Item): Part {
  const jar = item.food.category === 'jar-sauce';
  return board.take(item, { each: jar ? 150 : 200, noun: callSauce(item.food) });
}

function writeQuickLasagne(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const item = findSauce(kitchen);
  const sheets = kitchen.find('lasagne-sheet');
  const cheese = first(kitchen, (food) => isNamed(food, 'mozzarella'), isCheese);
  if (item === undefined || isNamed(item.food, 'leftover-curry', 'curry-sauce', 'sweet-and-sour-sauce'))
    return null;
  if (sheets === undefined || cheese === undefined) return null;
  const board = startDraft(kitchen);
  const greens = pick(kitchen, isCookable).sort(byWorth).slice(0, 2);
  const oil = greens.length > 0 ? takeOil(board, 1) : null;
  const vegetables = addPanVegetables(board, greens, 80);
  const sauce = takeSauce(board, item);
  board.step(() =>
    together(
      say`Heat the oven to ${oven(200, us)}.`,
      sayIf(oil, (part) => say`Warm ${part} in a wide pan ${over('medium')}.`),
      vegetables.said,
    ),
  );
  board.step(() =>
    together(
      reheat(sauce, us, greens.length > 0),
      say`It should be as loose as soup, because dry sheets drink: thin it with hot water.`,
    ),
  );
  const sheetPart = board.take(sheets, { each: (sheets.food.gramsEach ?? 18) * 2 });
  const cheesePart = board.take(cheese, {
    each: 55,
    prepare: isNamed(cheese.food, 'mozzarella') ? 'drained and torn' : 'grated or crumbled',
  });
  const cream = takeIf(board, first(kitchen, isCream), { each: 40 });
  board.step(
    () =>
      say`Spread a thin layer of it in a small baking dish, just wide enough for ${servings > 2 ? 'two sheets side by side' : 'one sheet'}. Layer up ${[sheetPart, half(cheesePart)]} with the rest of the sauce, breaking the sheets to fit and ending with sauce to the very edges. ${sayIf(cream, (part) => say`Spoon over ${part}. `)}Scatter with ${rest(cheesePart)}.`,
  );
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 5, cut: 'torn' });
  board.step(
    () =>
      say`Cover with foil and bake ${until('a knife goes through the sheets without a catch', 20, 25)}; take off the foil and bake on ${until('bubbling at the edges and browned', 8, 10)}, when the middle reads ${core(74, us)}. Rest for ${wait(5, '5 minutes')}, so that it cuts${sayIf(herb, (part) => say`, and scatter with ${part}`)}.`,
  );
  return board.finish(() => ({
    dish: 'quick-lasagne',
    title: fitTitle(
      `quick ${item.food.id === 'pasta-sauce' ? 'tomato' : callSauce(item.food)} and ${nameOne(cheese.food, us)} lasagne`,
      'quick lasagne',
    ),
    introduction:
      'No white sauce and no second pan: the sauce is thinned so that the dry sheets can drink it, and the cheese does the rest.',
    keeps: 'Eat it all today: what has been warmed up once is not kept for a second time.',
    plate: [180, 600],
    fit: 0.97,
  }));
}

/** What is raw on the list and cooks in the sauce. */
function findMain(kitchen: Kitchen, jar: boolean): Item | undefined {
  return first(
    kitchen,
    ...(jar
      ? [(food: Item['food']) => isPoultry(food) && food.id !== 'turkey-leg', isPrawn, isFish, isTofu]
      : []),
    isTinnedLegume,
  );
}

function cookMain(board: Board, main: Item): Said {
  if (isTinnedLegume(main.food)) {
    const part = board.take(main, { each: 120 });
    return say`Tip in ${part} and turn ${it(part)} in the oil ${until('hot', 2)}.`;
  }
  const part = board.take(main, {
    each: 130,
    ...withCut(main, isPrawn(main.food) ? undefined : 'chunks-3cm'),
  });
  const soft = isTofu(main.food);
  return say`Add ${part} and fry, turning, ${until(soft ? 'golden on two sides' : 'coloured on the outside', soft ? 5 : 3, soft ? 6 : 4)}.`;
}

function simmerMain(board: Board, main: Item, sauce: Part): Said {
  const { us } = board.kitchen;
  const part = board.parts.find((one) => one.food.id === main.food.id);
  const quick = isPrawn(main.food) || isFish(main.food);
  const bone = isNamed(main.food, 'chicken-drumstick', 'chicken-wing');
  const [low, high] = bone ? [30, 35] : isPoultry(main.food) ? [12, 15] : [5, 6];
  const done = part?.food.core === undefined ? null : say` (${readsCore(part, us)})`;
  return say`Pour in ${sauce} and a splash of water, bring ${boiling()}, cover and simmer ${over('medium-low')} ${until(quick ? 'opaque all through' : isPoultry(main.food) ? 'the chicken is cooked through' : 'thick and steaming all through', low, high)}${done ?? (sauce.food.core === undefined ? null : say` (${core(74, us)})`)}.`;
}

/** It is done in the minutes in which the sauce bubbles. */
function isQuick({ food }: Item): boolean {
  return isLeafyGreen(food) || food.form === 'frozen' || food.form === 'tinned' || food.category === 'pod';
}

function writeReadySauce(kitchen: Kitchen) {
  const { us } = kitchen;
  const item = findSauce(kitchen);
  if (item === undefined || first(kitchen, isMince) !== undefined) return null;
  const jar = item.food.category === 'jar-sauce';
  const main = findMain(kitchen, jar);
  const pasta = first(kitchen, (food) => isPasta(food) || food.id === 'cooked-pasta');
  const base = kitchen.find('tortilla-chips') ?? first(kitchen, isBread); // A potato baked whole takes these better: that is a dish of its own.
  if (!jar && pasta === undefined && first(kitchen, isPotato) !== undefined && kitchen.has('oven')) {
    if (isNamed(item.food, 'chilli-con-carne', 'bolognese')) return null;
  }
  const board = startDraft(kitchen);
  const greens = pick(kitchen, (food) => isCookable(food) && !isPotato(food))
    .sort(byWorth)
    .slice(0, 2);
  const chips = base?.food.id === 'tortilla-chips';
  const side = pasta !== undefined || chips ? null : takeSide(board);
  if (pasta === undefined && side === null && base === undefined && main === undefined && greens.length === 0)
    return null;
  const oil =
    greens.length > 0 || main !== undefined ? takeOil(board, Math.max(1, kitchen.servings / 2)) : null;
  const onion = oil === null ? null : takeOnion(board, 'listed');
  const pastaPart = takeIf(board, pasta, {
    each: pasta?.food.id === 'cooked-pasta' ? 200 : 90,
    ...(pasta?.food.id === 'lasagne-sheet' ? { prepare: 'broken up' } : {}),
  });
  const dry = pastaPart !== null && pasta?.food.id !== 'cooked-pasta';
  board.step(() =>
    dry && pastaPart !== null
      ? say`${boilStarch(pastaPart, 'large', null)} Keep a cup of the water, then drain.`
      : together(),
  );
  const fried = main === undefined ? null : cookMain(board, main);
  const firm = greens.filter((item) => !isQuick(item));
  const vegetables = addPanVegetables(board, firm, 90);
  const sharp = oil === null ? [] : takeSharp(board);
  board.step(() =>
    together(
      sayIf(oil, (part) => say`Warm ${part} in a wide pan ${over('medium')}.`),
      sayIf(onion, (part) => say`Add ${part} and cook ${until('soft-not-brown', 7, 9)}.`),
      fried,
      vegetables.said,
      sayIf(sharp.length > 0, () => say`Stir in ${sharp} ${until('fragrant', 1)}.`),
    ),
  );
  const sauce = takeSauce(board, item);
  const late = addPanVegetables(board, greens.filter(isQuick), 90);
  if (main === undefined) cookBeside(board, side, oil === null ? 'first' : 'meanwhile');
  board.step(() =>
    together(
      main === undefined ? reheat(sauce, us, oil !== null) : simmerMain(board, main, sauce),
      late.said,
      pastaPart === null
        ? null
        : dry
          ? say`Toss with ${the(pastaPart)} and enough of the water to make it glossy.`
          : say`Fold in ${pastaPart} and keep it bubbling ${until('the pasta is steaming hot', 3, 4)}.`,
    ),
  );
  if (main !== undefined) cookBeside(board, side);
  board.step(() => serve(board, item, side, chips ? base : undefined));
  return board.finish(() => ({
    dish: 'ready-sauce',
    title: nameIt(kitchen, item, main ?? greens[0], pasta, side, chips),
    introduction: jar
      ? oil === null
        ? 'What comes from a jar gains most from the pan: let it bubble, and let the rest be hot before it meets it.'
        : 'The jar is only the beginning: what goes into the pan before it gets the colour that a jar cannot have.'
      : 'A sauce is better on its second day; all it asks is to be brought properly to the boil, and once only.',
    keeps: jar
      ? 'Keeps 2 days in the fridge; reheat until steaming all through.'
      : 'Eat it all today: what has been warmed up once is not kept for a second time.',
    plate: [200, 800],
    fit: 0.9,
  }));
}

function serve(board: Board, item: Item, side: Side | null, chips: Item | undefined): Said {
  const { kitchen } = board;
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 25, prepare: 'grated or crumbled' });
  const cool = takeIf(
    board,
    first(kitchen, isYoghurt, (food) => isNamed(food, 'soured-cream')),
    { each: 30 },
  );
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const tops = real([cheese, cool, herb]);
  const base = takeIf(board, chips, { each: 60 });
  const loaf = side !== null && side.said === null && isBread(side.part.food);
  const where =
    base !== null
      ? say`Heap ${base} on plates and spoon the ${callSauce(item.food)} over`
      : loaf
        ? say`Toast ${side.part} ${until('crisp-golden', 2, 3)}, pile on the ${callSauce(item.food)}`
        : say`Serve in warm bowls${side === null ? '' : say` ${side.serve}`}`;
  return say`${where}${tops.length === 0 ? (side === null ? ' while it steams' : '') : say` and finish with ${tops}`}.`;
}

function nameIt(
  kitchen: Kitchen,
  item: Item,
  guest: Item | undefined,
  pasta: Item | undefined,
  side: Side | null,
  chips: boolean,
): string {
  const { us } = kitchen;
  const sauce = callSauce(item.food);
  const shape =
    pasta === undefined
      ? ''
      : pasta.food.id === 'lasagne-sheet'
        ? 'broken lasagne'
        : nameMany(pasta.food, us);
  // What was cooked yesterday is no carrot stew for the carrots that join it today.
  const isJar = item.food.category === 'jar-sauce';
  const bolder = guest === undefined || !isJar ? '' : `${nameOne(guest.food, us)} `;
  const others = real([isJar ? undefined : guest, side?.part]).map(({ food }) => nameMany(food, us));
  if (pasta !== undefined)
    return fitTitle(
      ...(shape === 'spaghetti' && sauce === 'bolognese' && guest === undefined
        ? ['spaghetti bolognese']
        : []),
      `${shape} with ${item.food.id === 'pasta-sauce' ? 'tomato sauce' : sauce}${guest === undefined ? '' : ` and ${nameMany(guest.food, us)}`}`,
      `${shape} with ${sauce}`,
    );
  if (chips) return `${sauce} nachos`;
  if (side !== null && isBread(side.part.food)) return `${sauce} on toast`;
  const main = jarName(sauce, bolder);
  return fitTitle(...(others.length === 0 ? [] : [`${main} with ${listWords(others)}`]), main);
}

function jarName(sauce: string, guest: string): string {
  return /curry sauce/.test(sauce) ? `${guest}curry` : `${guest}${sauce}`;
}
