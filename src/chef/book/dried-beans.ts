// Dried beans: soaked, boiled hard, and only then part of a dish. The slot is `dried`.

import type { Act, Want } from '../language/row.ts';

export const DRIED_BEAN: Want = { of: ['#dried-legume'], each: 75, may: true };
export const SOAK_BEANS: Act = {
  do: 'soak',
  in: 'pot',
  wait: 480,
  words: 'Leave {dried} to soak in plenty of cold water for {wait} or overnight, then drain and rinse.',
};
export const BOIL_BEANS: Act = {
  do: 'boil',
  in: 'pot',
  heat: 'boiling',
  minutes: { slot: 'dried', by: 'boil' },
  cue: 'one crushes to a cream between two fingers',
  words:
    'Cover {the dried} with fresh water in {in}, bring {heat}, boil hard for 10 minutes, then turn down and simmer {until}. Drain, keeping a mugful of the water.',
};
