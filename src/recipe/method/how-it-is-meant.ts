// How a sentence is meant: the cook is asked for something, is told of a hazard, or hears what others do, what was
// and what would be. Dangers rest on what is asked.

import { isAct } from '../lexicon/lexicon.ts';
import type { Hit, Sentence } from './sentence.ts';

const ADVISERS: ReadonlySet<string> = new Set(['i', 'we']);
/** "It stays crisp, as it would not in the fridge". */
const COMPARERS: ReadonlySet<string> = new Set(['as', 'than']);
/** Words between who did something and the verb: "my gran always kept". */
const REACH_OF_DOER = 2;
/** Past forms that are participles too. */
const PAST_OR_DONE: ReadonlySet<string> = new Set('kept left made put stood held let hung sat'.split(' '));
const POSSIBLE: ReadonlySet<string> = new Set('may might can could'.split(' '));
export const MODALS: ReadonlySet<string> = new Set('can should may must will could'.split(' '));

/** Whether its clause runs it down: "a fridge would dull the taste", "it would be a waste to throw them out". */
export function isScolded({ hits }: Sentence, { clause }: Hit): boolean {
  return hits.some((one) => one.sense === 'scolds' && one.clause === clause);
}

/** Whether an act stands where an order begins, or the note says how long something keeps. */
export function isOrder(sentence: Sentence): boolean {
  return sentence.hits.some((hit) => {
    const { sense, negated, supposed } = hit;
    if (!isAct(sense) || negated || supposed) return false;
    // "It needs days of soaking and drying".
    const isNoun = sentence.folded.words[hit.from]?.key.endsWith('ing') === true;
    if (!isNoun && sentence.opensClause(hit)) return true;
    const ahead = sentence.wordsAhead(hit);
    // "Keeps for three days", "hold it in the fridge"; "it holds a poison" keeps nothing.
    const kept = sentence.spans.length > 0 || sentence.names('fridge', 'freezer', 'warmPlace');
    if (sense === 'keep' && !ahead.includes('to') && kept) return true;
    // "It may be packed near nuts" asks for nothing.
    const told = ahead.includes('be') && ahead.some((key) => POSSIBLE.has(key));
    return !told && ahead.some((key) => MODALS.has(key));
  });
}

/** "A slow oven would hold it lukewarm"; "I would leave it out" is advice. */
function supposesOther({ hits, folded: { words } }: Sentence): boolean {
  return hits.some(
    ({ sense, from }) =>
      sense === 'would' &&
      !ADVISERS.has(words[from - 1]?.key ?? '') &&
      !COMPARERS.has(words[from - 2]?.key ?? ''),
  );
}

/** A verb of the past by itself, or one behind who did it: "they kept". */
function tellsPast({ hits, folded: { words } }: Sentence): boolean {
  return hits.some(
    ({ sense, to }) =>
      sense === 'past' ||
      (sense === 'doer' &&
        words.slice(to, to + REACH_OF_DOER).some(({ key }) => key.endsWith('ed') || PAST_OR_DONE.has(key))),
  );
}

/** Adjectives and the like ahead of those that a sentence tells of: "lots of old gamekeepers' books leave it". */
const REACH_OF_SUBJECT = 5;

/** Whether a clause begins with others, and what they do follows at once. */
function tellsOfOthers(sentence: Sentence): boolean {
  return sentence.hits.some((hit) => {
    if (hit.sense !== 'othersWho') return false;
    const ahead = sentence.wordsAhead(hit);
    if (
      ahead.length > REACH_OF_SUBJECT ||
      sentence.hits.some(
        ({ sense, clause, from }) => isAct(sense) && clause === hit.clause && from < hit.from,
      )
    )
      return false;
    return sentence.hits.some(
      ({ sense, from }) => isAct(sense) && from >= hit.to && from - hit.to < REACH_OF_DOER,
    );
  });
}

/** Words between "is" and the fault: "is the classic barbecue fault". */
const REACH_OF_FAULT = 5;

/** "Black outside and raw within is the classic fault"; "a mistake to cook it through" calls something else one. */
function callsItFault({ hits, folded: { words } }: Sentence): boolean {
  return hits.some(({ sense, from, to, negated }) => {
    if (sense !== 'faultWord' || negated || words[to]?.key === 'to') return false;
    return words
      .slice(Math.max(0, from - REACH_OF_FAULT), from)
      .some(({ key }) => key === 'is' || key === 'be' || key === 'are');
  });
}

/** "Myth: leave it out overnight": under this label stands what is not to be done. */
const isMyth = ({ text, folded: { words } }: Sentence): boolean =>
  words[0]?.key === 'myth' && text.slice(0, LABEL).includes(':');
const LABEL = 12;

/** Whether it tells of others, of what would be, or in a note of the past, and no order stands in it. */
export function isStory(sentence: Sentence): boolean {
  if (isMyth(sentence)) return true;
  const told =
    sentence.names('hearsay') ||
    tellsOfOthers(sentence) ||
    supposesOther(sentence) ||
    callsItFault(sentence) ||
    (sentence.place === 'notes' && tellsPast(sentence));
  // "Rinsing was once taught", "made with lard and served with yolk".
  const orders = (hit: Hit) => {
    if (!isAct(hit.sense) || hit.negated || hit.supposed || !sentence.opensClause(hit)) return false;
    const key = sentence.folded.words[hit.from]?.key ?? '';
    return !key.endsWith('ing') && !key.endsWith('ed');
  };
  return told && !sentence.hits.some(orders);
}

/** Whether it tells of a hazard and waves none away. */
export function isCaution(sentence: Sentence): boolean {
  return (
    !sentence.names('waved') && sentence.hits.some(({ sense, negated }) => sense === 'hazard' && !negated)
  );
}
