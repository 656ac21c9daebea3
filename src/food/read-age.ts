// Judges how old an ingredient is said to be and where it has been: what has stood too long is left out.

import type { Food } from './foods.ts';
import { NUMBER_WORDS } from './number-words.ts';

export interface AgeRead {
  /** Days since it was cooked or bought, where told. */
  readonly days?: number;
  /** It stood outside the fridge for hours. */
  readonly leftOut: boolean;
  /** The line without the words of age. */
  readonly rest: string;
}

const DAYS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, month: 30, year: 365 };
const COUNT = `(\\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`;
const OLD = new RegExp(
  `\\b(?:${COUNT}[\\s-]+)?(?:few[\\s-]+)?(day|night|week|month|year)s?[\\s-]+old\\b`,
  'u',
);
const AGO = new RegExp(
  `\\b(?:(?:cooked|made|bought|opened|left|leftover|leftovers|from|about|over)\\s+)*${COUNT}\\s+(?:few\\s+)?(day|night|week|month|year)s?\\s+ago\\b`,
  'u',
);
const LAST = /\b(?:from\s+)?last\s+(week|month|year)(?:'?s)?\b/u;
const LEFT_OUT =
  /(?<!(?:thaw|defrost|soften)\w*\s*)\b(?:that(?:'s| was| has been)?\s+)?(?:been\s+)?(?:left|sat|sitting|stood|standing|kept)?\s*(?:out\s+(?:overnight|all\s+(?:day|night)|since\b.*|for\s+.*)|(?:left|sat|sitting|stood)\s+out(?:\s+of\s+the\s+fridge)?(?:\s+(?:overnight|all\s+(?:day|night)|for\s+.*))?|(?:left\s+)?(?:on|at)\s+(?:the\s+)?(?:counter|worktop|side|(?<!(?:[,(;-]\s*|and\s+|cooled\s+)at\s+)room temperature)(?:\s+(?:overnight|all\s+(?:day|night)|for\s+.*))?|(?:left|kept)\s+unrefrigerated|unrefrigerated|(?:left|kept)\s+overnight\s+out.*)/u;

// The words without which none of the patterns above finds anything.
const LIKE_AGE = /\b(?:old|ago|last|out|counter|worktop|side|temperature|unrefrigerated)\b/;

/** Reads the words of age out of a folded line. */
export function readAge(folded: string): AgeRead {
  if (!LIKE_AGE.test(folded)) return { leftOut: false, rest: folded.replace(/\s+/g, ' ').trim() };
  const leftOut = LEFT_OUT.exec(folded);
  const old = OLD.exec(folded) ?? AGO.exec(folded);
  const last = old === null ? LAST.exec(folded) : null;
  const days =
    old !== null
      ? (old[1] === undefined ? 1 : (NUMBER_WORDS[old[1]] ?? Number(old[1]))) * (DAYS[old[2] ?? ''] ?? 1)
      : last === null
        ? undefined
        : (DAYS[last[1] ?? ''] ?? 7);
  let rest = folded;
  for (const match of [leftOut, old, last]) if (match !== null) rest = rest.replace(match[0], ' ');
  return {
    ...(days === undefined ? {} : { days }),
    leftOut: leftOut !== null,
    rest: rest.replace(/\s+/g, ' ').trim(),
  };
}

export interface AgeVerdict {
  readonly verdict: 'caution' | 'not-food';
  readonly why: string;
}

/** Whether it goes off within days: meat, fish, milk, and what was cooked, but no vegetable and no bread. */
export function spoils(food: Food): boolean {
  return food.perish === 2 && !STANDS.has(food.roles[0]);
}

/**
 * What its age says of a food, or undefined when nothing. Cooked rice is eaten within a day and never after it
 * stood out (UK FSA); other leftovers within 2 days (UK FSA) or 3 to 4 (USDA).
 */
export function judgeAge(food: Food, name: string, age: AgeRead, folded = ''): AgeVerdict | undefined {
  const isRice = (food.hazards ?? []).includes('cooked-rice');
  if (age.leftOut && (isRice || spoils(food))) {
    return {
      verdict: 'not-food',
      why: `Larder leaves ${name} out that stood outside the fridge: germs grow in it, and heating does not undo what some leave behind.`,
    };
  }
  const kept = isRice && !FROM_A_POUCH.test(folded) ? tellHowKept(name) : undefined;
  if (age.days === undefined) return kept;
  if (isRice && age.days > 1) {
    return {
      verdict: 'not-food',
      why: `Larder leaves ${name} out that is more than a day old: its germs survive cooking and grow again.`,
    };
  }
  if (!spoils(food) || age.days <= 2) return kept;
  if (age.days > 7) {
    return {
      verdict: 'not-food',
      why: `Larder leaves ${name} out that is more than a week old: it goes off within days.`,
    };
  }
  return {
    verdict: 'caution',
    why: `Take care with ${name}: what is cooked or opened keeps two days in the fridge, the rest as long as its pack says.`,
  };
}
// They keep on a kitchen worktop for a day, however soon they are best used.
const STANDS: ReadonlySet<string> = new Set([
  'fruit',
  'vegetable',
  'leaf',
  'herb',
  'aromatic',
  'bread',
  'starch',
  'fat',
]);

// A pouch that was never opened was cooked in it and has not stood anywhere.
const FROM_A_POUCH =
  /microwav|pouch|express|minute rice|2 min|uncle ben|ben'?s original|tilda|veetee|frozen/u;

// The figures are those of the hazard of cooked rice (hazards.ts).
function tellHowKept(name: string): AgeVerdict {
  return {
    verdict: 'caution',
    why: `Take care with ${name}: use it only if it was chilled within an hour of cooking and is at most a day old.`,
  };
}
