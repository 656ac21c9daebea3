import { describe, expect, it } from 'vitest';
import { FOODS } from './foods.ts';
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
