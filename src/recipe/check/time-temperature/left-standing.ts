// Rule time-temperature for what stands in the warm: a place that is not cold, or the word that no cold is needed, and
// a time that is too long, wherever in the sentence, or in the one behind it, they are said.
// Sources: USDA FSIS, danger zone (4 to 60 C, 2 hours); UK FSA, rice.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { withoutReassurance } from '../stance/cautions.ts';
import { findAll, findSaid, isDenied, says } from '../stance/phrases.ts';
import { findWaived, isCold, withoutWaived } from './cold-words.ts';
import { findLong, NEVER_LONGER, readHours, SAYS_LONG } from './long-spans.ts';
import { isBareItem, namesKeeper } from './perishable.ts';
import { findWarmPlace } from './warm-places.ts';
import { isAboutPerishable } from './what-stands.ts';
import { writeTimeTemperature } from './write-time-temperature.ts';

const TWO_HOURS = 'perishable food stands between 4 and 60 C for at most 2 hours (USDA FSIS)';

/** "Thaw in the fridge, never on the counter" */
export const REFUSED = /(?:,| and| but|;) (?:never|not|do not|don't)\b|\b(?:rather than|instead of|never)\b/;

/** A sentence that asks has its answer in the next. */
export const ENDS_ASKING = /\?\W*$/;

export const KEPT_HOT =
  /\b(?:keep|hold|stay)s?[- ]warm (?:setting|mode|function)|\bon (?:the |its )?(?:keep[- ])?warm(?= (?:setting|for|until|till|while)\b|[.,;]|$)|\b(?:keep|hold|stay)s? (?:it |them |the \w+ )?(?:very |piping )?hot\b|\bplug(?:ged)? (?:it )?in\b|\b(?:thermos|flask)(?![\w-])|\b(?:above|over|at least) 6\d/g;
/** "What the family doesn't finish stays in the pan": the denial is of the eating. */
export const THE_REST =
  /\b(?:what(?:ever)?|anything|any)\b[^.;,]{0,30}?(?:\bnot|n't) (?:\w+ )?(?:finish|eat|use|want|need)\w*/g;
export const NO_PROBLEM = /\bno (?:problem|worries|bother|trouble|harm|fuss)\b/g;
/** Preserves are judged by the rule botulism. */
export const IN_LARDER = /\b(?:pantry|cellar|larder|shel(?:f|ves))\b/;
export const SEALED = /\bjars?\b[^.;]{0,60}\b(?:seal\w*|lids?|pantry|cellar|larder)\b/;
/** A jar of these is no preserve. */
export const SPOILS_SEALED =
  /\b(?:mayonnaise|mayo|aioli|hollandaise|custard|egg yolks?|pate|rillettes|mousse|cream cheese)\b/;
/** "Take the box down to the beach with you": what is in the cool box stays in it. */
function isCarriedCold({ plain, around }: Sentence, { place }: Standing): boolean {
  if (!/\b(?:beach|picnic|boot|car|bag|work|office|school|train|hike)\b/.test(place)) return false;
  const before = around.slice(0, Math.max(0, around.indexOf(plain)));
  return says(before, COOL_BOX) && isCold(before) && findWaived(plain) === null;
}
export const COOL_BOX = /\b(?:cool ?(?:box|bag)|cooler|esky|insulated|ice ?(?:pack|block)s?|on ice)\b/;
/** Where food that is packed without cold will be for hours, whatever the time. */
export const AWAY =
  /\b(?:(?:picnic|rucksack|hike|journey|road trip|car|drive|flight|train|festival|office)s?|school|lunch ?box(?:es)?|packed lunch\w*|back ?packs?|hiking|beach|travel(?:s|ling)?|camping|commute|desk|locker|transport\w*|work|cool ?(?:bag|box)|coolers?|esky|ice ?packs?|without ice|no ice|(?:hot|warm|summer|sunny) (?:day|weather|afternoon))\b/;

// "The next morning", "After 12 hours": what stands in a sentence of its own goes on from the one before.
export const GOES_ON =
  /^(?:then,? )?(?:(?:the |by |by the |in the |until the |till )?(?:next |following )?(?:morning|day|evening)|overnight|after|(?:it|they|this|that|these)(?:'ll)?\b|leave|let|keep|give|do this|tomorrow|when you|about|at least|\d)\b/;

export const NEXT_DEED =
  /[;:] |;|,? (?:and )?then\b|,? before (?=\w+ing\b|(?:you|it|they|we) (?:\w+ (?:it |them )?and )?(?:chill|freez|refrig|portion))|\bafterwards?\b/;

/** Clauses that are done one after the other: "leave it out for an hour, then chill overnight". */
function partClauses(plain: string): readonly string[] {
  return plain.split(prepare(NEXT_DEED));
}

interface Warm {
  readonly words: string;
  readonly index: number;
  readonly isWaived: boolean;
}

function findWarm(clause: string): Warm | null {
  const place = findWarmPlace(clause);
  if (place !== null) return { words: place[0], index: place.index, isWaived: false };
  const waived = findWaived(clause);
  return waived === null ? null : { ...waived, isWaived: true };
}

interface Standing {
  /** As the message quotes them. */
  readonly words: string;
  /** The words of the place, by which the part of the sentence that speaks of it is known. */
  readonly place: string;
}

function findStanding(scan: RecipeScan, sentence: Sentence): Standing | null {
  const plain = withoutReassurance(sentence.plain)
    .replace(prepare(THE_REST), 'the rest')
    .replace(prepare(NO_PROBLEM), ' ');
  if ((says(plain, SEALED) && !says(scan.whole, SPOILS_SEALED)) || findSaid(plain, KEPT_HOT) !== null)
    return null;
  const cold = isCold(plain);
  // "Six hours on the train? A cool bag does it."
  if (says(plain, ENDS_ASKING) && isCold(sentence.next?.plain ?? '')) return null;
  for (const clause of cold ? partClauses(plain) : [plain]) {
    if (isCold(clause) || says(clause, NEVER_LONGER)) continue;
    const standing = findInClause(sentence, clause);
    if (standing !== null) return standing;
  }
  return findLateChill(plain);
}

/** "Do I have to chill it? Not if you eat it within a day." */
export const ASKED_TO_CHILL =
  /\b(?:do|does|must|should) (?:i|you|we|it|they|leftovers?|the \w+) [^?]{0,30}\b(?:chill\w*|refrigerat\w*|fridge)[^?]{0,20}\?\W*(?:no\b|not (?:if|really|at all|when|necessarily)\b)/g;

function findUnchilled({ plain, next }: Sentence): Standing | null {
  const asked = plain.includes('?') ? findSaid(`${plain} ${next?.plain ?? ''}`, ASKED_TO_CHILL) : null;
  return asked === null ? null : { words: asked[0], place: asked[0] };
}

export const BRIEFLY =
  /\b(?:minutes?|mins?|half an hour|an hour) (?:or (?:so|two) )?before\b|\b(?:minutes?|mins?|half an hour|an hour|moment) (?:or (?:so|two) )?(?:on|in|at|out|by|off|under)\b|\b(?:on|in|at|out|off|under) [^.;,]{0,30}\b(?:for|about) (?:\w+ ){0,2}(?:minutes|mins|half an hour)\b/;

function findInClause(sentence: Sentence, clause: string): Standing | null {
  const warm = findWarm(clause);
  if (warm === null) return findLaterWaiver(sentence, clause) ?? findSlowCooling(clause);
  if (isServing(clause)) return null;
  const { words } = warm;
  // "Ten minutes on the counter before supper"
  if (says(clause.slice(Math.max(0, warm.index - 20), warm.index + words.length + 24), BRIEFLY)) return null;
  const isWaived = warm.isWaived || findWaived(clause) !== null;
  const long = findLong(withoutWaived(clause)) ?? (isWaived ? prepare(AWAY).exec(clause)?.[0] : undefined);
  if (long === undefined) {
    const later = findLaterSpan(sentence, clause);
    return later === null ? null : { words: `${words}, ${later}`, place: words };
  }
  const isRefused = says(withoutWaived(between(clause, warm, long)), REFUSED);
  return isRefused ? null : { words: `${long}, ${words}`, place: words };
}

/** The time in the sentence behind, where the clause itself gives none. */
function findLaterSpan({ next }: Sentence, clause: string): string | null {
  if (next === undefined || !says(next.plain, GOES_ON) || readHours(clause) !== null) return null;
  if (isCold(next.plain) || /\bminutes?|mins?\b/.test(clause) || namesKeeper(next.plain)) return null;
  return /\bleftover/.test(next.plain) ? null : findLong(next.plain);
}

/** "Marinate for 24 hours. Don't bother chilling it." */
function findLaterWaiver({ next }: Sentence, clause: string): Standing | null {
  const waived = next === undefined ? null : findWaived(next.plain);
  const long = waived === null || waived.index > 6 || !says(clause, STANDS) ? null : findLong(clause);
  return waived === null || long === null ? null : { words: `${long}, ${waived.words}`, place: long };
}
export const STANDS = /\b(?:leave|let|keep|stand|sit|rest|cool|store|marinate|marinade|brine|set|wait)\b/;

/** "Let it cool overnight before it goes into the fridge", "chill it once it is stone cold, usually the next morning". */
function findLateChill(plain: string): Standing | null {
  if (!/fridge|chill|refrigerat/.test(plain)) return null;
  for (const match of findAll(plain, LATE_CHILL)) {
    if (isDenied(plain.slice(0, match.index)) || says(match[0], NEVER_LONGER)) continue;
    const long = findLong(match.slice(1).find((group) => group !== undefined) ?? '');
    if (long !== null) return { words: match[0], place: match[0] };
  }
  return null;
}
const NOT_YET = '(?!fridge|chill|refrigerat|freez|(?<!stone |quite |completely |fully )cold)';
const LATE_CHILL = new RegExp(
  [
    String.raw`\b(?:cools?|cooling|stands?|sits?|rests?|waits?)\b((?:${NOT_YET}[^.;]){3,50})\b(?:before|and only then|,? then|,? and then)\b[^.;]{0,30}\b(?:fridge|chill\w*|refrigerat\w+)`,
    String.raw`\b(?:fridge|refrigerate|chill)\b(?: it| them)?,? (?:only )?(?:once|when|after)\b[^.;]{0,40}\b(?:cold|cool|cooled)\b([^.;]{0,40})`,
    String.raw`\btakes?\b([^.;,]{3,40})\bto (?:cool|go (?:stone )?cold)\b`,
    String.raw`\bonce (?:it is |they are |it's |completely |fully )*(?:cool|cold|cooled)\b([^.;]{0,60})\b(?:refrigerate|chill|fridge)\b`,
  ].join('|'),
  'g',
);
/** "The big pot cools down by itself; it'll take until midday tomorrow": no place and no word of cold at all. */
export const COOLS =
  /\b(?:cool(?:s|ing)?(?! (?:box|bag|pack|place|spot|dark|larder|room)|(?: down)? (?:to|until|till) (?:luke|eating|drinking|hand|blood|body|just|they|it))|go(?:es)? (?:stone )?cold)\b((?:(?!\band\b)[^.;,]){0,60}(?:[;,] (?:it|this|that|which|about|some|for)\b[^.;,]{0,40})?)/g;

function findSlowCooling(clause: string): Standing | null {
  const cools = /\b(?:jar|bottle|seal)s?\b/.test(clause) ? null : findSaid(clause, COOLS);
  const long = cools === null ? null : findLong(cools[1] ?? '');
  return cools === null || long === null ? null : { words: cools[0], place: cools[0] };
}

/** Hours from which no roast is brought to room temperature any more. */
const FAR_TOO_LONG_H = 4;

export const BROUGHT_TO_TABLE =
  /\b(?:to|at) room temp(?:erature)?[^.;]{0,30}\b(?:before|to serve|for serving)|\bserve[ds]? (?:\w+ ){0,4}(?:at room|on the|on a)|\b(?:set|lay|put) the table\b|\bbring (?:\w+ ){1,4}to room\b|^(?!.*\b(?:leav\w+|left|(?:keep|sit|stand|hold|rest|wait|stay)s?|kept|stood|marinat\w+)\b).*\b(?:at|or) room temp/;

// "Bring to room temperature before serving" stands for an hour, whatever time is said of the rest.
function isServing(clause: string): boolean {
  return (
    says(clause, BROUGHT_TO_TABLE) &&
    !/\bovernight|all (?:day|night)|\b(?:course|most|rest) of|whole|entire\b/.test(clause) &&
    (readHours(clause) ?? 0) < FAR_TOO_LONG_H
  );
}

function between(clause: string, { index, words }: Warm, long: string): string {
  const at = clause.indexOf(long);
  return clause.slice(Math.min(at, index), Math.max(at + long.length, index + words.length));
}

/** Each sentence is asked for itself and for the one before it. */
const longs = new WeakMap<Sentence, boolean>();

function saysLong(sentence: Sentence): boolean {
  let long = longs.get(sentence);
  if (long === undefined) {
    long = says(sentence.plain, SAYS_LONG);
    longs.set(sentence, long);
  }
  return long;
}

/** What spoils and stands in the warm for more than two hours. */
export function checkStanding(scan: RecipeScan, sentence: Sentence): Finding | null {
  if (isBareItem(sentence) || sentence.place === 'title') return null;
  const { plain, next } = sentence;
  if (
    !plain.includes('?') &&
    !saysLong(sentence) &&
    !says(plain, AWAY) &&
    !(next !== undefined && saysLong(next))
  )
    return null;
  const standing = findUnchilled(sentence) ?? findStanding(scan, sentence);
  if (
    standing === null ||
    isCarriedCold(sentence, standing) ||
    !isAboutPerishable(scan, sentence, standing.place)
  )
    return null;
  if (says(standing.place, IN_LARDER) && /\bjars?\b/.test(scan.whole) && !says(scan.whole, SPOILS_SEALED))
    return null;
  const why = /\brice\b/.test(sentence.plain) ? 'cooked rice is chilled within an hour (UK FSA)' : TWO_HOURS;
  return writeTimeTemperature(sentence, standing.words, why);
}
