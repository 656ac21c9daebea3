// Names that English shares with other languages, which bear unknown words behind them.

import { LISTS } from '../../generated/packed-words.ts';
import { singularForms } from './word-forms.ts';

// "pancetta a cubetti", "Quark Magerstufe".
const LOAN_WORDS: ReadonlySet<string> = new Set(LISTS['loan-words'].split(' '));

/** Whether a word is such a name, in either number. */
export function isLoanWord(word: string): boolean {
  return LOAN_WORDS.has(word) || singularForms(word).some((one) => LOAN_WORDS.has(one));
}
