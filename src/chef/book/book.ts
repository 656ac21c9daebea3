// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { Dish } from '../dish.ts';
import { openRow } from '../language/cook-row.ts';
import type { DishRow } from '../language/row.ts';
import { BAKES } from './bakes.ts';
import { BREADS } from './breads.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { CURRIES } from './curries.ts';
import { DALS } from './dals.ts';
import { EGGS } from './eggs.ts';
import { PANS } from './pans.ts';
import { PASTA_ANY } from './pasta-any.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_WITH_MEAT } from './pasta-with-meat.ts';
import { RICES } from './rices.ts';
import { SALADS } from './salads.ts';
import { SOUPS } from './soups.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
import { STEWS } from './stews.ts';
import { TOMATO_POTS } from './tomato-pots.ts';
import { TRAYS } from './trays.ts';

/** These answer a list that they honour. */
const ANSWERING: readonly DishRow[] = [
  ...PASTA_OF_ROME,
  ...PASTA_WITH_MEAT,
  ...PASTA_AT_HOME,
  ...TOMATO_POTS,
  ...CHICKEN_POTS,
  ...CURRIES,
  ...DALS,
];

/** Proved, and asked only where the old engine has no dish at all: a family moves up when what it replaces goes. */
const WAITING: readonly DishRow[] = [
  ...SOUPS,
  ...TRAYS,
  ...PANS,
  ...EGGS,
  ...SALADS,
  ...BREADS,
  ...PASTA_ANY,
  ...BAKES,
  ...STEWS,
  ...SPICED_CURRIES,
  ...RICES,
];

export const ROWS: readonly DishRow[] = [...ANSWERING, ...WAITING];

type Opened = readonly (readonly [row: DishRow, dish: Dish])[];
const open = (rows: readonly DishRow[]): Opened => rows.map((row) => [row, openRow(row)]);

export const BOOK: Opened = open(ANSWERING);
export const WHOLE_BOOK: Opened = open(ROWS);
