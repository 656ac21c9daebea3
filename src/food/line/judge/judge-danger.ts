// What is dangerous by its form, its dose or how it is meant to be eaten, where no name of the catalogue says so.

import type { Food } from '../../foods.ts';
import type { IngredientReading } from '../../ingredient-reading.ts';
import { findNotFood, type NotFoodHit } from '../../not-food.ts';
import { prepare } from '../../prepare-pattern.ts';

type Judged = Pick<IngredientReading, 'verdict' | 'why'>;

// Salts and bases of a laboratory by the two parts of their name: "sodium bromide".
const CATION =
  'sodium|potassium|calcium|magnesium|lithium|barium|ammonium|copper|zinc|lead|mercury|mercuric|silver|nickel|chromium|cobalt|iron|ferric|ferrous|tin|strontium|cadmium|thallium|arsenic|antimony|aluminium|aluminum|manganese|hydrogen|methyl|ethyl';
const SALT = new RegExp(
  `(?<!\\p{L})(?:${CATION})\\s(?:\\p{L}+\\s)?(\\p{L}{2,}(?:ide|ate|ite))s?(?!\\p{L})`,
  'u',
);
// Those that cooks use: chlorides and sulphates of these metals set tofu and pickles, the acids are of fruit and milk.
const OF_KITCHENS =
  /(?<!\p{L})(?:\p{L}+ )?(?:citrate|lactate|alginate|gluconate|(?:bi)?carbonate|(?:bi)?tartrate|glutamate|ascorbate|sorbate|pyrophosphate|inosinate|guanylate)|(?:sodium|potassium|calcium|magnesium) (?:chloride|sulphate|sulfate)/u;

/** A chemical that no kitchen keeps, whatever it is to stand in for; undefined where the line names none. */
export function judgeChemical(folded: string): Judged | undefined {
  const name = SALT.exec(folded)?.[0];
  if (name === undefined || OF_KITCHENS.test(name)) return undefined;
  return {
    verdict: 'not-food',
    why: `Larder leaves ${name} out: it is a chemical of the laboratory and no salt of the kitchen.`,
  };
}

const FEWEST_LETTERS = 5;

/** What is no food and is written from its end: a sign that turns letters round shows it the right way. */
export function findBackwards(folded: string): NotFoodHit | undefined {
  const turned = [...folded].reverse().join('');
  const [hit] = turned.length < FEWEST_LETTERS ? [] : findNotFood(turned);
  const isAll = hit !== undefined && !hit.corrected && hit.end - hit.start >= turned.length - 2;
  return isAll && hit.entry.verdict === 'not-food' ? hit : undefined;
}

// About 5 g of nutmeg at once makes people ill; a jar holds more, so only what is measured out counts.
const MOST_NUTMEG_GRAMS = 4;

/** A dose that is measured out and too large to eat; grams as they were read. */
export function judgeDose(
  { hazards, name }: Food,
  unit: string | null | undefined,
  grams: number | undefined,
): Judged | undefined {
  const isMeasured = unit === 'tsp' || unit === 'tbsp' || unit === 'cup';
  if (hazards?.includes('nutmeg-dose') !== true || !isMeasured || (grams ?? 0) <= MOST_NUTMEG_GRAMS)
    return undefined;
  return {
    verdict: 'caution',
    why: `Take care with ${name}: about 5 g at once already makes people ill; a pinch is enough.`,
  };
}

// Worms of fresh water live on in people. Source: FDA, Fish and Fishery Products Hazards and Controls, chapter 5; CDC.
const FRESH_WATER =
  /(?<!\p{L})(?:rivers?|lakes?|ponds?|streams?|canals?|brooks?|lochs?|fresh ?water)(?!\p{L})/u;
const EATEN_RAW =
  /(?<!\p{L})(?:sashimi|sushi|ceviche|tartare|carpaccio|crudo|poke|eat(?:en|ing)? (?:it |them )?raw|served raw)(?!\p{L})/u;
const RAW = /(?<!\p{L})(?:raw|uncooked)(?!\p{L})/u;
const OF_FRESH_WATER: ReadonlySet<string> = new Set(['trout', 'carp', 'perch', 'catfish', 'tilapia']);
const FISH: ReadonlySet<string> = new Set(['white-fish', 'oily-fish']);

/** Fish of rivers and lakes that is to be eaten raw; undefined for any other. */
export function judgeFreshwater(food: Food | undefined, name: string, folded: string): Judged | undefined {
  const isFish = food === undefined ? /(?<!\p{L})fish(?!\p{L})/u.test(folded) : FISH.has(food.category);
  if (!isFish || !(RAW.test(folded) || EATEN_RAW.test(folded))) return undefined;
  const isWarnedOf =
    prepare(FRESH_WATER).test(folded) || (EATEN_RAW.test(folded) && OF_FRESH_WATER.has(food?.id ?? ''));
  if (!isWarnedOf) return undefined;
  return {
    verdict: 'caution',
    why: `Take care with ${name}: fish of rivers and lakes carries worms that live on in people; cook it to 63 °C all through.`,
  };
}
