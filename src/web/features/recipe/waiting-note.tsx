// The calm before the first word: what is being waited for, in words, and after a while another way to eat.

import type { RecipeSession } from '../../../recipe/recipe-session.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { PlainButton } from '../../ui/buttons.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { Notice, Pulse } from './notice.tsx';

interface Props {
  readonly session: RecipeSession;
  readonly count: number;
}

export function WaitingNote({ session, count }: Props) {
  const { recipes } = useSession();
  const offersBuiltIn = useStore(recipes, (state) => state.offersBuiltIn);
  const { waiting, text } = session;
  // A recipe that is carried on stands above already.
  const isMore = text !== '';
  const asking = isMore ? RECIPE_WORDS.carryingOn : WORDS.asking;
  return (
    <Notice
      kind={isMore ? 'waiting more' : 'waiting'}
      level={isMore ? 'h3' : 'h2'}
      title={waiting === null ? asking : RECIPE_WORDS.still}
    >
      <Pulse />
      <p>
        {waiting === null ? (
          (isMore && RECIPE_WORDS.carryingOnNote) || RECIPE_WORDS.askingNote(count)
        ) : (
          <span aria-live="off">
            <WaitingWords waiting={waiting} />
          </span>
        )}
      </p>
      {offersBuiltIn && (
        <div className="offer">
          <p>{RECIPE_WORDS.meanwhileOffer}</p>
          <PlainButton onClick={recipes.takeBuiltIn}>{RECIPE_WORDS.builtInMeanwhile}</PlainButton>
        </div>
      )}
    </Notice>
  );
}

function WaitingWords({ waiting }: { readonly waiting: NonNullable<RecipeSession['waiting']> }) {
  const left = useCountdown(waiting.why === 'busy' ? waiting.seconds : 0, waiting);
  if (waiting.why === 'busy') return RECIPE_WORDS.busy(left);
  if (waiting.why === 'warming-up') return RECIPE_WORDS.warmingUp;
  return waiting.why === 'thinking' ? RECIPE_WORDS.thinking : RECIPE_WORDS.stillNote;
}
