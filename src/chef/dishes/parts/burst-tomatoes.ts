// Tomatoes cooked down in a wide pan until they have become its sauce.

import type { Part, Said } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { isTinnedTomato } from '../../slots.ts';
import { half, say, until } from '../../words/say.ts';

/** Where the clock is short the tomatoes go in whole-hearted and the fish in small pieces. */
export function isRushed({ maxMinutes }: Kitchen): boolean {
  return maxMinutes !== null && maxMinutes <= 20;
}

export function simmerTomatoes(
  sauce: readonly Part[],
  tomato: Part,
  salt: Part | null,
  rushed: boolean,
): Said {
  const fresh = !isTinnedTomato(tomato.food);
  const low = rushed ? 5 : fresh ? 7 : 10;
  const cue = fresh ? 'the tomatoes have burst and given a sauce' : 'thick enough to leave a trail';
  return say`Add ${[...sauce, ...(salt === null ? [] : [half(salt)])]} and simmer${rushed ? ' hard' : ''}, stirring, ${until(cue, low, low + (rushed ? 0 : 2))}.`;
}
