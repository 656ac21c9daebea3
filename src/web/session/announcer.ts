// What the status region says: what happens, short and politely, for those who do not see it happen.

import { createStore, type Store } from './store.ts';

export interface Announcer extends Store<string> {
  say(words: string): void;
}

export function createAnnouncer(): Announcer {
  const store = createStore('');
  return {
    ...store,
    // The same words again change nothing in the page and would not be read out: a trailing space does.
    say: (words) => store.set(words === store.read() ? `${words}\u00a0` : words),
  };
}
