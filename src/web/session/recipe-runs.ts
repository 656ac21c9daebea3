// The recipes of the visit as they stand, and what is read of them. `recipes.ts` is what changes them.

import type { Refused } from '../../recipe/recipe-events.ts';
import type { RecipeRequest } from '../../recipe/recipe-request.ts';
import { isOver, type RecipeSession } from '../../recipe/recipe-session.ts';
import type { RecipeSource } from '../../recipe/recipe-source.ts';
import type { Wishes } from '../../recipe/wishes/wishes.ts';

/** One recipe that was asked for: its request, its text as far as it has come, and how it ended. */
export interface RecipeRun {
  readonly id: number;
  /** The run whose place on the page this one has: itself, or the first half of what it carries on. */
  readonly placeId: number;
  readonly session: RecipeSession;
  /** The list as it stood when the button was pressed. */
  readonly typed: readonly string[];
  readonly wishes: Wishes;
  /** Titles of the ideas before this one, first to last. */
  readonly earlier: readonly string[];
  /** What was kept back because it is not food. */
  readonly refused: readonly Refused[];
  /** The run that the built-in chef wrote this one beside. */
  readonly besideId: number | null;
  /** The run that this one changes. */
  readonly changedId: number | null;
  /** What was not asked for here, but was there already. */
  readonly given: Given | null;
  readonly startedMs: number;
  /** From the press to the end; null until then. */
  readonly tookMs: number | null;
}

/** A recipe that is there already: the cook brought it, or it came by a link. */
export interface Given {
  readonly by: 'cook' | 'link';
  /** Its text as it came; null until it is known. */
  readonly text: string | null;
  /** What reads it, and what it is checked against. A rejection ends the opening in `failed`. */
  readonly open: (request: RecipeRequest) => Promise<Opened>;
}

export interface Opened {
  readonly source: RecipeSource;
  readonly request: RecipeRequest;
}

export interface RecipesState {
  /** Oldest first. What has no text that may be shown goes when the next is asked for. */
  readonly runs: readonly RecipeRun[];
  /** What the cook asked for last. */
  readonly latestId: number | null;
  /** The recipe in view. */
  readonly shownId: number | null;
  /** Waiting so long that the built-in chef's recipe is offered. */
  readonly offersBuiltIn: boolean;
}

export function findRun({ runs }: RecipesState, id: number | null): RecipeRun | null {
  return runs.find((run) => run.id === id) ?? null;
}

/** What was asked for last, and the built-in chef's recipe beside it. */
export function readLatest(state: RecipesState): {
  readonly latest: RecipeRun | null;
  readonly beside: RecipeRun | null;
} {
  const latest = findRun(state, state.latestId);
  const beside = latest === null ? undefined : state.runs.find(({ besideId }) => besideId === latest.id);
  return { latest, beside: beside ?? null };
}

/** True while the cook's own request runs. */
export function isRunning(state: RecipesState): boolean {
  const { latest } = readLatest(state);
  return latest !== null && !isOver(latest.session);
}

/** Whether there is text that may be shown. */
export function hasRecipe(run: RecipeRun | null): run is RecipeRun {
  return run !== null && run.session.text !== '' && run.session.phase !== 'refused';
}

/** Whether two states differ at most in how far a text has come. */
export function isSameOutline(one: RecipesState, other: RecipesState): boolean {
  const { runs, ...rest } = one;
  const { runs: otherRuns, ...otherRest } = other;
  return (
    isSameBut('', rest, otherRest) &&
    runs.length === otherRuns.length &&
    runs.every((run, at) => isSameRun(run, otherRuns[at]))
  );
}

function isSameRun(one: RecipeRun, other: RecipeRun | undefined): boolean {
  if (one === other) return true;
  if (other === undefined || !isSameBut('session', one, other)) return false;
  const hasGrown = one.session.phase === 'streaming' && one.session.text !== '' && other.session.text !== '';
  return isSameBut(hasGrown ? 'text' : '', one.session, other.session);
}

function isSameBut<Value extends object>(passedOver: string, one: Value, other: Value): boolean {
  return Object.entries(one).every(
    ([key, value]) => key === passedOver || Object.is(value, other[key as keyof Value]),
  );
}
