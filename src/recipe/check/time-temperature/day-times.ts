// The times of the day that a passage names, in order, and how long they lie apart: "set it out at noon ... the cake at
// six", "after breakfast ... a late lunch about three", "on Saturday morning ... with Sunday's coffee".

import { NUMBER_WORDS } from '../../../food/number-words.ts';
import { findAll, says } from '../stance/phrases.ts';

const WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAYS = WEEK.map((day) => `${day}s?(?:'s)?`).join('|');
const HOUR = 60;
const DAY = 24 * HOUR;

/** Hours of the day that go with a word. */
const NAMED: readonly (readonly [words: string, hour: number])[] = [
  ['small hours|night (?:feed|bottle)s?|(?:middle|dead) of the night', 2],
  [
    'dawn|daybreak|sunrise|sun-?up|first (?:light|thing)|cock-?crow|(?:gets?|wakes?|are|is) up(?= *(?:$|[,.;:!?)]))|alarm (?:goes|rings)|early (?:birds?|risers?)|come[s]? down(?: again)? in the morning',
    7,
  ],
  [
    'breakfast(?:s|time|-time)?|first coffee|(?:first|morning) (?:lessons?|service)|school run|christening|before (?:work|school|church)',
    8,
  ],
  [
    "(?:leave|leaving|left|set off|setting off|head off|heading off|go|going|off) (?:for|to) (?:the |your )?(?:work|office|school|day job|class)|(?:while|when) (?:you're|you are|everyone is|they're|they are) (?:at|in|off to) (?:the )?(?:work|office|school)|morning commute",
    8.5,
  ],
  ['mornings?|a\\.m\\. shift', 9],
  ['elevenses|mid-?morning|morning coffee|brunch(?:time)?', 11],
  ['noon|midday|mid-day', 12],
  ['lunch(?:es|-?time|-?break)?', 13],
  ['(?:mid-?)?afternoons?|siesta|home ?time|(?:end of|after) school|school pick-?up', 15.5],
  ['tea-?time|(?<=\\b(?:for|at|till|until|by|before|their|your) )tea(?! (?:towel|cloth|leaves|bag))', 17],
  [
    "(?:get|gets|getting|come|comes|coming|arrive|arrives|are|is|you're|when|walk|way|bus|train|drive|journey|be) (?:back )?home(?! ?made)|(?:get|gets|come|comes|are|you're) back (?:from (?:work|the office|school)|in the evening)|after work|rush hour",
    18,
  ],
  ['suppers?(?:time|-time)?|dinners?(?:time|-time)?|evening meal|evenings?|tonight', 19],
  ['dusk|sunset|sundown|nightfall|after dark|campfire', 20],
  [
    "(?:the )?(?:late |evening |ten o'clock |late-night )?news(?!pap|print)|late (?:film|movie|show)|night-?cap|last orders|closing time|last (?:thing|bus|train)",
    22,
  ],
  [
    'bed-?time|bed(?= *(?:$|[,.;:!?)]| and | or | when ))|(?:go|went|off|turn in) to bed|overnight|nights?',
    23,
  ],
  ['midnight|(?:clock strikes|stroke of) twelve', 24],
];
const NAMES = NAMED.map(([words]) => `(${words})`).join('|');
const NOT_A_TIME =
  '(?! ?(?:°|degrees?|c\\b|f\\b|hours?|hrs?|minutes?|mins?|seconds?|days?|weeks?|months?|years?|people|servings|portions|times|pieces|slices|batches|g\\b|kg|ml|cm|inch\\w*|cups?|tbsp|tsp|tablespoons?|teaspoons?|per ?cent|%|of |or (?:so|two|three|four|five|six)|a time|once|shelf|ring|pan|third|quarter|large|small|big|eggs?|to (?:one|two|three|four|five|six|seven|eight|nine|ten|\\d)))';
const ENDS =
  '(?= *(?:$|[,.;:!?)|]|(?:and|or|but|when|while|until|till|on|in|for|if|with|so|it|the|we|you|they|he|she|sharp|tomorrow|that|find|finds|their|at|bus|train|run|lunch|supper|dinner|class|meeting|kick-off|start|give|serve|bring|heat|put)\\b))';
const CLOCK = [
  String.raw`(?:(half|quarter|ten|twenty|five) (past|to) )(\d{1,2}|${WORD})\b(?: ?(o'clock|[ap]\.?m\b))?`,
  String.raw`\b(\d{1,2})[:.](\d\d)\b(?![.:]\d)${NOT_A_TIME}(?: ?([ap]\.?m\b))?`,
  String.raw`\b(\d{1,2}|${WORD}) ?(o'clock|[ap]\.?m\b)`,
  String.raw`(?<=\b(?:at|by|about|around|until|till|from|past|after|before|since) )(\d{1,2}|${WORD})\b${NOT_A_TIME}${ENDS}`,
].join('|');
const NEXT_DAY =
  "(?:the |that )?(?:next|following) (?:day|morning|afternoon|evening|night|lunch\\w*)(?:'s)?|tomorrow(?:'s)?|the (?:day|morning|night) after";
const POINT = new RegExp(String.raw`\b(${DAYS})\b|\b(${NEXT_DAY})\b|${CLOCK}|\b(?:${NAMES})\b`, 'g');

interface Point {
  /** Minutes since midnight, or null for a day without an hour. */
  readonly minutes: number | null;
  /** Whether it is known which half of the day is meant. */
  readonly isCertain: boolean;
  readonly weekday: number | null;
  readonly isNextDay: boolean;
  readonly from: number;
  readonly to: number;
}

function readHour(words: string): number {
  return NUMBER_WORDS[words] ?? Number(words);
}

function half(hour: number, mark: string | undefined): { minutes: number; isCertain: boolean } {
  if (mark?.startsWith('p') === true) return { minutes: ((hour % 12) + 12) * HOUR, isCertain: true };
  if (mark?.startsWith('a') === true) return { minutes: (hour % 12) * HOUR, isCertain: true };
  return { minutes: hour * HOUR, isCertain: hour > 12 };
}

const PAST: Readonly<Record<string, number>> = { half: 30, quarter: 15, ten: 10, twenty: 20, five: 5 };

function readPoint(match: RegExpMatchArray): Point {
  const groups = match.slice(1);
  const from = match.index ?? 0;
  const place = { from, to: from + match[0].length, weekday: null, isNextDay: false };
  const [day, next, past, way, pastHour, pastMark, hour, minute, mark, bare, bareMark, said] = groups;
  if (day !== undefined) {
    const weekday = WEEK.findIndex((name) => day.startsWith(name));
    return { ...place, minutes: null, isCertain: true, weekday };
  }
  if (next !== undefined) {
    const named = NAMED.find(([words]) => new RegExp(String.raw`\b(?:${words})\b`).test(next));
    return {
      ...place,
      minutes: named === undefined ? null : named[1] * HOUR,
      isCertain: true,
      isNextDay: true,
    };
  }
  if (past !== undefined) {
    const { minutes, isCertain } = half(readHour(pastHour ?? ''), pastMark);
    const off = PAST[past] ?? 0;
    return { ...place, minutes: way === 'to' ? minutes - off : minutes + off, isCertain };
  }
  if (hour !== undefined) {
    const { minutes, isCertain } = half(Number(hour), mark);
    return { ...place, minutes: minutes + Number(minute), isCertain: isCertain || hour.startsWith('0') };
  }
  const clock = bare ?? said;
  if (clock !== undefined) return { ...place, ...half(readHour(clock), bareMark) };
  const named = NAMED[groups.slice(12).findIndex((group) => group !== undefined)];
  return { ...place, minutes: (named?.[1] ?? 0) * HOUR, isCertain: true };
}

export interface Elapsed {
  readonly minutes: number;
  /** From the first time to the last, as they are said. */
  readonly words: string;
}

export const LISTED = /^(?:'s)?(?:, | or | and | & |\/| and\/or )(?:for |at |a |an |or |and |even )*$/;

function toNextDay(last: Point | null, point: Point): number {
  return Math.max(DAY / 2, DAY - (last?.minutes ?? DAY / 2)) + (point.minutes ?? 0);
}

/** "For breakfast, lunch or dinner" */
function isListed(plain: string, last: Point, point: Point): boolean {
  return point.weekday === null && says(plain.slice(last.to, point.from), LISTED);
}

function between(a: number, b: number, isCertain: boolean): number {
  const cycle = isCertain ? DAY : DAY / 2;
  return (((b - a) % cycle) + cycle) % cycle;
}

/** How long the times that folded words name lie apart, those between counted; null where fewer than two are named. */
export function readElapsed(plain: string): Elapsed | null {
  let last = null as Point | null;
  let weekday: number | null = null;
  let first = null as Point | null;
  let minutes = 0;
  let end = 0;
  for (const match of findAll(plain, POINT)) {
    const point = readPoint(match);
    if (last !== null && isListed(plain, last, point)) {
      last = { ...last, to: point.to };
      continue;
    }
    if (point.weekday !== null) {
      const days = weekday === null ? 0 : (point.weekday - weekday + 7) % 7;
      if (days > 0) {
        minutes += days * DAY - (last?.minutes ?? 0);
        last = { ...point, minutes: 0 };
        end = point.to;
      }
      weekday = point.weekday;
      first ??= point;
      continue;
    }
    if (point.isNextDay) {
      minutes = first === null ? 0 : minutes + toNextDay(last, point);
      end = point.to;
    } else if (last?.minutes !== null && last !== null && point.minutes !== null) {
      minutes += between(last.minutes, point.minutes, last.isCertain && point.isCertain);
      end = point.to;
    }
    first ??= point;
    last = point;
  }
  return first === null || end === 0 ? null : { minutes, words: plain.slice(first.from, end) };
}
