import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOOD_LIST, FOODS } from '../../foods.ts';
import { GRAMS_PER_UNIT, ML_PER_UNIT, UNITS } from '../../units.ts';
import { weighQuantity } from './weigh-quantity.ts';

describe('weighQuantity', () => {
  it('takes mass as it is', () => {
    expect(weighQuantity(2, 'kg', undefined, FOODS.onion)).toBe(2000);
    expect(weighQuantity(1, 'lb', undefined, FOODS.onion)).toBe(453.6);
  });

  it('turns volume into grams by density, and says nothing without one', () => {
    const { density, ...leek } = { ...FOODS.leek, density: undefined };
    expect(weighQuantity(1, 'l', undefined, { ...leek, density: 1.03 })).toBe(1030);
    expect(weighQuantity(1, 'l', undefined, leek)).toBeUndefined();
    expect(density).toBeUndefined();
  });

  it('weighs a tin by what is eaten of it when the label is that of such a tin, else by the label', () => {
    const drained = {
      ...FOODS.leek,
      form: 'tinned',
      gramsEach: 240,
      amount: { perServing: 0.5, unit: 'tin' },
    } as const;
    expect(weighQuantity(2, 'tin', undefined, drained)).toBe(480);
    expect(weighQuantity(1, 'tin', { amount: 400, unit: 'g' }, drained)).toBe(240);
    expect(weighQuantity(1, 'tin', { amount: 800, unit: 'g' }, drained)).toBe(800);
  });
});

describe('there and back', () => {
  const RUNS = { seed: 20_261_121, numRuns: 300 } as const;
  const anyFood = fc.constantFrom(...FOOD_LIST);
  const dense = fc.constantFrom(...FOOD_LIST.filter(({ density }) => density !== undefined));
  const amount = fc.integer({ min: 1, max: 4000 }).map((quarters) => quarters / 4);
  const mass = fc.constantFrom(...UNITS.filter((unit) => GRAMS_PER_UNIT[unit] !== undefined));
  const volume = fc.constantFrom(...UNITS.filter((unit) => ML_PER_UNIT[unit] !== undefined));
  // Grams are told to a tenth.
  const ROUNDED = 0.05 + 1e-9;

  it('gives back the mass it was given, whatever the food', () => {
    fc.assert(
      fc.property(anyFood, amount, mass, (food, quantity, unit) => {
        const grams = weighQuantity(quantity, unit, undefined, food) ?? Number.NaN;
        expect(Math.abs(grams - quantity * (GRAMS_PER_UNIT[unit] ?? 0))).toBeLessThanOrEqual(ROUNDED);
        expect(weighQuantity(grams, 'g', undefined, food)).toBe(grams);
      }),
      RUNS,
    );
  });

  it('gives back the volume it was given, by the density of the food', () => {
    fc.assert(
      fc.property(dense, amount, volume, (food, quantity, unit) => {
        const grams = weighQuantity(quantity, unit, undefined, food) ?? Number.NaN;
        const ml = grams / (food.density ?? Number.NaN);
        expect(Math.abs(ml - quantity * (ML_PER_UNIT[unit] ?? 0))).toBeLessThanOrEqual(
          ROUNDED / (food.density ?? 1),
        );
      }),
      RUNS,
    );
  });

  it('weighs 16 tablespoons, 8 fluid ounces and 3 x 16 teaspoons as one US cup', () => {
    const cup = ML_PER_UNIT.cup ?? 0;
    for (const food of FOOD_LIST.filter(({ density }) => density !== undefined)) {
      const grams = weighQuantity(1, 'cup', undefined, food) ?? 0;
      expect(grams).toBe(Math.round(cup * (food.density ?? 0) * 10) / 10);
      for (const [count, unit] of [
        [16, 'tbsp'],
        [8, 'fl-oz'],
        [48, 'tsp'],
      ] as const) {
        const other = weighQuantity(count, unit, undefined, food) ?? 0;
        expect(Math.abs(other - grams) / Math.max(grams, 1)).toBeLessThan(0.02);
      }
    }
  });

  it('weighs twice as much of twice the amount, and never less than nothing', () => {
    fc.assert(
      fc.property(anyFood, amount, fc.constantFrom(...UNITS, null), (food, quantity, unit) => {
        const one = weighQuantity(quantity, unit, undefined, food);
        const two = weighQuantity(2 * quantity, unit, undefined, food);
        expect(two === undefined).toBe(one === undefined);
        if (one === undefined || two === undefined) return;
        expect(one).toBeGreaterThanOrEqual(0);
        expect(Math.abs(two - 2 * one)).toBeLessThanOrEqual(3 * ROUNDED);
      }),
      RUNS,
    );
  });

  it('weighs tins by the tin, by whatever unit the label is written in', () => {
    fc.assert(
      fc.property(
        anyFood,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 40, max: 3000 }),
        (food, tins, label) => {
          const inGrams = weighQuantity(tins, 'tin', { amount: label, unit: 'g' }, food) ?? Number.NaN;
          const inKilos =
            weighQuantity(tins, 'tin', { amount: label / 1000, unit: 'kg' }, food) ?? Number.NaN;
          expect(Math.abs(inGrams - inKilos)).toBeLessThanOrEqual(ROUNDED);
          // What is eaten of a tin is never more than its label says, and never nothing.
          expect(inGrams).toBeLessThanOrEqual(tins * label + ROUNDED);
          expect(inGrams).toBeGreaterThan(0);
        },
      ),
      RUNS,
    );
  });
});
