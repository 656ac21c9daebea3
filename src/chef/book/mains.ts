// What the mains of Europe share: roots and herbs for the pot, sauces of wine, milk and mustard, and mash.

import type { Act, Take, Want } from '../language/row.ts';

/** Fried with the onion until soft, before the liquid. */
export const BASE: Want = { of: ['@base-veg'], each: 90, most: 3, may: true, cut: 'dice-1cm' };
export const MUSHROOM: Want = { of: ['@wild-mushroom'], not: ['enoki'], each: 80, may: true, ready: 'sliced' };
export const SMOKY: Want = { of: ['bacon', 'pancetta', 'chorizo'], each: 30, may: true, ready: 'cut small' };
export const WINE: Want = { of: ['white-wine', 'red-wine', 'cider', 'beer', 'sherry'], each: 75, may: true };
export const POURED: Want = { of: ['@cream', 'mascarpone', 'cream-cheese'], each: 50, may: true };
export const SPRIG: Want = { of: ['@sprig'], each: 1, most: 2, may: true, ready: '' };
export const PICKED: Want = { of: ['@sprig'], not: ['bay-leaf'], each: 1, may: true, ready: 'leaves chopped' };
export const GRATED: Want = { of: ['@grates', '@melts'], each: 25, most: 2, may: true, ready: 'grated' };
/** Boiled beside the dish for the last minutes. */
export const SIDE_VEG: Want = { of: ['@side-veg'], each: 90, most: 2, may: true, ready: 'cut small' };

export const PUREE: Take = { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp' };
export const FLOUR: Take = { of: ['plain-flour', 'cornflour', 'gluten-free-flour'], amount: 0.5, unit: 'tbsp' };
export const MUSTARD: Take = { of: ['mustard', 'wholegrain-mustard'], amount: 1, unit: 'tsp' };
export const THYME: Take = { of: ['dried-thyme', 'mixed-herbs', 'oregano'], amount: 0.5, unit: 'tsp', unless: 'sprig' };
export const SHARP: Take = {
  of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar', 'malt-vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon',
};
export const BUTTERED: Take = { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' };
export const NUTMEG: Take = { of: ['nutmeg', 'mixed-spice'], amount: 0.25, unit: 'tsp', whole: true };
/** Butter, flour and milk for a white sauce. */
export const WHITE_TAKES = {
  butter: { ...BUTTERED, amount: 1 }, flour: { ...FLOUR, amount: 1 },
  milk: { of: ['milk', 'lactose-free-milk', 'oat-milk', 'soya-milk'], amount: 160, unit: 'ml' }, nutmeg: NUTMEG,
} as const satisfies Record<string, Take>;

export const SIDE: Act = {
  do: 'boil', in: 'saucepan', heat: 'boiling', minutes: [4, 6], cue: 'just tender', beside: true,
  words: 'Bring {in} of water {heat}, cook {side} in it {until} and drain.',
};
export const FRY_SMOKY: Act = {
  do: 'fry', in: 'pan', heat: 'medium', minutes: [5, 7], cue: 'the fat runs and the edges are crisp', core: ['smoky'],
  words: 'Fry {smoky} in {in} {heat} {until}[ (past {core})].',
};
export const OVEN: Act = { do: 'heat-oven', in: 'dish', ovenC: 200, words: 'Heat the oven to {oven}.' };

/** Acts without their words, for rows to spread. */
type Base = Omit<Act, 'words'>;
export const SOFT: Base = { do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft and golden' };
export const TOASTED: Base = { do: 'fry', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'fragrant' };
export const BUBBLE: Base = { do: 'simmer', in: 'pan', heat: 'medium', minutes: [4, 5], cue: 'it coats a spoon' };
export const BROWNED: Base = { do: 'brown', in: 'pan', heat: 'medium-high', minutes: [8, 10], cue: 'deep brown on all sides' };
export const BAKED: Base = { do: 'bake', in: 'dish', minutes: [25, 30], cue: 'it bubbles and the top is brown' };
/** In the pot, at the end: what is green and quick. */
export const WILTED: Base = { do: 'wilt', in: 'pan', heat: 'medium', minutes: [3, 5], cue: 'just tender' };

/** Pasta or noodles beside a sauce. */
export const BOIL_PASTA: Act = {
  do: 'boil', in: 'saucepan', heat: 'boiling', water: 'salted', minutes: { slot: 'pasta', by: 'boil' }, beside: true,
  words: 'Bring {in} of water {heat} with {water}, cook {pasta} {until} and drain.',
};
