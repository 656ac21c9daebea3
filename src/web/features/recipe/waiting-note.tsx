// The calm before the first word: what is being waited for, in words, and after a while another way to eat.

import type { RecipeSession } from '../../../recipe/recipe-session.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { EN } from '../../text/en.ts';
import { EN_RECIPE } from '../../text/en-recipe.ts';
import { useCountdown } from '../../ui/use-countdown.ts';

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
  const Heading = isMore ? 'h3' : 'h2';
  const asking = isMore ? EN_RECIPE.carryingOn : EN.asking;
  return (
    <div className={isMore ? 'notice waiting more' : 'notice waiting'}>
      <Heading>{waiting === null ? asking : EN_RECIPE.still}</Heading>
      <div className="quiet-pulse" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p>
        {waiting === null ? (
          (isMore && EN_RECIPE.carryingOnNote) || EN_RECIPE.askingNote(count)
        ) : (
          <span aria-live="off">
            <WaitingWords waiting={waiting} />
          </span>
        )}
      </p>
      {offersBuiltIn && (
        <div className="offer">
          <p>{EN.meanwhileOffer}</p>
          <button type="button" className="plain-button" onClick={recipes.takeBuiltIn}>
            {EN_RECIPE.builtInMeanwhile}
          </button>
        </div>
      )}
    </div>
  );
}

function WaitingWords({ waiting }: { readonly waiting: NonNullable<RecipeSession['waiting']> }) {
  const left = useCountdown(waiting.why === 'busy' ? waiting.seconds : 0, waiting);
  if (waiting.why === 'busy') return EN_RECIPE.busy(left);
  if (waiting.why === 'warming-up') return EN_RECIPE.warmingUp;
  return waiting.why === 'thinking' ? EN_RECIPE.thinking : EN_RECIPE.stillNote;
}
