// Every row of the book, opened as dishes. Order breaks ties and nothing else.

import type { Dish } from '../dish.ts';
import { openRow } from '../language/cook-row.ts';
import type { DishRow } from '../language/row.ts';
import { PASTA } from './pasta.ts';
import { POTS } from './pots.ts';

export const ROWS: readonly DishRow[] = [...PASTA, ...POTS];

export const BOOK: readonly (readonly [row: DishRow, dish: Dish])[] = ROWS.map((row) => [row, openRow(row)]);
