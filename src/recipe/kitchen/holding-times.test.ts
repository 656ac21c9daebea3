import { describe, expect, it } from 'vitest';
import { isHeldLongEnough } from './holding-times.ts';

// Degrees in the middle, and the minutes that they take: UK FSA for every meat, USDA FSIS for the kinds.
const POULTRY = [
  [58, 84],
  [60, 35],
  [61, 28],
  [62, 20],
  [63, 14],
  [65, 7],
  [66, 5],
  [68, 2],
  [71, 0.5],
  [80, 0.1],
] as const;
const MEAT = [
  [54.4, 121],
  [57, 45],
  [58, 24],
  [60, 12],
  [62, 6],
  [63, 4],
  [65, 2],
  [75, 0.5],
  [80, 0.1],
] as const;

describe.each([
  { kind: 'poultry', poultry: true, pairs: POULTRY },
  { kind: 'meat', poultry: false, pairs: MEAT },
])('$kind', ({ poultry, pairs }) => {
  it.each(pairs.map(([coreC, minutes]) => ({ coreC, minutes })))(
    '$coreC C for $minutes minutes',
    ({ coreC, minutes }) => {
      expect(isHeldLongEnough(coreC, minutes, poultry)).toBe(true);
      expect(isHeldLongEnough(coreC, minutes - 0.05, poultry)).toBe(false);
      expect(isHeldLongEnough(coreC - 0.1, minutes, poultry)).toBe(false);
    },
  );
});

describe('isHeldLongEnough', () => {
  it.each([
    [57.9, 600, true],
    [54.3, 600, false],
    [79, 0, true],
  ])('not at %s C for %s minutes', (coreC, minutes, poultry) => {
    expect(isHeldLongEnough(coreC, minutes, poultry)).toBe(false);
  });
});
