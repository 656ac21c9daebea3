// Scrambled eggs on toast, eggs baked in tomatoes, and a potato hash with eggs.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { addPanVegetables, needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCheese,
  isChilli,
  isCookable,
  isCookedMeat,
  isCured,
  isEgg,
  isFlatbread,
  isGarlic,
  isLeafyGreen,
  isMince,
  isMushroom,
  isOnion,
  isPotato,
  isReadyFish,
  isSausage,
  isSmokedFish,
  isSoftCheese,
  isSoftHerb,
  isSpringOnion,
  isTinnedLegume,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeButter, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { isHeaped } from '../parts/batches.ts';
import { takeSpices } from '../parts/spices.ts';
import { fryBacon } from '../parts/sweet-tops.ts';

export const scrambledToast: Dish = {
  id: 'scrambled-toast',
  family: 'eggs',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.5,
  cook: writeScrambled,
};
export const shakshuka: Dish = {
  id: 'eggs-in-sauce',
  family: 'eggs',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: writeShakshuka,
};
export const eggHash: Dish = {
  id: 'egg-hash',
  family: 'eggs',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.55,
  cook: writeHash,
};

function writeScrambled(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const egg = first(kitchen, isEgg);
  const bread = first(kitchen, isBread, isFlatbread);
  if (egg === undefined || bread === undefined) return null;
  const board = startDraft(kitchen);
  const vegetables = pick(
    kitchen,
    (food) => isMushroom(food) || isLeafyGreen(food) || food.id === 'cherry-tomato' || food.id === 'tomato',
  )
    .sort(byWorth)
    .slice(0, 2);
  const bacon = fryBacon(board);
  const smoked = takeIf(
    board,
    first(kitchen, (food) => isSmokedFish(food) && !isReadyFish(food)),
    { each: 80, prepare: '' },
  );
  board.step(
    () =>
      sayIf(
        smoked,
        (part) =>
          say`Lay ${part} in a wide frying pan with water to come halfway up, cover and simmer ${over('low')} ${until('flakes', 5, 7)} (${readsCore(part, us)}). Drain, and flake the flesh without skin and bones.`,
      ) ?? say``,
  );
  const butter = takeButter(board, 15 * servings);
  const veg = addPanVegetables(board, vegetables, 80);
  const pan = 'a non-stick frying pan';
  const isToasted = isBread(bread.food);
  const isSliced = isToasted && bread.food.amount.unit === 'slice';
  if (vegetables.length > 0)
    board.step(() =>
      together(say`Melt ${half(butter)} in ${pan} ${over('medium')}.`, veg.said, say`Keep warm on a plate.`),
    );
  const eggs = board.take(egg, { each: 2.5 * (egg.food.gramsEach ?? 50), prepare: '' });
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const milk = takeIf(board, kitchen.find('milk', 'double-cream'), { each: 10 });
  const breadPart = board.take(bread, {
    each: (bread.food.gramsEach ?? 40) * (isToasted && (bread.food.gramsEach ?? 40) < 80 ? 2 : 1),
    prepare: '',
  });
  board.step(
    () =>
      say`Beat ${[eggs, ...real([milk])]} with ${salt} until just mixed. ${isToasted ? say`Start toasting ${breadPart}, in a toaster or a dry pan ${over('medium')}, ${until('golden on both sides', 3, 4)}` : say`Warm ${breadPart} in a dry pan ${over('medium')} ${until('soft and freckled', 2, 3)} and keep under a cloth`}: ready when the eggs are.`,
  );
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 20, prepare: 'grated or crumbled' });
  const fish = takeIf(
    board,
    first(kitchen, isReadyFish, (food) => isCookedMeat(food) && food.core === undefined),
    { each: 40, prepare: 'torn into strips' },
  );
  const fresh = real([
    takeIf(board, first(kitchen, isSpringOnion), { each: 15, cut: 'thin-slices' }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 3, cut: 'chopped' }),
  ]);
  const flakes = needIf(board, kitchen.find('chilli-flakes'), 0.5, 'tsp');
  const lemon = takeIf(board, kitchen.find('lemon', 'lime'), { total: 30, prepare: 'cut into wedges' });
  const green = takeIf(board, kitchen.find('avocado'), { each: 60, prepare: 'stoned, peeled and sliced' });
  const beside = real([fish, green]);
  const crisp = bacon === null ? '' : ` and ${the(bacon)}`;
  const off = real([cheese, ...fresh]);
  board.step(() =>
    together(
      say`Melt ${vegetables.length > 0 ? rest(butter) : butter} in ${vegetables.length > 0 ? 'the same pan' : pan} ${over('medium-low')}. Pour in the eggs and stir slowly with a spatula, scraping the bottom, ${until('in soft folds with no liquid egg left', 3, 4)}: that is ${core(71, us)}, if you like to measure.`,
      say`They are ready while they still look soft${off.length === 0 && smoked === null ? '.' : say`; fold in ${off}${smoked === null ? '' : `${off.length === 0 ? '' : ' and '}${the(smoked)}`}.`}`,
    ),
  );
  board.step(
    () =>
      say`Pile onto the ${isSliced ? (breadPart.plural ? 'slices' : 'toast') : breadPart.noun}${vegetables.length > 0 ? ' with the vegetables' : ''}${sayIf(beside.length > 0, () => say`, lay ${beside}${crisp} over the top`)}${beside.length === 0 && bacon !== null ? `, lay ${the(bacon)} over the top` : ''} and ${flakes === null ? 'grind over' : say`season with ${flakes} and`} ${pepper}. Eat straight away${sayIf(lemon, (part) => say`, with ${part} to squeeze over`)}.`,
  );
  const guest =
    (smoked ?? fish ?? bacon)?.food ?? vegetables[0]?.food ?? green?.food ?? fresh[0]?.food ?? cheese?.food;
  return board.finish(() => ({
    dish: 'scrambled-toast',
    title: `soft scrambled eggs ${isToasted ? `on ${isSliced ? 'toast' : nameMany(bread.food, us)}` : `in ${nameMany(bread.food, us).replace(/^flour /, '')}`}${guest === undefined ? '' : ` with ${guest === green?.food ? nameOne(guest, us) : nameMany(guest, us)}`}`,
    introduction: 'Low heat and slow stirring: that is all there is to soft scrambled eggs.',
    keeps: 'Eat at once.',
    plate: [150, 450],
    fit: 0.65 + (fish === null && smoked === null ? 0 : 0.25),
  }));
}

function writeShakshuka(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const egg = first(kitchen, isEgg);
  const tomato = first(kitchen, isTinnedTomato) ?? kitchen.find('passata', 'tomato', 'cherry-tomato');
  // Mince will not wait for another day, and with an egg and tomatoes it is a supper by itself.
  if (egg === undefined || tomato === undefined || first(kitchen, isMince) !== undefined) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const vegetables = pick(
    kitchen,
    (food) =>
      isCookable(food) &&
      food.id !== tomato.food.id &&
      ['fruiting-vegetable', 'leafy-green'].includes(food.category),
  )
    .sort(byWorth)
    .slice(0, 2);
  const onion = takeIf(board, first(kitchen, isOnion), { each: 60, cut: 'thin-slices' });
  const cured = first(kitchen, (food) => food.category === 'cured-sausage', isSausage);
  const isRaw = cured !== undefined && isSausage(cured.food);
  const curedPart = takeIf(board, cured, { each: isRaw ? 60 : 35, cut: 'slices-1cm' });
  const salt = takeSalt(board);
  const start = real([curedPart, onion]);
  const pan = 'a wide frying pan with a lid';
  const veg = addPanVegetables(board, vegetables, 90);
  board.step(() =>
    together(
      say`Warm ${oil} in ${pan} ${over('medium')}.`,
      sayIf(
        start.length > 0,
        () =>
          say`Add ${start} and cook, stirring now and then, ${until('soft and beginning to colour', isRaw ? 8 : 7, isRaw ? 10 : 8)}${isRaw && curedPart !== null ? say` (${readsCore(curedPart, us)})` : ''}.`,
      ),
      veg.said,
    ),
  );
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 10, cut: 'thin-slices' });
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'finely-chopped' });
  const spices = takeSpices(
    board,
    ['smoked-paprika', 'paprika', 'cumin', 'cumin-seeds', 'harissa', 'coriander-ground', 'chilli-flakes'],
    servings > 2 ? 2 : 1,
  );
  const isShakshuka =
    spices.some(({ item }) => item !== null) && (cured === undefined || cured.food.id === 'merguez');
  const tomatoPart = board.take(tomato, {
    each: 220,
    ...(tomato.food.form === 'fresh' ? { prepare: 'chopped' } : {}),
  });
  const beans = takeIf(board, first(kitchen, isTinnedLegume), { each: 90 });
  board.step(
    () =>
      say`Stir in ${[...real([garlic, chilli]), ...spices]} ${until('fragrant', 1)}, then add ${[tomatoPart, ...real([beans])]} and ${salt}. Bubble ${over('medium')} ${until('thick enough that a spoon leaves a track', 8, 10)}.`,
  );
  const eggs = board.take(egg, { each: 2 * (egg.food.gramsEach ?? 50), prepare: '' });
  board.step(
    () =>
      say`Make ${Math.round(eggs.quantity ?? servings * 2)} hollows with the back of a spoon and crack in ${eggs}. Cover and cook ${over('low')} ${until('the whites are set and the yolks have thickened', 7, 9)}; for firm yolks give them 2 minutes more, to ${core(71, us)}.`,
  );
  const tops = real([
    takeIf(board, first(kitchen, isSoftCheese), { each: 30, prepare: 'crumbled' }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
    takeIf(board, kitchen.find('yoghurt', 'greek-yoghurt'), { each: 30 }),
  ]);
  const bread = takeIf(board, first(kitchen, isFlatbread, isBread), { each: 80, prepare: '' });
  board.step(
    () =>
      say`Bring the pan to the table${sayIf(tops.length > 0, () => say` with ${tops} over the top`)}${bread === null ? ' and eat with a spoon' : say`, with ${bread} to scoop it up`}.`,
  );
  const guest = isRaw ? cured : (vegetables[0] ?? cured);
  return board.finish(() => ({
    dish: 'eggs-in-sauce',
    title: isShakshuka
      ? `shakshuka${guest === undefined ? '' : ` with ${nameMany(guest.food, us)}`}`
      : `eggs in ${guest === undefined ? 'spiced' : `${nameOne(guest.food, us)} and`} tomato sauce`,
    introduction:
      'The sauce has to be thick before the eggs go in, or they poach into rags; after that the lid does the work.',
    keeps: 'The sauce keeps 2 days in the fridge; the eggs are for now.',
    plate: [280, 700],
    fit: 0.7 + (onion === null ? 0 : 0.05),
  }));
}

function writeHash(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const egg = first(kitchen, isEgg);
  const potato = first(kitchen, isPotato) ?? kitchen.find('sweet-potato');
  if (egg === undefined || potato === undefined) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(2, servings));
  const salt = takeSalt(board);
  const potatoPart = board.take(potato, { each: 200, cut: 'dice-1cm' });
  const cured = first(kitchen, isCured, isCookedMeat);
  const curedPart = takeIf(board, cured, {
    each: 40,
    ...(cured === undefined ? {} : withCut(cured, cured.food.cuts[0])),
  });
  const onion = takeIf(board, first(kitchen, isOnion), { each: 60, cut: 'thin-slices' });
  const vegetables = pick(
    kitchen,
    (food) => isCookable(food) && food.id !== potato.food.id && food.category !== 'root-vegetable',
  )
    .sort(byWorth)
    .slice(0, 2);
  board.step(
    () =>
      say`Heat ${half(oil)} in ${isHeaped([potatoPart], 1.5) ? 'two wide frying pans, half of everything in each,' : 'a wide frying pan'} ${over('medium')}. Add ${[potatoPart, salt]}, put on a lid and cook, shaking the pan twice, ${until('a knife slips in easily', 10, 12)}. Take off the lid and leave to crisp underneath ${until('golden on one side', 3, 4)}.`,
  );
  const mix = real([curedPart, onion]);
  const veg = addPanVegetables(board, vegetables, 80);
  const pour =
    mix.length + vegetables.length === 0
      ? null
      : together(
          say`Push the ${potatoPart.noun} to one side and turn the heat to ${over('medium-high', 'medium-high')}.`,
          sayIf(
            mix.length > 0,
            () =>
              say`Add ${mix} and fry ${until('soft and brown at the edges', 6, 8)}${curedPart?.food.core === undefined ? '' : say` (${readsCore(curedPart, us)})`}.`,
          ),
          veg.said,
          say`Mix everything together.`,
        );
  if (pour !== null) board.step(() => pour);
  const eggs = board.take(egg, { each: (egg.food.gramsEach ?? 50) * 1.5, prepare: '' });
  const pepper = takePepper(board);
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 25, prepare: 'grated or crumbled' });
  board.step(
    () =>
      say`Make ${eggs.quantity === 1 ? 'a gap' : `${Math.round(eggs.quantity ?? servings)} gaps`}, pour a little of ${rest(oil)} into ${eggs.quantity === 1 ? 'it' : 'each'} and crack in ${eggs}.${sayIf(cheese, (cheese) => say` Scatter with ${cheese}.`)} Cover and cook ${over('medium-low')} ${until('white-set-yolk-firm', 4, 6)} (${core(71, us)}).`,
  );
  const tops = real([
    takeIf(board, first(kitchen, isSoftHerb), { each: 3, cut: 'chopped' }),
    takeIf(board, first(kitchen, isSpringOnion), { each: 15, cut: 'thin-slices' }),
    takeIf(board, kitchen.find('ketchup', 'brown-sauce', 'hot-sauce', 'sriracha'), { each: 10 }),
  ]);
  board.step(
    () =>
      say`Grind over ${pepper} and serve from the pan${sayIf(tops.length > 0, () => say` with ${tops}`)}.`,
  );
  const guest = cured ?? vegetables[0];
  return board.finish(() => ({
    dish: 'egg-hash',
    title: `${nameOne(potato.food, us)}${guest === undefined ? '' : ` and ${nameOne(guest.food, us)}`} hash with eggs`,
    introduction: 'The lid steams the dice tender first; only then does it come off to let them crisp.',
    keeps: 'Best hot from the pan.',
    plate: [280, 650],
    fit: 0.6 + (cured === undefined ? 0 : 0.1) + (onion === null ? 0 : 0.05),
  }));
}
