// How units are written, and how units that are not in the closed list are turned into one that is.

import type { Unit } from './units.ts';

export interface UnitWord {
  readonly unit: Unit;
  /** How many of `unit` one of the written word is: a decilitre is 100 ml, a US quart 4 cups. */
  readonly factor: number;
}

const SPELLINGS: readonly (readonly [unit: Unit, factor: number, words: string])[] = [
  ['g', 1, 'g gr grs gm gms grm gram grams gramme grammes gramm gramos grammi'],
  ['kg', 1, 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes'],
  ['ml', 1, 'ml mls millilitre millilitres milliliter milliliters'],
  ['ml', 10, 'cl centilitre centilitres centiliter centiliters'],
  ['ml', 100, 'dl decilitre decilitres deciliter deciliters'],
  ['l', 1, 'l lt ltr ltrs litre litres liter liters'],
  ['tsp', 1, 'tsp tsps teaspoon teaspoons teaspoonful teaspoonfuls'],
  ['tsp', 2, 'dsp dessertspoon dessertspoons'],
  ['tbsp', 1, 'tbsp tbsps tbs tbl tbls tblsp tablespoon tablespoons tablespoonful tablespoonfuls'],
  ['cup', 1, 'c cup cups cupful cupfuls'],
  ['cup', 4, 'quart quarts qt qts'],
  ['cup', 16, 'gallon gallons gal'],
  ['oz', 1, 'oz ozs ounce ounces'],
  ['lb', 1, 'lb lbs pound pounds'],
  ['fl-oz', 1, 'floz'],
  ['pint', 1, 'pint pints pt pts'],
  ['clove', 1, 'clove cloves'],
  ['bunch', 1, 'bunch bunches'],
  ['slice', 1, 'slice slices rasher rashers'],
  ['pinch', 1, 'pinch pinches'],
];

export const UNIT_WORDS: ReadonlyMap<string, UnitWord> = new Map(
  SPELLINGS.flatMap(([unit, factor, words]) => words.split(' ').map((word) => [word, { unit, factor }])),
);
