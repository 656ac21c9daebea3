// Where adding without typing will be: it loads with the first sign that the cook wants to add something.

import { loadOnce, usePart } from '../../../parts/load-once.ts';
import { createStore, useStore } from '../../../session/store.ts';

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

export function LessPlace({
  fieldRef,
}: {
  readonly fieldRef: { readonly current: HTMLInputElement | null };
}) {
  const now = useStore(wanted);
  const arrived = usePart(lessArea, now !== null);
  if (arrived === null || now === null) return null;
  return <arrived.LessArea {...now} fieldRef={fieldRef} onPastedDone={() => wanted.set(NOTHING_PASTED)} />;
}
