// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { BAKED_VEGETABLES } from './baked-vegetables.ts';
import { BAKES } from './bakes.ts';
import { BRAISES } from './braises.ts';
import { BREADS } from './breads.ts';
import { CABBAGE_ROLLS } from './cabbage-rolls.ts';
import { CHEESE_SAUCE } from './cheese-sauce.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { CRUMBED } from './crumbed.ts';
import { CRUST_PIES } from './crust-pies.ts';
import { CURRIES } from './curries.ts';
import { DALS } from './dals.ts';
import { EGGS } from './eggs.ts';
import { FISH_PANS } from './fish-pans.ts';
import { FISH_SUPPERS } from './fish-suppers.ts';
import { GAMMON } from './gammon.ts';
import { HOTPOTS } from './hotpots.ts';
import { LENTIL_POT } from './lentil-pot.ts';
import { LIGHT_TRAYS } from './light-trays.ts';
import { MASH_PIES } from './mash-pies.ts';
import { MINCE_PAN } from './mince-pan.ts';
import { MINCE_SHAPES } from './mince-shapes.ts';
import { ONION_PLATES } from './onion-plates.ts';
import { OVEN_PASTA } from './oven-pasta.ts';
import { PANS } from './pans.ts';
import { PARMIGIANA } from './parmigiana.ts';
import { PASTA_ANY } from './pasta-any.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_PAN } from './pasta-pan.ts';
import { PASTA_PLATES } from './pasta-plates.ts';
import { PASTA_WITH_MEAT } from './pasta-with-meat.ts';
import { PASTRY_TART } from './pastry-tart.ts';
import { PATATAS_BRAVAS } from './patatas-bravas.ts';
import { PESTO_PASTA } from './pesto-pasta.ts';
import { POTATO_PANS } from './potato-pans.ts';
import { QUICK_PANS } from './quick-pans.ts';
import { RED_CABBAGE } from './red-cabbage.ts';
import { RICE_AND_POLENTA } from './rice-and-polenta.ts';
import { RICES } from './rices.ts';
import { RISOTTOS } from './risottos.ts';
import { ROASTS } from './roasts.ts';
import { SALADS } from './salads.ts';
import { SALT_COD } from './salt-cod.ts';
import { SAUSAGES_AND_MASH } from './sausages-and-mash.ts';
import { SHELLS } from './shells.ts';
import { SOUPS } from './soups.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
import { STEAKS_AND_CHOPS } from './steaks-and-chops.ts';
import { STEWS } from './stews.ts';
import { TARTS } from './tarts.ts';
import { TOMATO_POTS } from './tomato-pots.ts';
import { TRAYS } from './trays.ts';
import { WINE_POTS } from './wine-pots.ts';

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
  ...LIGHT_TRAYS,
  ...PANS,
  ...STEAKS_AND_CHOPS,
  ...FISH_PANS,
  ...EGGS,
  ...SALADS,
  ...BREADS,
  ...PASTA_ANY,
  ...PASTA_PAN,
  ...BAKES,
  ...PASTRY_TART,
  ...STEWS,
  ...LENTIL_POT,
  ...SPICED_CURRIES,
  ...RICES,
  ...MASH_PIES,
  ...CRUST_PIES,
  ...BRAISES,
  ...WINE_POTS,
  ...ROASTS,
  ...GAMMON,
  ...CRUMBED,
  ...MINCE_SHAPES,
  ...HOTPOTS,
  ...PARMIGIANA,
  ...RED_CABBAGE,
  ...RISOTTOS,
  ...MINCE_PAN,
  ...SAUSAGES_AND_MASH,
  ...POTATO_PANS,
  ...PATATAS_BRAVAS,
  ...RICE_AND_POLENTA,
  ...BAKED_VEGETABLES,
  ...CABBAGE_ROLLS,
  ...TARTS,
  ...FISH_SUPPERS,
  ...SALT_COD,
  ...SHELLS,
  ...QUICK_PANS,
  ...ONION_PLATES,
  ...PASTA_PLATES,
  ...PESTO_PASTA,
  ...OVEN_PASTA,
  ...CHEESE_SAUCE,
];
