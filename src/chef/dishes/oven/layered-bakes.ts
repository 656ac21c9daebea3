// Named bakes in layers: aubergine with mince or cheese, and spiced mince under a custard.

import type { Food, FoodId } from '../../../food/foods.ts';
import { makeWhiteSauce, nameDish, needOnion, takeOnion, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft, Part } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isGratingCheese,
  isLooseGrain,
  isMeltingCheese,
  isMince,
  isNamed,
  isPasta,
  isPotato,
  isRice,
  isTinnedTomato,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { readsCore, takeOil, takeSalt } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, half, oven, over, portion, rest, say, sayIf, the, until, wait } from '../../words/say.ts';
import { NAMED_FIT, takeDoses } from '../parts/kit.ts';

const OVEN = { family: 'oven', side: 'savoury', needs: ['hob', 'oven'], prior: 0.9 } as const;
const KEEPS = 'Keeps 2 days in the fridge; reheat until steaming all through.';

const isCheese = (food: Food): boolean => isMeltingCheese(food) || isGratingCheese(food);

export const moussaka: Dish = { id: 'moussaka', ...OVEN, cook: writeMoussaka };

function takeMoussakaSpice(board: Board, isGreek: boolean): readonly Part[] {
  const spice = takeDoses(board, [
    [['cinnamon', 'allspice'], -3],
    [['oregano', 'dried-basil'], -2, ''],
    [['tomato-puree'], 8],
    [['olives', 'capers'], 12, 'drained'],
  ]);
  return isGreek && spice.length === 0 && board.kitchen.choose('cinnamon') !== undefined
    ? [board.need(['cinnamon'], 0.5, 'tsp')]
    : spice;
}

/** Aubergine in slices, browned in the oven and then baked in layers: with mince under a custard, or with cheese. */
function writeMoussaka(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const aubergine = kitchen.find('aubergine');
  const tomato = first(kitchen, isTinnedTomato) ?? kitchen.find('pasta-sauce', 'tomato');
  const mince = first(kitchen, isMince) ?? kitchen.find('tinned-lentils');
  const melting = kitchen.find('mozzarella', 'parmesan', 'pecorino', 'vegetarian-hard-cheese');
  const creamy = kitchen.find('milk', 'greek-yoghurt', 'yoghurt', 'white-sauce');
  if (aubergine === undefined || tomato === undefined) return null;
  const isGreek = mince !== undefined && creamy !== undefined;
  if (!isGreek && (mince !== undefined || melting === undefined)) return null;
  // Grain beside it and nothing to brown on top is another plate.
  if (
    kitchen.items.some(
      ({ food }) => isPasta(food) || isRice(food) || isLooseGrain(food) || food.id === 'curry-paste',
    )
  )
    return null;
  const board = startDraft(kitchen);
  const guests = isGreek ? [] : ['courgette', 'pepper'].flatMap((one) => kitchen.find(one as FoodId) ?? []);
  const slices = board.take(aubergine, { each: guests.length > 0 ? 150 : 220, prepare: 'sliced 1 cm thick' });
  const layered = guests.map((item) =>
    board.take(item, {
      each: 90,
      ...(item.food.id === 'pepper' ? { cut: 'strips' } : { prepare: 'sliced 1 cm thick' }),
    }),
  );
  const potato = takeIf(board, isGreek ? first(kitchen, isPotato) : undefined, {
    each: 120,
    prepare: 'peeled and sliced 5 mm thick',
  });
  const oil = takeOil(board, Math.max(3, servings));
  const salt = takeSalt(board);
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)}. Brush ${[slices, ...layered, ...real([potato])]} with ${half(oil)} on ${slices.grams + layered.length * 200 > 350 ? 'two baking trays' : 'a large baking tray'}, sprinkle with ${half(salt)} and roast ${until('soft and browned', 25, 30)}.`,
  );
  const onion = takeOnion(board, isGreek ? 'buy' : 'listed');
  const mincePart = takeIf(board, isGreek ? mince : undefined, { each: 110, prepare: '' });
  const sharp = takeSharp(board);
  const spice = takeMoussakaSpice(board, isGreek);
  const tomatoPart = board.take(tomato, {
    each: 140,
    ...(tomato.food.id === 'tomato' ? { prepare: 'chopped' } : {}),
  });
  board.step(
    () =>
      say`Meanwhile heat ${rest(oil)} in a wide pan ${over('medium')}${sayIf(real([onion, mincePart]).length > 0, () => say` and cook ${real([onion, mincePart])}${mincePart === null ? '' : ', breaking it up,'} ${until(mincePart === null ? 'soft and golden' : 'brown and dry', 8, 10)}`)}.${sayIf(sharp.length > 0, () => say` Fry ${sharp} ${until('fragrant', 1)}.`)} Stir in ${[...spice, tomatoPart, rest(salt)]} and simmer ${until('thick enough to hold a line', tomato.food.id === 'tomato' ? 20 : 12, tomato.food.id === 'tomato' ? 25 : 15)}${mincePart?.food.core === undefined ? '' : say` (${readsCore(mincePart, us)})`}.`,
    'meanwhile',
  );
  const cheese = takeIf(board, melting ?? first(kitchen, isCheese, (food) => isNamed(food, 'feta')), {
    each: isGreek ? (melting === undefined ? 40 : 20) : 60,
    prepare: isNamed((melting ?? aubergine).food, 'mozzarella') ? 'drained and torn' : 'grated or crumbled',
  });
  const hard = takeIf(board, isGreek ? undefined : kitchen.find('parmesan', 'pecorino'), {
    each: 12,
    prepare: 'grated',
  });
  const herb = takeDoses(board, [[['basil', 'mint', 'parsley', 'oregano'], 3, 'leaves torn']]);
  const topping = isGreek ? coverMoussaka(board, creamy.food.id === 'milk') : null;
  if (topping !== null) board.step(() => topping, 'meanwhile');
  const crumbs = takeIf(board, isGreek ? undefined : kitchen.find('breadcrumbs'), { each: 12 });
  const cheeses = real([cheese, hard, crumbs]);
  board.step(
    () =>
      say`Layer ${the(slices, ...layered, ...real([potato]))} and the sauce in ${nameDish(kitchen)}${herb.length > 0 ? say`, with ${herb} between` : ''}, ending with ${isGreek ? `the ${slices.noun}. Pour the white sauce over` : 'sauce'}${cheeses.length > 0 ? say`${isGreek ? '' : ','} and scatter with ${cheeses}` : ''}. Bake ${until('bubbling and well browned on top', 25, 30)} (${core(74, us)} in the middle). Leave for ${wait(15)}: hot from the oven it slides apart.`,
  );
  return board.finish(() => ({
    dish: isGreek ? 'moussaka' : 'aubergine-parmigiana',
    title: isGreek
      ? 'moussaka'
      : `${[aubergine, ...guests.slice(0, 1)].map(({ food }) => nameOne(food, us)).join(' and ')} parmigiana`,
    introduction:
      'The slices are roasted and not fried, so that they are soft without drinking a bottle of oil.',
    keeps: KEEPS,
    plate: [300, 900],
    fit: NAMED_FIT,
  }));
}

function coverMoussaka(board: ReturnType<typeof startDraft>, isMilk: boolean) {
  const { servings, us } = board.kitchen;
  const egg =
    board.kitchen.choose('egg') === undefined
      ? null
      : isMilk
        ? takeIf(board, board.kitchen.find('egg'), { total: 100 })
        : // Without an egg yoghurt splits in the oven.
          board.need(['egg'], Math.ceil(servings / 2), null);
  const set =
    egg === null ? say`` : say` Beat in ${egg} off the heat; the oven takes it past ${core(71, us)}.`;
  if (isMilk) return say`${makeWhiteSauce(board, 100, 'a small pan').said}${set}`;
  const yoghurt = board.need(['greek-yoghurt', 'yoghurt', 'white-sauce'], 90 * servings, 'g');
  const flour = board.need(['plain-flour', 'cornflour'], 2, 'tbsp');
  return say`Whisk ${[yoghurt, flour]} until smooth: this is the white sauce of the top.${set}`;
}

export const bobotie: Dish = { id: 'bobotie', ...OVEN, cook: writeBobotie };

function writeBobotie(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const mince = first(kitchen, isMince);
  const spice = kitchen.find('curry-powder', 'garam-masala', 'indian-curry-paste');
  const has = (...ids: readonly FoodId[]): boolean => kitchen.find(...ids) !== undefined;
  if (mince === undefined || spice === undefined || !has('egg') || !has('milk')) return null;
  if (
    !has('bread', 'sourdough', 'breadcrumbs') &&
    !has('raisins', 'apricots-dried', 'chutney', 'mango-chutney', 'jam')
  )
    return null;
  const board = startDraft(kitchen);
  const bread = takeIf(board, kitchen.find('bread', 'sourdough', 'breadcrumbs'), {
    each: 20,
    prepare: 'crumbled',
  });
  const milk = board.need(['milk'], 75 * servings, 'ml');
  const oil = takeOil(board, 1);
  const onion = needOnion(board, 70);
  const mincePart = board.take(mince, { each: 125, prepare: '' });
  const salt = takeSalt(board);
  board.step(
    () =>
      say`Heat the oven to ${oven(180, us)}. Heat ${oil} in a wide pan ${over('medium-high')} and fry ${[onion, mincePart, half(salt)]}, breaking it up, ${until('brown and dry', 8, 10)} (${readsCore(mincePart, us)}).`,
  );
  const sharp = takeSharp(board);
  const spices = takeDoses(board, [
    [[spice.food.id], spice.food.category === 'paste' ? 12 : 2],
    [['turmeric'], -3],
    [['chutney', 'mango-chutney', 'jam', 'marmalade'], 12],
    [['raisins', 'apricots-dried'], 12],
    [['lemon'], -30, 'juiced'],
  ]);
  board.step(
    () =>
      say`Stir in ${[...sharp, ...spices, ...real([bread])]} with ${portion(milk, 0.3, 'about a third of the milk')}, cook for two minutes and press level in ${nameDish(kitchen)}.`,
  );
  const eggs = board.need(['egg'], Math.max(1, Math.round(servings / 2)), null);
  const leaf = takeIf(board, kitchen.find('bay-leaf'), { total: 2, prepare: '' });
  const nuts = takeDoses(board, [[['almonds'], 6]]);
  board.step(
    () =>
      say`Whisk ${eggs} with ${portion(milk, 0.7, 'the rest of the milk')} and ${rest(salt)}, pour over${real([leaf, ...nuts]).length > 0 ? say` and press ${real([leaf, ...nuts])} into the top` : ''}. Bake ${until('the custard is set and golden', 30, 35)} (${core(74, us)} in the middle). Leave for ${wait(5, '5 minutes')}, then cut into squares.`,
  );
  return board.finish(() => ({
    dish: 'bobotie',
    title: `${nameOne(mince.food, us).replace(/ mince$|^ground /, '')} bobotie`,
    introduction: 'Spiced, faintly sweet mince under a thin custard, which sets like the top of a tart.',
    keeps: KEEPS,
    plate: [220, 600],
    fit: NAMED_FIT,
  }));
}
