// What the dishes of these files share: tagines, couscous-and-harira, chermoula.

import type { Act, Take, Want } from '../language/row.ts';
import { GARLIC } from './levant-kit.ts';

export const ONION: Want = { of: ['@onion'], each: 90, buy: ['onion'], cut: 'thin-slices' };
export const FRUIT: Want = {
  of: ['apricots-dried', 'prunes', 'dates', 'raisins', 'dried-figs', 'quince', 'pear'], not: ['quince', 'pear'], each: 25, most: 2,
  may: true, ready: '',
};
export const SALTY: Want = { of: ['preserved-lemon', 'olives', 'capers'], each: 20, most: 2, may: true, ready: 'rinsed and sliced' };
export const SLOW: Want = {
  of: ['@slow-veg', '@potato', 'sweet-potato', 'fennel'], not: ['tomato', 'chicken-of-the-woods', 'okra', 'celery'], each: 150, most: 3,
  may: true, cut: 'chunks-2cm',
};
export const LATE: Want = {
  of: ['courgette', 'pepper', 'green-beans', 'frozen-peas', 'peas', 'broad-beans', 'okra', 'cabbage', 'celery'],
  each: 80, most: 2, may: true, ready: 'cut into 2 cm pieces',
};
export const TOMATO: Want = { of: ['@any-tomato'], each: 110, may: true, ready: 'chopped' };
export const BEAN: Want = { of: ['chickpeas', '@white-bean', 'tinned-lentils'], each: 80, may: true };
export const SPICES = {
  oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1.25, unit: 'tbsp' }, garlic: { ...GARLIC, amount: 1.5 },
  ginger: { of: ['ginger'], amount: 2, unit: 'tsp', may: true, ready: 'finely grated' },
  cumin: { of: ['cumin', 'cumin-seeds'], amount: 0.5, unit: 'tsp' },
  mix: { of: ['ras-el-hanout', 'cinnamon', 'cinnamon-stick', 'baharat'], amount: 0.5, unit: 'tsp' },
  earth: { of: ['coriander-ground', 'ground-ginger'], amount: 0.5, unit: 'tsp' },
  red: { of: ['paprika', 'smoked-paprika'], amount: 0.75, unit: 'tsp' }, paste: { of: ['harissa'], amount: 1, unit: 'tsp', may: true },
  puree: { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp', may: true },
} as const satisfies Record<string, Take>;
export const SOFTEN: Act = {
  do: 'soften', in: 'pan', heat: 'medium', minutes: [10, 12], cue: 'soft, sweet and golden',
  words: 'Warm {oil} in {in} {heat}, add {onion} and {salt} and cook, stirring now and then, {until}.',
};
export const BLOOM: Act = {
  do: 'fry', in: 'pan', minutes: [1, 2], cue: 'the whole kitchen smells of it',
  words: 'Stir in {garlic ginger cumin mix earth red paste puree} and let it sizzle {until}.',
};
