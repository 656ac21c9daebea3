// Keeps the screen on while somebody cooks. The browser takes the lock back whenever the page is hidden, so it is asked
// for again when the page is seen again; what the page says of it is what holds.

import { createStore, type Store } from '../../session/store.ts';

/** `none`: this browser has no such lock, or only over https; `refused`: it would not give it now. */
export type WakeLockState = 'off' | 'on' | 'refused' | 'none';

export interface WakeLock extends Store<WakeLockState> {
  keep(): void;
  release(): void;
}

export interface WakeLockDeps {
  readonly request: (() => Promise<WakeLockSentinel>) | null;
  readonly isVisible: () => boolean;
  readonly onVisible: (callback: () => void) => () => void;
}

export function createWakeLock({ request, isVisible, onVisible }: WakeLockDeps): WakeLock {
  const store = createStore<WakeLockState>('off');
  let wanted = false;
  let held: WakeLockSentinel | null = null;
  let asking = false;
  let forget: (() => void) | null = null;

  async function ask(): Promise<void> {
    if (request === null || asking || held !== null || !wanted || !isVisible()) return;
    asking = true;
    try {
      const lock = await request();
      held = lock;
      lock.addEventListener('release', () => {
        if (held === lock) held = null;
        if (wanted) store.set('refused');
        // A page that is in view again before it hears of the release asks at once.
        void ask();
      });
      if (wanted) store.set('on');
      else await lock.release();
    } catch {
      // Saving power, or hidden meanwhile: it is asked for again when the page is next seen.
      if (wanted) store.set('refused');
    } finally {
      asking = false;
    }
  }

  return {
    ...store,
    keep() {
      if (wanted) return;
      wanted = true;
      store.set(request === null ? 'none' : 'off');
      forget = onVisible(() => void ask());
      void ask();
    },
    release() {
      wanted = false;
      forget?.();
      forget = null;
      const lock = held;
      held = null;
      store.set('off');
      void lock?.release();
    },
  };
}
