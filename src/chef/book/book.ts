// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { AMERICAN_COMFORT } from './american-comfort.ts';
import { BAKES } from './bakes.ts';
import { BEAN_PLATES } from './bean-plates.ts';
import { BURGERS } from './burgers.ts';
import { CARIBBEAN_PLATES } from './caribbean-plates.ts';
import { CARIBBEAN_POTS } from './caribbean-pots.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { COCONUT_DISHES } from './coconut-dishes.ts';
import { CORN_AND_BEANS } from './corn-and-beans.ts';
import { CRISP_TORTILLAS } from './crisp-tortillas.ts';
import { CURRIES } from './curries.ts';
import { DALS } from './dals.ts';
import { EGGS } from './eggs.ts';
import { HOT_ROLLS } from './hot-rolls.ts';
import { MASA_AND_SALSAS } from './masa-and-salsas.ts';
import { MELTS } from './melts.ts';
import { MEXICAN_POTS } from './mexican-pots.ts';
import { OVEN_MEATS } from './oven-meats.ts';
import { PANS } from './pans.ts';
import { PASTA_ANY } from './pasta-any.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_WITH_MEAT } from './pasta-with-meat.ts';
import { PIZZAS } from './pizzas.ts';
import { POCKETS } from './pockets.ts';
import { PORK_AND_BEEF_POTS } from './pork-and-beef-pots.ts';
import { RICES } from './rices.ts';
import { SALADS } from './salads.ts';
import { SANDWICHES } from './sandwiches.ts';
import { SOUPS } from './soups.ts';
import { SOUTH_AMERICAN_PLATES } from './south-american-plates.ts';
import { SOUTHERN_PLATES } from './southern-plates.ts';
import { SOUTHERN_RICE } from './southern-rice.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
import { STEWS } from './stews.ts';
import { TOASTS } from './toasts.ts';
import { TOMATO_POTS } from './tomato-pots.ts';
import { TORTILLA_PLATES } from './tortilla-plates.ts';
import { TORTILLAS } from './tortillas.ts';
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
  ...SANDWICHES,
  ...TOASTS,
  ...CORN_AND_BEANS,
  ...MASA_AND_SALSAS,
  ...OVEN_MEATS,
  ...AMERICAN_COMFORT,
  ...SOUTHERN_PLATES,
  ...COCONUT_DISHES,
  ...CARIBBEAN_PLATES,
  ...CARIBBEAN_POTS,
  ...SOUTHERN_RICE,
  ...PORK_AND_BEEF_POTS,
  ...SOUTH_AMERICAN_PLATES,
  ...MEXICAN_POTS,
  ...CRISP_TORTILLAS,
  ...TORTILLA_PLATES,
  ...PIZZAS,
  ...TORTILLAS,
  ...POCKETS,
  ...BEAN_PLATES,
  ...MELTS,
  ...HOT_ROLLS,
  ...BURGERS,
  ...PASTA_ANY,
  ...BAKES,
  ...STEWS,
  ...SPICED_CURRIES,
  ...RICES,
];
