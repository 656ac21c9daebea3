// What was said in English, said again in the page's language.

import { PARTS } from './language.ts';

/** In the page's language, what the page itself has said in English, as failures are kept; null for the words of others. */
export function translate(english: string): string | null {
  for (const part of PARTS) {
    const found = findTold(part.english, part.told, english);
    if (found !== null) return found;
  }
  return null;
}

function findTold(english: object, told: object, words: string): string | null {
  for (const [key, value] of Object.entries(english)) {
    const here: unknown = told[key as keyof typeof told];
    if (value === words) return String(here);
    const below = typeof value === 'object' ? findTold(value, Object(here), words) : null;
    if (below !== null) return below;
  }
  return null;
}
