// Every row of the book, by families: a new family is a line here. Order breaks ties and nothing else.

import type { DishRow } from '../language/row.ts';
import { BAKES } from './bakes.ts';
import { BASIL_MINCE } from './basil-mince.ts';
import { BREADS } from './breads.ts';
import { BULGOGI } from './bulgogi.ts';
import { CHICKEN_POTS } from './chicken-pots.ts';
import { COCONUT_CURRIES } from './coconut-curry.ts';
import { COCONUT_POTS } from './coconut-pots.ts';
import { CONGEE_AND_EGG_DROP } from './congee-and-egg-drop.ts';
import { DALS } from './dals.ts';
import { DUMPLINGS } from './dumplings.ts';
import { EASTERN_BRAISES } from './eastern-braises.ts';
import { EASTERN_EGGS_AND_TOFU } from './eastern-eggs-and-tofu.ts';
import { EASTERN_SOUPS } from './eastern-soups.ts';
import { EGGS } from './eggs.ts';
import { FRIED_NOODLES } from './fried-noodles.ts';
import { FRIED_RICE } from './fried-rice.ts';
import { JAPAN_AT_HOME } from './japan-at-home.ts';
import { KOREA } from './korea.ts';
import { MISO_SOUP } from './miso-soup.ts';
import { NOODLE_SALAD_AND_ROLLS } from './noodle-salad-and-rolls.ts';
import { NOODLES_BY_NAME } from './noodles-by-name.ts';
import { PANCAKE_AND_STEAMED_FISH } from './pancake-and-steamed-fish.ts';
import { PANS } from './pans.ts';
import { PASTA_ANY } from './pasta-any.ts';
import { PASTA_AT_HOME } from './pasta-at-home.ts';
import { PASTA_OF_ROME } from './pasta-of-rome.ts';
import { PASTA_WITH_MEAT } from './pasta-with-meat.ts';
import { PEANUT_NOODLES } from './peanut-noodles.ts';
import { RICE_BOWLS } from './rice-bowls.ts';
import { RICE_BOWLS_BY_NAME } from './rice-bowls-by-name.ts';
import { RICES } from './rices.ts';
import { SALADS } from './salads.ts';
import { SOUPS } from './soups.ts';
import { SOUR_POTS } from './sour-pots.ts';
import { SPICED_CURRIES } from './spiced-curries.ts';
import { STEWS } from './stews.ts';
import { STREET_PLATES } from './street-plates.ts';
import { TOMATO_POTS } from './tomato-pots.ts';
import { TRAYS } from './trays.ts';
import { WOKS } from './woks.ts';
import { WOKS_BY_NAME } from './woks-by-name.ts';

export const ROWS: readonly DishRow[] = [
  ...PASTA_OF_ROME,
  ...PASTA_WITH_MEAT,
  ...PASTA_AT_HOME,
  ...TOMATO_POTS,
  ...CHICKEN_POTS,
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
  ...BULGOGI,
  ...SOUR_POTS,
  ...JAPAN_AT_HOME,
  ...RICE_BOWLS_BY_NAME,
  ...EASTERN_SOUPS,
  ...MISO_SOUP,
  ...FRIED_NOODLES,
  ...NOODLES_BY_NAME,
  ...PEANUT_NOODLES,
  ...WOKS_BY_NAME,
  ...BASIL_MINCE,
  ...RICES,
];
