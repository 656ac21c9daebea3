// Reads a number as cooks write it: digits, decimals, fractions and words.

import { ARTICLES, NUMBER_WORDS, NUMBER_WORDS_ABROAD } from './number-words.ts';

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
  'two thirds of a': 0.667,
  'a third of a': 0.333,
  'third of a': 0.333,
  'a quarter of a': 0.25,
  'quarter of a': 0.25,
  'a quarter': 0.25,
  'three quarters of a': 0.75,
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
};
const WORDS: Readonly<Record<string, number>> = { ...NUMBER_WORDS_ABROAD, ...NUMBER_WORDS, ...PHRASES };
const NUMBER_WORD = new RegExp(
  `(?:${Object.keys(WORDS)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\d'-])`,
  'uy',
);
const NUMERAL =
  /(\d{1,4})\s+(\d{1,3})\/(\d{1,3})|(\d{1,3})\/(\d{1,3})|(\d{1,3}(?:,\d{3})+(?![\d.,])|\d*[.,]\d+|\d+)/y;
// "two hundred and fifty", as a voice is written down.
const HUNDREDS =
  /(a|one|two|three|four|five|six|seven|eight|nine)\s+hundred(?:\s+and)?(?:\s+(ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\s-]+(five))?)?(?![\p{L}\d])/uy;
const HALF_AFTER = /\s+and a half(?![\p{L}\d])/uy;
/** What a sticky pattern finds at this place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The place behind what a sticky pattern finds at this one, or this one. */
export function skip(pattern: RegExp, text: string, at: number): number {
  const match = matchAt(pattern, text, at);
  return match === null ? at : at + match[0].length;
}

/** The number that begins at this place, or undefined. A fraction with nothing below is 0. */
export function readNumber(text: string, at: number): NumberRead | undefined {
  const numeral = matchAt(NUMERAL, text, at);
  if (numeral !== null) {
    const [whole, units, top, bottom, aloneTop, aloneBottom, plain] = numeral;
    const end = at + whole.length;
    if (units !== undefined) return { value: Number(units) + divide(top, bottom), end, article: false };
    if (aloneTop !== undefined) return { value: divide(aloneTop, aloneBottom), end, article: false };
    const value = readDecimal(plain ?? '');
    const half = matchAt(HALF_AFTER, text, end);
    return half === null
      ? { value, end, article: false }
      : { value: value + 0.5, end: end + half[0].length, article: false };
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
