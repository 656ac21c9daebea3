// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { AIR_FRYER } from './air-fryer.ts';
import { AMERICAN_COMFORT } from './american-comfort.ts';
import { BABIES } from './babies.ts';
import { BABY_BREAKFASTS } from './baby-breakfasts.ts';
import { BAKED_POTATOES } from './baked-potatoes.ts';
import { BAKED_VEGETABLES } from './baked-vegetables.ts';
import { BAKES } from './bakes.ts';
import { BARS_AND_SWEETS } from './bars-and-sweets.ts';
import { BASIL_MINCE } from './basil-mince.ts';
import { BEAN_PLATES } from './bean-plates.ts';
import { BOILED_ROOTS } from './boiled-roots.ts';
import { BRAISES } from './braises.ts';
import { BREAKFAST_BOWLS } from './breakfast-bowls.ts';
import { BURGERS } from './burgers.ts';
import { CABBAGE_ROLLS } from './cabbage-rolls.ts';
import { CAKES } from './cakes.ts';
import { CARIBBEAN_PLATES } from './caribbean-plates.ts';
import { CARIBBEAN_POTS } from './caribbean-pots.ts';
import { CHEESE_SAUCE } from './cheese-sauce.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { COCONUT_CURRIES } from './coconut-curry.ts';
import { COCONUT_DISHES } from './coconut-dishes.ts';
import { COCONUT_POTS } from './coconut-pots.ts';
import { COLD_DRINKS } from './cold-drinks.ts';
import { COLD_PLATES } from './cold-plates.ts';
import { CONGEE_AND_EGG_DROP } from './congee-and-egg-drop.ts';
import { CRISP_TORTILLAS } from './crisp-tortillas.ts';
import { CRUMBED } from './crumbed.ts';
import { CRUST_PIES } from './crust-pies.ts';
import { CUPS_AND_GLASSES } from './cups-and-glasses.ts';
import { DALS } from './dals.ts';
import { DOUGHS } from './doughs.ts';
import { DUMPLINGS } from './dumplings.ts';
import { EAST_AFRICA } from './east-africa.ts';
import { EASTERN_BRAISES } from './eastern-braises.ts';
import { EASTERN_EGGS_AND_TOFU } from './eastern-eggs-and-tofu.ts';
import { EASTERN_SOUPS } from './eastern-soups.ts';
import { EGG_PANS } from './egg-pans.ts';
import { EGGS_WHOLE } from './eggs-whole.ts';
import { EGGS } from './eggs.ts';
import { FISH_PANS } from './fish-pans.ts';
import { FISH_SUPPERS } from './fish-suppers.ts';
import { FLATBREADS_AND_ROOTS } from './flatbreads-and-roots.ts';
import { FRIED_NOODLES } from './fried-noodles.ts';
import { FRIED_RICE } from './fried-rice.ts';
import { FRITTERS } from './fritters.ts';
import { FROZEN_SWEETS } from './frozen-sweets.ts';
import { FRUIT_AND_SWEETS_ALONE } from './fruit-and-sweets-alone.ts';
import { FRUIT_PUDDINGS } from './fruit-puddings.ts';
import { GAMMON } from './gammon.ts';
import { GRAIN_SALADS } from './grain-salads.ts';
import { GRIDDLE } from './griddle.ts';
import { HOT_DRINKS } from './hot-drinks.ts';
import { HOT_ROLLS } from './hot-rolls.ts';
import { HOTPOTS } from './hotpots.ts';
import { INDIAN_DRY } from './indian-dry.ts';
import { INDIAN_POTS } from './indian-pots.ts';
import { INDIAN_RICE } from './indian-rice.ts';
import { INDIAN_SUPPERS } from './indian-suppers.ts';
import { JAPAN_AT_HOME } from './japan-at-home.ts';
import { KETTLE_AND_RAW } from './kettle-and-raw.ts';
import { KOREA } from './korea.ts';
import { LENTIL_POT } from './lentil-pot.ts';
import { LEVANT_PLATES } from './levant-plates.ts';
import { LEVANT_POTS } from './levant-pots.ts';
import { LIGHT_TRAYS } from './light-trays.ts';
import { MASA_AND_SALSAS } from './masa-and-salsas.ts';
import { MASH_PIES } from './mash-pies.ts';
import { MELTS } from './melts.ts';
import { MEXICAN_POTS } from './mexican-pots.ts';
import { MICROWAVE } from './microwave.ts';
import { MINCE_PAN } from './mince-pan.ts';
import { MINCE_SHAPES } from './mince-shapes.ts';
import { NOODLE_SALAD_AND_ROLLS } from './noodle-salad-and-rolls.ts';
import { NOODLES_BY_NAME } from './noodles-by-name.ts';
import { ONION_PLATES } from './onion-plates.ts';
import { OVEN_MEATS } from './oven-meats.ts';
import { OVEN_PASTA } from './oven-pasta.ts';
import { PANCAKE_AND_STEAMED_FISH } from './pancake-and-steamed-fish.ts';
import { PANS } from './pans.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_PAN } from './pasta-pan.ts';
import { PASTA_PLATES } from './pasta-plates.ts';
import { PASTA_WITH_MEAT } from './pasta-with-meat.ts';
import { PASTRY_TART } from './pastry-tart.ts';
import { PATATAS_BRAVAS } from './patatas-bravas.ts';
import { PESTO_PASTA } from './pesto-pasta.ts';
import { PIZZAS } from './pizzas.ts';
import { PLAIN_GRAINS } from './plain-grains.ts';
import { PLAIN_MEATS } from './plain-meats.ts';
import { PLAIN_PASTA } from './plain-pasta.ts';
import { PLAIN_PULSES } from './plain-pulses.ts';
import { PLAIN_SEA } from './plain-sea.ts';
import { PLAIN_VEGETABLES } from './plain-vegetables.ts';
import { POACHED_FISH } from './poached-fish.ts';
import { POCKETS } from './pockets.ts';
import { PORK_AND_BEEF_POTS } from './pork-and-beef-pots.ts';
import { POTATO_PANS } from './potato-pans.ts';
import { QUICK_PANS } from './quick-pans.ts';
import { QUICK_PLATES } from './quick-plates.ts';
import { RICE_AND_POLENTA } from './rice-and-polenta.ts';
import { RICE_BOWLS_BY_NAME } from './rice-bowls-by-name.ts';
import { RICE_BOWLS } from './rice-bowls.ts';
import { RICES } from './rices.ts';
import { RISOTTOS } from './risottos.ts';
import { ROASTS } from './roasts.ts';
import { SALADS_OF_LEAVES } from './salads-of-leaves.ts';
import { SALADS_OF_THE_POT } from './salads-of-the-pot.ts';
import { SALADS_THAT_KEEP } from './salads-that-keep.ts';
import { SALADS_THAT_SOAK } from './salads-that-soak.ts';
import { SALT_COD } from './salt-cod.ts';
import { SANDWICHES } from './sandwiches.ts';
import { SAUSAGES_AND_MASH } from './sausages-and-mash.ts';
import { SEASONINGS_ALONE } from './seasonings-alone.ts';
import { SHELLS } from './shells.ts';
import { SLOW_COOKER_AND_GRILL } from './slow-cooker-and-grill.ts';
import { SLOW_POTS } from './slow-pots.ts';
import { SMALL_BAKES } from './small-bakes.ts';
import { BLENDED_SOUPS } from './soups-blended.ts';
import { HEARTY_SOUPS } from './soups-hearty.ts';
import { SOUPS_NAMED } from './soups-named.ts';
import { SOUPS_OF_PULSES } from './soups-of-pulses.ts';
import { SOUPS_OF_ROOTS } from './soups-of-roots.ts';
import { SOUPS_OF_THE_MINUTE } from './soups-of-the-minute.ts';
import { SOUPS_OF_THE_POT } from './soups-of-the-pot.ts';
import { SOUR_POTS } from './sour-pots.ts';
import { SOUTH_AMERICAN_PLATES } from './south-american-plates.ts';
import { SOUTHERN_PLATES } from './southern-plates.ts';
import { SOUTHERN_RICE } from './southern-rice.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
import { SPOON_PUDDINGS } from './spoon-puddings.ts';
import { STEAKS_AND_CHOPS } from './steaks-and-chops.ts';
import { STEWS } from './stews.ts';
import { STREET_PLATES } from './street-plates.ts';
import { STUBBORN_VEGETABLES } from './stubborn-vegetables.ts';
import { SWEET_PASTRY } from './sweet-pastry.ts';
import { TAGINES } from './tagines.ts';
import { TARTS } from './tarts.ts';
import { TOASTS } from './toasts.ts';
import { TOMATO_POTS } from './tomato-pots.ts';
import { TORTILLA_PLATES } from './tortilla-plates.ts';
import { TORTILLAS } from './tortillas.ts';
import { TRAYS } from './trays.ts';
import { WARMED_THROUGH } from './warmed-through.ts';
import { WEST_AFRICA } from './west-africa.ts';
import { WINE_POTS } from './wine-pots.ts';
import { WOKS_BY_NAME } from './woks-by-name.ts';
import { WOKS } from './woks.ts';

export const ROWS: readonly DishRow[] = [
  ...AMERICAN_COMFORT,
  ...BABIES,
  ...BAKED_VEGETABLES,
  ...BAKES,
  ...BARS_AND_SWEETS,
  ...BASIL_MINCE,
  ...BEAN_PLATES,
  ...BOILED_ROOTS,
  ...BRAISES,
  ...BREAKFAST_BOWLS,
  ...BURGERS,
  ...CABBAGE_ROLLS,
  ...CAKES,
  ...CARIBBEAN_PLATES,
  ...CARIBBEAN_POTS,
  ...CHEESE_SAUCE,
  ...CHICKEN_POTS,
  ...COCONUT_CURRIES,
  ...COCONUT_DISHES,
  ...COCONUT_POTS,
  ...COLD_DRINKS,
  ...COLD_PLATES,
  ...CONGEE_AND_EGG_DROP,
  ...CRISP_TORTILLAS,
  ...CRUMBED,
  ...CRUST_PIES,
  ...DALS,
  ...DOUGHS,
  ...DUMPLINGS,
  ...EAST_AFRICA,
  ...EASTERN_BRAISES,
  ...EASTERN_EGGS_AND_TOFU,
  ...EASTERN_SOUPS,
  ...EGG_PANS,
  ...EGGS_WHOLE,
  ...EGGS,
  ...FISH_PANS,
  ...FISH_SUPPERS,
  ...FRIED_NOODLES,
  ...FRIED_RICE,
  ...FROZEN_SWEETS,
  ...FRUIT_AND_SWEETS_ALONE,
  ...FRUIT_PUDDINGS,
  ...GAMMON,
  ...GRIDDLE,
  ...HOT_DRINKS,
  ...HOT_ROLLS,
  ...HOTPOTS,
  ...INDIAN_DRY,
  ...INDIAN_POTS,
  ...INDIAN_RICE,
  ...INDIAN_SUPPERS,
  ...BAKED_POTATOES,
  ...FRITTERS,
  ...JAPAN_AT_HOME,
  ...KOREA,
  ...LENTIL_POT,
  ...LEVANT_PLATES,
  ...LEVANT_POTS,
  ...LIGHT_TRAYS,
  ...MASA_AND_SALSAS,
  ...MASH_PIES,
  ...MELTS,
  ...MEXICAN_POTS,
  ...MINCE_PAN,
  ...MINCE_SHAPES,
  ...NOODLE_SALAD_AND_ROLLS,
  ...NOODLES_BY_NAME,
  ...ONION_PLATES,
  ...OVEN_MEATS,
  ...OVEN_PASTA,
  ...PANCAKE_AND_STEAMED_FISH,
  ...PANS,
  ...PASTA_AT_HOME,
  ...PASTA_OF_ROME,
  ...PASTA_PAN,
  ...PASTA_PLATES,
  ...PASTA_WITH_MEAT,
  ...PASTRY_TART,
  ...PATATAS_BRAVAS,
  ...PESTO_PASTA,
  ...PIZZAS,
  ...PLAIN_MEATS,
  ...SLOW_POTS,
  ...QUICK_PLATES,
  ...KETTLE_AND_RAW,
  ...PLAIN_PULSES,
  ...PLAIN_SEA,
  ...POACHED_FISH,
  ...PLAIN_PASTA,
  ...PLAIN_GRAINS,
  ...FLATBREADS_AND_ROOTS,
  ...PLAIN_VEGETABLES,
  ...STUBBORN_VEGETABLES,
  ...TOMATO_POTS,
  ...BLENDED_SOUPS,
  ...HEARTY_SOUPS,
  ...SOUPS_NAMED,
  ...SOUPS_OF_PULSES,
  ...SOUPS_OF_THE_POT,
  ...SOUPS_OF_ROOTS,
  ...SOUPS_OF_THE_MINUTE,
  ...TRAYS,
  ...SALADS_OF_LEAVES,
  ...SALADS_THAT_KEEP,
  ...SALADS_THAT_SOAK,
  ...GRAIN_SALADS,
  ...SALADS_OF_THE_POT,
  ...SANDWICHES,
  ...TOASTS,
  ...TORTILLA_PLATES,
  ...TORTILLAS,
  ...POCKETS,
  ...STEWS,
  ...PORK_AND_BEEF_POTS,
  ...POTATO_PANS,
  ...QUICK_PANS,
  ...RICE_AND_POLENTA,
  ...RICE_BOWLS_BY_NAME,
  ...RICE_BOWLS,
  ...RICES,
  ...RISOTTOS,
  ...ROASTS,
  ...SALT_COD,
  ...SAUSAGES_AND_MASH,
  ...SEASONINGS_ALONE,
  ...SHELLS,
  ...SMALL_BAKES,
  ...SOUR_POTS,
  ...SOUTH_AMERICAN_PLATES,
  ...SOUTHERN_PLATES,
  ...SOUTHERN_RICE,
  ...SPICED_CURRIES,
  ...SPOON_PUDDINGS,
  ...STEAKS_AND_CHOPS,
  ...STREET_PLATES,
  ...SWEET_PASTRY,
  ...TAGINES,
  ...TARTS,
  ...WARMED_THROUGH,
  ...CUPS_AND_GLASSES,
  ...MICROWAVE,
  ...SLOW_COOKER_AND_GRILL,
  ...AIR_FRYER,
  ...BABY_BREAKFASTS,
  ...WEST_AFRICA,
  ...WINE_POTS,
  ...WOKS_BY_NAME,
  ...WOKS,
];
