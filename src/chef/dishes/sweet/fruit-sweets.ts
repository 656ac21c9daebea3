// Fruit as the pudding itself: baked whole or in halves with something sweet and something crisp, or cut up in a syrup.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChocolate,
  isCream,
  isDriedFruit,
  isFruit,
  isNamed,
  isNut,
  isSeed,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { are, half, it, oven, portion, rest, say, sayIf, until, wait } from '../../words/say.ts';
import { isFrozen, takeSpice } from '../parts/fruit-cut.ts';
import { takeFat } from '../parts/spreading-fat.ts';
import { makeCustard } from '../parts/sweet-tops.ts';

export const bakedFruit: Dish = {
  id: 'baked-fruit',
  family: 'pudding',
  side: 'sweet',
  needs: ['oven'],
  prior: 0.68,
  cook: writeBaked,
};
export const fruitSalad: Dish = {
  id: 'fruit-salad',
  family: 'pudding',
  side: 'sweet',
  needs: [],
  prior: 0.55,
  cook: writeSalad,
};

/** How each is set in the dish, and the minutes at 190 C that soften it. */
const BAKED: Readonly<
  Partial<Record<FoodId, readonly [prepare: string, low: number, high: number, each: number]>>
> = {
  apple: ['cored, skin scored round the middle', 35, 40, 1],
  'cooking-apple': ['cored, skin scored round the middle', 35, 45, 1],
  pear: ['halved and cored', 30, 35, 1],
  quince: ['peeled, cored and cut into eighths', 75, 90, 0.5],
  peach: ['halved and stoned', 18, 22, 1],
  nectarine: ['halved and stoned', 18, 22, 1],
  plum: ['halved and stoned', 18, 22, 3],
  apricot: ['halved and stoned', 15, 20, 3],
  figs: ['cut with a deep cross and opened', 12, 15, 3],
  banana: ['peeled and halved lengthways', 12, 15, 1],
  pineapple: ['peeled, cored and cut into thick slices', 20, 25, 0.25],
};
const SWEET: readonly FoodId[] = [
  'honey',
  'maple-syrup',
  'golden-syrup',
  'brown-sugar',
  'sugar',
  'marmalade',
  'jam',
  'elderflower-cordial',
];
const CRUMBS: readonly FoodId[] = ['oats', 'granola', 'biscuit', 'breadcrumbs', 'marzipan'];
/** Cut flat, with nothing to fill. */
const FLAT: readonly FoodId[] = ['banana', 'pineapple', 'quince'];
const POURED: readonly FoodId[] = ['tahini', 'almond-butter'];

function writeBaked(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fruit = pick(kitchen, (food) => BAKED[food.id] !== undefined).sort(byWorth)[0];
  const way = fruit === undefined ? undefined : BAKED[fruit.food.id];
  if (fruit === undefined || way === undefined) return null;
  const [prepare, low, high, count] = way;
  const board = startDraft(kitchen);
  const fruitPart = board.take(fruit, { total: (fruit.food.gramsEach ?? 100) * count * servings, prepare });
  const nuts = takeIf(board, first(kitchen, isNut, isSeed), { each: 12, cut: 'chopped' });
  const dried = takeIf(board, first(kitchen, isDriedFruit), { each: 12, cut: 'chopped' });
  const crumbs = takeIf(board, kitchen.find(...CRUMBS), { each: 12, prepare: '' });
  const syrup = kitchen.find(...SWEET);
  const sweet = board.need(
    syrup === undefined ? ['brown-sugar', 'sugar'] : [syrup.food.id],
    servings,
    'tbsp',
  );
  const spice = takeSpice(board, kitchen, 0.5);
  const scents = real(
    (['cinnamon-stick', 'star-anise', 'cloves'] as const).map((id) =>
      takeIf(board, kitchen.find(id), (one) => ({ total: one.food.gramsEach ?? 1, prepare: '' })),
    ),
  );
  const butter = takeFat(board, 10 * servings);
  const citrus = takeIf(board, kitchen.find('orange', 'lemon'), { total: 60, prepare: 'juiced' });
  const spirit = takeIf(board, kitchen.find('rum', 'whisky', 'marsala', 'port', 'liqueur', 'sherry'), {
    each: 12,
  });
  const chocolate = takeIf(board, first(kitchen, isChocolate), { each: 12, prepare: 'broken up' });
  // Oats stay loose and dry unless fat is rubbed into them.
  const isSolid = butter.unit === 'g' || butter.food.id === 'margarine';
  const rubbed = crumbs !== null && isNamed(crumbs.food, 'oats', 'breadcrumbs');
  const filling = [...real([chocolate, nuts, dried]), ...(crumbs === null || rubbed ? [] : [crumbs])];
  const pinch = needIf(board, kitchen.find('salt'), 1, 'pinch');
  const isFlat = isNamed(fruit.food, ...FLAT);
  const isDry = sweet.food.category === 'sugar';
  const inside = [...filling, portion(sweet, 0.5, `half the ${sweet.noun}`), ...real([spice, pinch])];
  const whole = isNamed(fruit.food, 'apple', 'cooking-apple');
  const onto = isFlat ? 'over them' : whole ? 'down into the middles' : 'into the hollows';
  board.step(
    () =>
      say`Heat the oven to ${oven(190, us)}. Set ${fruitPart}${fruitPart.plural ? ' close together' : ''} in a small baking dish${whole ? '' : ', cut side up'}. ${rubbed ? say`${isSolid ? 'Rub' : 'Stir'} ${half(butter)} into ${real([crumbs])} until it clumps, mix in ${inside} and ${isFlat ? 'strew' : 'push'}` : filling.length > 0 ? say`Mix ${inside} together and ${isFlat ? 'strew' : 'push'}` : say`${isFlat ? 'Strew' : 'Spoon'} ${inside}`} ${fruitPart.plural ? onto : onto.replace('them', 'it')}.`,
  );
  board.step(
    () =>
      say`${isSolid ? 'Dot with' : 'Trickle over'} ${rubbed ? rest(butter) : butter}, ${isDry ? 'scatter' : 'trickle'} over ${portion(sweet, 0.5, `the rest of the ${sweet.noun}`)} and pour ${real([citrus, spirit]).length === 0 ? '3 tablespoons of water' : say`${real([citrus, spirit])} and 2 tablespoons of water`} round the sides${sayIf(scents.length > 0, () => say`, with ${scents}`)}.${fruit.food.id === 'quince' ? ' Cover with foil for the first hour, or they dry before they soften.' : ''} Bake, spooning the juices over once, ${until(`${fruitPart.plural ? 'they give' : 'it gives'} to the tip of a knife and the juices are syrupy`, low, high)}.`,
  );
  const custard = makeCustard(board);
  const cool = takeIf(
    board,
    first(kitchen, isCream, isYoghurt) ?? kitchen.find('custard', 'ice-cream', 'mascarpone', 'ricotta'),
    { each: 45 },
  );
  const poured = takeIf(board, kitchen.find(...POURED), { each: 12 });
  board.step(
    () =>
      say`Leave for ${wait(5, '5 minutes')}: the juices thicken and stop scalding. Spoon them over${sayIf(poured, (poured) => say`, trickle on ${poured}, let down with a little of the hot juice,`)} and eat warm${sayIf(cool, (cool) => say`, with ${cool}`)}${sayIf(custard, (said) => say`, ${said}`)}.`,
  );
  const syrupy = sweet.from === 'yours' && sweet.food.category !== 'sugar' ? sweet : null;
  const guest = real([
    spirit,
    syrupy,
    chocolate,
    nuts,
    dried,
    spice,
    sweet.from === 'yours' && sweet.food.id !== 'sugar' ? sweet : null,
  ])[0];
  const baked = `baked ${(fruitPart.plural ? nameMany : nameOne)(fruit.food, us)}`;
  const second = guest === nuts ? undefined : (nuts ?? poured);
  return board.finish(() => ({
    dish: 'baked-fruit',
    title: fitTitle(
      `${baked}${guest === undefined ? (custard === null ? ` in ${fruitPart.plural ? 'their' : 'its'} own juices` : ' with custard') : ` with ${nameOne(guest.food, us).replace('ground ', '')}${second == null ? '' : ` and ${nameMany(second.food, us)}`}`}`,
      baked,
    ),
    introduction:
      'A spoonful of water in the dish is enough to start a syrup; the fruit makes the rest of it.',
    keeps: 'Keeps 2 days in the fridge; good cold for breakfast, or warmed through.',
    plate: [120, 420],
    fit: 0.72 + (sweet.from === 'yours' ? 0.06 : 0) + (filling.length > 0 ? 0.06 : 0),
  }));
}

function cutFor(item: Item): { readonly prepare: string } {
  const { food } = item;
  if (isFrozen(item)) return { prepare: 'thawed' };
  if (isNamed(food, 'orange', 'grapefruit', 'mandarin'))
    return { prepare: 'peeled with a knife and sliced into rounds' };
  if (isNamed(food, 'apple', 'pear')) return { prepare: 'cored and thinly sliced' };
  if (isNamed(food, 'pomegranate')) return { prepare: 'seeds knocked out' };
  if (isNamed(food, 'grapes')) return { prepare: 'halved' };
  if (isNamed(food, 'strawberries')) return { prepare: 'hulled and halved' };
  if (isNamed(food, 'passion-fruit')) return { prepare: 'pulp scooped out' };
  if (food.category === 'berry') return { prepare: '' };
  if (food.category === 'stone-fruit') return { prepare: 'stoned and sliced' };
  if (isNamed(food, 'banana', 'kiwi')) return { prepare: 'peeled and sliced' };
  return {
    prepare:
      food.preparation === undefined
        ? 'cut into small chunks'
        : `${food.preparation.replace(' and ', ', ')} and cut into small chunks`,
  };
}

function writeSalad(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fruit = pick(
    kitchen,
    (food) =>
      (isFruit(food) || isNamed(food, 'grapefruit', 'mandarin', 'pomegranate')) &&
      (food.raw === 'fine' || food.raw === 'peel'),
  )
    .sort(byWorth)
    .slice(0, 6);
  if (fruit.length < 2) return null;
  const board = startDraft(kitchen);
  const sugar = board.need(['sugar', 'honey', 'maple-syrup', 'agave-syrup'], servings, 'tsp');
  const sharp = takeIf(board, kitchen.find('lime', 'lemon'), { total: 40, prepare: 'juiced' });
  const juice = takeIf(
    board,
    kitchen.find('juice', 'apple-juice', 'pineapple-juice', 'elderflower-cordial'),
    { each: 25 },
  );
  const ginger = takeIf(board, kitchen.find('ginger'), { each: 3, prepare: 'peeled and finely grated' });
  const spice = needIf(
    board,
    kitchen.find('cinnamon', 'star-anise', 'rose-water', 'orange-blossom-water', 'vanilla-extract'),
    0.25,
    'tsp',
  );
  const late = fruit.filter((item) =>
    isNamed(item.food, 'banana', 'raspberries', 'pomegranate', 'blackberries'),
  );
  const early = fruit.filter((item) => !late.includes(item));
  const take = (item: Item) => board.take(item, { each: 200 / fruit.length, ...cutFor(item) });
  const earlyParts = early.map(take);
  const lateParts = late.map(take);
  const syrup = real([sharp, juice, ginger, spice]);
  board.step(
    () =>
      say`Stir ${[sugar, ...syrup]}${syrup.length === 0 ? ' with 2 tablespoons of hot water' : ' and a tablespoon of hot water'} in a wide bowl until it is a thin syrup.${sayIf(earlyParts.length > 0, () => say` Add ${earlyParts}, turn ${it(...earlyParts)} over and leave for ${wait(15, '15 minutes')}: the juice that runs out is the sauce.`)}`,
  );
  const herb = takeIf(board, kitchen.find('mint', 'basil'), { each: 2, prepare: 'leaves torn' });
  const nuts = takeIf(board, first(kitchen, isNut, isSeed), { each: 8, cut: 'chopped' });
  const cool = takeIf(board, first(kitchen, isYoghurt, isCream) ?? kitchen.find('ice-cream', 'ricotta'), {
    each: 50,
  });
  const tops = real([herb, nuts]);
  board.step(
    () =>
      say`${sayIf(lateParts.length > 0, () => say`Fold in ${lateParts} last, since ${it(...lateParts) === 'it' ? 'it' : 'they'} ${are(...lateParts) === 'is' ? 'goes' : 'go'} soft or ${are(...lateParts) === 'is' ? 'stains' : 'stain'} the rest. `)}${sayIf(tops.length > 0, () => say`Scatter with ${tops}. `)}Eat cool rather than cold${sayIf(cool, (cool) => say`, with ${cool}`)}, with all of the juice.`,
  );
  const names = [...early, ...late].slice(0, 3).map((item) => nameOne(item.food, us));
  return board.finish(() => ({
    dish: 'fruit-salad',
    title: fitTitle(
      `${names.slice(0, 2).join(names.length > 2 ? ', ' : ' and ')}${names.length > 2 ? ` and ${names[2] ?? ''}` : ''} salad${herb === null ? (sharp === null ? '' : ` with ${nameOne(sharp.food, us)} syrup`) : ` with ${nameOne(herb.food, us)}`}`,
      `${names[0] ?? ''} and ${names[1] ?? ''} fruit salad`,
    ),
    introduction:
      'The syrup goes into the bowl first and the firmest fruit after it, so that nothing has to be stirred to pieces.',
    keeps: 'Best on the day; keep it covered in the fridge.',
    plate: [140, 420],
    fit: 0.62 + Math.min(0.16, fruit.length * 0.04) + (herb === null ? 0 : 0.04),
  }));
}
