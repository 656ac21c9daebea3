// Sets that every cook knows by sight: eggs, bacon and cheese for pasta; sausage and cabbage; silken tofu and mince.

import { fitTitle, takeCitrus, takeOnion, takeSharp, takeTops } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import type { Kitchen } from '../kitchen.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isChilli,
  isCookable,
  isCookedMeat,
  isCured,
  isCuredSausage,
  isGarlic,
  isHardCheese,
  isLeafyGreen,
  isMince,
  isPasta,
  isPoultry,
  isSausage,
  pick,
} from '../slots.ts';
import { startDraft } from '../start-draft.ts';
import { readsCore, takeButter, takeOil, takePepper, takePlainOil, withCut } from '../tasks.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import {
  boiling,
  core,
  half,
  it,
  over,
  portion,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
} from '../words/say.ts';
import { waterFor } from './pot-water.ts';

const HOB = { side: 'savoury', needs: ['hob'] } as const;

export const carbonara: Dish = { id: 'carbonara', family: 'pasta', ...HOB, prior: 0.9, cook: writeCarbonara };
export const cabbagePan: Dish = {
  id: 'cabbage-pan',
  family: 'pan',
  ...HOB,
  prior: 0.65,
  cook: writeCabbagePan,
};
export const mapoTofu: Dish = { id: 'mapo-tofu', family: 'pan', ...HOB, prior: 0.75, cook: writeMapo };
export const peanutStew: Dish = {
  id: 'peanut-stew',
  family: 'stew',
  ...HOB,
  prior: 0.7,
  cook: writePeanutStew,
};

function writeCarbonara(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pasta = kitchen.items.find(
    (item) =>
      isPasta(item.food) &&
      !['gnocchi', 'lasagne-sheet', 'filled-pasta', 'orzo', 'giant-couscous'].includes(item.food.id),
  );
  const bacon = first(kitchen, isBacon);
  const egg = kitchen.find('egg');
  const cheese = first(kitchen, isHardCheese);
  if (pasta === undefined || bacon === undefined || egg === undefined || cheese === undefined) return null;
  const board = startDraft(kitchen);
  const salt = board.need(['salt'], 2, 'tsp');
  const pastaPart = board.take(pasta, { each: 95 });
  board.step(
    () =>
      say`Bring a large pan of water ${boiling()} with ${salt}, add ${pastaPart} and cook ${until('al-dente', 9, 11)}. Scoop out a mugful of the water, then drain.`,
  );
  const oil = takeOil(board, 1);
  const baconPart = board.take(bacon, { each: 50, ...withCut(bacon, 'strips') });
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 5, prepare: 'peeled and left whole' });
  const greens = takeIf(
    board,
    kitchen.find('frozen-peas', 'peas', 'asparagus', 'mushroom', 'courgette', 'leek'),
    (item) => ({ each: 60, ...withCut(item, 'thin-slices') }),
  );
  board.step(
    () =>
      say`Meanwhile put ${[baconPart, ...real([garlic])]} in a wide pan with ${oil}, set it ${over('medium')} and fry ${until('crisp at the edges', 6, 8)} (${core(74, us)}).${sayIf(greens, (part) => say` Add ${part} and cook ${until('tender', 3, 5)}.`)}${garlic === null ? '' : ' Take out the garlic: it has done its work.'} Turn off the heat.`,
    'meanwhile',
  );
  const eggs = board.take(egg, { total: 55 * Math.max(2, Math.round(servings * 1.25)), prepare: '' });
  const cheesePart = board.take(cheese, { each: 25, prepare: 'finely grated' });
  const pepper = takePepper(board);
  board.step(
    () => say`Beat ${eggs} with ${half(cheesePart)} and plenty of ${pepper}: the pepper is a spice here.`,
    'meanwhile',
  );
  board.step(
    () =>
      say`Tip the pasta into the bacon pan with a good splash of its water, take it off the heat for a moment, and pour in the eggs while you toss. Set back ${over('low')} and keep turning ${until('the sauce thickens and clings, with no liquid egg left', 1, 2)} (${core(71, us)}); a spoonful of the water loosens it if it tightens. Serve at once with ${rest(cheesePart)}.`,
  );
  const long = /spaghetti|linguine|tagliatelle|bucatini|fettuccine|pasta|rigatoni|penne/.test(
    pasta.food.name,
  );
  return board.finish(() => ({
    dish: 'carbonara',
    title: fitTitle(
      `${nameOne(pasta.food, us)} ${long && greens === null ? 'carbonara' : 'in carbonara style'}${greens === null ? '' : ` with ${nameMany(greens.food, us)}`}`,
      'pasta carbonara',
    ),
    introduction: kitchen.wording(
      'No cream: eggs, cheese and a splash of starchy water make the sauce, in the heat that the pasta brings along.',
      'Everything happens in the last two minutes, so have the plates warm and the table sitting.',
    ),
    keeps: 'Eat at once: it does not reheat.',
    plate: [170, 450],
    fit: 1,
  }));
}

function writeCabbagePan(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const cabbage = kitchen.find(
    'sauerkraut',
    'cabbage',
    'red-cabbage',
    'brussels-sprout',
    'spring-greens',
    'kale',
  );
  const meat =
    first(kitchen, isSausage, isCuredSausage, isBacon) ??
    kitchen.find('corned-beef', 'vegetarian-sausage', 'spam', 'black-pudding');
  const potato = kitchen.find('potato', 'new-potato', 'cooked-potato', 'mashed-potato');
  if (
    cabbage === undefined ||
    meat === undefined ||
    (potato === undefined && kitchen.find('apple', 'onion') === undefined)
  )
    return null;
  const board = startDraft(kitchen);
  const mash = potato?.food.id === 'mashed-potato';
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const meatPart = board.take(meat, {
    each: isBacon(meat.food) ? 60 : 120,
    ...(isSausage(meat.food) && meat.food.core !== undefined
      ? { prepare: '' }
      : withCut(meat, isBacon(meat.food) ? 'strips' : 'slices-1cm')),
  });
  const raw = isSausage(meat.food) && meat.food.form !== 'cooked';
  board.step(() =>
    together(
      say`Heat ${half(oil)} in your widest frying pan ${over('medium')}. Add ${meatPart} and fry, turning, ${until(raw ? 'well browned and cooked through' : 'crisp and brown at the edges', raw ? 14 : 5, raw ? 16 : 7)}${meatPart.food.core === undefined ? '' : raw ? say` (${readsCore(meatPart, us)})` : say` (${core(74, us)})`}.`,
      say`Lift onto a plate and leave the fat where it is.`,
    ),
  );
  const potatoPart = takeIf(board, potato, { each: 180, ...(mash ? {} : { cut: 'dice-1cm' as const }) });
  const onion = takeOnion(board, 'listed');
  const salt = board.need(['salt'], 0.5, 'tsp');
  const ready = potato?.food.form === 'cooked';
  board.step(() =>
    together(
      sayIf(
        !mash && potatoPart,
        (part) =>
          say`Pour ${rest(oil)} into the pan, add ${[part, half(salt)]}, put on a lid and cook ${over('medium')}, turning twice, ${until(ready ? 'hot and crusted' : 'a knife slips through', ready ? 6 : 12, ready ? 8 : 14)}.`,
      ),
      sayIf(
        onion,
        (part) =>
          say`Stir in ${part} and cook without the lid ${{ kind: 'heat', level: 'medium', words: 'over medium heat' }} ${until('golden', 5, 6)}.`,
      ),
    ),
  );
  const oilLeft = mash || potatoPart === null ? [rest(oil)] : [];
  const saltLeft = mash || potatoPart === null ? [portion(salt, 1, 'the salt')] : [rest(salt)];
  const apple = takeIf(board, kitchen.find('apple', 'pear'), {
    each: 80,
    prepare: 'cored and cut into wedges',
  });
  const cabbagePart = board.take(cabbage, {
    each: 130,
    ...(cabbage.food.form === 'jar'
      ? { prepare: 'drained' }
      : withCut(cabbage, cabbage.food.cuts.includes('shreds') ? 'shreds' : 'halves')),
  });
  const spice = board.need(
    ['fennel-seeds', 'caraway-seeds', 'mustard-seeds', 'dried-thyme', 'paprika', 'smoked-paprika'],
    0.5,
    'tsp',
  );
  const beer = takeIf(board, kitchen.find('cider', 'beer', 'white-wine', 'stock', 'chicken-stock'), {
    each: 60,
  });
  const splash = beer === null ? ' and a splash of water' : '';
  board.step(() =>
    together(
      say`Add ${[...real([apple]), cabbagePart, spice, ...saltLeft, ...oilLeft, ...real([beer])]}${splash}, cover and cook ${over('medium')}, turning now and then, ${until('tender, with a little bite', cabbage.food.id === 'red-cabbage' ? 14 : 8, cabbage.food.id === 'red-cabbage' ? 16 : 10)}.`,
      sayIf(
        mash && potatoPart,
        (part) =>
          say`Press in ${part}, turn the heat up to ${{ kind: 'heat', level: 'medium-high', words: 'medium-high' }} and leave alone, then turn in pieces, ${until('crusted on both sides', 8, 10)}.`,
      ),
    ),
  );
  const acid = board.need(
    ['cider-vinegar', 'vinegar', 'red-wine-vinegar', 'lemon'],
    1,
    kitchen.choose('cider-vinegar', 'vinegar', 'red-wine-vinegar') === undefined ? null : 'tbsp',
  );
  const egg = takeIf(board, kitchen.find('egg'), { each: 55, prepare: '' });
  const butter = egg === null ? null : takeButter(board, 10);
  const pepper = takePepper(board);
  const worcester = takeIf(board, kitchen.find('worcestershire-sauce'), { total: 5 });
  board.step(() =>
    together(
      say`Return ${the(meatPart)} with the juices, sharpen with ${[acid, ...real([worcester])]} and season with ${pepper}; heat through ${{ kind: 'heat', level: 'medium', words: 'over medium heat' }} ${until('steaming', 2)}.`,
      sayIf(
        egg,
        (part) =>
          say`In a second pan melt ${butter} ${over('medium')}, crack in ${part}, cover and fry ${until('white-set-yolk-firm', 4, 6)} (${core(71, us)}), and set on top.`,
      ),
    ),
  );
  const green = nameOne(cabbage.food, us);
  const withWhat =
    apple !== null
      ? nameOne(apple.food, us)
      : potatoPart !== null
        ? nameOne(potatoPart.food, us).replace(/^(mashed|cooked) /, '')
        : 'onion';
  return board.finish(() => ({
    dish: 'cabbage-pan',
    title: fitTitle(
      mash
        ? `${nameOne(meat.food, us)}, ${green} and mash hash`
        : `${nameMany(meat.food, us)} with ${green} and ${withWhat}`,
      `${nameMany(meat.food, us)} with ${green}`,
    ),
    introduction: kitchen.wording(
      `The fat that ${isSausage(meat.food) ? 'the sausages leave' : 'is left'} in the pan seasons everything that follows, and a spoonful of vinegar wakes it up at the end.`,
      'One wide pan, and each thing in it for as long as it likes.',
      'Salt meat, sweet cabbage and something sharp: the oldest supper in a cold country.',
    ),
    keeps: 'Keeps 2 days in the fridge; fry again until steaming and crusted.',
    plate: [260, 700],
    fit: 0.8 + (apple === null ? 0 : 0.04) + (cabbage.food.id === 'sauerkraut' ? 0.1 : 0),
  }));
}

function writeMapo(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const tofu = kitchen.find('silken-tofu', 'tofu');
  const hot = kitchen.find(
    'gochujang',
    'miso',
    'black-bean-sauce',
    'sriracha',
    'chilli-oil',
    'chilli-flakes',
  );
  const mince = first(kitchen, isMince) ?? kitchen.find('soya-mince', 'shiitake', 'mushroom');
  if (
    tofu === undefined ||
    hot === undefined ||
    mince === undefined ||
    (tofu.food.id === 'tofu' && !isMince(mince.food))
  )
    return null;
  const board = startDraft(kitchen);
  const oil = takePlainOil(board, 2);
  const mincePart = board.take(mince, {
    each: 70,
    ...(mince.food.category === 'mushroom' ? { cut: 'finely-chopped' as const } : {}),
  });
  board.step(
    () =>
      say`Heat ${oil} in a wok or a wide pan ${over('medium-high')}. Add ${mincePart} and fry, breaking it up, ${until('brown and crisp', 6, 7)}${mincePart.food.core === undefined ? '' : say`; it should read ${readsCore(mincePart, us)}`}.`,
  );
  const sharp = takeSharp(board);
  const hotPart = takeIf(board, hot, { each: 15 });
  const pepper =
    kitchen.find('sichuan-pepper') === undefined ? null : board.need(['sichuan-pepper'], 0.5, 'tsp');
  const soy = board.need(['soy-sauce', 'tamari'], servings, 'tbsp');
  board.step(
    () =>
      say`Turn down to ${{ kind: 'heat', level: 'medium', words: 'medium heat' }}, stir in ${real([...sharp, hotPart, pepper])} and fry ${until('the oil turns red and the smell rises', 1, 2)}. Pour in ${soy} and ${waterFor(100 * servings, us)} and bring to a bubble.`,
  );
  const tofuPart = board.take(tofu, { each: 150, cut: 'chunks-2cm' });
  const starch = board.need(['cornflour', 'plain-flour'], servings > 2 ? 2 : 1, 'tsp');
  board.step(
    () =>
      say`Slide in ${tofuPart} and do not stir: push the sauce over ${it(tofuPart)} with the back of the spoon and simmer ${over('low')} ${until('hot all through', 4, 5)}. Mix ${starch} with a spoonful of cold water, trickle it round the edge and tilt the pan ${until('the sauce is glossy and clings', 1)}.`,
  );
  const tops = takeTops(board, 'herbs-and-nuts');
  const oilEnd = takeIf(board, kitchen.find('sesame-oil', 'chilli-oil'), { total: 5 });
  const end = real([oilEnd, ...tops]);
  board.step(
    () =>
      say`Take off the heat${end.length === 0 ? ' and let it settle for a minute before you spoon it out.' : say`, finish with ${end} and let it settle for a minute.`}`,
  );
  return board.finish(() => ({
    dish: 'mapo-tofu',
    title: fitTitle(`mapo-style tofu with ${nameMany(mince.food, us)}`, 'mapo-style tofu'),
    introduction: kitchen.wording(
      'Soft tofu in a fierce sauce: it is slid in last and hardly touched, so that it stays in pieces.',
      'The mince is a seasoning here; the tofu is the dish.',
    ),
    keeps: 'Keeps a day in the fridge; reheat gently until steaming.',
    plate: [220, 600],
    fit: 0.85,
  }));
}

function writePeanutStew(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const nutty = kitchen.find('peanut-butter', 'almond-butter');
  const tomato = kitchen.find('tinned-tomato', 'passata', 'tomato', 'tomato-puree');
  const meat = first(kitchen, isPoultry, isCookedMeat);
  const vegetables = pick(
    kitchen,
    (food) =>
      (isCookable(food) || ['sweet-potato', 'potato'].includes(food.id)) && food.id !== tomato?.food.id,
  )
    .sort(byWorth)
    .slice(0, 3);
  const beans = kitchen.find('chickpeas', 'black-eyed-beans', 'kidney-beans', 'black-beans');
  if (
    nutty === undefined ||
    tomato === undefined ||
    (meat === undefined && vegetables.length === 0 && beans === undefined)
  )
    return null;
  if (kitchen.items.some((item) => isCured(item.food) && item.food.perish === 2)) return null;
  const board = startDraft(kitchen);
  const oil = takePlainOil(board, Math.max(1, Math.ceil(servings / 2)));
  const onion = takeOnion(board, 'buy');
  const salt = board.need(['salt'], servings > 2 ? 1 : 0.5, 'tsp');
  board.step(
    () =>
      say`Warm ${oil} in a large pan ${over('medium')}. Add ${[...real([onion]), half(salt)]} and cook, stirring now and then, ${until('golden-edges', 8, 10)}.`,
  );
  const chilli = takeIf(board, first(kitchen, isChilli), (item) => ({
    total: item.food.gramsEach ?? 12,
    prepare: 'left whole',
  }));
  const sharp = takeSharp(board);
  const spice = board.need(
    ['curry-powder', 'smoked-paprika', 'cumin', 'coriander-ground', 'paprika'],
    1,
    'tsp',
  );
  const tomatoPart = board.take(tomato, {
    each: tomato.food.id === 'tomato-puree' ? 20 : 130,
    ...(tomato.food.id === 'tomato' ? { prepare: 'chopped' } : {}),
  });
  const nuttyPart = board.take(nutty, { each: 35 });
  board.step(
    () =>
      say`Stir in ${[...sharp, spice]} ${until('fragrant', 1)}, then ${tomatoPart} and cook ${until('dark and jammy', 4, 5)}. Loosen ${nuttyPart} with ${waterFor(150 * servings, us)}, hot from the kettle, and pour it in${sayIf(chilli, (part) => say` with ${part}, which seasons the pot whole and is lifted out at the end`)}.`,
  );
  const meatPart = takeIf(board, meat, (item) => ({
    each: isCookedMeat(item.food) ? 90 : 140,
    ...withCut(item, isPoultry(item.food) ? 'chunks-3cm' : 'torn'),
  }));
  const slow = vegetables
    .filter((item) => !isLeafyGreen(item.food))
    .map((item) =>
      board.take(item, {
        each: 120,
        ...withCut(item, item.food.cuts.includes('chunks-2cm') ? 'chunks-2cm' : item.food.cuts[0]),
      }),
    );
  const beanPart = takeIf(board, beans, { each: 90 });
  const pot = real([meatPart, ...slow, beanPart]);
  board.step(() =>
    pot.length === 0
      ? say`Simmer ${over('low')} ${until('thick', 8, 10)}.`
      : say`Add ${pot} and ${rest(salt)}, bring to a bare bubble and simmer ${over('low')} with the lid half on, stirring often because it catches, ${until('tender, with beads of oil on the surface', 20, 25)}.${sayIf(meatPart !== null && meatPart.food.core !== undefined && meatPart, (part) => say` A piece of ${the(part)} should read ${core(part.food.core?.coreC ?? 74, us)}.`)}`,
  );
  const leaves = vegetables
    .filter((item) => isLeafyGreen(item.food))
    .map((item) => board.take(item, { each: 60, cut: 'shreds' }));
  const tops = takeTops(board, 'herbs-and-nuts');
  const acid =
    takeCitrus(board, 30) ?? board.need(['cider-vinegar', 'vinegar', 'red-wine-vinegar'], 1, 'tbsp');
  board.step(
    () =>
      say`${sayIf(leaves.length > 0, () => say`Fold in ${leaves} ${until('soft and dark', 4, 6)}. `)}Sharpen with ${acid}${sayIf(pot.length === 0, () => say` and ${rest(salt)}`)}${sayIf(tops.length > 0, () => say`, and scatter with ${tops}`)}; it should coat the spoon.`,
  );
  const names = [
    ...(meat === undefined ? [] : [meat]),
    ...vegetables,
    ...(beans === undefined ? [] : [beans]),
  ].map((item) => nameOne(item.food, us));
  return board.finish(() => ({
    dish: 'peanut-stew',
    title: fitTitle(
      `${names.slice(0, 2).join(' and ')} ${nutty.food.id === 'peanut-butter' ? 'peanut' : 'almond'} stew`,
      `${names[0] ?? 'tomato'} ${nutty.food.id === 'peanut-butter' ? 'peanut' : 'almond'} stew`,
    ),
    introduction: kitchen.wording(
      'Tomato cooked dark, nuts stirred smooth, and a slow simmer until the oil rises: it tastes of much more than went in.',
      'The nuts make it smooth and thick at once.',
    ),
    keeps: 'Keeps 3 days in the fridge and is better on the second; reheat until steaming all through.',
    plate: [280, 800],
    fit: 0.85,
  }));
}
