import { describe, expect, it } from 'vitest';
import { readLongestTime } from './treatment-minutes.ts';

describe('readLongestTime', () => {
  it.each([
    ['boil for 10 minutes, then simmer for 1 hour', 60],
    ['simmer for 2 hours, then boil hard for 10 min', 120],
    ['boil 5 mins', 5],
    ['boil 5 min', 5],
    ['boil 1 minute', 1],
    ['soak for 8 hrs', 480],
    ['soak 1 hr', 60],
    ['soak 12 h', 720],
    ['boil until done', 0],
    ['soak in the minute kitchen', 0],
  ])('%s', (text, minutes) => {
    expect(readLongestTime(text)).toBe(minutes);
  });
});
