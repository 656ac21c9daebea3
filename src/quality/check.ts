// What a check of the rubric is. Each family of checks has its file in checks/; all-checks.ts lists them.

import type { Subject } from './subject.ts';

/** Reasons, one sentence each; none: it holds. `null`: there is nothing here that the check speaks of. */
export type Reasons = readonly string[] | null;

/** Judges one text at a time; its figure is the share of judged texts for which it holds. */
export interface TextCheck {
  /** As in the rubric; several checks may share one id. */
  readonly id: string;
  readonly what: string;
  /** How the rubric's words were made exact. */
  readonly exactly: string;
  /** Share for which it must hold, 0 to 1. */
  readonly least: number;
  /** Where the target is not reached yet: the share that must not be lost again, 0 to 1. */
  readonly held?: number;
  readonly judge: (subject: Subject) => Reasons;
}

/** Counts something in one text; its figure is the mean, and no text may pass `most` (or fall below `fewest`). */
export interface MeanCheck {
  readonly id: string;
  readonly what: string;
  readonly exactly: string;
  readonly count: (subject: Subject) => number | null;
  readonly meanAtLeast?: number;
  readonly meanAtMost?: number;
  readonly most?: number;
  /** Why a text is shown among the worst. */
  readonly explain: (subject: Subject) => string;
}
