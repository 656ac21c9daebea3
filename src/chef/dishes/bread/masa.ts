// Dough of masa harina: tortillas from a dry pan, filled with what there is, or thick cakes that are split and filled.

import type { Food } from '../../../food/foods.ts';
import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft, Part, Portion, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBraising,
  isCheese,
  isChilli,
  isChop,
  isCitrus,
  isCookable,
  isCookedMeat,
  isLeafyGreen,
  isMince,
  isNamed,
  isOnion,
  isPoultry,
  isPrawn,
  isTinnedLegume,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takePlainOil, takeSalt, untaken, withCut } from '../../tasks.ts';
import { nameMany } from '../../words/name-food.ts';
import { half, over, portion, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { NAMED_FIT, takeDoses } from '../parts/kit.ts';
import { waterFor } from '../parts/pot-water.ts';

export const masa: Dish = {
  id: 'masa',
  family: 'bread',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.9,
  cook: write,
};

/** Flour for arepas is cooked before it is ground; it makes cakes and no tortillas. */
function isArepa({ typed }: Item): boolean {
  return typed.some((text) => /masarepa|arepa|\bpan\b/i.test(text));
}

function measureFilling(item: Item) {
  const { food } = item;
  if (isMince(food) || isPrawn(food) || isTinnedLegume(food))
    return {
      each: 90,
      prepare: isTinnedLegume(food) && food.id !== 'refried-beans' ? 'drained and rinsed' : '',
    };
  if (isCookedMeat(food) || food.id === 'pulled-pork') return { each: 80, prepare: 'shredded' };
  return { each: 110, prepare: 'cut into 1 cm strips' };
}

/** Minutes in a hot pan, in thin strips; meat for braising is no filling for a quick tortilla. */
function isFilling(food: Food): boolean {
  return (
    isMince(food) ||
    isPoultry(food) ||
    isChop(food) ||
    isPrawn(food) ||
    isTinnedLegume(food) ||
    isCookedMeat(food) ||
    food.id === 'pork-shoulder' ||
    food.category === 'cured-sausage'
  );
}

function cutForPan(item: Item) {
  const { food } = item;
  if (food.id === 'nopal') return { each: 80, prepare: 'spines and edges cut off, cut into strips' };
  if (food.id === 'corn-on-the-cob') return { each: 100, prepare: 'kernels cut from the cob' };
  if (food.id === 'tomatillo') return { each: 80, prepare: 'husked and quartered' };
  return {
    each: 70,
    ...withCut(item, isLeafyGreen(food) ? 'shreds' : (food.heat['stir-fry']?.cut ?? food.cuts[0])),
  };
}

/** Onion, meat and spice, before the vegetables; nothing where the vegetables are alone. */
function fryFirst(parts: readonly Part[], meat: readonly Part[], salt: Portion, us: boolean): Said | null {
  if (parts.length === 0) return null;
  const raw = meat.find(({ food }) => food.core !== undefined || isBraising(food));
  const done =
    meat.length === 0 ? until('soft and fragrant', 4, 5) : until('browned and hot all through', 7, 9);
  return say`Cook ${[...parts, salt]}, stirring, ${done}${raw === undefined ? '' : say` (${readsCore(raw, us)})`}.`;
}

/** Cheese, alone or with beans, and nothing that stays in pieces: it is shut into the dough. */
function closesOver(kitchen: Kitchen): boolean {
  const more = pick(
    kitchen,
    (food) => isFilling(food) || isCookable(food) || isNamed(food, 'avocado', 'tomatillo', 'nopal'),
  );
  return (
    first(kitchen, isCheese) !== undefined &&
    more.every(({ food }) => isNamed(food, 'refried-beans', 'cabbage'))
  );
}

function write(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const flour = kitchen.find('masa-harina');
  if (flour === undefined) return null;
  const board = startDraft(kitchen);
  const arepa = isArepa(flour);
  const pupusa = !arepa && closesOver(kitchen);
  const masaPart = board.take(flour, { each: 90 });
  const salt = takeSalt(board);
  const fries = !pupusa || first(kitchen, isTinnedLegume, isOnion) !== undefined;
  const water = waterFor(Math.round((masaPart.grams * 1.4) / 25) * 25, us).replace(
    /(?: of)? water$/,
    ' of warm water',
  );
  board.step(
    () =>
      say`Stir ${[masaPart, fries ? half(salt) : salt]} with ${water}, knead in the bowl for two minutes and leave, covered, ${wait(15)}. It should feel like soft clay; add water by the spoonful if its edge cracks when you press it.`,
  );
  const salsaItem = kitchen.find('tomatillo');
  const fillings = pick(kitchen, isFilling, 2);
  const vegetables = pick(
    kitchen,
    (food) =>
      !pupusa && (isCookable(food) || food.id === 'nopal') && !isOnion(food) && food.id !== 'tomatillo',
  )
    .sort(byWorth)
    .slice(0, 3);
  if (fillings.length === 0 && vegetables.length === 0 && first(kitchen, isCheese) === undefined) return null;
  const onionItem = first(kitchen, isOnion);
  const onion = takeIf(board, onionItem, { each: 50, cut: 'finely-chopped' });
  const oil = fries ? takePlainOil(board, 2) : null;
  const hot = takeDoses(board, [
    [isChilli, -20],
    [['garlic'], 3],
    [['dried-chilli'], 4, 'deseeded, soaked in hot water for 15 minutes and finely chopped'],
  ]);
  const salsa = takeIf(board, salsaItem, { each: 90, prepare: 'husked, rinsed and quartered' });
  const herbs = takeDoses(board, [
    [['epazote', 'oregano'], 1, 'chopped'],
    [['cumin', 'smoked-paprika', 'chipotle', 'taco-seasoning'], 1],
  ]);
  if (salsa !== null)
    board.step(
      () =>
        say`Put ${[salsa, ...hot]} in a dry frying pan ${over('medium-high')} and cook, turning, ${salsa.food.form === 'tinned' || /^tinned/.test(salsa.food.name) ? until('thick, with the juice gone', 5, 6) : until('blackened in patches and collapsing', 8, 10)}. Crush roughly with a fork and set aside.`,
    );
  const meat = fillings.map((item) => board.take(item, measureFilling(item)));
  const greens = vegetables.map((item) => board.take(item, cutForPan(item)));
  const spiced = [...(salsa === null ? hot : []), ...herbs];
  const cooked = [...meat, ...greens];
  const saltLeft = rest(salt);
  // Beans that fry for long are dry and split: they join what is charred at the end.
  const isOfBeans = greens.length > 0 && meat.length > 0 && meat.every(({ food }) => isTinnedLegume(food));
  const firstIn = isOfBeans ? [] : [...real([onion]), ...meat, ...spiced];
  const charred = isOfBeans ? [...real([onion]), ...greens] : greens;
  if (oil !== null && (cooked.length > 0 || onion !== null))
    board.step(() =>
      together(
        say`Heat ${oil} in a frying pan ${over('medium-high')}.`,
        fryFirst(firstIn, meat, saltLeft, us),
        greens.length === 0
          ? null
          : say`Add ${firstIn.length === 0 ? [...charred, saltLeft] : charred} and cook, turning now and then, ${until('tender and charred at the edges', 8, 10)}.`,
        isOfBeans ? say`Stir in ${[...meat, ...spiced]} and cook ${until('hot all through', 3, 4)}.` : null,
      ),
    );
  const makes = servings * (arepa ? 2 : pupusa ? 3 : 4);
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 30, prepare: 'crumbled or grated' });
  board.step(() =>
    pupusa
      ? say`Divide the dough into ${makes} balls and hollow each with a thumb. Fill with ${[...real([onion, ...cooked]).map((part) => portion(part, 0, the(part))), ...real([cheese])]}, close the dough over it and pat flat, as thick as a finger. Cook in a dry, heavy pan ${over('medium')}, turning once, ${until('blistered with brown and hot inside', 8, 10)}.`
      : arepa
        ? say`Divide the dough into ${makes} balls and flatten to cakes as thick as a finger. Cook in a dry, heavy pan ${over('medium')}, turning once, ${until('freckled with brown and sounding hollow when tapped', 14, 16)}. Split along one side.`
        : say`Divide the dough into ${makes} balls. Press each between two sheets of baking paper, under a heavy pan, as thin as a coin. Cook them two by two, in two dry pans ${over('high')}, about a minute a side, ${until('the edges lift and brown spots show', makes, makes + 2)} for all of them. Keep in a cloth.`,
  );
  const cool = takeDoses(board, [
    [['avocado'], 50, 'sliced'],
    [['pineapple'], 40, 'finely chopped'],
    [['lettuce', 'cabbage', 'radish'], 25, 'finely sliced'],
    [['salsa', 'guacamole', 'soured-cream', 'mayonnaise'], 20],
    [['pumpkin-seeds'], 6, 'toasted'],
  ]);
  const tops = takeTops(board, 'herbs');
  const wedge = takeIf(
    board,
    first(kitchen, (food) => isCitrus(food) && untaken(board, food.id).length > 0),
    ({ food }) => ({ total: food.gramsEach ?? 60, prepare: 'cut into wedges' }),
  );
  const into = [...cool, ...tops];
  board.step(() =>
    pupusa
      ? say`Eat at once, torn open${sayIf(into.length > 0, () => say`, with ${into}`)}${sayIf(wedge, (one) => say` and ${one} to squeeze over`)}.`
      : say`Fill the ${arepa ? 'hot cakes' : 'warm rounds'} with ${cooked.length > 0 ? the(...cooked) : 'the onion'}${salsa === null ? '' : `, a spoonful of ${the(salsa)}`}${sayIf(cheese, (one) => say` and ${one}`)}${sayIf(into.length > 0, () => say`, then ${into}`)}. Eat at once${sayIf(wedge, (one) => say`, with ${one} to squeeze over`)}.`,
  );
  const names = [...fillings, ...vegetables]
    .slice(0, 2)
    .map(({ food }) => nameMany(food, us).replace(/^ears? of | (?:on the )?cobs?$/, ''));
  const named = names.length === 0 ? 'cheese' : names.join(' and ');
  return board.finish(() => ({
    dish: 'masa',
    title: fitTitle(
      `${arepa ? 'arepas' : pupusa ? 'pupusas' : 'tacos on fresh masa tortillas'} with ${named}${pupusa && names.length > 0 ? ' and cheese' : ''}`,
      `${arepa ? 'arepas' : 'masa tacos'} with ${named}`,
      `${arepa ? 'arepas' : 'masa tacos'} with ${names[0] ?? named}`,
    ),
    introduction: pupusa
      ? 'Shut into the dough, the cheese melts where it cannot run away.'
      : arepa
        ? 'Corn cakes from a dry pan, crisp outside and soft within, split while they are too hot to hold.'
        : 'Masa, water and a very hot pan, and nothing else: fresh from it they taste of corn as no bought ones do.',
    keeps:
      'Best at once; raw dough waits a day in the fridge, covered; what is left keeps a day in the fridge, reheated until steaming.',
    plate: [180, 700],
    fit: NAMED_FIT,
  }));
}
