// One recipe as it is written: who writes it, its text, and the check beside it.

import { isOver } from '../../../recipe/recipe-session.ts';
import { withAuthor } from '../../../recipe/write-author.ts';
import type { Serving } from '../../session/kitchen.ts';
import { usePart } from '../../session/load-once.ts';
import { drawing } from '../../session/parts.ts';
import type { Staleness } from '../../session/read-serving.ts';
import { EN } from '../../text/en.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Guard } from '../../ui/guard.tsx';
import { CheckNotes } from '../checks/check-notes.tsx';

interface Props {
  readonly serving: Serving;
  /** Names the steps for links; two cards on the page have two names. */
  readonly name: string;
  readonly staleness: Staleness;
  readonly say: (words: string) => void;
}

export function RecipeCard({ serving, name, staleness, say }: Props) {
  const { session } = serving;
  const { source } = session;
  const arrived = usePart(drawing, true);
  return (
    <article className="card">
      <p className="byline">
        {source.kind === 'built-in' ? EN.byBuiltIn : EN.byModel(source.model)}
        {staleness !== 'fresh' && (
          <span className="stale">{staleness === 'other-list' ? EN.stale : EN.staleWishes}</span>
        )}
      </p>
      <div className="card-body">
        <div className="recipe-text">
          {arrived === null ? (
            <p className="plain">{session.text}</p>
          ) : (
            <Guard of={serving.id} fallback={<p className="plain">{session.text}</p>}>
              <arrived.RecipeText
                key={serving.id}
                name={name}
                text={session.text}
                growing={!isOver(session)}
              />
            </Guard>
          )}
          {isOver(session) && (
            <CopyButton text={withAuthor(session.text, source)} label={EN.copyRecipe} say={say} />
          )}
        </div>
        <CheckNotes name={name} session={session} refused={serving.refused} say={say} />
      </div>
    </article>
  );
}
