// What the dishes of these files share: jollof-and-yassa, groundnut-stew, greens-and-beans-of-west-africa.

import type { Act, Want } from '../language/row.ts';
import { CHOPPED_ONION, RED_PEPPER, RED_TOMATO, SCOTCH } from './africa-kit.ts';

export const MEAT: Want = {
  of: ['chicken-thigh', '@quick-poultry', 'chicken-drumstick', '@mince'], each: 140, may: true, cut: 'for-simmer',
};
export const LONG: Want = { of: ['@braising'], each: 160, may: true, cut: 'chunks-3cm' };
export const FISH: Want = {
  of: ['@white-fish', 'prawns', 'mackerel', 'salmon', 'kingfish', 'smoked-haddock'], not: ['skate', 'plaice', 'sole'], each: 130, may: true,
  cut: 'chunks-3cm',
};
export const READY: Want = {
  of: [
    '@cooked-poultry', 'smoked-mackerel', 'tinned-mackerel', 'tinned-sardines', 'cooked-prawns', 'boiled-egg', '@cooked-meat',
  ],
  not: ['ham', 'corned-beef', 'pastrami', 'smoked-duck', 'pulled-pork'], each: 150, may: true, ready: 'in large flakes or pieces',
};
export const BROWN: Act = {
  do: 'brown', in: 'pan', heat: 'medium-high', minutes: [7, 9], cue: 'well browned',
  words: 'Heat {oil:1/2} in {in} {heat} and fry {meat long} with {salt}, hardly stirring, {until}. Lift onto a plate.',
};
/** What is on the bone starts in the sauce by itself. */
export const BONE: Act = {
  do: 'simmer', in: 'pan', from: 'plate', heat: 'low', minutes: [18, 20], cue: 'the meat begins to give', water: 60,
  when: 'meat=chicken-drumstick', words: 'Put {the meat} in with {water}, cover and simmer {heat} {until}.',
};
export const BRAISE: Act = {
  do: 'simmer', in: 'pan', from: 'plate', heat: 'low', minutes: { slot: 'long', by: 'braise' }, cue: 'a piece falls apart under a spoon',
  core: ['long', 'meat'], water: 280,
  words: 'Put {the long} back with {cube} and {water}, cover and simmer {heat} {until}[ (past {core} long before)].',
};
export const GOES_IN: Act = {
  do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [5, 7], cue: '[?fish: opaque and firm|steaming hot]',
  core: ['fish', 'ready'],
  words: 'Slide in {fish ready} and simmer {heat} {until}[ ({core})].',
};
export const COMMON = {
  meat: MEAT, long: LONG, fish: FISH, ready: READY, onion: CHOPPED_ONION, red: RED_PEPPER, tomato: RED_TOMATO, scotch: SCOTCH,
} as const satisfies Record<string, Want>;
export const FROM = ['pan', 'pot', 'saucepan', 'plate'] as const;
