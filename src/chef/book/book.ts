// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { ACKEE } from './ackee.ts';
import { AIR_FRYER } from './air-fryer.ts';
import { AMERICAN_COMFORT } from './american-comfort.ts';
import { BABIES } from './babies.ts';
import { BAKED_POTATOES } from './baked-potatoes.ts';
import { BAKED_VEGETABLES } from './baked-vegetables.ts';
import { BAKES } from './bakes.ts';
import { BEAN_PLATES } from './bean-plates.ts';
import { BIRYANI } from './biryani.ts';
import { BOILED_ROOTS } from './boiled-roots.ts';
import { BRAISES } from './braises.ts';
import { BREAKFAST_BOWLS } from './breakfast-bowls.ts';
import { BURGERS } from './burgers.ts';
import { CAKES } from './cakes.ts';
import { CHEESE_SAUCE } from './cheese-sauce.ts';
import { COCONUT_CURRIES } from './coconut-curry.ts';
import { COLD_BOWLS } from './cold-bowls.ts';
import { COLD_PLATES } from './cold-plates.ts';
import { CREAM_POTS } from './cream-pots.ts';
import { CRISP_TORTILLAS } from './crisp-tortillas.ts';
import { CRUMBED } from './crumbed.ts';
import { CRUST_PIES } from './crust-pies.ts';
import { DALS } from './dals.ts';
import { DOUGHS } from './doughs.ts';
import { DRINKS } from './drinks.ts';
import { DUMPLINGS } from './dumplings.ts';
import { EASTERN_BRAISES } from './eastern-braises.ts';
import { EASTERN_EGGS_AND_TOFU } from './eastern-eggs-and-tofu.ts';
import { EASTERN_SOUPS } from './eastern-soups.ts';
import { EGG_AND_BEAN_CURRIES } from './egg-and-bean-curries.ts';
import { EGG_PANS } from './egg-pans.ts';
import { EGGS } from './eggs.ts';
import { EGGS_WHOLE } from './eggs-whole.ts';
import { ETHIOPIAN_PANS } from './ethiopian-pans.ts';
import { FISH_PANS } from './fish-pans.ts';
import { FLATBREADS_AND_ROOTS } from './flatbreads-and-roots.ts';
import { FRIDGE_SWEETS } from './fridge-sweets.ts';
import { FRIED_NOODLES } from './fried-noodles.ts';
import { FRIED_RICE } from './fried-rice.ts';
import { FRITTERS } from './fritters.ts';
import { FRUIT_AND_SWEETS_ALONE } from './fruit-and-sweets-alone.ts';
import { FRUIT_PUDDINGS } from './fruit-puddings.ts';
import { GAMMON } from './gammon.ts';
import { GRAIN_PUDDINGS } from './grain-puddings.ts';
import { GRAIN_SALADS } from './grain-salads.ts';
import { GREENS_AND_BEANS_OF_WEST_AFRICA } from './greens-and-beans-of-west-africa.ts';
import { GROUNDNUT_STEW } from './groundnut-stew.ts';
import { HOT_ROLLS } from './hot-rolls.ts';
import { HOTPOTS } from './hotpots.ts';
import { JOLLOF_AND_YASSA } from './jollof-and-yassa.ts';
import { KETTLE_AND_RAW } from './kettle-and-raw.ts';
import { KOFTA_AND_SHAWARMA } from './kofta-and-shawarma.ts';
import { KOREA } from './korea.ts';
import { LENTIL_POT } from './lentil-pot.ts';
import { LIGHT_TRAYS } from './light-trays.ts';
import { MASA_AND_SALSAS } from './masa-and-salsas.ts';
import { MASALA_AND_KORMA } from './masala-and-korma.ts';
import { MASH_PIES } from './mash-pies.ts';
import { MELTS } from './melts.ts';
import { MICROWAVE } from './microwave.ts';
import { MINCE_PAN } from './mince-pan.ts';
import { MINCE_SHAPES } from './mince-shapes.ts';
import { MISO_SOUP } from './miso-soup.ts';
import { MORNING_PANS } from './morning-pans.ts';
import { NOODLES_BY_NAME } from './noodles-by-name.ts';
import { OVEN_MEATS } from './oven-meats.ts';
import { OVEN_PASTA } from './oven-pasta.ts';
import { PANS } from './pans.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_PAN } from './pasta-pan.ts';
import { PASTA_PLATES } from './pasta-plates.ts';
import { PESTO_PASTA } from './pesto-pasta.ts';
import { PIZZAS } from './pizzas.ts';
import { PLAIN_MEATS } from './plain-meats.ts';
import { PLAIN_PULSES } from './plain-pulses.ts';
import { PLAIN_SEA } from './plain-sea.ts';
import { PLAIN_STARCHES } from './plain-starches.ts';
import { PLAIN_VEGETABLES } from './plain-vegetables.ts';
import { POACHED_FISH } from './poached-fish.ts';
import { PORK_AND_BEEF_POTS } from './pork-and-beef-pots.ts';
import { QUICK_PLATES } from './quick-plates.ts';
import { RICE_AND_POLENTA } from './rice-and-polenta.ts';
import { RICE_BOWLS } from './rice-bowls.ts';
import { RICES } from './rices.ts';
import { RISOTTOS } from './risottos.ts';
import { ROASTS } from './roasts.ts';
import { SAAG } from './saag.ts';
import { SABZI } from './sabzi.ts';
import { SALADS_OF_LEAVES } from './salads-of-leaves.ts';
import { SALADS_OF_THE_POT } from './salads-of-the-pot.ts';
import { SALADS_THAT_SOAK } from './salads-that-soak.ts';
import { SANDWICHES } from './sandwiches.ts';
import { SAUSAGES_AND_MASH } from './sausages-and-mash.ts';
import { SCONES } from './scones.ts';
import { SEASONINGS_ALONE } from './seasonings-alone.ts';
import { SET_PUDDINGS } from './set-puddings.ts';
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
import { SOUTHERN_PLATES } from './southern-plates.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
import { STEAKS_AND_CHOPS } from './steaks-and-chops.ts';
import { STEWS } from './stews.ts';
import { STREET_PLATES } from './street-plates.ts';
import { STUBBORN_VEGETABLES } from './stubborn-vegetables.ts';
import { TAGINES } from './tagines.ts';
import { TARTS } from './tarts.ts';
import { TOASTS } from './toasts.ts';
import { TOMATO_POTS } from './tomato-pots.ts';
import { TORTILLA_PLATES } from './tortilla-plates.ts';
import { TORTILLAS } from './tortillas.ts';
import { TRAYS } from './trays.ts';
import { WARMED_THROUGH } from './warmed-through.ts';
import { WINE_POTS } from './wine-pots.ts';
import { WOKS } from './woks.ts';

export const ROWS: readonly DishRow[] = [
  ...ACKEE,
  ...AIR_FRYER, ...AMERICAN_COMFORT, ...BABIES, ...BAKED_POTATOES, ...BAKED_VEGETABLES, ...BAKES, ...BEAN_PLATES, ...BIRYANI, ...DRINKS,
  ...BOILED_ROOTS, ...BRAISES, ...BREAKFAST_BOWLS, ...BURGERS, ...CAKES, ...CHEESE_SAUCE, ...COCONUT_CURRIES, ...COLD_BOWLS, ...COLD_PLATES,
  ...CREAM_POTS, ...CRISP_TORTILLAS, ...CRUMBED, ...CRUST_PIES, ...FRUIT_PUDDINGS, ...DALS, ...DOUGHS, ...DUMPLINGS, ...EASTERN_BRAISES,
  ...EASTERN_EGGS_AND_TOFU, ...EASTERN_SOUPS, ...EGG_AND_BEAN_CURRIES, ...EGG_PANS, ...EGGS_WHOLE, ...EGGS, ...ETHIOPIAN_PANS, ...FISH_PANS,
  ...FLATBREADS_AND_ROOTS, ...FRIDGE_SWEETS, ...FRIED_NOODLES, ...FRIED_RICE, ...FRITTERS, ...FRUIT_AND_SWEETS_ALONE, ...GAMMON,
  ...GRAIN_SALADS, ...GREENS_AND_BEANS_OF_WEST_AFRICA, ...GROUNDNUT_STEW, ...HOT_ROLLS, ...HOTPOTS, ...JOLLOF_AND_YASSA, ...KETTLE_AND_RAW,
  ...KOFTA_AND_SHAWARMA, ...KOREA, ...LENTIL_POT, ...LIGHT_TRAYS, ...MASA_AND_SALSAS, ...MASALA_AND_KORMA, ...MASH_PIES, ...MELTS,
  ...MICROWAVE, ...MINCE_PAN, ...MINCE_SHAPES, ...MISO_SOUP, ...MORNING_PANS, ...NOODLES_BY_NAME, ...OVEN_MEATS, ...OVEN_PASTA, ...PANS,
  ...PASTA_AT_HOME, ...PASTA_OF_ROME, ...PASTA_PAN, ...PASTA_PLATES, ...PESTO_PASTA, ...PIZZAS, ...PLAIN_MEATS, ...PLAIN_STARCHES,
  ...PLAIN_PULSES, ...PLAIN_SEA, ...PLAIN_VEGETABLES, ...POACHED_FISH, ...PORK_AND_BEEF_POTS, ...QUICK_PLATES, ...RICE_AND_POLENTA,
  ...RICE_BOWLS, ...RICES, ...RISOTTOS, ...ROASTS, ...SAAG, ...SABZI, ...SALADS_OF_LEAVES, ...SALADS_OF_THE_POT, ...SALADS_THAT_SOAK,
  ...SANDWICHES, ...SAUSAGES_AND_MASH, ...SCONES, ...SEASONINGS_ALONE, ...GRAIN_PUDDINGS, ...SET_PUDDINGS, ...SHELLS,
  ...SLOW_COOKER_AND_GRILL, ...SLOW_POTS, ...SMALL_BAKES, ...BLENDED_SOUPS, ...HEARTY_SOUPS, ...SOUPS_NAMED, ...SOUPS_OF_PULSES,
  ...SOUPS_OF_ROOTS, ...SOUPS_OF_THE_MINUTE, ...SOUPS_OF_THE_POT, ...SOUR_POTS, ...SOUTHERN_PLATES, ...SPICED_CURRIES, ...STEAKS_AND_CHOPS,
  ...STEWS, ...STREET_PLATES, ...STUBBORN_VEGETABLES, ...TAGINES, ...TARTS, ...TOASTS, ...TOMATO_POTS, ...TORTILLA_PLATES, ...TORTILLAS,
  ...TRAYS, ...WARMED_THROUGH, ...WINE_POTS, ...WOKS,
];
