// Reads the times that a step tells a cook to wait, each with what is waited for: the timers of the page.

import { prepare } from '../food/prepare-pattern.ts';
import { type PlacedFood, placeFoods } from './amounts/place-foods.ts';
import { dropStop } from './read-line.ts';
import { readNumber } from './read-number.ts';

export interface StepTime {
  /** Where it stands in the step. */
  readonly at: number;
  readonly end: number;
  /** From here on it may be ready. */
  readonly lowSec: number;
  /** By here it is ready: `lowSec` where no range is given. */
  readonly highSec: number;
  /** What is done meanwhile, as the step says it: "Simmer". Null where the step does not tell. */
  readonly verb: string | null;
  /** The food that it is done to, as the step calls it; null where it names none. */
  readonly food: string | null;
}

const WORDS =
  'half an?|a quarter of an|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|forty-five';
const ONE = String.raw`(?:\d{1,2} \d\/\d|\d\/\d|\d{0,2} ?[¼½¾⅓⅔]|\d{1,3}(?:[.,]\d)?|(?:${WORDS})(?!\p{L})(?: and a half)?)`;
const UNIT = String.raw`(hours?|hrs?|h|stunden?|heures?|minut\p{L}*|mins?|min|seconds?|secs?|sekunden?)(?!\p{L})\.?( and a half)?`;
const JOINT = String.raw`\s?(?:-|–|—)\s?| (?:to|or|bis|à) `;
const TIME = new RegExp(
  String.raw`(?<![\p{L}\d./,-])(${ONE})(?:(?:${JOINT})(${ONE}))?[\s-]?${UNIT}(?:(?:,| and)? ?(\d{1,2})(?: ?(?:minutes?|mins?|min|m)(?!\p{L})|(?=\s?(?:to|-|–|—)\s?\d+ ?h)|(?!\s?[\d\p{L}°])))?`,
  'giu',
);
/** A time that is no wait: how often, how long before the end, how old, within what. */
const NO_WAIT_AHEAD =
  /\b(?:every|each|last|final|within|first|only|of|in the|up to|halfway|after about|keeps?(?: for)?|stored?(?: for)?|than|less|under|over|past)(?: about)? $/i;
const NO_WAIT_BEHIND = /^ (?:before|ago|earlier|old|ahead|later|in advance|from the end|of each)\b/i;
const VERBS =
  'simmer|bake|roast|fry|stir-fry|boil|rest|cook|grill|steam|soak|chill|marinate|toast|poach|braise|brown|soften|leave|stand|cool|prove|proof|rise|knead|reduce|bubble|blanch|sear|microwave|warm|heat|whisk|infuse|steep|brew|drain|stir|beat|blend|sweat|wilt|freeze|set|saut[eé]|toss|turn|thicken|melt|broil|press|crisp|reheat|sit';
/** At the head of its clause: a "warm dish" warms nothing. */
const VERB = new RegExp(
  String.raw`(?<=^|(?:[.;:,!?]|\b(?:and|or|then|it|them|to|gently|slowly)) )(?:${VERBS})(?!\p{L})`,
  'giu',
);
/** What things are cooked in or with: the timer is not for the oil. */
const MEDIUM: ReadonlySet<string> = new Set(['fat', 'spice', 'liquid', 'condiment', 'acid', 'sweetener']);
const JOINED = new RegExp(`^(?:${JOINT})$`, 'u');

const SECONDS: readonly (readonly [RegExp, number])[] = [
  [/^h|^st/i, 3600],
  [/^m/i, 60],
  [/^s/i, 1],
];

function readOne(text: string): number | null {
  const plain = text.toLowerCase();
  if (plain === 'a quarter of an') return 0.25;
  const [whole = '', half] = plain.split(/ and a half$/);
  const value = whole === 'forty-five' ? 45 : readNumber(whole.replace(/^half an?$/, 'half'));
  return value === null ? null : value + (half === undefined ? 0 : 0.5);
}

function readSeconds(match: RegExpExecArray): Pick<StepTime, 'lowSec' | 'highSec'> | null {
  const [, first = '', second, unit = '', half, minutes] = match;
  const each = SECONDS.find(([word]) => word.test(unit))?.[1] ?? 60;
  const low = readOne(first);
  const high = second === undefined ? low : readOne(second);
  if (low === null || high === null) return null;
  const more = (half === undefined ? 0 : each / 2) + (each === 3600 ? Number(minutes ?? 0) * 60 : 0);
  // "1 hour to 1 hour 30" would be two times: a high end below the low one is a slip of the pen.
  const lowSec = Math.round(Math.min(low, high) * each) + (second === undefined ? more : 0);
  return { lowSec, highSec: Math.round(Math.max(low, high) * each) + more };
}

/** A day is no timer, and neither is nothing. */
const LONGEST_SEC = 12 * 3600;

/** Where the sentence begins that this place stands in. */
function findSentence(step: string, at: number): number {
  const before = step.slice(0, at);
  const stops = ['. ', '! ', '? ', '; '].map((stop) => before.lastIndexOf(stop));
  return Math.max(0, ...stops.map((stop) => (stop === -1 ? 0 : stop + 2)));
}

function readPurpose(
  step: string,
  at: number,
  foods: ReturnType<typeof placeFoods>,
): Pick<StepTime, 'verb' | 'food'> {
  const start = findSentence(step, at);
  const verbs = [...step.slice(start, at).matchAll(prepare(VERB))];
  // "Cook under a lid, stirring twice": the order stands first, what is done besides comes behind it.
  const verb = verbs.at(-1)?.[0].toLowerCase() ?? null;
  const verbAt = verb === null ? at : start + (verbs.at(-1)?.index ?? 0);
  const isFood = (each: PlacedFood) => !each.doubtful || step.slice(0, each.at).endsWith('the ');
  const ahead = foods.filter((each) => each.at < at && isFood(each) && !MEDIUM.has(each.food.roles[0]));
  const inSentence = ahead.filter((each) => each.at >= start);
  const named = inSentence.find((each) => each.at > verbAt) ?? inSentence.at(-1) ?? ahead.at(-1);
  return {
    verb: verb === null ? null : verb.charAt(0).toUpperCase() + verb.slice(1),
    food: named === undefined ? null : step.slice(named.at, named.end),
  };
}

function isNoWait(ahead: string, behind: string): boolean {
  if (prepare(NO_WAIT_AHEAD).test(ahead)) return true;
  return !/\bfor (?:about |another |a further )?$/i.test(ahead) && prepare(NO_WAIT_BEHIND).test(behind);
}

/** The times of one step that a timer can be set to, in order. At most twelve hours each. */
export function readStepTimes(step: string): readonly StepTime[] {
  const found: StepTime[] = [];
  let foods: ReturnType<typeof placeFoods> | null = null;
  for (const match of step.matchAll(TIME)) {
    const seconds = readSeconds(match);
    // The full stop that ends the sentence is no part of the time.
    const end = match.index + dropStop(match[0]).length;
    if (seconds === null || seconds.lowSec < 10 || seconds.highSec > LONGEST_SEC) continue;
    const last = found.at(-1);
    if (last !== undefined && JOINED.test(step.slice(last.end, match.index))) {
      // "1 hour 15 to 1 hour 20 minutes"
      found[found.length - 1] = { ...last, end, highSec: Math.max(last.highSec, seconds.highSec) };
      continue;
    }
    if (isNoWait(step.slice(0, match.index), step.slice(end))) continue;
    foods ??= placeFoods(step);
    found.push({ at: match.index, end, ...seconds, ...readPurpose(step, match.index, foods) });
  }
  return found;
}
