// Cream and no oven: ice cream that is never churned, fruit fools, chocolate pots, and a trifle in glasses.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, takeCitrus } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChocolate,
  isFruit,
  isMilk,
  isNamed,
  isNut,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, over, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';
import { fruitCut, isFrozen, SUGARS, takeSpice } from '../parts/fruit-cut.ts';

const COLD = { family: 'pudding', side: 'sweet', needs: [] } as const;

export const noChurn: Dish = { id: 'no-churn', ...COLD, prior: 0.7, cook: writeNoChurn };
export const fool: Dish = { id: 'fool', ...COLD, prior: 0.66, cook: writeFool };
export const chocolatePots: Dish = {
  id: 'chocolate-pots',
  ...COLD,
  needs: ['hob'],
  prior: 0.7,
  cook: writePots,
};
export const trifle: Dish = { id: 'trifle', ...COLD, prior: 0.66, cook: writeTrifle };

/** Holds a peak when it is whipped. */
const WHIPPING: readonly FoodId[] = ['double-cream', 'coconut-cream'];
/** Mashed or blended, these make a purée without cooking. */
const SOFT_FRUIT: readonly FoodId[] = [
  'mango',
  'strawberries',
  'raspberries',
  'blackberries',
  'blueberries',
  'frozen-berries',
  'banana',
  'peach',
  'nectarine',
  'tinned-peaches',
  'passion-fruit',
  'kiwi',
  'papaya',
  'apricot',
  'apple-sauce',
];
/** These want stewing before they are soft enough. */
const STEWED: readonly FoodId[] = [
  'rhubarb',
  'gooseberries',
  'plum',
  'apple',
  'cooking-apple',
  'cherries',
  'blackcurrants',
  'cranberries',
  'pear',
];

/** Counted things are broken up and so stand in the singular: "with meringue", "with pistachios". */
function nameTop({ food }: Part, us: boolean): string {
  return food.noun === 'count' ? nameOne(food, us) : nameMany(food, us);
}

function findFruit(kitchen: Kitchen): Item | undefined {
  return pick(
    kitchen,
    (food) => SOFT_FRUIT.includes(food.id) || (kitchen.has('hob') && STEWED.includes(food.id)),
  ).sort(byWorth)[0];
}

/** A soft spice, or something from a small bottle. */
function takePuddingSpice(board: Board): Part | null {
  const { kitchen } = board;
  return (
    takeSpice(board, kitchen, 0.5) ??
    needIf(board, kitchen.find('vanilla-extract', 'rose-water', 'orange-blossom-water'), 0.5, 'tsp')
  );
}

/** Fruit made into a purée: crushed, blended or stewed, with its share of sugar. */
function makePuree(
  board: Board,
  fruit: Item,
  each: number,
  sugar: Part | null,
): { readonly part: Part; readonly said: Said } {
  const { kitchen } = board;
  const stewed = STEWED.includes(fruit.food.id) || (isFrozen(fruit) && kitchen.has('hob'));
  const part = board.take(fruit, { each, ...fruitCut(fruit) });
  const sweet = sayIf(sugar, (sugar) => say` with ${half(sugar)}`);
  if (stewed)
    return {
      part,
      said: say`Put ${part} in a small pan${sweet}${isFrozen(fruit) ? '' : ' and 2 tablespoons of water'}, and cook ${over('medium-low')} with a lid on ${until(`${part.plural ? 'they fall' : 'it falls'} apart when pressed`, 6, 10)}. Crush with a fork, spread on a cold plate and leave ${wait(20)}, until quite cold: warm, it thins the rest.`,
    };
  const how = kitchen.has('blender') && !isNamed(fruit.food, 'banana', 'raspberries') ? 'Blend' : 'Crush';
  return { part, said: say`${how} ${part}${sweet} to a ${how === 'Blend' ? 'smooth' : 'rough'} purée.` };
}

function writeNoChurn(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const milk = kitchen.find('condensed-milk');
  const cream = kitchen.find(...WHIPPING);
  if (milk === undefined || cream === undefined) return null;
  const board = startDraft(kitchen);
  const fruit = findFruit(kitchen);
  const puree = fruit === undefined ? null : makePuree(board, fruit, 110, null);
  const lime = takeCitrus(board, 20);
  if (puree !== null)
    board.step(() =>
      together(
        puree.said,
        sayIf(lime, (lime) => say`Sharpen with ${lime}.`),
      ),
    );
  const creamPart = board.take(cream, { each: 100 });
  const milkPart = board.take(milk, { each: 65 });
  const spice = takePuddingSpice(board);
  const cocoa = needIf(board, kitchen.find('cocoa-powder', 'coffee'), servings, 'tbsp');
  const extra = real([spice, cocoa, puree === null ? lime : null]);
  board.step(
    () =>
      say`Whip ${creamPart} to soft peaks that just hold. Pour in ${milkPart}${sayIf(extra.length > 0, () => say` with ${extra}`)} and whisk again, only until it leaves a trail.${puree === null ? '' : ` Fold in most of ${the(puree.part)} in a few strokes, and ripple the last of it through.`}`,
  );
  const bits = real([
    takeIf(board, first(kitchen, isNut), { each: 15, cut: 'chopped' }),
    takeIf(board, first(kitchen, isChocolate), { each: 15, cut: 'chopped' }),
    takeIf(board, kitchen.find('biscuit', 'meringue', 'marshmallows'), { each: 15, prepare: 'broken up' }),
  ]);
  board.step(
    () =>
      say`Scrape into a box or a small loaf tin${sayIf(bits.length > 0, () => say`, scatter with ${bits}`)} and press paper onto the surface. Freeze for at least ${wait(360, '6 hours')}, and let it stand out of the freezer for ten minutes before you scoop or slice it.`,
  );
  const names = real([fruit, spice?.item, bits[0]?.item]).slice(0, 2);
  const kulfi = kitchen.find('cardamom') !== undefined;
  return board.finish(() => ({
    dish: 'no-churn',
    title: fitTitle(
      `${fruit === undefined ? '' : `${nameOne(fruit.food, us)} `}${kulfi ? 'and cardamom kulfi-style ice cream' : 'no-churn ice cream'}${bits[0] === undefined ? '' : ` with ${nameTop(bits[0], us)}`}`.replace(
        /^and c/,
        'c',
      ),
      `${names[0] === undefined ? '' : `${nameOne(names[0].food, us)} `}no-churn ice cream`,
    ),
    introduction:
      'Condensed milk is too sweet to freeze hard and whipped cream holds the air, so nothing needs stirring in the freezer.',
    keeps: 'Keeps a month in the freezer, covered.',
    plate: [130, 420],
    fit: 0.82 + (fruit === undefined ? 0 : 0.06),
  }));
}

function writeFool(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const fruit = findFruit(kitchen);
  const cream = kitchen.find(...WHIPPING);
  const yoghurt =
    kitchen.find('greek-yoghurt', 'labneh', 'mascarpone', 'custard') ?? first(kitchen, isYoghurt);
  if (fruit === undefined || (cream === undefined && yoghurt === undefined)) return null;
  const board = startDraft(kitchen);
  const sugar = board.need(
    ['sugar', 'icing-sugar', 'honey', ...SUGARS],
    STEWED.includes(fruit.food.id) ? 1.5 * servings : servings,
    'tbsp',
  );
  const puree = makePuree(board, fruit, 120, sugar);
  const citrus = takeCitrus(board, 15);
  const ginger = takeIf(board, kitchen.find('ginger', 'stem-ginger'), { each: 4, prepare: 'finely grated' });
  const sharp = real([citrus, ginger]);
  board.step(() =>
    together(
      puree.said,
      sayIf(sharp.length > 0, () => say`Stir in ${sharp}.`),
    ),
  );
  const spice = takePuddingSpice(board);
  const creamPart = takeIf(board, cream, { each: yoghurt === undefined ? 90 : 60 });
  const yoghurtPart = takeIf(board, yoghurt, { each: cream === undefined ? 110 : 50 });
  const sweet = rest(sugar);
  board.step(
    () =>
      say`${creamPart === null ? say`Beat ${real([yoghurtPart])} with ${[sweet, ...real([spice])]} until smooth` : say`Whip ${creamPart} with ${[sweet, ...real([spice])]} to soft peaks${sayIf(yoghurtPart, (part) => say` and fold in ${part}`)}`}. Fold in most of the purée in three or four strokes: a fool is streaked, not evenly mixed.`,
  );
  const crisp = real([
    takeIf(board, kitchen.find('biscuit', 'meringue', 'granola'), { each: 15, prepare: 'broken up' }),
    takeIf(board, first(kitchen, isNut), { each: 8, cut: 'chopped' }),
    takeIf(board, kitchen.find('mint', 'basil'), { each: 1, prepare: '' }),
  ]);
  const meringue = creamPart === null ? undefined : crisp.find(({ food }) => food.id === 'meringue');
  board.step(() =>
    meringue !== undefined
      ? say`Fold in ${crisp} with the last of the purée, heap into ${servings === 1 ? 'a glass' : 'glasses'} and eat within the hour, while the meringue still crunches.`
      : say`Spoon into ${servings === 1 ? 'a glass' : 'glasses'} with the last of the purée on top and chill for ${wait(30, 'half an hour')}.${sayIf(crisp.length > 0, () => say` Add ${crisp} at the table.`)}`,
  );
  return board.finish(() => ({
    dish: 'fool',
    title: fitTitle(
      ...(meringue === undefined ? [] : [`${nameOne(fruit.food, us)} Eton mess`]),
      `${nameOne(fruit.food, us)}${spice === null ? '' : ` and ${nameOne(spice.food, us).replace(/^ground /, '')}`} fool${crisp[0] === undefined ? '' : ` with ${nameTop(crisp[0], us)}`}`,
      `${nameOne(fruit.food, us)} fool`,
    ),
    introduction:
      'Sharp fruit and something soft, folded and left in streaks, so that every spoonful has some of each.',
    keeps: meringue === undefined ? 'Keeps a day in the fridge, covered.' : '',
    plate: [150, 420],
    fit: 0.78 + (creamPart === null ? -0.06 : 0.06),
  }));
}

function writePots(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const chocolate = first(
    kitchen,
    (food) =>
      isChocolate(food) && !isNamed(food, 'cocoa-powder', 'hot-chocolate', 'chocolate-spread', 'cocoa-nibs'),
  );
  const cream = kitchen.find(
    'double-cream',
    'single-cream',
    'coconut-cream',
    'coconut-milk',
    'oat-cream',
    'creme-fraiche',
    'milk',
  );
  if (chocolate !== undefined && kitchen.find('silken-tofu') !== undefined && kitchen.has('blender'))
    return writeTofuMousse(kitchen, chocolate);
  if (chocolate === undefined || cream === undefined) return null;
  const board = startDraft(kitchen);
  const thin = isNamed(cream.food, 'milk', 'single-cream', 'coconut-milk');
  const creamPart = board.take(cream, { each: thin ? 60 : 75 });
  const chocolatePart = board.take(chocolate, { each: thin ? 60 : 50, prepare: 'finely chopped' });
  const spice = takePuddingSpice(board);
  const orange = takeIf(board, kitchen.find('orange'), { total: 75, prepare: 'zest grated' });
  const salt = board.need(['salt'], 1, 'pinch');
  board.step(
    () =>
      say`Heat ${creamPart} in a small pan ${over('medium-low')} ${until('it steams and trembles at the edge', 2, 4)}; it must not boil. Pour over ${chocolatePart} in a bowl with ${[...real([spice, orange]), salt]}, wait a minute, then stir from the middle outwards until dark and glossy. If it looks grainy, beat in a spoonful of hot water.`,
  );
  const fruit = first(kitchen, isFruit);
  const fruitPart = takeIf(board, fruit, (item) => ({ each: 50, ...fruitCut(item) }));
  const biscuit = takeIf(board, kitchen.find('biscuit', 'ladyfinger'), { each: 14, prepare: 'broken up' });
  const nuts = takeIf(board, first(kitchen, isNut), { each: 8, cut: 'chopped' });
  const tops = real([fruitPart, biscuit, nuts]);
  board.step(
    () =>
      say`Pour into ${servings === 1 ? 'a small cup' : `${servings} small cups`} and chill for ${wait(120, '2 hours')}, until set.${sayIf(tops.length > 0, () => say` Top with ${tops} and`)} ${tops.length === 0 ? 'Take out a quarter of an hour before eating' : 'eat'}, with a small spoon: it is rich.`,
  );
  return board.finish(() => ({
    dish: 'chocolate-pots',
    title: fitTitle(
      `${nameOne(chocolate.food, us)} pots${tops[0] === undefined ? '' : ` with ${nameMany(tops[0].food, us)}`}`,
      'chocolate pots',
    ),
    introduction:
      'Nothing but heat and patience, and no egg: chocolate melted like this sets by itself in the cold, soft enough for a spoon.',
    keeps: 'Keeps 3 days in the fridge, covered.',
    plate: [90, 260],
    fit: (isNamed(cream.food, 'milk') ? 0.62 : 0.8) + (tops.length > 0 ? 0.05 : 0),
  }));
}

function writeTofuMousse(kitchen: Kitchen, chocolate: Item) {
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const chocolatePart = board.take(chocolate, { each: 45, prepare: 'finely chopped' });
  const dates = takeIf(board, kitchen.find('dates'), { each: 20, prepare: 'stoned and soaked in hot water' });
  const sweet = dates === null ? board.need(['maple-syrup', 'agave-syrup', 'sugar'], servings, 'tbsp') : null;
  const milk = takeIf(board, first(kitchen, isMilk), { each: 20 });
  const tofu = board.need(['silken-tofu'], 75 * servings, 'g', { prepare: 'drained' });
  board.step(
    () =>
      say`Melt ${chocolatePart} in a bowl ${kitchen.has('hob') ? say`over a pan of barely simmering water ${over('low')}` : say`in the microwave ${over('high', 'on full power')}, in short bursts`}, stirring, ${until('smooth', 3, 5)}.`,
  );
  board.step(
    () =>
      say`Blend ${[tofu, ...real([dates, sweet, milk, takePuddingSpice(board)])]} until there is not a grain to be felt, then add the chocolate and blend again at once: cold tofu sets it as you watch. Divide between ${servings === 1 ? 'a glass' : `${servings} glasses`} and chill for ${wait(60, 'an hour')}.`,
  );
  const tops = real([
    takeIf(board, first(kitchen, isFruit), (item) => ({ each: 40, ...fruitCut(item) })),
    takeIf(board, first(kitchen, isNut), { each: 8, cut: 'chopped' }),
  ]);
  board.step(() =>
    tops.length === 0
      ? say`Take out ten minutes before you eat: the cold hides the chocolate.`
      : say`Top with ${tops} just before you eat.`,
  );
  return board.finish(() => ({
    dish: 'chocolate-pots',
    title: fitTitle(
      `${nameOne(chocolate.food, us)} mousse${tops[0] === undefined ? '' : ` with ${nameMany(tops[0].food, us)}`}`,
    ),
    introduction:
      'Silken tofu brings no taste of its own, only the weight of cream; the chocolate does the setting.',
    keeps: 'Keeps 2 days in the fridge, covered.',
    plate: [90, 320],
    fit: 0.86,
  }));
}

function writeTrifle(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const cake = kitchen.find('ladyfinger', 'cake', 'brioche', 'croissant');
  const creamy = kitchen.find('custard', 'double-cream', 'mascarpone', 'whipped-cream', 'greek-yoghurt');
  const fruit = pick(kitchen, (food) => isFruit(food) && !isNamed(food, 'pomegranate')).sort(byWorth)[0];
  if (
    cake === undefined ||
    creamy === undefined ||
    (fruit === undefined && kitchen.find('jam', 'coffee') === undefined)
  )
    return null;
  const board = startDraft(kitchen);
  const cakePart = board.take(cake, {
    each: 45,
    prepare: cake.food.id === 'ladyfinger' ? 'broken in half' : 'cut into pieces',
  });
  const jam = takeIf(board, kitchen.find('jam', 'lemon-curd'), { each: 15 });
  const coffee = takeIf(board, kitchen.find('coffee'), { each: 40, prepare: 'brewed strong and cooled' });
  const soak =
    coffee ??
    takeIf(board, kitchen.find('sherry', 'liqueur', 'juice', 'apple-juice'), {
      each: 30,
    });
  const fruitPart = takeIf(board, fruit, (item) => ({ each: 80, ...fruitCut(item) }));
  board.step(
    () =>
      say`Put ${cakePart} into ${servings === 1 ? 'a glass' : `${servings} glasses`}${sayIf(jam, (jam) => say`, dabbed with ${jam}`)}. ${sayIf(soak, (soak) => say`Spoon over ${soak}, `)}${fruitPart === null ? '' : say`${soak === null ? 'Lay' : 'lay'} ${fruitPart} on top, `}and press down, so that it soaks in. Leave for ${wait(10, '10 minutes')}.`,
  );
  const creamyPart = board.take(creamy, { each: 90 });
  const cream =
    creamy.food.id === 'double-cream'
      ? null
      : takeIf(board, kitchen.find('double-cream', 'whipped-cream'), { each: 40 });
  const sugar = isNamed(creamy.food, 'custard', 'whipped-cream')
    ? null
    : board.need(['icing-sugar', 'sugar', 'honey'], servings, 'tsp');
  const nuts = takeIf(board, first(kitchen, isNut), { each: 8, cut: 'chopped' });
  const chocolate = takeIf(board, first(kitchen, isChocolate), (item) => ({
    each: 4,
    prepare: item.food.id === 'cocoa-powder' ? 'sifted' : 'grated',
  }));
  const tops = real([nuts, chocolate]);
  board.step(
    () =>
      say`${creamy.food.id === 'double-cream' ? 'Whip' : 'Beat'} ${[creamyPart, ...real([sugar])]} ${creamy.food.id === 'double-cream' ? 'to soft peaks' : 'until smooth'} and spoon over.${sayIf(cream, (cream) => say` Whip ${cream} softly and spread on top.`)} Chill for ${wait(30, 'half an hour')}, so that it softens all through${sayIf(tops.length > 0, () => say` before you scatter it with ${tops}`)}. Eat cold.`,
  );
  return board.finish(() => ({
    dish: 'trifle',
    title:
      coffee === null
        ? fitTitle(
            `${fruit === undefined ? nameOne(jam?.food ?? cake.food, us) : nameOne(fruit.food, us)} trifle in a glass`,
          )
        : isNamed(cake.food, 'ladyfinger') && isNamed(creamy.food, 'mascarpone')
          ? 'tiramisu without raw egg'
          : fitTitle(`coffee and ${nameOne(creamy.food, us)} layers`),
    introduction:
      'Cake below, something wet into it, something soft above: the waiting is what makes a trifle of them.',
    keeps: 'Keeps a day in the fridge.',
    plate: [150, 450],
    fit: 0.78 + (coffee === null ? 0 : 0.12),
  }));
}
