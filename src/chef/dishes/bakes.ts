// Cakes, biscuits and bars: fixed ratios, whole eggs, one real tin.

import { fitTitle } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import type { Part } from '../draft.ts';
import type { Kitchen } from '../kitchen.ts';
import { real, takeIf } from '../pan-vegetables.ts';
import { isChocolate, isDriedFruit, isFruit, isNut } from '../slots.ts';
import { type Board, startDraft } from '../start-draft.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { oven, over, say, sayIf, until, wait } from '../words/say.ts';
import { fruitCut, OATS, SUGARS, takeSpice } from './fruit-cut.ts';

const BAKE = { family: 'pudding', side: 'sweet', needs: ['oven'] } as const;

export const quickBread: Dish = { id: 'quick-bread', ...BAKE, prior: 0.7, cook: writeQuickBread };
export const trayCake: Dish = { id: 'tray-cake', ...BAKE, prior: 0.6, cook: writeTrayCake };
export const cookies: Dish = { id: 'cookies', ...BAKE, prior: 0.6, cook: writeCookies };
export const oatBars: Dish = { id: 'oat-bars', ...BAKE, prior: 0.62, cook: writeOatBars };

const CAKE_FLOURS = ['self-raising-flour', 'plain-flour', 'wholemeal-flour', 'gluten-free-flour'];
const FATS = ['butter', 'margarine', 'vegetable-oil', 'coconut-oil', 'olive-oil'];

/** Flour with what makes it rise: nothing more in self-raising, two teaspoons of baking powder to 250 g of the rest. */
function takeFlour(board: Board, grams: number, tsp: number): Part[] {
  const flour = board.need(CAKE_FLOURS, grams, 'g');
  return flour.food.id === 'self-raising-flour'
    ? [flour]
    : [flour, board.need(['baking-powder'], tsp, 'tsp')];
}

/** Chocolate, nuts and dried fruit from the list. */
function takeBits(board: Board, grams: number): Part[] {
  const { kitchen } = board;
  return real([
    takeIf(
      board,
      kitchen.items.find((item) => isChocolate(item.food) && item.food.id !== 'cocoa-powder'),
      { total: grams, cut: 'chopped' },
    ),
    takeIf(
      board,
      kitchen.items.find((item) => isNut(item.food) && item.food.id !== 'almond-flour'),
      { total: grams * 0.6, cut: 'chopped' },
    ),
    takeIf(
      board,
      kitchen.items.find((item) => isDriedFruit(item.food) && item.food.id !== 'dates'),
      { total: grams * 0.8 },
    ),
  ]);
}

/** Enough sugar, flour and eggs stand there or in the cupboard; a cake is not begun with half of what it needs. */
function isShort(parts: readonly Part[], least: readonly (readonly [Part, number])[]): boolean {
  return least.some(([part, grams]) => parts.includes(part) && part.grams < grams * 0.8);
}

function writeQuickBread(kitchen: Kitchen) {
  const { us } = kitchen;
  const banana = kitchen.find('banana');
  const mash = banana ?? kitchen.find('courgette', 'carrot', 'apple', 'pumpkin');
  const flourListed = kitchen.find(...CAKE_FLOURS);
  if (mash === undefined || (kitchen.find('egg') === undefined && flourListed === undefined)) return null;
  if (
    banana === undefined &&
    (flourListed === undefined ||
      kitchen.find('egg') === undefined ||
      kitchen.find(...SUGARS, 'honey') === undefined)
  )
    return null;
  const board = startDraft(kitchen);
  const grated = banana === undefined;
  const mashPart = board.take(mash, {
    total: 275,
    ...(grated
      ? { prepare: mash.food.id === 'apple' ? 'cored and coarsely grated' : 'coarsely grated' }
      : { prepare: 'the riper the better' }),
  });
  const fat = board.need(FATS, 100, 'g');
  const sugar = board.need(SUGARS, 125, 'g');
  const eggs = board.need(['egg'], 2, null, { prepare: '' });
  const flour = takeFlour(board, 250, 2);
  const salt = board.need(['salt'], 1, 'pinch');
  if (
    isShort(board.parts, [
      [fat, 100],
      [sugar, 125],
      [eggs, 110],
      [mashPart, 180],
      ...flour.slice(0, 1).map((part) => [part, 250] as const),
    ])
  )
    return null;
  const spice = takeSpice(board, kitchen, 1);
  const bits = takeBits(board, 75);
  const butter =
    fat.food.category === 'butter' || fat.food.id === 'margarine' || fat.food.id === 'coconut-oil';
  board.step(
    () =>
      say`Heat the oven to ${oven(175, us)} and line a 900 g loaf tin with baking paper.${butter && kitchen.has('hob') ? say` Melt ${fat} in a small pan ${over('low')} ${until('just liquid', 2, 3)} and let it cool a little.` : ''}`,
  );
  board.step(
    () =>
      say`${grated ? say`Squeeze ${mashPart} in your hand to lose the loosest of the water.` : say`Mash ${mashPart} in a large bowl until only small lumps are left.`} Whisk in ${[...(butter && kitchen.has('hob') ? [] : [fat]), sugar, eggs]}${butter && kitchen.has('hob') ? ' and the melted fat' : ''} until glossy.`,
  );
  board.step(
    () =>
      say`Add ${[...flour, ...real([spice]), salt]} and fold with a spatula until no dry streak is left; stop there, because more stirring makes it tough.${sayIf(bits.length > 0, () => say` Fold in ${bits}.`)} Scrape into the tin.`,
  );
  board.step(
    () =>
      say`Bake ${until('risen and cracked, and a skewer from the middle comes out clean', 55, 60)}; lay a sheet of foil over if the top darkens early. Leave in the tin for ${wait(10)}, then turn out to cool.`,
  );
  const name = banana === undefined ? nameOne(mash.food, us) : 'banana';
  return board.finish(() => ({
    dish: 'quick-bread',
    title: fitTitle(
      `${name} ${grated ? 'loaf cake' : 'bread'}${bits[0] === undefined ? '' : ` with ${nameMany(bits[0].food, us)}`}`,
      `${name} loaf`,
    ),
    introduction: kitchen.wording(
      grated
        ? 'What is grated in melts away and leaves only its moisture behind.'
        : 'Black-spotted bananas are the sweet ones: this is what they are for.',
      'One bowl, one fold, and an hour in which the whole house smells of it.',
    ),
    keeps: 'Makes one loaf of 10 slices. Keeps 4 days, wrapped; slices freeze well.',
    plate: [100, 1200],
    fit: 0.8 + (banana === undefined ? -0.1 : 0.1),
  }));
}

function writeTrayCake(kitchen: Kitchen) {
  const { us } = kitchen;
  const egg = kitchen.find('egg');
  const flour = kitchen.find(...CAKE_FLOURS, 'almond-flour');
  const cocoa = kitchen.find('cocoa-powder');
  const citrus = kitchen.find('lemon', 'orange', 'lime');
  const fruit = kitchen.items.find(
    (item) =>
      isFruit(item.food) &&
      !['banana', 'melon', 'watermelon'].includes(item.food.id) &&
      item.food.category !== 'citrus',
  );
  if (
    egg === undefined ||
    flour === undefined ||
    (kitchen.find('butter', 'margarine') === undefined && kitchen.find(...SUGARS) === undefined)
  )
    return null;
  const board = startDraft(kitchen);
  const fat = board.need(FATS, 175, 'g');
  const sugar = board.need(SUGARS, 175, 'g');
  const eggs = board.need(['egg'], 3, null, { prepare: '' });
  const flours = takeFlour(board, 175, 2);
  if (
    isShort(board.parts, [
      [fat, 175],
      [sugar, 175],
      [eggs, 165],
      ...flours.slice(0, 1).map((part) => [part, 175] as const),
    ])
  )
    return null;
  const cocoaPart = takeIf(board, cocoa, { total: 25 });
  const zest = takeIf(board, citrus, {
    total: citrus?.food.gramsEach ?? 90,
    prepare: 'zest grated, then juiced',
  });
  const vanilla =
    kitchen.find('vanilla-extract') === undefined ? null : board.need(['vanilla-extract'], 1, 'tsp');
  const milk =
    zest === null && kitchen.choose('milk', 'oat-milk') !== undefined
      ? board.need(['milk', 'yoghurt', 'oat-milk'], 2, 'tbsp')
      : null;
  board.step(
    () =>
      say`Heat the oven to ${oven(180, us)} and line a 20 cm square tin with baking paper. Beat ${[fat, sugar]} in a large bowl until pale and fluffy, a full 3 minutes: the air goes in now or not at all.`,
  );
  board.step(
    () =>
      say`Beat in ${eggs} one after the other, with a spoonful of the flour after each so that it does not split. Fold in ${[...flours, ...real([cocoaPart, vanilla, milk])]}${sayIf(zest, (part) => say` with ${part}`)} until smooth; it should drop from the spoon when you tap it.`,
  );
  const fruitPart = takeIf(board, fruit, (item) => ({ total: 250, ...fruitCut(item) }));
  const bits = takeBits(board, 75);
  const poppy = takeIf(board, kitchen.find('poppy-seeds', 'coconut-desiccated'), { total: 15 });
  const top = real([fruitPart, poppy, ...bits]);
  board.step(
    () =>
      say`Spread in the tin${sayIf(top.length > 0, () => say` and scatter ${top} over the top`)}. Bake ${until('risen, and the middle springs back when touched', 28, 34)}; a skewer should come out clean. Cool in the tin for ${wait(15)}, then cut into 12 squares.`,
  );
  const lead =
    cocoaPart !== null
      ? 'chocolate'
      : fruit !== undefined
        ? nameOne(fruit.food, us)
        : citrus !== undefined
          ? nameOne(citrus.food, us)
          : vanilla === null
            ? 'plain'
            : 'vanilla';
  return board.finish(() => ({
    dish: 'tray-cake',
    title: fitTitle(
      `${lead} traybake${bits[0] !== undefined && lead !== 'chocolate' ? ` with ${nameMany(bits[0].food, us)}` : ''}`,
      'plain traybake',
    ),
    introduction: kitchen.wording(
      'Equal weights of butter, sugar and flour, and three eggs: the oldest cake sum there is, baked flat so that it is done in half an hour.',
      'A flat tin bakes evenly, cuts into squares and needs no icing.',
    ),
    keeps: 'Keeps 4 days in a tin; freezes in squares.',
    plate: [100, 1200],
    fit:
      0.8 +
      (cocoaPart !== null || citrus !== undefined ? 0.08 : 0) +
      (kitchen.find('butter', 'margarine') !== undefined && kitchen.find(...SUGARS) !== undefined ? 0.3 : 0),
  }));
}

function writeCookies(kitchen: Kitchen) {
  const { us } = kitchen;
  const flour = kitchen.find(...CAKE_FLOURS);
  const nutty = kitchen.find('peanut-butter', 'almond-butter');
  const fatListed = kitchen.find('butter', 'margarine');
  if (
    flour === undefined ||
    (fatListed === undefined && nutty === undefined) ||
    kitchen.find(...SUGARS) === undefined
  )
    return null;
  const board = startDraft(kitchen);
  const egg = kitchen.find('egg');
  const fat = board.need(nutty === undefined ? FATS : ['peanut-butter', 'almond-butter'], 115, 'g');
  const sugar = board.need(SUGARS, 115, 'g');
  const eggPart = egg === undefined ? null : board.need(['egg'], 1, null, { prepare: '' });
  const flourPart = board.need(CAKE_FLOURS, eggPart === null ? 175 : 150, 'g');
  if (
    isShort(board.parts, [
      [fat, 115],
      [sugar, 100],
      [flourPart, 150],
    ])
  )
    return null;
  const salt = board.need(['salt'], 1, 'pinch');
  const vanilla =
    kitchen.find('vanilla-extract') === undefined ? null : board.need(['vanilla-extract'], 1, 'tsp');
  const spice = takeSpice(board, kitchen, 1);
  const oats = takeIf(board, kitchen.find(...OATS), { total: 50 });
  const bits = takeBits(board, 100);
  const zest = takeIf(board, kitchen.find('lemon', 'orange'), {
    total: 60,
    prepare: 'zest only, finely grated',
  });
  board.step(
    () =>
      say`Heat the oven to ${oven(180, us)} and line two trays with baking paper. Beat ${[fat, sugar]} until smooth and a shade paler, then beat in ${real([eggPart, vanilla, zest]).length === 0 ? say`${salt}` : say`${[...real([eggPart, vanilla, zest]), salt]}`}.`,
  );
  board.step(
    () =>
      say`Stir in ${[flourPart, ...real([oats, spice]), ...bits]} until it comes together in a soft dough. Roll into 16 balls about 3 cm across, set well apart on the trays and press each with a fork.`,
  );
  board.step(
    () =>
      say`Bake ${until('golden at the rim and still soft in the middle', 11, 13)}. Leave on the trays for ${wait(10)}: they firm as they cool, and break if you move them sooner.`,
  );
  const lead =
    bits[0] !== undefined
      ? nameOne(bits[0].food, us)
      : nutty !== undefined
        ? nameOne(nutty.food, us)
        : zest !== null
          ? nameOne(zest.food, us)
          : oats !== null
            ? 'oat'
            : 'butter';
  return board.finish(() => ({
    dish: 'cookies',
    title: fitTitle(
      `${lead}${oats !== null && lead !== 'oat' ? ' and oat' : ''} ${eggPart === null && bits.length === 0 ? 'biscuits' : 'cookies'}`,
      'butter biscuits',
    ),
    introduction: kitchen.wording(
      'Taken out while they still look underdone: the trays finish them.',
      eggPart === null
        ? 'No egg in the dough, so these snap instead of bending.'
        : 'Crisp at the rim and soft in the middle, because they come out two minutes before you think.',
    ),
    keeps: 'Makes 16. Keeps 5 days in a tin; balls of raw dough freeze well.',
    plate: [60, 900],
    fit: 0.72 + (bits.length > 0 ? 0.1 : 0),
  }));
}

function writeOatBars(kitchen: Kitchen) {
  const { us } = kitchen;
  const oats = kitchen.find(...OATS);
  const syrup = kitchen.find('golden-syrup', 'honey', 'maple-syrup', 'agave-syrup', 'treacle');
  const fatListed = kitchen.find('butter', 'margarine', 'coconut-oil', 'peanut-butter');
  const dates = kitchen.find('dates', 'apricots-dried', 'prunes', 'dried-figs');
  if (oats === undefined) return null;
  if (dates !== undefined && fatListed !== undefined && fatListed.food.id === 'peanut-butter')
    return writeBalls(kitchen);
  if (syrup === undefined || (fatListed === undefined && kitchen.choose('butter') === undefined)) return null;
  const board = startDraft(kitchen);
  const fat = board.need(
    ['peanut-butter', ...FATS].filter((id) => fatListed === undefined || id === fatListed.food.id),
    125,
    'g',
  );
  const syrupPart = board.take(syrup, { total: 90 });
  const sugar = kitchen.find(...SUGARS) === undefined ? null : board.need(SUGARS, 60, 'g');
  const oatPart = board.take(oats, { total: 250 });
  if (
    isShort(board.parts, [
      [fat, 125],
      [oatPart, 250],
    ])
  )
    return null;
  const salt = board.need(['salt'], 1, 'pinch');
  const spice = takeSpice(board, kitchen, 1);
  const bits = takeBits(board, 60);
  const banana = takeIf(board, kitchen.find('banana'), { total: 100, prepare: 'mashed' });
  const warm = [fat, syrupPart, ...real([sugar])];
  board.step(
    () =>
      say`Heat the oven to ${oven(170, us)} and line a 20 cm square tin with baking paper. ${kitchen.has('hob') ? say`Melt ${warm} in a large pan ${over('low')}, stirring, ${until('smooth', 3, 4)}.` : say`Beat ${warm} in a bowl until smooth.`}`,
  );
  board.step(
    () =>
      say`Stir in ${[oatPart, ...real([banana, spice]), salt, ...bits]} until every flake shines. Press into the tin with the back of a spoon, hard, and above all in the corners: loose bars crumble.`,
  );
  board.step(
    () =>
      say`Bake ${until('golden at the edges and still soft in the middle', 22, 26)}. Mark into 12 bars while hot and leave to cool in the tin for ${wait(30)}, which is when they set.`,
  );
  return board.finish(() => ({
    dish: 'oat-bars',
    title: fitTitle(
      `${nameOne(syrup.food, us)} oat bars${bits[0] === undefined ? '' : ` with ${nameMany(bits[0].food, us)}`}`,
      'oat bars',
    ),
    introduction: kitchen.wording(
      'Out of the oven while the middle is soft, they are chewy; five minutes later they would be crisp.',
      'Pressed hard, cut hot, cooled in the tin: three habits, and none of them crumble.',
    ),
    keeps: 'Makes 12. Keeps a week in a tin.',
    plate: [60, 900],
    fit: 0.82,
  }));
}

function writeBalls(kitchen: Kitchen) {
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const dates = kitchen.find('dates', 'apricots-dried', 'prunes', 'dried-figs');
  const oats = kitchen.find(...OATS);
  const nutty = kitchen.find('peanut-butter', 'almond-butter', 'tahini');
  if (dates === undefined || oats === undefined || nutty === undefined) return null;
  const datePart = board.take(dates, {
    total: 150,
    prepare: dates.food.id === 'dates' ? 'stoned and chopped' : 'chopped',
  });
  const oatPart = board.take(oats, { total: 100 });
  const nuttyPart = board.take(nutty, { total: 75 });
  const cocoa = takeIf(board, kitchen.find('cocoa-powder'), { total: 15 });
  const salt = board.need(['salt'], 1, 'pinch');
  const roll = takeIf(board, kitchen.find('coconut-desiccated', 'sesame-seeds', 'chia-seeds'), { total: 20 });
  const bits = takeBits(board, 40);
  board.step(
    () =>
      say`Put ${datePart} in a bowl, cover with hot water and leave for ${wait(10, '10 minutes')}, then drain well and crush with a fork to a rough paste.`,
  );
  board.step(
    () =>
      say`Work in ${[nuttyPart, oatPart, ...real([cocoa]), salt, ...bits]} until it holds when squeezed; a spoonful of water helps if it will not.`,
  );
  board.step(
    () =>
      say`With damp hands roll into 14 balls about 3 cm across${sayIf(roll, (part) => say` and turn them in ${part}`)}. Chill for ${wait(30)}, so that they firm up.`,
  );
  return board.finish(() => ({
    dish: 'energy-balls',
    title: fitTitle(
      `${nameOne(dates.food, us)} and ${nameOne(nutty.food, us)} oat balls`,
      'date and oat balls',
    ),
    introduction: kitchen.wording(
      `${nameMany(dates.food, us).replace(/^./, (letter) => letter.toUpperCase())} sweeten and bind in one; nothing here needs the oven.`,
      'Ten minutes with a fork, half an hour in the cold.',
    ),
    keeps: 'Makes 14. Keeps a week in the fridge.',
    plate: [60, 500],
    fit: 0.85,
  }));
}
