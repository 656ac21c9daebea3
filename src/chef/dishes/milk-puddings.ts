// Puddings of milk, bread and egg: rice pudding, baked custard, French toast, thin pancakes, oats left overnight.

import { fitTitle } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import type { Part } from '../draft.ts';
import type { Kitchen } from '../kitchen.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import {
  first,
  isBread,
  isChocolate,
  isDriedFruit,
  isFruit,
  isMilk,
  isNut,
  isSeed,
  isYoghurt,
  pick,
} from '../slots.ts';
import { type Board, startDraft } from '../start-draft.ts';
import { takeButter } from '../tasks.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { boiling, core, half, oven, over, portion, rest, say, sayIf, until, wait } from '../words/say.ts';
import { fruitCut, OATS, SUGARS, takeSpice } from './fruit-cut.ts';

export const ricePudding: Dish = {
  id: 'rice-pudding',
  family: 'pudding',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.7,
  cook: writeRicePudding,
};
export const bakedCustard: Dish = {
  id: 'baked-custard',
  family: 'pudding',
  side: 'sweet',
  needs: ['oven'],
  prior: 0.6,
  cook: writeCustard,
};
export const frenchToast: Dish = {
  id: 'french-toast',
  family: 'breakfast',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.65,
  cook: writeFrenchToast,
};
export const crepes: Dish = {
  id: 'crepes',
  family: 'breakfast',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.66,
  cook: writeCrepes,
};
export const overnightOats: Dish = {
  id: 'overnight-oats',
  family: 'breakfast',
  side: 'sweet',
  needs: [],
  prior: 0.55,
  cook: writeOvernight,
};

const SYRUPS = [
  'maple-syrup',
  'honey',
  'golden-syrup',
  'agave-syrup',
  'jam',
  'dulce-de-leche',
  'chocolate-spread',
  'lemon-curd',
];

/** Fruit, syrup and nuts for the top of something sweet. */
function takeSweetTops(board: Board, grams: number): Part[] {
  const { kitchen } = board;
  return real([
    ...pick(kitchen, isFruit, 2).map((item) => takeIf(board, item, { each: grams, ...fruitCut(item) })),
    takeIf(board, kitchen.find(...SYRUPS), { each: 15 }),
    takeIf(board, first(kitchen, isNut, isSeed), (item) => ({
      each: 10,
      ...(isNut(item.food) ? { cut: 'chopped' as const } : {}),
    })),
  ]);
}

function writeRicePudding(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const rice = kitchen.find(
    'pudding-rice',
    'risotto-rice',
    'paella-rice',
    'sushi-rice',
    'rice',
    'jasmine-rice',
    'basmati-rice',
  );
  const milk = first(kitchen, isMilk) ?? kitchen.find('coconut-milk');
  const sweet = kitchen.find(...SUGARS, 'honey', 'maple-syrup', 'condensed-milk');
  if (
    rice === undefined ||
    milk === undefined ||
    (sweet === undefined &&
      kitchen.items.every((item) => item.food.side === 'savoury' || item === rice || item === milk))
  )
    return null;
  const board = startDraft(kitchen);
  const ricePart = board.take(rice, { each: 40, prepare: '' });
  const milkPart = board.take(milk, { each: milk.food.id === 'coconut-milk' ? 200 : 400 });
  if (milkPart.grams < ricePart.grams * 4) return null;
  const sugar = board.need([...(sweet === undefined ? [] : [sweet.food.id]), ...SUGARS], 20 * servings, 'g');
  const salt = board.need(['salt'], 1, 'pinch');
  const spice = takeSpice(board, kitchen, 0.5);
  const vanilla =
    kitchen.find('vanilla-extract') === undefined ? null : board.need(['vanilla-extract'], 1, 'tsp');
  const stick = takeIf(board, kitchen.find('cinnamon-stick', 'cardamom'), { total: 3, prepare: '' });
  board.step(
    () =>
      say`Rinse a heavy pan with cold water and leave it wet, which keeps the milk from catching. Put in ${[ricePart, milkPart, salt, ...real([spice, stick])]} and bring slowly ${boiling('to a simmer')}, stirring.`,
  );
  board.step(
    () =>
      say`Turn down as far as it goes and cook ${over('low')}, stirring every few minutes and scraping the bottom, ${until('the grains are soft and the milk is as thick as cream', 30, 38)}. Stir more often towards the end. Add a splash of milk or water if it stiffens early.`,
  );
  const dried = takeIf(board, first(kitchen, isDriedFruit), { each: 15 });
  const cream = takeIf(board, kitchen.find('double-cream', 'butter'), { each: 12 });
  const tops = takeSweetTops(board, 60);
  board.step(
    () =>
      say`Off the heat, stir in ${[sugar, ...real([vanilla, dried, cream])]}: sugar earlier would keep the rice hard. Leave for ${wait(5, '5 minutes')}; it goes on thickening. Eat warm or cold${sayIf(tops.length > 0, () => say`, with ${tops}`)}.`,
  );
  const lead = spice ?? stick ?? tops[0] ?? vanilla;
  return board.finish(() => ({
    dish: 'rice-pudding',
    title: fitTitle(
      `${milk.food.id === 'coconut-milk' ? 'coconut ' : 'stove-top '}rice pudding${lead === undefined || lead === null ? '' : ` with ${nameMany(lead.food, us).replace(/^ground /, '')}`}`,
      'stove-top rice pudding',
    ),
    introduction: kitchen.wording(
      'Slow and low on the hob, with the sugar held back until the rice is soft.',
      'The rice lets go of its starch and the milk gives up its water: half an hour, three things, no eggs.',
    ),
    keeps:
      'Cool what is left within an hour and keep it a day in the fridge; eat it cold, or reheat once until steaming.',
    plate: [180, 600],
    fit: 0.82,
  }));
}

function writeCustard(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const egg = kitchen.find('egg');
  const milk = kitchen.find('milk', 'lactose-free-milk', 'double-cream', 'single-cream', 'oat-milk');
  if (
    egg === undefined ||
    milk === undefined ||
    kitchen.find(...SUGARS, 'honey', 'maple-syrup', 'vanilla-extract') === undefined
  )
    return null;
  const board = startDraft(kitchen);
  const milkPart = board.take(milk, { each: 140 });
  const eggs = board.take(egg, { total: 55 * Math.max(2, Math.round(servings * 1)), prepare: '' });
  if (eggs.grams < milkPart.grams * 0.28) return null;
  const sugar = board.need(SUGARS, 15 * servings, 'g');
  const vanilla = board.need(['vanilla-extract', 'cinnamon', 'nutmeg'], 0.5, 'tsp');
  board.step(
    () =>
      say`Heat the oven to ${oven(150, us)} and put the kettle on ${boiling()}. ${kitchen.has('hob') ? say`Warm ${milkPart} in a pan ${over('low')} ${until('steaming, with bubbles at the edge', 4, 5)}.` : say`Take ${milkPart} out of the fridge, so that it is not ice cold.`}`,
  );
  board.step(
    () =>
      say`Whisk ${[eggs, sugar, vanilla]} gently, only until mixed: froth bakes into holes. Pour on the warm ${milkPart.noun}, stirring, and strain into ${servings === 1 ? 'a small ovenproof cup' : `${servings} small ovenproof cups`}.`,
  );
  board.step(
    () =>
      say`Stand the cups in a roasting tin, pour hot water from the kettle halfway up their sides and bake ${until('set, with a wobble the size of a coin in the middle', 38, 45)}; there it should read ${core(71, us)}. Lift out and leave to cool for ${wait(20)}.`,
  );
  const fruit = takeSweetTops(board, 60);
  board.step(
    () =>
      say`Eat just warm, or chill for a few hours${sayIf(fruit.length > 0, () => say`, with ${fruit} on top`)}; the spoon should leave a clean edge.`,
  );
  return board.finish(() => ({
    dish: 'baked-custard',
    title: fitTitle(
      `baked ${vanilla.food.id === 'vanilla-extract' ? 'vanilla' : nameOne(vanilla.food, us).replace(/^ground /, '')} custards${fruit[0] === undefined ? '' : ` with ${nameMany(fruit[0].food, us)}`}`,
      'baked custards',
    ),
    introduction: kitchen.wording(
      'The water round the cups keeps the heat gentle, and gentle heat is what sets custard smooth.',
      'Eggs, milk, sugar and patience: it is done while it still trembles.',
    ),
    keeps: 'Keeps 2 days in the fridge, covered.',
    plate: [120, 400],
    fit: 0.72,
  }));
}

function writeFrenchToast(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const bread = kitchen.find('brioche') ?? first(kitchen, isBread);
  const egg = kitchen.find('egg');
  const milk = first(kitchen, isMilk) ?? kitchen.find('double-cream', 'single-cream');
  if (
    bread === undefined ||
    egg === undefined ||
    milk === undefined ||
    ['breadcrumbs', 'stuffing', 'scone', 'crumpet'].includes(bread.food.id)
  )
    return null;
  const board = startDraft(kitchen);
  const eggs = board.take(egg, { each: 55, prepare: '' });
  const milkPart = board.take(milk, { each: 60 });
  const sugar =
    kitchen.choose('sugar') === undefined
      ? null
      : board.need(['sugar', ...SUGARS], Math.max(1, servings / 2), 'tsp');
  const salt = board.need(['salt'], 1, 'pinch');
  const spice = takeSpice(board, kitchen, 0.5);
  const vanilla =
    kitchen.find('vanilla-extract') === undefined ? null : board.need(['vanilla-extract'], 0.5, 'tsp');
  const breadPart = board.take(bread, {
    each: (bread.food.gramsEach ?? 40) * (bread.food.amount.unit === 'slice' ? 2 : 1),
    prepare: bread.food.amount.unit === 'slice' ? '' : 'thickly sliced',
  });
  board.step(
    () =>
      say`Whisk ${[eggs, milkPart, ...real([sugar, spice, vanilla]), salt]} in a wide dish. Lay in ${breadPart} and leave for ${wait(3, 'about 2 minutes on each side')}, so that the middle is wet and not only the crust; stale bread takes longer, and is better.`,
  );
  const butter = takeButter(board, 10 * servings);
  board.step(
    () =>
      say`Melt ${half(butter)} in a wide frying pan ${over('medium')}. Lift in as many slices as fit and fry ${until('the underside is brown', 3, 4)}, then turn, add ${rest(butter)} and fry the other side ${until('brown, and puffed and firm in the middle', 3, 4)} (${core(71, us)} inside).`,
  );
  const tops = takeSweetTops(board, 80);
  const cream = takeIf(board, first(kitchen, isYoghurt) ?? kitchen.find('creme-fraiche', 'mascarpone'), {
    each: 30,
  });
  const dust =
    tops.length === 0
      ? board.need(
          ['icing-sugar', 'sugar', 'cinnamon', 'honey'].filter(
            (id) => id !== sugar?.food.id && id !== spice?.food.id,
          ),
          1,
          'tsp',
        )
      : null;
  board.step(
    () =>
      say`Eat at once, with ${[...tops, ...real([cream, dust])]} on top, while the outside is crisp and the inside is custard.`,
  );
  return board.finish(() => ({
    dish: 'french-toast',
    title: fitTitle(
      `${bread.food.id === 'brioche' ? 'brioche ' : ''}French toast with ${nameMany(tops[0]?.food ?? dust?.food ?? bread.food, us)}`,
      'French toast',
    ),
    introduction: kitchen.wording(
      'A proper soak and a moderate heat: custard inside, crust outside.',
      'Bread that is past its best is at its best here.',
    ),
    keeps: 'Best at once.',
    plate: [150, 450],
    fit: 0.72 + (tops.length > 0 ? 0.1 : 0),
  }));
}

function writeCrepes(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const flour = kitchen.find('plain-flour', 'buckwheat-flour', 'wholemeal-flour');
  const egg = kitchen.find('egg');
  const milk = first(kitchen, isMilk);
  if (
    flour === undefined ||
    egg === undefined ||
    milk === undefined ||
    kitchen.find('self-raising-flour', 'baking-powder') !== undefined
  )
    return null;
  const board = startDraft(kitchen);
  const flourPart = board.take(flour, { each: 55 });
  const eggs = board.take(egg, { each: 55, prepare: '' });
  const milkPart = board.take(milk, { each: 140 });
  if (milkPart.grams < flourPart.grams * 2 || eggs.grams < flourPart.grams * 0.6) return null;
  const salt = board.need(['salt'], 1, 'pinch');
  const butter = takeButter(board, 15 * Math.max(1, Math.round(servings / 2)));
  board.step(
    () =>
      say`Whisk ${[flourPart, salt]} with ${[eggs, portion(milkPart, 0.5, `half the ${milkPart.noun}`)]} to a smooth, thick paste, then whisk in ${rest(milkPart)}: added all at once it would leave lumps. Leave for ${wait(10, '10 minutes')} while you find the pan and what goes inside.`,
  );
  board.step(
    () =>
      say`Heat a 20 cm frying pan ${over('medium-high')} and wipe it with a little of ${butter} on kitchen paper, now and before each one. Pour in half a ladleful, tilt so that it runs thin to the edge, and fry ${until('the edges curl and the underside is lacy brown', 1, 2)}. Flip and give the other side ${until('spotted with brown and dry in the middle', 1)} (${core(71, us)}); the first one is for the cook.`,
  );
  const tops = takeSweetTops(board, 80);
  const citrus = takeIf(board, kitchen.find('lemon', 'lime'), { total: 90, prepare: 'cut into wedges' });
  const chocolate = takeIf(board, first(kitchen, isChocolate), { each: 15, cut: 'grated' });
  const sugar = tops.length === 0 || citrus !== null ? board.need(SUGARS, servings * 2, 'tsp') : null;
  const inside = [...tops, ...real([citrus, chocolate, sugar])];
  board.step(
    () =>
      say`Stack them under a cloth until all are done, about ${servings * 4} in all, then fill with ${inside}, fold in four and eat with your fingers if nobody minds.`,
  );
  return board.finish(() => ({
    dish: 'crepes',
    title: fitTitle(
      `thin pancakes with ${citrus !== null && sugar !== null ? `${nameOne(citrus.food, us)} and sugar` : nameMany(inside[0]?.food ?? flour.food, us)}`,
      'thin pancakes',
    ),
    introduction: kitchen.wording(
      'Half of the milk first, half later, and ten minutes of rest: the batter is smooth and the pancakes are thin.',
      'A hot pan and less batter than you think.',
    ),
    keeps: 'Stacked and wrapped, they keep a day in the fridge; warm them in a dry pan until steaming.',
    plate: [200, 550],
    fit: 0.76 + (citrus === null ? 0 : 0.08),
  }));
}

function writeOvernight(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const oats = kitchen.find(...OATS);
  const wet = first(kitchen, isMilk, isYoghurt) ?? kitchen.find('juice', 'apple-juice');
  if (oats === undefined || wet === undefined) return null;
  const board = startDraft(kitchen);
  const oatPart = board.take(oats, { each: 45 });
  const wetPart = board.take(wet, { each: isYoghurt(wet.food) ? 110 : 120 });
  const second = isMilk(wet.food) ? takeIf(board, first(kitchen, isYoghurt), { each: 50 }) : null;
  const seeds = takeIf(board, kitchen.find('chia-seeds', 'linseeds', 'hemp-seeds'), { each: 8 });
  const spice = takeSpice(board, kitchen, 0.25);
  const dried = takeIf(board, first(kitchen, isDriedFruit), { each: 15, prepare: '' });
  const spread = takeIf(board, kitchen.find('peanut-butter', 'almond-butter', 'tahini'), { each: 15 });
  const salt = board.need(['salt'], 1, 'pinch');
  const mixed = [oatPart, wetPart, ...real([second, seeds, spice, dried, spread]), salt];
  board.step(
    () =>
      say`Stir ${mixed} together in ${servings === 1 ? 'a jar or a bowl' : 'jars or bowls'}${isYoghurt(wet.food) ? say`, with 3 tablespoons of water for each` : ''}; it should be looser than you want it, because the oats drink all night. Cover and chill for ${wait(360, 'at least 6 hours, or overnight')}.`,
  );
  const tops = takeSweetTops(board, 80);
  board.step(
    () =>
      say`Stir, loosen with a splash of ${isMilk(wet.food) ? 'milk' : 'water'} if it has set too firm, and eat cold${sayIf(tops.length > 0, () => say`, with ${tops} on top`)}.`,
  );
  return board.finish(() => ({
    dish: 'overnight-oats',
    title: fitTitle(
      `overnight oats with ${nameMany(tops[0]?.food ?? spread?.food ?? wet.food, us)}`,
      'overnight oats',
    ),
    introduction: kitchen.wording(
      'Made in two minutes the night before; the fridge does the cooking.',
      'Time does here what heat does for porridge, and leaves them with more bite.',
    ),
    keeps: 'Keeps 2 days in the fridge; add the fruit when you eat it.',
    plate: [150, 450],
    fit: 0.62 + (seeds === null ? 0 : 0.1) + (second === null ? 0 : 0.05),
  }));
}
