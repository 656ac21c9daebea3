// What is asked for beside the list: a dialog that opens when it is wanted, and chips of what is set.

import { type KeyboardEvent, useRef, useState } from 'react';
import { loadOnce, usePart } from '../../parts/load-once.ts';
import { PartPending } from '../../parts/part-pending.tsx';
import { reader } from '../../parts/parts.ts';
import { WORDS } from '../../text/en.ts';
import { WishChips } from './wish-chips.tsx';

const wishForm = loadOnce(() => import('./wish-dialog.tsx'));

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
        {WORDS.options}
      </button>
      {!isOpen && <WishChips otherwise={opener} />}
      <dialog
        ref={dialog}
        className="wish-dialog"
        aria-label={WORDS.optionsTitle}
        onClose={() => setOpen(false)}
        onKeyDown={keepEscape}
      >
        {isOpen &&
          (arrived === null ? (
            <div className="wish-scroll">
              <PartPending part={wishForm} />
            </div>
          ) : (
            <arrived.WishDialog readAvoided={readAvoided} onDone={() => dialog.current?.close()} />
          ))}
      </dialog>
    </div>
  );
}

/** Escape closes the dialog and does not stop a recipe. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}
