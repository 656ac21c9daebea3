// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { Dish } from '../dish.ts';
import { openRow } from '../language/cook-row.ts';
import type { DishRow } from '../language/row.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { CURRIES } from './curries.ts';
import { DALS } from './dals.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_WITH_MEAT } from './pasta-with-meat.ts';
import { TOMATO_POTS } from './tomato-pots.ts';

export const ROWS: readonly DishRow[] = [
  ...PASTA_OF_ROME,
  ...PASTA_WITH_MEAT,
  ...PASTA_AT_HOME,
  ...TOMATO_POTS,
  ...CHICKEN_POTS,
  ...CURRIES,
  ...DALS,
];

export const BOOK: readonly (readonly [row: DishRow, dish: Dish])[] = ROWS.map((row) => [row, openRow(row)]);
