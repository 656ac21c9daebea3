// How much of a food to use, in amounts a cook can buy and weigh: round grams, whole eggs; never more than there is.

import type { Role } from '../../food/food.ts';
import type { Food } from '../../food/foods.ts';
import { writeFoodName } from '../../food/plural-name.ts';
import type { Unit } from '../../food/units.ts';
import type { Item } from '../read/kitchen.ts';
import {
  chooseCount,
  gramsEachOf,
  isInPieces,
  isOne,
  isPlural,
  writeCounted,
  writePieces,
} from './count-pieces.ts';
import { measureHead } from './measure-head.ts';
import {
  GRAMS_PER_CUP_OF_PIECES,
  type Measure,
  measureMass,
  measureSpoons,
  measureVolume,
  roundAmount,
} from './measure-units.ts';
import { isImperial, namesAmount, readTypedCups } from './typed-measures.ts';
import { CUP_ML, readCupGrams, writeCups } from './us-measures.ts';
import { readUpTo } from './use-up.ts';

/**
 * The amount nearest to what is asked, in grams, that makes sense for this food. What the cook stated is a ceiling, and is used
 * up whole where that is 60 to 150 percent of what is wanted.
 */
export function measurePart(
  food: Food,
  item: Item | null,
  asked: number,
  us: boolean,
  servings = 1,
): Measure {
  const wantGrams = isUncounted(food, item) ? boundPieces(food, item, asked, servings) : asked;
  const ceiling = item?.grams ?? null;
  const useUp = ceiling !== null && ceiling <= wantGrams * readUpTo(item);
  const unit = readCountUnit(food, item);
  const head =
    measureHead(food, item, wantGrams, us) ?? (us ? measureTypedCups(food, item, wantGrams) : null);
  if (head !== null) return head;
  if (unit === null || unit === 'tin' || unit === 'clove' || unit === 'bunch' || unit === 'slice') {
    return measureCounted(food, item, wantGrams, unit, us, servings);
  }
  if (isInPieces(food, item)) return measurePieces(food, item?.count ?? null, wantGrams, readUpTo(item), us);
  const exact = useUp && ceiling !== null;
  const grams = exact ? ceiling : Math.min(ceiling ?? wantGrams, wantGrams);
  return measureOut(food, item, grams, exact, us);
}

const COUNTED: readonly Role[] = ['vegetable', 'aromatic', 'fruit'];

const isUncounted = (food: Food, item: Item | null): boolean =>
  item !== null &&
  item.count === null &&
  item.grams === null &&
  (food.noun === 'count' || food.piece === 'stick') &&
  COUNTED.includes(food.roles[0]);

/** Who writes "peppers" has two at least; and of what nobody counted a plate wants no more than one apiece, or three plums. */
function boundPieces(food: Food, item: Item | null, grams: number, servings: number): number {
  const each = gramsEachOf(food);
  if (servings === 1 || each < SMALL_PIECE || each > BIG_PIECE) return grams;
  const isMany = item?.typed.some((line) => /[a-z]{3}(?<!ss)s\b/i.test(line)) === true;
  const apiece = food.amount.unit === null ? Math.max(1, food.amount.perServing) : 1;
  return Math.max(isMany ? 2 * each : 0, Math.min(grams, Math.max(2, servings) * apiece * each));
}

/** Grams apiece: what is smaller goes by the handful, what is larger by the half. */
const SMALL_PIECE = 40;
const BIG_PIECE = 250;

/** By the spoon, the cup, the handful or the gram; `exact` where all that there is of it is used. */
function measureOut(food: Food, item: Item | null, grams: number, exact: boolean, us: boolean): Measure {
  const ceiling = item?.grams ?? null;
  const unit = food.amount.unit;
  // Half a jar of pesto is poured out, and nobody counts spoons.
  const isJar = exact && !us && grams > MOST_SPOONED && !/spoon|tbsp|tbs\b/i.test(item?.typed.join() ?? '');
  if (food.id === 'ginger' && !namesAmount(item)) return measureSpoons(food, grams, 'tsp', ceiling, us);
  if ((unit === 'tsp' || unit === 'tbsp') && !isJar) return measureSpoons(food, grams, unit, ceiling, us);
  if (unit === 'ml' || unit === 'l') return measureVolume(food, readMl(food, item, grams, exact), us, exact);
  if (['fresh-herb', 'hardy-herb'].includes(food.category) && (ceiling === null || !namesAmount(item)))
    return measureHerb(food, item, grams, us);
  const cups = us && ceiling === null ? measureCups(food, grams) : null;
  return (
    cups ?? measureMass(food, exact ? roundStated(item, grams, us) : roundShare(food, grams, ceiling), us)
  );
}

function measureCups(food: Food, grams: number): Measure | null {
  const each = readCupGrams(food);
  if (each === undefined) return null;
  const { quantity, unit, words } = writeCups((grams / each) * CUP_ML);
  const text = `${words} ${writeFoodName(food, { count: food.noun === 'count' ? 2 : null, us: true })}`;
  return { grams, quantity, unit, text, plural: isPlural(food, 2) };
}

/** Of a pack or a sheet about half is half. */
function roundShare(food: Food, grams: number, ceiling: number | null): number {
  const whole = ceiling ?? (food.category === 'pastry' ? food.gramsEach : undefined);
  return whole !== undefined && Math.abs(grams / whole - 0.5) < 0.07
    ? Math.round(whole / 2)
    : roundDown(roundAmount(grams), ceiling);
}

/** Grams beyond which what is used up is no longer counted in spoons. */
const MOST_SPOONED = 70;

const FIVE = 5;

/** All that there is: half a pound is 225 g on metric scales, and of "a few" nobody knows the gram. */
function roundStated(item: Item | null, amount: number, us: boolean): number {
  if (item?.count === null && !namesAmount(item)) return Math.max(FIVE, Math.round(amount / FIVE) * FIVE);
  return !us && amount > 50 && isImperial(item) ? Math.floor(amount / 5) * 5 : Math.round(amount);
}

/** Millilitres; of a can that is used up, a round number. */
function readMl(food: Food, item: Item | null, grams: number, exact: boolean): number {
  const ml = grams / (food.density ?? 1);
  // A cup on a metric list is a round number too.
  if (exact && ml > 100 && /\bcups?\b/i.test(item?.typed.join() ?? '')) return Math.round(ml / 10) * 10;
  if (exact && isImperial(item)) return roundStated(item, ml, false);
  return exact && ml > 100 && !namesAmount(item) ? Math.floor(ml / 10) * 10 : ml;
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
  const piece = /\b(?:sprig|lea(?:f|ves))/i.exec(item?.typed.join() ?? '')?.[0].toLowerCase();
  const counted = piece === undefined ? null : (item?.count ?? null);
  if (counted !== null) {
    const name = writeFoodName(food, { us });
    const more = counted === 1 ? '' : 's';
    const text =
      piece === 'sprig'
        ? `${counted} sprig${more} of ${name}`
        : `${counted} ${name.replace(/ lea(?:f|ves)$/, '')} ${counted === 1 ? 'leaf' : 'leaves'}`;
    return { grams, quantity: counted, unit: null, text, plural: food.noun === 'plural' };
  }
  const words =
    food.category === 'hardy-herb'
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
    quantity: 1,
    unit: grams > 25 ? 'bunch' : null,
    text: `${words} ${writeFoodName(food, { us })}`,
    plural: food.noun === 'plural',
  };
}

/** Of what was counted in fillets or rashers nobody is told the grams. */
function measurePieces(
  food: Food,
  stated: number | null,
  wantGrams: number,
  upTo: number,
  us: boolean,
): Measure {
  const count = chooseCount(food, stated, wantGrams, null, upTo);
  return {
    grams: count * gramsEachOf(food),
    quantity: count,
    unit: null,
    text: writePieces(food, count, us),
    plural: food.noun === 'plural',
    isMass: food.noun === 'mass',
  };
}

/** What is tinned and weighs less apiece is counted in fillets, not in tins. */
const SMALLEST_TIN = 30;

/** What it is counted in, or the unit it is weighed or poured by. */
function readCountUnit(food: Food, item: Item | null): Unit | null {
  if (
    food.form === 'tinned' &&
    food.id !== 'passata' &&
    (food.gramsEach ?? 0) >= SMALLEST_TIN &&
    (item?.grams == null || item.count !== null)
  )
    return 'tin';
  // Fruit out of the freezer is in pieces, and nobody counts them.
  if (isLooseFrozen(food, item)) return 'g';
  const counted =
    food.noun === 'count' && food.gramsEach !== undefined && (food.gramsEach >= 30 || isFewNamed(item));
  if (counted && (item?.count != null || (item?.grams == null && food.category !== 'potato'))) return null;
  return food.amount.unit;
}

function isLooseFrozen(food: Food, item: Item | null): boolean {
  return (
    food.roles[0] === 'fruit' &&
    food.noun === 'count' &&
    item !== null &&
    item.count === null &&
    /frozen/.test(item.state)
  );
}

/** "3 cherry tomatoes", "6 radishes": a number stands before the name and nothing that is weighed. */
function isFewNamed(item: Item | null): boolean {
  const [typed = '', ...more] = item?.typed ?? [];
  return (
    item?.count != null &&
    more.length === 0 &&
    new RegExp(`^${item.count} [a-z]`, 'i').test(typed) &&
    item.count <= FEW
  );
}

const FEW = 24;

function roundDown(amount: number, ceiling: number | null): number {
  return ceiling !== null && amount > ceiling ? Math.floor(ceiling) : amount;
}

/** Who has four sweet potatoes for four means one each. */
const ONE_EACH: readonly string[] = ['vegetable', 'starch', 'fruit'];
const UP_TO_ONE_EACH = 2.6;

/** How far what was counted is used up where the number of those who eat decides; null where it does not. */
function readUneven(food: Food, item: Item | null, wantGrams: number, servings: number): number | null {
  const count = item?.count ?? 0;
  if (count === servings && ONE_EACH.includes(food.roles[0])) return Math.max(UP_TO_ONE_EACH, readUpTo(item));
  // Of a loaf nobody gets two slices and a half.
  const wanted = Math.round(wantGrams / gramsEachOf(food));
  return food.amount.unit === 'slice' && wanted % servings === 0 && count % servings !== 0 ? 1 : null;
}

function measureCounted(
  food: Food,
  item: Item | null,
  wantGrams: number,
  unit: Unit | null,
  us: boolean,
  servings: number,
): Measure {
  // Grams were given for a counted food ("500 g potatoes"): weigh it, cooks do.
  if (item?.grams != null && item.count === null) {
    const grams = Math.min(
      item.grams,
      item.grams <= wantGrams * readUpTo(item) ? item.grams : roundAmount(wantGrams),
    );
    return measureMass(food, roundStated(item, grams, us), us);
  }
  const one = isOne(food, item, wantGrams, servings) ? 1 : null;
  const upTo = servings > 1 ? readUneven(food, item, wantGrams, servings) : null;
  const count = chooseCount(food, item?.count ?? one, wantGrams, unit, upTo ?? readUpTo(item));
  return {
    grams: count * gramsEachOf(food),
    quantity: count,
    unit,
    text: writeCounted(food, count, unit, us),
    plural: unit !== 'clove' && isPlural(food, unit === null ? count : unit === 'slice' ? 1 : 2),
  };
}
