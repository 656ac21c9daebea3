// How much of a food to use, in amounts a cook can buy and weigh: round grams, whole eggs; never more than there is.

import type { Food } from '../food/foods.ts';
import { pluralise, singularise, writeFoodName } from '../food/plural-name.ts';
import { ML_PER_UNIT, type Unit } from '../food/units.ts';
import { isOnBone } from './joints.ts';
import type { Item } from './kitchen.ts';
import { measureHead } from './measure-head.ts';
import { writeQuantity } from './words/list-words.ts';

export interface Measure {
  readonly grams: number;
  readonly quantity: number;
  readonly unit: Unit | null;
  /** Amount and name: "2 onions", "200 g rice", "1 tin chickpeas (240 g drained)". */
  readonly text: string;
  readonly plural: boolean;
}

/** Rounds grams or millilitres as cooks weigh: 5 under 50, 10 under 100, 25 above, 50 from a kilogram. */
export function roundAmount(amount: number): number {
  const step = amount < 50 ? 5 : amount < 100 ? 10 : amount < 1000 ? 25 : 50;
  return Math.max(step, Math.round(amount / step) * step);
}

/** A food without a stated piece weight counts as 100 g apiece. */
function gramsEachOf(food: Food): number {
  return food.gramsEach ?? 100;
}

/**
 * The amount nearest to `wantGrams` that makes sense for this food. What the cook stated is a ceiling, and is used
 * up whole where that is 60 to 150 percent of what is wanted.
 */
export function measurePart(food: Food, item: Item | null, wantGrams: number, us: boolean): Measure {
  const ceiling = item?.grams ?? null;
  const useUp = ceiling !== null && ceiling <= wantGrams * readUpTo(item);
  const unit = readCountUnit(food, item);
  const head =
    measureHead(food, item, wantGrams, us) ?? (us ? measureTypedCups(food, item, wantGrams) : null);
  if (head !== null) return head;
  if (unit === null || unit === 'tin' || unit === 'clove' || unit === 'bunch' || unit === 'slice') {
    return measureCounted(food, item, useUp ? (ceiling ?? wantGrams) : wantGrams, unit, us);
  }
  const grams = ceiling === null ? wantGrams : useUp ? ceiling : Math.min(ceiling, wantGrams);
  const exact = useUp && ceiling !== null;
  if (unit === 'tsp' || unit === 'tbsp') return measureSpoons(food, grams, unit, ceiling);
  if (unit === 'ml' || unit === 'l') return measureVolume(food, readMl(food, item, grams, exact), us, exact);

  if (['fresh-herb', 'hardy-herb'].includes(food.category) && (ceiling === null || !namesAmount(item)))
    return measureHerb(food, item, grams, us);
  return measureMass(food, exact ? Math.round(grams) : roundDown(roundAmount(grams), ceiling), us);
}

/** Millilitres; of a can that is used up, a round number. */
function readMl(food: Food, item: Item | null, grams: number, exact: boolean): number {
  const ml = grams / (food.density ?? 1);
  return exact && ml > 100 && !namesAmount(item) ? Math.floor(ml / 10) * 10 : ml;
}

/** Whether the cook gave a weight or a measure, and not so many cans or sprigs of it. */
function namesAmount(item: Item | null): boolean {
  return /\d ?(?:[kmc]?[gl]|gms?|oz|lbs?|pints?|pts?|cups?|lit(?:er|re)s?)\b|\b(?:pint|cup|litre|liter)\b/i.test(
    item?.typed.join() ?? '',
  );
}

/** What wilts in the fridge. */
const WILTS: readonly string[] = ['leafy-green', 'salad-leaf', 'mushroom', 'fresh-herb'];

const GOING =
  /\b(?:over-?ripe|(?:slightly|very|going|gone|a bit|quite) soft|softening|wilt\w*|limp|wrinkl\w+|stale|old|sad|tired|needs? using)\b/i;

/** Every dish that takes a thing of the list asks for it. */
const going = new WeakMap<Item, boolean>();

function isGoing(item: Item): boolean {
  let is = going.get(item);
  if (is === undefined) {
    is = GOING.test(`${item.state} ${item.typed.join(' ')}`);
    going.set(item, is);
  }
  return is;
}

/**
 * Up to how many times what is wanted is used whole, so that nothing is kept that cannot wait: what is going soft is
 * eaten now, and leaves shrink.
 */
function readUpTo(item: Item | null): number {
  if (item === null) return 1.5;
  // Of a rabbit, jointed, nobody keeps half.
  if (item.count === 1 && item.food.core !== undefined) return 2.5;
  if (isGoing(item)) return 3;
  // What was cooked before is eaten today, and nobody keeps a spoonful of mince or the second courgette.
  if (['cooked-meat', 'mince', 'offal', 'braising-cut'].includes(item.food.category)) return 1.8;
  if (item.count === 2 && item.food.roles[0] === 'vegetable') return 2;
  return WILTS.includes(item.food.category) ? 2 : 1.5;
}

/** Cut fruit and vegetables, about, with the air between them. */
const GRAMS_PER_CUP_OF_PIECES = 150;

/** Cups, where the cook gave them; 0 where not. */
export function readTypedCups(item: Item | null): number {
  const match = /(?:^|[^\d/.])(\d+)?(?:(?:^| |\b)(\d)\/(\d))? ?cups?\b/i.exec(
    item?.typed.length === 1 ? (item.typed[0] ?? '') : '',
  );
  if (match === null) return 0;
  return Number(match[1] ?? 0) + (match[2] ? Number(match[2]) / Number(match[3]) : 0);
}

/** Who gave a food in cups reads it in cups. */
function measureTypedCups(food: Food, item: Item | null, wantGrams: number): Measure | null {
  const cups = readTypedCups(item);
  if (cups === 0) return null;
  const stated = item?.grams ?? cups * GRAMS_PER_CUP_OF_PIECES;
  const grams = stated <= wantGrams * readUpTo(item) ? stated : wantGrams;
  const used = writeCups((cups * CUP_ML * grams) / stated);
  const words = used.quantity > 0 ? used.words : '';
  return {
    grams,
    quantity: used.quantity,
    unit: used.unit,
    text: `${words} ${writeFoodName(food, { count: food.noun === 'count' ? 2 : null, us: true })}`,
    plural: isPlural(food, 2),
  };
}

/** Nobody weighs 5 g of thyme. */
function measureHerb(food: Food, item: Item | null, grams: number, us: boolean): Measure {
  const sprigs = /\b(\d+) sprigs?\b/i.exec(item?.typed.join() ?? '')?.[1];
  const words =
    sprigs !== undefined
      ? `${sprigs} sprig${sprigs === '1' ? '' : 's'} of`
      : food.category === 'hardy-herb'
        ? grams <= 2
          ? 'a sprig of'
          : 'a few sprigs of'
        : grams <= 12
          ? 'a small handful of'
          : grams <= 25
            ? 'a handful of'
            : 'a bunch of';
  return {
    grams,
    quantity: Number(sprigs ?? 1),
    unit: sprigs === undefined && grams > 25 ? 'bunch' : null,
    text: `${words} ${writeFoodName(food, { us })}`,
    plural: food.noun === 'plural',
  };
}

/** What is tinned and weighs less apiece is counted in fillets, not in tins. */
const SMALLEST_TIN = 30;

/** What it is counted in, or the unit it is weighed or poured by. */
function readCountUnit(food: Food, item: Item | null): Unit | null {
  if (
    food.form === 'tinned' &&
    (food.gramsEach ?? 0) >= SMALLEST_TIN &&
    (item?.grams == null || item.count !== null)
  )
    return 'tin';
  const counted = food.noun === 'count' && food.gramsEach !== undefined && food.gramsEach >= 30;
  if (counted && (item?.count != null || (item?.grams == null && food.category !== 'potato'))) return null;
  return food.amount.unit;
}

function roundDown(amount: number, ceiling: number | null): number {
  return ceiling !== null && amount > ceiling ? Math.floor(ceiling) : amount;
}

function measureCounted(
  food: Food,
  item: Item | null,
  wantGrams: number,
  unit: Unit | null,
  us: boolean,
): Measure {
  // Grams were given for a counted food ("500 g potatoes"): weigh it, cooks do.
  if (item?.grams != null && item.count === null) {
    const grams = Math.min(
      item.grams,
      item.grams <= wantGrams * readUpTo(item) ? item.grams : roundAmount(wantGrams),
    );
    return measureMass(food, Math.round(grams), us);
  }
  const one =
    item?.count == null && wantGrams / gramsEachOf(food) <= FEW_WANTED && ONE_WILL_DO.includes(food.roles[0]);
  const count = chooseCount(
    food,
    item?.count ?? (one && namesOne(item) ? 1 : null),
    wantGrams,
    unit,
    readUpTo(item),
  );
  return {
    grams: count * gramsEachOf(food),
    quantity: count,
    unit,
    text: writeCounted(food, count, unit, us),
    plural: unit !== 'clove' && isPlural(food, unit === null ? count : unit === 'slice' ? 1 : 2),
  };
}

/** Foods of which one does where up to so many would be taken. */
const FEW_WANTED = 2.5;
const ONE_WILL_DO: readonly string[] = ['vegetable', 'aromatic', 'fruit', 'leaf'];

/** "Green pepper" or "an egg": one, for all that is known. */
export function namesOne(item: Item | null): boolean {
  const [typed, ...more] = item?.typed ?? [];
  if (item === null || typed === undefined || more.length > 0 || item.grams !== null) return false;
  if (item.food.noun !== 'count' || /\d|\b(?:some|few|lots?|bags?|packs?|packets?|of)\b/.test(typed))
    return false;
  // Of beetroot people say one word for one and for many, and "chicken breast" is a kind of meat.
  const isMeat = item.food.core !== undefined && item.food.category !== 'egg';
  if (item.food.id === 'beetroot' || isMeat) return false;
  const name = typed.trim().toLowerCase();
  return singularise(name) === name && pluralise(name) !== name;
}

/** Whole pieces, halves only of big ones; what was stated is the ceiling and is used up where that makes sense. */
function chooseCount(
  food: Food,
  stated: number | null,
  wantGrams: number,
  unit: Unit | null,
  upTo: number,
): number {
  const each = gramsEachOf(food);
  const raw = wantGrams / each;
  const big = raw < 0.45 ? each >= 300 : each >= 600;
  // Nobody saws a shank or a hock in two; a rack of ribs is cut between the bones.
  const whole = isOnBone(food) && food.id !== 'pork-ribs';
  const halves = !whole && unit === null && raw < 1.3 && (big || food.category === 'citrus');
  const count = halves ? Math.max(0.5, Math.round(raw * 2) / 2) : Math.max(1, Math.round(raw));
  if (stated === null && unit === null && food.category === 'bread' && each >= 200)
    return raw < 0.75 ? 0.5 : 1;
  if (stated === null) return count;
  const usesUp = stated >= 1 && raw >= (stated * 0.9) / upTo && stated <= Math.max(count, raw * (upTo + 0.1));
  return usesUp ? stated : Math.min(count, stated);
}

function writeCounted(food: Food, count: number, unit: Unit | null, us: boolean): string {
  const number = writeQuantity(count);
  const more = count > 1 ? 's' : '';
  const plain = writeFoodName(food, { us });
  switch (unit) {
    case 'tin':
      return `${writeTins(number, more, gramsEachOf(food) >= 200, us)} ${dropTinned(plain)}`;
    case 'clove':
      return food.name.includes('garlic')
        ? `${number} garlic clove${more}`
        : `${number} clove${more} ${plain}`;
    case 'bunch':
      return `${writeBunches(count, number)} ${plain}`;
    case 'slice':
      return `${number} slice${more} of ${plain}`;
    default:
      return `${number} ${writeFoodName(food, { count, us })}`;
  }
}

function writeTins(number: string, more: string, big: boolean, us: boolean): string {
  if (us) return `${number} ${big ? '(15 oz) ' : ''}can${more}`;
  return `${number} ${big ? 'x 400 g ' : ''}tin${more}`;
}

function writeBunches(count: number, number: string): string {
  if (count <= 0.5) return 'half a bunch of';
  return count === 1 ? 'a small bunch of' : `${number} bunches of`;
}

function dropTinned(name: string): string {
  return name.replace(/^(tinned|canned) /, '');
}

function isPlural(food: Food, count: number): boolean {
  if (food.noun === 'plural') return true;
  return food.noun === 'count' && count > 1;
}

function measureSpoons(food: Food, grams: number, unit: 'tsp' | 'tbsp', ceiling: number | null): Measure {
  const ml = grams / (food.density ?? 1);
  const spoon = unit === 'tbsp' && ml >= 11 ? 'tbsp' : unit === 'tsp' && ml >= 14 ? 'tbsp' : 'tsp';
  const size = ML_PER_UNIT[spoon] ?? 5;
  const step = spoon === 'tbsp' ? (ml >= 2 * size ? 1 : 0.5) : ml < 4 ? 0.25 : ml >= 10 ? 1 : 0.5;
  let quantity = Math.max(step, Math.round(ml / size / step) * step);
  if (ceiling !== null) quantity = Math.min(quantity, Math.max(step, ceiling / (food.density ?? 1) / size));
  return {
    grams: quantity * size * (food.density ?? 1),
    quantity,
    unit: spoon,
    text: `${writeQuantity(quantity)} ${spoon} ${writeFoodName(food, {})}`,
    plural: food.noun === 'plural',
  };
}

export function measureVolume(food: Food, ml: number, us: boolean, exact: boolean): Measure {
  const name = writeFoodName(food, { us });
  const plural = food.noun === 'plural';
  const density = food.density ?? 1;
  if (us) return { ...writeCups(ml), grams: ml * density, text: `${writeCups(ml).words} ${name}`, plural };
  if (ml < 45) {
    const spoons = Math.max(1, exact ? Math.floor(ml / 15) : Math.round(ml / 15));
    if (!exact || spoons * 15 <= ml)
      return {
        grams: spoons * 15 * density,
        quantity: spoons,
        unit: 'tbsp',
        text: `${spoons} tbsp ${name}`,
        plural,
      };
  }
  const rounded = exact ? Math.round(ml) : roundAmount(ml);
  return { grams: rounded * density, quantity: rounded, unit: 'ml', text: `${rounded} ml ${name}`, plural };
}

export const CUP_ML = 236.588;

export function writeCups(ml: number): {
  readonly quantity: number;
  readonly unit: Unit;
  readonly words: string;
} {
  const cups = ml / CUP_ML;
  if (cups < 0.23) {
    const spoons = Math.max(1, Math.round(ml / 15));
    return { quantity: spoons, unit: 'tbsp', words: `${spoons} tbsp` };
  }
  const steps = [0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1];
  const whole = Math.floor(cups);
  const left = cups - whole;
  const nearest =
    whole === 0 || left > 0.12
      ? steps.reduce((best, step) => (Math.abs(step - left) < Math.abs(best - left) ? step : best))
      : 0;
  const quantity = Math.round((whole + nearest) * 1000) / 1000;
  return { quantity, unit: 'cup', words: `${writeQuantity(quantity)} ${quantity > 1 ? 'cups' : 'cup'}` };
}

export function measureMass(food: Food, grams: number, us: boolean): Measure {
  // What is weighed and yet one piece, such as a chicken or a joint, is one.
  const pieces = ['poultry-whole', 'roasting-joint'].includes(food.category) ? 1 : 2;
  const name = writeFoodName(food, { count: food.noun === 'count' ? pieces : null, us });
  const plural = isPlural(food, pieces);
  if (!us && grams >= 1000) {
    const kilos = Math.floor(grams / 50) / 20;
    return { grams: kilos * 1000, quantity: kilos, unit: 'kg', text: `${kilos} kg ${name}`, plural };
  }
  if (!us) return { grams, quantity: grams, unit: 'g', text: `${grams} g ${name}`, plural };
  if (food.category === 'butter' && grams < GRAMS_PER_STICK * 4) return measureButter(food, grams);
  const dry = food.roles[0] === 'starch' || food.roles[0] === 'baking' || food.roles[0] === 'sweetener';
  const airy = food.category === 'berry' ? GRAMS_PER_CUP_OF_PIECES / CUP_ML : undefined;
  const density = airy ?? (dry ? food.density : undefined);
  if (density !== undefined) {
    const cups = writeCups(grams / density);
    return { grams, quantity: cups.quantity, unit: cups.unit, text: `${cups.words} ${name}`, plural };
  }
  const ounces = Math.max(0.5, Math.round((grams / 28.3495) * 2) / 2);
  if (ounces >= 16) {
    const pounds = Math.round((ounces / 16) * 4) / 4;
    return { grams, quantity: pounds, unit: 'lb', text: `${writeQuantity(pounds)} lb ${name}`, plural };
  }
  return { grams, quantity: ounces, unit: 'oz', text: `${writeQuantity(ounces)} oz ${name}`, plural };
}

const GRAMS_PER_STICK = 113.4;

/** A stick is 8 tablespoons. */
function measureButter(food: Food, grams: number): Measure {
  const spoons = (grams * 8) / GRAMS_PER_STICK;
  const sticks = Math.round(spoons / 4) / 2;
  const name = writeFoodName(food, { us: true });
  if (spoons >= 7) {
    const quantity = sticks / 2;
    const more = sticks > 1 ? 's' : '';
    return {
      grams,
      quantity,
      unit: 'cup',
      text: `${writeQuantity(quantity)} ${quantity > 1 ? 'cups' : 'cup'} ${name} (${writeQuantity(sticks)} stick${more})`,
      plural: false,
    };
  }
  const quantity = Math.max(0.5, spoons < 2 ? Math.round(spoons * 2) / 2 : Math.round(spoons));
  return { grams, quantity, unit: 'tbsp', text: `${writeQuantity(quantity)} tbsp ${name}`, plural: false };
}
