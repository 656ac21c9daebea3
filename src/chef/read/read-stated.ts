// How much of a food a line states: by weight, by the piece, or by what it is sold in. Half a pack of bacon is half of
// what a pack holds, and a bunch of carrots is five of them.
// Sizes are those on the shelves of British shops in 2026, the smaller of two that are common: working values.

import type { CategoryId } from '../../food/categories.ts';
import { FOODS, type Food, type FoodId } from '../../food/foods.ts';
import type { IngredientReading } from '../../food/read-ingredient.ts';
import type { Item } from './kitchen.ts';

/** Grams and pieces; null where the line does not say. */
export interface Stated {
  readonly grams: number | null;
  readonly count: number | null;
}

type Sizes = Readonly<Partial<Record<FoodId | CategoryId, number>>>;

/**
 * Grams in a pack, punnet, tub, jar or loaf. What is sold by the kilo sets no bound, and of chops and fillets a pack is
 * bought for as many as eat: they are not named.
 */
const PACKS: Sizes = {
  'bacon-ham': 250,
  ham: 125,
  gammon: 400,
  'gammon-joint': 750,
  prosciutto: 80,
  chorizo: 225,
  sausage: 360,
  mince: 500,
  'cooked-meat': 150,
  'braising-cut': 500,
  'smoked-fish': 120,
  'smoked-mackerel': 200,
  crustacean: 250,
  mussels: 1000,
  'plant-protein': 300,
  egg: 330,
  'hard-cheese': 350,
  parmesan: 200,
  'soft-cheese': 200,
  mascarpone: 250,
  ricotta: 250,
  cream: 300,
  yoghurt: 450,
  bread: 800,
  'bread-roll': 360,
  'burger-bun': 260,
  bagel: 450,
  crumpet: 360,
  tortilla: 480,
  pitta: 360,
  naan: 260,
  'filo-pastry': 250,
  mushroom: 250,
  'cherry-tomato': 250,
  tomato: 600,
  pepper: 480,
  courgette: 600,
  avocado: 280,
  berry: 200,
  strawberries: 350,
  'salad-leaf': 100,
  rocket: 60,
  'leafy-green': 200,
  asparagus: 250,
  pod: 200,
  pasta: 500,
  noodle: 250,
  ramen: 100,
  gnocchi: 500,
  'instant-noodles': 85,
  'mac-and-cheese': 200,
  'cooked-grain': 250,
  chocolate: 100,
  'jar-sauce': 450,
  pesto: 190,
  passata: 500,
  dip: 200,
  wine: 750,
  anchovies: 30,
};

/** Grams in a US cup of what is heaped into it, where the food's own entry has no density. */
const CUPS: Sizes = {
  'leafy-green': 30,
  kale: 60,
  'salad-leaf': 30,
  'fresh-herb': 25,
  mushroom: 75,
  brassica: 90,
  berry: 145,
  pasta: 100,
  nut: 120,
  'cooked-meat': 140,
  'cooked-grain': 160,
  'hard-cheese': 110,
  'melting-cheese': 110,
};

/** Where a bunch is more or less than a pack. */
const BUNCHES: Sizes = {
  carrot: 400,
  radish: 200,
  beetroot: 480,
  turnip: 480,
  'spring-onion': 120,
  celery: 450,
  banana: 500,
  grapes: 500,
};

/** One of these is a pack. */
const SINGLE: readonly CategoryId[] = [
  'tofu',
  'frying-cheese',
  'melting-cheese',
  'pastry',
  'tinned-tomato',
  'tinned-legume',
  'tinned-fish',
];

const HERBS: readonly CategoryId[] = ['fresh-herb', 'hardy-herb'];

const SHARES: Readonly<Record<string, number>> = {
  half: 0.5,
  '1/2': 0.5,
  '½': 0.5,
  quarter: 0.25,
  '1/4': 0.25,
  '¼': 0.25,
  '3/4': 0.75,
  '¾': 0.75,
  third: 1 / 3,
};
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

const HELD =
  /(?:^|[\s,(–-])(?:(half|quarter|third|\d\/\d|[½¼¾])(?:[ -]+(?:of +)?(?:an?|the|my))?[ -]*)?(?:(an?|one|two|three|four|five|six|\d+(?:\.\d+)?)(?: *x)? *-?)?(small|large|big|full|whole|opened)? *(pack|packet|package|pkt|pk|punnet|bag|tub(?!e)|carton|pouch|pot|block|box|jar|tray|sheet|loaf|loave|net|head|bulb|bunch|container|bar|bottle)(e?s)?\b( +of\b)?(?: +(\d+)(?! *(?:g|kg|ml|oz|lb)\b))?/;
/** Before or behind a name these need no number. */
const PACKED = /^(?:pack|packet|package|pkt|pk|punnet|bag|tub|carton|pouch|loaf)$/;
/** What is left of a pack may be anything. */
const REMAINS = /\b(?:ends?|rest|bits?|last|remains|part|dregs|heel|scraps?) (?:of|from)\b/;
/** Of a "6 pack" the number counts what is in it; of three packs it counts the packs. */
const MOST_PACKS = 3;

/** What a pack or a bunch of it weighs; undefined where that may be anything. */
function weighHeld(food: Food, holder: string): number | undefined {
  const { id, category, gramsEach = 0 } = food;
  if (holder === 'head' || holder === 'bulb')
    return id === 'garlic' ? 10 * gramsEach : gramsEach >= 100 ? gramsEach : BUNCHES[id];
  const packed = PACKS[id] ?? (SINGLE.includes(category) && gramsEach > 0 ? gramsEach : PACKS[category]);
  return holder === 'bunch'
    ? (BUNCHES[id] ?? packed)
    : (packed ?? (holder === 'pack' ? BUNCHES[id] : undefined));
}

/** Grams of so much of a food, and the pieces where cooks count it. */
function deal(food: Food, grams: number | undefined): Stated {
  if (grams === undefined) return { grams: null, count: null };
  const { gramsEach, noun, amount, piece } = food;
  const isCounted =
    gramsEach !== undefined &&
    food.id !== 'passata' &&
    ((noun === 'count' && gramsEach >= 30) ||
      amount.unit === null ||
      amount.unit === 'slice' ||
      amount.unit === 'clove' ||
      (piece !== undefined && gramsEach >= 100) ||
      (noun === 'mass' && gramsEach >= 300));
  if (!isCounted || gramsEach === undefined)
    return { grams: Math.max(5, Math.round(grams / 5) * 5), count: null };
  const pieces = grams / gramsEach;
  const count = pieces < 1 ? pieces : Math.round(pieces);
  return { grams: count * gramsEach, count };
}

/** A cereal bar is the food itself, and a sheet of filo no pack of it. */
function isTheFood(holder: string, { category, gramsEach = 0 }: Food): boolean {
  if (holder === 'sheet') return category !== 'pastry' || gramsEach < 300;
  return holder === 'bar' && category !== 'chocolate';
}

/** What stands in a holder; null where the line names none, or says how many it holds. */
function readHeld(text: string, food: Food): Stated | null {
  const match = HELD.exec(text.toLowerCase());
  if (match === null || HERBS.includes(food.category)) return null;
  const [all, share, number, size, holder = '', many, of, inside] = match;
  if (isTheFood(holder, food)) return null;
  const isBare = share === undefined && number === undefined && of === undefined;
  const isAtAnEnd = match.index === 0 || match.index + all.length >= text.trimEnd().length - 1;
  if (isBare && !(PACKED.test(holder) && isAtAnEnd)) return null;
  const packs = number === undefined || /^an?$/.test(number) ? 1 : NUMBERS.indexOf(number);
  const counted = packs < 0 ? Number(number) : packs;
  if (many === undefined && counted > MOST_PACKS) return null;
  const times = counted * (SHARES[share ?? ''] ?? 1);
  if (inside !== undefined) {
    const count = Number(inside) * times;
    return { count, grams: food.gramsEach === undefined ? null : count * food.gramsEach };
  }
  if (REMAINS.test(text)) return { grams: null, count: null };
  const factor = size === 'small' ? 0.5 : size === 'large' || size === 'big' ? 1.5 : 1;
  const one = weighHeld(food, holder);
  return deal(food, one === undefined ? undefined : one * times * factor);
}

function isCount(unit: string | null): boolean {
  return unit === null || unit === 'tin' || unit === 'clove' || unit === 'bunch' || unit === 'slice';
}

const JOINT = 1000;
/** Of a tin of 400 g. */
const DRAINED = 250;
const TIN = 400;
/** Millilitres of a can. */
const CAN = 330;
const BEER = 440;
const SMALL = 120;
const MEAT = 340;
const readDrained = ({ category, id }: Food): number =>
  id === 'corned-beef' || id === 'spam'
    ? MEAT
    : /^(?:crustacean|mollusc|tinned-fish)$/.test(category)
      ? SMALL
      : DRAINED;
/** What is picked from a whole roast chicken. */
const PICKED = 600;
const LABEL = /(\d+(?:\.\d+)?)[ -]?(g|ml|oz|ounces?)\b/i;

/** What is eaten of a tin that is bigger or smaller than usual, and of one so small that its entry counts what is in it. */
function readTinned({ text, quantity = 1 }: IngredientReading, { id, gramsEach = 0 }: Food): Stated | null {
  const small = gramsEach < 5 ? PACKS[id] : undefined;
  if (small !== undefined) return { grams: small * quantity, count: null };
  const [, figure, unit = ''] = LABEL.exec(text) ?? [];
  const share = (Number(figure) * (/^o/i.test(unit) ? 28.3495 : 1)) / TIN;
  if (gramsEach < 200 || !(Math.abs(share - 1) > 0.2)) return null;
  return { grams: Math.round(gramsEach * share) * quantity, count: quantity };
}

/** Of what the table knows by the slice or fresh, the joint and the tin; null where the line names neither. */
function readWhole(reading: IngredientReading, food: Food): Stated | null {
  const { text, quantity = 1, unit, grams = 0 } = reading;
  const tinned = unit === 'tin' ? readTinned(reading, food) : null;
  if (tinned !== null) return tinned;
  const cup = unit === 'cup' && grams === 0 ? (CUPS[food.id] ?? CUPS[food.category]) : undefined;
  if (cup !== undefined) return { grams: Math.round(cup * quantity), count: null };
  if (food.id === 'cooked-chicken' && unit === null && /\b(?:rotisserie|half an?|1|one|whole)\b/i.test(text))
    return { grams: PICKED * quantity, count: null };
  // Half a joint of ham is no half slice.
  if (food.category === 'bacon-ham' && /\bjoint\b/i.test(text))
    return { grams: JOINT * quantity, count: null };
  if (unit !== 'g' && food.gramsEach === undefined && /\b(?:tin|can)s?\b/i.test(text))
    return grams > 0
      ? { grams, count: null }
      : {
          grams: (food.amount.unit !== 'ml' ? readDrained(food) : food.id === 'beer' ? BEER : CAN) * quantity,
          count: null,
        };
  // Half a sourdough is of the loaf.
  return food.amount.unit === 'slice' && unit === null && quantity <= 1
    ? deal(food, quantity * (PACKS[food.category] ?? 0))
    : null;
}

/** Grams of the least tin: one of prunes is no single prune. */
const LEAST_TIN = 60;

/** What a line states of the food it was read as. */
export function readStated(reading: IngredientReading, food: Food): Stated {
  const { quantity, grams = 0, unit = null } = reading;
  const each = reading.food === null ? undefined : FOODS[reading.food].gramsEach;
  const isWeighed = unit !== 'tin' && grams > 0 && grams !== (quantity ?? 0) * (each ?? 0);
  // "Butternut squash half": behind the name the word is no amount to whoever reads the line.
  const half = /\b(half|quarter)$/i.exec(reading.text)?.[1]?.toLowerCase() ?? '';
  const count =
    quantity !== undefined && isCount(unit)
      ? quantity
      : food.gramsEach === undefined || food.gramsEach < 100
        ? null
        : (SHARES[half] ?? null);
  // Weighed, poured or counted by the slice, it says how much by itself.
  const held = unit === null || unit === 'bunch' ? readHeld(reading.text, food) : null;
  const whole = held ?? readWhole(reading, food);
  if (whole !== null) return isWeighed ? { grams, count: null } : whole;
  const isSmall = unit === 'tin' && (food.gramsEach ?? DRAINED) < LEAST_TIN && food.form === 'dry';
  if (isSmall) return { grams: DRAINED * (quantity ?? 1), count: null };
  if (grams > 0) return { grams, count };
  return { grams: count === null || food.gramsEach === undefined ? null : count * food.gramsEach, count };
}

const US_PINT_SHARE = 473.176 / 568.261;

/** A pint typed in a US kitchen, which is read as the UK one everywhere else. */
export function readUsPint(item: Item): Item {
  const isPint = item.grams !== null && item.typed.some((text) => /\b(?:pints?|pts?)\b/i.test(text));
  return isPint ? { ...item, grams: Math.round((item.grams ?? 0) * US_PINT_SHARE) } : item;
}
