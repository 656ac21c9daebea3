// Reads steps aloud where the browser has a voice.

import { createStore, type Store } from '../../session/store.ts';

export type ReadAloudState = 'none' | 'off' | 'on';

export interface ReadAloud extends Store<ReadAloudState> {
  set(on: boolean): void;
  /** Says this instead of what is being said, where it is on. */
  say(words: string, language: string | null): void;
  hush(): void;
}

export function createReadAloud(page: Window & typeof globalThis): ReadAloud {
  const voice = 'speechSynthesis' in page ? page.speechSynthesis : null;
  const store = createStore<ReadAloudState>(voice === null ? 'none' : 'off');
  return {
    ...store,
    set(on) {
      if (voice === null) return;
      if (!on) voice.cancel();
      store.set(on ? 'on' : 'off');
    },
    say(words, language) {
      if (voice === null || store.read() !== 'on') return;
      voice.cancel();
      const speech = new page.SpeechSynthesisUtterance(words);
      if (language !== null) speech.lang = language;
      voice.speak(speech);
    },
    hush() {
      voice?.cancel();
    },
  };
}
