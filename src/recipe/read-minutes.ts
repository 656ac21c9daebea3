// Times in words: "45 min", "1 h 5 min", "1 1/2 hours", "PT1H30M", both ways.

import { NUMBER_WORDS } from '../food/number-words.ts';
import { prepare } from '../food/prepare-pattern.ts';
import { readNumber } from './read-number.ts';

const ISO = /\bP(?:\d+D)?T(?:(\d+)H)?(?:(\d+)M)?\b/;
const AMOUNT = String.raw`(?:\d+\s+\d+\s*\/\s*\d+|\d+\s*\/\s*\d+|\d+(?:[.,]\d+)?\s*[¼½¾⅓⅔⅛]?|[¼½¾⅓⅔⅛]|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety)`;
// "Steam" ends in no minute.
const RANGE = String.raw`(?<!\p{L})(?:${AMOUNT}\s*(?:-|–|—|to)\s*)?(${AMOUNT})`;
const HOURS = new RegExp(
  String.raw`${RANGE}\s*(?:-\s*)?(?:hours?|hrs?|h|stunden?|std|heures?|horas?|ore|ora|uur)(?![a-z])`,
  'iu',
);
const MINUTES = new RegExp(String.raw`${RANGE}\s*(?:-\s*)?(?:minut\p{L}*|mins?|min|m)(?![\p{L}])`, 'iu');
const BARE_AFTER_HOURS = /\d\s*h\s*(\d{1,2})(?!\s*\d|\s*[-–/])/i;

const TENS = /\b(twenty|thirty|forty|fifty)[- ](one|two|three|four|five|six|seven|eight|nine)\b/gi;

/** Minutes in a text, the high end of a range; null where it names none. Reads the first 200 characters. */
export function readMinutes(text: string): number | null {
  const part = text
    .slice(0, 200)
    .replace(prepare(TENS), (_, ten: string, one: string) =>
      String((NUMBER_WORDS[ten.toLowerCase()] ?? 0) + (NUMBER_WORDS[one.toLowerCase()] ?? 0)),
    );
  const iso = prepare(ISO).exec(part);
  if (iso !== null && (iso[1] ?? iso[2]) !== undefined) return Number(iso[1] ?? 0) * 60 + Number(iso[2] ?? 0);
  const hours = prepare(HOURS).exec(part);
  const afterHours = hours === null ? part : part.slice(hours.index + hours[0].length);
  const minutes = prepare(MINUTES).exec(afterHours);
  const bare = minutes === null && hours !== null ? prepare(BARE_AFTER_HOURS).exec(part) : null;
  const low = hours === null ? null : readNumber(hours[1] ?? '');
  const high = minutes === null ? null : readNumber(minutes[1] ?? '');
  if (low === null && high === null) return null;
  return Math.round((low ?? 0) * 60 + (high ?? Number(bare?.[1] ?? 0)));
}

/** "45 min", "1 h", "1 h 5 min". Whole minutes, from 0. */
export function writeMinutes(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return rest === 0 ? `${Math.floor(whole / 60)} h` : `${Math.floor(whole / 60)} h ${rest} min`;
}
