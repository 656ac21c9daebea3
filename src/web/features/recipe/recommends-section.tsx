// "Larder Recommends:", the recipe under it, and how it ended where it did not end well.

import { isOver, type RecipeSession } from '../../../recipe/recipe-session.ts';
import { readIdea } from '../../session/read-run.ts';
import { type Given, hasRecipe, type RecipeRun } from '../../session/recipe-runs.ts';
import { useSession } from '../../session/use-session.ts';
import { GIVEN_WORDS } from '../../text/en-given.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { ChangeForm } from './change-form.tsx';
import { ChangedNote } from './changed-note.tsx';
import { EndNote } from './end-notes.tsx';
import { OwnListButton } from './own-list-button.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { RecipeNav } from './recipe-nav.tsx';
import { useStaleness } from './use-staleness.ts';
import { WhatWasSent } from './what-was-sent.tsx';

interface Props {
  readonly shown: RecipeRun;
  readonly latest: RecipeRun;
  readonly beside: RecipeRun | null;
}

export function RecommendsSection({ shown, latest, beside }: Props) {
  // The built-in chef's recipe stands under what a model left.
  const instead =
    shown.id === latest.id && shown.session.phase === 'failed' && hasRecipe(beside) ? beside : null;
  const last = instead ?? shown;
  const staleness = useStaleness(last);
  return (
    <section
      className="recommends"
      aria-labelledby="recommends-title"
      aria-live="polite"
      aria-busy={[latest, beside].some((one) => hasRecipe(one) && !isOver(one.session))}
    >
      <div className="recommends-head">
        <h2 id="recommends-title">
          {shown.given === null ? RECIPE_WORDS.recommends : GIVEN_WORDS.heading[shown.given.by]}
        </h2>
        <RecipeNav shownId={shown.id} />
        <Pill {...shown.session} />
      </div>
      {shown.changedId !== null && <ChangedNote run={shown} />}
      <RecipeCard key={shown.placeId} run={shown} name="recipe" />
      {/* That it is a dish of before is known at its end: below it nothing moves. */}
      {shown.changedId === null && <ChangedNote run={shown} />}
      {shown.session.phase !== 'streaming' && <EndNote run={shown} />}
      {instead !== null && (
        <>
          <h3 className="instead">{RECIPE_WORDS.insteadTitle}</h3>
          <RecipeCard run={instead} name="instead" />
        </>
      )}
      {isOver(last.session) && last.given === null && <ChangeForm key={`change ${last.id}`} run={last} />}
      {shown.given !== null && <AfterGiven given={shown.given} />}
      {isOver(shown.session) && shown.given === null && <WhatWasSent run={shown} />}
      {last.session.phase === 'done' && last.given === null && staleness === 'fresh' && (
        <LastIdea run={last} />
      )}
    </section>
  );
}

/** From a recipe that was there already to the next one. */
function AfterGiven({ given }: { readonly given: Given }) {
  const { bring } = useSession();
  return (
    <div className="own-list">
      <p>{GIVEN_WORDS.ownListNote}</p>
      <div className="choices">
        <OwnListButton className="plain-button" />
        {given.by === 'cook' && (
          <QuietButton aria-haspopup="dialog" onClick={() => bring('')}>
            {GIVEN_WORDS.bringAnother}
          </QuietButton>
        )}
      </div>
    </div>
  );
}

/** The end may be far below: a word at the top leads to it. */
function Pill({ phase }: RecipeSession) {
  if (phase === 'stopped' || phase === 'cut-off' || phase === 'failed') {
    return <a href="#recipe-end">{RECIPE_WORDS.endPill[phase]}</a>;
  }
  return null;
}

/** Where there is no other dish, that is said; the press for one stands under the title. */
function LastIdea({ run }: { readonly run: RecipeRun }) {
  return readIdea(run).isLast ? <p className="another">{RECIPE_WORDS.lastIdea}</p> : null;
}
