// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { AMERICAN_COMFORT } from './american-comfort.ts';
import { BAKES } from './bakes.ts';
import { BARS_AND_SWEETS } from './bars-and-sweets.ts';
import { BEAN_PLATES } from './bean-plates.ts';
import { BRAISES } from './braises.ts';
import { BREAKFAST_BOWLS } from './breakfast-bowls.ts';
import { BURGERS } from './burgers.ts';
import { CAKES } from './cakes.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { COLD_PLATES } from './cold-plates.ts';
import { CARIBBEAN_PLATES } from './caribbean-plates.ts';
import { CARIBBEAN_POTS } from './caribbean-pots.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { COCONUT_POTS } from './coconut-pots.ts';
import { CRISP_TORTILLAS } from './crisp-tortillas.ts';
import { CRUMBED } from './crumbed.ts';
import { CRUST_PIES } from './crust-pies.ts';
import { DALS } from './dals.ts';
import { DOUGHS } from './doughs.ts';
import { BASIL_MINCE } from './basil-mince.ts';
import { BOILED_ROOTS } from './boiled-roots.ts';
import { BREADS } from './breads.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { COCONUT_CURRIES } from './coconut-curry.ts';
import { COCONUT_POTS } from './coconut-pots.ts';
import { CONGEE_AND_EGG_DROP } from './congee-and-egg-drop.ts';
import { DALS } from './dals.ts';
import { DUMPLINGS } from './dumplings.ts';
import { EASTERN_BRAISES } from './eastern-braises.ts';
import { EASTERN_EGGS_AND_TOFU } from './eastern-eggs-and-tofu.ts';
import { EASTERN_SOUPS } from './eastern-soups.ts';
import { EAST_AFRICA } from './east-africa.ts';
import { EGGS } from './eggs.ts';
import { FISH_SUPPERS } from './fish-suppers.ts';
import { FRIED_NOODLES } from './fried-noodles.ts';
import { FRUIT_AND_SWEETS_ALONE } from './fruit-and-sweets-alone.ts';
import { FRUIT_PUDDINGS } from './fruit-puddings.ts';
import { GRIDDLE } from './griddle.ts';
import { HOT_ROLLS } from './hot-rolls.ts';
import { HOTPOTS } from './hotpots.ts';
import { INDIAN_DRY } from './indian-dry.ts';
import { INDIAN_POTS } from './indian-pots.ts';
import { INDIAN_RICE } from './indian-rice.ts';
import { INDIAN_SUPPERS } from './indian-suppers.ts';
import { JACKETS_AND_FRITTERS } from './jackets-and-fritters.ts';
import { JAPAN_AT_HOME } from './japan-at-home.ts';
import { LEVANT_PLATES } from './levant-plates.ts';
import { MASH_PIES } from './mash-pies.ts';
import { MELTS } from './melts.ts';
import { MINCE_SHAPES } from './mince-shapes.ts';
import { NOODLES_BY_NAME } from './noodles-by-name.ts';
import { OVEN_PASTA } from './oven-pasta.ts';
import { FRIED_RICE } from './fried-rice.ts';
import { JAPAN_AT_HOME } from './japan-at-home.ts';
import { KOREA } from './korea.ts';
import { NOODLE_SALAD_AND_ROLLS } from './noodle-salad-and-rolls.ts';
import { NOODLES_BY_NAME } from './noodles-by-name.ts';
import { PANCAKE_AND_STEAMED_FISH } from './pancake-and-steamed-fish.ts';
import { LEVANT_POTS } from './levant-pots.ts';
import { MASA_AND_SALSAS } from './masa-and-salsas.ts';
import { MELTS } from './melts.ts';
import { MEXICAN_POTS } from './mexican-pots.ts';
import { OVEN_MEATS } from './oven-meats.ts';
import { PANS } from './pans.ts';
import { PASTA_ANY } from './pasta-any.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_PLATES } from './pasta-plates.ts';
import { PASTA_WITH_MEAT } from './pasta-with-meat.ts';
import { PIZZAS } from './pizzas.ts';
import { PLAIN_MEATS } from './plain-meats.ts';
import { PLAIN_PULSES } from './plain-pulses.ts';
import { PLAIN_SEA } from './plain-sea.ts';
import { PLAIN_STARCHES } from './plain-starches.ts';
import { PLAIN_VEGETABLES } from './plain-vegetables.ts';
import { POCKETS } from './pockets.ts';
import { QUICK_PANS } from './quick-pans.ts';
import { RICE_BOWLS } from './rice-bowls.ts';
import { RICE_BOWLS_BY_NAME } from './rice-bowls-by-name.ts';
import { PORK_AND_BEEF_POTS } from './pork-and-beef-pots.ts';
import { RICES } from './rices.ts';
import { ROASTS } from './roasts.ts';
import { SALADS } from './salads.ts';
import { SANDWICHES } from './sandwiches.ts';
import { SEASONINGS_ALONE } from './seasonings-alone.ts';
import { SHELLS } from './shells.ts';
import { SMALL_BAKES } from './small-bakes.ts';
import { SOUPS } from './soups.ts';
import { SOUR_POTS } from './sour-pots.ts';
import { SOUTH_AMERICAN_PLATES } from './south-american-plates.ts';
import { SOUTHERN_PLATES } from './southern-plates.ts';
import { SOUTHERN_RICE } from './southern-rice.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
import { SPOON_PUDDINGS } from './spoon-puddings.ts';
import { STEWS } from './stews.ts';
import { TOASTS } from './toasts.ts';
import { STREET_PLATES } from './street-plates.ts';
import { TAGINES } from './tagines.ts';
import { TOMATO_POTS } from './tomato-pots.ts';
import { TORTILLA_PLATES } from './tortilla-plates.ts';
import { TORTILLAS } from './tortillas.ts';
import { TRAYS } from './trays.ts';
import { WARMED_THROUGH } from './warmed-through.ts';
import { WINE_POTS } from './wine-pots.ts';
import { WOKS } from './woks.ts';
import { WOKS_BY_NAME } from './woks-by-name.ts';
import { WEST_AFRICA } from './west-africa.ts';

export const ROWS: readonly DishRow[] = [
  ...BAKES,
  ...BARS_AND_SWEETS,
  ...BEAN_PLATES,
  ...BRAISES,
  ...BREAKFAST_BOWLS,
  ...BURGERS,
  ...CAKES,
  ...CHICKEN_POTS,
  ...COLD_PLATES,
  ...CRISP_TORTILLAS,
  ...CRUMBED,
  ...CRUST_PIES,
  ...DALS,
  ...DOUGHS,
  ...EASTERN_BRAISES,
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
  ...SANDWICHES,
  ...TOASTS,
  ...MASA_AND_SALSAS,
  ...OVEN_MEATS,
  ...AMERICAN_COMFORT,
  ...SOUTHERN_PLATES,
  ...COCONUT_POTS,
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
  ...WOKS,
  ...RICE_BOWLS,
  ...FRIED_RICE,
  ...EASTERN_BRAISES,
  ...CONGEE_AND_EGG_DROP,
  ...EASTERN_EGGS_AND_TOFU,
  ...PANCAKE_AND_STEAMED_FISH,
  ...NOODLE_SALAD_AND_ROLLS,
  ...DUMPLINGS,
  ...STREET_PLATES,
  ...COCONUT_CURRIES,
  ...COCONUT_POTS,
  ...KOREA,
  ...SOUR_POTS,
  ...JAPAN_AT_HOME,
  ...RICE_BOWLS_BY_NAME,
  ...EASTERN_SOUPS,
  ...EGGS,
  ...FISH_SUPPERS,
  ...FRIED_NOODLES,
  ...FRUIT_AND_SWEETS_ALONE,
  ...FRUIT_PUDDINGS,
  ...GRIDDLE,
  ...HOT_ROLLS,
  ...HOTPOTS,
  ...INDIAN_DRY,
  ...INDIAN_POTS,
  ...INDIAN_RICE,
  ...INDIAN_SUPPERS,
  ...JACKETS_AND_FRITTERS,
  ...JAPAN_AT_HOME,
  ...LEVANT_PLATES,
  ...MASH_PIES,
  ...MELTS,
  ...MINCE_SHAPES,
  ...NOODLES_BY_NAME,
  ...OVEN_PASTA,
  ...PANS,
  ...PASTA_ANY,
  ...PASTA_AT_HOME,
  ...PASTA_OF_ROME,
  ...PASTA_PLATES,
  ...PASTA_WITH_MEAT,
  ...PIZZAS,
  ...PLAIN_MEATS,
  ...PLAIN_PULSES,
  ...PLAIN_SEA,
  ...PLAIN_STARCHES,
  ...PLAIN_VEGETABLES,
  ...POCKETS,
  ...QUICK_PANS,
  ...RICE_BOWLS_BY_NAME,
  ...RICE_BOWLS,
  ...WOKS_BY_NAME,
  ...BASIL_MINCE,
  ...RICES,
  ...ROASTS,
  ...SALADS,
  ...SANDWICHES,
  ...SEASONINGS_ALONE,
  ...SHELLS,
  ...SMALL_BAKES,
  ...SOUPS,
  ...SPICED_CURRIES,
  ...SPOON_PUDDINGS,
  ...STEWS,
  ...TOASTS,
  ...TOMATO_POTS,
  ...TORTILLA_PLATES,
  ...TORTILLAS,
  ...TRAYS,
  ...WARMED_THROUGH,
  ...WINE_POTS,
  ...WOKS_BY_NAME,
  ...WOKS,
];
