// What a sentence says and what it only mentions: "rinse the chicken" told from "do not rinse the chicken".

import { NUMBER_WORDS } from '../../../food/number-words.ts';

const NEGATION =
  /\b(?:do not|don't|dont|does not|doesn't|never|no need to|not to|avoid|without|none of|not|cannot|can't|won't|no longer|instead of|rather than|skip|refrain from|neither|shouldn't|mustn't|should not|must not|no|(?:isn't|aren't|wasn't) (?:something|anything|one|meant|(?:an? )(?!problem|mistake|crime|sin|risk|bad)\w+) (?=to|for|$)|(?:isn't|aren't) (?:something|anything|one|an? (?!bad|problem)\w+)(?= ?$)|nothing(?= ?$)|nothing (?:to|for|(?:[\w-]+ ){0,6}(?:should|must|may|can|ought|belongs)(?! (?:stop|prevent|keep|go wrong|happen)))(?= |$))\b[^.;:!?,]{0,60}$/;
const DISPOSAL =
  /\b(?:discard(?:ed|ing)?|throw(?:ing)? (?:away|out)|remov(?:e|ed|ing)|cut(?:ting)? (?:away|off|out)|trim(?:med|ming)?(?: off| away)?|peel(?:ed)?(?: away| deeply| off)?|strip(?:ped)? off|compost|bin|leave out|leaving out|free of|get rid of|pick out)\b[^.;:!?]{0,60}$/;
const FAR_NEGATION =
  /\b(?:never,? ever|under no circumstances|do not|don't|never)\b[^.;:!?]{0,90}(?:,| or | and )[^.;:!?,]{0,50}$/;
// "No sugar, salt or honey"
const LIST_NEGATION =
  /\b(?:no|without|neither|free (?:from|of)) (?:added )?[\w-]+(?:(?:, | or | nor | and )[\w-]+){0,4}(?:,|,? or|,? nor|,? and) $/;
const WARNING =
  /\b(?:dangerous|unsafe|not safe|risk(?:s|y)?|poison(?:ous|ing|s)?|toxic|harmful|hazard|bacteria|germs|illness|sick|ill|botulism|food poisoning|spoils?)\b/;
const NO_WARNING =
  /\b(?:no|not|isn't|aren't|won't|can't|cannot|without|never|nothing|don't worry|forget|myth|hardly|zero|any) (?:\w+ ){0,4}(?:danger(?:ous)?|unsafe|risk(?:s|y)?|poison(?:ous)?|toxic|harm(?:ful)?|hazard|bacteria|germs|illness|sick|ill|botulism|poisoning|spoil(?:s|ed|ing)?)\b|\bkills? (?:\w+ ){0,3}(?:bacteria|germs)\b/;

// "Whatever is not eaten can stay": the denial is about what is meant and not about what is done with it.
const REST =
  /\b(?:is|are|was|were|you|it|they|have|has) ?(?:not|n't|do not|don't|did not|didn't|won't|never)(?: been)? (?:eat(?:en)?|used?|(?:need|finish|want)(?:ed)?|serve[ds]?)\b/g;

/** Whether what follows these words is denied: "do not ...", "instead of ...". */
export function isDenied(before: string): boolean {
  const own = before.replace(REST, ' ');
  return NEGATION.test(own) || FAR_NEGATION.test(own) || LIST_NEGATION.test(own);
}

/** Whether a sentence tells of a danger, so that what it names is not what it asks for. */
export function isWarning(plain: string): boolean {
  return WARNING.test(plain) && !NO_WARNING.test(plain);
}

/** Whether what follows these words is thrown away. */
export function isDisposed(before: string): boolean {
  return DISPOSAL.test(before);
}

// V8 runs a pattern on short text as byte code first, and writing that takes it 20 times as long for a large pattern
// as machine code does, which it writes at once where the text has 1000 characters.
const LONG_TEXT = ' '.repeat(1000);
const LARGE_PATTERN = 300;
const prepared = new WeakSet<RegExp>();

/** The pattern, ready to be run on short text without delay. Its place in a text is set to the start. */
export function prepare(pattern: RegExp): RegExp {
  if (!prepared.has(pattern)) {
    prepared.add(pattern);
    if (pattern.source.length > LARGE_PATTERN) pattern.test(LONG_TEXT);
  }
  pattern.lastIndex = 0;
  return pattern;
}

const NONE: readonly RegExpExecArray[] = [];

/**
 * Every match of a pattern that is global, in order. `matchAll` copies the pattern first, and what a large one costs to
 * copy is more than the search.
 */
export function findAll(plain: string, pattern: RegExp): readonly RegExpExecArray[] {
  prepare(pattern);
  let match = pattern.exec(plain);
  if (match === null) return NONE;
  const matches: RegExpExecArray[] = [];
  for (; match !== null; match = pattern.exec(plain)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return matches;
}

/** The first place where a folded sentence says this and does not deny it. `pattern` must be global. */
export function findSaid(plain: string, pattern: RegExp): RegExpExecArray | null {
  prepare(pattern);
  for (let match = pattern.exec(plain); match !== null; match = pattern.exec(plain)) {
    if (!isDenied(plain.slice(0, match.index))) {
      // Whoever searches with the same pattern next starts at the start, as `matchAll` copies the place.
      pattern.lastIndex = 0;
      return match;
    }
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return null;
}

/** The words of a match as they are quoted in a message: one line, not too long. */
export function quote(words: string): string {
  const plain = words.replace(/\s+/g, ' ').replace(/^[\s,;:]+|[\s,;:.]+$/g, '');
  return plain.length > 90 ? `${plain.slice(0, 88).replace(/\s+\S*$/, '')} ...` : plain;
}

/** Words that stand for a count, for use inside a pattern. */
export const COUNT = String.raw`\d{1,3}(?:\.\d)?|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty(?:[- ]four)?|thirty|forty|sixty|ninety|(?:a )?couple of|(?:a )?few|several`;

/** The number that a count stands for. */
export function readCount(text: string): number {
  const number = Number(text);
  if (!Number.isNaN(number)) return number;
  const [word = '', unit = ''] = text.replace(/a (?=couple|few)/, '').split(/[- ]/);
  return (NUMBER_WORDS[word] ?? 1) + (word.endsWith('ty') ? (NUMBER_WORDS[unit] ?? 0) : 0);
}
