// A tin of chickpeas or beans and little else: fried with golden onions, dressed cold, or crushed on toast.

import type { FoodId } from '../../../food/foods.ts';
import { bloomSpice, fitTitle, takeCitrus, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCuredSausage,
  isFlatbread,
  isHardyHerb,
  isLeafyGreen,
  isNamed,
  isOnion,
  isSaladLeaf,
  isSoftCheese,
  isTinnedFish,
  isTinnedLegume,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, it, over, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';

export const warmBeans: Dish = {
  id: 'warm-beans',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.55,
  cook: writeWarm,
};
export const marinatedBeans: Dish = {
  id: 'marinated-beans',
  family: 'salad',
  side: 'savoury',
  needs: [],
  prior: 0.5,
  cook: writeMarinated,
};
export const beansOnToast: Dish = {
  id: 'crushed-beans-on-toast',
  family: 'bread',
  side: 'savoury',
  needs: [],
  prior: 0.5,
  cook: writeCrushed,
};

const SPICES: readonly FoodId[] = [
  'smoked-paprika',
  'cumin',
  'cumin-seeds',
  'paprika',
  'ras-el-hanout',
  'garam-masala',
  'curry-powder',
  'chilli-flakes',
];
const VINEGARS: readonly FoodId[] = ['red-wine-vinegar', 'cider-vinegar', 'balsamic-vinegar', 'vinegar'];

function findBeans(kitchen: Kitchen): Item | undefined {
  return first(
    kitchen,
    (food) => isTinnedLegume(food) && !isNamed(food, 'baked-beans', 'refried-beans', 'tinned-lentils'),
  );
}

/** Lemon where it is listed, vinegar from the cupboard where it is not. */
function takeAcid(board: Board, tspEach: number) {
  return takeCitrus(board, 40) ?? board.need(VINEGARS, tspEach * board.kitchen.servings, 'tsp');
}

function writeWarm(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const beans = findBeans(kitchen);
  if (beans === undefined) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(2, servings));
  const onion = takeIf(board, first(kitchen, isOnion), { each: 100, cut: 'thin-slices' });
  const salt = takeSalt(board);
  const sausage = takeIf(board, first(kitchen, isCuredSausage), { each: 40, prepare: 'sliced 1 cm thick' });
  const vegetables = pick(kitchen, (food) => isLeafyGreen(food) || isNamed(food, 'cherry-tomato', 'pepper'))
    .sort(byWorth)
    .slice(0, 2);
  const beansPart = board.take(beans, { each: 140 });
  const garlic = takeIf(board, kitchen.find('garlic'), { total: 4 * servings, cut: 'thin-slices' });
  // Rosemary and cheese are taste enough: no jar is opened beside them.
  const isTasty = first(kitchen, isHardyHerb, isSoftCheese) !== undefined;
  const spice =
    isTasty && kitchen.find(...SPICES) === undefined ? null : board.need(SPICES, servings / 2, 'tsp');
  const crisp = isNamed(beans.food, 'chickpeas');
  const started = real([onion, sausage]).length > 0;
  board.step(() =>
    together(
      say`Heat ${crisp && started ? half(oil) : oil} in a wide frying pan ${over(crisp && !started ? 'medium-high' : 'medium')}.`,
      sayIf(
        sausage,
        (sausage) => say`Fry ${sausage} ${until('the fat runs red and the edges crisp', 3, 4)} and lift out.`,
      ),
      sayIf(
        onion,
        (onion) =>
          say`Add ${[onion, half(salt)]} and cook, stirring now and then, ${until('deep gold and crisp at the tips', 12, 15)}. Scrape onto a plate.`,
      ),
    ),
  );
  const saltLeft = onion === null ? salt : rest(salt);
  board.step(() =>
    together(
      say`Pat ${beansPart} dry. ${crisp ? say`${started ? say`Turn up to ${{ kind: 'heat', level: 'medium-high', words: 'medium-high heat' }}, add ${rest(oil)}, ${the(beansPart)} and ${saltLeft}` : say`Add to the hot pan with ${saltLeft}`} and fry, shaking the pan now and then, ${until('they crackle and their skins turn gold and crisp', 6, 8)}.` : say`Tip into the pan with ${saltLeft} and 4 tablespoons of water, crush a few against the side, and simmer ${until('hot all through and a little creamy', 4, 5)}.`}`,
      sayIf(
        real([garlic, spice]).length > 0,
        () => say`Lower the heat and stir in ${real([garlic, spice])} ${until('fragrant', 1)}.`,
      ),
    ),
  );
  const vegParts = vegetables.map((item) =>
    board.take(item, {
      each: 80,
      ...withCut(
        item,
        isLeafyGreen(item.food) ? 'shreds' : isNamed(item.food, 'pepper') ? 'strips' : 'halves',
      ),
    }),
  );
  if (vegParts.length > 0)
    board.step(
      () => say`Add ${vegParts} and turn ${it(...vegParts)} over ${until('soft and glossy', 2, 4)}.`,
    );
  const acid = takeAcid(board, 1);
  const pepper = takePepper(board);
  const tops = takeTops(board, 'herbs-and-nuts');
  const cheese = takeIf(board, first(kitchen, isSoftCheese), { each: 40, prepare: 'crumbled' });
  const cool = takeIf(board, first(kitchen, isYoghurt) ?? kitchen.find('tahini', 'hummus'), (item) => ({
    each: item.food.id === 'tahini' ? 20 : 50,
  }));
  const bread = takeIf(board, first(kitchen, isFlatbread, isBread), (item) => ({
    each: isFlatbread(item.food) ? 80 : (item.food.gramsEach ?? 40) > 100 ? 80 : 80,
    prepare: '',
  }));
  const back = [onion === null ? '' : 'the onion', sausage === null ? '' : the(sausage)].filter(
    (words) => words !== '',
  );
  const above = [...real([cheese]), ...tops];
  board.step(
    () =>
      say`Off the heat stir in ${[acid, pepper]}${back.length === 0 ? '' : ` and ${back.join(' and ')}`}. ${sayIf(cool, (cool) => say`Spread ${cool}${cool.food.id === 'tahini' ? ', loosened with a little water,' : ''} over ${servings === 1 ? 'a plate' : 'the plates'}, heap the pan on top`)}${cool === null ? 'Heap into bowls' : ''}${sayIf(above.length > 0, () => say`, scatter with ${above}`)} and eat hot${sayIf(bread, (bread) => say`, with ${bread}, warmed, to scoop it up`)}.`,
  );
  const name = nameMany(beans.food, us);
  const guest = [...real([sausage]), ...vegParts, ...real([cheese])][0];
  const golden = onion === null ? '' : 'golden onions';
  const guests = [guest === undefined ? '' : nameOne(guest.food, us), golden].filter((words) => words !== '');
  return board.finish(() => ({
    dish: 'warm-beans',
    title: fitTitle(
      `${crisp ? 'crisp ' : 'warm '}${name} with ${guests.length === 0 ? (spice === null ? 'herbs' : nameOne(spice.food, us)) : guests.join(' and ')}`,
      `${crisp ? 'crisp ' : 'warm '}${name}`,
    ),
    introduction: crisp
      ? 'Dried well and left alone in a hot pan, tinned chickpeas turn crackling outside and stay creamy within.'
      : 'A few of the beans are crushed as they warm, and thicken what is left in the pan for the rest.',
    keeps: 'Keeps 2 days in the fridge; warm through in the pan until steaming.',
    plate: [150, 480],
    fit: 0.74 + (onion === null ? 0 : 0.08) + (guest === undefined ? 0 : 0.05),
  }));
}

const RAW: readonly FoodId[] = [
  'tomato',
  'cherry-tomato',
  'cucumber',
  'celery',
  'pepper',
  'roasted-peppers',
  'sun-dried-tomatoes',
  'sweetcorn',
  'radish',
  'fennel',
  'carrot',
  'avocado',
  'cooked-beetroot',
];

function writeMarinated(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const beans = findBeans(kitchen);
  if (beans === undefined) return null;
  const fish = first(kitchen, isTinnedFish);
  const raw = pick(kitchen, (food) => RAW.includes(food.id))
    .sort(byWorth)
    .slice(0, 3);
  const board = startDraft(kitchen);
  const acid = takeAcid(board, 2);
  const salt = takeSalt(board);
  const onion = takeIf(board, first(kitchen, isOnion) ?? kitchen.find('spring-onion'), {
    each: 30,
    cut: 'thin-slices',
  });
  const garlic = takeIf(board, kitchen.find('garlic'), { total: 4, cut: 'crushed' });
  const spice = kitchen.find(...SPICES);
  const mustard = takeIf(board, kitchen.find('mustard', 'wholegrain-mustard', 'harissa', 'pesto'), {
    each: 6,
  });
  const oil = takeOil(board, Math.max(2, servings * 1.5));
  const bloomed = bloomSpice(board, oil);
  board.step(() => bloomed ?? say``);
  // Without a hob only what is good raw is stirred in.
  const bowlSpice =
    spice !== undefined && isNamed(spice.food, 'smoked-paprika', 'paprika', 'chilli-flakes')
      ? needIf(board, spice, servings / 4, 'tsp')
      : null;
  board.step(
    () =>
      say`Stir ${[acid, salt, ...real([garlic, bowlSpice, mustard])]} together in a large bowl.${sayIf(onion, (onion) => say` Drop in ${onion} and leave for ${wait(5, '5 minutes')}: the salt and the sharpness take out the raw bite.`)}`,
  );
  const beansPart = board.take(beans, { each: 130 });
  const pepper = takePepper(board);
  const rawParts = raw.map((item) =>
    board.take(item, {
      each: 80,
      prepare: isNamed(item.food, 'cherry-tomato')
        ? 'halved'
        : isNamed(item.food, 'avocado')
          ? 'stoned, peeled and diced'
          : item.food.form === 'fresh'
            ? 'cut into small dice'
            : 'drained',
    }),
  );
  board.step(
    () =>
      say`Add ${[beansPart, ...rawParts, ...(bloomed === null ? [oil] : []), pepper]}${bloomed === null ? '' : ' and the spiced oil'} and turn everything over. Leave for ${wait(10, '10 minutes')}, so that the beans drink in the dressing.`,
  );
  const fishPart = takeIf(board, fish, { each: 70 });
  const cheese = takeIf(board, first(kitchen, isSoftCheese), { each: 40, prepare: 'crumbled' });
  const leaves = takeIf(board, first(kitchen, isSaladLeaf), { each: 25 });
  const olives = takeIf(board, kitchen.find('olives', 'capers'), { each: 12 });
  const tops = takeTops(board, 'herbs-and-nuts');
  const folded = real([fishPart, olives, leaves]);
  const above = [...real([cheese]), ...tops];
  const bread = takeIf(board, first(kitchen, isBread, isFlatbread), { each: 70, prepare: '' });
  board.step(
    () =>
      say`${sayIf(folded.length > 0, () => say`Fold in ${folded}${isTinnedFish(fish?.food ?? beans.food) ? ' in large flakes' : ''}. `)}Taste for salt${sayIf(above.length > 0, () => say`, scatter with ${above}`)} and serve at room temperature${sayIf(bread, (bread) => say`, with ${bread} for the juices`)}.`,
  );
  const guest = [...real([fishPart, cheese]), ...rawParts, ...real([onion])];
  return board.finish(() => ({
    dish: 'marinated-beans',
    title: fitTitle(
      fishPart === null
        ? `marinated ${nameMany(beans.food, us)}${
            guest.length === 0
              ? ''
              : ` with ${guest
                  .slice(0, 2)
                  .map((part) => nameMany(part.food, us))
                  .join(' and ')}`
          }`
        : `${nameOne(fishPart.food, us)} and ${nameOne(beans.food, us)} salad`,
      `marinated ${nameMany(beans.food, us)}`,
    ),
    introduction:
      'Nothing is cooked: ten minutes in something sharp does for tinned beans what an hour in a pot would.',
    keeps: 'Better after an hour, and keeps 2 days in the fridge.',
    plate: [150, 480],
    fit:
      0.48 + (guest.length > 0 ? 0.12 : 0) + (fishPart === null ? 0 : 0.1) + (kitchen.has('hob') ? 0 : 0.1),
  }));
}

function writeCrushed(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const beans = findBeans(kitchen);
  const bread = first(kitchen, (food) => isBread(food) && !isNamed(food, 'scone', 'croissant'), isFlatbread);
  if (beans === undefined || bread === undefined) return null;
  const board = startDraft(kitchen);
  const beansPart = board.take(beans, { each: 120 });
  const garlic = takeIf(board, kitchen.find('garlic'), { total: 4, cut: 'crushed' });
  const tahini = takeIf(board, kitchen.find('tahini', 'pesto', 'harissa'), { each: 12 });
  const acid = takeAcid(board, 1.5);
  const oil = takeOil(board, Math.max(2, servings));
  const salt = takeSalt(board);
  board.step(
    () =>
      say`Crush ${beansPart} with a fork, ${half(oil)}, ${[...real([garlic, tahini]), acid, salt]} until rough and spreadable, with a spoonful of water if it is dry.`,
  );
  const breadPart = board.take(bread, {
    each: (bread.food.gramsEach ?? 40) > 60 ? 90 : (bread.food.gramsEach ?? 40) * 2,
    prepare: (bread.food.gramsEach ?? 40) > 150 ? 'sliced' : '',
  });
  board.step(() =>
    kitchen.has('hob')
      ? say`Toast ${breadPart} in a toaster, or in a dry frying pan ${over('medium')}, ${until('crisp and golden on both sides', 3, 4)}.`
      : say`Toast ${breadPart} in a toaster until golden, 2 to 3 minutes; untoasted will do where there is none.`,
  );
  const raw = takeIf(
    board,
    kitchen.find('tomato', 'cherry-tomato', 'roasted-peppers', 'avocado', 'cucumber'),
    {
      each: 60,
      prepare: 'sliced',
    },
  );
  const onion = takeIf(board, kitchen.find('red-onion', 'onion', 'spring-onion'), {
    each: 12,
    cut: 'thin-slices',
  });
  const cheese = takeIf(board, first(kitchen, isSoftCheese), { each: 30, prepare: 'crumbled' });
  const tops = takeTops(board, 'herbs-and-nuts');
  const pepper = takePepper(board);
  const above = [...real([raw, onion, cheese]), ...tops];
  board.step(
    () =>
      say`Pile the beans on the toast${sayIf(above.length > 0, () => say`, then ${above}`)}. Trickle with ${rest(oil)}, grind over ${pepper} and eat while the toast is crisp.`,
  );
  const guest = real([cheese, raw, onion])[0];
  return board.finish(() => ({
    dish: 'crushed-beans-on-toast',
    title: fitTitle(
      `crushed ${nameMany(beans.food, us)} on toast${guest === undefined ? '' : ` with ${nameOne(guest.food, us)}`}`,
    ),
    introduction:
      'Crushed rather than blended: half of the beans turn creamy and the other half keep their shape.',
    keeps: 'The beans keep 2 days in the fridge; make the toast when you want it.',
    plate: [170, 450],
    fit: 0.66 + (guest === undefined ? 0 : 0.06),
  }));
}
