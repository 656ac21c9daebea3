// What many rows share: pans of water, rice and potatoes on the side, and slots that are the same wherever they stand.

import type { Act, Take, Want } from '../language/row.ts';

export const ONION: Want = { of: ['@onion', 'leek'], each: 60, buy: ['onion'], cut: 'finely-chopped' };
export const SLICED_ONION: Want = { of: ['@onion', 'leek'], each: 70, buy: ['onion'], cut: 'thin-slices' };
export const GREENS: Want = {
  of: ['spinach', '@greens', 'frozen-spinach'], not: ['samphire', 'cassava-leaves', 'collard-greens', 'molokhia', 'bitter-leaf', 'nettle'],
  each: 60, may: true, cut: 'shreds',
};
/** Of what is shaped, what is raw: a slot for cooked sausages and meatballs takes `@shaped`, and none of these. */
export const RAW_SHAPED = ['@sausage', 'meatball', 'boudin'] as const;
export const SOFT_HERB: Want = { of: ['@soft-herb'], each: 6, may: true, cut: 'chopped' };
export const SQUEEZED: Want = { of: ['lemon', 'lime'], each: 20, may: true, ready: 'to squeeze' };
export const CUT_BREAD: Want = { of: ['@bread', 'naan', 'pitta', 'flatbread', 'garlic-bread'], each: 60, may: true, ready: '' };
export const COOL: Want = { of: ['@yoghurt', 'soured-cream', 'creme-fraiche', 'tzatziki'], each: 40, may: true };
export const RICE: Want = { of: ['@plain-rice', 'bulgur', 'quinoa'], each: 65, may: true, ready: 'rinsed' };
export const COUSCOUS: Want = { of: ['couscous'], each: 60, may: true };
export const POTATO: Want = { of: ['@potato'], each: 180, may: true, cut: 'chunks-3cm' };

export const OIL: Take = { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' };
export const PLAIN_OIL: Take = { of: ['vegetable-oil', 'olive-oil'], amount: 1, unit: 'tbsp' };
export const BUTTER: Take = { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' };
export const GARLIC: Take = { of: ['garlic'], amount: 1, unit: 'clove', may: true, cut: 'finely-chopped' };
export const CUBE: Take = {
  // A diet that no cube is sure to fit is left with a bay leaf.
  of: ['stock-cube', 'chicken-stock-cube', 'beef-stock-cube'], amount: 0.5, unit: null, unless: 'stock', ready: 'crumbled',
};
export const STOCK: Take = { of: ['chicken-stock', 'stock', 'beef-stock', 'fish-stock'], amount: 200, unit: 'ml', may: true };

/** The pan of water that a dish of pasta begins with; the pasta finishes in its sauce. */
export const WATER: Act = {
  do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'pasta', by: 'boil', less: 1 },
  words: 'Bring {in} of water {heat} with {water}. Cook {pasta} {until}; it finishes in the sauce. Scoop out a mugful of the water, then drain.',
};

/** Rice, bulgur or quinoa under a lid; the slot is `rice`. */
export const COOK_RICE: Act = {
  do: 'boil', in: 'saucepan', heat: 'low', minutes: { slot: 'rice', by: 'simmer' }, cue: 'tender, with the water absorbed',
  water: 125, beside: true,
  words: 'Put {rice} in {in} with {water} and {salt}, bring to the boil, cover and cook {heat} {until}.',
};
export const SOAK_COUSCOUS: Act = {
  do: 'soak', in: 'bowl', water: 90, wait: 5, beside: true,
  words: 'Put {couscous} in {in} with {salt}, pour over {water} from the kettle, cover and leave for {wait}, then fork it loose.',
};
export const BOIL_POTATO: Act = {
  do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'potato', by: 'boil' }, beside: true,
  words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain.',
};
