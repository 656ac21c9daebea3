// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { BAKED_VEGETABLES } from './baked-vegetables.ts';
import { BAKES } from './bakes.ts';
import { BRAISES } from './braises.ts';
import { BREADS } from './breads.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { CRUMBED } from './crumbed.ts';
import { CRUST_PIES } from './crust-pies.ts';
import { CURRIES } from './curries.ts';
import { DALS } from './dals.ts';
import { EGGS } from './eggs.ts';
import { FISH_SUPPERS } from './fish-suppers.ts';
import { HOTPOTS } from './hotpots.ts';
import { MASH_PIES } from './mash-pies.ts';
import { MINCE_SHAPES } from './mince-shapes.ts';
import { OVEN_PASTA } from './oven-pasta.ts';
import { PANS } from './pans.ts';
import { PASTA_ANY } from './pasta-any.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_PLATES } from './pasta-plates.ts';
import { PASTA_WITH_MEAT } from './pasta-with-meat.ts';
import { POTATO_PANS } from './potato-pans.ts';
import { QUICK_PANS } from './quick-pans.ts';
import { RICE_AND_POLENTA } from './rice-and-polenta.ts';
import { RICES } from './rices.ts';
import { ROASTS } from './roasts.ts';
import { SALADS } from './salads.ts';
import { SHELLS } from './shells.ts';
import { SOUPS } from './soups.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
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
  ...PANS,
  ...EGGS,
  ...SALADS,
  ...BREADS,
  ...PASTA_ANY,
  ...BAKES,
  ...STEWS,
  ...SPICED_CURRIES,
  ...RICES,
  ...MASH_PIES,
  ...CRUST_PIES,
  ...BRAISES,
  ...WINE_POTS,
  ...ROASTS,
  ...CRUMBED,
  ...MINCE_SHAPES,
  ...HOTPOTS,
  ...POTATO_PANS,
  ...RICE_AND_POLENTA,
  ...BAKED_VEGETABLES,
  ...TARTS,
  ...FISH_SUPPERS,
  ...SHELLS,
  ...QUICK_PANS,
  ...PASTA_PLATES,
  ...OVEN_PASTA,
];
