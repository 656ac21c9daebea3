// Tinned fish on hot toast, under cheese where there is some; and fritters of tinned fish and sweetcorn, whose batter
// needs no egg.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isBread,
  isCitrus,
  isCookedMeat,
  isGratingCheese,
  isNamed,
  isOnion,
  isPasta,
  isSaladLeaf,
  isTinnedFish,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { boilStarch, takePepper, takePlainOil, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, over, rest, say, sayIf, together, until } from '../../words/say.ts';
import { meltOnTop, NO_TOAST, preheat, toastWith } from '../parts/on-toast.ts';
import { takeFat } from '../parts/spreading-fat.ts';

export const fishOnToast: Dish = {
  id: 'fish-on-toast',
  family: 'bread',
  side: 'savoury',
  needs: [],
  prior: 0.6,
  cook: writeToast,
};
export const fishFritters: Dish = {
  id: 'fish-fritters',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: writeFritters,
};
export const dressedFish: Dish = {
  id: 'dressed-fish',
  family: 'salad',
  side: 'savoury',
  needs: [],
  prior: 0.5,
  cook: writeDressed,
};

const CREAMY: readonly FoodId[] = [
  'mayonnaise',
  'vegan-mayonnaise',
  'creme-fraiche',
  'soured-cream',
  'greek-yoghurt',
  'yoghurt',
  'cream-cheese',
  'cottage-cheese',
];
const SHARP: readonly FoodId[] = [
  'capers',
  'gherkins',
  'mustard',
  'wholegrain-mustard',
  'horseradish',
  'harissa',
];
const CRISP: readonly FoodId[] = ['celery', 'pepper', 'cucumber', 'apple', 'tomato', 'cherry-tomato'];

function writeToast(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fish = first(kitchen, isTinnedFish);
  const bread = first(kitchen, (food) => isBread(food) && !NO_TOAST.includes(food.id));
  if (fish === undefined || bread === undefined) return null;
  const cheese = first(kitchen, isGratingCheese);
  const board = startDraft(kitchen);
  const slices = (bread.food.gramsEach ?? 40) > 60;
  const breadPart = board.take(bread, {
    each: slices ? 80 : (bread.food.gramsEach ?? 40) * 2,
    prepare: slices && (bread.food.gramsEach ?? 40) > 150 ? 'sliced' : '',
  });
  board.step(() => together(preheat(kitchen, cheese), toastWith(kitchen, say`${breadPart}`)));
  const fishPart = board.take(fish, { each: 75 });
  const corn = takeIf(board, kitchen.find('sweetcorn'), { each: 50 });
  const onion = takeIf(board, first(kitchen, isOnion) ?? kitchen.find('spring-onion'), {
    each: 15,
    cut: 'finely-chopped',
  });
  const creamy = takeIf(board, kitchen.find(...CREAMY), { each: 25 });
  const sharp = takeIf(board, kitchen.find(...SHARP), { each: 8 });
  const crisp = takeIf(board, kitchen.find(...CRISP), { each: 40, prepare: 'finely diced' });
  const citrus = first(kitchen, isCitrus);
  const acid =
    citrus === undefined
      ? board.need(['red-wine-vinegar', 'cider-vinegar', 'vinegar', 'malt-vinegar'], servings / 2, 'tsp')
      : board.take(citrus, { total: 30, prepare: 'juiced' });
  const butter = creamy === null ? takeFat(board, 10 * servings) : null;
  const pepper = takePepper(board);
  board.step(
    () =>
      say`${sayIf(butter, (butter) => say`Spread the toast with ${butter}. `)}Break up ${fishPart} with a fork and mix with ${[...real([corn, onion, crisp, creamy, sharp]), acid, pepper]}, ${creamy === null ? 'leaving it in rough pieces' : 'so that it holds together and is still in flakes'}.`,
  );
  const cheesePart = takeIf(board, cheese, { each: 35, cut: 'grated' });
  const tops = takeTops(board, 'herbs');
  const leaves = takeIf(board, first(kitchen, isSaladLeaf), { each: 20 });
  const finish = [...tops, ...real([leaves])];
  board.step(() =>
    together(
      say`Pile onto the toast, right to the edges, so that nothing burns${sayIf(cheesePart, (cheesePart) => say`, and cover with ${cheesePart}`)}.`,
      cheesePart === null ? null : meltOnTop(kitchen, 'the cheese bubbles and browns in spots'),
      say`${sayIf(finish.length > 0, () => say`Scatter with ${finish} and `)}eat at once.`,
    ),
  );
  const names = corn === null ? [nameMany(fish.food, us)] : [nameOne(fish.food, us), nameOne(corn.food, us)];
  return board.finish(() => ({
    dish: 'fish-on-toast',
    title: fitTitle(cheesePart === null ? `${names.join(' and ')} on toast` : `${names.join(' and ')} melts`),
    introduction:
      cheesePart === null
        ? 'Hot toast, cool fish and something sharp through it, made in the time the toaster takes.'
        : 'The bread is toasted first, so it stays crisp underneath while the top melts.',
    keeps: 'Eat at once; the fish mixture alone keeps a day in the fridge.',
    plate: [150, 420],
    fit: 0.7 + (corn === null ? 0 : 0.05) + (cheesePart === null ? 0 : 0.12) + (creamy === null ? 0 : 0.04),
  }));
}

function writeFritters(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fish = first(kitchen, isTinnedFish);
  const corn = kitchen.find('sweetcorn', 'corn-on-the-cob', 'frozen-peas', 'peas');
  if (corn === undefined || (fish === undefined && !isNamed(corn.food, 'sweetcorn', 'corn-on-the-cob')))
    return null;
  const board = startDraft(kitchen);
  const flour = board.need(
    ['plain-flour', 'self-raising-flour', 'gluten-free-flour', 'rice-flour'],
    50 * servings,
    'g',
  );
  const raising = isNamed(flour.food, 'self-raising-flour')
    ? null
    : board.need(['baking-powder'], Math.max(0.5, servings / 2), 'tsp');
  const spice = board.need(
    ['smoked-paprika', 'paprika', 'curry-powder', 'cayenne'],
    Math.max(0.5, servings / 4),
    'tsp',
  );
  const salt = takeSalt(board);
  const egg = takeIf(board, kitchen.find('egg'), { each: 28, prepare: 'beaten' });
  const milk = board.need(
    ['milk', 'oat-milk', 'soya-milk', 'water'],
    (egg === null ? 60 : 30) * servings,
    'ml',
  );
  const cornPart = board.take(corn, {
    each: 90,
    ...(corn.food.form === 'fresh' ? { prepare: 'kernels sliced off' } : {}),
  });
  const fishPart = takeIf(board, fish, { each: 75 });
  const onion = takeIf(board, kitchen.find('spring-onion', 'onion', 'red-onion'), {
    each: 20,
    cut: 'finely-chopped',
  });
  const cheese = takeIf(board, first(kitchen, isGratingCheese) ?? kitchen.find('feta'), {
    each: 25,
    prepare: 'grated or crumbled',
  });
  const chilli = takeIf(board, kitchen.find('chilli', 'jalapeno'), { total: 10, cut: 'finely-chopped' });
  const herb = takeIf(board, kitchen.find('coriander', 'chives', 'parsley', 'dill'), {
    each: 3,
    cut: 'chopped',
  });
  board.step(
    () =>
      say`Whisk ${[flour, ...real([raising]), spice, salt]} with ${real([egg, milk])} to a thick, smooth batter. Pat ${cornPart} dry and fold in with ${real([fishPart, onion, cheese, chilli, herb])}${real([fishPart, onion, cheese, chilli, herb]).length === 0 ? 'a few turns of the spoon' : fish === undefined ? '' : ', leaving the fish in flakes'}.`,
  );
  const oil = takePlainOil(board, Math.max(2, servings));
  const count = servings * 4;
  board.step(
    () =>
      say`Heat ${half(oil)} in a wide frying pan ${over('medium')}. Drop in ${count} heaped dessertspoonfuls, half at a time, flatten them and fry ${until('deep gold underneath and dry at the edges', 3, 4)}. Turn and fry the other side ${until('crisp, and firm in the middle', 3, 4)}${egg === null ? '' : say` (${core(71, us)} inside)`}. Fry the second half in ${rest(oil)}.`,
  );
  const dip = takeIf(
    board,
    kitchen.find(
      'mayonnaise',
      'sweet-chilli-sauce',
      'greek-yoghurt',
      'yoghurt',
      'soured-cream',
      'ketchup',
      'salsa',
    ),
    { each: 30 },
  );
  const citrus = takeIf(board, first(kitchen, isCitrus), { total: 60, prepare: 'cut into wedges' });
  const leaves = takeIf(board, first(kitchen, isSaladLeaf), { each: 25 });
  const beside = real([dip, citrus, leaves]);
  board.step(
    () =>
      say`Eat hot and crisp${sayIf(beside.length > 0, () => say`, with ${beside}`)}${beside.length === 0 ? ', straight from the pan' : ''}.`,
  );
  return board.finish(() => ({
    dish: 'fish-fritters',
    title: fitTitle(
      `${[fish, corn]
        .filter((item) => item !== undefined)
        .map((item) => nameOne(item.food, us))
        .join(' and ')} fritters`,
    ),
    introduction:
      egg === null
        ? 'A plain batter holds these without an egg; dry corn and flat fritters are what make them crisp.'
        : 'More corn than batter: they are held together by very little, and crisp for that reason.',
    keeps: 'Keep a day in the fridge; crisp them up in a dry pan until steaming.',
    plate: [150, 420],
    fit: 0.74 + (fish === undefined ? 0 : 0.04),
  }));
}

function writeDressed(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pasta =
    kitchen.has('hob') && kitchen.find('mayonnaise', 'vegan-mayonnaise') !== undefined
      ? first(kitchen, (food) => isPasta(food) && !isNamed(food, 'lasagne-sheet', 'gnocchi'))
      : undefined;
  const fish =
    first(kitchen, isTinnedFish) ?? (pasta && first(kitchen, isCookedMeat, ({ id }) => id === 'ham'));
  const corn = kitchen.find('sweetcorn', 'cooked-rice', 'cooked-pasta', 'cooked-potato');
  const crisp = kitchen.items.filter((item) => CRISP.includes(item.food.id)).slice(0, 2);
  const beside =
    first(kitchen, isSaladLeaf) ?? kitchen.find('cracker', 'tortilla-chips', 'tortilla', 'pitta');
  if (fish === undefined || real([corn, crisp[0], beside, pasta]).length === 0) return null;
  const board = startDraft(kitchen);
  const pastaPart = takeIf(board, pasta, { each: 80 });
  if (pastaPart !== null)
    board.step(
      () =>
        say`${boilStarch(pastaPart, 'large', board.need(['salt'], 1.5, 'tsp'))} Drain, cool under the tap and drain again, well: water left in it thins the dressing.`,
    );
  const creamy = takeIf(board, kitchen.find(...CREAMY), { each: pastaPart === null ? 30 : 40 });
  const oil = creamy === null ? board.need(['olive-oil', 'vegetable-oil'], servings, 'tbsp') : null;
  const citrus = first(kitchen, isCitrus);
  const acid =
    citrus === undefined
      ? board.need(['red-wine-vinegar', 'cider-vinegar', 'vinegar', 'balsamic-vinegar'], servings, 'tsp')
      : board.take(citrus, { total: 40, prepare: 'juiced' });
  const sharp =
    takeIf(board, kitchen.find(...SHARP), (item) => ({ each: 8, ...withCut(item, 'finely-chopped') })) ??
    board.need(['mustard', 'wholegrain-mustard'], servings / 2, 'tsp');
  const pepper = takePepper(board);
  const onion = takeIf(board, first(kitchen, isOnion) ?? kitchen.find('spring-onion'), {
    each: 15,
    cut: 'finely-chopped',
  });
  const crispParts = crisp.map((item) => board.take(item, { each: 70, prepare: 'cut into small dice' }));
  const cornPart = takeIf(board, corn, { each: 100 });
  const fishPart = board.take(fish, {
    each: 90,
    ...(isTinnedFish(fish.food) ? {} : withCut(fish, 'strips')),
  });
  const turned = real([cornPart, onion, ...crispParts]);
  board.step(
    () =>
      say`${creamy?.food.id === 'cottage-cheese' ? 'Stir' : 'Whisk'} ${[...real([creamy, oil]), acid, sharp, pepper]} together in a wide bowl. ${turned.length === 0 && pastaPart === null ? 'Fold' : say`Turn ${turned}${pastaPart === null ? '' : `${turned.length > 0 ? ' and ' : ''}the pasta`} over in it, then fold`} in ${fishPart}${isTinnedFish(fish.food) ? ' in large flakes, so that some of it stays in pieces' : ''}.`,
  );
  const leaf = takeIf(board, beside, {
    each: 35,
    prepare: beside !== undefined && isSaladLeaf(beside.food) ? 'washed and torn' : '',
  });
  const tops = takeTops(board, 'herbs');
  board.step(
    () =>
      say`${sayIf(tops.length > 0, () => say`Scatter with ${tops} and `)}serve cold${sayIf(leaf, (leaf) => say`, with ${leaf} to spoon it onto`)}; a few minutes' wait does it good.`,
  );
  const names = real([fish, corn ?? crisp[0]]).map((item) => nameOne(item.food, us));
  return board.finish(() => ({
    dish: 'dressed-fish',
    title: fitTitle(
      pasta === undefined
        ? `${creamy === null ? 'dressed' : 'creamy'} ${names.join(' and ')} salad`
        : `creamy ${names.join(' and ')} pasta`,
    ),
    introduction:
      pasta === undefined
        ? 'The dressing first, and the fish folded in last, so that it stays in flakes and does not turn to paste.'
        : 'The pasta is cooled before it is dressed: warm, it drinks the mayonnaise and goes dry.',
    keeps: 'Keeps a day in the fridge, covered.',
    plate: [140, 420],
    fit: (pasta === undefined ? 0.58 : 0.85) + (creamy === null ? 0 : 0.06),
  }));
}
