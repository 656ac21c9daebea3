// What many rows share: pans of water, rice and potatoes on the side, and slots that are the same wherever they stand.

import type { Act } from '../language/row.ts';

/** The pan of water that a dish of pasta begins with; the pasta finishes in its sauce. */
export const WATER: Act = {
  do: 'boil',
  in: 'pot',
  heat: 'boiling',
  water: 'salted',
  minutes: { slot: 'pasta', by: 'boil', less: 1 },
  words:
    'Bring {in} of water {heat} with {water}. Cook {pasta} {until}; it finishes in the sauce. Scoop out a mugful of the water, then drain.',
};
