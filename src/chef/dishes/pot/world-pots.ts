// The named pots of the world, each a kit of foods for one builder.

import type { Dish } from '../../dish.ts';
import { cookPot } from '../parts/tell-pot.ts';
import { SOUP_POTS } from '../soup/soup-pots.ts';
import { ASIAN_POTS } from './asian-pots.ts';
import { BROTH_POTS } from './broth-pots.ts';
import { EASTERN_POTS } from './eastern-pots.ts';
import { FAR_POTS } from './far-pots.ts';
import { HOME_POTS } from './home-pots.ts';
import { INDIAN_POTS } from './indian-pots.ts';
import { NORTHERN_POTS } from './northern-pots.ts';
import { SOUTHERN_POTS } from './southern-pots.ts';
import { STEW_POTS } from './stew-pots.ts';
import { WESTERN_POTS } from './western-pots.ts';

export const WORLD_POTS: readonly Dish[] = [
  ...WESTERN_POTS,
  ...FAR_POTS,
  ...SOUP_POTS,
  ...EASTERN_POTS,
  ...INDIAN_POTS,
  ...SOUTHERN_POTS,
  ...ASIAN_POTS,
  ...HOME_POTS,
  ...BROTH_POTS,
  ...STEW_POTS,
  ...NORTHERN_POTS,
].map(cookPot);
