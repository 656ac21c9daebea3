// The way to take a recipe along: a dialog that is loaded when it is opened.

import { createPortal } from 'react-dom';
import type { TakenRecipe } from '../../../recipe/export/gather-export.ts';
import type { RecipeRequest } from '../../../recipe/recipe-request.ts';
import { Arriving } from '../../parts/arriving.tsx';
import { loadOnce } from '../../parts/load-once.ts';
import { COOK_WORDS } from '../../text/en-cook.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { useDialog } from '../../ui/use-dialog.ts';

const takeAwayDialog = loadOnce(() => import('./take-away-dialog.tsx'));

interface Props {
  /** The recipe as it reads now; null until it is whole and checked. */
  readonly readTaken: (() => TakenRecipe) | null;
  readonly request: RecipeRequest;
}

export function TakeAway({ readTaken, request }: Props) {
  const { isOpen, open, close, props } = useDialog();
  return (
    <>
      <QuietButton aria-haspopup="dialog" disabled={readTaken === null} onClick={open}>
        {COOK_WORDS.takeAway}
      </QuietButton>
      {/* Outside of the card: that is a live region and has a look of its own. */}
      {createPortal(
        <dialog className="dialog take-dialog" aria-label={COOK_WORDS.takeAway} {...props}>
          {isOpen && readTaken !== null && (
            <Arriving part={takeAwayDialog}>
              {({ TakeAwayDialog }) => (
                <TakeAwayDialog taken={readTaken()} request={request} onDone={close} />
              )}
            </Arriving>
          )}
        </dialog>,
        document.body,
      )}
    </>
  );
}
