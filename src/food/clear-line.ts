// Takes out of a folded line what stands beside its amount and is none: bullets, prices, offers, sizes in centimetres.

import { UNIT_WORDS } from './unit-words.ts';

const NOT_AMOUNTS =
  /\d+(?:[.,]\d+)?\s*%(?:\s*(?:fat|cocoa|cacao|vol|alc|abv))?|[£$€]\s*\d+(?:[.,]\d{1,2})?|\d+[.,]\d{2}\s*(?:£|€|gbp|eur|usd|p)(?![\p{L}])|@\s*\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s*(?:-\s*)?(?:cm|mm|inch|inches|in|")(?![\p{L}])(?:\s*(?:piece|pieces|chunk|knob)(?:\s+of)?)?/gu;
// Bullets, ticks and numbers of a list, and "~2 tbsp".
const SIGNS_AHEAD =
  /^(?:[*•●▪■◦‣▸►>~≈✓✔✅☑☐□🛒]+\s*|[-+]\s+|\[[ x]?\]\s*|\(?\d{1,2}\)\s*(?=[\p{L}\d])|\d{1,2}\.\s+(?=[\p{L}\d]))+/u;
// A point before three digits parts thousands of grams; of kilos nobody buys a thousand.
const THOUSANDS = /(?<![\d.,])(\d{1,3})\.(\d{3})(?=\s*(?:g|gr|gramm?|ml)(?![\p{L}]))/gu;
const OFFERS =
  /\b(?:any\s+)?\d\s*(?:for|\/)\s*[£$€]\s?\d+(?:[.,]\d{1,2})?|\b(?:any\s+)?\d\s+for\s+[£$€]?\d+(?:[.,]\d{1,2})?\b|\b(?:each|reduced|offer|clubcard(?:\s+price)?|bogof)\s*$/gu;
// What is said before a thing that is remembered aloud.
const TALK_AHEAD =
  /^(?:(?:u+m+|uh+|er+m*|oh|ah|ok|okay|so|well|and|also|then|plus|maybe|perhaps|possibly|i think|probably)(?![\p{L}'-])[\s,.]*)+(?=[\p{L}\d])/u;
const GLUED = /^(\d{1,4}(?:[.,]\d+)?)(\p{L}{3,})/u;

// "2eggs", "500gpasta": nobody has 500 garlic, so a letter that is a unit behind a large number is one.
function partGlued(whole: string, number: string, letters: string): string {
  if (UNIT_WORDS.has(letters)) return whole;
  const unit =
    Number(number.replace(',', '.')) >= 20 ? /^(?:kg|ml|g)(?=\p{L}{3})/u.exec(letters)?.[0] : undefined;
  if (unit !== undefined) return `${number}${unit} ${letters.slice(unit.length)}`;
  return /^(?:in|er|pack|ct|pk|th|st|nd|rd)/u.test(letters) ? whole : `${number} ${letters}`;
}
// "8s 454g", "10r": how many slices or rashers, beside a weight or by itself.
const PIECES =
  /(?<=\p{L}.*)\s\d{1,3}(?:r|sl|ft)(?![\p{L}\d])|(?<=\p{L}.*)\s\d{1,3}'?s(?![\p{L}\d])(?=.*\d\s*(?:g|kg|ml|l)(?![\p{L}\d]))/gu;
// What a till prints before a name: the code of loose produce, or a long number of its own.
const CODES = /^(?:3\d{3}|4\d{3}|9[34]\d{3})\s+(?=\p{L}{3})|(?<![\d.])\d{8,}[a-z]{0,2}(?![\p{L}\d])/gu;
// "80/20" of mince, "21/25" of prawns: no cook measures in such fractions.
const RATIOS = /(?<![\d.,/])\d{2,3}\/\d{1,3}(?![\d/])/gu;
// "farfalle n.65", "spaghetti no 5".
const NUMBERED = /(?<=\p{L}.*\s)(?:n(?:[or]\.?|[.°º])|#)\s*\d+(?![\p{L}\d])/gu;
// American tills print pounds as "10#".
const POUNDS = /(?<=\d)\s?#(?!\s*\d)/gu;
// "3/4 full", "half empty": how full its jar is tells no amount.
const FULLNESS =
  /[\s,(-]+(?:about\s+|nearly\s+|almost\s+)?(?:\d\/\d|\d{1,3}\s*%|half|(?:a\s+)?third|(?:a\s+)?quarter|two[\s-]thirds|three[\s-]quarters)[\s-]*(?:full|empty|gone|used)(?!\p{L})/gu;
const YEAR = /(?<=\p{L}.*\s)20[1-3]\d$/gu;
// French joins the half to its noun.
const HALF_AHEAD = /^((?:une?\s+)?demie?)-(?=\p{L})/u;
const RECEIPT_PRICE = /(?<=\p{L}.*)\s\d{1,3}\.\d{2}(?:\s*[a-z])?$/u;

// Units of several words, and those that stand ahead of their number.
const LONG_UNITS: readonly (readonly [written: RegExp, unit: string])[] = [
  [/(?<!\p{L})c(?:uill?eres?|\.)?\s*a\s*s(?:oupe)?(?!\p{L})\.?/gu, 'tbsp'],
  [/(?<!\p{L})c(?:uill?eres?|\.)?\s*a\s*(?:c(?:afe)?|the)(?!\p{L})\.?/gu, 'tsp'],
  [/(?<!\p{L})colher(?:es)?\s+(?:de\s+)?sopa(?!\p{L})/gu, 'tbsp'],
  [/(?<!\p{L})colher(?:es)?\s+(?:de\s+)?(?:cha|cafe|sobremesa)(?!\p{L})/gu, 'tsp'],
  [/(?<!\p{L})cucharas?\s+soperas?(?!\p{L})/gu, 'tbsp'],
  [/(?<!\p{L})yemek\s+kasigi(?!\p{L})/gu, 'tbsp'],
  [/(?<!\p{L})(?:cay|tatli)\s+kasigi(?!\p{L})/gu, 'tsp'],
  [/(?<!\p{L})su\s+bardagi(?!\p{L})/gu, 'cup'],
  [/(?<!\p{L})ст(?:\.|ол\p{L}*\.?)?\s*л(?:ож\p{L}*)?(?!\p{L})\.?/gu, 'tbsp'],
  [/(?<!\p{L})ч(?:\.|айн\p{L}*)?\s*л(?:ож\p{L}*)?(?!\p{L})\.?/gu, 'tsp'],
  [/(?<!\p{L})ملعق[ةه]\s+(?:كبيرة|اكل)(?!\p{L})/gu, 'tbsp'],
  [/(?<!\p{L})ملعق[ةه]\s+(?:صغيرة|شاي)(?!\p{L})/gu, 'tsp'],
  // Of garlic the counter of flat things is a clove.
  [/(?<=にんにく|ニンニク|ガーリック|大蒜|蒜)\s*(\d+)\s*片/gu, ' $1 clove'],
  [/大(?:さじ|匙)\s*(\d+(?:\/\d+)?)/gu, '$1 tbsp'],
  [/小(?:さじ|匙)\s*(\d+(?:\/\d+)?)/gu, '$1 tsp'],
  [/작은술/gu, ' tsp'],
];
const EAST = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
const EAST_NUMBERS: Readonly<Record<string, string>> = {
  一: '1',
  二: '2',
  两: '2',
  兩: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
  十: '10',
  半: '1/2',
};
const COUNTERS =
  '(?:個|个|箇|本|株|玉|条|條|根|颗|顆|粒|只|隻|块|塊|匹|尾|切れ|パック|袋|盒|包|瓶|개|마리|줄|대|알|통|모|봉|봉지|丁)';
const COUNTED_EAST = new RegExp(
  `(\\d+(?:[./]\\d+)?|[一二两兩三四五六七八九十半])\\s*${COUNTERS}(?:分)?`,
  'gu',
);

// Chinese, Japanese and Korean put no space around a number, and a counter behind it: "卵3個", "3个鸡蛋".
function spaceEast(line: string): string {
  // A pattern that knows scripts is slow to make: most lines are told apart without it.
  if (!/[\u2e80-\uffff]/.test(line) || !EAST.test(line)) return line;
  return line
    .replace(COUNTED_EAST, (_, number: string) => ` ${EAST_NUMBERS[number] ?? number} `)
    .replace(/(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー])(?=\d)/gu, ' ')
    .replace(/(?<=\d\s*(?:g|kg|ml|l|cc)?)(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

// The first line read waits for every pattern that is made: most lines hold no sign of a unit of several words.
const LIKE_LONG_UNIT = /c\.? ?a ?[sct]|cuill?er|colher|cuchar|kasigi|bardagi|[^\0-\u007f]/;

function writeUnits(line: string): string {
  if (!LIKE_LONG_UNIT.test(line)) return line;
  return LONG_UNITS.reduce((text, [written, unit]) => text.replace(written, unit), line);
}

/** The line with nothing left that could be mistaken for an amount; what was glued to a number is parted from it. */
export function clearLine(folded: string): string {
  return writeUnits(spaceEast(folded))
    .replace(SIGNS_AHEAD, '')
    .replace(TALK_AHEAD, '')
    .replace(CODES, ' ')
    .trim()
    .replace(HALF_AHEAD, '$1 ')
    .replace(GLUED, partGlued)
    .replace(THOUSANDS, '$1$2')
    .replace(OFFERS, ' ')
    .replace(NOT_AMOUNTS, ' ')
    .replace(FULLNESS, ' ')
    .replace(POUNDS, ' lb')
    .replace(NUMBERED, ' ')
    .replace(RATIOS, ' ')
    .replace(PIECES, ' ')
    .replace(RECEIPT_PRICE, ' ')
    .trim()
    .replace(YEAR, '')
    .trim();
}

/** Parts a line into what stands outside its brackets and what stands in each. */
export function takeAsides(folded: string): { readonly line: string; readonly asides: readonly string[] } {
  const asides: string[] = [];
  const line = folded.replace(/[([]([^()[\]]*)[)\]]?/g, (_, inside: string) => {
    asides.push(inside.trim());
    return ' ';
  });
  return { line: line.replace(/\s+/g, ' ').trim(), asides };
}
