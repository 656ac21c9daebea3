import { describe, expect, it } from 'vitest';
import { checkRow } from '../language/check-row.ts';
import { ROWS } from './book.ts';

describe('a row of the book', () => {
  it('has an id of its own', () => {
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
  });

  it.each(ROWS.map((row) => [row.id, row] as const))(
    '%s holds for every legal filling',
    (_id, row) => {
      expect(checkRow(row)).toEqual([]);
    },
    60_000,
  );
});
