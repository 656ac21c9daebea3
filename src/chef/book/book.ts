// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { BAKES } from './bakes.ts';
import { BREADS } from './breads.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { COLD_PLATES } from './cold-plates.ts';
import { CURRIES } from './curries.ts';
import { DALS } from './dals.ts';
import { EGGS } from './eggs.ts';
import { FRUIT_AND_SWEETS_ALONE } from './fruit-and-sweets-alone.ts';
import { JACKETS_AND_FRITTERS } from './jackets-and-fritters.ts';
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
import { SEASONINGS_ALONE } from './seasonings-alone.ts';
import { BLENDED_SOUPS } from './soups-blended.ts';
import { HEARTY_SOUPS } from './soups-hearty.ts';
import { SOUPS_NAMED } from './soups-named.ts';
import { SOUPS_OF_THE_MINUTE } from './soups-of-the-minute.ts';
import { SOUPS_OF_THE_POT } from './soups-of-the-pot.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
import { STEWS } from './stews.ts';
import { TOMATO_POTS } from './tomato-pots.ts';
import { TRAYS } from './trays.ts';
import { WARMED_THROUGH } from './warmed-through.ts';

export const ROWS: readonly DishRow[] = [
  ...PASTA_OF_ROME,
  ...PASTA_WITH_MEAT,
  ...PASTA_AT_HOME,
  ...TOMATO_POTS,
  ...CHICKEN_POTS,
  ...CURRIES,
  ...DALS,
  ...BLENDED_SOUPS,
  ...HEARTY_SOUPS,
  ...SOUPS_NAMED,
  ...SOUPS_OF_THE_POT,
  ...SOUPS_OF_THE_MINUTE,
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
  ...COLD_PLATES,
  ...WARMED_THROUGH,
  ...JACKETS_AND_FRITTERS,
  ...PLAIN_VEGETABLES,
  ...PLAIN_MEATS,
  ...PLAIN_SEA,
  ...PLAIN_PULSES,
  ...PLAIN_STARCHES,
  ...FRUIT_AND_SWEETS_ALONE,
  ...SEASONINGS_ALONE,
];
