// Every time that a text names, in minutes: a range keeps both ends.

export interface TimeSpan {
  readonly low: number;
  readonly high: number;
  /** Where it stands in the text. */
  readonly index: number;
}

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twenty: 20,
  thirty: 30,
  half: 0.5,
};
const NUMBER = String.raw`(?:\d+ )?[13]/[24]|\d+(?:\.\d+)?|half an|an?(?: couple of| few)?|one|two|three|four|five|six|eight|ten|twenty|thirty`;
const SPAN = new RegExp(
  String.raw`\b(${NUMBER})(?: full| good| more)?(?:\s*(?:-|–|—|to|or)\s*(${NUMBER}))?(?:\s+|-)?(?:more |extra )?(seconds?|secs?|minutes?|mins?|hours?|hrs?|h)\b(?:\s+(\d+)\s*(?:minutes?|mins?)\b)?`,
  'gi',
);

function readCount(text: string): number {
  const plain = text.toLowerCase();
  const [, whole = '0', part, of] = /^(?:(\d+) )?(\d)\/(\d)$/.exec(plain) ?? [];
  if (part !== undefined) return Number(whole) + Number(part) / Number(of);
  if (plain.endsWith('couple of')) return 2;
  if (plain.endsWith('few')) return 3;
  return WORDS[plain.split(' ')[0] ?? ''] ?? Number(plain);
}

function readUnit(unit: string): number {
  if (unit.startsWith('s')) return 1 / 60;
  return unit.startsWith('h') ? 60 : 1;
}

/** In the order they stand. "Overnight" is 8 hours unless a figure stands beside it. */
export function readTimes(text: string): readonly TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (const match of text.matchAll(SPAN)) {
    const each = readUnit((match[3] ?? '').toLowerCase());
    const low = readCount(match[1] ?? '1') * each + Number(match[4] ?? 0);
    const high = match[2] === undefined ? low : readCount(match[2]) * each;
    spans.push({ low, high, index: match.index });
  }
  const overnight = /\bovernight\b/i.exec(text);
  if (overnight !== null && !spans.some((span) => span.low >= 240)) {
    spans.push({ low: 480, high: 480, index: overnight.index });
  }
  return spans;
}
