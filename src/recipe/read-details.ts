// Servings and minutes: "**Serves** 3 | **Prep** 15 min", "Cook Time: 1 1/2 hours", "Yield: 4 servings".

import { prepare } from '../food/prepare-pattern.ts';
import { readMinutes } from './read-minutes.ts';
import { readNumber } from './read-number.ts';
import { createWordPattern } from './word-pattern.ts';

export interface Details {
  readonly servings?: number;
  readonly prep?: number;
  readonly cook?: number;
  readonly total?: number;
}

const SERVES =
  /^(?:serves|servings?|serving size|yields?|makes|portions?|personen|für|pour|personnes|porciones|raciones|porções|porzioni|dosi|porties|porcje|portioner)\b[\s:]*(?:about|approx\.?|up to)?\s*(.*)$/iu;
const SERVES_BEHIND = /^(\d{1,2})\s+(?:servings?|portions?|people|personen|personnes|porciones|porzioni)$/iu;
const PREP =
  /^(?:prep(?:aration)?|active|hands[- ]on|vorbereitung|préparation|preparación|preparazione|preparo)\b(?:[\s-]*(?:time|szeit|zeit))?[\s:]*(.*)$/iu;
const COOK =
  /^(?:cook(?:ing)?|bak(?:e|ing)|roast(?:ing)?|kochzeit|cuisson|cocción|cottura)\b(?:[\s-]*time)?[\s:]*(.*)$/iu;
const TOTAL =
  /^(?:total|ready in|time|gesamt(?:zeit)?|zeit|temps total|tiempo total|tempo totale)\b(?:[\s-]*time)?[\s:]*(.*)$/iu;
// Beyond the time itself nothing may follow, or "Cook for 5 minutes until soft" would be a detail.
const ONLY_TIME = createWordPattern(
  String.raw`^(?:about|approx(?:imately|\.)?|~|around|ca\.?|circa|just|under|only)?\s*(?:PT[\dHM]+|`,
  String.raw`[\d\s./½¼¾⅓⅔,–—-], to, half, an?, and, hours?, hrs?, h, minut\p{L}*, mins?, m, stunden?, std, heures?, horas?, ore, ora, uur`,
  String.raw`+)\.?(?:\s*\([^)]*\))?(?:\s+(?:plus|including|per|active|in|on)\b[^.]{0,50})?$`,
  'iu',
);
// What stands beside the details and is none of ours: "plus overnight soaking", "Rising 2 hr", "Difficulty: easy".
const BESIDE = createWordPattern(
  String.raw`^(?:(?:plus|including|incl\.?|excluding|with|not|or|depending|as|and) .{1,60}|\p{L}[\p{L} ]{2,24}[\s:]+(?:about )?[\d½¼¾][\d\s½¼¾–-]*(?:hours?|hrs?|h|minutes?|mins?)(?: \d+ ?(?:minutes?|mins?))?|`,
  'difficulty, level, skill, cuisine, course, category, diet, equipment, season, cost, units, oven, keeps, makes, yields?',
  String.raw`\b.{0,60})$`,
  'iu',
);
const BARE_MINUTES = /^\d{1,3}$/;

const SPLIT = /\s*[|•·\n]\s*|\s{2,}|\s+[–—-]\s+(?=\D)|,\s+(?=[\p{L}*])|;\s*/u;
const MAX_SERVINGS = 100;

function readServings(text: string): number | null {
  const number = /^(?:\d{1,3}|\p{L}+)/u.exec(text.trim());
  const servings = number === null ? null : readNumber(number[0]);
  return servings === null || servings < 1 || servings > MAX_SERVINGS ? null : Math.round(servings);
}

function readTime(text: string): number | null {
  // "20 min, plus overnight soaking", "15 min + 1 hr marinating": the work itself.
  const plain = text.replace(/\s*(?:,|\+|\bplus\b).*$/u, '').trim();
  if (prepare(BARE_MINUTES).test(plain)) return Number(plain);
  return prepare(ONLY_TIME).test(plain) ? readMinutes(plain) : null;
}

function readPart(text: string): Details | null {
  const behind = prepare(SERVES_BEHIND).exec(text);
  const serves = behind ?? prepare(SERVES).exec(text);
  if (serves !== null) {
    // "Makes 12 (serves 4)"
    const servings = readServings(/\(serves (\d{1,2})\)/i.exec(text)?.[1] ?? serves[1] ?? '');
    return servings === null ? null : { servings };
  }
  for (const [pattern, key] of [
    [PREP, 'prep'],
    [COOK, 'cook'],
    [TOTAL, 'total'],
  ] as const) {
    const match = pattern.exec(text);
    const minutes = match === null ? null : readTime(match[1] ?? '');
    if (minutes !== null) return { [key]: minutes };
  }
  return null;
}

function readBare(text: string, parts: readonly string[]): Details | null {
  const minutes = parts.some((part) => prepare(SERVES).test(part)) ? readTime(text) : null;
  return minutes === null ? null : { total: minutes };
}

/** The details a line gives, or null where any part of it is something else. Emphasis must be gone. */
export function readDetails(line: string): Details | null {
  if (line.length > 200) return null;
  const parts = line
    .replace(/[^\p{L}\p{N}\p{P}\p{Zs}\n|~+]/gu, ' ')
    .split(prepare(SPLIT))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return null;
  let details: Details = {};
  let strange = 0;
  for (const part of parts) {
    // "Serves 4 | 25 minutes": beside the servings a time needs no name.
    const read = readPart(part) ?? readBare(part, parts);
    if (read !== null) details = { ...read, ...details };
    else if (!prepare(BESIDE).test(part)) strange += 1;
  }
  const told = Object.keys(details).length;
  return told === 0 || (strange > 0 && told < 2) ? null : details;
}
