// Reads an amount that follows the name of a food and is followed by words of any kind: "frozen haddock 2 portions",
// "turnips, 4 little ones", "tamago 2 ko". Words that nobody knows behind a number are how the pieces are called.

import { readKeys } from '../../normalise-text.ts';
import { NUMBER_WORDS } from '../../number-words.ts';
import type { Unit } from '../../units.ts';
import { foodIndex } from '../name/food-index.ts';
import { CLAUSES, COLOURS, LINKS, MADE_OF, NOISE, PARTS, TAILS } from '../name/plain-words.ts';
import { A_HOLDER, HOLDS_ALONE } from './holder-words.ts';
import { UNIT_WORDS } from './unit-words.ts';

export interface CountBehind {
  /** What stands before the amount. */
  readonly name: string;
  /** Absent where the number counts what has no fixed size: jars, bags. */
  readonly quantity?: number;
  readonly unit: Unit | null;
  readonly tinned: boolean;
  /** It counts pieces of a name nobody knows: of what is never counted, that may be a bowl as well as a bar. */
  readonly pieces?: true;
  /** The word behind the number. */
  readonly piece: string;
  /** All that is said behind the number. */
  readonly said: readonly string[];
}

const FRACTIONS: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 };
// "half", "a quarter" and "a" are amounts only before a unit: "a pint", "half a tin".
const words = Object.keys(NUMBER_WORDS).filter((word) => !/^an?$|^half$|^quarter$/.test(word));
const AMOUNT = new RegExp(
  `^(.*?\\p{L}[^\\s,:]*)(?:\\s*[,:;=–-]\\s*|\\s+)(?:(?:about|abt|bout|approx(?:imately)?|around|roughly|circa|ca|only|just|maybe|still|qty|[x×])\\.?\\s+)*` +
    `(?:(\\d{1,4}(?:[.,]\\d{1,2}|(?:\\s\\d)?/\\d)?)|(${words.join('|')})|(half|quarter|an?)(?:\\s+an?)?(?=\\s))(?![\\p{L}\\d/%-])\\s*(?:(?:of|[x×])(?![\\p{L}\\d])\\s*)?(.*)$`,
  'u',
);
const STATE_BEHIND = /\b(?:frozen|freezer|cooked|smoked)\b/u;
// Most lines count nothing behind a name, and the pattern above tries every place of theirs.
const COUNTS = new RegExp(`[\\s,:;=–-](?:\\d|(?:${words.join('|')}|half|quarter|an?)(?!\\p{L}))`, 'u');
const TINS = /^(?:tins?|cans?)$/;
// "Use by 3 May", "for 2 people", "type 00", "open 4 days": numbers that count no food.
const NOT_COUNTED =
  /^(?:days?|weeks?|wks?|months?|mths?|years?|yrs?|hours?|hrs?|mins?|minutes?|people|persons?|servings?|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|am|pm|percent|years?|year|ways|seasons|in|star|layer|grain|seed)$/;
const AHEAD_OF_OTHERS = /^(?:no|nr|number|size|type|tipo|omega|vitamin|grade|shelf|drawer|day|week|version)$/;
const NO_FIXED_SIZE =
  /^(?:handfuls?|fistfuls?|bowls?|plates?|mugs?|dollops?|knobs?|splash(?:es)?|drizzles?|glugs?|ladles?|spoonfuls?|dash(?:es)?)$/;
const MOST_COUNTED = 60;

/** The amount behind a name in a folded line, or undefined where no number follows one. */
export function readCountBehind(line: string): CountBehind | undefined {
  if (!COUNTS.test(line)) return undefined;
  const match = AMOUNT.exec(line);
  const [, named = '', digits, word, part, behind = ''] = match ?? [];
  const name = nameWithState(named, behind);
  if (match === null || saysSomethingElse(readKeys(name).at(-1) ?? '')) return undefined;
  const value = digits === undefined ? undefined : readDigits(digits);
  const quantity = value ?? NUMBER_WORDS[word ?? ''] ?? FRACTIONS[part ?? ''] ?? 1;
  const [phrase = ''] = behind.split(/[,;(]|\s-\s|(?<!\p{L})(?:in|from|for|on)(?!\p{L})/u);
  const keys = readKeys(phrase);
  const [piece = ''] = keys;
  const isHeld = A_HOLDER.test(piece) || HOLDS_ALONE.test(piece) || NO_FIXED_SIZE.test(piece);
  if (NOT_COUNTED.test(piece)) return undefined;
  const unit = UNIT_WORDS.get(piece);
  const isMeasured = unit !== undefined || TINS.test(piece);
  if (part !== undefined && !isMeasured && !isHeld) return undefined;
  // "Leeks, 3 potatoes" are two; what is said of the pieces names no other food.
  const isOneName = !isMeasured && foodIndex().byName.has([...readKeys(name), piece].join(' '));
  if (keys.slice(isMeasured || isOneName ? 1 : 0).some((key, at) => namesAnother(key, at))) return undefined;
  if (unit !== undefined)
    return { name, quantity: quantity * unit.factor, unit: unit.unit, tinned: false, piece, said: keys };
  if (TINS.test(piece)) return { name, quantity, unit: 'tin', tinned: true, piece, said: keys };
  if (isHeld || quantity > MOST_COUNTED || quantity === 0)
    return { name, unit: null, tinned: false, piece, said: keys };
  const isPiece = PARTS.has(piece) || keys.every((key) => NOISE.has(key) || TAILS.has(key));
  return {
    name,
    quantity,
    unit: null,
    tinned: false,
    piece,
    said: keys,
    ...(isPiece ? {} : { pieces: true }),
  };
}

// "Cod fillets 3 frozen" is frozen cod.
function nameWithState(named: string, behind: string): string {
  const state = STATE_BEHIND.exec(behind)?.[0];
  if (state === undefined || named.includes(state)) return named;
  return `${state === 'freezer' ? 'frozen' : state} ${named}`;
}

// "1.5", "1,5", "1/2", "1 1/2".
function readDigits(digits: string): number {
  const [, whole, over, under] = /^(?:(\d+)\s)?(\d+)\/(\d)$/.exec(digits) ?? [];
  return under === undefined
    ? Number(digits.replace(',', '.'))
    : Number(whole ?? 0) + Number(over) / Math.max(1, Number(under));
}

function saysSomethingElse(word: string): boolean {
  const isLink = LINKS.has(word) || CLAUSES.has(word);
  return (
    (isLink && !/^(?:left|about|approx|around|roughly|possibly|probably)$/.test(word)) ||
    AHEAD_OF_OTHERS.test(word)
  );
}

// "Pollo 1 breast": what is counted is a part of it.
export const OF_A_BIRD = /^(?:breast|thigh|leg|wing|drumstick)s?$/;

function namesAnother(word: string, at: number): boolean {
  if (at === 0 && OF_A_BIRD.test(word)) return false;
  if (COLOURS.has(word) || NOISE.has(word) || PARTS.has(word) || TAILS.has(word) || CLAUSES.has(word))
    return false;
  // Names of two or three letters are words of too many languages: "ko", "mo".
  const match = word.length > 3 || at > 0 ? foodIndex().byName.get(word) : undefined;
  return MADE_OF.has(word) || (match !== undefined && (match.own === true || word.length > 4));
}
