// Where adding without typing will be: it loads with the first sign that the cook wants to add something.

import { useSyncExternalStore } from 'react';
import { loadOnce, usePart } from '../../../parts/load-once.ts';
import { createStore, useStore } from '../../../session/store.ts';
import { canHear } from './find-recognition.ts';

const lessArea = loadOnce(() => import('./less-area.tsx'));

interface Wanted {
  /** A receipt that was pasted, or null. */
  readonly pasted: string | null;
}

const wanted = createStore<Wanted | null>(null);
const NOTHING_PASTED: Wanted = { pasted: null };

export function wantLess(): void {
  if (wanted.read() === null) wanted.set(NOTHING_PASTED);
}

/** Whether this is a receipt, as prices at the ends of its lines tell; it is shown to be confirmed then. */
export function takeReceipt(pasted: string): boolean {
  const priced = pasted.split('\n').filter((line) => /\d[.,]\d\d\D{0,5}$/.test(line.trim())).length;
  if (priced < 3) return false;
  wanted.set({ pasted });
  return true;
}

const waitForNothing = () => () => undefined;

export function LessPlace({
  fieldRef,
}: {
  readonly fieldRef: { readonly current: HTMLInputElement | null };
}) {
  const now = useStore(wanted);
  const arrived = usePart(lessArea, now !== null);
  const hears = useSyncExternalStore(waitForNothing, canHear, () => true);
  // The room is kept free: what arrives late must not move a button away from under a finger.
  if (arrived === null || now === null) return hears ? <div className="less-room" /> : null;
  return <arrived.LessArea {...now} fieldRef={fieldRef} onPastedDone={() => wanted.set(NOTHING_PASTED)} />;
}
