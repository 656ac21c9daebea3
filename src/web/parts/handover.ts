// What was typed on its way through a reload: in the fragment, which reaches no server and no storage.

import { listWishes, type Wishes } from '../../recipe/wishes/wishes.ts';
import { LANGUAGES, type Language } from '../text/choose-language.ts';
import { EN } from '../text/en.ts';

export interface Handover {
  /** The list and the wishes as lines to be typed; empty where there are none. */
  readonly lines: string;
  /** What stood in the field and was not added yet. */
  readonly inField: string;
  /** What the page spoke; null where that is not told. */
  readonly language: Language | null;
}

const LINES = 'on-hand';
const IN_FIELD = 'in-field';
const LANGUAGE = 'language';

/** The fragment, with "#". */
export function writeHandover(
  typed: readonly string[],
  wishes: Wishes,
  inField: string,
  language: Language,
): string {
  // Wishes are read again in English.
  const lines = [...typed, ...listWishes(wishes).map(EN.wish)].join('\n');
  return `#${LINES}=${encodeURIComponent(lines)}&${IN_FIELD}=${encodeURIComponent(inField)}&${LANGUAGE}=${language}`;
}

/** What a fragment brings; null where it is another one. */
export function readHandover(hash: string): Handover | null {
  if (!hash.startsWith(`#${LINES}=`)) return null;
  const brought = new URLSearchParams(hash.slice(1));
  const tag = brought.get(LANGUAGE) ?? '';
  return {
    lines: brought.get(LINES) ?? '',
    inField: brought.get(IN_FIELD) ?? '',
    language: Object.hasOwn(LANGUAGES, tag) ? (tag as Language) : null,
  };
}
