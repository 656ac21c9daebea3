// What a sentence says and what it only mentions: "rinse the chicken" told from "do not rinse the chicken".

const NEGATION =
  /\b(?:do not|don't|dont|does not|doesn't|never|no need to|not to|avoid|without|not|cannot|can't|won't|no longer|instead of|rather than|skip|refrain from|shouldn't|mustn't|should not|must not|no)\b[^.;:!?,]{0,60}$/;
const DISPOSAL =
  /\b(?:discard(?:ed|ing)?|throw(?:ing)? (?:away|out)|remov(?:e|ed|ing)|cut(?:ting)? (?:away|off|out)|trim(?:med|ming)?(?: off| away)?|peel(?:ed)?(?: away| deeply| off)?|strip(?:ped)? off|compost|bin|leave out|leaving out|free of|get rid of|pick out)\b[^.;:!?]{0,60}$/;
const FAR_NEGATION =
  /\b(?:never,? ever|under no circumstances|do not|don't|never)\b[^.;:!?]{0,90}(?:,| or | and )[^.;:!?,]{0,50}$/;
const WARNING =
  /\b(?:dangerous|unsafe|not safe|risk(?:s|y)?|poison(?:ous|ing|s)?|toxic|harmful|hazard|bacteria|germs|illness|sick|ill|botulism|food poisoning|spoils?)\b/;
const NO_WARNING =
  /\b(?:no|not|isn't|aren't|without|never|nothing|don't worry|forget|myth|hardly|zero|any) (?:\w+ ){0,4}(?:danger(?:ous)?|unsafe|risk(?:s|y)?|poison(?:ous)?|toxic|harm(?:ful)?|hazard|bacteria|germs|illness|sick|ill|botulism|poisoning)\b|\bkills? (?:\w+ ){0,3}(?:bacteria|germs)\b/;

/** Whether what follows these words is denied: "do not ...", "instead of ...". */
export function isDenied(before: string): boolean {
  return NEGATION.test(before) || FAR_NEGATION.test(before);
}

/** Whether a sentence tells of a danger, so that what it names is not what it asks for. */
export function isWarning(plain: string): boolean {
  return WARNING.test(plain) && !NO_WARNING.test(plain);
}

/** Whether what follows these words is thrown away. */
export function isDisposed(before: string): boolean {
  return DISPOSAL.test(before);
}

/** The first place where a folded sentence says this and does not deny it. `pattern` must be global. */
export function findSaid(plain: string, pattern: RegExp): RegExpExecArray | null {
  for (const match of plain.matchAll(pattern)) {
    if (!isDenied(plain.slice(0, match.index))) return match;
  }
  return null;
}

/** The words of a match as they are quoted in a message: one line, not too long. */
export function quote(words: string): string {
  const plain = words.replace(/\s+/g, ' ').replace(/^[\s,;:]+|[\s,;:.]+$/g, '');
  return plain.length > 90 ? `${plain.slice(0, 88).replace(/\s+\S*$/, '')} ...` : plain;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  couple: 2,
  few: 3,
  several: 4,
  half: 0.5,
};

/** Words that stand for a count, for use inside a pattern. */
export const COUNT = String.raw`\d{1,3}(?:\.\d)?|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|(?:a )?couple of|(?:a )?few|several`;

/** The number that a count stands for. */
export function readCount(text: string): number {
  const number = Number(text);
  if (!Number.isNaN(number)) return number;
  const word = text.replace(/^a (?=couple|few)/, '').split(' ')[0] ?? '';
  return NUMBER_WORDS[word] ?? 1;
}
