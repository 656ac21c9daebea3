// What crosses between the gateway and the threads that read and check. Messages go in batches: one a turn.

import type { BuiltInReason, ChefLabel, DraftEvent, RecipeEvent } from '../../recipe/recipe-events.ts';
import type { RecipeRequest } from '../../recipe/recipe-request.ts';

export type KitchenOrder =
  /** Review a draft that follows piece by piece. */
  | { readonly id: number; readonly review: { readonly request: RecipeRequest; readonly source: ChefLabel } }
  | { readonly id: number; readonly draft: DraftEvent }
  /** No more of the draft follows. */
  | { readonly id: number; readonly end: true }
  /** Have the built-in chef write. */
  | {
      readonly id: number;
      readonly write: { readonly request: RecipeRequest; readonly reason: BuiltInReason };
    }
  /** Nobody listens any more. */
  | { readonly id: number; readonly leave: true };

export interface KitchenNews {
  readonly id: number;
  readonly events: readonly RecipeEvent[];
  /** Nothing more follows for this one. */
  readonly over: boolean;
}

/** The news of one turn, and how many orders are still to be looked at: a sign of life, also with no news. */
export interface KitchenTurn {
  readonly news: readonly KitchenNews[];
  readonly waiting: number;
}
