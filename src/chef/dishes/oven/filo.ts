// Filo: thin sheets that dry in minutes, each brushed with fat, folded round a dry filling or rolled round fruit.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft, Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCheese,
  isCookable,
  isCookedMeat,
  isCream,
  isDriedFruit,
  isFruit,
  isGarlic,
  isLeafyGreen,
  isMince,
  isNamed,
  isNut,
  isPotato,
  isPoultry,
  isSmokedFish,
  isTinnedLegume,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { readsCore, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, it, oven, over, rest, say, sayIf, together, until, wait } from '../../words/say.ts';
import { thawPastry } from '../parts/bake-parts.ts';
import { SUGARS, takeSpice } from '../parts/fruit-cut.ts';

export const filoPie: Dish = {
  id: 'filo-pie',
  family: 'oven',
  side: 'savoury',
  needs: ['oven', 'hob'],
  prior: 0.72,
  cook: writePie,
};
export const strudel: Dish = {
  id: 'strudel',
  family: 'pudding',
  side: 'sweet',
  needs: ['oven'],
  prior: 0.72,
  cook: writeStrudel,
};

const SPOONED: readonly FoodId[] = ['ricotta', 'cream-cheese', 'cottage-cheese', 'mascarpone', 'quark'];
const HERBS: readonly FoodId[] = ['dill', 'parsley', 'mint', 'spring-onion', 'chives', 'thyme', 'coriander'];
const SPICES: readonly FoodId[] = [
  'nutmeg',
  'cumin',
  'allspice',
  'caraway-seeds',
  'paprika',
  'ras-el-hanout',
  'curry-powder',
];

/** To brush the sheets with: butter, or oil where butter is ruled out or oil is what was listed. */
function takeBrush(board: Board): Part {
  const { kitchen } = board;
  const oil = kitchen.find('olive-oil') !== undefined || kitchen.choose('butter') === undefined;
  return oil
    ? board.need(['olive-oil', 'vegetable-oil'], Math.max(2, kitchen.servings), 'tbsp')
    : board.need(['butter'], 20 * kitchen.servings, 'g', {
        prepare: kitchen.has('hob') ? 'melted' : 'very soft',
      });
}

function writePie(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const filo = kitchen.find('filo-pastry');
  const cheese = first(kitchen, isCheese);
  const meat = first(kitchen, isPoultry, isMince, isCookedMeat, isSmokedFish, isTinnedLegume);
  const vegetables = pick(
    kitchen,
    (food) => (isCookable(food) || isPotato(food)) && !isNamed(food, 'tomato', 'cherry-tomato'),
  )
    .sort(byWorth)
    .slice(0, 3);
  if (
    filo === undefined ||
    (vegetables.length === 0 && meat === undefined) ||
    real([cheese, meat, vegetables[1], kitchen.find('egg', 'onion')]).length === 0
  )
    return null;
  const board = startDraft(kitchen);
  const oil = board.need(['vegetable-oil', 'olive-oil'], 1, 'tbsp');
  const salt = takeSalt(board);
  const onion = takeOnion(board, 'listed', 60);
  const raw = meat !== undefined && (isPoultry(meat.food) || isMince(meat.food));
  const meatPart = takeIf(board, meat, {
    each: raw ? 120 : 80,
    ...(meat !== undefined && isPoultry(meat.food)
      ? { prepare: us ? 'cut into 3/4 inch pieces' : 'cut into 2 cm pieces' }
      : meat !== undefined && (isCookedMeat(meat.food) || isSmokedFish(meat.food))
        ? { cut: 'strips' as const }
        : {}),
  });
  const leaves = vegetables.filter(({ food }) => isLeafyGreen(food) || food.id === 'frozen-spinach');
  const firm = vegetables.filter((item) => !leaves.includes(item));
  const firmParts = firm.map((item) => board.take(item, { each: 110, ...withCut(item, firmCut(item)) }));
  const leafParts = leaves.map((item) =>
    board.take(item, {
      each: 150,
      ...(item.food.form === 'frozen' ? {} : { prepare: 'washed and roughly chopped' }),
    }),
  );
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'finely-chopped' });
  const spice = needIf(
    board,
    kitchen.find(...SPICES),
    isNamed(kitchen.find(...SPICES)?.food ?? filo.food, 'nutmeg') ? 0.25 : 0.5,
    'tsp',
  );
  board.step(() =>
    cookFilling(kitchen, {
      oil,
      onion,
      meat: meatPart,
      raw,
      firm: firmParts,
      leaves: leafParts,
      last: real([garlic, spice]),
      salt,
    }),
  );
  const cheesePart = takeIf(board, cheese, {
    each: 75,
    prepare: cheese !== undefined && SPOONED.includes(cheese.food.id) ? '' : 'crumbled or grated',
  });
  const herb = takeIf(board, kitchen.find(...HERBS), { each: 6, cut: 'chopped' });
  const creamy =
    cheese === undefined || meat !== undefined
      ? takeIf(board, first(kitchen, isCream, isYoghurt) ?? kitchen.find('creme-fraiche'), { each: 35 })
      : null;
  const egg = takeIf(board, kitchen.find('egg'), { each: 40, prepare: 'beaten' });
  const paste = takeIf(board, kitchen.find('harissa', 'pesto', 'mustard', 'wholegrain-mustard'), { each: 8 });
  const nuts = takeIf(board, first(kitchen, isNut), { each: 10, prepare: '' });
  const dried =
    meat === undefined ? null : takeIf(board, first(kitchen, isDriedFruit), { each: 12, cut: 'chopped' });
  const pepper = takePepper(board);
  const bound = real([cheesePart, herb, creamy, egg, paste, nuts, dried]);
  board.step(
    () =>
      say`Tip into a bowl and let it cool for ${wait(10, '10 minutes')}: steam softens filo. Stir in ${bound}${bound.length === 0 ? 'plenty of ' : ' and plenty of '}${pepper}.`,
  );
  const brush = takeBrush(board);
  const filoPart = board.take(filo, {
    each: 55,
    prepare: [thawPastry(filo), 'kept under a damp cloth'].filter((words) => words !== '').join(', '),
  });
  board.step(
    () =>
      say`Heat the oven to ${oven(190, us)}. Brush a ${servings > 3 ? (us ? '9 inch' : '23 cm') : us ? '7 inch' : '18 cm'} tin with a little of ${brush}. Line it with half the sheets of ${filoPart}, brushing each one and letting the edges hang over. Spread in the filling, fold the edges in, then brush and crumple the other sheets over the top.`,
  );
  const seeds = takeIf(board, kitchen.find('sesame-seeds', 'nigella-seeds', 'poppy-seeds'), {
    total: 4,
    prepare: '',
  });
  const hot = meat !== undefined || egg !== null;
  board.step(
    () =>
      say`${sayIf(seeds, (seeds) => say`Scatter with ${seeds}. `)}Bake on the lowest shelf ${until('crisp and deep gold, underneath as well', 30, 35)}${hot ? say`; the middle should read ${core(meat === undefined ? 71 : 74, us)}` : ''}. Leave for ${wait(10, '10 minutes')}, then cut with a serrated knife and serve warm.`,
  );
  const greek =
    cheese?.food.id === 'feta' &&
    vegetables.some((item) => /spinach/.test(item.food.id)) &&
    meat === undefined;
  const names = real([...(meat === undefined ? [] : [meat]), ...vegetables, cheese])
    .slice(0, 2)
    .map((item) => nameOne(item.food, us).replace(/^frozen | mince$/g, ''));
  return board.finish(() => ({
    dish: 'filo-pie',
    title: greek
      ? 'Spanakopita: Spinach and Feta Filo Pie'
      : fitTitle(`${names.join(' and ')} filo pie`, `${names[0] ?? 'vegetable'} filo pie`),
    introduction:
      leaves.length > 0
        ? 'Squeeze the greens until no more water comes: a dry filling is what lets filo turn crisp underneath as well as on top.'
        : 'The filling is cooked down and cooled first, because filo forgives everything except steam.',
    keeps: 'Keeps 2 days in the fridge; crisp it up in a hot oven until steaming all through.',
    plate: [190, 560],
    fit: 0.86 + (greek ? 0.1 : 0) + (meat !== undefined && creamy !== null ? 0.04 : 0),
  }));
}

function firmCut(item: Item) {
  const { food } = item;
  if (food.id === 'leek') return 'slices-1cm' as const;
  if (food.category === 'cabbage') return 'shreds' as const;
  return food.cuts.includes('dice-1cm') ? ('dice-1cm' as const) : food.cuts[0];
}

interface Filling {
  readonly oil: Part;
  readonly onion: Part | null;
  readonly meat: Part | null;
  readonly raw: boolean;
  readonly firm: readonly Part[];
  readonly leaves: readonly Part[];
  readonly last: readonly Part[];
  readonly salt: Part;
}

function cookFilling(kitchen: Kitchen, { oil, onion, meat, raw, firm, leaves, last, salt }: Filling): Said {
  const soft = [...real([onion]), ...firm];
  return together(
    say`Warm ${oil} in a wide pan ${over('medium')}.`,
    raw && meat !== null
      ? say`Add ${meat} and cook, turning, ${until('browned and cooked through', 7, 9)} (${readsCore(meat, kitchen.us)}).`
      : null,
    sayIf(
      soft.length > 0,
      () => say`Add ${[...soft, salt]} and cook, stirring now and then, ${until('soft and dry', 10, 12)}.`,
    ),
    sayIf(
      leaves.length > 0,
      () =>
        say`Add ${[...leaves, ...(soft.length > 0 ? [] : [salt])]} and cook ${leaves.some((part) => part.food.form === 'frozen') ? until('thawed and hot', 8, 10) : until('collapsed', 3, 5)}; tip into a sieve and press with a spoon until no more water runs out.`,
    ),
    soft.length + leaves.length === 0 ? say`Season with ${salt}.` : null,
    sayIf(
      last.length > 0 || (meat !== null && !raw),
      () =>
        say`Stir in ${[...last, ...(meat !== null && !raw ? [meat] : [])]} while ${leaves.length > 0 ? (it(...leaves) === 'it' ? 'it is' : 'they are') : 'the pan is'} hot.`,
    ),
  );
}

function writeStrudel(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const filo = kitchen.find('filo-pastry');
  const fruit = pick(
    kitchen,
    (food) =>
      isFruit(food) &&
      !isNamed(food, 'melon', 'watermelon', 'grapes', 'pomegranate', 'kiwi', 'orange', 'passion-fruit'),
  ).sort(byWorth)[0];
  if (filo === undefined) return null;
  if (fruit === undefined) return writeNutFilo(kitchen, filo);
  const board = startDraft(kitchen);
  const orchard = /apple|pear|quince/.test(fruit.food.id);
  const fruitPart = board.take(fruit, {
    each: 150,
    prepare: orchard
      ? 'peeled, cored and thinly sliced'
      : fruit.food.category === 'stone-fruit'
        ? 'stoned and sliced'
        : fruit.food.category === 'berry'
          ? ''
          : 'peeled and cut into small pieces',
  });
  const sugar = board.need([...SUGARS.toReversed(), 'honey'], 1.5 * servings, 'tbsp');
  const spice =
    takeSpice(board, kitchen, 0.5) ?? (orchard ? board.need(['cinnamon', 'mixed-spice'], 0.5, 'tsp') : null);
  const dried = takeIf(board, first(kitchen, isDriedFruit), { each: 15, prepare: '' });
  const lemon = takeIf(board, kitchen.find('lemon'), { total: 20, prepare: 'juiced' });
  const nuts = takeIf(board, first(kitchen, isNut), { each: 12, cut: 'chopped' });
  const crumbs = takeIf(board, kitchen.find('breadcrumbs', 'biscuit', 'almond-flour', 'oats'), {
    each: 12,
    prepare: 'crushed',
  });
  const dry = real([nuts, crumbs]);
  board.step(
    () =>
      say`Heat the oven to ${oven(190, us)} and line a tray with paper. Toss ${[fruitPart, half(sugar), ...real([spice, dried, lemon])]} together.`,
  );
  const brush = takeBrush(board);
  const filoPart = board.take(filo, { each: 45, prepare: 'kept under a damp cloth' });
  board.step(
    () =>
      say`Lay the sheets of ${filoPart} on the paper one on another, brushing each with some of ${brush} and sprinkling it with a pinch of ${rest(sugar)}.${sayIf(dry.length > 0, () => say` Strew the near half with ${dry}, which drink the juice.`)} Heap the fruit along the near edge, tuck in the ends and roll up, seam down. Brush the top.`,
  );
  board.step(
    () =>
      say`Cut four shallow slits for the steam. Bake ${until('crisp and deep gold, with juice bubbling at the ends', 25, 30)}. Leave for ${wait(10, '10 minutes')}: the filling burns, and sets as it cools.`,
  );
  const cool = takeIf(board, first(kitchen, isCream, isYoghurt) ?? kitchen.find('custard', 'ice-cream'), {
    each: 40,
  });
  board.step(
    () =>
      say`Cut into thick slices with a serrated knife and eat warm${sayIf(cool, (cool) => say`, with ${cool}`)}, the day it is made.`,
  );
  return board.finish(() => ({
    dish: 'strudel',
    title: fitTitle(
      `${nameOne(fruit.food, us)}${nuts === null ? '' : ` and ${nameOne(nuts.food, us)}`} filo strudel${dried === null ? '' : ` with ${nameMany(dried.food, us)}`}`,
      `${nameOne(fruit.food, us)} filo strudel`,
    ),
    introduction:
      'Sugar between the sheets as well as in the fruit: it melts, and is what makes the layers shatter.',
    keeps: 'Best today; crisp up what is left in a hot oven.',
    plate: [170, 420],
    fit: 0.88 + (dry.length > 0 ? 0.03 : 0),
  }));
}

/** Nuts between the sheets and honey over them, while they are hot. */
function writeNutFilo(kitchen: Kitchen, filo: Item): Draft | null {
  const { us, servings } = kitchen;
  const nutItem = first(kitchen, isNut);
  const syrup = kitchen.find('honey', 'maple-syrup', 'golden-syrup', ...SUGARS);
  if (nutItem === undefined || syrup === undefined) return null;
  const board = startDraft(kitchen);
  const nuts = board.take(nutItem, { each: 45, prepare: 'finely chopped' });
  const cheese = takeIf(
    board,
    first(kitchen, (food) => isCheese(food) && food.category === 'soft-cheese'),
    { each: 60, prepare: 'crumbled' },
  );
  const spice = takeSpice(board, kitchen, 0.5);
  const brush = takeBrush(board);
  const filoPart = board.take(filo, { each: 45, prepare: 'kept under a damp cloth' });
  board.step(
    () =>
      say`Heat the oven to ${oven(170, us)}. Lay half of ${filoPart} in a small tin, sheet on sheet, brushing each with ${brush}. Strew with ${[nuts, ...real([cheese, spice])]} and cover with the other sheets, brushed in the same way.`,
  );
  board.step(
    () =>
      say`Cut right through into diamonds with a sharp knife, before it goes in: baked sheets shatter. Bake ${until('crisp and evenly gold', 35, 40)}.`,
  );
  const lemon = takeIf(board, kitchen.find('lemon', 'orange'), { total: 30, prepare: 'juiced' });
  const sweet = board.take(syrup, { each: 30 });
  board.step(() =>
    cheese === null
      ? say`Warm ${[sweet, ...real([lemon])]} with ${servings} tablespoons of water in a small pan ${over('low')} ${until('runny', 2, 3)}. Pour it over the hot pastry: it hisses, and goes to the bottom. Leave for ${wait(60, 'an hour')} before you lift a piece out.`
      : say`Leave for ${wait(5, '5 minutes')}, trickle with ${[sweet, ...real([lemon])]} and eat while the middle is soft and the top shatters.`,
  );
  const isSugar = syrup.food.category === 'sugar';
  const names = real([cheese?.item, nutItem, isSugar || cheese !== null ? null : syrup]).map(({ food }) =>
    nameOne(food, us),
  );
  return board.finish(() => ({
    dish: 'strudel',
    title: fitTitle(
      `${names.join(' and ')} filo diamonds${isSugar ? ' in syrup' : cheese === null ? '' : ` with ${nameOne(syrup.food, us)}`}`,
      `${nameOne(nutItem.food, us)} filo diamonds`,
    ),
    introduction:
      'Hot pastry and warm syrup, then an hour of peace: every layer drinks its share and the top stays crisp.',
    keeps: cheese === null ? 'Keeps 4 days in a tin.' : 'Best at once.',
    plate: [80, 300],
    fit: 0.84,
  }));
}
