// Puddings and breakfasts: crumble, baked oats, pancakes, porridge, fruit pots.

import type { Dish } from '../dish.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChocolate,
  isCream,
  isDriedFruit,
  isEgg,
  isFruit,
  isMilk,
  isNamed,
  isNut,
  isSeed,
  isYoghurt,
  pick,
} from '../slots.ts';
import { type Board, startDraft } from '../start-draft.ts';
import { takeButter } from '../tasks.ts';
import { listWords } from '../words/list-words.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { half, it, oven, over, portion, rest, say, the, together, until, wait } from '../words/say.ts';

export const crumble: Dish = {
  id: 'crumble',
  family: 'pudding',
  side: 'sweet',
  needs: ['oven'],
  prior: 0.75,
  cook: writeCrumble,
};
export const bakedOats: Dish = {
  id: 'baked-oats',
  family: 'breakfast',
  side: 'sweet',
  needs: ['oven'],
  prior: 0.65,
  cook: writeBakedOats,
};
export const pancakes: Dish = {
  id: 'pancakes',
  family: 'breakfast',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.6,
  cook: writePancakes,
};
export const porridge: Dish = {
  id: 'porridge',
  family: 'breakfast',
  side: 'sweet',
  needs: ['hob'],
  prior: 0.5,
  cook: writePorridge,
};
export const fruitPots: Dish = {
  id: 'fruit-pots',
  family: 'pudding',
  side: 'sweet',
  needs: [],
  prior: 0.5,
  cook: writeFruitPots,
};

const OATS = ['rolled-oats', 'oats', 'porridge-oats', 'jumbo-oats'];
const SUGARS = [
  'brown-sugar',
  'light-brown-sugar',
  'demerara-sugar',
  'caster-sugar',
  'granulated-sugar',
  'sugar',
];
const FLOURS = [
  'plain-flour',
  'self-raising-flour',
  'wholemeal-flour',
  'spelt-flour',
  'rice-flour',
  'buckwheat-flour',
  'gluten-free-flour',
];
const SOFT_SPICES = ['cinnamon', 'ground-cinnamon', 'mixed-spice', 'ground-ginger', 'nutmeg', 'cardamom'];

function fruitCut(item: Item): { readonly prepare?: string } {
  const { food } = item;
  if (isNamed(food, 'apple', 'pear')) return { prepare: 'peeled, cored and cut into chunks' };
  if (isNamed(food, 'banana')) return { prepare: 'peeled and sliced' };
  if (food.category === 'stone-fruit') return { prepare: 'stoned and sliced' };
  if (isNamed(food, 'strawberries')) return { prepare: 'hulled and halved' };
  if (isNamed(food, 'rhubarb')) return { prepare: 'leaves thrown away, stalks cut into short lengths' };
  if (isNamed(food, 'orange', 'clementine', 'mandarin')) return { prepare: 'peeled and sliced' };
  return food.preparation === undefined
    ? { prepare: '' }
    : { prepare: `${food.preparation} and cut into chunks` };
}

function takeSpice(board: Board, kitchen: Kitchen, tsp: number) {
  const spice = kitchen.find(...SOFT_SPICES);
  return spice === undefined
    ? null
    : board.need([spice.food.id], isNamed(spice.food, 'nutmeg') ? 0.25 : tsp, 'tsp');
}

function writeCrumble(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fruit = pick(
    kitchen,
    (food) => isFruit(food) && !isNamed(food, 'banana', 'melon', 'watermelon', 'grapes', 'avocado', 'kiwi'),
  )
    .sort(byWorth)
    .slice(0, 2);
  if (fruit.length === 0) return null;
  const board = startDraft(kitchen);
  const scale = Math.max(2, servings) / 4;
  const oatsItem = kitchen.find(...OATS);
  const butter = takeButter(board, Math.round((90 * scale) / 5) * 5);
  const fruitParts = fruit.map((item) =>
    board.take(item, { total: (700 * scale) / fruit.length, ...fruitCut(item) }),
  );
  const sugar = board.need(SUGARS, Math.round((100 * scale) / 5) * 5, 'g');
  const lemon = takeIf(board, kitchen.find('lemon', 'orange'), { total: 50, prepare: 'juiced' });
  const spice = takeSpice(board, kitchen, 0.5);
  board.step(
    together(
      say`Heat the oven to ${oven(190, us)}. Put ${fruitParts} in a ${us ? (servings > 3 ? '9 inch' : '7 inch') : servings > 3 ? '22 cm' : '18 cm'} baking dish and toss with ${portion(sugar, 0.25, 'a quarter of the sugar')}${real([lemon, spice]).length === 0 ? '' : say`, ${real([lemon, spice])}`} and 2 tablespoons of water.`,
    ),
  );
  const flour = board.need(FLOURS, Math.round(((oatsItem === undefined ? 170 : 100) * scale) / 5) * 5, 'g');
  const oats =
    oatsItem === undefined ? null : board.need([oatsItem.food.id], Math.round((70 * scale) / 5) * 5, 'g');
  const nuts = takeIf(board, first(kitchen, isNut), { total: 40 * scale, cut: 'chopped' });
  const solid = butter.food.category === 'butter';
  board.step(
    solid
      ? say`Rub ${butter} into ${flour} with your fingertips until it looks like coarse breadcrumbs. Stir in ${[...real([oats, nuts]), portion(sugar, 0.75, 'the rest of the sugar')]}, then squeeze a few handfuls into lumps: they bake into the best bits.`
      : say`Stir ${[flour, ...real([oats, nuts]), portion(sugar, 0.75, 'the rest of the sugar')]} together, pour in ${butter} and 1 tablespoon of water, and rake with a fork until it clumps.`,
  );
  board.step(
    together(
      say`Scatter the topping over the fruit without pressing it down. Bake ${until('the top is golden and the juices bubble up round the edges', 35, 40)}.`,
      say`Leave to stand for ${wait(10, '10 minutes')}: the juices thicken, and nobody burns a tongue.`,
    ),
  );
  const cream = takeIf(board, first(kitchen, isCream, isYoghurt) ?? kitchen.find('custard', 'ice-cream'), {
    each: 40,
  });
  if (cream !== null) board.step(say`Serve warm, with ${cream} at the table.`);
  return board.finish({
    dish: 'crumble',
    title: `${listWords(fruit.map((item) => nameOne(item.food, us)))} crumble${oats === null ? '' : ' with an oat topping'}`,
    introduction:
      oats === null
        ? 'The topping goes on loose and uneven, so that some of it soaks up the juices and the rest bakes crisp.'
        : `Oats in the topping keep it crunchy where ${the(...fruitParts).replace('the ', '')} bubble${fruitParts.length === 1 && fruitParts[0]?.plural !== true ? 's' : ''} up underneath.`,
    keeps: 'Keeps 3 days in the fridge; good cold, or warmed in the oven until the top crisps again.',
    plate: [150, 420],
    fit: 0.6 + (oats === null ? 0 : 0.15) + (butter.from === 'yours' ? 0.1 : 0),
  });
}

function writeBakedOats(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const oatsItem = kitchen.find(...OATS);
  const banana = kitchen.find('banana');
  const wet = first(kitchen, isYoghurt, isMilk);
  if (
    oatsItem === undefined ||
    wet === undefined ||
    (banana === undefined && first(kitchen, isFruit) === undefined)
  )
    return null;
  const board = startDraft(kitchen);
  const fruit = banana ?? first(kitchen, isFruit);
  if (fruit === undefined) return null;
  const spread = kitchen.find('peanut-butter', 'almond-butter', 'tahini');
  const eggItem = first(kitchen, isEgg);
  const butter =
    kitchen.find('butter') === undefined
      ? board.need(['vegetable-oil', 'sunflower-oil', 'olive-oil', 'coconut-oil'], 1, 'tsp', {
          purpose: 'for the dish',
        })
      : board.need(['butter'], 10, 'g', { purpose: 'for the dish' });
  board.step(
    say`Heat the oven to ${oven(180, us)} and grease a baking dish about ${us ? (servings > 2 ? '9 inches' : '7 inches') : servings > 2 ? '22 cm' : '18 cm'} across with ${butter}.`,
  );
  const oats = board.take(oatsItem, { each: 50 });
  const wetPart = board.take(wet, { each: isMilk(wet.food) ? 100 : 90 });
  const fruitPart = board.take(fruit, {
    each: banana === undefined ? 90 : (fruit.food.gramsEach ?? 110),
    ...(banana === undefined ? fruitCut(fruit) : { prepare: 'the riper the better' }),
  });
  const egg = takeIf(board, eggItem, {
    total: (eggItem?.food.gramsEach ?? 50) * Math.max(1, Math.round(servings / 2)),
    prepare: '',
  });
  const spreadPart = takeIf(board, spread, { each: 20 });
  const powder = board.need(['baking-powder'], Math.max(0.5, servings / 2), 'tsp');
  const salt = board.need(['salt'], 1, 'pinch');
  const sweet = takeIf(board, kitchen.find('honey', 'maple-syrup', 'brown-sugar'), { each: 10 });
  const spice = takeSpice(board, kitchen, 0.5);
  const extras = real([
    takeIf(board, first(kitchen, isDriedFruit), { each: 15 }),
    takeIf(board, first(kitchen, isChocolate), { each: 12, cut: 'chopped' }),
    takeIf(board, first(kitchen, isNut, isSeed), { each: 12 }),
  ]);
  const more = takeIf(
    board,
    pick(kitchen, (food) => isFruit(food)).find((item) => item !== fruit),
    { each: 40, prepare: '' },
  );
  const yoghurt = isYoghurt(wet.food);
  const wetIn = yoghurt ? portion(wetPart, 0.7, `most of the ${wetPart.noun}`) : wetPart;
  const opening =
    banana === undefined
      ? say`Stir ${[wetIn, ...real([egg, spreadPart, sweet])]} together in a bowl`
      : say`Mash ${portion(fruitPart, 0.75, `three quarters of ${the(fruitPart)}`)} with a fork until almost smooth. Beat in ${[wetIn, ...real([egg, spreadPart, sweet])]}`;
  board.step(
    together(
      say`${opening}, then stir in ${[oats, powder, ...real([spice]), salt, ...extras]}.`,
      say`The mixture should drop slowly from the spoon; loosen it with a little water if it does not.`,
    ),
  );
  const topping =
    banana === undefined
      ? say`${[fruitPart, ...real([more])]}`
      : say`${[portion(fruitPart, 0.25, `the rest of ${the(fruitPart)}, sliced,`), ...real([more])]}`;
  board.step(
    say`Spread it in the dish and arrange ${topping} over the top. Bake ${until('risen, set in the middle and golden at the edges', 25, 30)}${egg === null ? '' : ''}.`,
  );
  board.step(
    say`Leave for ${wait(5, '5 minutes')}: it is soft when hot and firms as it cools.${yoghurt ? say` Serve with ${portion(wetPart, 0.3, `the rest of the ${wetPart.noun}`)}.` : ''}`,
  );
  return board.finish({
    dish: 'baked-oats',
    title: `${spread === undefined ? '' : `${nameOne(spread.food, us)} and `}${nameOne(fruit.food, us)} baked oats`,
    introduction:
      banana === undefined
        ? 'Somewhere between porridge and cake, and made in one bowl.'
        : sweet === null
          ? 'The browner the bananas, the better: here they do all the sweetening.'
          : 'Somewhere between porridge and cake: the bananas keep it moist and do most of the sweetening.',
    keeps: 'Good cold the next day, cut into squares; keeps 3 days in the fridge.',
    plate: [180, 450],
    fit: 0.75 + (banana === undefined ? -0.1 : 0.1),
  });
}

function writePancakes(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const flourItem = kitchen.find(
    'plain-flour',
    'self-raising-flour',
    'flour',
    'wholemeal-flour',
    'buckwheat-flour',
  );
  const eggItem = first(kitchen, isEgg);
  const milkItem = first(kitchen, isMilk);
  if (real([flourItem, eggItem, milkItem]).length < 2 || eggItem === undefined) return null;
  const board = startDraft(kitchen);
  const pairs = Math.max(1, Math.round(servings / 2));
  const flour = board.need(flourItem === undefined ? FLOURS : [flourItem.food.id], 150 * pairs, 'g');
  const raising = /self-raising/.test(flour.food.id)
    ? null
    : board.need(['baking-powder'], 1.5 * pairs, 'tsp');
  const sugar = board.need(SUGARS.toReversed(), pairs, 'tbsp');
  const salt = board.need(['salt'], 1, 'pinch');
  const egg = board.take(eggItem, { total: (eggItem.food.gramsEach ?? 50) * pairs, prepare: '' });
  const milk = board.need(
    milkItem === undefined
      ? ['milk', 'whole-milk', 'semi-skimmed-milk', 'oat-milk', 'soya-milk']
      : [milkItem.food.id],
    180 * pairs,
    'ml',
  );
  board.step(
    say`Whisk ${[flour, ...real([raising]), sugar, salt]} together in a bowl and make a well in the middle. Drop in ${egg}, add ${half(milk)} and whisk from the middle outwards until thick and smooth, then whisk in ${rest(milk)}. Leave for ${wait(5, '5 minutes')}.`,
  );
  const butter = takeButter(board, 20 * pairs);
  board.step(
    say`Melt a little of ${butter} in a wide frying pan ${over('medium')}. Drop in large spoonfuls of batter, well apart, and cook ${until('bubbles open on top and the edges look dry', 2, 3)}.`,
  );
  board.step(
    say`Turn and cook the other side ${until('golden underneath and springy to the touch', 1, 2)}; no wet batter should be left inside. Keep warm under a cloth while you cook the rest, with a little more butter in the pan each time.`.text.includes(
      'butter in the pan',
    ) && butter.food.category === 'butter'
      ? say`Turn and cook the other side ${until('golden underneath and springy to the touch', 1, 2)}; no wet batter should be left inside. Keep warm under a cloth while you fry the rest, with a dab more butter in the pan each time.`
      : say`Turn and cook the other side ${until('golden underneath and springy to the touch', 1, 2)}; no wet batter should be left inside. Keep warm under a cloth while you fry the rest, oiling the pan each time.`,
  );
  const fruit = pick(kitchen, isFruit)
    .sort(byWorth)
    .slice(0, 2)
    .map((item) => board.take(item, { each: 70, ...fruitCut(item) }));
  const sweet = takeIf(
    board,
    kitchen.find('maple-syrup', 'honey', 'golden-syrup', 'chocolate-spread', 'jam'),
    { each: 20 },
  );
  const cream = takeIf(board, first(kitchen, isYoghurt, isCream), { each: 40 });
  const lemon = takeIf(board, kitchen.find('lemon'), { total: 60, prepare: 'cut into wedges' });
  const tops = real([...fruit, cream, sweet, lemon]);
  if (tops.length > 0) board.step(say`Pile up the pancakes and serve hot with ${tops}.`);
  return board.finish({
    dish: 'pancakes',
    title:
      fruit[0] === undefined
        ? lemon === null
          ? 'thick pancakes'
          : 'thick pancakes with lemon'
        : `thick pancakes with ${nameMany(fruit[0].food, us)}`,
    introduction:
      'Thick enough to stack: the batter rests while the pan heats, and a lump or two in it does no harm.',
    keeps: `Makes about ${8 * pairs} small pancakes. What is left keeps a day in the fridge; warm it in a dry pan.`,
    plate: [150, 420],
    fit: 0.65 + (flourItem === undefined || milkItem === undefined ? 0 : 0.2),
  });
}

function writePorridge(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const oatsItem = kitchen.find(...OATS);
  if (oatsItem === undefined) return null;
  const board = startDraft(kitchen);
  const oats = board.take(oatsItem, { each: 45 });
  const milkItem = first(kitchen, isMilk);
  const milk = takeIf(board, milkItem, { each: 150 });
  const salt = board.need(['salt'], 1, 'pinch');
  const spice = takeSpice(board, kitchen, 0.5);
  const dried = takeIf(board, first(kitchen, isDriedFruit), { each: 20 });
  const ml = (milk === null ? 250 : 110) * servings;
  const water = us ? `${Math.max(0.5, Math.round((ml / 236) * 2) / 2)} cups of water` : `${ml} ml water`;
  board.step(
    say`Put ${[oats, ...real([milk, spice, dried]), salt]} in a pan with ${water} and bring to a simmer ${over('medium')}, stirring.`,
  );
  board.step(
    say`Lower the heat and cook, stirring most of the time, ${until('thick and creamy', 5, 6)}. Take off the heat, put on a lid and leave for ${wait(2, '2 minutes')}: it thickens a little more.`,
  );
  const fruit = pick(kitchen, isFruit)
    .sort(byWorth)
    .slice(0, 2)
    .map((item) => board.take(item, { each: 70, ...fruitCut(item) }));
  const tops = real([
    ...fruit,
    takeIf(board, first(kitchen, isYoghurt), { each: 40 }),
    takeIf(board, first(kitchen, isNut, isSeed), { each: 12 }),
    takeIf(
      board,
      kitchen.find('honey', 'maple-syrup', 'brown-sugar', 'jam', 'golden-syrup', 'peanut-butter'),
      { each: 15 },
    ),
  ]);
  board.step(
    tops.length === 0
      ? say`Spoon into warm bowls and eat at once, with a splash of cold water stirred in if it has set too thick.`
      : say`Spoon into bowls and top with ${tops}.`,
  );
  return board.finish({
    dish: 'porridge',
    title: `porridge${fruit[0] === undefined ? '' : ` with ${nameMany(fruit[0].food, us)}`}`,
    introduction: 'Stirred often and rested with the lid on, oats turn creamy by themselves.',
    keeps: 'Keeps a day in the fridge; loosen with a splash of liquid and heat until steaming.',
    plate: [80, 500],
    fit: 0.5 + (milk === null ? 0 : 0.1),
  });
}

function writeFruitPots(kitchen: Kitchen) {
  const { us } = kitchen;
  const fruit = pick(kitchen, (food) => isFruit(food) && (food.raw === 'fine' || food.raw === 'peel'))
    .sort(byWorth)
    .slice(0, 3);
  const creamy =
    first(kitchen, isYoghurt, isCream) ??
    kitchen.find('ricotta', 'mascarpone', 'cream-cheese', 'quark', 'custard');
  if (fruit.length === 0 || (creamy === undefined && fruit.length < 2)) return null;
  const board = startDraft(kitchen);
  const fruitParts = fruit.map((item) =>
    board.take(item, { each: creamy === undefined ? 120 : 90, ...fruitCut(item) }),
  );
  const sweet = takeIf(
    board,
    kitchen.find('honey', 'maple-syrup', 'caster-sugar', 'sugar', 'icing-sugar', 'jam'),
    { each: 10 },
  );
  const sharp = takeIf(board, kitchen.find('lemon', 'lime', 'orange'), { total: 40, prepare: 'juiced' });
  const crunch =
    kitchen.find(
      'granola',
      'digestive-biscuit',
      'ginger-biscuit',
      'amaretti',
      'shortbread',
      'meringue',
      ...OATS,
    ) ?? first(kitchen, isNut);
  const crunchPart = takeIf(board, crunch, { each: 20, prepare: '' });
  const chocolate = takeIf(board, first(kitchen, isChocolate), { each: 10, prepare: 'grated' });
  const mint = takeIf(board, kitchen.find('mint', 'basil'), { each: 2, prepare: 'leaves torn' });
  const coats = real([sweet, sharp]);
  board.step(
    say`Put ${fruitParts} in a bowl${coats.length === 0 ? '' : say` with ${coats}`}, turn ${it(...fruitParts)} over gently and leave for ${wait(10, '10 minutes')} until the juices begin to run.`,
  );
  if (
    crunchPart !== null &&
    crunch !== undefined &&
    (isNut(crunch.food) || OATS.includes(crunch.food.id)) &&
    kitchen.has('hob')
  ) {
    board.step(
      say`Toast ${crunchPart} in a dry frying pan ${over('medium')}, shaking it often, ${until('golden and nutty', 4, 5)}. Tip out at once, because the hot pan would go on browning ${it(crunchPart)}.`,
      'meanwhile',
    );
  }
  const creamPart = takeIf(board, creamy, { each: 110 });
  const crumbled =
    crunchPart === null
      ? null
      : crunch !== undefined && (isNut(crunch.food) || OATS.includes(crunch.food.id)) && kitchen.has('hob')
        ? say`${the(crunchPart)}`
        : say`${crunchPart}`;
  board.step(
    together(
      creamPart === null
        ? say`Spoon the fruit and its juices into bowls.`
        : say`Spoon half of the fruit into glasses, cover with ${creamPart}, and finish with the rest of the fruit and its juices.`,
      crumbled === null && chocolate === null && mint === null
        ? say`Chill until you want it.`
        : say`Scatter with ${crumbled ?? ''}${crumbled !== null && (chocolate !== null || mint !== null) ? ' and ' : ''}${real([chocolate, mint]).length === 0 ? '' : say`${real([chocolate, mint])}`} just before eating${crumbled === null ? '' : ', while it is crisp'}.`,
    ),
  );
  return board.finish({
    dish: 'fruit-pots',
    title:
      creamy === undefined
        ? `${listWords(fruit.map((item) => nameOne(item.food, us)))} fruit salad`
        : `${listWords(fruit.slice(0, 2).map((item) => nameOne(item.food, us)))} pots with ${nameOne(creamy.food, us)}`,
    introduction: 'Ten minutes in a bowl is all it takes for fruit to make its own sauce.',
    keeps: 'Best on the day it is made.',
    plate: [120, 400],
    fit: 0.6,
  });
}
