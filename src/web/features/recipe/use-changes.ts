// What is new or different in a recipe since the one that it changes: the one it was asked to change, or the same dish
// before, where asking again brought it back.

import { useMemo } from 'react';
import { compareRecipes, type RecipeChanges } from '../../../recipe/compare-recipes.ts';
import { findRun, type RecipeRun, type RecipesState } from '../../session/recipe-runs.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';

export interface Changed {
  readonly before: RecipeRun;
  /** Null until both are whole. */
  readonly changes: RecipeChanges | null;
}

export function useChanges(run: RecipeRun): Changed | null {
  const { recipes } = useSession();
  const before = useStore(recipes, (state) => findBefore(state, run));
  const [was, now] = [before?.session.answer ?? null, run.session.answer];
  const changes = useMemo(() => (was === null || now === null ? null : compareRecipes(was, now)), [was, now]);
  return before === null ? null : { before, changes };
}

function findBefore(state: RecipesState, run: RecipeRun): RecipeRun | null {
  if (run.changedId !== null) return findRun(state, run.changedId);
  const { answer, text } = run.session;
  const title = answer?.title ?? null;
  if (title === null || run.given !== null) return null;
  const isSameDish = ({ id, session }: RecipeRun) =>
    id < run.id && session.answer?.title === title && session.text !== text;
  return state.runs.findLast(isSameDish) ?? null;
}
