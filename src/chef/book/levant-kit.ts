// What the dishes of the eastern Mediterranean share: herbs, lemon, yoghurt and tahini, and the ways they are served.

import type { Take, Want } from '../language/row.ts';

export const ONE_LEMON: Want = { of: ['lemon', 'lime'], each: 25, may: true, ready: 'to squeeze' };
export const HERBS: Want = { of: ['parsley', 'mint', 'coriander', 'dill', '@soft-herb'], each: 10, most: 3, may: true, cut: 'chopped' };
export const PITTA: Want = { of: ['pitta', 'flatbread', 'naan', 'tortilla', '@bread'], each: 70, may: true, ready: 'warmed' };
export const COOL: Want = { of: ['@yoghurt', 'labneh', 'tzatziki'], each: 50, may: true };
export const SEEDS: Want = { of: ['pomegranate'], each: 20, may: true, ready: 'seeds only' };
export const FRESH: Want = {
  of: ['cucumber', '@fresh-tomato', 'radish', '@salad-leaf', 'red-onion', 'pepper'], each: 110, most: 3, may: true, ready: 'cut small',
};
export const NUT: Want = {
  of: ['pine-nuts', 'almonds', 'walnuts', 'pistachios', 'hazelnuts', 'cashews'], each: 12, may: true, ready: 'roughly chopped',
};
export const OLIVE_OIL: Take = { of: ['olive-oil', 'vegetable-oil'], amount: 1.5, unit: 'tbsp' };
export const GARLIC: Take = { of: ['garlic'], amount: 1, unit: 'clove', cut: 'crushed' };
export const WARM = {
  cumin: { of: ['cumin', 'cumin-seeds'], amount: 0.5, unit: 'tsp' },
  mix: { of: ['baharat', 'ras-el-hanout', 'allspice', 'cinnamon'], amount: 0.5, unit: 'tsp' },
  red: { of: ['paprika', 'smoked-paprika'], amount: 0.5, unit: 'tsp' },
  hot: { of: ['chilli-flakes', 'cayenne', 'chilli-powder'], amount: 0.25, unit: 'tsp', whole: true },
} as const satisfies Record<string, Take>;
export const SUMAC: Take = { of: ['sumac', 'zaatar'], amount: 0.5, unit: 'tsp', may: true };
export const SOUR: Take = { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' };
