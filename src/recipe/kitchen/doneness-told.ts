// Where a recipe tells how far something is cooked, and whether it is cooked on after.

import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';

/** What the cook is asked to do, and notes that say how it is best: not warnings, questions, or what others do. */
export function findDonenessTold({ orders, notes }: Method): readonly Sentence[] {
  const advised = notes.filter(
    (one) =>
      !one.isOrder &&
      !one.isQuestion &&
      !one.isStory &&
      !one.names('others', 'elsewhere') &&
      one.asks('recommended') !== undefined,
  );
  return [...orders, ...advised].filter(({ isCaution }) => !isCaution);
}

/** "Raw at this stage", and behind a word of the sentence: "pink: put it back", "finish it in the oven". */
export function isUnfinished(sentence: Sentence, word: number): boolean {
  return sentence.hits.some(
    ({ sense, from, negated }) => sense === 'notYet' || (sense === 'needsMore' && !negated && from >= word),
  );
}
