// How much of a substance a line or a step asks for, in grams.

import { GRAMS_PER_UNIT, ML_PER_UNIT } from '../../food/units.ts';
import { type FoundAmount, findAmounts } from '../amounts/find-amounts.ts';
import type { Sense } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { findTold } from './keeping.ts';

export interface Substance {
  readonly sense: Sense;
  /** Grams of one millilitre, and of one piece where it is counted. */
  readonly density: number;
  readonly gramsEach?: number;
}

export interface Dose {
  readonly grams: number;
  readonly sentence: Sentence;
}

/** Characters between an amount and what it measures. */
const AHEAD = 24;

function weigh({ unit, low, high }: FoundAmount, { density, gramsEach }: Substance): number {
  const amount = high ?? low;
  if (unit === null) return gramsEach === undefined ? 0 : amount * gramsEach;
  if (unit === 'mm' || unit === 'cm' || unit === 'inch') return 0;
  const grams = GRAMS_PER_UNIT[unit];
  return grams === undefined ? (ML_PER_UNIT[unit] ?? 0) * amount * density : amount * grams;
}

/** What a heaped spoon holds of a level one. A working value: level ones are the measure. */
const HEAPED = 1.5;

/** The text with "heaped" and "full" blanked out, every other letter in its place but the number moved up to its unit. */
function dropQualifiers(sentence: Sentence): string {
  const { words, text } = sentence.folded;
  const letters = [...text];
  for (const { sense, from, to } of sentence.hits) {
    const start = words[from]?.start ?? 0;
    const end = words[to - 1]?.end ?? start;
    const number = words[from - 1];
    if (sense !== 'heaped' || number === undefined) continue;
    const moved = text.slice(number.start, number.end);
    const blank = ' '.repeat(end - number.start - moved.length);
    letters.splice(number.start, end - number.start, ...blank, ...moved);
  }
  return letters.join('');
}

/** Signs and words behind which another thing begins. */
const BREAKS = [',', ';', '. ', ' and ', ' with ', ' in ', ' into ', ' to '] as const;
/** What stands between a name and its amount: "nutmeg: 3 tbsp", "salt (290 g)", "nutmeg | 3 tbsp". */
const OPENERS: ReadonlySet<string> = new Set([
  ...[':', '(', '-', '|', 'until you have', 'until there are', 'to make', 'about', ', about'],
]);

function isBroken(between: string): boolean {
  return BREAKS.some((one) => between.includes(one));
}

function opens(between: string): boolean {
  const sign = between.trim();
  return sign === '' || OPENERS.has(sign);
}

/** "Four heaped tablespoons of baking soda": spoons, and not "heaped with salt". */
function heaps({ hits, folded: { words } }: Sentence, start: number): boolean {
  return hits.some(({ sense, from, to, negated }) => {
    const at = words[from]?.start ?? 0;
    return (
      sense === 'heaped' &&
      !negated &&
      words[from]?.key === 'heaped' &&
      at < start &&
      start - at <= AHEAD &&
      SPOONS.has(words[to]?.key ?? '')
    );
  });
}
const SPOONS: ReadonlySet<string> = new Set('tbsp tsp tablespoon teaspoon spoon dessertspoon'.split(' '));

/** The largest amount of a substance that one sentence gives, in grams; 0 where it gives none. */
export function readDose(sentence: Sentence, substance: Substance): number {
  if (!sentence.names(substance.sense)) return 0;
  const plain = dropQualifiers(sentence);
  const amounts = findAmounts(plain);
  let most = 0;
  for (const { sense, from, to, negated } of sentence.hits) {
    if (sense !== substance.sense || negated) continue;
    const start = sentence.folded.words[from]?.start ?? 0;
    const end = sentence.folded.words[to - 1]?.end ?? start;
    // "Low-salt stock", "nutmeg butter": the amount is of what is named behind.
    const next = sentence.folded.words[to];
    if (
      next !== undefined &&
      sentence.foods.some(
        ({ at, text }) =>
          at <= next.start &&
          next.start < at + text.length &&
          start < next.start &&
          !plain.slice(end, next.start).includes(','),
      )
    )
      continue;
    const before = amounts.findLast((one) => one.end <= start);
    const behind = amounts.find((one) => one.at >= end);
    if (before !== undefined && start - before.end <= AHEAD && !isBroken(plain.slice(before.end, start)))
      most = Math.max(most, weigh(before, substance) * (heaps(sentence, start) ? HEAPED : 1));
    else if (behind !== undefined && behind.unit !== null && opens(plain.slice(end, behind.at)))
      most = Math.max(most, weigh(behind, substance));
  }
  return most;
}

/** The largest amount that the list or a sentence asks for, and where. */
export function findDose(method: Method, substance: Substance): Dose | null {
  let found: Dose | null = null;
  for (const sentence of findTold(method)) {
    const grams = readDose(sentence, substance);
    if (grams > (found?.grams ?? 0)) found = { grams, sentence };
  }
  return found;
}
