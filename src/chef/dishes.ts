// The registry: every dish the built-in chef knows. Order breaks ties and nothing else.

import type { Dish } from './dish.ts';
import { chunkySoup } from './dishes/chunky-soup.ts';
import { solo } from './dishes/solo.ts';
import { stirFry } from './dishes/stir-fry.ts';

export const DISHES: readonly Dish[] = [chunkySoup, stirFry, solo];
