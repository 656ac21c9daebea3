import { describe, expect, it } from 'vitest';
import { readKeptDays, readWeekdays } from './kept-days.ts';

describe('readKeptDays', () => {
  it.each([
    ['keeps 3 days in the fridge', 3],
    ['frozen peas. the soup keeps 3 days', 3],
    ['keeps 3 days; of old', 3],
    ['keep 3 days, but not older', 3],
    ['keep for 1 day', 1],
    ['keeps two weeks', 14],
    ['keeps for a fortnight', 14],
    ['store for 2 months', 60],
    ['lasts a year', 365],
    ['lasts 2 years', 730],
    ['use within 4 days', 4],
    ['kept up to five days', 5],
    ['stored for 3-5 days', 5],
    ['stored for 3 – 5 days', 5],
    ['good for 3 to 5 days', 5],
    ['eat within two or three days', 3],
    ['refrigerate for a few days', 3],
    ['keeps a couple of days', 2],
    ['keeps several days', 4],
    ['keeps half a day', 0.5],
    ['keeps 2 days in the cupboard and keeps 5 days in the fridge', 5],
    ['keeps 5 days in the fridge, or use within 2 days', 5],
    ['keeps 4 days in the fridge and a month in the freezer', 4],
    ['use within 3 days; freezes well for 2 months', 3],
    ['freeze, or keep in the fridge for 3 days', 3],
    ['keeps 3 days in the fridge or freezer', 3],
  ])('%s', (text, days) => {
    expect(readKeptDays(text)).toBe(days);
  });

  it.each([
    'simmer for 3 minutes',
    'keep warm',
    'freeze for up to 3 months',
    'once frozen, and well wrapped, keep 3 months',
    'keeps 3 months in the freezer; not in the fridge',
    'keeps 3 months in the freezer',
    'keep frozen for 2 months',
    'use day-old bread, for 2 days old is best',
    'keep the dough made up to 2 days ahead',
    'use it up to 2 days before',
    'make up to 2 days in advance',
    'it does not keep for 5 days',
    'never keep it for a week',
  ])('no time in %s', (text) => {
    expect(readKeptDays(text)).toBeNull();
  });
});

describe('a time without a count', () => {
  it.each([
    ['it keeps for weeks', 14],
    ['stored in a jar it is good for months', 60],
    ['lasts for years', 730],
    ['it keeps for ages', 30],
    ['good kept dry for months', 60],
    ['in a jar they keep for months', 60],
    ['they will last in the dark for months', 60],
    ['keeps 3 days, and it does keep for weeks', 3],
  ])('%s', (text, days) => {
    expect(readKeptDays(text)).toBe(days);
  });

  it.each(['it does not keep for weeks', 'keeps for months when frozen', 'it cooks for ages'])(
    'no time in %s',
    (text) => {
      expect(readKeptDays(text)).toBeNull();
    },
  );
});

describe('readWeekdays', () => {
  it.each([
    ['from monday to friday', 4],
    ["monday's lunch is as good as friday's", 4],
    ["monday's lunch is as good as next monday's", 7],
    ['cook on sunday, eat it through to thursday', 4],
    ['cook on monday, keep chilled, finish on sunday', 6],
    ['friday till monday', 3],
  ])('%s', (text, days) => {
    expect(readWeekdays(text)).toBe(days);
  });

  it.each(['a day for monday', 'never keep it from monday to friday', 'keeps for days'])(
    'no span in %s',
    (text) => {
      expect(readWeekdays(text)).toBeNull();
    },
  );
});
