// How long a text says that something keeps. What is frozen is another matter and is passed over.

import { prepare } from '../../../food/prepare-pattern.ts';
import { COUNT, findAll, isDenied, readCount, says } from '../stance/phrases.ts';

const KEEP_TIME = new RegExp(
  String.raw`\b(?:keeps?|kept|stores?|stored|lasts?|holds?|good|use|used|eat|eaten|refrigerat\w+|fridge|up to|within|for|through|(?:best|better|nicer) after)\b[^.;]{0,60}?\b(${COUNT}|the (?:next|coming|whole|following))(?:\s*(?:-|–|to|or)\s*(\d{1,2}|${COUNT}))? ?(?:good |full |whole |solid )?(days?|weeks?|fortnights?|months?|years?)\b`,
  'g',
);

export const KEPT_FOR_AGES =
  /\b(?:keeps?|kept|stor(?:e|es|ed)|lasts?|good)\b[^.;]{0,40}\bfor (weeks|months|years|ages)\b|\b(?:fridge|refrigerat\w+|chilled)\b[^.;]{0,40}\b(?:all|the whole|the entire) (month|year|term|winter|summer)\b/;
const AGES: Readonly<Record<string, number>> = { weeks: 14, months: 60, years: 730, ages: 30, month: 30 };

export const FROZEN_BEHIND = /^(?:(?! no | without | never | not )[^,;.]){0,25}\b(?:freez|frozen)/;

export const FRIDGE_BEHIND = /^[^,;.]{0,25}\bfridge/;

export const FROZEN_BEFORE = /\bfr(?:eez|ozen)(?:(?!fridge|refrig|thaw|chill)[^.;]){0,90}$/;

/** "2 days ahead", "3 days old" */
export const OF_ANOTHER_TIME = /^ (?:old|ahead|before|in advance|later|of(?! (?:making|cooking|baking)))\b/;

// What is frozen, or said of another time ("2 days ahead"), is no time of keeping.
function isOfKeeping(plain: string, match: RegExpExecArray): boolean {
  const before = plain.slice(0, match.index);
  const behind = plain.slice(match.index + match[0].length, match.index + match[0].length + 40);
  const frozen =
    /freez|frozen/.test(match[0]) || (says(behind, FROZEN_BEHIND) && !says(behind, FRIDGE_BEHIND));
  const iced = says(before, FROZEN_BEFORE) && !/fridge|refrig/.test(match[0]);
  return !frozen && !iced && !says(behind, OF_ANOTHER_TIME) && !isDenied(before);
}

const AGES_WITHOUT_COUNT = 60;

const WEEK = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const WEEKDAYS = WEEK.split('|');
const WEEKDAY_SPAN = new RegExp(
  String.raw`\b(${WEEK})s?\b[^.;]{0,60}?\b(?:to|till|until|through|as good as|like|by|finish(?:ed)?|eat(?:en)?|last)\b[^.;]{0,12}?(next |the following )?\b(${WEEK})\b( after| week)?`,
);

/** "From Monday to Friday", "Sunday's batch is eaten till Thursday": days between two days of the week, or null. */
export function readWeekdays(plain: string): number | null {
  if (!plain.includes('day')) return null;
  const match = prepare(WEEKDAY_SPAN).exec(plain);
  if (match === null || /freez|frozen/.test(match[0]) || isDenied(plain.slice(0, match.index))) return null;
  const from = WEEKDAYS.indexOf(match[1] ?? '');
  const days = (WEEKDAYS.indexOf(match[3] ?? '') - from + 7) % 7;
  return (match[2] !== undefined || match[4] !== undefined) && days < 7 ? days + (days === 0 ? 7 : 0) : days;
}

/** "Still perfect on day twelve", "fine until the tenth day" */
const ON_DAY = new RegExp(
  String.raw`\b(?:good|fine|perfect|best|better|nicer|lovely|delicious|great|tasty|safe|ok(?:ay)?|happy|eat(?:en)?|enjoy(?:ed)?|serve[ds]?|keeps?|lasts?|fresh|finish(?:ed)?|use[d]?|reheat(?:ed)?)\b[^.;]{0,40}?\b(?:on|by|until|till|to|at|even|through to|up to) (?:(?:the )?day (${COUNT})|the (fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|fourteenth|\d{1,2}th) day)\b`,
  'g',
);
/** "Day ten and still delicious", "on the ninth day it was still good", "ten days on it is still fine" */
const STILL_GOOD = new RegExp(
  String.raw`\b(?:day (${COUNT})|(fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|fourteenth|\d{1,2}th) day|(${COUNT}) days (?:on|later|after))\b[^.;]{0,24}\b(?:still|just as|every bit as|as) (?:\w+ )?(?:good|fine|perfect|delicious|lovely|great|tasty|fresh|edible|nice)\b`,
  'g',
);
const ORDINALS = ['fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];

function readOnDay(plain: string): number | null {
  if (!/\bdays?\b/.test(plain)) return null;
  let latest: number | null = null;
  for (const match of [...findAll(plain, ON_DAY), ...findAll(plain, STILL_GOOD)]) {
    if (!isOfKeeping(plain, match) || /freez|frozen|ferment|sourdough|starter/.test(plain)) continue;
    const ordinal = ORDINALS.indexOf(match[2] ?? '');
    const named = Number.parseInt(match[2] ?? '', 10) || (match[2] === 'fourteenth' ? 14 : ordinal + 5);
    const count = match[1] ?? match[3];
    latest = Math.max(latest ?? 0, count === undefined ? named : readCount(count));
  }
  return latest;
}

/** "Sixteen days of lunches" */
const SUPPLY = new RegExp(
  String.raw`\b(${COUNT}) (?:whole |full |good )?(days?|weeks?|months?)(?: of|' (?:worth of)?) ?(?:[\w-]+ ){0,2}?(?:lunch(?:es)?|dinners?|suppers?|meals?|eating|leftovers|portions)\b`,
  'g',
);

const DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, f: 14, m: 30, y: 365 };

/** The longest time a sentence gives for keeping, in days, the freezer aside; null where it gives none. */
export function readKeptDays(plain: string): number | null {
  let longest: number | null = null;
  for (const match of findAll(plain, KEEP_TIME)) {
    if (!isOfKeeping(plain, match)) continue;
    const count = readCount(match[2] ?? match[1] ?? '1');
    longest = Math.max(longest ?? 0, count * (DAYS[(match[3] ?? '').charAt(0)] ?? 1));
  }
  for (const match of findAll(plain, SUPPLY))
    if (isOfKeeping(plain, match) && !/freez/.test(plain))
      longest = Math.max(longest ?? 0, readCount(match[1] ?? '1') * (DAYS[(match[2] ?? '').charAt(0)] ?? 1));
  longest ??= readOnDay(plain);
  const ages = longest === null ? prepare(KEPT_FOR_AGES).exec(plain) : null;
  if (ages === null || /freez|frozen/.test(plain) || isDenied(plain.slice(0, ages.index))) return longest;
  return AGES[ages[1] ?? ages[2] ?? 'weeks'] ?? AGES_WITHOUT_COUNT;
}
