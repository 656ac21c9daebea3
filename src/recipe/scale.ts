// Scales the lines and steps of a recipe to more or fewer people, by arithmetic alone: no word is changed but amounts
// and the nouns that agree with them. What does not scale (times, tins of a size, pans) stays as it is written.

import { findFood } from '../food/foods.ts';
import { pluralise, singularise } from '../food/plural-name.ts';
import { prepare } from '../food/prepare-pattern.ts';
import { applyChanges, type Change } from './amounts/apply-changes.ts';
import { type FoundAmount, findAmounts } from './amounts/find-amounts.ts';
import { placeFoods } from './amounts/place-foods.ts';
import { type NiceAmount, roundAmount } from './amounts/round-amount.ts';
import { agree, writeAmount } from './amounts/write-amount.ts';
import { writeFraction } from './amounts/write-number.ts';
import type { RecipeIngredient } from './recipe.ts';

/** A count that had to become whole and is then far from what the arithmetic gives. */
export interface Rounding {
  readonly exact: number;
  readonly given: number;
}

export interface ScaledLine {
  readonly text: string;
  readonly rounding: Rounding | null;
}

const HOLDER =
  /^\)?[\s-]*(?:tin|can|jar|pack|packet|pouch|sachet|block|bag|tub|carton|bottle|ball)(?:e?s)?\b/i;
const EACH = /^\)?,? *(?:each|apiece|per|at a time|in diameter|long|wide|thick|deep|across|square)\b/i;
const PAN =
  /^[\s-]*(?:\p{L}+[\s-]){0,3}?(?:pan|dish|tin|pot|casserole|bowl|jug|mould|ramekins?|skillet|saucepan)\b(?! of\b)/iu;
const CONTAINER =
  /^\s(?:\p{L}+ ){0,2}?((?:sprig|stick|stalk|handful|knob|piece|sheet|fillet|head|bulb|wedge|rasher|tin|can|jar|packet|clove|slice|cube|strip)s?|lea(?:f|ves)|(?:bunch|splash)(?:es)?)\b/iu;
const PEOPLE = /^ (?:\p{L}+ ){0,2}?(?:plate|bowl|glass|mug|portion|serving|people|person|cup)(?:e?s)?\b/iu;
/** Pieces that nobody cuts in two, by what they do in a dish. */
const WHOLE_ROLES: ReadonlySet<string> = new Set('egg protein bread cured herb spice seed nut'.split(' '));
const SMALL_GRAMS = 25;
/** What is rounded further than by this share is told. */
const TOLD_SHARE = 0.1;
/** Letters between a count and the food that it counts: "2 large ripe tomatoes". */
const COUNT_REACH = 18;

function isWhole({ food, unit }: RecipeIngredient, behind: string): boolean {
  if (unit === 'clove' || unit === 'slice' || prepare(CONTAINER).test(behind)) return true;
  const known = food === null ? undefined : findFood(food);
  if (known === undefined) return false;
  return WHOLE_ROLES.has(known.roles[0]) || (known.gramsEach ?? SMALL_GRAMS) < SMALL_GRAMS;
}

/** Whole pieces, or halves and quarters of what is cut anyway. Never 0. */
function roundCount(value: number, whole: boolean): NiceAmount {
  const step = whole || value > 5 ? 1 : value < 0.75 ? 0.25 : 0.5;
  return { value: Math.max(step, Math.round(value / step) * step), unit: null };
}

function scaleAmount(
  text: string,
  found: FoundAmount,
  factor: number,
  round: (value: number) => NiceAmount,
): Change {
  const low = round(found.low * factor);
  const high = found.high === null ? null : round(found.high * factor);
  return { at: found.at, end: found.end, words: writeAmount(text, found, low, high) };
}

/** The noun behind a count, for one or for several: "1 onion" and "2 onions". */
function agreeNoun(
  text: string,
  from: number,
  food: string | null,
  before: number,
  now: number,
): readonly Change[] {
  if (before > 1 === now > 1) return [];
  const part = /^[^,(;:.]*/.exec(text.slice(from))?.[0] ?? '';
  const container = prepare(CONTAINER).exec(part);
  if (container?.[1] !== undefined) {
    const end = from + container[0].length;
    return [{ at: end - container[1].length, end, words: agree(container[1], before, now) }];
  }
  const named = placeFoods(part).find((each) => each.food.id === food);
  if (named === undefined || named.food.noun !== 'count') return [];
  const word = part.slice(named.at, named.end);
  return [
    { at: from + named.at, end: from + named.end, words: now > 1 ? pluralise(word) : singularise(word) },
  ];
}

/** What the amount is of is not what is scaled: the size of a tin, of one piece, of a dish. */
function isSize(text: string, { at, end, unit }: FoundAmount): boolean {
  if (unit === 'mm' || unit === 'cm' || unit === 'inch') return true;
  const behind = text.slice(end);
  if (prepare(EACH).test(behind)) return true;
  if (unit === null || unit === 'tin') return false;
  return prepare(HOLDER).test(behind) || /[x×] ?$/i.test(text.slice(0, at));
}

/** "400 g tin of tomatoes" is one of them: two are "2 x 400 g tin of tomatoes". */
function countHolder(text: string, { at }: FoundAmount, factor: number): ScaledLine {
  const { value } = roundAmount(factor, 'tin');
  const words = value === 1 ? text : `${text.slice(0, at)}${writeFraction(value)} x ${text.slice(at)}`;
  return { text: words, rounding: tellRounding(factor, value) };
}

function tellRounding(exact: number, given: number): Rounding | null {
  return Math.abs(given - exact) > TOLD_SHARE * exact ? { exact, given } : null;
}

/** A count and the noun that agrees with it. */
function scaleCount(
  text: string,
  found: FoundAmount,
  ingredient: RecipeIngredient,
  factor: number,
): { readonly changes: readonly Change[]; readonly rounding: Rounding | null } {
  const { numberEnd, low, high } = found;
  const behind = text.slice(numberEnd);
  const inTins = ingredient.unit === 'tin' || prepare(HOLDER).test(behind);
  const whole = isWhole(ingredient, behind);
  const round = (value: number): NiceAmount =>
    inTins ? { ...roundAmount(value, 'tin'), unit: null } : roundCount(value, whole);
  const before = high ?? low;
  const exact = before * factor;
  const now = round(exact).value;
  return {
    changes: [
      scaleAmount(text, found, factor, round),
      ...agreeNoun(text, numberEnd, ingredient.food, before, now),
    ],
    rounding: whole || inTins ? tellRounding(exact, now) : null,
  };
}

/** Whether it is told in pieces: nobody counts salt. */
function isCounted({ unit }: RecipeIngredient): boolean {
  return unit === null || COUNTED_UNITS.has(unit);
}

const COUNTED_UNITS: ReadonlySet<FoundAmount['unit']> = new Set(['tin', 'clove', 'slice', 'bunch'] as const);

/**
 * One line of the list for `factor` times as many people; 1 changes nothing. Weights and volumes are rounded to what
 * can be measured, counts to whole or half pieces, never to nothing.
 */
export function scaleLine(text: string, ingredient: RecipeIngredient, factor: number): ScaledLine {
  const amounts = factor === 1 ? [] : findAmounts(text);
  const changes: Change[] = [];
  let rounding: Rounding | null = null;
  let inTins = ingredient.unit === 'tin';
  for (const found of amounts) {
    const { unit, low, numberEnd } = found;
    // "2 tins tomatoes (400 g)": the weight is that of one.
    const isContent = inTins && changes.length > 0 && unit !== null && unit !== 'tin';
    // "1 onion, cut into 6 wedges": the first number counts what is bought.
    const isAside = unit === null && (changes.length > 0 || (found.article && ingredient.quantity === null));
    if (isSize(text, found) || isContent || isAside) continue;
    if (unit === null) {
      const count = scaleCount(text, found, ingredient, factor);
      changes.push(...count.changes);
      rounding = count.rounding;
      inTins ||= prepare(HOLDER).test(text.slice(numberEnd));
    } else {
      changes.push(scaleAmount(text, found, factor, (value) => roundAmount(value, unit)));
      inTins ||= unit === 'tin';
      const exact = low * factor;
      if (COUNTED_UNITS.has(unit)) rounding = tellRounding(exact, roundAmount(exact, unit).value);
    }
  }
  const size = amounts[0];
  if (changes.length === 0 && size !== undefined && prepare(HOLDER).test(text.slice(size.end)))
    return countHolder(text, size, factor);
  return { text: applyChanges(text, changes), rounding };
}

/** "Divide between 2 bowls", "shape into 8 patties": as many as there are people, or for each of them as many. */
function isForPeople(text: string, { at, end, low }: FoundAmount, servings: number | null): boolean {
  if (servings === null) return false;
  if (low === servings && prepare(PEOPLE).test(text.slice(end))) return true;
  return (
    low % servings === 0 &&
    /\b(?:divide|shape|form|portion)\b[^.;]{0,60}\binto (?:about )?$/i.test(text.slice(0, at))
  );
}

/** Pans and dishes of a size that a step names: "20 cm baking dish". */
export function listPans(step: string): readonly string[] {
  return findAmounts(step).flatMap(({ at, end, unit }) => {
    const pan = unit === null ? null : prepare(PAN).exec(step.slice(end));
    return pan === null ? [] : [step.slice(at, end + pan[0].length)];
  });
}

/**
 * One step for `factor` times as many people: the amounts of foods that it tells, and into how many bowls they go.
 * `servings` is what the recipe was written for.
 */
export function scaleStep(
  text: string,
  ingredients: readonly RecipeIngredient[],
  factor: number,
  servings: number | null,
): string {
  const amounts = factor === 1 ? [] : findAmounts(text);
  if (amounts.length === 0) return text;
  const counted = new Map(
    ingredients.flatMap((each) =>
      each.food === null || each.quantity === null || !isCounted(each) ? [] : [[each.food, each] as const],
    ),
  );
  const foods = placeFoods(text).filter(({ food }) => counted.has(food.id));
  const changes: Change[] = [];
  for (const found of amounts) {
    const { unit, low, numberEnd, end } = found;
    if (isSize(text, found)) continue;
    if (unit !== null) {
      // "A pinch more if it wants it" is to taste, for however many.
      if (prepare(PAN).test(text.slice(end)) || (found.article && unit === 'pinch')) continue;
      changes.push(scaleAmount(text, found, factor, (value) => roundAmount(value, unit)));
    } else if (isForPeople(text, found, servings)) {
      const now = Math.round(low * factor);
      changes.push({ at: found.at, end: numberEnd, words: String(now) });
    } else {
      const named = foods.find(({ at }) => at > numberEnd && at - numberEnd <= COUNT_REACH);
      const ingredient = named && counted.get(named.food.id);
      const gap = text.slice(numberEnd, named?.at);
      // "Half the onions" is a share of them, however many they are.
      const isShare = low < 1 && /^ (?:of|the|your)\b/.test(gap);
      if (
        found.article ||
        isShare ||
        ingredient === undefined ||
        /[.,;:()]|\b(?:min|hour|sec|time|batch)/i.test(gap)
      )
        continue;
      changes.push(...scaleCount(text, found, ingredient, factor).changes);
    }
  }
  return applyChanges(text, changes);
}
