// What stands where a recipe would be that was there already: while it is read, and where it is not shown.

import type { Given, RecipeRun } from '../../session/recipe-runs.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { GIVEN_WORDS } from '../../text/en-given.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { translate } from '../../text/translate.ts';
import { PlainButton } from '../../ui/buttons.tsx';
import { HeldNotice, Notice, Pulse } from './notice.tsx';
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
        <Notice kind="waiting" title={GIVEN_WORDS.reading}>
          <Pulse />
          <p>{GIVEN_WORDS.readingNote}</p>
        </Notice>
      );
    case 'refused': {
      const ways = <GivenButtons given={given} />;
      return <HeldNotice session={session} why={GIVEN_WORDS.heldNote[given.by]} ways={ways} />;
    }
    case 'stopped':
    case 'failed': {
      const { failure, phase } = session;
      const ways = (
        <>
          {failure?.retryable !== false && (
            <PlainButton onClick={() => open(given)}>{WORDS.tryAgain}</PlainButton>
          )}
          <GivenButtons given={given} />
        </>
      );
      const title = phase === 'stopped' ? RECIPE_WORDS.endPill.stopped : GIVEN_WORDS.failedTitle[given.by];
      return (
        <Notice kind="failed" isEnd title={title} ways={ways}>
          {failure !== null && <p>{translate(failure.message) ?? failure.message}</p>}
        </Notice>
      );
    }
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
