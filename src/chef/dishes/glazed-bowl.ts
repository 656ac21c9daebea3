// Meat, fish or tofu in a dark sweet glaze over rice or noodles, with what is cool or green beside it.

import type { FoodId } from '../../food/foods.ts';
import { fitTitle, takeTops } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import type { Part } from '../draft.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { needIf, real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCookable,
  isFish,
  isGarlic,
  isGinger,
  isLeafyGreen,
  isNamed,
  isNoodle,
  isPoultry,
  isRice,
  isTofu,
  pick,
} from '../slots.ts';
import { type Board, startDraft } from '../start-draft.ts';
import { boilStarch, readsCore, simmerCut, takePlainOil } from '../tasks.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { core, over, say, sayIf, the, together, until } from '../words/say.ts';
import { cutPieces } from './boned.ts';
import { takeNori } from './cold-toppings.ts';

export const glazedBowl: Dish = {
  id: 'glazed-bowl',
  family: 'rice',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: write,
};

const GLAZES: readonly FoodId[] = [
  'miso',
  'sweet-soy-sauce',
  'hoisin-sauce',
  'gochujang',
  'soy-sauce',
  'tamari',
];
const COOL: readonly FoodId[] = ['avocado', 'cucumber', 'radish', 'carrot', 'mango', 'edamame'];
const SHARP: readonly FoodId[] = ['pickled-ginger', 'kimchi', 'vegan-kimchi', 'wasabi'];

function takeMain(board: Board, item: Item): Part {
  const { food } = item;
  if (isPoultry(food)) return board.take(item, { each: 150, ...cutPieces(item, board.kitchen.us) });
  if (isTofu(food)) return board.take(item, { each: 150, prepare: 'patted dry and cut into 2 cm cubes' });
  return board.take(item, { each: 140, prepare: '' });
}

/** The rice or the noodles, boiled or warmed, before anything else. */
function takeBase(board: Board, base: Item): Part {
  const { us, servings } = board.kitchen;
  const isCold = base.food.id === 'cooked-rice';
  const part = board.take(base, { each: isCold ? 180 : 75 });
  board.step(() =>
    isCold
      ? say`Break up ${part} in a small pan with ${servings + 1} tablespoons of water, cover and warm ${over('medium')} ${until('steaming-through', 4, 5)} (${core(74, us)}).`
      : say`${boilStarch(part, 'large', null)} Drain, cover and keep warm.`,
  );
  return part;
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const main = first(
    kitchen,
    isFish,
    (food) => isPoultry(food) && !isNamed(food, 'chicken-drumstick', 'chicken-wing'),
    (food) => isTofu(food) && food.id !== 'silken-tofu',
  );
  const glaze = kitchen.find(...GLAZES);
  const base = kitchen.find('cooked-rice') ?? first(kitchen, isRice, isNoodle);
  if (
    main === undefined ||
    glaze === undefined ||
    base === undefined ||
    isNamed(base.food, 'risotto-rice', 'rice-paper')
  )
    return null;
  const cools = pick(kitchen, (food) => COOL.includes(food.id), 2);
  const greens = pick(kitchen, (food) => isCookable(food) && !COOL.includes(food.id))
    .sort(byWorth)
    .slice(0, 1);
  if (
    greens.length + cools.length === 0 &&
    kitchen.find('nori', 'spring-onion', 'sesame-seeds', ...SHARP) === undefined
  )
    return null;
  const board = startDraft(kitchen);
  const basePart = takeBase(board, base);
  const isPaste = isNamed(glaze.food, 'miso', 'gochujang');
  const mixed = [
    board.take(glaze, { each: isPaste ? 18 : 20 }),
    ...real([
      isPaste ? null : needIf(board, kitchen.find('rice-wine', 'mirin', 'rice-vinegar'), servings, 'tsp'),
      takeIf(board, first(kitchen, isGarlic), { total: 5, cut: 'crushed' }),
      takeIf(board, first(kitchen, isGinger), { each: 4, prepare: 'peeled and finely grated' }),
      isNamed(glaze.food, 'sweet-soy-sauce', 'hoisin-sauce')
        ? null
        : board.need(['brown-sugar', 'sugar', 'honey', 'maple-syrup'], servings * 1.5, 'tsp'),
      needIf(board, kitchen.find('sesame-oil'), servings / 2, 'tsp'),
      takeIf(board, kitchen.find('lime', 'lemon'), { total: 25, prepare: 'juiced' }),
    ]),
  ];
  board.step(
    () => say`Stir ${mixed} together with ${servings + 1} tablespoons of water in a cup.`,
    'meanwhile',
  );
  const oil = takePlainOil(board, Math.max(1, Math.ceil(servings / 2)));
  const part = takeMain(board, main);
  const [cue, low, high] = isFish(main.food)
    ? (['flakes', 6, 8] as const)
    : isTofu(main.food)
      ? (['golden on every side', 6, 8] as const)
      : (['browned and cooked through', 8, 10] as const);
  board.step(() =>
    together(
      say`Heat ${oil} in a wide frying pan ${over('medium-high')}. Fry ${part}, turning${isFish(main.food) ? ' once, most of the time skin side down' : ' now and then'}, ${until(cue, low, high)}${part.food.core === undefined ? '' : say` (${readsCore(part, us)})`}.`,
      say`Pour in the glaze and let it bubble, spooning it over, ${until('thick and shiny', 1, 2)}.`,
    ),
  );
  const greenParts = greens.map((item) => board.take(item, { each: 80, ...simmerCut(item) }));
  board.step(
    () =>
      sayIf(
        greenParts.length > 0,
        () =>
          say`Cook ${greenParts} in a second pan with half a glass of water, a lid on, ${over('medium')} ${greens.every(({ food }) => isLeafyGreen(food)) ? until('just wilted', 2, 3) : until('just tender', 3, 5)}, and drain.`,
      ) ?? say``,
    'meanwhile',
  );
  const coolParts = cools.map((item) =>
    board.take(item, {
      each: 60,
      ...(item.food.id === 'avocado'
        ? { prepare: 'stoned, peeled and sliced' }
        : item.food.id === 'edamame'
          ? {}
          : { prepare: item.food.id === 'carrot' ? 'peeled and coarsely grated' : 'thinly sliced' }),
    }),
  );
  const tops = real([
    takeNori(board),
    ...takeTops(board, 'herbs-and-nuts'),
    takeIf(board, kitchen.find(...SHARP), { each: 25 }),
    needIf(board, kitchen.find('chilli-flakes', 'sriracha', 'chilli-oil'), servings / 2, 'tsp'),
  ]);
  board.step(
    () =>
      say`Divide ${the(basePart)} between bowls, lay ${the(part, ...greenParts)}${sayIf(coolParts.length > 0, () => say` and ${coolParts}`)} on top and pour over what glaze is left in the pan${sayIf(tops.length > 0, () => say`. Finish with ${tops}`)}. Eat at once.`,
  );
  const name = isNamed(glaze.food, 'sweet-soy-sauce', 'soy-sauce', 'tamari')
    ? 'soy'
    : nameOne(glaze.food, us).replace(/ (?:paste|sauce)$/, '');
  const second = [...greens, ...cools][0];
  const bowl = `${name}-glazed ${nameOne(main.food, us)} with ${nameMany(base.food, us).replace(/^cooked /, '')}`;
  return board.finish(() => ({
    dish: 'glazed-bowl',
    title:
      second === undefined
        ? fitTitle(bowl)
        : fitTitle(
            `${bowl} and ${isNamed(second.food, 'cucumber', 'avocado', 'mango') ? nameOne(second.food, us) : nameMany(second.food, us)}`,
            bowl,
          ),
    introduction:
      'The glaze goes in last, for a minute or two: sooner, its sugar would burn before the middle is done.',
    keeps: 'Eat it all today; cooked rice should not be warmed up a second time.',
    plate: [250, 800],
    fit: 0.8,
  }));
}
