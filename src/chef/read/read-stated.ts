// How much of a food a line states: by weight, by the piece, or by what it is sold in or taken by (food/weigh-held.ts).

import { FOODS, type Food } from '../../food/foods.ts';
import type { IngredientReading } from '../../food/read-ingredient.ts';
import { deal, type HeldAmount as Stated, weighCup, weighHeld, weighPack } from '../../food/weigh-held.ts';
import type { Item } from './kitchen.ts';

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
function readTinned({ text, quantity = 1 }: IngredientReading, food: Food): Stated | null {
  const { gramsEach = 0 } = food;
  const small = gramsEach > 0 && gramsEach < 5 ? weighPack(food) : undefined;
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
  const cup = unit === 'cup' && grams === 0 ? weighCup(food) : undefined;
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
    ? deal(food, quantity * (weighPack(food) ?? 0))
    : null;
}

/** Grams of the least tin: one of prunes is no single prune. */
const LEAST_TIN = 60;

const HALVES: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 };

/** Of what grows the size is said where it matters: three small onions are two. Working values. */
const SIZED: readonly string[] = ['vegetable', 'aromatic', 'fruit', 'starch', 'acid'];
const SIZES: readonly (readonly [times: number, words: RegExp])[] = [
  [0.6, /\b(?<!if )(?:small|sml|sm|little|tiny|baby)\b/i],
  [1.5, /\b(?:large|lrg|lge|big|huge|massive|enormous|giant)\b/i],
];

function readSize(text: string, { name, form, noun, roles }: Food): number {
  if (form !== 'fresh' || noun !== 'count' || !SIZED.includes(roles[0]) || /baby/.test(name)) return 1;
  return SIZES.find(([, words]) => words.test(text))?.[0] ?? 1;
}

/** Who has several says so. */
const ONE = /^\s*(?:lemon|lime|orange)\s*$/i;

/** How many pieces; null where the line does not say. */
function readCount(
  { quantity, text, unit = null }: IngredientReading,
  { gramsEach = 0 }: Food,
): number | null {
  if (quantity !== undefined && isCount(unit)) return quantity;
  if (ONE.test(text)) return 1;
  // "Butternut squash half": behind the name the word is no amount to whoever reads the line.
  const half = /\b(half|quarter)$/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return gramsEach < 100 ? null : (HALVES[half] ?? null);
}

/** Of broad beans and peas in their pods a third is eaten. */
const SHELLED = 1 / 3;

/** Whether it is typed in its pods, and eaten without. */
const isInPods = (text: string, { id }: Food): boolean =>
  (id === 'broad-beans' || id === 'peas') &&
  /(?<!out of (?:the |their )?|no |without )\bpods?\b|\bunshelled\b/i.test(text);

/** A small thing under the entry of a larger one, a jar under that of the root; null where nothing is said. */
export function readSaid(food: Food, text: string): Food | null {
  if (food.id === 'horseradish' && !/\b(?:fresh|root|stick|knob|wild|garden|grated|peeled)\b/.test(text))
    return { ...food, name: 'horseradish sauce', plural: 'horseradish sauce', preparation: '' };
  if (isInPods(text, food)) return { ...food, preparation: 'podded' };
  if (food.id === 'courgette' && /\bmarrows?\b/.test(text))
    return { ...food, gramsEach: 900, preparation: 'peeled and deseeded' };
  if (food.id === 'mandarin' && /kumquat/.test(text)) return { ...food, gramsEach: 18 };
  return null;
}

/** What a line states of the food it was read as, as far as it is eaten. */
export function readStated(reading: IngredientReading, food: Food): Stated {
  const stated = readWeight(reading, food);
  return stated.grams === null || !isInPods(reading.text, food)
    ? stated
    : { ...stated, grams: Math.round(stated.grams * SHELLED) };
}

function readWeight(reading: IngredientReading, food: Food): Stated {
  const { quantity, grams = 0, unit = null } = reading;
  const each = reading.food === null ? undefined : FOODS[reading.food].gramsEach;
  const isWeighed = unit !== 'tin' && grams > 0 && grams !== (quantity ?? 0) * (each ?? 0);
  const count = readCount(reading, food);
  // Weighed, poured or counted by the slice, it says how much by itself.
  const held = unit === null || unit === 'bunch' ? weighHeld(reading.text, food, quantity) : null;
  const whole = held ?? readWhole(reading, food);
  if (whole !== null) return isWeighed ? { grams, count: null } : whole;
  const isSmall = unit === 'tin' && (food.gramsEach ?? DRAINED) < LEAST_TIN && food.form !== 'tinned';
  if (isSmall) return deal(food, DRAINED * (quantity ?? 1));
  if (isWeighed || count === null || food.gramsEach === undefined)
    return { grams: grams > 0 ? grams : null, count };
  return { grams: Math.round(count * food.gramsEach * readSize(reading.text, food)), count };
}

const US_PINT_SHARE = 473.176 / 568.261;

/** A pint typed in a US kitchen, which is read as the UK one everywhere else. */
export function readUsPint(item: Item): Item {
  const isPint = item.grams !== null && item.typed.some((text) => /\b(?:pints?|pts?)\b/i.test(text));
  return isPint ? { ...item, grams: Math.round((item.grams ?? 0) * US_PINT_SHARE) } : item;
}
