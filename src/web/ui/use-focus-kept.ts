// A button that does its work often goes with it: "Try again" is gone once it has been pressed. The focus must not
// fall to the top of the page then. It goes to where the recipe is, or to the field, and Tab goes on from there.

import { type RefObject, useEffect } from 'react';

type Place = RefObject<HTMLElement | null>;

/** Watches the focus within `main`; `pane` takes what was lost inside it, `field` the rest. */
export function useFocusKept(main: Place, pane: Place, field: Place): void {
  useEffect(() => {
    const { current: watched } = main;
    if (watched === null) return;
    let last: { readonly element: Element; readonly inPane: boolean } | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !watched.contains(target)) last = null;
      else last = { element: target, inPane: pane.current?.contains(target) === true };
    };
    const find = new MutationObserver(() => {
      if (last === null || last.element.isConnected) return;
      const { inPane } = last;
      last = null;
      if (document.activeElement !== document.body) return;
      ((inPane ? pane.current : null) ?? field.current)?.focus({ preventScroll: true });
    });
    find.observe(watched, { childList: true, subtree: true });
    addEventListener('focusin', remember);
    return () => {
      find.disconnect();
      removeEventListener('focusin', remember);
    };
  }, [main, pane, field]);
}
