// Dough round or under a filling: a boat of bread with cheese and an egg, half-moons of potato and fresh cheese.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, needOnion, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isBacon, isCheese, isEgg, isNamed, isPotato } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takeButter, takePepper, takeSalt } from '../../tasks.ts';
import {
  boiling,
  core,
  half,
  oven,
  over,
  portion,
  rest,
  say,
  sayIf,
  together,
  until,
  wait,
} from '../../words/say.ts';
import { NAMED_FIT, takeDoses } from '../parts/kit.ts';
import { waterFor } from '../parts/pot-water.ts';

const FLOUR: readonly FoodId[] = ['bread-flour', 'plain-flour'];

export const cheeseBoat: Dish = {
  id: 'cheese-boat',
  family: 'bread',
  side: 'savoury',
  needs: ['oven'],
  prior: 0.9,
  cook: writeBoat,
};

function writeBoat(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const cheese = first(kitchen, (food) => isNamed(food, 'mozzarella', 'feta', 'ricotta', 'queso-fresco'));
  if (cheese === undefined || kitchen.find('yeast') === undefined || kitchen.find(...FLOUR) === undefined)
    return null;
  if (
    kitchen.items.some(
      ({ food }) =>
        food.category === 'tinned-tomato' || ['protein', 'cured', 'vegetable'].includes(food.roles[0]),
    )
  )
    return null;
  const board = startDraft(kitchen);
  const flour = board.need(FLOUR, 85 * servings, 'g');
  const yeast = board.need(['yeast'], Math.max(1, Math.round(servings * 0.75)), 'tsp');
  const salt = board.need(['salt'], Math.max(0.5, servings / 4), 'tsp');
  const water = waterFor(Math.round((servings * 85 * 0.65) / 25) * 25, us).replace(
    /(?: of)? water$/,
    ' of warm water',
  );
  board.step(
    () =>
      say`Mix ${[flour, yeast, salt]} with ${water} and knead ${wait(8)}, until smooth and springy. Cover and leave ${wait(60, 'for an hour')}, until it has doubled.`,
  );
  const cheesePart = board.take(cheese, { each: 60, prepare: 'drained and torn or crumbled' });
  const more = takeDoses(board, [
    [(food) => isCheese(food) && food.id !== cheese.food.id, 35, 'crumbled or grated'],
  ]);
  const herb = takeDoses(board, [[['dill', 'parsley', 'coriander', 'mint'], 3, 'chopped']]);
  board.step(
    () =>
      say`Heat the oven to ${oven(230, us)} with a tray in it. Divide the dough into ${servings === 1 ? 'one oval' : `${servings} ovals`} as long as a hand, lay on baking paper, fill with ${[cheesePart, ...more]}, roll the long edges inwards and pinch the ends to points.`,
  );
  board.step(
    () =>
      say`Slide onto the hot tray and bake ${until('the crust is golden and the cheese bubbles', 12, 15)}.`,
  );
  const egg = takeIf(board, first(kitchen, isEgg), { each: 50 });
  const butter = takeIf(board, kitchen.find('butter'), { each: 8 });
  board.step(() =>
    together(
      egg === null
        ? null
        : say`Make a hollow in each, drop in ${egg} and bake ${until('the whites and the yolks are firm', 7, 9)} (${core(71, us)}).`,
      say`${butter === null ? '' : say`Put ${butter} on top while it is hot. `}Leave for ${wait(3, 'three minutes')}${sayIf(herb.length > 0, () => say`, scatter with ${herb}`)} and eat by tearing off the ends and dipping them into the middle.`,
    ),
  );
  return board.finish(() => ({
    dish: 'cheese-boat',
    title: egg === null ? 'khachapuri: bread boats of cheese' : 'khachapuri: bread boats of cheese and egg',
    introduction:
      'The bread is its own plate: the points are torn off first and dipped into the melted middle.',
    keeps: 'Best hot; what is left warms up in a hot oven.',
    plate: [150, 450],
    fit: NAMED_FIT,
  }));
}

export const halfMoons: Dish = {
  id: 'half-moons',
  family: 'pasta',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.9,
  cook: writeMoons,
};

function writeMoons(kitchen: Kitchen): Draft | null {
  const { us, servings } = kitchen;
  const potatoItem =
    first(kitchen, (food) => isPotato(food) && food.id !== 'sweet-potato') ?? kitchen.find('mashed-potato');
  const cheese = kitchen.find('quark', 'cottage-cheese', 'ricotta', 'cream-cheese', 'cheddar');
  const isSour = kitchen.find('soured-cream', 'sauerkraut', 'bacon') !== undefined;
  if (
    potatoItem === undefined ||
    cheese === undefined ||
    !isSour ||
    kitchen.find('plain-flour') === undefined
  )
    return null;
  if (
    kitchen.find('onion', 'red-onion') === undefined ||
    kitchen.items.some(({ food }) => ['protein', 'leaf'].includes(food.roles[0]))
  )
    return null;
  const board = startDraft(kitchen);
  const salt = takeSalt(board);
  const potato = board.take(potatoItem, {
    each: 130,
    ...(potatoItem.food.id === 'mashed-potato' ? { prepare: '' } : { cut: 'chunks-3cm' as const }),
  });
  const isMash = potato.food.id === 'mashed-potato';
  if (!isMash)
    board.step(
      () =>
        say`Put ${potato} in a pan of cold salted water, bring ${boiling()} and cook ${until('knife-slips', 12, 15)}. Drain, let the steam go off and mash.`,
    );
  const flour = board.need(['plain-flour'], 80 * servings, 'g');
  const egg = takeIf(board, first(kitchen, isEgg), { total: 50 });
  const water = waterFor(
    Math.max(25, Math.round(((egg === null ? 40 : 28) * servings) / 25) * 25),
    us,
  ).replace(/(?: of)? water$/, ' of hot water');
  board.step(
    () =>
      say`Meanwhile stir ${[flour, ...real([egg]), half(salt)]} with ${water}, knead for 5 minutes to a soft dough and leave, covered, ${wait(20)}.`,
    'meanwhile',
  );
  const butter = takeButter(board, roundAmount(12 * servings));
  const onion = needOnion(board, 80);
  const bacon = takeIf(board, first(kitchen, isBacon), { each: 30, prepare: 'cut into strips' });
  board.step(
    () =>
      say`Melt ${portion(butter, 0.6, `most of the ${butter.noun}`)} in a wide frying pan ${over('medium')} and cook ${[onion, ...real([bacon])]}, stirring now and then, ${until('soft and brown', 12, 15)}.`,
  );
  const cheesePart = board.take(cheese, {
    each: 45,
    prepare: cheese.food.id === 'cheddar' ? 'grated' : 'drained',
  });
  const pepper = takePepper(board);
  const sour = takeDoses(board, [[['sauerkraut'], 40, 'squeezed dry and chopped']]);
  board.step(
    () =>
      say`Stir ${isMash ? [potato, cheesePart, ...sour] : [cheesePart, ...sour]}${isMash ? '' : ' into the potatoes'} with a third of the onion, ${[rest(salt), pepper]}. Roll the dough out thin, cut ${servings * 8} rounds as wide as a glass, put a teaspoon of filling on each, fold over and press the edges shut, which takes ${wait(servings * 4, `about ${servings * 4} minutes`)}.`,
  );
  board.step(
    () =>
      say`Boil in a wide pan of salted water ${over('medium-high')}, a dozen at a time, ${until('they float and the edges are tender', 4, 5)}${egg === null ? '' : say` (${core(71, us)} in the dough)`}. Lift out, and turn in ${rest(butter, 0.6)} and the rest of the onion for a minute.`,
  );
  const cream = takeDoses(board, [[['soured-cream', 'yoghurt'], 35]]);
  const tops = takeTops(board, 'herbs');
  board.step(
    () =>
      say`Serve hot, the onion on top${sayIf(tops.length > 0, () => say`, scattered with ${tops}`)}${sayIf(cream.length > 0, () => say`, with ${cream} beside it`)}.`,
  );
  return board.finish(() => ({
    dish: 'half-moons',
    title: fitTitle(`pierogi with potato and ${cheese.food.name}`, 'potato pierogi'),
    introduction:
      'A soft dough, a dry filling and edges pressed shut with patience: what opens in the water cannot be mended.',
    keeps: 'Boiled ones keep 2 days in the fridge; fry them in butter until steaming all through.',
    plate: [220, 650],
    fit: NAMED_FIT,
  }));
}
