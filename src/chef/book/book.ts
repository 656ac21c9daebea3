// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { AIR_FRYER } from './air-fryer.ts';
import { BABIES } from './babies.ts';
import { BABY_BREAKFASTS } from './baby-breakfasts.ts';
import { BAKED_POTATOES } from './baked-potatoes.ts';
import { BAKES } from './bakes.ts';
import { BEAN_PLATES } from './bean-plates.ts';
import { BRAISES } from './braises.ts';
import { BREAKFAST_BOWLS } from './breakfast-bowls.ts';
import { BURGERS } from './burgers.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { COLD_PLATES } from './cold-plates.ts';
import { CRISP_TORTILLAS } from './crisp-tortillas.ts';
import { CRUMBED } from './crumbed.ts';
import { CRUST_PIES } from './crust-pies.ts';
import { CUPS_AND_GLASSES } from './cups-and-glasses.ts';
import { DALS } from './dals.ts';
import { EASTERN_BRAISES } from './eastern-braises.ts';
import { EASTERN_SOUPS } from './eastern-soups.ts';
import { EGG_PANS } from './egg-pans.ts';
import { EGGS } from './eggs.ts';
import { EGGS_WHOLE } from './eggs-whole.ts';
import { FISH_SUPPERS } from './fish-suppers.ts';
import { FLATBREADS_AND_ROOTS } from './flatbreads-and-roots.ts';
import { FRIED_NOODLES } from './fried-noodles.ts';
import { FRITTERS } from './fritters.ts';
import { FRUIT_AND_SWEETS_ALONE } from './fruit-and-sweets-alone.ts';
import { FRUIT_PUDDINGS } from './fruit-puddings.ts';
import { GRAIN_SALADS } from './grain-salads.ts';
import { GRIDDLE } from './griddle.ts';
import { HOT_ROLLS } from './hot-rolls.ts';
import { HOTPOTS } from './hotpots.ts';
import { INDIAN_DRY } from './indian-dry.ts';
import { INDIAN_POTS } from './indian-pots.ts';
import { INDIAN_RICE } from './indian-rice.ts';
import { INDIAN_SUPPERS } from './indian-suppers.ts';
import { JAPAN_AT_HOME } from './japan-at-home.ts';
import { KETTLE_AND_RAW } from './kettle-and-raw.ts';
import { LEVANT_PLATES } from './levant-plates.ts';
import { MASH_PIES } from './mash-pies.ts';
import { MELTS } from './melts.ts';
import { MICROWAVE } from './microwave.ts';
import { MINCE_SHAPES } from './mince-shapes.ts';
import { NOODLES_BY_NAME } from './noodles-by-name.ts';
import { OVEN_PASTA } from './oven-pasta.ts';
import { PANS } from './pans.ts';
import { PASTA_ANY } from './pasta-any.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_PLATES } from './pasta-plates.ts';
import { PASTA_WITH_MEAT } from './pasta-with-meat.ts';
import { PIZZAS } from './pizzas.ts';
import { PLAIN_GRAINS } from './plain-grains.ts';
import { PLAIN_MEATS } from './plain-meats.ts';
import { PLAIN_PASTA } from './plain-pasta.ts';
import { PLAIN_PULSES } from './plain-pulses.ts';
import { PLAIN_SEA } from './plain-sea.ts';
import { PLAIN_VEGETABLES } from './plain-vegetables.ts';
import { POACHED_FISH } from './poached-fish.ts';
import { POCKETS } from './pockets.ts';
import { QUICK_PANS } from './quick-pans.ts';
import { QUICK_PLATES } from './quick-plates.ts';
import { RICE_BOWLS } from './rice-bowls.ts';
import { RICE_BOWLS_BY_NAME } from './rice-bowls-by-name.ts';
import { RICES } from './rices.ts';
import { ROASTS } from './roasts.ts';
import { SALADS_OF_LEAVES } from './salads-of-leaves.ts';
import { SALADS_OF_THE_POT } from './salads-of-the-pot.ts';
import { SALADS_THAT_KEEP } from './salads-that-keep.ts';
import { SALADS_THAT_SOAK } from './salads-that-soak.ts';
import { SANDWICHES } from './sandwiches.ts';
import { SEASONINGS_ALONE } from './seasonings-alone.ts';
import { SHELLS } from './shells.ts';
import { SLOW_COOKER_AND_GRILL } from './slow-cooker-and-grill.ts';
import { SLOW_POTS } from './slow-pots.ts';
import { BLENDED_SOUPS } from './soups-blended.ts';
import { HEARTY_SOUPS } from './soups-hearty.ts';
import { SOUPS_NAMED } from './soups-named.ts';
import { SOUPS_OF_PULSES } from './soups-of-pulses.ts';
import { SOUPS_OF_ROOTS } from './soups-of-roots.ts';
import { SOUPS_OF_THE_MINUTE } from './soups-of-the-minute.ts';
import { SOUPS_OF_THE_POT } from './soups-of-the-pot.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
import { STEWS } from './stews.ts';
import { STUBBORN_VEGETABLES } from './stubborn-vegetables.ts';
import { TOASTS } from './toasts.ts';
import { TOMATO_POTS } from './tomato-pots.ts';
import { TORTILLA_PLATES } from './tortilla-plates.ts';
import { TORTILLAS } from './tortillas.ts';
import { TRAYS } from './trays.ts';
import { WARMED_THROUGH } from './warmed-through.ts';
import { WINE_POTS } from './wine-pots.ts';
import { WOKS } from './woks.ts';
import { WOKS_BY_NAME } from './woks-by-name.ts';

export const ROWS: readonly DishRow[] = [
  ...BAKES,
  ...BRAISES,
  ...BREAKFAST_BOWLS,
  ...CHICKEN_POTS,
  ...CRUST_PIES,
  ...DALS,
  ...EGGS,
  ...EGG_PANS,
  ...EGGS_WHOLE,
  ...FRIED_NOODLES,
  ...FRUIT_PUDDINGS,
  ...GRIDDLE,
  ...INDIAN_DRY,
  ...INDIAN_POTS,
  ...INDIAN_SUPPERS,
  ...BAKED_POTATOES,
  ...FRITTERS,
  ...MASH_PIES,
  ...NOODLES_BY_NAME,
  ...PANS,
  ...PASTA_ANY,
  ...PASTA_AT_HOME,
  ...PASTA_OF_ROME,
  ...PASTA_WITH_MEAT,
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
  ...LEVANT_PLATES,
  ...INDIAN_RICE,
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
  ...CRISP_TORTILLAS,
  ...TORTILLA_PLATES,
  ...PIZZAS,
  ...TORTILLAS,
  ...POCKETS,
  ...BEAN_PLATES,
  ...MELTS,
  ...HOT_ROLLS,
  ...BURGERS,
  ...STEWS,
  ...SPICED_CURRIES,
  ...WOKS,
  ...RICE_BOWLS,
  ...EASTERN_BRAISES,
  ...JAPAN_AT_HOME,
  ...RICE_BOWLS_BY_NAME,
  ...EASTERN_SOUPS,
  ...WOKS_BY_NAME,
  ...RICES,
  ...COLD_PLATES,
  ...WARMED_THROUGH,
  ...FRUIT_AND_SWEETS_ALONE,
  ...SEASONINGS_ALONE,
  ...CUPS_AND_GLASSES,
  ...MICROWAVE,
  ...SLOW_COOKER_AND_GRILL,
  ...AIR_FRYER,
  ...BABIES,
  ...BABY_BREAKFASTS,
  ...WINE_POTS,
  ...ROASTS,
  ...CRUMBED,
  ...MINCE_SHAPES,
  ...HOTPOTS,
  ...FISH_SUPPERS,
  ...SHELLS,
  ...QUICK_PANS,
  ...PASTA_PLATES,
  ...OVEN_PASTA,
];
