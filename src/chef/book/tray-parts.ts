// What roasts on a tray beside the meat, the fish or the cheese.

import type { Act, Take, Want } from '../language/row.ts';

export const SLOW = {
  of: ['@slow-roast'], not: ['corn-on-the-cob', 'baby-carrots'], each: 130, most: 3, may: true, cut: 'for-roast',
} as const satisfies Want;
export const QUICK: Want = { of: ['@quick-roast'], each: 90, most: 3, may: true, cut: 'for-roast' };
export const POTATO: Want = { of: ['@potato', 'sweet-potato'], each: 190, most: 2, may: true, cut: 'for-roast' };
export const ONION: Want = { of: ['@onion'], each: 60, may: true, cut: 'wedges' };
export const SPRIG: Want = { of: ['rosemary', 'thyme', 'sage'], each: 2, may: true, ready: 'leaves picked and chopped' };
export const LEMON: Want = { of: ['lemon', 'lime', 'orange'], each: 25, may: true, ready: 'to squeeze' };
export const CHEESE: Want = { of: ['feta', 'goats-cheese', 'blue-cheese', 'brie'], each: 30, may: true, ready: 'in small pieces' };
export const OIL: Take = { of: ['olive-oil', 'vegetable-oil'], amount: 1.5, unit: 'tbsp' };
export const GARLIC: Take = { of: ['garlic'], amount: 1.5, unit: 'clove', may: true, ready: 'in their skins' };
export const SPICE: Take = {
  of: [
    'harissa', 'ras-el-hanout', 'smoked-paprika', 'paprika', 'cumin', 'curry-powder', 'garam-masala', 'cajun-seasoning', 'oregano',
    'dried-thyme', 'fennel-seeds',
  ],
  amount: 0.75, unit: 'tsp', unless: 'sprig',
};
export const VINEGAR: Take = { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' };
export const HOT: Act = { do: 'heat-oven', in: 'tray', ovenC: 200, words: 'Heat the oven to {oven}.' };
export const FINISH =
  '[Stir {greens} through the hot vegetables until {they greens} wilt{s greens}. ][Squeeze over {lemon}|Sprinkle with {vinegar}] and taste for salt[, then scatter with {cheese herb}].[?garlic:  Squeeze the garlic out of its skins.]';
