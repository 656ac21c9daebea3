// What the pots of the Americas share: browning, softening, spices, rice and what comes to the table.

import type { Act, Take, Want } from '../language/row.ts';
import { PLAIN_OIL } from './shared.ts';

export const SMOKED: Want = {
  of: ['smoked-sausage', 'chorizo', 'bacon', 'pancetta', 'turkey-bacon'], each: 50, most: 2, may: true, ready: 'cut into pieces',
};
export const OIL: Take = { ...PLAIN_OIL, amount: 1.25 };
export const GARLIC_IN: Take = { of: ['garlic'], amount: 1, unit: 'clove', cut: 'finely-chopped' };
export const THYME: Take = { of: ['thyme', 'dried-thyme'], amount: 0.5, unit: 'tsp' };
export const BAY: Take = { of: ['bay-leaf'], amount: 1, unit: null, whole: true };
export const ACID: Take = { of: ['cider-vinegar', 'vinegar', 'red-wine-vinegar'], amount: 1, unit: 'tsp', unless: 'lime' };
export const SOFTEN_BASE: Act = {
  do: 'soften', in: 'pot', heat: 'medium', minutes: [8, 10], cue: 'soft and golden at the edges',
  words: 'Add {oil onion} to {in} with {salt} and cook {heat}, scraping up the brown, {until}.',
};
