// The names offered while a cook types. They come from the reader once it is here, and never choose themselves.

import { type KeyboardEvent, useState } from 'react';
import type { FoodCompletion } from '../../../food/complete-food-name.ts';
import { reader } from '../../parts/parts.ts';

export interface Suggestions {
  readonly offered: readonly FoodCompletion[];
  /** Place of the highlighted one; -1 is what was typed. */
  readonly highlighted: number;
  /** Looks again at what stands in the field. */
  suggest(): void;
  close(): void;
  /** Answers the keys of a list under a field; the others are the field's own. */
  press(event: KeyboardEvent<HTMLInputElement>): void;
}

const CLOSED = { offered: [], highlighted: -1 } as const satisfies Pick<
  Suggestions,
  'offered' | 'highlighted'
>;

export function useSuggestions(
  field: { readonly current: HTMLInputElement | null },
  /** What stands on the list is not offered. */
  readListed: () => readonly string[],
  onTake: (text: string) => void,
): Suggestions {
  const [shown, setShown] = useState<Pick<Suggestions, 'offered' | 'highlighted'>>(CLOSED);
  const { offered, highlighted } = shown;

  function close() {
    setShown(CLOSED);
  }

  function suggest(): void {
    const { current } = field;
    const names = reader.arrived();
    // Who types faster than the reader comes is offered names when it is here.
    if (names === null) {
      void reader.load().then(
        () => document.activeElement === field.current && suggest(),
        () => undefined,
      );
      return;
    }
    const atEnd = current !== null && current.selectionEnd === current.value.length;
    const found = atEnd ? names.completeIngredient(current.value, readListed()) : [];
    setShown(found.length === 0 ? CLOSED : { offered: found, highlighted: -1 });
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (offered.length === 0) {
      if (event.key === 'ArrowDown' && field.current?.value !== '') {
        event.preventDefault();
        suggest();
      }
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setShown({ offered, highlighted: moveHighlight(highlighted, event.key, offered.length) });
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      const taken = offered[highlighted];
      if (taken === undefined) return;
      event.preventDefault();
      onTake(taken.text);
    }
  }

  return { offered, highlighted, suggest, close, press };
}

/** The next place, round by way of what was typed. */
export function moveHighlight(at: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : places - 1;
  return ((at + 1 + step) % places) - 1;
}
