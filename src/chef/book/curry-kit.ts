// What several curries are made of, and what is stirred into them late.

import type { Want } from '../language/row.ts';
import { CURRY_SPICES } from './spice-box.ts';

export const { oil, seed, garlic, ginger, pulp, hot, cumin, heat, turmeric, earth, masala } = CURRY_SPICES;
export const COOKED: Want = { of: ['@cooked-poultry', 'cooked-lamb'], each: 110, may: true, ready: 'torn into large pieces' };
export const LONG: Want = { of: ['@braising', 'lamb-leg'], not: ['lamb-leg'], each: 170, may: true, cut: 'chunks-3cm' };
export const SIDE_VEG: Want = {
  of: ['pepper', 'frozen-peas', 'peas', 'green-beans', 'courgette', 'mushroom', 'frozen-mixed-vegetables'], each: 70, most: 2, may: true,
  ready: 'cut small',
};
export const TOMATO: Want = { of: ['@any-tomato'], each: 110, may: true, ready: 'chopped' };
export const QUICK: Want = {
  of: [
    'frozen-peas', 'peas', 'green-beans', 'runner-beans', 'pepper', 'courgette', 'okra', 'mushroom', 'mangetout', 'sweetcorn',
    'frozen-mixed-vegetables', 'broccoli', 'baby-corn',
  ],
  each: 90, most: 3, may: true, ready: 'cut small',
};
export const HERB: Want = { of: ['coriander', 'mint', 'dill'], each: 6, may: true, cut: 'chopped' };
export const BASMATI: Want = { of: ['basmati-rice', 'rice', 'jasmine-rice'], each: 80, heart: true, ready: 'rinsed' };
export const NUT: Want = { of: ['cashews', 'peanuts', 'almonds', 'pistachios', 'raisins'], each: 14, most: 2, may: true, ready: '' };
