// Reads one typed line: is it food, which, how much, in what state. Never throws, and the same text gives the same
// reading. What is not food is looked for first and on the whole text.

import { findFoodName, type FoundFood } from './find-food-name.ts';
import { findNotFood, type NotFoodHit } from './not-food.ts';
import { FOODS, type Food } from './foods.ts';
import type { IngredientReading } from './ingredient-reading.ts';
import { clipText, foldText, INGREDIENT_LENGTH, readKeys, tidyText } from './normalise-text.ts';
import { judgeAge, readAge } from './read-age.ts';
import { readAvoidance } from './read-avoidance.ts';
import { type QuantityRead, readQuantity } from './read-quantity.ts';
import { type FoodState, readStates } from './read-states.ts';
import { readsAsInstruction } from './reads-as-instruction.ts';
import { weighQuantity } from './weigh-quantity.ts';

export type { IngredientReading, Verdict } from './ingredient-reading.ts';

// What is looked at of a text that is far too long, so that a megabyte costs no more than a line.
const LOOKED_AT = 4 * INGREDIENT_LENGTH;

/** Reads one ingredient as a cook typed it. At most 80 code points are judged; a longer text is `unknown`. */
export function readIngredient(text: string): IngredientReading {
  const tidy = tidyText(clipText(text.trimStart(), LOOKED_AT));
  const shown = clipText(tidy, INGREDIENT_LENGTH).trimEnd();
  const isLong = tidy.length > shown.length || text.length > 64 * LOOKED_AT;
  return readShown(shown, isLong);
}

function readShown(shown: string, isLong: boolean): IngredientReading {
  const folded = clipText(foldText(shown), 2 * INGREDIENT_LENGTH);
  if (!/\p{L}|\p{Extended_Pictographic}/u.test(folded)) {
    return refuse(shown, shown === '' ? 'Nothing was typed.' : 'This does not read like an ingredient.');
  }
  if (readsAsInstruction(folded)) return refuse(shown, 'This does not read like an ingredient.');
  const avoided = readAvoidance(folded);
  const [hit] = findNotFood(shown);
  if (hit !== undefined && hit.entry.verdict === 'not-food') return refuseHit(shown, folded, hit, avoided);
  if (isLong) {
    return { text: shown, verdict: 'unknown', food: null, name: shown, why: `Larder reads ingredients of up to ${INGREDIENT_LENGTH} characters.` };
  }
  if (avoided !== undefined) return readAvoided(shown, avoided);
  return readFood(shown, folded, hit);
}

function refuse(shown: string, why: string): IngredientReading {
  return { text: shown, verdict: 'not-food', food: null, name: shown, why };
}

function refuseHit(shown: string, folded: string, hit: NotFoodHit, avoided: string | undefined): IngredientReading {
  const subject = readQuantity(folded).rest;
  return {
    text: shown,
    verdict: 'not-food',
    food: null,
    name: hit.entry.onlyTyped === true ? shown : subject === '' ? shown : subject,
    ...(hit.corrected ? { readAs: hit.term } : {}),
    ...(avoided === undefined ? {} : { avoid: true }),
    why: writeWhy(hit),
  };
}

function writeWhy(hit: NotFoodHit): string {
  const { entry, term } = hit;
  if (entry.verdict === 'caution') return `Take care with ${term}: ${entry.why}.`;
  if (entry.onlyTyped === true) return `Larder leaves out what is ${term}: ${entry.why}.`;
  return `Larder leaves ${term} out: ${entry.why}.`;
}

function readAvoided(shown: string, avoided: string): IngredientReading {
  const what = readFood(avoided, avoided, undefined);
  const name = what.food === null ? avoided : what.name;
  return {
    text: shown,
    verdict: what.food === null ? 'unknown' : 'food',
    food: what.food,
    name,
    avoid: true,
    why: `Read as something to leave out: ${name}.`,
  };
}

function readFood(shown: string, folded: string, hit: NotFoodHit | undefined): IngredientReading {
  const parsed = parseLine(folded);
  const caution = hit === undefined ? {} : { verdict: 'caution' as const, why: writeWhy(hit) };
  if (parsed.found === undefined) {
    const name = parsed.words.join(' ') === '' ? shown : parsed.amount.rest;
    return {
      text: shown,
      verdict: 'unknown',
      food: null,
      name,
      ...writeAmount(parsed.amount, undefined),
      ...writeState(parsed.states),
      why: `Larder does not know ${name}, so it is passed on as you typed it.`,
      ...caution,
    };
  }
  const { found } = parsed;
  const food = FOODS[found.id];
  const name = writeName(food, found, parsed.amount);
  return {
    text: shown,
    verdict: 'food',
    food: found.id,
    name,
    ...writeAmount(parsed.amount, food),
    ...writeState(found.states),
    ...(found.readAs === undefined ? {} : { readAs: found.readAs }),
    ...judgeAge(food, name, parsed.age),
    ...caution,
  };
}

interface ParsedLine {
  readonly words: readonly string[];
  readonly amount: QuantityRead;
  readonly found: FoundFood | undefined;
  readonly states: readonly FoodState[];
  readonly age: ReturnType<typeof readAge>;
}

const WHOLE_LINE: QuantityRead = { tinned: false, article: false, rest: '', aside: '' };

function parseLine(folded: string): ParsedLine {
  const age = readAge(folded);
  const whole = readKeys(age.rest);
  const old: readonly FoodState[] = age.leftOut || age.days !== undefined ? ['leftover'] : [];
  // "five spice" and "7up" begin with a number that is none.
  const byName = findFoodName(whole, { states: old, counted: false });
  if (byName !== undefined && byName.variety.length === 0 && byName.readAs === undefined && !/^\P{L}*\d|^an? /u.test(age.rest) && !/\d/.test(age.rest)) {
    const amount = readQuantity(age.rest);
    const rest = readKeys(amount.rest);
    if (rest.length === whole.length || findExactly(whole)) {
      return { words: whole, amount: { ...WHOLE_LINE, rest: age.rest }, found: byName, states: old, age };
    }
  }
  const amount = readQuantity(age.rest);
  const aside = readStates(readKeys(amount.aside)).states;
  const states: readonly FoodState[] = [...old, ...(amount.tinned ? (['tinned'] as const) : []), ...aside];
  const words = readKeys(amount.rest);
  const counted = amount.quantity !== undefined && amount.unit === null;
  const found = findFoodName(words, { states, counted });
  return { words, amount, found, states: [...states, ...readStates(words).states], age };
}
