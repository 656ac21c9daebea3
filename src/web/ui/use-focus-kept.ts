// A button that does its work often goes with it: "Try again" is gone once it has been pressed. The focus must not
// fall to the top of the page then. It goes to where the recipe is, or to the field, and Tab goes on from there.

import { type RefObject, useEffect, useRef } from 'react';

interface Place {
  readonly current: HTMLElement | null;
}

/** Watches the focus within `main`; `field` takes what was lost in the larder. */
export function useFocusKept(main: Place, field: RefObject<HTMLElement | null>): void {
  const last = useRef<{ readonly element: Element; readonly inRecipe: boolean } | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || main.current?.contains(target) !== true) last.current = null;
      else last.current = { element: target, inRecipe: target.closest('.table-side') !== null };
    };
    addEventListener('focusin', remember);
    return () => removeEventListener('focusin', remember);
  }, [main]);

  useEffect(() => {
    const lost = last.current;
    if (lost === null || lost.element.isConnected) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const place = lost.inRecipe ? main.current?.querySelector<HTMLElement>('.table-side') : null;
    (place ?? field.current)?.focus({ preventScroll: true });
  });
}
