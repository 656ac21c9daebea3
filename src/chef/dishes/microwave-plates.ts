// A microwave as the only stove: filled potatoes, eggs stirred until they set, steamed vegetables, a cake in a mug.

import type { FoodId } from '../../food/foods.ts';
import { fitTitle, takeCitrus, takeTops } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { needIf, real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCheese,
  isCookable,
  isNamed,
  isSaladLeaf,
  isTinnedFish,
  isTinnedLegume,
  pick,
} from '../slots.ts';
import { startDraft } from '../start-draft.ts';
import { takePepper, takeSalt } from '../tasks.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { core, say, sayIf, the, together, until, wait } from '../words/say.ts';
import { takeFat } from './parts/spreading-fat.ts';
import { onFullPower } from './parts/without-hob.ts';

export const microwavePotato: Dish = {
  id: 'microwave-potato',
  family: 'plate',
  side: 'savoury',
  needs: ['microwave'],
  prior: 0.5,
  cook: writePotato,
};
export const microwaveVegetables: Dish = {
  id: 'microwave-vegetables',
  family: 'plate',
  side: 'savoury',
  needs: ['microwave'],
  prior: 0.4,
  cook: writeVegetables,
};
export const mugCake: Dish = {
  id: 'mug-cake',
  family: 'pudding',
  side: 'sweet',
  needs: ['microwave'],
  prior: 0.5,
  cook: writeMugCake,
};
export const microwaveEggs: Dish = {
  id: 'microwave-eggs',
  family: 'eggs',
  side: 'savoury',
  needs: ['microwave'],
  prior: 0.4,
  cook: writeEggs,
};

const CREAMY: readonly FoodId[] = [
  'mayonnaise',
  'vegan-mayonnaise',
  'soured-cream',
  'creme-fraiche',
  'yoghurt',
  'greek-yoghurt',
  'cottage-cheese',
  'cream-cheese',
  'hummus',
  'salsa',
  'guacamole',
  'coleslaw',
];
const HOT: readonly FoodId[] = [
  'baked-beans',
  'chilli-con-carne',
  'bolognese',
  'leftover-curry',
  'leftover-stew',
];

function writePotato(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const potato = kitchen.find('potato', 'sweet-potato');
  const hot = kitchen.find(...HOT) ?? first(kitchen, isTinnedLegume);
  const fish = first(kitchen, isTinnedFish);
  const cheese = kitchen.items.find((item) => isCheese(item.food) && !CREAMY.includes(item.food.id));
  const creamy = kitchen.find(...CREAMY);
  const greens = kitchen.find('broccoli', 'spinach', 'frozen-peas', 'frozen-spinach', 'leek');
  if (potato === undefined || servings > 4 || real([hot, fish, cheese, creamy, greens]).length === 0)
    return null;
  const board = startDraft(kitchen);
  const sweet = potato.food.id === 'sweet-potato';
  const part = board.take(potato, {
    total:
      (potato.food.gramsEach ?? 200) *
      servings *
      (sweet ? 1 : Math.max(1, Math.round(220 / (potato.food.gramsEach ?? 200)))),
    prepare: 'scrubbed and pricked all over',
  });
  const [low = 6, high = 8] = servings === 1 ? [6, 8] : servings === 2 ? [9, 12] : [14, 18];
  const isOne = part.quantity === 1;
  // A big one takes half as long again.
  const more = /\b(?:big|large|huge|jumbo)\b/i.test(potato.typed.join()) ? Math.ceil(low / 3) : 0;
  board.step(
    () =>
      say`Set ${part} on a plate${isOne ? '' : ' in a ring, with the middle empty,'} and microwave ${onFullPower()}, turning once, ${until('soft all through when squeezed in a cloth', low + more, high + more)}. Leave for ${wait(3, '3 minutes')}: the heat goes on to the middle.`,
  );
  const greenPart = takeIf(board, greens, {
    each: 70,
    prepare: greens?.food.form === 'frozen' ? '' : 'cut small',
  });
  const hotPart = takeIf(board, hot, { each: 150 });
  if (real([hotPart, greenPart]).length > 0)
    board.step(
      () =>
        say`Meanwhile put ${real([hotPart, greenPart])} in a bowl${greenPart !== null && hotPart === null ? ' with a spoonful of water' : ''} and cover. When ${the(part)} ${part.plural ? 'come' : 'comes'} out, microwave ${onFullPower()}, stirring once, ${until('steaming all through', 2, 4)}${hotPart?.food.core === undefined ? '' : say` (${core(74, us)})`}.`,
    );
  const fishPart = takeIf(board, fish, { each: 75 });
  const corn = takeIf(board, kitchen.find('sweetcorn'), { each: 50 });
  const onion = takeIf(board, kitchen.find('spring-onion', 'red-onion', 'onion'), {
    each: 12,
    cut: 'finely-chopped',
  });
  const creamyPart = takeIf(board, creamy, { each: 30 });
  const mixed = real([fishPart, corn, onion, creamyPart]);
  const butter = takeFat(board, 10 * servings);
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const cheesePart = takeIf(board, cheese, { each: 40, prepare: 'grated or crumbled' });
  const tops = takeTops(board, 'herbs');
  const leaves = takeIf(board, first(kitchen, isSaladLeaf), { each: 25 });
  const filling = real([hotPart, greenPart]);
  board.step(
    () =>
      say`Cut a cross in ${isOne ? the(part) : 'each potato'}, squeeze it open and fork in ${[butter, salt, pepper]}. ${sayIf(mixed.length > 0, () => (mixed.length > 1 ? say`Stir ${mixed} together and spoon in.` : say`Spoon in ${mixed}.`))} ${filling.length > 0 ? `Spoon over ${the(...filling)}. ` : ''}${sayIf(cheesePart, (cheesePart) => say`Scatter with ${cheesePart}, which melts by itself. `)}${sayIf(tops.length > 0, () => say`Finish with ${tops}. `)}Eat hot${sayIf(leaves, (leaves) => say`, with ${leaves}`)}.`,
  );
  const names = real([fish ?? hot, cheese, greens, corn?.item, creamy])
    .slice(0, 2)
    .map((item) => nameMany(item.food, us));
  const name = (isOne ? nameOne : nameMany)(potato.food, us);
  return board.finish(() => ({
    dish: 'microwave-potato',
    title: fitTitle(`${sweet ? 'soft' : 'fluffy'} ${name} with ${names.join(' and ')}`, `filled ${name}`),
    introduction: isOne
      ? 'The minutes on the plate are part of the cooking: the heat goes on to the middle while nobody does anything.'
      : 'Set in a ring and left to stand, a microwaved potato cooks evenly; the skin stays soft, and the inside is as good as any.',
    keeps: 'Keeps a day in the fridge; reheat until steaming all through.',
    plate: [250, 700],
    fit: kitchen.has('oven') ? 0.6 : 0.85,
  }));
}

function writeEggs(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const egg = kitchen.find('egg');
  if (egg === undefined || kitchen.has('hob') || servings > 2) return null;
  const board = startDraft(kitchen);
  const eggs = board.take(egg, { each: 110, prepare: '' });
  const milk = board.need(['milk', 'oat-milk', 'soya-milk', 'water'], servings, 'tbsp');
  const salt = takeSalt(board);
  const butter = takeFat(board, 10 * servings);
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 25, prepare: 'grated or crumbled' });
  const bits = real([
    takeIf(board, kitchen.find('ham', 'smoked-salmon', 'cooked-chicken'), { each: 35, prepare: 'cut small' }),
    takeIf(board, kitchen.find('spinach', 'tomato', 'cherry-tomato', 'frozen-peas', 'sweetcorn'), {
      each: 40,
      prepare: 'cut small',
    }),
    takeIf(board, kitchen.find('spring-onion', 'chives', 'parsley'), { each: 6, cut: 'finely-chopped' }),
  ]);
  board.step(
    () =>
      say`Beat ${[eggs, milk, salt]} in a wide microwave-proof jug, stir in ${[butter, ...bits]}, and leave the jug room: eggs rise.`,
  );
  board.step(
    () =>
      say`Microwave ${onFullPower()} in bursts of 30 seconds, stirring well from the edges after each, ${until('set in soft folds with no liquid egg left', servings === 1 ? 1 : 2, servings === 1 ? 2 : 3)} (${core(bits.some((part) => part.food.core !== undefined) ? 74 : 71, us)}). Stop a moment early, stir in ${real([cheese])}${cheese === null ? 'a little ' : ' and a little '}${takePepper(board)} and let it stand for ${wait(1, 'a minute')} to finish.`,
  );
  const bread = takeIf(board, first(kitchen, isBread), { each: 70, prepare: '' });
  board.step(
    () =>
      say`Serve at once${sayIf(bread, (bread) => say`, piled on ${bread}, toasted if there is a toaster`)}, with more pepper if you like it.`,
  );
  const guest = real([cheese, ...bits])[0];
  return board.finish(() => ({
    dish: 'microwave-eggs',
    title: fitTitle(
      `soft-set eggs${guest === undefined ? '' : ` with ${nameOne(guest.food, us)}`}${bread === null ? '' : ' on toast'}`,
    ),
    introduction:
      'Short bursts and a stir from the edges inwards: a microwave cooks eggs from the outside, and the stirring is what keeps them soft.',
    keeps: 'Eat at once.',
    plate: [110, 380],
    fit: 0.72,
  }));
}

function writeVegetables(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  if (kitchen.has('hob')) return null;
  const vegetables = pick(kitchen, (food) => isCookable(food) && !isNamed(food, 'aubergine'))
    .sort(byWorth)
    .slice(0, 3);
  const lead = vegetables[0];
  if (lead === undefined) return null;
  const board = startDraft(kitchen);
  const hard = vegetables.filter(({ food }) => ['root-vegetable', 'squash'].includes(food.category));
  const tender = vegetables.filter((item) => !hard.includes(item));
  const cut = (item: Item) =>
    item.food.form === 'fresh'
      ? {
          each: 220 / vegetables.length,
          prepare: hard.includes(item) ? 'peeled and thinly sliced' : 'cut into bite-sized pieces',
        }
      : { each: 220 / vegetables.length };
  const hardParts = hard.map((item) => board.take(item, cut(item)));
  const tenderParts = tender.map((item) => board.take(item, cut(item)));
  const beans = takeIf(board, first(kitchen, isTinnedLegume), { each: 110 });
  board.step(() =>
    together(
      hardParts.length === 0
        ? null
        : say`Put ${hardParts} in a wide microwave-proof bowl with 3 tablespoons of water, cover with a plate and microwave ${onFullPower()} ${until('a knife goes in with a little push', 5, 6)}.`,
      tenderParts.length === 0
        ? null
        : say`${hardParts.length === 0 ? 'Put' : 'Add'} ${tenderParts}${hardParts.length === 0 ? ' in a wide microwave-proof bowl with 3 tablespoons of water' : ''}, cover and microwave ${onFullPower()}, stirring once, ${until('just tender', 3, 5)}.`,
      sayIf(beans, (beans) => say`Stir in ${beans} and heat ${until('steaming hot', 1, 2)}.`),
      say`Drain and leave for a minute under the plate: it all goes on cooking.`,
    ),
  );
  const butter = takeFat(board, 10 * servings);
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const citrus = takeCitrus(board, 20);
  const paste = takeIf(board, kitchen.find('pesto', 'harissa', 'mustard', 'soy-sauce', 'miso', 'tahini'), {
    each: 10,
  });
  const fish = takeIf(board, first(kitchen, isTinnedFish), { each: 75 });
  const cheese = takeIf(board, first(kitchen, isCheese), { each: 30, prepare: 'grated or crumbled' });
  const tops = takeTops(board, 'herbs-and-nuts');
  const olives = takeIf(board, kitchen.find('olives', 'capers'), { each: 12 });
  const above = [...real([fish, olives, cheese]), ...tops];
  board.step(
    () =>
      say`Turn over with ${[butter, ...real([citrus, paste]), salt, pepper]}${sayIf(above.length > 0, () => say`, finish with ${above}`)}, and eat hot from the bowl.`,
  );
  const guest = real([fish, cheese, beans, paste, citrus])[0];
  return board.finish(() => ({
    dish: 'microwave-vegetables',
    title: fitTitle(
      `steamed ${vegetables
        .slice(0, 2)
        .map((item) => nameMany(item.food, us))
        .join(
          ' and ',
        )}${` with ${guest === undefined ? butter.noun : guest === beans ? nameMany(guest.food, us) : nameOne(guest.food, us)}`}`,
      `steamed ${nameMany(lead.food, us)}`,
    ),
    introduction:
      'A spoonful of water and a plate for a lid: a microwave steams vegetables faster than a pan boils, and keeps their colour.',
    keeps: 'Keeps a day in the fridge; good cold in a salad.',
    plate: [140, 480],
    fit: 0.68,
  }));
}

function writeMugCake(kitchen: Kitchen) {
  const { servings } = kitchen;
  const flour = kitchen.find('self-raising-flour', 'plain-flour', 'gluten-free-flour');
  const flavour = kitchen.find(
    'cocoa-powder',
    'chocolate',
    'milk-chocolate',
    'banana',
    'jam',
    'chocolate-spread',
    'cinnamon',
    'lemon',
  );
  if (flour === undefined || flavour === undefined || kitchen.has('oven') || servings > 4) return null;
  const board = startDraft(kitchen);
  const flourPart = board.need([flour.food.id], 4 * servings, 'tbsp');
  const raising =
    flour.food.id === 'self-raising-flour' ? null : board.need(['baking-powder'], 0.25 * servings, 'tsp');
  const sugar = board.need(['sugar', 'brown-sugar'], 2 * servings, 'tbsp');
  const cocoa = needIf(board, kitchen.find('cocoa-powder'), 1.5 * servings, 'tbsp');
  const egg = takeIf(board, kitchen.find('egg'), { total: servings === 1 ? 50 : 25 * servings, prepare: '' });
  const milk = board.need(
    ['milk', 'oat-milk', 'soya-milk'],
    egg === null ? 3 * servings : servings === 1 ? 1 : 1.5 * servings,
    'tbsp',
  );
  const oil = board.need(['vegetable-oil', 'butter', 'olive-oil'], 1.5 * servings, 'tbsp');
  const banana = takeIf(board, kitchen.find('banana'), { each: 40, prepare: 'mashed' });
  const soft = real([
    takeIf(board, kitchen.find('chocolate', 'milk-chocolate', 'chocolate-spread', 'jam', 'peanut-butter'), {
      each: 12,
      prepare: '',
    }),
  ]);
  const mugs = servings === 1 ? 'a large mug' : `${servings} large mugs`;
  board.step(
    () =>
      say`Stir ${[flourPart, ...real([raising]), sugar, ...real([cocoa])]} together, then beat in ${[milk, oil, ...real([egg, banana])]} to a smooth batter and pour into ${mugs}, half full at most: it rises.${sayIf(soft.length > 0, () => say` Push ${soft} into the middle.`)}`,
  );
  board.step(
    () =>
      say`Microwave ${servings === 1 ? '' : 'one at a time '}${onFullPower()} ${until('risen and springy, and just dry on top', 1, 2)}${egg === null ? '' : say` (${core(71, kitchen.us)} in the middle)`}, and stop there: another half minute makes it rubber. Leave for ${wait(1, 'a minute')} and eat from the mug.`,
  );
  return board.finish(() => ({
    dish: 'mug-cake',
    title: `${nameOne(flavour.food, kitchen.us).replace(/^dark | powder$/g, '')} mug cake`,
    introduction:
      'No oven is needed: it is the minute of standing, not the last minute of heat, that sets the middle.',
    keeps: 'Eat at once; it turns tough as it cools.',
    plate: [60, 300],
    fit: 0.85,
  }));
}
