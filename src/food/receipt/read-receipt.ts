// A pasted receipt -> what was bought, as lines to be read. It knows no shop and no name: lines of things end in a
// price, a total is the sum of the prices above it, and what follows it is about paying.

const LINE_BREAKS = /[\r\n\u0085\u2028\u2029\v\f]+/u;
/** "1.29", "£1.29 A", "1,29 EUR", "-0.50", "0.50-", "¥300": at the end of a line, a tax letter or a star behind it. */
const PRICE =
  /(?:^|[\s.…])(-?)\s?([£$€¥]?)\s?(\d{1,4}(?:[.,]\d{2})?)(-?)(?:\s?(?:[£$€]|EUR|USD|GBP))?(?:\s?[A-Z*]{1,2}\d?)?\s*$/u;
/** "2 @ 0.85", "2 x 0,85", "0.452 kg @ £2.50/kg", "0,684 kg x 1,99 EUR/kg": how many or how much, and for how much each. */
const MEASURE =
  /^(\d{1,3}(?:[.,]\d{1,3})?)\s?(kg|g|lb|oz|l|pcs?|st|stk|ea)?\.?\s?(?:net\s)?[@x×*]\s?[£$€]?(\d[\d.,]*)(?:\s?(?:[£$€]|EUR|USD|GBP))?(?:\s?(?:\/|per|each)\s?\p{L}*)?/iu;
/** Numbers of articles and stars before a name, and a tax letter that stands between it and its price. */
const CODES = /^(?:[*#]\s*)?(?:\d{4,14}\s+)+|\s+\d{6,14}(?=\s|$)|\s+[A-Z]$/gu;
const COUNT_AHEAD = /^(\d{1,2})\s?[x×]\s+/iu;

const LEAST_PRICED_LINES = 3;
/** A total has at least so many things above it: the second of two equal prices is no sum. */
const LEAST_SUMMED = 2;
const LONGEST_RECEIPT = 400;

interface PricedLine {
  readonly name: string;
  /** Null where the line has none. A deduction is below zero. */
  readonly cents: number | null;
}

/** The things bought, one a line and as a cook would write them; null where the text is no receipt. */
export function readReceipt(text: string): readonly string[] | null {
  const lines = text
    .split(LINE_BREAKS)
    .slice(0, LONGEST_RECEIPT)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .map(readLine);
  const priced = lines.filter(({ cents }) => cents !== null);
  if (priced.length < LEAST_PRICED_LINES || priced.length * 3 < lines.length) return null;
  return readThings(cutAtTotal(lines));
}

function readLine(line: string): PricedLine {
  // "2 x 0.59" alone is the price of one.
  if (MEASURE.exec(line)?.[0] === line) return { name: line, cents: null };
  const [whole, before = '', sign = '', amount = '', behind = ''] = PRICE.exec(line) ?? [];
  const isPrice = whole !== undefined && (/[.,]\d\d$/u.test(amount) || sign !== '');
  if (whole === undefined || !isPrice) return { name: line, cents: null };
  const cents = readCents(amount);
  const isLess = before === '-' || behind === '-';
  return { name: line.slice(0, line.length - whole.length).trim(), cents: isLess ? -cents : cents };
}

/** What stands above the first price that is the sum of those before it. */
function cutAtTotal(lines: readonly PricedLine[]): readonly PricedLine[] {
  let sum = 0;
  let summed = 0;
  for (const [at, { cents, name }] of lines.entries()) {
    if (cents === null) continue;
    if (summed >= LEAST_SUMMED && cents === sum && !MEASURE.test(name)) return lines.slice(0, at);
    sum += cents;
    summed += 1;
  }
  return lines;
}

function readCents(amount: string): number {
  return Math.round(Number(amount.replace(',', '.')) * 100);
}

function readThings(lines: readonly PricedLine[]): readonly string[] {
  const things: { readonly name: string; readonly cents: number }[] = [];
  /** A name whose price stands on the next line. */
  let waiting = '';
  /** An amount above its name, and what that many of it cost. */
  let ahead: { readonly amount: string; readonly cents: number } | null = null;
  for (const { name, cents } of lines) {
    const measure = MEASURE.exec(name);
    const rest = cleanName(name.slice(measure?.[0].length ?? 0));
    if (measure !== null) {
      const amount = writeAmount(measure);
      const worth = Math.round(Number(measure[1]?.replace(',', '.')) * readCents(measure[3] ?? ''));
      const last = things.at(-1);
      const thing = rest === '' ? waiting : rest;
      if (thing !== '') things.push({ name: withAmount(amount, thing), cents: cents ?? worth });
      else if (last?.cents === worth)
        things[things.length - 1] = { ...last, name: withAmount(amount, last.name) };
      else ahead = { amount, cents: worth };
      waiting = '';
    } else if (cents === null) {
      waiting = rest;
    } else {
      const thing = rest === '' ? waiting : rest;
      const amount = ahead?.cents === cents ? ahead.amount : '';
      if (cents > 0 && thing !== '') things.push({ name: withAmount(amount, thing), cents });
      ahead = null;
      waiting = '';
    }
  }
  return things.map(({ name }) => name).filter((name) => /\p{L}{2}/u.test(name));
}

function cleanName(name: string): string {
  const plain = name
    .replaceAll(CODES, ' ')
    .replace(/[.…_\s-]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const [count, times = ''] = COUNT_AHEAD.exec(plain) ?? [];
  const rest = count === undefined ? plain : plain.slice(count.length);
  const counted = times === '' || times === '1' ? rest : withAmount(times, rest);
  return counted === counted.toUpperCase() ? counted.toLowerCase() : counted;
}

function writeAmount([, number = '', unit = '']: readonly string[]): string {
  const isWeight = /^(?:kg|g|lb|oz|l)$/iu.test(unit);
  if (isWeight) return `${number.replace(',', '.')} ${unit.toLowerCase()}`;
  return number === '1' || !/^\d+$/u.test(number) ? '' : number;
}

/** A name that says its own size keeps that. */
function withAmount(amount: string, thing: string): string {
  return amount === '' || /\d/u.test(thing) ? thing : `${amount} ${thing}`;
}
