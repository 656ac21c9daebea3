import { describe, expect, it } from 'vitest';
import { readGasMark, setOven } from './oven-temperature.ts';

describe('the setting of an oven', () => {
  it.each([
    [110, { c: 110, fanC: 90, f: 225, gasMark: '1/4' }],
    [150, { c: 150, fanC: 130, f: 300, gasMark: '2' }],
    [180, { c: 180, fanC: 160, f: 350, gasMark: '4' }],
    [190, { c: 190, fanC: 170, f: 375, gasMark: '5' }],
    [200, { c: 200, fanC: 180, f: 400, gasMark: '6' }],
    [220, { c: 220, fanC: 200, f: 425, gasMark: '7' }],
    [240, { c: 250, fanC: 230, f: 475, gasMark: '9' }],
    [80, { c: 80, fanC: 60, f: 175, gasMark: null }],
  ])('of %d C', (c, setting) => {
    expect(setOven(c)).toEqual(setting);
  });

  it('says the same heat in both scales, and nearly what was wanted', () => {
    for (let wantedC = 60; wantedC <= 250; wantedC += 1) {
      const { c, f } = setOven(wantedC);
      expect(Math.abs(((f - 32) * 5) / 9 - c), `${wantedC}`).toBeLessThanOrEqual(5);
      expect(Math.abs(c - wantedC), `${wantedC}`).toBeLessThanOrEqual(12);
    }
  });

  it('goes to a gas mark and back', () => {
    for (let c = 110; c <= 250; c += 10) {
      const { gasMark, c: set } = setOven(c);
      expect(readGasMark(gasMark ?? ''), `${c}`).toBe(set);
    }
  });

  it.each(['0', '10', '1.5', '', 'high'])('has no gas mark "%s"', (mark) => {
    expect(readGasMark(mark)).toBeUndefined();
  });
});
