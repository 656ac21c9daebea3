// The elements of a list that changes: when the one that had the focus is gone, the focus goes to what stands in its
// place.

import { type RefCallback, useLayoutEffect, useRef } from 'react';

export interface ElementList {
  /** The ref of the element with this key. */
  hold(key: string | number): RefCallback<HTMLElement>;
  /** After the next drawing the focus goes to the element at this place, or the last; else to `otherwise`. */
  focusNext(at: number): void;
}

/** Keeps the elements in the order in which they stand in the page. */
export function useElementList(otherwise: { readonly current: HTMLElement | null }): ElementList {
  const elements = useRef(new Map<string | number, HTMLElement>());
  const focusAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = focusAt.current;
    focusAt.current = null;
    if (at === null) return;
    const standing = [...elements.current.values()].sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    (standing[Math.min(at, standing.length - 1)] ?? otherwise.current)?.focus();
  });
  return {
    hold: (key) => (element) => {
      if (element === null) elements.current.delete(key);
      else elements.current.set(key, element);
    },
    focusNext(at) {
      focusAt.current = at;
    },
  };
}
