// The usual that this device keeps: written when the cook says so and at no other time, forgotten at one press.

import { ALLERGENS } from '../../food/allergens.ts';
import { listWishes } from '../../recipe/wishes/wishes.ts';
import { changeLanguage, pageLanguage } from '../parts/page-language.ts';
import { reader } from '../parts/parts.ts';
import type { Session } from '../session/session.ts';
import { createStore, type Store, useStore } from '../session/store.ts';
import { chooseLanguage, type Language } from '../text/choose-language.ts';
import { USUAL_WORDS } from '../text/en-usual.ts';
import { USUAL_KEY } from './has-usual.ts';
import { isSameUsual, pickUsual, readUsual, type Settings, type Usual, writeUsual } from './usual.ts';

const usual = createStore<Usual | null>(null);

/** What is kept now; null while nothing is. */
export const keptUsual: Store<Usual | null> = usual;

/** The language that is kept, which is wanted before anything is shown. */
export function readKeptLanguage(): Language | undefined {
  return readUsual(readStored() ?? '')?.language;
}

/** Whether what is set has come to differ from what is kept. */
export function useDiffers(session: Session): boolean {
  const kept = useStore(usual);
  const wishes = useStore(session.wishes);
  const chosen = findChosen(useStore(pageLanguage));
  return kept !== null && !isSameUsual(kept, { wishes, ...chosen });
}

/** Sets what is kept. What cannot be read is left alone, and nothing is set. */
export function takeUpUsual(session: Session): void {
  if (usual.read() !== null) return;
  const kept = readUsual(readStored() ?? '');
  if (kept === null) return;
  usual.set(kept);
  setWishes(session, kept);
  session.keepsUsual.set(true);
}

/** Sets the usual again, after something else was set. */
export async function returnToUsual(session: Session): Promise<void> {
  const kept = usual.read();
  if (kept === null) return;
  await changeLanguage(session, kept.language ?? chooseLanguage(navigator.languages));
  setWishes(session, kept);
}

/** Beside those that are set. */
function setWishes({ wishes, announcer }: Session, kept: Usual): void {
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
  const chosen = findChosen(pageLanguage.read());
  const next: Usual = { wishes: pickUsual(session.wishes.read()), cupboard, ...chosen };
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

/** What a browser asks for by itself need not be kept. */
function findChosen(language: Language): Pick<Settings, 'language'> {
  return language === chooseLanguage(navigator.languages) ? {} : { language };
}

function readStored(): string | null {
  try {
    return localStorage.getItem(USUAL_KEY);
  } catch {
    return null;
  }
}
