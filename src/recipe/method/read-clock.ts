// How long something lasts by the clock: "from breakfast until six".
// Minutes throughout.

import type { Span } from './read-spans.ts';

const HOUR = 60;

/** Hours of the day that a word names. */
const HOURS: Readonly<Record<string, number>> = {
  dawn: 6,
  breakfast: 8,
  'breakfast time': 8,
  morning: 8,
  'morning tea': 9,
  noon: 12,
  midday: 12,
  lunch: 13,
  lunchtime: 13,
  'lunch time': 13,
  afternoon: 15,
  'for tea': 17,
  'your tea': 17,
  'tea time': 17,
  teatime: 17,
  dinner: 19,
  'dinner time': 19,
  dinnertime: 19,
  supper: 20,
  suppertime: 20,
  evening: 19,
  tonight: 20,
  night: 22,
  bedtime: 22,
  midnight: 24,
  'strikes twelve': 24,
};
const FIGURES: readonly string[] = 'one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

const NAMED_HOUR = Object.keys(HOURS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const BARE_HOUR = String.raw`(?:half past |(?:a )?quarter (?:past|to) )?(?:${FIGURES.join('|')}|\d{1,2}(?::\d\d)?)`;
const NO_HOUR = String.raw`(?! (?:minutes?|mins?|hours?|days?|weeks?|months?|more|people|of|g|kg|ml|tbsp|tsp|cups?|inch(?:es)?|[cm]m|oz|lb|c|f|degrees?)\b)(?! ?[°%]|[\d/]|[.,]\d|-\d+ ?[°cf])`;
const POINT = new RegExp(
  String.raw`(?<![\d/.])\b(?:(?<part>${BARE_HOUR}) (?:in the|at) (?<day>morning|afternoon|evening|night)|(?<exact>\d{1,2}(?::\d\d)? ?[ap]\.?m|\d{1,2}:\d\d|${BARE_HOUR} o'?clock)|(?<named>${NAMED_HOUR})|(?<=\b(?:at|from|since|until|till|before|by|around|about|past|and|to|past) |-)(?<bare>${BARE_HOUR}))\b${NO_HOUR}`,
  'g',
);
/** What stands between two points of the day where the second ends what the first began. */
const LIMIT =
  /(?:\b(?:until|till?|through|to|by|before|when|and|at)\b(?:[ ,]+(?!(?:minutes?|hours?|more)\b)[\w']+){0,8} *|-)$/;
const LONGEST_BETWEEN = 130;
const UNTIL = /\b(?:until|till?|through to|by the time)\b(?: [\w']+){0,8} $/;
const ANOTHER_DAY = /\b(?:next|following|tomorrow)\b/;
/** Hours of the day of which "until" by itself says hours. */
const LATE_HOUR = 12;
const LONE_HOURS = 4;
interface Point {
  readonly hour: number;
  /** Whether it can only be an hour: "noon", "18:00", "six in the evening". */
  readonly exact: boolean;
  readonly at: number;
  readonly end: number;
}

function readFigure(words: string): number {
  const half = words.startsWith('half past ') ? 0.5 : words.includes('quarter to ') ? -0.25 : 0;
  const figure = /(\d{1,2})(?::(\d\d))?/.exec(words);
  if (figure !== null) return Number(figure[1]) + Number(figure[2] ?? 0) / 60 + half;
  const place =
    words
      .replace(/ o'?clock$/, '')
      .split(' ')
      .at(-1) ?? '';
  return FIGURES.indexOf(place) + 1 + half;
}

function readPoint({ 0: match, index, groups }: RegExpExecArray): Point {
  const ends = { at: index, end: index + match.length };
  const named = groups?.named;
  if (named !== undefined) return { hour: HOURS[named] ?? 0, exact: true, ...ends };
  const hour = readFigure(match);
  const late = groups?.day !== undefined && groups.day !== 'morning';
  if (late || /[ap]\.?m$/.test(match))
    return { hour: (hour % 12) + (late || match.includes('p') ? 12 : 0), exact: true, ...ends };
  return { hour, exact: groups?.day !== undefined || hour > 12, ...ends };
}

function joinPoints(plain: string, from: Point, to: Point): Span | null {
  const between = plain.slice(from.end, to.at);
  // "Supper at nine" is one point.
  if (/^ (?:at|around|about|sitting at) $/.test(between)) return null;
  if (between.length > LONGEST_BETWEEN || between.includes('. ') || !LIMIT.test(between)) return null;
  // Two bare numbers are hours only where a word of the clock stands with them: "from seven until two".
  const words = plain.slice(Math.max(0, from.at - 12), to.end);
  const sure = /\b(?:from|since)\b|o'?clock|half past|quarter|:\d\d\b/.test(words);
  if (!from.exact && !(to.exact && /\b(?:at|after|before|around)\b/.test(words)) && !sure) return null;
  const round = from.exact && to.exact ? 24 : 12;
  const hours = (to.hour - from.hour + 2 * round) % round;
  const later = ANOTHER_DAY.test(between) && to.hour >= from.hour ? 24 : 0;
  if (hours + later === 0) return null;
  return { low: (hours + later) * HOUR, high: (hours + later) * HOUR, at: from.at, end: to.end, loose: true };
}

function* readPairs(plain: string): Generator<Span> {
  const points = [...plain.matchAll(POINT)].map(readPoint);
  for (const [place, to] of points.entries()) {
    const from = points[place - 1];
    const joined = from === undefined ? null : joinPoints(plain, from, to);
    if (joined !== null) yield joined;
    else if (
      to.exact &&
      to.hour >= LATE_HOUR &&
      UNTIL.test(plain.slice(Math.max(0, to.at - LONGEST_BETWEEN), to.at))
    )
      yield { low: 0, high: LONE_HOURS * HOUR, at: to.at, end: to.end, loose: true };
  }
}

/** Whether a text names an hour of the day. */
export function namesHour(plain: string): boolean {
  return [...plain.matchAll(POINT)].some(
    (point) => readPoint(point).exact || point.groups?.exact !== undefined,
  );
}

/** Hours from the last hour that one text names to the last that the next one does; null where one names none. */
export function readHoursBetween(first: string, second: string): number | null {
  const from = [...first.matchAll(POINT)].map(readPoint).at(-1);
  const to = [...second.matchAll(POINT)].map(readPoint).at(-1);
  if (from === undefined || to === undefined || !from.exact) return null;
  const round = to.exact ? 24 : 12;
  return (to.hour - from.hour + 2 * round) % round;
}

/** Times that two hours of the clock set, in a folded text. Linear in its length. */
export function readClockSpans(plain: string): readonly Span[] {
  return [...readPairs(plain)];
}
