// Reads a number as cooks write it: digits, decimals, fractions and words.

export interface NumberRead {
  readonly value: number;
  /** Where the text goes on. */
  readonly end: number;
  /** It was only "a" or "an". */
  readonly article: boolean;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  thirty: 30,
  fifty: 50,
  forty: 40,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  eleven: 11,
  twelve: 12,
  twenty: 20,
  dozen: 12,
  'a dozen': 12,
  'half a dozen': 6,
  'half dozen': 6,
  'two dozen': 24,
  half: 0.5,
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
  quarter: 0.25,
  'a quarter': 0.25,
  'three quarters of a': 0.75,
  'one and a half': 1.5,
  'two and a half': 2.5,
  couple: 2,
  'a couple': 2,
  'a couple of': 2,
  'couple of': 2,
  few: 3,
  'a few': 3,
};
const NUMBER_WORD = new RegExp(
  `(?:${Object.keys(NUMBER_WORDS)
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
  const value = NUMBER_WORDS[word[0]] ?? 1;
  return { value, end: at + word[0].length, article: word[0] === 'a' || word[0] === 'an' };
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
