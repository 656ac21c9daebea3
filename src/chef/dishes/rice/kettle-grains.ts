// Couscous or fine bulgur swollen in water from the kettle, with beans, cheese and vegetables and a sharp dressing.
// Vegetables meet a pan, a microwave or, where there is neither, only the dressing.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeCitrus, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { addPanVegetables, needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isCheese,
  isCookable,
  isDriedFruit,
  isNamed,
  isReadyFish,
  isTinnedFish,
  isTinnedLegume,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takeOil, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, it, over, portion, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { canBoil, kettleWater, onFullPower } from '../parts/without-hob.ts';

export const kettleGrains: Dish = {
  id: 'kettle-grains',
  family: 'rice',
  side: 'savoury',
  needs: [],
  prior: 0.62,
  cook: write,
};

/** Tender within minutes in a microwave with a spoonful of water. */
const STEAMED: readonly FoodId[] = [
  'courgette',
  'pepper',
  'broccoli',
  'tenderstem-broccoli',
  'cauliflower',
  'green-beans',
  'sugar-snap-peas',
  'mangetout',
  'asparagus',
  'mushroom',
  'spinach',
  'kale',
  'leek',
  'carrot',
  'sweet-potato',
  'frozen-spinach',
];

/** Thawed and hot from the kettle's water alone. */
const POURED: readonly FoodId[] = ['frozen-peas', 'peas', 'sweetcorn', 'edamame', 'broad-beans'];
const RAW: readonly FoodId[] = [
  'tomato',
  'cherry-tomato',
  'cucumber',
  'roasted-peppers',
  'avocado',
  'radish',
];
const PASTES: readonly FoodId[] = ['harissa', 'pesto', 'vegan-pesto', 'tapenade', 'chipotle'];
const SPICES: readonly FoodId[] = [
  'ras-el-hanout',
  'cumin',
  'smoked-paprika',
  'paprika',
  'curry-powder',
  'sumac',
  'zaatar',
];

type Way = 'pan' | 'microwave' | 'bowl';

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const grain = kitchen.find('couscous', 'bulgur');
  if (grain === undefined || !canBoil(kitchen)) return null;
  const way: Way = kitchen.has('hob') ? 'pan' : kitchen.has('microwave') ? 'microwave' : 'bowl';
  const legume = first(
    kitchen,
    (food) => isTinnedLegume(food) && !isNamed(food, 'baked-beans', 'refried-beans'),
  );
  const fish = first(kitchen, isTinnedFish, isReadyFish);
  const cheese =
    kitchen.find('halloumi', 'feta', 'goats-cheese', 'mozzarella', 'paneer') ?? first(kitchen, isCheese);
  // From the freezer they cool the water that the grain swells in, so they get two waters of their own, and the time.
  const hurries = kitchen.maxMinutes !== null && kitchen.maxMinutes < 20;
  const poured = pick(kitchen, (food) => POURED.includes(food.id) && !(hurries && food.form !== 'tinned'), 1);
  const raw = pick(kitchen, (food) => RAW.includes(food.id), 3);
  const cooked = findCooked(kitchen, way, raw);
  const hearts = real([cheese, legume, fish]);
  if (hearts.length + cooked.length + poured.length === 0) return null;

  const onionItem = kitchen.find('onion', 'shallot');
  const board = startDraft(kitchen);
  const grainPart = board.take(grain, { each: 70 });
  // Half a teaspoon to 150 g of dry grain, and half of that where the cheese is salty.
  const salty = cheese !== undefined && isNamed(cheese.food, 'feta', 'halloumi') ? 150 : 75;
  const salt = board.need(['salt'], Math.max(0.25, Math.round(grainPart.grams / salty) / 4), 'tsp');
  const cube = takeIf(board, kitchen.find('stock-cube', 'chicken-stock-cube'), {
    total: 5 * servings,
    prepare: 'crumbled',
  });
  const dried = takeIf(board, first(kitchen, isDriedFruit), { each: 15, cut: 'chopped' });
  const spice = placeSpice(board, way === 'pan' && [legume, onionItem, ...cooked].some(Boolean));
  const pouredParts = poured.map((item) => board.take(item, { each: 60 }));
  const frozen = pouredParts.filter(({ food }) => food.form !== 'tinned');
  const steeped = pouredParts.filter((part) => !frozen.includes(part));
  // Bulgur drinks nearly twice its weight, and takes four times as long as couscous.
  const [minutes, drinks] = isNamed(grain.food, 'bulgur') ? [20, 1.9] : [5, 1.4];
  if (frozen.length > 0)
    board.step(
      () =>
        say`Put ${frozen} in a bowl, cover well with water straight from the kettle and leave for ${wait(5, '5 minutes')}. Drain, and do the same once more with fresh boiling water ${wait(5, 'for 5 minutes')}, until hot all through. Drain again.`,
    );
  board.step(
    () =>
      say`Put ${[grainPart, ...real([cube, dried, spice.steeped]), ...steeped, salt]} in a large bowl and pour over ${kettleWater(roundAmount(grainPart.grams * drinks), kitchen)}. Cover with a plate and leave for ${wait(minutes, `${minutes} minutes`)}, until the water has gone.`,
  );

  const oil = takeOil(board, Math.max(2, servings * 1.5));
  const legumePart = takeIf(board, legume, { each: 110 });
  const cheesePart = takeIf(board, cheese, {
    each: cheese?.food.id === 'halloumi' ? 75 : 45,
    ...cheeseCut(cheese, way),
  });
  const paste = takeIf(board, kitchen.find(...PASTES), { each: 15 });
  const fried = way === 'pan' && cheesePart?.food.category === 'frying-cheese' ? cheesePart : null;
  const onion = takeIf(board, onionItem, {
    each: way === 'pan' ? 60 : 15,
    cut: 'thin-slices',
  });
  heatVegetables(board, way, cooked, { oil, legume: legumePart, cheese: fried, onion, spice: spice.bloomed });

  const heated = cooked.length + real([legumePart, fried, onion]).length > 0;
  const acid =
    takeCitrus(board, servings > 2 ? 60 : 40) ??
    board.need(['red-wine-vinegar', 'cider-vinegar', 'vinegar', 'balsamic-vinegar'], 1.5 * servings, 'tsp');
  const garlic = takeIf(board, kitchen.find('garlic'), { total: 4, cut: 'crushed' });
  const honey = takeIf(board, kitchen.find('honey', 'pomegranate-molasses'), { each: 4 });
  const cold = way === 'pan' ? [] : real([onion]);
  const rawParts = raw.map((item) =>
    board.take(item, {
      each: 80,
      prepare: isNamed(item.food, 'cherry-tomato')
        ? 'halved'
        : isNamed(item.food, 'avocado')
          ? 'stoned, peeled and diced'
          : item.food.form === 'jar'
            ? 'drained and sliced'
            : 'chopped',
    }),
  );
  const sliced =
    way === 'bowl'
      ? cooked.map((item) =>
          board.take(item, { each: 90, cut: item.food.cuts.includes('grated') ? 'grated' : 'thin-slices' }),
        )
      : [];
  const mixed = [...rawParts, ...sliced, ...cold];
  board.step(
    () =>
      say`Stir ${[...real([paste, acid, garlic, spice.stirred, honey]), way === 'bowl' || !heated ? oil : rest(oil)]} together in a cup.${sayIf(mixed.length > 0, () => say` Turn ${mixed} over in half of it, and let the juices run.`)}`,
    'meanwhile',
  );
  const tops = takeTops(board, 'herbs-and-nuts');
  const olives = takeIf(board, kitchen.find('olives', 'capers'), { each: 15 });
  const fishPart = takeIf(board, fish, {
    each: 70,
    prepare: isTinnedFish(fish?.food ?? grain.food) ? 'drained' : 'flaked',
  });
  const cool = takeIf(board, kitchen.find('greek-yoghurt', 'yoghurt', 'hummus', 'tzatziki'), { each: 30 });
  const leaves = takeIf(
    board,
    first(kitchen, (food) => food.category === 'salad-leaf'),
    { each: 20 },
  );
  const late = real([
    ...frozen.map((part) => portion(part, 0, the(part))),
    cheesePart === fried ? null : cheesePart,
    fishPart,
    olives,
    leaves,
  ]);
  board.step(
    () =>
      say`Fork up ${the(grainPart)} and pour over the dressing${mixed.length === 0 ? '' : ` with ${the(...mixed)}`}. Fold in ${way !== 'bowl' && heated ? `what is in the ${way === 'pan' ? 'pan' : 'other bowl'}${late.length === 0 ? '' : ', then '}` : ''}${[...real([way === 'bowl' ? legumePart : null]), ...late]}. ${tops.length === 0 ? 'Serve' : say`Scatter with ${tops} and serve`} warm${sayIf(cool, (cool) => say`, with ${cool} on top`)}.`,
  );
  const lead = real([cheese, legume, fish, ...cooked, ...raw, dried?.item, ...poured]);
  const accent = paste === null ? '' : `${nameOne(paste.food, us).replace('basil ', '')} `;
  const base = nameOne(grain.food, us).replace(' wheat', '');
  return board.finish(() => ({
    dish: 'kettle-grains',
    title: fitTitle(
      `${accent}${base} with ${lead
        .slice(0, 2)
        .map((item) => nameMany(item.food, us))
        .join(' and ')}`,
      `${base} with ${lead[0] === undefined ? 'lemon' : nameMany(lead[0].food, us)}`,
    ),
    introduction:
      way === 'pan'
        ? `The kettle cooks the ${base} while the pan does the rest, and the dressing goes on while both are hot.`
        : `No hob needed: the kettle cooks the ${base}, and the dressing goes on while ${it(grainPart) === 'it' ? 'it is' : 'they are'} hot enough to drink it in.`,
    keeps: 'Keeps a day in the fridge; good cold, with a little more lemon or vinegar.',
    plate: [180, 620],
    fit:
      0.62 +
      (paste === null ? 0 : 0.1) +
      (cheese === undefined ? 0 : 0.06) +
      (way === 'pan' && !heated ? 0 : 0.12),
  }));
}

/** A raw spice tastes of dust: it goes into hot fat, or where nothing is fried into the boiling water. */
function placeSpice(board: Board, isFried: boolean) {
  const part = needIf(board, board.kitchen.find(...SPICES), board.kitchen.servings / 2, 'tsp');
  const isSharp = part !== null && isNamed(part.food, 'sumac', 'zaatar');
  return {
    stirred: isSharp ? part : null,
    bloomed: isFried && !isSharp ? part : null,
    steeped: isFried || isSharp ? null : part,
  };
}

function findCooked(kitchen: Kitchen, way: Way, raw: readonly Item[]): readonly Item[] {
  const fits = (item: Item): boolean =>
    !raw.includes(item) &&
    !POURED.includes(item.food.id) &&
    (way === 'pan'
      ? isCookable(item.food) && !['root-vegetable', 'squash'].includes(item.food.category)
      : way === 'microwave'
        ? STEAMED.includes(item.food.id)
        : isNamed(item.food, 'courgette', 'carrot', 'pepper', 'spinach', 'fennel', 'celery'));
  return kitchen.items.filter(fits).sort(byWorth).slice(0, 3);
}

function cheeseCut(cheese: Item | undefined, way: Way): { readonly prepare?: string } {
  if (cheese === undefined) return {};
  if (cheese.food.category === 'frying-cheese')
    return { prepare: way === 'pan' ? 'cut into small cubes' : 'coarsely grated' };
  return { prepare: cheese.food.category === 'soft-cheese' ? 'crumbled' : 'torn or grated' };
}

interface Hot {
  readonly oil: Part;
  readonly legume: Part | null;
  readonly cheese: Part | null;
  readonly onion: Part | null;
  readonly spice: Part | null;
}

function heatVegetables(board: Board, way: Way, items: readonly Item[], hot: Hot): void {
  const { oil, legume, cheese, onion, spice } = hot;
  if (way === 'bowl' || items.length + real([legume, cheese, onion]).length === 0) return;
  if (way === 'pan') {
    board.step(() => {
      const vegetables = addPanVegetables(board, items, 100);
      return together(
        say`Warm ${half(oil)} in a wide frying pan ${over('medium-high')}.`,
        sayIf(onion, (onion) => say`Cook ${onion} ${until('golden-edges', 6, 8)}.`),
        vegetables.said,
        sayIf(spice, (one) => say`Stir in ${one} ${until('fragrant', 1)}.`),
        sayIf(cheese, (cheese) => say`Add ${cheese} and turn ${until('golden on most sides', 3, 4)}.`),
        sayIf(legume, (legume) => say`Tip in ${legume} and shake the pan ${until('hot all through', 2, 3)}.`),
      );
    }, 'meanwhile');
    return;
  }
  const parts = items.map((item) => board.take(item, { each: 100, ...withCut(item, microwaveCut(item)) }));
  board.step(
    () =>
      parts.length === 0
        ? say`Put ${real([legume])} in a microwave-proof bowl with ${half(oil)}, cover and microwave ${onFullPower()} ${until('steaming hot', 1, 2)}.`
        : together(
            say`Put ${parts} in a microwave-proof bowl with ${half(oil)} and 2 tablespoons of water. Cover with a plate and microwave ${onFullPower()}, stirring once, ${until('just tender', 3, 4)}.`,
            sayIf(legume, (legume) => say`Stir in ${legume}, cover and heat ${until('steaming hot', 1, 2)}.`),
          ),
    'meanwhile',
  );
}

function microwaveCut(item: Item) {
  return item.food.cuts.includes('dice-1cm') ? ('dice-1cm' as const) : item.food.cuts[0];
}
