// What a sentence says and what it only mentions: "rinse the chicken" told from "do not rinse the chicken".

import { NUMBER_WORDS } from '../../../food/number-words.ts';
import { prepare } from '../../../food/prepare-pattern.ts';

export const NEGATION =
  /\b(?:do not|don't|dont|does not|doesn't|never|no need to|not to|avoid|without|none of|not|cannot|can't|won't|no longer|instead of|rather than|skip|refrain from|neither|shouldn't|mustn't|should not|must not|no|(?:isn't|aren't|wasn't) (?:something|anything|one|meant|(?:an? )(?!problem|mistake|crime|sin|risk|bad)\w+) (?=to|for)|(?:isn't|aren't) (?:something|anything|one|an? (?!bad|problem)\w+)(?= ?$)|nothing(?= ?$)|nothing (?:to|for|(?:[\w-]+ ){0,6}(?:should|must|may|can|ought|belongs)(?! (?:stop|prevent|keep|go wrong|happen)))(?= |$))\b[^.;:!?,]{0,60}$/;
export const DISPOSAL =
  /\b(?:discard(?:ed|ing)?|throw(?:ing)? (?:away|out)|remov(?:e|ed|ing)|cut(?:ting)? (?:away|off|out)|trim(?:med|ming)?(?: off| away)?|peel(?:ed)?(?: away| deeply| off)?|strip(?:ped)? off|compost|bin|leave out|leaving out|free of|get rid of|pick out)\b[^.;:!?]{0,60}$/;
export const FAR_NEGATION =
  /\b(?:under no circumstances|do not|don't|never)\b[^.;:!?]{0,90}(?:,| or | and )[^.;:!?,]{0,50}$/;
// "No sugar, salt or honey"
export const LIST_NEGATION =
  /\b(?:no|without|neither|free (?:from|of)) (?:added )?[\w-]+(?: [\w-]+)?(?:(?:, | or | nor | and )[\w-]+(?: [\w-]+)?){0,4}(?:,|,? or|,? nor|,? and) $/;
export const WARNING =
  /\b(?:dangerous|unsafe|not safe|risk(?:s|y)?|poison(?:ous|ing|s)?|toxic|harmful|hazard|bacteria|germs|illness|sick|ill|botulism|food poisoning|spoils?)\b/;
export const NO_WARNING =
  /\b(?:no|not|isn't|aren't|won't|can't|cannot|without|never|nothing|don't worry|forget|myth|hardly|zero|any) (?:\w+ ){0,4}(?:danger(?:ous)?|unsafe|risk(?:s|y)?|poison(?:ous)?|toxic|harm(?:ful)?|hazard|bacteria|germs|illness|sick|ill|botulism|poisoning|spoil(?:s|ed|ing)?)\b|\bkills? (?:\w+ ){0,3}(?:bacteria|germs)\b/;

// "Whatever is not eaten can stay": the denial is about what is meant and not about what is done with it.
export const REST =
  /\b(?:is|are|was|were|you|it|they|have|has) ?(?:not|n't|do not|don't|did not|didn't|won't|never)(?: been)? (?:eat(?:en)?|used?|(?:need|finish|want)(?:ed)?|serve[ds]?)\b/g;

/** "So that it never sets hard, stir in ...": what a clause ahead denies is not what is asked for. */
export const CLAUSE_AHEAD =
  /(?:^|[.;:!?] )(?:so (?:that )?(?=it|they|the|your)|if |since |because |when(?:ever)? |to (?:make sure|be sure|keep|stop|prevent)\b)[^,.;:!?]{0,80}, (?!or |and |nor |ever\b)/g;

/** Whether what follows these words is denied: "do not ...", "instead of ...". */
export function isDenied(before: string): boolean {
  const own = before.replace(prepare(REST), ' ').replace(prepare(CLAUSE_AHEAD), ' ');
  return prepare(NEGATION).test(own) || prepare(FAR_NEGATION).test(own) || prepare(LIST_NEGATION).test(own);
}

/** Whether a sentence tells of a danger, so that what it names is not what it asks for. */
export function isWarning(plain: string): boolean {
  return prepare(WARNING).test(plain) && !prepare(NO_WARNING).test(plain);
}

/** Whether what follows these words is thrown away. */
export function isDisposed(before: string): boolean {
  return prepare(DISPOSAL).test(before);
}

/** Whether a folded text says this. */
export function says(plain: string, pattern: RegExp): boolean {
  return prepare(pattern).test(plain);
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

export const SPACES = /\s+/g;
export const EDGES = /^[\s,;:]+|[\s,;:.]+$/g;
export const LAST_WORD = /\s+\S*$/;

/** The words of a match as they are quoted in a message: one line, not too long. */
export function quote(words: string): string {
  const plain = words.replace(prepare(SPACES), ' ').replace(prepare(EDGES), '');
  return plain.length > 90 ? `${plain.slice(0, 88).replace(prepare(LAST_WORD), '')} ...` : plain;
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
