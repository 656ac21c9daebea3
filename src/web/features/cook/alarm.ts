// What a timer does besides showing itself: a sound and a notification, each only once the cook has asked for it.

import { createStore, type Store } from '../../session/store.ts';

export interface AlarmState {
  readonly sound: boolean;
  /** `denied`: the browser does not let this page notify; `none`: it cannot. */
  readonly notify: 'off' | 'on' | 'denied' | 'none';
}

export interface Alarm extends Store<AlarmState> {
  setSound(on: boolean): void;
  setNotify(on: boolean): Promise<void>;
  ring(words: string): void;
}

const BEEPS = [0, 0.35, 0.7];
const PITCH_HZ = 880;
const BEEP_SECONDS = 0.22;

export function createAlarm(page: Window & typeof globalThis): Alarm {
  const canNotify = 'Notification' in page;
  const store = createStore<AlarmState>({ sound: false, notify: canNotify ? 'off' : 'none' });
  const change = (next: Partial<AlarmState>) => store.set({ ...store.read(), ...next });
  let audio: AudioContext | null = null;

  function beep(times: readonly number[]): void {
    if (audio === null) return;
    void audio.resume();
    for (const at of times) {
      const start = audio.currentTime + at;
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = PITCH_HZ;
      // Without a slope at both ends a loudspeaker clicks.
      loudness.gain.setValueAtTime(0.0001, start);
      loudness.gain.exponentialRampToValueAtTime(0.4, start + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + BEEP_SECONDS);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start);
      tone.stop(start + BEEP_SECONDS);
    }
  }

  return {
    ...store,
    setSound(on) {
      // A press is what lets a page make a sound at all; one beep says how it will be.
      if (on) {
        audio ??= new page.AudioContext();
        beep(BEEPS.slice(0, 1));
      }
      change({ sound: on });
    },
    async setNotify(on) {
      if (!canNotify) return;
      if (!on) {
        change({ notify: 'off' });
        return;
      }
      const answer = await page.Notification.requestPermission();
      change({ notify: answer === 'granted' ? 'on' : 'denied' });
    },
    ring(words) {
      const { sound, notify } = store.read();
      if (sound) beep(BEEPS);
      if (notify !== 'on') return;
      try {
        new page.Notification(words, { tag: words });
      } catch {
        // Some phones let only a worker notify.
        change({ notify: 'none' });
      }
    },
  };
}
