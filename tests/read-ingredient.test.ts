// Runs the cases of tests/cases through the reader; a new case is a line of YAML.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FOOD_LIST } from '../src/food/foods.ts';
import { foldText, readKeys } from '../src/food/normalise-text.ts';
import { type IngredientReading, readIngredient } from '../src/food/read-ingredient.ts';
import { splitIngredients } from '../src/food/split-ingredients.ts';

interface IngredientCase {
  readonly text: string;
  readonly expect: Partial<Omit<IngredientReading, 'text' | 'why'>>;
}

interface SplitCase {
  readonly text: string;
  readonly parts: readonly string[];
}

function readCases<T>(name: string): T {
  return parse(readFileSync(new URL(`cases/${name}`, import.meta.url), 'utf8')) as T;
}

const ingredients = readCases<{ read: readonly IngredientCase[]; split: readonly SplitCase[] }>(
  'ingredients.yaml',
);
const notFood =
  readCases<Record<'not-food' | 'caution' | 'never-refused', readonly string[]>>('not-food.yaml');

describe('reading what a cook types', () => {
  it.each(ingredients.read)('reads "$text"', ({ text, expect: expected }) => {
    const { text: _, why: __, grams, ...reading } = readIngredient(text);
    // A case tells everything the reader may say; grams only where it names them.
    expect(expected.grams === undefined ? reading : { ...reading, grams }).toEqual({
      name: reading.name,
      verdict: 'food',
      ...expected,
    });
  });
});

describe('parting a list', () => {
  it.each(ingredients.split)('parts "$text"', ({ text, parts }) => {
    expect(splitIngredients(text)).toEqual(parts);
  });
});

describe('what is not food', () => {
  it.each(notFood['not-food'])('leaves out "%s", with a reason', (text) => {
    const reading = readIngredient(text);
    expect(reading).toMatchObject({ verdict: 'not-food', food: null });
    expect(reading.why).toMatch(/^[A-Z].*\.$/u);
  });

  it.each(notFood.caution)('takes care with "%s", with a reason', (text) => {
    const reading = readIngredient(text);
    expect(reading.verdict).toBe('caution');
    expect(reading.why).toMatch(/^Take care with .*\.$/u);
  });

  it.each(notFood['never-refused'])('never refuses "%s"', (text) => {
    expect(['food', 'unknown']).toContain(readIngredient(text).verdict);
  });
});

describe('names of other languages', () => {
  // English words for a food that are verbs as well; the checks of a recipe take them for doubtful.
  const ALSO_ENGLISH: ReadonlySet<string> = new Set(['roll', 'wrap', 'mash']);
  const names = new Set(FOOD_LIST.flatMap(({ names: others = [] }) => others.map(foldText)));

  it.each(readCases<readonly string[]>('cooking-sentences.yaml'))('are no words of "%s"', (sentence) => {
    const short = readKeys(foldText(sentence)).filter((word) => word.length <= 4 && !ALSO_ENGLISH.has(word));
    expect(short.filter((word) => names.has(word) || names.has(`${word}s`))).toEqual([]);
  });
});
