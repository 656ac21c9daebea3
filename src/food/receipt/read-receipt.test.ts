import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readIngredient } from '../read-ingredient.ts';
import { readReceipt } from './read-receipt.ts';

interface Case {
  readonly name: string;
  readonly text: string;
  readonly things: readonly string[];
  readonly foods: readonly string[];
}

const folder = new URL('../../../tests/cases/receipts/', import.meta.url);
const cases = readdirSync(folder).map((file) => parse(readFileSync(new URL(file, folder), 'utf8')) as Case);

describe('readReceipt', () => {
  it.each(cases)('reads what was bought: $name', ({ text, things, foods }) => {
    const read = readReceipt(text);
    expect(read).toEqual(things);
    const known = (read ?? [])
      .map((thing) => readIngredient(thing))
      .filter(({ readAs }) => readAs === undefined);
    expect(known.map(({ food }) => food).filter((food) => food !== null)).toEqual(foods);
  });

  it.each([
    ['a list', 'eggs\nmilk\n500 g flour\n2 onions'],
    ['a list with a price in it', 'eggs\nmilk 1.20\nflour\nbread\nbutter'],
    ['a recipe', '200 g rice\n2 eggs\nFry for 3.5 minutes\nServe at once'],
    ['nothing', ''],
  ])('takes %s for no receipt', (_name, text) => {
    expect(readReceipt(text)).toBeNull();
  });

  it('never throws and stays quick, whatever is pasted', () => {
    fc.assert(fc.property(fc.string({ maxLength: 500 }), (text) => void readReceipt(text)));
    for (const line of ['a '.repeat(5000), '1.20 '.repeat(5000), '9'.repeat(9000)])
      readReceipt(`${line}\n`.repeat(30));
  });
});
