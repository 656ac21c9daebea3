// Typed text made plain before anything reads it: one Unicode form, and nothing in it that cannot be seen.

// Controls, format characters (zero-width, bidi, soft hyphen, tags), lone surrogates, private use, unassigned,
// and whatever else renderers leave out: each of them can hide a word from a reader and show it to a model.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
const INVISIBLE_IN_LINES = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
const SPACES = /\s+/gu;

/**
 * One line of typed text in NFKC, without invisible characters, its white space folded to single spaces and
 * trimmed. Cleaning twice changes nothing. The length is not limited here.
 */
export function cleanText(text: string): string {
  const spaced = text.normalize('NFKC').replace(SPACES, ' ');
  return spaced.replace(INVISIBLE, '').normalize('NFKC').replace(SPACES, ' ').trim();
}

/** Text of several lines: NFC, line ends as "\n", invisible characters removed, tabs and line ends kept. */
export function cleanLines(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/gu, '\n').replace(INVISIBLE_IN_LINES, '').normalize('NFC');
}

/** Code points, which is what a person counts as characters far more nearly than UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
