// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { BAKES } from './bakes.ts';
import { BISCUITS } from './biscuits.ts';
import { BLENDED_DRINKS } from './blended-drinks.ts';
import { BREADS } from './breads.ts';
import { BREAKFAST_BOWLS } from './breakfast-bowls.ts';
import { CAKES } from './cakes.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { CHOCOLATE_CAKES } from './chocolate-cakes.ts';
import { CHOCOLATE_POTS } from './chocolate-pots.ts';
import { COLD_BOWLS } from './cold-bowls.ts';
import { COLD_DRINKS } from './cold-drinks.ts';
import { CREAM_POTS } from './cream-pots.ts';
import { CRUSTED_FRUIT } from './crusted-fruit.ts';
import { CURRIES } from './curries.ts';
import { DALS } from './dals.ts';
import { DOUGHS } from './doughs.ts';
import { EGGS } from './eggs.ts';
import { FRIDGE_SWEETS } from './fridge-sweets.ts';
import { FROZEN_SWEETS } from './frozen-sweets.ts';
import { FRUIT_PUDDINGS } from './fruit-puddings.ts';
import { GRAIN_PUDDINGS } from './grain-puddings.ts';
import { GRIDDLE } from './griddle.ts';
import { HOT_DRINKS } from './hot-drinks.ts';
import { MORNING_PANS } from './morning-pans.ts';
import { PANS } from './pans.ts';
import { PASTA_ANY } from './pasta-any.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_WITH_MEAT } from './pasta-with-meat.ts';
import { RICES } from './rices.ts';
import { SALADS } from './salads.ts';
import { SCONES } from './scones.ts';
import { SEMOLINA_PUDDINGS } from './semolina-puddings.ts';
import { SET_PUDDINGS } from './set-puddings.ts';
import { SMALL_BAKES } from './small-bakes.ts';
import { SNACKS } from './snacks.ts';
import { SOUPS } from './soups.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
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
  ...COLD_BOWLS,
  ...CRUSTED_FRUIT,
  ...FRUIT_PUDDINGS,
  ...CREAM_POTS,
  ...CHOCOLATE_POTS,
  ...SET_PUDDINGS,
  ...GRAIN_PUDDINGS,
  ...SEMOLINA_PUDDINGS,
  ...CAKES,
  ...CHOCOLATE_CAKES,
  ...SMALL_BAKES,
  ...BISCUITS,
  ...FRIDGE_SWEETS,
  ...GRIDDLE,
  ...MORNING_PANS,
  ...SCONES,
  ...DOUGHS,
  ...SWEET_PASTRY,
  ...BLENDED_DRINKS,
  ...COLD_DRINKS,
  ...HOT_DRINKS,
  ...FROZEN_SWEETS,
  ...SNACKS,
];
