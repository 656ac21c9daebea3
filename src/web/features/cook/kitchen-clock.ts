// The timers of this page, with the browser's clock, and what they set off.

import { createStore } from '../../session/store.ts';
import { createAlarm } from './alarm.ts';
import { createReadAloud } from './read-aloud.ts';
import { createTimers, type Timer } from './timers.ts';
import { createWakeLock } from './wake-lock.ts';

/** The end of a timer that was reached last. */
export const lastEnd = createStore<{ readonly timer: Timer; readonly end: 'low' | 'high' } | null>(null);

export const timers = createTimers({
  nowMs: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  onEnd: (timer, end) => lastEnd.set({ timer, end }),
});

export const alarm = createAlarm(window);
export const readAloud = createReadAloud(window);
export const wakeLock = createWakeLock({
  request: 'wakeLock' in navigator ? () => navigator.wakeLock.request('screen') : null,
  isVisible: () => document.visibilityState === 'visible',
  onVisible(callback) {
    document.addEventListener('visibilitychange', callback);
    return () => document.removeEventListener('visibilitychange', callback);
  },
});

// A page that slept hears of it by one of these; its own waits may come late or not at all.
document.addEventListener('visibilitychange', timers.look);
for (const sign of ['pageshow', 'focus', 'online']) addEventListener(sign, timers.look);
