// Tortillas in salsa with an egg, sweetcorn with beans, dumplings scraped into water, scones under a sausage gravy.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, needOnion, takeOnion, takeSharp, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isBacon,
  isCheese,
  isChilli,
  isCitrus,
  isCookedMeat,
  isEgg,
  isGratingCheese,
  isMeltingCheese,
  isMince,
  isNamed,
  isSausage,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeButter, takeOil, takePepper, takePlainOil, takeSalt } from '../../tasks.ts';
import {
  boiling,
  core,
  half,
  oven,
  over,
  portion,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
  wait,
} from '../../words/say.ts';
import { NAMED_FIT, takeDoses } from '../parts/kit.ts';

const HOB = { side: 'savoury', needs: ['hob'], prior: 0.9 } as const;

export const chilaquiles: Dish = { id: 'chilaquiles', family: 'eggs', ...HOB, cook: writeChilaquiles };

function writeChilaquiles(kitchen: Kitchen): Draft | null {
  const { us } = kitchen;
  const chips = kitchen.find('corn-tortilla', 'tortilla-chips');
  const red = kitchen.find('tomatillo', 'salsa', 'tinned-tomato', 'tomato', 'mole');
  const egg = first(kitchen, isEgg);
  if (
    chips === undefined ||
    red === undefined ||
    (egg === undefined && first(kitchen, isCookedMeat) === undefined)
  )
    return null;
  if (
    kitchen.items.some(
      ({ food }) => isMince(food) || food.category === 'poultry-cut' || food.category === 'white-fish',
    )
  )
    return null;
  const board = startDraft(kitchen);
  const salt = takeSalt(board);
  const isRaw = isNamed(red.food, 'tomatillo', 'tomato');
  const onion = takeOnion(board, 'listed', 40);
  const sauce = board.take(red, {
    each: isRaw ? 150 : 110,
    prepare: red.food.id === 'tomatillo' ? 'husked, rinsed and quartered' : isRaw ? 'chopped' : '',
  });
  const sharp = takeSharp(board);
  const oil = takePlainOil(board, 3);
  board.step(
    () =>
      say`Heat ${portion(oil, 1 / 3, `a third of the ${oil.noun}`)} in a wide frying pan ${over('medium')}. Cook ${[...real([onion]), ...sharp, sauce, half(salt)]}, ${isRaw ? 'crushing it as it softens' : 'stirring'}, ${until('thick and spoonable', isRaw ? 10 : 6, isRaw ? 12 : 8)}.`,
  );
  const chipsPart = board.take(chips, {
    each: chips.food.id === 'corn-tortilla' ? 75 : 50,
    prepare: chips.food.id === 'corn-tortilla' ? 'cut into wedges' : '',
  });
  board.step(
    () =>
      chips.food.id === 'corn-tortilla'
        ? say`Meanwhile fry ${chipsPart} in ${rest(oil, 1 / 3)} in a second pan ${over('medium-high')}, in batches, ${until('crisp at the edges', 5, 6)}.`
        : say``,
    'meanwhile',
  );
  const isFresh = chips.food.id === 'corn-tortilla';
  const meat = takeDoses(board, [
    [isCookedMeat, 60, 'shredded'],
    [['black-beans', 'refried-beans', 'pinto-beans'], 60],
  ]);
  const eggPart = takeIf(board, egg, { each: 50 });
  board.step(() =>
    together(
      meat.length === 0
        ? null
        : say`Stir ${meat} into the sauce ${until('steaming hot', 3, 4)}${meat.some(({ food }) => isCookedMeat(food)) ? say` (${core(74, us)})` : ''}.`,
      eggPart === null
        ? null
        : say`Fry ${eggPart}${isFresh ? ' in the pan of the tortillas' : say` in ${rest(oil, 1 / 3)} in a second pan`} ${over('medium')} ${until('the whites and the yolks are firm', 4, 5)} (${core(71, us)}), with ${rest(salt)}.`,
      say`Turn ${isFresh ? the(chipsPart) : chipsPart} in ${the(sauce)} for a minute only: they should bend and still have some crunch.`,
    ),
  );
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 25, prepare: 'crumbled or grated' });
  const on = takeDoses(board, [
    [['soured-cream', 'creme-fraiche'], 25],
    [['avocado'], 45, 'sliced'],
    [['radish', 'red-onion', 'onion'], 15, 'thinly sliced'],
    [isChilli, -10, 'sliced'],
  ]);
  const tops = takeTops(board, 'herbs');
  const wedge = takeIf(board, first(kitchen, isCitrus), ({ food }) => ({
    total: food.gramsEach ?? 60,
    prepare: 'cut into wedges',
  }));
  const all = [...real([cheese]), ...on, ...tops];
  board.step(
    () =>
      say`Slide onto warm plates${eggPart === null ? '' : `, ${the(eggPart)} on top`}${sayIf(all.length > 0, () => say`, with ${all}`)}${sayIf(wedge, (one) => say` and ${one} to squeeze over`)}. Eat at once.`,
  );
  return board.finish(() => ({
    dish: 'chilaquiles',
    title: fitTitle(
      `chilaquiles${red.food.id === 'tomatillo' ? ' in tomatillo salsa' : ''}${eggPart === null ? '' : ' with fried eggs'}`,
      'chilaquiles',
    ),
    introduction:
      'Crisp tortillas get one minute in hot salsa, no more: then they are soft at the heart and not yet soggy.',
    keeps: 'Best at once; it does not keep.',
    plate: [180, 700],
    fit: NAMED_FIT,
  }));
}

export const succotash: Dish = { id: 'succotash', family: 'pan', ...HOB, cook: writeSuccotash };

function writeSuccotash(kitchen: Kitchen): Draft | null {
  const corn = kitchen.find('sweetcorn', 'corn-on-the-cob');
  const beans = kitchen.find('butter-beans', 'broad-beans', 'edamame');
  const with2: readonly FoodId[] = ['pepper', 'tomato', 'cherry-tomato', 'okra', 'courgette', 'green-beans'];
  if (
    corn === undefined ||
    beans === undefined ||
    (first(kitchen, isBacon) === undefined && !with2.some((id) => kitchen.find(id) !== undefined))
  )
    return null;
  if (
    kitchen.items.some(
      ({ food }) =>
        food.roles[0] === 'protein' ||
        ['pasta', 'tortilla', 'tinned-fish'].includes(food.category) ||
        isNamed(food, 'potato', 'tortilla'),
    )
  )
    return null;
  const board = startDraft(kitchen);
  const bacon = takeIf(board, first(kitchen, isBacon), { each: 40, prepare: 'cut into strips' });
  const butter = takeButter(board, 10 * kitchen.servings);
  const onion = needOnion(board, 60);
  const salt = takeSalt(board);
  const sharp = takeSharp(board);
  board.step(
    () =>
      say`Heat ${half(butter)} in a wide pan ${over('medium')}. Cook ${[...real([bacon]), onion, half(salt)]}, stirring now and then, ${until('soft and golden', 8, 10)}.${sayIf(sharp.length > 0, () => say` Stir in ${sharp} ${until('fragrant', 1)}.`)}`,
  );
  const cornPart = board.take(corn, {
    each: 110,
    prepare: corn.food.id === 'sweetcorn' ? '' : 'kernels cut from the cob',
  });
  const beanPart = board.take(beans, { each: 110 });
  const more = takeDoses(
    board,
    with2.map((id) => [[id], 70] as const),
  );
  board.step(
    () =>
      say`Add ${[cornPart, beanPart, ...more]} with 4 tablespoons of water, cover and cook ${over('medium')} ${until('tender and glossy', 8, 10)}.`,
  );
  const cream = takeDoses(board, [
    [['double-cream', 'single-cream'], 25],
    [['lemon', 'lime'], -20, 'juiced'],
  ]);
  const pepper = takePepper(board);
  const tops = takeTops(board, 'herbs');
  board.step(
    () =>
      say`Stir in ${[rest(butter), ...cream, rest(salt), pepper]}${sayIf(tops.length > 0, () => say`, scatter with ${tops}`)} and eat hot, by itself or with anything from the grill.`,
  );
  return board.finish(() => ({
    dish: 'succotash',
    title: `succotash${bacon === null ? '' : ' with bacon'}`,
    introduction:
      'Sweetcorn and beans in one pan, which stays covered just long enough that both keep their bite.',
    keeps: 'Keeps 2 days in the fridge; reheat until steaming.',
    plate: [200, 600],
    fit: NAMED_FIT,
  }));
}

export const spaetzle: Dish = { id: 'spaetzle', family: 'pasta', ...HOB, cook: writeSpaetzle };

function writeSpaetzle(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const cheese = kitchen.find('emmental', 'gruyere', 'comte');
  const onionItem = kitchen.find('onion', 'red-onion');
  const has = (...ids: readonly FoodId[]): boolean => kitchen.find(...ids) !== undefined;
  if (
    cheese === undefined ||
    onionItem === undefined ||
    !has('plain-flour') ||
    !has('egg') ||
    has('potato', 'bread', 'puff-pastry', 'shortcrust-pastry', 'ham')
  )
    return null;
  const board = startDraft(kitchen);
  const flour = board.need(['plain-flour'], 85 * servings, 'g');
  const eggs = board.need(['egg'], servings, null);
  const salt = takeSalt(board);
  const water = servings * 25;
  board.step(
    () =>
      say`Beat ${[flour, eggs, half(salt)]} with about ${us ? `${Math.round(water / 15)} tablespoons` : `${water} ml`} of water ${{ kind: 'wait', minutes: 5, words: 'for five minutes' }}, until the batter falls from the spoon in a slow, thick ribbon. Leave to stand.`,
  );
  const butter = takeButter(board, 15 * servings);
  const onion = board.take(onionItem, { each: 90, cut: 'thin-slices' });
  board.step(
    () =>
      say`Melt ${butter} in a wide frying pan ${over('medium')} and cook ${onion}, stirring now and then, ${until('soft, sweet and brown', 15, 18)}. Lift half out.`,
  );
  const cheesePart = board.take(cheese, { each: 50, prepare: 'coarsely grated' });
  board.step(
    () =>
      say`Bring a wide pan of salted water ${boiling()}. Push the batter through a colander with large holes, a third at a time, and cook each batch ${until('the dumplings float and are firm right through', 3, 4)} (${core(71, us)}). Lift straight into the onions and scatter with ${cheesePart}.`,
  );
  const tops = takeDoses(board, [
    [['chives', 'parsley', 'spring-onion'], 4, 'chopped'],
    [['nutmeg'], -1, ''],
  ]);
  const leaves = takeDoses(board, [[['salad-leaves', 'lettuce'], 40]]);
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Turn over low heat until the cheese pulls threads, season with ${[rest(salt), pepper]} and serve under the rest of the onions${sayIf(tops.length > 0, () => say`, with ${tops}`)}${sayIf(leaves.length > 0, () => say` and ${leaves} beside it`)}.`,
  );
  return board.finish(() => ({
    dish: 'spaetzle',
    title: 'cheese spätzle with brown onions',
    introduction:
      'A batter too thick to pour and too soft to roll, pushed through a colander into boiling water.',
    keeps: 'Keeps a day in the fridge; fry it in butter until steaming all through.',
    plate: [180, 500],
    fit: NAMED_FIT,
  }));
}

export const biscuitsAndGravy: Dish = {
  id: 'biscuits-and-gravy',
  family: 'breakfast',
  side: 'savoury',
  needs: ['hob', 'oven'],
  prior: 0.9,
  cook: writeBiscuits,
};

function writeBiscuits(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const sausage =
    first(kitchen, (food) => isSausage(food) && food.form !== 'cooked') ?? kitchen.find('pork-mince');
  const has = (...ids: readonly FoodId[]): boolean => kitchen.find(...ids) !== undefined;
  if (
    sausage === undefined ||
    !has('plain-flour', 'self-raising-flour') ||
    !has('buttermilk', 'baking-powder') ||
    !has('milk', 'buttermilk')
  )
    return null;
  const board = startDraft(kitchen);
  const isPlain = !has('self-raising-flour');
  const flour = board.need(['self-raising-flour', 'plain-flour'], 70 * servings, 'g');
  const raising = isPlain ? board.need(['baking-powder'], Math.max(1.5, servings * 0.75), 'tsp') : null;
  const butter = board.need(['butter', 'lard', 'margarine'], 20 * servings, 'g', {
    prepare: 'cold, cut into cubes',
  });
  const isSour = has('buttermilk');
  const sour = board.need(['buttermilk', 'milk', 'yoghurt'], (isSour ? 45 : 165) * servings, 'ml');
  const salt = board.need(['salt'], 0.75, 'tsp');
  board.step(
    () =>
      say`Heat the oven to ${oven(220, us)}. Set aside ${Math.ceil(servings * 0.75)} tablespoons of ${portion(flour, 0.85, `the ${flour.noun}`)}. Rub ${butter} into the rest with ${[...real([raising]), half(salt)]}, stir in ${isSour ? sour : portion(sour, 0.27, 'a quarter of the milk')} and pat out as thick as two fingers. Cut into rounds and bake on a tray ${until('risen and golden', 12, 15)}.`,
  );
  const meat = board.take(sausage, { each: 90, prepare: 'skins taken off', noun: 'sausage meat' });
  const milk =
    kitchen.choose('milk') === undefined ? null : isSour ? board.need(['milk'], 120 * servings, 'ml') : sour;
  const pepper = takePepper(board);
  if (milk === null) return null;
  board.step(
    () =>
      say`Meanwhile fry ${meat} in a wide pan ${over('medium-high')}, breaking it up, ${until('brown and crumbly', 7, 8)} (${readsCore(meat, us)}). Stir in ${rest(flour, 0.85)} for a minute, then ${isSour ? milk : rest(sour, 0.27)}, little by little, and simmer ${over('low')} ${until('thick enough to coat a spoon', 4, 5)}. Season with ${[rest(salt), pepper]}: there should be too much pepper.`,
    'meanwhile',
  );
  const egg = takeIf(board, first(kitchen, isEgg), { each: 50 });
  const oil = egg === null ? null : takeOil(board, 1);
  board.step(() =>
    together(
      egg === null || oil === null
        ? null
        : say`Fry ${egg} in ${oil} ${over('medium')} ${until('the whites and the yolks are firm', 4, 5)} (${core(71, us)}).`,
      say`Leave the biscuits for ${wait(3, 'three minutes')}, split them and pour the gravy over${egg === null ? '' : `, ${the(egg)} on top`}. Eat hot.`,
    ),
  );
  return board.finish(() => ({
    dish: 'biscuits-and-gravy',
    title: 'biscuits and sausage gravy',
    introduction: 'Tall, flaky rounds from a hot oven, under a white gravy made in the fat of the sausage.',
    keeps: 'The gravy keeps a day in the fridge; reheat it until steaming, with a splash of milk.',
    plate: [200, 600],
    fit: NAMED_FIT,
  }));
}

export const rarebit: Dish = {
  id: 'welsh-rarebit',
  family: 'bread',
  side: 'savoury',
  needs: ['hob', 'oven'],
  prior: 0.9,
  cook: writeRarebit,
};

function writeRarebit(kitchen: Kitchen): Draft | null {
  const { us } = kitchen;
  const bread = kitchen.find('bread', 'sourdough', 'gluten-free-bread');
  const cheese = first(
    kitchen,
    (food) =>
      isMeltingCheese(food) ||
      (isGratingCheese(food) && isNamed(food, 'cheddar', 'gruyere', 'gouda', 'edam')),
  );
  const wet = kitchen.find('beer', 'alcohol-free-beer');
  if (bread === undefined || cheese === undefined || wet === undefined) return null;
  if (kitchen.items.some(({ food }) => food.roles[0] === 'protein')) return null;
  const board = startDraft(kitchen);
  const butter = takeButter(board, roundAmount(8 * kitchen.servings));
  const flour = board.need(
    ['plain-flour', 'cornflour', 'gluten-free-flour'],
    Math.max(1, Math.round(kitchen.servings / 2)),
    'tbsp',
  );
  const beer = board.take(wet, { each: 35 });
  const cheesePart = board.take(cheese, { each: 60, prepare: 'coarsely grated' });
  const sharp = takeDoses(board, [
    [['mustard', 'wholegrain-mustard'], 4],
    [['worcestershire-sauce'], 3],
    [['cayenne', 'paprika'], -1],
  ]);
  board.step(
    () =>
      say`Melt ${butter} in a small pan ${over('medium')}, stir in ${flour} for a minute and whisk in ${beer} ${until('thick', 2, 3)}. Take off the heat and beat in ${[cheesePart, ...sharp]} until smooth.`,
  );
  const slices = board.take(bread, { each: 80, prepare: '' });
  board.step(
    () =>
      say`Heat the oven to ${oven(230, us)}. Toast ${slices} on a tray in it, turning once, ${until('dry and just coloured', 5, 6)}. Spread thickly to the edges with the cheese and bake ${until('blistered and brown in patches', 5, 6)}.`,
  );
  const leaves = takeDoses(board, [
    [['watercress', 'rocket', 'salad-leaves', 'lettuce'], 30],
    [['gherkins', 'pickled-onions', 'chutney'], 20],
    [['tomato', 'cherry-tomato'], 60, 'sliced'],
  ]);
  board.step(
    () =>
      say`Leave for a minute, so that nobody burns a tongue, and eat with a knife and fork${sayIf(leaves.length > 0, () => say`, with ${leaves} beside it`)}.`,
  );
  return board.finish(() => ({
    dish: 'welsh-rarebit',
    title: 'Welsh rarebit',
    introduction:
      'A sauce and not a slice: cheese beaten into thickened beer, which browns without turning to oil.',
    keeps: 'The cheese mixture keeps 3 days in the fridge; spread and bake when wanted.',
    plate: [140, 400],
    fit: NAMED_FIT,
  }));
}
