// Tortillas and flatbreads with a filling: tacos, wraps, nachos and a quick pizza.

import type { Food } from '../../food/foods.ts';
import { fitTitle, takeSharp } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import type { Part, Said } from '../draft.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCheese,
  isCitrus,
  isCookable,
  isCookedMeat,
  isCuredSausage,
  isFish,
  isFryingCheese,
  isGratingCheese,
  isLeafyGreen,
  isMeltingCheese,
  isMince,
  isPoultry,
  isPrawn,
  isSoftHerb,
  isTinnedLegume,
  isTofu,
  pick,
} from '../slots.ts';
import { type Board, startDraft, type TakeOptions } from '../start-draft.ts';
import { readsCore, takeOil, takePepper, takeSalt, withCut } from '../tasks.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { core, half, it, oven, over, rest, say, sayIf, the, together, until } from '../words/say.ts';

export const tacos: Dish = {
  id: 'tacos',
  family: 'bread',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: writeTacos,
};
export const nachos: Dish = {
  id: 'nachos',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.65,
  cook: writeNachos,
};
export const flatbreadPizza: Dish = {
  id: 'flatbread-pizza',
  family: 'bread',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.7,
  cook: writePizza,
};

const COOL = [
  'avocado',
  'guacamole',
  'soured-cream',
  'creme-fraiche',
  'greek-yoghurt',
  'yoghurt',
  'tzatziki',
  'hummus',
  'mayonnaise',
];
const CRISP = [
  'lettuce',
  'salad-leaves',
  'rocket',
  'radish',
  'cucumber',
  'tomato',
  'cherry-tomato',
  'cabbage',
  'red-cabbage',
  'red-onion',
  'spring-onion',
  'sweetcorn',
  'mango',
];

/** What goes cold on top of a hot filling: something cool, something crisp, something sharp. */
function takeCold(board: Board): Part[] {
  const { kitchen } = board;
  const cool = COOL.map((id) => kitchen.find(id))
    .filter((item) => item !== undefined)
    .slice(0, 2);
  const crisp = CRISP.map((id) => kitchen.find(id))
    .filter((item) => item !== undefined)
    .slice(0, 2);
  const raw = (item: Item) =>
    item.food.id === 'avocado'
      ? { each: 60, prepare: 'stoned, peeled and sliced' }
      : ['cabbage', 'red-cabbage', 'lettuce'].includes(item.food.id)
        ? { each: 35, cut: 'shreds' as const }
        : {
            each: 35,
            ...(item.food.form === 'fresh' && item.food.category !== 'salad-leaf'
              ? { prepare: 'finely chopped' }
              : {}),
          };
  return real([
    ...cool.map((item) => takeIf(board, item, item.food.id === 'avocado' ? raw(item) : { each: 25 })),
    ...crisp.map((item) => takeIf(board, item, raw(item))),
    takeIf(board, kitchen.find('salsa', 'jalapeno', 'hot-sauce'), { each: 20 }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 3, cut: 'chopped' }),
  ]);
}

interface Filling {
  readonly part: Part;
  readonly said: Said;
}

function cutFilling(item: Item): TakeOptions {
  const { food } = item;
  if (isTinnedLegume(food)) return { each: 110 };
  if (isCookedMeat(food)) return { each: 90 };
  if (isFryingCheese(food)) return { each: 100, cut: 'slices-1cm' };
  if (isFish(food)) return { each: 125, ...withCut(item, 'chunks-3cm') };
  if (isTofu(food)) return { each: 125, ...withCut(item, 'chunks-2cm') };
  const strips = isPoultry(food) || food.category === 'beef-cut' || food.category === 'pork-cut';
  return strips ? { each: 125, cut: 'strips' } : { each: 125 };
}

/** When the filling is done, and how long it takes. */
function readDoneness(food: Food): readonly [cue: string, low: number, high: number] {
  if (isFish(food)) return ['flakes', 4, 5];
  if (isPrawn(food)) return ['pink-curled', 4, 5];
  if (food.core === undefined) return ['golden on every side', 6, 7];
  return [isMince(food) ? 'brown and dry' : 'browned and cooked through', 7, 8];
}

/** The main filling, cooked through in a hot pan. */
function cookFilling(board: Board, item: Item, fat: Part, spice: Part): Filling {
  const part = board.take(item, cutFilling(item));
  if (isTinnedLegume(item.food))
    return {
      part,
      said: say`Add ${[part, spice]} and a splash of water and cook, crushing a few against the pan, ${until('hot and thick', 5, 6)}.`,
    };
  const [cue, low, high] = readDoneness(item.food);
  const measured =
    part.food.core === undefined ? '' : say`; it should read ${readsCore(part, board.kitchen.us)}`;
  return {
    part,
    said: say`Toss ${part} with ${spice}, add to the hot ${fat.noun} and fry, turning, ${until(cue, low, high)}${measured}.`,
  };
}

function findFilling(kitchen: Kitchen): Item | undefined {
  return first(
    kitchen,
    (food) => isPoultry(food) && !/drumstick/.test(food.id),
    isMince,
    (food) => food.id === 'steak' || food.id === 'pork-fillet',
    isPrawn,
    isFish,
    isCookedMeat,
    (food) => isTinnedLegume(food) && food.id !== 'baked-beans',
    (food) => isFryingCheese(food) && food.id !== 'queso-fresco',
    isTofu,
  );
}

function writeTacos(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const wrap = kitchen.find('corn-tortilla', 'tortilla', 'flatbread', 'pitta', 'naan');
  const main = findFilling(kitchen);
  if (wrap === undefined || main === undefined) return null;
  const mexican = wrap.food.id.endsWith('tortilla');
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const salt = takeSalt(board, 0.2);
  const spice = board.need(
    mexican
      ? ['smoked-paprika', 'taco-seasoning', 'cumin', 'chilli-powder', 'paprika']
      : ['cumin', 'paprika', 'zaatar', 'smoked-paprika', 'oregano'],
    servings > 2 ? 2 : 1,
    'tsp',
  );
  const filling = cookFilling(board, main, oil, spice);
  const vegetables = pick(
    kitchen,
    (food) => isCookable(food) && !['potato', 'cabbage'].includes(food.category) && !CRISP.includes(food.id),
  )
    .sort(byWorth)
    .slice(0, 2);
  const soft = real([
    takeIf(board, kitchen.find('onion', 'red-onion'), { each: 50, cut: 'thin-slices' }),
    ...vegetables.map((item) =>
      takeIf(board, item, {
        each: 80,
        ...withCut(
          item,
          isLeafyGreen(item.food) ? 'shreds' : (item.food.heat['stir-fry']?.cut ?? item.food.cuts[0]),
        ),
      }),
    ),
  ]);
  board.step(() =>
    together(
      say`Heat ${oil} in a wide frying pan ${over(main.food.category === 'tinned-legume' ? 'medium' : 'medium-high')}.`,
      filling.said,
      main.food.category === 'tinned-legume' ? null : say`Tip onto a plate.`,
    ),
  );
  const sharp = takeSharp(board);
  board.step(() =>
    together(
      soft.length === 0
        ? null
        : say`Put ${[...soft, salt]} in the hot pan ${over('medium-high')} and cook, turning now and then, ${until('charred at the edges but still with some bite', 5, 7)}.`,
      sayIf(
        sharp.length > 0,
        () =>
          say`Stir in ${sharp} ${{ kind: 'heat', level: 'medium', words: 'over medium heat' }} ${until('fragrant', 1)}.`,
      ),
      soft.length === 0
        ? say`Season ${the(filling.part)} with ${salt}.`
        : say`Turn ${the(filling.part)} back through it.`,
    ),
  );
  const wraps = board.take(wrap, {
    each:
      (wrap.food.gramsEach ?? 50) *
      (wrap.food.id === 'corn-tortilla' ? 3 : (wrap.food.gramsEach ?? 50) > 80 ? 1 : 2),
    prepare: '',
  });
  board.step(
    () =>
      say`Warm ${wraps} one at a time in a dry pan ${over('medium')} ${until('soft, with a few brown spots', 1, 2)}, and keep under a cloth so that ${wraps.plural ? 'they bend' : 'it bends'} without cracking.`,
  );
  const cold = takeCold(board);
  const cheese = takeIf(
    board,
    kitchen.items.find((item) => isCheese(item.food) && item !== main),
    { each: 20, prepare: 'grated or crumbled' },
  );
  const lime = takeIf(board, first(kitchen, isCitrus), { total: 60, prepare: 'cut into wedges' });
  const rice = takeIf(board, kitchen.find('cooked-rice'), { each: 60 });
  const tops = real([...cold, cheese, lime]);
  board.step(() =>
    together(
      sayIf(
        rice,
        (part) =>
          say`Heat ${part} in the frying pan with a spoonful of water ${over('medium')} ${until('steaming-through', 4, 5)} (${core(75, us)}).`,
      ),
      say`Put everything on the table${tops.length === 0 ? '' : say` with ${tops}`} and let each person fill their own, not too full: a ${mexican ? 'taco' : 'wrap'} should close.`,
    ),
  );
  const kind =
    wrap.food.id === 'corn-tortilla'
      ? 'tacos'
      : mexican
        ? vegetables.some((item) => /pepper/.test(item.food.id))
          ? 'fajitas'
          : 'tacos'
        : `${nameMany(wrap.food, us)}`;
  const lead = nameOne(main.food, us).replace(/ mince$/, '');
  const with1 = vegetables[0] ?? kitchen.find('avocado', 'mango', 'sweetcorn');
  return board.finish(() => ({
    dish: 'tacos',
    title: fitTitle(
      mexican
        ? `${lead} ${kind}${with1 === undefined ? '' : ` with ${nameMany(with1.food, us)}`}`
        : `${kind} with spiced ${nameMany(main.food, us)}${with1 === undefined ? '' : ` and ${nameMany(with1.food, us)}`}`,
      mexican ? `${lead} ${kind}` : `filled ${kind}`,
    ),
    introduction: kitchen.wording(
      'Hot and spiced in the middle, cool and sharp on top: the pleasure is in the two together.',
      'Everything but the filling is done cold, so there is one pan to watch and a table to lay.',
      'Warm the bread last; a cold one cracks, and then supper is in your lap.',
    ),
    keeps: 'The filling keeps 2 days in the fridge; reheat until steaming.',
    plate: [230, 650],
    fit: 0.76 + (mexican ? 0.14 : 0) + Math.min(0.15, tops.length * 0.05),
  }));
}

function writeNachos(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const chips = kitchen.find('tortilla-chips');
  const cheese = first(kitchen, isGratingCheese);
  if (chips === undefined || cheese === undefined) return null;
  const board = startDraft(kitchen);
  const chipPart = board.take(chips, { each: 55 });
  const beans = takeIf(board, first(kitchen, isTinnedLegume) ?? kitchen.find('chilli-con-carne'), {
    each: 100,
  });
  const meat = takeIf(board, first(kitchen, isCookedMeat, isCuredSausage), (item) => ({
    each: 50,
    ...withCut(item, 'chopped'),
  }));
  const cheesePart = board.take(cheese, { each: 45, prepare: 'coarsely grated' });
  const hot = takeIf(board, kitchen.find('jalapeno', 'chilli'), { total: 20, cut: 'thin-slices' });
  const corn = takeIf(board, kitchen.find('sweetcorn', 'roasted-peppers'), { each: 40 });
  const spice =
    beans === null ? null : board.need(['cumin', 'taco-seasoning', 'smoked-paprika', 'paprika'], 0.5, 'tsp');
  const between = real([beans, meat, corn, spice]);
  board.step(
    () =>
      say`Heat the oven to ${oven(200, us)}.${sayIf(between.length > 0, () => say` Mix ${between} in a bowl.`)} Spread half of ${chipPart} in a wide ovenproof dish${between.length > 0 ? ', spoon over half of the filling' : ''} and scatter with ${half(cheesePart)}; do the same once more and end with ${real([hot]).length === 0 ? rest(cheesePart) : say`${[rest(cheesePart), ...real([hot])]}`}. Two thin layers: in one thick one the bottom stays bare.`,
  );
  board.step(
    () =>
      say`Bake ${until('the cheese has melted and the tips of the chips are brown', 8, 10)}${beans === null && meat === null ? '' : say`, and the filling is steaming (${core(74, us)})`}.`,
  );
  const cold = takeCold(board);
  const lime = takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' });
  board.step(
    () =>
      say`${cold.length === 0 && lime === null ? 'Let it stand for a minute' : say`Top with ${real([...cold, lime])}`} and eat at once from the dish, while the chips still snap.`,
  );
  return board.finish(() => ({
    dish: 'nachos',
    title: fitTitle(
      `baked nachos with ${beans === null ? nameOne(cheese.food, us) : `${nameMany(beans.food, us)} and ${nameOne(cheese.food, us)}`}`,
      'baked nachos',
    ),
    introduction: kitchen.wording(
      'Layered thin, so that no chip goes without; what is cold stays out until the end.',
      `Ten minutes in a hot oven, and ${servings > 1 ? 'a dish to fight over' : 'nobody to share it with'}.`,
    ),
    keeps: 'Eat at once.',
    plate: [150, 500],
    fit: 0.85,
  }));
}

function writePizza(kitchen: Kitchen) {
  const { us } = kitchen;
  const base = kitchen.find('pizza-base', 'naan', 'flatbread', 'pitta', 'tortilla');
  const cheese = first(kitchen, isMeltingCheese, isCheese);
  if (base === undefined || cheese === undefined) return null;
  const red = kitchen.find(
    'passata',
    'tinned-tomato',
    'tomato-puree',
    'pasta-sauce',
    'pesto',
    'vegan-pesto',
    'harissa',
    'barbecue-sauce',
  );
  const fresh = kitchen.find('cherry-tomato', 'tomato');
  if (red === undefined && fresh === undefined) return null;
  const board = startDraft(kitchen);
  const basePart = board.take(base, {
    each: (base.food.gramsEach ?? 100) * ((base.food.gramsEach ?? 100) < 80 ? 2 : 1),
    prepare: '',
  });
  const oil = takeOil(board, 1);
  const redPart = takeIf(board, red, { each: red?.food.id === 'tomato-puree' ? 18 : 45 });
  const herb =
    kitchen.find('oregano', 'mixed-herbs', 'dried-basil') === undefined
      ? null
      : board.need(['oregano', 'mixed-herbs', 'dried-basil'], 0.5, 'tsp');
  const vegetables = pick(
    kitchen,
    (food) =>
      (isCookable(food) && !['potato', 'root-vegetable', 'squash'].includes(food.category)) ||
      food.id === 'red-onion',
  )
    .filter((item) => item !== fresh)
    .sort(byWorth)
    .slice(0, 2);
  const vegParts = vegetables.map((item) =>
    board.take(item, { each: 45, ...withCut(item, isLeafyGreen(item.food) ? 'shreds' : 'thin-slices') }),
  );
  const meat = takeIf(board, first(kitchen, isCuredSausage, isBacon, isCookedMeat), (item) => ({
    each: 30,
    ...withCut(item, item.food.cuts.includes('thin-slices') ? 'thin-slices' : 'strips'),
  }));
  const freshPart = takeIf(board, fresh, { each: 70, prepare: 'thinly sliced' });
  const olives = takeIf(
    board,
    kitchen.find(
      'olives',
      'capers',
      'anchovies',
      'sun-dried-tomatoes',
      'artichoke-hearts',
      'roasted-peppers',
      'sweetcorn',
    ),
    { each: 15 },
  );
  const cheesePart = board.take(cheese, { each: 55, prepare: 'torn, crumbled or grated' });
  board.step(
    () =>
      say`Heat the oven to ${oven(230, us)} with a baking tray inside. ${redPart === null ? say`Brush ${basePart} with ${half(oil)}` : say`Mix ${real([redPart, herb])} with ${half(oil)} and spread over ${basePart}, thinly and nearly to the edge`}: a wet base cannot crisp.`,
  );
  const toppings = [...vegParts, ...real([meat, freshPart, olives, redPart === null ? herb : null])];
  board.step(
    () =>
      say`${toppings.length === 0 ? say`Scatter with ${cheesePart}` : say`Lay ${toppings} over, not touching, and scatter with ${cheesePart}`}. Trickle with ${rest(oil)}, slide onto the hot tray and bake ${until('the edges are crisp and the cheese is blistered', 9, 11)}${meat !== null && meat.food.core !== undefined ? say`; the toppings should be steaming hot, ${core(74, us)}` : ''}.`,
  );
  const basil = takeIf(board, kitchen.find('basil', 'rocket', 'chilli-flakes', 'parsley'), {
    each: 4,
    prepare: '',
  });
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Finish with ${[...real([basil]), pepper]}, cut with scissors and eat ${it(basePart)} hot from the board.`,
  );
  const named = [...vegetables, ...(fresh === undefined ? [] : [fresh])].map((item) =>
    nameMany(item.food, us),
  );
  const what =
    base.food.id === 'pizza-base'
      ? 'pizza'
      : `${nameOne(base.food, us).replace(/ bread$/, '')} ${/flatbread/.test(base.food.id) ? 'pizza' : 'pizzas'}`;
  return board.finish(() => ({
    dish: 'flatbread-pizza',
    title: fitTitle(`${what} with ${[...named.slice(0, 1), nameOne(cheese.food, us)].join(' and ')}`, what),
    introduction: kitchen.wording(
      'A bread that is baked already and a tray that is hot already: ten minutes, and a crisp base.',
      'Fewer things on top make a better pizza, and every one of them gets its share of heat.',
    ),
    keeps: 'Best at once; reheat what is left in a dry pan until steaming.',
    plate: [160, 500],
    fit: 0.8 + (isMeltingCheese(cheese.food) ? 0.06 : 0) + (red === undefined ? -0.1 : 0),
  }));
}
