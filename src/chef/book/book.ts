// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { BAKES } from './bakes.ts';
import { BARS_AND_SWEETS } from './bars-and-sweets.ts';
import { BREADS } from './breads.ts';
import { BREAKFAST_BOWLS } from './breakfast-bowls.ts';
import { CAKES } from './cakes.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { COLD_DRINKS } from './cold-drinks.ts';
import { CURRIES } from './curries.ts';
import { DALS } from './dals.ts';
import { DOUGHS } from './doughs.ts';
import { EGGS } from './eggs.ts';
import { FROZEN_SWEETS } from './frozen-sweets.ts';
import { FRUIT_PUDDINGS } from './fruit-puddings.ts';
import { GRIDDLE } from './griddle.ts';
import { HOT_DRINKS } from './hot-drinks.ts';
import { PANS } from './pans.ts';
import { PASTA_ANY } from './pasta-any.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_WITH_MEAT } from './pasta-with-meat.ts';
import { RICES } from './rices.ts';
import { SALADS } from './salads.ts';
import { SMALL_BAKES } from './small-bakes.ts';
import { SOUPS } from './soups.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
import { SPOON_PUDDINGS } from './spoon-puddings.ts';
import { STEWS } from './stews.ts';
import { SWEET_PASTRY } from './sweet-pastry.ts';
import { TOMATO_POTS } from './tomato-pots.ts';
import { TRAYS } from './trays.ts';

export const ROWS: readonly DishRow[] = [
  ...PASTA_OF_ROME,
  ...PASTA_WITH_MEAT,
  ...PASTA_AT_HOME,
  ...TOMATO_POTS,
  ...CHICKEN_POTS,
  ...CURRIES,
  ...DALS,
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
  ...BREAKFAST_BOWLS,
  ...FRUIT_PUDDINGS,
  ...SPOON_PUDDINGS,
  ...CAKES,
  ...SMALL_BAKES,
  ...GRIDDLE,
  ...BARS_AND_SWEETS,
  ...DOUGHS,
  ...SWEET_PASTRY,
  ...COLD_DRINKS,
  ...HOT_DRINKS,
  ...FROZEN_SWEETS,
];
