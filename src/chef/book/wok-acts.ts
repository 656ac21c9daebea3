// What happens in a wok, in its order: meat in a coat of starch, tofu, vegetables by their minutes, leaves last. The slots
// are `meat sea tofu rasher mince slow veg onion greens sprout`.

import type { Act } from '../language/row.ts';

/** Meat in a coat of starch, then the pan. */
export const COAT: Act = {
  do: 'mix', in: 'bowl',
  words: '[?meat=steak/stewing-beef/pork-shoulder/pork-belly: Slice {the meat} across the grain, as thin as you can. ]In {in}, turn {meat} in {corn:1/2} and {soy:1/3}. Wash board, knife and hands.',
};
export const SEAR: Act = {
  do: 'brown', in: 'wok', from: 'bowl', heat: 'high', minutes: { slot: 'meat', by: 'stir-fry' }, cue: 'browned and no longer pink inside',
  core: ['meat'], when: '!meat=stewing-beef/pork-shoulder/pork-belly',
  words: 'Heat {oil:1/3} in {in} {heat} until it shimmers. Spread out the meat, leave it for a minute, then toss {until} ({core}). Lift onto a plate.',
};
export const SEAR_THIN: Act = { ...SEAR, minutes: [4, 6], when: 'meat=stewing-beef/pork-shoulder/pork-belly' };
export const FRY_SEA: Act = {
  do: 'brown', in: 'wok', heat: 'high', minutes: [2, 3], cue: 'opaque all through', core: ['sea'],
  words: 'Heat {oil:1/4} in {in} {heat} and fry {sea}, turning once, {until} ({core}). Lift out.',
};
export const FRY_MINCE: Act = {
  do: 'brown', in: 'wok', heat: 'high', minutes: [6, 8], cue: 'no pink is left', core: ['mince'],
  words: 'Heat {oil:1/4} in {in} {heat} and fry {mince}, breaking {it mince} up, {until} ({core}).',
};
export const SCRAMBLE: Act = {
  do: 'fry', in: 'wok', heat: 'medium-high', minutes: [1, 2], cue: 'quite set', core: ['egg'],
  words: 'Pour {egg} into {in} with {oil:1/4} {heat}, stir {until} ({core}) and lift out.',
};
export const FRY_TOFU: Act = {
  do: 'brown', in: 'wok', heat: 'medium-high', minutes: { slot: 'tofu', by: 'fry' }, cue: 'golden on most sides',
  words: 'Heat {oil:1/4} in {in} {heat} and fry {tofu}, turning when {they tofu} let{s tofu} go, {until}. Lift out.',
};
export const FRY_RASHER: Act = {
  do: 'fry', in: 'wok', heat: 'medium', minutes: [5, 6], cue: 'the edges are crisp', core: ['rasher'],
  words: 'Fry {rasher} in {in} {heat} {until}[ (past {core} by then)].',
};
export const FRY_SLOW: Act = {
  do: 'fry', in: 'wok', heat: 'medium-high', minutes: [7, 9], cue: 'browned in places and tender',
  words: 'Heat {oil:1/4} in {in} {heat}, add {slow} with a splash of water and toss {until}.',
};
export const FRY_VEG: Act = {
  do: 'fry', in: 'wok', heat: 'high', minutes: { slot: 'veg', by: 'stir-fry' }, cue: 'bright but still crisp', when: 'veg=@wok-veg',
  words: 'Heat {oil} in {in} {heat}, add {veg onion} and toss {until}.[ Stir in {garlic ginger chilli bean} for the last half-minute, so that nothing burns.]',
};
export const FRY_SOFT: Act = {
  ...FRY_VEG, minutes: [4, 6], when: 'veg&!veg=@wok-veg',
  words: 'Heat {oil} in {in} {heat}, add {veg onion} and toss {until}.[ Stir in {garlic ginger chilli bean}.]',
};
export const FRY_AROMATICS: Act = {
  do: 'fry', in: 'wok', heat: 'high', minutes: [1, 1], cue: 'it smells good', when: '!veg',
  words: 'Add {oil onion garlic ginger chilli bean} to {in} and toss {heat} {until}.',
};
export const WILT: Act = {
  do: 'wilt', in: 'wok', heat: 'high', minutes: [2, 3], cue: 'just wilted', and: true,
  words: 'Add {greens sprout} and toss {heat} {until}.',
};
