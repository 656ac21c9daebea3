// The one store: a value outside React, so that a press answers at once and nothing happens twice where React runs a
// function twice. Every part of the page's state is one of these.

import { useRef, useSyncExternalStore } from 'react';

/** What components and tests see of a store. */
export interface Store<State> {
  read(): State;
  /** Calls back after each change; gives what ends it. */
  subscribe(listener: () => void): () => void;
}

export interface OwnStore<State> extends Store<State> {
  /** Changes the value and tells everyone; the same value changes nothing. */
  set(next: State): void;
  /** Changes the value and tells no one yet. */
  setQuietly(next: State): void;
  /** Tells everyone of what was set quietly. */
  tell(): void;
}

export function createStore<State>(first: State): OwnStore<State> {
  let state = first;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (next === state) return;
      state = next;
      tell();
    },
    setQuietly(next) {
      state = next;
    },
    tell,
  };
}

/**
 * The part of a store that a component shows. The component is drawn again only when this part is another one, as
 * `isSame` has it: whoever shows no text is not drawn for each piece of it.
 */
export function useStore<State, Part = State>(
  store: Store<State>,
  select: (state: State) => Part = (state) => state as unknown as Part,
  isSame: (one: Part, other: Part) => boolean = Object.is,
): Part {
  const last = useRef<{ readonly part: Part } | null>(null);
  const read = () => {
    const part = select(store.read());
    if (last.current === null || !isSame(last.current.part, part)) last.current = { part };
    return last.current.part;
  };
  return useSyncExternalStore(store.subscribe, read, read);
}
