// Named dishes from the oven that wear something on top: a white sauce, a batter, a custard, cheese.

import type { Food, FoodId } from '../../../food/foods.ts';
import { fitTitle, makeWhiteSauce, nameDish, takeOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft, Part } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCookable,
  isCookedMeat,
  isGratingCheese,
  isLeafyGreen,
  isMeltingCheese,
  isMince,
  isNamed,
  isPasta,
  isPlantProtein,
  isSausage,
  isTinnedFish,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { boilStarch, takeOil, takePepper, untaken, withCut } from '../../tasks.ts';
import { scaleBatch } from '../../usual-amounts.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, oven, over, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { NAMED_FIT, takeDoses } from '../parts/kit.ts';
import { waterFor } from '../parts/pot-water.ts';

const OVEN = { family: 'oven', side: 'savoury', needs: ['hob', 'oven'], prior: 0.9 } as const;
const KEEPS = 'Keeps 2 days in the fridge; reheat until steaming all through.';

const isCheese = (food: Food): boolean => isMeltingCheese(food) || isGratingCheese(food);

export const creamyPastaBake: Dish = { id: 'creamy-pasta-bake', ...OVEN, cook: bakePasta };

function bakePasta(kitchen: Kitchen): Draft | null {
  const { us } = kitchen;
  const pasta = first(
    kitchen,
    (food) =>
      isPasta(food) &&
      !isNamed(food, 'lasagne-sheet', 'orzo', 'spaghetti', 'cooked-pasta', 'filled-pasta', 'gnocchi'),
  );
  const milk = kitchen.find('milk', 'lactose-free-milk');
  const cheese = first(kitchen, isCheese);
  const lead = first(kitchen, isTinnedFish, isCookedMeat, (food) => food.id === 'ham');
  if (pasta === undefined || milk === undefined || cheese === undefined || lead === undefined) return null;
  if (isNamed(lead.food, 'anchovies') || first(kitchen, isTinnedTomato) !== undefined) return null;
  const board = startDraft(kitchen);
  const pastaPart = board.take(pasta, { each: 80 });
  const vegetables = pick(kitchen, isCookable).sort(byWorth).slice(0, 3);
  // Green and frozen vegetables share the pasta's water: in the sauce they would thin it.
  const wet = vegetables.filter(({ food }) => food.form === 'frozen' || /^(?:pod|bras)/.test(food.category));
  const raw = vegetables.filter((item) => item.food.form === 'fresh' && !wet.includes(item));
  const boiled = wet.map((one) => board.take(one, { each: 60, ...withCut(one, one.food.heat.boil?.cut) }));
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)}. ${boilStarch(pastaPart, 'large', null, 2)}${sayIf(boiled.length > 0, () => say` Add ${boiled} for the last 3 minutes.`)} Drain well; it all finishes in the oven.`,
  );
  const onion = takeOnion(board, 'listed');
  const fried = [
    ...real([onion]),
    ...raw.map((item) =>
      board.take(item, {
        each: 60,
        ...withCut(item, isLeafyGreen(item.food) ? 'shreds' : item.food.cuts[0]),
      }),
    ),
  ];
  const oil = fried.length === 0 ? null : takeOil(board, 1);
  board.step(
    () =>
      sayIf(
        oil,
        (one) =>
          say`Warm ${one} in a frying pan ${over('medium')} and soften ${fried} ${until('soft-not-brown', 6, 8)}.`,
      ) ?? say``,
    'meanwhile',
  );
  const sauce = makeWhiteSauce(board, 125, 'a wide pan');
  const cheesePart = board.take(cheese, { each: 35, prepare: 'coarsely grated' });
  const mustard = takeIf(board, kitchen.find('mustard', 'wholegrain-mustard'), { total: 10 });
  const pepper = takePepper(board);
  board.step(
    () => say`${sauce.said} Take off the heat and stir in ${[half(cheesePart), ...real([mustard]), pepper]}.`,
    'meanwhile',
  );
  const leadPart = board.take(lead, {
    each: isTinnedFish(lead.food) ? 70 : 80,
    prepare: isTinnedFish(lead.food) ? 'drained and broken into large flakes' : 'torn into pieces',
  });
  const soft = vegetables
    .filter((item) => !raw.includes(item) && !wet.includes(item))
    .map((item) => board.take(item, { each: 55 }));
  const crumbs = takeIf(board, kitchen.find('breadcrumbs', 'crisps', 'stuffing'), { each: 15, prepare: '' });
  board.step(
    () =>
      say`Fold in ${[leadPart, ...soft]} with ${the(pastaPart, ...boiled, ...fried)}, and tip into ${nameDish(kitchen)}. Scatter with ${[rest(cheesePart), ...real([crumbs])]}.`,
  );
  board.step(
    () =>
      say`Bake ${until('bubbling at the edges and crusted with gold', 20, 25)}; the middle should read ${core(74, us)}. Leave for ${wait(5, '5 minutes')} before you cut into it.`,
  );
  const guest = boiled[0] ?? soft[0] ?? fried[0];
  return board.finish(() => ({
    dish: 'pasta-bake',
    title: fitTitle(
      `${nameOne(lead.food, us).replace(/^(?:cooked|roast) /, '')}${guest === undefined ? '' : ` and ${nameOne(guest.food, us)}`} pasta bake`,
      `${nameOne(lead.food, us)} pasta bake`,
    ),
    introduction:
      'The pasta goes in with two minutes still to cook and the sauce a little thin, so that the oven finishes both.',
    keeps: KEEPS,
    plate: [250, 800],
    fit: NAMED_FIT,
  }));
}

export const croque: Dish = {
  id: 'croque-monsieur',
  family: 'bread',
  side: 'savoury',
  needs: ['hob', 'oven'],
  prior: 0.9,
  cook: writeCroque,
};

function writeCroque(kitchen: Kitchen): Draft | null {
  const { us } = kitchen;
  const bread = first(
    kitchen,
    (food) =>
      isBread(food) && isNamed(food, 'bread', 'sourdough', 'gluten-free-bread', 'baguette', 'brioche'),
  );
  const cheese = first(
    kitchen,
    (food) => isCheese(food) && isNamed(food, 'gruyere', 'comte', 'emmental', 'cheddar', 'gouda', 'edam'),
  );
  const ham = kitchen.find('ham', 'cooked-turkey', 'cooked-chicken');
  const hasSauce = kitchen.find('milk') !== undefined && kitchen.find('plain-flour', 'butter') !== undefined;
  if (bread === undefined || cheese === undefined || ham === undefined || !hasSauce) return null;
  const board = startDraft(kitchen);
  const sauce = makeWhiteSauce(board, 60, 'a small pan');
  const pepper = takePepper(board);
  const nutmeg = takeIf(board, kitchen.find('nutmeg'), { total: 1, prepare: '' });
  board.step(
    () => say`Heat the oven to ${oven(220, us)}. ${sauce.said} Season with ${[pepper, ...real([nutmeg])]}.`,
  );
  const breadPart = board.take(bread, {
    each: (bread.food.gramsEach ?? 99) < 99 ? 2 * (bread.food.gramsEach ?? 45) : 90,
  });
  const mustard = takeIf(board, kitchen.find('mustard', 'wholegrain-mustard'), { each: 5 });
  const hamPart = board.take(ham, { each: 45, prepare: '' });
  const cheesePart = board.take(cheese, { each: 45, prepare: 'coarsely grated' });
  board.step(
    () =>
      say`Lay half of ${breadPart} on a baking tray. Spread with a third of the sauce${sayIf(mustard, (one) => say` and ${one}`)}, lay on ${hamPart}, scatter with ${half(cheesePart)} and close with the rest of the bread.`,
  );
  board.step(
    () =>
      say`Spread the rest of the sauce on top, right to the edges, and scatter with ${rest(cheesePart)}. Bake ${until('the top is blistered and brown', 10, 12)} (${core(74, us)} in the middle).`,
  );
  const egg = takeIf(board, kitchen.find('egg'), { each: 50 });
  const oil = egg === null ? null : takeOil(board, 1);
  const leaves = takeDoses(board, [
    [['salad-leaves', 'lettuce', 'rocket', 'watercress'], 30],
    [['gherkins'], 20],
  ]);
  board.step(() =>
    together(
      oil === null || egg === null
        ? null
        : say`Meanwhile fry ${egg} in ${oil} ${over('medium')} ${until('the whites and the yolks are firm', 4, 5)} (${core(71, us)}), and put one on each.`,
      say`Leave for ${wait(2, 'two minutes')}, cut across and eat with a knife and fork${sayIf(leaves.length > 0, () => say`, with ${leaves} beside`)}.`,
    ),
  );
  return board.finish(() => ({
    dish: 'croque-monsieur',
    title:
      ham.food.id === 'ham'
        ? `croque ${egg === null ? 'monsieur' : 'madame'}`
        : `baked ${nameOne(ham.food, us)} and ${nameOne(cheese.food, us)} sandwich`,
    introduction:
      'White sauce inside and on top is what makes it more than a toasted sandwich: the crust is crisp and the middle runs.',
    keeps: 'Best straight from the oven.',
    plate: [180, 500],
    fit: NAMED_FIT,
  }));
}

export const meatlessPie: Dish = { id: 'meatless-pie', ...OVEN, cook: writePie };

function writePie(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const mash = kitchen.find('mashed-potato');
  const mince = first(
    kitchen,
    (food) => isPlantProtein(food) && !/sausage|burger/.test(food.id),
    (food) => isNamed(food, 'tinned-lentils', 'soya-mince'),
  );
  if (mash === undefined || mince === undefined || first(kitchen, isMince) !== undefined) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, 1);
  const onion = takeOnion(board, 'listed');
  const guests = pick(kitchen, isCookable).sort(byWorth).slice(0, 3);
  const hard = guests
    .filter(({ food }) => food.form === 'fresh')
    .map((item) =>
      board.take(item, {
        each: 60,
        ...withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : item.food.cuts[0]),
      }),
    );
  const mincePart = board.take(mince, { each: 110, prepare: '' });
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)}. Warm ${oil} in a wide pan ${over('medium')}. Add ${[...real([onion]), ...hard, mincePart]} and cook, stirring now and then, ${until('browned at the edges', 8, 10)}.`,
  );
  const soft = takeDoses(board, [
    [(food) => isCookable(food) && food.form !== 'fresh', 50],
    [(food) => isNamed(food, 'baked-beans', 'tinned-tomato', 'passata'), 90],
    [['tomato-puree', 'ketchup'], 8],
    [['worcestershire-sauce', 'marmite', 'soy-sauce'], 4],
  ]);
  const ready = kitchen.find('gravy');
  const gravy =
    ready === undefined
      ? board.need(untaken(board, 'gravy-granules', 'stock-cube', 'soy-sauce'), 2, 'tbsp')
      : board.take(ready, { each: 75 });
  board.step(
    () =>
      say`Stir in ${[...soft, gravy]}${ready === undefined ? ` and ${waterFor(100 * servings, us)}` : ''} and simmer ${over('low')} ${until('thick, with just enough gravy to see', 6, 8)}. Tip into ${nameDish(kitchen)}.`,
  );
  const mashPart = board.take(mash, { each: 220, prepare: '' });
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 20, prepare: 'coarsely grated' });
  const crumbs = takeIf(board, kitchen.find('breadcrumbs', 'breakfast-cereal'), {
    each: 8,
    prepare: 'crushed',
  });
  const top = real([cheese, crumbs]);
  board.step(
    () =>
      say`Spoon ${mashPart} round the edge first, then over the middle, and rough it up with a fork${sayIf(top.length > 0, () => say`; scatter with ${top}`)}. Bake ${until('the ridges are brown and the gravy bubbles up at the sides', 25, 30)}; the middle should read ${core(74, us)}.`,
  );
  return board.finish(() => ({
    dish: 'cottage-pie',
    title: fitTitle(
      `${nameOne(mince.food, us).replace(/ pieces?$/, '')} shepherd's pie${cheese === null ? '' : ' with a cheese crust'}`,
      'meatless pie under mash',
    ),
    introduction:
      'The gravy is boiled down until it barely moves, so that the mash sits on it and not in it.',
    keeps: KEEPS,
    plate: [300, 800],
    fit: NAMED_FIT,
  }));
}

export const toad: Dish = { id: 'toad-in-the-hole', ...OVEN, cook: writeToad };

function writeToad(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const sausage = first(
    kitchen,
    (food) => isSausage(food) && food.form !== 'cooked',
    (food) => food.id === 'vegetarian-sausage',
  );
  const has = (...ids: readonly FoodId[]): boolean => kitchen.find(...ids) !== undefined;
  if (
    sausage === undefined ||
    !has('egg') ||
    !has('milk') ||
    !has('plain-flour', 'self-raising-flour') ||
    has('baking-powder', 'buttermilk')
  )
    return null;
  const board = startDraft(kitchen);
  const sausages = board.take(sausage, { each: 130, prepare: '' });
  const fat = board.need(['vegetable-oil', 'lard', 'dripping'], 2, 'tbsp');
  board.step(
    () =>
      say`Heat the oven to ${oven(220, us)}. Roast ${sausages} with ${fat} in a metal roasting tin about ${us ? '12 by 9 inches' : '30 by 23 cm'} ${until('browned on one side', 12, 15)}.`,
  );
  const batter =
    servings *
    scaleBatch(
      kitchen,
      [['plain-flour', 'self-raising-flour'], 35 * servings],
      [['milk'], 75 * servings],
      [['egg'], 33 * servings],
    );
  if (batter < servings / 3) return null;
  const flour = board.need(['plain-flour', 'self-raising-flour'], Math.round(35 * batter), 'g');
  const eggs = board.need(['egg'], Math.max(1, Math.round(batter * 0.75)), null);
  const milk = board.need(['milk'], Math.round(7.5 * batter) * 10, 'ml');
  const salt = board.need(['salt'], 0.5, 'tsp');
  const herb = takeDoses(board, [
    [['thyme', 'rosemary', 'sage'], 1, 'leaves picked and chopped'],
    [['mustard', 'wholegrain-mustard'], 3],
  ]);
  board.step(
    () =>
      say`Meanwhile whisk ${[flour, salt, eggs, ...herb]} with a little of ${milk} until smooth, then thin with the rest of it. Leave to stand.`,
    'meanwhile',
  );
  board.step(
    () =>
      say`The fat must be smoking: turn the sausages, pour the batter round them fast and shut the door. Bake, without looking in, ${until('high, crisp and deep golden', 25, 30)}; a sausage should read ${core(74, us)}.`,
  );
  const onion = takeIf(board, kitchen.find('onion', 'red-onion'), { each: 80, cut: 'thin-slices' });
  const oil =
    onion === null ? null : board.need(untaken(board, 'butter', 'vegetable-oil', 'olive-oil'), 15, 'g');
  const gravy = takeIf(board, kitchen.find('gravy', 'gravy-granules'), (item) => ({
    each: item.food.id === 'gravy' ? 75 : 8,
  }));
  if (onion !== null && oil !== null)
    board.step(
      () =>
        say`Meanwhile cook ${onion} in ${oil} ${over('medium-low')}, stirring now and then, ${until('soft, sweet and brown', 18, 22)}.${sayIf(gravy, (one) => say` Add ${one}${one.food.id === 'gravy' ? '' : ' with the boiling water its packet asks for'} and bring to a bubble.`)}`,
      'meanwhile',
    );
  const greens = takeDoses(board, [[(food) => isCookable(food), 90]]);
  const water =
    greens.length === 0
      ? null
      : say`Boil ${greens} in salted water ${over('medium-high')} ${until('just tender', 4, 6)} and drain.`;
  if (water !== null) board.step(() => water, 'meanwhile');
  board.step(
    () =>
      say`Cut up and serve at once, while it stands high${onion === null ? sayIf(gravy, (one) => say`, with ${one}, made hot`) : ', with the onions'}${greens.length === 0 ? '' : ` and ${the(...greens)}`}.`,
  );
  return board.finish(() => ({
    dish: 'toad-in-the-hole',
    title: `toad in the hole${onion === null ? '' : gravy === null ? ' with soft onions' : ' with onion gravy'}`,
    introduction:
      'Fat so hot that it smokes and a door that stays shut are the whole secret of a batter that rises.',
    keeps: 'Best at once; the batter sinks as it cools.',
    plate: [220, 700],
    fit: NAMED_FIT,
  }));
}

export const poutine: Dish = {
  id: 'poutine',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.9,
  cook: writePoutine,
};

function writePoutine(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const chips = kitchen.find('oven-chips', 'tater-tots');
  const gravy = kitchen.find('gravy', 'gravy-granules');
  const cheese = first(kitchen, isCheese);
  if (chips === undefined || gravy === undefined || cheese === undefined) return null;
  const board = startDraft(kitchen);
  const chipsPart = board.take(chips, { each: 200 });
  board.step(
    () =>
      say`Heat the oven to ${oven(220, us)}. Spread ${chipsPart} on a tray and bake, turning once, ${until('crisp, golden and hot inside', 20, 25)} (${core(74, us)}).`,
  );
  const gravyPart = board.take(gravy, { each: gravy.food.id === 'gravy' ? 100 : 10 });
  const meat = takeDoses(board, [
    [(food) => isCookedMeat(food) || food.id === 'pulled-pork', 60, 'shredded'],
  ]);
  const heat = kitchen.has('hob') ? say`in a small pan ${over('medium')}` : say`in a microwave oven`;
  board.step(
    () =>
      say`Meanwhile ${gravy.food.id === 'gravy' ? say`heat ${gravyPart}` : say`make ${gravyPart} up with ${waterFor(100 * servings, us)} and heat it`}${meat.length > 0 ? say` with ${meat}` : ''} ${heat} ${until('bubbling all through', 4, 5)} (${core(74, us)}).`,
    'meanwhile',
  );
  const cheesePart: Part = board.take(cheese, { each: 60, prepare: 'torn into small lumps' });
  const tops = takeDoses(board, [[['spring-onion', 'chives'], 8]]);
  board.step(
    () =>
      say`Pile the chips on hot plates, scatter with ${cheesePart} and pour the boiling gravy over, so that the lumps soften and do not melt away${tops.length > 0 ? say`; finish with ${tops}` : ''}. Eat at once.`,
  );
  return board.finish(() => ({
    dish: 'poutine',
    title: fitTitle(
      `poutine${meat[0] === undefined ? '' : ` with ${nameMany(meat[0].food, us)}`}`,
      'poutine',
    ),
    introduction:
      'Chips, cheese and gravy, in that order and all at once: the gravy has to be hotter than you would think.',
    keeps: 'Best at once; it does not keep.',
    plate: [250, 700],
    fit: NAMED_FIT,
  }));
}
