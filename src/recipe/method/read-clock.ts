// How long something lasts by the clock: "from breakfast until six", "since last night", "while you are at work".
// Minutes throughout.

import type { Span } from './read-spans.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

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
  tea: 17,
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
const EXACT_HOUR = String.raw`\d{1,2}(?::\d\d)? ?[ap]\.?m|\d{1,2}:\d\d|${BARE_HOUR} o'?clock`;
const POINT = `${EXACT_HOUR}|${NAMED_HOUR}|${BARE_HOUR}`;
const FILLER = `(?: (?:the|your|you|we|about|around|at|late|next|early|they|it|have|eat|time))*`;
const FROM_TO = new RegExp(
  String.raw`\b(?:(?:from|since|after|at|between|in the|before|around)(?: the| about| around| late| early)* )?\b(${POINT})\b(?! (?:minutes?|hours?|days?|weeks?|months?|people|of|g|ml|tbsp|tsp|cups?)\b)[^.;]{0,70}?(?:\b(?:until|till?|through|to|by|for|before|when|and|at)|-)${FILLER} ?(?:(?!minutes?|hours?|more)\w+ ){0,4}?(${POINT})\b(?! (?:minutes?|hours?|days?|weeks?|months?|more|people|of|g|ml|tbsp|tsp|cups?|inch(?:es)?)\b)(?![\d.,/])`,
  'g',
);
/** What is said without two hours of the clock, in minutes. */
const NAMED: readonly (readonly [RegExp, number, number])[] = [
  [
    /\b(?:until|till?|since|by|for|through to) (?:the |about )?(?:tomorrow|yesterday|(?:next|following) (?:day|morning|evening|night|afternoon)|next day's)\b(?: (?:evening|night|dinner|supper|lunch|afternoon))?/g,
    8 * HOUR,
    24 * HOUR,
  ],
  [/\b(?:a|one|the|for) day and (?:a|one|the) night\b|\bround the clock\b/g, DAY, DAY],
  [/\b(?:the|a) day and a half\b/g, 1.5 * DAY, 1.5 * DAY],
  [/\b(?:all|the whole|over the) weekend\b/g, 2 * DAY, 2 * DAY],
  [/\b(?:all|the whole|during the|through the) week\b/g, 5 * DAY, 7 * DAY],
  [
    /\b(?:(?:while|when) (?:you|everyone|the house)(?: are|'re)? (?:asleep|sleeps?)|after a night|spend the night|the (?:evening|night) before\b[^.;]{0,80}\b(?:by|until|till?) (?:the )?morning|(?:day|evening|night) before\b[^.;]{0,90}\b(?:until|till?) (?:you need|needed|wanted|you want))\b/g,
    8 * HOUR,
    12 * HOUR,
  ],
  [/\bby (?:the )?(?:next )?morning\b/g, 8 * HOUR, 12 * HOUR],
  [
    /\bbefore (?:you (?:leave|go) (?:for|to) )?work\b|\b(?:while|when|until|till?|by the time|as) (?:you|you'll)(?: are|'re)? (?:at work|at the office|at school|out for the day|out|(?:get|come|are) (?:back|home))\b/g,
    6 * HOUR,
    9 * HOUR,
  ],
  [/\b(?:for )?(?:the )?rest of the (?:day|afternoon|evening)\b/g, 4 * HOUR, 8 * HOUR],
  [
    /\b(?:until|till?|through to|before|at) (?:the )?(?:christmas|easter|spring|summer|autumn|winter|midsummer|next (?:year|spring|summer|autumn|winter|harvest|crop|season)|next year's (?:crop|harvest))\b/g,
    60 * DAY,
    300 * DAY,
  ],
  [
    /\b(?:through|over|for|all) (?:the )?(?:winter|summer|year)\b|\bmonth (?:to|after) month\b/g,
    60 * DAY,
    300 * DAY,
  ],
];

function readHour(words: string): { readonly hour: number; readonly exact: boolean } {
  const named = HOURS[words];
  if (named !== undefined) return { hour: named, exact: true };
  const half = words.startsWith('half past ') ? 0.5 : words.includes('quarter to ') ? -0.25 : 0;
  const figure = /(\d{1,2})(?::(\d\d))?(?: ?([ap])\.?m)?/.exec(words);
  if (figure === null) {
    const word = FIGURES.findIndex((one) => new RegExp(String.raw`\b${one}\b`).test(words));
    return { hour: word + 1 + half, exact: false };
  }
  const minutes = Number(figure[2] ?? 0) / 60;
  const hour = Number(figure[1]);
  if (figure[3] === undefined) return { hour: hour + minutes + half, exact: hour > 12 };
  return { hour: (hour % 12) + (figure[3] === 'p' ? 12 : 0) + minutes, exact: true };
}

/** Times that two hours of the clock or a part of the day set, in a folded text. Linear in its length. */
export function readClockSpans(plain: string): readonly Span[] {
  const spans: Span[] = [];
  for (const match of plain.matchAll(FROM_TO)) {
    const from = readHour(match[1] ?? '');
    const to = readHour(match[2] ?? '');
    // Two bare numbers are hours only where a word of the clock stands with them: "from seven until two".
    const clock =
      from.exact || /^(?:from|since|at|after|before|around)\b|o'?clock|half past|quarter/.test(match[0]);
    const until = to.exact || from.exact || /o'?clock|half past|quarter|\b(?:until|till?)\b/.test(match[0]);
    const round = from.exact && to.exact ? 24 : 12;
    const hours = (to.hour - from.hour + 2 * round) % round;
    if (clock && until && hours > 0)
      spans.push({
        low: hours * HOUR,
        high: hours * HOUR,
        at: match.index,
        end: match.index + match[0].length,
      });
  }
  for (const [pattern, low, high] of NAMED)
    for (const { 0: match, index } of plain.matchAll(pattern))
      spans.push({ low, high, at: index, end: index + match.length });
  return spans;
}
