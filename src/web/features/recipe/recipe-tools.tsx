// What can be done with a recipe, under its title where the hand is. It stands there while the recipe is written, so
// that nothing moves when it can be used.

import { useState } from 'react';
import type { TakenRecipe } from '../../../recipe/export/gather-export.ts';
import { writeMarkdown } from '../../../recipe/export/markdown.ts';
import { listFound } from '../../../recipe/export/write-found.ts';
import { isOver } from '../../../recipe/recipe-session.ts';
import { writeAuthor } from '../../../recipe/write-author.ts';
import { usePageLanguage } from '../../parts/page-language.ts';
import { readIdea, readLanguage } from '../../session/read-run.ts';
import type { RecipeRun } from '../../session/recipe-runs.ts';
import { useSession } from '../../session/use-session.ts';
import { COOK_WORDS } from '../../text/en-cook.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { MainButton, QuietButton } from '../../ui/buttons.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { CookAlong } from '../cook/cook-along.ts';
import { useAdapted } from '../cook/cook-context.ts';
import { cookPart } from '../cook/cook-part.ts';
import { TakeAway } from '../take-away/take-away.tsx';
import { CHANGE_FIELD } from './change-form.tsx';
import { useStaleness } from './use-staleness.ts';

interface Props {
  readonly run: RecipeRun;
  /** Null until the recipe is whole. */
  readonly along: CookAlong | null;
}

export function RecipeTools({ run, along }: Props) {
  const { announcer, recipes } = useSession();
  const { session } = run;
  const [isCooking, setCooking] = useState(false);
  const staleness = useStaleness(run);
  const over = isOver(session);
  const markdown = useAdapted(along, session.text);
  const arrived = cookPart.arrived();
  return (
    <div className="tools" {...usePageLanguage()}>
      <MainButton disabled={along === null} onClick={() => setCooking(true)}>
        {COOK_WORDS.cook}
      </MainButton>
      {run.given === null && <ChangeLink over={over} />}
      {run.given === null && staleness === 'fresh' && !readIdea(run).isLast && (
        <QuietButton disabled={session.phase !== 'done'} onClick={() => recipes.askAnother(run)}>
          {RECIPE_WORDS.anotherIdea}
        </QuietButton>
      )}
      <CopyButton
        text={writeMarkdown({
          markdown,
          found: listFound(session.findings),
          author: writeAuthor(session.source),
        })}
        label={RECIPE_WORDS.copyRecipe}
        say={announcer.say}
        disabled={!over}
      />
      <QuietButton disabled={!over} onClick={() => print()}>
        {COOK_WORDS.print}
      </QuietButton>
      <TakeAway readTaken={along === null ? null : () => readTaken(run, along)} request={session.request} />
      {isCooking && along !== null && arrived !== null && (
        <arrived.CookMode along={along} language={readLanguage(run)} onClose={() => setCooking(false)} />
      )}
    </div>
  );
}

function ChangeLink({ over }: { readonly over: boolean }) {
  if (!over) return <QuietButton disabled>{COOK_WORDS.change}</QuietButton>;
  return (
    <a className="quiet-button" href={`#${CHANGE_FIELD}`}>
      {COOK_WORDS.change}
    </a>
  );
}

/** As it reads now: for so many, in these units. */
function readTaken({ session }: RecipeRun, along: CookAlong): TakenRecipe {
  const { markdown, ingredients } = along.view();
  return { markdown, ingredients, source: session.source, findings: session.findings };
}
