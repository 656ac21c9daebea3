// A dialog that its own button opens: the browser gives the focus back to it.

import { type KeyboardEvent, useRef, useState } from 'react';

/** Escape closes a dialog and does not stop a recipe that is being written behind it. */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

export function useDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open() {
      setOpen(true);
      ref.current?.showModal();
    },
    close: () => ref.current?.close(),
    /** For the `dialog` itself. */
    props: { ref, onClose: () => setOpen(false), onKeyDown: keepEscape },
  };
}
