// The port that every chef implements: gateway, direct call, built-in.

import type { RecipeEvent } from './recipe-events.ts';
import type { RecipeRequest } from './recipe-request.ts';

/**
 * A recipe being written. Iterate it once; it ends after `done` or `failed`, or after `stop`.
 * `stop` may be called at any time and more than once; whatever is being waited for is given up.
 */
export interface RecipeWriting extends AsyncIterable<RecipeEvent> {
  stop(): void;
}

/** Starts writing at once. Failures are events: iterating never throws. */
export type RecipeSource = (request: RecipeRequest) => RecipeWriting;
