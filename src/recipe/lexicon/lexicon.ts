// The one lexicon: which families of verbs and words a sentence names.

import type { foldWords } from '../phrase-index.ts';
import { ACTS, type Act } from './acts.ts';
import { compileLexicon, type Lexicon, type LexiconHit } from './compile-lexicon.ts';
import { CONTACT_WORDS } from './contact.ts';
import { DONENESS_WORDS } from './doneness.ts';
import { DOSE_WORDS } from './dose-words.ts';
import { KEEPING_WORDS } from './keeping-words.ts';
import { PAGE_WORDS } from './page-words.ts';
import { TOXIN_WORDS } from './toxins.ts';
import { WORDS } from './words.ts';

const PHRASES = {
  ...WORDS,
  ...CONTACT_WORDS,
  ...DONENESS_WORDS,
  ...KEEPING_WORDS,
  ...DOSE_WORDS,
  ...TOXIN_WORDS,
  ...PAGE_WORDS,
} as const;

export type Sense = Act | keyof typeof PHRASES;

let lexicon: Lexicon<Sense> | undefined;

/** Everything the lexicon knows in a text. Linear in its length. */
export function findSenses(text: ReturnType<typeof foldWords>): readonly LexiconHit<Sense>[] {
  lexicon ??= compileLexicon<Sense>(ACTS, PHRASES);
  return lexicon.find(text);
}

const ACT_NAMES: ReadonlySet<string> = new Set(Object.keys(ACTS));

/** Whether a family is one of verbs. */
export function isAct(sense: Sense): sense is Act {
  return ACT_NAMES.has(sense);
}
