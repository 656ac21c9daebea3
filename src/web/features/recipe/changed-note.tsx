// What a change has changed, line by line, with the recipe before a press away.

import { useMemo } from 'react';
import { compareLines } from '../../markdown/compare-lines.ts';
import { findRun, type RecipeRun } from '../../session/recipes.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { translate } from '../../text/translate.ts';

export function ChangedNote({ run }: { readonly run: RecipeRun }) {
  const { recipes } = useSession();
  const before = useStore(recipes, (state) => findRun(state, run.changedId));
  const { session } = run;
  const isWhole = session.phase === 'done';
  const lines = useMemo(
    () => (before === null || !isWhole ? null : compareLines(before.session.text, session.text)),
    [before, isWhole, session.text],
  );
  const change = session.request.change;
  const words = change !== undefined && 'wish' in change ? change.wish : '';
  if (before === null) return null;
  return (
    <div className="changed-note">
      <p>{RECIPE_WORDS.changedFor(translate(words) ?? words)}</p>
      <button type="button" className="quiet-button" onClick={() => recipes.show(before.id)}>
        {RECIPE_WORDS.showBefore}
      </button>
      {lines !== null && (
        <details>
          <summary>{RECIPE_WORDS.changedLines(lines.added.length, lines.gone.length)}</summary>
          <ul>
            {lines.gone.map((line) => (
              <li key={`-${line}`}>
                <del>{line}</del>
              </li>
            ))}
            {lines.added.map((line) => (
              <li key={`+${line}`}>
                <ins>{line}</ins>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
