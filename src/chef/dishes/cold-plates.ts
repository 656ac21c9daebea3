// Put together cold: a bowl of something to dip into, a slaw, a sandwich, cheese with melon.

import { fitTitle, takeTops } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import type { Kitchen } from '../kitchen.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCheese,
  isCitrus,
  isCookedMeat,
  isCured,
  isFlatbread,
  isNut,
  isSaladLeaf,
  isSaladVegetable,
  isSmokedFish,
  isSoftHerb,
  isTinnedFish,
  pick,
} from '../slots.ts';
import { startDraft } from '../start-draft.ts';
import { takeOil, takePepper, takeSalt, withCut } from '../tasks.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { are, core, half, it, over, rest, say, sayIf, the, together, until, wait } from '../words/say.ts';

export const dipPlate: Dish = {
  id: 'dip-plate',
  family: 'plate',
  side: 'savoury',
  needs: [],
  prior: 0.5,
  cook: writeDip,
};
export const slaw: Dish = {
  id: 'slaw',
  family: 'salad',
  side: 'savoury',
  needs: [],
  prior: 0.5,
  cook: writeSlaw,
};
export const sandwich: Dish = {
  id: 'sandwich',
  family: 'bread',
  side: 'savoury',
  needs: [],
  prior: 0.5,
  cook: writeSandwich,
};
export const melonAndCheese: Dish = {
  id: 'melon-and-cheese',
  family: 'salad',
  side: 'savoury',
  needs: [],
  prior: 0.5,
  cook: writeMelon,
};

const DIPS = ['hummus', 'tzatziki', 'baba-ganoush', 'guacamole'];
const DIPPABLE = [
  'carrot',
  'cucumber',
  'celery',
  'pepper',
  'radish',
  'chicory',
  'cherry-tomato',
  'tomato',
  'sugar-snap-peas',
  'fennel',
  'kohlrabi',
];

function writeDip(kitchen: Kitchen) {
  const { servings } = kitchen;
  const ready = kitchen.find(...DIPS);
  const beans =
    ready === undefined
      ? kitchen.find('chickpeas', 'butter-beans', 'cannellini-beans', 'black-beans', 'haricot-beans')
      : undefined;
  const tahini = kitchen.find('tahini', 'peanut-butter', 'greek-yoghurt', 'yoghurt');
  if (
    ready === undefined &&
    (beans === undefined || (tahini === undefined && first(kitchen, isCitrus) === undefined))
  )
    return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, servings);
  if (beans !== undefined) {
    const beanPart = board.take(beans, { each: 120 });
    const tahiniPart = takeIf(board, tahini, { each: 18 });
    const garlic = takeIf(board, kitchen.find('garlic'), { total: 5, cut: 'crushed' });
    const lemon = takeIf(board, first(kitchen, isCitrus), { total: 40, prepare: 'juiced' });
    const cumin = board.need(['cumin', 'smoked-paprika', 'paprika'], 0.5, 'tsp');
    const salt = takeSalt(board, 0.15);
    board.step(
      () =>
        say`Keep a spoonful of ${beanPart} back for the top. ${kitchen.has('blender') ? 'Blend' : 'Crush with a fork, then beat,'} the rest with ${real([tahiniPart, garlic, lemon, cumin, salt])}, ${half(oil)} and 2 tablespoons of cold water until pale and smooth, a good 2 minutes; let it down with more water until it falls softly from the spoon.`,
    );
  }
  const readyPart = takeIf(board, ready, { each: 90 });
  const bread = takeIf(
    board,
    first(kitchen, isFlatbread, isBread) ?? kitchen.find('cracker', 'tortilla-chips'),
    (item) => ({ each: Math.max(60, item.food.gramsEach ?? 60), prepare: '' }),
  );
  const crisp = kitchen.items
    .filter((item) => DIPPABLE.includes(item.food.id))
    .slice(0, 3)
    .map((item) =>
      board.take(item, {
        each: 80,
        ...(item.food.id.endsWith('tomato') || item.food.id === 'radish'
          ? { cut: 'halves' as const }
          : withCut(item, 'batons')),
      }),
    );
  if (bread === null && crisp.length === 0 && beans === undefined) return null;
  const toasted =
    bread !== null &&
    bread.food.category !== 'biscuit' &&
    bread.food.category !== 'snack' &&
    kitchen.has('hob');
  if (bread !== null && toasted)
    board.step(
      () =>
        say`Warm ${bread} in a dry frying pan ${over('medium')} ${until('brown in spots and crisp at the edges', 3, 4)}, and cut into fingers.`,
    );
  const extra = real([
    takeIf(board, kitchen.find('feta', 'olives'), { each: 25 }),
    takeIf(board, kitchen.find('olives', 'roasted-peppers', 'sun-dried-tomatoes', 'gherkins'), { each: 20 }),
    takeIf(board, kitchen.find('falafel'), { each: 60 }),
  ]);
  const tops = takeTops(board, 'herbs-and-nuts');
  const pepper = takePepper(board);
  const oilLeft = beans === undefined ? oil : rest(oil);
  board.step(() =>
    together(
      readyPart === null
        ? say`Spread the dip in a wide bowl, make a hollow with the back of a spoon and pour in ${oilLeft}.`
        : say`Spread ${readyPart} in a wide bowl, make a hollow with the back of a spoon and pour in ${oilLeft}.`,
      say`Finish with ${[...tops, pepper]}${beans === undefined ? '' : ' and what you kept back'}. Set ${crisp.length + extra.length === 0 ? 'the bowl in the middle of the table' : say`${[...crisp, ...extra]} round it`}${bread === null ? ', and dip.' : toasted ? ` and dip with ${the(bread)} while ${are(bread) === 'are' ? 'they are' : 'it is'} warm.` : say` and dip with ${bread}.`}`,
    ),
  );
  const lead = ready ?? beans;
  const name =
    lead === undefined
      ? 'dip'
      : ready !== undefined
        ? nameOne(ready.food, kitchen.us)
        : beans?.food.id === 'chickpeas' && tahini?.food.id === 'tahini'
          ? 'hummus'
          : `whipped ${nameMany(lead.food, kitchen.us)}`;
  const withWhat = crisp[0] ?? bread;
  return board.finish(() => ({
    dish: 'dip-plate',
    title: fitTitle(
      `${name}${withWhat === null || withWhat === undefined ? ' with oil and spice' : ` with ${nameMany(withWhat.food, kitchen.us)}${crisp.length > 0 && bread !== null ? ` and ${nameMany(bread.food, kitchen.us)}` : ''}`}`,
      name,
    ),
    introduction: kitchen.wording(
      'A smooth thing in the middle, crisp and warm things round it, and no forks.',
      'Cold water, beaten in at the end, is what makes it pale and light.',
    ),
    keeps: 'The dip keeps 3 days in the fridge, covered.',
    plate: [140, 500],
    fit:
      0.62 +
      (bread === null ? 0 : 0.08) +
      (crisp.length > 0 ? 0.08 : 0) +
      (tahini?.food.id === 'tahini' ? 0.15 : 0),
  }));
}

function writeSlaw(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const shreds = [
    'cabbage',
    'red-cabbage',
    'chinese-leaf',
    'carrot',
    'kohlrabi',
    'celeriac',
    'fennel',
    'beetroot',
    'brussels-sprout',
    'daikon',
  ]
    .map((id) => kitchen.find(id))
    .filter((item) => item !== undefined)
    .slice(0, 3);
  const lead = shreds[0];
  const creamy = kitchen.find('mayonnaise', 'vegan-mayonnaise', 'greek-yoghurt', 'yoghurt', 'soured-cream');
  const citrus = first(kitchen, isCitrus);
  if (
    lead === undefined ||
    lead.food.id === 'carrot' ||
    (creamy === undefined && citrus === undefined && kitchen.find('apple') === undefined)
  )
    return null;
  const board = startDraft(kitchen);
  const parts = shreds.map((item, place) =>
    board.take(item, {
      each: place === 0 ? 130 : 60,
      ...withCut(
        item,
        item.food.cuts.includes('shreds')
          ? 'shreds'
          : item.food.cuts.includes('grated')
            ? 'grated'
            : 'thin-slices',
      ),
    }),
  );
  const salt = takeSalt(board, 0.25);
  board.step(
    () =>
      say`Put ${parts} in a wide bowl with ${salt} and squeeze and turn with your hands until it begins to feel limp. Leave for ${wait(10, '10 minutes')}, then tip away the liquid: salted now, it will not weep later.`,
  );
  const creamyPart = takeIf(board, creamy, { each: 28 });
  const acid =
    citrus === undefined
      ? board.need(['cider-vinegar', 'vinegar', 'red-wine-vinegar', 'rice-vinegar'], servings, 'tbsp')
      : board.take(citrus, { total: 35, prepare: 'juiced' });
  const oil = creamyPart === null ? takeOil(board, servings) : null;
  const sweet =
    kitchen.find('apple') === undefined
      ? board.need(['sugar', 'honey', 'maple-syrup', 'brown-sugar'], 1, 'tsp')
      : null;
  const mustard =
    kitchen.find('mustard', 'wholegrain-mustard') === undefined
      ? null
      : board.need(['wholegrain-mustard', 'mustard'], 1, 'tsp');
  const dressing = real([creamyPart, acid, oil, sweet, mustard]);
  const pepper = takePepper(board);
  const apple = takeIf(board, kitchen.find('apple', 'pear', 'mango'), {
    each: 60,
    prepare: 'cut into matchsticks',
  });
  const onion = takeIf(board, kitchen.find('red-onion', 'onion'), { each: 20, cut: 'thin-slices' });
  const meat = takeIf(board, first(kitchen, isCookedMeat), { each: 70, prepare: 'in strips' });
  const chilli = takeIf(board, kitchen.find('chilli', 'jalapeno'), { total: 10, cut: 'finely-chopped' });
  const dried = takeIf(board, kitchen.find('raisins', 'dried-cranberries'), { each: 12 });
  const more = real([apple, onion, chilli, dried, meat]);
  board.step(
    () =>
      say`Stir ${dressing} together with ${pepper} and pour over.${sayIf(more.length > 0, () => say` Add ${more}`)}${more.length > 0 ? ' and toss' : ' Toss'} until every shred is coated.`,
  );
  const tops = takeTops(board, 'herbs-and-nuts');
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 25, prepare: 'crumbled' });
  board.step(
    () =>
      say`Taste, because cabbage takes more sharpness than you think${real([...tops, cheese]).length === 0 ? '' : say`, then scatter with ${real([...tops, cheese])}`}. Eat within a few hours, while ${it(...parts) === 'them' ? 'it all' : 'it'} still crunches.`,
  );
  return board.finish(() => ({
    dish: 'slaw',
    title: fitTitle(
      `${nameOne(lead.food, us)}${shreds[1] === undefined ? (apple === null ? '' : ` and ${nameOne(apple.food, us)}`) : ` and ${nameOne(shreds[1].food, us)}`} slaw${citrus === undefined ? '' : ` with ${nameOne(citrus.food, us)}`}`,
      `${nameOne(lead.food, us)} slaw`,
    ),
    introduction: kitchen.wording(
      'Salt first, dressing after: the shreds soften without losing their crunch, and nothing pools at the bottom.',
      'Ten minutes under salt does more for a slaw than any dressing.',
    ),
    keeps: 'Keeps a day in the fridge, a little softer.',
    plate: [130, 420],
    fit: 0.62 + (shreds.length > 1 ? 0.1 : 0) + (creamy === undefined ? 0 : 0.06),
  }));
}

function writeSandwich(kitchen: Kitchen) {
  const { us } = kitchen;
  const bread = kitchen.find(
    'bread',
    'sourdough',
    'baguette',
    'bread-roll',
    'bagel',
    'ciabatta',
    'rye-bread',
    'croissant',
    'gluten-free-bread',
    'brioche',
    'burger-bun',
  );
  const fry = kitchen.has('hob')
    ? kitchen.find('bacon', 'fish-fingers', 'sausage', 'halloumi', 'hot-dog', 'chicken-nugget')
    : undefined;
  const cold =
    first(kitchen, isCookedMeat, isTinnedFish, isSmokedFish, isCured) ??
    kitchen.find('boiled-egg', 'falafel');
  const main = fry ?? cold;
  const fresh = kitchen.items
    .filter(
      (item) =>
        isSaladLeaf(item.food) ||
        ['tomato', 'cucumber', 'cherry-tomato', 'coleslaw', 'gherkins', 'avocado'].includes(item.food.id),
    )
    .slice(0, 3);
  if (
    bread === undefined ||
    main === undefined ||
    (fresh.length === 0 &&
      kitchen.find('mayonnaise', 'mustard', 'ketchup', 'chutney', 'butter') === undefined)
  )
    return null;
  if (main.food.id === 'hot-dog' && main.food.form !== 'cooked') return null;
  const board = startDraft(kitchen);
  const oven1 = main.food.category === 'breaded';
  const part = board.take(main, {
    each:
      main.food.category === 'breaded'
        ? (main.food.gramsEach ?? 28) * 3
        : main.food.category === 'sausage'
          ? 120
          : 70,
    ...(main.food.id === 'halloumi' ? { cut: 'slices-1cm' as const } : {}),
  });
  const hot = main === fry || part.food.core !== undefined;
  if (hot) {
    const oil = takeOil(board, 1);
    const heat = main.food.heat.fry ?? main.food.heat.warm ?? { minutes: [6, 8] as const };
    const low = oven1 ? 10 : Math.max(3, heat.minutes[0]);
    board.step(
      () =>
        say`Heat ${oil} in a frying pan ${over('medium')}. Add ${part} and cook, turning, ${until(oven1 ? 'crisp and golden on every side' : main === fry ? 'well browned' : 'steaming-through', low, Math.max(low + 1, oven1 ? 12 : heat.minutes[1]))}${part.food.core === undefined ? '' : say` (${core(part.food.core.coreC, us)} inside)`}.`,
    );
  }
  const breadPart = board.take(bread, {
    each: (bread.food.gramsEach ?? 40) * (bread.food.amount.unit === 'slice' ? 2 : 1),
    prepare: '',
  });
  const spread = real([
    takeIf(board, kitchen.find('mayonnaise', 'vegan-mayonnaise', 'cream-cheese', 'butter', 'hummus'), {
      each: 14,
    }),
    takeIf(
      board,
      kitchen.find(
        'mustard',
        'ketchup',
        'chutney',
        'horseradish',
        'barbecue-sauce',
        'brown-sauce',
        'pesto',
        'sriracha',
      ),
      { each: 8 },
    ),
  ]);
  const freshParts = fresh.map((item) =>
    board.take(item, {
      each: isSaladLeaf(item.food) ? 20 : 45,
      ...(['tomato', 'cucumber', 'cherry-tomato'].includes(item.food.id)
        ? { prepare: 'sliced' }
        : item.food.id === 'avocado'
          ? { prepare: 'stoned, peeled and sliced' }
          : {}),
    }),
  );
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 30, prepare: 'sliced' });
  const onion = takeIf(board, kitchen.find('red-onion', 'spring-onion'), { each: 10, cut: 'thin-slices' });
  const pepper = takePepper(board);
  board.step(() =>
    together(
      kitchen.has('hob') && bread.food.id !== 'croissant'
        ? say`Toast ${breadPart} lightly in a dry pan ${over('medium')}, on one side only, ${until('golden', 2, 3)}.`
        : say`Split or slice ${breadPart}.`,
      sayIf(
        spread.length > 0,
        () =>
          say`Spread ${kitchen.has('hob') && bread.food.id !== 'croissant' ? 'the soft side' : 'the cut sides'} with ${spread}, right to the edge: it keeps the juices out.`,
      ),
    ),
  );
  const layers = real([...freshParts, cheese, onion]);
  const filling = hot ? `the hot ${part.noun}` : null;
  board.step(
    () =>
      say`Layer ${layers.length === 0 ? (filling === null ? say`${part}` : filling) : filling === null ? say`${[part, ...layers]}` : say`${layers} and ${filling}`} on one half, grind over ${pepper}, press on the lid with the flat of your hand and cut in two.`,
  );
  const short = nameMany(main.food, us);
  const second = fresh[0] ?? (cheese === null ? undefined : first(kitchen, isCheese));
  const blt =
    main.food.id === 'bacon' &&
    fresh.some((item) => isSaladLeaf(item.food)) &&
    fresh.some((item) => /tomato/.test(item.food.id));
  return board.finish(() => ({
    dish: 'sandwich',
    title: fitTitle(
      blt
        ? 'bacon, lettuce and tomato sandwich'
        : `${short}${second === undefined ? '' : ` and ${nameMany(second.food, us)}`} sandwich`,
      `${short} sandwich`,
    ),
    introduction: kitchen.wording(
      'Toasted on one side only: crisp to bite into, soft where it holds the filling.',
      'Something soft, something crisp, something sharp, and bread that was worth the trouble.',
    ),
    keeps: 'Make it when you want to eat it.',
    plate: [130, 420],
    fit: 0.62 + (fresh.length > 1 ? 0.08 : 0) + (blt ? 0.15 : 0) + (spread.length > 0 ? 0.05 : 0),
  }));
}

function writeMelon(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fruit = kitchen.find('watermelon', 'melon', 'peach', 'nectarine', 'figs', 'pear', 'grapes');
  const cheese = kitchen.find(
    'feta',
    'halloumi',
    'goats-cheese',
    'mozzarella',
    'burrata',
    'blue-cheese',
    'brie',
    'camembert',
    'cheddar',
    'manchego',
    'pecorino',
    'ricotta',
  );
  if (fruit === undefined || cheese === undefined || cheese.food.id === 'halloumi') return null;
  const board = startDraft(kitchen);
  const fruitPart = board.take(fruit, {
    each: 180,
    prepare:
      fruit.food.id === 'grapes'
        ? 'halved'
        : fruit.food.category === 'melon'
          ? 'peeled and cut into wedges'
          : 'cored or stoned and sliced',
  });
  const cheesePart = board.take(cheese, { each: 60, prepare: 'broken into pieces' });
  const leaves = takeIf(board, first(kitchen, isSaladLeaf), { each: 30 });
  const veg = pick(
    kitchen,
    (food) =>
      isSaladVegetable(food) &&
      !isSaladLeaf(food) &&
      ['cucumber', 'red-onion', 'tomato', 'cherry-tomato', 'radish', 'fennel'].includes(food.id),
  )
    .sort(byWorth)
    .slice(0, 2)
    .map((item) =>
      board.take(item, { each: item.food.id === 'red-onion' ? 15 : 60, ...withCut(item, 'thin-slices') }),
    );
  const ham = takeIf(board, kitchen.find('prosciutto'), { each: 25, prepare: 'torn' });
  board.step(
    () =>
      say`Lay ${[...real([leaves]), fruitPart, ...veg]} over a wide plate, without heaping, and tuck ${[cheesePart, ...real([ham])]} in between.`,
  );
  const oil = takeOil(board, Math.max(1, servings / 2));
  const acid =
    takeIf(board, first(kitchen, isCitrus), { total: 25, prepare: 'juiced' }) ??
    board.need(['balsamic-vinegar', 'red-wine-vinegar', 'cider-vinegar', 'vinegar'], servings, 'tsp');
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'torn' });
  const nuts = takeIf(board, first(kitchen, isNut), { each: 12, cut: 'chopped' });
  const honey = takeIf(board, kitchen.find('honey'), { each: 5 });
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Trickle over ${[oil, acid, ...real([honey])]}, grind over ${pepper}${sayIf(real([herb, nuts]).length > 0, () => say` and scatter with ${real([herb, nuts])}`)}. Leave for ${wait(5, '5 minutes')}, no more, so that the juices run together.`,
  );
  const bread = takeIf(board, first(kitchen, isBread, isFlatbread) ?? kitchen.find('cracker'), (item) => ({
    each: Math.max(40, item.food.gramsEach ?? 40),
    prepare: '',
  }));
  if (bread !== null)
    board.step(
      () => say`Eat with ${bread}, and use the last of it to wipe up what has gathered on the plate.`,
    );
  return board.finish(() => ({
    dish: 'melon-and-cheese',
    title: fitTitle(
      `${nameOne(cheese.food, us)} and ${nameOne(fruit.food, us)} ${bread?.food.id === 'cracker' ? 'plate' : 'salad'}${herb === null ? (nuts === null ? '' : ` with ${nameMany(nuts.food, us)}`) : ` with ${nameOne(herb.food, us)}`}`,
      `${nameOne(cheese.food, us)} and ${nameOne(fruit.food, us)} salad`,
    ),
    introduction: kitchen.wording(
      'Sweet juice against salt cheese: it needs oil, something sharp, and nothing else.',
      'Cold fruit and cool cheese, dressed at the last minute.',
    ),
    keeps: 'Eat within the hour.',
    plate: [160, 450],
    fit: 0.75 + (herb === null ? 0 : 0.06),
  }));
}
