// The language that the page speaks, and the change to another: its words are one file, fetched when they are wanted.

import type { Session } from '../session/session.ts';
import { createStore, type Store, useStore } from '../session/store.ts';
import { type Language, readDirection } from '../text/choose-language.ts';
import { WORDS } from '../text/en.ts';
import { type OtherWords, speak } from '../text/language.ts';

const FETCH: Readonly<Record<Exclude<Language, 'en'>, () => Promise<OtherWords>>> = {
  de: async () => (await import('../text/de.ts')).DE,
  es: async () => (await import('../text/es.ts')).ES,
  fr: async () => (await import('../text/fr.ts')).FR,
  ar: async () => (await import('../text/ar.ts')).AR,
};

const language = createStore<Language>('en');

export const pageLanguage: Store<Language> = language;

/** For what stands within a recipe, which may be in another language: the page's own, and drawn again with it. */
export function usePageLanguage(): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  const lang = useStore(language);
  return { lang, dir: readDirection(lang) };
}

/** Gives what goes over to that language. Rejects where its words could not be loaded. */
export async function fetchLanguage(next: Language): Promise<() => void> {
  const words = next === 'en' ? null : await FETCH[next]();
  return () => {
    speak(words);
    const { documentElement: page } = document;
    page.lang = next === 'en' ? 'en-GB' : next;
    page.dir = readDirection(next);
    page.removeAttribute('data-waits');
    document.title = WORDS.title;
    language.set(next);
  };
}

/** Goes over to that language, and says where that cannot be. */
export async function changeLanguage({ announcer, editor }: Session, next: Language): Promise<void> {
  if (next === language.read()) return;
  try {
    const goOver = await fetchLanguage(next);
    // What was said is of the language before.
    editor.clearNote();
    announcer.say('');
    goOver();
  } catch {
    announcer.say(WORDS.languageMissing);
  }
}
