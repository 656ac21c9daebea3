// What stews of beans, lentils and mince share.

import type { Act, Take, Want } from '../language/row.ts';
import { COUSCOUS, CUT_BREAD, RICE } from './shared.ts';

export const ROOTS: Want = {
  of: ['@slow-veg', 'fennel'], not: ['tomato', 'okra', 'chicken-of-the-woods', 'cauliflower', 'daikon', 'cabbage', 'red-cabbage'],
  each: 110, most: 3, may: true, cut: 'chunks-2cm',
};
export const LATE: Want = {
  of: ['@late-veg', 'cabbage', 'cauliflower'],
  not: ['enoki', 'frozen-spinach', 'frozen-stir-fry-vegetables', 'bamboo-shoots', 'celtuce', 'corn-on-the-cob'], each: 80, most: 2,
  may: true, ready: 'cut small',
};
export const TOMATO: Want = { of: ['@any-tomato'], each: 120, may: true, ready: 'roughly chopped' };
export const SPRIG: Want = { of: ['thyme', 'rosemary', 'bay-leaf', 'sage'], each: 1, may: true, ready: '' };
export const SHARP: Take = { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' };
export const BESIDE = { rice: RICE, couscous: COUSCOUS, bread: CUT_BREAD } as const satisfies Record< string, Want >;
export const SOFTEN: Act = {
  do: 'soften', in: 'pot', heat: 'medium', minutes: [10, 12], cue: 'soft and golden',
  words: 'Add {oil onion roots} to {in} with {salt} and cook {heat}, stirring now and then, {until}.',
};
export const SERVED = ['pot', 'saucepan', 'bowl'] as const;
