// How long something is done or kept: "10 to 12 minutes", "overnight", "a couple of days", "from breakfast until six".
// One reader of time for every rule. Minutes throughout.

import { NUMBER_WORDS } from '../../food/number-words.ts';
import { findTimes } from '../lexicon/times.ts';
import type { FoldedText } from '../phrase-index.ts';
import { createWordPattern } from '../word-pattern.ts';
import { readClockSpans } from './read-clock.ts';

export interface Span {
  /** Low and high end in minutes. */
  readonly low: number;
  readonly high: number;
  /** Where it stands in the folded text. */
  readonly at: number;
  readonly end: number;
  /** Whether it says when, and not how long: "the night before", "from noon until six". */
  readonly loose: boolean;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const UNIT_MINUTES: Readonly<Record<string, number>> = {
  second: 1 / 60,
  sec: 1 / 60,
  minute: 1,
  min: 1,
  hour: HOUR,
  hr: HOUR,
  h: HOUR,
  day: DAY,
  night: DAY,
  morning: DAY,
  evening: DAY,
  week: 7 * DAY,
  fortnight: 14 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
  winter: 365 * DAY,
  summer: 365 * DAY,
};
const WORD_COUNTS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  a: 1,
  an: 1,
  one: 1,
  couple: 2,
  few: 3,
  several: 4,
  half: 0.5,
  quarter: 0.25,
  another: 1,
  many: 6,
  dozen: 12,
};
const NUMBER = String.raw`(\d+(?:[.,]\d+)?(?: ?\d\/\d)?|\d\/\d|(?:a |an )?(?:half(?: an?| of an)?|quarter of an|couple(?: of)?|few|several|dozen)|three quarters of an|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|twenty-five|thirty|thirty-five|forty|forty-five|fifty|sixty|ninety|another|many)`;
const UNITS = String.raw`(seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|nights?|mornings?|evenings?|winters?|summers?|weeks?|fortnights?|months?|years?)\b`;
const MEASURED = new RegExp(
  String.raw`(?<![\w.,/])(?:${NUMBER}(?: ?(?:-|to|or) ?| and a )(?:another )?)?${NUMBER}[ -]?(?:more |full |good |whole |long |further |extra |or so |very |solid |straight )?${UNITS}`,
  'g',
);
const AGED = /^[ -](?:olds?|pregnant)\b/;
const FOR = /\b(?:for|after|keeps?|within) $/;
/** What stands before "a day" or "a week" where it is a time: behind "once" or "50 g" it is how often. */
const LASTING = createWordPattern(
  String.raw`(?:^|[,(:;.-] ?|\b`,
  'for, in, after, within, about, at least, at most, up to, keeps?, or, than, to, is, takes?, lasts?, nearly, almost, over, under, only, and, good, just, half, leave, left, rest, stand, chill, wait, soak, marinate, overnight or, fridge, of, the, it, them',
  ') $',
  '',
);
const AGE_BEFORE = /\b(?:from|at|until|till|under|over|before|(?<!up )to|than)(?: about| around)? $/;
function readCount(words: string | undefined): number {
  if (words === undefined || words === '') return Number.NaN;
  const plain = words
    .replace(/ (?:of|an?)\b/g, '')
    .replace(/^(?:a|an) (?=half|quarter|couple|few|dozen)/, '')
    .trim();
  const mixed = /^(?:(\d+) ?)?(\d)\/(\d)$/.exec(plain);
  if (mixed !== null) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]);
  if (/^\d/.test(plain)) return Number(plain.replace(',', '.'));
  if (plain === 'three quarters') return 0.75;
  return WORD_COUNTS[plain] ?? Number.NaN;
}

function readUnit(word: string): number {
  return UNIT_MINUTES[word.replace(/s$/, '')] ?? UNIT_MINUTES[word] ?? Number.NaN;
}

/** "Twice a week" and "a three-year-old" are no times; "another day" and "from seven months" are dates. */
function isNoLasting(plain: string, match: RegExpExecArray): boolean {
  const before = plain.slice(Math.max(0, match.index - 16), match.index);
  if (AGED.test(plain.slice(match.index + match[0].length))) return true;
  if (/^an? (?:day|week|month|year|morning|evening|winter|summer)/.test(match[0]) && !LASTING.test(before))
    return true;
  if (match[3]?.startsWith('month') && match[1] === undefined && AGE_BEFORE.test(before))
    return !/^(?:a )?(?:couple|few|several)/.test(match[0]);
  return match[2] === 'another' && match[1] === undefined && !FOR.test(before);
}

/** One of these stands in every time that is told. */
const TIMED = createWordPattern(
  '',
  String.raw`\d, sec, min, hour, hr, day, night, week, month, year, winter, summer, spring, autumn, fall, season, noon, morn, even, dawn, lunch, tea, dinner, supper, breakfast, tomorrow, home, asleep, sleep, work, school, office, out, ever, ages, indefinitely, clock, harvest, crop, christmas, easter, bed, uary, april, june, july, august, ember, october`,
  '',
  '',
);

/** Every time that a folded text names, from left to right. Linear in its length. */
export function readSpans(folded: FoldedText): readonly Span[] {
  const plain = folded.text;
  if (!TIMED.test(plain)) return [];
  const spans: Span[] = [];
  const add = (low: number, high: number, at: number, length: number, loose: boolean) => {
    if (spans.some((span) => at < span.end && span.at < at + length)) return;
    spans.push({ low, high, at, end: at + length, loose });
  };
  MEASURED.lastIndex = 0;
  for (const match of plain.matchAll(MEASURED)) {
    const unit = readUnit(match[3] ?? '');
    const last = readCount(match[2]);
    if (Number.isNaN(last)) continue;
    if (isNoLasting(plain, match)) continue;
    const first = readCount(match[1]);
    const joined = /\d and a |(?:one|two|three|four|five|six) and a /.test(match[0]);
    const high = joined ? first + last : last;
    // "An hour and a half" is read below.
    const half = /^ and a half\b/.test(plain.slice(match.index + match[0].length)) ? 0.5 : 0;
    add(
      (Number.isNaN(first) || joined ? high + half : first) * unit,
      (high + half) * unit,
      match.index,
      match[0].length,
      false,
    );
  }
  for (const { low, high, at, end } of readClockSpans(plain)) add(low, high, at, end - at, true);
  for (const { low, high, from, to } of findTimes(folded)) {
    const at = folded.words[from]?.start ?? 0;
    add(low, high, at, (folded.words[to - 1]?.end ?? at) - at, true);
  }
  return spans.sort((a, b) => a.at - b.at);
}
