// Where a text names foods: the mentions of findFoods, with their places in the text as it is printed.

import { type FoodMention, findFoods } from '../food-mentions.ts';

export interface PlacedFood {
  readonly food: FoodMention['food'];
  readonly at: number;
  readonly end: number;
  /** The word is another thing as often as a food: "sweet", "toast". */
  readonly doubtful: boolean;
}

/** Foods that a text has, in order; what it says to leave out is not among them. */
export function placeFoods(text: string): readonly PlacedFood[] {
  const lower = text.toLowerCase();
  const placed: PlacedFood[] = [];
  let from = 0;
  for (const { food, text: said, negated, doubtful } of findFoods(text)) {
    // A name that is folded (an accent, a fraction) is not found as it is printed: it is passed over.
    const at = lower.indexOf(said, from);
    if (at === -1) continue;
    from = at + said.length;
    if (!negated) placed.push({ food, at, end: from, doubtful });
  }
  return placed;
}
