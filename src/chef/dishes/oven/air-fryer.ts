// An air fryer as the only stove: everything in one basket at one heat, in the order of how long it takes, and a
// sticky sauce at the end.

import type { Food, FoodId } from '../../../food/foods.ts';
import { fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Fact, Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChop,
  isCitrus,
  isCookable,
  isFish,
  isFryingCheese,
  isGarlic,
  isLeafyGreen,
  isNamed,
  isOnion,
  isPotato,
  isPoultry,
  isPrawn,
  isRoot,
  isSausage,
  isSpice,
  isTofu,
  pick,
} from '../../slots.ts';
import { startDraft, type TakeOptions } from '../../start-draft.ts';
import { readsCore, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany } from '../../words/name-food.ts';
import { are, core, half, it, over, rest, say, sayIf, the, together, until, wait } from '../../words/say.ts';

export const airFryer: Dish = {
  id: 'air-fryer',
  family: 'oven',
  side: 'savoury',
  needs: ['air-fryer'],
  prior: 0.6,
  cook: write,
};

/** Minutes at 190 C, and the grams of a serving. */
interface Basket {
  readonly minutes: number;
  readonly each: number;
  readonly take?: TakeOptions;
}

/** Crisp from the freezer; chips go beside it. */
const isReady = (food: Food): boolean =>
  (food.category === 'breaded' && !/chips|tots|waffle/.test(food.id)) ||
  isNamed(food, 'veggie-burger', 'falafel');

function readMain(food: Food): Basket | null {
  if (/wing/.test(food.id)) return { minutes: 24, each: 250 };
  if (/drumstick|leg/.test(food.id)) return { minutes: 26, each: 220 };
  if (isPoultry(food)) return { minutes: /thigh/.test(food.id) ? 24 : 20, each: 170 };
  if (isSausage(food)) return { minutes: 15, each: 130 };
  if (isChop(food)) return { minutes: 12, each: 170 };
  if (isFish(food)) return { minutes: 10, each: 140 };
  if (isPrawn(food)) return { minutes: 7, each: 120 };
  if (isTofu(food))
    return { minutes: 15, each: 140, take: { prepare: 'pressed dry and cut into 2 cm cubes' } };
  if (food.id === 'spam') return { minutes: 12, each: 90, take: { prepare: 'cut into 2 cm cubes' } };
  if (isFryingCheese(food)) return { minutes: 10, each: 100, take: { cut: 'slices-1cm' } };
  if (isReady(food)) return { minutes: 14, each: 130, take: { prepare: '' } };
  return null;
}

function readVegetable(item: Item, hurries: boolean): Basket {
  const { food } = item;
  if (food.id === 'pineapple')
    return { minutes: 10, each: 90, take: { prepare: 'peeled and cut into chunks' } };
  if (hurries && (isPotato(food) || isRoot(food)))
    return { minutes: 16, each: 160, take: { prepare: 'peeled and cut into 1 cm dice' } };
  if (isPotato(food))
    return { minutes: 24, each: 200, take: { prepare: 'peeled and cut into finger-thick batons' } };
  if (food.id === 'oven-chips') return { minutes: 18, each: 150, take: { prepare: '' } };
  if (food.id === 'gnocchi') return { minutes: 14, each: 130, take: { prepare: '' } };
  if (food.id === 'corn-on-the-cob')
    return { minutes: 12, each: 110, take: { prepare: 'husked and cut across into thick rounds' } };
  if (isRoot(food)) return { minutes: 20, each: 120, take: withCut(item, 'chunks-2cm') };
  return {
    minutes: 12,
    each: 110,
    take: withCut(item, food.heat.roast?.cut ?? food.heat['stir-fry']?.cut ?? food.cuts[0]),
  };
}

/** More than a basket of five litres holds side by side, in grams. */
const crowds = (parts: readonly Part[]): boolean => parts.reduce((sum, part) => sum + part.grams, 0) > 900;

/** What moving air blows about and dries: it steams in a dish of its own. */
const isSmall = (food: Food): boolean =>
  /peas$|sweetcorn|edamame|spinach|mixed-veg/.test(food.id) && !/mangetout|snap/.test(food.id);

const SAUCES: readonly FoodId[] = [
  'soy-sauce',
  'honey',
  'maple-syrup',
  'barbecue-sauce',
  'sweet-chilli-sauce',
  'hot-sauce',
  'teriyaki-sauce',
  'harissa',
  'miso-paste',
] as readonly FoodId[];

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  if (kitchen.has('hob') || kitchen.has('oven')) return null;
  const main = kitchen.items.find(({ food }) => readMain(food) !== null);
  const isHurried = (kitchen.maxMinutes ?? 99) <= 30;
  // Sweet against salt.
  const isSalty = main !== undefined && isNamed(main.food, 'spam', 'halloumi', 'gammon');
  const vegetables = pick(
    kitchen,
    (food) =>
      ((isCookable(food) && !isLeafyGreen(food) && !isSmall(food)) ||
        isPotato(food) ||
        food.id === 'oven-chips' ||
        food.id === 'gnocchi' ||
        (isSalty && food.id === 'pineapple')) &&
      food !== main?.food,
  )
    .sort((a, b) => Number(b.food.id === 'gnocchi') - Number(a.food.id === 'gnocchi') || byWorth(a, b))
    .slice(0, main === undefined ? 4 : 3);
  if (main === undefined && vegetables.length === 0) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const salt = takeSalt(board);
  const pepper = takePepper(board);
  const spice = takeIf(board, first(kitchen, isSpice), { total: 3 });
  const onion =
    vegetables.length === 0 ? null : takeIf(board, first(kitchen, isOnion), { each: 60, cut: 'wedges' });
  const basket = [
    ...(main === undefined ? [] : [{ item: main, ...(readMain(main.food) ?? { minutes: 15, each: 120 }) }]),
    ...vegetables.map((item) => ({ item, ...readVegetable(item, isHurried) })),
  ]
    .toSorted((a, b) => b.minutes - a.minutes)
    .map(({ item, minutes, each, take }) => ({
      part: board.take(item, {
        each,
        ...take,
        // Its name holds a word for a way of cooking.
        ...(item.food.name.startsWith('stir-fry') ? { noun: 'vegetables' } : {}),
      }),
      minutes,
      item,
    }));
  const all = basket.map(({ part }) => part);
  const longest = basket[0]?.minutes ?? 15;
  const slow = basket.filter(({ minutes }) => longest - minutes < 5).map(({ part }) => part);
  const quick = basket.filter(({ minutes }) => longest - minutes >= 5);
  const last = quick.length === 0 ? longest : Math.max(...quick.map(({ minutes }) => minutes));
  const head = longest - last;
  // What waits does not wait among raw chicken.
  const isApart = head >= 5;
  const later = real([...quick.map(({ part }) => part), onion]);
  board.step(
    () =>
      say`Heat the air fryer to ${heat(us)} ${wait(3, 'for 3 minutes')}. In a bowl, toss ${isApart ? slow : [...all, ...real([onion])]} with ${[...(isApart ? [half(oil), half(salt)] : [oil, salt]), pepper, ...real([spice])]} until everything shines.`,
  );
  const small = takeIf(
    board,
    kitchen.items.find(({ food }) => isSmall(food)),
    { each: 90 },
  );
  const raw = basket.find(({ item, part }) => part.food.core !== undefined && item === main)?.part;
  const withOnion = real([onion]);
  board.step(() =>
    together(
      !isApart
        ? say`Spread ${the(...all, ...withOnion)} in the basket, in two goes if it is full, and cook ${over('high', 'at that heat')}, shaking twice, ${until('browned and crisp at the edges', longest - 2, longest)}.`
        : say`Spread ${the(...slow)} in the basket${crowds(slow) ? ', in two lots if they lie on each other,' : ''} and cook ${over('high', 'at that heat')}, turning once, ${until('beginning to colour', head)}. Toss ${later} with ${[rest(oil), rest(salt)]} in a clean bowl, lay on top${sayIf(small, (part) => say`, set ${part} beside ${it(...later)} in a small heatproof dish with a spoonful of water, under foil,`)} and cook on ${until('all of it is brown at the edges', last - 2, last)}, shaking once more.`,
      sayIf(
        raw,
        (part) =>
          say`The ${part.noun} should read ${readsCore(part, us)}${isPoultry(part.food) ? ', with juices that run clear' : ''}.`,
      ),
    ),
  );
  board.step(() =>
    together(
      sayIf(
        basket.find(({ item }) => item.food.id === 'oven-chips')?.part,
        (part) => say`The ${part.noun} are done when crisp, and hot inside, past ${core(74, us)}.`,
      ),
      sayIf(
        isApart ? null : small,
        (part) =>
          say`For the last 8 minutes set ${part} in the basket too, in a small heatproof dish with a spoonful of water, covered with foil.`,
      ),
    ),
  );
  const sauces = kitchen.items
    .filter(({ food }) => SAUCES.includes(food.id))
    .slice(0, 2)
    .map((item) => board.take(item, { each: 12 }));
  // Fish breaks where it is turned in a sauce: it is squeezed over.
  const isFlaky = main !== undefined && isFish(main.food) && sauces.length === 0;
  const sharp = real([
    takeIf(board, isFlaky ? undefined : first(kitchen, isGarlic), { total: 4, cut: 'crushed' }),
    isFlaky ? null : takeIf(board, first(kitchen, isCitrus), { total: 25, prepare: 'juiced' }),
  ]);
  const wedge = takeIf(board, isFlaky ? first(kitchen, isCitrus) : undefined, ({ food }) => ({
    total: food.gramsEach ?? 60,
    prepare: 'cut into wedges',
  }));
  // Hot sauce and butter, tossed with what is too hot to touch, are one sauce.
  const butter = sauces.some((part) => part.food.id === 'hot-sauce')
    ? takeIf(board, kitchen.find('butter'), { each: 10 })
    : null;
  const glaze: readonly Part[] = [...sauces, ...real([butter]), ...sharp];
  const tops = takeTops(board, 'herbs-and-nuts');
  const hot =
    main === undefined
      ? all
      : [basket.find(({ item }) => item === main)?.part ?? all[0]].filter((one) => one !== undefined);
  board.step(() =>
    together(
      sayIf(
        glaze.length > 0,
        () =>
          say`Meanwhile ${glaze.length > 1 && butter === null ? say`stir ${glaze} together` : say`put ${glaze}`} in a large bowl. Tip in ${the(...hot)} straight from the basket and turn until ${hot.length > 1 || hot[0]?.plural === true ? 'they are' : 'it is'} coated and glossy.`,
      ),
      say`Pile onto plates${glaze.length > 0 && hot.length < all.length ? say` with ${the(...all.filter((part) => !hot.includes(part)))}` : ''}${sayIf(small, (part) => say` with ${the(part)}`)}${tops.length === 0 ? '' : say`, scatter with ${tops}`}${sayIf(wedge, (part) => say`, with ${part} to squeeze over,`)} and eat while the edges are crisp.`,
    ),
  );
  const names = vegetables
    .slice(0, 2)
    .map(({ food }) =>
      food.id === 'oven-chips' || (isPotato(food) && !isHurried) ? 'chips' : nameMany(food, us),
    );
  const sticky =
    sauces.length > 0 ? `${sauces.map((part) => nameMany(part.food, us)).join(' and ')} ` : 'crisp ';
  const lead = main === undefined ? `air-fried ${listWords(names)}` : `${sticky}${nameMany(main.food, us)}`;
  const tail = main === undefined || names.length === 0 ? '' : ` with ${listWords(names)}`;
  return board.finish(() => ({
    dish: 'air-fryer',
    title: fitTitle(
      `${lead}${tail}`,
      lead,
      main === undefined ? 'air-fried vegetables' : nameMany(main.food, us),
    ),
    introduction:
      glaze.length > 0
        ? 'Crisp first, sticky afterwards; the heat of the basket is all the sauce needs.'
        : kitchen.wording(
            `Room round each piece is the whole trick: ${the(...all)} ${are(...all)} crisped by moving air.`,
            'What takes longest goes in first, and one basket does it all.',
          ),
    keeps:
      'Best at once; what is left keeps 2 days in the fridge and crisps again in 4 minutes, steaming hot.',
    plate: [150, 600],
    fit: 0.75,
  }));
}

/** No oven and nothing to wait for: the figure of the appliance. */
function heat(us: boolean): Fact {
  return { kind: 'heat', level: 'high', words: us ? '375 F (190 C)' : '190 C (375 F)' };
}
