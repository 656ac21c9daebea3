// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { BAKES } from './bakes.ts';
import { BRAISES } from './braises.ts';
import { BREADS } from './breads.ts';
import { BREAKFAST_BOWLS } from './breakfast-bowls.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { DALS } from './dals.ts';
import { EGGS } from './eggs.ts';
import { FRIED_NOODLES } from './fried-noodles.ts';
import { NOODLES_BY_NAME } from './noodles-by-name.ts';
import { INDIAN_DRY } from './indian-dry.ts';
import { INDIAN_POTS } from './indian-pots.ts';
import { INDIAN_SUPPERS } from './indian-suppers.ts';
import { CRUST_PIES } from './crust-pies.ts';
import { CURRIES } from './curries.ts';
import { DALS } from './dals.ts';
import { EGGS } from './eggs.ts';
import { MASH_PIES } from './mash-pies.ts';
import { JACKETS_AND_FRITTERS } from './jackets-and-fritters.ts';
import { FRUIT_PUDDINGS } from './fruit-puddings.ts';
import { GRIDDLE } from './griddle.ts';
import { PANS } from './pans.ts';
import { PASTA_ANY } from './pasta-any.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_WITH_MEAT } from './pasta-with-meat.ts';
import { PLAIN_MEATS } from './plain-meats.ts';
import { PLAIN_PULSES } from './plain-pulses.ts';
import { PLAIN_SEA } from './plain-sea.ts';
import { PLAIN_STARCHES } from './plain-starches.ts';
import { PLAIN_VEGETABLES } from './plain-vegetables.ts';
import { RICES } from './rices.ts';
import { SALADS } from './salads.ts';
import { SOUPS } from './soups.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
import { STEWS } from './stews.ts';
import { TOMATO_POTS } from './tomato-pots.ts';
import { TRAYS } from './trays.ts';
import { WOKS } from './woks.ts';
import { WOKS_BY_NAME } from './woks-by-name.ts';
import { WINE_POTS } from './wine-pots.ts';

export const ROWS: readonly DishRow[] = [
  ...PASTA_OF_ROME,
  ...PASTA_WITH_MEAT,
  ...PASTA_AT_HOME,
  ...TOMATO_POTS,
  ...CHICKEN_POTS,
  ...INDIAN_POTS,
  ...INDIAN_DRY,
  ...INDIAN_SUPPERS,
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
  ...WOKS,
  ...FRIED_NOODLES,
  ...NOODLES_BY_NAME,
  ...WOKS_BY_NAME,
  ...RICES,
  ...MASH_PIES,
  ...CRUST_PIES,
  ...BRAISES,
  ...WINE_POTS,
  ...JACKETS_AND_FRITTERS,
  ...PLAIN_VEGETABLES,
  ...PLAIN_MEATS,
  ...PLAIN_SEA,
  ...PLAIN_PULSES,
  ...PLAIN_STARCHES,
  ...BREAKFAST_BOWLS,
  ...GRIDDLE,
  ...FRUIT_PUDDINGS,
];
