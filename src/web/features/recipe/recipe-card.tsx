// One recipe as it is written: who writes it, its text, and the check beside it.

import { isOver } from '../../../recipe/recipe-session.ts';
import { withAuthor } from '../../../recipe/write-author.ts';
import { usePart } from '../../parts/load-once.ts';
import { drawing } from '../../parts/parts.ts';
import { findRun, type RecipeRun } from '../../session/recipes.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { EN_RECIPE } from '../../text/en-recipe.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Guard } from '../../ui/guard.tsx';
import { CheckNotes } from '../checks/check-notes.tsx';
import { useStaleness } from './use-staleness.ts';

interface Props {
  /** Its text may have come further than stands in here; `GrowingText` reads on. */
  readonly run: RecipeRun;
  /** Names the steps for links; two cards on the page have two names. */
  readonly name: string;
}

export function RecipeCard({ run, name }: Props) {
  const { announcer } = useSession();
  const { session } = run;
  const { source } = session;
  const staleness = useStaleness(run);
  return (
    <article className="card">
      <p className="byline">
        {source.kind === 'built-in' ? EN_RECIPE.byBuiltIn : EN_RECIPE.byModel(source.model)}
        {staleness !== 'fresh' && (
          <span className="stale">
            {staleness === 'other-list' ? EN_RECIPE.stale : EN_RECIPE.staleWishes}
          </span>
        )}
      </p>
      <div className="card-body">
        <div className="recipe-text">
          <GrowingText run={run} name={name} />
          {isOver(session) && (
            <CopyButton
              text={withAuthor(session.text, source)}
              label={EN_RECIPE.copyRecipe}
              say={announcer.say}
            />
          )}
        </div>
        <CheckNotes name={name} session={session} refused={run.refused} say={announcer.say} />
      </div>
    </article>
  );
}

/** The one part of the page that is drawn for every piece of text. */
function GrowingText({ run, name }: Props) {
  const { recipes } = useSession();
  const text = useStore(recipes, (state) => (findRun(state, run.id) ?? run).session.text);
  const arrived = usePart(drawing, true);
  const plain = <p className="plain">{text}</p>;
  if (arrived === null) return plain;
  return (
    <Guard of={run.placeId} fallback={plain}>
      <arrived.RecipeText key={run.placeId} name={name} text={text} growing={!isOver(run.session)} />
    </Guard>
  );
}
