// Tells whether two readings are the same ingredient twice.

import { FOODS } from './foods.ts';
import type { IngredientReading } from './ingredient-reading.ts';
import { singularForms } from './line/name/word-forms.ts';
import { parseLine } from './line/parse-line.ts';
import { WORDS_OF_STATE } from './line/state/read-states.ts';
import { foldText, readKeys } from './normalise-text.ts';

/**
 * Whether both readings name one ingredient: case, plural, spelling, amount and UK/US name aside. A kind or a state
 * that changes the cooking keeps two apart: red and white onions, frozen and fresh peas.
 */
export function isSameIngredient(a: IngredientReading, b: IngredientReading): boolean {
  if (a.avoid !== b.avoid || a.food !== b.food || (a.verdict === 'not-food') !== (b.verdict === 'not-food'))
    return false;
  if (a.avoid === true) return a.food !== null || foldText(a.name) === foldText(b.name);
  if (a.food === null) return writePlainName(a) === writePlainName(b);
  return stateOf(a) === stateOf(b) && varietyOf(a) === varietyOf(b) && a.tail?.words === b.tail?.words;
}

function stateOf(reading: IngredientReading): string {
  const { food, state } = reading;
  if (food === null || state === undefined || state === 'raw' || state === 'fresh' || state === 'ripe')
    return '';
  const { form, name } = FOODS[food];
  const told = state === 'dried' ? 'dry' : state === 'leftover' ? 'cooked' : state;
  // "tinned chickpeas" are chickpeas, which come in tins, and "minced beef" is what "beef mince" says.
  const isInName = readKeys(name).some((word) => WORDS_OF_STATE[state].includes(word));
  return told === form || isInName ? '' : told;
}

function varietyOf(reading: IngredientReading): string {
  const variety = parseLine(foldText(reading.text), reading.text).found?.variety ?? [];
  return variety.map(writeSingular).join(' ');
}

function writePlainName(reading: IngredientReading): string {
  return parseLine(foldText(reading.text), reading.text).words.map(writeSingular).join(' ');
}

function writeSingular(word: string): string {
  return singularForms(word).at(-1) ?? word;
}
