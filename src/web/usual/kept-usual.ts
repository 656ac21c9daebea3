// The usual that this device keeps: written when the cook says so and at no other time, forgotten at one press.

import { ALLERGENS } from '../../food/allergens.ts';
import { listWishes } from '../../recipe/wishes/wishes.ts';
import { reader } from '../parts/parts.ts';
import type { Session } from '../session/session.ts';
import { createStore, type Store } from '../session/store.ts';
import { USUAL_WORDS } from '../text/en-usual.ts';
import { USUAL_KEY } from './has-usual.ts';
import { pickUsual, readUsual, type Usual, writeUsual } from './usual.ts';

const usual = createStore<Usual | null>(null);

/** What is kept now; null while nothing is. */
export const keptUsual: Store<Usual | null> = usual;

/** Sets what is kept. What cannot be read is left alone, and nothing is set. */
export function takeUpUsual(session: Session): void {
  if (usual.read() !== null) return;
  const kept = readUsual(readStored() ?? '');
  if (kept === null) return;
  usual.set(kept);
  setUsual(session);
  session.keepsUsual.set(true);
}

/** Sets the wishes of the usual beside those that are set. */
export function setUsual({ wishes, announcer }: Session): void {
  const kept = usual.read();
  if (kept === null) return;
  for (const wish of listWishes(pickUsual(wishes.read()))) wishes.drop(wish);
  for (const wish of listWishes(kept.wishes)) wishes.add(wish);
  const words = (kept.wishes.avoid ?? []).filter((word) => !(ALLERGENS as readonly string[]).includes(word));
  if (words.length === 0) return;
  // A later Larder may know a food by another name: what cannot be looked for must not look as if it were.
  void reader.load().then(
    ({ readAvoided }) => {
      const unknown = words.filter((word) => readAvoided(word).unknown.length > 0);
      for (const word of unknown) wishes.drop({ kind: 'avoid', word });
      if (unknown.length > 0) announcer.say(USUAL_WORDS.unknown(unknown.join(', ')));
    },
    () => undefined,
  );
}

/** Keeps what is set now, and this cupboard. False where the browser does not allow it. */
export function keepUsual(session: Session, cupboard: readonly string[]): boolean {
  const next: Usual = { wishes: pickUsual(session.wishes.read()), cupboard };
  try {
    localStorage.setItem(USUAL_KEY, writeUsual(next));
  } catch {
    return false;
  }
  usual.set(next);
  session.keepsUsual.set(true);
  return true;
}

/** Nothing is left of it on the device. What is set stays set on this page. */
export function forgetUsual(session: Session): void {
  try {
    localStorage.removeItem(USUAL_KEY);
  } catch {
    // What may not be read was not kept.
  }
  usual.set(null);
  session.keepsUsual.set(false);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(USUAL_KEY);
  } catch {
    return null;
  }
}
