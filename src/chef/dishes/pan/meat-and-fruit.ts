// Duck, chicken or pork from the pan with fruit cooked in what they leave behind.

import { fitTitle, takeOnion } from '../../base-parts.ts';
import { readMinutes } from '../../count-minutes.ts';
import { namesOne } from '../../count-pieces.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Portion, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCitrus,
  isCookable,
  isCream,
  isFruit,
  isGarlic,
  isHardyHerb,
  isNamed,
  isNut,
  isPotato,
  isSaladLeaf,
  isSoftCheese,
  isSoftHerb,
  isTinnedLegume,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takeButter, takeOil, takePepper, takeSalt } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { fruitCut } from '../parts/fruit-cut.ts';
import { isBoneIn } from '../parts/kit.ts';
import { isDuckBreast, searMeat } from '../parts/sear-meat.ts';
import { addBeside, cookBeside, serveWith, takeSide } from '../parts/side.ts';

export const meatAndFruit: Dish = {
  id: 'meat-and-fruit',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.7,
  cook: writeMeatAndFruit,
};

const FOR_DUCK = [
  'blackberries',
  'cherries',
  'plum',
  'orange',
  'mandarin',
  'raspberries',
  'red-currants',
  'blackcurrants',
  'blueberries',
  'cranberries',
  'frozen-berries',
  'figs',
  'gooseberries',
  'rhubarb',
  'grapes',
  'apricot',
  'peach',
  'nectarine',
  'quince',
  'pineapple',
  'mango',
  'lychee',
  'apple',
  'cooking-apple',
  'pear',
  'tinned-peaches',
] as const;
const FOR_LIGHT_MEAT = [
  'apple',
  'cooking-apple',
  'pear',
  'quince',
  'plum',
  'apricot',
  'peach',
  'nectarine',
  'grapes',
  'cherries',
  'figs',
  'rhubarb',
  'cranberries',
  'pineapple',
  'orange',
  'mango',
  'gooseberries',
  'lychee',
  'prunes',
  'tinned-peaches',
] as const;

function findMeat(kitchen: Kitchen): Item | undefined {
  return (
    kitchen.items.find(isDuckBreast) ??
    kitchen.find(
      'pork-chop',
      'pork-fillet',
      'gammon',
      'chicken-breast',
      'chicken-thigh',
      'chicken-drumstick',
      'turkey-breast',
    )
  );
}

/** Fruit that keeps its shape is fried; the rest falls to a sauce. */
function keepsShape({ food }: Item): boolean {
  return (
    isNamed(
      food,
      'apple',
      'pear',
      'quince',
      'peach',
      'nectarine',
      'figs',
      'pineapple',
      'grapes',
      'mango',
      'lychee',
    ) || food.category === 'tinned-fruit'
  );
}

function takeFruit(board: Board, fruit: Item): Part {
  const { food } = fruit;
  if (isNamed(food, 'orange', 'mandarin')) return board.take(fruit, { each: 110, prepare: 'juiced' });
  if (isNamed(food, 'apple', 'pear', 'quince'))
    return board.take(fruit, { each: namesOne(fruit) ? 75 : 150, prepare: 'cored and cut into wedges' });
  if (food.id === 'prunes') return board.take(fruit, { each: 50, prepare: 'stoned and halved' });
  if (food.category === 'berry') return board.take(fruit, { each: isNamed(food, 'grapes') ? 70 : 75 });
  return board.take(fruit, { each: 90, ...fruitCut(fruit) });
}

/** Wine, cider or stock from the list; vinegar from the cupboard gives the edge where there is none. */
function takeSharpness(board: Board, light: boolean): Part {
  const { kitchen } = board;
  const wet = kitchen.find(
    'cider',
    'red-wine',
    'white-wine',
    'port',
    'marsala',
    'sherry',
    'chicken-stock',
    'stock',
  );
  if (wet !== undefined) return board.take(wet, { each: 60 });
  const lemon = first(kitchen, isCitrus);
  if (lemon !== undefined && board.parts.every((part) => part.food.id !== lemon.food.id))
    return board.take(lemon, { total: 30, prepare: 'juiced' });
  return light
    ? board.need(['cider-vinegar', 'white-wine', 'red-wine-vinegar', 'vinegar'], 1, 'tbsp')
    : board.need(['red-wine-vinegar', 'balsamic-vinegar', 'cider-vinegar', 'vinegar'], 1, 'tbsp');
}

function fryFruit(board: Board, fruit: Item): Said {
  const { kitchen } = board;
  const shaped = keepsShape(fruit);
  const part = takeFruit(board, fruit);
  const butter = shaped ? takeButter(board, 15) : null;
  const scent = real([
    takeIf(board, first(kitchen, isGarlic), { total: 6, cut: 'thin-slices' }),
    takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' }),
  ]);
  const juice = part.noun.endsWith('juice');
  const sharp = takeSharpness(board, shaped || juice);
  const dried = part.food.id === 'prunes';
  const sweet =
    shaped || dried
      ? null
      : board.need(
          ['sugar', 'brown-sugar', 'honey'],
          (fruit.food.taste.sour ?? 0) >= 3 || isNamed(fruit.food, 'rhubarb') ? 2 * kitchen.servings : 1,
          'tsp',
        );
  const mustard = needIf(board, kitchen.find('wholegrain-mustard', 'mustard'), 1, 'tsp');
  const cream = takeIf(board, first(kitchen, isCream), { each: 40 });
  const late = real([mustard, cream]);
  return together(
    butter === null
      ? say`Put ${[part, ...scent, sharp, ...real([sweet])]} into the pan with ${dried ? 'half a glass' : '3 tablespoons'} of water and bubble ${over('medium')}, scraping up what has stuck, ${until(juice ? 'syrupy enough to coat a spoon' : dried ? 'the fruit is plump and the juices are syrupy' : 'the fruit has burst and the juices are jammy', 4, 6)}.`
      : say`${butter.food.category === 'butter' ? 'Melt' : 'Warm'} ${butter} in the pan ${over('medium')}, add ${[part, ...scent]} and fry ${until('golden on both sides and just tender', 5, 7)}. Pour in ${sharp} and 3 tablespoons of water and let it bubble ${until('reduced to a few spoonfuls', 2, 3)}, scraping up what has stuck.`,
    sayIf(late.length > 0, () => say`Stir in ${late} off the heat.`),
  );
}

function writeMeatAndFruit(kitchen: Kitchen) {
  const { us } = kitchen;
  const meat = findMeat(kitchen);
  if (meat === undefined) return null;
  const duck = isDuckBreast(meat);
  const fruit = kitchen.find(...(duck ? FOR_DUCK : FOR_LIGHT_MEAT));
  if (
    fruit === undefined ||
    kitchen.find('soy-sauce', 'coconut-milk', 'curry-paste', 'pizza-base') !== undefined
  )
    return null;
  const board = startDraft(kitchen);
  const part = board.take(meat, {
    each: meat.food.id === 'chicken-thigh' && isBoneIn(meat) ? 250 : 170,
    ...(meat.food.id === 'pork-fillet'
      ? { cut: 'slices-1cm' as const, prepare: 'cut across into thick rounds' }
      : {}),
  });
  const salt = isNamed(meat.food, 'gammon') ? null : takeSalt(board);
  const pepper = takePepper(board);
  const fat = duck ? part : takeOil(board, 1);
  const side = takeSide(board);
  const vegetables = pick(
    kitchen,
    (food) =>
      isTinnedLegume(food) ||
      (isCookable(food) && !isPotato(food) && !isFruit(food) && food.id !== 'rhubarb'),
  )
    .sort(byWorth)
    .slice(0, 2);
  const onion = takeOnion(board, 'listed');
  const beside = addBeside(board, vegetables, 120);
  const fries = beside.parts.length > 0 || onion !== null;
  // Whatever takes its time is fried before the meat, which would only wait for it and go cold.
  const slow = fries && (onion !== null || readMinutes(beside.said) > 6);
  const salts = salt === null ? [] : fries ? [half(salt), rest(salt)] : [salt];
  const fatFor = (place: 'fried' | 'meat'): Part | Portion => {
    if (duck && place === 'fried') return takeOil(board, 1);
    if (duck || !slow) return fat;
    return place === 'fried' ? half(fat) : rest(fat);
  };
  const fryBeside = (): void =>
    board.step(() =>
      together(
        slow
          ? say`Heat ${fatFor('fried')} in a heavy frying pan ${over('medium')}.`
          : say`${duck ? 'Pour off all but a spoonful of the fat and set the pan' : 'Set the pan'} ${over('medium')} again.`,
        sayIf(onion, (one) => say`Add ${one} and cook ${until('soft and golden', 7, 8)}.`),
        beside.said,
        sayIf(salts[slow ? 0 : 1], (one) => say`Season with ${one}.`),
        say`Tip onto a plate and cover.`,
      ),
    );
  if (slow) fryBeside();
  const salting = salts[slow ? 1 : 0];
  // Potatoes want longer than the meat: they are on the boil before it is in the pan.
  const isFirst = side?.part.food.category === 'potato';
  if (isFirst) cookBeside(board, side, 'first');
  const seasoning = [...(salting === undefined ? [] : [salting]), pepper];
  searMeat(board, meat, part, fatFor('meat'), seasoning, isFirst ? 'meanwhile' : undefined);
  if (!isFirst) cookBeside(board, side);
  if (fries && !slow) fryBeside();
  board.step(() =>
    together(
      duck && (slow || !fries) ? say`Pour off all but a spoonful of the fat.` : null,
      fryFruit(board, fruit),
      fries
        ? say`Push it to one side and return ${the(...real([onion]), ...beside.parts)} ${until('hot again', 1, 2)}.`
        : null,
    ),
  );
  const leaf = takeIf(board, first(kitchen, isSaladLeaf), { each: 30 });
  const tops = real([
    takeIf(board, first(kitchen, isSoftCheese), { each: 20, prepare: 'crumbled' }),
    takeIf(board, first(kitchen, isNut), { each: 10, cut: 'chopped' }),
    takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' }),
  ]);
  const sliced = duck || isNamed(meat.food, 'chicken-breast', 'turkey-breast');
  board.step(
    () =>
      say`${sliced ? `Slice ${the(part)} thickly` : `Put ${the(part)} on warm plates`}, spoon over ${keepsShape(fruit) ? 'the fruit and its juices' : 'the sauce'}${sayIf(tops.length > 0, () => say`, scatter with ${tops}`)} and serve${fries || side !== null ? serveWith(side, real([onion, ...beside.parts])) : ' at once'}${sayIf(leaf, (one) => say`, ${one} beside it`)}.`,
  );
  return board.finish(() => ({
    dish: 'meat-and-fruit',
    title: nameIt(
      kitchen,
      meat,
      fruit,
      side === null || isBread(side.part.food) ? undefined : nameMany(side.part.food, us),
    ),
    introduction: introduce(duck, fruit),
    keeps: 'Best at once; what is left keeps 2 days in the fridge, reheated until steaming.',
    plate: [220, 750],
    fit: duck ? 0.97 : 0.9,
  }));
}

function introduce(duck: boolean, fruit: Item): string {
  if (duck)
    return 'A cold pan and patience melt the fat out from under the skin; the sharp fruit afterwards cuts what is left of it.';
  return keepsShape(fruit)
    ? 'The fruit fries in what the meat has left in the pan, so its sweetness comes with salt.'
    : 'The fruit is cooked only until it bursts, sharp rather than sweet: that is what the meat wants.';
}

function nameIt(kitchen: Kitchen, meat: Item, fruit: Item, side: string | undefined): string {
  const { us } = kitchen;
  const main = isDuckBreast(meat) ? 'duck breast' : nameMany(meat.food, us);
  const shaped = keepsShape(fruit);
  const fruits = shaped
    ? (isNamed(fruit.food, 'mango', 'pineapple') ? nameOne : nameMany)(fruit.food, us)
    : `${nameOne(fruit.food, us).replace(/ies$/, 'y')} sauce`;
  const extra = kitchen.find('cider', 'wholegrain-mustard', 'mustard');
  const second = extra === undefined ? side : nameOne(extra.food, us).replace('dry ', '');
  return fitTitle(
    `${main} with ${fruits}${second === undefined ? '' : ` and ${second}`}`,
    `${main} with ${fruits}`,
  );
}
