// What is asked for beside the list: a dialog that opens when it is wanted, and chips of what is set.

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ENOUGH_INGREDIENTS } from '../../../recipe/recipe-request.ts';
import { loadOnce, usePart } from '../../parts/load-once.ts';
import { PartPending } from '../../parts/part-pending.tsx';
import { reader } from '../../parts/parts.ts';
import { isRunning } from '../../session/recipes.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { EN } from '../../text/en.ts';
import { WishChips } from './wish-chips.tsx';

const wishForm = loadOnce(() => import('./wish-form.tsx'));

async function readAvoided(line: string) {
  try {
    return (await reader.load()).readAvoided(line);
  } catch {
    return null;
  }
}

export function WishArea() {
  const [isOpen, setOpen] = useState(false);
  const arrived = usePart(wishForm, isOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  function open() {
    setOpen(true);
    dialog.current?.showModal();
  }

  return (
    <div className="wishes">
      <button ref={opener} type="button" className="quiet-button" aria-haspopup="dialog" onClick={open}>
        {EN.options}
      </button>
      {!isOpen && <WishChips otherwise={opener} />}
      <dialog
        ref={dialog}
        className="wish-dialog"
        aria-label={EN.optionsTitle}
        onClose={() => setOpen(false)}
        onKeyDown={keepEscape}
      >
        {isOpen && (
          <DialogBody onDone={() => dialog.current?.close()}>
            {arrived === null ? (
              <PartPending part={wishForm} />
            ) : (
              <arrived.WishForm readAvoided={readAvoided} />
            )}
          </DialogBody>
        )}
      </dialog>
    </div>
  );
}

/** Escape closes the dialog and does not stop a recipe. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

/** The form scrolls; what is set and the way on stay in view. */
function DialogBody({ onDone, children }: { readonly onDone: () => void; readonly children: ReactNode }) {
  const { list, recipes, ask } = useSession();
  const isEnough = useStore(list, ({ ingredients }) => ingredients.length >= ENOUGH_INGREDIENTS);
  const running = useStore(recipes, isRunning);
  const done = useRef<HTMLButtonElement>(null);
  return (
    <>
      <h2>{EN.optionsTitle}</h2>
      <div className="wish-scroll">{children}</div>
      <div className="wish-foot">
        <WishChips otherwise={done} />
        <div className="choices">
          <button ref={done} type="button" className="plain-button" onClick={onDone}>
            {EN.done}
          </button>
          {isEnough && !running && (
            <button
              type="button"
              className="main-button"
              onClick={() => {
                onDone();
                ask();
              }}
            >
              {EN.getRecipe}
            </button>
          )}
        </div>
      </div>
    </>
  );
}
