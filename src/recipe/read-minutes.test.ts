import { describe, expect, it } from 'vitest';
import { readMinutes, writeMinutes } from './read-minutes.ts';

describe('readMinutes', () => {
  it.each([
    ['45 minutes', 45],
    ['45 min', 45],
    ['45m', 45],
    ['1 h 5 min', 65],
    ['1 h', 60],
    ['1h30', 90],
    ['1 1/2 hours', 90],
    ['1½ hours', 90],
    ['2½ hrs', 150],
    ['1.5 hours', 90],
    ['half an hour', 30],
    ['an hour', 60],
    ['an hour and 10 minutes', 70],
    ['20-25 min', 25],
    ['20 – 25 minutes', 25],
    ['20 to 25 minutes', 25],
    ['PT30M', 30],
    ['PT1H15M', 75],
    ['about 10 mins', 10],
    ['at least twenty minutes', 20],
    ['forty-five minutes', 45],
    ['steam for 12 minutes', 12],
    ['cream for 3 min', 3],
    ['30 Minuten', 30],
    ['1 Stunde 10 Minuten', 70],
  ])('reads %s', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });

  it.each(['', 'overnight', 'until golden', '200 C', 'mint', '5 hens', '2 onions'])(
    'finds no time in "%s"',
    (text) => {
      expect(readMinutes(text)).toBeNull();
    },
  );
});

describe('writeMinutes', () => {
  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [65, '1 h 5 min'],
    [135, '2 h 15 min'],
  ])('writes %i as %s, which reads the same', (minutes, text) => {
    expect(writeMinutes(minutes)).toBe(text);
    expect(readMinutes(text)).toBe(minutes);
  });
});
