// How units are written, and how units that are not in the closed list are turned into one that is.

import type { Unit } from './units.ts';

export interface UnitWord {
  readonly unit: Unit;
  /** How many of `unit` one of the written word is: a decilitre is 100 ml, a US quart 4 cups. */
  readonly factor: number;
}

const SPELLINGS: readonly (readonly [unit: Unit, factor: number, words: string])[] = [
  ['g', 1, 'g gr grs gm gms grm gram grams gramme grammes gramm gramos grammi gramow'],
  ['kg', 1, 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes'],
  ['ml', 1, 'ml mls millilitre millilitres milliliter milliliters'],
  ['ml', 10, 'cl centilitre centilitres centiliter centiliters'],
  ['ml', 100, 'dl decilitre decilitres deciliter deciliters'],
  ['l', 1, 'l lt ltr ltrs litre litres liter liters'],
  [
    'tsp',
    1,
    'tsp tsps teaspoon teaspoons teaspoonful teaspoonfuls tspn teeloffel tl cucharadita cucharaditas cucchiaino cucchiaini lyzeczka lyzeczki lyzeczek tsk cc',
  ],
  ['tsp', 2, 'dsp dessertspoon dessertspoons'],
  [
    'tbsp',
    1,
    'tbsp tbsps tbs tbl tbls tblsp tablespoon tablespoons tablespoonful tablespoonfuls tblspn essloffel el cucharada cucharadas cucchiaio cucchiai lyzka lyzki lyzek msk cs',
  ],
  [
    'cup',
    1,
    'c cup cups cupful cupfuls tasse tassen tasses taza tazas tazza tazze szklanka szklanki szklanek',
  ],
  ['cup', 4, 'quart quarts qt qts'],
  ['cup', 16, 'gallon gallons gal'],
  ['oz', 1, 'oz ozs ounce ounces'],
  ['lb', 1, 'lb lbs pound pounds pfund livre'],
  ['fl-oz', 1, 'floz'],
  ['pint', 1, 'pint pints pt pts'],
  [
    'clove',
    1,
    'clove cloves zehe zehen knoblauchzehe knoblauchzehen gousse gousses diente dientes spicchio spicchi zabek zabki zabkow klyfta klyftor',
  ],
  ['bunch', 1, 'bunch bunches bund botte bottes manojo manojos mazzo mazzetto peczek peczki knippe kruka'],
  [
    'slice',
    1,
    'slice slices rasher rashers scheibe scheiben tranche tranches rebanada rebanadas loncha lonchas fetta fette skiva skivor plastry plasterki',
  ],
  ['pinch', 1, 'pinch pinches prise prisen pincee pincees pizca pizcas pizzico szczypta nypa'],
];

export const UNIT_WORDS: ReadonlyMap<string, UnitWord> = new Map(
  SPELLINGS.flatMap(([unit, factor, words]) => words.split(' ').map((word) => [word, { unit, factor }])),
);
