// What happens in a wok, in its order: meat in a coat of starch, tofu, vegetables by their minutes, leaves last. The slots
// are `meat sea tofu rasher mince slow veg onion greens sprout`.

import type { Act } from '../language/row.ts';
import { CRISP_RASHER } from './plate-slots.ts';

/** Meat in a coat of starch, then the pan. */
export const COAT: Act = {
  do: 'mix', in: 'bowl',
  words: '[?meat=steak/stewing-beef/pork-shoulder/pork-belly: Slice {the meat} across the grain, thin as a coin, so that {they meat} stay{s meat} tender. ]Turn {meat} in {corn:1/2} and {soy:1/3} in {in}. Wash board, knife and hands.',
};
export const SEAR: Act = {
  do: 'brown', in: 'wok', from: 'bowl', heat: 'high', minutes: { slot: 'meat', by: 'stir-fry' }, cue: 'browned and no longer pink inside',
  core: ['meat'], when: '!meat=stewing-beef/pork-shoulder/pork-belly',
  words: 'Get {oil:1/3} shimmering in {in} {heat}. Spread out the meat, leave it for a minute to colour, then toss {until} ({core}). Lift onto a plate.',
};
export const SEAR_THIN: Act = { ...SEAR, minutes: [4, 6], when: 'meat=stewing-beef/pork-shoulder/pork-belly' };
export const FRY_SEA: Act = {
  do: 'brown', in: 'wok', heat: 'high', minutes: [2, 3], cue: 'opaque all through', core: ['sea'],
  words: 'Heat {oil:1/4} in {in} {heat} and fry {sea}, turning once, {until} ({core}). Lift out at once.',
};
export const FRY_MINCE: Act = {
  do: 'brown', in: 'wok', heat: 'high', minutes: [7, 9], cue: 'it is brown and crisp at the edges', core: ['mince'],
  words: 'Break up {mince} in {oil:1/4} in {in} and fry {heat} {until}, stirring only now and then ({core}).',
};
export const SCRAMBLE: Act = {
  do: 'fry', in: 'wok', heat: 'medium-high', minutes: [1, 2], cue: 'set in soft folds', core: ['egg'],
  words: 'Pour {egg} into {oil:1/4} in {in}, stir {heat} {until} ({core}) and lift out.',
};
export const FRY_TOFU: Act = {
  do: 'brown', in: 'wok', heat: 'medium-high', minutes: { slot: 'tofu', by: 'fry' }, cue: 'golden on most sides',
  words: 'Heat {oil:1/4} in {in} {heat} and fry {tofu}, turning when {they tofu} let{s tofu} go, {until}. Lift out.',
};
export const FRY_RASHER: Act = { ...CRISP_RASHER, in: 'wok' };
export const FRY_SLOW: Act = {
  do: 'fry', in: 'wok', heat: 'medium-high', minutes: [10, 12], cue: 'soft inside and browned in places',
  words: 'Fry {slow} in {oil:1/2} in {in} {heat} {until}, with a splash of water whenever the pan is dry.',
};
export const FRY_VEG: Act = {
  do: 'fry', in: 'wok', heat: 'high', minutes: { slot: 'veg', by: 'stir-fry' }, when: 'veg=@wok-veg',
  words: 'Toss {veg onion} with {oil} in {in} {heat} {until}.[ Stir in {garlic ginger chilli bean} for the last half-minute, so that nothing burns.]',
};
export const FRY_SOFT: Act = { ...FRY_VEG, minutes: [4, 5], cue: 'just tender', when: '!veg=@wok-veg' };
export const FRY_AROMATICS: Act = {
  do: 'fry', in: 'wok', heat: 'high', minutes: [1, 1], cue: 'hot and fragrant', when: '!veg&!onion',
  words: 'Heat {oil garlic ginger chilli bean} in {in} {heat} {until}.',
};
export const WILT: Act = {
  do: 'wilt', in: 'wok', heat: 'high', minutes: [2, 3], cue: 'just wilted', and: true,
  words: 'Toss {greens sprout} in {in} {heat} {until}.',
};
