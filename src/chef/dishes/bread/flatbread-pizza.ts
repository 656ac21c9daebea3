// A ready base, naan or pitta as a quick pizza.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCheese,
  isCookable,
  isCookedMeat,
  isCuredSausage,
  isLeafyGreen,
  isMeltingCheese,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeOil, takePepper, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, it, oven, rest, say, until } from '../../words/say.ts';

export const flatbreadPizza: Dish = {
  id: 'flatbread-pizza',
  family: 'bread',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.7,
  cook: writePizza,
};

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
  const herb = needIf(board, kitchen.find('oregano', 'mixed-herbs', 'dried-basil'), 0.5, 'tsp');
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
    introduction:
      'A bread that is baked already and a tray that is hot already: ten minutes, and a crisp base.',
    keeps: 'Best at once; reheat what is left in a dry pan until steaming.',
    plate: [160, 500],
    fit: 0.8 + (isMeltingCheese(cheese.food) ? 0.06 : 0) + (red === undefined ? -0.1 : 0),
  }));
}
