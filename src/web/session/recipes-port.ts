// What recipes are asked of: the reading of the list, the chefs, the clock.

import type { BuiltInReason, Refused } from '../../recipe/recipe-events.ts';
import type { RecipeSource } from '../../recipe/recipe-source.ts';

/** What is known of the list before anything is sent. */
export interface Prepared {
  readonly usable: readonly string[];
  readonly avoid: readonly string[];
  readonly refused: readonly Refused[];
}

export interface RecipesDeps {
  /** Reads the list: what is not food is kept back. A rejection ends the press in `failed`. */
  readonly prepare: (typed: readonly string[]) => Promise<Prepared>;
  readonly chooseSource: (wanted: 'built-in' | undefined) => RecipeSource;
  readonly builtIn: (reason: BuiltInReason) => RecipeSource;
  readonly nowMs: () => number;
  /** The language that recipes are wanted in, where it is not English. */
  readonly readLanguage?: () => string | undefined;
  /** Calls back once, at the next frame or as soon as a hidden page may. */
  readonly atFrame: (callback: () => void) => void;
  readonly after: (ms: number, callback: () => void) => () => void;
}
