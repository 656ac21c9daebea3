// Which languages there are, and which of them a browser is spoken to in. It comes ahead of the page's script.

/** The languages that the page has, each in its own words. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ar: 'العربية',
} as const;

export type Language = keyof typeof LANGUAGES;

export function readDirection(tag: string): 'ltr' | 'rtl' {
  return tag === 'ar' ? 'rtl' : 'ltr';
}

/** The first of the browser's languages that the page has. */
export function chooseLanguage(preferred: readonly string[]): Language {
  const tags = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return tags.find((tag): tag is Language => tag !== undefined && tag in LANGUAGES) ?? 'en';
}
