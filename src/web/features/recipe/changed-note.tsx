// What a change has changed, in one sentence, with the recipe before a press away. The lines themselves are marked
// where they stand (`recipe-line.tsx`), and the sentence shows each mark beside its count.

import type { LineChange } from '../../../recipe/compare-recipes.ts';
import type { RecipeRun } from '../../session/recipe-runs.ts';
import { useSession } from '../../session/use-session.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { translate } from '../../text/translate.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { useChanges } from './use-changes.ts';

const MARKED = ['new', 'different'] as const;

export function ChangedNote({ run }: { readonly run: RecipeRun }) {
  const { recipes } = useSession();
  const changed = useChanges(run);
  if (changed === null) return null;
  const { before, changes } = changed;
  const { change } = run.session.request;
  const words = change !== undefined && 'wish' in change ? change.wish : null;
  const all = changes === null ? [] : [...changes.ingredients, ...changes.steps];
  const count = (wanted: LineChange) => all.filter((each) => each === wanted).length;
  const gone = changes?.gone ?? [];
  const isSame = changes !== null && gone.length === 0 && all.every((each) => each === 'same');
  return (
    <div className="changed-note">
      <p>{words === null ? RECIPE_WORDS.sameDish : RECIPE_WORDS.changedFor(translate(words) ?? words)}</p>
      <QuietButton onClick={() => recipes.show(before.id)}>{RECIPE_WORDS.showBefore}</QuietButton>
      {/* It stands empty until the recipe is whole, so that nothing moves then. */}
      <p className="change-counts">
        {MARKED.filter((kind) => count(kind) > 0).map((kind) => (
          <span key={kind} className={`counted ${kind}`}>
            {RECIPE_WORDS.marked[kind](count(kind))}
          </span>
        ))}
        {isSame && RECIPE_WORDS.changedNothing}
        {gone.length > 0 && <span>{RECIPE_WORDS.goneFromList(gone)}</span>}
      </p>
    </div>
  );
}
