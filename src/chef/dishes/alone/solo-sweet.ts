// Fruit, dairy, chocolate and drinks on their own, or with one another.

import type { FoodId } from '../../../food/foods.ts';
import type { Draft } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isCitrus, isFruit, isMilk, isNamed, isYoghurt } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { are, it, over, say, sayIf, together, until, wait } from '../../words/say.ts';
import { fruitCut, isFrozen } from '../parts/fruit-cut.ts';
import { makeCustard } from '../parts/sweet-tops.ts';

export function cookSoloSweet(kitchen: Kitchen, item: Item): Draft | null {
  const { food } = item;
  if (food.side === 'savoury' && !food.roles.includes('alcohol')) return null;
  if (
    isFruit(food) ||
    food.category === 'citrus' ||
    food.category === 'dried-fruit' ||
    isNamed(food, 'rhubarb')
  )
    return food.heat.fry !== undefined && kitchen.has('hob')
      ? fryFruit(kitchen, item)
      : plateFruit(kitchen, item);
  if ((isMilk(food) || food.category === 'chocolate') && kitchen.has('hob')) return warmMilk(kitchen);
  if (['drink', 'juice', 'wine'].includes(food.category) || food.roles.includes('alcohol'))
    return pourDrink(kitchen, item);
  // A bowl of cream or of dry oats is nobody's pudding.
  if (food.category === 'cream' || food.id === 'oats') return null;
  // With garlic it is a sauce.
  if (food.category === 'yoghurt' && kitchen.find('garlic') !== undefined) return null;
  if (['yoghurt', 'dessert', 'biscuit', 'cereal', 'snack', 'soft-cheese'].includes(food.category))
    return bowlIt(kitchen, item);
  return null;
}

/** The other way with fruit: plain where it was fried. */
export const SWEET_WAYS: readonly ((kitchen: Kitchen, item: Item) => Draft | null)[] = [
  (kitchen, item) =>
    isFruit(item.food) && item.food.side !== 'savoury' && item.food.raw === 'fine'
      ? plateFruit(kitchen, item)
      : null,
];

const SWEETENERS: readonly FoodId[] = ['sugar', 'brown-sugar', 'honey', 'maple-syrup'];

/** The cook's own sweetener comes before the cupboard's. */

function sweetener(kitchen: Kitchen): readonly FoodId[] {
  const own = kitchen.items.filter(({ food }) => food.staple === 0 && SWEETENERS.includes(food.id));
  return [...own.map(({ food }) => food.id), ...SWEETENERS.filter((id) => kitchen.choose(id) !== undefined)];
}

function fryFruit(kitchen: Kitchen, item: Item): Draft {
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, { each: 150 });
  const butter = takeButter(board, 10 * servings);
  const sugar = board.need(['brown-sugar', 'sugar', 'honey'], 2 * servings, 'tsp');
  const yoghurt = takeIf(
    board,
    kitchen.find('yoghurt', 'greek-yoghurt', 'double-cream', 'single-cream', 'ice-cream'),
    { each: 40 },
  );
  board.step(
    () =>
      say`Cut ${part} into thick wedges or slices. ${butter.food.category === 'butter' ? 'Melt' : 'Warm'} ${butter} in a wide frying pan ${over('medium')} and wait until ${butter.food.category === 'butter' ? 'the foam dies down' : 'it shimmers'}.`,
  );
  board.step(
    () =>
      say`Lay the fruit in, sprinkle with ${sugar} and leave alone ${until('golden underneath', 3, 4)}. Turn and cook ${until('tender and glazed', 2, 3)}: it goes from gold to burnt quickly, so stay with it.`,
  );
  board.step(
    () =>
      say`Leave for a minute, since it is hot enough to burn the tongue, then eat warm${yoghurt === null ? ' with the juices from the pan' : say` with ${yoghurt} and the juices from the pan`}.`,
  );
  return board.finish(() => ({
    dish: 'sweet-plate',
    title: `caramelised ${nameMany(item.food, us)}`,
    introduction: 'A little sugar, a hot pan and no stirring: the fruit makes its own glaze.',
    keeps: 'Best warm.',
    plate: [80, 350],
    fit: 0.4,
  }));
}

function plateFruit(kitchen: Kitchen, item: Item): Draft | null {
  const { us } = kitchen;
  if (item.food.raw === 'no' || isCitrus(item.food)) return null;
  const board = startDraft(kitchen);
  const isDried = item.food.category === 'dried-fruit';
  const part = board.take(item, {
    each: isDried ? 50 : 150,
    ...(isFrozen(item) ? { prepare: 'thawed' } : {}),
  });
  const name = (part.plural ? nameMany : nameOne)(item.food, us);
  const ids = sweetener(kitchen);
  const sweet = ids.length === 0 ? null : board.need(ids, kitchen.servings, 'tsp');
  board.step(
    () =>
      say`Cut ${part} into neat pieces, or leave whole if small, and put in a bowl${sweet === null ? '.' : say` with ${sweet}.`} ${isDried ? 'Pour over hot water, just to cover.' : 'Turn over gently.'}`,
  );
  board.step(
    () =>
      say`Leave for ${isDried ? wait(30, 'half an hour') : wait(10, '10 minutes')}, until ${isDried ? 'plump' : 'a little syrup gathers at the bottom'}, and spoon ${isDried ? 'the syrup' : 'it'} back over before you eat.`,
  );
  return board.finish(() => ({
    dish: 'sweet-plate',
    title: `${name} in ${part.plural ? 'their' : 'its'} own syrup`,
    introduction: `Left to stand with a little sweetness, ${name} ${are(part)} halfway to a pudding.`,
    keeps: 'Keeps a day in the fridge.',
    plate: [20, 350],
    fit: 0.3,
  }));
}

function warmMilk(kitchen: Kitchen): Draft {
  const board = startDraft(kitchen);
  const chocolate = kitchen.items.find(
    (one) => one.food.category === 'chocolate' || isNamed(one.food, 'cocoa-powder'),
  );
  const milkItem = kitchen.items.find((one) => isMilk(one.food));
  const milk =
    milkItem === undefined
      ? board.need(['milk', 'oat-milk', 'soya-milk'], 200 * kitchen.servings, 'ml')
      : board.take(milkItem, { each: 200 });
  const chocolatePart = takeIf(board, chocolate, { each: 25, prepare: 'finely chopped' });
  const ids = sweetener(kitchen);
  const sweet = ids.length === 0 ? null : board.need(ids, kitchen.servings, 'tsp');
  const spice = kitchen.find('cinnamon', 'cardamom', 'vanilla-extract');
  const spicePart = needIf(board, spice, 0.25, 'tsp');
  board.step(
    () =>
      say`Put ${[milk, ...real([spicePart])]} in a small pan ${over('medium')} and warm, stirring, ${until('small bubbles gather at the edge', 4, 5)}. Do not let it boil: it would form a skin.`,
  );
  board.step(
    () =>
      say`Take off the heat, whisk in ${real([chocolatePart, sweet]).length === 0 ? 'plenty of air until frothy' : say`${real([chocolatePart, sweet])} until smooth and frothy`}, and pour into warm mugs.`,
  );
  return board.finish(() => ({
    dish: 'hot-drink',
    title:
      chocolate === undefined
        ? `warm frothed ${milk.food.name}${sweet?.item == null ? '' : ` with ${sweet.food.name}`}`
        : 'thick hot chocolate',
    introduction:
      chocolate === undefined
        ? 'Whisked hard at the end, it turns light and faintly sweet.'
        : 'Real chocolate, whisked in off the boil, is thicker and less sweet than any powder.',
    keeps: 'Drink it hot.',
    plate: [150, 400],
    fit: 0.4 + (chocolate === undefined ? 0 : 0.1),
  }));
}

function pourDrink(kitchen: Kitchen, item: Item): Draft {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(item, { each: item.food.category === 'wine' ? 125 : 180 });
  const citrus = takeIf(board, kitchen.find('lemon', 'lime', 'orange'), { total: 60, prepare: 'sliced' });
  const mint = takeIf(board, kitchen.find('mint'), { each: 2, prepare: '' });
  const other = kitchen.items.find(
    (one) => one !== item && ['drink', 'juice'].includes(one.food.category) && item.food.category === 'juice',
  );
  const second = takeIf(board, other, { each: 80 });
  board.step(
    () =>
      say`Chill ${part.plural ? 'the glasses' : 'a glass for each person'} in the freezer for ${wait(10, '10 minutes')}, and fill with ice if you have it.`,
  );
  board.step(() =>
    together(
      say`Pour in ${real([part, second])}${real([citrus, mint]).length === 0 ? '' : say`, tuck in ${real([citrus, mint])}`} and stir once. Drink cold.`,
    ),
  );
  return board.finish(() => ({
    dish: 'cooler',
    title: `iced ${nameMany(item.food, us)}`,
    introduction: item.food.roles.includes('alcohol')
      ? 'For adults: a cold glass does more for it than anything you could add.'
      : 'A cold glass does more for it than anything you could add.',
    keeps: '',
    plate: [50, 400],
    fit: 0.3,
  }));
}

const TOPPINGS: readonly string[] = [
  'biscuit',
  'cereal',
  'snack',
  'jam',
  'syrup',
  'chocolate',
  'dessert',
  'nut',
  'dried-fruit',
  'spread',
];

function bowlIt(kitchen: Kitchen, item: Item): Draft {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const isCereal = item.food.category === 'cereal';
  const isDry = isCereal || ['snack', 'biscuit'].includes(item.food.category);
  const part = board.take(item, { each: isDry ? 50 : 120 });
  const others = kitchen.items
    .filter(
      ({ food }) =>
        food !== item.food &&
        food.side !== 'savoury' &&
        (TOPPINGS.includes(food.category) || isNamed(food, 'mint') || (isFruit(food) && food.raw !== 'no')),
    )
    .sort((a, b) => Number(isFruit(b.food)) - Number(isFruit(a.food)))
    .slice(0, 4)
    .map((one) =>
      board.take(
        one,
        isFruit(one.food) ? { each: 70, ...fruitCut(one) } : { each: one.food.roles[0] === 'herb' ? 2 : 20 },
      ),
    );
  const custard = isCereal ? null : makeCustard(board);
  const milk = takeIf(board, isCereal ? first(kitchen, isMilk, isYoghurt) : undefined, { each: 125 });
  const ids = sweetener(kitchen);
  const own = kitchen.find(...SWEETENERS);
  const sweet =
    (others.length > 0 && (own === undefined || others.some(({ food }) => food === own.food))) ||
    ids.length === 0 ||
    item.food.category === 'snack' ||
    item.food.category === 'biscuit'
      ? null
      : board.need(ids, kitchen.servings, 'tsp');
  const tops = [...others, ...real([sweet])];
  board.step(() =>
    isCereal
      ? say`Put ${part} in bowls${sayIf(milk, (milk) => say` and pour over ${milk}, cold`)}, and wait no longer than it takes to find the spoons.`
      : say`Divide ${part} between small bowls${kitchen.servings === 1 ? ', or eat from one' : ''}${isDry ? ', so that nobody has to reach' : `, and let ${it(part)} stand for a few minutes so that the cold does not dull the taste`}.`,
  );
  const isCrisp = tops.some(({ food }) => ['biscuit', 'cereal', 'snack', 'nut'].includes(food.category));
  board.step(() =>
    tops.length === 0
      ? say`Eat slowly, with a hot drink beside you.`
      : say`Finish with ${tops} ${custard === null ? '' : 'and the hot custard '}just before you eat${isCrisp ? ', so that what is crisp stays crisp' : ', and not before: juice thins what it stands on'}.`,
  );
  return board.finish(() => ({
    dish: 'sweet-plate',
    title:
      tops[0] === undefined
        ? `a bowl of ${nameMany(item.food, us)}`
        : `${nameMany(item.food, us)} with ${listWords(tops.slice(0, 2).map(({ food }) => (food.noun === 'count' ? nameOne(food, us) : nameMany(food, us))))}`,
    introduction: 'Nothing to cook: only a bowl, a spoon and the right order.',
    keeps: '',
    plate: [20, 350],
    fit: 0.3 + (others.length > 1 || milk !== null ? 0.25 : 0),
  }));
}
