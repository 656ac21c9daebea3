// A6 to A8: every line has an amount, a plate is neither empty nor heaped, and nobody uses more than there is.

import { findFood } from '../../food/foods.ts';
import type { Reasons, TextCheck } from '../check.ts';
import type { ListedLine, Subject } from '../subject.ts';

const LOOSE_AMOUNT =
  /^(?:an?|some|a few|a couple of|half an?) (?:\w+ )?(?:handfuls?|pinch(?:es)?|knobs?|splash(?:es)?|drizzle|squeeze|grating|sprigs?|dash|drop|few|little|glug|twist|leaf|leaves|bunch|spoonful)\b/i;
const GARNISH = /\b(?:to (?:serve|garnish|finish|taste)|for (?:serving|garnish)|optional)\b/i;

function judgeNumbers(subject: Subject): Reasons {
  if (subject.listed.length === 0) return null;
  return subject.listed
    .filter(({ line, food }) => {
      if (
        line.quantity !== null ||
        /^[\d½¼¾⅓⅔⅛]/.test(line.text) ||
        LOOSE_AMOUNT.test(line.text) ||
        GARNISH.test(line.text)
      )
        return false;
      return !(
        food !== undefined &&
        (food.staple === 2 || /(?:^|-)(?:salt|pepper|water|ice)$/.test(food.id)) &&
        food.category !== 'oil'
      );
    })
    .map(({ line }) => `"${line.text}" has no amount`);
}

type Plate = readonly [name: string, low: number, high: number];

const DRINK =
  /\b(?:smoothie|shake|milkshake|lassi|cooler|cordial|lemonade|latte|coffee|tea|mocktail|cocktail|punch|hot chocolate|cocoa|juice|spritz|fizz)\b/i;
const SOUP = /\b(?:soup|broth|chowder|dal|stew|curry|chilli|laksa|ramen|pho|gumbo|pot|casserole|braised?)\b/i;
const LIGHT =
  /\b(?:toasts?|toastie|sandwich|wrap|omelette|quesadilla|eggs?|dip|salad|slaw|salsa|sauce|dressing|relish|porridge|oats?|pancakes?|fritters?|hummus|bites|plate|crisps?|pizza|tacos?|nachos|snack|granola|popcorn)\b/i;

/** Grams a serving as listed: pulses and starches that are dry count with the water they take up. */
function readPlate(subject: Subject): Plate {
  const title = subject.recipe.title ?? '';
  if (DRINK.test(title)) return ['drink', 120, 700];
  const sides = subject.listed.map(({ food }) => food?.side);
  const sweet = sides.filter((side) => side === 'sweet').length;
  const savoury = sides.filter((side) => side === 'savoury').length;
  if (sweet > savoury) return ['sweet dish', 60, 450];
  if (SOUP.test(title)) return ['soup or stew', 200, 1000];
  return LIGHT.test(title) ? ['light dish', 70, 800] : ['main dish', 180, 900];
}

function weighPlated({ food, grams }: ListedLine): number {
  if (grams === undefined || food === undefined) return 0;
  const swells =
    food.form === 'dry' &&
    ['starch', 'legume', 'protein'].includes(food.roles[0]) &&
    food.category !== 'flour';
  return grams * (swells ? 2.4 : 1);
}

const FEW_FOODS = 3;

function judgeMass(subject: Subject): Reasons {
  const { servings } = subject.recipe;
  if (servings === null || subject.listed.length === 0) return null;
  const weighed = subject.listed.filter(({ food }) => food !== undefined && food.staple < 2);
  if (weighed.some(({ grams, line }) => grams === undefined && line.quantity !== null)) return null;
  const grams = Math.round(subject.listed.reduce((sum, line) => sum + weighPlated(line), 0) / servings);
  const [name, low, high] = readPlate(subject);
  // A short list, or one with stated amounts, cannot fill a plate: then half the low end is asked.
  const stated = subject.screening.usable.some((reading) => reading.quantity !== undefined);
  const few = subject.screening.usable.length <= FEW_FOODS;
  const least = stated || few ? low / 2 : low;
  if (grams >= least && grams <= high) return [];
  return [`${grams} g a serving, where a ${name} has ${least} to ${high} g`];
}

function judgeCeiling(subject: Subject): Reasons {
  const stated = subject.screening.usable.filter((reading) => reading.quantity !== undefined);
  if (stated.length === 0 || subject.listed.length === 0) return null;
  return stated.flatMap((reading) => {
    const same = subject.screening.usable.filter((other) => other.food === reading.food);
    if (reading.food === null || same.some((other) => other.quantity === undefined)) return [];
    const lines = subject.listed.filter(
      ({ line, food }) => line.from === 'yours' && food?.id === reading.food,
    );
    const used = lines.reduce((sum, line) => sum + (line.grams ?? 0), 0);
    const had = same.reduce((sum, other) => sum + (other.grams ?? 0), 0);
    if (had > 0 && used > 0) {
      return used > had * 1.06 + 2
        ? [
            `uses ${Math.round(used)} g of ${findFood(reading.food)?.name ?? reading.name}, typed were ${Math.round(had)} g`,
          ]
        : [];
    }
    const [line] = lines;
    if (line === undefined || line.line.unit !== reading.unit) return [];
    const most = reading.quantityMax ?? reading.quantity ?? 0;
    return (line.line.quantity ?? 0) > most * 1.02
      ? [`"${line.line.text}" is more than "${reading.text}"`]
      : [];
  });
}

export const amountChecks: readonly TextCheck[] = [
  {
    id: 'A6',
    what: 'numbers',
    exactly:
      'every line has an amount in figures or a kitchen amount ("a handful of"); salt, pepper, ice and garnishes may go without',
    least: 1,
    judge: judgeNumbers,
  },
  {
    id: 'A7',
    what: 'mass per serving',
    exactly:
      'listed grams a serving, dry starches and pulses times 2.4: main 180-900, soup or stew 200-1000, light dish 70-800, sweet 60-450, drink 120-700, by the words of the title; half the low end for lists of 3 foods or stated amounts; not judged where a weight is unknown',
    least: 0.95,
    judge: judgeMass,
  },
  {
    id: 'A8',
    what: 'user quantity ceiling',
    exactly:
      "the cook's own lines of a food weigh at most what was typed, 6 percent and 2 g allowed for rounding; what is to buy is flagged extra",
    least: 1,
    judge: judgeCeiling,
  },
];
