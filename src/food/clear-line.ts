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
  /\b(?:any\s+)?\d\s+for\s+[£$€]?\d+(?:[.,]\d{1,2})?\b|\b(?:each|reduced|offer|clubcard(?:\s+price)?|bogof)\s*$/gu;
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
const RECEIPT_PRICE = /(?<=\p{L}.*)\s\d{1,3}\.\d{2}(?:\s*[a-z])?$/u;

/** The line with nothing left that could be mistaken for an amount; what was glued to a number is parted from it. */
export function clearLine(folded: string): string {
  return folded
    .replace(SIGNS_AHEAD, '')
    .replace(TALK_AHEAD, '')
    .replace(GLUED, partGlued)
    .replace(THOUSANDS, '$1$2')
    .replace(OFFERS, ' ')
    .replace(NOT_AMOUNTS, ' ')
    .replace(RECEIPT_PRICE, ' ')
    .trim();
}
