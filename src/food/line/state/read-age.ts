// Judges how old an ingredient is said to be and where it has been: what has stood too long is left out.

import type { Food } from '../../foods.ts';
import { NUMBER_WORDS } from '../../number-words.ts';
import { prepare } from '../../prepare-pattern.ts';

export interface AgeRead {
  /** Days since it was cooked or bought, where told. */
  readonly days?: number;
  /** It stood outside the fridge for hours. */
  readonly leftOut: boolean;
  /** The line without the words of age. */
  readonly rest: string;
}

const DAYS: Readonly<Record<string, number>> = {
  ...{ day: 1, night: 1, week: 7, wk: 7, fortnight: 14, month: 30, mth: 30, year: 365, age: 60 },
  ...{ weekend: 3, yesterday: 1 },
};
// A month, a feast and a season long past; a day of the week is at most a week ago.
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|new year|spring|summer|autumn|winter|jan|feb|mar|apr|aug|sept?|oct|nov|dec)';
const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|fri|sat|sun)';
const COUNT = `(\\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`;
const UNIT = '(day|night|week|wk|fortnight|month|mth|year|age)';
const ABOUT =
  '(?:(?:about|around|over|nearly|almost|roughly|maybe|at least|more than|a(?= (?:few|couple)))\\s+)*';
const SPAN = `${ABOUT}(?:${COUNT}[\\s-]+(?:or so\\s+|of\\s+)?)?${UNIT}s?`;
const OPEN = '(?:(?:that|which|i|we|was|were|has|have|been|is|are)\\s+)*\\bopen(?:ed)?';
const END = '(?=[\\s.!)]*$|\\s*[,;(])';
// Each tells how many of a unit, or which day, month or year.
const SPANS: readonly RegExp[] = [
  `\\b(?:${COUNT}[\\s-]+(?:of[\\s-]+)?)?${UNIT}s?[\\s-]+old\\b`,
  `\\b(?:(?:cooked|made|bought|opened|left|leftover|leftovers|from)\\s+)*${SPAN}\\s+ago\\b`,
  `\\b(?:${OPEN}|(?:(?:been|sat|sitting|kept)\\s+)?in\\s+(?:the|my|our)\\s+fridge|kept)\\s+(?:for\\s+|now\\s+)*${SPAN}\\b`,
  `(?<=\\b(?:cooked|leftovers?|boiled|roast(?:ed)?|grilled|poached|open(?:ed)?)\\b.*)(?<!\\b(?:for|within|in|next|by|keeps|lasts|good|aged))[\\s,(-]+${SPAN}(?=[\\s.!)]*$)`,
].map((written) => new RegExp(written, 'u'));
const DATES: readonly RegExp[] = [
  `(?:${OPEN}\\s+)?(?:\\bfrom\\s+)?\\b(?:the\\s+week\\s+before\\s+)?last\\s+(week|month|year|weekend|${WEEKDAY})(?:'?s)?\\b`,
  `(?:${OPEN}\\s+)?\\bsince\\s+(?:(?:last|the|early|late|mid|before)\\s+)*(week|month|year|weekend|yesterday|${WEEKDAY}|${MONTH})\\b`,
  `(?:${OPEN}\\s+)?\\b(?:from|in)\\s+(?:last\\s+|early\\s+|late\\s+)?(${MONTH})(?:\\s+20\\d\\d)?${END}`,
  `\\bfrom\\s+(20[12]\\d)${END}`,
].map((written) => new RegExp(written, 'u'));
const IS_MONTH = new RegExp(`^${MONTH}$`, 'u');
// How long is not told, and too long.
const FORGOTTEN =
  /\b(?:forgotten|forgot about|found\s+(?:at|in)\s+the\s+(?:back|bottom)\s+of\s+(?:the|my|our)\s+fridge)\b/u;
const LEFT_OUT =
  /(?<!(?:thaw|defrost|soften)\w*\s*)\b(?:that(?:'s| was| has been)?\s+)?(?:been\s+)?(?:left|sat|sitting|stood|standing|kept)?\s*(?:out\s+(?:overnight|all\s+(?:day|night)|since\b.*|for\s+.*)|(?:left|sat|sitting|stood)\s+out(?:\s+of\s+the\s+fridge)?(?:\s+(?:overnight|all\s+(?:day|night)|for\s+.*))?|(?:left\s+)?(?:on|at)\s+(?:the\s+)?(?:counter|worktop|side|(?<!(?:[,(;-]\s*|and\s+|cooled\s+)at\s+)room temperature)(?:\s+(?:overnight|all\s+(?:day|night)|for\s+.*))?|(?:left|kept)\s+unrefrigerated|unrefrigerated|(?:left|kept)\s+overnight\s+out.*)/u;

// The words without which none of the patterns above finds anything.
const LIKE_AGE =
  /\b(?:old|ago|last|out|counter|worktop|side|temperature|unrefrigerated|since|from|open(?:ed)?|fridge|kept|forgot\w*|cooked|leftovers?|boiled|roast(?:ed)?|grilled|poached)\b/;

/** Reads the words of age out of a folded line. */
export function readAge(folded: string): AgeRead {
  if (!prepare(LIKE_AGE).test(folded)) return { leftOut: false, rest: folded.replace(/\s+/g, ' ').trim() };
  const leftOut = prepare(LEFT_OUT).exec(folded);
  const span = findFirst(SPANS, folded);
  const date = span === undefined ? findFirst(DATES, folded) : undefined;
  const days = span === undefined ? date && countSince(date[1] ?? '') : countSpan(span);
  let rest = folded;
  for (const match of [leftOut, span, date]) rest = match ? rest.replace(match[0], ' ') : rest;
  return {
    ...(days === undefined ? {} : { days }),
    leftOut: leftOut !== null,
    rest: rest.replace(/\s+/g, ' ').trim(),
  };
}

function findFirst(patterns: readonly RegExp[], folded: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = prepare(pattern).exec(folded);
    if (match !== null) return match;
  }
  return undefined;
}

function countSpan([, count, unit = '']: RegExpExecArray): number {
  return (count === undefined ? 1 : (NUMBER_WORDS[count] ?? Number(count))) * (DAYS[unit] ?? 1);
}

function countSince(when: string): number {
  return DAYS[when] ?? (/^\d/.test(when) ? 365 : prepare(IS_MONTH).test(when) ? 30 : 3);
}

export interface AgeVerdict {
  readonly verdict: 'caution' | 'not-food';
  readonly why: string;
}

/** Whether it goes off within days: meat, fish, milk, and what was cooked, but no vegetable and no bread. */
export function spoils(food: Food): boolean {
  return food.perish === 2 && !STANDS.has(food.roles[0]);
}

// What is sold frozen and stood out has thawed.
function isThawed({ form, roles }: Food): boolean {
  return form === 'frozen' && /^(?:ready-made|protein)$/.test(roles[0]);
}

/**
 * What its age says of a food, or undefined when nothing. Cooked rice is eaten within a day and never after it
 * stood out (UK FSA); what else is cooked or opened within 2 days (UK FSA) or 3 to 4 (USDA).
 */
export function judgeAge(food: Food, name: string, age: AgeRead, folded = ''): AgeVerdict | undefined {
  const isRice = (food.hazards ?? []).includes('cooked-rice');
  if (age.leftOut && (isRice || spoils(food) || isThawed(food))) {
    return {
      verdict: 'not-food',
      why: `Larder leaves ${name} out that stood outside the fridge: germs grow in it, and heating does not undo what some leave behind.`,
    };
  }
  const kept = isRice && !prepare(FROM_A_POUCH).test(folded) ? tellHowKept(name) : undefined;
  if (prepare(FROZEN).test(folded)) return kept;
  const most = countDaysKept(food, folded, age.days);
  if (most !== undefined && prepare(FORGOTTEN).test(folded)) {
    return {
      verdict: 'not-food',
      why: `Larder leaves ${name} out: nobody can tell how old it is, and it goes off within days.`,
    };
  }
  if (age.days === undefined) return kept;
  if (isRice && age.days > 1) {
    return {
      verdict: 'not-food',
      why: `Larder leaves ${name} out that is more than a day old: its germs survive cooking and grow again.`,
    };
  }
  if (most === undefined || age.days <= 2) return kept;
  if (age.days > most) {
    return {
      verdict: 'not-food',
      why:
        most === 4
          ? `Larder leaves ${name} out: what was cooked, opened or thawed more than four days ago may have gone off.`
          : `Larder leaves ${name} out that is more than ${most === 7 ? 'a week' : 'two weeks'} old: it goes off within days.`,
    };
  }
  return {
    verdict: 'caution',
    why: `Take care with ${name}: what is cooked or opened keeps two days in the fridge, the rest as long as its pack says.`,
  };
}

/** How many days it may be old at the most, where that can be too many. */
function countDaysKept(food: Food, folded: string, days = 0): number | undefined {
  const { category, form, id, perish } = food;
  const isOpen = prepare(OPENED).test(folded);
  // "Tuna from last week" names no tin that could be shut.
  const wasTinned = WAS_TINNED.has(category) && !/\b(?:tin|can|jar)/u.test(folded) && days <= 31;
  if ((isOpen || wasTinned) && !DRY_STOCK.test(folded)) {
    if (form === 'tinned' || OPENED_SPOILS.has(category)) return 4;
    if (OPENED_KEEPS.has(id)) return 14;
  }
  if (form === 'tinned' && /\b(?:cooked|leftovers?)\b/u.test(folded)) return 4;
  const isCooked = perish === 2 && (form === 'cooked' || (prepare(COOKED).test(folded) && form === 'fresh'));
  if (isCooked) return category === 'egg' ? 7 : 4;
  if (!spoils(food)) return undefined;
  return isOpen && !KEEPS_A_WEEK.has(category) ? 4 : 7;
}
const FROZEN = /^(?!.*(?:thaw|defrost)).*\b(?:frozen|freezer|froze)\b/u;
const OPENED =
  /(?<!\b(?:not|never|un)[\s-]?)\b(?:open(?:ed)?|thawed|defrosted)\b|\bin the fridge (?:for|since)\b|\b(?:half|third|quarter|rest|remains)\s+(?:of\s+)?(?:an?|the|that)\s+(?:tin|can|jar|carton|tub)\b/u;
const WAS_TINNED: ReadonlySet<string> = new Set(['tinned-fish', 'ready-meal']);
const COOKED = /\b(?:cooked|made|leftovers?|boiled|roast(?:ed)?|grilled|poached|steamed|fried|baked)\b/u;
const DRY_STOCK = /\b(?:cubes?|pots?|powder|bouillon|granules)\b/u;
const OPENED_SPOILS: ReadonlySet<string> = new Set([
  'tinned-tomato',
  'stock',
  'jar-sauce',
  'ready-meal',
  'plant-milk',
  'plant-protein',
  'tofu',
  'bacon-ham',
  'coconut-cream',
]);
const OPENED_KEEPS: ReadonlySet<string> = new Set([
  'pesto',
  'vegan-pesto',
  'tapenade',
  'roasted-peppers',
  'artichoke-hearts',
]);
const KEEPS_A_WEEK: ReadonlySet<string> = new Set(['milk', 'yoghurt', 'soft-cheese', 'melting-cheese']);

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
