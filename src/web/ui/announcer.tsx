// The one status region: what happens is said here, short and politely, for those who do not see it happen.

import { useSyncExternalStore } from 'react';

export interface Announcer {
  say(words: string): void;
  read(): string;
  subscribe(listener: () => void): () => void;
}

export function createAnnouncer(): Announcer {
  let words = '';
  const listeners = new Set<() => void>();
  return {
    say(next) {
      // The same words again change nothing in the page and would not be read out: a trailing space does.
      words = next === words ? `${next}\u00a0` : next;
      for (const listener of listeners) listener();
    },
    read: () => words,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function StatusRegion({ announcer }: { readonly announcer: Announcer }) {
  const words = useSyncExternalStore(announcer.subscribe, announcer.read, announcer.read);
  return (
    <p className="unseen" role="status">
      {words}
    </p>
  );
}
