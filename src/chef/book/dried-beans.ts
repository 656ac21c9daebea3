// Dried beans: soaked, boiled hard, and only then part of a dish. The slot is `dried`.

import type { Act, Want } from '../language/row.ts';

export const DRIED_BEAN: Want = { of: ['#dried-legume'], each: 75, may: true, ready: '' };
const SOAK: Act = {
  do: 'soak', in: 'pot', wait: 480,
  words: 'Leave {dried} to soak in plenty of cold water for {wait} or overnight, then drain and rinse.',
};
const BOIL: Act = {
  do: 'boil', in: 'pot', heat: 'boiling', minutes: [60, 90], cue: 'one crushes to a cream between two fingers',
  words: 'Cover {the dried} with fresh water in {in}, bring {heat}, boil hard for 10 minutes, then turn down and simmer {until}. Drain.',
  when: '!dried=dried-black-eyed-beans/dried-adzuki-beans/mung-beans',
};
export const COOK_BEANS: readonly Act[] = [
  SOAK, BOIL,
  { ...BOIL, minutes: [40, 55], when: 'dried=dried-black-eyed-beans/dried-adzuki-beans/mung-beans' },
];
