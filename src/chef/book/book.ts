// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { BAKES } from './bakes.ts';
import { BOILED_ROOTS } from './boiled-roots.ts';
import { BREADS } from './breads.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { DALS } from './dals.ts';
import { EAST_AFRICA } from './east-africa.ts';
import { EGGS } from './eggs.ts';
import { INDIAN_DRY } from './indian-dry.ts';
import { INDIAN_POTS } from './indian-pots.ts';
import { INDIAN_RICE } from './indian-rice.ts';
import { INDIAN_SUPPERS } from './indian-suppers.ts';
import { LEVANT_PLATES } from './levant-plates.ts';
import { LEVANT_POTS } from './levant-pots.ts';
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
import { TAGINES } from './tagines.ts';
import { TOMATO_POTS } from './tomato-pots.ts';
import { TRAYS } from './trays.ts';
import { WEST_AFRICA } from './west-africa.ts';

export const ROWS: readonly DishRow[] = [
  ...PASTA_OF_ROME,
  ...PASTA_WITH_MEAT,
  ...PASTA_AT_HOME,
  ...TOMATO_POTS,
  ...CHICKEN_POTS,
  ...LEVANT_PLATES,
  ...LEVANT_POTS,
  ...TAGINES,
  ...WEST_AFRICA,
  ...EAST_AFRICA,
  ...BOILED_ROOTS,
  ...INDIAN_POTS,
  ...INDIAN_RICE,
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
  ...RICES,
];
