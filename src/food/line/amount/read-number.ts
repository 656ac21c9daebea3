// Reads a number as cooks write it: digits, decimals, fractions and words.

import { ARTICLES, NUMBER_WORDS, NUMBER_WORDS_ABROAD } from '../../number-words.ts';
import { prepare } from '../../prepare-pattern.ts';

export interface NumberRead {
  readonly value: number;
  /** Where the text goes on. */
  readonly end: number;
  /** It was only "a" or "an". */
  readonly article: boolean;
}

// What several words say together; "couple of" and its like stand for the word they hold.
const PHRASES: Readonly<Record<string, number>> = {
  'a dozen': 12,
  'half a dozen': 6,
  'half dozen': 6,
  'two dozen': 24,
  'half a': 0.5,
  'half an': 0.5,
  'a half': 0.5,
  'half of a': 0.5,
  'half of an': 0.5,
  'one and half': 1.5,
  'two and half': 2.5,
  'one and a half': 1.5,
  'two and a half': 2.5,
  'a couple': 2,
  'a couple of': 2,
  'couple of': 2,
  'a few': 3,
  'eine halbe': 0.5,
  'ein halber': 0.5,
  'ein halbes': 0.5,
  'een halve': 0.5,
  'en halv': 0.5,
  'ett halvt': 0.5,
  'et halvt': 0.5,
  'un demi': 0.5,
  'une demi': 0.5,
  'une moitie de': 0.5,
  'media docena de': 6,
  'jumatate de': 0.5,
  'ein paar': 3,
  'een paar': 3,
  'ett par': 2,
  'et par': 2,
  'un par de': 2,
  'um par de': 2,
  'un paio di': 2,
  'une paire de': 2,
  'une demi-douzaine de': 6,
  'une douzaine de': 12,
  'una docena de': 12,
  'una dozzina di': 12,
  'uma duzia de': 12,
  'ein dutzend': 12,
  'meia duzia de': 6,
  'mezza dozzina di': 6,
};
const WORDS: Readonly<Record<string, number>> = { ...NUMBER_WORDS_ABROAD, ...NUMBER_WORDS, ...PHRASES };
const NUMBER_WORD = new RegExp(
  `(?:${Object.keys(WORDS)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\d'-])`,
  'uy',
);
// "three-quarters of a", "one third of the", "two fifths": parts in words, with what they are parts of.
const PART =
  /(?:(an?|one|two|three|four|five|seven)[\s-]+)?(half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?)(?:\s+of\s+(?:an?|the|one|my|our|that|this)(?!\p{L})|(?=\s+(?:of\s+)?(?:cups?|tsps?|teaspoons?|tbsps?|tablespoons?|pints?|lit[re]{2}s?|kilos?|kg|lbs?|pounds?|ounces?|oz|bunch|tins?|cans?)(?!\p{L})))/uy;
const PART_OF_ONE: Readonly<Record<string, number>> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
};
const NUMERAL =
  /(\d{1,4})\s+(\d{1,3})\/(\d{1,3})|(\d{1,3})\/(\d{1,3})|(\d{1,3}(?:,\d{3})+(?![\d.,])|\d*[.,]\d+|\d+)/y;
// "two hundred and fifty", as a voice is written down.
const HUNDREDS =
  /(a|one|two|three|four|five|six|seven|eight|nine)\s+hundred(?:\s+and)?(?:\s+(ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\s-]+(five))?)?(?![\p{L}\d])/uy;
const PART_AFTER =
  /\s*(?:\s(?:and|n)|&|\+)\s*(?:(?:an?|one)\s+)?(half|quarter|third|three[\s-]quarters?|two[\s-]thirds?|\d\/\d)(?![\p{L}\d])(?!\s+of(?!\p{L}))(?!\s+(?:an?|the)(?!\p{L}))/uy;
// The words and signs without which there is no part to read.
const LIKE_PART = /hal[fv]|third|quarter|fourth|fifth|sixth|eighth|\/\d/;
// "Half a dozen", "2 doz".
const DOZEN = /\s*(?:dozen|doz)(?![\p{L}\d])\.?/uy;
/** What a sticky pattern finds at this place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  prepare(pattern).lastIndex = at;
  return pattern.exec(text);
}

/** The place behind what a sticky pattern finds at this one, or this one. */
export function skip(pattern: RegExp, text: string, at: number): number {
  const match = matchAt(pattern, text, at);
  return match === null ? at : at + match[0].length;
}

/** The number that begins at this place, or undefined. A fraction with nothing below is 0. */
export function readNumber(text: string, at: number): NumberRead | undefined {
  const number = readPlain(text, at);
  if (number === undefined) return undefined;
  const more = number.value >= 1 && prepare(LIKE_PART).test(text) ? readPartAfter(text, number) : number;
  const dozen = text.includes('doz') ? matchAt(DOZEN, text, more.end) : null;
  return dozen === null ? more : { value: 12 * more.value, end: more.end + dozen[0].length, article: false };
}

// "One and three quarter", "2 and a half", "1 & 1/2".
function readPartAfter(text: string, number: NumberRead): NumberRead {
  const part = matchAt(PART_AFTER, text, number.end);
  const [whole, said = ''] = part ?? [];
  if (whole === undefined) return number;
  const [top, bottom] = said.split('/');
  const value = bottom === undefined ? readPartOfOne(said) : divide(top, bottom);
  return { value: number.value + value, end: number.end + whole.length, article: false };
}

function readPartOfOne(said: string): number {
  const words = said.split(/[\s-]+/u);
  return writePart(NUMBER_WORDS[words.length > 1 ? (words[0] ?? '') : 'one'] ?? 1, words.at(-1) ?? '');
}

function writePart(many: number, part: string): number {
  return Math.round((many / (PART_OF_ONE[part.replace(/s$/u, '')] ?? 1)) * 1000) / 1000;
}

function readPlain(text: string, at: number): NumberRead | undefined {
  const numeral = matchAt(NUMERAL, text, at);
  if (numeral !== null) {
    const [whole, units, top, bottom, aloneTop, aloneBottom, plain] = numeral;
    const end = at + whole.length;
    if (units !== undefined) return { value: Number(units) + divide(top, bottom), end, article: false };
    if (aloneTop !== undefined) return { value: divide(aloneTop, aloneBottom), end, article: false };
    return { value: readDecimal(plain ?? ''), end, article: false };
  }
  const part = prepare(LIKE_PART).test(text) ? matchAt(PART, text, at) : null;
  if (part !== null) {
    const [whole, many = 'one', of = ''] = part;
    return { value: writePart(NUMBER_WORDS[many] ?? 1, of), end: at + whole.length, article: false };
  }
  const hundreds = matchAt(HUNDREDS, text, at);
  if (hundreds !== null) {
    const [whole, many = '', tens = '', five] = hundreds;
    const value = (NUMBER_WORDS[many] ?? 1) * 100 + (NUMBER_WORDS[tens] ?? 0) + (five === undefined ? 0 : 5);
    return { value, end: at + whole.length, article: false };
  }
  const word = matchAt(NUMBER_WORD, text, at);
  if (word === null) return undefined;
  const value = WORDS[word[0]] ?? 1;
  return { value, end: at + word[0].length, article: ARTICLES.has(word[0]) };
}

function divide(top: string | undefined, bottom: string | undefined): number {
  const by = Number(bottom);
  return by === 0 ? 0 : Math.round((Number(top) / by) * 1000) / 1000;
}

// A comma before exactly three digits parts thousands ("1,500 g") unless the number begins with 0; else it is decimal.
function readDecimal(text: string): number {
  if (/^[1-9]\d{0,2}(?:,\d{3})+$/.test(text)) return Number(text.replaceAll(',', ''));
  return Number(text.replace(',', '.'));
}
