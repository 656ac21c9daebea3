// What an unweighed amount of a food is at the most: half a bag of spinach, a handful of mushrooms, the end of a block.

import type { Holder } from './food.ts';
import type { Food } from './foods.ts';
import { weighQuantity } from './line/amount/weigh-quantity.ts';
import { type Held, readHeld, readShareLeft } from './read-held.ts';
import { ML_PER_UNIT } from './units.ts';

/** Grams and pieces; null where the line does not say. */
export interface HeldAmount {
  readonly grams: number | null;
  readonly count: number | null;
}

const UNKNOWN: HeldAmount = { grams: null, count: null };

function readHolds({ holds, gramsEach }: Food, holder: Holder): number | undefined {
  const grams = holds?.[holder];
  return grams === 'one' ? gramsEach : grams;
}

/** Grams in a US cup of what is heaped into it. */
export function weighCup(food: Food): number | undefined {
  return readHolds(food, 'cup');
}

/** Grams in a pack, tub, jar or loaf; undefined of what is sold by the kilo, or for as many as eat. */
export function weighPack(food: Food): number | undefined {
  return readHolds(food, 'pack');
}

// A hand holds somewhat less than one person is served.
const SERVING_PER_HANDFUL = 0.6;

function weighHandful(food: Food): number | undefined {
  const own = readHolds(food, 'handful');
  if (own !== undefined) return own;
  const { amount, gramsEach } = food;
  const serving =
    amount.unit === null && gramsEach !== undefined
      ? amount.perServing * gramsEach
      : weighQuantity(amount.perServing, amount.unit, undefined, food);
  return serving === undefined ? undefined : serving * SERVING_PER_HANDFUL;
}

function weighVolume(ml: number, food: Food): number | undefined {
  const cup = weighCup(food);
  if (food.density !== undefined) return ml * food.density;
  return cup === undefined ? undefined : (cup * ml) / (ML_PER_UNIT.cup ?? ml);
}

/** What one holder holds of it; undefined where that may be anything. */
function weighOne(food: Food, held: Held): number | undefined {
  const { gramsEach = 0, id } = food;
  if (typeof held.in === 'number') {
    const grams = weighVolume(held.in, food);
    return grams !== undefined && grams > 100 ? Math.round(grams / 10) * 10 : grams;
  }
  switch (held.in) {
    case 'head':
      return id === 'garlic' ? 10 * gramsEach : gramsEach >= 100 ? gramsEach : readHolds(food, 'bunch');
    case 'handful':
      return weighHandful(food);
    case 'bunch':
      return readHolds(food, 'bunch') ?? weighPack(food);
    case 'pack':
      return weighPack(food) ?? (held.word === 'pack' ? readHolds(food, 'bunch') : undefined);
    default:
      return readHolds(food, held.in);
  }
}

function isCounted({ gramsEach, noun, amount, piece, id }: Food): boolean {
  return (
    gramsEach !== undefined &&
    id !== 'passata' &&
    ((noun === 'count' && gramsEach >= 30) ||
      amount.unit === null ||
      amount.unit === 'slice' ||
      amount.unit === 'clove' ||
      (piece !== undefined && gramsEach >= 100) ||
      (noun === 'mass' && gramsEach >= 300))
  );
}

const LEAST_PIECE = 60;

/** Grams of so much of a food, and the pieces where cooks count it. */
export function deal(food: Food, grams: number | undefined): HeldAmount {
  if (grams === undefined) return UNKNOWN;
  const { gramsEach } = food;
  if (!isCounted(food) || gramsEach === undefined)
    return { grams: Math.max(5, Math.round(grams / 5) * 5), count: null };
  const pieces = grams / gramsEach;
  // Nobody keeps a fifth of a chilli.
  const count = pieces < 1 && gramsEach >= LEAST_PIECE ? pieces : Math.max(1, Math.round(pieces));
  return { grams: count * gramsEach, count };
}

/** A cereal bar is the food itself, a sheet of filo no pack of it, and a stick is butter's. */
function isTheFood({ word, in: holder }: Held, food: Food): boolean {
  const { category, gramsEach = 0 } = food;
  if (word === 'sheet') return category !== 'pastry' || gramsEach < 300;
  if (holder === 'stick') return readHolds(food, 'stick') === undefined;
  return word === 'bar' && category !== 'chocolate';
}

/** Of what is left of a food and no holder of it was named: of one piece, of a pack, or of a few handfuls. */
function weighLeft(food: Food, share: number, counted: number): number | undefined {
  const { gramsEach = 0 } = food;
  if (isCounted(food) && gramsEach >= LEAST_PIECE) return gramsEach * share * counted;
  const handful = weighHandful(food);
  const pack = weighPack(food);
  if (pack !== undefined) return pack * share;
  return handful === undefined ? undefined : handful * HANDFULS_IN_PACK * share;
}
const HANDFULS_IN_PACK = 5;

/** What the words of a line let be had of this food, counted so many; null where they name no holder and nothing left. */
export function weighHeld(text: string, food: Food, counted = 1): HeldAmount | null {
  // Herbs are picked by the handful, and nobody measures the oil of the cupboard.
  if (food.category === 'fresh-herb' || food.category === 'hardy-herb' || food.staple === 2) return null;
  const found = readHeld(text);
  const held = found === undefined || isTheFood(found, food) ? undefined : found;
  const share = readShareLeft(text);
  // "1/2 left over" is told once.
  const pieces = counted < 1 ? 1 : counted;
  if (held === undefined) return share === 1 ? null : deal(food, weighLeft(food, share, pieces));
  if (held.inside !== undefined) {
    const count = held.inside * held.many * share;
    return { count, grams: food.gramsEach === undefined ? null : count * food.gramsEach };
  }
  const one = weighOne(food, held);
  if (one === undefined) return share === 1 ? UNKNOWN : deal(food, weighLeft(food, share, pieces));
  return deal(food, one * held.many * share);
}
