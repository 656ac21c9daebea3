// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { BAKES } from './bakes.ts';
import { BIRYANI } from './biryani.ts';
import { BOBOTIE } from './bobotie.ts';
import { BOILED_ROOTS } from './boiled-roots.ts';
import { BREADS } from './breads.ts';
import { CHERMOULA } from './chermoula.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { COUSCOUS_AND_HARIRA } from './couscous-and-harira.ts';
import { DALS } from './dals.ts';
import { EGG_AND_BEAN_CURRIES } from './egg-and-bean-curries.ts';
import { EGGS } from './eggs.ts';
import { ETHIOPIAN_PANS } from './ethiopian-pans.ts';
import { GRAM_FLOUR } from './gram-flour.ts';
import { GREENS_AND_BEANS_OF_WEST_AFRICA } from './greens-and-beans-of-west-africa.ts';
import { GREENS_POTS } from './greens-pots.ts';
import { GROUNDNUT_STEW } from './groundnut-stew.ts';
import { HERB_SALADS } from './herb-salads.ts';
import { HUMMUS_AND_MUJADDARA } from './hummus-and-mujaddara.ts';
import { JOLLOF_AND_YASSA } from './jollof-and-yassa.ts';
import { KHICHDI_AND_LEMON_RICE } from './khichdi-and-lemon-rice.ts';
import { KOFTA_AND_SHAWARMA } from './kofta-and-shawarma.ts';
import { LEVANT_SUPPERS } from './levant-suppers.ts';
import { MASALA_AND_KORMA } from './masala-and-korma.ts';
import { OKRA_AND_PITTAS } from './okra-and-pittas.ts';
import { PANS } from './pans.ts';
import { PASTA_ANY } from './pasta-any.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_WITH_MEAT } from './pasta-with-meat.ts';
import { PERSIAN_DISHES } from './persian-dishes.ts';
import { RICES } from './rices.ts';
import { ROAST_WITH_TAHINI } from './roast-with-tahini.ts';
import { SAAG } from './saag.ts';
import { SABZI } from './sabzi.ts';
import { SALADS } from './salads.ts';
import { SAMBAR } from './sambar.ts';
import { SOUPS } from './soups.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
import { SPICED_GRAIN } from './spiced-grain.ts';
import { STEWS } from './stews.ts';
import { TAGINES } from './tagines.ts';
import { TANDOORI } from './tandoori.ts';
import { TOMATO_POTS } from './tomato-pots.ts';
import { TRAYS } from './trays.ts';
import { VINDALOO_AND_KEEMA } from './vindaloo-and-keema.ts';

export const ROWS: readonly DishRow[] = [
  ...PASTA_OF_ROME,
  ...PASTA_WITH_MEAT,
  ...PASTA_AT_HOME,
  ...TOMATO_POTS,
  ...CHICKEN_POTS,
  ...KOFTA_AND_SHAWARMA,
  ...HUMMUS_AND_MUJADDARA,
  ...HERB_SALADS,
  ...PERSIAN_DISHES,
  ...SPICED_GRAIN,
  ...LEVANT_SUPPERS,
  ...TAGINES,
  ...COUSCOUS_AND_HARIRA,
  ...CHERMOULA,
  ...JOLLOF_AND_YASSA,
  ...GROUNDNUT_STEW,
  ...GREENS_AND_BEANS_OF_WEST_AFRICA,
  ...ETHIOPIAN_PANS,
  ...GREENS_POTS,
  ...BOBOTIE,
  ...BOILED_ROOTS,
  ...OKRA_AND_PITTAS,
  ...ROAST_WITH_TAHINI,
  ...MASALA_AND_KORMA,
  ...SAAG,
  ...BIRYANI,
  ...KHICHDI_AND_LEMON_RICE,
  ...SABZI,
  ...GRAM_FLOUR,
  ...TANDOORI,
  ...VINDALOO_AND_KEEMA,
  ...EGG_AND_BEAN_CURRIES,
  ...DALS,
  ...SAMBAR,
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
