// The warning that is shown beside the list when two things on it make a poisonous gas together.
// Source of the pairs: CDC and National Capital Poison Center, on mixing bleach and other cleaning products.

import { findNotFood, type NotFoodHit } from '../food/not-food.ts';
import { prepare } from '../food/prepare-pattern.ts';

const MIXING_WARNING =
  'Do not mix these: together they can give off a poisonous gas. If they have been mixed, leave the room for fresh air and call a poison centre.';

type Mix = NonNullable<NotFoodHit['entry']['mixes']>;

// Kitchen acids are food, and still make chlorine of bleach.
const KITCHEN_ACID = /\b(?:vinegar|lemons?|limes?|citric acid)\b/i;

/** The warning, or undefined where nothing on the list makes gas with something refused. */
export function warnOfMixing(refused: readonly string[], usable: readonly string[]): string | undefined {
  const mixes = refused.flatMap((text): readonly Mix[] => {
    const mix = findNotFood(text).find((hit) => hit.entry.mixes !== undefined)?.entry.mixes;
    return mix === undefined ? [] : [mix];
  });
  if (mixes.length > 1) return MIXING_WARNING;
  if (mixes.includes('bleach') && usable.some((text) => prepare(KITCHEN_ACID).test(text)))
    return MIXING_WARNING;
  return undefined;
}
