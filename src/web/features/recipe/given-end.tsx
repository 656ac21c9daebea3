// What stands where a recipe would be that was there already: while it is read, and where it is not shown.

import type { Given, RecipeRun } from '../../session/recipe-runs.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { GIVEN_WORDS } from '../../text/en-given.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { translate } from '../../text/translate.ts';
import { PlainButton } from '../../ui/buttons.tsx';
import { FindingList } from '../checks/finding-list.tsx';
import { OwnListButton } from './own-list-button.tsx';

interface Props {
  readonly run: RecipeRun;
  readonly given: Given;
}

export function GivenEnd({ run: { session }, given }: Props) {
  const { open } = useSession();
  switch (session.phase) {
    case 'waiting':
      return (
        <div className="notice waiting">
          <h2>{GIVEN_WORDS.reading}</h2>
          <div className="quiet-pulse" aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
          <p>{GIVEN_WORDS.readingNote}</p>
        </div>
      );
    case 'refused': {
      const dangers = session.findings.filter(({ severity }) => severity === 'danger');
      return (
        <div className="notice held">
          <h2>{RECIPE_WORDS.heldTitle}</h2>
          <p>{dangers.length === 0 ? RECIPE_WORDS.heldUnread : GIVEN_WORDS.heldNote[given.by]}</p>
          {dangers.length > 0 && <FindingList name="" findings={dangers} />}
          <GivenButtons given={given} />
        </div>
      );
    }
    case 'stopped':
    case 'failed':
      return (
        <div className="notice failed" id="recipe-end">
          <h2>
            {session.phase === 'stopped' ? RECIPE_WORDS.stoppedTitle : GIVEN_WORDS.failedTitle[given.by]}
          </h2>
          {session.failure !== null && <p>{translate(session.failure.message) ?? session.failure.message}</p>}
          <div className="choices">
            {session.failure?.retryable !== false && (
              <PlainButton onClick={() => open(given)}>{WORDS.tryAgain}</PlainButton>
            )}
            <GivenButtons given={given} />
          </div>
        </div>
      );
    default:
      return null;
  }
}

/** The way on: the text can be mended by who has it. */
function GivenButtons({ given: { by, text } }: Pick<Props, 'given'>) {
  const { bring } = useSession();
  if (by === 'link') return <OwnListButton className="plain-button" />;
  return (
    <PlainButton aria-haspopup="dialog" onClick={() => bring(text ?? '')}>
      {GIVEN_WORDS.changeText}
    </PlainButton>
  );
}
