// Sheets of pastry with little or nothing else: rolled round sausage meat, folded over a spoonful of filling, or baked
// plain. Pastry is baked or fried, and never boiled.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft, Part, Said } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isCheese, isChocolate, isEgg, isNamed, isSausage } from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takePlainOil } from '../../tasks.ts';
import { nameOne } from '../../words/name-food.ts';
import { core, it, oven, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { thawPastry } from '../parts/bake-parts.ts';
import { type Dose, NAMED_FIT, takeDoses } from '../parts/kit.ts';

const SHEETS: readonly FoodId[] = [
  'puff-pastry',
  'shortcrust-pastry',
  'crescent-dough',
  'filo-pastry',
  'dumpling-wrapper',
];
const PLAIN_FIT = 0.5;

const SAVOURY: readonly Dose[] = [
  [isCheese, 60, 'crumbled or grated'],
  [['pesto', 'vegan-pesto', 'tapenade', 'sun-dried-tomatoes', 'nduja', 'mustard'], 12],
  [['tinned-tuna', 'ham'], 35, 'drained or torn'],
  [['spring-onion', 'chives', 'sweetcorn', 'frozen-spinach'], 15],
  [['dill', 'mint', 'parsley'], 3, 'chopped'],
  [['sesame-seeds', 'poppy-seeds', 'nigella-seeds'], 3],
];
const SWEET: readonly Dose[] = [
  [isChocolate, 20, 'broken up'],
  [['ricotta', 'cream-cheese', 'mascarpone', 'marzipan'], 30],
  [
    ['jam', 'marmalade', 'lemon-curd', 'chocolate-spread', 'apple-sauce', 'honey', 'sugar', 'brown-sugar'],
    15,
  ],
  [['cinnamon', 'cardamom'], -2],
  [['walnuts', 'almonds', 'hazelnuts', 'pecans', 'pistachios'], 12, 'chopped'],
];

export const pastryParcels: Dish = {
  id: 'pastry-parcels',
  family: 'oven',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.6,
  cook: (kitchen) => write(kitchen, false),
};
export const sweetParcels: Dish = {
  ...pastryParcels,
  id: 'sweet-parcels',
  family: 'pudding',
  side: 'sweet',
  cook: (kitchen) => write(kitchen, true),
};

function takeFilling(board: Board, isSweet: boolean): readonly Part[] {
  if (isSweet) return takeDoses(board, SWEET);
  const sausage = takeIf(
    board,
    first(board.kitchen, (food) => isSausage(food) && food.form !== 'cooked' && !isNamed(food, 'meatball')),
    { each: 100, prepare: 'skins taken off', noun: 'sausage meat' },
  );
  const onion =
    sausage === null
      ? null
      : takeIf(board, board.kitchen.find('onion', 'apple'), { each: 20, prepare: 'peeled and grated' });
  const more = takeDoses(board, sausage === null ? SAVOURY : [[['mustard', 'chutney', 'sage', 'thyme'], 4]]);
  const egg = more.some(({ food }) => isCheese(food))
    ? takeIf(board, board.kitchen.find('egg'), { each: 25, prepare: '' })
    : null;
  return [...real([sausage, onion]), ...more, ...real([egg])];
}

function shapeSheets(
  pastry: Part,
  filling: readonly Part[],
  isRoll: boolean,
  isWet: boolean,
  servings: number,
): Said {
  const [only] = filling;
  const inside = filling.length === 1 && only !== undefined ? say`${only}` : 'the filling';
  const isRound = pastry.food.id === 'dumpling-wrapper';
  if (isRoll)
    return say`Cut ${pastry} into long strips as wide as a hand, lay ${filling.length === 1 ? say`a length of ${inside}` : 'a length of the filling'} along each, roll up with the seam underneath and cut into ${servings * 3} short pieces`;
  if (isWet && isRound)
    return say`Put a teaspoon of ${inside} on each of ${pastry}, wet the edges, fold over and press shut`;
  if (isWet && pastry.food.id === 'filo-pastry')
    return say`Cut ${pastry} into ${servings * 3} long strips, two sheets thick, put a spoonful of ${inside} at the end of each and fold corner over corner into triangles`;
  if (isWet)
    return say`Cut ${pastry} into ${servings * 3} squares, put a spoonful of ${inside} on each, wet the edges, fold to triangles and press shut with a fork`;
  const scattered =
    filling.length === 0 ? say`` : say`, scatter with ${filling.length === 1 ? inside : 'the mixture'}`;
  return isRound
    ? say`Lay out ${pastry}${scattered} and pinch each in the middle like a bow`
    : say`Cut ${pastry} into strips as wide as two fingers${scattered} and twist each from both ends`;
}

function write(kitchen: Kitchen, isSweet: boolean): Draft | null {
  const { us, servings } = kitchen;
  const sheet = kitchen.find(...SHEETS);
  if (sheet === undefined) return null;
  const board = startDraft(kitchen);
  const filling = takeFilling(board, isSweet);
  if (filling.length === 0 && (isSweet || kitchen.items.length > 1)) return null;
  const pastry = board.take(sheet, {
    each: sheet.food.id === 'filo-pastry' ? 45 : 75,
    prepare: thawPastry(sheet),
  });
  const isThin = isNamed(sheet.food, 'filo-pastry', 'dumpling-wrapper');
  const fat = isThin ? takePlainOil(board, Math.max(2, servings)) : null;
  const raw = filling.find(({ food }) => isSausage(food));
  const egg = filling.find(({ food }) => isEgg(food));
  const isWet = filling.some(({ food }) => !isNamed(food, 'mustard') && food.category !== 'seed');
  board.step(
    () =>
      say`Heat the oven to ${oven(isThin ? 190 : 210, us)}.${sayIf(filling.length > 1, () => say` Mix ${filling} in a bowl.`)} Keep ${the(pastry)} in the fridge until you need ${it(pastry)}, and under a cloth while you work.`,
  );
  const shape = shapeSheets(pastry, filling, raw !== undefined, isWet, servings);
  const brush = fat === null ? say`` : say`, and brush all over with ${fat}`;
  const [low, high] =
    raw !== undefined ? [25, 30] : egg !== undefined ? [20, 24] : isThin ? [10, 14] : [16, 20];
  board.step(() =>
    together(
      say`${shape}${brush}. Lay well apart on a tray lined with baking paper.`,
      say`Bake ${until('puffed or crisp, and deep gold underneath as well', low, high)}${raw === undefined && egg === undefined ? '' : say`; the middle should read ${core(raw?.food.core?.coreC ?? 71, us)}`}. Leave for ${wait(5, '5 minutes')}: ${isWet ? 'the filling is hotter than it looks' : 'they crisp as they cool'}.`,
    ),
  );
  const names = filling.map(({ food }) => nameOne(food, us)).slice(0, 2);
  const bare = nameOne(sheet.food, us);
  return board.finish(() => ({
    dish: isSweet ? 'sweet-parcels' : 'pastry-parcels',
    title:
      raw !== undefined
        ? 'sausage rolls'
        : fitTitle(
            names.length === 0
              ? `${bare} twists`
              : `${names.join(' and ')} ${bare} ${isWet ? 'parcels' : 'twists'}`,
            `${bare} parcels`,
          ),
    introduction: 'A hot oven and a gold underside: pale pastry is only half baked.',
    keeps: 'Best within the hour; what is left crisps up in a hot oven until steaming.',
    plate: [60, 450],
    fit: raw === undefined ? PLAIN_FIT + 0.1 * filling.length : NAMED_FIT,
  }));
}
