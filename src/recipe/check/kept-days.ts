// How long a text says that something keeps. What is frozen is another matter and is passed over.

import { COUNT, isDenied, readCount } from './phrases.ts';

const KEEP_TIME = new RegExp(
  String.raw`\b(?:keeps?|kept|stores?|stored|lasts?|good|use|used|eat|eaten|refrigerat\w+|fridge|up to|within|for)\b[^.;]{0,60}?\b(${COUNT})(?:\s*(?:-|–|to|or)\s*(\d{1,2}|${COUNT}))? ?(days?|weeks?|fortnights?|months?|years?)\b`,
  'g',
);

/** The longest time a sentence gives for keeping, in days, the freezer aside; null where it gives none. */
export function readKeptDays(plain: string): number | null {
  let longest: number | null = null;
  for (const match of plain.matchAll(KEEP_TIME)) {
    const behind = plain.slice(match.index + match[0].length, match.index + match[0].length + 40);
    const frozen =
      /freez|frozen/.test(match[0]) ||
      (/^[^,;.]{0,25}\bfreez/.test(behind) && !/^[^,;.]{0,25}\bfridge/.test(behind));
    const iced =
      /\bfr(?:eez|ozen)[^.;]{0,40}$/.test(plain.slice(0, match.index)) && !/fridge|refrig/.test(match[0]);
    if (
      frozen ||
      iced ||
      /^ (?:old|ahead|before|in advance|later|of)\b/.test(behind) ||
      isDenied(plain.slice(0, match.index))
    )
      continue;
    const count = readCount(match[2] ?? match[1] ?? '1');
    const unit = match[3] ?? 'day';
    const days = unit.startsWith('d')
      ? 1
      : unit.startsWith('w')
        ? 7
        : unit.startsWith('f')
          ? 14
          : unit.startsWith('m')
            ? 30
            : 365;
    longest = Math.max(longest ?? 0, count * days);
  }
  return longest;
}
