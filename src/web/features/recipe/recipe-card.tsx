// One recipe as it is written: who writes it, its text with what can be done with it, and the check under its title.

import { type ReactNode, useMemo } from 'react';
import { isOver } from '../../../recipe/recipe-session.ts';
import { type RecipeSlots, SlotsContext } from '../../markdown/recipe-slots.ts';
import { usePart } from '../../parts/load-once.ts';
import { drawing } from '../../parts/parts.ts';
import { readLanguage } from '../../session/read-run.ts';
import { findRun, type RecipeRun } from '../../session/recipe-runs.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { readDirection } from '../../text/choose-language.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { Guard } from '../../ui/guard.tsx';
import { CheckNotes } from '../checks/check-notes.tsx';
import type { CookAlong } from '../cook/cook-along.ts';
import { CookContext, useAdapted } from '../cook/cook-context.ts';
import { cookPart } from '../cook/cook-part.ts';
import { GivenByline, nameAuthor } from './given-byline.tsx';
import { IngredientLine, LinesContext, StepLine } from './recipe-line.tsx';
import { RecipeTools } from './recipe-tools.tsx';
import { useChanges } from './use-changes.ts';
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
  const cook = usePart(cookPart, true);
  const along = session.phase === 'done' ? (cook?.findCookAlong(run) ?? null) : null;
  const slots = useMemo((): RecipeSlots => {
    const isReady = cook !== null && along !== null;
    return {
      underTitle: (
        <>
          <CheckNotes name={name} session={session} refused={run.refused} say={announcer.say} />
          <RecipeTools run={run} along={along} />
        </>
      ),
      aboveList: isReady ? <cook.AdaptBar /> : <div className="adapt" />,
      Ingredient: isReady ? IngredientLine : null,
      Step: isReady ? StepLine : null,
    };
  }, [cook, along, run, name, session, announcer]);
  const changes = useChanges(run)?.changes ?? null;
  const lines = useMemo(() => ({ run, changes }), [run, changes]);
  const written = readLanguage(run);
  return (
    <article className="card">
      {run.given === null ? (
        <p className="byline">
          {nameAuthor(source)}
          {staleness !== 'fresh' && (
            <span className="stale">
              {staleness === 'other-list' ? RECIPE_WORDS.stale : RECIPE_WORDS.staleWishes}
            </span>
          )}
        </p>
      ) : (
        <GivenByline run={run} given={run.given} isStale={staleness !== 'fresh'} />
      )}
      <CookContext value={along}>
        <LinesContext value={lines}>
          <SlotsContext value={slots}>
            <div
              className="recipe-text"
              lang={written ?? undefined}
              dir={written === null ? 'auto' : readDirection(written)}
            >
              <GrowingText run={run} name={name} along={along} instead={slots.underTitle} />
            </div>
          </SlotsContext>
        </LinesContext>
      </CookContext>
    </article>
  );
}

interface GrowingTextProps extends Props {
  readonly along: CookAlong | null;
  /** What stands under the title, for a text that cannot be drawn. */
  readonly instead: ReactNode;
}

/** The one part of the page that is drawn for every piece of text. */
function GrowingText({ run, name, along, instead }: GrowingTextProps) {
  const { recipes } = useSession();
  const written = useStore(recipes, (state) => (findRun(state, run.id) ?? run).session.text);
  const text = useAdapted(along, written);
  const arrived = usePart(drawing, true);
  const plain = (
    <div className="part above">
      {instead}
      <p className="plain">{text}</p>
    </div>
  );
  if (arrived === null) return plain;
  return (
    <Guard of={run.placeId} fallback={plain}>
      <arrived.RecipeText key={run.placeId} name={name} text={text} growing={!isOver(run.session)} />
    </Guard>
  );
}
