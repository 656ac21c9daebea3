// What the pots of the Americas share: browning, softening, spices, rice and what comes to the table.

import type { Act, Take, Want } from '../language/row.ts';
import { PLAIN_OIL } from './shared.ts';

export const MEAT: Want = { of: ['@simmered-meat'], each: 170, heart: true, cut: 'for-simmer' };
export const HOT_POD: Want = {
  of: ['scotch-bonnet', '@mild-chilli', 'dried-chilli'],
  each: 6,
  may: true,
  ready: '',
};
export const SOUP_VEG: Want = {
  of: ['pepper', '@slow-veg', '@late-veg'],
  not: ['@any-tomato', 'frozen-spinach', '@onion', 'leek', 'enoki', 'konnyaku', 'celtuce', 'bamboo-shoots'],
  each: 110,
  most: 3,
  may: true,
  cut: 'for-simmer',
};
export const ROOT: Want = {
  of: ['@potato', 'sweet-potato', 'cassava', 'yam', 'plantain', 'taro', 'pumpkin', 'butternut-squash'],
  each: 150,
  most: 2,
  may: true,
  cut: 'chunks-3cm',
};
export const TOMATO: Want = {
  of: ['tinned-tomato', '@fresh-tomato', 'passata'],
  each: 130,
  may: true,
  ready: 'roughly chopped',
};
export const SMOKED: Want = {
  of: ['smoked-sausage', 'chorizo', 'bacon', 'pancetta', 'turkey-bacon'],
  each: 50,
  most: 2,
  may: true,
  ready: 'cut into pieces',
};
export const OIL: Take = { ...PLAIN_OIL, amount: 1.25 };
export const GARLIC_IN: Take = { of: ['garlic'], amount: 1, unit: 'clove', cut: 'finely-chopped' };
export const THYME: Take = { of: ['thyme', 'dried-thyme'], amount: 0.5, unit: 'tsp' };
export const BAY: Take = { of: ['bay-leaf'], amount: 1, unit: null, whole: true };
export const ACID: Take = {
  of: ['cider-vinegar', 'vinegar', 'red-wine-vinegar'],
  amount: 1,
  unit: 'tsp',
  unless: 'lime',
};
export const BROWN: Act = {
  do: 'brown',
  in: 'pot',
  heat: 'medium-high',
  minutes: [7, 9],
  cue: 'well browned on two sides',
  words: 'Heat {oil:1/2} in {in} {heat} and brown {meat} with {salt} {until}. Lift out.',
};
export const SMOKE_FIRST: Act = {
  do: 'fry',
  in: 'pot',
  heat: 'medium',
  minutes: [5, 6],
  cue: 'the fat runs and the edges are brown',
  core: ['smoked'],
  words: 'Fry {smoked} in {in} with a little of the oil {heat} {until}[ (past {core} by then)].',
};
export const SOFTEN_BASE: Act = {
  do: 'soften',
  in: 'pot',
  heat: 'medium',
  minutes: [8, 10],
  cue: 'soft and golden at the edges',
  words: 'Add {oil onion} to {in} with {salt} and cook {heat}, scraping up the brown, {until}.',
};
export const LATE: Act = {
  do: 'simmer',
  in: 'pot',
  heat: 'medium-low',
  minutes: { slot: 'veg', by: 'simmer' },
  cue: 'they are tender and still hold their shape',
  words: 'Add {veg} and simmer {heat} {until}.',
};
