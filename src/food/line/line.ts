// One typed line on its way through the stages of the reader: clean, amount, state, name, tail, judge. Each stage hands
// on the line with what it has read, and changes nothing that was read before it.

import type { NotFoodHit } from '../not-food.ts';
import type { Tail } from '../read-tail.ts';
import type { Placed } from './name/place-by-head.ts';
import type { ParsedLine } from './parse-line.ts';

/** What the stage "clean" hands on. */
export interface Line {
  /** As it is shown and sent: tidy, at most 80 code points. */
  readonly shown: string;
  /** The form in which words are compared. */
  readonly folded: string;
  /** More was typed than is read. */
  readonly isLong: boolean;
  /** A hidden sign shows its letters from right to left. */
  readonly isTurned: boolean;
}

/** A line of which the stages "amount", "state", "name" and "tail" have told what they can. */
export interface NamedLine extends Line {
  readonly parsed: ParsedLine;
  readonly tail?: Tail;
  /** Its kind by head and company, where no name fits. */
  readonly placed?: Placed;
  /** What the catalogue of dangers says of it. */
  readonly hit?: NotFoodHit;
}
