// What can be told of a recipe beside what stands in it.

import { REQUEST_LIMITS } from '../../recipe/recipe-request.ts';
import { isSameWishes, type Wishes } from '../../recipe/wishes/wishes.ts';
import type { RecipeRun } from './recipe-runs.ts';

export type Staleness = 'fresh' | 'other-list' | 'other-wishes';

/** Whether the list or the wishes have changed since the recipe was asked for. */
export function readStaleness(run: RecipeRun, typed: readonly string[], wishes: Wishes): Staleness {
  const isSameList = run.typed.length === typed.length && run.typed.every((text, at) => text === typed[at]);
  if (!isSameList) return 'other-list';
  return isSameWishes(run.wishes, wishes) ? 'fresh' : 'other-wishes';
}

/** The language that a recipe was asked for in; null where nobody here asked. */
export function readLanguage({ session: { source, request }, given }: RecipeRun): string | null {
  if (source.kind === 'built-in') return 'en';
  return given === null ? (request.language ?? 'en') : null;
}

/** Which idea for its list this recipe is, from 1, and whether there may be another. */
export function readIdea({ session, earlier }: RecipeRun): {
  readonly place: number;
  readonly isLast: boolean;
} {
  const idea = session.request.idea ?? 0;
  const title = session.answer?.title ?? null;
  // The built-in chef comes back to an earlier dish once it has run out; a model may think of another yet.
  const isAgain = session.source.kind === 'built-in' && title !== null && earlier.includes(title);
  return { place: idea + 1, isLast: idea >= REQUEST_LIMITS.idea.max || isAgain };
}
