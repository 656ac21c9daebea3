// Toasties, quesadillas and topped toast: what a bread bin and a piece of cheese make in ten minutes.

import type { Food, FoodId } from '../../../food/foods.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCheese,
  isChilli,
  isCookedMeat,
  isCured,
  isFlatbread,
  isFryingCheese,
  isGarlic,
  isGratingCheese,
  isMeltingCheese,
  isNamed,
  isOnion,
  isReadyFish,
  isSaladLeaf,
  isSoftCheese,
  isSoftHerb,
  isSpringOnion,
  isTinnedFish,
  isTinnedLegume,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeButter, takeOil, takePepper, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { toaster } from '../alone/solo-toast.ts';
import { fryBacon } from '../parts/sweet-tops.ts';

export const toastie: Dish = {
  id: 'toastie',
  family: 'bread',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: writeToastie,
};
export const quesadilla: Dish = {
  id: 'quesadilla',
  family: 'bread',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: writeQuesadilla,
};
export const toppedToast: Dish = {
  id: 'topped-toast',
  family: 'bread',
  side: 'savoury',
  needs: [],
  prior: 0.35,
  cook: writeToast,
};

const SPREADS: readonly FoodId[] = [
  'mustard',
  'wholegrain-mustard',
  'chutney',
  'mango-chutney',
  'pesto',
  'marmite',
  'kimchi',
  'lingonberry-jam',
];

function writeToastie(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const bread = first(kitchen, (food) => isBread(food) && !isNamed(food, 'croissant', 'scone', 'crumpet'));
  const cheese = first(kitchen, isMeltingCheese, isGratingCheese, (food) =>
    isNamed(food, 'brie', 'camembert'),
  );
  if (bread === undefined || cheese === undefined) return null;
  const board = startDraft(kitchen);
  const bacon = fryBacon(board);
  const slice = bread.food.gramsEach ?? 40;
  const isCut = slice > 150 || bread.food.amount.unit === 'slice';
  const cheesePart = board.take(cheese, { each: 60, prepare: 'grated or thinly sliced' });
  const ham = takeIf(
    board,
    first(kitchen, isCookedMeat, (food) => isCured(food) && food.raw === 'fine'),
    { each: 40, prepare: '' },
  );
  const tomato = takeIf(
    board,
    ham === null ? kitchen.find('tomato', 'apple', 'pear') : kitchen.find('tomato'),
    { each: 45, prepare: 'thinly sliced' },
  );
  const onion = takeIf(board, first(kitchen, isSpringOnion), { each: 10, cut: 'thin-slices' });
  const spread = kitchen.find(...SPREADS);
  const spreadPart = takeIf(board, spread, { each: 8 });
  const pepper = takePepper(board);
  const filling = real([ham, tomato, onion]);
  const butter = takeButter(board, 15 * servings);
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 6, cut: 'crushed' });
  const breadPart = board.take(bread, {
    each: slice > 150 ? slice / 2 : isCut ? slice * 2 : slice,
    prepare: slice > 150 ? 'cut into slices' : '',
  });
  board.step(() =>
    together(
      say`Spread ${butter}${sayIf(garlic, (one) => say`, mixed with ${one},`)} over one side of ${breadPart}, right to the edges, and turn half of them buttered side down.`,
      sayIf(spreadPart, (spreadPart) => say`Spread the upper sides thinly with ${spreadPart}.`),
    ),
  );
  board.step(
    () =>
      say`Cover with ${half(cheesePart)}${sayIf(filling.length > 0, () => say`, then ${filling}`)}${sayIf(bacon, (one) => say`, lay on ${the(one)}`)}, grind over ${pepper}, and add ${rest(cheesePart)}, keeping it a finger's width from the crust so that it melts inwards and not into the pan. Close with the other ${isCut ? 'slices' : 'halves'}, buttered side up.`,
  );
  board.step(
    () =>
      say`Set a heavy frying pan ${over('medium-low')}. Fry the sandwich${servings > 1 ? 'es' : ''}, pressing now and then with a spatula, ${until('crisp and deep gold underneath', 4, 5)}. Turn and cook the other side ${until('the cheese has melted and begins to ooze', 3, 4)}.`,
  );
  board.step(
    () =>
      say`Leave for a minute before you cut ${servings > 1 ? 'them' : 'it'} in half: cheese straight from the pan runs out and burns.`,
  );
  const inside = real([ham, bacon, tomato, garlic]).map(({ food }) => nameMany(food, us));
  return board.finish(() => ({
    dish: 'toastie',
    title: `${nameOne(cheese.food, us)} ${inside.length === 0 ? '' : `and ${inside[0] ?? ''} `}toastie`,
    introduction:
      'Low heat and patience: the bread turns deep gold in just the time the cheese needs to melt.',
    keeps: 'Eat it hot.',
    plate: [100, 400],
    fit: 0.95,
  }));
}

function writeQuesadilla(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const tortilla = kitchen.find('tortilla', 'corn-tortilla') ?? first(kitchen, isFlatbread);
  const cheese = first(kitchen, isMeltingCheese, isGratingCheese, isSoftCheese);
  if (
    tortilla === undefined ||
    cheese === undefined ||
    /naan|pitta|pizza|shell/.test(`${tortilla.food.id} ${tortilla.food.name}`)
  )
    return null;
  const board = startDraft(kitchen);
  const beans = first(kitchen, isTinnedLegume);
  const meat =
    beans === undefined
      ? first(
          kitchen,
          isCookedMeat,
          (food) => isCured(food) && food.raw === 'fine',
          (food) => isTinnedFish(food) && !isNamed(food, 'anchovies'),
        )
      : undefined;
  const isFishy = meat !== undefined && isTinnedFish(meat.food);
  const onion = takeIf(board, first(kitchen, isSpringOnion, isOnion), { each: 25, cut: 'finely-chopped' });
  const vegetables = pick(kitchen, (food) =>
    isNamed(food, 'pepper', 'sweetcorn', 'spinach', 'mushroom', 'tomato'),
  )
    .sort(byWorth)
    .slice(0, 2);
  const vegParts = vegetables.map((item) =>
    board.take(item, {
      each: 60,
      ...withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : item.food.cuts[0]),
    }),
  );
  const oil = takeOil(board, 1);
  const spice = kitchen.find('cumin', 'smoked-paprika', 'chilli-powder', 'paprika');
  const spicePart = needIf(board, spice, 1, 'tsp');
  const beanPart = takeIf(board, beans, { each: 90 });
  const meatPart = takeIf(board, meat, isFishy ? { each: 80 } : { each: 60, cut: 'chopped' });
  // It warms and never melts.
  const isWet = isNamed(cheese.food, 'cottage-cheese', 'ricotta', 'quark', 'cream-cheese');
  const cheesePart = board.take(cheese, {
    each: 60,
    prepare: isWet ? 'drained' : isSoftCheese(cheese.food) ? 'crumbled' : 'coarsely grated',
  });
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'finely-chopped' });
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const tortillaPart = board.take(tortilla, {
    total: (tortilla.food.gramsEach ?? 60) * servings * 2,
    prepare: '',
  });
  const soft = real([onion, ...vegParts]);
  board.step(() =>
    together(
      say`Warm ${oil} in a frying pan ${over('medium')}.`,
      sayIf(
        soft.length > 0,
        () =>
          say`Add ${soft} and cook ${vegParts.some(({ food }) => food.form === 'fresh') ? until('soft, with the pan dry', 5, 7) : onion !== null && isOnion(onion.food) ? until('soft and golden', 6, 8) : until('hot', 2, 3)}.`,
      ),
      sayIf(spicePart, (spicePart) => say`Stir in ${spicePart} ${until('fragrant', 1)}.`),
      sayIf(
        beanPart,
        (beanPart) =>
          say`Add ${beanPart}, crushing about half of them with the back of a spoon, ${until('hot all through', 3, 4)}.`,
      ),
      sayIf(
        meatPart,
        (meatPart) =>
          say`Add ${meatPart} and turn ${until('steaming hot', 3, 4)}${meatPart.food.core === undefined ? '' : say` (${readsCore(meatPart, us)})`}.`,
      ),
      soft.length + (beanPart === null ? 0 : 1) + (meatPart === null ? 0 : 1) === 0
        ? say`Tilt it so that the bottom is filmed all over, and keep it ready.`
        : say`Tip into a bowl and wipe the pan.`,
    ),
  );
  const pickle = takeIf(board, kitchen.find('gherkins', 'capers'), {
    each: 20,
    prepare: 'drained and chopped',
  });
  const crunch = takeIf(board, kitchen.find('tortilla-chips', 'crisps'), { each: 15, prepare: 'crushed' });
  const inner = real([chilli, herb, pickle]);
  board.step(
    () =>
      say`Mix ${[cheesePart, ...inner]} ${soft.length + (beanPart === null ? 0 : 1) === 0 ? 'lightly together' : 'into the filling'}. Spread over half of each of ${tortillaPart}${sayIf(crunch, (one) => say`, scatter with ${one}`)} and fold the other half over, pressing gently.`,
  );
  board.step(
    () =>
      say`Cook in the dry pan, two at a time, ${over('medium')} ${until('the underside is speckled gold', 2, 3)}. Turn and cook ${until(isWet ? 'crisp, with the filling hot' : 'crisp, with the cheese soft', 2, 3)}.`,
  );
  const sauces = real([
    takeIf(board, kitchen.find('salsa', 'guacamole', 'soured-cream', 'greek-yoghurt', 'yoghurt'), {
      each: 30,
    }),
    takeIf(board, kitchen.find('avocado'), { each: 60, prepare: 'sliced' }),
    takeIf(board, kitchen.find('lime'), { total: 60, prepare: 'cut into wedges' }),
  ]);
  board.step(() => say`Cut into wedges and eat hot${sayIf(sauces.length > 0, () => say` with ${sauces}`)}.`);
  const named = beans ?? meat ?? vegetables[0];
  return board.finish(() => ({
    dish: 'quesadilla',
    title:
      isFishy && !isWet
        ? `${nameOne(meat.food, us)} melt quesadillas`
        : `${named === undefined ? '' : `${nameOne(named.food, us)} and `}${nameOne(cheese.food, us)} quesadillas`,
    introduction: 'A dry pan is the trick: it crisps and speckles the outside, where oil would make it limp.',
    keeps: 'Eat at once, while crisp.',
    plate: [150, 500],
    fit: 0.8,
  }));
}

/** How it is made ready for a slice of toast. */
function prepareTop(food: Food): string {
  if (food.id === 'avocado') return 'stoned and peeled';
  if (/tomato/.test(food.id)) return 'thickly sliced';
  if (isTinnedFish(food)) return 'drained';
  if (isGratingCheese(food)) return 'thinly sliced';
  return /mackerel/.test(food.id) ? 'skinned and flaked' : '';
}

/** Names for a title: one beetroot, many leaves. */
function nameTops(foods: readonly Food[], us: boolean): readonly string[] {
  return foods.map((food) => (food.noun === 'count' ? nameOne(food, us) : nameMany(food, us)));
}

/** What is toast once it is toasted: a bagel goes on being a bagel. */
const isLoaf = (food: Food): boolean =>
  isNamed(food, 'bread', 'sourdough', 'rye-bread', 'baguette', 'gluten-free-bread');
const nameBread = (food: Food, us: boolean): string => (isLoaf(food) ? 'toast' : nameMany(food, us));

const callToast = (part: Part): string => (isLoaf(part.food) ? 'the toast' : the(part));

/** Wraps are rolled round things. */
const isToastable = (food: Food): boolean => isFlatbread(food) && !/tortilla/.test(food.id);

function writeToast(kitchen: Kitchen) {
  const { us } = kitchen;
  const bread = first(kitchen, isBread, isToastable);
  if (bread === undefined) return null;
  const main =
    kitchen.find(
      'avocado',
      'hummus',
      'ricotta',
      'goats-cheese',
      'feta',
      'cream-cheese',
      'tinned-sardines',
      'pickled-herring',
      'tuna',
      'tinned-tuna',
      'tomato',
      'cherry-tomato',
      'baked-beans',
    ) ?? first(kitchen, isReadyFish, isTinnedFish, isSoftCheese, isCheese, isCookedMeat);
  if (main === undefined) return null;
  const board = startDraft(kitchen);
  const isLarge = (bread.food.gramsEach ?? 40) >= 60;
  const breadPart = board.take(bread, {
    each: isBread(bread.food) ? (bread.food.gramsEach ?? 40) * (isLarge ? 1 : 2) : 80,
    prepare: '',
  });
  const toast = callToast(breadPart);
  const isFried = isFryingCheese(main.food);
  const hot = isNamed(main.food, 'baked-beans') || (isCookedMeat(main.food) && main.food.core !== undefined);
  const mainPart = board.take(main, {
    each: 80,
    prepare: isFried ? 'sliced 1 cm thick' : prepareTop(main.food),
  });
  // On something soft there is room for a slice of something salt.
  const slice = takeIf(
    board,
    ['soft-cheese', 'hard-cheese', 'melting-cheese', 'fruiting-vegetable', 'dip'].includes(main.food.category)
      ? first(kitchen, isReadyFish, (food) => isCured(food) && food.raw === 'fine')
      : undefined,
    { each: 45, prepare: '' },
  );
  const sharp = takeIf(board, kitchen.find('lemon', 'lime'), {
    each: 15,
    prepare: 'cut into wedges, if whole',
  });
  const crunch = takeIf(
    board,
    pick(
      kitchen,
      (food) =>
        isSaladLeaf(food) ||
        isNamed(
          food,
          'radish',
          'cucumber',
          'spring-onion',
          'red-onion',
          'chilli',
          'cooked-beetroot',
          'apple',
        ) ||
        isSoftHerb(food) ||
        food.category === 'seed',
    )[0],
    (item) => ({ each: isSoftHerb(item.food) ? 4 : 20, prepare: 'finely sliced or chopped' }),
  );
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 4, prepare: 'halved' });
  const pepper = takePepper(board);
  const oil = main.food.id === 'cream-cheese' ? null : takeOil(board, 1);
  if (isFried)
    board.step(
      () =>
        say`Fry ${mainPart} in a dry non-stick pan ${over('medium-high')}, turning once, ${until('golden on both sides', 4, 5)}.`,
    );
  else if (hot)
    board.step(
      () =>
        say`Warm ${mainPart} in a small pan ${over('medium')} ${until('steaming-through', 4, 5)}${mainPart.food.core === undefined ? '' : say` (${readsCore(mainPart, us)})`}.`,
    );
  board.step(() =>
    together(
      kitchen.has('hob')
        ? say`Toast ${breadPart} in a toaster, or in a dry frying pan ${over('medium')}, ${until('crisp and golden on both sides', 3, 4)}.`
        : say`Toast ${breadPart} ${toaster(kitchen)}, turning once, ${until('crisp and golden on both sides', 3, 4)}.`,
      sayIf(garlic, (garlic) => say`Rub ${toast} once with the cut side of ${garlic}.`),
    ),
  );
  const put =
    isFried || hot
      ? say`${isFried ? 'Lay' : 'Spoon'} ${the(mainPart)} over ${toast}`
      : main.food.id === 'avocado'
        ? say`Crush ${mainPart} roughly with a fork and spread over ${toast}`
        : say`${slice === null || isGratingCheese(main.food) ? 'Pile' : 'Spread'} ${mainPart} over ${toast}, right to the edges`;
  board.step(() =>
    together(
      say`${put}${sayIf(slice, (slice) => say`, and lay ${slice} on top`)}. ${oil === null ? 'Grind' : say`Trickle with ${oil} and grind`} over ${pepper}.`,
      real([sharp, crunch]).length === 0
        ? say`Eat at once, hot and crisp.`
        : say`Top with ${real([crunch, sharp])} and eat at once.`,
    ),
  );
  const extra = nameTops(
    real([crunch, sharp]).map((part) => part.food),
    us,
  );
  return board.finish(() => ({
    dish: 'topped-toast',
    title: `${slice === null ? '' : `${nameMany(slice.food, us)} and `}${nameMany(main.food, us)} on ${nameBread(bread.food, us)}${extra.length === 0 ? '' : ` with ${listWords(extra.slice(0, 1))}`}`,
    introduction:
      'Hot toast, cool topping, and something to cut through it: this wants assembling, not cooking.',
    keeps: 'Make it when you want it.',
    plate: [90, 350],
    fit: 0.45,
  }));
}
