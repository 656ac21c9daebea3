// What the dishes of these files share: persian-dishes, spiced-grain, levant-suppers.

import type { Act, Want } from '../language/row.ts';
import { RICE } from './shared.ts';

export const ONION: Want = { of: ['@onion'], each: 80, buy: ['onion'], cut: 'finely-chopped' };
export const MEAT: Want = {
  of: ['chicken-thigh', '@quick-poultry', 'chicken-drumstick'],
  each: 160,
  may: true,
  ready: '',
};
export const LONG: Want = { of: ['@braising'], each: 160, may: true, cut: 'chunks-3cm' };
export const RICE_SIDE: Want = { ...RICE, of: ['@plain-rice', 'bulgur'] };
export const SOFTEN: Act = {
  do: 'soften',
  in: 'pan',
  heat: 'medium',
  minutes: [8, 10],
  cue: 'soft and golden',
  words: 'Warm {oil} in {in} {heat} and cook {onion} with {salt} {until}.',
};
export const BROWN: Act = {
  do: 'brown',
  in: 'pan',
  heat: 'medium-high',
  minutes: [7, 9],
  cue: 'browned',
  words: 'Heat {oil:1/2} in {in} {heat} and fry {meat long} with {salt} {until}. Lift onto a plate.',
};
export const BRAISE: Act = {
  do: 'simmer',
  in: 'pan',
  from: 'plate',
  heat: 'low',
  minutes: { slot: 'long', by: 'simmer' },
  cue: 'a piece falls apart under a spoon',
  core: ['long', 'meat'],
  water: 260,
  words:
    'Put {the long} back, pour in {water}, cover and simmer {heat}, topping up if it catches, {until} (past {core} long before).',
};
