// Reads a thousand lines as people type them and asks how many are read as they were meant. The lines of
// cases/typed-lines were written before the reader was run on them; a new one is a line of YAML.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FOOD_LIST, isFoodId } from '../src/food/foods.ts';
import { type IngredientReading, readIngredient, type Verdict } from '../src/food/read-ingredient.ts';
import { UNITS, type Unit } from '../src/food/units.ts';

interface TypedLine {
  readonly text: string;
  readonly expect: {
    /** One id, or several that all are right. */
    readonly food?: string | readonly string[];
    readonly verdict?: Verdict;
    /** Absent where no amount is meant; any where more than one is right. */
    readonly quantity?: number | 'any';
    readonly unit?: Unit | null;
  };
}

const VERDICTS: ReadonlySet<string> = new Set<Verdict>(['food', 'caution', 'not-food', 'unknown']);
const LEAST_RIGHT = 0.97;
const MOST_UNKNOWN = 0.02;

const CASES = new URL('cases/typed-lines/', import.meta.url);
const files = readdirSync(CASES)
  .filter((name) => name.endsWith('.yaml'))
  .toSorted()
  .map((name) => {
    const styles = parse(readFileSync(new URL(name, CASES), 'utf8')) as Record<string, readonly TypedLine[]>;
    return { name: name.replace('.yaml', ''), lines: Object.values(styles).flat() };
  });
const all = files.flatMap(({ lines }) => lines);

function listFoods(line: TypedLine): readonly string[] {
  return [line.expect.food ?? []].flat();
}

function isFoodRight(line: TypedLine, reading: IngredientReading): boolean {
  const { verdict } = line.expect;
  if (verdict !== undefined) return reading.verdict === verdict;
  const isRead = reading.verdict === 'food' || reading.verdict === 'caution';
  return isRead && reading.food !== null && listFoods(line).includes(reading.food);
}

function isAmountRight({ expect: meant }: TypedLine, { quantity, unit }: IngredientReading): boolean {
  if (meant.quantity === 'any' || meant.verdict !== undefined) return true;
  if (meant.quantity === undefined || quantity === undefined) return meant.quantity === quantity;
  return Math.abs(meant.quantity - quantity) < 0.01 && (meant.unit ?? null) === unit;
}

function writeMiss(line: TypedLine, reading: IngredientReading): string {
  const { verdict, food, quantity, unit } = reading;
  return `${line.text} -> ${verdict} ${food} ${quantity ?? ''} ${unit ?? ''} (meant ${JSON.stringify(line.expect)})`;
}

function judge(lines: readonly TypedLine[]): {
  readonly right: number;
  readonly unknown: number;
  readonly misses: string;
} {
  const read = lines.map((line) => ({ line, reading: readIngredient(line.text) }));
  const misses = read.filter(
    ({ line, reading }) => !(isFoodRight(line, reading) && isAmountRight(line, reading)),
  );
  const unknown = read.filter(
    ({ line, reading }) => line.expect.verdict === undefined && reading.food === null,
  );
  return {
    right: 1 - misses.length / lines.length,
    unknown: unknown.length / lines.length,
    misses: misses.map(({ line, reading }) => writeMiss(line, reading)).join('\n'),
  };
}

describe('what people type', () => {
  it.each(files)('is read as it was meant: $name', ({ lines }) => {
    const { right, unknown, misses } = judge(lines);
    expect(lines.length).toBeGreaterThan(80);
    expect(right, misses).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(unknown, misses).toBeLessThan(MOST_UNKNOWN);
  });

  it('is described by foods and units that exist, and no line twice', () => {
    expect(all.flatMap(listFoods).filter((id) => !isFoodId(id))).toEqual([]);
    expect(all.filter((line) => listFoods(line).length === 0 && line.expect.verdict === undefined)).toEqual(
      [],
    );
    expect(
      all.flatMap(({ expect: { unit } }) => (unit === undefined || unit === null ? [] : [unit])),
    ).toSatisfy((units: readonly Unit[]) => units.every((unit) => UNITS.includes(unit)));
    expect(all.filter(({ text }, at) => all.findIndex((line) => line.text === text) !== at)).toEqual([]);
  });

  const refused = all.filter((line) => line.expect.verdict === 'not-food');
  it('is never cooked when it is not food', () => {
    expect(refused.length).toBeGreaterThan(60);
    expect(
      refused.filter(({ text }) => readIngredient(text).verdict !== 'not-food').map(({ text }) => text),
    ).toEqual([]);
  });

  it('is never refused when it is food', () => {
    const foods = all.filter((line) => line.expect.verdict === undefined);
    expect(
      foods.filter(({ text }) => readIngredient(text).verdict === 'not-food').map(({ text }) => text),
    ).toEqual([]);
  });

  it('is never refused when it is the name of a food', () => {
    const names = FOOD_LIST.flatMap(({ name, us, names: others }) => [name, us ?? name, ...(others ?? [])]);
    const wrong = names.filter((name) => readIngredient(name).verdict === 'not-food');
    expect(wrong).toEqual([]);
  });

  it('is read while it is typed, letter by letter', () => {
    const begun = FOOD_LIST.flatMap(({ name }) =>
      Array.from({ length: name.length + 1 }, (_, end) => `2 ${name.slice(0, end)}`),
    );
    expect(begun.filter((text) => readIngredient(text).text !== text.trim())).toEqual([]);
  }, 30_000);

  it('gives the same reading of the same text, whatever was read in between', () => {
    const first = all.slice(0, 40).map(({ text }) => ({ ...readIngredient(text) }));
    for (const { text } of all) readIngredient(text);
    expect(all.slice(0, 40).map(({ text }) => ({ ...readIngredient(text) }))).toEqual(first);
    expect(Object.isFrozen(readIngredient('2 eggs'))).toBe(true);
  });
});

describe('what nobody should type', () => {
  it('is read without an error: four thousand lines of noise', () => {
    const next = seededNumbers(20_240_607);
    const signs = [...'aeioutnrsl kgmx0123456789½¼.,;:/()[]%£$-–\'"🥕🍅éüßøłжяは米김بन\u200d\u0000\ud800'];
    const words = all.map(({ text }) => text.split(' ')[0] ?? '');
    const odd: string[] = [];
    for (let line = 0; line < 4_000; line += 1) {
      let text = '';
      for (let length = next(24); length >= 0; length -= 1) {
        text += next(6) === 0 ? `${words[next(words.length)]} ` : (signs[next(signs.length)] ?? '');
      }
      const { verdict, name, quantity } = readIngredient(text);
      const isSound = VERDICTS.has(verdict) && typeof name === 'string' && Number.isFinite(quantity ?? 0);
      if (!isSound) odd.push(text);
    }
    expect(odd).toEqual([]);
  }, 120_000);

  it.each([
    ['letters', 'a'],
    ['spaces', ' '],
    ['digits', '7'],
    ['brackets', '('],
    ['amounts', '2 x 400g '],
    ['emoji', '🥕'],
    ['names', 'onion and '],
    ['commas', ', '],
  ])('takes no longer over a megabyte than over a page: %s', (_, piece) => {
    const long = piece.repeat(Math.ceil(1_000_000 / piece.length));
    const start = performance.now();
    expect(readIngredient(long).text.length).toBeLessThan(200);
    // A reading that grew with the text would take minutes.
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

/** A small generator (mulberry32): whole numbers from 0 to below a limit, the same on every machine. */
function seededNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}
