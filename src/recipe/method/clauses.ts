// Where a clause of a sentence begins, and how far a denial reaches into what follows it.

import type { FoldedText } from '../phrase-index.ts';

type Words = FoldedText['words'];

const CLAUSE_WORDS: ReadonlySet<string> = new Set(
  'but then so because since while which who where until till before after although though instead just simply when once whereupon yet'.split(
    ' ',
  ),
);
export const JOINERS: ReadonlySet<string> = new Set(['or', 'nor']);
/** "Whatever is not eaten goes in the fridge" denies the eating alone. */
export const RELATIVES: ReadonlySet<string> = new Set(
  'what whatever which that who anything anyone'.split(' '),
);

export function startsClause(folded: FoldedText, at: number, acts: ReadonlySet<number>): boolean {
  const word = folded.words[at];
  const before = folded.words[at - 1];
  if (word === undefined || before === undefined) return false;
  const gap = folded.text.slice(before.end, word.start);
  if (gap !== ' ' && /[;:()!?.]|, | - |,$/.test(gap)) return true;
  // "The night before and": a time, and no clause.
  const after = folded.words[at + 1];
  const isTime =
    word.key === 'before' && (after === undefined || JOINERS.has(after.key) || after.key === 'and');
  if (CLAUSE_WORDS.has(word.key) && !isTime) return true;
  return (before.key === 'and' || before.key === 'or') && acts.has(at);
}

const NEGATION_REACH = 9;
/** "Without oxygen they stay good" denies the oxygen alone, "what nobody ate" the eating. */
const DENIAL_REACH: Readonly<Record<string, number>> = { without: 3, nobodi: 2, nobody: 2, none: 3 };

/** So many words behind it a denial reaches. */
export const readDenialReach = (word = ''): number => DENIAL_REACH[word] ?? NEGATION_REACH;

const SUBJECTS: ReadonlySet<string> = new Set(['it', 'they', 'you', 'we']);

/** "With no air in the bag it keeps": what that is said of comes behind, and is not denied. */
export function isBehindWith(words: Words, denial: number, hit: number): boolean {
  if (words[denial]?.key !== 'no' || words[denial - 1]?.key !== 'with') return false;
  return words.slice(denial, hit).some(({ key }) => SUBJECTS.has(key));
}
