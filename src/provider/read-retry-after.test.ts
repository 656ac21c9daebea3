import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './read-retry-after.ts';

const NOW = Date.UTC(2030, 0, 1, 12);

describe('readRetryAfter', () => {
  it.each<[string, Record<string, string>, number | undefined]>([
    ['seconds', { 'retry-after': '7' }, 7_000],
    ['parts of a second', { 'retry-after': '1.5' }, 1_500],
    ['a date', { 'retry-after': 'Tue, 01 Jan 2030 12:00:20 GMT' }, 20_000],
    [
      'a date by the clock of the provider',
      { date: 'Tue, 01 Jan 2030 13:00:00 GMT', 'retry-after': 'Tue, 01 Jan 2030 13:00:05 GMT' },
      5_000,
    ],
    ['a date that has passed', { 'retry-after': 'Mon, 31 Dec 2029 12:00:00 GMT' }, 0],
    ['a figure beyond a day', { 'retry-after': '99999999999999' }, 86_400_000],
    ['a negative figure', { 'retry-after': '-1' }, undefined],
    ['words', { 'retry-after': 'soon' }, undefined],
    ['nothing', {}, undefined],
  ])('reads %s', (_name, headers, waitMs) => {
    expect(readRetryAfter(new Headers(headers), NOW)).toBe(waitMs);
  });
});
