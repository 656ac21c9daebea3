// Reads what was done to a food already, as the cook typed it: who has diced turkey does not dice it again, and thin-cut
// pork is done in minutes. It says nothing of which food it is; a reading's `text` is what it is asked with.

import { type FoodState, readStates } from './line/state/read-states.ts';
import { foldText, readKeys } from './normalise-text.ts';

/** How it lies there, cut or worked. */
export type Preparation = keyof typeof WORDS;

const WORDS = {
  diced: /diced?|cubed|cubes/,
  sliced: /(?:pre-?)?sliced|slices|slivers|rashers/,
  thin: /(?:thin|wafer)(?:ly)?[ -](?:cut|sliced|slices|thin)|thin/,
  thick: /thick(?:ly)?[ -](?:cut|sliced|slices)|thick/,
  strips: /strips|julienned?|matchsticks/,
  chopped: /(?:pre-?)?chopped/,
  shredded: /shredded|pulled/,
  grated: /grated/,
  crushed: /crushed|mashed|pureed/,
  crumbled: /crumbled|flaked/,
  halved: /halved|quartered/,
  peeled: /peeled|podded|shelled|pitted|stoned/,
  wilting: /wilt(?:ing|ed|y)|limp|floppy|bendy|shrivelled|wrinkly/,
} as const;

const PATTERNS = (Object.keys(WORDS) as Preparation[]).map(
  (name) => [name, new RegExp(`(?<![\\p{L}-])(?:${WORDS[name].source})(?![\\p{L}-])`, 'u')] as const,
);
const ANY = /(?:ed|es|ers|ips|iced?|ks|cut|thick|thin|ing|y|limp)(?![\p{L}])/u;
/** "To be sliced", "for slicing", "not peeled": it is not done yet. */
const NOT_DONE = /(?<!\p{L})(?:to be|for|not|un|needs?(?: to be)?|yet to be) ?$/u;

/** Every state that a typed line tells, in the order typed: a reading's `state` is the one that matters most. */
export function readTypedStates(text: string): readonly FoodState[] {
  return readStates(readKeys(text)).states;
}

/** Everything that a typed line says was done to its food, each once, in a fixed order. */
export function readPreparation(text: string): readonly Preparation[] {
  const folded = foldText(text);
  if (!ANY.test(folded)) return [];
  return PATTERNS.flatMap(([name, pattern]) => {
    const match = pattern.exec(folded);
    return match === null || NOT_DONE.test(folded.slice(0, match.index)) ? [] : [name];
  });
}
