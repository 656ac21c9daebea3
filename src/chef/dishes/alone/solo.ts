// The last rung of the ladder: one food, cooked as it likes best, so that there is always a recipe.

import { CannotCook } from '../../cannot-cook.ts';
import type { Dish } from '../../dish.ts';
import type { Draft, Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isCitrus, isGarlic, isGratingCheese, isOnion, isSoftHerb } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter, takeOil, takePepper, takeSalt } from '../../tasks.ts';
import { verifyDraft } from '../../verify-draft.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import {
  boiling,
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
import { cookOtherMeat, cookSoloMeat } from './solo-meat.ts';
import { cookSoloPantry } from './solo-pantry.ts';
import { cookSoloSweet, SWEET_WAYS } from './solo-sweet.ts';

export const solo: Dish = {
  id: 'solo',
  family: 'plate',
  side: 'savoury',
  needs: [],
  prior: 0,
  cook: (kitchen) => {
    let last: Draft | null = null;
    for (const item of [...kitchen.items].sort(
      (a, b) => rank(a) - rank(b) || (a.food.id < b.food.id ? -1 : 1),
    )) {
      const draft = cookAlone(kitchen, item);
      if (draft === null) continue;
      if (kitchen.has('hob') || verifyDraft(draft, kitchen).length === 0) return draft;
      last ??= draft;
    }
    return last;
  },
};

const ORDER = [
  'protein',
  'egg',
  'legume',
  'cured',
  'starch',
  'vegetable',
  'bread',
  'leaf',
  'ready-made',
  'cheese',
  'fruit',
  'aromatic',
  'dairy',
  'nut',
  'seed',
  'baking',
  'sauce',
  'liquid',
  'sweetener',
  'condiment',
  'acid',
  'herb',
  'alcohol',
  'spice',
  'fat',
];

function rank(item: Item): number {
  if (isGarlic(item.food) || SEASONS.includes(item.food.id)) return 90;
  // An onion leads only where nothing else would.
  const place = isOnion(item.food) ? ORDER.indexOf('leaf') + 0.5 : ORDER.indexOf(item.food.roles[0]);
  // Flour and milk make a dish of their own; a bottle from the shelf does not.
  const shelf = ['sauce', 'sweetener', 'condiment', 'acid', 'herb', 'spice', 'fat'].includes(
    item.food.roles[0],
  );
  return (place === -1 ? 50 : place) + (item.food.staple > 0 ? 20 : 0) + (shelf ? 30 : 0);
}

type Way = (kitchen: Kitchen, item: Item) => Draft | null;

function cookAlone(kitchen: Kitchen, item: Item): Draft | null {
  // Salt and pepper by themselves are no dish.
  if (['salt', 'black-pepper'].includes(item.food.id)) return null;
  return firstOf([cookSoloMeat, cookSoloSweet, cookPotato, cookVegetable, cookSoloPantry], kitchen, item);
}

function firstOf(ways: readonly Way[], kitchen: Kitchen, item: Item): Draft | null {
  for (const way of ways) {
    try {
      const draft = way(kitchen, item);
      if (draft !== null) return draft;
    } catch (problem) {
      if (!(problem instanceof CannotCook)) throw problem;
    }
  }
  return null;
}

/** For who has seen every other idea: the foods that lead the list, each by itself and in every way there is. */
export function cookWays(kitchen: Kitchen): readonly Draft[] {
  const leads = [...kitchen.items]
    .filter((item) => item.food.staple === 0)
    .sort((a, b) => rank(a) - rank(b) || (a.food.id < b.food.id ? -1 : 1))
    .slice(0, 4);
  const ways: readonly Way[] = [cookAlone, ...OTHER_WAYS, ...SWEET_WAYS];
  return leads
    .flatMap((item) => ways.flatMap((way) => firstOf([way], kitchen, item) ?? []))
    .filter((draft) => !['sauce', 'plain-plate'].includes(draft.dish));
}

const OTHER_WAYS: readonly Way[] = [
  cookOtherMeat,
  (kitchen, item) => (isVegetable(item) ? roastOrNot(kitchen, item) : null),
  (kitchen, item) =>
    isVegetable(item) && Object.keys(item.food.heat).length > 0 && kitchen.has('hob')
      ? butterIt(kitchen, item)
      : null,
  (kitchen, item) => (isVegetable(item) && isCrisp(item.food) ? dressIt(kitchen, item) : null),
  (kitchen, item) => (kitchen.has('hob') ? cookPotato({ ...kitchen, maxMinutes: 40 }, item) : null),
];

/** Cut small into something else, and never a plate of it. */
const SEASONS: readonly string[] = ['ginger', 'galangal', 'lemongrass', 'chilli', 'mirin', 'rice-wine'];

function isVegetable({ food }: Item): boolean {
  return (
    !SEASONS.includes(food.id) &&
    ['vegetable', 'leaf', 'aromatic'].includes(food.roles[0]) &&
    food.staple === 0
  );
}

/** Good in the raw, cut thin. */
function isCrisp(food: Item['food']): boolean {
  return (food.raw === 'fine' || food.raw === 'peel') && food.form === 'fresh' && food.category !== 'allium';
}

function roastOrNot(kitchen: Kitchen, item: Item): Draft | null {
  return item.food.heat.roast !== undefined && item.food.form === 'fresh' && kitchen.has('oven')
    ? roastIt(kitchen, item)
    : null;
}

function cookPotato(kitchen: Kitchen, item: Item): Draft | null {
  if (item.food.category !== 'potato' || item.food.form === 'cooked') return null;
  if (!kitchen.has('hob') && !kitchen.has('oven')) return null;
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const baked = kitchen.has('oven') && (kitchen.maxMinutes === null || !kitchen.has('hob'));
  const part = board.take(item, {
    each: 280,
    ...(baked ? { prepare: 'scrubbed and dried' } : { cut: 'chunks-3cm' as const }),
  });
  const salt = takeSalt(board);
  const oil = takeOil(board, baked ? 1 : Math.max(2, servings));
  const pepper = takePepper(board);
  if (baked) {
    board.step(
      () =>
        say`Heat the oven to ${oven(200, us)}. Prick ${part} all over with a fork, rub with ${[oil, half(salt)]}, and set straight on the oven shelf.`,
    );
    board.step(
      () =>
        say`Bake ${until('the skin is crisp and a knife slides into the middle without effort', 60, 75)}; big ones take the longer time.`,
    );
    const butter = takeButter(board, 15 * servings);
    board.step(
      () =>
        say`Cut a deep cross in each, squeeze from underneath so that the flesh stands up, and fork in ${[butter, rest(salt), pepper]}.`,
    );
  } else {
    board.step(
      () =>
        say`Put ${part} in a pan, cover with cold water and add ${half(salt)}. Bring ${boiling()} and cook ${until('knife-slips', 12, 15)}. Drain, then shake in the dry pan so that the edges go rough.`,
    );
    board.step(
      () =>
        say`Heat ${oil} in a wide frying pan ${over('medium-high')}, add ${the(part)} and turn now and then ${until('crisp and golden on most sides', 10, 12)}. Season with ${rest(salt)} and ${pepper}, and eat hot.`,
    );
  }
  return board.finish(() => ({
    dish: 'solo',
    title: `${baked ? 'crisp-skinned baked' : 'rough-edged fried'} ${nameMany(item.food, us)}`,
    introduction: baked
      ? 'A dry skin, a little oil and a full hour: there is no quicker way to a crackling crust and a fluffy middle.'
      : 'Boiled first and roughed up, so that there is more edge to turn crisp.',
    keeps: 'Keeps 2 days in the fridge; slice and fry what is left.',
    plate: [150, 500],
    fit: 0.4,
  }));
}

function cookVegetable(kitchen: Kitchen, item: Item): Draft | null {
  const { food } = item;
  if (!isVegetable(item)) return null;
  if (food.category !== 'cabbage') {
    const roasted = roastOrNot(kitchen, item);
    if (roasted !== null) return roasted;
  }
  if (Object.keys(food.heat).length > 0 && kitchen.has('hob')) return butterIt(kitchen, item);
  return food.raw === 'fine' || food.raw === 'peel' ? dressIt(kitchen, item) : null;
}

function finishSharp(board: ReturnType<typeof startDraft>): readonly Part[] {
  const { kitchen } = board;
  return real([
    takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
  ]);
}

function roastIt(kitchen: Kitchen, item: Item): Draft {
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const heat = item.food.heat.roast;
  const cut = heat?.cut;
  // Nobody eats more than a head of garlic.
  const part = board.take(item, {
    each: item.food.id === 'garlic' ? 30 : 260,
    ...(cut !== undefined && item.food.cuts.includes(cut) ? { cut } : {}),
  });
  const oil = takeOil(board, Math.max(1, servings));
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const [low, high] = heat?.minutes ?? [25, 30];
  board.step(
    () =>
      say`Heat the oven to ${oven(210, us)}. Toss ${part} with ${oil}, ${salt} and ${pepper} on your largest tray, and spread out so that nothing touches.`,
  );
  const cheese = takeIf(board, first(kitchen, isGratingCheese), { each: 30, cut: 'grated' });
  board.step(
    () =>
      say`Roast, turning once, ${until(`browned at the edges and tender in the middle`, low, high)}.${sayIf(cheese, (one) => say` Scatter with ${one} and return to the oven ${until('melted', 3)}.`)}`,
  );
  const sharp = finishSharp(board);
  board.step(
    () =>
      say`${sharp.length === 0 ? 'Taste for salt' : say`Finish with ${sharp}`} and eat hot, while the edges are crisp.`,
  );
  return board.finish(() => ({
    dish: 'solo',
    title: `roast ${nameMany(item.food, us)}${cheese === null ? '' : ` with ${nameOne(cheese.food, us)}`}`,
    bare: `roast ${nameMany(item.food, us)}`,
    introduction: `A hot oven and room on the tray turn ${it(part)} sweet and brown at the edges; crowded, ${it(part) === 'it' ? 'it' : 'they'} would only steam.`,
    keeps: 'Keeps 2 days in the fridge; good cold in a salad.',
    plate: [120, 450],
    fit: 0.4,
  }));
}

function butterIt(kitchen: Kitchen, item: Item): Draft {
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const heat =
    item.food.heat.soften ??
    item.food.heat['stir-fry'] ??
    item.food.heat.fry ??
    item.food.heat.simmer ??
    item.food.heat.boil ??
    item.food.heat.steam;
  const cut = heat?.cut;
  const isFrozen = item.food.form === 'frozen';
  const part = board.take(item, {
    each: isFrozen ? 150 : 250,
    ...(cut !== undefined && item.food.cuts.includes(cut) ? { cut } : {}),
  });
  const butter = takeButter(board, 15 * servings);
  const salt = takeSalt(board);
  const onion = isOnion(item.food)
    ? null
    : takeIf(board, first(kitchen, isOnion), { each: 50, cut: 'thin-slices' });
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'thin-slices' });
  const pepper = takePepper(board);
  const [low, high] = heat?.minutes ?? [8, 10];
  board.step(() =>
    together(
      say`Melt ${half(butter)} in your widest pan ${over('medium')}${garlic === null ? '.' : say` and let ${garlic} sizzle in it for a few seconds.`}`,
      isFrozen
        ? say`Add ${[part, ...real([onion]), salt]}, still frozen, put on a lid and cook ${until('thawed and steaming', Math.max(3, low), Math.max(4, high))}.`
        : say`Add ${[part, ...real([onion]), salt]} with 2 tablespoons of water. Put on a lid and cook ${until('beginning to soften', Math.max(2, low - 2))}.`,
    ),
  );
  board.step(
    () =>
      say`Take off the lid, turn up to ${over('medium-high', 'medium-high heat')} and cook, turning now and then, ${isFrozen ? until('tender, with the water gone', 1, 2) : until('tender, with the water gone and a few brown edges', Math.max(2, Math.round(high / 2)), Math.max(3, Math.round(high / 2) + 2))}.`,
  );
  const cream = takeIf(board, kitchen.find('double-cream', 'single-cream', 'creme-fraiche', 'soured-cream'), {
    each: 45,
  });
  const sharp = finishSharp(board);
  board.step(
    () =>
      say`${sayIf(cream, (one) => say`Pour in ${one} and let it bubble ${until('it coats the spoon', 2)}. `)}Off the heat, stir in ${[rest(butter), pepper, ...sharp]}, and eat hot from a warm bowl.`,
  );
  const word = cream !== null ? 'creamed' : butter.food.category === 'butter' ? 'buttered' : 'pan-cooked';
  return board.finish(() => ({
    dish: 'solo',
    title: `${word} ${nameMany(item.food, us)}`,
    bare: `${word} ${nameMany(item.food, us)}`,
    introduction: isFrozen
      ? 'Frozen vegetables bring their own water: none is added, and what runs out is boiled away.'
      : 'A lid first, to make it tender in its own steam, then none, so that it browns: twice the flavour for the same few minutes.',
    keeps: 'Keeps 2 days in the fridge; fry what is left until crisp at the edges.',
    plate: [100, 450],
    fit: 0.4,
  }));
}

function dressIt(kitchen: Kitchen, item: Item): Draft {
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, {
    each: 150,
    ...(item.food.cuts.includes('thin-slices') ? { cut: 'thin-slices' as const } : { prepare: 'sliced' }),
  });
  const salt = takeSalt(board);
  const oil = takeOil(board, Math.max(1, servings));
  const acid = board.need(
    ['lemon', 'lime', 'red-wine-vinegar', 'cider-vinegar', 'vinegar', 'rice-vinegar'],
    kitchen.find('lemon', 'lime') === undefined ? servings : 1,
    kitchen.find('lemon', 'lime') === undefined ? 'tsp' : null,
    { prepare: kitchen.find('lemon', 'lime') === undefined ? '' : 'juiced' },
  );
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Put ${part} in a wide bowl, sprinkle with ${salt}, turn ${it(part)} over and leave for ${wait(5, '5 minutes')}.`,
  );
  board.step(() => say`Trickle over ${[oil, acid]}, grind over ${pepper} and turn again. Eat soon.`);
  return board.finish(() => ({
    dish: 'solo',
    title: `dressed ${nameMany(item.food, us)}`,
    introduction:
      'Salt first and oil afterwards: the salt draws out a little juice, which becomes part of the dressing.',
    keeps: 'Best within the hour.',
    plate: [60, 400],
    fit: 0.3,
  }));
}
