// What the dals share.

import type { Act, Want } from '../language/row.ts';
import { GREENS, RICE, SQUEEZED } from './shared.ts';
import { CURRY_SPICES, WHOLE_SPICE } from './spice-box.ts';

export const { seed, ginger, pulp, hot, cumin, heat, turmeric, paste } = CURRY_SPICES;
export const LENTILS =
  'Bring {lentil tomato veg turmeric ginger pulp} to the boil in {in} with {water} and spoon off the foam. Half cover and simmer {heat}, stirring now and then, {until}. Add a splash of water if it catches.';
export const DAL: Act = {
  do: 'simmer', in: 'pot', heat: 'low', minutes: [18, 22], cue: 'soft and soupy, with no bite left', water: 300,
  when: 'lentil=red-lentils/moong-dal/tinned-lentils',
  words: LENTILS,
};
export const FAT = { of: ['ghee', 'butter', 'vegetable-oil'], amount: 1, unit: 'tbsp' } as const;
export const GARLIC = { of: ['garlic'], amount: 2, unit: 'clove', cut: 'thin-slices' } as const;
export const MASALA = { of: ['garam-masala', 'coriander-ground', 'curry-powder'], amount: 0.75, unit: 'tsp' } as const;
export const VEG: Want = {
  of: [
    'carrot', 'cauliflower', 'sweet-potato', 'butternut-squash', 'pumpkin', 'courgette', 'aubergine', 'green-beans', 'okra', 'pepper',
    'daikon', 'moringa-pod', 'bottle-gourd', 'frozen-peas', 'peas', '@potato',
  ],
  not: ['okra', 'daikon', 'moringa-pod'], each: 100, most: 3, may: true, cut: 'for-simmer',
};
export const WITH = {
  onion: { of: ['@onion'], each: 70, buy: ['onion'], cut: 'thin-slices' },
  tomato: { of: ['@fresh-tomato', 'tinned-tomato', 'passata'], each: 90, may: true, ready: 'chopped' }, whole: WHOLE_SPICE,
  greens: { ...GREENS, each: 60 }, rice: RICE, herb: { of: ['coriander', 'mint'], each: 6, may: true, cut: 'chopped' }, lemon: SQUEEZED,
} as const satisfies Record<string, Want>;
export const TEMPER: Act = {
  do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [10, 12], cue: 'deep gold',
  words: 'Heat {fat} in {in} {heat} and fry {onion} {until}. Push to one side, let {seed whole} crackle in the fat for 30 seconds, then stir in {garlic hot heat cumin paste masala} for a minute.',
};
