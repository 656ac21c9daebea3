// What reading one typed line gives.

import type { FoodId } from './foods.ts';
import type { FoodState } from './line/state/read-states.ts';
import type { Tail } from './read-tail.ts';
import type { Unit } from './units.ts';

export type Verdict = 'food' | 'caution' | 'not-food' | 'unknown';

export interface IngredientReading {
  /** What was typed: trimmed, white space folded, control and invisible characters gone, at most 80 code points. */
  readonly text: string;
  /** `not-food` is never used and never sent on; `unknown` is kept and may be sent. */
  readonly verdict: Verdict;
  readonly food: FoodId | null;
  /** The food's UK name, in the plural where several are meant; the cleaned text where no food was read. */
  readonly name: string;
  /** The low end of a range. */
  readonly quantity?: number;
  readonly quantityMax?: number;
  /** Only with a quantity; null when counted ("2 eggs"). */
  readonly unit?: Unit | null;
  /**
   * What the quantity weighs, where it can be known. For a tin this is what is eaten of it: the drained weight of the
   * food data when the label's figure ("400g tin") is that of such a tin, else the label's figure itself.
   */
  readonly grams?: number;
  readonly state?: FoodState;
  /** What is eaten with it, as the words behind its name tell: the butter of "prawns in garlic butter". */
  readonly tail?: Tail;
  /** The cook's own words for a kind that the table has no name for: "dried frijol bayo". */
  readonly called?: string;
  /** The spelling it was read as, when one was corrected. */
  readonly readAs?: string;
  /**
   * A wish to leave something out ("no dairy"): never an ingredient. Then `name` is the allergen of the closed list
   * where it is one ("milk"), else what was named.
   */
  readonly avoid?: true;
  /** One plain sentence: the reason of `caution` and `not-food`, and for `unknown` what could not be read. */
  readonly why?: string;
}
