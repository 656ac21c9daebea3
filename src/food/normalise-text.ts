// The forms in which typed text is shown, compared with names, and compared with what is not food.
// Every function takes any string, lone surrogates included, and runs in time linear in its length.

import { LISTS } from './generated/packed-words.ts';
import { NOISE } from './line/name/plain-words.ts';
import { readStates } from './line/state/read-states.ts';

/** Code points of one ingredient that are read; what is longer is not judged as an ingredient. */
export const INGREDIENT_LENGTH = 80;

/** One word of a text, folded for comparison, with its place in the text it was read from. */
export interface Word {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

// Joiners (200C, 200D) stay: Persian, the Indic scripts and many emoji are written with them.
const INVISIBLE =
  /[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|[\u17b4\u17b5]|[\u180b-\u180e]|[\ufe00-\ufe0e]|[\u{e0000}-\u{e0fff}]/gu;
const CONTROLS = /[\p{Cc}\p{Cs}\p{Co}]+/gu;
const SPACES = /\s+/gu;
const JOINERS = /\u200c|\u200d|\ufe0f/gu;

/** The text as it is shown and sent: trimmed, white space folded, control and invisible characters gone. */
export function tidyText(text: string): string {
  return text.replace(INVISIBLE, '').replace(SPACES, ' ').replace(CONTROLS, ' ').replace(SPACES, ' ').trim();
}

/** The first `limit` code points. */
export function clipText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  for (let count = 0; count < limit && end < text.length; count += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
// All that is printed, without the backtick, which is a quote.
const PLAIN = /^[ -_a-~]*$/;
const LATIN = /[ßæœøłđðþı]/g;
// Only the marks of European scripts: taking others off would change words of Hindi, Thai or Japanese.
const ACCENTS = /[\u0300-\u036f]/g;
// Where the ten digits of a script begin: Arabic, Persian, N'Ko, the Indic scripts, Thai, Lao, Tibetan, Burmese, Khmer.
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0,
];
const QUOTES = /[’‘‛`´ʼʹ′＇]/g;

/**
 * The form in which words are compared: compatibility forms resolved, lower case, no accents on Latin, Greek and
 * Cyrillic letters, plain quotes, fractions written out ("1½" is "1 1/2"), emoji of food as words.
 * Other scripts stay as they are.
 */
export function foldText(text: string): string {
  // Most lines are plain ASCII, which needs no more than its capitals and spaces put right.
  if (PLAIN.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  const plain = tidyText(text)
    .replace(/(\d?)([¼-¾⅐-⅞])/g, (_, digit: string, part: string) => `${digit} ${part}`)
    .normalize('NFKC');
  return spellEmoji(writeDigits(plain))
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(LATIN, (letter) => LATIN_LETTERS[letter] ?? letter)
    .replace(JOINERS, '')
    .replace(/\u2044/g, '/')
    .replace(QUOTES, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(SPACES, ' ')
    .trim();
}

/** Digits of any script as those of ASCII, with their decimal sign: "٣" is 3, "१.५" is 1.5. */
function writeDigits(text: string): string {
  if (!/[\u0660-\u17ff]/.test(text)) return text;
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)٬(?=\d)/g, '');
}

/** What an emoji of food, or of a thing that is plainly none, says in words. */
export const EMOJI_WORDS: ReadonlyMap<string, string> = new Map(
  LISTS.emoji
    .split(',')
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
);
const AMOUNTS = /\d+(?:[.,]\d+)?\s*\p{L}{1,3}(?!\p{L})|(?<!\p{L})[x×](?!\p{L})/giu;

// "🥑 2 ripe" names nothing without its sign.
function onlyDescribes(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return readStates(words).words.every((word) => NOISE.has(word));
}

function spellEmoji(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text)) return text;
  // Beside words it only decorates: "eggs 🥚" are not eggs twice.
  if (!onlyDescribes(text.replace(AMOUNTS, ' '))) return text.replace(/\p{Extended_Pictographic}/gu, ' ');
  return text.replace(/\p{Extended_Pictographic}/gu, (sign) => {
    const word = EMOJI_WORDS.get(sign);
    return word === undefined ? sign : ` ${word} `;
  });
}

const ELISION = /^(?:d|l|dell|all)'(?=\p{L}{2})/u;
const WORD = /[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*/gu;
/** The same in a text of plain letters, in half the time. */
const PLAIN_WORD = /[A-Za-z0-9]+(?:'[A-Za-z0-9]+)*/g;

/** The words of a folded text. Apostrophes vanish ("lady's" is "ladys"), hyphens part words. */
export function readWords(folded: string): readonly Word[] {
  const words: Word[] = [];
  const pattern = PLAIN.test(folded) ? PLAIN_WORD : WORD;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(folded); match !== null; match = pattern.exec(folded)) {
    const { 0: word, index } = match;
    const end = index + word.length;
    if (!word.includes("'")) {
      words.push({ key: word, start: index, end });
      continue;
    }
    // French and Italian join the article to its noun: "gousses d'ail", "olio d'oliva".
    const elided = ELISION.exec(word)?.[0].length ?? 0;
    words.push({ key: word.slice(elided).replaceAll("'", ''), start: index + elided, end });
  }
  return words;
}

/** The words of any text as keys: `Crème fraîche` gives creme, fraiche. */
export function readKeys(text: string): readonly string[] {
  // Nearly every name of a food is already folded, and thousands of them are read before the first line is.
  if (/^[a-z]+(?: [a-z]+)*$/.test(text)) return text.split(' ');
  return readWords(foldText(text)).map((word) => word.key);
}

/** The words of a food's name with a space between them, as `readKeys` gives them, in a fraction of the time. */
export function readNameKey(name: string): string {
  if (/^[a-z ]+$/.test(name)) return name;
  // Letters and spaces alone need no more than their accents taken off; all else is read like any text.
  if (!/^[\p{Ll}\p{Lo}\p{M} ]+$/u.test(name)) return readKeys(name).join(' ');
  return name
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(LATIN, (letter) => LATIN_LETTERS[letter] ?? letter);
}
