// The way to take a recipe along: a dialog that is loaded when it is opened.

import { type KeyboardEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { TakenRecipe } from '../../../recipe/export/gather-export.ts';
import type { RecipeRequest } from '../../../recipe/recipe-request.ts';
import { loadOnce, usePart } from '../../parts/load-once.ts';
import { PartPending } from '../../parts/part-pending.tsx';
import { COOK_WORDS } from '../../text/en-cook.ts';

const takeAwayDialog = loadOnce(() => import('./take-away-dialog.tsx'));

interface Props {
  /** The recipe as it reads now; null until it is whole and checked. */
  readonly readTaken: (() => TakenRecipe) | null;
  readonly request: RecipeRequest;
}

export function TakeAway({ readTaken, request }: Props) {
  const [isOpen, setOpen] = useState(false);
  const arrived = usePart(takeAwayDialog, isOpen);
  const dialog = useRef<HTMLDialogElement>(null);

  function open() {
    setOpen(true);
    dialog.current?.showModal();
  }

  return (
    <>
      <button
        type="button"
        className="quiet-button"
        aria-haspopup="dialog"
        disabled={readTaken === null}
        onClick={open}
      >
        {COOK_WORDS.takeAway}
      </button>
      {/* Outside of the card: that is a live region and has a look of its own. */}
      {createPortal(
        <dialog
          ref={dialog}
          className="take-dialog"
          aria-label={COOK_WORDS.takeAway}
          onClose={() => setOpen(false)}
          onKeyDown={keepEscape}
        >
          {isOpen &&
            readTaken !== null &&
            (arrived === null ? (
              <PartPending part={takeAwayDialog} />
            ) : (
              <arrived.TakeAwayDialog
                taken={readTaken()}
                request={request}
                onDone={() => dialog.current?.close()}
              />
            ))}
        </dialog>,
        document.body,
      )}
    </>
  );
}

/** Escape closes the dialog and does not stop a recipe that is being written beside. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}
