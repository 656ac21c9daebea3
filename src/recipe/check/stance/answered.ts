// A question and its answer are one: what is asked and denied is not done, what is asked and granted is said to be done.

import { foldText } from '../../../food/normalise-text.ts';
import { prepare } from '../../../food/prepare-pattern.ts';
import { readSentences } from '../../read-sentences.ts';
import { says } from './phrases.ts';
import { asksForCare, isWavedAway, SAID_NO } from './told-hazards.ts';

/** A question in bold and what stands up to the next; without bold one question over a whole note. */
export const BOLD = /(\*\*|__)([^*_]{1,400}\?)\s*\1\s*([^*_]*)/g;
export const PLAIN = /^((?:Q\W+)?[^.!?]{1,200}(?:[.!] [^.!?]{1,30})?\?)\s+([^?]+)$/;
const NO = new RegExp(String.raw`^\W*(?:a\W+)?(?:none\b|neither\b|nope\b|${SAID_NO})`);
export const YES =
  /^\W*(?:a\W+)?(?:yes|yep|sure(?:ly)?|of course|certainly|absolutely|definitely|by all means|please do|go ahead|gladly|you can)\b(?![^.]*\b(?:if|once|provided|as long|only|unless|but|when|after|with a)\b)/;
export const MAY =
  /^(.*[.!] )?(?:q\W+)?(?:and |so )?(?:can|could|may|might|should|shall) (?:i|we|you) (.+)\?$/;
const YES_OR_NO = new RegExp(`${NO.source}|${YES.source}`);
/** "Salt?" */
export const THING = /^(?:a (?:little|bit of|pinch of) )?([a-z]+)\?$/;
export const SOME =
  /^(?:an?|half an?|one|two|\d+) ?(?:good |small |tiny )?(?:little|bit|pinch|spoon(?:ful)?|dash|drizzle|splash|handful|knob|teaspoons?|tablespoons?|tsp|tbsp|g|ml)\b/;
/** Why not, said of the thing and not ordered: "the outside turns warm hours before". */
export const REASON =
  /^\W*(?:no\W+|never\W+)?(?:it|they|that|this|these|those|the|an?|every|each|all|both|because|even|raw|uncooked|heat|water|spores|germs|some|most)\b/;
export const ALLOWED =
  /\b(?:fine|good|great|delicious|better|best|safe|perfect|lovely|works?|keeps?|like|love|instead|just|you|we|i|add|use|serve|leave|eat)\b/;

function isReason(sentence: string): boolean {
  const plain = foldText(sentence);
  return says(plain, REASON) && !says(plain, ALLOWED);
}

function join(whole: string, asked: string, answer: string): string {
  const plain = foldText(asked);
  const said = foldText(answer);
  const thing = says(said, YES) || says(said, SOME) ? prepare(THING).exec(plain)?.[1] : undefined;
  if (thing !== undefined) return `Add ${thing}: ${answer}`;
  if (says(said, YES)) {
    const [, ahead = '', deed = ''] = prepare(MAY).exec(plain) ?? [];
    return deed === '' ? whole : `${ahead}You can ${deed}. ${answer}`;
  }
  if (!says(said, NO) || isWavedAway(said) || asksForCare(plain)) return whole;
  return readSentences(answer)
    .filter((sentence) => !isReason(sentence))
    .join(' ');
}

/**
 * A text without the questions that it answers with no, and with what it grants in place of the question. In a note a
 * few words before the question belong to it.
 */
export function readAnswered(text: string, isNote = false): string {
  if (!text.includes('?')) return text;
  const joined = text.replace(prepare(BOLD), (whole, _: string, asked: string, answer: string) =>
    join(whole, asked, answer),
  );
  if (joined !== text) return joined;
  const sentences = readSentences(text);
  const at = sentences.findIndex((sentence) => sentence.endsWith('?'));
  if (at < 1 || at === sentences.length - 1 || (isNote && says(text, PLAIN)))
    return text.replace(prepare(PLAIN), join);
  // "Fry until brown. Can you eat them pink? Yes.": what stands before the question is kept as it is.
  return [...sentences.slice(0, at), readAnswered(sentences.slice(at).join(' '))].join(' ');
}

/** A question that is a heading of its own. */
export const ASKS_ALONE = /^[^.!?]{3,200}\?[\s*_]*$/;

export const HEADING_END = /[\s*_]+$/;

/** Notes with their questions answered; a heading that asks stands with the note that answers it. */
export function readAnsweredNotes(notes: readonly string[]): readonly string[] {
  const read: string[] = [];
  let asked = '';
  for (const note of notes) {
    if (asked !== '' && says(foldText(note), YES_OR_NO))
      read[read.length - 1] = readAnswered(`${asked} ${note}`, true);
    else read.push(readAnswered(note, true));
    asked = says(note, ASKS_ALONE) ? note.replace(prepare(HEADING_END), '') : '';
  }
  return read;
}
